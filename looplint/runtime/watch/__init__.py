"""What a run shows in numbers: looked at now and then, kept as running sums, told to the rules once.

Numbers are read at some rounds only (`due`), for reading them costs: in proportion to the model, and on an accelerator
it waits for the device. What the looks take is measured, and those that would take too much are put off. A round ends
when an optimizer steps that has stepped in it. What was seen is an observation: what, of which object, where, and the
numbers. It is written when the looks have doubled and at the end; the last one counts.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from time import perf_counter as clock
from typing import TYPE_CHECKING, Any

import torch

from looplint.runtime.stacks import Place
from looplint.runtime.watch.batches import Batches
from looplint.runtime.watch.evaluations import Evaluations
from looplint.runtime.watch.generators import Generators
from looplint.runtime.watch.loading import Loading
from looplint.runtime.watch.losses import Losses
from looplint.runtime.watch.parameters import Parameters
from looplint.runtime.watch.rates import Rates

if TYPE_CHECKING:
    from looplint.runtime.hooks import Ear


ALWAYS = 64  # rounds whose looks are not given up, whatever they cost
SHARE = 0.005  # of the time of a training, that later looks may take
EACH = 10e-6  # seconds of a round that they may take; with a large model this is less


def due(number: int) -> bool:
    """Whether a round is looked at: the first ones, then ever fewer."""
    return number < 8 or number % (16 if number <= 256 else 64) == 0


class Watch:
    """Asks the watchers when there is something to look at, and writes what they have seen."""

    def __init__(self, ear: Ear) -> None:
        self.ear = ear
        self.round = 0
        self.called: set[int] | None = set()  # the modules called with gradients on in a round that is looked at
        self.within = True  # whether calls of modules within the user's are of interest now
        self.parameters = Parameters(ear)
        self.losses = Losses(ear)
        self.batches = Batches(ear)
        self.rates = Rates(ear)
        self.evaluations = Evaluations(ear)
        self.loading = Loading(ear)
        self.generators = Generators(ear)
        self._pace = 0  # the optimizer whose steps end the rounds
        self._stepped: set[int] = set()  # the others that stepped in this one
        self._next_look = 1
        self._last_look = 0
        self.due = True  # whether a loss on an accelerator is read in this round: one value, in time for the first bad
        self._began = clock()
        self._spent = 0.0  # seconds, in looks at what is as large as the model or the batch
        self._report_at = 16

    def passage(self, number: int, loader: int, place: Place) -> None:
        """A loader has given its first batch."""
        self.evaluations.passage_begins(number, loader, place, self.round)
        self.loading.begins(loader, place)

    def module(self, module: Any, given: tuple[Any, ...]) -> None:
        """A module is called, by the user or within such a call, at a time when that is of interest."""
        if torch.is_grad_enabled():
            if self.called is not None:
                self.called.add(id(module))
                self.batches.module(module, given)
        elif self.evaluations.model is not None:
            self.evaluations.module(module)

    def model(self, model: Any, place: Place) -> bool:
        """The user calls a model; whether this is an evaluation that is looked into until `model_ends`."""
        if model.training or torch.is_grad_enabled():
            return False
        self.evaluations.forwards += 1
        if not self.evaluations.left:
            return False
        self.evaluations.enter(model, place)
        self.within = True
        return True

    def model_ends(self) -> None:
        """The call of a model that is evaluated is over."""
        self.evaluations.leave()
        self.within = self.called is not None

    def backward(self, loss: Any, place: Place) -> Any:
        """A backward pass is about to begin; the result is what `Losses.count` needs the next time, if that will do."""
        if self.called is not None:
            self._spend(self.batches.look, loss, place)
        return self.losses.look(loss, place, self.round, self.due)

    def clipped(self, norm: Any, limit: Any, place: Place) -> Any:
        """Gradients were clipped by their norm; the result counts such calls, where no more is asked of them."""
        if limit is None:
            return None
        clips = self.rates.clips(limit, place)
        if clips is not None:
            clips.calls += 1
            if self.called is not None or (self.rates.few and norm.is_cpu):
                self.rates.clip(clips, norm.item())
        return clips

    def step(self, optimizer: Any, place: Place) -> None:
        """An optimizer is about to step."""
        if self.rates.restored:
            self.rates.step(optimizer)
        if self.called is not None:
            self._spend(self.parameters.look, optimizer, place, self.round, self.called)
        number = id(optimizer)
        if number != self._pace and number not in self._stepped and self._pace:
            self._stepped.add(number)
            return
        self._pace = number
        self.round += 1
        if self.round == self._next_look or self.due or self.within or self._stepped:
            self._next()

    def _spend(self, look: Callable[..., None], *given: Any) -> None:
        began = clock()
        with torch.no_grad():
            look(*given)
        self._spent += clock() - began

    def _affordable(self) -> bool:
        """Whether the looks so far took little enough; at twice the rounds there is always another."""
        if self.round <= ALWAYS or self.round >= 2 * self._last_look:
            return True
        return self._spent <= min(SHARE * (clock() - self._began), EACH * self.round)

    def _next(self) -> None:
        """Another round begins: it is looked at, or the last one was, or more than one optimizer steps."""
        self._stepped.clear()
        self.due = self.round == self._next_look
        looks = self.due and self._affordable()
        if self.due:
            self._next_look = next(number for number in count(self.round + 1) if due(number))
        if looks:
            self.called, self.within, self._last_look = set(), True, self.round
            if self.round >= self._report_at:
                self._report_at *= 2
                self.report()
        elif self.within:
            self.called, self.within = None, False

    def report(self) -> None:
        """Write what has been seen so far."""
        watchers = (self.parameters, self.losses, self.batches, self.rates, self.evaluations, self.loading)
        for watcher in (*watchers, self.generators):
            for observation in watcher.seen():
                self.ear.recorder.observe(*observation)
