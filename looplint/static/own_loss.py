"""Models that compute their loss themselves: their forward is executed, and of all that it does only losses are told.

A forward is otherwise one event, whatever its layers are. Where it computes a loss (`return logits, loss`), what that
is made from, how it is reduced and where it stands are the script's as much as if the loop did it. So are guards
against a division by zero, in autocast.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from looplint.events import Obj, Op, Role
from looplint.regex import regex
from looplint.static import questions
from looplint.static.values import Const, Func, Inst, Map, Phi, Seq, Sym, Tensor, Value

if TYPE_CHECKING:
    from looplint.static.reader import Reader

TOLD = frozenset({Op.LOSS, Op.GUARD})

_COMPUTES = regex(
    r"\b(?:binary_)?cross_entropy\w*\(|\b\w*_loss\(|\b(?:self\.)?(?:criterion|loss|loss_\w+|\w+_loss|bce|ce)\(|\w+Loss\("
)
_GUARDS = regex(r"\b1e-(?:0?[89]|[1-9]\d)\b|(?i:\beps)")


def of_call(r: Reader, model: Obj, args: list[Value], kwargs: dict[str, Value], node: ast.AST, given: Tensor) -> Value:
    """What the call of a model gives: `given`, or that with the losses in it that its forward computes."""
    from looplint.static.inline import find_method, run_function

    inst = model.root.facts.get("inst")
    if r.telling is not None or r.quiet or not isinstance(inst, Inst):
        return given
    method = find_method(r, inst.cls, "forward")
    if method is None or method[0].generator or method[0].module.stub or not _is_worth_it(inst, method[0].text, given):
        return given
    flags = _flags(method[0].node.args)
    named = {k: v if k in flags else _as_data(v) for k, v in kwargs.items()}
    r.telling = TOLD
    try:
        result = run_function(r, Func(method[0], method[1], inst), [*map(_as_data, args)], named, node, None)
    finally:
        r.telling = None
    return _with_losses(r, r.resolved(result), given, node)


def _is_worth_it(inst: Inst, text: str, given: Tensor) -> bool:
    """Whether a forward computes a loss, or guards a division that may be done in half precision."""
    if _COMPUTES.search(text) or ("half" in given.facts and _GUARDS.search(text)):
        return True
    parts = (getattr(part, "obj", None) for part in inst.attrs.values())
    return any(isinstance(part, Obj) and part.role is Role.CRITERION for part in parts)


def _as_data(value: Value) -> Value:
    """Unknown data is a tensor."""
    if isinstance(value, Sym) and not value.parts and value.obj is None:
        return Tensor(frozenset(), dict(value.given), value.name or value.text)
    return value


def _flags(spec: ast.arguments) -> frozenset[str]:
    """The parameters with a default that is no None: those are no data."""
    plain = [*spec.posonlyargs, *spec.args]
    named = zip(spec.kwonlyargs, spec.kw_defaults, strict=True)
    defaults = [*zip(reversed(plain), reversed(spec.defaults), strict=False), *named]
    return frozenset(a.arg for a, value in defaults if isinstance(value, ast.Constant) and value.value is not None)


def _with_losses(r: Reader, value: Value, given: Tensor, node: ast.AST) -> Value:
    """A value of the forward, with what is no loss in it as the caller sees it."""
    from looplint.static.objects import item

    if isinstance(value, Tensor) and value.facts.get("loss"):
        reaches = given.reaches if value.reaches is None or value.reaches else value.reaches
        return Tensor(reaches, {**value.facts, **_region(given)}, value.name)
    if isinstance(value, Phi):
        yes, no = (_with_losses(r, side, given, node) for side in (value.yes, value.no))
        return given if yes is no is given else questions.phi((value.question, True, False), yes, no)
    if isinstance(value, (Seq, Map)) and any(_holds_loss(each) for each in value.items.values()):
        kept = {k: _with_losses(r, each, given, node) for k, each in value.items.items()}
        items = {k: item(r, given, Const(k), node) if each is given else each for k, each in kept.items()}
        return Seq(items) if isinstance(value, Seq) else Map(items)
    return given


def _region(given: Tensor) -> dict[str, object]:
    return {"autocast": given.facts["autocast"]} if "autocast" in given.facts else {}


def _holds_loss(value: Value) -> bool:
    if isinstance(value, Phi):
        return _holds_loss(value.yes) or _holds_loss(value.no)
    return isinstance(value, Tensor) and bool(value.facts.get("loss"))
