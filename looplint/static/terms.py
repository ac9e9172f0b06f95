"""The terms of a loss: which of those that a training computes its backward passes come from.

A tensor with a gradient gets a record when it is bound to a name that speaks of a loss. All that is computed from it
carries the record along. The record is also the arguments of the TERM event: in the end it says whether any backward
pass, or code that is not visible, has used it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from looplint.events import Op
from looplint.regex import regex
from looplint.static.values import Map, Seq, Tensor, Value, options

if TYPE_CHECKING:
    from looplint.static.reader import Reader

Record = dict[str, Any]

NAMES = regex(r"(?i)loss|(?:^|_)(?:total|objective|penalty|reg|regulari[sz]\w*|aux|kld?|cost)(?:_|\d|$)")
_REPORTS = regex(r"(?i)\b(print|log|debug|info|write|add_scalars?|meter|track|format|record|wandb|tqdm|set_post)")


def note(r: Reader, value: Value, name: str, node: ast.AST) -> None:
    """A tensor is bound to a name: a loss, and what has the name of one, is a term from here on."""
    if not r.loops or r.quiet or r.module.stub:
        return
    speaks = NAMES.search(name) is not None
    for tensor in options(value):
        if not isinstance(tensor, Tensor) or not tensor.reaches or not (speaks or tensor.facts.get("loss")):
            continue
        if not any(t["name"] == name for t in of(tensor)):
            record: Record = {
                "name": name,
                "speaks": speaks,
                "used": False,
                "parts": of(tensor),
                "loose": bool(tensor.facts.get("loose")),
                "weighted": _is_weighted(node) or bool(tensor.facts.get("loose")) or len(of(tensor)) > 1,
            }
            tensor.facts["terms_in"] = (*of(tensor), record)
            r.emit(Op.TERM, None, node, record)


def _is_weighted(node: ast.AST) -> bool:
    """Whether an assignment multiplies: weights are there for what is trained."""
    value = node if isinstance(node, ast.AugAssign) else getattr(node, "value", None)
    return isinstance(value, (ast.BinOp, ast.AugAssign)) and isinstance(value.op, ast.Mult)


def begin(*values: Value) -> None:
    """Losses, and tensors put into a container: what comes from them can be told, though they have no name."""
    for value in values:
        if isinstance(value, Tensor) and value.reaches and not of(value):
            value.facts["terms_in"] = ({"name": "", "used": False},)


def of(tensor: Tensor) -> tuple[Record, ...]:
    """The terms that a tensor is computed from."""
    terms: tuple[Record, ...] = tensor.facts.get("terms_in", ())
    return terms


def joined(tensors: Iterable[Tensor]) -> dict[str, Any]:
    """The facts that what is computed from these carries along; {} where none is a term."""
    found: dict[int, Record] = {}
    loose = False
    for tensor in tensors:
        for record in of(tensor):
            found[id(record)] = record
        loose = loose or bool(tensor.facts.get("loose"))
    if not found:
        return {}
    return {"terms_in": tuple(found.values()), **({"loose": True} if loose else {})}


def added(left: Value, right: Value, result: Tensor) -> None:
    """A sum: it holds more than its terms where a summand with a gradient has no name of its own."""
    sides = [side for side in (left, right) if isinstance(side, Tensor) and side.reaches]
    if of(result) and any(not of(side) for side in sides):
        result.facts["loose"] = True


def use(*values: Value) -> None:
    """A backward pass, or code that is not visible, gets these."""
    for value in values:
        for option in options(value):
            if isinstance(option, Tensor):
                for record in of(option):
                    record["used"] = True
                option.facts.pop("loose", None)  # what has no name of its own in it is used as well
            elif isinstance(option, (Seq, Map)):
                use(*option.items.values())


def handed_on(name: str, values: Iterable[Value]) -> None:
    """A call that is not followed may train with what it gets, unless it only reports."""
    if not _REPORTS.search(name):
        use(*values)
