"""Loaders, datasets, samplers and transforms: how they are made on each branch, and what the user's code does there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from looplint.events import Obj, Op, Role
from looplint.regex import regex
from looplint.static.values import (
    NONE,
    Const,
    Func,
    Inst,
    Iter,
    Phi,
    Ref,
    Seq,
    Sym,
    Tensor,
    Value,
    key_of,
    options,
    varies_of,
)

if TYPE_CHECKING:
    from looplint.static.modules import ClassInfo, FunctionInfo, Module
    from looplint.static.reader import Reader

Kwargs = dict[str, Value]
DATA = frozenset({Role.LOADER, Role.DATASET, Role.SAMPLER, Role.TRANSFORM})
MOST_SPLIT = 3  # arguments that differ between branches, of one call

_TRANSFORMS = regex(r"transforms?|augment|preproc|\baugs?\b|_tfms?$|^tfms?", re.IGNORECASE)
_DRAWS = regex(
    r"\b(?:torch|np|numpy|random|rng|self\.\w*(?:rng|rand|gen)\w*)\.(?:random\.)?"
    r"(?:rand\w*|uniform|normal\w*|choices?|sample|shuffle|permutation|standard_normal|binomial|beta|bernoulli"
    r"|integers|exponential|multinomial|gauss|poisson)\("
    r"|\.(?:uniform_|normal_|bernoulli_|random_|exponential_)\("
)
_DRAWS_INDICES = regex(r"shuffle\(|permutation\(|randperm\(|choices?\(|randint\(|integers\(|randrange\(|\bsample\(")
_DRAWN = regex(r"\b(?:normal|uniform|standard_normal|integers|random|make_\w+)@")
_SEEDS_ITSELF = regex(r"(?:default_rng|RandomState|manual_seed|Random)\((?:self\.\w*(?:seed|epoch)|\d)")
_RANGE = regex(r"range\((\d+)(?:,\s*(\d+))?\)")
_SHARDS = regex(
    r"worker|rank|world_size|islice|num_replicas|split_by|replica|\bshard\(|\.shard\b|shard_?(?:id|ind|idx|num|count|by)"
    r"|(?:num|n|my|own|local|this|which)_?shard|get_shard",
    re.IGNORECASE,
)
_SHARES = regex(r"\bValue\(|share_memory|Manager\(|\bArray\(|shared_")
_SEEDS_WORKER = regex(r"worker_info|initial_seed|worker_id|worker_init|info\.seed|getpid|urandom")
_ITEM = ("__getitem__", "__getitems__", "__iter__", "__call__", "forward")


# -- making ----------------------------------------------------------------------------------------------------------
def made(r: Reader, obj: Obj, given: Kwargs, node: ast.AST) -> None:
    """Write the MAKE event of a data object: its args are the arguments as they are on each branch."""
    opened = {"**": True} if "**" in given else {}
    on_each_branch(r, Op.MAKE, obj, {k: v for k, v in given.items() if k != "**"}, node, **opened)


def on_each_branch(
    r: Reader, op: Op, obj: Obj | None, given: Kwargs, node: ast.AST, depth: int = 0, **args: Any
) -> None:
    """Write an event, once for each of the values that its arguments have on different branches."""
    from looplint.static.effects import plain

    varying = next((v for v in map(r.resolved, given.values()) if isinstance(v, Phi)), None)
    if varying is None or depth == MOST_SPLIT:
        r.emit(op, obj, node, {**{name: plain(r, value) for name, value in given.items()}, **args})
        return

    def way() -> bool:
        on_each_branch(r, op, obj, given, node, depth + 1, **args)
        return True

    r.branch((varying.question, True, False), way, way)


def attribute_set(r: Reader, receiver: Ref | Inst, name: str, value: Value, node: ast.AST) -> None:
    """Note that an attribute of a dataset, loader or sampler is set, other than by its own __init__."""
    obj = receiver.obj
    if obj is None or obj.role not in (Role.DATASET, Role.LOADER, Role.SAMPLER):
        return
    if any(c.receiver is receiver and c.info is not None and c.info.name == "__init__" for c in r.calls):
        return
    target = node.targets[0] if isinstance(node, ast.Assign) else node
    by = next((c.info.name for c in reversed(r.calls) if c.receiver is receiver and c.info is not None), "")
    on_each_branch(
        r, Op.MODIFY, obj, {"value": value}, node, name=name, by=by, text=r.text(target), varies=bool(varies_of(value))
    )


def describe(r: Reader, obj: Obj, row: Any, bound: Kwargs, node: ast.AST) -> None:
    """Facts of an installed loader, dataset or transform: the transforms that it holds, how its workers are seeded."""
    if obj.role is Role.LOADER:
        obj.facts["comment"] = _comment(r, node)
        obj.facts["batches"] = _batches(r, bound)
        obj.facts["private_generators"] = tuple(_of_collate(r, r.resolved(bound.get("collate_fn", NONE))))
    if obj.role is Role.TRANSFORM and "holds" in row:
        obj.facts["parts"] = tuple(_pipeline(r, bound.get(row["holds"])))
    elif obj.role is Role.DATASET:
        _take_transforms(r, obj, bound)
        obj.facts["independent"] = _independent(list(bound.values()))
        obj.facts["slice"] = _slice(list(bound.values())) or _all_of(bound.get("indices"))
        obj.facts["arrays"] = _arrays(list(bound.values()))
        obj.facts["drawn"] = _order(list(bound.values()))
        held = (g for _, each in obj.facts["transforms"] for step in leaves(each) for g in _own_generators(step))
        obj.facts["private_generators"] = tuple(held)
        if obj.made == "torch.utils.data.TensorDataset":
            obj.facts["size"] = next((n for v in bound.values() for n in map(_rows, _single(v)) if n is not None), None)
    elif obj.role is Role.LOADER and (given := bound.get("worker_init_fn")) is not None:
        obj.facts["worker_seeds"] = _worker_seeds(r, given, node)
        obj.facts["worker_init"] = _text_of_function(r, given)


def _comment(r: Reader, node: ast.AST) -> str:
    """The comments on the lines of a call and on the line above it."""
    first, last = getattr(node, "lineno", 1), getattr(node, "end_lineno", 0) or 0
    lines = r.module.lines[max(0, first - 2) : last]
    comments = [line.partition("#")[2].strip() for line in lines if "#" in line]
    return " ".join(comment for comment in comments if not comment.startswith("looplint:"))


def describe_dataset(r: Reader, inst: Inst, given: Kwargs) -> None:
    """Facts of an instance of the user's dataset, after its __init__."""
    from looplint.static.inline import external_bases

    obj, cls = inst.obj, inst.cls
    assert obj is not None
    text = _whole_text(r, cls)
    installed = [name.rpartition(".")[2] for name in external_bases(r, cls)]
    obj.facts["class"] = cls
    obj.facts["inst"] = inst
    if "IterableDataset" in installed or ("__iter__" in cls.methods and "__getitem__" not in cls.methods):
        obj.facts["iterable"] = True
        obj.facts["shards"] = bool(_SHARDS.search(text))
    obj.facts["seeds_itself"] = bool(_SEEDS_ITSELF.search(reached_text(cls)))
    obj.facts["draws_indices"] = _draws_indices(cls, text)
    obj.facts["ignores_index"] = _ignores_index(cls)
    obj.facts["independent"] = _independent(list(inst.attrs.values()))
    obj.facts["slice"] = _slice(list(given.values()))
    obj.facts["arrays"] = _arrays(list(given.values()))
    obj.facts["drawn"] = _order(list(given.values()))
    obj.facts["standardises"] = _standardises(r, inst)
    obj.facts["item_text"] = reached_text(cls)
    obj.facts["draws"] = bool(_DRAWS.search(text))
    obj.facts["shares_memory"] = bool(_SHARES.search(text))
    _take_transforms(r, obj, given)
    if not obj.facts["transforms"]:
        _take_own_transform(r, inst)
    generators = list(_private_generators(r, cls, inst.attrs))
    for _, transform in obj.facts["transforms"]:
        generators += [g for step in leaves(transform) for g in _own_generators(step)]
    obj.facts["private_generators"] = tuple(generators)


