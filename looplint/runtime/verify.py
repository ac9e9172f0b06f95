"""Where a run and what the reader foretold of it differ: `looplint run --verify`.

The reader's flow must accept the run: whatever happened is foreseen where it happened, and what the text does on that
way, and hooks surely see, has happened. What both say of an event must agree: whether gradients are recorded and what
the gradient of a loss reaches. Each difference is a fault of the reader's, of which rules may draw wrong conclusions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from looplint.events import Event, Op, Role, Scope, Span
from looplint.picture import words
from looplint.runtime.rebuild import Rebuilt
from looplint.static.flow import EventNode
from looplint.trace.page import name_of, names_of


class Difference(NamedTuple):
    """One place at which the reader was wrong: what the run did there, what the reader thought, how often."""

    at: Span
    ran: str
    read: str
    times: int = 1


class Verdict(NamedTuple):
    """How a run compares: how many events were held against the text, and the differences by place."""

    events: int
    differences: list[Difference]
    unread: list[str]  # what could not be followed, and why


def compared(runs: Iterable[Rebuilt]) -> Verdict:
    """Hold the processes of a run against what the reader foretold of them."""
    found: dict[Difference, int] = {}
    unread: list[str] = []
    events = 0
    for rebuilt in runs:
        if not rebuilt.record.events:
            continue
        if not rebuilt.followed:
            unread.append(_without_flow(rebuilt))
            continue
        events += len(rebuilt.told)
        for difference in _differences(rebuilt):
            found[difference] = found.get(difference, 0) + 1
    differences = [one._replace(times=times) for one, times in found.items()]
    return Verdict(events, sorted(differences), list(dict.fromkeys(unread)))


def _without_flow(rebuilt: Rebuilt) -> str:
    row = rebuilt.record.events[0]
    outermost = rebuilt.record.positions[row.stack[0][1]]
    where = rebuilt.turns.span(row.stack[0][1])
    if rebuilt.foretold.unread:
        return f"{rebuilt.foretold.unread[0]}: cannot be read"
    return f"{where.path}:{where.line}: the run begins in {outermost.function}, where the reader sees no beginning"


def _differences(rebuilt: Rebuilt) -> Iterator[Difference]:
    switched = any(event.op is Op.GRAD_MODE for event in rebuilt.events)  # by a statement, in no scope
    for told in rebuilt.told:
        if told.node is None:
            known = rebuilt.foretold.event(told.event.op, told.event.at)
            if known is not None and known.by:
                continue  # a framework's own loop: what is read of it is a description
            yield _unforeseen(rebuilt, told.event)
        else:
            yield from _of_one(told.event, told.node, scoped=not switched)
    for node in (node for node in rebuilt.absent if not node.by):
        yield Difference(node.span, "came past and did not do it", _named(node))


def _unforeseen(rebuilt: Rebuilt, event: Event) -> Difference:
    known = rebuilt.foretold.event(event.op, event.at)
    if known is None:
        return Difference(event.at, _named(event), "nothing of the kind happens here")
    return Difference(event.at, _named(event), "it happens here, but not on the way that the run took")


def _named(event: Event | EventNode) -> str:
    """`optimizer: step`."""
    happens = words(event) if isinstance(event, Event) else words(_as_event(event))
    name = name_of(event.obj) if event.obj is not None else ""
    return f"{name}: {happens}" if name and not happens.startswith(name) else happens


def _as_event(node: EventNode) -> Event:
    return Event(node.op, node.obj, (node.span,), node.args, node.under, (), node.through, node.params)


def _of_one(event: Event, node: EventNode, *, scoped: bool) -> Iterator[Difference]:
    """What both say of one event."""
    if scoped and event.op in (Op.FORWARD, Op.BACKWARD):
        ran, read = event.inside(Scope.NO_GRAD) is None, _as_event(node).grad_enabled
        if ran is not read and not _told_by_statement(node):
            yield Difference(event.at, _recorded(ran), _recorded(read))
    known = event.params is not None and node.params is not None and all(p.role is Role.MODEL for p in node.params)
    if scoped and known and event.op is Op.BACKWARD:
        yield from _reached(event, node)
    made = _made(event), _made(node)
    if all(made) and made[0] != made[1]:
        yield Difference(event.at, f"{name_of(event.obj)} is a {made[0]}", f"it is a {made[1]}")


def _recorded(on: bool) -> str:
    return "gradients are recorded" if on else "gradients are not recorded"


def _told_by_statement(node: EventNode) -> bool:
    """Whether a scope around an event is switched on or off by the script's settings."""
    return any(c.scope in (Scope.NO_GRAD, Scope.ENABLE_GRAD) and c.facts.get("enabled") not in (None, True, False)
               for c in node.under)  # fmt: skip


def _reached(event: Event, node: EventNode) -> Iterator[Difference]:
    """What a gradient flows into: something or nothing."""
    if bool(event.params) is not bool(node.params):
        ran, read = (names_of(one.params or ()) or "no model" for one in (event, node))
        yield Difference(event.at, f"the gradient flows into {ran}", f"it flows into {read}")


_CLASSES = (Op.MAKE,)


def _made(event: Event | EventNode) -> str:
    """The class of an optimizer or schedule, where it is one: a function that makes one may make any."""
    if event.op not in _CLASSES or event.obj is None:
        return ""
    name = event.obj.made.rpartition(".")[2]
    return name if name[:1].isupper() else ""


def told(verdict: Verdict) -> Sequence[str]:
    """A verdict in lines, the last one its sum."""
    from looplint.report.summary import number, place

    lines = []
    for one in verdict.differences:
        often = f" ({one.times} times)" if one.times > 1 else ""
        lines.append(f"{place(one.at)}: the run: {one.ran}{often}; the reader: {one.read}")
    lines += verdict.unread
    if not lines:
        return [f"foretold: all {number(verdict.events, 'event')} of the run are as the reader read them"]
    places = number(len({(d.at.path, d.at.line) for d in verdict.differences}), "line")
    return [*lines, f"not foretold: the reader was wrong on {places}" if verdict.differences else "not foretold"]


__all__ = ["Difference", "Verdict", "compared", "told"]
