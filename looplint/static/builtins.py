"""Python's own functions, and the iteration tools around loaders."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from looplint import knowledge
from looplint.events import Loop, Obj, Op, Role, Scope
from looplint.static import collectives, measures, parameters
from looplint.static.checkpoints import origin_of
from looplint.static.describe import hold
from looplint.static.marks import MARK_CALLS
from looplint.static.objects import attribute, contents, element_of, is_tensor, joined_tensor, truth
from looplint.static.questions import phi
from looplint.static.values import (
    NONE,
    Class,
    Const,
    Ext,
    Func,
    Gen,
    Inst,
    Iter,
    Map,
    Params,
    Phi,
    Ref,
    Scoped,
    Seq,
    State,
    Sym,
    Tensor,
    Value,
    is_unrolled,
    key_of,
    shortened,
    text_of,
    varies_of,
)

if TYPE_CHECKING:
    from looplint.static.reader import Reader

Kwargs = dict[str, Value]
Builtin = Callable[["Reader", list[Value], Kwargs, ast.AST], Value]


def _range(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    end = args[1] if len(args) > 1 else args[0] if args else NONE
    plain = len(args) < 2 or (isinstance(args[0], Const) and args[0].value == 0)
    length: Any = text_of(end)
    if isinstance(end, Const) and isinstance(end.value, int):
        start = args[0].value if len(args) > 1 and isinstance(args[0], Const) else 0
        length = end.value - start if isinstance(start, int) else None
    element = Sym(f"index@{r.serial()}", "", "index" if plain else "count", frozenset(), (), True)
    element.first = args[0] if len(args) > 1 else Const(0)
    return Iter(element, None, r.text(node), length, "range", measures.of_range(r, args))


def _enumerate(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    inner = iterated(r, args[0] if args else NONE, node)
    parameters.consume(r, [inner], "enumerate", node)
    start = args[1] if len(args) > 1 else kwargs.get("start", Const(0))
    name = "index" if isinstance(start, Const) and start.value == 0 else "count"
    index = Sym(f"index@{r.serial()}", "", name, frozenset(), (), True)
    if isinstance(inner, Gen):
        return _enumerated_generator(r, inner, index)
    if isinstance(inner, Seq) and is_unrolled(inner):
        pairs = [Seq({0: Const(i), 1: v}) for i, v in enumerate(inner.values())]
        return Seq(dict(enumerate(pairs)), "list")
    kind = "parameters" if isinstance(inner, Params) else ""
    loop = inner if isinstance(inner, Iter) else _plain(r, inner, node, kind)
    return Iter(Seq({0: index, 1: loop.element}), loop.over, loop.text, loop.length, loop.kind, loop.amount)


def _plain(r: Reader, value: Value, node: ast.AST, kind: str) -> Iter:
    """One element that stands for all of a value."""
    length = len(value.items) if isinstance(value, Seq) and not value.open else None
    return Iter(element_of(r, value, node), None, r.text(node), length, kind, measures.of_turns(r, value))


def _enumerated_generator(r: Reader, gen: Gen, index: Sym) -> Value:
    from looplint.static.values import Gen as _Gen

    wrapped = _Gen(gen.func, gen.args, gen.kwargs, gen.node)
    return _Counted(wrapped.func, wrapped.args, wrapped.kwargs, wrapped.node, index)


class _Counted(Gen):
    """enumerate(generator)."""

    __slots__ = ("index",)

    def __init__(self, func: Func, args: list[Value], kwargs: Kwargs, node: ast.Call, index: Sym) -> None:
        super().__init__(func, args, kwargs, node)
        self.index = index


def own_iterator(r: Reader, value: Value, node: ast.AST) -> Value:
    """What the user's own `__iter__` gives; the value itself where there is none, or where it is its own iterator."""
    from looplint.static.inline import call_method, find_method

    if not isinstance(value, Inst) or (value.obj is not None and value.obj.role is not Role.UNKNOWN):
        return value
    if find_method(r, value.cls, "__iter__") is None:
        return value
    given = r.resolved(call_method(r, value, "__iter__", [], {}, node))
    return given if isinstance(given, (Iter, Gen, Ref, Seq)) else value


