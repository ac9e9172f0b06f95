"""One line per finding: `path:line:col: LL301 message`."""

from __future__ import annotations

from typing import TYPE_CHECKING, TextIO

from looplint.report import plain
from looplint.report.summary import fix_mark, place, write_summary
from looplint.report.terminal import Line, Piece, Terminal
from looplint.rule import Judged

if TYPE_CHECKING:
    from looplint.check import Report


def render(report: Report, stream: TextIO, color: bool = False, quiet: bool = False) -> None:
    """Write one line per finding, then what could not be checked and a line of counts."""
    terminal = Terminal(stream, color)
    for judged in report.findings:
        terminal.write(*line(judged, report.unsafe_fixes))
    if not quiet:
        write_summary(report, terminal)


def line(judged: Judged, unsafe: bool = False) -> Line:
    """One finding; `[*]` where `--fix` would repair it; the condition under which it happens stands at the end."""
    finding = judged.finding
    when = f" (when {judged.when.removeprefix('when ')})" if judged.when else ""
    return [
        Piece(f"{place(finding.span)}:", "place"),
        Piece(" "),
        Piece(judged.rule.code, str(judged.group)),
        Piece(fix_mark(judged, unsafe), "name"),
        Piece(f" {plain(finding.message)}"),
        Piece(plain(when), "name"),
    ]
