"""Which tensors hold padding: sequences of different length, filled up, also by a loader's collate_fn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from looplint.events import Obj
from looplint.static.scores import MOST_STATEMENTS
from looplint.static.values import Const, Func, Inst, Map, Seq, Tensor, Value

if TYPE_CHECKING:
    from looplint.static.reader import Reader

_IGNORED = -100  # what cross entropy leaves out by itself
_REMOVING = frozenset(
    {"masked_fill", "masked_fill_", "masked_select", "where", "pack_padded_sequence", "masked_scatter", "index_select"}
)


def after_call(r: Reader, name: str, args: list[Value], kwargs: dict[str, Value], result: Value, node: Any) -> Value:
    """The value of a call that pads, or that takes the padding out."""
    if name in _REMOVING and isinstance(result, Tensor):
        result.facts.pop("padded", None)
    if name != "pad_sequence":
        return result
    filler = r.resolved(kwargs.get("padding_value", args[2] if len(args) > 2 else Const(0.0)))
    padded = result if isinstance(result, Tensor) else Tensor(frozenset())
    if not (isinstance(filler, Const) and filler.value == _IGNORED):
        padded.facts["padded"] = r.span(node)
    return padded


def of_batch(r: Reader, whole: Value, part: Value, key: Any) -> Value:
    """A part of a batch, as the loader's collate_fn made it."""
    loader = whole.facts.get("of_loader") if isinstance(whole, Tensor) else None
    if not isinstance(loader, Obj) or not isinstance(part, Tensor) or "collate" not in loader.root.facts:
        return part
    batch = _batch(r, loader.root)
    found = batch.items.get(key) if isinstance(batch, (Seq, Map)) else None
    if isinstance(found, Tensor) and "padded" in found.facts:
        part.facts["padded"] = found.facts["padded"]
    return part


def _batch(r: Reader, loader: Obj) -> Value | None:
    """What a loader's collate_fn gives, executed on paper once."""
    if "batch" not in loader.facts:
        loader.facts["batch"] = None
        loader.facts["batch"] = _collated(r, loader.facts["collate"])
    found: Value | None = loader.facts["batch"]
    return found


def _collated(r: Reader, collate: Value) -> Value | None:
    from looplint.static.inline import find_method, run_function
    from looplint.static.reader import Budget

    if isinstance(collate, Inst):
        method = find_method(r, collate.cls, "__call__")
        collate = Func(method[0], method[1], collate) if method is not None else Const(None)
    if not isinstance(collate, Func) or "pad_sequence" not in collate.info.text:
        return None
    with r.aside(MOST_STATEMENTS):
        try:
            return run_function(r, collate, [*collate.args, Tensor(frozenset())], {}, collate.info.node, None)
        except Budget:
            return None
