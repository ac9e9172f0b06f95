"""What the training process keeps of a run: rows, few of them however long the run is.

A turn of a loader's loop that does what several turns before it did is dropped, but for the last one. So of a thousand
equal steps five are kept, and of each other kind of step as many.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, TextIO

from looplint.runtime.objects import Objects
from looplint.runtime.rows import TURN, EndRow, EventRow, PositionRow, ProblemRow, written
from looplint.runtime.stacks import Stacks

ALIKE = 4  # turns of one kind that are kept in one passage over a loader
MOST_ROWS = 40_000  # events of one process; then the record ends
PATIENCE = 0.5  # seconds that a row waits before it is written

Signature = tuple[Any, ...]


class Stop(SystemExit):
    """The run has gone as far as it was asked to."""


class _Passage:
    """One passage over a loader: the rows of its present turn, and which kinds of turns there were."""

    __slots__ = ("begun", "dropped", "kinds", "number", "rows", "seen")

    def __init__(self, number: int) -> None:
        self.number = number
        self.rows: list[EventRow] = []
        self.kinds: list[Signature] = []  # what happened in this turn
        self.seen: Counter[Signature] = Counter()
        self.dropped: tuple[Signature, list[EventRow]] | None = None  # the last turn, if it was like others
        self.begun = False


class Recorder:
    """Takes what `hooks` tells; writes rows to `out`."""

    def __init__(self, out: Callable[[], TextIO], steps: int = 0, seconds: float = 0.0) -> None:
        self.stacks = Stacks()
        self.objects = Objects(self._write)
        self.steps = 0
        self._open = out
        self._out: TextIO | None = None
        self._process = os.getpid()
        self._thread = threading.get_ident()
        self._most_steps = steps
        self._until = time.monotonic() + seconds if seconds else 0.0
        self._waiting: list[str] = []
        self._written = time.monotonic()
        self._positions = 0
        self._rows = 0
        self._over = False
        self._finished = False
        self._passages: list[_Passage] = []

    @property
    def deaf(self) -> bool:
        """Whether this process or thread is another one than that which trains, or enough is known."""
        if self._over or self._rows >= MOST_ROWS or threading.get_ident() != self._thread:
            return True
        return os.getpid() != self._process and not self._reborn()

    def _reborn(self) -> bool:
        """A forked process that trains writes a record of its own; the objects are told again."""
        self._process, self._out, self._waiting, self._positions = os.getpid(), None, [], 0
        self._passages, self._thread = [], threading.get_ident()
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
        stack = self.stacks.here(sys._getframe(1))
        if not stack:
            return
        row = EventRow(op, obj, list(stack[::-1]), scopes or {}, args or {}, params, loop)
        kind = (op, obj, tuple(position for _, position in stack))
        if self._passages:
            passage = self._passages[-1]
            passage.rows.append(row)
            passage.kinds.append(kind)
        else:
            self._keep(row)
        if op == "step":
            self._stepped()

    def _stepped(self) -> None:
        self.steps += 1
        if (self._most_steps and self.steps > self._most_steps) or (self._until and time.monotonic() > self._until):
            self.finish("stopped")
            raise Stop(0)

    def give_up(self, error: Exception) -> None:
        """Record no more: looplint has failed, which must not be the script's misfortune."""
        self._over = True
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = f" ({trace.tb_frame.f_code.co_filename}:{trace.tb_lineno})" if trace is not None else ""
        self._write(ProblemRow(f"{type(error).__name__}: {error}{where}"))

    # -- turns ---------------------------------------------------------------------------------------------------
    def passage_begins(self, number: int) -> None:
        """A loader is asked for an iterator."""
        self._passages = [p for p in self._passages if p.number != number]

    def turn_begins(self, number: int, obj: int) -> None:
        """A loader gives a batch."""
        if not any(passage.number == number for passage in self._passages):
            self._passages.append(_Passage(number))
        self._leave_inner(number)
        passage = self._passages[-1]
        self._close(passage)
        self.event(TURN, obj, loop=number)

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
        if passage.dropped is not None:
            self._hand_on(passage, passage.dropped[1])
        self._passages.pop()
        if self._passages:
            self._passages[-1].kinds.append(("passage", frozenset(passage.seen)))

    def _close(self, passage: _Passage) -> None:
        """The turn is over: keep it, unless it is like others."""
        rows, kind = passage.rows, tuple(passage.kinds)
        passage.rows, passage.kinds = [], []
        if not rows:
            return
        passage.seen[kind] += 1
        if passage.seen[kind] > ALIKE:
            if passage.dropped is not None and passage.dropped[0] != kind:
                self._hand_on(passage, passage.dropped[1])
            passage.dropped = (kind, rows)
            return
        if passage.dropped is not None:
            self._hand_on(passage, passage.dropped[1])
            passage.dropped = None
        self._hand_on(passage, rows)

    def _hand_on(self, passage: _Passage, rows: list[EventRow]) -> None:
        """To the turn of the loop around, or to the file."""
        index = self._passages.index(passage)
        if index:
            self._passages[index - 1].rows.extend(rows)
        else:
            for row in rows:
                self._keep(row)

    # -- writing -------------------------------------------------------------------------------------------------
    def _keep(self, row: EventRow) -> None:
        self._rows += 1
        met = self.stacks.met
        while self._positions < len(met):
            self._write(PositionRow(*met[self._positions]))
            self._positions += 1
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
        if os.getpid() != self._process or self._finished:
            return
        self._finished = True
        while self._passages:
            self._leave()
        full = self._rows >= MOST_ROWS
        if self._rows:
            self._write(EndRow("full" if full else how or ("raised" if hasattr(sys, "last_value") else "ended")))
        self.flush()
