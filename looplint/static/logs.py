"""What is written to a log, and under which step."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from looplint.events import LoopKind, Op
from looplint.static.values import Const, Sym, Value, text_of, varies_of

if TYPE_CHECKING:
    from looplint.static.reader import Reader

# Where a logger's methods take the step: its position, and its name.
_STEPS: dict[str, tuple[int, str]] = {
    **dict.fromkeys(("add_scalar", "add_scalars", "add_histogram", "add_image", "add_images"), (2, "global_step")),
    "log_metric": (2, "step"),
    "log_metrics": (1, "step"),
    "log": (9, "step"),
}


def logged(r: Reader, name: str, args: list[Value], kwargs: dict[str, Value], node: ast.AST) -> None:
    """A value is logged under a counter that does not tell some turn around from another."""
    if r.quiet or len(r.loops) < 2 or r.module.stub:
        return
    position, keyword = _STEPS[name]
    step = kwargs.get(keyword, args[position] if len(args) > position else None)
    step = r.resolved(step) if step is not None else None
    if not isinstance(step, Sym) or not step.counter or not step.varies:
        return
    tag = r.resolved(args[0]) if args else Const(None)
    known = step.varies | varies_of(tag)
    same: list[Any] = [loop for loop in r.loops if id(loop) not in known and loop.kind is not LoopKind.UNROLLED]
    if same:
        r.emit(Op.LOG, None, node, {"step": text_of(step) or "the index", "same": same})


NAMES = frozenset(_STEPS)
