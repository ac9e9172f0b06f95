"""SARIF 2.1.0, for code scanning: rules with pages, paths as code flows, fingerprints that survive moved lines."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO
from urllib.parse import quote

from looplint import __version__
from looplint.docs import page
from looplint.events import Group, Span
from looplint.report import url
from looplint.report.excerpt import Sources
from looplint.report.fingerprint import numbered
from looplint.report.path import Step, in_order
from looplint.rule import Fix, Judged, Rule

if TYPE_CHECKING:
    from looplint.check import Problem, Report

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_LEVEL = {Group.ERROR: "error", Group.WARNING: "warning", Group.ADVICE: "note"}


def render(report: Report, stream: TextIO) -> None:
    """Write one log with one run."""
    json.dump(log(report), stream, indent=2)
    stream.write("\n")


def log(report: Report) -> dict[str, Any]:
    """The report as a SARIF log."""
    used = sorted({judged.rule.code: judged.rule for judged in report.findings}.items())
    index = {code: position for position, (code, _) in enumerate(used)}
    driver = {
        "name": "looplint",
        "semanticVersion": __version__,
        "rules": [_rule(rule) for _, rule in used],
    }
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {"SRCROOT": {"uri": Path.cwd().as_uri() + "/"}},
        "invocations": [_invocation(report.problems)],
        "results": _results(report, index),
    }
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(rule: Rule) -> dict[str, Any]:
    address = url(rule.code)
    return {
        "id": rule.code,
        "name": "".join(word.capitalize() for word in rule.name.split("-")),
        "shortDescription": {"text": rule.title},
        "help": {"text": rule.doc.strip(), "markdown": page(rule)},
        **({"helpUri": address} if address else {}),
        "defaultConfiguration": {"level": _LEVEL[rule.group], "enabled": rule.group is not Group.ADVICE},
        "properties": {"tags": ["pytorch", rule.name], "since": rule.since},
    }


def _invocation(problems: list[Problem]) -> dict[str, Any]:
    notes = [
        {"level": "error", "message": {"text": problem.message}, "locations": [_location(_at(problem))]}
        for problem in problems
    ]
    return {"executionSuccessful": not problems, "toolExecutionNotifications": notes}


def _at(problem: Problem) -> Span:
    return Span(problem.path, problem.line or 1, problem.column or 1, cell=problem.cell)


def _results(report: Report, index: dict[str, int]) -> list[dict[str, Any]]:
    marks = numbered(report.findings, Sources(report.texts))
    pairs = zip(report.findings, marks, strict=True)
    return [_result(judged, index[judged.rule.code], mark) for judged, mark in pairs]


def _result(judged: Judged, index: int, mark: str) -> dict[str, Any]:
    finding = judged.finding
    path = in_order(judged)
    notes = [step for step in path if not step.main]
    result = {
        "ruleId": judged.rule.code,
        "ruleIndex": index,
        "level": _LEVEL[judged.group],
        "message": {"text": _message(judged)},
        "locations": [_location(finding.span)],
        "relatedLocations": [_location(step.at, step.text) | {"id": i} for i, step in enumerate(notes, 1)],
        "partialFingerprints": {"looplint/v1": mark},
        "properties": {"confidence": str(judged.confidence), "when": judged.when or None},
    }
    if notes:
        result["codeFlows"] = [{"threadFlows": [{"locations": [_flow(step, finding.message) for step in path]}]}]
    if finding.fix and finding.fix.edits and not any(edit.at.cell for edit in finding.fix.edits):
        result["fixes"] = [_fix(finding.fix)]
    return result


def _message(judged: Judged) -> str:
    finding = judged.finding
    where = f"cell {finding.span.cell}, line {finding.span.line}: " if finding.span.cell else ""
    when = f" (when {judged.when.removeprefix('when ')})" if judged.when else ""
    title = f" Help: {finding.fix.title}." if finding.fix else ""
    return f"{where}{finding.message}{when}.{title}"


def _flow(step: Step, message: str) -> dict[str, Any]:
    return {"location": _location(step.at, step.text or message), "importance": "essential"}


def _location(at: Span, text: str = "") -> dict[str, Any]:
    physical = {"artifactLocation": _uri(at.path), "region": {"startLine": 1} if at.cell else _region(at)}
    return {"physicalLocation": physical, **({"message": {"text": text}} if text else {})}


def _region(at: Span) -> dict[str, int]:
    end = {"endLine": at.end_line, "endColumn": at.end_column} if at.end_line else {}
    return {"startLine": at.line, "startColumn": at.column, **end}


def _uri(path: str) -> dict[str, str]:
    """A path below the working directory as a relative address, another as an absolute one."""
    path, here = os.path.abspath(path), os.getcwd() + os.sep  # noqa: PTH100, PTH109 - links stay as they were given
    if path.startswith(here):
        return {"uri": quote(os.fsencode(path.removeprefix(here).replace(os.sep, "/"))), "uriBaseId": "SRCROOT"}
    return {"uri": Path(path).as_uri()}


def _fix(fix: Fix) -> dict[str, Any]:
    files: dict[str, list[dict[str, Any]]] = {}
    for edit in fix.edits:
        at = edit.at
        deleted = {"endLine": at.end_line or at.line, "endColumn": at.end_column if at.end_line else at.column}
        region = {"startLine": at.line, "startColumn": at.column, **deleted}
        files.setdefault(at.path, []).append({"deletedRegion": region, "insertedContent": {"text": edit.text}})
    changes = [{"artifactLocation": _uri(path), "replacements": found} for path, found in files.items()]
    return {"description": {"text": fix.title}, "artifactChanges": changes}
