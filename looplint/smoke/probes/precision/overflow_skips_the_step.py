"""
# An fp16 overflow skips the step, and all that hangs on it

## What it measures
A step in fp16 whose gradients overflow, forced by an enormous scale: weights, optimizer, schedule and average must be
as before, and the scale must be halved. The next step, with an ordinary scale, must move the weights again. Then a
whole run with two such steps: the schedule must have moved with the others only.

## Tolerance
None.

## If it fails
Step through `scaler.step` and call `scaler.update()` once after it; move the schedule and the average only if the scale
has not fallen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from looplint.smoke.bench import Bench
from looplint.smoke.compare import fingerprint
from looplint.smoke.measurement import Measurement, exactly
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage
from looplint.smoke.steps import watched
from reference_loop.prepare import Setup
from reference_loop.train import train_step

ENORMOUS, ORDINARY = 2.0**100, 2.0**10
HELD = {"model": "weights", "optimizer": "optimizer", "schedule": "schedule", "average": "average"}
FP16: dict[str, Any] = {"precision": "fp16", "ema": 0.9, "schedule": "onecycle"}

SCALER_BYPASSED = Sabotage(
    "the optimizer is stepped past the scaler",
    "reference_loop.train",
    "state.scaler.step(state.optimizer)",
    "state.optimizer.step()",
)
SCHEDULE_MOVES = Sabotage(
    "schedule and average move although the step was skipped",
    "reference_loop.train",
    "if not skipped:",
    "if True:",
)
NO_UPDATE = Sabotage(
    "the scaler is not updated", "reference_loop.train", "state.scaler.update()", "state.scaler.update(scale)"
)


@probe(tells=68, seconds=0.3, sabotages=(SCALER_BYPASSED, SCHEDULE_MOVES, NO_UPDATE))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Overflow once by hand, then within a run."""
    with bench.setup(**FP16) as setup:
        first, second, third = bench.groups(setup)[:3]
        scaled(setup, ORDINARY)
        train_step(setup, first)
        before = pieces(setup)
        scaled(setup, ENORMOUS)
        skipped = train_step(setup, second).skipped
        after = pieces(setup)
        yield exactly("the overflow is noticed", skipped, True)
        for name, word in HELD.items():
            yield exactly(f"{word} as before it", before[name] == after[name], True)
        yield exactly("the scale, of what it was", setup.state.scaler.get_scale() / ENORMOUS, 0.5)
        scaled(setup, ORDINARY)
        train_step(setup, third)
        yield exactly("the next step moves the weights", pieces(setup)["model"] != after["model"], True)
    yield from within_a_run(bench)


def within_a_run(bench: Bench) -> Iterator[Measurement]:
    """Two overflows among the steps of a run."""

    def before(setup: Setup, group: object) -> None:
        scaled(setup, ENORMOUS if setup.state.progress.step in (2, 5) else ORDINARY)

    with watched(before=before):
        outcome = bench.train(**FP16)
    state = outcome.state
    moved: Any = state.schedule.state_dict()["last_epoch"]
    yield exactly("steps that the schedule moved, of a run's", moved, outcome.steps - 2)
    yield exactly("skipped steps that were counted", state.progress.skipped, 2)


def scaled(setup: Setup, scale: float) -> None:
    """Give the scaler a scale."""
    scaler = setup.state.scaler
    scaler.load_state_dict({**scaler.state_dict(), "scale": scale})


def pieces(setup: Setup) -> dict[str, str]:
    """Fingerprints of what a skipped step must leave alone."""
    state = setup.state.state_dict()
    trained = [name for name, _ in setup.state.model.named_parameters()]  # BatchNorm's statistics move in any forward
    state["model"] = {name: state["model"][name] for name in trained}
    return {name: fingerprint(state[name]) for name in HELD}
