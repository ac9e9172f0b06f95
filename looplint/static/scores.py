"""What the numbers of a tensor are: raw scores, probabilities, or logarithms of probabilities.

A tensor remembers the model that gave it, which part of the output it is, and what was done to its numbers since; the
model's forward is looked into only when somebody asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from looplint import knowledge
from looplint.events import Obj, Op, Role, Scores, Span
from looplint.record import record, replace
from looplint.static.values import Const, Func, Inst, Map, Params, Phi, Ref, Seq, Sym, Tensor, Value, options

if TYPE_CHECKING:
    from looplint.static.reader import Reader

MOST_STATEMENTS = 1500  # of one forward that is looked into
DEEPEST = 12  # modules in modules

# What changes the shape or the place of numbers and not the numbers.
KEEPING = frozenset(
    {
        *("view", "reshape", "view_as", "reshape_as", "squeeze", "squeeze_", "unsqueeze", "flatten", "unflatten"),
        *("permute", "transpose", "swapaxes", "movedim", "t", "contiguous", "clone", "detach", "cpu", "cuda", "to"),
        *("type", "type_as", "float", "double", "half", "bfloat16", "expand", "expand_as", "repeat", "narrow"),
        *("select", "index_select", "gather", "masked_select", "chunk", "split", "unbind", "cat", "concat", "stack"),
        *("hstack", "vstack", "requires_grad_", "numpy", "rearrange", "interpolate"),
    }
)
_BOUNDING = ("clamp", "clamp_min", "clamp_max", "clamp_", "clip")
_KEEPING_LAYERS = ("Flatten", "Unflatten", "Identity", "Dropout", "Dropout1d", "Dropout2d", "Dropout3d", "Upsample")
_PRODUCTS = frozenset({"mm", "matmul", "bmm", "spmm"})
_LATER = {"log": "log", "log_": "log", "normalize": "scaled", **dict.fromkeys(_BOUNDING, "bounded")}
_LOGARITHM = {"softmax": "log_softmax", "sigmoid": "log_sigmoid"}
_HEADS = ("fc", "classifier", "head", "heads", "_fc", "last_linear", "linear")


@record(frozen=True)
class Numbers:
    """What is remembered with a tensor. `kind` None: as the model gives them, under `picks` of its output.

    `then`: what was done to them since ("log", "bounded", "scaled", "shifted").
    """

    kind: str | None = None
    at: Span | None = None
    model: Obj | None = None
    picks: tuple[Any, ...] = ()
    then: tuple[str, ...] = ()


def given_by(r: Reader, model: Obj, given: list[Value], node: Any) -> Numbers:
    """The numbers of a model's output; an activation makes those of its input into others."""
    row = knowledge.klass(model.made) if model.made else None
    output = row.get("output") if row is not None else None
    if output in (None, "logits"):
        return Numbers(None, None, model)
    before = _joint(given)
    upstream, picks = (before.model, before.picks) if before is not None else (None, ())
    return Numbers(output, r.span(node), upstream, picks)


def numbers_of(value: Value) -> Numbers | None:
    """What a tensor remembers of its numbers."""
    return value.facts.get("numbers") if isinstance(value, Tensor) else None


def carry(r: Reader, name: str, given: list[Value], result: Value, output: str | None, node: Any) -> None:
    """Let the result of a function or method of tensors know what its numbers are."""
    if not isinstance(result, Tensor):
        return
    numbers = _joint(given)
    if name in _PRODUCTS:
        _multiplied(given, result)
    elif output is not None:
        model, picks = (numbers.model, numbers.picks) if numbers is not None else (None, ())
        result.facts["numbers"] = Numbers(output, r.span(node), model, picks)
    elif numbers is None or any(result is v for v in given):
        return
    elif name in KEEPING:
        result.facts["numbers"] = numbers
    elif name in _LATER:
        result.facts["numbers"] = replace(numbers, then=(*numbers.then, _LATER[name]))


def _joint(given: list[Value]) -> Numbers | None:
    """What the first tensor remembers; of several in a list what all of them do."""
    if not given:
        return None
    first, *_ = given
    if isinstance(first, Seq) and first.items:
        known = [numbers_of(v) for v in first.values()]
        return known[0] if all(n == known[0] for n in known) else None
    return numbers_of(first)


