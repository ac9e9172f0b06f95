"""The names of `looplint.knowledge.marks`, as the reader executes them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from looplint.events import Obj, Op, Role
from looplint.regex import regex
from looplint.static.totals import loader_behind
from looplint.static.values import NONE, Const, Ext, Inst, Map, Ref, Seq, Sym, Tensor, Value, options, text_of

if TYPE_CHECKING:
    from looplint.static.reader import Reader

Kwargs = dict[str, Value]
Builtin = Callable[["Reader", list[Value], Kwargs, ast.AST], Value]


def _wrap(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """`wrap(value, by=..., into=...)`: another face of the same object, or of each object of a tuple."""
    from looplint.static.effects import settled

    value = r.resolved(args[0]) if args else NONE
    into = r.resolved(kwargs.get("into", NONE))
    facts = {name: settled(r, given) for name, given in kwargs.items() if name != "into"}
    if isinstance(value, Seq):
        faces = {k: _face(r, r.resolved(v), facts, into, node) for k, v in value.items.items()}
        return Seq(faces, "tuple", value.open)
    return _face(r, value, facts, into, node)


def _face(r: Reader, value: Value, facts: dict[str, Any], into: Value, node: ast.AST) -> Value:
    from looplint.static.effects import guessed_value

    live = [v for v in options(value) if not (isinstance(v, Const) and v.value is None)]
    value = live[0] if len(live) == 1 else value
    inner = value.obj if isinstance(value, (Ref, Inst)) else guessed_value(r, value)
    if inner is None:
        return into if isinstance(into, Inst) else value
    by = str(facts.get("by", ""))
    if inner.role in (Role.LOADER, Role.DATASET):
        inner.root.facts["resampled"] = facts.get("resamples") is True
        r.emit(Op.WRAP, inner, node, {"by": by})
        return Ref(inner) if isinstance(value, Sym) else value  # a loader beyond doubt: its batches are known as such
    face = Obj(inner.role, by, inner.name, r.span(node), base=inner, facts={"prepared": by})
    r.emit(Op.WRAP, face, node, facts)
    if isinstance(into, Inst):
        into.obj = face
        return into
    return Inst(value.cls, value.attrs, face, value.key) if isinstance(value, Inst) else Ref(face)


def _every(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """`every(role, value)`: the objects of a role inside a value."""
    role, value = args
    return _sequence(v for v in _inside(r, value) if _has_role(v, role))


def _scheduled(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """`scheduled(interval, value)`: the schedulers that a configuration wants stepped so often."""
    interval, value = args
    wanted = interval.value if isinstance(interval, Const) else ""
    return _sequence(_by_interval(r, value, wanted, "epoch"))


def _by_interval(r: Reader, value: Value, wanted: str, said: str) -> Iterator[Value]:
    for option in options(r.resolved(value)):
        if isinstance(option, Map):
            interval, monitor = option.items.get("interval"), option.items.get("monitor")
            made = option.items.get("scheduler")
            if isinstance(monitor, Const) and isinstance(made, (Ref, Inst)) and made.obj is not None:
                made.obj.root.facts["monitor"] = monitor.value
            inner = said if interval is None else interval.value if isinstance(interval, Const) else ""
            for part in option.items.values():
                yield from _by_interval(r, part, wanted, inner)
        elif isinstance(option, Seq):
            for part in option.values():
                yield from _by_interval(r, part, wanted, said)
        elif said == wanted and _has_role(option, Const("scheduler")):
            yield option


def _inside(r: Reader, value: Value) -> Iterator[Value]:
    for option in options(r.resolved(value)):
        if isinstance(option, (Seq, Map)):
            for part in option.items.values():
                yield from _inside(r, part)
        else:
            yield option


def _has_role(value: Value, role: Value) -> bool:
    obj = value.obj if isinstance(value, (Ref, Inst, Sym)) else None
    return obj is not None and isinstance(role, Const) and obj.role.value == role.value


def _sequence(values: Iterator[Value]) -> Seq:
    distinct: dict[int, Value] = {}
    for value in values:
        obj = value.obj if isinstance(value, (Ref, Inst, Sym)) else None
        distinct.setdefault(id(obj.root if obj else value), value)
    return Seq(dict(enumerate(distinct.values())), "list")


def _loss_of(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """`loss_of(value)`: the loss in what a training step gives back."""
    from looplint.static.objects import attribute

    value = r.resolved(args[0])
    if isinstance(value, (Map, Seq)):
        key = "loss" if isinstance(value, Map) else 0
        return r.resolved(value.items.get(key, NONE)) if key in value.items else r.unknown(node, "loss")
    if isinstance(value, (Tensor, Sym)):
        return value
    return attribute(r, value, "loss", node) if isinstance(value, Inst) else value


def _stated(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """`stated(value, expected)`: whether the script states just this value, or this installed name."""
    value, expected = r.resolved(args[0]), r.resolved(args[1])
    wanted = expected.value if isinstance(expected, Const) else None
    if isinstance(value, Ext) and isinstance(wanted, str):
        return Const(f".{value.name}".endswith(f".{wanted}"))
    return Const(isinstance(value, Const) and value.value == wanted)


def _reported(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """`reported(value)`: each process logs its own value; a metric object brings them together itself."""
    value = r.resolved(args[0])
    if isinstance(value, (Ref, Inst)) and value.obj is not None and value.obj.role is Role.METRIC:
        value.obj.root.facts["windowed"] = True  # the framework resets it after each epoch
    else:
        r.emit(Op.REPORT, None, node, {"loader": loader_behind(value), "by": "framework"})
    return NONE


_STRATEGY = regex(r"(?i)ddp|fsdp|deepspeed|horovod|distributed")


def _several(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """`several(strategy, devices, nodes)`: whether the script states that several processes run."""
    strategy, *numbers = (r.resolved(a) for a in args)
    name = strategy.obj.made if isinstance(strategy, Ref) else text_of(strategy)
    many = any(isinstance(v, Const) and type(v.value) is int and v.value > 1 for v in numbers)
    single = all(isinstance(v, Const) and v.value == 1 for v in numbers)
    listed = any(isinstance(v, Seq) and len(v.items) > 1 for v in numbers)
    return Const(many or listed or (not single and _STRATEGY.search(name) is not None))


def _unknown(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    return r.unknown(node)


_HERE = "looplint.knowledge.marks."
MARK_CALLS: dict[str, Builtin] = {
    _HERE + "wrap": _wrap,
    _HERE + "every": _every,
    _HERE + "scheduled": _scheduled,
    _HERE + "loss_of": _loss_of,
    _HERE + "stated": _stated,
    _HERE + "reported": _reported,
    _HERE + "several": _several,
    _HERE + "unknown": _unknown,
}
