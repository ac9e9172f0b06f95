"""A run as a picture: lanes for what a training moves, time downwards, findings where they bite.

`looplint trace FILE --lanes` draws runs that the reader foretells, `looplint run --lanes` the one that happened; with
`--html FILE` as a page. One list of `Beat`s, two ways to draw it: `text` on a terminal, `html` in a browser.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from looplint.events import Event, LoopKind, Op, Scope, Span, Turn
from looplint.picture.lanes import Kind, Lane, Lanes, is_quiet
from looplint.picture.states import States, after, beginning
from looplint.rule import Judged
from looplint.trace.page import name_of
from looplint.trace.runs import grouped
from looplint.trace.tree import turn_name


class Said(NamedTuple):
    """What stands under a beat: `kind` is "finding", "note" (a place on the way to one) or "help"."""

    kind: str
    text: str
    judged: Judged


class Beat(NamedTuple):
    """One line of a picture.

    `kind`: "event", "head" (a turn begins) or "same" (turns that do what an earlier one did). `lanes`: the numbers of
    those it touches, first the one it stands in. `before`, `after`: the states of all lanes around it.
    """

    kind: str
    words: str
    at: Span | None
    depth: int
    lanes: tuple[int, ...]
    before: States
    after: States
    said: tuple[Said, ...] = ()

    @property
    def bites(self) -> bool:
        """Whether a finding is reported here."""
        return any(said.kind == "finding" for said in self.said)


class Picture(NamedTuple):
    """One run, drawn.

    `answers`: the conditions under which it happens. `elsewhere`: findings of which the run does not show the place.
    """

    title: str
    aside: str
    answers: Sequence[str]
    lanes: Sequence[Lane]
    beats: Sequence[Beat]
    findings: Sequence[Judged]
    elsewhere: Sequence[Judged] = ()


WORDS = {
    Op.MAKE: "made",
    Op.LOSS: "loss",
    Op.SCALE: "loss times the scale",
    Op.GRAD: "gradients asked for",
    Op.ASSIGN_GRAD: "gradients written by hand",
    Op.UNSCALE: "scale divided out",
    Op.CLIP: "gradients clipped",
    Op.STEP: "step",
    Op.UPDATE: "weights written by hand",
    Op.SCALER_UPDATE: "scale adjusted",
    Op.ZERO_GRAD: "gradients cleared",
    Op.SCHEDULE: "next learning rate",
    Op.TRAIN: "training mode",
    Op.EVAL: "evaluation mode",
    Op.EMA_UPDATE: "average moves on",
    Op.SWAP: "averaged weights swapped",
    Op.RESTORE: "state put back",
    Op.STATE: "state taken",
    Op.SET_EPOCH: "epoch told to the sampler",
    Op.DRAW: "batch taken by hand",
    Op.WRAP: "wrapped",
    Op.FREEZE: "frozen",
    Op.UNFREEZE: "thawed",
    Op.ADD_PARAMS: "parameters added",
    Op.LOAD: "file read",
    Op.SAVE: "file written",
    Op.KEEP: "kept beyond the turn",
    Op.MENTION: "handed on",
}


def picture(
    title: str,
    aside: str,
    answers: Sequence[str],
    events: Sequence[Event],
    findings: Sequence[Judged],
    *,
    counted: bool = True,
) -> Picture:
    """Draw a run. Findings speak of its events; those whose place is none of them are put `elsewhere`.

    `counted`: its turns are all there are; of a long run only some are kept.
    """
    said = _said(events, findings)
    shown = [event for event in events if not is_quiet(event) or id(event) in said]
    lanes = Lanes(shown)
    drawing = _Drawing(lanes, said, counted)
    beats = drawing.turns(drawing.on_the_way(shown), 0)
    bitten = {id(one.judged) for beat in beats for one in beat.said if one.kind == "finding"}
    return Picture(
        title, aside, answers, lanes.all, beats,
        [judged for judged in findings if id(judged) in bitten],
        [judged for judged in findings if id(judged) not in bitten],
    )  # fmt: skip


def _said(events: Sequence[Event], findings: Sequence[Judged]) -> dict[int, list[Said]]:
    """What stands under each event, by its id."""
    known = {id(event) for event in events}
    found: dict[int, list[Said]] = {}

    def put(place: Event | Span, said: Said) -> None:
        event = place if isinstance(place, Event) and id(place) in known else _at(events, place)
        if event is not None and said not in found.setdefault(id(event), []):
            found[id(event)].append(said)

    for judged in findings:
        finding = judged.finding
        put(finding.at, Said("finding", finding.message, judged))
        if finding.fix is not None:
            put(finding.at, Said("help", finding.fix.title, judged))
        for note in finding.notes:
            put(finding.at if note.span == finding.span else note.at, Said("note", note.text, judged))
    return found


def _at(events: Sequence[Event], place: Event | Span) -> Event | None:
    """The first event at a place."""
    span = place.at if isinstance(place, Event) else place
    return next((event for event in events if span in event.spans), None)


class _Drawing:
    """Events -> beats."""

    def __init__(self, lanes: Lanes, said: Mapping[int, list[Said]], counted: bool) -> None:
        self.lanes = lanes
        self.counted = counted
        self.said = said
        self.states: dict[int, tuple[tuple[int, ...], States, States]] = {}  # by event
        self.data = next((n for n, lane in enumerate(lanes.all) if lane.kind is Kind.DATA), None)
        self.bodies: dict[int, list[list[Beat]]] = {}  # of the turns so far, by loop
        self.first_left_out: dict[int, int] = {}
        self.trained: set[int] = set()  # the ids of loops with a backward pass

    def on_the_way(self, events: Sequence[Event]) -> list[Event]:
        """The events that have a lane or a finding; the states around each are known from now on."""
        states, kept = beginning(self.lanes), []
        for event in events:
            touched = self.lanes.of(event)
            if event.op is Op.BACKWARD:
                self.trained |= {id(turn.loop) for turn in event.loops()}
            if not touched and id(event) not in self.said:
                continue
            new = after(states, event, touched, self.lanes)
            self.states[id(event)] = (touched, states, new)
            states = new
            kept.append(event)
        return kept

    def turns(self, events: Sequence[Event], level: int) -> list[Beat]:
        """The beats of some events, turn by turn from a level of loops on."""
        beats: list[Beat] = []
        last: dict[int, int] = {}  # the number of the turn before, by loop
        for turn, group in grouped(events, level):
            states = self.states[id(group[0])][1]
            if turn is None:
                beats += [beat for event in group for beat in self._beat(event, level, beats)]
                continue
            first = last.get(id(turn.loop), turn.index - 1) + 1  # of the turns that are not shown, this one included
            last[id(turn.loop)] = turn.index
            body = self.turns(group, level + 1)
            if not self._second(turn, group[0], level) and self._is_known(turn, body):
                self._as_above(beats, turn, first, level, self.states[id(group[-1])][2])
            else:
                if first < turn.index:
                    self._as_above(beats, Turn(turn.loop, turn.index - 1), first, level, states)
                beats += [self._head(turn, level, states), *body]
            self.bodies.setdefault(id(turn.loop), []).append([_bare(beat) for beat in body])
        return beats

    def _as_above(self, beats: list[Beat], turn: Turn, first: int, level: int, states: States) -> None:
        """Say of turns from `first` on that they do what earlier ones did."""
        if beats and beats[-1].kind == "same" and beats[-1].at == turn.loop.at:
            first = self.first_left_out.get(id(turn.loop), first)
            beats.pop()
        self.first_left_out[id(turn.loop)] = first
        said = turn_name(turn.loop, turn.index)
        if first < turn.index:
            later = f"to {turn.index + 1}" if self.counted else "and later"
            said = f"{turn_name(turn.loop, first)} {later}"
        beats.append(Beat("same", f"{said}: as above", turn.loop.at, level, (), states, states))

    def _is_known(self, turn: Turn, body: Sequence[Beat]) -> bool:
        """Whether nothing is said of a turn, and it does what an earlier one did."""
        if any(beat.said for beat in body):
            return False
        return [_bare(b) for b in body] in self.bodies.get(id(turn.loop), ()) or all(b.kind == "same" for b in body)

    def _second(self, turn: Turn, event: Event, level: int) -> bool:
        """Whether this is the second turn of a training loop, the first time that one comes to it."""
        first = all(outer.index == 0 for outer in event.loops()[:level])
        return turn.index == 1 and first and id(turn.loop) in self.trained and turn is event.loops()[-1]

    def _beat(self, event: Event, level: int, before: Sequence[Beat]) -> Iterator[Beat]:
        touched, old, new = self.states[id(event)]
        said = tuple(self.said.get(id(event), ()))
        beat = Beat("event", words(event), event.at, level, touched, old, new, said)
        if not before or before[-1]._replace(before=old) != beat:
            yield beat

    def _head(self, turn: Turn, level: int, states: States) -> Beat:
        loads = self.data is not None and turn.loop.kind is LoopKind.BATCH
        lanes = (self.data,) if loads and self.data is not None else ()
        return Beat("head", turn_name(turn.loop, turn.index), turn.loop.at, level, lanes, states, states)


def _bare(beat: Beat) -> Beat:
    return beat._replace(said=())


def words(event: Event) -> str:
    """What happens, in a few words."""
    text = WORDS.get(event.op) or str(event.op).replace("-", " ")
    if event.op is Op.BACKWARD and event.args.get("scaler") is not None:
        text = "backward, times the scale"
    if event.op in (Op.MAKE, Op.FREEZE, Op.UNFREEZE, Op.RESTORE, Op.WRAP, Op.MENTION):
        text = f"{name_of(event.obj)} {text}".strip()
    elif event.op is Op.FORWARD and event.obj is not None and event.obj.whole is not None:
        text = f"{text} of {name_of(event.obj)}"
    if event.op in (Op.FORWARD, Op.LOSS, Op.BACKWARD):
        text += "".join(f", {said}" for said in _circumstances(event))
    return text


def _circumstances(event: Event) -> Iterator[str]:
    if not event.grad_enabled:
        yield "no grad"
    if event.op is Op.FORWARD and (autocast := event.autocast) is not None:
        dtype = autocast.facts.get("dtype")
        yield f"autocast {dtype.rpartition('.')[2]}" if isinstance(dtype, str) else "autocast"


__all__ = ["Beat", "Picture", "Said", "Scope", "picture", "words"]
