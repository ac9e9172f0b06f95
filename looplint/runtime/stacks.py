"""Where in the user's code something happens: the calls around it, each with its position, in about a microsecond."""

from __future__ import annotations

import inspect
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

    It sits where a tracer would be, and does nothing if one is started. With it are the calls above this one, which
    stand still for as long as it lasts.
    """

    __slots__ = ("of", "places", "serial")

    def __init__(self) -> None:
        self.serial = next(_serials)
        self.of: object = None  # who looked up the places
        self.places: dict[int, Place] = {}  # by instruction

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        """Trace nothing."""


class Place(NamedTuple):
    """Where something happens: (number of the call, position in it), outermost first; one number for the positions."""

    stack: tuple[tuple[int, int], ...]
    path: int


NOWHERE = Place((), 0)
_OTHERS: dict[int, int] = {}  # stands for all code that is not the user's
_MOVES = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR  # each time called from elsewhere


class Stacks:
    """The user's calls around an event, and the positions met so far."""

    def __init__(self) -> None:
        self.met: list[Position] = []
        self._codes: dict[int, dict[int, int]] = {}  # by id, which is hashed faster: instruction -> position
        self._kept: list[CodeType] = []
        self._paths: dict[tuple[int, int], int] = {}

    def here(self, frame: FrameType | None) -> Place:
        """The user's calls that a frame stands in, its own included."""
        codes = self._codes
        while frame is not None:
            mark = frame.f_trace
            if type(mark) is Mark and mark.of is self and (known := mark.places.get(frame.f_lasti)) is not None:
                return known
            code = frame.f_code
            positions = codes.get(id(code))
            if positions is None:
                positions = self._learn(code)
            if positions is not _OTHERS:
                return self._within(frame, positions)
            frame = frame.f_back
        return NOWHERE

    def _within(self, frame: FrameType, positions: dict[int, int]) -> Place:
        instruction = frame.f_lasti
        position = positions.get(instruction)
        if position is None:
            position = positions[instruction] = self._meet(frame.f_code, instruction)
        mark = self._marked(frame)
        above = self.here(frame.f_back)
        path = self._paths.get((above.path, position))
        if path is None:
            path = self._paths[above.path, position] = len(self._paths) + 1
        if type(mark) is not Mark:
            return Place((*above.stack, (id(frame), position)), path)
        place = Place((*above.stack, (mark.serial, position)), path)
        if not frame.f_code.co_flags & _MOVES:
            if mark.of is not self:
                mark.of, mark.places = self, {}
            mark.places[instruction] = place
        return place

    def ignore(self, code: CodeType) -> None:
        """Take a function for none of the user's, wherever it stands."""
        self._kept.append(code)
        self._codes[id(code)] = _OTHERS

    @staticmethod
    def _marked(frame: FrameType) -> Any:
        """The frame with a mark, unless a tracer uses the place."""
        if frame.f_trace is None and sys.gettrace() is None:
            frame.f_trace = Mark()
        return frame.f_trace

    def _learn(self, code: CodeType) -> dict[int, int]:
        self._kept.append(code)
        found = self._codes[id(code)] = {} if is_the_users(code) else _OTHERS
        return found

    def _meet(self, code: CodeType, instruction: int) -> int:
        self.met.append(position_of(code, instruction))
        return len(self.met) - 1


def is_the_users(code: CodeType) -> bool:
    """Whether a function is neither Python's nor an installed package's nor made from a string."""
    return is_the_users_file(code.co_filename)


def is_the_users_file(name: str) -> bool:
    """Whether a file belongs neither to Python nor to an installed package."""
    return not (name.startswith("<") or name.startswith(_NOT_THE_USERS) or "/site-packages/" in name)


def position_of(code: CodeType, instruction: int) -> Position:
    """The place of an instruction in the text."""
    places = list(code.co_positions())
    line, end_line, column, end_column = places[instruction // 2] if instruction >= 0 else (None,) * 4
    line = line or code.co_firstlineno
    name = getattr(code, "co_qualname", code.co_name)
    return Position(code.co_filename, name, code.co_firstlineno, line, column or 0, end_line or line, end_column or 0)
