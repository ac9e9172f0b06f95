"""A finding as it leaves the file that gave it: light enough to travel between processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from looplint.events import Confidence, Event, Loop, Span, Turn
from looplint.record import replace
from looplint.rule import Edit, Finding, Judged, Note, Place, rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from looplint.static.source import Source

SURE = list(Confidence)  # from the least to the most


class Verdict(NamedTuple):
    """A finding as it travels between processes: the code in place of the rule."""

    code: str
    finding: Finding
    confidence: Confidence
    when: str = ""
    others: tuple[Span, ...] = ()

    @property
    def judged(self) -> Judged:
        """The finding with its rule."""
        return Judged(rules()[self.code], self.finding, self.confidence, self.when, self.others)


def verdicts(findings: Sequence[Judged], source: Source | None = None) -> list[Verdict]:
    """Findings as they travel; what their fixes change has become edits. `source`: a file that is parsed already."""
    if any(judged.finding.fix is not None and judged.finding.fix.changes for judged in findings):
        from looplint.fix.resolve import Trees, resolved

        trees = Trees(source)
        findings = [replace(judged, finding=resolved(judged.finding, trees)) for judged in findings]
    return [settled(judged) for judged in findings]


def settled(judged: Judged) -> Verdict:
    """A finding without the graph of objects behind it: only places, and the loops around them, are ever shown."""
    finding = judged.finding
    loops: dict[int, Loop] = {}
    notes = tuple(Note(_light(note.at, loops), note.text) for note in finding.notes)
    light = replace(finding, at=_light(finding.at, loops), notes=notes)
    return Verdict(judged.rule.code, light, judged.confidence, judged.when, judged.others)


def _light(place: Place, loops: dict[int, Loop]) -> Place:
    if isinstance(place, Span):
        return place
    turns = tuple(Turn(_light_loop(turn.loop, loops), turn.index, turn.last) for turn in place.turns)
    return Event(place.op, None, place.spans, {}, (), turns, index=place.index)


def _light_loop(loop: Loop, loops: dict[int, Loop]) -> Loop:
    if id(loop) not in loops:
        loops[id(loop)] = Loop(loop.kind, loop.name, loop.at, target=loop.target)
    return loops[id(loop)]


def renamed(verdict: Verdict, old: str, new: str) -> Verdict:
    """The finding with a file under the name that the user gave it."""

    def span(at: Span) -> Span:
        return Span(new, at.line, at.column, at.end_line, at.end_column, at.cell) if at.path == old else at

    def place(at: Place) -> Place:
        if isinstance(at, Span):
            return span(at)
        return Event(at.op, None, tuple(map(span, at.spans)), {}, (), at.turns, index=at.index)

    finding = verdict.finding
    notes = tuple(Note(place(note.at), note.text) for note in finding.notes)
    fix = finding.fix and replace(finding.fix, edits=tuple(Edit(span(e.at), e.text) for e in finding.fix.edits))
    changed = replace(finding, at=place(finding.at), notes=notes, fix=fix)
    return verdict._replace(finding=changed, others=tuple(map(span, verdict.others)))


def rank(verdict: Verdict) -> tuple[object, ...]:
    """What decides between equal findings that several files lead to: the surest first, with the fewest conditions."""
    return -SURE.index(verdict.confidence), len(verdict.when), verdict.when, len(verdict.finding.notes)
