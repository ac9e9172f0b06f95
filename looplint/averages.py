"""Moving averages of a model's weights in a run: which objects belong to one, and what it is used for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from looplint.events import Content, Event, Obj, Op
from looplint.phases import words
from looplint.record import record
from looplint.run import Run, related

SPOKEN = frozenset({"ema", "emas", "shadow", "swa", "average", "averaged", "avg", "polyak", "teacher", "target"})


@record(frozen=True)
class Average:
    """An average, its updates in this run, and the model that it follows."""

    obj: Obj
    updates: tuple[Event, ...]
    source: Obj | None

    @property
    def name(self) -> str:
        """As the script writes it."""
        return self.obj.name or "the average"

    def owns(self, obj: Obj | None) -> bool:
        """Whether an object is the average, a copy that it holds, or a part of one."""
        if obj is None:
            return False
        family = (self.obj.root, *self.obj.root.facts.get("copies", ()))
        return any(one is member for one in obj.lineage() for member in family)


def averages(run: Run) -> list[Average]:
    """The averages that are updated. The rule must read EMA_UPDATE."""
    found = []
    for obj in run.objects(Op.EMA_UPDATE):
        updates = tuple(run.all(Op.EMA_UPDATE, of=obj))
        source = next((u.args["model"] for u in updates if u.args["model"] is not None), None)
        found.append(Average(obj, updates, source))
    return found


TEACHING = frozenset({"target", "targets", "targ", "tgt", "teacher", "momentum", "key", "mean_teacher"})


def is_teacher(run: Run, average: Average) -> bool:
    """Whether it takes part in the training: a target network, a teacher. The rule must read FORWARD and BACKWARD."""
    if TEACHING & set(words(average.name)):
        return True
    inner = {id(run.innermost(b)) for b in run.all(Op.BACKWARD)} - {id(None)}
    return any(average.owns(f.obj) and id(run.innermost(f)) in inner for f in run.all(Op.FORWARD))


def uses(run: Run, average: Average, *ops: Op) -> Iterator[Event]:
    """The events of these ops that use an average."""
    return (event for event in run.all(*ops) if _is_use(average, event))


def _is_use(average: Average, event: Event) -> bool:
    if average.owns(event.obj):
        return True
    if event.op is Op.SAVE:
        return in_content(average, event.args["content"])
    return event.op is Op.RESTORE and any(map(average.owns, _given(event)))


def _given(event: Event) -> Iterable[Obj]:
    source = event.args.get("source")
    return source.objs if source is not None else ()


def in_content(average: Average, content: Content) -> bool:
    """Whether a file holds an average, or something under a name that speaks of one."""
    for keys, piece in content.pieces.items():
        if any(map(average.owns, piece.objs)):
            return True
        if SPOKEN & set(words(f"{' '.join(map(str, keys))} {piece.text}")):
            return True
    return False


def follows(average: Average, event: Event) -> bool:
    """Whether an event touches the model that the average follows, as far as the code shows."""
    if event.params is None or average.source is None:
        return True
    return any(related(model, average.source) for model in event.params)
