"""What rules say of numbers that a run showed."""

from __future__ import annotations

from collections.abc import Sequence

from looplint.events import Event

LOOKS = 10  # fewer say nothing about "never"
_SHOWN = 3


def enough(event: Event) -> bool:
    """Whether something was looked at often enough to say that it is always so."""
    looks: int = event.args["looks"]
    return looks >= LOOKS


def how_often(event: Event) -> str:
    """`at all 24 of the steps looked at, the last of them step 300`."""
    return f"at all {event.args['looks']} steps that were looked at, the last of them step {event.args['rounds']:,}"


def middle(values: Sequence[float]) -> float:
    """The value with as many below as above."""
    return sorted(values)[len(values) // 2]


def named(names: Sequence[str]) -> str:
    """The first names of a list, and how many others there are."""
    shown = ", ".join(name or "a parameter of no model" for name in names[:_SHOWN])
    return f"{shown} and {len(names) - _SHOWN} more" if len(names) > _SHOWN else shown


def of(event: Event) -> str:
    """What the script calls the object that was looked at."""
    return event.obj.name if event.obj is not None and event.obj.name else "the optimizer"
