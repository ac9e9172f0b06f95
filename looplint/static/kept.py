"""What outlives the turn that made it: sums over the turns of a loop, lists, and the averages computed from them.

An accumulator is a name, an attribute or a list that a turn adds to. It outlives the loops between the place where it
was made (or set back) last and the place where it is added to.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from looplint import knowledge
from looplint.events import Loop, LoopKind, Obj, Op, Role
from looplint.record import record
from looplint.regex import regex
from looplint.static.values import (
    Bound,
    Const,
    Inst,
    Map,
    Params,
    Phi,
    Ref,
    Seq,
    State,
    Sym,
    Tensor,
    Value,
    key_of,
    options,
    text_of,
    varies_of,
)

if TYPE_CHECKING:
    from looplint.static.reader import Reader
    from looplint.static.scores import Numbers

APPENDING = frozenset({"append", "appendleft", "extend"})
ADDING = APPENDING | {"add"}
_SIZE = regex(r"(?:\w*\.)*(?:\w+_)?(?:batch_?size|bsz?|n_?samples|num_samples|sample_count)\Z", re.IGNORECASE)
_FIRST = regex(r"\.(?:size\((?:dim=)?0\)|shape\[0\]|__len__\(\))\Z")  # of something unknown


@record(eq=False)
class Sum:
    """A sum over the turns of a loop: what was added, and in which loop.

    `weighted`: each value was multiplied by the size of its batch. `reduction` is how a value came from its batch.
    """

    acc: Obj
    loop: Loop
    reduction: str = ""
    weighted: bool = False
    ratio: str = ""
    loss: bool = False


# -- names and attributes ------------------------------------------------------------------------------------------
def written(r: Reader, holder: dict[Any, Value], key: str, value: Value, node: ast.AST) -> None:
    """A name or attribute is written: a sum that grows, or an accumulator that begins anew."""
    name = key.rpartition(".")[2]
    if name not in r.module.added_to or r.module.stub:
        return
    if isinstance(node, ast.AugAssign) and isinstance(node.op, (ast.Add, ast.Sub)):
        counted(r, holder, key, node)
    if _adds(node, name):
        _summed(r, holder, key, value, node)
    if _adds(node, name) or isinstance(node, ast.AugAssign):
        return
    _begin(r, holder, key)
    r.emit(Op.RESET, _accumulator(r, holder, key, _written_as(r, node, name)), node, {"by": "hand"})


def zeroed(r: Reader, node: ast.AST) -> None:
    """A tensor is set back in place, by a name or attribute of the user: `self.total.zero_()`."""
    from looplint.static.objects import evaluate

    where = node.func.value if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else None
    if not isinstance(where, (ast.Name, ast.Attribute)) or _last(where) not in r.module.added_to or r.module.stub:
        return
    if isinstance(where, ast.Name):
        frame = r.frame.holder(where.id)
        holder = frame.vars if frame is not None else None
    else:
        owner = r.resolved(evaluate(r, where.value))
        holder = owner.attrs if isinstance(owner, Inst) else None
    if holder is not None:
        _begin(r, holder, _last(where))
        r.emit(Op.RESET, _accumulator(r, holder, _last(where), r.text(where)), node, {"by": "hand"})


def replaced(r: Reader, old: Value | None, new: Value, node: ast.AST) -> None:
    """A name gets a new dict or list: the sums under the keys of the old one begin anew."""
    if old is None or old is new or not r.accumulators:
        return
    boxes = {id(box) for box in options(old) if isinstance(box, (Map, Seq))}
    for (place, _), (_, acc) in list(r.accumulators.items()) if boxes else ():
        if place in boxes:
            r.emit(Op.RESET, acc, node, {"by": "hand"})


def _adds(node: ast.AST, name: str) -> bool:
    """Whether a statement adds to a name: `x += ...`, `x = x + ...`."""
    if isinstance(node, ast.AugAssign):
        return isinstance(node.op, ast.Add)
    value = getattr(node, "value", None)
    if not isinstance(node, ast.Assign) or not isinstance(value, ast.BinOp) or not isinstance(value.op, ast.Add):
        return False
    return name in (_last(value.left), _last(value.right))


def _last(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _written_as(r: Reader, node: ast.AST, name: str) -> str:
    targets = getattr(node, "targets", [getattr(node, "target", None)])
    found = next((t for t in targets if isinstance(t, (ast.Name, ast.Attribute)) and _last(t) == name), None)
    return r.text(found) if found is not None else name


def _summed(r: Reader, holder: dict[Any, Value], key: str, value: Value, node: ast.AST) -> None:
    outlived = _outlived(r, _begun(r, holder, key))
    if not outlived or not isinstance(value, (Tensor, Seq)):
        return
    acc = _accumulator(r, holder, key, _written_as(r, node, key.rpartition(".")[2]))
    if isinstance(value, Seq):  # `losses += [loss]`
        value.kept = acc
        for last in value.values()[-1:] if isinstance(getattr(node, "value", None), ast.List) else ():
            _collected(r, _states_in(r.resolved(last)), outlived, node)
            one = _tensor_in(r.resolved(last))
            if isinstance(one, Tensor):
                _keep(r, acc, one, outlived, node, "list")
        return
    _remember(value, acc, outlived[-1])
    _keep(r, acc, value, outlived, node, "sum")


def _remember(value: Tensor, acc: Obj, loop: Loop) -> None:
    """Let a value know that it is a sum over turns, and of what."""
    facts = value.facts
    weighted = BATCH in facts.pop("units", ())
    reduction = facts.get("reduction") or ""
    facts["summed"] = Sum(acc, loop, reduction, weighted, facts.get("ratio", ""), bool(facts.get("loss")))
    facts["kept"] = facts.get("kept", frozenset()) | {acc}


@record(eq=False)
class Begun(Value):
    """The loops around the place where an accumulator was begun. A value, so that branches are joined."""

    loops: tuple[Loop, ...]


def _begin(r: Reader, holder: dict[Any, Value], key: str) -> None:
    _, places = r.begun.setdefault(id(holder), (holder, {}))
    writes = r.writes
    r.set(places, key, Begun(tuple(r.loops)))
    r.writes = writes  # nothing that the code itself could see


def _begun(r: Reader, holder: dict[Any, Value], key: str) -> tuple[Loop, ...]:
    """The loops around the place where an accumulator was begun last, on the way on which that is longest ago."""
    known = r.begun.get(id(holder), (holder, {}))[1].get(key)
    if known is not None:
        return min((o.loops for o in options(known) if isinstance(o, Begun)), key=len, default=())
    if holder is r.frame.vars and r.calls:
        return tuple(r.loops[: r.calls[-1].around])
    return ()


def _outlived(r: Reader, begun: tuple[Loop, ...]) -> list[Loop]:
    """The loops whose turns an accumulator outlives here, outermost first."""
    common = 0
    while common < min(len(begun), len(r.loops)) and begun[common] is r.loops[common]:
        common += 1
    return [loop for loop in r.loops[common:] if loop.kind is not LoopKind.UNROLLED]


def _accumulator(r: Reader, holder: Any, key: Any, name: str) -> Obj:
    """The object that stands for an accumulator; the same each time."""
    place = (id(holder), key)
    known = r.accumulators.get(place)
    if known is None:
        known = r.accumulators[place] = holder, Obj(Role.METRIC, "", name, facts={"accumulator": True})
    return known[1]


def _keep(r: Reader, acc: Obj, value: Tensor, outlived: list[Loop], node: ast.AST, how: str) -> None:
    from looplint.static.scores import numbers_of

    numbers = numbers_of(value)
    args = {
        "how": how,
        "value": value.as_loss(r.span(node), value.name),
        "loop": outlived[-1],
        "loops": outlived,
        "loss": bool(value.facts.get("loss")),
        "output": numbers.model
        if numbers is not None and not value.facts.get("host") and not _is_loss(numbers)
        else None,
        "device": r.device,
    }
    r.emit(Op.KEEP, acc, node, args, value.reaches)


def _is_loss(numbers: Numbers) -> bool:
    """Whether what is taken of a model's output is a loss, by its name: one number."""
    return any("loss" in str(pick) for pick in numbers.picks)


