"""The shapes of tensors, as far as literals tell them: sizes where they are known, None for the rest.

A tensor whose shape is known carries the fact "shape". What a model gives is looked up in its last layer when a loss
asks.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from looplint.events import Obj, Role
from looplint.regex import regex
from looplint.static.scores import output_part
from looplint.static.values import Const, Func, Inst, Map, Ref, Seq, Sym, Tensor, Value

if TYPE_CHECKING:
    from looplint.static.reader import Reader

Shape = tuple[int | None, ...]

_MADE_BY_SIZES = ("randn", "rand", "zeros", "ones", "empty")
_SAME = frozenset(
    {
        *("float", "double", "half", "long", "int", "bool", "to", "cpu", "cuda", "clone", "detach", "contiguous"),
        *("abs", "sigmoid", "relu", "tanh", "exp", "log", "sqrt", "clamp", "pow", "softplus", "dropout", "type"),
    }
)
_SAME_LAYERS = ("Sigmoid", "ReLU", "Tanh", "Softplus", "Identity", "Dropout", "GELU", "ELU", "LeakyReLU", "SiLU")
_COPYING = ("tensor", "as_tensor", "from_numpy", "FloatTensor")
# One column of a table of pandas, as an array.
_COLUMN = regex(r"""\w\[["'][^"'\[\]]+["']\]\.(?:values|to_numpy\([^()]*\))(?:\.astype\([^()]*\))?\Z""")
RESHAPING = frozenset({"squeeze_", "unsqueeze_", "resize_"})
_REDUCING = ("sum", "mean", "amax", "amin", "argmax", "argmin")


def _sizes(values: list[Value]) -> Shape | None:
    if len(values) == 1 and isinstance(values[0], Seq):
        values = values[0].values()
    if not values or any(isinstance(v, (Tensor, Ref, Seq)) for v in values):
        return None
    return tuple(v.value if isinstance(v, Const) and isinstance(v.value, int) else None for v in values)


def _known(value: Value) -> Shape | None:
    return value.facts.get("shape") if isinstance(value, Tensor) else None


def after_call(name: str, args: list[Value], kwargs: dict[str, Value], result: Value) -> None:
    """Let what a function of torch, or a method of a tensor, gives back know its shape."""
    if not isinstance(result, Tensor):
        return
    shape: Shape | None = None
    if name in _MADE_BY_SIZES:
        shape = _sizes(args)
    elif name == "randint":
        shape = _sizes(args[-1:] if args and isinstance(args[-1], Seq) else [kwargs.get("size", Const(None))])
    elif (
        name in ("arange", "linspace", "randperm")
        or (name in _COPYING and (_is_column(args) or _is_row_of_numbers(args)))
        or (name in ("view", "reshape", "flatten", "ravel") and _is_flat(name, args[1:], kwargs))
    ):
        shape = (None,)
    elif args and (known := _known(args[0])) is not None:
        shape = _changed(name, known, args[1:], kwargs)
    result.facts.pop("shape", None)
    if shape is not None:
        result.facts["shape"] = shape


def _is_flat(name: str, args: list[Value], kwargs: dict[str, Value]) -> bool:
    """Whether a tensor of any shape becomes a row: `x.view(-1)`, `x.flatten()`."""
    if name in ("flatten", "ravel"):
        return not args and not kwargs
    return len(args) == 1 and isinstance(args[0], Const) and args[0].value == -1


def look_up(r: Reader, tensor: Tensor, name: str) -> None:
    """Let what a model gave know its shape where a method asks how many dimensions there are."""
    if name in ("squeeze", "unsqueeze") and "shape" not in tensor.facts and (shape := shape_of(r, tensor)) is not None:
        tensor.facts["shape"] = shape


def _is_column(args: list[Value]) -> bool:
    return bool(args) and isinstance(args[0], Sym) and _COLUMN.search(args[0].text) is not None


def _is_row_of_numbers(args: list[Value]) -> bool:
    """Whether a list holds plain numbers: constants, or what arithmetic makes of them from turn to turn."""
    held = args[0].values() if args and isinstance(args[0], Seq) else []
    return bool(held) and all(map(_is_number, held))


def _is_number(value: Value) -> bool:
    if isinstance(value, Sym) and value.parts[:1] in (("+",), ("-",), ("*",)):
        return any(map(_is_number, value.parts[1:]))
    begun = value.first if isinstance(value, Sym) else value
    return isinstance(begun, Const) and isinstance(begun.value, (int, float))


def _changed(name: str, shape: Shape, args: list[Value], kwargs: dict[str, Value]) -> Shape | None:
    if name in _SAME:
        return shape
    if name in ("view", "reshape"):
        return _sizes(args)
    first = kwargs.get("dim", args[0] if args else None)
    dim = first.value if isinstance(first, Const) and isinstance(first.value, int) else None
    if name == "flatten" and dim is None:
        return (None,)
    if name == "squeeze":
        return _squeezed(shape, dim) if first is None or dim is not None else None
    if dim is None or not -len(shape) - 1 <= dim <= len(shape):
        return None
    if name == "unsqueeze":
        place = dim if dim >= 0 else len(shape) + 1 + dim
        return (*shape[:place], 1, *shape[place:])
    if name in _REDUCING and -len(shape) <= dim < len(shape):
        place = dim % len(shape)
        stays = kwargs.get("keepdim", args[1] if len(args) > 1 else None)
        return (*shape[:place], *((1,) if stays is not None else ()), *shape[place + 1 :])
    return None


def _squeezed(shape: Shape, dim: int | None) -> Shape | None:
    if dim is None:
        return tuple(size for size in shape if size != 1)
    if not -len(shape) <= dim < len(shape):
        return None
    place = dim % len(shape)
    return (*shape[:place], *shape[place + 1 :]) if shape[place] == 1 else shape


def indexed(value: Tensor, part: Tensor, index: ast.expr | None, number: Value | None = None) -> None:
    """Let a part of a tensor know its shape: `x[:, 0]`, `x[:, :3]`, `x[5]`, `x[i]` where `i` is a known number."""
    shape = part.facts.pop("shape", None)
    part.facts.pop("direct", None)
    if shape is None or index is None:
        return
    if isinstance(index, ast.Name) and isinstance(number, Const) and type(number.value) is int and shape:
        part.facts["shape"] = shape[1:]
        return
    parts = index.elts if isinstance(index, ast.Tuple) else [index]
    if len(parts) > len(shape) or any(not isinstance(p, (ast.Slice, ast.Constant, ast.UnaryOp)) for p in parts):
        return
    if any(isinstance(p, ast.Constant) and not isinstance(p.value, int) for p in parts):
        return
    pairs = [(size, p) for size, p in zip(shape, parts, strict=False) if isinstance(p, ast.Slice)]
    left = [_sliced(size, p) for size, p in pairs]
    part.facts["shape"] = (*left, *shape[len(parts) :])


def _sliced(size: int | None, part: ast.Slice) -> int | None:
    """How much a slice leaves of a size: `[:64]`, `[64:]`, `[-100:]`."""
    if part.lower is None and part.upper is None and part.step is None:
        return size
    try:
        bounds = [None if bound is None else ast.literal_eval(bound) for bound in (part.lower, part.upper, part.step)]
        return len(range(size)[slice(*bounds)]) if size is not None else None
    except (ValueError, TypeError):
        return None


def after_arithmetic(left: Value, right: Value, result: Tensor) -> None:
    """Let the result of arithmetic know its shape, where both sides tell."""
    one, other = _known(left), _known(right)
    if isinstance(left, Tensor) and isinstance(right, Tensor):
        if one is None or other is None:
            return
        shape = one if len(one) >= len(other) else other
    else:
        known = one if one is not None else other
        if known is None:
            return
        shape = known
    result.facts["shape"] = shape


MOST_STATEMENTS = 200  # of one `__getitem__` that is looked into


def of_element(r: Reader, value: Value, part: Value, index: int | str) -> Value:
    """An element of a batch: of a TensorDataset a slice of one of its tensors, of the script's own what it returns."""
    if not isinstance(value, Tensor) or not isinstance(part, Tensor):
        return part
    if value.facts.get("direct"):
        part.facts["direct"] = True
    loader = value.facts.get("of_loader")
    if not isinstance(loader, Obj):
        return part
    sets = loader.of or () if loader.role is Role.LOADER else ()
    if len(sets) == 1 and "inst" in sets[0].facts and "collate_fn" not in loader.args:
        own = _known(_own_item(r, sets[0]).get(index, Const(None)))
        if own is not None:
            part.facts["shape"] = (None, *own)
        return part
    given: Any = sets[0].args.get("tensors", ()) if len(sets) == 1 else ()
    if isinstance(given, tuple) and isinstance(index, int) and index < len(given) and isinstance(given[index], Obj):
        shape = given[index].facts.get("shape")
        if shape:
            part.facts["shape"] = (None, *shape[1:])
    return part


