"""Look at the loop between its steps, in this process, without changing it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from reference_loop import train as loop
from reference_loop.data import Batch
from reference_loop.prepare import Setup
from reference_loop.train import Step

Before = Callable[[Setup, list[Batch]], list[Batch] | None]
After = Callable[[Setup, list[Batch], Step], None]


@contextmanager
def watched(before: Before | None = None, after: After | None = None) -> Iterator[None]:
    """Call `before` and `after` around each optimizer step that the loop makes inside the block.

    `before` may return another group of micro-batches, which the step then takes instead.
    """
    original = loop.train_step

    def step(setup: Setup, group: list[Batch]) -> Step:
        other = before(setup, group) if before else None
        taken = original(setup, group if other is None else other)
        if after:
            after(setup, group, taken)
        return taken

    loop.train_step = step
    try:
        yield
    finally:
        loop.train_step = original
