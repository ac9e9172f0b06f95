"""The objects of a flow: what they are, where they were made, and what is known of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from looplint.events import LoopKind, Obj, Op, Role
from looplint.report.terminal import Piece
from looplint.static.flow import Choice, EventNode, Flow, LoopNode, nodes
from looplint.trace.page import Row, cut, name_of, names_of

_MADE_FROM = (Role.OPTIMIZER, Role.SCHEDULER, Role.LOADER, Role.SAMPLER)


def object_rows(flow: Flow) -> list[Row]:
    """One row per object, grouped by role; a wrapper stands below what it wraps."""
    found = sorted(_objects(flow), key=_order)
    if not found:
        return []
    names = min(max(len(_called(obj)) for obj in found), 26)
    made = min(max(len(_made(obj)) for obj in found), 34)
    return list({str(row): row for row in (_row(obj, names, made) for obj in found)}.values())


def _order(obj: Obj) -> Any:
    root = obj.root
    at = root.at
    return (list(Role).index(root.role), at is None, at, id(root), obj is not root)


def _objects(flow: Flow) -> list[Obj]:
    """All objects that events and loops speak of, and those behind them; of the losses those that are made or used."""
    seen: dict[int, Obj] = {}
    for node in nodes(flow):
        losses = [node.args.get("value")] if node.op is Op.LOSS else [node.obj] if node.op is Op.BACKWARD else []
        for obj in _mentioned(node, losses):
            _collect(obj, seen)
    for loop in loops_of(flow):
        if loop.loop.over is not None and loop.loop.kind is not LoopKind.CALL:
            _collect(loop.loop.over, seen)
    return [obj for obj in seen.values() if obj.name or obj.whole is None]  # a layer without a name says nothing


def _mentioned(node: EventNode, losses: list[Any]) -> Iterator[Obj]:
    for value in (node.obj, node.through, *node.args.values(), *(node.params or ())):
        for obj in value if isinstance(value, tuple) else (value,):
            if isinstance(obj, Obj) and (obj.role is not Role.LOSS or obj in losses):
                yield obj


def _collect(obj: Obj, seen: dict[int, Obj]) -> None:
    if id(obj) in seen:
        return
    seen[id(obj)] = obj
    behind = [obj.base, obj.whole, *(obj.of or ()), *(obj.reaches or ())]
    for other in behind:
        if other is not None:
            _collect(other, seen)


def loops_of(flow: Flow) -> Iterator[LoopNode]:
    """All loops and calls of a flow, each once, outermost first."""
    seen: set[int] = set()
    stack = [flow]
    while stack:
        part = stack.pop()
        if id(part) in seen:
            continue
        seen.add(id(part))
        for node in part:
            if isinstance(node, LoopNode):
                yield node
                stack += node.unrolled or [node.body]
            elif isinstance(node, Choice):
                stack += [node.yes, node.no]


def _called(obj: Obj) -> str:
    if obj.base is not None:
        return f"  as {obj.made.rpartition('.')[2]}"
    return cut(obj.name, 26) or "(no name)"


def _made(obj: Obj) -> str:
    return obj.made.rpartition(".")[2] if obj.role is Role.LOSS else obj.made or "?"


def _row(obj: Obj, names: int, made: int) -> Row:
    role = "" if obj.base is not None else str(obj.role)
    pieces = [Piece(f"{role:<11}", "note"), Piece(f"{_called(obj):<{names}}  "), Piece(f"{_made(obj):<{made}}", "name")]
    return Row(pieces, ", ".join(_known(obj)), obj.at)


def _known(obj: Obj) -> Iterator[str]:
    """What is known of an object, in a few words each."""
    if obj.base is not None:
        yield f"another face of {name_of(obj.root)}"
        return
    if not obj.known and obj.role not in (Role.LOSS, Role.PARAMETERS):
        yield "guessed from its name or use"
    if obj.whole is not None:
        yield f"part of {name_of(obj.whole)}"
    if obj.of:
        yield f"of {names_of(obj.of)}"
    elif obj.of is None and obj.role in _MADE_FROM:
        yield "of something unknown"
    if obj.role is Role.MODEL and (obj.whole is None or obj.facts.get("mode_dependent")):
        yield _mode(obj)
    elif obj.role is Role.LOSS:
        yield _gradient(obj)
    yield from _facts(obj)


def _mode(obj: Obj) -> str:
    depends = obj.facts.get("mode_dependent")
    layers = dict.fromkeys(made.rpartition(".")[2] for made, _ in obj.facts.get("mode_layers", ()))
    made_in = f"starts in {obj.facts['mode']} mode; " if "mode" in obj.facts else ""
    if depends is False:
        return f"{made_in}mode does not matter"
    if depends is None:
        return f"{made_in}mode may matter"
    return f"{made_in}mode matters{': ' if layers else ''}{', '.join(layers)}"


def _gradient(obj: Obj) -> str:
    if obj.reaches is None:
        return "gradient flows into something unknown"
    if obj.reaches:
        return f"gradient flows into {names_of(obj.reaches)}"
    by = obj.facts.get("cut")
    return f"no gradient: cut by {by}" if by else "no gradient"


def _facts(obj: Obj) -> Iterable[str]:
    if obj.facts.get("unit"):
        yield f"stepped once per {obj.facts['unit']}"
    if obj.facts.get("frozen"):
        yield "frozen"
    if obj.facts.get("divided"):
        yield f"divided by {', '.join(map(str, obj.facts['divided']))}"
