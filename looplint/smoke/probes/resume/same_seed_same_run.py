"""
# The same seed gives the same run, another seed another one

## What it measures
Two runs with the same seed, the second after the process's generators were moved: every piece of the state at the end
must be equal, bit for bit, with and without workers. A run with another seed must not be.

## Tolerance
None: on one machine the same operations in the same order give the same numbers. On a GPU the runs use deterministic
algorithms.

## If it fails
Something draws from a generator that is not seeded, or seeded from the clock; a set or dict of objects decides an
order; an algorithm adds in an order of its own (https://docs.pytorch.org/docs/stable/notes/randomness.html).
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import torch

from looplint.smoke.bench import Bench
from looplint.smoke.compare import largest_difference
from looplint.smoke.measurement import Measurement, exactly
from looplint.smoke.probe import probe
from looplint.smoke.resume import Followed, follow, held
from looplint.smoke.sabotage import Sabotage

NOT_SEEDED = Sabotage(
    "the process's generators are not seeded",
    "reference_loop.randomness",
    "torch.manual_seed(seed)",
    "pass",
    within="seed_everything",
)
CLOCK = Sabotage(
    "the order of the samples is seeded from the clock",
    "reference_loop.data",
    'seed=derive(config.seed, "order")',
    'seed=derive(__import__("time").time_ns(), "order")',
)
SEED_IGNORED = Sabotage(
    "the seed is ignored",
    "reference_loop.randomness",
    "repr((seed, *parts))",
    "repr(parts)",
)


@probe(tells=84, seconds=1.0, sabotages=(NOT_SEEDED, CLOCK, SEED_IGNORED))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Train three times."""
    first = follow(bench)
    disturb()
    second = follow(bench, workers=2)
    difference = largest_difference(first.final["model"], second.final["model"])
    same = largest_difference(first.final, second.final) == 0
    hint = "" if same else f"the first difference is before step {where(first, second) + 1}"
    yield held("difference of two runs with one seed", difference, same, bench.exact, hint)
    other = follow(bench, seed=bench.seed + 1)
    yield exactly(
        "another seed gives other weights", first.final["model"] != {} and differs(first, other, "model"), True
    )
    yield exactly("and another order", differs(first, other, "order"), True)


def disturb() -> None:
    """Move every generator of the process."""
    random.random(), np.random.rand(), torch.rand(1)


def where(one: Followed, other: Followed) -> int:
    """The number of steps done before the first step whose pieces differ."""
    return next((n for n in one.steps if one.steps[n] != other.steps.get(n)), len(one.steps))


def differs(one: Followed, other: Followed, piece: str) -> bool:
    """Whether a piece differs before the first step."""
    return one.steps[0][piece] != other.steps[0][piece]