def _multiplied(given: list[Value], result: Tensor) -> None:
    """A matrix product with something unknown: raw scores stay what they are, as in a graph convolution."""
    known = [numbers for v in given if (numbers := numbers_of(v)) is not None]
    if len(known) == 1:
        result.facts["numbers"] = replace(known[0], then=(*known[0].then, "scaled"))


def after_arithmetic(sign: str, left: Value, right: Value, result: Tensor) -> None:
    """Let the result of arithmetic with a plain number know what it is, and that of a matrix product."""
    if sign == "@":
        _multiplied([left, right], result)
        return
    tensor, other = (left, right) if isinstance(left, Tensor) else (right, left)
    numbers = numbers_of(tensor)
    if numbers is None or not isinstance(other, (Const, Sym)):
        return
    if sign in ("+", "-") and tensor is left:
        if not _tiny(other):
            numbers = replace(numbers, then=(*numbers.then, "shifted"))
    elif sign == "*" or (sign == "/" and tensor is left):
        numbers = replace(numbers, then=(*numbers.then, "scaled"))
    else:
        return
    result.facts["numbers"] = numbers


def _tiny(value: Value) -> bool:
    if isinstance(value, Const):
        return isinstance(value.value, float) and abs(value.value) < 1e-2
    return isinstance(value, Sym) and ("eps" in value.text.lower() or "finfo" in value.text)


def picked(whole: Value, part: Value, key: Any) -> Value:
    """A part of an output, by its index, key or field name; None where the key is not known."""
    numbers = numbers_of(whole)
    if numbers is None or not isinstance(part, Tensor):
        return part
    if numbers.kind is None and not numbers.then and isinstance(key, (int, str)):
        numbers = replace(numbers, picks=(*numbers.picks, key))
    part.facts["numbers"] = numbers
    return part


# -- asked for -----------------------------------------------------------------------------------------------------
def scores_of(r: Reader, value: Value | None, depth: int = 0) -> Scores | None:
    """What the numbers of a value are; None where it remembers nothing."""
    if value is None:
        return None
    found = [_resolved(r, v, depth) for v in options(value) if not isinstance(v, Const)]
    if not found or any(one is None for one in found):
        return None
    first = found[0]
    assert first is not None
    if all(one is not None and one.kind == first.kind for one in found):
        return first
    return Scores("", None, first.model)


def _resolved(r: Reader, value: Value, depth: int) -> Scores | None:
    numbers = numbers_of(value)
    if numbers is None:
        return None
    if numbers.kind is not None:
        scores = Scores(numbers.kind, numbers.at, numbers.model)
    else:
        assert numbers.model is not None
        inner = _of_model(r, numbers.model, numbers.picks, depth)
        kind, at = (inner.kind, inner.at) if inner is not None else ("", None)
        scores = Scores(kind, at, numbers.model)
    for what in numbers.then:
        scores = replace(scores, kind=_then(what, scores.kind))
    return scores if not numbers.then else replace(scores, model=None)


def _then(what: str, kind: str) -> str:
    if what == "log":
        return _LOGARITHM.get(kind, "")
    if what == "bounded":
        return kind if kind != "logits" else ""
    return kind if kind == "logits" else ""


def _of_model(r: Reader, model: Obj, picks: tuple[Any, ...], depth: int) -> Scores | None:
    """What a part of a model's output is."""
    if depth > DEEPEST:
        return None
    value = _output(r, model.root, depth)
    if isinstance(value, Scores):
        return value
    for key in picks:
        value = _part(value, key)
    return scores_of(r, value, depth + 1)


def output_part(r: Reader, value: Tensor) -> Value | None:
    """What a model's forward gave, where a value is just that; None where that is not looked into."""
    numbers = numbers_of(value)
    if numbers is None or numbers.kind is not None or numbers.model is None or numbers.then:
        return None
    found = _output(r, numbers.model.root, 0)
    if isinstance(found, Scores):
        return None
    for key in numbers.picks:
        found = _part(found, key) if isinstance(found, (Seq, Map, Inst)) else None
    return found


def _part(value: Value | None, key: Any) -> Value | None:
    if isinstance(value, Phi):
        return value
    if isinstance(value, Inst):
        return value.attrs.get(key)
    if not isinstance(value, (Seq, Map)):
        return value
    if isinstance(key, int) and isinstance(value, Seq) and key < 0:
        key += len(value.items)
    return value.items.get(key)


