"""A broken task gives one clear line and exit 2; tasks of other kinds than images hold."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from looplint.smoke.bench import opened
from looplint.smoke.cli import main
from looplint.smoke.measurement import Verdict
from looplint.smoke.probe import chosen
from looplint.smoke.running import run_one

TASK = """
import torch
from torch import nn
from torch.nn import functional

class Numbers:
    def __init__(self, count):
        self.inputs = torch.randn(count, 6, generator=torch.Generator().manual_seed(0))
        self.inputs[torch.arange(count), torch.arange(count) % 3] += 4
    def __len__(self):
        return len(self.inputs)
    def __getitem__(self, index):
        return self.inputs[index], index % 3

def build_model(config):
    return nn.Linear(6, 3)

def build_datasets(config):
    return Numbers(40), Numbers(20)

def loss(outputs, targets):
    return functional.cross_entropy(outputs, targets, reduction="none")

def measure(outputs, targets):
    return {"correct": (outputs.argmax(1) == targets).sum()}
"""
BROKEN = {
    "wrong shapes": ("nn.Linear(6, 3)", "nn.Linear(5, 3)", "the model does not take a batch of the training set"),
    "NaN loss": ('reduction="none")', 'reduction="none").log().sub(9).sqrt()', "not finite"),
    "NaN loss, later": ("self.inputs[index], index % 3", "self.inputs[index] / (index != 13), index % 3", "sample"),
    "no training samples": ("Numbers(40)", "Numbers(0)", "the training set has 0 samples"),
    "one training sample": ("Numbers(40)", "Numbers(1)", "the training set has 1 sample"),
    "one evaluation sample": ("Numbers(20)", "Numbers(1)", "the evaluation set has 1 sample"),
    "label out of range": ("index % 3", "index % 4", "label 3, the model has 3 outputs"),
    "label out of range, first": ("index % 3", "index % 3 + 3", "out of bounds"),
    "missing function": ("def measure", "def mesure", "lacks measure"),
    "error in a sample": ("index % 3", "[0, 1, 2][index]", "IndexError: list index out of range"),
    "error in the first sample": ("index % 3", "{}[index]", "KeyError: 0"),
    "mean loss": ('reduction="none"', 'reduction="mean"', "one value per sample"),
    "detached loss": ('reduction="none")', 'reduction="none").detach()', "carries no gradient"),
    "syntax error": ("def loss(", "def loss((", "cannot be imported"),
    "error in the model": ("nn.Linear(6, 3)", "nn.Linear(6, three)", "build_model failed: NameError"),
    "measure gives numbers": (".sum()}", ".sum().item()}", "measure must return a dict of tensors"),
    "one set": ("Numbers(40), Numbers(20)", "Numbers(40)", "build_datasets must return two datasets"),
}


@pytest.fixture
def task(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module to be written, which can be imported as `mine`."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "mine", raising=False)
    return tmp_path / "mine.py"


@pytest.mark.parametrize("name", BROKEN)
def test_one_line_and_exit_2(name: str, task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new, message = BROKEN[name]
    assert TASK.count(old) >= 1
    task.write_text(TASK.replace(old, new, 1))
    assert main(["--task", "mine", "--device", "cpu"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert line.startswith("looplint smoke: error: task mine")
    assert message in line


def test_a_task_in_the_working_directory_is_found(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(TASK)
    command = [sys.executable, "-P", "-m", "looplint", "smoke", "--task", "mine", "--select", "loss-at-start"]
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert "measure gives no confusion matrix" in done.stdout, done.stderr
    assert done.returncode == 2


def test_a_small_set_is_enough(task: Path) -> None:
    task.write_text(TASK.replace("Numbers(40), Numbers(20)", "Numbers(5), Numbers(2)"))
    plan = [p for p in chosen(skip=["distributed", "export"]) if p.seconds < 5]
    with opened("mine", "cpu") as bench:
        outcomes = [run_one(probe, bench) for probe in plan]
    bad = [o for o in outcomes if o.verdict in (Verdict.FAILS, Verdict.BROKEN)]
    assert not bad, [(o.probe.name, o.reason, o.failed, o.detail) for o in bad]


def test_no_such_task(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--task", "no.such.task", "--device", "cpu"]) == 2
    assert "task no.such.task cannot be imported" in capsys.readouterr().err


def test_whole_task_holds(task: Path) -> None:
    task.write_text(TASK)
    assert main(["--task", "mine", "--device", "cpu", "--select", "learning,data"]) == 0


@pytest.mark.parametrize("name", ["tokens", "regression"])
def test_other_kinds_of_tasks_hold(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent / "tasks"))
    plan = chosen(skip=["resumed-in-new-process", "kill-loses-nothing", "onnx-round-trip"])
    with opened(name, "cpu") as bench:
        outcomes = [run_one(probe, bench) for probe in plan]
    bad = [
        (o.probe.name, o.reason, o.failed, o.detail) for o in outcomes if o.verdict in (Verdict.FAILS, Verdict.BROKEN)
    ]
    assert not bad
    assert sum(o.verdict is Verdict.HOLDS for o in outcomes) > 20