def _of_collate(r: Reader, value: Value) -> Iterator[dict[str, Any]]:
    """The generators that a collate_fn draws from."""
    if isinstance(value, Inst):
        yield from _private_generators(r, value.cls, value.attrs)
    elif isinstance(value, Func):
        yield from _generators_of_function(r, value.info)


def _own_generators(step: Obj) -> tuple[dict[str, Any], ...]:
    """The generators from which a single transform draws."""
    found: tuple[dict[str, Any], ...] = step.facts.get("private_generators", ())
    return found


def _draws_indices(cls: ClassInfo, text: str) -> bool:
    """Whether which samples meet is drawn: not where an item is that of its index, and only a part of it is drawn."""
    if not _DRAWS_INDICES.search(text):
        return False
    method = cls.methods.get("__getitem__")
    if method is None or len(method.node.args.args) < 2:
        return True
    index = re.escape(method.node.args.args[1].arg)
    if not re.search(rf"\bself\.\w+(?:\.i?loc)?\[{index}\]", method.text):
        return True
    return _DRAWS_INDICES.search(text.replace(method.text, "")) is not None


def _ignores_index(cls: ClassInfo) -> bool:
    """Whether an item is the same whatever its index, as in the data of a benchmark: no order can change it."""
    method = cls.methods.get("__getitem__")
    if method is None or len(method.node.args.args) < 2:
        return False
    index = method.node.args.args[1].arg
    return not any(isinstance(node, ast.Name) and node.id == index for node in ast.walk(method.node))