def item_written(
    r: Reader, box: Value, index: Value | None, target: ast.Subscript, value: Value, node: ast.AST
) -> None:
    """An item of a dict or list is written: a sum under a key, or one more value in each turn."""
    if index is None or r.module.stub:
        return
    if isinstance(value, Sym) and isinstance(node, ast.AugAssign) and value.parts[:1] == ("+",):
        more = unit_of(value.parts[2])[0]
        value.given["#counts"] = "samples" if more == BATCH else ""
    if isinstance(value, (State, Map)) and varies_of(index):
        outlived = [loop for loop in _outlived(r, _made(r, box, target.value)) if id(loop) in varies_of(index)]
        _collected(r, _states_in(value), outlived, node)
    if not isinstance(value, Tensor):
        if (known := r.accumulators.get((id(box), key_of(index)))) is not None:
            r.emit(Op.RESET, known[1], node, {"by": "hand"})
        return
    outlived = _outlived(r, _made(r, box, target.value))
    if not outlived:
        return
    if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add):
        acc = _accumulator(r, box, key_of(index), r.text(target))
        _remember(value, acc, outlived[-1])
        _keep(r, acc, value, outlived, node, "sum")
    elif id(outlived[-1]) in varies_of(index):
        _keep(r, _of_box(r, box, r.text(target.value)), value, outlived, node, "item")


