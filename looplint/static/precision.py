"""Which tensors are in half precision, and which models are cast.

A tensor carries the fact "half", the autocast region that made it so, as long as every tensor that it is computed from
does. Inside the region, products of matrices are half; a list of functions is computed in float32.
Source: https://docs.pytorch.org/docs/stable/amp.html#autocast-op-reference
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from looplint.events import Either, Obj, Op, Span, switched_on
from looplint.regex import regex
from looplint.static.values import Const, Ext, Params, Sym, Tensor, Value, options

if TYPE_CHECKING:
    from looplint.static.reader import Reader

SMALLEST = 6e-8  # the smallest positive number in float16

_IN_HALF = frozenset(
    {"matmul", "mm", "bmm", "addmm", "baddbmm", "einsum", "linear", "conv1d", "conv2d", "conv3d", "mv", "half"}
)
_IN_FLOAT = frozenset(
    {
        *(
            "softmax",
            "log_softmax",
            "softmin",
            "softplus",
            "logsigmoid",
            "exp",
            "expm1",
            "log",
            "log2",
            "log10",
            "log1p",
        ),
        *("pow", "prod", "sum", "cumsum", "cumprod", "norm", "normalize", "layer_norm", "group_norm", "reciprocal"),
        *("rsqrt", "cosine_similarity", "cdist", "dist", "pdist", "sinh", "cosh", "tan", "acos", "asin", "renorm"),
        "logsumexp",
    }
)
_CASTS = frozenset({"float", "double", "bfloat16", "long", "int", "bool", "item", "type"})
CHANGING = _CASTS | {"to", "half"}  # methods that give the tensor itself, in another precision
_CLAMPS = frozenset({"clamp", "clamp_", "clamp_min", "clamp_min_", "clip"})
_MODEL_IN_FLOAT = regex(r"softmax|\.float\(|float32|normalize\(|\.norm\(|logsigmoid|\.exp\(|autocast")


def joined(values: Iterable[Value], tensors: list[Tensor]) -> dict[str, Any]:
    """The fact of what is computed from these values: half where all tensors among them are."""
    region = tensors[0].facts.get("half") if tensors else None
    if region is None or any("half" not in tensor.facts for tensor in tensors) or any(map(_may_be_float, values)):
        return {}
    return {"half": region}


def _may_be_float(value: Value) -> bool:
    """Whether an operand may be a tensor in float32: parameters, or the result of a call that was not followed."""
    return any(
        isinstance(one, Params) or (isinstance(one, Sym) and "(" in one.text and not one.parts)
        for one in options(value)
    )


def of_forward(r: Reader, model: Obj) -> dict[str, Any]:
    """The facts that a model's output has from the autocast region that it is computed in."""
    region = switched_on(r.under)
    if region is None:
        return {}
    cls = model.facts.get("class")
    forward = cls.methods.get("forward") if cls is not None else None
    in_float = forward is not None and _MODEL_IN_FLOAT.search(forward.text)
    return {"autocast": region} if in_float else {"autocast": region, "half": region}


def typed(r: Reader, name: str, receiver: Value | None, args: list[Value], kwargs: dict[str, Value], result: Value,
          node: ast.AST) -> Value:  # fmt: skip
    """The result of a function or a tensor's method, with what it means for the precision."""
    if not isinstance(result, Tensor):
        return result
    last = name.rpartition(".")[2]
    region = switched_on(r.under) if r.under else None
    if last in _CLAMPS:
        given = [*([receiver] if receiver is not None else []), *args]
        guarded(r, given[0] if given else result, kwargs.get("min", given[1] if len(given) > 1 else None), node)
    elif last == "to":
        _to(result, [*args, *kwargs.values()], region, r.span(node))
    elif last in _CASTS or (region is not None and last in _IN_FLOAT):
        result.facts.pop("half", None)
    elif region is not None and last in _IN_HALF:
        result.facts["half"] = region
    if last == "half":
        result.facts["halved"] = r.span(node)
    return result


def _to(result: Tensor, given: list[Value], region: Any, at: Span) -> None:
    for value in given:
        if isinstance(value, Sym) and value.parts and value.parts[0] == "dtype":
            result.facts.pop("half", None)
            if "half" in value.parts[1].facts:
                result.facts["half"] = value.parts[1].facts["half"]
        elif isinstance(value, Ext) and value.name.startswith("torch."):
            result.facts.pop("half", None)
            if value.name in ("torch.float16", "torch.half"):
                result.facts["halved"] = at
                result.facts.update({"half": region} if region is not None else {})


def dtype_of(tensor: Tensor, text: str, serial: int) -> Sym:
    """`tensor.dtype`: an unknown that remembers whose it is."""
    return Sym(f"dtype@{serial}", text, "dtype", parts=("dtype", tensor))


def guarded(r: Reader, tensor: Value, floor: Value | None, node: ast.AST) -> None:
    """Note a number too small for half precision that is to keep such a value off zero."""
    if not isinstance(tensor, Tensor) or "half" not in tensor.facts or not isinstance(floor, Const):
        return
    if isinstance(floor.value, float) and 0 < floor.value < SMALLEST:
        r.emit(Op.GUARD, None, node, {"epsilon": floor.value, "region": tensor.facts["half"]})


def halved(given: Iterable[Value]) -> Span | None:
    """Where an input was cast to half precision by hand, or None."""
    found = (one.facts.get("halved") for value in given for one in options(value) if isinstance(one, Tensor))
    return next((at for at in found if at is not None), None)


# -- models ----------------------------------------------------------------------------------------------------------
def cast(r: Reader, model: Obj, dtype: Any, node: ast.AST) -> None:
    """`model.half()`, `model.to(torch.float16)`: the model's parameters change their type."""
    if isinstance(dtype, Either) or (isinstance(dtype, str) and dtype.startswith("torch.")):
        r.emit(Op.CAST, model, node, {"dtype": dtype}, frozenset({model.root}))