def _whole_text(r: Reader, cls: ClassInfo, depth: int = 0) -> str:
    """The text of a class and of the user's classes that it is based on."""
    from looplint.static.inline import bases
    from looplint.static.values import Class

    above = [b.info for b in bases(r, cls) if isinstance(b, Class) and not b.info.module.stub] if depth < 4 else []
    return "\n".join([cls.text, *(_whole_text(r, info, depth + 1) for info in above)])


# -- transforms ------------------------------------------------------------------------------------------------------
def leaves(transform: Obj) -> Iterator[Obj]:
    """The single steps of a pipeline."""
    parts = transform.facts.get("parts")
    if parts is None:
        yield transform
    for part in parts or ():
        yield from leaves(part)


def _pipeline(r: Reader, value: Value | None) -> Iterator[Obj]:
    """The transforms that a value holds, in order."""
    value = r.resolved(value) if value is not None else Const(None)
    if isinstance(value, Seq):
        for item in value.values():
            yield from _pipeline(r, item)
    elif (obj := as_transform(r, value)) is not None:
        yield obj


def as_transform(r: Reader, value: Value) -> Obj | None:
    """The transform that a value is: installed, an instance with `__call__`, or a function."""
    if isinstance(value, Phi):
        return next(filter(None, (as_transform(r, option) for option in options(value))), None)
    if isinstance(value, Inst) and _augments(value.cls):
        at = value.cls.module.source.span(value.cls.methods["forward"].node)
        return Obj(Role.TRANSFORM, value.cls.name, value.cls.name, at, facts={"random": True})
    if isinstance(value, (Ref, Inst)) and value.obj is not None:
        return value.obj if value.obj.role is Role.TRANSFORM else None
    if isinstance(value, Inst) and (call := value.cls.methods.get("__call__")) is not None:
        facts = {
            "random": bool(_DRAWS.search(reached_text(value.cls))),
            "private_generators": tuple(_private_generators(r, value.cls, value.attrs)),
        }
        at = value.cls.module.source.span(call.node)
        value.obj = Obj(Role.TRANSFORM, value.cls.name, value.cls.name, at, facts=facts)
        return value.obj
    if isinstance(value, Func):
        return _function_as_transform(r, value.info)
    return None


