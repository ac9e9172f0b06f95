"""Expressions -> values: what a name, attribute, call or arithmetic stands for."""

from __future__ import annotations

import ast
import builtins
import operator
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from looplint import knowledge
from looplint.events import Obj, Op, Role
from looplint.record import replace
from looplint.static import bootstraps, checkpoints, data, padding, precision, questions, scores, shapes, terms, totals
from looplint.static import kept as accumulators
from looplint.static.questions import Test, question_of, test_of
from looplint.static.values import (
    NO_LOOPS,
    NONE,
    Bound,
    Class,
    Const,
    Ext,
    Frame,
    Func,
    Gen,
    Inst,
    Iter,
    Map,
    ModuleRef,
    Params,
    Phi,
    Ref,
    Scoped,
    Seq,
    State,
    Sym,
    Tensor,
    Value,
    key_of,
    options,
    shortened,
    text_of,
    varies_of,
)

if TYPE_CHECKING:
    from looplint.static.reader import Reader

BUILTINS = frozenset(dir(builtins))


def evaluate(r: Reader, node: ast.expr | None) -> Value:
    """The value of an expression; calls in it happen."""
    if node is None:
        return NONE
    how = _EXPRESSIONS.get(type(node))
    return how(r, node) if how is not None else _children(r, node)


def _children(r: Reader, node: ast.expr) -> Value:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            evaluate(r, child)
    return r.unknown(node)


# -- names and attributes ----------------------------------------------------------------------------------------
def _constant(r: Reader, node: ast.Constant) -> Value:
    return Const(node.value)


def _name(r: Reader, node: ast.Name) -> Value:
    value = lookup(r, node.id)
    if r.passed_loaders:
        totals.read(r, value, node)
    return value


def lookup(r: Reader, name: str) -> Value:
    """What a name stands for here."""
    from looplint.static.inline import member

    frame: Frame | None = r.frame.declared_global.get(name, r.frame)
    while frame is not None:
        value = frame.vars.get(name)
        if value is None and frame.parent is None and name not in BUILTINS:
            value = member(r, frame, name)
        if value is not None:
            return r.resolved(value) if isinstance(value, Phi) else value
        frame = frame.parent
    if name == "__name__":
        return Const("__main__")
    if name in BUILTINS:
        return Ext("builtins." + name)
    if name in _BY_CUSTOM:
        return Ext(_BY_CUSTOM[name])
    return Sym(f"{r.module.path}:{name}", name, name)


# What these mean where nothing binds them: a star import that is not followed, or a snippet.
_BY_CUSTOM = {"torch": "torch", "nn": "torch.nn", "F": "torch.nn.functional"}


def _attribute(r: Reader, node: ast.Attribute) -> Value:
    return attribute(r, evaluate(r, node.value), node.attr, node)


def attribute(r: Reader, value: Value, name: str, node: ast.AST) -> Value:
    """The attribute of a value."""
    value = r.resolved(value)
    if name in _FRAMEWORK_GATES and r.loops and isinstance(value, (Sym, Inst)):
        return Sym(f"{key_of(value)}.{name}", f"{text_of(value)}.{name}", name, frozenset({id(r.loops[-1])}), (), True)
    if isinstance(value, Ext):
        number = _NUMBERS.get(f"{value.name}.{name}")
        return Const(number) if number is not None else Ext(knowledge.canonical(f"{value.name}.{name}"))
    if isinstance(value, ModuleRef):
        return module_member(r, value, name)
    if isinstance(value, Sym):
        if name == "training" and value.obj is not None and id(value.obj.root) in r.modes:
            return _mode_read(r, value.obj, node)
        known = r.unknown_attrs.get(f"{value.key}.{name}")
        return r.resolved(known) if known is not None else sym_attribute(r, value, name)
    if isinstance(value, Inst):
        return instance_attribute(r, value, name, node)
    if isinstance(value, Ref):
        return object_attribute(r, value, name, node)
    if isinstance(value, Phi):
        return _phi_attribute(r, value, name, node)
    if isinstance(value, Class):
        return class_attribute(r, value, name)
    if isinstance(value, Tensor):
        return tensor_attribute(r, value, name, node)
    if isinstance(value, Params):
        return params_attribute(value, name)
    if isinstance(value, Const) and value.value is None:
        return r.unknown(node, name)
    return Bound(value, name)


_FRAMEWORK_GATES = frozenset({"sync_gradients", "is_last_batch"})
_NUMBERS = {f"{m}.{n}": float(n) for m in ("math", "numpy", "torch") for n in ("inf", "nan")} | {
    "numpy.Inf": float("inf")
}


def _phi_attribute(r: Reader, value: Phi, name: str, node: ast.AST) -> Value:
    live = [v for v in options(value) if not (isinstance(v, Const) and v.value is None)]
    if len(live) == 1:
        return attribute(r, live[0], name, node)
    if len(live) > 6:
        return r.unknown(node, name)
    yes, no = (attribute(r, side, name, node) for side in (value.yes, value.no))
    return questions.phi((value.question, True, False), yes, no)


def module_member(r: Reader, value: ModuleRef, name: str) -> Value:
    """A name of a module of the project, or its submodule."""
    from looplint.static.inline import frame_of, member

    known = member(r, frame_of(r, value.module), name)
    if known is not None:
        return known
    found = r.project.find(name, value.module, 1)
    return ModuleRef(found) if found is not None else Sym(f"{value.module.path}:{name}", name, name)


def sym_attribute(r: Reader, value: Sym, name: str) -> Sym:
    """The attribute of an unknown: known by its name, equal as long as the unknown is."""
    text = f"{value.text or value.name}.{name}"
    return Sym(shortened(f"{value.key}.{name}"), text[-120:], name, value.varies)


