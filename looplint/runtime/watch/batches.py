"""What the model and the losses are given: labels out of range, batches of one class, pixels as they are stored."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import torch

from looplint.runtime.stacks import Place
from looplint.runtime.watch.parameters import Seen

if TYPE_CHECKING:
    from looplint.runtime.hooks import Ear

NEAR = 40  # nodes of the graph, from the loss on, among which its terms are sought
SMALL = 8  # samples; that fewer are of one class means nothing
MOST_CLASSES = 100
MOST_PLACES = 64
SIDE = 16  # pixels of a small picture


class _Labels:
    """What was seen of the targets of one place."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.looks = self.pure = self.outside = self.changes = 0
        self.last: int | None = None  # class of the batch before, if that was of one
        self.classes: set[int] = set()
        self.low, self.high = 0.0, 1.0


class Batches:
    """Looks at targets, by what the nodes of the losses saved, and at what goes into the first layers."""

    def __init__(self, ear: Ear) -> None:
        self._ear = ear
        self._labels: dict[int, _Labels] = {}
        self._layer: tuple[str, float] | None = None  # a layer that was given pixels just now, and the highest of them
        self._pixels: dict[str, int] = {}  # the layers that were, and whose output no norm followed; how often
        self._highest = 0.0
        self._place: Place | None = None

    # -- labels --------------------------------------------------------------------------------------------------
    def look(self, loss: Any, place: Place) -> None:
        """Before a backward pass."""
        self._place = self._place or place
        self._end_of_layer("")
        if not isinstance(loss, torch.Tensor) or loss.grad_fn is None:
            return
        for function in _terms(loss.grad_fn):
            labels = self._labels.get(place.path)
            if labels is None:
                if len(self._labels) >= MOST_PLACES:
                    return
                labels = self._labels[place.path] = _Labels(place)
            labels.looks += 1
            target = function._saved_target
            if function.name().startswith("NllLoss"):
                _classes(labels, function, target)
            else:
                low, high = float(target.min()), float(target.max())
                labels.outside += low < 0 or high > 1
                labels.low, labels.high = min(labels.low, low), max(labels.high, high)

    # -- pixels --------------------------------------------------------------------------------------------------
    def module(self, module: Any, given: tuple[Any, ...]) -> None:
        """A module is called, with gradients on."""
        if module._modules:
            return
        kind = type(module).__name__
        self._end_of_layer(kind)
        if kind in ("Conv2d", "Linear") and given and isinstance(given[0], torch.Tensor) and _are_pixels(given[0]):
            self._layer = (self._ear.objects.names().get(id(module.weight), (kind, 0))[0], float(given[0].max()))

    def _end_of_layer(self, following: str) -> None:
        if self._layer is not None and "Norm" not in following:
            name, highest = self._layer
            self._pixels[name] = self._pixels.get(name, 0) + 1
            self._highest = max(self._highest, highest)
        self._layer = None

    def seen(self) -> Iterator[Seen]:
        """The observations so far."""
        for path, labels in self._labels.items():
            yield f"labels {path}", "labels", None, labels.place, {
                "looks": labels.looks,
                "pure": labels.pure,
                "classes": len(labels.classes),
                "changes": labels.changes,
                "outside": labels.outside,
                "low": labels.low,
                "high": labels.high,
            }  # fmt: skip
        for name, count in self._pixels.items():
            if self._place is not None:
                seen = {"layer": name.removesuffix(".weight"), "looks": count, "high": self._highest}
                yield f"pixels {name}", "pixels", None, self._place, seen


def _terms(function: Any) -> Iterator[Any]:
    """The cross-entropies of a loss."""
    pending, seen = deque([function]), {function}
    while pending and len(seen) < NEAR:
        node = pending.popleft()
        if node.name().startswith(("NllLoss", "BinaryCrossEntropy")):
            yield node
            continue
        for following, _ in node.next_functions:
            if following is not None and following not in seen:
                seen.add(following)
                pending.append(following)


def _classes(labels: _Labels, function: Any, target: Any) -> None:
    """How many classes a batch holds."""
    ignored = function._saved_ignore_index
    counted = target[target != (ignored if ignored < 2**63 else ignored - 2**64)]
    if counted.dim() == 1 and counted.numel() >= SMALL and function._saved_self.shape[-1] > 1:
        low, high = int(counted.min()), int(counted.max())
        labels.pure += low == high
        labels.changes += labels.last not in (None, low)
        labels.last = low
        if len(labels.classes) < MOST_CLASSES:
            labels.classes |= {low, high}


def _are_pixels(tensor: Any) -> bool:
    """Whether a tensor holds pictures as they are stored: whole numbers from 0 to 255."""
    if not tensor.is_floating_point() or tensor.requires_grad or not tensor.numel():
        return False
    if tensor.dim() == 4:
        pictures = tensor.shape[1] in (1, 3, 4) and min(tensor.shape[2:]) >= SIDE
    else:
        pictures = (
            tensor.dim() == 2
            and any((tensor.shape[1] / c) ** 0.5 % 1 == 0 for c in (1, 3))
            and tensor.shape[1] >= SIDE**2
        )
    if not pictures:
        return False
    low, high = float(tensor.min()), float(tensor.max())
    return low >= 0 and 128 <= high <= 255 and bool((tensor == tensor.round()).all())