# -- lists ---------------------------------------------------------------------------------------------------------
def appended(r: Reader, box: Value, name: str, args: list[Value], node: ast.AST) -> None:
    """Something is put into a list (or whatever has `append`)."""
    value = _tensor_in(r.resolved(args[0])) if args else None
    states = list(_states_in(value)) if isinstance(value, (State, Seq, Map)) else []
    if not (isinstance(value, Tensor) or states) or name not in ADDING or r.module.stub:
        return
    where = node.func.value if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else None
    outlived = _outlived(r, _made(r, box, where))
    _collected(r, states, outlived, node)
    if outlived and isinstance(value, Tensor):
        acc = _of_box(r, box, r.text(where) if where is not None else "the list")
        _keep(r, acc, value, outlived, node, "list")


def _states_in(value: Value, depth: int = 0) -> Iterator[State]:
    """The live state dicts in what is put into a container: themselves, or in a tuple or dict around them."""
    if isinstance(value, State) and not value.copied and not value.tensor:
        yield value
    elif isinstance(value, (Seq, Map)) and depth < 2:
        for inner in value.items.values():
            yield from _states_in(inner, depth + 1)


def _collected(r: Reader, states: Iterable[State], outlived: list[Loop], node: ast.AST) -> None:
    """State dicts that are put beside those of earlier turns."""
    for state in states if outlived else ():
        args = {"how": "collected", "token": f"state@{r.serial()}", "of": state.token, "loop": outlived[-1]}
        r.emit(Op.STATE, state.obj, node, args, frozenset({state.obj.root}))


def _tensor_in(value: Value) -> Value:
    """The tensor that a value is in some branch, one on the host before others; else the value."""
    if not isinstance(value, Phi):
        return value
    tensors = sorted((v for v in options(value) if isinstance(v, Tensor)), key=lambda v: not v.facts.get("host"))
    return tensors[0] if tensors else value


def emptied(r: Reader, box: Value, node: ast.AST) -> None:
    """A list is cleared, or loses its oldest element."""
    known = r.accumulators.get(_key(box))
    if known is not None:
        r.emit(Op.RESET, known[1], node, {"by": "hand"})


def _made(r: Reader, box: Value, where: ast.expr | None) -> tuple[Loop, ...]:
    """The loops around the place where a list was made."""
    if isinstance(box, (Seq, Map)):
        return box.born
    while isinstance(where, (ast.Subscript, ast.Call)):
        where = where.value if isinstance(where, ast.Subscript) else where.func
    if isinstance(where, ast.Name) and (holder := r.frame.holder(where.id)) is not None:
        return _begun(r, holder.vars, where.id)
    return ()


def _key(box: Value) -> tuple[Any, Any]:
    return ("sym", box.key) if isinstance(box, Sym) else (id(box), None)


def _of_box(r: Reader, box: Value, name: str) -> Obj:
    place = _key(box)
    known = r.accumulators.get(place)
    if known is None:
        known = r.accumulators[place] = box, Obj(Role.METRIC, "", name, facts={"accumulator": True, "list": True})
    if isinstance(box, (Seq, Map)):
        box.kept = known[1]
    return known[1]


def bounded(box: Value) -> bool:
    """Whether a container forgets its oldest elements by itself (`deque(maxlen=100)`), or is of an unknown class."""
    return isinstance(box, Sym) and ("maxlen" in box.given or "maxlen" in box.text or "class" in box.given)


def kept_in(values: Iterable[Value], depth: int = 0) -> frozenset[Obj]:
    """The accumulators that values were taken from."""
    found: frozenset[Obj] = frozenset()
    for value in values:
        for option in options(value):
            if isinstance(option, Tensor):
                found |= option.facts.get("kept", frozenset())
            elif isinstance(option, (Seq, Map)) and depth < 3:
                found |= kept_in(option.items.values(), depth + 1)
                found |= {option.kept} if option.kept is not None else frozenset()
    return found


# -- averages ------------------------------------------------------------------------------------------------------
BATCH = "batch"  # the number of examples in a batch


def unit_of(value: Value) -> tuple[str, Obj | None]:
    """What a number counts: "batch" (examples in one), "samples", "batches", "" for anything else; and of what."""
    if isinstance(value, Inst) or not isinstance(value, Sym):
        return "", None
    if value.text.startswith("max(") and isinstance(rounded := value.given.get("#rounded"), Value):  # `max(n, 1)`
        return unit_of(rounded)
    if value.given.get("#counts"):
        return value.given["#counts"], None
    if value.parts:
        return _unit_of_parts(value)
    return (BATCH, None) if _SIZE.match(value.text) or _FIRST.search(value.text) else ("", None)


