"""What a probe measures, and the verdict that follows from it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum

Value = float | int | bool | str


class Verdict(StrEnum):
    """How a probe ended."""

    HOLDS = "holds"
    FAILS = "fails"
    SKIPPED = "skipped"  # this machine lacks what it needs
    BROKEN = "broken"  # it raised an exception: nothing is known


@dataclass(frozen=True, slots=True)
class Measurement:
    """One number or fact, the limit that it was held against, and what to do if it does not hold.

    An empty `limit` marks a figure that is shown and not judged.
    """

    what: str
    value: Value
    limit: str = ""
    holds: bool = True
    hint: str = ""

    @property
    def shown(self) -> str:
        """The value as a person reads it."""
        return show(self.value)


def show(value: Value) -> str:
    """Four significant digits for floats, yes or no for facts."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:.4g}"
    return str(value)


def at_most(what: str, value: float, limit: float, hint: str = "") -> Measurement:
    """Hold `value <= limit`; a NaN never holds."""
    return Measurement(what, value, f"<= {show(limit)}", value <= limit, hint)


def at_least(what: str, value: float, limit: float, hint: str = "") -> Measurement:
    """Hold `value >= limit`; a NaN never holds."""
    return Measurement(what, value, f">= {show(limit)}", value >= limit, hint)


def within(what: str, value: float, low: float, high: float, hint: str = "") -> Measurement:
    """Hold `low <= value <= high`; a NaN never holds."""
    return Measurement(what, value, f"{show(low)} .. {show(high)}", low <= value <= high, hint)


def exactly(what: str, value: Value, wanted: Value, hint: str = "") -> Measurement:
    """Hold `value == wanted`, without any tolerance."""
    return Measurement(what, value, f"= {show(wanted)}", value == wanted, hint)


def shown(what: str, value: Value) -> Measurement:
    """A figure without a limit."""
    return Measurement(what, value)


def plain(value: Value) -> Value | None:
    """The value as JSON can carry it: NaN and infinities, which JSON has not, become None."""
    return None if isinstance(value, float) and not math.isfinite(value) else value
