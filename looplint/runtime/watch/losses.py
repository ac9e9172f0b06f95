"""The losses: the first that is not finite, the ones that stay the same, the graphs that outlive their step."""

from __future__ import annotations

import math
import weakref
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import torch

from looplint.runtime.stacks import Place
from looplint.runtime.watch import graph
from looplint.runtime.watch.parameters import Seen

if TYPE_CHECKING:
    from looplint.runtime.hooks import Ear

OLD = 4  # rounds after which a graph should be gone
MOST_PLACES = 64
DEEP = 256  # nodes that a mark is put below a loss at most


class _Token:
    """Lives as long as the graph that it was put into."""

    __slots__ = ("__weakref__",)


def _deepest(node: Any) -> Any:
    """The node at the far end of a graph: it lives while anything that was computed from it does, loss or output."""
    for _ in range(DEEP):
        inner = (following for following, _ in node.next_functions if following is not None)
        following = next((one for one in inner if not hasattr(one, "variable")), None)
        if following is None:
            break
        node = following
    return node


class _Loss:
    """What was seen of the losses of one place."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.count = 0
        self.value = math.nan
        self.same = 0  # as often as this in a row, up to now
        self.looks = 0
        self.tokens: list[tuple[int, weakref.ref[_Token]]] = []  # with the rounds
        self.alive = 0  # the most graphs of earlier rounds that lived at once
        self.alive_at = 0


class Losses:
    """Looks at each loss whose gradients are asked for; on an accelerator in the rounds that are looked at."""

    def __init__(self, ear: Ear) -> None:
        self._ear = ear
        self._met: dict[int, _Loss] = {}
        self.unscaled: tuple[weakref.ref[Any], weakref.ref[Any]] | None = None  # what a scaler gave, and was given
        self.first_bad: Seen | None = None

    def look(self, loss: Any, place: Place, number: int, looking: bool) -> _Loss | None:
        """Before a backward pass; the result is for `count`, None where each loss has to be looked at like this one."""
        if self.unscaled is not None and self.unscaled[0]() is loss:
            loss = self.unscaled[1]()
        met = self._met.get(place.path) or self._meet(loss, place)
        if met is None or not isinstance(loss, torch.Tensor) or not (looking or loss.is_cpu):
            return None
        self.count(met, loss, number)
        if looking:
            met.looks += 1
            self._count_graphs(loss, met, number)
        return met if loss.is_cpu and self.unscaled is None else None

    def count(self, met: _Loss, loss: Any, number: int) -> None:
        """Read one more loss of a place."""
        try:
            value = loss.item()
        except RuntimeError:  # not one value, unlike the first
            return
        met.count += 1
        if value == met.value:
            met.same += 1
            return
        met.value, met.same = value, 1
        if value - value != 0 and self.first_bad is None:  # as it is of infinity and of NaN
            self._bad(loss, met, value, number)

    def _meet(self, loss: Any, place: Place) -> _Loss | None:
        if not isinstance(loss, torch.Tensor) or loss.numel() != 1 or len(self._met) >= MOST_PLACES:
            return None
        met = self._met[place.path] = _Loss(place)
        return met

    def _bad(self, loss: Any, met: _Loss, value: float, number: int) -> None:
        with torch.no_grad():
            seen = {"step": number, "before": met.count - 1, "value": str(value), **graph.origin(loss)}
        seen["near"] = self._ear.objects.names().get(seen["near"], ("", 0))[0]
        self.first_bad = ("not finite", "not-finite", None, met.place, seen)
        self._ear.recorder.observe(*self.first_bad)

    @staticmethod
    def _count_graphs(loss: Any, met: _Loss, number: int) -> None:
        met.tokens = [(born, token) for born, token in met.tokens if token() is not None]
        alive = sum(born + OLD <= number for born, _ in met.tokens)
        if alive > met.alive:
            met.alive, met.alive_at = alive, number
        if loss.grad_fn is not None and len(met.tokens) < MOST_PLACES:
            token = _deepest(loss.grad_fn).metadata["looplint"] = _Token()
            met.tokens.append((number, weakref.ref(token)))

    def seen(self) -> Iterator[Seen]:
        """The observations so far."""
        for path, met in self._met.items():
            yield f"loss {path}", "loss", None, met.place, {
                "count": met.count,
                "value": met.value if math.isfinite(met.value) else None,
                "same": met.same,
                "looks": met.looks,
                "alive": met.alive,
                "alive_at": met.alive_at,
            }  # fmt: skip
