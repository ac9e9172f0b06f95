"""Which parameters are where: generators that are read once, parts put into a model, groups added to an optimizer."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from looplint import knowledge
from looplint.events import Obj, Op, Role
from looplint.record import replace
from looplint.regex import regex
from looplint.static.values import Const, Inst, Map, Params, Phi, Ref, Seq, Sym, Value, options

if TYPE_CHECKING:
    from looplint.static.reader import Reader


# -- generators ----------------------------------------------------------------------------------------------------
def keep(r: Reader, value: Value, name: str, node: ast.AST) -> None:
    """A generator of parameters gets a name, under which it may be read again: from here on it is an object."""
    for option in options(value) if not r.module.stub else ():
        if isinstance(option, Params) and option.lazy and option.obj is None:
            option.obj = Obj(Role.PARAMETERS, "generator", name, r.span(node), of=option.of)
            r.emit(Op.MAKE, option.obj, node)


def consume(r: Reader, values: Iterable[Value], by: str, node: ast.AST) -> None:
    """Generators of parameters are read to their ends, by themselves or in a list or dict."""
    values = [r.resolved(value) for value in values]
    differing = next((v for v in values if isinstance(v, Phi) and any(_generators([v]))), None)
    if differing is not None:  # each branch reads its own

        def way() -> bool:
            consume(r, values, by, node)
            return True

        r.branch((differing.question, True, False), way, way)
        return
    named = {id(g.obj): g for g in _generators(values) if g.obj is not None}  # on several branches: read once
    for generator in named.values():
        params = frozenset(generator.of) if generator.of is not None else None
        r.emit(Op.CONSUME, generator.obj, node, {"by": by}, params)


def _generators(values: Iterable[Value], depth: int = 0) -> Iterator[Params]:
    for value in values:
        for option in options(value):
            if isinstance(option, Params) and option.lazy:
                yield option
                yield from _generators(option.parts, depth + 1)
            elif isinstance(option, (Seq, Map)) and depth < 3:
                yield from _generators(option.items.values(), depth + 1)


def read_once(of: tuple[Obj, ...] | None, *parts: Value, trainable: bool = False) -> Params:
    """A generator over what other iterables give, which it reads in its turn."""
    return Params(of, lazy=True, parts=tuple(p for p in parts if isinstance(p, Params)), trainable=trainable)


def gathered(given: list[Params], what: str) -> Params:
    """The parameters that a comprehension over several of them gives."""
    known = [params.of for params in given if params.of is not None]
    of = tuple(dict.fromkeys(obj for each in known for obj in each)) if len(known) == len(given) else None
    return Params(of, what, source=given[0].source)


def joined(values: list[Value]) -> Params | None:
    """The parameters of one model or another, by the branch; None where any of the values is something else."""
    given = [value for value in values if isinstance(value, Params)]
    if len(given) < 2 or len(given) < len(values):
        return None
    lazy = any(params.lazy for params in given)
    return replace(gathered(given, given[0].what), lazy=lazy, parts=tuple(given) if lazy else ())


def listed(value: Params) -> Params:
    """The list of what a generator gives: it can be read any number of times."""
    return Params(value.of, value.what, source=value.source, trainable=value.trainable)


# -- models --------------------------------------------------------------------------------------------------------
def attach(r: Reader, owner: Obj, name: str, value: Value, node: ast.AST) -> None:
    """A module put into a model that is complete already: a head replaced, a layer added."""
    if r.building or owner.role is not Role.MODEL:
        return
    for option in options(value):
        part = option.obj if isinstance(option, (Ref, Inst)) else None
        if part is not None and part.role is Role.MODEL and part.root is not owner.root:
            r.emit(Op.ATTACH, owner, node, {"part": part.root, "name": name}, frozenset({part.root}))
            thaw(owner)


def thaw(model: Obj) -> None:
    """Something of a model is trained from here on: gradients flow through it again."""
    for whole in model.lineage():
        whole.facts.pop("frozen", None)


def register(r: Reader, owner: Value, bound: dict[str, Value], what: str, node: ast.AST) -> None:
    """`model.add_module("head", head)`: as `model.head = head`."""
    given, value = bound.get("name"), bound.get(what)
    if value is None or not isinstance(owner, (Ref, Inst)) or owner.obj is None:
        return
    name = str(given.value) if isinstance(given, Const) else "[]"
    if isinstance(owner, Inst) and given is not None:
        r.set(owner.attrs, name, value)
    own_part(owner.obj, name, value)
    attach(r, owner.obj, name, value, node)


def own_part(owner: Obj, name: str, value: Value) -> None:
    """A module set on an installed model is from now on its part of this name."""
    part = value.obj if isinstance(value, (Ref, Inst)) else None
    if part is not None and part.role is Role.MODEL:
        owner.root.facts.setdefault("parts", {})[name] = part
        owner.root.facts.pop("contents", None)
        if part.whole is None and owner.root not in part.lineage() and part.root not in list(owner.lineage()):
            part.whole = owner.root


def assign(r: Reader, receiver: Value, name: str, value: Value, node: ast.AST) -> None:
    """`requires_grad` set on a module, where it is a plain attribute that reaches no parameter."""
    from looplint.static.effects import guess_object

    if name != "requires_grad":
        return
    if isinstance(receiver, Sym) and "parameters" in receiver.key:
        freeze_unknown(r, value, node)
        return
    obj = receiver.obj if isinstance(receiver, (Ref, Inst)) else None
    if isinstance(receiver, Sym) and knowledge.guess(receiver.name) is Role.MODEL:
        obj = guess_object(r, receiver, Role.MODEL)
    if obj is None or obj.role is not Role.MODEL:
        return
    obj.facts.setdefault("is_module", not knowledge.may_be_parameter(obj.name))
    bare = r.resolved(value)
    target = node.targets[0] if isinstance(node, ast.Assign) else None
    text = r.text(target.value) if isinstance(target, ast.Attribute) else ""
    args = {"on": text, "value": bare.value if isinstance(bare, Const) else None}
    r.emit(Op.ASSIGN, obj, node, args)


def freeze_unknown(r: Reader, value: Value, node: ast.AST) -> None:
    """`requires_grad` of parameters of something unknown set: they may belong to any model."""
    given = r.resolved(value)
    if not (isinstance(given, Const) and given.value is False):
        r.emit(Op.UNFREEZE, None, node, {"some": True})


# -- optimizers ----------------------------------------------------------------------------------------------------
def add_group(r: Reader, optimizer: Obj, group: Value | None, node: ast.AST) -> None:
    """`optimizer.add_param_group(...)`."""
    from looplint.static.effects import owners

    consume(r, [group] if group is not None else [], "optimizer", node)
    added = owners(group)
    if optimizer.root.of is not None:
        optimizer.root.of = tuple(dict.fromkeys((*optimizer.root.of, *added))) if added is not None else None
    r.emit(Op.ADD_PARAMS, optimizer, node, {}, frozenset(added) if added is not None else None)


_GROUPS = regex(r"(?:param\w*|group\w*|polic\w*)\(")  # `net.get_parameters()`, `param_groups_lrd(model)`


def has_own_rates(value: Value, depth: int = 0) -> bool:
    """Whether a list of parameter groups gives some of them learning rates of their own, or is what a call gave."""
    if depth > 3:
        return False
    for option in options(value):
        if isinstance(option, Map) and {"params", "lr"} <= option.items.keys():
            return True
        if isinstance(option, Sym) and _GROUPS.search(option.text):
            return True
        held = option.items.values() if isinstance(option, Seq) else option.parts[1:] if isinstance(option, Sym) else ()
        if any(has_own_rates(item, depth + 1) for item in held):
            return True
    return False


def is_open(value: Value) -> bool:
    """Whether a list of parameters may hold more than the code shows."""
    for option in options(value):
        if isinstance(option, (Seq, Map)) and (option.open or any(map(is_open, option.items.values()))):
            return True
    return False


def only_trainable(value: Value | None) -> bool:
    """Whether parameters were picked by `requires_grad`: those frozen at that time are not among them."""
    for option in options(value) if value is not None else ():
        if isinstance(option, Params) and (option.trainable or any(map(only_trainable, option.parts))):
            return True
        if isinstance(option, (Seq, Map)) and any(map(only_trainable, option.items.values())):
            return True
    return False
