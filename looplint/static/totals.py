"""Values that outlive a loop over a loader: numbers that are added up in it, and what is read of it afterwards."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from looplint.events import Loop, Obj, Op, Role
from looplint.static.values import Const, Seq, Sym, Tensor, Value, options

if TYPE_CHECKING:
    from looplint.static.reader import Reader


def loader_behind(value: Value) -> Obj | None:
    """The loader from whose batch a tensor (or one in a list) is computed."""
    if isinstance(value, Tensor):
        found = value.facts.get("of_loader") or value.facts.get("batch_of")
        return found if isinstance(found, Obj) else None
    if isinstance(value, Seq) and value.open:
        return next((found for v in value.values()[:4] if (found := loader_behind(v)) is not None), None)
    return None


def of_batch(given: Iterable[Value]) -> dict[str, Any]:
    """The fact of a model's output that says from which loader its input came."""
    found = next((loader for v in given for o in options(v) if (loader := loader_behind(o)) is not None), None)
    return {"batch_of": found} if found is not None else {}


# -- numbers that grow ---------------------------------------------------------------------------------------------
def bound(r: Reader, value: Value) -> None:
    """Note in which loops a tensor gets its first name."""
    if isinstance(value, Tensor):
        value.facts.setdefault("bound_in", frozenset(map(id, r.loops)))


def added(r: Reader, old: Value, new: Value, text: str) -> None:
    """Note the loop over whose turns a number is added up: one that does not set it back."""
    if not isinstance(new, Tensor):
        return
    around = frozenset(map(id, r.loops))
    since = around
    if isinstance(old, Tensor):
        since = old.facts.get("bound_in", around)
    elif isinstance(old, (Sym, Const)):
        since = around - (old.varies if isinstance(old, Sym) else frozenset())
    new.facts["bound_in"] = since
    growing: list[Loop] = [loop for loop in r.loops if id(loop) not in since]
    if growing and "=" not in r.moved.get(id(growing[-1]), {}).get(text, ()):
        new.facts["grows_in"] = growing[-1]


# -- numbers that are read afterwards --------------------------------------------------------------------------------
def passed(r: Reader, loop: Loop) -> None:
    """Note that a loop over a loader has ended."""
    if loop.over is not None and loop.over.role is Role.LOADER:
        r.passed_loaders[id(loop.over.root)] = loop.over


def read(r: Reader, value: Value, node: ast.AST) -> None:
    """Write the first use of what was computed from a loader's batches, once the loop over it has ended."""
    loader = loader_behind(value)
    if loader is None or id(value) in r.reported:
        return
    over = r.passed_loaders.get(id(loader.root))
    if over is None or any(loop.over is not None and loop.over.root is loader.root for loop in r.loops):
        return
    r.reported[id(value)] = value
    r.emit(Op.REPORT, None, node, {"loader": over, "text": r.statement_text(node)})