def _function_as_transform(r: Reader, info: FunctionInfo) -> Obj:
    key = f"transform:{id(info.node)}"
    if key not in r.guesses:
        facts: dict[str, Any] = {"random": bool(_DRAWS.search(info.text)), "function": True}
        facts["private_generators"] = tuple(_generators_of_function(r, info))
        at = info.module.source.span(info.node)
        r.guesses[key] = Obj(Role.TRANSFORM, info.qualname, info.name, at, facts=facts)
    return r.guesses[key]


def _take_transforms(r: Reader, obj: Obj, given: Kwargs) -> None:
    """The transforms among the arguments of a dataset, by parameter."""
    found: list[tuple[str, Obj]] = []
    for name, value in given.items():
        named = _TRANSFORMS.search(name) is not None
        if isinstance(value, Const) or (isinstance(r.resolved(value), Func) and not named):
            continue
        held = as_transform(r, r.resolved(value))
        if held is not None:
            found.append((name, held))
    obj.facts["transforms"] = tuple(found)


def _take_own_transform(r: Reader, inst: Inst) -> None:
    """The one pipeline that a dataset makes for itself, unless its items choose by a flag."""
    assert inst.obj is not None
    held = {
        name: value.obj
        for name, value in ((n, r.resolved(v)) for n, v in inst.attrs.items())
        if isinstance(value, (Ref, Inst)) and value.obj is not None and value.obj.role is Role.TRANSFORM
    }
    item = inst.cls.methods.get("__getitem__")
    if len(held) == 1 and item is not None and not re.search(r"\bif (?!self\.\w*transform)", item.text):
        inst.obj.facts["transforms"] = tuple((str(name), obj) for name, obj in held.items())


def input_facts(given: list[Value]) -> dict[str, Any]:
    """What was done to the inputs of a model outside of it: augmented by a function, passed through a transform."""
    facts = [option.facts for value in given for option in _single(value) if isinstance(option, Tensor)]
    wanted = ("augmented", "transformed", "standardised", "of_loader")
    found = {name: fact[name] for fact in facts for name in wanted if name in fact}
    for value in (option for each in given for option in _single(each)):
        if (bounds := _standardised(value)) is not None:
            found["standardised"] = {"mean": bounds[0], "std": bounds[1]}
    return found


def _standardised(value: Value) -> tuple[Any, Any] | None:
    """Mean and standard deviation of an unknown that is written `(x - mean) / std`."""
    match value:
        case Sym(parts=("/", Sym(parts=("-", _, Const(value=mean))), Const(value=std))):
            return mean, std
    return None


def _standardises(r: Reader, inst: Inst) -> dict[str, Any] | None:
    """Mean and standard deviation by which the items of a dataset are standardised by hand."""
    from looplint.static.inline import frame_of
    from looplint.static.objects import evaluate
    from looplint.static.values import Frame

    item = inst.cls.methods.get("__getitem__")
    written = next(filter(None, map(_shift_and_scale, ast.walk(item.node))), None) if item is not None else None
    if item is None or written is None:
        return None
    saved = r.frame, r.module
    r.frame, r.module = Frame(item.module, frame_of(r, item.module)), item.module
    r.frame.vars["self"] = inst
    r.quiet += 1
    try:
        mean, std = (r.resolved(evaluate(r, part)) for part in written)
    finally:
        r.quiet -= 1
        r.frame, r.module = saved
    if isinstance(mean, Const) and isinstance(std, Const):
        return {"mean": mean.value, "std": std.value, "at": item.module.source.span(written[1])}
    return None


