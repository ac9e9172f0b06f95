"""Counts per rule instead of findings (`--statistics`)."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, TextIO

from looplint.report.summary import write_summary
from looplint.report.terminal import Piece, Terminal

if TYPE_CHECKING:
    from looplint.check import Report
    from looplint.rule import Rule


def counted(report: Report) -> list[tuple[int, Rule]]:
    """The rules that found something with how often, most frequent first."""
    counts = Counter(judged.rule.code for judged in report.findings)
    found = {judged.rule.code: judged.rule for judged in report.findings}
    return sorted(((counts[code], rule) for code, rule in found.items()), key=lambda row: (-row[0], row[1].code))


def render(report: Report, stream: TextIO, color: bool = False, quiet: bool = False) -> None:
    """Write a table, most frequent rule first, then what could not be checked and a line of counts."""
    terminal, rows = Terminal(stream, color), counted(report)
    width = len(str(rows[0][0])) if rows else 0
    for count, rule in rows:
        group = Piece(f"{rule.group:<7}", str(rule.group))
        terminal.write(f"{count:>{width}}  ", Piece(f"{rule.code}", "message"), "  ", group, f"  {rule.name}")
    if not quiet:
        if rows:
            terminal.write()
        write_summary(report, terminal)


def render_json(report: Report, stream: TextIO) -> None:
    """Write the counts as a JSON list."""
    records = [
        {"code": rule.code, "name": rule.name, "group": str(rule.group), "count": count}
        for count, rule in counted(report)
    ]
    json.dump(records, stream, indent=2)
    stream.write("\n")
