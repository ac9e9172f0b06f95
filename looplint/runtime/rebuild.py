"""The rows of one process -> a `Run`, as the rules read it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import groupby
from typing import Any, NamedTuple

from looplint.events import Content, Context, Event, Guard, Loop, LoopKind, Obj, Op, Role, Scope, Span, Turn
from looplint.record import replace
from looplint.run import Entry, Run
from looplint.runtime.counterparts import Counterparts, leads_to, without_circles
from looplint.runtime.follow import SEEN, Rank, Step, Told, Way, place_of
from looplint.runtime.foretold import Foretold
from looplint.runtime.rows import (
    TURN,
    EndRow,
    EventRow,
    ObjectRow,
    ObservationRow,
    PartRow,
    PositionRow,
    ProblemRow,
    read,
)
from looplint.runtime.thin import thinned
from looplint.runtime.turns import Turns, function_of, without_comprehensions
from looplint.static.flow import EventNode

# what rules ask of an event, where the reader does not see what is saved
_UNREAD: dict[Op, dict[str, Any]] = {Op.SAVE: {"content": Content({}, open=True), "by": "", "file": ""}}
_BY_TORCH = (Scope.NO_GRAD, Scope.AUTOCAST)  # what the process itself says; the reader's other scopes are taken over

_SAID_OF_LOOPS = ("target", "length", "gates", "name", "over", "amount", "leaves", "carries", "counts", "starts")


class Record:
    """The rows of one process."""

    def __init__(self, lines: Iterable[str], rank: Rank | None = None) -> None:
        self.rank = rank
        self.positions: list[PositionRow] = []
        self.objects: dict[int, ObjectRow] = {}
        self.wholes: dict[int, int] = {}
        self.events: list[EventRow] = []
        self.observed: dict[str, ObservationRow] = {}
        self.failures: list[str] = []
        self.how = "killed"
        for line in lines:
            try:
                self._take(read(line))
            except ValueError:
                break  # the process was killed while it wrote

    def _take(self, row: Any) -> None:
        if isinstance(row, PositionRow):
            self.positions.append(row)
        elif isinstance(row, ObjectRow):
            self.objects[row.number] = row
        elif isinstance(row, PartRow):
            self.wholes[row.part] = row.whole
        elif isinstance(row, ObservationRow):
            self.observed[row.key] = row
        elif isinstance(row, ProblemRow):
            self.failures.append(row.message)
        elif isinstance(row, EndRow):
            self.how = row.how
        else:
            self.events.append(row._replace(stack=without_comprehensions(row.stack, self.positions)))

    @property
    def ended(self) -> bool:
        """Whether the program came to its own end: what did not happen until then does not happen."""
        return self.how == "ended" and not self.failures

    @property
    def files(self) -> list[str]:
        """The user's files in which something happened, in order, and those of the classes of its models."""
        classes = (file for row in self.objects.values() for file in row.facts.get("files", ()))
        stacks = [*(row.stack for row in self.events), *(row.stack for row in self.observed.values())]
        met = sorted({number for stack in stacks for _, number in stack})
        return list(dict.fromkeys([*(self.positions[number].file for number in met), *classes]))


class Held(NamedTuple):
    """An event of the record, and the node of the reader's that it is on the way of the run, if there is one."""

    event: Event
    node: EventNode | None


