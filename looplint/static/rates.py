"""Whether the function of a schedule gives back a factor or a learning rate.

A rate is what is called one (`args.lr`, `base_lr`, `group["lr"]`). A product has as many rates as its factors, a
quotient fewer by those below; a sum, a maximum and the ways through an `if` are a rate where each part is one.
`1 - min_lr` shows that this is a ratio, whatever its name.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable

from looplint.regex import regex

_RATE = regex(
    r"_*((base|init|initial|max|maximum|min|minimum|peak|start|starting|end|final|target|default|warmup|full|orig)_?)*"
    r"(lrs?|learning_?rates?|eta)(_?(base|init|initial|max|min|0|start|end|final|g|d))*\d*",
    re.IGNORECASE,
)
_FLOOR = regex(r"min|end|final|warmup|start", re.IGNORECASE)
_WAYS = frozenset({"max", "min", "maximum", "minimum", "clip"})
_SAME = frozenset({"float", "int", "abs", "round"})
DEEPEST = 12

Degree = int | None  # how many rates are multiplied; None: a number that fits either


def returned(
    node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda, same: frozenset[str] = frozenset()
) -> tuple[str, ...]:
    """The rates that a function gives back a multiple of, as written; () where it gives back a factor.

    `same`: names for the very rate that the optimizer is given.
    """
    found = _Function(node, same)
    if isinstance(node, ast.Lambda):
        degree = found.degree(node.body)
    else:
        values = [n.value for n in _statements(node) if isinstance(n, ast.Return) and n.value is not None]
        degree = _ways(found.degree(value) for value in values)
    main = [name for name in found.rates if not _FLOOR.search(name.rpartition(".")[2])]
    return tuple(dict.fromkeys(main)) if degree == 1 else ()


def leading(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> float | None:
    """The number that a lambda multiplies everything by, or None."""
    value = node.body if isinstance(node, ast.Lambda) else None
    while isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mult):
        value = value.left
    number = value.value if isinstance(value, ast.Constant) else None
    return number if isinstance(number, float) and value is not getattr(node, "body", None) else None


class _Function:
    """The body of one function: what its names are assigned, and the rates met on the way."""

    def __init__(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda, same: frozenset[str]) -> None:
        self.same = same
        self.own = {arg.arg for arg in node.args.args[:1]} - {"self"} or {arg.arg for arg in node.args.args[1:2]}
        self.assigned: dict[str, list[ast.expr]] = {}
        self.rates: list[str] = []
        for statement in [] if isinstance(node, ast.Lambda) else _statements(node):
            if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
                self.assigned.setdefault(statement.targets[0].id, []).append(statement.value)

    def degree(self, node: ast.expr, depth: int = 0) -> Degree:
        """How many rates a value is a product of."""
        if depth > DEEPEST:
            return 0
        match node:
            case ast.Constant():
                return None
            case ast.Name(id=name) if name in self.own:
                return 0
            case ast.Name(id=name) if name in self.assigned:
                return _ways(self.degree(value, depth + 1) for value in self.assigned[name])
            case ast.Name() | ast.Attribute() | ast.Subscript():
                return self._named(node)
            case ast.BinOp(left=left, op=op, right=right):
                return _combined(op, self.degree(left, depth + 1), self.degree(right, depth + 1), left, right)
            case ast.UnaryOp(operand=operand):
                return self.degree(operand, depth + 1)
            case ast.IfExp(body=body, orelse=orelse):
                return _ways(self.degree(side, depth + 1) for side in (body, orelse))
            case ast.Call(func=func, args=args) if _last(func) in _WAYS | _SAME:
                return _ways(self.degree(arg, depth + 1) for arg in args)
        return 0

    def _named(self, node: ast.expr) -> int:
        inner = node.value if isinstance(node, ast.Subscript) else node
        key = node.slice if isinstance(node, ast.Subscript) else None
        name = key.value if isinstance(key, ast.Constant) and isinstance(key.value, str) else _last(inner)
        written = ast.unparse(node)
        if not _RATE.fullmatch(name) and written not in self.same:
            return 0
        self.rates.append(written)
        return 1


def _combined(op: ast.operator, left: Degree, right: Degree, one: ast.expr, other: ast.expr) -> Degree:
    if isinstance(op, (ast.Mult, ast.Div)):
        if left is None and right is None:
            return None
        return (left or 0) + (right or 0) * (1 if isinstance(op, ast.Mult) else -1)
    if isinstance(op, (ast.Add, ast.Sub)):
        numbers = [side for side in (one, other) if isinstance(side, ast.Constant) and side.value]
        return 0 if numbers else _ways((left, right))
    return 0


def _ways(degrees: Iterable[Degree]) -> Degree:
    """The degree of several alternatives or terms: that of all, where they agree."""
    known = {degree for degree in degrees if degree is not None}
    if not known:
        return None
    return known.pop() if len(known) == 1 else 0


def _last(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _statements(node: ast.AST) -> list[ast.stmt]:
    """The statements of a function, those of functions in it left out."""
    found: list[ast.stmt] = []
    stack: list[ast.AST] = list(getattr(node, "body", []))
    while stack:
        child = stack.pop()
        if isinstance(child, ast.stmt):
            found.append(child)
        if not isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.expr)):
            stack.extend(ast.iter_child_nodes(child))
    return found
