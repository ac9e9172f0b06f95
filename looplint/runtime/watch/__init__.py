"""What a run shows in numbers: looked at now and then, kept as running sums, told to the rules once.

Numbers are read at some rounds only (`due`), for reading them costs: on an accelerator it waits for the device. A round
ends when an optimizer steps that has stepped in it. What was seen is an observation: what, of which object, where, and
the numbers. It is written when the looks have doubled and at the end; the last one counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch

from looplint.runtime.stacks import Place
from looplint.runtime.watch.losses import Losses
from looplint.runtime.watch.parameters import Parameters

if TYPE_CHECKING:
    from looplint.runtime.hooks import Ear


def due(number: int) -> bool:
    """Whether a round is looked at: the first ones, then ever fewer."""
    return number < 8 or number % (16 if number <= 256 else 64) == 0


class Watch:
    """Asks the watchers when there is something to look at, and writes what they have seen."""

    def __init__(self, ear: Ear) -> None:
        self.ear = ear
        self.round = 0
        self.called: set[int] | None = set()  # the modules called with gradients on in a round that is looked at
        self.parameters = Parameters(ear)
        self.losses = Losses(ear)
        self._pace = 0  # the optimizer whose steps end the rounds
        self._stepped: set[int] = set()  # the others that stepped in this one
        self._report_at = 16

    def module(self, module: Any) -> None:
        """A module is called in a round that is looked at."""
        if self.called is not None and torch.is_grad_enabled():
            self.called.add(id(module))

    def backward(self, loss: Any, place: Place) -> None:
        """A backward pass is about to begin."""
        self.losses.look(loss, place, self.round, self.called is not None)

    def step(self, optimizer: Any, place: Place) -> None:
        """An optimizer is about to step."""
        if self.called is not None:
            with torch.no_grad():
                self.parameters.look(optimizer, place, self.round, self.called)
        if id(optimizer) == self._pace or id(optimizer) in self._stepped or not self._pace:
            self._pace = id(optimizer)
            self._next()
        else:
            self._stepped.add(id(optimizer))

    def _next(self) -> None:
        self._stepped.clear()
        self.round += 1
        self.called = set() if due(self.round) else None
        if self.round == self._report_at:
            self._report_at *= 2
            self.report()

    def report(self) -> None:
        """Write what has been seen so far."""
        for watcher in (self.parameters, self.losses):
            for observation in watcher.seen():
                self.ear.recorder.observe(*observation)
