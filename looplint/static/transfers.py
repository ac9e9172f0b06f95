"""Batches on their way to a device."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from looplint.events import Obj, Span
from looplint.record import record
from looplint.regex import regex
from looplint.static.values import Const, Sym, Tensor, Value, text_of

if TYPE_CHECKING:
    from looplint.static.reader import Reader

_TYPE = regex(r"float|half|int|long|double|dtype|bool")
_CPU = regex(r"""(?:torch\.device\()?["']?cpu(?::0)?["']?\)?""")


@record(frozen=True)
class Transfer:
    """A batch is moved.

    `blocking`: the host waits until it is there. `to_cpu`: it stays in the host's memory for certain.
    """

    at: Span
    blocking: bool
    to_cpu: bool


def note(r: Reader, tensor: Tensor, name: str, args: list[Value], kwargs: dict[str, Value], node: ast.AST) -> None:
    """Note at a loader that a batch of it is moved: `Obj.facts["transfers"]`."""
    loader = tensor.facts.get("of_loader")
    if name not in ("to", "cuda") or not isinstance(loader, Obj) or tensor.facts.get("host"):
        return
    device = kwargs.get("device", args[0] if args else None)
    target = "cuda" if name == "cuda" else _written(r.resolved(device)) if device is not None else ""
    if not target or _TYPE.search(target):
        return
    given = kwargs.get("non_blocking", args[-1] if len(args) > 1 else Const(False))
    known = r.resolved(given)
    blocking = isinstance(known, Const) and known.value is not True
    found = Transfer(r.span(node), blocking, _CPU.fullmatch(target) is not None)
    loader.root.facts["transfers"] = (*loader.root.facts.get("transfers", ()), found)


def _written(device: Value) -> str:
    """A device as it was written, not as it is named."""
    return device.key if isinstance(device, Sym) else text_of(device)