def iterated(r: Reader, value: Value, node: ast.AST) -> Value:
    """A value as something to loop over."""
    from looplint.static.effects import guess_object
    from looplint.static.values import options

    value = own_iterator(r, r.resolved(value), node)
    if isinstance(value, Phi):
        live = [v for v in options(value) if not isinstance(v, Const)]
        some = next((v for v in live if isinstance(v, (Ref, Iter, Inst))), live[0] if live else value)
        value = parameters.joined(live) or some
    if isinstance(value, (Iter, Seq, Gen, Params)):
        return value
    if isinstance(value, Map):
        return Seq({i: Const(k) for i, k in enumerate(value.items)}, "list", value.open)
    obj = value.obj if isinstance(value, (Ref, Inst)) else None
    if isinstance(value, Sym):
        role = value.obj.role if value.obj else knowledge.guess(value.name)
        if role is Role.LOADER:
            obj = guess_object(r, value, Role.LOADER)
        else:
            element = Sym(f"{value.key}[*]", "", "", value.varies)
            return Iter(element, value.obj, value.text, f"len({value.text})", "", measures.of_length(r, value))
    if obj is not None and obj.role in (Role.LOADER, Role.DATASET):
        return Iter(
            Tensor(frozenset(), {"of_loader": obj.root}),
            obj,
            obj.name,
            f"len({obj.name})",
            "loader",
            measures.of_length(r, value),
        )
    if isinstance(value, Ref):
        held = contents(r, value.obj, node) if value.obj.role is Role.MODEL else None
        if held is not None:
            return iterated(r, held, node)
        return Iter(element_of(r, value, node), None, r.text(node))
    return value


