"""Targets and advantages of reinforcement learning that still carry the gradient of the network that estimated them.

A value estimate joined with a reward (`r + gamma * q`, `returns - v`) is a bootstrap. Where one with a gradient becomes
the target of another estimate, or the weight of a log-probability, the tensor remembers where: the fact `targets`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from looplint.regex import regex
from looplint.static.values import Tensor, Value, text_of

if TYPE_CHECKING:
    from looplint.static.reader import Reader

_REWARD = regex(r"(?i)rewards?\b|\brews?\b|\br\b|\br_\w\b|\breturns?\b|\bdiscounted|\brtgs?\b")
_DISCOUNT = regex(r"(?i)\bgamma|discount")
_LOG_PROBABILITY = regex(r"(?i)log_?p(?:i|rob)?s?(?:_\w+)?\b|log_?prob|\bratios?\b")


def arithmetic(r: Reader, op: ast.operator, left: Value, right: Value, result: Tensor, node: ast.AST) -> None:
    """A sum or product of two values, at least one of which is a tensor."""
    for side, other in ((left, right), (right, left)):
        if not isinstance(side, Tensor) or not side.reaches:
            continue
        kind, estimate = side.facts.get("bootstrap"), isinstance(other, Tensor) and other.reaches
        if isinstance(op, ast.Mult) and kind and _is_log_probability(other):
            _remember(r, result, side, "advantage", node)
        elif isinstance(op, ast.Sub) and kind == "target" and estimate:
            _remember(r, result, side, "target", node)
            result.facts["bootstrap"] = "advantage"
        elif isinstance(op, (ast.Add, ast.Sub)) and not estimate and _meets_reward(side, other):
            result.facts["bootstrap"] = "target" if isinstance(op, ast.Add) else "advantage"


def compared(r: Reader, bound: dict[str, Value], result: Tensor, node: ast.AST) -> None:
    """A loss of an estimate and its target."""
    result.facts.pop("bootstrap", None)
    given = [
        value for value in (bound.get("input"), bound.get("target")) if isinstance(value, Tensor) and value.reaches
    ]
    for side in given if len(given) == 2 else ():
        if side.facts.get("bootstrap") == "target":
            _remember(r, result, side, "target", node)


_REDUCING = frozenset({"mean", "sum", "pow", "square", "abs"})


def method(name: str, result: Value) -> None:
    """A method of a tensor: a reduced one is no estimate any more, and log_prob gives a log-probability."""
    if isinstance(result, Tensor) and name in _REDUCING:
        result.facts.pop("bootstrap", None)
    elif isinstance(result, Tensor) and name == "log_prob":
        result.facts["log_probability"] = True


def joined(tensors: Iterable[Tensor]) -> dict[str, Any]:
    """The facts that what is computed from these carries along; {} where there is none."""
    found = {record["at"]: record for tensor in tensors for record in tensor.facts.get("targets", ())}
    return {"targets": tuple(found.values())} if found else {}


def _remember(r: Reader, result: Tensor, side: Tensor, kind: str, node: ast.AST) -> None:
    record = {"at": r.span(node), "kind": kind, "models": side.reaches, "name": side.name}
    result.facts["targets"] = (*result.facts.get("targets", ()), record)


def _meets_reward(tensor: Tensor, other: Value) -> bool:
    if _REWARD.search(text_of(other)):
        return True
    return any(_DISCOUNT.search(factor) for factor in tensor.facts.get("multiplied", ()))


def _is_log_probability(value: Value) -> bool:
    if isinstance(value, Tensor) and value.facts.get("log_probability"):
        return True
    return _LOG_PROBABILITY.search(text_of(value)) is not None
