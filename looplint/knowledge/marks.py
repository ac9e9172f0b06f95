"""What stubs say beyond plain Python. The reader knows these names; nothing here does anything when run.

A stub tells by them what no plain code could: that a call leaves a step out, that a wrapped object is still the same,
what stands somewhere inside the value that a user's hook gave back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])


def scope(name: str) -> Callable[[F], F]:
    """Decorator of a context manager: what happens inside stands under this `Scope` ("off-step", "no-sync")."""

    def mark(function: F) -> F:
        return function

    return mark


def wrap(value: T, by: str, into: Any = None, **facts: Any) -> T:
    """The same object (or each object of a tuple) as `by` prepared it; its identity stays.

    `into`: an instance of a stub class that becomes the face of the object: it has the methods of both.
    `facts` stand in the event: `backward` and `clip` say what to call instead of torch's own, `scales` the precision
    that decides whether the loss is scaled, `accumulates` by how much it is divided.
    """
    return value


def every(role: str, value: Any) -> list[Any]:
    """The objects of a role anywhere inside a value: `every("optimizer", model.configure_optimizers())`."""
    return []


def scheduled(interval: str, value: Any) -> list[Any]:
    """The schedulers inside a value whose configuration says this interval; "epoch" where it says none."""
    return []


def loss_of(value: Any) -> Any:
    """The loss in what a training step gives back: itself, the first of a tuple, `value["loss"]`, `value.loss`."""
    return value


def stated(value: Any, expected: Any) -> bool:
    """Whether the script states just this value: the constant `expected`, or an installed name that ends with it."""
    return False


def reported(value: Any) -> None:
    """A framework shows or keeps this value of the current batch, each process its own."""


def several(strategy: Any, devices: Any, nodes: Any) -> bool:
    """Whether these settings surely start several processes."""
    return False


def unknown() -> Any:
    """A value of which nothing is known; as a condition: either way."""
    return None