def instance_attribute(r: Reader, value: Inst, name: str, node: ast.AST) -> Value:
    """An attribute, method or property of an instance of a user's class."""
    from looplint.static import inline

    if name in value.attrs:
        found = r.resolved(value.attrs[name])
        if r.passed_loaders:
            totals.read(r, found, node)
        return _as_counter(r, value, name, found)
    method = inline.find_method(r, value.cls, name)
    if method is not None:
        func = Func(method[0], method[1], None if method[0].decorated("staticmethod") else value)
        if method[0].decorated("property", "cached_property"):
            return inline.call_function(r, func, [], {}, node)
        return func
    member = inline.class_member(r, value.cls, name) if value.closed else None
    if member is not None:
        return member
    if value.obj is not None and (value.obj.role is not Role.UNKNOWN):
        found = object_attribute(r, Ref(value.obj), name, node)
        if isinstance(found, Ref) and not found.obj.known:
            found.obj.facts.setdefault("is_module", False)  # set where it is not seen: a buffer, a parameter, anything
        return found
    if name == "__class__":
        return Class(value.cls)
    sym = Sym(f"{value.key}.{name}", f"self.{name}", name)
    r.set(value.attrs, name, sym)
    return sym


def _as_counter(r: Reader, inst: Inst, name: str, value: Value) -> Value:
    """A number or a record that some method moves is no constant in a loop, though the move may stand in a call."""
    if not r.loops or not isinstance(value, Const):
        return value
    how = inst.cls.counters().get(name) if type(value.value) in (int, float) else None
    record = how is None and "best" in name and inst.cls.moves(name)
    if how is None and not record:
        return value
    loops = r.loops if how == "" else r.loops[-1:]  # never set back: it goes on through the outer loops as well
    key, text = f"{inst.key}.{name}~{id(r.loops[-1])}", f"self.{name}"
    return Sym(key, text, f"{name}{how or ''}", frozenset(map(id, loops)), (), not record, first=value)


def class_attribute(r: Reader, value: Class, name: str) -> Value:
    """A class attribute, static or class method."""
    from looplint.static import inline

    method = inline.find_method(r, value.info, name)
    if method is not None:
        return Func(method[0], method[1], value if method[0].decorated("classmethod") else None)
    return inline.class_member(r, value.info, name) or Bound(value, name)


PASSING = frozenset({"module", "_orig_mod", "unwrapped", "_forward_module"})


def object_attribute(r: Reader, value: Ref, name: str, node: ast.AST) -> Value:
    """An attribute of a training object: a part of a model, a parameter group, the dataset behind a loader."""
    obj = value.obj
    if name in PASSING and obj.role in (Role.MODEL, Role.EMA):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Call):
            obj.facts["taken_off"] = True  # `DataParallel(model).module`: nothing runs in the wrapper
        return Ref(obj.root)  # the module of an average is the average
    if knowledge.method(obj.made, name) or knowledge.method(obj.role.value, name):
        return Bound(value, name)
    if obj.role is Role.OPTIMIZER and name == "param_groups":
        return Params(obj.of, "groups", source=obj)
    if obj.role is Role.OPTIMIZER and name == "optimizer":
        return value
    if obj.role is Role.MODEL:
        if name in ("weight", "bias"):
            return Params((obj,), "parameter")
        if name == "training":
            return _mode_read(r, obj, node)
        if name in ("device", "dtype", "config"):
            return Sym(f"#{id(obj.root)}.{name}", f"{obj.name}.{name}", name, frozenset(map(id, r.loops)))
        hung = r.unknown_attrs.get(f"#{id(obj.root)}.{name}")  # `model.optimizer = ...`
        return Ref(part(obj.root, name, r, node)) if hung is None else r.resolved(hung)
    given = obj.args.get(name)
    if isinstance(given, Obj):
        return Ref(given)
    if obj.role is Role.LOADER and name == "batch_size":
        return Sym(f"#{id(obj.root)}.{name}", f"{obj.name}.{name}", name)
    if obj.role is Role.SCHEDULER and name == "optimizer" and obj.of:
        return Ref(obj.of[0])
    return Bound(value, name)


def _mode_read(r: Reader, model: Obj, node: ast.AST) -> Sym:
    """`model.training`: the mode as it is here, which train(mode) may restore later."""
    token = f"#{id(model.root)}.training@{r.serial()}"
    r.emit(Op.MENTION, model, node, {"how": "mode-read", "token": token})
    known = {"mode": mode} if (mode := r.modes.get(id(model.root))) is not None else {}
    return Sym(token, f"{model.name}.training", "training", frozenset(map(id, r.loops)), given=known)


def part(model: Obj, name: str, r: Reader, node: ast.AST) -> Obj:
    """The part of a model under an attribute name; the same object each time."""
    parts: dict[str, Obj] = model.facts.setdefault("parts", {})
    if name not in parts:
        parts[name] = Obj(Role.MODEL, "", "", whole=model)
        if name == "[]" or name.isdigit():
            parts[name].facts["is_module"] = model.facts["is_module"] = True
    parts[name].name = parts[name].name or (f"{model.name}.{name}" if model.name else name)
    return parts[name]


def contents(r: Reader, model: Obj, node: ast.AST) -> Seq | Map | None:
    """What a ModuleList or ModuleDict holds; None where that is not known."""
    kind, keys = model.root.facts.get("contents", (None, ()))
    if kind is None:
        return None
    held = {key: Ref(part(model.root, key, r, node)) for key in keys}
    return Map(dict(held)) if kind is Map else Seq(dict(enumerate(held.values())))


def some_part(r: Reader, model: Obj, node: ast.AST) -> Obj:
    """Some of a model's modules, as a walk over all of them picks."""
    picked = part(model.root, "[some]", r, node)
    picked.facts["some"] = True
    return picked


def _subset(data: Obj, r: Reader, node: ast.AST) -> Obj:
    """A slice of a dataset: a part of it."""
    return Obj(Role.DATASET, data.made, "", r.span(node), {}, (data,), facts={"subset": "slice"})


CUTTING = frozenset({"data", "grad_fn", "is_leaf", "shape", "dtype", "device", "ndim", "requires_grad"})


