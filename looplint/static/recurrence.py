"""What one turn of a loop hands to the next through a model: a hidden state, and the graph that hangs on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from looplint.events import Role
from looplint.static.values import Const, Seq, Tensor, Value, options

if TYPE_CHECKING:
    from looplint.static.reader import Reader

State = list[tuple[str, dict[Any, Value], Any, Value]]  # name, where it is held, and its value at the head of the loop


def fed(r: Reader, given: list[Value]) -> None:
    """Note what a model is given, where that may come from the turn before."""
    if r.loops:
        r.fed += [item for value in given for item in _items(value)]


def carried(r: Reader, state: State, since: int) -> tuple[str, ...]:
    """The names whose value went into a model in this turn, and comes out of one, graph and all, for the next."""
    if len(r.fed) == since:
        return ()
    inputs = {id(value) for value in r.fed[since:]}
    return tuple(
        name
        for name, holder, key, old in state
        if any(id(item) in inputs for item in _items(old)) and _keeps_graph(old, holder.get(key))
    )


def _items(value: Value) -> list[Value]:
    return [value, *value.values()] if isinstance(value, Seq) else [value]


def _keeps_graph(old: Value, new: Value | None) -> bool:
    """Whether a value is another one now, and on every way still hangs on the graph of a model."""
    if new is None or new is old:
        return False
    sides = [option for option in options(new) if not (isinstance(option, Const) and option.value is None)]
    return bool(sides) and all(map(_hangs_on_model, sides))


def _hangs_on_model(value: Value) -> bool:
    if isinstance(value, Seq):
        return bool(value.items) and all(map(_hangs_on_model, value.values()))
    if not isinstance(value, Tensor) or "detached" in value.facts:
        return False
    if value.reaches is None:
        return "forward" in value.facts
    return any(obj.role is Role.MODEL for obj in value.reaches)