class Rebuilt:
    """The run of a record: `events` in order, with the reader's knowledge of their places."""

    def __init__(self, record: Record, foretold: Foretold, shown: dict[str, str]) -> None:
        self.record = record
        self.foretold = foretold
        self.turns = Turns(record.positions, shown)
        self.objects: dict[int, Obj] = {}
        self.loops: dict[tuple[str, int, int], Loop] = {}  # met in this run, by place
        self.unforeseen: list[Event] = []
        self.absent: list[EventNode] = []
        self.told: list[Held] = []  # what was recorded
        self._training: dict[int, bool] = {}  # by the id of a forward: the mode of its model
        self._apart: set[int] = set()  # the events of calls in which nothing was followed
        self.followed = 0  # how many events were followed through a text
        self.met_loops: dict[int, Loop] = {}  # of the reader, by id
        self._losses: dict[Any, Obj] = {}
        self.steps = 0
        around = [self.turns.around(row) for row in record.events]
        self._name_loops(around)
        self.events = self._events(record.events, around)

    # -- loops ---------------------------------------------------------------------------------------------------
    def _name_loops(self, around: Sequence[tuple[Turn, ...]]) -> None:
        """What the reader knows of each loop; loops that a loader drives are over batches, those around them epochs."""
        for loop in self.turns.loops:
            known = self.foretold.loop(loop.at)
            if known is not None and (known.kind is LoopKind.CALL) is (loop.kind is LoopKind.CALL):
                for name in _SAID_OF_LOOPS:
                    setattr(loop, name, getattr(known, name))
                loop.defined = known.defined or loop.defined
                if loop.kind is not LoopKind.CALL and known.kind is not LoopKind.UNROLLED:
                    loop.kind = known.kind
            if id(loop) in self.turns.loader_loops:
                loop.kind = LoopKind.BATCH
            if loop.at is not None:
                self.loops[loop.at.path, loop.at.line, loop.at.column] = loop
        for turns in around:
            inner = [turn.loop for turn in turns if turn.loop.kind is LoopKind.BATCH]
            if inner:
                for turn in turns:
                    if turn.loop is inner[0]:
                        break
                    if turn.loop.kind is LoopKind.OTHER and self.foretold.loop(turn.loop.at) is None:
                        turn.loop.kind = LoopKind.EPOCH

    # -- objects -------------------------------------------------------------------------------------------------
    def obj(self, number: int | None) -> Obj | None:
        """The object of a number."""
        if number is None or number not in self.record.objects:
            return None
        if number not in self.objects:
            row = self.record.objects[number]
            made = self.objects[number] = Obj(Role(row.role), row.made, args=dict(row.args), facts=dict(row.facts))
            made.base = self.obj(row.base)
            made.of = tuple(filter(None, map(self.obj, row.of))) if row.of is not None else None
            whole = self.obj(self.record.wholes.get(number))
            made.whole = whole if whole is not None and not leads_to(whole, made) else None
        return self.objects[number]

    def _learn(self, obj: Obj, said: Obj | None) -> None:
        """The name that the user gives an object, and what only the text tells of it."""
        if said is None or said.role is not obj.role:
            return
        obj.name = obj.name or said.name
        obj.at = obj.at or said.at
        obj.args = {**said.args, **obj.args}
        if obj.role is Role.SCHEDULER:  # `T_max=epochs * len(loader)` tells what is counted, 96 does not
            obj.args |= {name: value for name, value in said.args.items() if isinstance(value, str)}
        for name, fact in said.facts.items():
            if name != "parts":
                obj.facts.setdefault(name, fact)

    # -- events --------------------------------------------------------------------------------------------------
    def _follow(self, rows: list[EventRow], around: list[tuple[Turn, ...]]) -> list[Step]:
        """What happened, in order: what was recorded, and what the text does on the way."""
        told = [
            Told((Op(row.op), place_of(self._place(row))), turns, self._class_of(row.obj))
            for row, turns in zip(rows, around, strict=True)
        ]
        return list(self._inside(rows, told, range(len(rows)), -1, 0, whole=True))

    def _from(
        self,
        rows: Sequence[EventRow],
        told: Sequence[Told],
        numbers: Sequence[int],
        frame: int,
        depth: int,
        *,
        whole: bool = True,
    ) -> Iterator[Step]:
        """Follow some events from a frame on that all stand in, within so many turns.

        Where nothing is read of it, or little of what happens in it (`exec`, a framework's command), each call that it
        makes is followed for itself. Not `whole`: what happens there besides was followed elsewhere.
        """
        if not numbers:
            return
        ended = self.record.ended or numbers[-1] < len(rows) - 1
        begins = self.record.positions[rows[numbers[0]].stack[frame][1]]
        flow = self.foretold.flow(self.turns.shown.get(begins.file, begins.file), function_of(begins))
        way = None
        if flow is not None:
            way = Way(flow, [told[n] for n in numbers], ended=ended, depth=depth, rank=self.record.rank)
        if way is None or way.known * 2 < len(numbers):
            yield from self._inside(rows, told, numbers, frame, depth, whole=whole)
            return
        self.met_loops |= way.loops
        for theirs, mine in way.paired:  # the loops of one function, called with two loaders, are over each
            mine.over, mine.name = theirs.over or mine.over, theirs.name or mine.name
        self.absent += way.absent if whole else []
        self.followed += len(numbers)
        for unknown, some in groupby(way.steps, lambda step: step.node is None):
            steps = [s if s.number is None else s._replace(number=numbers[s.number]) for s in some]
            strange = [step.number for step in steps if step.number is not None]
            found = self._inside(rows, told, strange, frame, depth, whole=False) if unknown else steps
            yield from (step for step in found if step.number is not None or not unknown)

    def _inside(
        self,
        rows: Sequence[EventRow],
        told: Sequence[Told],
        numbers: Sequence[int],
        frame: int,
        depth: int,
        *,
        whole: bool,
    ) -> Iterator[Step]:
        """Follow each call that is made in a frame for itself."""
        for _, group in groupby(
            numbers, lambda n: rows[n].stack[frame + 1][0] if len(rows[n].stack) > frame + 1 else 0
        ):
            inner = list(group)
            if len(rows[inner[0]].stack) > frame + 1:
                calls = [n for n, turn in enumerate(told[inner[0]].turns) if turn.loop.kind is LoopKind.CALL]
                within = calls[frame] + 1 if 0 <= frame < len(calls) else depth
                yield from self._from(rows, told, inner, frame + 1, within, whole=whole)
            else:
                self._apart |= set(inner) if whole else set()
                yield from (Step(n, None, told[n].turns) for n in inner)

    def _class_of(self, number: int | None) -> str:
        """The name of an object's class; "" where it has none."""
        row = self.record.objects.get(number) if number is not None else None
        return row.made.rpartition(".")[2] if row is not None else ""

    def _place(self, row: EventRow) -> Span:
        return self.turns.span(row.stack[-1][1])

    def _events(self, rows: list[EventRow], around: list[tuple[Turn, ...]]) -> list[Event]:
        kept = [(row, turns) for row, turns in zip(rows, around, strict=True) if row.op != TURN]
        self.steps = sum(row.op == Op.STEP for row, _ in kept)
        kinds = [((row.op, *(position for _, position in row.stack)), row.obj) for row, _ in kept]
        kept = [kept[number] for number in thinned(kinds, [turns for _, turns in kept])]
        steps = self._follow([row for row, _ in kept], [turns for _, turns in kept])
        happened = [self._happened(step, kept) for step in steps]
        self.told = [
            Held(event, step.node)
            for step, event in zip(steps, happened, strict=True)
            if event is not None and step.number not in self._apart
        ]
        made = {(event.op, place_of(event.at)) for event in happened if event is not None}
        self.absent = [node for node in self.absent if (node.op, place_of(node.span)) not in made or node.op in SEEN]
        same = Counterparts(self.loops, self.met_loops)
        for number, (step, event) in enumerate(zip(steps, happened, strict=True)):
            if event is not None and step.node is not None:
                same.learn(number, step.node, event)
        same.settle()
        for loop in self.turns.loops:
            loop.over = same.obj(loop.over, 0)
        for number, (step, event) in enumerate(zip(steps, happened, strict=True)):
            if event is not None and step.node is not None:
                same.complete(number, step.node, event)
        events: list[Event] = self._defined(rows)
        for number, (step, event) in enumerate(zip(steps, happened, strict=True)):
            events.append(event if event is not None else same.event(number, step))
        events = _switched(list(self._moved(self._made(events))))
        without_circles(obj for event in events for obj in (event.obj, *(event.params or ())) if obj is not None)
        events += [self._observation(row) for row in self.record.observed.values()]
        for index, event in enumerate(events):
            event.index = index
        return events

    def _observation(self, row: ObservationRow) -> Event:
        through = self.obj(row.obj)
        obj = through.root if through is not None else None
        return Event(
            Op.OBSERVE, obj, (self.turns.span(row.stack[-1][1]),), {"what": row.what, **row.seen}, (), (), through
        )

    def _happened(self, step: Step, kept: list[tuple[EventRow, tuple[Turn, ...]]]) -> Event | None:
        return self._event(*kept[step.number], step.node) if step.number is not None else None

    def _defined(self, rows: list[EventRow]) -> list[Event]:
        """The classes of the models that were met."""
        names = {name for row in self.record.objects.values() for name in row.facts.get("classes", ())}
        return [
            Event(node.op, node.obj, (node.span,), node.args, (), (), node.through)
            for node in self.foretold.defined
            if node.obj is not None and node.obj.made.rpartition(".")[2] in names
        ]

    @staticmethod
    def _made(events: list[Event]) -> list[Event]:
        """With models and scalers being made before they are first used, where no event says so."""
        known = {id(event.obj) for event in events if event.op is Op.MAKE}
        found: list[Event] = []
        for event in events:
            for obj in (event.obj, *(event.params or ())):
                if obj is not None and obj.role in (Role.MODEL, Role.SCALER) and id(obj) not in known:
                    known.add(id(obj))
                    if obj.at is None or obj.at.path == event.at.path:
                        found.append(Event(Op.MAKE, obj, (obj.at or event.at,), {}, (), event.turns[:1]))
            found.append(event)
        return found

    def _moved(self, events: list[Event]) -> Iterator[Event]:
        """With models changing their mode where a forward shows that they have: frameworks assign `training`."""
        modes: dict[int, bool] = {}
        for event in events:
            model = event.obj
            if model is not None and model.role is Role.MODEL and model.whole is None:
                if event.op in (Op.TRAIN, Op.EVAL):
                    modes[id(model)] = event.op is Op.TRAIN
                elif event.op is Op.FLAG and isinstance(event.args.get("value"), bool):
                    modes[id(model)] = event.args["value"]
                training = self._training.get(id(event))
                if training is not None and modes.get(id(model), training) is not training:
                    yield Event(Op.TRAIN if training else Op.EVAL, model, (event.at,), {}, (), event.turns, model)
                if training is not None:
                    modes[id(model)] = training
            yield event

    def _event(self, row: EventRow, turns: tuple[Turn, ...], node: Any) -> Event:
        op, at = Op(row.op), self._place(row)
        said = node or self.foretold.event(op, at)
        through = self.obj(row.obj)
        params = (
            frozenset(o.root for o in map(self.obj, row.params) if o is not None) if row.params is not None else None
        )
        if op in (Op.BACKWARD, Op.GRAD):
            through = self._loss(said, params)
        if through is not None and said is not None:
            self._learn(through, said.through)
            self._learn(through.root, said.obj)
        if op is Op.SCHEDULE and through is not None and through.of:
            self._learn_of(through, said)
        args = {
            **_UNREAD.get(op, {}),
            **(self._args(said) if said is not None else {}),
            **self._given(row),
            **self._named(said),
        }
        guards = tuple(self._guard(guard) for guard in said.guards) if said is not None else ()
        event = Event(
            op, through.root if through is not None else None, (at,), args, self._under(row, said, at), turns, through,
            params, guards=guards, by=said.by if said is not None else "",
        )  # fmt: skip
        if node is None:
            self.unforeseen.append(event)
        if "training" in row.scopes:
            self._training[id(event)] = row.scopes["training"]
        return event

    def _loss(self, said: Any, params: frozenset[Obj] | None) -> Obj:
        """The loss of a backward pass: the same object where the same one of the text reaches the same models."""
        key = (id(said.obj) if said is not None else id(params), params)
        if key not in self._losses:
            facts = {"no_grad": True} if params == frozenset() else {}
            self._losses[key] = Obj(Role.LOSS, "", reaches=params, facts=facts)
        return self._losses[key]

    def _learn_of(self, scheduler: Obj, said: Any) -> None:
        if said is not None and said.obj is not None and said.obj.of and scheduler.of:
            for mine, theirs in zip(scheduler.of, said.obj.of, strict=False):
                self._learn(mine, theirs)

    @staticmethod
    def _args(said: Any) -> dict[str, Any]:
        """What the text says of a call, without objects: those of the run are known better."""
        return {name: value for name, value in said.args.items() if not isinstance(value, Obj)}

    def _given(self, row: EventRow) -> dict[str, Any]:
        named = {name: self.obj(row.args[name]) for name in ("scaler", "optimizer", "model") if name in row.args}
        return {**row.args, **{name: obj for name, obj in named.items() if obj is not None}}

    @staticmethod
    def _named(said: Any) -> dict[str, Any]:
        """What its name tells more of than its value: what a schedule is stepped with, a limit that is a setting."""
        given = said.args if said is not None else {}
        return {name: given[name] for name in ("metric", "max_norm") if isinstance(given.get(name), str)}

    def _guard(self, guard: Guard) -> Guard:
        if guard.loop is None or guard.loop.at is None:
            return guard
        at = guard.loop.at
        return replace(guard, loop=self.loops.get((at.path, at.line, at.column), guard.loop))

    @staticmethod
    def _under(row: EventRow, said: Any, at: Span) -> tuple[Context, ...]:
        """The scopes around: gradients and autocast as torch says, all else as the text says."""
        read = said.under if said is not None else ()
        kept = [context for context in read if context.scope not in (*_BY_TORCH, Scope.ENABLE_GRAD)]
        for scope, on in ((Scope.NO_GRAD, row.scopes.get("no_grad")), (Scope.AUTOCAST, row.scopes.get("autocast"))):
            off = next((context for context in reversed(read) if context.scope is scope), None)
            if not on and scope is Scope.AUTOCAST and off is not None and off.facts.get("enabled") is False:
                kept.append(off)  # switched off in so many words
            if on:
                known = next((context for context in reversed(read) if context.scope is scope), None)
                facts = {"enabled": True, "dtype": on} if scope is Scope.AUTOCAST else {}
                kept.append(Context(scope, known.at if known else at, {**(known.facts if known else {}), **facts}))
        return tuple(kept)

    @cached_property
    def untaken(self) -> list[EventNode]:
        """What the text does where the run did not come."""
        return self.foretold.but_for(event.at for event in self.events)

    def whole(self) -> Run:
        """The run with all its events."""
        return Run(self.events, {}, Entry(path=self.events[0].at.path if self.events else ""))

    def run(self, ops: frozenset[Op], roles: frozenset[Role], entry: Entry) -> Run:
        """The run as rules that read these ops see it."""
        wanted = [
            e
            for e in self.events
            if e.op in ops and (e.op not in (Op.MAKE, Op.MENTION) or e.obj is None or e.obj.role in roles)
        ]
        events = [replace(event, index=index) for index, event in enumerate(wanted)]
        return Run(events, {}, entry, cut=not self.record.ended, untaken=self.untaken)


def _switched(events: list[Event]) -> list[Event]:
    """Gradients that a statement has switched off are off in no scope: what torch says of them is told already."""
    off = False
    for event in events:
        if event.op is Op.GRAD_MODE:
            off = event.args.get("enabled") is False
        elif off and event.under:
            event.under = tuple(c for c in event.under if c.scope is not Scope.NO_GRAD or c.at != event.at)
    return events


__all__ = ["Rebuilt", "Record"]
