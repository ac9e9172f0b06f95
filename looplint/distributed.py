"""What several processes share: which loader feeds a training, how it is sharded, what brings gradients together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from looplint import changes, loaders
from looplint.events import Event, Loop, LoopKind, Obj, Op, Role
from looplint.regex import regex
from looplint.rule import Note
from looplint.run import Run

LOADER = "torch.utils.data.DataLoader"
DDP = "torch.nn.parallel.DistributedDataParallel"
SAMPLER = "torch.utils.data.distributed.DistributedSampler"


def faces(obj: Obj) -> Iterator[Obj]:
    """An object and all that it wraps, outermost first."""
    face: Obj | None = obj
    while face is not None:
        yield face
        face = face.base


def prepared(run: Run, loader: Obj) -> Event | None:
    """Where a framework took a loader over: it shards its data and tells its sampler the epoch."""
    return next((e for e in run.all(Op.WRAP, of=loader) if e.args.get("shards") is not False), None)


def loader_of(event: Event) -> Obj | None:
    """The loader whose batches an event works on: that of the loop around it, else the one that the loss comes from."""
    for turn in reversed(event.loops()):
        if turn.loop.over is not None and turn.loop.over.role is Role.LOADER:
            return turn.loop.over
    facts = event.obj.facts if event.obj is not None else {}
    found = facts.get("of_loader") or facts.get("batch_of")
    return found if isinstance(found, Obj) and found.role is Role.LOADER else None


def sampler_of(loader: Obj) -> Any:
    """The sampler of a loader below all batch samplers: an object, the text of an unknown, or None."""
    given = loader.root.args
    found = given.get("sampler") or given.get("batch_sampler")
    either = loader.root.facts.get("samplers", ())  # where it differs between branches
    found = next((one for one in either if one.made == SAMPLER), found)
    while isinstance(found, Obj) and isinstance(inner := found.root.args.get("sampler"), Obj):
        found = inner
    return found.root if isinstance(found, Obj) else found


def datasets(loader: Obj) -> list[Obj]:
    """The data sets behind a loader, through subsets and splits."""
    return [source.root for data in loader.root.of or () for source in loaders.sources(data)]


def epochs_around(event: Event, loader: Obj) -> list[Loop]:
    """The loops in which a loader is passed again and again, innermost last: those around its own."""
    found: list[Loop] = []
    for turn in event.loops():
        if turn.loop.over is not None and turn.loop.over.root is loader.root:
            break
        if turn.loop.kind is not LoopKind.UNROLLED and turn.loop.length != 1:
            found.append(turn.loop)
    return found


def wrap(run: Run, model: Obj, before: Event | None = None) -> Event | None:
    """The latest event that made a model (or the whole that it is a part of) average its gradients, or None."""
    for part in model.lineage():
        found = [e for e in run.within(None, before, Op.WRAP, of=part) if e.args.get("syncs")]
        if found:
            return found[-1]
    return None


def is_synced(obj: Obj) -> bool:
    """Whether the object as written is one that averages its gradients: the wrapper, not what it wraps."""
    return any(face.facts.get("syncs") for face in faces(obj))


def several(run: Run) -> Event | None:
    """The first sign that the script runs as several processes."""
    for event in run.all(Op.INIT_GROUP, Op.WRAP, Op.MAKE):
        if event.op is Op.INIT_GROUP or event.args.get("syncs"):
            return event
        if event.obj is not None and event.obj.made == SAMPLER:
            return event
    return None


def _trains(run: Run, loader: Obj) -> bool:
    """Whether a backward pass or a step stands in a loop over a loader."""
    known = run.answers.setdefault("trained on", {})
    if not known:
        loops = (turn.loop.over for event in run.all(Op.BACKWARD, Op.STEP) for turn in event.loops())
        known.update((id(over.root), True) for over in loops if over is not None)
        known[0] = False  # asked, also where there is none
    return known.get(id(loader.root), False)


def share(run: Run, loader: Obj) -> Note | None:
    """What divided the loader's data among the processes; None where that is not seen, or where it trains."""
    return None if _trains(run, loader) else divided(run, loader)


def divided(run: Run, loader: Obj) -> Note | None:
    """What divided the data of a loader, of whatever phase, among the processes; None where that is not seen."""
    if taken := prepared(run, loader):
        return Note(taken, "divided among the processes here")
    sampler = sampler_of(loader)
    made = run.made(sampler) if isinstance(sampler, Obj) and sampler.made == SAMPLER else None
    return Note(made, "divides the data among the processes") if made is not None else None


def is_reduced(run: Run, report: Event) -> bool:
    """Whether a collective stands between the training before and the training after; or a metric object measures."""
    before = run.last(Op.BACKWARD, before=report)
    after = run.next(Op.BACKWARD, after=report)
    return bool(run.within(before, after, Op.REDUCE, Op.MEASURE))


_OF_RANK = regex(r"(?i)rank\b|get_rank|process_index|procid")


def knows_rank(text: str) -> bool:
    """Whether an expression differs between processes, by the names in it."""
    return _OF_RANK.search(text) is not None


def tells_epoch(epochs: Loop, sampler: str, loader: Obj) -> changes.Change | None:
    """The call that tells a sampler the epoch, at the head of the loop that counts it; None where nothing does."""
    counter = epochs.target.lstrip("(").partition(",")[0].strip()
    if not counter.isidentifier() or counter.startswith("_") or epochs.at is None:
        return None
    names = [name for name in (sampler, f"{loader.root.name}.sampler" if loader.root.name else "") if name]
    if not names:
        return None
    return changes.head(epochs.at, "{}.set_epoch({})", changes.spelled(*names), changes.spelled(counter))