def _output(r: Reader, model: Obj, depth: int) -> Value | Scores | None:
    """What a model gives: its forward's value, or just what its numbers are."""
    if "gives" not in model.facts:
        model.facts["gives"] = None  # while it is sought: a model that holds itself
        model.facts["gives"] = _sought(r, model, depth)
    found: Value | Scores | None = model.facts["gives"]
    return found


def _sought(r: Reader, model: Obj, depth: int) -> Value | Scores | None:
    inst = model.facts.get("inst")
    row = knowledge.klass(model.made) or knowledge.function(model.made) if model.made else None
    if isinstance(inst, Inst):
        executed = _executed(r, inst)
        if executed is not None or not model.facts.get("layers"):
            return executed
    layers = model.facts.get("layers")
    if layers:
        last = next((o for o in reversed(layers) if o is None or not _keeps(o)), None)
        return _of_model(r, last, (), depth + 1) if last is not None else None
    head = _head(model)
    if head is not None:
        return _of_model(r, head, (), depth + 1)
    if row is not None and row.get("output"):
        return Scores(row["output"], model.at, model)
    return None


def _keeps(layer: Obj) -> bool:
    return layer.root.made.rpartition(".")[2] in _KEEPING_LAYERS


def _head(model: Obj) -> Obj | None:
    """The head that the script put on an installed model."""
    parts: dict[str, Obj] = model.facts.get("parts", {})
    for name in _HEADS:
        part = parts.get(name)
        if part is not None and (part.made or part.facts.get("parts")):
            inner = list(part.facts.get("parts", {}).values())
            return part if part.made else inner[-1]
    return None


def in_evaluation(r: Reader, model: Obj, node: Any) -> Scores | None:
    """What the numbers are that a model gives in evaluation mode."""
    inst = model.root.facts.get("inst")
    method = inst.cls.methods.get("forward") if isinstance(inst, Inst) else None
    if not isinstance(inst, Inst) or method is None or ".training" not in method.text:
        return scores_of(r, Tensor(None, {"numbers": given_by(r, model.root, [], node)}))
    before = r.modes
    r.modes = {**before, id(model.root): Const(False)}
    try:
        return scores_of(r, _executed(r, inst), 1)
    finally:
        r.modes = before


def _executed(r: Reader, inst: Inst) -> Value | None:
    """The value of a user's forward, executed on paper without a trace."""
    from looplint.static.inline import find_method, run_function
    from looplint.static.reader import Budget

    method = find_method(r, inst.cls, "forward")
    if method is None or method[0].generator:
        return None
    spec = method[0].node.args
    names = [a.arg for a in (*spec.posonlyargs, *spec.args)][1:]
    given: list[Value] = [Tensor(frozenset(), {}, name) for name in names[: len(names) - len(spec.defaults)]]
    with r.aside(MOST_STATEMENTS):
        try:
            return run_function(r, Func(method[0], method[1], inst), given, {}, method[0].node, None)
        except Budget:
            return None


def held_against(r: Reader, left: Value, right: Value, node: Any) -> None:
    """An output is compared with a number between 0 and 1: what is done to probabilities."""
    tensor, number = (left, right) if isinstance(left, Tensor) else (right, left)
    numbers = numbers_of(tensor)
    if numbers is None or numbers.model is None or not isinstance(number, Const) or r.quiet:
        return
    scores = scores_of(r, tensor) if isinstance(number.value, float) and 0 < number.value < 1 else None
    if scores is not None and scores.model is not None:
        r.emit(Op.THRESHOLD, scores.model, node, {"value": number.value, "scores": scores})


def layers_of(values: list[Value]) -> tuple[Obj | None, ...]:
    """The modules of a Sequential in order; None for what is not known."""
    found: list[Obj | None] = []
    for value in values:
        if isinstance(value, (Seq, Map)):
            found += layers_of(list(value.items.values()))
        elif isinstance(value, (Ref, Inst)) and value.obj is not None and value.obj.role in (Role.MODEL, Role.UNKNOWN):
            found.append(value.obj)
        elif not isinstance(value, (Params, Const)):
            found.append(None)
    return tuple(found)