def _zip(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    inner = [iterated(r, a, node) for a in args]
    parameters.consume(r, inner, "zip", node)
    if inner and all(isinstance(v, Seq) and not v.open for v in inner):
        columns = [v.values() for v in inner if isinstance(v, Seq)]
        rows = [Seq(dict(enumerate(row))) for row in zip(*columns, strict=False)]
        return Seq(dict(enumerate(rows)), "list")
    loops = [v if isinstance(v, Iter) else Iter(element_of(r, v, node), None, "") for v in inner]
    over = next((v.over for v in loops if v.over is not None), None)
    amount = next((v.amount for v in loops if v.over is not None), None)
    return Iter(Seq(dict(enumerate(v.element for v in loops))), over, r.text(node), amount=amount)


def _pass_on(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    born = tuple(r.loops)
    if not args:
        return next((iterated(r, kwargs[k], node) for k in ("iterable",) if k in kwargs), Seq({}, "list", born=born))
    value = iterated(r, args[0], node)
    return Seq(dict(value.items), "list", value.open, born) if isinstance(value, Seq) else value


def _dict(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    result = Map({}, False, r.span(node) if kwargs else None, tuple(r.loops))
    first = r.resolved(args[0]) if args else None
    if isinstance(first, State) or (first is not None and origin_of(first) is not None and not kwargs):
        return first
    if isinstance(first, Map):
        result.items.update(first.items)
        result.open, result.at = first.open, first.at or result.at
    elif isinstance(first, Seq):
        for pair in first.values():
            if isinstance(pair, Seq) and isinstance(pair.items.get(0), Const):
                key = pair.items[0]
                assert isinstance(key, Const)
                result.items[key.value] = pair.items.get(1, NONE)
        result.open = first.open
    elif first is not None:
        parameters.consume(r, [first], "dict", node)
        result.open = True
    for key_, value in kwargs.items():
        if key_ == "**":
            result.open = True
        else:
            result.items[key_] = value
    return result


def _len(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    value = r.resolved(args[0]) if args else NONE
    if isinstance(value, (Seq, Map)):
        if grown := _grown_in(r, value, node):
            of = f"{key_of(value)}~{id(r.loops[-1])}"
            return Sym(f"len({of})", r.text(node), "len", frozenset(map(id, grown)))
        if not value.open:
            return Const(len(value.items))
    return Sym(f"len({key_of(value)})", f"len({text_of(value)})", "len", varies_of(value), ("len", value))


def _grown_in(r: Reader, value: Seq | Map, node: ast.AST) -> list[Loop]:
    """The loops around, in which a list that was begun before them grows."""
    given = node.args[0] if isinstance(node, ast.Call) and node.args else None
    name = given.attr if isinstance(given, ast.Attribute) else given.id if isinstance(given, ast.Name) else ""
    if not r.loops or not name or not re.search(rf"\b{name}(?:\.(?:append|extend|add)\(|\s*\+=)", r.module.source.text):
        return []
    return [loop for loop in r.loops if loop not in value.born]


def _isinstance(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    if len(args) != 2:
        return r.unknown(node)
    value, kind = (r.resolved(a) for a in args)
    if isinstance(value, Phi):
        yes, no = (_isinstance(r, [side, kind], {}, node) for side in (value.yes, value.no))
        return phi((value.question, True, False), yes, no)
    answer = _is_a(r, value, kind)
    if answer is not None:
        return Const(answer)
    return Sym(shortened(f"isinstance({key_of(value)},{_kind_key(kind)})"), r.text(node), "", varies_of(value))


def _kind_key(kind: Value) -> str:
    return ",".join(key_of(v) for v in kind.values()) if isinstance(kind, Seq) else key_of(kind)


def _is_a(r: Reader, value: Value, kind: Value) -> bool | None:
    if isinstance(kind, Seq):
        answers = [_is_a(r, value, k) for k in kind.values()]
        return True if True in answers else None if None in answers else False
    if isinstance(value, Tensor) and isinstance(kind, Ext):
        return _tensor_is_a(value, kind.name)
    if isinstance(kind, Ext) and kind.name == "torch.nn.Module":
        obj = getattr(value, "obj", None)
        return True if obj is not None and obj.role in (Role.MODEL, Role.CRITERION) else None
    if isinstance(value, Ref) and isinstance(kind, Ext) and value.obj.made:
        if value.obj.made == kind.name:
            return True
        row, wanted = knowledge.klass(value.obj.made), knowledge.klass(kind.name)
        if row is not None and wanted is not None and "wraps" not in wanted:
            if kind.name.rpartition(".")[2] in ("Module", "Optimizer", "LRScheduler", "Dataset"):
                return row.get("role") == wanted.get("role") or None
            return False
    if isinstance(value, Const) and isinstance(kind, Ext) and kind.name.startswith("builtins."):
        return type(value.value).__name__ == kind.name[9:]
    if isinstance(value, Inst) and isinstance(kind, Class):
        return True if value.cls is kind.info else None
    if isinstance(value, (Seq, Map)) and isinstance(kind, Ext):
        own = value.kind if isinstance(value, Seq) else "dict"
        if kind.name in ("builtins.list", "builtins.tuple", "builtins.dict", "builtins.str", "builtins.set"):
            return own == kind.name[9:]
    return None


def _tensor_is_a(value: Tensor, kind: str) -> bool | None:
    """Whether a tensor, or the number that `.item()` made of it, is of an installed class; None: it may be."""
    number = value.facts.get("cut", {}).get("by") in ("item", "tolist")
    if kind in ("torch.Tensor", "torch.autograd.Variable"):
        return False if number else True if value.reaches else None
    return number or None if kind in ("builtins.float", "builtins.int", "numbers.Number") else None


def _getattr(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    name = r.resolved(args[1]) if len(args) > 1 else NONE
    if isinstance(name, Const) and isinstance(name.value, str):
        return attribute(r, args[0], name.value, node)
    owner = r.resolved(args[0]) if args else NONE
    if isinstance(owner, Ext) and owner.name in (*_ANY_OF, "torch.nn"):
        return _any_of(owner.name)
    return r.unknown(node)


_ANY_OF = {
    "torch.optim": "torch.optim.Optimizer",
    "torch.optim.lr_scheduler": "torch.optim.lr_scheduler.LRScheduler",
    "torchvision.models": "torchvision.models.get_model",
}


def _any_of(module: str) -> Value:
    """`getattr(torch.optim, name)`: some class of a module, of which only the role is known."""
    name = _ANY_OF.get(module)
    return Ext(name) if name is not None else Sym(f"{module}.*", module, "")


def _setattr(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    if len(args) == 3:
        owner, name = r.resolved(args[0]), r.resolved(args[1])
        if isinstance(owner, Inst) and isinstance(name, Const):
            r.set(owner.attrs, name.value, args[2])
        if isinstance(owner, Inst) and owner.obj is not None:
            hold(owner.obj, args[2])
        if isinstance(owner, (Ref, Inst)) and owner.obj is not None:
            part = str(name.value) if isinstance(name, Const) else "[]"
            parameters.own_part(owner.obj, part, args[2])
            parameters.attach(r, owner.obj, part, args[2], node)
    return NONE


def _partial(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    func = r.resolved(args[0]) if args else NONE
    if isinstance(func, Func):
        return Func(func.info, func.closure, func.receiver, (*func.args, *args[1:]), {**func.kwargs, **kwargs})
    return func


def _collect(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    value = _pass_on(r, args, kwargs, node)
    parameters.consume(r, [value], "list", node)
    return parameters.listed(value) if isinstance(value, Params) else value


def _filter(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    value = iterated(r, args[-1], node) if args else NONE
    if isinstance(value, Params):
        return parameters.read_once(value.of, value, trainable="requires_grad" in r.text(node))
    return value


def _chain(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    from looplint.static.effects import owners

    values = [iterated(r, a, node) for a in args]
    if values and all(isinstance(v, Params) for v in values):
        return parameters.read_once(owners(Seq(dict(enumerate(values)))), *values)
    return (
        values[0] if len(values) == 1 else Iter(element_of(r, Seq(dict(enumerate(values))), node), None, r.text(node))
    )


def _chain_of_all(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    value = r.resolved(args[0]) if args else NONE
    return _chain(r, value.values(), {}, node) if isinstance(value, Seq) else r.unknown(node)


def _map(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    from looplint.static.inline import call_value

    if len(args) < 2:
        return r.unknown(node)
    value = iterated(r, args[1], node)
    if isinstance(value, Seq) and not value.open and len(value.items) <= 8:
        given = [call_value(r, args[0], [v], {}, node) for v in value.values()]
        return Seq(dict(enumerate(given)), "list")
    return Iter(call_value(r, args[0], [element_of(r, value, node)], {}, node), None, r.text(node))


def _iter(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    value = _pass_on(r, args, kwargs, node)
    if isinstance(value, Iter):
        return Iter(
            value.element, value.over, value.text, value.length, value.kind, value.amount, tuple(map(id, r.loops))
        )
    return value


def _cycle(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    value = _pass_on(r, args, kwargs, node)
    if isinstance(value, Iter) and value.over is not None and value.over.role is Role.LOADER:
        r.emit(Op.MENTION, value.over, node, {"how": "cycled"})
    return value


def drawn(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """`next(iterator)`: a batch, where it goes over a loader."""
    from looplint.static.effects import objects_in

    given = r.resolved(args[0]) if args else NONE
    value = iterated(r, given, node) if args else NONE
    if isinstance(value, Iter):
        if value.over is not None and value.over.role is Role.LOADER:
            fresh = isinstance(given, Iter) and given.made_in == tuple(map(id, r.loops)) and not _handling(r)
            r.emit(Op.DRAW, value.over, node, {"fresh": fresh})
        return value.element
    if isinstance(value, Gen):
        if "set_epoch(" in value.func.info.text:
            _epochs_told(r, value)
        loader = next((o for v in value.args for o in objects_in(v) if o.role is Role.LOADER), None)
        return Tensor(frozenset(), {"drawn": True, **({"of_loader": loader.root} if loader else {})})
    if isinstance(value, Params):
        return Params(value.of, "parameter", source=value.source)
    return r.unknown(node)


def _epochs_told(r: Reader, endless: Gen) -> None:
    """The set_epoch of a generator that passes a loader again and again, executed aside: no loop of its own runs."""
    from looplint.static.flow import nodes
    from looplint.static.inline import run_function

    flow, known, passed = r.flow, r.known, dict(r.passed_loaders)
    r.flow = []
    try:
        run_function(r, endless.func, endless.args, endless.kwargs, endless.node, lambda _: True)
        told = [node for node in nodes(r.flow) if node.op is Op.SET_EPOCH]
    finally:
        r.flow, r.known, r.passed_loaders = flow, known, passed
    r.flow += told


def _handling(r: Reader) -> bool:
    """Whether an exception is being handled: `except StopIteration: iterator = iter(loader)`."""
    return any(context.scope is Scope.HANDLER for context in r.under)


def _number(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    from looplint.static.objects import cut

    value = r.resolved(args[0]) if args else NONE
    if isinstance(value, Tensor):
        return cut(r, value, "item", node)
    if isinstance(value, Const) and isinstance(value.value, (int, float)):
        return value
    if isinstance(value, Const) and value.value in ("inf", "-inf", "nan"):
        return Const(float(value.value))
    if isinstance(value, Sym) and value.origin is not None:
        return value
    rounded = Sym(f"int({key_of(value)})", r.text(node), "", varies_of(value))
    return measures.note_rounded(r, rounded, [value])


def _sum(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    value = r.resolved(args[0]) if args else NONE
    values = value.values() if isinstance(value, Seq) else [value.element] if isinstance(value, Iter) else [value]
    tensors = [v for v in values if is_tensor(v)]
    if tensors:
        total = joined_tensor(tensors, "", terms=True)
        if isinstance(value, Seq) and value.kept is not None:
            total.facts["listed"] = value
        return total
    return r.unknown(node)


def _bool(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    from looplint.static.objects import as_value

    return as_value(r, truth(r, args[0], node)) if args else Const(False)


def _hasattr(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    owner, name = (r.resolved(a) for a in args) if len(args) == 2 else (NONE, NONE)
    if isinstance(owner, Ref) and isinstance(name, Const) and knowledge.method(owner.obj.role.value, str(name.value)):
        return Const(True)
    if isinstance(owner, Phi):
        yes, no = (_hasattr(r, [side, name], {}, node) for side in (owner.yes, owner.no))
        return phi((owner.question, True, False), yes, no)
    if isinstance(owner, Const) and owner.value is None:
        return Const(False)
    if isinstance(owner, Ref) and owner.obj.made in _ATTRIBUTES and isinstance(name, Const):
        return Const(name.value in _ATTRIBUTES[owner.obj.made])
    return Sym(f"hasattr({key_of(owner)},{key_of(name)})", r.text(node), "", varies_of(owner))


# What objects of these classes have, of the attributes that scripts ask for.
_ATTRIBUTES = {
    "torch.utils.data.DataLoader": frozenset({"dataset", "sampler", "batch_sampler", "batch_size", "__len__"}),
    "torch.utils.data.distributed.DistributedSampler": frozenset({"dataset", "set_epoch", "epoch", "__len__"}),
}


def _exit(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    r.jump("exit", None)
    return NONE


def _nullcontext(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    return Scoped("contextlib.nullcontext", None, {}, args[0] if args else None)


def _suppress(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    return Scoped("contextlib.suppress", None)


def _namespace(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    from looplint.static.values import Inst as _Inst

    return _Inst(_namespace_class(r), {k: v for k, v in kwargs.items() if k != "**"}, None, f"namespace#{r.serial()}")


def _namespace_class(r: Reader) -> Any:
    from looplint.static.modules import ClassInfo

    node = ast.ClassDef("SimpleNamespace", [], [], [], [], lineno=1, end_lineno=0)  # no text of its own
    return ClassInfo(node, r.module, "SimpleNamespace")


def _attributes(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """`vars(instance)`, `dataclasses.asdict(instance)`: its attributes as a dict."""
    value = r.resolved(args[0]) if args else NONE
    if isinstance(value, Phi):
        yes, no = (_attributes(r, [side], kwargs, node) for side in (value.yes, value.no))
        return phi((value.question, True, False), yes, no)
    if isinstance(value, Inst):
        return Map(dict(value.attrs), not value.closed)
    return r.unknown(node)


def _pure(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST, name: str) -> Value:
    key = f"{name}({','.join(key_of(a) for a in args)})"
    return Sym(shortened(key), r.text(node), "", frozenset().union(*map(varies_of, args)) if args else frozenset())


def _spawn(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """`mp.spawn(fn, args)`: each process runs `fn(rank, *args)`."""
    from looplint.static.inline import call_value

    func = args[0] if args else kwargs.get("fn", NONE)
    given = r.resolved(args[1] if len(args) > 1 else kwargs.get("args", NONE))
    rest = given.values() if isinstance(given, Seq) else []
    r.spawning = True
    return call_value(r, func, [Sym("torch.multiprocessing.spawn:rank", "rank", "rank"), *rest], {}, node)


def _data_parallel(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """`data_parallel(module, inputs)`: the module is called."""
    from looplint.static.inline import call_value

    inputs = r.resolved(args[1] if len(args) > 1 else kwargs.get("inputs", NONE))
    given = inputs.values() if isinstance(inputs, Seq) and inputs.kind == "tuple" else [inputs]
    return call_value(r, args[0] if args else kwargs.get("module", NONE), given, {}, node)


def _at_exit(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """What leaves the process group at exit, leaves it."""
    from looplint.static.inline import call_value

    func = r.resolved(args[0]) if args else NONE
    name = func.info.text if isinstance(func, Func) else func.name if isinstance(func, Ext) else ""
    return call_value(r, func, args[1:], kwargs, node) if "destroy_process_group" in name else NONE


def _deepcopy(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    from looplint.static.effects import copied

    return copied(r, args[0], node) if args else NONE


_PURE = (
    "torch.cuda.is_available",
    "torch.cuda.device_count",
    "torch.cuda.is_bf16_supported",
    "torch.backends.mps.is_available",
    "torch.device",
    "torch.distributed.get_rank",
    "torch.distributed.get_world_size",
    "os.path.join",
    "os.path.dirname",
    "os.path.basename",
    "os.path.abspath",
    "os.path.expanduser",
    "pathlib.Path",
    "os.path.exists",
    "os.path.isfile",
    "os.environ.get",
    "os.getenv",
    "builtins.callable",
    "builtins.any",
    "builtins.all",
    "builtins.min",
    "builtins.max",
    "builtins.str",
    "builtins.abs",
    "builtins.round",
    "math.ceil",
    "math.floor",
)


_ROUNDING = frozenset({"builtins.min", "builtins.max", "builtins.round", "math.ceil", "math.floor"})


def _pure_call(name: str) -> Builtin:
    def run(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
        if any(is_tensor(a) for a in args):
            return joined_tensor([a for a in args if is_tensor(a)], "")
        result = _pure(r, args, kwargs, node, name)
        return measures.note_rounded(r, result, args) if name in _ROUNDING else result

    return run


BUILTIN_CALLS: dict[str, Builtin] = {
    "builtins.range": _range,
    "builtins.enumerate": _enumerate,
    "builtins.zip": _zip,
    "builtins.list": _collect,
    "builtins.tuple": _collect,
    "builtins.set": _collect,
    "builtins.iter": _iter,
    "builtins.sorted": _collect,
    "builtins.reversed": _pass_on,
    "tqdm.tqdm": _pass_on,
    "tqdm.auto.tqdm": _pass_on,
    "tqdm.notebook.tqdm": _pass_on,
    "tqdm.notebook.tqdm_notebook": _pass_on,
    "tqdm.tqdm_notebook": _pass_on,
    "tqdm.trange": _range,
    "tqdm.auto.trange": _range,
    "tqdm.notebook.trange": _range,
    "tqdm.tnrange": _range,
    "rich.progress.track": _pass_on,
    "fastprogress.progress_bar": _pass_on,
    "fastprogress.master_bar": _pass_on,
    "itertools.islice": _pass_on,
    "itertools.cycle": _cycle,
    "itertools.count": _range,
    "itertools.chain": _chain,
    "itertools.chain.from_iterable": _chain_of_all,
    "builtins.dict": _dict,
    "collections.OrderedDict": _dict,
    "collections.defaultdict": lambda r, args, kwargs, node: _dict(r, args[1:], kwargs, node),
    "collections.Counter": lambda r, args, kwargs, node: _dict(r, [], {}, node),
    "builtins.len": _len,
    "builtins.isinstance": _isinstance,
    "builtins.getattr": _getattr,
    "builtins.setattr": _setattr,
    "builtins.hasattr": _hasattr,
    "functools.partial": _partial,
    "builtins.filter": _filter,
    "builtins.map": _map,
    "builtins.next": drawn,
    "builtins.float": _number,
    "builtins.int": _number,
    "builtins.sum": _sum,
    "builtins.bool": _bool,
    "builtins.exit": _exit,
    "builtins.quit": _exit,
    "sys.exit": _exit,
    "os._exit": _exit,
    "contextlib.nullcontext": _nullcontext,
    "contextlib.suppress": _suppress,
    "types.SimpleNamespace": _namespace,
    "argparse.Namespace": _namespace,
    "copy.deepcopy": _deepcopy,
    "torch.distributed.is_initialized": collectives.is_initialized,
    "torch.distributed.is_available": lambda r, args, kwargs, node: Const(True),
    "atexit.register": _at_exit,
    "torch.nn.parallel.data_parallel": _data_parallel,
    "torch.nn.parallel.data_parallel.data_parallel": _data_parallel,
    "torch.multiprocessing.spawn": _spawn,
    "torch.multiprocessing.spawn.spawn": _spawn,
    "torch_xla.distributed.xla_multiprocessing.spawn": _spawn,
    "torch_xla.launch": _spawn,
    "builtins.vars": _attributes,
    "dataclasses.asdict": _attributes,
    **{name: _pure_call(name) for name in _PURE},
    **MARK_CALLS,
}


def counted(value: Value) -> Value | None:
    """The index of an enumerated generator."""
    return value.index if isinstance(value, _Counted) else None


__all__ = ["Obj"]
