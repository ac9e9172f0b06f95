"""Preemption: a first SIGTERM or SIGINT asks the loop to save and stop, a second one is obeyed at once."""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType
from typing import Any

STOPPED = 75  # exit code of a run that was stopped and saved: sysexits.h's "try again later"


class StopSignals:
    """A block in which the signals only raise a flag. Outside the main thread it does nothing: none arrive there."""

    def __init__(self) -> None:
        self.raised = False
        self.before: dict[int, Any] = {}

    def __enter__(self) -> StopSignals:
        """Listen."""
        if threading.current_thread() is threading.main_thread():
            self.before = {number: signal.signal(number, self._raise) for number in (signal.SIGTERM, signal.SIGINT)}
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Hand the signals back to whoever had them."""
        for number, handler in self.before.items():
            signal.signal(number, handler)

    def _raise(self, number: int, frame: FrameType | None) -> None:
        self.raised = True
        signal.signal(number, self.before[number])
