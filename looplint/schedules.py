"""How often a learning-rate schedule is advanced, and in which unit its length is counted.

`horizon(scheduler)` reads the unit off the arguments: `T_max=args.epochs` counts epochs, `T_max=epochs * len(loader)`
and `num_training_steps=...` count steps, a bare number tells nothing by itself. `in_batch_loop` and
`beside_batch_loop` say where a `scheduler.step()` stands, by where its optimizer steps.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any

from looplint.amounts import Amount
from looplint.events import Event, Guard, Loop, LoopKind, Obj, Op, Role, Turn
from looplint.phases import words
from looplint.record import record
from looplint.regex import regex
from looplint.run import Run


class Unit(StrEnum):
    """What a schedule counts."""

    EPOCHS = "epochs"
    STEPS = "steps"


@record(frozen=True)
class Horizon:
    """The length of a schedule: the unit where its text tells, that text, and the number where it is known."""

    unit: Unit | None = None
    text: str = ""
    number: float | None = None
    accumulation: bool = False  # the text speaks of gradient accumulation


# Parameters that hold a length, in torch, timm, transformers and the schedulers that people write after them.
_LENGTHS = (
    *("T_max", "T_0", "step_size", "milestones", "total_iters", "total_steps", "step_size_up"),
    *("num_training_steps", "num_warmup_steps", "t_initial", "t_total", "total_iter", "total_epoch"),
    *("max_epochs", "max_epoch", "max_iters", "max_steps", "num_epochs", "warmup_steps", "warmup_epochs", "n_epochs"),
)
_STEP_WORDS = frozenset({"iters", "iter", "iteration", "iterations", "updates", "batches", "steps", "nb", "nbatch"})
_EPOCH_WORDS = frozenset({"epoch", "epochs", "nepochs", "nepoch", "eps"})
_DATA_WORDS = regex(
    r"(train|trn|tr)?(dl|dls|loader|loaders|dataloaders?|data|datasets?|ds|set|iter|queue|batches|train|x)"
)
_FRACTIONS = frozenset({"ratio", "frac", "fraction", "pct", "percent", "percentage", "proportion", "factor", "rate"})
_ROUNDING = frozenset({"int", "round", "max", "min", "float", "math.ceil", "math.floor"})
_NAME = regex(r"[A-Za-z_][\w.]*")
_DIVISOR = regex(r"//?\s*(?:max\(\s*1\s*,\s*)?(\w[\w.]*(?:\([^()]*\))?|\([^()]*\))")


def horizon(scheduler: Obj) -> Horizon:
    """The length of a schedule. Where its arguments name both units, or none, the unit is None."""
    found = list(_horizons(scheduler))
    units = {h.unit for h in found if h.unit is not None}
    if len(units) > 1:
        return Horizon(text=found[0].text)
    if units:
        return next(h for h in found if h.unit is not None)
    return next((h for h in found if h.number is not None), found[0] if found else Horizon())


def _horizons(scheduler: Obj) -> Iterator[Horizon]:
    args = scheduler.args
    if args.get("steps_per_epoch") not in (None, 1) and args.get("epochs") is not None:
        yield Horizon(Unit.STEPS, "epochs * steps_per_epoch", accumulation=_accumulates(str(args["steps_per_epoch"])))
    for name in _LENGTHS:
        if (value := args.get(name)) is not None:
            yield _measure(name, value)
    for text in scheduler.facts.get("counts", ()):
        yield _measure("", text)


def lengths(scheduler: Obj) -> list[Amount]:
    """What its arguments say of its length, as amounts."""
    amounts = scheduler.facts.get("amounts", {})
    return [amounts[name] for name in _LENGTHS if name in amounts]


def _measure(name: str, value: Any) -> Horizon:
    if isinstance(value, list | tuple) and value:
        value = value[-1]
    if isinstance(value, bool | Obj) or not isinstance(value, int | float | str):
        return Horizon(text=name)
    text = f"{name}={value}" if name else str(value)
    if isinstance(value, str):
        return Horizon(unit_of(value), text, accumulation=_accumulates(value))
    return Horizon(_unit_of_parameter(name), text, float(value))


def _unit_of_parameter(name: str) -> Unit | None:
    if name in ("num_training_steps", "step_size_up"):
        return None  # a bare number may be anything
    return Unit.EPOCHS if _EPOCH_WORDS & set(words(name)) else None


def unit_of(text: str) -> Unit | None:
    """The unit of an expression: `epochs * len(loader)` -> steps; `total // len(loader)`, `args.epochs` -> epochs."""
    below = " ".join(_DIVISOR.findall(text))
    above = _DIVISOR.sub(" ", text)
    batches = _counts_epochs(above) and "*" in above and "len(" in above  # epochs times the length of anything
    if (_counts_steps(above) or batches) and not _counts_steps(below):
        return Unit.STEPS
    if _counts_steps(below):
        return Unit.EPOCHS
    return Unit.EPOCHS if _counts_epochs(above) and not _multiplies(above) else None


def _counts_steps(text: str) -> bool:
    if any(_is_data(inner) for inner in _lengths(text)):
        return True
    return any(_names_steps(name) for name in _NAME.findall(text))


def _lengths(text: str) -> Iterator[str]:
    """What `len(...)` is taken of in an expression."""
    for start in (match.end() for match in re.finditer(r"\blen\(", text)):
        depth, end = 1, start
        while depth and end < len(text):
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
        yield text[start : end - 1]


def _names_steps(name: str) -> bool:
    said = words(name.rpartition(".")[2])
    # --lr-steps, lr_decay_steps: places where the rate falls, in either unit; accumulation steps: a divisor
    return bool(_STEP_WORDS & set(said)) and not {"lr", "decay", "accum", "accumulation"} & set(said)


def _multiplies(text: str) -> bool:
    """Whether epochs are multiplied with something that may be a number of steps: no fraction, no small number."""
    atoms = [atom for atom in re.split(r"[*()\s,]+", text) if atom] if "*" in text else []
    return any(not _is_small(atom) and not _counts_epochs(atom) for atom in atoms)


def _is_small(atom: str) -> bool:
    if re.fullmatch(r"[\d.e+-]+", atom):
        return any(not char.isdigit() for char in atom) or int(atom) < 100
    return bool(_FRACTIONS & set(words(atom))) or atom in _ROUNDING


def _counts_epochs(text: str) -> bool:
    return any(_EPOCH_WORDS & set(words(name.rpartition(".")[2])) for name in _NAME.findall(text))


def _is_data(text: str) -> bool:
    return any(_DATA_WORDS.fullmatch(word) for word in words(text))


def _accumulates(text: str) -> bool:
    return any(word.startswith("accum") for word in words(text))


def advances(run: Run, scheduler: Obj, event: Event) -> Amount | None:
    """How often a schedule is advanced at an event while it lives; None where the code does not tell."""
    total = Amount()
    for turn in life(run, scheduler, event):
        if turn.loop.amount is None:
            return None
        total = total.times(turn.loop.amount)
    for guard in _own_guards(run, scheduler, event):
        if guard.kind == "data" or (guard.kind == "gate" and guard.period is None):
            return None
        total = total.over(guard.period) if guard.period is not None else total
    return total


def _own_guards(run: Run, scheduler: Obj, event: Event) -> list[Guard]:
    """The tests that an event stands under, but not the making of its scheduler."""
    made = run.made(scheduler)
    born = {guard.at for guard in made.guards} if made is not None else set()
    return [guard for guard in event.guards if guard.at not in born]


# -- where it is advanced ---------------------------------------------------------------------------------------------
def real_turns(event: Event) -> tuple[Turn, ...]:
    """The turns of loops that repeat, outermost first: calls and loops over literals are left out."""
    return tuple(turn for turn in event.loops() if turn.loop.kind is not LoopKind.UNROLLED)


def life(run: Run, scheduler: Obj, event: Event) -> tuple[Turn, ...]:
    """The loops around an event that repeat while a scheduler lives: those in which it is made anew are left out."""
    turns, made = real_turns(event), run.made(scheduler)
    born = {id(turn.loop) for turn in real_turns(made)} if made is not None else set()
    return tuple(turn for turn in turns if id(turn.loop) not in born)


def optimizer_steps(run: Run, scheduler: Obj) -> Sequence[Event]:
    """The steps of the optimizer that a scheduler drives; of the only optimizer where that is unknown."""
    if not scheduler.of:
        return run.all(Op.STEP) if len(run.optimizers) == 1 else []
    if len(scheduler.of) == 1:
        return run.all(Op.STEP, of=scheduler.of[0])
    wanted = {id(obj.root) for obj in scheduler.of}
    return [step for step in run.all(Op.STEP) if step.obj is not None and id(step.obj) in wanted]


def place(run: Run, scheduler: Obj, event: Event) -> Event:
    """Where to report: the call, or the scheduler's making where a framework calls it in one place with the step."""
    made = run.made(scheduler)
    steps = {step.at for step in optimizer_steps(run, scheduler)}
    return made if made is not None and event.at in steps else event


