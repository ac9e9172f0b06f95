"""
# A run that was interrupted ends as one that was not

## What it measures
Runs that are stopped after some steps and resumed with new objects, against the same run without a stop: at an epoch's
end, within an epoch, with workers at work, and with everything that a run can have: mixed precision, accumulation, an
average of the weights, each kind of schedule. Every piece of the state at the end is compared, and the last loss.

## Tolerance
None. On the CPU the same operations in the same order give the same bits; on a GPU the runs use deterministic
algorithms for the same reason. "About the same loss" hides a replayed epoch, a restarted warmup, an optimizer whose
moments are lost.

## If it fails
The probe says which piece differs first, and at which step. It puts each suspect on trial: the resumed run is made
again with that piece taken from the run that was not interrupted, and the piece that makes the rest agree is the cause.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement
from looplint.smoke.probe import probe
from looplint.smoke.resume import follow, interrupted
from looplint.smoke.sabotage import Sabotage

EVERYTHING: dict[str, Any] = {
    "precision": "bf16",
    "accumulate": 2,
    "ema": 0.9,
    "schedule": "onecycle",
    "clip": "auto",
    "clip_steps": 5,
    "workers": 2,
}
VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "at an epoch's end": (8, {}),
    "within an epoch": (5, {}),
    "within an epoch, 2 workers": (11, {"workers": 2}),
    "bf16, accumulation, EMA, one-cycle, clip auto, 2 workers": (3, EVERYTHING),
    "fp16 and its scaler": (5, {"precision": "fp16"}),
    "SGD, plateau": (8, {"optimizer": "sgd", "lr": 0.05, "schedule": "plateau", "plateau_patience": 0}),
}

FORGOTTEN = (
    Sabotage(
        "the random state is not restored",
        "reference_loop.randomness",
        'restore(saved["ranks"][self.world.rank])',
        "pass",
    ),
    Sabotage(
        "the schedule is not restored",
        "reference_loop.optim",
        "self.scheduler.load_state_dict(state)",
        "pass",
    ),
    Sabotage(
        "the average is not restored",
        "reference_loop.state",
        "parts[name].load_state_dict(saved)",
        'name == "average" or parts[name].load_state_dict(saved)',
    ),
    Sabotage(
        "the optimizer is not restored",
        "reference_loop.state",
        "parts[name].load_state_dict(saved)",
        'name == "optimizer" or parts[name].load_state_dict(saved)',
    ),
    Sabotage(
        "the scaler is not restored",
        "reference_loop.state",
        "parts[name].load_state_dict(saved)",
        'name == "scaler" or parts[name].load_state_dict(saved)',
    ),
    Sabotage(
        "the clip limit is not restored",
        "reference_loop.state",
        "parts[name].load_state_dict(saved)",
        'name == "clip" or parts[name].load_state_dict(saved)',
    ),
    Sabotage(
        "the epoch begins anew",
        "reference_loop.train",
        "setup.loaders.order.set_epoch(epoch, start=progress.batch)",
        "setup.loaders.order.set_epoch(epoch)",
    ),
    Sabotage(
        "the order is that of the first epoch",
        "reference_loop.train",
        "setup.loaders.order.set_epoch(epoch, start=progress.batch)",
        "setup.loaders.order.set_epoch(0 if progress.batch else epoch, start=progress.batch)",
    ),
    Sabotage(
        "what a sample draws depends on where the epoch was entered",
        "reference_loop.data",
        "derive(self.seed, ticket.epoch, ticket.sample)",
        "(torch.initial_seed() + ticket.sample) % 2**32",
    ),
)


@probe(tells=98, seconds=4.0, sabotages=FORGOTTEN)
def measure(bench: Bench) -> Iterator[Measurement]:
    """Interrupt and resume, each in its own way."""
    for name, (stop, options) in VARIANTS.items():
        straight = bench.once(("straight", name), partial(follow, bench, **options))
        parity = interrupted(bench, straight, stop, **options)
        yield parity.measurement(f"difference after a stop {name}", bench.exact)
