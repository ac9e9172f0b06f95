"""The rows of a record: what the training process writes and `rebuild` reads. One JSON list a line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple


class PositionRow(NamedTuple):
    """A position in the user's code, numbered in the order of the rows."""

    file: str
    function: str
    first_line: int
    line: int
    column: int
    end_line: int
    end_column: int


class ObjectRow(NamedTuple):
    """An object: its number, role, class, the one it wraps, those it is made of, what else is known."""

    number: int
    role: str
    made: str
    base: int | None
    of: list[int] | None
    args: dict[str, Any]
    facts: dict[str, Any]


class PartRow(NamedTuple):
    """A model that is a part of another."""

    part: int
    whole: int


class EventRow(NamedTuple):
    """An event; `stack` is (call, position) outermost first, `scopes` what torch says of gradients and autocast."""

    op: str
    obj: int | None
    stack: Sequence[tuple[int, int]]
    scopes: dict[str, Any]
    args: dict[str, Any]
    params: list[int] | None
    loop: int | None = None  # of the rows that begin a turn: the iteration of a loader


class ObservationRow(NamedTuple):
    """What a run shows in numbers; of those with one key the last is meant."""

    key: str
    what: str
    obj: int | None
    stack: Sequence[tuple[int, int]]
    seen: dict[str, Any]


class ProblemRow(NamedTuple):
    """The recorder failed, and recorded no more."""

    message: str


class EndRow(NamedTuple):
    """The process "ended", "raised", was "stopped" by us, or its record is "full"; one that is killed says nothing."""

    how: str


KINDS: dict[str, type[Any]] = {
    "at": PositionRow,
    "object": ObjectRow,
    "part": PartRow,
    "event": EventRow,
    "observation": ObservationRow,
    "problem": ProblemRow,
    "end": EndRow,
}
_NAMES = {kind: name for name, kind in KINDS.items()}

_encode = json.JSONEncoder(default=str).encode

TURN = "turn"  # the op of an EventRow that is no event: a loader gives the next batch


def written(row: tuple[Any, ...]) -> str:
    """A row as a line."""
    return _encode([_NAMES[type(row)], *row]) + "\n"


def read(line: str) -> Any:
    """The row of a line.

    Raises:
        ValueError: the line is torn, as the last one of a process that was killed may be.
    """
    try:
        kind, *values = json.loads(line)
        return KINDS[kind](*values)
    except (KeyError, TypeError) as error:
        raise ValueError(f"no row: {line[:80]!r}") from error
