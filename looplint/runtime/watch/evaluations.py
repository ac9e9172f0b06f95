"""What an evaluation leaves behind: running statistics that moved, random numbers that were drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import torch

from looplint.runtime.stacks import Place
from looplint.runtime.watch.parameters import Seen

if TYPE_CHECKING:
    from looplint.runtime.hooks import Ear

FORWARDS = 8  # of evaluations, that are looked into
MOST_LOADERS = 64
PASSAGES = 4  # over each loader, of which the random state is compared


class Evaluations:
    """Looks at forward passes without gradients of models in evaluation mode."""

    def __init__(self, ear: Ear) -> None:
        self._ear = ear
        self.left = FORWARDS
        self.model: Any = None  # that is being evaluated now
        self.forwards = 0
        self._place: Place | None = None
        self._moved: dict[str, tuple[Place, int]] = {}
        self._passages: dict[int, int] = {}
        self._states: dict[int, tuple[Place, Any, int, int]] = {}  # by passage
        self._drawn: dict[int, tuple[Place, int]] = {}  # by loader

    def enter(self, model: Any, place: Place) -> None:
        """A model in evaluation mode is called without gradients."""
        self.left -= 1
        self.model, self._place = model, place

    def leave(self) -> None:
        """That call is over."""
        self.model = None

    def module(self, module: Any) -> None:
        """A part of it is called."""
        tracks = getattr(module, "track_running_stats", False) and getattr(module, "momentum", None) != 0
        if module.training and tracks and self._place is not None:
            named = {id(part): name for name, part in self.model.named_modules()}
            name = named.get(id(module), f"{type(module).__name__} (which is not registered)")
            self._moved[name] = (self._place, self._moved.get(name, (self._place, 0))[1] + 1)

    # -- random numbers ------------------------------------------------------------------------------------------
    def passage_begins(self, passage: int, loader: int, place: Place, round: int) -> None:
        """A loader has given its first batch."""
        seen = self._passages.get(loader, 0)
        if seen < PASSAGES and len(self._passages) < MOST_LOADERS:
            self._passages[loader] = seen + 1
            self._states[passage] = (place, torch.get_rng_state(), round, self.forwards)

    def passage_ends(self, passage: int, loader: int, round: int) -> None:
        """A loader has no more batches; without a step and with forward passes of an evaluation, this was one."""
        if passage not in self._states:
            return
        place, state, began, forwards = self._states.pop(passage)
        if round == began and self.forwards > forwards and not torch.equal(state, torch.get_rng_state()):
            self._drawn[loader] = (place, self._drawn.get(loader, (place, 0))[1] + 1)

    def seen(self) -> Iterator[Seen]:
        """The observations so far."""
        for name, (place, count) in self._moved.items():
            yield f"statistics {name}", "statistics", None, place, {"layer": name, "count": count}
        for loader, (place, count) in self._drawn.items():
            yield f"drawn {loader}", "drawn", loader, place, {"count": count, "of": self._passages[loader]}