def tensor_attribute(r: Reader, value: Tensor, name: str, node: ast.AST) -> Value:
    """An attribute of a tensor or of a model's output (`output.loss`, `output.logits`)."""
    if knowledge.method("tensor", name):
        return Bound(value, name)
    if name == "data":
        return cut(r, value, "data", node)
    if name == "dtype":
        return precision.dtype_of(value, r.text(node), r.serial())
    if name in CUTTING:
        unknown = r.unknown(node, name)
        if name == "shape":
            unknown.parts = ("shape", value)
        return unknown
    if name == "grad":
        return Params(None, "grad")
    facts = {k: v for k, v in value.facts.items() if k != "divided"}
    field = Tensor(value.reaches, {**facts, "field": name}, f"{value.name}.{name}" if value.name else name)
    return scores.picked(value, field, name)


def cut(r: Reader, value: Tensor, by: str, node: ast.AST) -> Tensor:
    """The tensor without its gradient; remembers what took it."""
    facts = {k: v for k, v in value.facts.items() if k not in ("terms_in", "targets")}
    if value.reaches is None or value.reaches:
        facts["cut"] = {"by": by, "at": r.span(node), "models": value.reaches or frozenset()}
        facts["cuts"] = (*facts.get("cuts", ()), facts["cut"])
    return Tensor(frozenset(), facts, value.name)


def params_attribute(value: Params, name: str) -> Value:
    """`p.grad`, `p.data`, or a method of parameters."""
    if name == "grad":
        return Params(value.of, "grad", source=value.source)
    if name == "data":
        return value
    return Bound(value, name)


# -- containers --------------------------------------------------------------------------------------------------
def _sequence(r: Reader, node: ast.Tuple | ast.List | ast.Set) -> Value:
    kind = {ast.Tuple: "tuple", ast.List: "list", ast.Set: "set"}[type(node)]
    result = Seq(r.bear({}), kind, born=tuple(r.loops))
    for element in node.elts:
        if isinstance(element, ast.Starred):
            inner = evaluate(r, element.value)
            if isinstance(inner, Seq):
                for item in inner.values():
                    result.items[len(result.items)] = item
                result.open |= inner.open
            else:
                result.items[len(result.items)] = inner if isinstance(inner, Params) else element_of(r, inner, node)
                result.open = True
        else:
            result.items[len(result.items)] = evaluate(r, element)
    return result


def _dict(r: Reader, node: ast.Dict) -> Value:
    result = Map(r.bear({}), False, r.span(node) if node.keys else None, tuple(r.loops))
    for key, item in zip(node.keys, node.values, strict=True):
        value = evaluate(r, item)
        terms.begin(value)
        if key is None:
            if isinstance(value, Map):
                result.items.update(value.items)
                result.open |= value.open
            else:
                result.open = True
            continue
        name = r.resolved(evaluate(r, key))
        if isinstance(name, Const) and _hashable(name.value):
            result.items[name.value] = value
        else:
            result.items[key_of(name)] = value
            result.open = True
    return result


def _hashable(value: Any) -> bool:
    return isinstance(value, (str, int, float, bool, type(None), bytes))


def _subscript(r: Reader, node: ast.Subscript) -> Value:
    value = r.resolved(evaluate(r, node.value))
    if isinstance(node.slice, ast.Slice):
        return _part(r, value, item(r, value, None, node), node.slice)
    return item(r, value, r.resolved(evaluate(r, node.slice)), node)


def _part(r: Reader, value: Value, result: Value, part: ast.Slice) -> Value:
    """A slice, which remembers of what and from where to where; bounds that are no numbers by their text."""
    data.part_of_order(value, result)
    if part.step is None and isinstance(result, (Tensor, Sym)):
        bounds = [r.resolved(evaluate(r, b)) if b is not None else NONE for b in (part.lower, part.upper)]
        cut = (data.array_of(value), *(b.value if isinstance(b, Const) else key_of(b) for b in bounds))
        (result.facts if isinstance(result, Tensor) else result.given)["slice"] = cut
    return result


def _is_range(node: ast.AST) -> bool:
    """Whether a subscript takes a block, `x[:, 1:]`, and picks nothing by what it holds."""
    index = node.slice if isinstance(node, ast.Subscript) else None
    return isinstance(index, ast.Tuple) and all(isinstance(each, (ast.Slice, ast.Constant)) for each in index.elts)


def _item_name(whole: str, index: Value | None) -> str:
    """What an item of an unknown is called: by its key, and of `loaders["train"]` also what it is one of."""
    if not isinstance(index, Const) or not isinstance(index.value, str):
        return whole
    own = knowledge.guess(index.value) is None and knowledge.guess(whole) is Role.LOADER
    return f"{index.value}_{whole}" if own else index.value


def item(r: Reader, value: Value, index: Value | None, node: ast.AST) -> Value:
    """The item of a container; `index` None for a slice."""
    if isinstance(value, Phi):
        yes, no = (item(r, side, index, node) for side in (value.yes, value.no))
        return questions.phi((value.question, True, False), yes, no)
    if isinstance(index, Phi) and isinstance(value, (Seq, Map)):
        yes, no = (item(r, value, side, node) for side in (index.yes, index.no))
        return questions.phi((index.question, True, False), yes, no)
    if isinstance(value, (Seq, Map)):
        return _element(r, value, index, node)
    if isinstance(value, Tensor):
        kept = {k: v for k, v in value.facts.items() if k != "divided"}
        part_of = Tensor(value.reaches, {**kept, "taken": True}, value.name)
        padding.of_batch(r, value, part_of, index.value if isinstance(index, Const) else None)
        if isinstance(index, (Tensor, Seq)) and not _is_range(node):
            part_of.facts.pop("padded", None)
        shapes.indexed(value, part_of, node.slice if isinstance(node, ast.Subscript) else None, index)
        if isinstance(index, Const) and isinstance(index.value, str) and "taken" not in value.facts:
            shapes.of_element(r, value, part_of, index.value)
        return scores.picked(value, part_of, index.value if isinstance(index, Const) else None)
    if isinstance(value, Iter) and index is None:
        return value
    if isinstance(value, Params):
        return value if value.what != "groups" else Params(value.of, "group", source=value.source)
    if isinstance(value, State):
        return State(value.obj, value.token, value.copied, True)
    if (origin := checkpoints.origin_of(value)) is not None:
        return checkpoints.entry_of(r, origin, index, node)
    if isinstance(value, Ref) and value.obj.facts.get("sliceable") and index is None:
        return Ref(_subset(value.obj.root, r, node))
    if isinstance(value, Ref) and value.obj.role is Role.MODEL:
        name = str(index.value) if isinstance(index, Const) else "[]"
        return Ref(part(value.obj.root, name, r, node))
    if isinstance(value, Inst):
        if value.obj is not None and value.obj.role is Role.MODEL:
            return Ref(part(value.obj.root, "[]", r, node))
        from looplint.static import inline

        method = inline.find_method(r, value.cls, "__getitem__")
        if method is not None and index is not None and value.obj is None:
            return inline.call_function(r, Func(method[0], method[1], value), [index], {}, node)
        return r.unknown(node)
    if isinstance(value, Sym):
        inner = key_of(index) if index is not None else f":{r.text(node)}"
        varies = value.varies | (varies_of(index) if index is not None else NO_LOOPS)
        name = _item_name(value.name, index)
        parts = ("size", value.parts[1]) if value.parts[:1] == ("shape",) else ()
        text = r.text(node) if isinstance(node, ast.expr) else ""  # a name of several that are bound together
        return Sym(shortened(f"{value.key}[{inner}]"), text, name, varies, parts)
    if isinstance(value, Ext) and index is not None:  # os.environ["RANK"]: the same each time
        return Sym(f"{value.name}[{key_of(index)}]", r.text(node), "", varies_of(index))
    whole = r.unknown(node)
    return whole if index is None else Sym(f"{whole.key}[{key_of(index)}]", "", "", whole.varies)


