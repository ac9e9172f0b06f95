"""Which turn of which loop an event stands in, from positions alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from looplint.events import LoopKind
from looplint.runtime.rows import TURN, EventRow, PositionRow
from looplint.runtime.turns import Turns

SCRIPT = """\
def update(model):
    model.step()
    model.clear()

for epoch in range(3):
    start()
    for batch in loader:
        forward(batch)
        update(model)
    for batch in others:
        evaluate(batch)
while more():
    one()
"""


@pytest.fixture
def turns(tmp_path: Path) -> Turns:
    """Positions are numbered by their lines."""
    script = tmp_path / "train.py"
    script.write_text(SCRIPT)
    positions = []
    for number, line in enumerate(["", *SCRIPT.splitlines()]):
        column = len(line) - len(line.lstrip())
        function, first = ("update", 1) if number in (2, 3) else ("<module>", 1)
        positions.append(PositionRow(str(script), function, first, number, column, number, len(line)))
    return Turns(positions, {})


def told(turns: Turns, *stack: tuple[int, int], op: str = "forward", loop: int | None = None) -> list[tuple[str, int]]:
    """The loops around an event and their turns, without the calls."""
    around = turns.around(EventRow(op, 1, list(stack), {}, {}, None, loop))
    return [(turn.loop.name, turn.index) for turn in around if turn.loop.kind is not LoopKind.CALL]


def test_what_comes_further_down_is_the_same_turn(turns: Turns) -> None:
    assert told(turns, (1, 6)) == [("range(3)", 0)]
    assert told(turns, (1, 8)) == [("range(3)", 0), ("loader", 0)]


def test_the_same_place_again_is_another_turn_of_the_innermost_loop(turns: Turns) -> None:
    told(turns, (1, 8))
    assert told(turns, (1, 8)) == [("range(3)", 0), ("loader", 1)]


def test_two_events_of_one_statement_are_one_turn(turns: Turns) -> None:
    told(turns, (1, 8), op="forward")
    assert told(turns, (1, 8), op="loss") == [("range(3)", 0), ("loader", 0)]


def test_a_loader_says_when_a_turn_begins(turns: Turns) -> None:
    for index in range(2):
        assert told(turns, (1, 7), op=TURN, loop=1) == [("range(3)", 0), ("loader", index)]
        assert told(turns, (1, 8)) == [("range(3)", 0), ("loader", index)]
    assert told(turns, (1, 7), op=TURN, loop=2) == [("range(3)", 1), ("loader", 0)]
    assert told(turns, (1, 8)) == [("range(3)", 1), ("loader", 0)]


def test_a_loader_that_is_asked_again_is_another_turn_around_it(turns: Turns) -> None:
    """Where nothing but the loader's own rows tells that an epoch is over."""
    seen = [told(turns, (1, 7), op=TURN, loop=epoch)[0] for epoch in range(3)]
    assert seen == [("range(3)", 0), ("range(3)", 1), ("range(3)", 2)]


def test_a_loop_after_another_does_not_turn_the_one_around(turns: Turns) -> None:
    told(turns, (1, 8))
    told(turns, (1, 8))
    assert told(turns, (1, 11)) == [("range(3)", 0), ("others", 0)]
    assert told(turns, (1, 6)) == [("range(3)", 1)]


def test_calls_have_one_turn_each(turns: Turns) -> None:
    first = turns.around(EventRow("step", 1, [(1, 9), (2, 2)], {}, {}, None))
    same = turns.around(EventRow("zero-grad", 1, [(1, 9), (2, 3)], {}, {}, None))
    later = turns.around(EventRow("step", 1, [(1, 9), (3, 2)], {}, {}, None))
    assert first[-1] is same[-1]
    assert later[-1] is not first[-1]
    assert later[-1].loop is first[-1].loop
    assert [turn.index for turn in later if turn.loop.name == "loader"] == [1]


def test_a_while_loop_turns_too(turns: Turns) -> None:
    told(turns, (1, 13))
    assert told(turns, (1, 13)) == [("more()", 1)]


def test_the_last_turn_is_marked(turns: Turns) -> None:
    first = turns.around(EventRow("forward", 1, [(1, 13)], {}, {}, None))[-1]
    second = turns.around(EventRow("forward", 1, [(1, 13)], {}, {}, None))[-1]
    assert (first.last, second.last) == (False, True)
