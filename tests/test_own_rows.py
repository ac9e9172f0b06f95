"""The user's own rows and stubs, named by the setting `knowledge`."""

import json
import subprocess
import sys
from pathlib import Path

ROWS = """\
[class."mylib.Fancy"]
role = "optimizer"
of = "params"
params = ["params", "lr"]
source = "https://example.org/fancy"
"""
SCRIPT = """\
import torch
from torch import nn
from mylib import Fancy

model = nn.Linear(2, 2)
thing = Fancy(model.parameters(), lr=0.1)
for epoch in range(3):
    for x, y in torch.utils.data.DataLoader([1, 2]):
        nn.functional.mse_loss(model(x), y).backward()
        thing.step()
"""


def lint(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "looplint", "--no-cache", "--output-format", "json", *options, "train.py"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def project(folder: Path, rows: str = ROWS) -> Path:
    (folder / "looplint.toml").write_text('knowledge = ["rows.toml"]\n')
    (folder / "rows.toml").write_text(rows)
    (folder / "train.py").write_text(SCRIPT)
    return folder


def test_own_rows_are_known(tmp_path: Path) -> None:
    done = lint(project(tmp_path))
    assert [found["code"] for found in json.loads(done.stdout)] == ["LL101"]


def test_a_trace_knows_them_too(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "looplint", "trace", "train.py", "--rule", "LL101"]
    done = subprocess.run(command, cwd=project(tmp_path), capture_output=True, text=True, check=True)
    assert "mylib.Fancy" in done.stdout
    assert "error LL101" in done.stdout


STUB = """\
stands_for = ("acme",)


class Engine:
    def __init__(self, model, optimizer):
        self.model, self.optimizer = model, optimizer

    def step(self, loss):
        loss.backward()
        self.optimizer.step()
"""


def test_own_stubs_are_read(tmp_path: Path) -> None:
    """As docs/false-alarm.md shows it."""
    (tmp_path / "looplint.toml").write_text('knowledge = ["ours.py"]\n')
    (tmp_path / "ours.py").write_text(STUB)
    script = SCRIPT.replace("from mylib import Fancy", "from acme import Engine").replace(
        "Fancy(model.parameters(), lr=0.1)", "Engine(model, torch.optim.SGD(model.parameters(), lr=0.1))"
    )
    (tmp_path / "train.py").write_text(
        script.replace(".backward()", "")
        .replace("thing.step()", "")
        .replace("nn.functional", "thing.step(nn.functional")
        .replace("(model(x), y)", "(model(x), y))")
    )
    assert [found["code"] for found in json.loads(lint(tmp_path).stdout)] == ["LL101"]
    (tmp_path / "ours.py").write_text(STUB + "        self.optimizer.zero_grad()\n")
    assert json.loads(lint(tmp_path).stdout) == []


def test_without_them_the_object_is_unknown(tmp_path: Path) -> None:
    done = lint(project(tmp_path), "--isolated")
    assert json.loads(done.stdout) == []


def test_rows_that_cannot_be_used_are_a_problem(tmp_path: Path) -> None:
    done = lint(project(tmp_path, "[class.broken"))
    assert done.returncode == 2
    assert "train.py" in done.stderr
    assert "knowledge" in done.stderr