def _shift_and_scale(node: ast.AST) -> tuple[ast.expr, ast.expr] | None:
    match node:
        case ast.BinOp(left=ast.BinOp(op=ast.Sub(), right=mean), op=ast.Div(), right=std):
            return mean, std
    return None


_AUGMENTS = regex(
    r"(?i)aug|jitter|mix_?up|cut_?(?:mix|out)|distort|randomi[sz]e"
    r"|rand(?:om)?_?(?:crop|flip|erase|shift|rotat|scale|resize|mask|transform)"
)


def augmented(r: Reader, info: FunctionInfo, result: Value, node: ast.AST) -> None:
    """Note on a tensor that a function of the user changed it by chance: one that is named for that, and draws."""
    if not isinstance(result, Tensor):
        return
    if info.cls is not None and info.name == "forward":
        if _augments(info.cls):
            result.facts["augmented"] = {"by": info.cls.name, "at": r.span(node)}
    elif _AUGMENTS.search(info.name) and _DRAWS.search(info.text):
        result.facts["augmented"] = {"by": info.name, "at": r.span(node)}


def _augments(cls: ClassInfo) -> bool:
    """Whether a Module class of the user changes its input by chance, in evaluation mode as well."""
    if "forward" not in cls.methods or not _AUGMENTS.search(cls.name):
        return False
    text = reached_text(cls)
    return _DRAWS.search(text) is not None and "self.training" not in text


def pipeline_of(r: Reader, layers: Value | None) -> tuple[Obj, ...]:
    """The transforms of an `nn.Sequential` that holds nothing else."""
    found: list[Obj] = []
    for layer in layers.values() if isinstance(layers, Seq) else ():
        held = as_transform(r, r.resolved(layer))
        if held is None:
            return ()
        found.append(held)
    return tuple(found)


# -- random numbers --------------------------------------------------------------------------------------------------
def reached_text(cls: ClassInfo) -> str:
    """The text of the methods that give an item, and of those that they call."""
    texts: dict[str, str] = {}
    pending = [name for name in _ITEM if name in cls.methods]
    while pending:
        name = pending.pop()
        if name in texts:
            continue
        texts[name] = cls.methods[name].text
        called = re.findall(r"\bself\.(\w+)\b", texts[name])
        pending += [m for m in called if m in cls.methods and m not in texts]
    return "\n".join(texts.values())


def _private_generators(r: Reader, cls: ClassInfo, attrs: dict[Any, Value]) -> Iterator[dict[str, Any]]:
    """The generators that are made once, before workers start, and drawn from where items are made."""
    if (text := reached_text(cls)) and not _SEEDS_WORKER.search(cls.text):
        yield from _drawn_from(text, _generators(r, cls, attrs), cls.name)


def _generators_of_function(r: Reader, info: FunctionInfo) -> Iterator[dict[str, Any]]:
    """The same of a function that makes items or batches, such as a collate_fn."""
    if not _SEEDS_WORKER.search(info.text):
        yield from _drawn_from(info.text, _generators_of_module(r, info.module), info.name)


def _drawn_from(text: str, generators: Iterable[tuple[str, Obj]], owner: str) -> Iterator[dict[str, Any]]:
    for name, obj in generators:
        shown = re.escape(name)
        used = re.search(rf"(?<![\w.]){shown}\b(?!\s*=[^=])", text)
        renewed = re.search(rf"(?<![\w.]){shown}(?:\s*=[^=]|\.(?:seed|manual_seed|set_state)\()", text)
        if used and not renewed:
            yield {"name": name, "made": obj.made, "at": obj.at, "owner": owner}


def _generators(r: Reader, cls: ClassInfo, attrs: dict[Any, Value]) -> Iterator[tuple[str, Obj]]:
    """The generators of an instance and of its module, by how its methods write them."""
    for name, value in attrs.items():
        if (obj := _generator(r, value)) is not None:
            yield f"self.{name}", obj
    yield from _generators_of_module(r, cls.module)


