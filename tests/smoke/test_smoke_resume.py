"""Resuming is exact wherever a run is interrupted, and the piece that breaks it is named."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest
import torch

from looplint.smoke.bench import Bench
from looplint.smoke.probe import probes
from looplint.smoke.processes import Child
from looplint.smoke.resume import Followed, agreement, compared, follow, interrupted, resumed
from looplint.smoke.sabotage import Sabotage

POINTS, KILLS, EPOCHS = 20, 6, 4
KINDS: list[dict[str, Any]] = [
    {},
    {"ema": 0.9, "schedule": "onecycle", "accumulate": 3, "clip": "auto", "clip_steps": 4},
    {"precision": "bf16", "workers": 2, "schedule": "step", "step_size": 1},
    {"precision": "fp16", "optimizer": "sgd", "lr": 0.05, "schedule": "plateau", "eval_steps": 3},
]


@pytest.fixture(scope="module")
def straight(bench: Bench) -> list[Followed]:
    """Each kind of run, without a stop."""
    return [follow(bench, epochs=EPOCHS, **kind) for kind in KINDS]


@pytest.mark.parametrize("point", range(POINTS - KILLS))
def test_exact_after_a_stop_at_any_step(point: int, bench: Bench, straight: list[Followed]) -> None:
    kind = point % len(KINDS)
    steps = len(straight[kind].steps)
    stop = random.Random(point).randrange(1, steps)
    parity = interrupted(bench, straight[kind], stop, epochs=EPOCHS, **KINDS[kind])
    assert parity.same, (KINDS[kind], stop, parity)


@pytest.mark.parametrize("kill", range(KILLS))
def test_exact_after_a_kill_at_any_moment(kill: int, bench: Bench, straight: list[Followed], tmp_path: Path) -> None:
    kind = {**KINDS[kill % 2], "save_steps": 1}
    order = bench.order(epochs=EPOCHS, **kind, runs=str(tmp_path))
    with Child(order.train) as child:
        while not list(tmp_path.rglob("last.pt")) and child.process.is_alive():
            time.sleep(0.002)
        time.sleep(random.Random(kill).uniform(0, 0.3))
        child.kill()
    (folder,) = tmp_path.glob("*/*")
    copied = str(bench.duplicate(folder))
    parity = compared(
        bench,
        straight[kill % 2],
        resumed(bench, str(folder), epochs=EPOCHS, **kind),
        copied,
        {"epochs": EPOCHS, **kind},
    )
    assert parity.same, parity


CAUSES = {
    "the random state is not restored": "random state (dropout)",
    "the schedule is not restored": "schedule",
    "the average is not restored": "EMA",
    "the optimizer is not restored": "optimizer",
    "the scaler is not restored": "scaler",
    "the clip limit is not restored": "clip limit",
    "the epoch begins anew": "order of the loader",
    "the order is that of the first epoch": "order of the loader",
    "what a sample draws depends on where the epoch was entered": "randomness of the workers (augmentation)",
}
EVERYTHING = {"precision": "fp16", "accumulate": 3, "ema": 0.9, "schedule": "onecycle", "clip": "auto", "clip_steps": 5}


STOP = 4  # of 6: three batches into the second epoch, so that another worker begins


@pytest.mark.parametrize("sabotage", probes()["resumed-run-is-the-same"].sabotages, ids=lambda s: s.name)
def test_the_broken_piece_is_named(sabotage: Sabotage, fresh_bench: Bench) -> None:
    options: dict[str, Any] = {**EVERYTHING, "workers": 2}
    with sabotage.applied():
        parity = interrupted(fresh_bench, follow(fresh_bench, **options), STOP, **options)
    assert not parity.same
    assert parity.step == STOP
    assert parity.cause.split(", then ")[0] == CAUSES[sabotage.name]


def test_a_device_that_is_not_exact_is_measured_and_not_judged() -> None:
    one, other = {"model": {"w": torch.ones(2)}}, {"model": {"w": torch.tensor([1.0, 1.5])}}
    strict, lenient = (agreement("apart by", one, other, exact) for exact in (True, False))
    assert (strict.value, strict.holds, strict.hint) == (0.5, False, "these pieces differ at the end: weights")
    assert (lenient.value, lenient.holds, lenient.limit) == (0.5, True, "")
