"""The graph behind a loss: which operation first gave a value that is not finite."""

from __future__ import annotations

import gc
import re
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

import torch

MOST_NODES = 5_000


class Node:
    """A node of the graph with the tensors that it saved for the backward pass."""

    def __init__(self, function: Any) -> None:
        self.function = function
        self.inputs = [following for following, _ in function.next_functions if following is not None]
        self.variable = getattr(function, "variable", None)
        self.saved = dict(_saved(function))

    @property
    def op(self) -> str:
        """The operation, as torch's functions are written: `log_softmax`."""
        called: str = self.function.name()
        name = re.sub(r"Backward\d*$", "", called.rpartition("::")[2])
        return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()

    @property
    def bad(self) -> list[str]:
        """The names of the saved tensors that hold a value which is not finite."""
        return [name for name, tensor in self.saved.items() if not _finite(tensor)]

    def outside_its_domain(self) -> bool:
        """Whether what it was given is finite and its result cannot be."""
        for op, name, wrong in _DOMAINS:
            tensor = self.saved.get(name)
            if op == self.op and tensor is not None and bool(wrong(tensor).any()):
                return True
        return False


# operations that save what they are given, and where that gives infinity or NaN
_DOMAINS: tuple[tuple[str, str, Callable[[Any], Any]], ...] = (
    ("log", "_saved_self", lambda x: x <= 0),
    ("log2", "_saved_self", lambda x: x <= 0),
    ("log10", "_saved_self", lambda x: x <= 0),
    ("log1p", "_saved_self", lambda x: x <= -1),
    ("div", "_saved_other", lambda x: x == 0),
    ("acos", "_saved_self", lambda x: x.abs() > 1),
    ("asin", "_saved_self", lambda x: x.abs() > 1),
    ("atanh", "_saved_self", lambda x: x.abs() >= 1),
    ("nll_loss", "_saved_total_weight", lambda x: x == 0),
)


def _finite(tensor: Any) -> bool:
    return not tensor.is_floating_point() or bool(torch.isfinite(tensor).all())


def _saved(function: Any) -> Iterator[tuple[str, Any]]:
    for name in dir(function):
        if name.startswith("_saved_"):
            try:
                value = getattr(function, name)
            except RuntimeError:  # freed, or changed since
                continue
            if isinstance(value, torch.Tensor):
                yield name, value


def nodes(loss: Any, most: int = MOST_NODES) -> list[Node]:
    """The nodes behind a loss, the nearest first."""
    pending, seen = deque([loss.grad_fn]), {loss.grad_fn}
    found: list[Node] = []
    while pending and len(found) < most:
        node = Node(pending.popleft())
        found.append(node)
        for following in node.inputs:
            if following not in seen:
                seen.add(following)
                pending.append(following)
    return found


def recomputes() -> bool:
    """Whether parts of a graph are computed anew when what they saved is asked for: then it is better left alone."""
    return any(type(thing).__name__ in ("_CheckpointFrame", "CheckpointFunctionBackward") for thing in gc.get_objects())


def origin(loss: Any) -> dict[str, Any]:
    """Where a value that is not finite came into a loss.

    `kind`: "operation" (`op` gave it, `near`: the id of the nearest parameter behind it), "weight" (a parameter held it
    already: `near`), "input" (`op` was given it from outside), "ignored" (no target counts), or "" where it cannot be
    told.
    """
    if loss.grad_fn is None or recomputes():
        return {"kind": "", "op": "", "near": 0}
    found = nodes(loss)
    by_function = {node.function: node for node in found}
    for node in reversed(found):
        if node.variable is not None and not _finite(node.variable):
            return {"kind": "weight", "op": "", "near": id(node.variable)}
    bad = {node.function for node in found if node.bad}
    first = next(
        (node for node in reversed(found) if node.function in bad and not _behind(node, bad, by_function)), None
    )
    if first is None:
        first = next((node for node in reversed(found) if node.outside_its_domain()), None)
        if first is None:
            return {"kind": "", "op": "", "near": 0}
        kind = "ignored" if first.op == "nll_loss" else "operation"
        return {"kind": kind, "op": first.op, "near": _nearest(first, by_function)}
    maker = _maker(first, by_function)
    kind = "operation" if maker is not None else "input"
    told = maker or first
    return {"kind": kind, "op": told.op, "near": _nearest(told, by_function)}


def _maker(node: Node, by_function: dict[Any, Node]) -> Node | None:
    """The operation that made what a node saved and is not finite; None where that came from outside."""
    return by_function.get(node.saved[node.bad[0]].grad_fn)


def _behind(node: Node, bad: set[Any], by_function: dict[Any, Node]) -> bool:
    return any(other.function in bad for other in _upstream(node, by_function))


def _nearest(node: Node, by_function: dict[Any, Node]) -> int:
    """The id of the first parameter met on the way from an operation to its inputs."""
    return next((id(other.variable) for other in _upstream(node, by_function) if other.variable is not None), 0)


def _upstream(node: Node, by_function: dict[Any, Node]) -> Iterator[Node]:
    pending, seen = deque(node.inputs), set(node.inputs)
    while pending:
        other = by_function.get(pending.popleft())
        if other is None:
            continue
        yield other
        for following in other.inputs:
            if following not in seen:
                seen.add(following)
                pending.append(following)
