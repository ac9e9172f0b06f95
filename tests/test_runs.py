"""What enumeration shares: bodies that several answers lead to, and the runs of flows that have few."""

from __future__ import annotations

from pathlib import Path

import pytest

from looplint.events import Op, Span
from looplint.run import Entry
from looplint.static.analyse import flows_of
from looplint.static.flow import Choice, EventNode, Flow
from looplint.static.modules import Project
from looplint.static.runs import _Walk, enumerate_runs, few_runs
from looplint.static.source import load
from looplint.static.values import Question


def happens(op: Op, line: int) -> EventNode:
    return EventNode(op, None, Span("train.py", line, 1), {}, ())


def choice(name: str, yes: Flow, no: Flow) -> Choice:
    return Choice(Question(name, name), yes, no)


def test_a_body_that_two_answers_lead_to_is_passed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    body: Flow = [happens(Op.BACKWARD, 1)]
    flow: Flow = [choice("a", body, [choice("b", body, [])])]  # if a or b: ...
    passed: list[int] = []
    through = _Walk.through
    monkeypatch.setattr(
        _Walk, "through", lambda walk, flow, *rest: passed.append(id(flow)) or through(walk, flow, *rest)
    )
    runs = enumerate_runs(flow, Entry())
    assert [len(run.events) for run in runs] == [1, 0]
    assert passed.count(id(body)) == 1


@pytest.mark.parametrize("limit", [3, 4])
def test_few_runs_are_all_or_none(limit: int) -> None:
    flow: Flow = [
        choice("a", [happens(Op.BACKWARD, 1)], []),
        choice("b", [happens(Op.STEP, 2)], []),
    ]
    every = [[event.op for event in run.events] for run in enumerate_runs(flow, Entry())]
    few = few_runs(flow, Entry(), limit)
    assert len(every) == 4
    assert few is None if limit < 4 else few is not None and [[e.op for e in run.events] for run in few] == every


LIBRARY = """\
from torch import nn

def is_available(name):
    return name in ("torch", "numpy")

def head(width):
    return nn.Linear(width, 2)

class Base(nn.Module):
    def __init__(self, config):
        super().__init__()
        self.fast = is_available("flash")
        self.head = head(config.width)
"""
MODEL = """\
from library import Base
from torch import nn

class Net(Base):
    def __init__(self, config):
        super().__init__(config)
        self.layers = []
        self.layers.append(nn.Linear(4, 4))

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)
        return self.head(x)
"""


def test_an_imagined_model_is_made_of_its_modules_alone(tmp_path: Path) -> None:
    """What a base class in another file asks of its library is not executed; what makes its layers is."""
    (tmp_path / "library.py").write_text(LIBRARY)
    (tmp_path / "net.py").write_text(MODEL)
    project = Project(tmp_path)
    flows_of(load(str(tmp_path / "net.py")), project)
    library = project.load(str(tmp_path / "library.py"))
    assert library is not None
    assert library.functions["is_available"].visits == 0
    assert library.functions["head"].visits == 1
