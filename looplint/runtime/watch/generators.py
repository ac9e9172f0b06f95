"""Generators that a dataset keeps for itself: each worker gets a copy, and each new worker the same one again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import FunctionType
from typing import TYPE_CHECKING, Any

import torch

from looplint.runtime.stacks import Place
from looplint.runtime.watch.parameters import Seen

if TYPE_CHECKING:
    from looplint.runtime.hooks import Ear

DEEPEST = 4  # attributes of attributes of a dataset
MOST_OBJECTS = 200
MOST_LOADERS = 64
_OF_NUMPY = ("Generator", "RandomState")
_KNOWS_WORKERS = {"get_worker_info", "initial_seed", "worker_info"}


class _Loader:
    """What was seen of one loader with workers."""

    def __init__(self, place: Place, loader: Any) -> None:
        self.place = place
        self.workers = loader.num_workers
        self.persistent = bool(loader.persistent_workers)
        self.passages = 0
        self.names = list(dict.fromkeys(_drawn_from(loader.dataset))) if loader.worker_init_fn is None else []


class Generators:
    """Looks at the dataset of a loader when it starts workers."""

    def __init__(self, ear: Ear) -> None:
        self._ear = ear
        self._met: dict[int, _Loader] = {}

    def passage(self, number: int, loader: Any, place: Place) -> None:
        """An iterator over a loader is made."""
        if not loader.num_workers or (number not in self._met and len(self._met) >= MOST_LOADERS):
            return
        met = self._met.get(number)
        if met is None:
            met = self._met[number] = _Loader(place, loader)
        met.passages += 1

    def seen(self) -> Iterator[Seen]:
        """The observations so far."""
        for number, met in self._met.items():
            if met.names:
                seen = {
                    "names": met.names,
                    "workers": met.workers,
                    "persistent": met.persistent,
                    "passages": met.passages,
                }
                yield f"generators {number}", "generators", number, met.place, seen


def _drawn_from(dataset: Any) -> Iterator[str]:
    """The generators that a dataset or its transforms keep and use when they give samples: `Pictures.rng`."""
    pending, seen = [(dataset, 0)], {id(dataset)}
    while pending and len(seen) < MOST_OBJECTS:
        holder, depth = pending.pop()
        attributes = _attributes(holder)
        generators = [name for name, value in attributes.items() if _is_generator(value)]
        if generators:
            used = _names_used(type(holder))
            if not used & _KNOWS_WORKERS:
                yield from (f"{type(holder).__name__}.{name}" for name in generators if name in used)
        for value in attributes.values():
            inner = value if isinstance(value, (list, tuple)) and len(value) < MOST_OBJECTS else [value]
            for one in inner:
                if depth < DEEPEST and hasattr(one, "__dict__") and id(one) not in seen:
                    seen.add(id(one))
                    pending.append((one, depth + 1))


def _attributes(holder: Any) -> dict[str, Any]:
    found = getattr(holder, "__dict__", {})
    return found if isinstance(found, dict) else {}


def _is_generator(value: Any) -> bool:
    kind = type(value)
    of_numpy = kind.__module__.startswith("numpy.random") and kind.__name__ in _OF_NUMPY
    return of_numpy or isinstance(value, (random.Random, torch.Generator))


def _names_used(kind: type) -> set[str]:
    """The names in all methods of a class but those that make and copy it."""
    methods = [
        method
        for base in kind.__mro__
        for name, method in vars(base).items()
        if isinstance(method, FunctionType) and name not in ("__init__", "__setstate__", "__getstate__")
    ]
    return {name for method in methods for name in method.__code__.co_names}
