"""Parts of what stands at a place: the loss of a backward, what a call is made on, what is compared."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping

from looplint.events import Span
from looplint.fix.tree import Tree


def part_of(tree: Tree, part: str, at: Span, number: int = 0, name: str = "") -> ast.expr | None:
    """The part of a name of what stands at a place; None where there is no such part."""
    nodes = tree.nodes(at)
    if nodes and isinstance(nodes[0], ast.Assign) and isinstance(nodes[0].targets[0], (ast.Tuple, ast.List)):
        return None  # a value of several parts
    if part == "added" and nodes and isinstance(nodes[0], (ast.AugAssign, ast.Assign, ast.AnnAssign)):
        return nodes[0].value
    if (
        part == "receiver"
        and nodes
        and isinstance(nodes[0], ast.Assign)
        and isinstance(nodes[0].targets[0], ast.Attribute)
    ):
        return nodes[0].targets[0].value
    if part == "kept" and nodes and isinstance(nodes[0], (ast.AugAssign, ast.Assign)):
        value = nodes[0].value
        return _kept(tree, value) if isinstance(value, ast.List) else value
    found = next((node for node in nodes if isinstance(node, ast.expr)), None)
    if found is None:
        return None
    if part == "given" and isinstance(found, ast.Call):
        named = next((keyword.value for keyword in found.keywords if keyword.arg == name), None)
        return named or (found.args[number] if 0 <= number < len(found.args) else None)
    if part == "within":
        return next((n for n in ast.walk(found) if isinstance(n, ast.expr) and tree.text(n) == name), None)
    return _argument(found, number) if part == "argument" else _PARTS[part](tree, found)


def _receiver(tree: Tree, node: ast.expr) -> ast.expr | None:
    if isinstance(node, ast.Attribute):
        return node.value
    return node.func.value if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else None


def _callee(tree: Tree, node: ast.expr) -> ast.expr | None:
    if not isinstance(node, ast.Call):
        return None
    named = node.func
    return named.value if isinstance(named, ast.Attribute) and named.attr == "forward" else named


def _argument(node: ast.expr, number: int = 0) -> ast.expr | None:
    if not isinstance(node, ast.Call):
        return None
    every = [*node.args, *(keyword.value for keyword in node.keywords)]
    if any(isinstance(arg, ast.Starred) for arg in every[: number + 1]):
        return None
    return every[number] if number < len(every) else None


def _loss(tree: Tree, node: ast.expr) -> ast.expr | None:
    """`loss` of `loss.backward()`, `scaler.scale(loss).backward()` and `accelerator.backward(loss)`."""
    if isinstance(node, ast.Call) and node.args:
        return node.args[0]
    start = _receiver(tree, node)
    return _argument(start) if start is not None and _is_scale(start) else start


def _is_scale(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "scale"


def _scaler(tree: Tree, node: ast.expr) -> ast.expr | None:
    start = _receiver(tree, node)
    return _receiver(tree, start) if start is not None and _is_scale(start) else None


def inner(tree: Tree, node: ast.expr) -> ast.expr | None:
    """What a call is about: its argument, or what it is a method of."""
    if not isinstance(node, ast.Call):
        return None
    owner = _receiver(tree, node)
    if owner is not None and isinstance(node.func, ast.Attribute) and node.func.attr in _OF_TENSORS:
        return owner
    is_method = owner is not None and not tree.is_module(owner) and not isinstance(_first(node), _TENSORS)
    return owner if is_method else _first(node)


_OF_TENSORS = {"to", "half", "type", "detach", "item", "float", "bfloat16", "double"}
_TENSORS = (ast.Name, ast.Attribute, ast.Call, ast.BinOp, ast.Subscript)


def _first(call: ast.Call) -> ast.expr | None:
    return call.args[0] if call.args else None


def _added(tree: Tree, node: ast.expr) -> ast.expr | None:
    """The argument of an `append`, or the value itself."""
    appends = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append"
    return _argument(node) if appends else node


def _kept(tree: Tree, node: ast.expr) -> ast.expr | None:
    """The argument of an `append`; the only element of a list that is added."""
    if isinstance(node, ast.List):
        return node.elts[0] if len(node.elts) == 1 else None
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append":
        return _argument(node)
    return None


def _key(tree: Tree, node: ast.expr) -> ast.expr | None:
    return node.slice if isinstance(node, ast.Subscript) else _argument(node)


def _divisor(tree: Tree, node: ast.expr) -> ast.expr | None:
    return node.right if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div) else None


def _compared(tree: Tree, node: ast.expr) -> ast.expr | None:
    sides = [node.left, *node.comparators] if isinstance(node, ast.Compare) else []
    return next((side for side in sides if isinstance(side, ast.Constant)), None)


def _target(tree: Tree, node: ast.expr) -> ast.expr | None:
    statement = tree.statement_of(node)
    if isinstance(statement, ast.Assign) and statement.value is node and len(statement.targets) == 1:
        return statement.targets[0]
    return statement.target if isinstance(statement, ast.AnnAssign) and statement.value is node else None


_PARTS: Mapping[str, Callable[[Tree, ast.expr], ast.expr | None]] = {
    "receiver": _receiver,
    "callee": _callee,
    "target": _target,
    "loss": _loss,
    "scaler": _scaler,
    "inner": inner,
    "added": _added,
    "key": _key,
    "kept": _kept,
    "divisor": _divisor,
    "compared": _compared,
    "whole": lambda tree, node: node,
}
