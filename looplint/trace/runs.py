"""Runs as lists of events, turn by turn, with the answers that lead to each and the findings where they bite."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from looplint.events import Event, Loop, Turn
from looplint.report.terminal import Piece
from looplint.rule import Finding, Rule
from looplint.run import Answer, Run
from looplint.trace.page import Row, count
from looplint.trace.questions import Asked
from looplint.trace.reasons import Hearing, whole
from looplint.trace.tree import event_row, turn_name, unless_same

MOST_ANSWERS = 12  # drawn of one run


@dataclass
class Pattern:
    """Runs that look alike to the reader of this page: their events, what they have in common, what a rule said."""

    events: list[Event]
    runs: list[Run] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    @property
    def choices(self) -> Mapping[str, Answer]:
        """The answers that all of them share."""
        first, *rest = self.runs
        return {
            name: answer
            for name, answer in first.choices.items()
            if all((other := run.choices.get(name)) is not None and other.value is answer.value for run in rest)
        }


def alike(hearing: Hearing, rule: Rule | None) -> list[Pattern]:
    """The runs by what is shown of them: first one that is wrong and one that is right, if there are such."""
    said: dict[int, list[Finding]] = {}
    for index, finding in hearing.found:
        said.setdefault(index, []).append(finding)
    patterns: dict[object, Pattern] = {}
    for index, run in enumerate(hearing.runs):
        events = [event for event in run.events if rule is None or event.op in rule.reads]
        findings = said.get(index, [])
        key = (
            tuple((event_row(e, 0), tuple((id(t.loop), t.index) for t in e.loops())) for e in events),
            tuple((f.span, f.message) for f in findings),
        )
        patterns.setdefault(_hashable(key), Pattern(events, findings=findings)).runs.append(run)
    wrong = sorted((p for p in patterns.values() if p.findings), key=lambda p: len(p.choices))
    right = sorted((p for p in patterns.values() if not p.findings), key=lambda p: not _passes(p, wrong))
    return [*wrong[:1], *right[:1], *wrong[1:], *right[1:]] if wrong else right


def _passes(pattern: Pattern, wrong: Sequence[Pattern]) -> bool:
    """Whether a run comes to a place where others are wrong."""
    spans = {finding.span for other in wrong for finding in other.findings}
    return any(not spans.isdisjoint(event.spans) for event in pattern.events)


def _hashable(key: object) -> object:
    """Rows hold lists of pieces."""
    return tuple(map(_hashable, key)) if isinstance(key, (tuple, list)) else key


class RunDrawer:
    """Draws patterns."""

    def __init__(self, asked: Asked, rule: Rule | None) -> None:
        self.asked = asked
        self.rule = rule

    def aside(self, pattern: Pattern) -> str:
        """What stands beside the number of a run."""
        verdict = "wrong" if pattern.findings else "right"
        said = [*([verdict] if self.rule is not None else []), count(len(pattern.events), "event")]
        if len(pattern.runs) > 1:
            alike = f" in what {self.rule.code} reads" if self.rule is not None else ""
            said.append(f"{count(len(pattern.runs), 'run')} alike{alike}")
        if any(run.merged for run in pattern.runs):
            said.append("stands for several that agree on the last op of each object")
        return ", ".join(said)

    # -- answers -------------------------------------------------------------------------------------------------
    def answers(self, pattern: Pattern) -> list[Row]:
        """The answers that lead here; the same answer of several turns in one row."""
        choices = pattern.choices
        turns: dict[tuple[str, bool], list[str]] = {}
        for name, answer in choices.items():
            if not _told_by_parts(name, answer, choices):
                where = self._where(name, answer)
                turns.setdefault((self._text(answer), answer.value), []).extend([where] if where else [])
        rows = []
        for number, ((text, value), places) in enumerate(turns.items()):
            word = "  when " if not number else "       "
            rows.append(Row([Piece(word, "when"), Piece(_spoken(text, value))], "; ".join(places)))
        if len(rows) > MOST_ANSWERS:
            left = len(rows) - MOST_ANSWERS
            rows[MOST_ANSWERS:] = [Row([Piece(f"       and {count(left, 'more answer')}", "name")])]
        return rows

    def _text(self, answer: Answer) -> str:
        question = self.asked.questions.get(answer.question)
        return self.asked.text(question) if question is not None else answer.text

    def _where(self, name: str, answer: Answer) -> str:
        """The turns in which a question was answered so: `epoch 1, batch 2`."""
        numbers = [int(n) for n in re.findall(r"\d+", name[len(answer.question) :])]
        loops = self._loops(answer)
        if len(numbers) != len(loops):
            return ""
        return ", ".join(turn_name(loop, index) for loop, index in zip(loops, numbers, strict=True))

    def _loops(self, answer: Answer) -> list[Loop]:
        keys = [answer.question, *_parts(answer)]
        varies = {i for key in keys if (q := self.asked.questions.get(key)) is not None for i in q.varies}
        return [self.asked.loops[i] for i in sorted(varies) if i in self.asked.loops]

    # -- events --------------------------------------------------------------------------------------------------
    def events(self, pattern: Pattern, first: Pattern | None = None) -> list[Row]:
        """The events in order, turn by turn; a turn that does what the one before did is said so, and so is what comes
        before all loops as in the first run."""
        marks = self._marks(pattern)
        known = _preamble(pattern, first, marks) if first is not None else 0
        rows = [Row([Piece(f"as run 1, {known} events", "name")])] if known else []
        rows += self._turns(pattern.events[known:], 0, marks)
        shown = {id(event) for event in pattern.events}
        for finding in pattern.findings:
            if not (isinstance(finding.at, Event) and id(finding.at) in shown):
                rows.append(Row([Piece("└ "), self._said(finding)], at=finding.span, wrap=True))
        return rows

    def _marks(self, pattern: Pattern) -> dict[int, list[Piece]]:
        """What stands under events: the first finding of each place, and its notes."""
        marks: dict[int, list[Piece]] = {}
        first = {(finding.span, finding.group): finding for finding in reversed(pattern.findings)}
        for finding in reversed(first.values()):
            for note in finding.notes:
                if isinstance(note.at, Event):
                    marks.setdefault(id(note.at), []).append(Piece(note.text, "help"))
            if isinstance(finding.at, Event):
                marks.setdefault(id(finding.at), []).append(self._said(finding))
        return {key: list(dict.fromkeys(pieces)) for key, pieces in marks.items()}

    def _said(self, finding: Finding) -> Piece:
        assert self.rule is not None
        return Piece(f"{self.rule.code} {finding.message}", str(finding.group or self.rule.group))

    def _turns(self, events: Sequence[Event], level: int, marks: dict[int, list[Piece]]) -> list[Row]:
        rows: list[Row] = []
        before: tuple[Turn | None, list[Row]] = (None, [])
        for turn, group in grouped(events, level):
            if turn is None:
                rows += _marked(group, level, marks)
                continue
            inner = self._turns(group, level + 1, marks)
            last, body = before
            same = last is not None and last.loop is turn.loop and body == inner and not _any_marked(group, marks)
            note = f"as {turn_name(turn.loop, last.index)}" if same and last is not None else ""
            rows.append(Row([Piece(turn_name(turn.loop, turn.index), "name")], note, None, level))
            rows += [] if same else inner
            before = (turn, inner)
        return rows


def _preamble(pattern: Pattern, first: Pattern, marks: Mapping[int, object]) -> int:
    """How many events, before all loops, are those of the first run; 0 where saying so saves nothing."""
    known = 0
    for one, other in zip(pattern.events, first.events, strict=False):
        if one.loops() or id(one) in marks or event_row(one, 0) != event_row(other, 0):
            break
        known += 1
    return known if known > 2 else 0


def grouped(events: Iterable[Event], level: int) -> Iterator[tuple[Turn | None, list[Event]]]:
    """Consecutive events of one turn at a level of loops; None for those that stand in no further loop."""
    turn: Turn | None = None
    group: list[Event] = []
    for event in events:
        loops = event.loops()
        here = loops[level] if len(loops) > level else None
        if group and not _same(turn, here):
            yield turn, group
            group = []
        turn = here
        group.append(event)
    if group:
        yield turn, group


def _same(one: Turn | None, other: Turn | None) -> bool:
    if one is None or other is None:
        return one is other
    return one.loop is other.loop and one.index == other.index


def _marked(events: Iterable[Event], level: int, marks: dict[int, list[Piece]]) -> list[Row]:
    rows: list[Row] = []
    for event in events:
        rows += unless_same(event_row(event, level), rows)
        rows += [Row([Piece("└ "), piece], depth=level, wrap=True) for piece in marks.get(id(event), ())]
    return rows


def _any_marked(events: Iterable[Event], marks: dict[int, list[Piece]]) -> bool:
    return any(id(event) in marks for event in events)


def _parts(answer: Answer) -> list[str]:
    """The keys of the questions that a test of several questions is made of."""
    return answer.question[3:].split("|") if answer.question.startswith("if:") else []


def _told_by_parts(name: str, answer: Answer, choices: Mapping[str, Answer]) -> bool:
    """Whether a test of several questions follows from answers that are shown anyway."""
    turn = name[len(answer.question) :]
    return any(f"{part}{turn}" in choices for part in _parts(answer))


def _spoken(text: str, value: bool) -> str:
    if text == "an exception is raised":
        return text if value else "no exception is raised"
    return f"{whole(text)} is {'true' if value else 'false'}"
