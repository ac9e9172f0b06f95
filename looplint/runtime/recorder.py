"""What the training process keeps of a run: rows, few of them however long the run is.

A turn of a loop that does what several turns before it did is dropped, but for the last one. So of a thousand equal
steps five are kept, and of each other kind of step as many. Loaders tell when a turn begins; of other loops it shows in
the positions, and as it costs more to see it, only those that turn often and hold no other such loop are followed.
"""

from __future__ import annotations

import os
import sys
import threading
import time
import weakref
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TextIO

from looplint.runtime.objects import Objects
from looplint.runtime.rows import TURN, EndRow, EventRow, ObservationRow, PositionRow, ProblemRow, written
from looplint.runtime.stacks import NOWHERE, Place, Stacks

ALIKE = 4  # turns of one kind that are kept in one passage
TURNS = 16  # of a loop in one go, from which on it is followed though no loader drives it
LONG = 256  # rows of a turn in which such loops are looked for
MOST_ROWS = 40_000  # events of one process; then the record ends
PATIENCE = 0.5  # seconds that a row waits before it is written


def _weakly(method: Callable[[], None]) -> Callable[[], None]:
    """A method that is called only while its object lives."""
    reference = weakref.WeakMethod(method)

    def call() -> None:
        alive = reference()
        if alive is not None:
            alive()

    return call


Kind = int | tuple[str, frozenset[Any]]  # the number of an event's kind; a passage over another loader
Signature = tuple[Kind, ...]


class Stop(SystemExit):
    """The run has gone as far as it was asked to."""


# A call that a hook is told of: which hook, the number of the object, that of the place, the modes of torch.
Call = tuple[object, int | None, int, int]
Loop = tuple[int, int]  # a loop in a call: the number of the call, and where the loop begins in the function
HOLDS = -1  # in place of the turns of a loop that has another in it which is followed


class _Passage:
    """One passage over a loader, or through another loop: the rows of its present turn, and which kinds there were.

    Once turns repeat themselves, `plan` holds the calls of the last one with the row of each. While a turn goes as
    planned (`at`: so far), no rows are made, and only the places are kept.
    """

    __slots__ = (
        "at",
        "begun",
        "calls",
        "depth",
        "dropped",
        "kind",
        "kinds",
        "length",
        "loop",
        "loose",
        "number",
        "places",
        "plan",
        "planned",
        "rows",
        "seen",
        "steps",
    )

    def __init__(self, number: int, loop: Loop | None = None, depth: int = 0) -> None:
        self.number = number  # of the passage over a loader; 0 of another loop
        self.loop = loop  # the one that no loader drives
        self.depth = depth  # of its call among those around
        self.rows: list[EventRow] = []
        self.kinds: list[Kind] = []  # what happened in this turn
        self.calls: list[tuple[Call, int]] = []  # in this turn, each with the number of its row
        self.loose = False  # something happened in this turn that is no such call
        self.seen: Counter[Signature] = Counter()
        self.kind: Signature = ()  # of the plan
        self.plan: list[Call] = []
        self.planned: list[EventRow | None] = []  # its rows
        self.steps: list[bool] = []  # whether they are steps of optimizers
        self.length = 0  # of the plan
        self.at = -1
        self.begun = False
        self.places: list[Place] = []
        self.dropped: tuple[Signature, list[EventRow], list[Place]] | None = None  # the last turn, if like others

    def comes_round(self, place: Place) -> bool:
        """Whether the call of a planned turn's first event, at this place, begins another turn of the loop."""
        depth, stack = self.depth, place.stack
        if self.loop is None or stack[depth][0] != self.loop[0]:
            return False
        return len(stack) == depth + 1 or stack[: depth + 2] != self.places[-1].stack[: depth + 2]

    def begin_again(self, place: Place) -> None:
        """A turn has gone as planned, and the next one has begun so."""
        self.dropped = self.kind, [], self.places
        self.places, self.at = [place], 1

    def rows_at(self, places: list[Place]) -> list[EventRow]:
        """The rows of a turn that went as planned as far as these places."""
        pairs = zip(self.planned, places, strict=False)
        return [row._replace(stack=place.stack) for row, place in pairs if row is not None]

    def depart(self) -> None:
        """From here on this turn does not go as planned."""
        self.rows = self.rows_at(self.places)
        self.kinds = list(self.kind[: len(self.rows)])
        done = [row is not None for row in self.planned[: self.at]]
        self.calls = [(call, sum(done[:number])) for number, call in enumerate(self.plan[: self.at])]
        self.places, self.at = [], -1

    def interrupt(self) -> None:
        """Something happens in this turn that no plan foresees."""
        if self.at >= 0:
            self.depart()
        self.loose = True

    def intend(self, kind: Signature, rows: list[EventRow]) -> None:
        """Expect that the next turn does what this one did."""
        ends = [*(first for _, first in self.calls[1:]), len(rows)]
        firsts = [first for _, first in self.calls]
        self.plan = [call for call, _ in self.calls]
        self.planned = [rows[first] if first < end else None for first, end in zip(firsts, ends, strict=True)]
        self.steps = [row is not None and row.op == "step" for row in self.planned]
        self.length = len(self.plan)
        self.kind, self.at, self.places = kind, 0, []


