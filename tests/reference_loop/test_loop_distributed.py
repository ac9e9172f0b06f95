"""Several processes: the same numbers as one, and the same on each."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from conftest import MakeOptions, identical, lines, weights
from torch import nn

from reference_loop import task
from reference_loop.distributed import DeviceError, World, join
from reference_loop.prepare import needs_sync
from reference_loop.record import read_lines
from reference_loop.train import train

Ranks = Callable[..., list[Any]]


@pytest.fixture
def double(monkeypatch: pytest.MonkeyPatch) -> None:
    """The model computes in double precision.

    In single precision the order of a sum shows in the seventh digit, which AdamW, dividing by the root of a small
    second moment, raises to 1e-6 of a weight on some processors. In double nothing is left that could hide a fault.
    """
    build = task.build_model

    def build_double(config: task.Options) -> nn.Module:
        model = build(config).double()
        model.register_forward_pre_hook(lambda _, inputs: (inputs[0].double(),))
        return model

    monkeypatch.setattr(task, "build_model", build_double)


def result(config: task.Options) -> Callable[[], dict[str, Any]]:
    """Work for a process: train, and give back what is to be compared."""

    def work() -> dict[str, Any]:
        outcome = train(config, task)
        found = {"weights": weights(outcome.state), "folder": str(outcome.folder), "reason": outcome.reason}
        metrics = outcome.metrics
        return found | ({"values": metrics.values, "confusion": metrics.tables["confusion"]} if metrics else {})

    return work


@pytest.mark.usefixtures("double")
@pytest.mark.parametrize("accumulate", [1, 3])
def test_two_processes_equal_one(options: MakeOptions, ranks: Ranks, accumulate: int) -> None:
    """Augmentation included: what a sample draws does not depend on the process that loads it."""
    config = options(norm="group", dropout=0.0, accumulate=accumulate, ema=0.9, clip="1.0")
    one = train(config, task)
    first, second = ranks(result(replace(config, batch_size=4)))
    assert one.metrics is not None
    assert identical(first, second)
    assert (weights(one.state) - first["weights"]).abs().max().item() < 1e-12
    assert first["confusion"] == one.metrics.tables["confusion"]  # 21 samples over 2 processes: none lost, none twice
    assert first["values"] == pytest.approx(one.metrics.values, rel=1e-5)


def test_processes_agree_though_batchnorm_and_dropout_differ(options: MakeOptions, ranks: Ranks) -> None:
    """Each has its own dropout; BatchNorm's statistics are the main process's wherever a number is reported."""
    config = options(batch_size=4, dropout=0.3, eval_steps=3)
    first, second, third = ranks(result(config), size=3)
    assert first["values"] == second["values"] == third["values"]
    parameters = sum(p.numel() for p in task.build_model(config).parameters())
    assert first["weights"].shape[0] > parameters


@pytest.mark.parametrize("stop", [1, 4, 7])
def test_resume_is_exact_on_every_process(options: MakeOptions, ranks: Ranks, stop: int) -> None:
    config = options(batch_size=4, dropout=0.3, ema=0.9)
    straight = ranks(result(config))
    stopped = ranks(result(replace(config, stop_after=stop)))
    resumed = ranks(result(replace(config, resume=stopped[0]["folder"])))
    for rank in range(2):
        assert stopped[rank]["reason"] == "stopped"
        assert torch.equal(straight[rank]["weights"], resumed[rank]["weights"])


def test_a_signal_to_one_process_stops_all(options: MakeOptions, ranks: Ranks) -> None:
    config = options(batch_size=4, epochs=500, patience=0)

    def work() -> dict[str, Any]:
        if torch.distributed.get_rank() == 1:
            signal.signal(signal.SIGALRM, lambda *_: os.kill(os.getpid(), signal.SIGTERM))
            signal.setitimer(signal.ITIMER_REAL, 0.5)
        outcome = train(config, task)
        return {"reason": outcome.reason, "steps": outcome.steps}

    first, second = ranks(work)
    assert first == second
    assert first["reason"] == "stopped"


@pytest.mark.usefixtures("double")
def test_another_number_of_processes_can_go_on_after_an_epoch(options: MakeOptions, ranks: Ranks) -> None:
    done = train(options(epochs=1, norm="group", dropout=0.0, schedule="constant"), task)
    config = options(epochs=2, norm="group", dropout=0.0, schedule="constant", batch_size=4)
    first, second = ranks(result(replace(config, resume=str(done.folder))))
    assert identical(first, second)
    one = train(options(epochs=2, norm="group", dropout=0.0, schedule="constant"), task)
    assert (weights(one.state) - first["weights"]).abs().max().item() < 1e-12


def test_each_process_records_its_own_steps(options: MakeOptions, ranks: Ranks) -> None:
    folder = Path(ranks(result(options(batch_size=4)))[0]["folder"])
    own = [line["loss"] for line in read_lines(folder / "record.jsonl") if line["kind"] == "step"]
    others = read_lines(folder / "record-1.jsonl")
    assert {line["kind"] for line in others} == {"step"}
    assert len(others) == len(own)
    assert [line["loss"] for line in others] != own


def test_alone_nothing_is_communicated() -> None:
    world = World(torch.device("cpu"))
    assert (world.any(True), world.any(False), world.gather(3), world.broadcast("x")) == (True, False, [3], "x")
    assert world.main


def test_cuda_that_is_not_there_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    with pytest.raises(DeviceError, match="no CUDA device"), join("cuda"):
        pass
    with join("auto") as world:
        assert world.device.type == "cpu"


@pytest.mark.parametrize(
    ("size", "device", "changes", "expected"),
    [
        (2, "cuda", {"batch_size": 8}, True),
        (2, "cuda", {"batch_size": 64}, False),
        (2, "cuda", {"batch_size": 64, "sync_batchnorm": "on"}, True),
        (2, "cuda", {"batch_size": 8, "sync_batchnorm": "off"}, False),
        (1, "cuda", {"batch_size": 8}, False),
        (2, "cpu", {"batch_size": 8}, False),
    ],
)
def test_when_batchnorm_is_synchronised(
    options: MakeOptions, size: int, device: str, changes: dict[str, Any], expected: bool
) -> None:
    world = World(torch.device(device), 0, size)
    assert needs_sync(nn.Sequential(nn.BatchNorm2d(3)), options(**changes), world) is expected
    assert not needs_sync(nn.Sequential(nn.GroupNorm(1, 3)), options(**changes), world)


def test_under_torchrun(tmp_path: Path, options: MakeOptions) -> None:
    """The command line unchanged: started, stopped and resumed by torchrun, as in the processes above."""
    arguments = "--epochs 2 --samples 90 --eval-samples 21 --size 16 --width 8 --batch-size 4 --workers 0 --norm group"
    launch = [
        sys.executable,
        "-m",
        "torch.distributed.run",
        "--standalone",
        "--nproc-per-node",
        "2",
        "-m",
        "reference_loop",
    ]
    command = [*launch, *arguments.split(), "--dropout", "0", "--no-tensorboard", "--runs", str(tmp_path)]
    environment = os.environ | {"OMP_NUM_THREADS": "1", "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("finished at step 24") == 1  # said once, not by each process
    one = train(options(norm="group", dropout=0.0, accumulate=1), task)
    (record,) = tmp_path.glob("*/*/record.jsonl")
    last = [line for line in read_lines(record) if line["kind"] == "evaluation"][-1]
    assert last["metrics"] == pytest.approx(lines(one, "evaluation")[-1]["metrics"], rel=1e-5)
