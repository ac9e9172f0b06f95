"""Evaluation: what it counts, that it repeats, and that it leaves no trace."""

from __future__ import annotations

import copy
import random
from dataclasses import replace

import pytest
import torch
from conftest import MakeOptions, identical, lines
from torch.nn import functional

from reference_loop import task
from reference_loop.contract import check_task
from reference_loop.data import build_loaders
from reference_loop.distributed import World
from reference_loop.evaluate import evaluate
from reference_loop.metrics import Metrics, classification, summarise
from reference_loop.randomness import capture
from reference_loop.train import train

CPU = World(torch.device("cpu"))


def evaluated(config: task.Options) -> Metrics:
    parts = check_task(task, config)
    return evaluate(parts.model, build_loaders(task, parts.datasets, config, CPU).evaluation, task, config, CPU)


def test_it_is_what_one_would_count_by_hand(options: MakeOptions) -> None:
    config = options()
    torch.manual_seed(0)
    model, data = task.build_model(config).eval(), task.build_datasets(config)[1]
    images, targets = torch.stack([x for x, _ in data]), torch.tensor([y for _, y in data])
    with torch.no_grad():
        outputs = model(images)
    torch.manual_seed(0)
    found = evaluated(config)
    assert found.samples == 21
    assert found.values["accuracy"] == pytest.approx((outputs.argmax(1) == targets).float().mean().item())
    assert found.values["loss"] == pytest.approx(functional.cross_entropy(outputs, targets).item(), rel=1e-5)


def test_batch_size_does_not_matter(options: MakeOptions) -> None:
    found = []
    for size in (1, 4, 21):
        torch.manual_seed(0)
        found.append(evaluated(options(batch_size=size)))
    assert found[0].tables == found[1].tables == found[2].tables
    assert found[0].values == pytest.approx(found[2].values, rel=1e-6)


def test_it_leaves_no_trace_and_repeats(options: MakeOptions) -> None:
    config = options(dropout=0.5)
    parts = check_task(task, config)
    model, loader = parts.model, build_loaders(task, parts.datasets, config, CPU).evaluation
    model.train()
    before = copy.deepcopy(model.state_dict()), capture(), torch.is_grad_enabled()
    first, second = (evaluate(model, loader, task, config, CPU) for _ in range(2))
    assert first == second
    assert identical((dict(model.state_dict()), capture(), torch.is_grad_enabled()), before)
    assert all(module.training for module in model.modules())
    assert all(parameter.grad is None for parameter in model.parameters())


def test_evaluating_more_often_does_not_change_the_training(options: MakeOptions) -> None:
    seldom, often = train(options(), task), train(options(eval_steps=1), task)
    assert [line["loss"] for line in lines(seldom, "step")] == [line["loss"] for line in lines(often, "step")]
    assert len(lines(often, "evaluation")) == 12
    assert lines(seldom, "evaluation")[-1]["metrics"] == lines(often, "evaluation")[-1]["metrics"]


def test_precision_recall_and_f1() -> None:
    confusion = torch.tensor([[5.0, 1, 0, 0], [2, 2, 0, 0], [0, 0, 0, 0], [0, 1, 0, 0]])
    values, tables = classification(confusion)
    assert values["accuracy"] == pytest.approx(7 / 11)
    assert tables["precision"] == pytest.approx([5 / 7, 2 / 4, 0, 0])
    assert tables["recall"] == pytest.approx([5 / 6, 2 / 4, 0, 0])
    assert tables["f1"] == pytest.approx([10 / 13, 4 / 8, 0, 0])
    assert values["macro_f1"] == pytest.approx((10 / 13 + 4 / 8 + 0) / 3)  # the third class never occurs


def test_the_confusion_counts_true_by_predicted() -> None:
    outputs = functional.one_hot(torch.tensor([0, 2, 2]), 3).float()
    assert task.measure(outputs, torch.tensor([0, 1, 2]))["confusion"].tolist() == [[1, 0, 0], [0, 0, 1], [0, 0, 1]]


def test_other_sums_are_divided_by_the_samples() -> None:
    found = summarise(4, {"error": torch.tensor(2.0), "per_channel": torch.tensor([4.0, 8.0])})
    assert (found.values, found.tables) == ({"error": 0.5}, {"per_channel": [1.0, 2.0]})


def test_early_stop_waits_for_the_metric(options: MakeOptions) -> None:
    """With a learning rate of nothing the first evaluation stays the best."""
    config = options(epochs=20, patience=3, lr=1e-20, norm="group", dropout=0.0)
    outcome = train(config, task)
    assert (outcome.reason, outcome.steps) == ("early stop", 4 * 6)
    assert [line["best"] for line in lines(outcome, "evaluation")] == [True, False, False, False]
    assert train(replace(config, resume=str(outcome.folder)), task).steps == outcome.steps  # it stays stopped
    more = train(replace(config, resume=str(outcome.folder), patience=5), task)
    assert more.steps == 6 * 6


@pytest.mark.parametrize(("mode", "expected"), [("max", [1, 0, 1, 0, 0]), ("min", [1, 1, 0, 0, 0])])
def test_better_depends_on_the_mode(options: MakeOptions, mode: str, expected: list[int]) -> None:
    from reference_loop.state import Progress

    progress = Progress()
    values = [0.5, 0.4, 0.6, float("nan"), 0.5]
    assert [progress.improve(value, mode) for value in values] == [bool(flag) for flag in expected]
    assert progress.waiting == (2 if mode == "max" else 3)


def test_the_gap_is_recorded(options: MakeOptions) -> None:
    line = lines(train(options(), task), "evaluation")[-1]
    assert line["gap"] == pytest.approx(line["metrics"]["loss"] - line["smoothed"])
    assert {"epoch", "step", "smoothed", "metrics", "lr", "norm", "memory", "seconds", "time", "best"} <= line.keys()


def test_random_choice_in_evaluation_is_the_same_each_time(options: MakeOptions) -> None:
    """Evaluation transforms should draw nothing; if they do, each evaluation still sees the same."""

    class Drawing:
        def __len__(self) -> int:
            return 9

        def __getitem__(self, index: int) -> tuple[float, int]:
            return random.random(), index

    loader = build_loaders(task, (Drawing(), Drawing()), options(), CPU).evaluation
    first, second = ([x for batch in loader for x in batch.inputs.tolist()] for _ in range(2))
    assert first == second