def _element(r: Reader, value: Seq | Map, index: Value | None, node: ast.AST) -> Value:
    if index is None:
        return _slice(value, node)
    if isinstance(index, Const):
        key = index.value
        if isinstance(value, Seq) and isinstance(key, int) and key < 0 and not value.open:
            key += len(value.items)
        if _hashable(key) and key in value.items:
            return r.resolved(value.items[key])
    else:
        known = value.items.get(key_of(index))
        if known is not None:
            return r.resolved(known)
        if value.items:
            return _chosen(r, value, index, node)
    return r.unknown(node)


_ANY_OF = {"optimizer": "torch.optim.Optimizer", "scheduler": "torch.optim.lr_scheduler.LRScheduler"}
MOST_CHOSEN = 6
MOST_COMPARED = 8


def _chosen(r: Reader, value: Seq | Map, index: Value, node: ast.AST) -> Value:
    """The item under an unknown key: some class of one role, or one of few by the key."""
    values = list(value.items.values())
    rows = [knowledge.klass(v.name) if isinstance(v, Ext) else None for v in values]
    roles = {row.get("role") for row in rows if row is not None}
    if all(rows) and len(roles) == 1 and (any_of := _ANY_OF.get(str(roles.pop()))):
        return Ext(any_of)
    if isinstance(value, Map) and not value.open and 1 < len(values) <= MOST_CHOSEN and isinstance(index, Sym):
        *keys, last = value.items
        result = value.items[last]
        for key in reversed(keys):
            result = questions.phi(compared(r, "==", index, Const(key), node), value.items[key], result)
        return result
    return merged(r, values, node)


def _slice(value: Seq | Map, node: ast.AST) -> Value:
    part = node.slice if isinstance(node, ast.Subscript) else None
    if isinstance(value, Seq) and not value.open and isinstance(part, ast.Slice) and part.step is None:
        bounds: list[Any] = [b.value if isinstance(b, ast.Constant) else None for b in (part.lower, part.upper)]
        if all(b is None or isinstance(b, ast.Constant) for b in (part.lower, part.upper)):
            return Seq(dict(enumerate(value.values()[bounds[0] : bounds[1]])), value.kind)
    return Seq(dict(value.items), "list", True) if isinstance(value, Seq) else value


def merged(r: Reader, values: list[Value], node: ast.AST) -> Value:
    """One value for some of several: an object only where they are the same kind of thing."""
    first, *rest = values
    if all(questions.same(first, other) for other in rest):
        return first
    rows = (
        [v for v in values if isinstance(v, Seq) and len(v.items) == len(first.items)] if isinstance(first, Seq) else []
    )
    if isinstance(first, Seq) and len(rows) == len(values):
        columns = zip(*(row.values() for row in rows), strict=False)
        return Seq({i: merged(r, list(column), node) for i, column in enumerate(columns)}, first.kind)
    refs = [v.obj if isinstance(v, (Ref, Inst)) else None for v in values]
    if all(o is not None for o in refs) and len({o.role for o in refs if o}) == 1:
        known = [o for o in refs if o is not None]
        group = Obj(known[0].role, known[0].made, r.text(node), of=None, facts=dict(known[0].facts))
        group.facts["some_of"] = tuple(known)
        if all(o.of is not None for o in known):
            group.of = tuple(x for o in known for x in (o.of or ()))
        return Ref(group)
    if all(isinstance(v, Tensor) for v in values):
        return joined_tensor(values, "")
    return r.unknown(node)


# -- tensors -----------------------------------------------------------------------------------------------------
def reach(values: list[Value]) -> frozenset[Obj] | None:
    """The models that any of these tensors' gradients flow into.

    None when one is unknown: a tensor of unknown origin, or only unknowns that may be tensors and nothing known.
    """
    found: frozenset[Obj] = frozenset()
    doubtful = False
    for value in values:
        for option in options(value):
            if isinstance(option, Tensor):
                if option.reaches is None:
                    return None
                found |= option.reaches
            elif isinstance(option, Params) and option.what in ("parameters", "parameter"):
                found |= frozenset(option.of or ())
            elif isinstance(option, Ref) and option.obj.made == "torch.nn.Parameter":
                found |= {option.obj}
            elif isinstance(option, (Seq, Map)):
                inner = reach(list(option.items.values()))
                if inner is None:
                    return None
                found |= inner
            elif isinstance(option, Sym) and not option.parts and not option.counter and not _drawn(option):
                doubtful = True
    return None if doubtful and not found else found


def _drawn(value: Sym) -> bool:
    """Whether an unknown is (a part of) what a loop yields: data, which carries no gradient."""
    return "[*" in value.key