class Recorder:
    """Takes what `hooks` tells; writes rows to `out`."""

    def __init__(self, out: Callable[[], TextIO], steps: int = 0, seconds: float = 0.0) -> None:
        self.stacks = Stacks()
        self.objects = Objects(self._write)
        self.steps = 0
        self._open = out
        self._out: TextIO | None = None
        self.closed = False  # whether `deaf` has to be asked
        self._forked = False  # into a process that has not told anything yet
        os.register_at_fork(after_in_child=_weakly(self._fork))
        self.thread = threading.get_ident()
        self._most_steps = steps
        self._until = time.monotonic() + seconds if seconds else 0.0
        self._waiting: list[str] = []
        self._written = time.monotonic()
        self._positions = 0
        self._rows = 0
        self._over = False
        self._finished = False
        self._passages: list[_Passage] = []
        self._kinds: dict[tuple[str, int | None, int], int] = {}  # what, of which object, where
        self._call: Call | None = None  # that `again` was asked for, and which is being told
        self._expected = False  # what comes now is of that call
        self._around: dict[Loop, int] = {}  # the loops around the last event: their turns so far
        self._last: tuple[Sequence[tuple[int, int]], str] | None = None  # the last event: where, what
        self.at_end: Callable[[], None] | None = None  # what else is to be written

    @property
    def deaf(self) -> bool:
        """Whether what happens here is told to nobody, or enough is known of it."""
        return (
            self._rows >= MOST_ROWS
            or self._over
            or threading.get_ident() != self.thread
            or (self._forked and not self._reborn())
        )

    @property
    def elsewhere(self) -> bool:
        """Whether this process or thread is another one than that which trains."""
        return self._over or threading.get_ident() != self.thread or (self._forked and not self._reborn())

    def _fork(self) -> None:
        self._forked = self.closed = True

    def _reborn(self) -> bool:
        """A forked process that trains writes a record of its own; the objects are told again."""
        self._out, self._waiting, self._positions = None, [], 0
        self._passages, self.thread, self._forked = [], threading.get_ident(), False
        self._around, self._last, self.closed = {}, None, self._over or self._rows >= MOST_ROWS
        self.objects.tell_again()
        return True

    # -- events --------------------------------------------------------------------------------------------------
    def event(
        self,
        op: str,
        obj: int | None,
        args: dict[str, Any] | None = None,
        params: list[int] | None = None,
        *,
        scopes: dict[str, Any] | None = None,
        loop: int | None = None,
    ) -> None:
        """Keep an event of the call that the user makes now."""
        place = self.stacks.here(sys._getframe(1))
        if place is NOWHERE or self._follows(place, op):
            return
        row = EventRow(op, obj, place.stack, scopes or {}, args or {}, params, loop)
        if self._passages:
            passage = self._passages[-1]
            if not self._expected:
                passage.interrupt()
            elif self._call is not None:
                passage.calls.append((self._call, len(passage.rows)))
                self._call = None
            passage.rows.append(row)
            kind = (op, obj, place.path)
            known = self._kinds.get(kind)
            passage.kinds.append(self._kinds.setdefault(kind, len(self._kinds)) if known is None else known)
        else:
            self._keep(row)
        if op == "step":
            self._stepped()

    def again(self, hook: object, subject: object, place: Place, modes: int = 0) -> bool:
        """Whether a call is the one that came at this point in the last turn: then there is nothing to tell of it.

        `subject`: the object that is called, or a number that tells such calls apart; `modes`: those of torch that
        the row would tell.
        """
        number = subject if type(subject) is int else self.objects.numbers.get(id(subject))
        call = (hook, number, place.path, modes)
        passage = self._passages[-1] if self._passages else None
        if passage is not None and passage.at >= 0:
            at = passage.at
            if at < passage.length:
                if passage.plan[at] == call:
                    passage.at = at + 1
                    passage.places.append(place)
                    if passage.steps[at]:
                        self._stepped()
                    return True
            elif passage.plan[0] == call and passage.comes_round(place):
                self._begin_again(passage, place)
                return True
            self._depart(passage)
        self._call, self._expected = call, True
        return False

    def told(self) -> None:
        """What was to be told of a call has been."""
        if self._call is not None and self._passages:
            passage = self._passages[-1]
            passage.calls.append((self._call, len(passage.rows)))
        self._call, self._expected = None, False

    def _stepped(self) -> None:
        self.steps += 1
        if (self._most_steps and self.steps > self._most_steps) or (self._until and time.monotonic() > self._until):
            self.finish("stopped")
            raise Stop(0)

    def give_up(self, error: Exception) -> None:
        """Record no more: looplint has failed, which must not be the script's misfortune."""
        self._over = self.closed = True
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = f" ({trace.tb_frame.f_code.co_filename}:{trace.tb_lineno})" if trace is not None else ""
        self._write(ProblemRow(f"{type(error).__name__}: {error}{where}"))

    # -- turns ---------------------------------------------------------------------------------------------------
    def passage_begins(self, number: int) -> None:
        """A loader is asked for an iterator."""
        self._passages = [p for p in self._passages if p.number != number]

    def turn_begins(self, number: int, obj: int, place: Place) -> bool:
        """A loader gives a batch; whether it is the first of its passage."""
        passage = self._passages[-1] if self._passages else None
        if passage is None or passage.number != number:
            passage = self._return_to(number, place)
        if passage.at == passage.length and passage.plan[0][2] == place.path:  # as planned, and begun once more
            self._begin_again(passage, place)
            return False
        self._close(passage)
        if not self.again(TURN, None, place):
            self.event(TURN, obj, loop=number)
            self.told()
        first, passage.begun = not passage.begun, True
        return first

    def _begin_again(self, passage: _Passage, place: Place) -> None:
        passage.begin_again(place)
        if passage.steps[0]:
            self._stepped()
        if self._waiting and time.monotonic() - self._written > PATIENCE:
            self.flush()

    def _depart(self, passage: _Passage) -> None:
        """From here on a turn does not go as planned."""
        passage.depart()
        if passage.loop is not None:
            self._last = (passage.rows[-1].stack, passage.rows[-1].op) if passage.rows else None

    def _return_to(self, number: int, place: Place) -> _Passage:
        """The passage of a number, begun if need be; those within it have been left."""
        self._leave_loops(place.stack)
        if not any(passage.number == number for passage in self._passages):
            if self._passages:
                self._passages[-1].interrupt()
            self._passages.append(_Passage(number))
            self._around = dict.fromkeys(self._loops_around(place.stack), HOLDS)
            self._last = None
        self._leave_inner(number)
        return self._passages[-1]

    # -- turns of loops that no loader drives --------------------------------------------------------------------
    def _follows(self, place: Place, op: str) -> bool:
        """Bring the loops without a loader to an event; whether it begins another turn as planned."""
        top = self._passages[-1] if self._passages else None
        if top is not None and top.loop is None and len(top.rows) < LONG:
            return False
        if top is not None and top.at >= 0:
            self._depart(top)
        stack = place.stack
        loop = self._come_round(stack, op)
        self._last = stack, op
        self._leave_loops(stack)
        if loop is None:
            return False
        top = self._passages[-1] if self._passages else None
        if top is not None and top.loop == loop:
            self._close(top)
            if top.at < 0:
                return False
            if self._call is not None and self._call == top.plan[0]:
                top.places, top.at, self._call = [place], 1, None
                if top.steps[0]:
                    self._stepped()
                return True
            top.depart()
        elif self._around[loop] == TURNS:
            self._follow(loop, stack)
        return False

    def _come_round(self, stack: Sequence[tuple[int, int]], op: str) -> Loop | None:
        """The loop that an event comes round, which all loops' turns are counted by; None if it goes on."""
        around = self._loops_around(stack)
        loop = self._round(stack, op)
        inner = around.index(loop) + 1 if loop in around else len(around)
        self._around = {one: self._around.get(one, 0) for one in around[:inner]}
        if loop is None or loop not in self._around:
            return None
        if self._around[loop] != HOLDS:
            self._around[loop] += 1
        return loop

    def _round(self, stack: Sequence[tuple[int, int]], op: str) -> Loop | None:
        """Of which loop this is another turn, as `turns` will find it; None if it is none."""
        last, before = self._last or ((), "")
        ends, loops = self.stacks.ends, self.stacks.loops
        for depth, ((serial, now), (other, then)) in enumerate(zip(stack, last, strict=False)):
            if serial != other:
                return None
            inner = stack[depth + 1][0] if depth + 1 < len(stack) else None
            left = last[depth + 1][0] if depth + 1 < len(last) else None
            if now == then and inner is not None and inner == left:
                continue
            same = (inner or op) == (left or before)
            if ends[now] < ends[then] or (ends[now] == ends[then] and same is (inner is None)):
                both = [loop for loop in loops[now] if loop in loops[then]]
                return (serial, both[-1]) if both else None
            return None
        return None

    def _loops_around(self, stack: Sequence[tuple[int, int]]) -> list[Loop]:
        return [(serial, loop) for serial, position in stack for loop in self.stacks.loops[position]]

    def _leave_loops(self, stack: Sequence[tuple[int, int]]) -> None:
        """End the passages through loops in which something no longer is."""
        for index, passage in enumerate(self._passages):
            if passage.loop is not None and passage.loop not in self._loops_around(stack):
                while len(self._passages) > index:
                    self._leave()
                return

    def _follow(self, loop: Loop, stack: Sequence[tuple[int, int]]) -> None:
        """From this turn on a loop's turns are compared."""
        if self._passages:
            self._passages[-1].interrupt()
        depth = next(depth for depth, (serial, _) in enumerate(stack) if serial == loop[0])
        self._passages.append(_Passage(0, loop, depth))
        for outer in self._around:
            self._around[outer] = HOLDS if outer != loop else self._around[outer]

    def passage_ends(self, number: int) -> None:
        """A loader has no more batches."""
        if not any(passage.number == number for passage in self._passages):
            return
        self._leave_inner(number)
        self._leave()

    def _leave_inner(self, number: int) -> None:
        while self._passages[-1].number != number:
            self._leave()

    def _leave(self) -> None:
        passage = self._passages[-1]
        self._close(passage)
        self._hand_on_dropped(passage)
        self._passages.pop()
        if self._passages:
            self._passages[-1].kinds.append(("passage", frozenset(passage.seen)))

    def _close(self, passage: _Passage) -> None:
        """The turn is over: keep it, unless it is like others."""
        if passage.at >= 0:
            if passage.at == passage.length:
                passage.dropped = passage.kind, [], passage.places
                passage.at, passage.places = 0, []
                return
            self._depart(passage)
        rows, kind = passage.rows, tuple(passage.kinds)
        passage.rows, passage.kinds = [], []
        if rows:
            passage.seen[kind] += 1
            if passage.seen[kind] <= ALIKE:
                self._hand_on_dropped(passage)
                self._hand_on(passage, rows)
            else:
                if passage.dropped is not None and passage.dropped[0] != kind:
                    self._hand_on_dropped(passage)
                passage.dropped = (kind, rows, [])
                if not passage.loose:
                    passage.intend(kind, rows)
        passage.calls, passage.loose = [], False

    def _hand_on_dropped(self, passage: _Passage) -> None:
        """The last turn, which is like others but comes before another kind, or none."""
        if passage.dropped is None:
            return
        _, rows, places = passage.dropped
        passage.dropped = None
        self._hand_on(passage, rows or passage.rows_at(places))

    def _hand_on(self, passage: _Passage, rows: list[EventRow]) -> None:
        """To the turn of the loop around, or to the file."""
        index = self._passages.index(passage)
        if index:
            self._passages[index - 1].rows.extend(rows)
        else:
            for row in rows:
                self._keep(row)

    # -- writing -------------------------------------------------------------------------------------------------
    def observe(self, key: str, what: str, obj: int | None, place: Place, seen: dict[str, Any]) -> None:
        """Write what the run shows in numbers; later ones of the same key take its place."""
        if place is not NOWHERE and self._rows:
            self._write_positions()
            self._write(ObservationRow(key, what, obj, place.stack, seen))

    def _write_positions(self) -> None:
        met = self.stacks.met
        while self._positions < len(met):
            self._write(PositionRow(*met[self._positions]))
            self._positions += 1

    def _keep(self, row: EventRow) -> None:
        self._rows += 1
        self.closed |= self._rows >= MOST_ROWS
        self._write_positions()
        self._write(row)
        if time.monotonic() - self._written > PATIENCE:
            self.flush()

    def _write(self, row: tuple[Any, ...]) -> None:
        self._waiting.append(written(row))

    def flush(self) -> None:
        """Put what waits into the file."""
        self._written = time.monotonic()
        if not self._waiting:
            return
        if self._out is None:
            self._out = self._open()
        lines, self._waiting = self._waiting, []
        self._out.write("".join(lines))
        self._out.flush()

    def finish(self, how: str = "") -> None:
        """Write all that is known, also of turns that have not come to their end, and `how` the process ends."""
        if self._forked or self._finished:
            return
        self._finished = True
        while self._passages:
            self._leave()
        if self.at_end is not None and not self._over:
            self.at_end()
        full = self._rows >= MOST_ROWS
        if self._rows:
            self._write(EndRow("full" if full else how or ("raised" if hasattr(sys, "last_value") else "ended")))
        self.flush()