def _own_item(r: Reader, data: Obj) -> dict[Any, Value]:
    """The parts of an item of the script's own dataset: its `__getitem__`, executed on paper without a trace."""
    if "item" not in data.facts:
        data.facts["item"] = {}
        found = _executed(r, data.facts["inst"])
        data.facts["item"] = found.items if isinstance(found, (Seq, Map)) and not found.open else {}
    item: dict[Any, Value] = data.facts["item"]
    return item


def _executed(r: Reader, inst: Inst) -> Value | None:
    from looplint.static.inline import find_method, run_function
    from looplint.static.reader import Budget

    method = find_method(r, inst.cls, "__getitem__")
    if method is None or method[0].generator:
        return None
    with r.aside(MOST_STATEMENTS):
        try:
            return run_function(r, Func(method[0], method[1], inst), [Const(0)], {}, method[0].node, None)
        except Budget:
            return None


def of_layer(model: Obj) -> Shape | None:
    """The shape that a linear layer gives for a batch of vectors, also as the last of a Sequential."""
    layers = [o for o in model.facts.get("layers", (model,)) if o is None or not _keeps(o)]
    last = layers[-1] if layers else None
    if last is None or last.root.made != "torch.nn.Linear":
        return None
    size = last.root.args.get("out_features")
    return (None, size) if isinstance(size, int) else None


def _keeps(layer: Obj) -> bool:
    return layer.root.made.rpartition(".")[2] in _SAME_LAYERS


def shape_of(r: Reader, value: Value | None) -> Shape | None:
    """The shape of a value, as a loss sees it."""
    if not isinstance(value, Tensor):
        return None
    known = _known(value)
    if known is not None or not value.facts.get("direct"):
        return known
    part = output_part(r, value)
    return _known(part) if part is not None else None
