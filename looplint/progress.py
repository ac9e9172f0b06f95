"""A bar for the person who waits, drawn on standard error from the first second on."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

PATIENCE = 1.0  # seconds without a bar
PAUSE = 0.1  # seconds between two drawings


class Bar:
    """Told how many files are done; draws only on a terminal, and only when the run takes long."""

    def __init__(self) -> None:
        self._next = time.monotonic() + PATIENCE
        self._shown: tuple[Progress, TaskID] | None = None

    def __call__(self, done: int, total: int) -> None:
        """Note that `done` of `total` files are done."""
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + PAUSE
        progress, task = self._shown or self._begin()
        progress.update(task, completed=done, total=total)
        progress.refresh()

    def _begin(self) -> tuple[Progress, TaskID]:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (
            TextColumn("Checking"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("files"),
            TimeRemainingColumn(),
        )
        progress = Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False)
        progress.start()
        self._shown = progress, progress.add_task("")
        return self._shown

    def close(self) -> None:
        """Take the bar away."""
        if self._shown is not None:
            self._shown[0].stop()


def bar(quiet: bool) -> Bar | None:
    """A bar where there is someone to see it."""
    return None if quiet or not sys.stderr.isatty() else Bar()
