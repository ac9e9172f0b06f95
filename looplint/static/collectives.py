"""Process groups, and what collectives do to the values that they are given."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from looplint.events import Obj, Op
from looplint.static.values import NONE, Const, Seq, Sym, Tensor, Value

if TYPE_CHECKING:
    from looplint.static.reader import Reader

Bound = dict[str, Value]
_INITIALIZED = "torch.distributed.is_initialized()"


def group(
    r: Reader, row: Any, owner: Obj | None, target: Value | None, bound: Bound, node: ast.AST, name: str
) -> Value | None:
    """A process group joined or left; from then on `is_initialized()` says so."""
    from looplint.static.effects import plain

    args = {key: plain(r, value) for key, value in bound.items() if key != "**"}
    args["by"] = name
    if row.get("closes_itself"):
        args["closes_itself"] = True
    op = Op(row["op"])
    r.emit(op, None, node, args)
    r.set(r.unknown_attrs, _INITIALIZED, Const(op is Op.INIT_GROUP))
    return None


def is_initialized(r: Reader, args: list[Value], kwargs: Bound, node: ast.AST) -> Value:
    """Whether the process is in a group: as far as the script has joined or left it, else a question."""
    return r.unknown_attrs.get(_INITIALIZED) or Sym(_INITIALIZED, r.text(node))


def reduce(
    r: Reader, row: Any, owner: Obj | None, target: Value | None, bound: Bound, node: ast.AST, name: str
) -> Value | None:
    """Values of all processes brought together; what was gathered carries no gradient where the row says so."""
    from looplint.static.effects import plain

    renamed = row.get("as", {})
    args = {renamed.get(key, key): plain(r, value) for key, value in bound.items() if key != "**"}
    args["by"] = name.rpartition(".")[2]
    if row.get("in_place"):
        args["in_place"] = True
    r.emit(Op.REDUCE, None, node, args)
    source = next((key for key, new in renamed.items() if new == "value"), "")
    if row.get("cuts") and bound:
        _gather(r, r.resolved(next(iter(bound.values()))), r.resolved(bound.get(source, NONE)), node, args["by"])
    shared = r.resolved(bound.get(source, NONE)) if "broadcasts_from" in row else NONE
    if isinstance(shared, Seq):
        _share(r, shared, node)
    return None


def _share(r: Reader, values: Seq, node: ast.AST) -> None:
    """What a list of objects holds after a broadcast: the same in all processes, whichever of them it came from."""
    for key in values.items:
        r.set(values.items, key, r.unknown(node))


def _gather(r: Reader, into: Value, value: Value, node: ast.AST, by: str) -> None:
    """Write what the other processes hold into a list of tensors, or into one."""
    from looplint.static.objects import cut

    given = value if isinstance(value, Tensor) else Tensor(None)
    gathered = cut(r, given, by, node)
    gathered.facts["gathered"] = True
    if isinstance(into, Seq):
        for key in into.items or (0,):
            r.set(into.items, key, gathered)
    elif isinstance(into, Tensor) and into is not value:
        r.set(into.facts, "cuts", gathered.facts.get("cuts", ()))


def put_back(r: Reader, into: Value, value: Value) -> None:
    """A tensor written into a list of gathered ones, in the place of its copy: its gradient is in the list again."""
    if not isinstance(value, Tensor) or not isinstance(into, Seq):
        return
    for key, item in list(into.items.items()):
        if isinstance(item, Tensor) and item.facts.get("gathered"):
            facts = {k: v for k, v in item.facts.items() if k not in ("cut", "cuts", "gathered")}
            r.set(into.items, key, Tensor(item.reaches, facts, item.name))


__all__ = ["group", "is_initialized", "put_back", "reduce"]
