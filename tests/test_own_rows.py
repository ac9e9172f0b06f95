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


def test_without_them_the_object_is_unknown(tmp_path: Path) -> None:
    done = lint(project(tmp_path), "--isolated")
    assert json.loads(done.stdout) == []


def test_rows_that_cannot_be_used_are_a_problem(tmp_path: Path) -> None:
    done = lint(project(tmp_path, "[class.broken"))
    assert done.returncode == 2
    assert "train.py" in done.stderr
    assert "knowledge" in done.stderr
