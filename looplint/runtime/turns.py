"""Positions in the order in which they were met -> the loops and calls around each event, and their turns.

Nothing is told when a loop begins another turn, but for loaders. It shows in the positions: within one call, whoever is
further up in the text than before has come round a loop, the innermost that holds both places.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from looplint.events import Loop, LoopKind, Span, Turn
from looplint.record import field, record
from looplint.runtime.rows import TURN, EventRow, PositionRow

Place = tuple[int, int]  # line from 1, column from 0
Comprehension = (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp)
_COMPREHENSIONS = ("<listcomp>", "<setcomp>", "<genexpr>", "<dictcomp>")


def without_comprehensions(stack: Sequence[tuple[int, int]], positions: Sequence[PositionRow]) -> list[tuple[int, int]]:
    """The calls around an event without the frames that Python has for comprehensions: these are loops, not calls.

    One that is handed on, and turned by another function, stays a call.
    """
    found: list[tuple[int, int]] = []
    for serial, number in stack:
        if found and positions[number].function.endswith(_COMPREHENSIONS) and _holds(positions, found[-1][1], number):
            found[-1] = (found[-1][0], number)
        else:
            found.append((serial, number))
    return found


def function_of(position: PositionRow) -> str:
    """The function that a position is in, not the comprehension."""
    owner, _, last = position.function.rpartition(".<locals>.")
    return (owner or "<module>") if last in _COMPREHENSIONS else position.function


def _holds(positions: Sequence[PositionRow], outer: int, inner: int) -> bool:
    """Whether one position is a part of another."""
    one, other = positions[outer], positions[inner]
    begins = (one.line, one.column) <= (other.line, other.column)
    return one.file == other.file and begins and (other.end_line, other.end_column) <= (one.end_line, one.end_column)


@record(frozen=True)
class Statement:
    """A loop in the text: where it stands, and where its body begins and ends."""

    at: Place
    begin: Place
    end: Place
    text: str  # of what it goes over
    target: str
    span: tuple[int, int, int, int]

    def holds(self, place: Place) -> bool:
        """Whether a place is in the body."""
        return self.begin <= place < self.end


@cache
def loops_of(file: str) -> tuple[Statement, ...]:
    """The loops in a file, outer ones before inner ones; none where it cannot be read."""
    try:
        tree = ast.parse(Path(file).read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError):
        return ()
    found = [_statement(node) for node in ast.walk(tree) if isinstance(node, (ast.For, ast.AsyncFor, ast.While))]
    found += [_expression(node) for node in ast.walk(tree) if isinstance(node, Comprehension)]
    return tuple(sorted(found, key=lambda loop: loop.at))


def _expression(node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> Statement:
    each, first = node.key if isinstance(node, ast.DictComp) else node.elt, node.generators[0]
    head = first.iter
    return Statement(
        (node.lineno, node.col_offset),
        (each.lineno, each.col_offset),
        (node.end_lineno or node.lineno, node.end_col_offset or 0),
        ast.unparse(head),
        ast.unparse(first.target),
        (head.lineno, head.col_offset + 1, head.end_lineno or 0, (head.end_col_offset or 0) + 1),
    )


def _statement(node: ast.For | ast.AsyncFor | ast.While) -> Statement:
    head = node.test if isinstance(node, ast.While) else node.iter
    target = "" if isinstance(node, ast.While) else ast.unparse(node.target)
    body, last = node.body[0], node.body[-1]
    begin = head if isinstance(node, ast.While) else body  # the test is a part of each turn
    return Statement(
        (node.lineno, node.col_offset),
        (begin.lineno, begin.col_offset),
        (last.end_lineno or last.lineno, last.end_col_offset or 0),
        ast.unparse(head),
        target,
        (head.lineno, head.col_offset + 1, head.end_lineno or 0, (head.end_col_offset or 0) + 1),
    )


@record(eq=False)
class _Call:
    """A call that is being followed: where it last was, and the turns it is in."""

    loops: tuple[Statement, ...]
    turn: Turn | None  # of the call itself; None for the program
    last: Place = (0, 0)  # where that ends: in f(g(x)), g is called first
    doing: object = None  # what happened last, at the last place
    active: list[tuple[Statement, Turn]] = field(default_factory=list)
    passages: dict[Statement, int | None] = field(default_factory=dict)
    driver: int | None = None  # the loader that began the last turn


def _common(inside: list[Statement], active: list[tuple[Statement, Turn]]) -> int:
    """How many of the loops around a place the call is in already."""
    common = 0
    while common < min(len(inside), len(active)) and inside[common] == active[common][0]:
        common += 1
    return common


class Turns:
    """Finds the turns around each event of one process, in order."""

    def __init__(self, positions: list[PositionRow], shown: dict[str, str]) -> None:
        self.positions = positions
        self.shown = shown  # files by the names under which they are reported
        self.loader_loops: set[int] = set()  # ids of the loops that a loader drives
        self._calls: dict[int, _Call] = {}
        self._loops: dict[object, Loop] = {}

    def around(self, row: EventRow) -> tuple[Turn, ...]:
        """The turns of the loops and calls around an event, outermost first."""
        turns: list[Turn] = []
        path: tuple[int, ...] = ()
        for depth, (serial, number) in enumerate(row.stack):
            call = self._calls.get(serial) or self._enter(serial, number, depth, path)
            if call.turn is not None:
                turns.append(call.turn)
            inner = row.stack[depth + 1][0] if depth + 1 < len(row.stack) else None
            self._move(call, row, number, path, inner)
            turns += [turn for _, turn in call.active]
            path = (*path, number)
        return tuple(turns)

    def _enter(self, serial: int, number: int, depth: int, path: tuple[int, ...]) -> _Call:
        position = self.positions[number]
        first = position.first_line
        inside = tuple(loop for loop in loops_of(position.file) if loop.at[0] >= first)
        turn = None
        if depth:
            key = ("call", path, position.function)
            loop = self._loops.get(key)
            if loop is None:
                name = position.function.replace(".<locals>", "")
                loop = self._loops[key] = Loop(LoopKind.CALL, name, self.span(path[-1]))
                loop.defined = Span(self.shown.get(position.file, position.file), first, 1, first, 1)
            turn = Turn(loop, 0, True)
        call = self._calls[serial] = _Call(inside, turn)
        return call

    def _move(self, call: _Call, row: EventRow, number: int, path: tuple[int, ...], inner: int | None) -> None:
        """Bring a call to the place of an event in it, or in a call that it makes there (`inner`)."""
        position = self.positions[number]
        place = (position.line, position.column)
        end = (position.end_line, position.end_column)
        if row.op == TURN and inner is None:
            end = place  # a for statement ends with its body
        doing = row.op if inner is None else inner
        inside = [loop for loop in call.loops if loop.holds(place)]
        if inner is not None and (fed := next((loop for loop in call.loops if loop.at == place), None)) is not None:
            inside, end = [*inside, fed], place  # a generator of the user's gives what the next turn is about
        common = _common(inside, call.active)
        driven = next((loop for loop in call.loops if loop.at == place), None) if row.op == TURN and not inner else None
        index = 0
        if driven is not None and self._is_partner(call, row, end, common):
            return
        if driven is not None and call.passages.get(driven) == row.loop and len(call.active) > common:
            over = call.active[common][1]
            over.last, index = False, over.index + 1
        elif end < call.last or (end == call.last and (doing == call.doing) is (inner is None)):
            self._again(call, common)
        del call.active[common:]
        call.active += [(loop, self._turn(loop, 0, path, position)) for loop in inside[common:]]
        if driven is not None:
            turn = self._turn(driven, index, path, position)
            self.loader_loops.add(id(turn.loop))
            call.active.append((driven, turn))
            call.passages[driven], call.driver = row.loop, row.obj
        call.last, call.doing = end, doing

    @staticmethod
    def _is_partner(call: _Call, row: EventRow, end: Place, common: int) -> bool:
        """Whether a loader gives its share of a turn that another has begun: `zip(labelled, unlabelled)`."""
        begun = call.doing == TURN and call.last == end and len(call.active) > common
        return begun and call.driver is not None and call.driver != row.obj

    def _again(self, call: _Call, common: int) -> None:
        """The innermost common loop has begun another turn."""
        if common:
            loop, turn = call.active[common - 1]
            turn.last = False
            call.active[common - 1] = (loop, Turn(turn.loop, turn.index + 1, True))

    def _turn(self, statement: Statement, index: int, path: tuple[int, ...], position: PositionRow) -> Turn:
        key = ("loop", path, position.file, statement.at)
        loop = self._loops.get(key)
        if loop is None:
            file = self.shown.get(position.file, position.file)
            loop = Loop(LoopKind.OTHER, statement.text, Span(file, *statement.span), target=statement.target)
            self._loops[key] = loop
        return Turn(loop, index, True)

    def span(self, number: int) -> Span:
        """A position as a place to report."""
        p = self.positions[number]
        return Span(self.shown.get(p.file, p.file), p.line, p.column + 1, p.end_line, p.end_column + 1)

    @property
    def loops(self) -> list[Loop]:
        """All loops and calls met."""
        return list(self._loops.values())
