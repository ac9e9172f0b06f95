"""A record is followed through the text: what hooks do not see is told where the run came past it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from looplint.events import Event, Op
from looplint.runtime.foretold import Foretold
from looplint.runtime.rebuild import Rebuilt, Record
from looplint.runtime.rows import EndRow, EventRow, ObjectRow, PositionRow, written

SCRIPT = """\
import torch
from torch import nn

def step(model, optimizer, batch):
    loss = model(batch).mean()
    loss.detach()
    loss.backward()
    optimizer.step()
    return loss

model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for batch in torch.randn(8, 2, 4).unbind():
    optimizer.zero_grad()
    if batch.sum() > 0:
        step(model, optimizer, batch)
        batch.cpu()
    else:
        batch.double()
torch.save(model, "model.pt")
"""
MODEL, OPTIMIZER = 1, 2


class Told:
    """A record, written by hand: events at the calls of a script, by their text."""

    def __init__(self, file: Path) -> None:
        self.file = file
        file.write_text(SCRIPT)
        self.calls = {ast.unparse(n): n for n in ast.walk(ast.parse(SCRIPT)) if isinstance(n, ast.Call)}
        self.lines = [
            written(ObjectRow(MODEL, "model", "torch.nn.modules.linear.Linear", None, None, {}, {})),
            written(ObjectRow(OPTIMIZER, "optimizer", "torch.optim.sgd.SGD", None, None, {"lr": 0.1}, {})),
        ]
        self.positions: dict[str, int] = {}
        self.serial = 1

    def at(self, text: str) -> int:
        if text not in self.positions:
            call = self.calls[text]
            function = ("step", 4) if call.lineno in range(5, 9) else ("<module>", 1)
            end = (call.end_lineno or 0, call.end_col_offset or 0)
            self.lines.append(written(PositionRow(str(self.file), *function, call.lineno, call.col_offset, *end)))
            self.positions[text] = len(self.positions)
        return self.positions[text]

    def event(self, op: Op, obj: int | None, text: str, params: list[int] | None = None) -> None:
        self.lines.append(written(EventRow(op, obj, [(1, self.at(text))], {}, {}, params)))

    def turn(self, *, steps: bool) -> None:
        self.event(Op.ZERO_GRAD, OPTIMIZER, "optimizer.zero_grad()", [MODEL])
        if not steps:
            return
        self.serial += 1
        call = (1, self.at("step(model, optimizer, batch)"))
        for op, obj, text in (
            (Op.FORWARD, MODEL, "model(batch)"),
            (Op.BACKWARD, None, "loss.backward()"),
            (Op.STEP, OPTIMIZER, "optimizer.step()"),
        ):
            self.lines.append(written(EventRow(op, obj, [call, (self.serial, self.at(text))], {}, {}, [MODEL])))

    def events(self, how: str = "ended") -> list[Event]:
        self.lines.append(written(EndRow(how)))
        shown = {str(self.file): "script.py"}
        return Rebuilt(Record(self.lines), Foretold(shown.items()), shown).events


@pytest.fixture
def told(tmp_path: Path) -> Told:
    told = Told(tmp_path / "script.py")
    told.event(Op.MAKE, OPTIMIZER, "torch.optim.SGD(model.parameters(), lr=0.1)", [MODEL])
    return told


def places(events: list[Event], op: Op) -> list[int]:
    return [event.at.line for event in events if event.op is op]


def test_what_stands_on_the_way_has_happened(told: Told) -> None:
    told.turn(steps=True)
    told.turn(steps=True)
    events = told.events()
    assert places(events, Op.DISCARD) == [6, 17, 6, 17]
    assert [e.op for e in events if e.at.line in (6, 7, 8)][:3] == [Op.DISCARD, Op.BACKWARD, Op.STEP]


def test_a_choice_went_the_way_on_which_the_next_event_lies(told: Told) -> None:
    told.turn(steps=False)
    told.turn(steps=True)
    assert places(told.events(), Op.DISCARD) == [19, 6, 17]


def test_what_the_text_tells_is_told_of_the_objects_of_the_run(told: Told) -> None:
    told.turn(steps=True)
    events = told.events()
    made = next(e for e in events if e.op is Op.MAKE and e.at.line == 11)
    forward = next(e for e in events if e.op is Op.FORWARD)
    step = next(e for e in events if e.op is Op.STEP)
    assert made.obj is forward.obj
    assert step.obj is not None
    assert step.obj.of == (forward.obj,)
    assert made.index < forward.index


def test_turns_of_the_text_are_those_of_the_run(told: Told) -> None:
    told.turn(steps=True)
    told.turn(steps=True)
    dropped = [e for e in told.events() if e.op is Op.DISCARD and e.at.line == 17]
    assert [event.loops()[-1].index for event in dropped] == [0, 1]


def test_nobody_knows_what_a_run_would_have_come_to(told: Told) -> None:
    """Saving stands after the loop: a run that was stopped in it has not saved, and has not failed to."""
    told.turn(steps=True)
    assert places(told.events("stopped"), Op.SAVE) == []


def test_what_follows_the_last_event_of_a_whole_run_has_happened(told: Told) -> None:
    told.turn(steps=True)
    assert places(told.events(), Op.SAVE) == [20]


def test_an_event_at_a_place_of_which_the_text_says_nothing_is_kept(told: Told) -> None:
    told.turn(steps=True)
    told.event(Op.STEP, OPTIMIZER, "batch.sum()", [MODEL])
    assert places(told.events(), Op.STEP) == [8, 15]


def test_a_backward_that_reaches_no_model_has_no_graph(told: Told) -> None:
    told.event(Op.BACKWARD, None, "batch.sum()", [])
    loss = next(e.obj for e in told.events() if e.op is Op.BACKWARD)
    assert loss is not None
    assert loss.reaches == frozenset()
    assert loss.facts["no_grad"] is True


def test_what_is_saved_where_the_text_says_nothing_is_open(told: Told) -> None:
    told.turn(steps=True)
    told.event(Op.SAVE, None, "batch.sum()")
    unread = next(e for e in told.events() if e.op is Op.SAVE and e.at.line == 15)
    assert unread.args["content"].open
    assert not unread.args["by"]
