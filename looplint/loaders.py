"""Which loaders of a run train a model and which evaluate it, and what data stand behind them.

A loader *trains* where a backward pass happens in a loop over it, or uses one of its batches. It *evaluates* where a
validation forward stands in a loop over it that does not train. Where no loop over it is visible, its names tell: its
own, that of the function that gives it, those of its data (`MNIST(train=False)`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from looplint.events import Event, Obj, Op, Role
from looplint.phases import Evaluation, speaks_of_evaluation, speaks_of_training
from looplint.record import record
from looplint.run import Run

READS = frozenset({Op.MAKE, Op.FORWARD, Op.BACKWARD})
ROLES = frozenset({Role.LOADER, Role.DATASET, Role.SAMPLER})
KNOWN = frozenset(
    {
        "torch.utils.data.DataLoader",
        "torchdata.stateful_dataloader.StatefulDataLoader",
        "torch_geometric.loader.DataLoader",
        "torch_geometric.data.DataLoader",
    }
)
GIVERS = frozenset({"train_dataloader", "val_dataloader", "test_dataloader"})  # methods that a framework asks
SPLIT = "torch.utils.data.random_split"
SOURCES = 12  # datasets in datasets


@record(frozen=True)
class LoaderUse:
    """A loader as one run makes and uses it.

    `args` are its arguments as given in this run. `backward`: the first backward pass with its batches; `evaluation`:
    the first validation forward in a loop over it. `says`: what its names say, "training", "evaluation" or "".
    `looped`: whether the run visibly goes over it.
    """

    loader: Obj
    made: Event
    args: Mapping[str, Any]
    backward: Event | None
    evaluation: Evaluation | None
    says: str
    looped: bool

    @property
    def named(self) -> bool:
        """Whether its own name says what it is for."""
        return speaks_of_training(self.loader.name) or speaks_of_evaluation(self.loader.name)

    @property
    def trains(self) -> bool:
        """Whether it trains a model, as far as the code shows."""
        if self.says == "evaluation":
            return False
        return self.backward is not None or (not self.looped and self.says == "training")

    @property
    def evaluates(self) -> bool:
        """Whether it only evaluates a model."""
        return self.backward is None and (self.evaluation is not None or self.says == "evaluation")

    @property
    def doubt(self) -> str:
        """Why its use is not sure."""
        return "" if self.looped or self._is_given else "where this loader is used is not visible"

    @property
    def _is_given(self) -> bool:
        """Whether a framework asks for it, by a method whose name says what for."""
        return any(name.rpartition(".")[2] in GIVERS for name in self.made.functions[-1:])

    @property
    def name(self) -> str:
        """The loader as the user writes it."""
        return self.loader.name or ("the training loader" if self.trains else "the evaluation loader")

    @property
    def dataset(self) -> Obj | None:
        """The dataset that it is given, where known."""
        data = self.args.get("dataset")
        return data if isinstance(data, Obj) and data.role is Role.DATASET else None

    @property
    def workers(self) -> bool:
        """Whether it has worker processes: a number above zero, or one that is set from outside."""
        return self.args.get("num_workers", 0) not in (0, None, "0") or "**" in self.args

    @property
    def workers_doubt(self) -> str:
        """Why it may have no worker processes after all."""
        count = self.args.get("num_workers")
        return "" if isinstance(count, int) and count > 0 else "the number of workers is set from outside, and may be 0"

    def option(self, name: str, default: Any = None) -> Any:
        """An argument as given in this run; text where it is no constant."""
        return self.args.get(name, default)


def uses(run: Run) -> Iterator[LoaderUse]:
    """The loaders that a run makes. The rule must read READS of ROLES."""
    trained = _trained_on(run)
    evaluated = {
        id(e.loop.over.root): e for e in reversed(run.evaluations) if e.loop is not None and e.loop.over is not None
    }
    looped = {id(t.loop.over.root) for e in run.events for t in e.turns if t.loop.over is not None}
    for made in run.all(Op.MAKE):
        loader = made.obj
        if loader is None or loader.role is not Role.LOADER or loader.base is not None:
            continue
        key = id(loader)
        yield LoaderUse(
            loader,
            made,
            made.args,
            trained.get(key),
            evaluated.get(key),
            said_of(made),
            key in looped or key in trained,
        )


def _trained_on(run: Run) -> dict[int, Event]:
    """The first backward pass with the batches of each loader."""
    found: dict[int, Event] = {}
    for backward in run.all(Op.BACKWARD):
        over = [t.loop.over for t in backward.loops() if t.loop.over is not None]
        drawn = backward.obj.facts.get("of_loader") if backward.obj is not None else None
        for loader in (*over, *([drawn] if isinstance(drawn, Obj) else [])):
            found.setdefault(id(loader.root), backward)
    return found


def said_of(made: Event) -> str:
    """What the names around the making of a loader say it is for: "training", "evaluation" or ""."""
    loader = made.obj
    assert loader is not None
    data = made.args.get("dataset")
    names = [loader.name, *reversed(made.functions[-1:] if not loader.name else ())]
    held = sources(data) if isinstance(data, Obj) else []
    names += [source.name for source in held]
    for name in names:
        training, evaluation = speaks_of_training(name), speaks_of_evaluation(name)
        if training or evaluation:
            return "training" if training else "evaluation"
    return next(filter(None, map(part_of, held)), "")


def part_of(dataset: Obj) -> str:
    """Which part of the data a dataset says that it is: "training", "evaluation" or ""."""
    args = dataset.args
    if args.get("train") in (True, False):
        return "training" if args["train"] else "evaluation"
    for name in ("split", "mode", "phase", "image_set", "subset", "partition"):
        said = args.get(name)
        if isinstance(said, str) and (speaks_of_training(said) or speaks_of_evaluation(said)):
            return "training" if speaks_of_training(said) else "evaluation"
    return ""


def sources(dataset: Obj | None) -> list[Obj]:
    """A dataset and all that it is made of (subsets, wrappers, unions), nearest first."""
    found: list[Obj] = []
    pending = [dataset] if dataset is not None else []
    while pending and len(found) < SOURCES:
        each = pending.pop(0).root
        if each in found or each.role is not Role.DATASET:
            continue
        found.append(each)
        held = each.args.get(each.facts.get("holds", ""), ())
        pending += [o for o in (*(each.of or ()), *(held if isinstance(held, tuple) else ())) if isinstance(o, Obj)]
    return found


def steps(transform: Obj) -> Iterator[Obj]:
    """The single steps of a pipeline of transforms."""
    parts = transform.facts.get("parts")
    if parts is None:
        yield transform
    for part in parts or ():
        yield from steps(part)


def transforms(run: Run, dataset: Obj | None) -> Iterator[tuple[Obj, Obj]]:
    """The pipelines that the items of a dataset pass through in this run, each with the dataset that applies it."""
    found = sources(dataset)
    elsewhere = [other for source in found for other in _of_other_runs(run, source)]
    for source in (each for each in found if each not in elsewhere):
        made = run.made(source)
        later = {event.args["name"]: event.args["value"] for event in run.all(Op.MODIFY, of=source)}
        yield from ((source, value) for name, value in later.items() if "transform" in name and isinstance(value, Obj))
        for name, held in source.facts.get("transforms", ()):
            if name in later:
                continue
            given = made.args.get(name, held) if made is not None else held
            if isinstance(given, Obj):
                yield source, given
            elif given == held.made:  # a function
                yield source, held


def _of_other_runs(run: Run, dataset: Obj) -> list[Obj]:
    """What a dataset is made of on other branches than that of this run."""
    parts = [part.root for part in dataset.of or ()]
    here = [part for part in parts if run.made(part) is not None]
    return [part for part in parts if part not in here] if here else []


def random_steps(run: Run, dataset: Obj | None) -> Iterator[tuple[Obj, Obj]]:
    """The random steps of those pipelines, each with the dataset that applies it."""
    for source, transform in transforms(run, dataset):
        yield from ((source, step) for step in steps(transform) if is_random(step))


def is_random(step: Obj) -> bool:
    """Whether a single transform changes its input by chance."""
    if not step.facts.get("random") or step.args.get("p") in (0, 0.0):
        return False
    if step.made.startswith("albumentations."):  # `p=1`: always the same, unless what it does is drawn as well
        always = step.args.get("p") in (1, 1.0) or step.args.get("always_apply") is True
        return not always or "Random" in step.made
    if step.made.endswith("GaussianBlur"):
        return isinstance(step.args.get("sigma", ()), tuple)
    degrees = step.args.get("degrees")
    fixed = isinstance(degrees, tuple) and len(degrees) == 2 and degrees[0] == degrees[1]
    return degrees not in (0, 0.0) and not fixed


def wholes(dataset: Obj) -> list[Obj]:
    """The datasets of which this one is surely a part: through subsets and splits, and wrappers around those."""
    data = sources(dataset)
    parts = [each for each in data if each.facts.get("subset") or each.made == SPLIT]
    return [above.root for part in parts for above in part.of or ()]


def meet(one: tuple[Any, Any], other: tuple[Any, Any]) -> bool:
    """Whether two ranges surely share an index; bounds are numbers, None or texts."""
    (low, high), (start, end) = one, other
    if one == other or (None, None) in (one, other):
        return True
    if low == start is None or (high == end is None and _both(low, start)):
        return _both(high, end) or low == start == high == end is None
    return _reaches(high, start, low, end) or _reaches(end, low, start, high)


def _both(one: Any, other: Any) -> bool:
    return isinstance(one, int) and isinstance(other, int) and (one < 0) == (other < 0)


def _reaches(high: Any, start: Any, low: Any, end: Any) -> bool:
    """Whether a first range goes beyond the beginning of a second one that goes to the end."""
    if not isinstance(high, int) or not isinstance(start, int) or end is not None or low not in (None, 0):
        return False
    return high > start if (high < 0) == (start < 0) else high < 0 < start


def copied(mine: Obj, theirs: Obj) -> bool:
    """Whether two datasets are made alike, from constants: one constructor, copied."""
    one, other = (_arguments(each) for each in (mine, theirs))
    drawn = any(each.facts.get("draws") or each.facts.get("independent") for each in (mine, theirs))
    if (
        not mine.made
        or mine.made != theirs.made
        or mine.facts.get("subset")
        or mine.made == SPLIT
        or one != other
        or drawn
    ):
        return False
    return bool(one) and all(isinstance(v, (int, float, str, Obj)) and not _is_open(v) for v in _flat(one))


def _arguments(dataset: Obj) -> dict[str, Any]:
    """The arguments that say which data they are."""
    transforms = {name for name, _ in dataset.facts.get("transforms", ())}
    return {k: v for k, v in dataset.args.items() if k not in transforms and "transform" not in k and k != "download"}


def _flat(args: dict[str, Any]) -> list[Any]:
    return [each for value in args.values() for each in (value if isinstance(value, tuple) else (value,))]


def _is_open(value: Any) -> bool:
    """Whether an argument may differ between two calls: an expression, or a blank that the user is to fill in."""
    return value == "" or (isinstance(value, str) and any(mark in value for mark in "([.") and "/" not in value)
