"""Where in the user's code something happens: the calls around it, each with its position, in about a microsecond."""

from __future__ import annotations

import dis
import inspect
import sys
import sysconfig
from functools import cache
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

    It sits where a tracer would be, and does nothing if one is started. With it is what is known of the call: where it
    was made, which stands still for as long as it lasts, and the places in it that were come to.
    """

    __slots__ = ("above", "of", "paths", "places", "serial")

    def __init__(self) -> None:
        self.serial = next(_serials)
        self.of: object = None  # who looked up the places
        self.above = NOWHERE
        self.paths: Paths = {}  # of all calls of this function from there
        self.places: dict[int, Place] = {}  # by instruction

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        """Trace nothing."""


class Place(NamedTuple):
    """Where something happens: (number of the call, position in it), outermost first; one number for the positions."""

    stack: tuple[tuple[int, int], ...]
    path: int


NOWHERE = Place((), 0)
Paths = dict[int, tuple[int, int]]  # instruction -> (path, position)
_OTHERS: dict[int, int] = {}  # stands for all code that is not the user's
_MOVES = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR  # each time called from elsewhere


class Stacks:
    """Looks up the user's calls around an event, and the positions met so far."""

    def __init__(self) -> None:
        self.met: list[Position] = []
        self.loops: list[tuple[int, ...]] = []  # around each position, in its function: the outermost first
        self.ends: list[tuple[int, int]] = []  # of each position: in f(g(x)), g is called first
        self._codes: dict[int, dict[int, int]] = {}  # by id, which is hashed faster: instruction -> position
        self._kept: list[CodeType] = []
        self._paths: dict[tuple[int, int], Paths] = {}  # by the path of the call, and the code that is called
        self._last_path = 0

    def here(self, frame: FrameType | None) -> Place:
        """The user's calls that a frame stands in, its own included."""
        codes = self._codes
        while frame is not None:
            mark = frame.f_trace
            if type(mark) is Mark and mark.of is self:
                place = mark.places.get(frame.f_lasti)
                return place if place is not None else self._come_to(mark, frame)
            code = frame.f_code
            positions = codes.get(id(code))
            if positions is None:
                positions = self._learn(code)
            if positions is not _OTHERS:
                return self._enter(frame)
            frame = frame.f_back
        return NOWHERE

    def _enter(self, frame: FrameType) -> Place:
        """The place in a call that is met for the first time, or that moves about."""
        self._position(frame)  # files are numbered, and later read, from the innermost call outwards
        mark, above, code = self._marked(frame), self.here(frame.f_back), frame.f_code
        paths = self._paths.get((above.path, id(code)))
        if paths is None:
            paths = self._paths[above.path, id(code)] = {}
        if type(mark) is Mark and not code.co_flags & _MOVES:
            mark.of, mark.above, mark.paths, mark.places = self, above, paths, {}
            return self._come_to(mark, frame)
        serial = mark.serial if type(mark) is Mark else id(frame)
        path, position = paths.get(frame.f_lasti) or self._reach(paths, frame)
        return Place((*above.stack, (serial, position)), path)

    def _come_to(self, mark: Mark, frame: FrameType) -> Place:
        """The place in a call that stands still."""
        path, position = mark.paths.get(frame.f_lasti) or self._reach(mark.paths, frame)
        place = mark.places[frame.f_lasti] = Place((*mark.above.stack, (mark.serial, position)), path)
        return place

    def _reach(self, paths: Paths, frame: FrameType) -> tuple[int, int]:
        """The path of an instruction, and its position, when it is first come to on this way."""
        self._last_path += 1
        found = paths[frame.f_lasti] = self._last_path, self._position(frame)
        return found

    def _position(self, frame: FrameType) -> int:
        code, instruction = frame.f_code, frame.f_lasti
        positions = self._codes.get(id(code))
        if positions is None:
            positions = self._learn(code)
        position = positions.get(instruction)
        if position is None:
            position = positions[instruction] = self._meet(code, instruction)
        return position

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
        met = position_of(code, instruction)
        self.met.append(met)
        self.loops.append(tuple(first for first, last in loops_in(code) if first <= instruction <= last))
        turns = instruction >= 0 and code.co_code[instruction] == _FOR_ITER  # a for statement ends with its body
        self.ends.append((met.line, met.column) if turns else (met.end_line, met.end_column))
        return len(self.met) - 1


_FOR_ITER = dis.opmap["FOR_ITER"]


@cache
def loops_in(code: CodeType) -> tuple[tuple[int, int], ...]:
    """The first and the last instruction of each loop in a function, outer ones before inner ones."""
    last: dict[int, int] = {}
    for step in dis.get_instructions(code):
        if "JUMP_BACKWARD" in step.opname and "INTERRUPT" not in step.opname:  # that one waits for a coroutine
            last[step.argval] = max(step.offset, last.get(step.argval, 0))
    return tuple(sorted(last.items()))


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
