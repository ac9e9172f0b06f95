"""The command line: options, plan, exit codes."""

from __future__ import annotations

import argparse
import dataclasses
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import torch
from conftest import TINY

from reference_loop import task
from reference_loop.__main__ import main
from reference_loop.config import Config, ConfigError, add_options, flag, parse, plain
from reference_loop.plan import make_plan
from reference_loop.signals import STOPPED


def arguments(tmp_path: Path, *more: str) -> list[str]:
    tiny = [f"--{flag(name)}={value}" for name, value in TINY.items() if not isinstance(value, bool)]
    return [*tiny, "--no-tensorboard", "--runs", str(tmp_path), *more]


def test_every_field_is_an_option_with_help() -> None:
    parser = argparse.ArgumentParser()
    add_options(parser, task.Options)
    text = parser.format_help()
    for item in dataclasses.fields(task.Options):
        assert f"--{flag(item.name)}" in text
        assert item.metadata["help"], item.name


def test_values_get_their_types() -> None:
    config, args = parse(
        task.Options, ["--milestones", "2", "4", "--lr", "1e-2", "--norm=group", "--compile", "--plan"], {"epochs": 7}
    )
    assert (config.milestones, config.lr, config.compile, config.epochs) == ((2, 4), 0.01, True, 7)
    assert isinstance(config, task.Options)
    assert config.norm == "group"
    assert args.plan
    assert json.loads(json.dumps(plain(config)))["milestones"] == [2, 4]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"batch_size": 0}, "--batch-size must be at least 1, not 0"),
        ({"patience": -1}, "--patience must not be negative"),
        ({"ema": 1.0}, "--ema is a decay between 0 and 1"),
        ({"warmup": 1.5}, "--warmup is a share"),
        ({"clip": "often"}, "--clip must be a positive number"),
        ({"clip": "-1"}, "--clip must be a positive number"),
    ],
)
def test_impossible_values_are_refused(changes: dict[str, object], message: str) -> None:
    with pytest.raises(ConfigError, match=message):
        dataclasses.replace(Config(), **changes)


@pytest.mark.parametrize(
    ("changes", "samples", "processes", "expected"),
    [
        (
            {},
            100,
            1,
            {"batches": 4, "steps_per_epoch": 4, "steps": 40, "effective_batch": 32, "padding": 0, "lr": 1e-3},
        ),
        ({"accumulate": 3}, 100, 1, {"batches": 4, "steps_per_epoch": 2, "steps": 20, "effective_batch": 96}),
        ({"accumulate": 2}, 101, 4, {"batches": 1, "steps_per_epoch": 1, "padding": 3, "effective_batch": 256}),
        ({"lr_scaling": "linear", "accumulate": 4}, 999, 2, {"lr": 8e-3, "effective_batch": 256}),
        ({"lr_scaling": "sqrt", "accumulate": 2}, 999, 2, {"lr": 2e-3}),
        ({"lr_scaling": "linear", "base_batch": 256}, 999, 1, {"lr": 1.25e-4}),
        ({"warmup": 0.1}, 3200, 1, {"steps": 1000, "warmup": 100}),
        ({"warmup": 0.1, "schedule": "step"}, 3200, 1, {"warmup": 0}),
    ],
)
def test_the_plan_s_arithmetic(
    changes: dict[str, object], samples: int, processes: int, expected: dict[str, float]
) -> None:
    plan = make_plan(dataclasses.replace(Config(), **changes), samples, 50, processes)
    assert {name: getattr(plan, name) for name in expected} == pytest.approx(expected)


def test_the_plan_is_what_happens(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments(tmp_path, "--plan")) == 0
    text = capsys.readouterr().out
    assert "2 epochs x 6 = 12 optimizer steps" in text
    assert "8 x 2 accumulated x 1 processes = 16 samples per optimizer step (the last of an epoch has 10)" in text
    assert "90 for training, 21 for evaluation" in text
    assert not list(tmp_path.iterdir())  # nothing was begun
    assert main(arguments(tmp_path)) == 0
    out = capsys.readouterr().out
    assert re.search(r"finished at step 12, best accuracy 0\.\d{4}: ", out)
    (run,) = tmp_path.glob("baseline/SmallConvNet-*")
    assert (run / "plan.txt").read_text() == text
    assert json.loads((run / "config.json").read_text())["batch_size"] == 8


