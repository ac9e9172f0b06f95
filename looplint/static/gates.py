"""Gates that shut behind themselves: a test on a counter that only the code under the test moves."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from looplint.static.modules import FunctionInfo
    from looplint.static.reader import Reader

_LOOPS = (ast.For, ast.AsyncFor, ast.While)
_OPENING = (ast.Eq, ast.Gt, ast.GtE)


def mark(r: Reader, node: ast.If) -> None:
    """Note at the test of an `if` the counter that shuts it, as the attribute `_looplint_stuck`."""
    if hasattr(node.test, "_looplint_stuck"):
        return
    info = r.calls[-1].info if r.calls else None
    node.test._looplint_stuck = _stuck(r, node, info)  # type: ignore[attr-defined]


def stuck(test: ast.AST | None) -> str:
    """The counter that only the code under this test moves; "" where there is none."""
    return getattr(test, "_looplint_stuck", "")


def _stuck(r: Reader, node: ast.If, info: FunctionInfo | None) -> str:
    counter = _counter(node.test)
    if not counter or not any(name == counter for name, _ in _moves(node.body)):
        return ""
    if "." in counter:
        return counter if info is not None and _only_here(info, node, counter) else ""
    scope = r.module.tree if info is None or r.module is not info.module else info.node
    loop = _innermost_loop(scope, node)
    if loop is None or f"global {counter}" in r.module.source.text or f"nonlocal {counter}" in r.module.source.text:
        return ""
    inside = sum(name == counter for name, _ in _moves(node.body))
    return counter if sum(name == counter for name, _ in _moves([loop])) == inside else ""


def _counter(test: ast.expr) -> str:
    """The one name in a test that comes back, or comes true, as the name counts up: `(n + 1) % k == 0`, `n >= k`."""
    if not isinstance(test, ast.Compare) or len(test.ops) != 1 or not isinstance(test.ops[0], _OPENING):
        return ""
    if any(isinstance(part, ast.Call) for part in ast.walk(test)):
        return ""
    left, right = test.left, test.comparators[0]
    if isinstance(left, ast.BinOp) and isinstance(left.op, ast.Mod):
        names = _dotted_in(left.left)
        return names[0] if len(names) == 1 and not _is_one(left.right) else ""
    names = _dotted_in(left)
    zero = isinstance(right, ast.Constant) and not right.value
    return names[0] if len(names) == 1 and not zero else ""


def _is_one(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == 1


def _dotted_in(node: ast.expr) -> list[str]:
    """The names, and attributes of self, that an expression reads."""
    found, inner = [], set()
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute):
            inner.add(id(part.value))
            found.append(ast.unparse(part))
        elif isinstance(part, ast.Name) and id(part) not in inner:
            found.append(part.id)
    return list(dict.fromkeys(found))


def _moves(body: Iterable[ast.AST]) -> Iterator[tuple[str, ast.AST]]:
    """The names and attributes that statements bind, each with the statement."""
    for node in body:
        for part in ast.walk(node):
            targets: list[ast.expr] = []
            if isinstance(part, ast.Assign):
                targets = part.targets
            elif isinstance(part, (ast.AugAssign, ast.AnnAssign, *_LOOPS[:2], ast.NamedExpr)):
                targets = [part.target]
            for target in targets:
                for leaf in ast.walk(target):
                    if isinstance(leaf, (ast.Name, ast.Attribute)) and not isinstance(leaf.ctx, ast.Load):
                        yield ast.unparse(leaf), part


def _innermost_loop(scope: ast.AST, node: ast.If) -> ast.AST | None:
    """The innermost loop of a scope around an `if`."""
    around = [n for n in ast.walk(scope) if isinstance(n, _LOOPS) and n.lineno <= node.lineno <= (n.end_lineno or 0)]
    return max(around, key=lambda n: n.lineno, default=None)


def _only_here(info: FunctionInfo, node: ast.If, counter: str) -> bool:
    """Whether an attribute of self is moved by nothing in the file but the code under a test, and set to constants."""
    if info.cls is None or not counter.startswith("self.") or counter.count(".") > 1:
        return False
    under = {id(part) for _, part in _moves(node.body)}
    name = counter.removeprefix("self.")
    others = [part for moved, part in _moves([info.module.tree]) if moved == counter and id(part) not in under]
    outside = re.findall(rf"(?<!self)\.{name}\s*(?:\+|-)?=(?!=)", info.module.source.text)
    return not outside and all(_sets_constant(part, counter) for part in others)


def _sets_constant(part: ast.AST, name: str) -> bool:
    """Whether a statement sets a name to a literal, alone or as one of several."""
    if not isinstance(part, (ast.Assign, ast.AnnAssign)):
        return False
    targets = part.targets if isinstance(part, ast.Assign) else [part.target]
    pairs: list[tuple[ast.expr, ast.expr | None]] = [(target, part.value) for target in targets]
    if isinstance(targets[0], ast.Tuple) and isinstance(part.value, ast.Tuple):
        pairs = list(zip(targets[0].elts, part.value.elts, strict=False))
    return any(ast.unparse(target) == name and isinstance(value, ast.Constant) for target, value in pairs)
