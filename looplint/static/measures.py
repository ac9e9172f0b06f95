"""Values as amounts: what a number is a product of, so far as the text tells."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from looplint.amounts import Amount, unknown
from looplint.events import Obj, Role
from looplint.regex import regex
from looplint.static.values import Const, Inst, Iter, Phi, Question, Ref, Seq, Sym, Value, options, text_of

if TYPE_CHECKING:
    from looplint.static.reader import Reader

_NAME = regex(r"[A-Za-z_][\w.()\[\]'\"]*")
DEEPEST = 12


def of_value(r: Reader, value: Value | None, depth: int = 0) -> Amount | None:
    """The amount that a value is; None where that is no product of known things."""
    if value is None or depth > DEEPEST:
        return None
    value = r.resolved(value)
    if isinstance(value, Const):
        number = value.value
        plain = isinstance(number, (int, float)) and not isinstance(number, bool)
        return Amount(float(number)) if plain and 0 < number < 1e12 else None
    if isinstance(value, Phi):
        found = {of_value(r, option, depth + 1) for option in options(value)}
        return found.pop() if len(found) == 1 else None
    return _of_unknown(r, value, depth) if isinstance(value, Sym) else None


def _of_unknown(r: Reader, value: Sym, depth: int) -> Amount | None:
    noted = r.amounts.get(value.key)
    if noted is not None or value.counter or value.varies:
        return noted
    if not value.parts:
        return unknown(value.key, value.text) if _NAME.fullmatch(value.text) else None
    sign, *inner = value.parts
    if sign == "len":
        return of_length(r, inner[0])
    if sign not in ("*", "/", "//"):
        return None
    left, right = (of_value(r, part, depth + 1) for part in inner)
    if left is None or right is None:
        return None
    return left.times(right) if sign == "*" else left.over(right)


def of_length(r: Reader, value: Value) -> Amount | None:
    """`len(value)`. A loader has as many batches as its dataset has samples for each of a batch."""
    value = r.resolved(value)
    if isinstance(value, Seq):
        return Amount(float(len(value.items))) if value.items and not value.open else None
    if isinstance(value, Sym):  # before and after it was taken for a loader
        return unknown(f"len({value.key})", f"len({text_of(value)})")
    obj = value.obj if isinstance(value, (Ref, Inst)) else None
    if obj is None:
        return None
    return _batches(obj.root) or unknown(f"len(#{id(obj.root)})", f"len({obj.name or obj.role.value})")


def _batches(obj: Obj) -> Amount | None:
    size = obj.facts.get("amounts", {}).get("batch_size")
    if obj.role is not Role.LOADER or size is None or not obj.of or len(obj.of) != 1:
        return None
    if any(obj.args.get(name) is not None for name in ("sampler", "batch_sampler", "**")):
        return None
    data = obj.of[0].root
    return unknown(f"len(#{id(data)})", f"len({data.name or 'dataset'})").over(size)


def of_arguments(r: Reader, bound: dict[str, Value]) -> dict[str, Amount]:
    """The amounts among the arguments of a call, by name."""
    found = {name: of_value(r, value) for name, value in bound.items()}
    return {name: amount for name, amount in found.items() if amount is not None}


def of_turns(r: Reader, value: Value) -> Amount | None:
    """How many turns a loop over a value takes."""
    if isinstance(value, Iter):
        return value.amount
    return of_length(r, value) if isinstance(value, (Ref, Inst, Seq, Sym)) else None


def of_range(r: Reader, args: list[Value]) -> Amount | None:
    """How many turns `range(...)` takes; a start that is no number is that of a resumed training, and left out."""
    if not args or len(args) > 2:
        return None
    end = r.resolved(args[-1])
    start = r.resolved(args[0]) if len(args) == 2 else Const(0)
    first = start.value if isinstance(start, Const) and isinstance(start.value, int) else 0
    if isinstance(end, Const) and isinstance(end.value, int):
        return of_value(r, Const(end.value - first))
    if isinstance(end, Sym) and end.parts[:1] == ("+",) and first == 1:  # range(1, epochs + 1)
        end = next((part for part in end.parts[1:] if isinstance(part, Sym)), end)
    return of_value(r, end)


def of_gate(question: Question) -> Amount | None:
    """The period of a gate."""
    if isinstance(question.every, int) and not isinstance(question.every, bool) and question.every > 0:
        return Amount(float(question.every))
    return unknown(question.every_key, str(question.every)) if question.every_key else None


def note_rounded(r: Reader, result: Value, args: Iterable[Value]) -> Value:
    """`int(x)`, `math.ceil(x)`, `max(1, x)`: the same amount as what is rounded."""
    if isinstance(result, Sym):
        given = [arg for arg in args if not isinstance(r.resolved(arg), Const)]
        amount = of_value(r, given[0]) if len(given) == 1 else None
        if len(given) == 1:
            result.given["#rounded"] = r.resolved(given[0])
        if amount is not None:
            r.amounts[result.key] = amount
    return result
