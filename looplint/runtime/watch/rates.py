"""Learning rates where an optimizer's state is put back, and what clipping does."""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from looplint.runtime.stacks import Place
from looplint.runtime.watch.parameters import Seen

if TYPE_CHECKING:
    from looplint.runtime.hooks import Ear

MOST_NORMS = 64
MOST_PLACES = 64
_UNSCALED = 1  # torch.amp.grad_scaler.OptState


class _Clips:
    """What was seen of the clips of one place."""

    def __init__(self, place: Place, limit: float) -> None:
        self.place = place
        self.limit = limit
        self.calls = 0
        self.count = self.clipped = 0  # of those whose norm was looked at
        self.norms: list[float] = []
        self.true: list[float] = []  # of the gradients without the scale


class Rates:
    """Looks at clips, and at the first step after a state was put back."""

    def __init__(self, ear: Ear) -> None:
        self._ear = ear
        self._clips: dict[int, _Clips] = {}
        self.few = True  # whether a place at which is clipped was seen less often than norms of it are kept
        self._scheduled: set[int] = set()  # optimizers that have a schedule
        self.restored: dict[int, tuple[Place, list[float]]] = {}  # optimizers that have not stepped since
        self.scaler: weakref.ref[Any] | None = None  # of the last scaled loss
        self._jumps: dict[int, Seen] = {}

    # -- learning rates ------------------------------------------------------------------------------------------
    def schedule(self, optimizer: int) -> None:
        """A scheduler of this optimizer is made."""
        self._scheduled.add(optimizer)

    def moved(self, optimizer: int) -> None:
        """A scheduler steps: what the learning rate is then is meant so."""
        self.restored.pop(optimizer, None)

    def restore(self, number: int, optimizer: Any, place: Place) -> None:
        """The state of an optimizer is put back."""
        self.restored[number] = (place, _rates(optimizer))

    def step(self, optimizer: Any) -> None:
        """Before a step."""
        number = self._ear.optimizer(optimizer)
        place, before = self.restored.pop(number, (None, []))
        if place is not None and number in self._scheduled:
            seen = {"before": before, "after": _rates(optimizer)}
            self._jumps[number] = (f"resume {number}", "resume", None, place, seen)

    # -- clips ---------------------------------------------------------------------------------------------------
    def clips(self, limit: Any, place: Place) -> _Clips | None:
        """What was seen of the clips of a place; None where there are too many."""
        clips = self._clips.get(place.path)
        if clips is None and len(self._clips) < MOST_PLACES:
            clips = self._clips[place.path] = _Clips(place, float(limit))
        return clips

    def clip(self, clips: _Clips, norm: float) -> None:
        """Gradients of this norm were clipped."""
        clips.count += 1
        self.few = any(other.count < MOST_NORMS for other in self._clips.values())
        clips.clipped += norm > clips.limit
        if clips.count <= MOST_NORMS:
            clips.norms.append(norm)
            clips.true.append(norm / self._scale())

    def _scale(self) -> float:
        """By what the gradients are multiplied at present."""
        scaler = self.scaler() if self.scaler is not None else None
        if scaler is None:
            return 1.0
        states = getattr(scaler, "_per_optimizer_states", {}).values()
        unscaled = any(getattr(state["stage"], "value", 0) == _UNSCALED for state in states)
        return 1.0 if unscaled else scaler.get_scale() or 1.0

    def seen(self) -> Iterator[Seen]:
        """The observations so far."""
        yield from self._jumps.values()
        for path, clips in self._clips.items():
            if not clips.count:
                continue
            yield f"clip {path}", "clip", None, clips.place, {
                "calls": clips.calls,
                "count": clips.count,
                "clipped": clips.clipped,
                "limit": clips.limit,
                "norm": sorted(clips.norms)[len(clips.norms) // 2],
                "true": sorted(clips.true)[len(clips.true) // 2],
            }  # fmt: skip


def _rates(optimizer: Any) -> list[float]:
    return [float(group.get("lr", 0.0)) for group in optimizer.param_groups]
