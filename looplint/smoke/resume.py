"""Interrupt a run, resume it, and find which piece of it makes the difference.

A run is followed by the fingerprints of its pieces before each step. Where a resumed run differs from the one that was
not interrupted, the first step at which a piece differs names the suspects. Each suspect is then put on trial: the
resumed run is made again with that one piece taken from the other run at that step. Whichever makes the rest agree is
the cause.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from looplint.smoke.bench import Bench
from looplint.smoke.compare import fingerprint, largest_difference
from looplint.smoke.measurement import Measurement, shown
from looplint.smoke.steps import watched
from reference_loop.data import Batch
from reference_loop.prepare import Setup
from reference_loop.state import State
from reference_loop.train import Step

PIECES = {  # by field of the state, and two that are not in it; in the order in which one causes the next
    "progress": "progress and position in the data",
    "order": "order of the loader",
    "samples": "randomness of the workers (augmentation)",
    "random": "random state (dropout)",
    "schedule": "schedule",
    "scaler": "scaler",
    "clip": "clip limit",
    "optimizer": "optimizer",
    "average": "EMA",
    "model": "weights",
}
FROM_LOADER = ("order", "samples")


@dataclass
class Followed:
    """A run with the fingerprints of its pieces before each step, by the number of steps done."""

    steps: dict[int, dict[str, str]] = field(default_factory=dict)
    losses: dict[int, float] = field(default_factory=dict)
    final: dict[str, Any] = field(default_factory=dict)
    error: str = ""


@dataclass
class Parity:
    """How a resumed run compares.

    `same`: every piece is equal, bit for bit. `difference`: the largest one of the weights and of the last loss. `step`
    (steps done) and `cause`: where the runs part, and why.
    """

    same: bool
    difference: float
    step: int = -1
    cause: str = ""

    def measurement(self, what: str, exact: bool) -> Measurement:
        """The difference; where `exact`, held to zero in every piece."""
        hint = (
            ""
            if self.same
            else self.cause
            if self.step < 0
            else f"the runs part before step {self.step + 1}: {self.cause}"
        )
        return held(what, self.difference, self.same, exact, hint)


def held(what: str, difference: float, same: bool, exact: bool, hint: str) -> Measurement:
    """A difference that must be zero, in every piece; only shown where the device cannot compute exactly alike."""
    return Measurement(what, difference, "= 0, all pieces", same, hint) if exact else shown(what, difference)


def agreement(what: str, wanted: dict[str, Any], found: dict[str, Any], exact: bool) -> Measurement:
    """How far the weights of two states are apart; every piece must agree."""
    names = differing(wanted, found)
    hint = f"these pieces differ at the end: {names}" if names else ""
    return held(what, largest_difference(wanted["model"], found["model"]), not names, exact, hint)


def pieces(state: State, group: list[Batch]) -> dict[str, str]:
    """The fingerprint of each piece."""
    found = {name: fingerprint(part) for name, part in state.state_dict().items()}
    found["order"] = fingerprint([batch.ids for batch in group])
    found["samples"] = fingerprint([(batch.inputs, batch.targets) for batch in group])
    return found


def follow(
    bench: Bench, transplant: dict[int, dict[str, Any]] | None = None, into: Followed | None = None, **options: Any
) -> Followed:
    """Train, taking down the pieces; `transplant` gives pieces to put in before certain steps."""
    run = into or Followed()

    def before(setup: Setup, group: list[Batch]) -> list[Batch] | None:
        donated = (transplant or {}).get(setup.state.progress.step, {})
        for name, content in donated.items():
            if name != "group":
                getattr(setup.state, name).load_state_dict(copy.deepcopy(content))
        given: list[Batch] = donated.get("group", group)
        run.steps[setup.state.progress.step] = pieces(setup.state, given)
        return given

    def after(setup: Setup, group: list[Batch], step: Step) -> None:
        run.losses[setup.state.progress.step] = step.loss

    with watched(before, after):
        outcome = bench.train(**options)
    run.final = copy.deepcopy(outcome.state.state_dict())
    return run


def resumed(bench: Bench, folder: str, transplant: dict[int, dict[str, Any]] | None = None, **options: Any) -> Followed:
    """Follow a run from where it was stopped; an error ends it and is part of what it came to."""
    run = Followed()
    try:
        return follow(bench, transplant, into=run, resume=folder, **options)
    except Exception as error:  # whatever a wrongly restored state leads to
        run.error = f"{type(error).__name__}: {error}"
        return run


def interrupted(bench: Bench, straight: Followed, stop: int, **options: Any) -> Parity:
    """Stop after `stop` steps, resume with new objects, and compare with the run that went straight through."""
    folder = bench.train(stop_after=stop, **options).folder
    copied = bench.duplicate(folder)
    run = resumed(bench, str(folder), **options)
    return compared(bench, straight, run, str(copied), options)


def compared(bench: Bench, straight: Followed, run: Followed, folder: str, options: dict[str, Any]) -> Parity:
    """The parity of a run that was resumed; `folder` is a copy of what it was resumed from."""
    if same(straight, run):
        return Parity(True, 0.0)
    if not run.steps:
        return Parity(False, math.inf, cause=f"it could not be resumed: {run.error}")
    step, cause = first_difference(bench, straight, run, folder, options)
    numbers = [(r.final.get("model"), list(r.losses.values())[-1:]) for r in (straight, run)]
    return Parity(False, largest_difference(*numbers), step, cause + (f", then {run.error}" if run.error else ""))


def differing(one: dict[str, Any], other: dict[str, Any]) -> str:
    """The pieces of two states that are not equal, in words."""
    names = [name for name in one if largest_difference(one[name], other.get(name))]
    return ", ".join(PIECES[name] for name in PIECES if name in names)


def same(straight: Followed, run: Followed) -> bool:
    """Whether all pieces at the end agree, and the last losses."""
    ends = [(r.final, list(r.losses.values())[-1:], r.error) for r in (straight, run)]
    return largest_difference(*ends) == 0


def first_difference(
    bench: Bench, straight: Followed, run: Followed, folder: str, options: dict[str, Any]
) -> tuple[int, str]:
    """The steps done before a piece first differs, and the piece that is the cause."""
    begin = min(run.steps, default=0)
    for step in sorted(n for n in straight.steps.keys() | run.steps.keys() if n >= begin):
        suspects = list(_suspects(straight.steps.get(step, {}), run.steps.get(step, {})))
        if suspects:
            return step, _tried(bench, straight, suspects, step, folder, options)
    return max(straight.steps, default=0), "something after the last step"


def _suspects(one: dict[str, str], other: dict[str, str]) -> Iterator[str]:
    """The pieces that differ; the samples only where they should have been the same ones."""
    for name in PIECES:
        if one.get(name) != other.get(name) and not (name == "samples" and one.get("order") != other.get("order")):
            yield name


def _tried(
    bench: Bench, straight: Followed, suspects: list[str], step: int, folder: str, options: dict[str, Any]
) -> str:
    """The one suspect that, taken from the straight run, makes the rest agree; else all of them."""
    names = [PIECES[name] for name in suspects]
    donors = _donors(bench, step, options)
    for name in suspects if len(suspects) > 1 else []:
        copied = bench.duplicate(folder)
        run = resumed(bench, str(copied), {n: _share(d, name, n == step) for n, d in donors.items()}, **options)
        if same(straight, run):
            return PIECES[name]
    return " and ".join(names)


def _share(donated: dict[str, Any], name: str, first: bool) -> dict[str, Any]:
    """One piece of a donation; what the loader gives is needed at every step, the others once."""
    key = "group" if name in FROM_LOADER else name
    return {key: donated[key]} if key in donated and (first or key == "group") else {}


def _donors(bench: Bench, step: int, options: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """The straight run's pieces before `step`, and its batches from there on."""
    kept: dict[int, dict[str, Any]] = {}

    def keep(setup: Setup, group: list[Batch]) -> None:
        done = setup.state.progress.step
        if done >= step:
            kept[done] = {"group": group}
        if done == step:
            kept[done] |= copy.deepcopy(setup.state.state_dict())

    with watched(before=keep):
        bench.train(**options)
    return kept
