"""Which object of the run each object of the reader is: so that what only the text tells is told of the right one.

The reader has one object for each place that makes one; a run makes another each time it comes there. So what a text's
object is depends on the time: what is made becomes the next one met, all else concerns the last one met.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from typing import Any

from looplint.events import Event, Loop, Obj, Op
from looplint.record import replace
from looplint.runtime.follow import Step
from looplint.static.flow import EventNode

_DEEPEST = 6  # arguments in arguments


def leads_to(whole: Obj, part: Obj) -> bool:
    """Whether a model is found in its own part, or wraps it: what a wrapper holds is no part of it."""
    found: Obj | None = whole.root
    seen: set[int] = set()
    while found is not None and id(found) not in seen:
        if found is part.root:
            return True
        seen.add(id(found))
        found = found.whole.root if found.whole is not None else None
    return found is not None


def without_circles(objs: Iterable[Obj]) -> None:
    """Cut what is said of wholes where it leads back: two models may hold each other's layers."""
    for obj in objs:
        seen: set[int] = set()
        found = obj.root
        while found.whole is not None:
            seen.add(id(found))
            if id(found.whole.root) in seen:
                found.whole = None
                break
            found = found.whole.root


class Counterparts:
    """Pairs of objects, with when each was seen; and loops."""

    def __init__(self, by_place: Mapping[tuple[str, int, int], Loop], met: Mapping[int, Loop]) -> None:
        self._by_place = by_place
        self._met = met
        self._pairs: dict[int, tuple[list[int], list[Obj]]] = {}
        self._copies: dict[int, Obj] = {}
        self._theirs: dict[int, tuple[Obj, Obj, int]] = {}  # by the id of mine: what it was first taken for
        self._kept: list[Obj] = []

    # -- pairs ---------------------------------------------------------------------------------------------------
    def learn(self, number: int, node: EventNode, event: Event) -> None:
        """One event, as the reader and as the record have it."""
        self._pair(number, node.through or node.obj, event.through or event.obj)
        for name in ("optimizer", "scaler"):
            self._pair(number, node.args.get(name), event.args.get(name))
        if node.params and event.params and len(node.params) == len(event.params) == 1:
            (theirs,), (mine,) = node.params, event.params
            if theirs.whole is None or mine.whole is not None:  # a part that was never met alone is not its whole
                self._pair(number, theirs, mine)

    def _pair(self, number: int, theirs: Any, mine: Any) -> None:
        if not isinstance(theirs, Obj) or not isinstance(mine, Obj) or theirs.role is not mine.role:
            return
        if theirs.base is not None and mine.base is None:
            theirs = theirs.root
        self._theirs.setdefault(id(mine), (mine, theirs, number))
        times, objs = self._pairs.setdefault(id(theirs), ([], []))
        if not objs or objs[-1] is not mine:
            times.append(number)
            objs.append(mine)
            self._kept.append(theirs)
        for one, other in ((theirs.base, mine.base), (theirs.whole, mine.whole)):
            self._pair(number, one, other)
        if theirs.of and mine.of and len(theirs.of) == len(mine.of):
            for one, other in zip(theirs.of, mine.of, strict=True):
                self._pair(number, one, other)

    def settle(self) -> None:
        """What only the text says of objects of the run: what they are made of, facts about other objects."""
        without_circles([mine for mine, _, _ in self._theirs.values()])
        for mine, theirs, number in list(self._theirs.values()):
            if mine.of is None and theirs.of is not None:
                mine.of = tuple(obj for obj in self._all(theirs.of, number) if obj.root is not mine.root)
            mine.facts.update({name: self.told(fact, number) for name, fact in mine.facts.items() if name != "class"})
            mine.args = {name: self.told(value, number) for name, value in mine.args.items()}

    def complete(self, number: int, node: EventNode, event: Event) -> None:
        """Take over what an event is about, and which parameters it touches, where the record could not tell."""
        if event.params is None and node.params is not None:
            event.params = frozenset(model.root for model in self._all(node.params, number))
        said = {
            name: self.told(value, number) for name, value in node.args.items() if name not in ("scaler", "optimizer")
        }
        recorded = {name: value for name, value in event.args.items() if value is not node.args.get(name)}
        event.args = {**said, **recorded}

    def obj(self, theirs: Obj | None, number: int, *, made: bool = False) -> Obj | None:
        """The object of the run; the reader's own, related to those of the run, where no event shows it."""
        if theirs is None:
            return None
        known = self._pairs.get(id(theirs))
        if known is None:
            return self._copy(theirs, number)
        times, objs = known
        place = bisect_right(times, number) - 1
        if made and place + 1 < len(objs):
            place += 1
        return objs[max(place, 0)]

    def _copy(self, theirs: Obj, number: int) -> Obj:
        copy = self._copies.get(id(theirs))
        if copy is None:
            copy = self._copies[id(theirs)] = replace(theirs, base=None, whole=None)
            self._kept.append(theirs)
            copy.base = self.obj(theirs.base, number)
            whole = self.obj(theirs.whole, number)
            copy.whole = whole if whole is not None and not leads_to(whole, copy) else None
            copy.of = tuple(self._all(theirs.of, number)) if theirs.of is not None else None
            copy.reaches = frozenset(self._all(theirs.reaches, number)) if theirs.reaches is not None else None
            kept = theirs.facts.get("kept")
            if kept is not None:  # in which sums and lists
                copy.facts = {**theirs.facts, "kept": frozenset(self._all(kept, number))}
        return copy

    def _all(self, objs: Any, number: int) -> list[Obj]:
        return [mine for obj in objs if (mine := self.obj(obj, number)) is not None]

    # -- events --------------------------------------------------------------------------------------------------
    def event(self, number: int, step: Step) -> Event:
        """What the text does on the way of the run."""
        node = step.node
        assert node is not None
        through = self.obj(node.through or node.obj, number, made=node.op is Op.MAKE)
        params = frozenset(m.root for m in self._all(node.params, number)) if node.params is not None else None
        return Event(
            node.op, through.root if through is not None else None, (node.span,), self.told(node.args, number),
            node.under, step.turns, through, params,
            guards=tuple(self.told(guard, number) for guard in node.guards), by=node.by,
        )  # fmt: skip

    def told(self, value: Any, number: int, depth: int = 0) -> Any:
        """A value with the run's objects and loops in the place of the reader's."""
        if isinstance(value, Obj):
            return self.obj(value, number)
        if isinstance(value, Loop):
            return self._loop(value)
        if depth > _DEEPEST:
            return value
        if isinstance(value, dict):
            return {key: self.told(one, number, depth + 1) for key, one in value.items()}
        if isinstance(value, (tuple, list, frozenset)) and not hasattr(value, "_fields"):
            return type(value)(self.told(one, number, depth + 1) for one in value)
        fields = getattr(type(value), "_record_fields", None)
        if fields is None or type(value).__module__.startswith("looplint.static"):
            return value  # the reader's own: a class, a function, a scope of names
        changes = {name: self.told(getattr(value, name), number, depth + 1) for name in type(value).__match_args__}
        same = all(changes[name] is getattr(value, name) for name in changes)
        return value if same else replace(value, **changes)

    def _loop(self, loop: Loop) -> Loop:
        met = self._met.get(id(loop))
        if met is not None:
            return met
        at = loop.at
        return self._by_place.get((at.path, at.line, at.column), loop) if at is not None else loop
