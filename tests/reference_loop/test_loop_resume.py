"""A run that was interrupted, anywhere and in any way, ends as one that was not: to the bit."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import sys
import time
from dataclasses import replace
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest
import torch
from conftest import MakeOptions, lines, losses, weights

from reference_loop import checkpoint, task
from reference_loop.__main__ import main
from reference_loop.record import read_lines
from reference_loop.signals import STOPPED
from reference_loop.train import Outcome, train

VARIANTS = {
    "plain": {},
    "everything": {
        "precision": "bf16",
        "ema": 0.9,
        "clip": "auto",
        "clip_steps": 4,
        "eval_steps": 5,
        "optimizer": "sgd",
    },
    "fp16": {"precision": "fp16", "schedule": "onecycle", "save_steps": 1},
    "by epoch": {"schedule": "multistep", "milestones": (1,), "accumulate": 3},
    "by metric": {"schedule": "plateau", "plateau_patience": 0, "eval_steps": 2},
}


def same(straight: Outcome, resumed: Outcome) -> bool:
    return (
        torch.equal(weights(straight.state), weights(resumed.state))
        and losses(straight) == losses(resumed)
        and straight.metrics == resumed.metrics
        and straight.best == resumed.best
    )


def disturb() -> None:
    """What happened in between must not matter."""
    torch.manual_seed(random.randrange(1000))
    random.random()


@pytest.mark.parametrize("name", VARIANTS)
def test_twenty_random_interruptions_change_nothing(options: MakeOptions, name: str) -> None:
    config = options(**VARIANTS[name])
    straight = train(config, task)
    chance = random.Random(name)
    for _ in range(4):  # five variants: twenty points
        stop = chance.randrange(1, straight.steps)
        stopped = train(replace(config, stop_after=stop), task)
        assert (stopped.reason, stopped.steps) == ("stopped", stop)
        disturb()
        resumed = train(replace(config, resume=str(stopped.folder)), task)
        assert same(straight, resumed), f"stopped after step {stop}"


@pytest.mark.parametrize("workers", [0, 2])
def test_workers_change_nothing(options: MakeOptions, workers: int) -> None:
    straight = train(options(epochs=3, accumulate=1), task)
    config = options(epochs=3, accumulate=1, workers=workers)
    stopped = train(replace(config, stop_after=17), task)
    resumed = train(replace(config, resume=str(stopped.folder)), task)
    assert same(straight, resumed)


def test_interrupted_again_and_again(options: MakeOptions) -> None:
    config = options(ema=0.9)
    straight = train(config, task)
    outcome = train(replace(config, stop_after=1), task)
    for stop in range(2, straight.steps):
        outcome = train(replace(config, stop_after=stop, resume=str(outcome.folder)), task)
    assert same(straight, train(replace(config, resume=str(outcome.folder)), task))


def test_a_different_seed_is_noticed(options: MakeOptions) -> None:
    assert not same(train(options(), task), train(options(seed=1), task))


def started(folder: Path, *arguments: str) -> BaseProcess:
    """The command line in another process; forked, which spares it the import of torch."""
    tiny = "--epochs 12 --samples 90 --eval-samples 21 --size 16 --width 8 --batch-size 8 --accumulate 2 --workers 0"
    argv = [*tiny.split(), "--patience", "0", "--no-tensorboard", "--quiet", "--runs", str(folder), *arguments]
    process = multiprocessing.get_context("fork").Process(target=lambda: sys.exit(main(argv)))
    process.start()
    return process


def wait_for_steps(folder: Path, count: int) -> Path:
    """The run's folder, once so many checkpoints were written."""
    for _ in range(3000):
        found = list(folder.glob("*/*/step-*.pt"))
        if found and max(int(path.stem[5:]) for path in found) >= count:
            return found[0].parent
        time.sleep(0.01)
    raise AssertionError("no checkpoint within 30 seconds")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_a_signal_in_another_process(tmp_path: Path, options: MakeOptions, number: signal.Signals) -> None:
    """SIGTERM and SIGINT save and exit with 75; after SIGKILL, at any moment, the last checkpoint is whole."""
    straight = train(options(epochs=12, patience=0), task)
    process = started(tmp_path / "other", "--save-steps", "1")
    run = wait_for_steps(tmp_path / "other", random.randrange(2, 40))
    assert process.pid is not None
    os.kill(process.pid, number)
    process.join(60)
    assert process.exitcode == (-number if number is signal.SIGKILL else STOPPED)
    reached = max(line["step"] for line in read_lines(run / "record.jsonl"))
    resumed = train(options(epochs=12, patience=0, resume=str(run)), task)
    assert 0 < reached < resumed.steps
    assert same(straight, resumed)


def killed_while_saving(payload: dict[str, torch.Tensor], path: Path) -> None:
    """Overwrite a file without end."""
    while True:
        checkpoint.write(path, payload)


def test_kill_while_saving_leaves_the_old_file_or_the_new(tmp_path: Path) -> None:
    """Killed at 20 moments within the writing of 4 MB, the file is one of the two, whole."""
    path, chance = tmp_path / "last.pt", random.Random(0)
    checkpoint.write(path, {"x": torch.zeros(2**20)})
    for _ in range(20):
        process = multiprocessing.get_context("fork").Process(
            target=killed_while_saving, args=({"x": torch.ones(2**20)}, path)
        )
        process.start()
        time.sleep(chance.uniform(0.01, 0.08))
        process.kill()
        process.join()
        x = torch.load(path, weights_only=True)["x"]
        assert x.sum() in (0, 2**20)


def test_resume_auto_finds_the_newest_run_or_begins(options: MakeOptions) -> None:
    config = options(resume="auto")
    first = train(replace(config, stop_after=3), task)
    again = train(config, task)
    assert (again.folder, again.reason) == (first.folder, "finished")
    assert same(train(options(), task), again)


def test_a_finished_run_is_left_as_it_is(options: MakeOptions) -> None:
    done = train(options(), task)
    again = train(options(resume=str(done.folder)), task)
    assert (again.reason, again.steps) == ("finished", done.steps)
    assert torch.equal(weights(done.state), weights(again.state))


def test_more_epochs_can_be_asked_for(options: MakeOptions) -> None:
    done = train(options(schedule="constant"), task)
    longer = train(options(schedule="constant", epochs=3, resume=str(done.folder)), task)
    assert same(train(options(schedule="constant", epochs=3), task), longer)
    assert any("epochs 2 -> 3" in note["text"] for note in lines(longer, "note"))


@pytest.mark.parametrize("change", [{"batch_size": 4}, {"seed": 3}, {"accumulate": 1}, {"samples": 91}])
def test_the_order_of_a_begun_epoch_is_fixed(options: MakeOptions, change: dict[str, int]) -> None:
    stopped = train(options(stop_after=2), task)
    with pytest.raises(checkpoint.CheckpointError, match=r"4 batches into an epoch; \w+ \d+ -> \d+ changes its order"):
        train(options(resume=str(stopped.folder), **change), task)


def test_onecycle_cannot_be_lengthened(options: MakeOptions) -> None:
    done = train(options(schedule="onecycle"), task)
    with pytest.raises(checkpoint.CheckpointError, match="12 steps cannot be changed to 18"):
        train(options(schedule="onecycle", epochs=3, resume=str(done.folder)), task)
