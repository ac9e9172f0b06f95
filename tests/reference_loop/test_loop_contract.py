"""A task that cannot be trained is told so in one line, before anything is trained."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import torch
from conftest import MakeOptions, identical
from torch import Tensor, nn
from torch.nn import functional

from reference_loop import task
from reference_loop.contract import TaskError, check_task, load_task, options_of
from reference_loop.randomness import capture

Samples = list[tuple[Any, Any]]


def made(**changes: Any) -> Any:
    """A small task in which one thing is replaced."""
    samples = [(torch.randn(4), i % 3) for i in range(6)]
    parts: dict[str, Any] = {
        "build_model": lambda config: nn.Linear(4, 3),
        "build_datasets": lambda config: (samples, samples),
        "loss": lambda outputs, targets: functional.cross_entropy(outputs, targets, reduction="none"),
        "measure": task.measure,
    }
    return SimpleNamespace(__name__="made", **(parts | changes))


def sets(train: Any, evaluation: Any = None) -> Callable[[Any], Any]:
    good: Samples = [(torch.randn(4), 0), (torch.randn(4), 1)]
    return lambda config: (train, evaluation if evaluation is not None else good)


class Failing:
    def __len__(self) -> int:
        return 5

    def __getitem__(self, index: int) -> Any:
        raise OSError("cannot identify image file\nsecond line")


def frozen(config: Any) -> nn.Module:
    return nn.Linear(4, 3).requires_grad_(False)


def mean_loss(outputs: Tensor, targets: Tensor) -> Tensor:
    return functional.cross_entropy(outputs, targets)


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "empty": ({"build_datasets": sets([])}, "the training set has 0 samples; at least 2 are needed"),
    "single": (
        {"build_datasets": sets([(torch.zeros(4), 0)] * 3, [(torch.zeros(4), 0)])},
        "the evaluation set has 1 samp",
    ),
    "one set": ({"build_datasets": lambda config: [1]}, "must return two datasets"),
    "stream": ({"build_datasets": sets(iter([]))}, "the training set must have a length and samples by number"),
    "no set": ({"build_datasets": lambda config: 1 / 0}, "build_datasets failed: ZeroDivisionError"),
    "no model": ({"build_model": lambda config: 1 / 0}, "build_model failed: ZeroDivisionError"),
    "frozen": ({"build_model": frozen}, "no parameter that requires a gradient"),
    "item": ({"build_datasets": sets(Failing())}, "training set failed: OSError: cannot identify image file$"),
    "ragged": (
        {"build_datasets": sets([(torch.zeros(4), 0), (torch.zeros(5), 0)])},
        "first two samples of the training set do not collate: Run",
    ),
    "no pair": (
        {"build_datasets": sets([torch.zeros(4)] * 3)},
        r"training set must be a pair \(input, target\), not Tensor",
    ),
    "shape": (
        {"build_datasets": sets([(torch.zeros(7), 0)] * 3)},
        "the model does not take a batch of the training set",
    ),
    "label": (
        {"build_datasets": sets([(torch.zeros(4), 3)] * 3)},
        "loss failed on a batch of the training set: IndexErr",
    ),
    "mean": ({"loss": mean_loss}, r'one value per sample, shape \(2,\), not \(\); use reduction="none"'),
    "float": ({"loss": lambda outputs, targets: 0.5}, r"one value per sample, shape \(2,\), not float"),
    "nan": ({"loss": lambda o, t: o.sum(dim=1) * float("nan")}, r"training samples is not finite: \[nan, nan\]"),
    "detached": ({"loss": lambda o, t: o.detach().sum(dim=1)}, "the loss carries no gradient"),
    "measure": ({"measure": lambda outputs, targets: 0.5}, "measure must return a dict of tensors"),
    "measuring": (
        {"measure": lambda outputs, targets: outputs[5]},
        "measure failed on a batch of the training set: Index",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_said_in_one_line(options: MakeOptions, name: str) -> None:
    changes, message = WRONG[name]
    with pytest.raises(TaskError, match=message) as caught:
        check_task(made(**changes), options())
    assert "\n" not in str(caught.value)


def test_a_good_task_passes_and_is_left_alone(options: MakeOptions) -> None:
    model = nn.Sequential(nn.Linear(4, 3), nn.BatchNorm1d(3), nn.Dropout(0.5))
    good = made(build_model=lambda config: model)
    before, random_before = {k: v.clone() for k, v in model.state_dict().items()}, capture()
    parts = check_task(good, options())
    assert parts.metrics == ["loss", "accuracy", "macro_f1"]
    assert model.training
    assert identical(dict(model.state_dict()), before)
    assert all(parameter.grad is None for parameter in model.parameters())
    assert identical(capture(), random_before)


def test_tasks_are_found_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "half_a_task.py").write_text("def loss(outputs, targets): ...\nbuild_model = 3\n")
    (tmp_path / "broken_task.py").write_text("import nothing_of_this_name\n")
    assert options_of(load_task("reference_loop.task")) is task.Options
    with pytest.raises(TaskError, match=r"task half_a_task lacks build_model, build_datasets, measure"):
        load_task("half_a_task")
    with pytest.raises(TaskError, match=r"broken_task cannot be imported: ModuleNotFoundError: .*nothing_of_this_name"):
        load_task("broken_task")
    sys.modules.pop("half_a_task", None)
