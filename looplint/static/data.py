"""Loaders, datasets, samplers and transforms: how they are made on each branch, and what the user's code does there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from looplint.events import Obj, Op, Role
from looplint.regex import regex
from looplint.static.values import (
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
    from looplint.static.modules import ClassInfo, FunctionInfo
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
_RANGE = regex(r"range\((\d+)(?:,\s*(\d+))?\)")
_SHARDS = regex(r"worker|shard|rank|world_size|islice|num_replicas|split_by|replica", re.IGNORECASE)
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
    if obj.role is Role.TRANSFORM and "holds" in row:
        obj.facts["parts"] = tuple(_pipeline(r, bound.get(row["holds"])))
    elif obj.role is Role.DATASET:
        _take_transforms(r, obj, bound)
        obj.facts["independent"] = _independent(list(bound.values()))
        obj.facts["slice"] = _slice(list(bound.values())) or _all_of(bound.get("indices"))
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
    obj.facts["draws_indices"] = bool(_DRAWS_INDICES.search(text))
    obj.facts["ignores_index"] = _ignores_index(cls)
    obj.facts["independent"] = _independent(list(inst.attrs.values()))
    obj.facts["slice"] = _slice(list(given.values()))
    obj.facts["standardises"] = _standardises(r, inst)
    obj.facts["item_text"] = reached_text(cls)
    obj.facts["draws"] = bool(_DRAWS.search(text))
    obj.facts["shares_memory"] = bool(_SHARES.search(text))
    _take_transforms(r, obj, given)
    if not obj.facts["transforms"]:
        _take_own_transform(r, inst)
    generators = list(_private_generators(r, cls, inst.attrs))
    for _, transform in obj.facts["transforms"]:
        generators += [g for step in leaves(transform) for g in step.facts.get("private_generators", ())]
    obj.facts["private_generators"] = tuple(generators)


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
        facts = {"random": bool(_DRAWS.search(info.text)), "function": True}
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
    if isinstance(result, Tensor) and _AUGMENTS.search(info.name) and _DRAWS.search(info.text):
        result.facts["augmented"] = {"by": info.name, "at": r.span(node)}


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
    text = reached_text(cls)
    if not text or _SEEDS_WORKER.search(cls.text):
        return
    for name, obj in _generators(r, cls, attrs):
        shown = re.escape(name)
        used = re.search(rf"(?<![\w.]){shown}\b(?!\s*=[^=])", text)
        renewed = re.search(rf"(?<![\w.]){shown}(?:\s*=[^=]|\.(?:seed|manual_seed|set_state)\()", text)
        if used and not renewed:
            yield {"name": name, "made": obj.made, "at": obj.at, "owner": cls.name}


def _generators(r: Reader, cls: ClassInfo, attrs: dict[Any, Value]) -> Iterator[tuple[str, Obj]]:
    """The generators of an instance and of its module, by how its methods write them."""
    from looplint.static.inline import frame_of

    for name, value in attrs.items():
        if (obj := _generator(r, value)) is not None:
            yield f"self.{name}", obj
    for name, value in frame_of(r, cls.module).vars.items():
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
    return (key_of(indices), None, None) if isinstance(indices, (Sym, Tensor)) else None


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