def is_tensor(value: Value) -> bool:
    """Whether a value is a tensor (on some path), or holds one."""
    if isinstance(value, Tensor):
        return True
    if isinstance(value, Seq):
        return any(map(is_tensor, value.items.values()))
    if isinstance(value, Params):
        return value.what != "groups"
    return isinstance(value, Phi) and any(map(is_tensor, options(value)))


KEPT_FACTS = frozenset(
    {
        *("made", "reduction", "cut", "cuts", "divided", "multiplied", "scaler", "losses", "no_grad", "of_loader"),
        *("batch_of", "terms", "loss", "descended", "autocast", "units", "summed", "ratio", "host", "padded"),
        *("independent", "augmented", "transformed", "shifted", "standardised", "bootstrap", "log_probability"),
        *("of_grads", "metric", "inverted"),
    }
)


def joined_tensor(values: list[Value], name: str, **facts: Any) -> Tensor:
    """The tensor computed from these; remembers what was done to any of them."""
    kept: dict[str, Any] = {}
    tensors = list(_tensors_in(values))
    for tensor in tensors:
        kept.update({k: v for k, v in tensor.facts.items() if k in KEPT_FACTS})
    if lost := next((t.facts["cut"] for t in tensors if t.facts.get("cut", {}).get("models")), None):
        kept["cut"] = lost  # of several, one that had a graph to lose
    if not all(tensor.facts.get("independent") for tensor in tensors):
        kept.pop("independent", None)
    kept.update(cuts_of(values))
    kept.update(terms.joined(tensors))
    kept.update(bootstraps.joined(tensors))
    if held := accumulators.kept_in(values):
        kept["kept"] = held
    if learnt := {id(c): c for tensor in tensors for c in tensor.facts.get("learnable", ())}:
        kept["learnable"] = tuple(learnt.values())
    kept.update(precision.joined(values, tensors))
    reaches = reach(values)
    if reaches:
        kept.pop("cut", None)
    if reaches is None and all(map(is_named_data, values)):
        kept["of_names"] = True
    return Tensor(reaches, {**kept, **facts}, name)


def is_named_data(value: Value) -> bool:
    """Whether a value is a name that nothing is known of (`x`, `batch["y"]`), or was computed from such alone."""
    if isinstance(value, Sym):
        return "(" not in value.text or "of_names" in value.given
    if isinstance(value, Tensor):
        return value.reaches == frozenset() or bool(value.facts.get("of_names"))
    if isinstance(value, (Seq, Map)):
        return all(map(is_named_data, value.items.values()))
    return isinstance(value, Const)


def cuts_of(values: Iterable[Value]) -> dict[str, Any]:
    """The fact of where the graphs of any of these tensors were cut, each place once; {} where nowhere."""
    places = {cut["at"]: cut for tensor in _tensors_in(values) for cut in tensor.facts.get("cuts", ())}
    return {"cuts": tuple(places.values())} if places else {}


def _tensors_in(values: Iterable[Value], depth: int = 0) -> Iterator[Tensor]:
    """The tensors among values, also in lists and dicts."""
    for value in values:
        for option in options(value):
            if isinstance(option, Tensor):
                yield option
            elif isinstance(option, (Seq, Map)) and depth < 3:
                yield from _tensors_in(option.items.values(), depth + 1)


