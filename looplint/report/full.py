"""The full text: each finding with the source lines of its path, what it depends on, and what to write instead."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, TextIO

from looplint.events import Confidence, Event, LoopKind, Span
from looplint.report import plain
from looplint.report.excerpt import Mark, Sources, change, excerpt
from looplint.report.path import Step, in_order, steps
from looplint.report.summary import fix_mark, place, write_summary
from looplint.report.terminal import Line, Piece, Terminal
from looplint.rule import Judged

if TYPE_CHECKING:
    from looplint.check import Report


def render(report: Report, stream: TextIO, color: bool = False, quiet: bool = False) -> None:
    """Write the findings one below the other, then what could not be checked, then a line of counts."""
    terminal, sources = Terminal(stream, color), Sources(report.texts)
    for judged in report.findings:
        for line in block(judged, sources, terminal, report.unsafe_fixes):
            terminal.write(*line)
    if not quiet:
        write_summary(report, terminal)


def block(judged: Judged, sources: Sources, terminal: Terminal, unsafe: bool = False) -> Iterator[Line]:
    """The lines of one finding, the last one empty."""
    rule, finding = judged.rule, judged.finding
    yield [
        Piece(place(finding.span), "place"),
        Piece("  "),
        Piece(f"{judged.group} {rule.code}", str(judged.group)),
        Piece(fix_mark(judged, unsafe), "name"),
        Piece(f" {rule.name}{_certainty(judged)}", "name"),
    ]
    yield [Piece(plain(finding.message), "message")]
    yield []
    yield from _path(judged, sources, terminal)
    yield []
    yield from _footer(judged, sources, terminal)
    yield []


def _certainty(judged: Judged) -> str:
    return "" if judged.confidence is Confidence.HIGH else f" ({judged.confidence} confidence)"


# -- the path ----------------------------------------------------------------------------------------------------
def _path(judged: Judged, sources: Sources, terminal: Terminal) -> Iterator[Line]:
    """One excerpt per file or cell, that of the finding first."""
    groups: dict[tuple[str, int], list[Mark]] = {}
    for mark in marks(judged):
        groups.setdefault((mark.at.path, mark.at.cell), []).append(mark)
    headers = _loop_headers(judged)
    for position, (where, found) in enumerate(groups.items()):
        if position:
            yield from ([], [Piece(f"  {place(min(mark.at for mark in found))}", "place")])
        yield from excerpt(found, [at for at in headers if (at.path, at.cell) == where], sources, terminal)


def marks(judged: Judged) -> list[Mark]:
    """The finding's own place, then its notes; numbered where the path does not simply go down the page."""
    path = in_order(judged)
    known = all(step.order for step in path)
    numbered = known and not _goes_down([step.at for step in path])
    return [_mark(step, numbered, str(judged.group)) for step in steps(judged)]


def _mark(step: Step, numbered: bool, group: str) -> Mark:
    label = plain(step.text)
    if numbered:
        label = f"{step.order}. {label or 'here'}"
    return Mark(step.at, label, group if step.main else "note", step.main)


def _goes_down(path: list[Span]) -> bool:
    """Whether the path stays in one file or cell and only moves down."""
    return all((a.path, a.cell) == (b.path, b.cell) and a <= b for a, b in pairwise(path))


def _loop_headers(judged: Judged) -> list[Span]:
    """Where the innermost loops around the places of the path begin."""
    places = [judged.finding.at, *(note.at for note in judged.finding.notes)]
    loops = (event.loops()[-1].loop for event in places if isinstance(event, Event) and event.loops())
    return [loop.at for loop in loops if loop.at is not None and loop.kind is not LoopKind.UNROLLED]


# -- what it depends on, and what to do --------------------------------------------------------------------------
def _footer(judged: Judged, sources: Sources, terminal: Terminal) -> Iterator[Line]:
    finding, fix = judged.finding, judged.finding.fix
    if judged.when:
        yield _said("when", judged.when.removeprefix("when "), "when")
    if finding.doubt:
        yield _said("unsure:", finding.doubt, "when")
    if judged.others:
        yield _said("also at", ", ".join(place(at) for at in judged.others), "name")
    if fix is not None:
        yield _said("help:", fix.title, "help")
        yield from change(fix.edits, sources, terminal)
    yield [Piece(f"  looplint explain {judged.rule.code}", "command")]


def _said(word: str, text: str, style: str) -> Line:
    return [Piece(f"  {word} ", style), Piece(plain(text))]
