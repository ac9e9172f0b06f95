"""The rows of one process -> a `Run`, as the rules read it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from looplint.events import Context, Event, Guard, Loop, LoopKind, Obj, Op, Role, Scope, Span, Turn
from looplint.record import replace
from looplint.run import Entry, Run
from looplint.runtime.foretold import Foretold
from looplint.runtime.rows import TURN, EventRow, ObjectRow, PartRow, PositionRow, ProblemRow, read
from looplint.runtime.turns import Turns

_BY_TORCH = (Scope.NO_GRAD, Scope.AUTOCAST)  # what the process itself says; the reader's other scopes are taken over


class Record:
    """The rows of one process."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.positions: list[PositionRow] = []
        self.objects: dict[int, ObjectRow] = {}
        self.wholes: dict[int, int] = {}
        self.events: list[EventRow] = []
        self.failures: list[str] = []
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
        elif isinstance(row, ProblemRow):
            self.failures.append(row.message)
        else:
            self.events.append(row)

    @property
    def files(self) -> list[str]:
        """The user's files in which something happened, in order."""
        return list(dict.fromkeys(position.file for position in self.positions))


class Rebuilt:
    """The run of a record: `events` in order, with the reader's knowledge of their places."""

    def __init__(self, record: Record, foretold: Foretold, shown: dict[str, str]) -> None:
        self.record = record
        self.foretold = foretold
        self.turns = Turns(record.positions, shown)
        self.objects: dict[int, Obj] = {}
        self.loops: dict[tuple[str, int, int], Loop] = {}  # met in this run, by place
        self.unforeseen: list[Event] = []
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
                loop.target, loop.length, loop.gates = known.target, known.length, known.gates
                loop.name, loop.over, loop.defined = known.name, known.over, known.defined or loop.defined
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
            made.whole = self.obj(self.record.wholes.get(number))
            if made.whole is made:
                made.whole = None
        return self.objects[number]

    def _learn(self, obj: Obj, said: Obj | None) -> None:
        """The name that the user gives an object, and what only the text tells of it."""
        if said is None or said.role is not obj.role:
            return
        obj.name = obj.name or said.name
        obj.at = obj.at or said.at
        obj.args = {**said.args, **obj.args}
        for name, fact in said.facts.items():
            if name != "parts":
                obj.facts.setdefault(name, fact)

    # -- events --------------------------------------------------------------------------------------------------
    def _events(self, rows: list[EventRow], around: list[tuple[Turn, ...]]) -> list[Event]:
        events: list[Event] = []
        met: set[int] = set()
        for row, turns in zip(rows, around, strict=True):
            if row.op == TURN:
                continue
            event = self._event(row, turns)
            for model in (event.obj, *(event.params or ())):
                if model is not None and model.role in (Role.MODEL, Role.SCALER) and id(model) not in met:
                    met.add(id(model))
                    made = Event(Op.MAKE, model, (model.at or event.at,), {}, (), event.turns[:1])
                    if model.at is None or model.at.path == event.at.path:
                        events.append(made)
            events.append(event)
            self.steps += event.op is Op.STEP
        for index, event in enumerate(events):
            event.index = index
        return events

    def _event(self, row: EventRow, turns: tuple[Turn, ...]) -> Event:
        op, at = Op(row.op), self.turns.span(row.stack[-1][1])
        said = self.foretold.event(op, at)
        through = self.obj(row.obj)
        params = (
            frozenset(o.root for o in map(self.obj, row.params) if o is not None) if row.params is not None else None
        )
        if op in (Op.BACKWARD, Op.GRAD):
            through = Obj(Role.LOSS, "", reaches=params)
        if through is not None and said is not None:
            self._learn(through, said.through)
            self._learn(through.root, said.obj)
        if op is Op.SCHEDULE and through is not None and through.of:
            self._learn_of(through, said)
        args = {**(self._args(said) if said is not None else {}), **self._given(row)}
        guards = tuple(self._guard(guard) for guard in said.guards) if said is not None else ()
        event = Event(
            op, through.root if through is not None else None, (at,), args, self._under(row, said, at), turns, through,
            params, guards=guards, by=said.by if said is not None else "",
        )  # fmt: skip
        if said is None:
            self.unforeseen.append(event)
        return event

    def _learn_of(self, scheduler: Obj, said: Any) -> None:
        if said is not None and said.obj is not None and said.obj.of and scheduler.of:
            for mine, theirs in zip(scheduler.of, said.obj.of, strict=False):
                self._learn(mine, theirs)

    @staticmethod
    def _args(said: Any) -> dict[str, Any]:
        """What the text says of a call, without objects: those of the run are known better."""
        return {name: value for name, value in said.args.items() if not isinstance(value, Obj)}

    def _given(self, row: EventRow) -> dict[str, Any]:
        named = {name: self.obj(row.args[name]) for name in ("scaler", "optimizer") if name in row.args}
        return {**row.args, **{name: obj for name, obj in named.items() if obj is not None}}

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
            if on:
                known = next((context for context in reversed(read) if context.scope is scope), None)
                facts = {"enabled": True, "dtype": on} if scope is Scope.AUTOCAST else {}
                kept.append(Context(scope, known.at if known else at, {**(known.facts if known else {}), **facts}))
        return tuple(kept)

    def run(self, ops: frozenset[Op], roles: frozenset[Role], entry: Entry) -> Run:
        """The run as rules that read these ops see it."""
        wanted = [
            e
            for e in self.events
            if e.op in ops and (e.op not in (Op.MAKE, Op.MENTION) or e.obj is None or e.obj.role in roles)
        ]
        events = [replace(event, index=index) for index, event in enumerate(wanted)]
        return Run(events, {}, entry)


__all__ = ["Rebuilt", "Record"]
