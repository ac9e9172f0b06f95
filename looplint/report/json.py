"""A JSON list of findings, with ruff's keys and looplint's own."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any, TextIO

from looplint.events import Span
from looplint.report import url
from looplint.rule import Fix, Judged

if TYPE_CHECKING:
    from looplint.check import Report


def render(report: Report, stream: TextIO) -> None:
    """Write the list; what could not be checked is no finding and does not stand in it."""
    json.dump([record(judged) for judged in report.findings], stream, indent=2)
    stream.write("\n")


def record(judged: Judged) -> dict[str, Any]:
    """One finding. Rows and columns count from 1, columns in characters; an end column is the first one after."""
    rule, finding = judged.rule, judged.finding
    at = finding.span
    return {
        "code": rule.code,
        "name": rule.name,
        "group": str(judged.group),
        "confidence": str(judged.confidence),
        "message": finding.message,
        **_where(at),
        "end_location": _end(at),
        "when": judged.when or None,
        "doubt": finding.doubt or None,
        "notes": [{"message": note.text, **_where(note.span)} for note in finding.notes],
        "others": [_where(at) for at in judged.others],
        "fix": _fix(finding.fix) if finding.fix else None,
        "noqa_row": at.line,
        "url": url(rule.code),
    }


def _where(at: Span) -> dict[str, Any]:
    filename = os.path.abspath(at.path)  # noqa: PTH100 - links stay as they were given
    return {"filename": filename, "cell": at.cell or None, "location": _start(at)}


def _start(at: Span) -> dict[str, int]:
    return {"row": at.line, "column": at.column}


def _end(at: Span) -> dict[str, int]:
    return {"row": at.end_line, "column": at.end_column} if at.end_line else _start(at)


def _fix(fix: Fix) -> dict[str, Any]:
    """`applicability`: "safe" or "unsafe" to apply unseen, "display" where a person has to write it."""
    return {
        "applicability": ("safe" if fix.safe else "unsafe") if fix.edits else "display",
        "message": fix.title,
        "edits": [{"content": e.text, **_where(e.at), "end_location": _end(e.at)} for e in fix.edits],
    }
