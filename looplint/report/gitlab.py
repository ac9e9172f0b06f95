"""GitLab's code quality report: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TextIO

from looplint.events import Group
from looplint.report.excerpt import Sources
from looplint.report.fingerprint import numbered, relative
from looplint.rule import Judged

if TYPE_CHECKING:
    from looplint.check import Report

_SEVERITY = {Group.ERROR: "major", Group.WARNING: "minor", Group.ADVICE: "info"}


def render(report: Report, stream: TextIO) -> None:
    """Write the list of findings; what could not be checked is among them, as a blocker."""
    marks = numbered(report.findings, Sources(report.texts))
    issues = [_issue(judged, mark) for judged, mark in zip(report.findings, marks, strict=True)]
    issues += [
        {
            "description": problem.message,
            "check_name": "looplint",
            "fingerprint": f"{relative(problem.path)}:{problem.message}",
            "severity": "blocker",
            "location": {"path": relative(problem.path), "lines": {"begin": problem.line or 1}},
        }
        for problem in report.problems
    ]
    json.dump(issues, stream, indent=2)
    stream.write("\n")


def _issue(judged: Judged, mark: str) -> dict[str, Any]:
    at = judged.finding.span
    where = f"cell {at.cell}, line {at.line}: " if at.cell else ""
    return {
        "description": f"{where}{judged.finding.message}",
        "check_name": f"{judged.rule.code} {judged.rule.name}",
        "fingerprint": mark,
        "severity": _SEVERITY[judged.group],
        "location": {"path": relative(at.path), "lines": {"begin": 1 if at.cell else at.line}},
    }