def _generators_of_module(r: Reader, module: Module) -> Iterator[tuple[str, Obj]]:
    from looplint.static.inline import frame_of

    for name, value in frame_of(r, module).vars.items():
        if isinstance(value, Ref) and (obj := _generator(r, value)) is not None:
            yield str(name), obj


def _generator(r: Reader, value: Value) -> Obj | None:
    value = r.resolved(value)
    return value.obj if isinstance(value, Ref) and value.obj.facts.get("generator") else None


def _independent(values: list[Value]) -> bool:
    """Whether a tensor among values is drawn row by row, so that the order of the rows says nothing."""
    return any(map(_is_drawn, (option for value in values for option in _single(value))))


def _slice(values: list[Value]) -> tuple[Any, ...] | None:
    """The first slice among values, as (what of, from, to): `Subset(data, order[:800])`, `range(0, 800)`."""
    found = (_bounds(option) for value in values for option in _single(value))
    return next((bounds for bounds in found if bounds is not None), None)


def _all_of(indices: Value | None) -> tuple[Any, ...] | None:
    """A list of indices, as the slice of itself from end to end."""
    return (array_of(indices), None, None) if isinstance(indices, (Sym, Tensor)) else None


def _bounds(value: Value) -> tuple[Any, ...] | None:
    bounds: tuple[Any, ...] | None = None
    if isinstance(value, Tensor):
        bounds = value.facts.get("slice")
    elif isinstance(value, Sym):
        bounds = value.given.get("slice")
    elif isinstance(value, Iter) and (numbers := _RANGE.fullmatch(value.text)):
        first, second = numbers.groups()
        bounds = ("range", int(first) if second else 0, int(second or first))
    return bounds


def _is_drawn(value: Value) -> bool:
    if isinstance(value, Tensor):
        return bool(value.facts.get("independent"))
    return isinstance(value, Sym) and _DRAWN.search(value.key) is not None


def _single(value: Value) -> Iterator[Value]:
    for option in options(value):
        if isinstance(option, Seq):
            for item in option.values():
                yield from _single(item)
        else:
            yield option


# -- rows of arrays --------------------------------------------------------------------------------------------------
_SAME_ROWS = frozenset(
    {
        *("tensor", "as_tensor", "from_numpy", "FloatTensor", "LongTensor", "Tensor", "array", "asarray"),
        *("float", "double", "half", "long", "int", "bool", "astype", "to", "type", "cuda", "cpu", "numpy", "to_numpy"),
        *("clone", "copy", "contiguous", "detach", "unsqueeze", "reset_index", "tolist"),
    }
)


def _notes(value: Value) -> dict[str, Any]:
    """What is noted of an array."""
    return value.facts if isinstance(value, Tensor) else value.given if isinstance(value, Sym) else {}


def array_of(value: Value) -> str:
    """The key of the array whose rows a value holds, all of them or some."""
    return str(_notes(value).get("#array", "")) or key_of(value)


def carry_rows(name: str, args: list[Value], result: Value) -> Value:
    """Let a converted array (`torch.from_numpy(x[:800])`, `x.float()`) know of which array it is which rows."""
    if name in _SAME_ROWS and args and isinstance(args[0], (Tensor, Sym)) and isinstance(result, (Tensor, Sym)):
        held = _notes(args[0])
        _notes(result)["#array"] = array_of(args[0])
        _notes(result).update({fact: held[fact] for fact in ("slice", "#drawn") if fact in held})
    return result


_ORDERS = {"torch.randperm": "torch", "numpy.random.permutation": "numpy", "random.sample": "python"}


def note_draw(r: Reader, name: str, kwargs: Kwargs, result: Value, node: ast.AST) -> None:
    """Let an order that is drawn at random (`torch.randperm(n)`) know where, and by which generator."""
    from looplint.static.effects import plain

    if name in _ORDERS:
        given = kwargs.get("generator")
        by = plain(r, given) if given is not None else None
        _notes(result)["#drawn"] = {"kind": _ORDERS[name], "generator": by, "at": r.span(node), "in": tuple(r.loops)}


