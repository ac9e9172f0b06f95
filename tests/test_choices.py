"""Objects of which one or another is at work: what is done to them happens to the one that this run has made."""

from __future__ import annotations

from pathlib import Path

import pytest

from looplint.events import Op
from looplint.static.analyse import flows_of
from looplint.static.modules import Project
from looplint.static.runs import enumerate_runs, project
from looplint.static.source import load

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
