"""Objects of which one or another is at work: what is done to them happens to the one that this run has made."""

from __future__ import annotations

import ast
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from looplint.events import Obj, Op, Role
from looplint.static.analyse import flows_of
from looplint.static.modules import Project
from looplint.static.objects import compared
from looplint.static.runs import enumerate_runs, project
from looplint.static.source import load
from looplint.static.values import NONE, Const, Phi, Question, Ref, Seq, Value

EITHER = """\
import argparse
import torch
from torch.amp import GradScaler

parser = argparse.ArgumentParser()
parser.add_argument("--adam", action="store_true")
model = torch.nn.Linear(8, 2)
if parser.parse_args().adam:
    optimizer = torch.optim.Adam(model.parameters())
else:
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = GradScaler("cuda")
for x in torch.load("batches.pt"):
    optimizer.zero_grad()
    scaler.scale(model(x).mean()).backward()
    scaler.unscale_(optimizer)
    scaler.step(optimizer)
    scaler.update()
"""


@pytest.mark.parametrize("op", [Op.ZERO_GRAD, Op.UNSCALE, Op.STEP])
def test_one_of_two_optimizers_is_the_one_that_was_made(op: Op, tmp_path: Path) -> None:
    file = tmp_path / "train.py"
    (flow,) = flows_of(load(str(file), EITHER.encode()), Project(tmp_path))
    runs = enumerate_runs(project(flow.flow, frozenset({Op.MAKE, op})), flow.entry)
    assert len(runs) == 2
    for run in runs:
        (made,) = (e.obj for e in run.all(Op.MAKE) if e.obj is not None and e.obj.made.startswith("torch.optim"))
        used = {e.args["optimizer"] if op is Op.UNSCALE else e.obj for e in run.all(op)}
        assert used == {made}


def _asked(test: Any) -> set[str]:
    """The questions of a test."""
    return {test[0].key}.union(*map(_asked, test[1:])) if isinstance(test, tuple) else set()


def test_one_of_two_values_is_none_or_not_on_each_of_many_ways() -> None:
    sampler: Value = NONE
    order = Ref(Obj(Role.SAMPLER))
    settings = [f"{name}{more}" for name in ("slurm", "spawn", "url") for more in ("", "_nodes")]
    for name in settings[::2]:  # if args.slurm: if args.slurm_nodes: sampler = order
        inner = Phi(Question(f"{name}_nodes", f"{name}_nodes"), order, sampler)
        sampler = Phi(Question(name, name), inner, sampler)
    reader: Any = SimpleNamespace(known={})
    test = compared(reader, "==", sampler, NONE, ast.Name("sampler"))
    assert _asked(test) == set(settings)


@pytest.mark.parametrize(("left", "right"), [((0,), (0,)), ((0,), (1,)), ((0,), (0, 1)), ((), ())])
def test_tuples_of_constants_are_equal_or_not(left: tuple[int, ...], right: tuple[int, ...]) -> None:
    one, other = (Seq(dict(enumerate(map(Const, side)))) for side in (left, right))
    reader: Any = SimpleNamespace(known={})
    assert compared(reader, "==", one, other, ast.Name("phase")) is (left == right)
