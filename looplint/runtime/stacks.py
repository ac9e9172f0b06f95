"""Where in the user's code something happens: the calls around it, each with its position, in about a microsecond."""

from __future__ import annotations

import sys
import sysconfig
from itertools import count
from types import CodeType, FrameType
from typing import Any, NamedTuple

_NOT_THE_USERS = tuple(
    {sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")}
    | {__file__.rpartition("runtime")[0]}
)
_serials = count(1)


class Position(NamedTuple):
    """A place in a function of the user, as Python numbers it: lines from 1, columns from 0."""

    file: str
    function: str
    first_line: int  # of the function
    line: int
    column: int
    end_line: int
    end_column: int


class Mark:
    """The number of a call, kept in its frame: unlike the frame's address, no later call has it again.

    It sits where a tracer would be, and does nothing if one is started.
    """

    __slots__ = ("serial",)

    def __init__(self) -> None:
        self.serial = next(_serials)

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        """Trace nothing."""


class Stacks:
    """The user's calls around an event, and the positions met so far."""

    def __init__(self) -> None:
        self.positions: dict[tuple[CodeType, int], int] = {}
        self.met: list[Position] = []
        self._mine: dict[CodeType, bool] = {}

    def here(self, frame: FrameType | None) -> tuple[tuple[int, int], ...]:
        """(number of the call, number of the position in it) for each call of the user's, innermost first."""
        found: list[tuple[int, int]] = []
        while frame is not None:
            code = frame.f_code
            mine = self._mine.get(code)
            if mine is None:
                mine = self._mine[code] = is_the_users(code)
            if mine:
                key = (code, frame.f_lasti)
                position = self.positions.get(key)
                if position is None:
                    position = self._meet(key)
                mark = frame.f_trace
                if type(mark) is not Mark:
                    mark = self._marked(frame)
                found.append((mark.serial if type(mark) is Mark else id(frame), position))
            frame = frame.f_back
        return tuple(found)

    @staticmethod
    def _marked(frame: FrameType) -> Any:
        """The frame with a mark, unless a tracer uses the place."""
        if frame.f_trace is None and sys.gettrace() is None:
            frame.f_trace = Mark()
        return frame.f_trace

    def _meet(self, key: tuple[CodeType, int]) -> int:
        code, instruction = key
        self.positions[key] = len(self.met)
        self.met.append(position_of(code, instruction))
        return self.positions[key]


def is_the_users(code: CodeType) -> bool:
    """Whether a function is neither Python's nor an installed package's nor made from a string."""
    name = code.co_filename
    return not (name.startswith("<") or name.startswith(_NOT_THE_USERS) or "/site-packages/" in name)


def position_of(code: CodeType, instruction: int) -> Position:
    """The place of an instruction in the text."""
    places = list(code.co_positions())
    line, end_line, column, end_column = places[instruction // 2] if instruction >= 0 else (None,) * 4
    line = line or code.co_firstlineno
    name = getattr(code, "co_qualname", code.co_name)
    return Position(code.co_filename, name, code.co_firstlineno, line, column or 0, end_line or line, end_column or 0)