def _unit_of_parts(value: Sym) -> tuple[str, Obj | None]:
    sign, *parts = value.parts
    if sign == "size":
        return BATCH, None
    if sign == "len":
        return _unit_of_length(parts[0])
    if sign == "+":
        return _unit_of_count(*parts)
    if sign == "*" and {unit_of(p)[0] for p in parts} == {"batches", BATCH}:
        return "samples", None
    return "", None


def _unit_of_length(value: Value) -> tuple[str, Obj | None]:
    if isinstance(value, Tensor):
        return BATCH, None
    if isinstance(value, Bound):  # an attribute of an object of which only the role is known
        of_loader = isinstance(value.receiver, Ref) and value.receiver.obj.role is Role.LOADER
        return {"dataset": "samples", "sampler": "indices"}.get(value.method, "") if of_loader else "", None
    obj = value.obj if isinstance(value, (Ref, Inst, Sym)) else None
    role = obj.role if obj is not None else knowledge.guess(value.name) if isinstance(value, Sym) else None
    if isinstance(value, Sym) and value.name in ("dataset", "sampler"):
        role = Role.DATASET if value.name == "dataset" else Role.SAMPLER
    if role is None and isinstance(value, Sym) and value.varies and "[*" in value.key:
        return BATCH, None  # of what a loop goes over
    unit = {Role.LOADER: "batches", Role.DATASET: "samples", Role.SAMPLER: "indices"}.get(role, "") if role else ""
    return unit, obj.root if obj is not None else None


def _unit_of_count(left: Value, right: Value) -> tuple[str, Obj | None]:
    """A counter after a turn: `n += len(x)` counts examples, `n += 1` batches."""
    counter, more = (left, right) if isinstance(left, Sym) and left.counter else (right, left)
    if isinstance(left, Const) and varies_of(right) and unit_of(right)[0] == BATCH:
        return "samples", None  # begun at 0, in an object that a method of it moves
    if not isinstance(counter, Sym) or not counter.counter:
        return "", None
    if unit_of(more)[0] == BATCH:
        return "samples", None
    return ("batches", None) if isinstance(more, Const) and more.value == 1 else ("", None)


def divided(r: Reader, left: Value, right: Value, node: ast.AST) -> None:
    """A division: of a sum over turns it makes an average."""
    total = next((v.facts["summed"] for v in options(left) if isinstance(v, Tensor) and "summed" in v.facts), None)
    if isinstance(left, Tensor) and "listed" in left.facts:
        mean(r, left.facts["listed"], node)
    if total is None or isinstance(right, Params):
        return
    unit, of = unit_of(right)
    args = {"sum": total, "by": unit, "of": of, "text": text_of(right), "statement": r.statement_text(node)}
    r.emit(Op.AVERAGE, total.acc, node, args)


def mean(r: Reader, value: Value, node: ast.AST) -> None:
    """The mean of a list that grew in a loop."""
    value = r.resolved(value)
    if not isinstance(value, Seq) or value.kept is None:
        return
    ratio = next((v.facts["ratio"] for v in value.values() if isinstance(v, Tensor) and "ratio" in v.facts), "")
    if ratio:
        r.emit(Op.AVERAGE, value.kept, node, {"ratio": ratio, "by": "batches"})


# -- counters ------------------------------------------------------------------------------------------------------
def counted(r: Reader, holder: dict[Any, Value], key: str, node: ast.AugAssign) -> None:
    """A counter moves by one where no record is broken, and some test stops the training by it."""
    step = node.value.value if isinstance(node.value, ast.Constant) else None
    name = key.rpartition(".")[2]
    if step != 1 or not any(guard.at in r.records for guard in r.guards) or name not in r.module.stopping:
        return
    if outlived := _outlived(r, _begun(r, holder, key)):
        r.emit(Op.COUNT, _accumulator(r, holder, key, r.text(node.target)), node, {"loops": outlived})


def moved(r: Reader, name: str, args: list[Value]) -> None:
    """Note that the script moves data to a device that is not surely the CPU."""
    if r.device or name not in ("to", "cuda"):
        return
    given = r.resolved(args[0]) if args else None
    text = "cuda" if name == "cuda" else text_of(given) if isinstance(given, (Const, Sym, Phi, Ref)) else ""
    if text and not re.search(r"float|half|int|long|double|dtype", text) and ("cpu" not in text or "cuda" in text):
        r.device = text