# -- operators ---------------------------------------------------------------------------------------------------
_FOLDS: dict[type, Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
_SIGNS: dict[type, str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.Pow: "**",
    ast.MatMult: "@",
    ast.BitOr: "|",
    ast.BitAnd: "&",
}


def _binary(r: Reader, node: ast.BinOp) -> Value:
    return combine(r, node.op, evaluate(r, node.left), evaluate(r, node.right), node)


def combine(r: Reader, op: ast.operator, left: Value, right: Value, node: ast.AST) -> Value:
    """Arithmetic on two values."""
    left, right = r.resolved(left), r.resolved(right)
    if (
        isinstance(left, Params)
        and isinstance(right, Params)
        and isinstance(op, ast.Add)
        and "parameter" not in (left.what, right.what)
    ):
        return Seq({0: left, 1: right}, "list")
    if isinstance(left, Seq) and isinstance(right, (Seq, Params)) and isinstance(op, ast.Add) and left.kind == "list":
        items = [*left.values(), *(right.values() if isinstance(right, Seq) else [right])]
        return Seq(dict(enumerate(items)), "list", left.open or (isinstance(right, Seq) and right.open))
    if is_tensor(left) or is_tensor(right):
        return _tensor_arithmetic(r, op, left, right, node)
    if isinstance(left, Const) and isinstance(right, Const):
        return _fold(r, op, left.value, right.value, node)
    if isinstance(op, ast.Mod) and isinstance(right, Const) and right.value == 1:
        return Const(0)
    if isinstance(left, Seq) and isinstance(right, Seq) and isinstance(op, ast.Add):
        items = left.values() + right.values()
        return Seq(dict(enumerate(items)), left.kind, left.open or right.open)
    if isinstance(left, (Params, Seq)) and isinstance(right, (Params, Seq)) and isinstance(op, ast.Add):
        return Seq({0: left, 1: right}, "list")
    if isinstance(op, ast.Mod) and isinstance(right, Phi) and any(_is_one(v) for v in options(right)):
        yes, no = (combine(r, op, left, side, node) for side in (right.yes, right.no))
        return questions.phi((right.question, True, False), yes, no)  # a window of one is none
    if isinstance(left, Phi) and isinstance(right, Const):
        return Phi(left.question, combine(r, op, left.yes, right, node), combine(r, op, left.no, right, node))
    sign = _SIGNS.get(type(op), "?")
    key = shortened(f"({key_of(left)}{sign}{key_of(right)})")
    counter = any(isinstance(v, Sym) and v.counter for v in (left, right))
    text = f"{_wrapped(left, sign)} {sign} {_wrapped(right, sign)}"[:300]
    filled = right.values() if isinstance(op, ast.Mod) and isinstance(right, Seq) else ()  # "%d%d" % (i, epoch)
    varies = varies_of(left).union(varies_of(right), *map(varies_of, filled))
    name = left.name if isinstance(left, Sym) and left.counter else right.name if isinstance(right, Sym) else ""
    return Sym(key, text, name, varies, (sign, left, right), counter)


_OTHER = ("divided", "multiplied", "units", "terms", "kept", "summed")  # what makes a sum another number


def _is_plain_sum(facts: dict[str, Any]) -> bool:
    """Whether a loss is the sum over a batch, or holds one as a summand."""
    plain = facts.get("reduction") == "sum" and facts.get("loss") and not any(facts.get(fact) for fact in _OTHER)
    return bool(plain or facts.get("plain_sum"))


def _is_one(value: Value) -> bool:
    return isinstance(value, Const) and value.value == 1


def _wrapped(value: Value, sign: str) -> str:
    """The text of an operand, in parentheses where its own operator binds less tightly."""
    text = text_of(value)
    if not isinstance(value, Sym) or not value.parts or value.parts[0] not in _SIGNS.values():
        return text
    return text if sign in ("+", "-") or (sign == value.parts[0] == "*") else f"({text})"


def _fold(r: Reader, op: ast.operator, left: Any, right: Any, node: ast.AST) -> Value:
    how = _FOLDS.get(type(op))
    numbers = all(isinstance(x, (int, float)) and abs(x) < 1e15 for x in (left, right))
    strings = isinstance(left, str) and isinstance(right, str) and len(left) + len(right) < 1000
    if how is None or not (numbers or (strings and isinstance(op, ast.Add))):
        return r.unknown(node)
    try:
        return Const(how(left, right))
    except (ArithmeticError, TypeError, ValueError):
        return r.unknown(node)


def _tensor_arithmetic(r: Reader, op: ast.operator, left: Value, right: Value, node: ast.AST) -> Value:
    from looplint.static import tensors

    result = joined_tensor([left, right], "")
    scores.after_arithmetic(_SIGNS.get(type(op), "?"), left, right, result)
    shapes.after_arithmetic(left, right, result)
    bootstraps.arithmetic(r, op, left, right, result, node)
    if isinstance(op, (ast.Div, ast.FloorDiv)):
        accumulators.divided(r, left, right, node)
        result.facts.pop("summed", None)
        if "shifted" in result.facts and isinstance(right, Const):
            shift = result.facts.pop("shifted")
            result.facts["standardised"] = {"mean": shift, "std": right.value, "at": r.span(node)}
        return tensors.divided(result, right)
    if isinstance(op, ast.Mult) and not (is_tensor(left) and is_tensor(right)):
        return tensors.multiplied(result, right if is_tensor(left) else left)
    if isinstance(op, ast.MatMult):
        return precision.typed(r, "matmul", left, [right], {}, result, node)
    if not isinstance(op, (ast.Add, ast.Mult)):
        result.facts.pop("summed", None)
    if isinstance(op, (ast.Add, ast.Sub)):
        result.facts["terms"] = True
        if isinstance(op, ast.Sub) and isinstance(right, Const):
            result.facts["shifted"] = right.value
        if isinstance(op, ast.Sub) and is_tensor(right):
            result.facts["inverted"] = True
        terms.added(left, right, result)
        for side, other in ((left, right), (right, left)) if isinstance(op, ast.Add) else ():
            precision.guarded(r, side, other, node)
            if isinstance(side, Tensor) and _is_plain_sum(side.facts):
                result.facts["plain_sum"] = True
        divisors = [v.facts.get("divided", ()) for v in (left, right) if isinstance(v, Tensor)]
        if not all(divisors):
            result.facts.pop("divided", None)
    return result


def _unary(r: Reader, node: ast.UnaryOp) -> Value:
    value = r.resolved(evaluate(r, node.operand))
    if isinstance(node.op, ast.Not):
        return as_value(r, questions.negated(truth(r, value, node.operand)))
    if isinstance(value, Const) and isinstance(value.value, (int, float)) and isinstance(node.op, ast.USub):
        return Const(-value.value)
    if isinstance(value, Tensor):
        return joined_tensor([value], value.name, negative=True, inverted=True)
    if isinstance(value, Sym):
        return Sym(f"-{value.key}", f"-{value.text}", value.name, value.varies, ("neg", value))
    return r.unknown(node)


def _bool(r: Reader, node: ast.BoolOp) -> Value:
    from looplint.static.statements import callable_as_truth

    values = [r.resolved(evaluate(r, v)) for v in node.values]
    for value, operand in zip(values, node.values, strict=True):
        callable_as_truth(r, value, operand)
    if isinstance(node.op, ast.Or) and any(isinstance(v, (Ref, Inst, Seq, Map, Tensor)) for v in values):
        return _first_true(r, values, node)
    tests = [truth(r, v, n) for v, n in zip(values, node.values, strict=True)]
    test = tests[0]
    for other in tests[1:]:
        test = questions.both(test, other) if isinstance(node.op, ast.And) else questions.either(test, other)
    if questions.leaves(test) > questions.MOST_LEAVES:
        return r.unknown(node)
    if isinstance(node.op, ast.And) and isinstance(values[-1], (Ref, Inst, Tensor)):
        return questions.phi(tests[0], values[-1], values[0])
    return as_value(r, test)


def _first_true(r: Reader, values: list[Value], node: ast.BoolOp) -> Value:
    value = values[-1]
    for other, source in reversed(list(zip(values[:-1], node.values[:-1], strict=True))):
        value = questions.phi(truth(r, other, source), other, value)
    return value


def as_value(r: Reader, test: Test) -> Value:
    """A test as a value: a constant where it is settled."""
    if isinstance(test, bool):
        return Const(test)
    return Phi(test[0], as_value(r, test[1]), as_value(r, test[2]))


def truth(r: Reader, value: Value, node: ast.AST) -> Test:
    """The test whether a value is true."""
    value = r.resolved(value)
    if isinstance(value, Const):
        return bool(value.value) if _hashable(value.value) else True
    if isinstance(value, Phi):
        return questions._node(value.question, truth(r, value.yes, node), truth(r, value.no, node))
    if isinstance(value, Sym):
        known = r.known.get(value.key)
        if known is not None:
            return known
        if value.name == "training" and value.key.startswith("#"):
            # The mode as it was read. Where nobody has set it, to be restored: a training that pauses to evaluate.
            return truth(r, value.given["mode"], node) if "mode" in value.given else True
        return test_of(value if value.text or value.name else replace(value, text=r.text(node)))
    if isinstance(value, (Seq, Map)):
        return bool(value.items) or not value.open or (question_of(r.unknown(node)), True, False)
    if isinstance(value, (Tensor, Iter, Gen, Params)):
        return (question_of(r.unknown(node)), True, False)
    return True


_NEGATIVE = {ast.NotEq: ast.Eq, ast.IsNot: ast.Is, ast.NotIn: ast.In}
_COMPARE: dict[type, str] = {
    ast.Eq: "==",
    ast.Is: "==",
    ast.In: "in",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


def _compare(r: Reader, node: ast.Compare) -> Value:
    left = r.resolved(evaluate(r, node.left))
    if len(node.ops) == 1 and not isinstance(node.ops[0], (ast.Is, ast.IsNot, ast.In, ast.NotIn)):
        right = r.resolved(evaluate(r, node.comparators[0]))
        if isinstance(left, Tensor) or isinstance(right, Tensor):
            scores.held_against(r, left, right, node)
            return cut(r, joined_tensor([left, right], ""), "compare", node)
    result: Test = True
    for op, other in zip(node.ops, node.comparators, strict=True):
        right = r.resolved(evaluate(r, other))
        kind = _NEGATIVE.get(type(op), type(op))
        test = compared(r, _COMPARE.get(kind, "?"), left, right, node)
        result = questions.both(result, questions.negated(test) if type(op) in _NEGATIVE else test)
        left = right
    if questions.leaves(result) > questions.MOST_LEAVES:
        return r.unknown(node)
    return as_value(r, result)


_ORDER: dict[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def compared(r: Reader, op: str, left: Value, right: Value, node: ast.AST) -> Test:
    """The test `left op right`."""
    if op == "==" and (_is_none_of(left, right) or _is_none_of(right, left)):
        return False
    for side, other, swap in ((left, right, False), (right, left, True)):
        if isinstance(side, Phi) and _is_plain(options(side)):
            yes, no = (compared(r, op, *((other, v) if swap else (v, other)), node) for v in (side.yes, side.no))
            return questions.simplified((side.question, yes, no), r.known)
    if isinstance(left, Const) and isinstance(right, Const):
        settled = _settled(op, left.value, right.value)
        if settled is not None:
            return settled
    if op == "==":
        if (answer := _equal(left, right)) is not None:
            return answer
        if isinstance(right, Const) and isinstance(right.value, bool):
            test = truth(r, left, node)
            return test if right.value else questions.negated(test)
    if op == "in" and isinstance(left, Const) and isinstance(right, (Seq, Map)) and not right.open:
        keys = right.items if isinstance(right, Map) else [v.value for v in right.values() if isinstance(v, Const)]
        if isinstance(right, Map) or len(keys) == len(right.items):
            return left.value in keys
    if is_tensor(left) or is_tensor(right):
        return (question_of(r.unknown(node)), True, False)
    if op == "in" and isinstance(left, Const) and (origin := checkpoints.origin_of(right)) is not None:
        checkpoints.note_read(r, origin, left.value, node, optional=True)
    key = shortened(f"({key_of(left)}{op}{key_of(right)})")
    known = r.known.get(key)
    if known is not None:
        return known
    if op == "==" and isinstance(right, Const) and _ruled_out(r, key_of(left), key_of(right)):
        return False
    sym = Sym(key, f"{text_of(left)} {op} {text_of(right)}", "", varies_of(left) | varies_of(right), (op, left, right))
    sym.counter = any(isinstance(v, Sym) and v.counter for v in (left, right))
    return test_of(sym)


def _is_plain(ways: tuple[Value, ...]) -> bool:
    """Whether a value is one of few on few ways, or one of two on more: `sampler = DistributedSampler(...) or None`."""
    return len(ways) <= MOST_COMPARED or (len(ways) <= 4 * MOST_COMPARED and len(set(map(id, ways))) <= 2)


def _ruled_out(r: Reader, subject: str, constant: str) -> bool:
    """Whether the subject is known to equal another constant."""
    prefix = f"({subject}=="
    return any(
        answer and key.startswith(prefix) and key != f"{prefix}{constant})" and key[len(prefix)] in "'\"0123456789"
        for key, answer in r.known.items()
    )


def _settled(op: str, left: Any, right: Any) -> bool | None:
    try:
        if op == "in":
            return left in right
        return _ORDER[op](left, right) if op in _ORDER else None
    except TypeError:
        return None


_SOLID = (Ref, Inst, Func, Class, Ext, ModuleRef, Seq, Map, Tensor, Params, Scoped, Iter)


def _is_none_of(one: Value, other: Value) -> bool:
    """Whether one side is None and the other, however many things it may be, surely is an object or a number."""
    if not isinstance(one, Const) or one.value is not None:
        return False
    return all(isinstance(option, _SOLID) or _is_number(option) or _is_built(option) for option in options(other))


def _is_built(value: Value) -> bool:
    """Whether a value of no interest is what a constructor gave: `torch.device(name)`."""
    return isinstance(value, Sym) and value.key.startswith("torch.device(") and value.key.endswith(")")


def _equal(left: Value, right: Value) -> bool | None:
    """`left == right` where it is plain: one unknown is equal to itself."""
    if isinstance(left, Sym) and isinstance(right, Sym) and left.key == right.key:
        return True
    if isinstance(left, Seq) and isinstance(right, Seq) and left.kind == right.kind:
        return _equal_items(left, right)
    return None


def _equal_items(left: Seq, right: Seq) -> bool | None:
    """Whether two tuples or lists of constants are equal: `TRAIN = 0,` in an Enum."""
    if left is right:
        return True
    ours, theirs = ([v.value for v in side.values() if isinstance(v, Const)] for side in (left, right))
    known = not (left.open or right.open) and len(ours) == len(left.items) and len(theirs) == len(right.items)
    return ours == theirs if known else None


def _is_number(value: Value) -> bool:
    """Whether an unknown is what arithmetic, a comparison or int() gave."""
    return isinstance(value, Sym) and (bool(value.parts) or value.counter or value.key.startswith("int("))


# -- choices, functions, comprehensions --------------------------------------------------------------------------
def _conditional(r: Reader, node: ast.IfExp) -> Value:
    from looplint.static.statements import callable_as_truth

    asked = evaluate(r, node.test)
    callable_as_truth(r, asked, node.test)
    test = questions.simplified(truth(r, asked, node.test), r.known)
    if isinstance(test, bool):
        return evaluate(r, node.body if test else node.orelse)
    given: list[Value] = [NONE, NONE]

    def way(index: int, side: ast.expr) -> Callable[[], bool]:
        def run() -> bool:
            given[index] = evaluate(r, side)
            return True

        return run

    r.branch(test, way(0, node.body), way(1, node.orelse))
    if isinstance(given[0], Tensor) and isinstance(given[1], Const):
        return given[0]
    return questions.phi(test, given[0], given[1])


def _lambda(r: Reader, node: ast.Lambda) -> Value:
    from looplint.static.modules import FunctionInfo

    return Func(FunctionInfo(node, r.module, "<lambda>", nested=True), r.frame)


def _named(r: Reader, node: ast.NamedExpr) -> Value:
    value = evaluate(r, node.value)
    r.set(r.frame.vars, node.target.id, value)
    return value


def _comprehension(r: Reader, node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> Value:
    from looplint.static.statements import comprehension

    return comprehension(r, node)


def _yield(r: Reader, node: ast.Yield) -> Value:
    value = evaluate(r, node.value)
    if r.calls and r.calls[-1].on_yield is not None:
        r.calls[-1].on_yield(value)
        return r.unknown(node)
    return r.unknown(node)


def _yield_from(r: Reader, node: ast.YieldFrom) -> Value:
    from looplint.static.statements import each

    value = evaluate(r, node.value)
    on_yield = r.calls[-1].on_yield if r.calls else None
    if on_yield is not None:
        each(r, value, node, on_yield)
    return r.unknown(node)


def _await(r: Reader, node: ast.Await) -> Value:
    return evaluate(r, node.value)


def _string(r: Reader, node: ast.JoinedStr) -> Value:
    parts = [evaluate(r, p.value) for p in node.values if isinstance(p, ast.FormattedValue)]
    plain = [p.value for p in parts if isinstance(p, Const) and isinstance(p.value, (str, int))]
    if len(plain) == len(parts) and not any(_is_formatted(p) for p in node.values):
        texts = iter(plain)
        return Const("".join(str(p.value if isinstance(p, ast.Constant) else next(texts)) for p in node.values))
    key = f"f'{r.text(node)}'" + ",".join(key_of(p) for p in parts)
    varies = NO_LOOPS.union(*map(varies_of, parts)) if parts else NO_LOOPS
    return Sym(shortened(key), r.text(node), "", varies)


def _is_formatted(part: ast.expr) -> bool:
    return isinstance(part, ast.FormattedValue) and (part.format_spec is not None or part.conversion >= 0)


def _starred(r: Reader, node: ast.Starred) -> Value:
    return evaluate(r, node.value)


def _call(r: Reader, node: ast.Call) -> Value:
    from looplint.static.inline import call

    return call(r, node)


_OF_WHOLE = ("shape", "direct")  # facts that do not hold of the elements


def element_of(r: Reader, value: Value, node: ast.AST) -> Value:
    """What one turn of a loop over a value sees."""
    value = r.resolved(value)
    if isinstance(value, Iter):
        return value.element
    if isinstance(value, Seq) and value.items:
        return merged(r, value.values(), node)
    if isinstance(value, Params):
        what = {"groups": "group", "parameters": "parameter"}.get(value.what, value.what)
        return Params(value.of, what, source=value.source)
    if isinstance(value, Tensor):
        facts = {k: v for k, v in value.facts.items() if k not in _OF_WHOLE}
        return Tensor(value.reaches, {**facts, "taken": True}, value.name)
    if isinstance(value, Ref) and value.obj.role is Role.MODEL:
        return Ref(part(value.obj.root, "[]", r, node))
    return Sym(shortened(f"{key_of(value)}[*]"), r.text(node), "", frozenset(map(id, r.loops)))


def mention(r: Reader, value: Value, how: str, node: ast.AST, **args: Any) -> None:
    """Note that an object was handed on to code that is not followed."""
    for option in options(value):
        obj = option.obj if isinstance(option, (Ref, Inst)) else None
        if obj is not None and obj.role not in (Role.UNKNOWN, Role.TRANSFORM):
            r.emit(Op.MENTION, obj, node, {"how": how, **args})
        elif isinstance(option, (Seq, Map)):
            for inner in option.items.values():
                mention(r, inner, how, node, **args)
        elif isinstance(option, Tensor) and option.facts.get("of_grads"):  # others may step with the gradients
            r.emit(Op.MENTION, None, node, {"how": how, "holds": frozenset({Op.STEP}), **args})


_EXPRESSIONS: dict[type, Callable[[Reader, Any], Value]] = {
    ast.Constant: _constant,
    ast.Name: _name,
    ast.Attribute: _attribute,
    ast.Call: _call,
    ast.Subscript: _subscript,
    ast.Tuple: _sequence,
    ast.List: _sequence,
    ast.Set: _sequence,
    ast.Dict: _dict,
    ast.BinOp: _binary,
    ast.UnaryOp: _unary,
    ast.BoolOp: _bool,
    ast.Compare: _compare,
    ast.IfExp: _conditional,
    ast.Lambda: _lambda,
    ast.NamedExpr: _named,
    ast.ListComp: _comprehension,
    ast.SetComp: _comprehension,
    ast.GeneratorExp: _comprehension,
    ast.DictComp: _comprehension,
    ast.Yield: _yield,
    ast.YieldFrom: _yield_from,
    ast.Await: _await,
    ast.JoinedStr: _string,
    ast.Starred: _starred,
}
