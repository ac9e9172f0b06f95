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
from itertools import pairwise
from types import FrameType
from typing import Any, TextIO

from looplint.runtime.objects import Objects
from looplint.runtime.rows import TURN, EndRow, EventRow, ObservationRow, PositionRow, ProblemRow, written
from looplint.runtime.stacks import NOWHERE, Mark, Place, Stacks

ALIKE = 4  # turns of one kind that are kept in one passage
FEWER = 2  # of the passages over a loader at one place after the first ones
PASSAGES = 4  # that are the first ones
TURNS = 16  # of a loop in one go, from which on it is followed though no loader drives it
LONG = 256  # rows of a turn in which such loops are looked for
MOST_ROWS = 40_000  # events of one process; then the record ends
PATIENCE = 0.5  # seconds that a row waits before it is written


def _weakly(method: Callable[..., None]) -> Callable[..., None]:
    """A method that is called only while its object lives."""
    reference = weakref.WeakMethod(method)

    def call(*args: Any) -> None:
        alive = reference()
        if alive is not None:
            alive(*args)

    return call


Kind = int | tuple[str, frozenset[Any]]  # the number of an event's kind; a passage over another loader
Signature = tuple[Kind, ...]


class Stop(SystemExit):
    """The run has gone as far as it was asked to."""


# A call that a hook is told of: which hook, the number of the object, that of the place, the modes of torch.
Call = tuple[object, int | None, int, int]
Loop = tuple[int, int]  # a loop in a call: the number of the call, and where the loop begins in the function
HOLDS = -1  # in place of the turns of a loop that has another in it which is followed


class Planned:
    """A call that a turn is expected to make, and how it is told apart without looking up where it is made.

    While the frame that makes it stands still, which its mark says, the instruction and the object say the rest.
    """

    __slots__ = (
        "begins",
        "call",
        "counts",
        "following",
        "hook",
        "key",
        "memo",
        "modes",
        "number",
        "place",
        "row",
        "subject",
    )

    def __init__(self, number: int, call: Call, row: EventRow | None) -> None:
        self.number = number
        self.call = call
        self.hook, _, _, self.modes = call
        self.row = row
        self.begins: _Passage | None = None  # another turn of it
        self.counts = row is not None and row.op == "step"
        self.following = self
        self.place = NOWHERE  # where it was made last
        self.key: tuple[object, ...] = ()  # by what it is known again; () where it is not
        self.memo: Any = None  # what a watcher keeps of such calls
        self.subject = 0  # what the hook told of, as a number: an id

    def made(self, place: Place, frame: FrameType, subject: object) -> None:
        """Remember by what it is known again."""
        mark = frame.f_trace
        if type(mark) is Mark and mark.places.get(frame.f_lasti) is place:
            self.subject = subject if type(subject) is int else id(subject)
            self.key = mark, frame.f_lasti, self.hook, self.subject, self.modes
        else:
            self.key = ()