def is_explicit(event: Event) -> bool:
    """Whether a schedule is set to a given position (`step(epoch)`), so that how often does not matter."""
    return "epoch" in event.args


def schedulers(run: Run) -> list[Obj]:
    """The learning-rate schedulers that this run advances, self-clocked ones left out."""
    return [obj for obj in run.objects(Op.SCHEDULE) if obj.role is Role.SCHEDULER and not obj.facts.get("own_step")]


def in_batch_loop(run: Run, event: Event) -> bool:
    """Whether a `scheduler.step()` stands in the batch loop in which its optimizer steps."""
    turns = _turns(run, event)
    in_one = bool(turns) and turns[-1].loop.kind is LoopKind.BATCH and bool(_steps_within(run, event))
    return in_one and not beside_batch_loop(run, event)


def beside_batch_loop(run: Run, event: Event) -> bool:
    """Whether a `scheduler.step()` stands in an epoch loop, next to the batch loop in which its optimizer steps."""
    depth = len(_turns(run, event))
    below = (turn for step in _steps_within(run, event) for turn in _turns(run, step, event.obj)[depth:])
    return any(turn.loop.kind is LoopKind.BATCH for turn in below)


def has_own_step(run: Run, event: Event) -> bool:
    """Whether a `scheduler.step()` beside the batch loop goes with a step there: that of the last window."""
    steps = optimizer_steps(run, event.obj) if event.obj is not None else []
    last = next((step for step in reversed(steps) if step.index < event.index), None)
    return last is not None and real_turns(last) == real_turns(event)


def _steps_within(run: Run, event: Event) -> list[Event]:
    """The steps of the optimizer inside the innermost loop around the event, in any of its passes."""
    turns = _turns(run, event)
    if not turns or event.obj is None:
        return []
    around, loop, depth = turns[:-1], turns[-1].loop, len(turns)
    return [
        step
        for step in optimizer_steps(run, event.obj)
        if len(inner := life(run, event.obj, step)) >= depth
        and inner[: depth - 1] == around
        and inner[depth - 1].loop is loop
    ]


def _turns(run: Run, event: Event, scheduler: Obj | None = None) -> tuple[Turn, ...]:
    scheduler = scheduler if scheduler is not None else event.obj
    return life(run, scheduler, event) if scheduler is not None else ()


def epochs_around(run: Run, event: Event) -> Loop | None:
    """The loop outside of the batch loop that an event stands in; None where all steps are made in one loop."""
    turns = _turns(run, event)
    return turns[-2].loop if len(turns) > 1 else None
