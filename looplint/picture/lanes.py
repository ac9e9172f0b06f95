"""Which lanes a run is drawn in, and in which of them each event stands.

A lane is one thing that a training moves: a model, its gradients, an optimizer. Objects of one kind have a lane each,
as long as they are few.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from looplint.events import Event, LoopKind, Obj, Op, Role


class Kind(StrEnum):
    """What a lane is about, in the order in which lanes stand."""

    DATA = "data"
    MODEL = "model"
    GRADIENTS = "gradients"
    OPTIMIZER = "optimizer"
    SCALER = "scaler"
    SCHEDULE = "schedule"
    EMA = "EMA"
    FILES = "files"
    VALUES = "values"
    PROCESSES = "processes"


class Lane(NamedTuple):
    """One column: `objs` are the ids of the objects in it, none for all of its kind."""

    kind: Kind
    title: str
    objs: frozenset[int] = frozenset()


MOST = 3  # lanes of one kind; the objects that come after share the last one

_ROLES = {
    Role.LOADER: Kind.DATA,
    Role.DATASET: Kind.DATA,
    Role.SAMPLER: Kind.DATA,
    Role.MODEL: Kind.MODEL,
    Role.OPTIMIZER: Kind.OPTIMIZER,
    Role.SCALER: Kind.SCALER,
    Role.SCHEDULER: Kind.SCHEDULE,
    Role.EMA: Kind.EMA,
    Role.CHECKPOINT: Kind.FILES,
    Role.METRIC: Kind.VALUES,
}
_APART = (Kind.MODEL, Kind.OPTIMIZER, Kind.SCALER, Kind.SCHEDULE, Kind.EMA)  # one lane for each object

# The lanes of each op: where it stands, and what else it touches. What is missing stands in the lane of its object.
OPS: dict[Op, tuple[Kind, ...]] = {
    Op.FORWARD: (Kind.MODEL,),
    Op.LOSS: (Kind.MODEL,),
    Op.SCALE: (Kind.SCALER,),
    Op.BACKWARD: (Kind.GRADIENTS, Kind.MODEL),
    Op.GRAD: (Kind.MODEL,),
    Op.ASSIGN_GRAD: (Kind.GRADIENTS,),
    Op.UNSCALE: (Kind.GRADIENTS, Kind.SCALER),
    Op.CLIP: (Kind.GRADIENTS,),
    Op.STEP: (Kind.OPTIMIZER, Kind.GRADIENTS, Kind.MODEL),
    Op.UPDATE: (Kind.MODEL, Kind.GRADIENTS),
    Op.SCALER_UPDATE: (Kind.SCALER,),
    Op.ZERO_GRAD: (Kind.GRADIENTS,),
    Op.SCHEDULE: (Kind.SCHEDULE, Kind.OPTIMIZER),
    Op.EMA_UPDATE: (Kind.EMA, Kind.MODEL),
    Op.SWAP: (Kind.EMA, Kind.MODEL),
    Op.DRAW: (Kind.DATA,),
    Op.SET_EPOCH: (Kind.DATA,),
    Op.MODIFY: (Kind.DATA,),
    Op.SAVE: (Kind.FILES,),
    Op.LOAD: (Kind.FILES,),
    Op.STATE: (Kind.FILES,),
    Op.BEST: (Kind.VALUES,),
    Op.TERM: (Kind.VALUES,),
    Op.KEEP: (Kind.VALUES,),
    Op.AVERAGE: (Kind.VALUES,),
    Op.REPORT: (Kind.VALUES,),
    Op.COUNT: (Kind.VALUES,),
    Op.LOG: (Kind.VALUES,),
    Op.THRESHOLD: (Kind.VALUES,),
    Op.READ: (Kind.VALUES,),
    Op.MEASURE: (Kind.VALUES,),
    Op.DISCARD: (Kind.VALUES,),
    Op.REBIND: (Kind.VALUES,),
    Op.GUARD: (Kind.VALUES,),
    Op.REDUCE: (Kind.PROCESSES,),
    Op.BARRIER: (Kind.PROCESSES,),
    Op.INIT_GROUP: (Kind.PROCESSES,),
    Op.DESTROY_GROUP: (Kind.PROCESSES,),
    Op.LEAVE: (Kind.PROCESSES,),
    Op.SEED: (Kind.PROCESSES,),
    Op.CONFIGURE: (Kind.PROCESSES,),
    Op.GRAD_MODE: (Kind.MODEL,),
    Op.DEPRECATED: (Kind.PROCESSES,),
    Op.ENTER: (Kind.PROCESSES,),
}

# What is drawn only where a finding points at it: it does not move the training.
QUIET = frozenset(
    {
        Op.MENTION, Op.DEFINE, Op.TERM, Op.DISCARD, Op.REBIND, Op.GUARD, Op.DEPRECATED, Op.READ, Op.STATE, Op.COUNT,
        Op.THRESHOLD, Op.KEEP, Op.MODIFY, Op.PLACE, Op.CONSUME, Op.ASSIGN, Op.CONFIGURE, Op.SEED, Op.LOG, Op.AVERAGE,
        Op.REPORT, Op.BEST, Op.LEAVE, Op.MEASURE, Op.ENTER, Op.CAST, Op.RESET,
    }
)  # fmt: skip


_MADE_QUIETLY = (Role.DATASET, Role.SAMPLER, Role.TRANSFORM, Role.CRITERION, Role.LOSS, Role.METRIC)


def is_quiet(event: Event) -> bool:
    """Whether an event is drawn only where a finding points at it."""
    if event.op is Op.MAKE and event.obj is not None:
        return event.obj.role in _MADE_QUIETLY or event.obj.whole is not None or not event.obj.name
    return event.op in QUIET


def outermost(obj: Obj) -> Obj:
    """The model that a part belongs to, wrappers removed; any other object below its wrappers."""
    *_, last = obj.lineage()
    return last


class Lanes:
    """The lanes of a run, in order, and the places of events in them."""

    def __init__(self, events: Iterable[Event]) -> None:
        shown = list(events)
        met: dict[Kind, Counter[Obj]] = {}
        kinds: set[Kind] = set()
        for event in shown:
            kinds.update(_kinds(event))
            if event.loops(LoopKind.BATCH):
                kinds.add(Kind.DATA)
            for obj in _objects(event):
                if (kind := _ROLES.get(obj.role)) in _APART and kind in kinds:
                    met.setdefault(kind, Counter())[outermost(obj)] += 1
        if Kind.GRADIENTS in kinds:
            met[Kind.GRADIENTS] = Counter(
                {obj: 1 for event in shown for obj in _holders(event)} or met.get(Kind.MODEL, Counter())
            )
        self.all = [lane for kind in Kind if kind in kinds for lane in _apart(kind, met.get(kind, Counter()))]

    def of(self, event: Event) -> tuple[int, ...]:
        """The numbers of the lanes that an event touches, first the one it stands in; none where it has none."""
        objs = list(_objects(event))
        found: list[int] = []
        for kind in _kinds(event):
            mine = [n for n, lane in enumerate(self.all) if lane.kind is kind]
            if kind is Kind.GRADIENTS:
                known = list(_holders(event))
                mine = [n for n in mine if event.params is None or self._holds(n, known)]
            elif any(self._holds(n, objs) for n in mine):
                mine = [n for n in mine if self._holds(n, objs)]
            else:
                mine = mine[:1] if len(mine) == 1 or kind not in _APART else []
            found += mine
        return tuple(dict.fromkeys(found))

    def _holds(self, number: int, objs: Sequence[Obj]) -> bool:
        return any(id(outermost(obj)) in self.all[number].objs for obj in objs)


def _kinds(event: Event) -> tuple[Kind, ...]:
    if event.op in OPS:
        kinds = OPS[event.op]
        own = _ROLES.get(event.obj.role) if event.obj is not None else None
        by_optimizer = event.op is Op.ZERO_GRAD and own is Kind.OPTIMIZER
        scaled = event.op in (Op.STEP, Op.BACKWARD) and event.args.get("scaler") is not None
        return (*kinds, *([Kind.OPTIMIZER] if by_optimizer else []), *([Kind.SCALER] if scaled else []))
    own = _ROLES.get(event.obj.role) if event.obj is not None else None
    if event.op in (Op.RESTORE, Op.RESET) and own is None:
        return (Kind.FILES,) if event.op is Op.RESTORE else (Kind.VALUES,)
    return (own,) if own is not None else ()


def _objects(event: Event) -> Iterator[Obj]:
    for value in (event.obj, event.args.get("optimizer"), event.args.get("scaler"), event.args.get("model")):
        if isinstance(value, Obj):
            yield value
    value = event.args.get("value")
    if event.op is Op.LOSS and isinstance(value, Obj):
        yield from value.reaches or ()
    if event.op is Op.SCHEDULE and event.obj is not None:
        yield from event.obj.of or ()
    yield from event.params or ()


def _holders(event: Event) -> Iterator[Obj]:
    """The models whose gradients an event touches."""
    if Kind.GRADIENTS in _kinds(event):
        yield from (outermost(obj) for obj in event.params or () if obj.role is Role.MODEL)


def _apart(kind: Kind, met: Counter[Obj]) -> Iterator[Lane]:
    """A lane for each object of a kind, the last one for all that are left."""
    objs = [obj for obj, _ in met.most_common()]
    if len(objs) < 2:
        yield Lane(kind, str(kind), frozenset(map(id, objs)))
        return
    alone = objs if len(objs) <= MOST else objs[: MOST - 1]
    for obj in alone:
        name = obj.name.rpartition(".")[2] or obj.made.rpartition(".")[2] or str(kind)
        yield Lane(kind, f"∇ {name}" if kind is Kind.GRADIENTS else name, frozenset({id(obj)}))
    if len(objs) > len(alone):
        yield Lane(kind, f"{len(objs) - len(alone)} more", frozenset(map(id, objs[len(alone) :])))


__all__ = ["Kind", "Lane", "Lanes", "is_quiet", "outermost"]