class _Passage:
    """One passage over a loader, or through another loop: the rows of its present turn, and which kinds there were.

    Once turns repeat themselves, `plan` holds the calls of the last one, each with its row, and once more the first of
    them, which begins another turn. While a turn goes as planned (`at`: so far), no rows are made, and only the places
    are kept.
    """

    __slots__ = (
        "alike",
        "at",
        "before",
        "begun",
        "calls",
        "depth",
        "dropped",
        "kind",
        "kinds",
        "length",
        "loop",
        "loose",
        "moved",
        "number",
        "plan",
        "rows",
        "seen",
    )

    def __init__(self, number: int, alike: int, loop: Loop | None = None, depth: int = 0) -> None:
        self.number = number  # of the passage over a loader; 0 of another loop
        self.alike = alike  # turns of one kind that are kept
        self.loop = loop  # the one that no loader drives
        self.depth = depth  # of its call among those around
        self.rows: list[EventRow] = []
        self.kinds: list[Kind] = []  # what happened in this turn
        self.calls: list[tuple[Call, int]] = []  # in this turn, each with the number of its row
        self.loose = False  # something happened in this turn that is no such call
        self.seen: Counter[Signature] = Counter()
        self.kind: Signature = ()  # of the plan
        self.plan: list[Planned] = []
        self.length = 0  # of a turn that goes as planned
        self.at = -1
        self.begun = False
        self.before: list[Place] = []  # of the turn before, which went as planned
        self.moved = False  # whether this turn's places are others
        self.dropped: tuple[Signature, list[EventRow], list[Place]] | None = None  # the last turn, if like others

    def comes_round(self, place: Place) -> bool:
        """Whether the call of a planned turn's first event, at this place, begins another turn of the loop."""
        depth, stack = self.depth, place.stack
        if self.loop is None or stack[depth][0] != self.loop[0]:
            return False
        last = self.plan[self.length - 1].place
        return len(stack) == depth + 1 or stack[: depth + 2] != last.stack[: depth + 2]

    def come(self, planned: Planned, place: Place) -> None:
        """A call is made as planned."""
        if planned.place is not place:
            planned.place, self.moved = place, True
        self.at = planned.number + 1

    def drop(self) -> None:
        """A turn has gone as planned: only where it did is kept, until it is known whether it was the last."""
        if self.moved:
            self.before, self.moved = [planned.place for planned in self.plan[: self.length]], False
        self.dropped = self.kind, [], self.before
        self.at = 0

    def rows_at(self, places: list[Place]) -> list[EventRow]:
        """The rows of a turn that went as planned as far as these places."""
        pairs = zip(self.plan, places, strict=False)
        return [planned.row._replace(stack=place.stack) for planned, place in pairs if planned.row is not None]

    def depart(self) -> None:
        """From here on this turn does not go as planned."""
        gone = self.plan[: self.at]
        self.rows = self.rows_at([planned.place for planned in gone])
        self.kinds = list(self.kind[: len(self.rows)])
        done = [planned.row is not None for planned in gone]
        self.calls = [(planned.call, sum(done[:number])) for number, planned in enumerate(gone)]
        self.at = -1

    def interrupt(self) -> None:
        """Something happens in this turn that no plan foresees."""
        if self.at >= 0:
            self.depart()
        self.loose = True

    def intend(self, kind: Signature, rows: list[EventRow]) -> None:
        """Expect that the next turn does what this one did."""
        calls = [*self.calls, self.calls[0]]
        ends = [*(first for _, first in self.calls[1:]), len(rows), len(rows)]
        self.plan = [
            Planned(number, call, rows[first] if first < end else None)
            for number, ((call, first), end) in enumerate(zip(calls, ends, strict=True))
        ]
        self.length = len(self.calls)
        for planned, following in pairwise(self.plan):
            planned.following = following
        if self.length > 1:
            self.plan[-1].following = self.plan[1]
        self.plan[-1].begins = self
        self.kind, self.at, self.moved = kind, 0, True