def test_stop_and_resume_keep_the_settings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """--resume alone continues with all settings; what is said goes before them; --stop-after is not inherited."""
    assert main(arguments(tmp_path, "--stop-after", "5", "--experiment", "x")) == STOPPED
    (run,) = tmp_path.glob("x/*")
    assert main(["--resume", str(run), "--workers", "1"]) == 0
    out = capsys.readouterr().out
    assert "stopped at step 5" in out
    assert f"resumed from {run / 'last.pt'} at step 5" in out
    assert "finished at step 12" in out
    assert "changed since" not in out
    saved = json.loads((run / "config.json").read_text())
    assert (saved["size"], saved["workers"], saved["stop_after"]) == (16, 1, 0)


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (["--resume", "nowhere"], "--resume nowhere: no such file or folder"),
        (["--metric", "auc"], "--metric auc: the task measures loss, accuracy, macro_f1"),
        (["--task", "no.such.task"], "task no.such.task cannot be imported"),
        (["--samples", "1"], "the training set has 1 samples"),
        (["--classes", "11"], "build_datasets failed: ValueError: there are 10 shapes"),
        (["--data", "nowhere"], "build_model failed: FileNotFoundError"),
        (["--epochs", "0"], "--epochs must be at least 1"),
        (["--init", "nowhere.pt"], "nowhere.pt: no weights can be read"),
    ],
)
def test_what_cannot_start_exits_with_2_and_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str], message: str
) -> None:
    assert main(arguments(tmp_path, *more)) == 2
    errors = capsys.readouterr().err
    assert message in errors
    assert errors.count("\n") == 1


def test_unknown_arguments_exit_with_2(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments(tmp_path, "--learning-rate", "1"))
    assert caught.value.code == 2


@pytest.mark.skipif(torch.cuda.is_available(), reason="CUDA is here")
def test_cuda_that_is_not_there_exits_with_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments(tmp_path, "--device", "cuda")) == 2
    assert "no CUDA device is visible" in capsys.readouterr().err


def test_training_that_goes_wrong_exits_with_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(arguments(tmp_path, "--lr", "1e38", "--clip", "none", "--optimizer", "sgd", "--schedule", "constant")) == 1
    )
    assert "not finite" in capsys.readouterr().err


def test_a_run_takes_its_own_task(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression, no collate, no preprocessing, a metric of its own, judged by the loss."""
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "line_task.py").write_text(
        "import torch\n"
        "def build_model(config): return torch.nn.Linear(1, 1)\n"
        "def build_datasets(config):\n"
        "    xs = torch.linspace(-1, 1, 40)[:, None]\n"
        "    return list(zip(xs[::2], 3 * xs[::2] + 1)), list(zip(xs[1::2], 3 * xs[1::2] + 1))\n"
        "def loss(outputs, targets): return (outputs - targets).square().mean(dim=1)\n"
        "def measure(outputs, targets): return {'absolute_error': (outputs - targets).abs().sum()}\n"
    )
    run = [
        "--task=line_task",
        "--metric=loss",
        "--mode=min",
        "--lr=0.1",
        "--epochs=30",
        "--batch-size=4",
        "--workers=0",
    ]
    assert main([*run, "--no-tensorboard", "--quiet", "--runs", str(tmp_path / "runs")]) == 0
    (record,) = tmp_path.glob("runs/baseline/Linear-*/record.jsonl")
    last = [json.loads(line) for line in record.read_text().splitlines()][-1]
    assert last["metrics"]["loss"] < 0.01
    assert 0 < last["metrics"]["absolute_error"] < 0.1


def test_the_help_comes_from_the_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "reference_loop", "--help"], capture_output=True, text=True, check=True,
        cwd=Path(__file__).parents[2],
    )  # fmt: skip
    assert "--lr-scaling {none,sqrt,linear}" in done.stdout
    assert "--dropout" in done.stdout  # the task's own


def test_the_page_shows_what_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "reference_loop.md").read_text()
    shown = page.split("```console\n$ python -m reference_loop ")[1].split("```")[0]
    command, _, output = shown.partition("\n")
    assert main(command.split()) == 0
    assert capsys.readouterr().out == output


def test_the_page_names_every_file() -> None:
    root = Path(__file__).parents[2]
    page = (root / "docs" / "reference_loop.md").read_text()
    files = {path.name for path in (root / "reference_loop").glob("*.py")} - {"__init__.py", "__main__.py"}
    assert files <= set(re.findall(r"`(\w+\.py)`", page))