def part_of_order(whole: Value, part: Value) -> None:
    """A part of an order that was drawn at random."""
    if (drawn := _notes(whole).get("#drawn")) is not None:
        _notes(part)["#drawn"] = drawn


def halves(r: Reader, arrays: Value | None, seed: Value | None, node: ast.AST) -> Value:
    """`train_test_split(x, y)`: of each array the rows on either side of a cut, which have none in common."""
    from looplint.static.effects import plain

    cut, parts = f"cut@{r.serial()}", list[Value]()
    by = None if seed is None else plain(r, seed)
    drawn = {"kind": "numpy", "generator": by, "at": r.span(node), "in": tuple(r.loops)}
    for array in arrays.values() if isinstance(arrays, Seq) else ():
        whole = array_of(r.resolved(array))
        for bounds in ((None, cut), (cut, None)):
            part = r.unknown(node)
            part.key = f"{part.key}[{len(parts)}]"
            part.given.update({"slice": (whole, *bounds), "#drawn": drawn})
            parts.append(part)
    return Seq(dict(enumerate(parts)), "list")


def _rows(value: Value) -> int | None:
    """How many rows a tensor has, or samples a dataset, where literals tell."""
    if isinstance(value, Tensor):
        shape = value.facts.get("shape")
        return shape[0] if shape else None
    return value.obj.root.facts.get("size") if isinstance(value, Ref) else None


def _batches(r: Reader, bound: Kwargs) -> int | None:
    """How many full batches a loader gives, and no other, where literals tell."""
    rows = _rows(r.resolved(bound["dataset"])) if "dataset" in bound else None
    size = r.resolved(bound.get("batch_size", Const(1)))
    known = isinstance(size, Const) and type(size.value) is int and size.value > 0
    if rows is None or not known or any(name in bound for name in ("sampler", "batch_sampler", "**")):
        return None
    assert isinstance(size, Const)
    dropped = r.resolved(bound.get("drop_last", Const(False)))
    full, left = divmod(rows, size.value)
    whole = not left or (isinstance(dropped, Const) and dropped.value is True)
    return int(full) if whole else None


def _order(values: list[Value]) -> dict[str, Any] | None:
    """How the order was drawn by which a dataset picks its samples."""
    return next((d for v in values for each in _single(v) if (d := _notes(each).get("#drawn")) is not None), None)


def _arrays(values: list[Value]) -> frozenset[str]:
    """The arrays that a dataset is given as a whole."""
    single = (option for value in values for option in _single(value) if isinstance(option, (Tensor, Sym)))
    return frozenset(array_of(each) for each in single if "slice" not in _notes(each))


# -- workers ---------------------------------------------------------------------------------------------------------
def _text_of_function(r: Reader, value: Value) -> str:
    value = r.resolved(value)
    return value.info.text if isinstance(value, Func) else ""


def _worker_seeds(r: Reader, value: Value, node: ast.AST) -> tuple[dict[str, Any], ...]:
    """What a worker_init_fn seeds and with what: the function is executed aside, with an unknown worker_id."""
    from looplint.static.flow import nodes
    from looplint.static.inline import call_value

    value = r.resolved(value)
    if not isinstance(value, Func):
        return ()
    flow, known, quiet = r.flow, r.known, r.quiet
    r.flow, r.quiet = [], 0
    try:
        call_value(r, value, [Sym("worker_id", "worker_id", "worker_id")], {}, node)
        events = [node for node in nodes(r.flow) if node.op is Op.SEED]
    finally:
        r.flow, r.known, r.quiet = flow, known, quiet
    return tuple({"at": e.span, "value": e.args.get("value"), "seeds": e.args.get("seeds", ())} for e in events)