class Recorder:
    """Takes what `hooks` tells; writes rows to `out`."""

    def __init__(self, out: Callable[[], TextIO], steps: int = 0, seconds: float = 0.0) -> None:
        self.stacks = Stacks()
        self.objects = Objects(self._write, _weakly(self._gone))
        self.steps = 0
        self._open = out
        self._out: TextIO | None = None
        self.closed = False  # whether `deaf` has to be asked
        self._forked = False  # into a process that has not told anything yet
        os.register_at_fork(after_in_child=_weakly(self._fork))
        self.thread = threading.get_ident()
        self._most_steps = steps
        self._limited = bool(steps or seconds)
        self._until = time.monotonic() + seconds if seconds else 0.0
        self._waiting: list[str] = []
        self._written = time.monotonic()
        self._positions = 0
        self._rows = 0
        self._over = False
        self._finished = False
        self._passages: list[_Passage] = []
        self._passed: Counter[int] = Counter()  # how often loaders were passed over, by place
        self._kinds: dict[tuple[str, int | None, int], int] = {}  # what, of which object, where
        self.next: Planned | None = None  # the call that comes if the turn goes on as planned
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
        self.next = None

    def _gone(self, number: int) -> None:
        """An object is no more, and another may get its id."""
        for passage in self._passages:
            for planned in passage.plan:
                if planned.subject == number:
                    planned.key = ()

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
        self._catch_up()
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

    def again(self, hook: object, subject: object, place: Place, frame: FrameType, modes: int = 0) -> bool:
        """Whether a call is the one that came at this point in the last turn: then there is nothing to tell of it.

        `subject`: the object that is called, or a number that tells such calls apart; `frame`: the one that calls;
        `modes`: those of torch that the row would tell.
        """
        self._catch_up()
        number = subject if type(subject) is int else self.objects.numbers.get(id(subject))
        call = (hook, number, place.path, modes)
        passage = self._passages[-1] if self._passages else None
        if passage is not None and passage.at >= 0:
            planned = passage.plan[passage.at]
            if planned.call == call and (not planned.begins or passage.comes_round(place)):
                self._come(passage, planned, place)
                planned.made(place, frame, subject)
                return True
            self._depart(passage)
        self._call, self._expected = call, True
        return False

    def _come(self, passage: _Passage, planned: Planned, place: Place) -> None:
        """A call is made as planned."""
        if planned.begins:
            self._drop(passage)
            planned.place = place
            passage.come(passage.plan[0], place)
        else:
            passage.come(planned, place)
        self.next = planned.following
        if planned.counts:
            self._stepped()

    def goes_on(self, hook: object, subject: int, frame: FrameType, modes: int = 0) -> Planned | None:
        """The call that a plan foresees, if this is it and the frame that makes it stands still.

        This is what nearly all calls of a run come to, so it touches as little as it can: between the kernels of torch
        nothing of ours is in the processor's caches. `subject`: as in `again`, or the id of the object.
        """
        planned = self.next
        if planned is None or planned.key != (frame.f_trace, frame.f_lasti, hook, subject, modes):
            return None
        self.next = planned.following
        if planned.begins and (self._waiting or planned.begins.moved):
            self._drop(planned.begins)
        if planned.counts:
            self.steps += 1
            if self._limited:
                self._stop_in_time()
        return planned

    def _catch_up(self) -> None:
        """Tell the passage how far its turn has come."""
        if self.next is not None:
            self._passages[-1].at, self.next = self.next.number, None

    def told(self) -> None:
        """What was to be told of a call has been."""
        if self._call is not None and self._passages:
            passage = self._passages[-1]
            passage.calls.append((self._call, len(passage.rows)))
        self._call, self._expected = None, False

    def _stepped(self) -> None:
        self.steps += 1
        if self._limited:
            self._stop_in_time()

    def _stop_in_time(self) -> None:
        if (self._most_steps and self.steps > self._most_steps) or (self._until and time.monotonic() > self._until):
            self.finish("stopped")
            raise Stop(0)

    def give_up(self, error: Exception) -> None:
        """Record no more: looplint has failed, which must not be the script's misfortune."""
        self._over = self.closed = True
        self.next = None
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = f" ({trace.tb_frame.f_code.co_filename}:{trace.tb_lineno})" if trace is not None else ""
        self._write(ProblemRow(f"{type(error).__name__}: {error}{where}"))

    # -- turns ---------------------------------------------------------------------------------------------------
    def passage_begins(self, number: int) -> None:
        """A loader is asked for an iterator."""
        self._catch_up()
        self._passages = [p for p in self._passages if p.number != number]

    def turn_begins(self, number: int, obj: int, place: Place, frame: FrameType) -> bool:
        """A loader gives a batch; whether it is the first of its passage."""
        self._catch_up()
        passage = self._passages[-1] if self._passages else None
        if passage is None or passage.number != number:
            passage = self._return_to(number, place)
        if passage.at == passage.length and passage.plan[-1].call[2] == place.path:  # as planned, and begun once more
            planned = passage.plan[-1]
            self._come(passage, planned, place)
            planned.made(place, frame, number)
            return False
        self._close(passage)
        if not self.again(TURN, None, place, frame):
            self.event(TURN, obj, loop=number)
            self.told()
        first, passage.begun = not passage.begun, True
        return first

    def _drop(self, passage: _Passage) -> None:
        passage.drop()
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
            self._passed[place.path] += 1
            self._passages.append(_Passage(number, ALIKE if self._passed[place.path] <= PASSAGES else FEWER))
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
            if self._call is not None and self._call == top.plan[0].call:
                top.come(top.plan[0], place)
                self._call = None
                if top.plan[0].counts:
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
        self._passages.append(_Passage(0, ALIKE, loop, depth))
        for outer in self._around:
            self._around[outer] = HOLDS if outer != loop else self._around[outer]

    def passage_ends(self, number: int) -> None:
        """A loader has no more batches."""
        self._catch_up()
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
                passage.drop()
                return
            self._depart(passage)
        rows, kind = passage.rows, tuple(passage.kinds)
        passage.rows, passage.kinds = [], []
        if rows:
            passage.seen[kind] += 1
            if passage.seen[kind] <= passage.alike:
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
        self._catch_up()
        while self._passages:
            self._leave()
        if self.at_end is not None and not self._over:
            self.at_end()
        full = self._rows >= MOST_ROWS
        if self._rows:
            self._write(EndRow("full" if full else how or ("raised" if hasattr(sys, "last_value") else "ended")))
        self.flush()
