"""What calls into installed code do: rows of the knowledge turned into objects, events and values."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from looplint import knowledge
from looplint.events import Either, LoopKind, Obj, Op, Role, Scope, Span
from looplint.regex import regex
from looplint.static import (
    averages,
    bootstraps,
    checkpoints,
    collectives,
    data,
    exports,
    kept,
    measures,
    objects,
    own_loss,
    padding,
    parameters,
    precision,
    recurrence,
    scores,
    shapes,
    terms,
    totals,
)
from looplint.static.objects import (
    as_value,
    cut,
    cuts_of,
    evaluate,
    is_named_data,
    is_tensor,
    joined_tensor,
    mention,
    reach,
    some_part,
    truth,
)
from looplint.static.values import (
    NONE,
    Bound,
    Class,
    Const,
    Ext,
    Func,
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
    key_of,
    options,
    text_of,
    varies_of,
)

if TYPE_CHECKING:
    from looplint.static.modules import FunctionInfo
    from looplint.static.reader import Reader

Kwargs = dict[str, Value]
Row = Any  # a mapping with string keys; see looplint/knowledge/torch.toml
_FACTS_OF_CALLS = frozenset(
    {"params", "defaults", "source", "role", "op", "obj", "as", "switch", "scope", "returns", "of", "wraps"}
)


# -- arguments -----------------------------------------------------------------------------------------------------
def bind_row(row: Row, args: list[Value], kwargs: Kwargs) -> Kwargs:
    """The arguments by the names of a row's parameters."""
    bound: Kwargs = {}
    names = list(row.get("params", ()))
    for index, value in enumerate(args):
        if index < len(names) and not names[index].startswith("*"):
            bound[names[index]] = value
            continue
        star = next((n for n in names[: index + 1] if n.startswith("*")), None)
        if star is not None:
            rest = bound.setdefault(star[1:], Seq({}))
            assert isinstance(rest, Seq)
            rest.items[len(rest.items)] = value
    bound.update(kwargs)
    return bound


def plain(r: Reader, value: Value) -> Any:
    """A value as it stands in Obj.args and Event.args: a constant, an Obj, a tuple, else its text."""
    value = r.resolved(value)
    if isinstance(value, Const):
        return value.value
    if isinstance(value, Ref):
        return value.obj
    if isinstance(value, Inst):
        return value.obj if value.obj is not None else value.cls.name
    if isinstance(value, Tensor):
        return value.as_loss(Span(r.module.path, 0), value.name)
    if isinstance(value, Func):
        return value.info.qualname
    if isinstance(value, Seq) and len(value.items) <= 64:
        known = tuple(plain(r, v) for v in value.values())
        grown = value.open and not any(isinstance(v, Obj) for v in known)
        return f"[{', '.join(map(str, known))}, ...]" if grown else known  # filled in a loop: no telling with what
    if isinstance(value, Phi):
        for option in options(value):
            if isinstance(option, (Ref, Inst)) and option.obj is not None:
                return option.obj
    return text_of(value)


MOST_SETTLED = 8


def settled(r: Reader, value: Value) -> Any:
    """A value as `plain` gives it; where answers decide it, what each of them makes of it."""
    value = r.resolved(value)
    if not isinstance(value, Phi) or value.size > MOST_SETTLED:
        return plain(r, value)
    yes, no = settled(r, value.yes), settled(r, value.no)
    asked = value.question
    return yes if yes == no else Either(asked.key, yes, no, asked.subject, asked.constant)


def switched(r: Reader, given: Value, node: ast.AST) -> Any:
    """A switch (`enabled=args.amp`): a boolean, or by which answers it is on."""
    return settled(r, as_value(r, truth(r, given, node)))


def bound_arguments(r: Reader, init: FunctionInfo | None, args: list[Value], kwargs: Kwargs) -> dict[str, Any]:
    """The constructor arguments of a user's class, by name."""
    return {k: plain(r, v) for k, v in named_arguments(r, init, args, kwargs).items() if k != "**"}


def named_arguments(r: Reader, init: FunctionInfo | None, args: list[Value], kwargs: Kwargs) -> Kwargs:
    """The constructor arguments of a user's class, by name, as values."""
    names = [a.arg for a in init.node.args.args][1:] if init is not None else []
    return dict(zip(names, args, strict=False)) | kwargs


def objects_in(value: Value | None) -> list[Obj]:
    """The objects that a value holds."""
    if value is None:
        return []
    found: list[Obj] = []
    for option in options(value):
        if isinstance(option, (Ref, Inst)) and option.obj is not None:
            found.append(option.obj)
        elif isinstance(option, Inst) and "step" in option.cls.methods:  # the user's wrapper around an optimizer
            held = [v.obj for v in option.attrs.values() if isinstance(v, Ref) and v.obj.role is Role.OPTIMIZER]
            found += held[:1]
        elif isinstance(option, (Seq, Map)):
            for inner in option.items.values():
                found += objects_in(inner)
        elif isinstance(option, Sym) and option.obj is not None:
            found.append(option.obj)
    return found


def owners(value: Value | None) -> tuple[Obj, ...] | None:
    """The models whose parameters an optimizer, clip or freeze is given; None when unknown."""
    if value is None:
        return None
    found: list[Obj] = []
    for option in options(value):
        if isinstance(option, Params):
            inner: tuple[Obj, ...] | None = option.of
        elif isinstance(option, (Ref, Inst)) and option.obj is not None:
            inner = option.obj.of if option.obj.role is Role.OPTIMIZER else (option.obj.root,)
        elif isinstance(option, Map):
            inner = owners(option.items.get("params"))
        elif isinstance(option, Seq):
            parts = [owners(v) for v in option.items.values()]
            known = [p for p in parts if p is not None]
            inner = tuple(o for p in known for o in p) if len(known) == len(parts) and parts else None
            if option.open and inner is None and known:
                inner = tuple(o for p in known for o in p)
        elif isinstance(option, Const) and option.value is None:
            continue
        elif isinstance(option, Tensor) and option.reaches:
            inner = tuple(option.reaches)
        else:
            inner = None
        if inner is None:
            return None
        found += [o for o in inner if o not in found]
    return tuple(found) if found else None


# -- classes and functions of installed packages -------------------------------------------------------------------
def call_external(r: Reader, name: str, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """Call something of an installed package."""
    from looplint.static import deprecated

    name = knowledge.canonical(name)
    deprecated.note(r, name, node)
    return precision.typed(r, name, None, args, kwargs, _called(r, name, args, kwargs, node), node)


def _called(r: Reader, name: str, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    stub = stub_class(r, name)
    if stub is not None:
        from looplint.static.inline import call_value

        return call_value(r, stub, args, kwargs, node)
    row = knowledge.klass(name)
    if row is not None:
        return construct(r, name, row, args, kwargs, node)
    row = knowledge.function(name)
    if row is not None:
        return _with_numbers(r, name, row, args, apply(r, row, None, None, args, kwargs, node, name), kwargs, node)
    special = _BUILTINS.get(name)
    if special is not None:
        return special(r, args, kwargs, node)
    return _with_numbers(r, name, {}, args, opaque(r, name, args, kwargs, node), kwargs, node)


def _with_numbers(
    r: Reader, name: str, row: Row, args: list[Value], value: Value, kwargs: Kwargs, node: ast.AST
) -> Value:
    """The value of a function's call, which remembers what its numbers are."""
    if name in ("torch.round", "torch.gt", "torch.ge") and args:
        scores.held_against(r, args[0], r.resolved(args[1]) if len(args) > 1 else Const(0.5), node)
    if name.endswith(".mean") and args:
        kept.mean(r, args[0], node)
    if row.get("ratio"):
        value = Tensor(frozenset(), {"ratio": name.rpartition(".")[2]})
    value = padding.after_call(r, name.rpartition(".")[2], args, kwargs, value, node)
    shapes.after_call(name.rpartition(".")[2] if name.startswith("torch.") else "", args, kwargs, value)
    data.carry_rows(name.rpartition(".")[2], args, value)
    data.note_draw(r, name, kwargs, value, node)
    scores.carry(r, name.rpartition(".")[2], args or list(kwargs.values()), value, row.get("output"), node)
    return value


def stub_class(r: Reader, name: str) -> Value | None:
    """The framework's class or function as its stub describes it."""
    found = knowledge.stub(name)
    if found is None:
        return None
    from looplint.static.inline import frame_of

    module = r.project.load(str(found[0]), stub=True)
    return frame_of(r, module).vars.get(found[1]) if module is not None else None


def stub_scope(info: FunctionInfo) -> Scope | None:
    """The scope that a stub's context manager declares by `@scope("off-step")`."""
    if not info.module.stub or isinstance(info.node, ast.Lambda):
        return None
    for decorator in info.node.decorator_list:
        match decorator:
            case ast.Call(func=ast.Name(id="scope"), args=[ast.Constant(value=str(name))]):
                return Scope(name)
    return None


def construct(r: Reader, name: str, row: Row, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """Make an object of an installed class."""
    bound = bind_row(row, args, kwargs)
    if "scope" in row:
        return scoped(r, name, row, bound, node)
    role = Role(row.get("role", "unknown"))
    wrapped = bound.get(row["wraps"]) if "wraps" in row else None
    if wrapped is not None:
        return wrap(r, wrapped, name, row, bound, node)
    facts = {k: v for k, v in row.items() if k not in _FACTS_OF_CALLS}
    if name == "torch.nn.Sequential" and (parts := data.pipeline_of(r, bound.get("args"))):
        role, facts = Role.TRANSFORM, {"parts": parts}
    given = {k: plain(r, v) for k, v in bound.items() if k != "**"}
    if role is Role.TRANSFORM and "defaults" in row:
        given = {**row["defaults"], **given}
    if "**" in bound:
        given["**"] = True
    obj = Obj(role, name, "", r.span(node), given, facts=facts)
    if role is Role.SCHEDULER:
        describe_schedule(r, obj, bound)
    if role is Role.LOADER and isinstance(collate := r.resolved(bound.get("collate_fn", NONE)), (Func, Inst)):
        obj.facts["collate"] = collate
    if role in (Role.SCHEDULER, Role.LOADER):
        obj.facts["amounts"] = measures.of_arguments(r, bound)
    if role is Role.SCALER and "enabled" in bound:
        obj.args = {**given, "enabled": switched(r, bound["enabled"], node)}
    if role is Role.LOADER and (samplers := objects_in(bound.get("sampler"))):
        facts["samplers"] = tuple(one.root for one in samplers)
    if role is Role.MODEL:
        _describe_layer(obj, row, args, bound)
    elif "of" in row:
        obj.of = _of(r, role, bound.get(row["of"]))
    if role in data.DATA:
        data.describe(r, obj, row, bound, node)
        data.made(r, obj, bound, node)
    elif role is not Role.UNKNOWN and not (r.building and role is Role.MODEL):
        r.emit(Op.MAKE, obj, node)
    if role is Role.OPTIMIZER:
        optimizer_made(r, obj, bound.values(), node)
    return Ref(obj)


def optimizer_made(r: Reader, obj: Obj, given: Iterable[Value], node: ast.AST) -> None:
    """What an optimizer did with its parameters: read them, once; left out what was frozen, where they were picked."""
    values = list(given)
    if "class" not in obj.facts:  # one of the user's reads them where its constructor does
        parameters.consume(r, values, "optimizer", node)
    obj.facts["only_trainable"] = any(map(parameters.only_trainable, values))
    obj.facts["partial"] = any(map(parameters.is_open, values))
    obj.facts["own_rates"] = any(map(parameters.has_own_rates, values))


def _of(r: Reader, role: Role, value: Value | None) -> tuple[Obj, ...] | None:
    if role in (Role.OPTIMIZER, Role.EMA):
        return owners(value)
    if value is None:
        return None
    found = objects_in(value)
    if not found:
        found = [o for o in (guessed_value(r, v) for v in options(value)) if o is not None]
    return tuple(o.root for o in found) or None


def guessed_value(r: Reader, value: Value) -> Obj | None:
    """The object that an unknown's name promises, if any."""
    if not isinstance(value, Sym):
        return None
    role = value.obj.role if value.obj else knowledge.guess(value.name)
    return guess_object(r, value, role) if role is not None else None


def wrap(r: Reader, wrapped: Value, name: str, row: Row, bound: Kwargs, node: ast.AST) -> Value:
    """DDP(model), torch.compile(model): another face of the same object."""
    results: list[Value] = []
    for option in options(wrapped):
        inner = option.obj if isinstance(option, (Ref, Inst)) else guessed_value(r, option)
        if inner is None and isinstance(option, Sym):
            inner = guess_object(r, option, Role.MODEL)
        if inner is None:
            results.append(option)
            continue
        facts = {k: v for k, v in row.items() if k not in _FACTS_OF_CALLS}
        face = Obj(
            inner.role, name, "", r.span(node), {k: plain(r, v) for k, v in bound.items()}, base=inner, facts=facts
        )
        r.emit(Op.WRAP, face, node, {"by": name, **facts})
        results.append(Inst(option.cls, option.attrs, face, option.key) if isinstance(option, Inst) else Ref(face))
    return results[0] if results else wrapped


def scoped(r: Reader, name: str, row: Row, bound: Kwargs, node: ast.AST) -> Value:
    """A context manager: the scope that it opens, by its switch."""
    func = bound.get("orig_func")
    if isinstance(func, Func):
        return func
    facts: dict[str, Any] = {**row.get("defaults", {}), **{k: settled(r, v) for k, v in bound.items()}}
    switch = row.get("switch")
    if switch is not None:
        given = bound.get(switch)
        if given is None:
            given = Const(row.get("defaults", {}).get(switch, True))
        test = truth(r, given, node)
        if row.get("op") == "grad-mode":
            if isinstance(test, bool):
                scope = row["scope"] if test else row["scope_if_false"]
                return Scoped(name, scope, {**facts, "test": test, "statement": True})
            return Scoped(name, "grad-mode", {**facts, "test": test})
        if row.get("scope") == "no-grad" and test is False:
            return Scoped(name, row.get("scope_if_false"), facts)
        facts["enabled"] = switched(r, given, node)
    return Scoped(name, row["scope"], facts)


def decorator_scope(r: Reader, value: Value) -> tuple[Scope, dict[str, Any]] | None:
    """The scope that a decorator opens around the function."""
    value = r.resolved(value)
    named = value.info.name if isinstance(value, Func) else getattr(value, "name", "") or getattr(value, "method", "")
    if knowledge.looks_like("main_process_decorator", named):
        return Scope.RANK_ZERO, {}
    if isinstance(value, Ext):
        row = knowledge.function(value.name) or knowledge.klass(value.name)
        return (Scope(row["scope"]), {}) if row is not None and "scope" in row and "switch" not in row else None
    if isinstance(value, Scoped) and value.scope and value.scope != "grad-mode":
        return Scope(value.scope), {k: v for k, v in value.facts.items() if k != "test"}
    return None


# -- applying a row ------------------------------------------------------------------------------------------------
def apply(
    r: Reader,
    row: Row,
    owner: Obj | None,
    receiver: Value | None,
    args: list[Value],
    kwargs: Kwargs,
    node: ast.AST,
    name: str,
) -> Value:
    """What a call described by a row does, and its value."""
    bound = bind_row(row, args, kwargs)
    if "scope" in row:
        return scoped(r, name, row, bound, node)
    if "registers" in row and owner is not None and row["registers"] in bound:
        hold(owner, bound[row["registers"]])
    op = row.get("op")
    if "swaps" in row and owner is not None:
        averages.swapped(r, row, owner, bound, node)
    if row.get("moves") and owner is not None and owner.role is Role.MODEL:
        r.emit(Op.PLACE, owner, node, {k: plain(r, v) for k, v in bound.items() if k != "**"}, _params_of(owner))
    if "switch" in row and "op_if_false" in row:
        given = bound.get(row["switch"], Const(row.get("defaults", {}).get(row["switch"], True)))
        test = truth(r, given, node)
        mode = r.resolved(given)
        if isinstance(mode, Sym) and mode.name == "training" and mode.key.startswith("#"):
            r.emit(Op(row["op"]), owner, node, {"restores": mode.key}, _params_of(owner))
            return result(r, row, owner, receiver, bound, node, name)

        def happen(which: str) -> bool:
            event(r, Op(row[which]), row, owner, receiver, bound, node, name)
            return True

        r.branch(test, lambda: happen("op"), lambda: happen("op_if_false"))
        return result(r, row, owner, receiver, bound, node, name)
    own = owner is not None and "class" in owner.facts  # a method of the user's, which was executed, reads them itself
    if not own and not str(row.get("returns", "")).startswith(("iterable", "same")):
        parameters.consume(r, bound.values(), name.rpartition(".")[2], node)
    if owner is not None and "registers" in row:
        parameters.register(r, receiver or Ref(owner), bound, row["registers"], node)
    if owner is not None and "visits" in row:
        _visit(r, owner, r.resolved(bound.get(row["visits"], NONE)), node)
    if owner is not None and "adds" in row:
        parameters.add_group(r, owner, bound.get(row["adds"]), node)
    if op is not None:
        given_back = event(r, Op(op), row, owner, receiver, bound, node, name)
        if given_back is not None:
            return given_back
    return result(r, row, owner, receiver, bound, node, name)


_SWITCHES = regex(r"\.(?:eval|train|requires_grad_)\(|\.(?:training|requires_grad)\s*=")


def _visit(r: Reader, owner: Obj, func: Value, node: ast.AST) -> None:
    """`model.apply(func)`: what switches modes or freezes is executed, on some of the model's modules."""
    from looplint.static.inline import call_function

    if isinstance(func, Func) and _SWITCHES.search(func.info.text):
        r.sets += 1
        try:
            call_function(r, func, [Ref(some_part(r, owner, node))], {}, node)
        finally:
            r.sets -= 1


def event(
    r: Reader,
    op: Op,
    row: Row,
    owner: Obj | None,
    receiver: Value | None,
    bound: Kwargs,
    node: ast.AST,
    name: str,
) -> Value | None:
    """Write the event of a row; the value of the call where the event makes it."""
    told = row.get("obj", "optimizer" if op is Op.UNSCALE else "")
    either = r.resolved(bound.get(told, NONE))
    if isinstance(either, Phi) and len({id(obj.root) for obj in objects_in(either)}) > 1:
        from looplint.static.inline import split

        def on_side(value: Value) -> Value:
            return event(r, op, row, owner, receiver, {**bound, told: value}, node, name) or NONE

        made_of_sides = split(r, either, on_side)
        return made_of_sides if made_of_sides is not NONE else None
    target = bound.get(row["obj"]) if "obj" in row else receiver
    special = _EVENTS.get(op)
    if special is not None:
        made: Value | None = special(r, row, owner, target, bound, node, name)
        return made
    renamed = row.get("as", {})
    args = {renamed.get(k, k): plain(r, v) for k, v in bound.items() if k != row.get("obj") and k != "**"}
    if args.get("set_to_none") is False:
        args["gradients_read"] = r.module.says(_READS_GRADIENTS)
    if row.get("replaces_parameters"):
        args["replaces_parameters"] = True
    if r.restoring and op in (Op.TRAIN, Op.EVAL):
        args["restores"] = r.restoring
    if op is Op.WRAP:
        args.update({k: v for k, v in row.items() if k not in _FACTS_OF_CALLS}, by=name)
    obj = owner if "obj" not in row else _object_of(r, target)
    if obj is not None and op in (Op.TRAIN, Op.EVAL):
        obj.root.facts["switched"] = {*obj.root.facts.get("switched", ()), op}
    if "obj" not in row or obj is not None or op in (Op.READ, Op.SEED, Op.SAVE, Op.LOAD, Op.BARRIER):
        r.emit(op, obj, node, args, _params_of(obj))
    return None


_READS_GRADIENTS = regex(r"\.grad\b(?!\s*(?:=(?!=)|is\b))")
_LOOKS_AT_NORMS = regex(r"(?<!clip_)\bgrad(?:ient)?_?norms?\b|\btotal_norm|\.grad\b.*\bnorm\(|\bwatch\(")


def _object_of(r: Reader, value: Value | None) -> Obj | None:
    if value is None:
        return None
    if isinstance(value, Params):
        return value.of[0] if value.of else None
    found = objects_in(value) or [o for o in (guessed_value(r, v) for v in options(value)) if o is not None]
    return found[0] if found else None


def _params_of(obj: Obj | None) -> frozenset[Obj] | None:
    """The models whose parameters an object stands for."""
    if obj is None:
        return None
    if obj.role is Role.OPTIMIZER:
        return frozenset(obj.root.of) if obj.root.of is not None else None
    if obj.role in (Role.MODEL, Role.EMA, Role.CRITERION):
        some = obj.root.facts.get("some_of")
        return frozenset(some) if some else frozenset({obj.root})
    return None


def _forward(
    r: Reader, row: Row, owner: Obj | None, target: Value | None, bound: Kwargs, node: ast.AST, name: str
) -> Value | None:
    if owner is None:
        if row.get("updates_statistics") and (model := _object_of(r, target)) is not None:
            r.emit(Op.MENTION, model, node, {"how": "passed", "to": name})
        return None
    return forward(r, owner, list(bound.values()), node)


_SUMS = regex(r"""reduction=["']sum["']""")


def forward(r: Reader, model: Obj, given: list[Value], node: ast.AST, **args: Any) -> Tensor:
    """A model applied to its inputs."""
    from looplint.static.describe import functional_dropout

    root = model.root
    recurrence.fed(r, given)
    dropout = functional_dropout(r, root)
    extra: dict[str, Any] = {"text": r.statement_text(node), **args}
    if dropout:
        extra["functional_dropout"] = dropout
    if any(isinstance(value, Tensor) and value.facts.get("volatile") for value in given):
        extra["volatile"] = True
    done = data.input_facts(given)
    extra.update((name, fact) for name, fact in done.items() if name != "of_loader" or "standardised" in done)
    r.emit(Op.FORWARD, model, node, extra, frozenset({root}))
    if (at := precision.halved(given)) is not None:
        r.emit(Op.CAST, model, node, {"dtype": "torch.float16", "input": at}, frozenset({root}))
    inputs = reach([value for value in given if not is_named_data(value)])  # unknown data is data
    numbers: dict[str, Any] = {"numbers": scores.given_by(r, root, given, node)} if "method" not in args else {}
    numbers.update(totals.of_batch(given))
    numbers["direct"] = True
    if (shape := shapes.of_layer(root)) is not None:
        numbers["shape"] = shape
    if not recording(r):
        return Tensor(frozenset(), {"no_grad": True, **numbers})
    own = frozenset() if root.facts.get("frozen") else frozenset({root})
    facts = {"forward": root, **numbers, **cuts_of(given), **precision.of_forward(r, root)}
    if "of_loader" in done:
        facts["of_loader"] = done["of_loader"]
    if "class" in root.facts and _SUMS.search(root.facts["class"].text):
        facts["reduction"] = "sum"  # what it returns may be its own loss
    return Tensor(None if inputs is None else inputs | own, facts)


def recording(r: Reader) -> bool:
    """Whether autograd records here, by the scopes entered."""
    for context in reversed(r.under):
        if context.scope is Scope.NO_GRAD:
            return False
        if context.scope is Scope.ENABLE_GRAD:
            return True
    return True


def _reduction(r: Reader, row: Row, owner: Obj | None, bound: Kwargs) -> Any:
    """How a loss function makes one number of many."""
    source = owner.facts if owner is not None else row
    given = owner.args if owner is not None else {k: plain(r, v) for k, v in bound.items() if k in _REDUCING}
    if given.get("size_average") is False:  # of old
        return "sum"
    return given.get("reduction", source.get("defaults", {}).get("reduction", "mean"))


_REDUCING = ("reduction", "size_average")


def _loss(
    r: Reader, row: Row, owner: Obj | None, target: Value | None, bound: Kwargs, node: ast.AST, name: str
) -> Value | None:
    given = [v for k, v in bound.items() if k not in ("reduction", "weight")]
    how = _reduction(r, row, owner, bound)
    result = joined_tensor(given, "", made=(owner.made if owner else name), reduction=how, loss=True)
    if owner is not None and owner.role is Role.CRITERION and not owner.known:
        result.facts.pop("reduction", None)
    result.facts.pop("divided", None)
    if owner is not None and owner.root.facts.get("learnable") and result.reaches is not None:
        result.reaches |= {owner.root}
        result.facts["learnable"] = (*result.facts.get("learnable", ()), owner.root)
    if not recording(r):
        result = Tensor(frozenset(), {**result.facts, "no_grad": True})
    elif not any(is_tensor(v) for v in given):
        result.reaches = None
    terms.begin(result)
    bootstraps.compared(r, bound, result, node)
    renamed = row.get("as", {})
    args = {renamed.get(k, k): plain(r, v) for k, v in bound.items() if k != "**"}
    args["value"] = result.as_loss(r.span(node), "")
    expects = row.get("expects") or (owner.root.facts.get("expects") if owner is not None else None)
    if expects is not None:
        args["expects"] = expects
        args["scores"] = scores.scores_of(r, bound.get("input", bound.get("inputs")))
    target_value = r.resolved(bound.get("target", NONE))
    if isinstance(target_value, Tensor) and "padded" in target_value.facts:
        args["padded"] = target_value.facts["padded"]
    if row.get("broadcasts") or (owner is not None and owner.root.facts.get("broadcasts")):
        args["shapes"] = [shapes.shape_of(r, r.resolved(bound[k])) for k in ("input", "target") if k in bound]
    result.obj.facts = result.facts  # type: ignore[union-attr]
    facts = {"autocast_unsafe": True} if row.get("autocast_unsafe") else {}
    obj = owner or Obj(Role.CRITERION, name, name.rpartition(".")[2], r.span(node), facts=facts)
    r.emit(Op.LOSS, obj, node, args, result.reaches)
    result.obj = None
    return result


def _backward(
    r: Reader, row: Row, owner: Obj | None, target: Value | None, bound: Kwargs, node: ast.AST, name: str
) -> Value | None:
    backward(r, target, bound, node)
    return NONE


def backward(r: Reader, target: Value | None, bound: Kwargs, node: ast.AST) -> None:
    """`loss.backward()`, whatever the loss is."""
    terms.use(*([target] if target is not None else []))
    if isinstance(target, Seq):
        target = joined_tensor(target.values(), "")
    for_args = {k: plain(r, v) for k, v in bound.items() if k not in ("tensors", "**")}
    name = ""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and not r.module.stub:
        name = r.text(node.func.value)
    if isinstance(target, Tensor):
        target.facts["descended"] = True
        loss = target.as_loss(r.span(node), name)
        facts = target.facts
    else:
        loss = _loss_of_unknown(r, target, name, node)
        facts = loss.facts
    extra = {
        "divided": facts.get("divided", ()),
        "multiplied": facts.get("multiplied", ()),
        "reduction": facts.get("reduction"),
    }
    for fact in ("scaler", "autocast"):
        if facts.get(fact) is not None:
            extra[fact] = facts[fact]
    r.emit(Op.BACKWARD, loss, node, {**for_args, **extra}, loss.reaches)


def _loss_of_unknown(r: Reader, target: Value | None, name: str, node: ast.AST) -> Obj:
    key = key_of(target) if target is not None else f"@{getattr(node, 'lineno', 0)}"
    known = r.guesses.get(f"loss:{key}")
    if known is None:
        facts = {"divided": _divisors(target)} if isinstance(target, Sym) else {}
        known = r.guesses[f"loss:{key}"] = Obj(Role.LOSS, "", name, r.span(node), facts=facts)
    return known


def _divisors(loss: Value) -> tuple[str, ...]:
    """What an unknown loss is divided by, the last first: `loss / n / 2`."""
    found: list[str] = []
    while isinstance(loss, Sym) and loss.parts[:1] in (("/",), ("*",)):
        if loss.parts[0] == "/":
            found.append(text_of(loss.parts[2]))
        loss = loss.parts[1]
    return tuple(found)


def _scale(
    r: Reader, row: Row, owner: Obj | None, target: Value | None, bound: Kwargs, node: ast.AST, name: str
) -> Value | None:
    loss = bound.get("outputs", NONE)
    if owner is None:
        return loss
    if owner.root.args.get("enabled") is False:
        return loss
    if not isinstance(loss, Tensor):
        loss = joined_tensor([loss], text_of(loss)) if is_tensor(loss) else Tensor(None, {}, text_of(loss))
    r.emit(Op.SCALE, owner, node, {"loss": loss.as_loss(r.span(node), "")}, loss.reaches)
    return Tensor(loss.reaches, {**loss.facts, "scaler": owner.root}, loss.name)


def _step(
    r: Reader, row: Row, owner: Obj | None, target: Value | None, bound: Kwargs, node: ast.AST, name: str
) -> Value | None:
    args: dict[str, Any] = {}
    optimizer = owner
    if "obj" in row:  # scaler.step(optimizer)
        optimizer = _object_of(r, target)
        if optimizer is None and target is not None:
            first = options(target)[0]
            optimizer = guess_object(r, first, Role.OPTIMIZER) if isinstance(first, Sym) else None
        if owner is not None and owner.root.args.get("enabled") is not False:
            args["scaler"] = owner.root
    closure = bound.get("closure")
    if closure is not None and not (isinstance(closure, Const) and closure.value is None):
        from looplint.static.inline import call_value

        value = r.resolved(closure)
        if isinstance(value, (Func, Bound, Phi)):
            args["closure"] = True
            call_value(r, value, [], {}, node)
        elif isinstance(value, Sym) and ("closure" in value.name or not value.name):
            args["closure"] = True
        elif isinstance(value, Tensor):
            args["closure"] = True  # `inner_optimizer.step(loss)`: it differentiates by itself
    if optimizer is not None:
        r.emit(Op.STEP, optimizer, node, args, _params_of(optimizer))
    return r.unknown(node)


def _grad(
    r: Reader, row: Row, owner: Obj | None, target: Value | None, bound: Kwargs, node: ast.AST, name: str
) -> Value | None:
    terms.use(*([target] if target is not None else []))
    if isinstance(target, Seq):
        target = joined_tensor(target.values(), "")
    loss = target.as_loss(r.span(node), "") if isinstance(target, Tensor) else _loss_of_unknown(r, target, "", node)
    args = {k: plain(r, v) for k, v in bound.items() if k in ("create_graph", "retain_graph")}
    r.emit(Op.GRAD, loss, node, args, loss.reaches)
    return Tensor(loss.reaches if bound.get("create_graph") is not None else frozenset(), {"gradient": True})


def _unscale(
    r: Reader, row: Row, owner: Obj | None, target: Value | None, bound: Kwargs, node: ast.AST, name: str
) -> Value | None:
    optimizer = _object_of(r, bound.get("optimizer"))
    if owner is not None and owner.root.args.get("enabled") is not False:
        r.emit(Op.UNSCALE, owner, node, {"optimizer": optimizer.root if optimizer else None}, _params_of(optimizer))
    return NONE


def _clip(
    r: Reader, row: Row, owner: Obj | None, target: Value | None, bound: Kwargs, node: ast.AST, name: str
) -> Value | None:
    args = {k: plain(r, v) for k, v in bound.items() if k not in (row.get("obj"), "**")}
    if owner is not None and "obj" not in row:
        r.emit(Op.CLIP, owner, node, args, frozenset({owner.root}))
        return r.unknown(node, "norm")
    if _norm_is_dropped(r, node):
        args["dropped"] = True
    value = r.resolved(target) if target is not None else NONE
    of = owners(value)
    args["function"] = name
    source = value.source if isinstance(value, Params) else None
    if source is not None:
        args["optimizer"] = source.root
    obj = of[0] if of and len(of) == 1 else Obj(Role.PARAMETERS, "", text_of(value), r.span(node), of=of)
    r.emit(Op.CLIP, obj, node, args, frozenset(of) if of is not None else None)
    return Sym(f"norm@{r.serial()}", "the gradient norm", "norm", frozenset(map(id, r.loops)))


def _norm_is_dropped(r: Reader, node: ast.AST) -> bool:
    """Whether nobody takes the norm that a clip returns, nor computes it otherwise; of a stub, at the user's call."""
    sites = [call.site for call in reversed(r.calls) if call.site is not None and not call.site[0].stub]
    module, at = sites[0] if r.module.stub and sites else (r.module, node)
    return at is r.bare and not module.says(_LOOKS_AT_NORMS)


def _freeze(
    r: Reader, row: Row, owner: Obj | None, target: Value | None, bound: Kwargs, node: ast.AST, name: str
) -> Value | None:
    switch = bound.get(row.get("switch", ""), Const(True))
    freeze(r, (owner,) if owner else owners(target), bool(getattr(r.resolved(switch), "value", True)), node)
    return target


def freeze(r: Reader, models: tuple[Obj, ...] | None, trainable: bool, node: ast.AST, *, some: bool = False) -> None:
    """requires_grad of the parameters of models set; in a loop that picks some of them, of a part."""
    some = some or (bool(r.sets) and any("grad" not in guard.text for guard in r.guards[-1:]))
    if models is None:
        parameters.freeze_unknown(r, Const(trainable), node)
    for model in models or ():
        if some:
            part = Obj(Role.MODEL, "", f"part of {model.name}", whole=model.root)
            r.emit(Op.UNFREEZE if trainable else Op.FREEZE, part, node, {"some": True}, frozenset({part}))
            continue
        r.emit(Op.UNFREEZE if trainable else Op.FREEZE, model, node, {}, frozenset({model.root}))
        if not [loop for loop in r.loops if loop.kind is not LoopKind.OTHER]:
            if trainable:
                parameters.thaw(model)
            model.root.facts["frozen"] = not trainable


def _schedule(
    r: Reader, row: Row, owner: Obj | None, target: Value | None, bound: Kwargs, node: ast.AST, name: str
) -> Value | None:
    if owner is None:
        return None
    given = [v for k, v in bound.items() if k != "**"]
    if len(given) > 2 or (len(given) > 1 and not owner.known):
        return None  # a diffusion scheduler: step(noise, t, x)
    renamed = row.get("as", {})
    args = {renamed.get(k, k): plain(r, v) for k, v in bound.items() if k != "**"}
    if not owner.known and "metrics" in args:
        args["metric"] = args.pop("metrics")
    if given and (measured := _measured(r.resolved(given[0]))):
        args["measured"] = measured
    if given and isinstance(node, ast.Call) and not r.module.stub:
        args["said"] = ", ".join(r.text(value) for value in (*node.args, *(k.value for k in node.keywords)))
    r.emit(Op.SCHEDULE, owner, node, args)
    return NONE


def _measured(number: Value) -> str:
    """What a number measures: the metric that computed it, the count it is a share of, or the calls that it sums."""
    if isinstance(number, Tensor):
        if number.facts.get("inverted"):
            return ""
        counts = sorted(acc.name for acc in number.facts.get("kept", ()))
        return str(number.facts.get("ratio") or number.facts.get("metric") or " ".join(counts))
    if isinstance(number, Sym) and number.parts:
        if number.parts[0] in ("-", "neg"):
            return ""
        return " ".join(filter(None, map(_measured, (part for part in number.parts if isinstance(part, Value)))))
    if isinstance(number, Seq):
        return " ".join(filter(None, map(_measured, number.items.values())))
    return number.name if isinstance(number, Sym) else ""


def _cast(
    r: Reader, row: Row, owner: Obj | None, target: Value | None, bound: Kwargs, node: ast.AST, name: str
) -> Value | None:
    given = bound.get("args")
    values = [*(given.values() if isinstance(given, Seq) else ()), *(v for k, v in bound.items() if k != "args")]
    named = row.get("casts")
    for dtype in [f"torch.{named}"] if named else [settled(r, value) for value in values]:
        if owner is not None:
            precision.cast(r, owner, dtype, node)
    return None


def _seed(
    r: Reader, row: Row, owner: Obj | None, target: Value | None, bound: Kwargs, node: ast.AST, name: str
) -> Value | None:
    renamed = row.get("as", {})
    args = {renamed.get(k, k): plain(r, v) for k, v in bound.items() if k != "**"}
    varies = any(varies_of(v) for v in bound.values())
    r.emit(Op.SEED, None, node, {**args, "seeds": row.get("seeds", ()), "varies": varies})
    return None


_EVENTS: dict[Op, Any] = {
    Op.CAST: _cast,
    Op.SEED: _seed,
    Op.FORWARD: _forward,
    Op.LOSS: _loss,
    Op.BACKWARD: _backward,
    Op.SCALE: _scale,
    Op.STEP: _step,
    Op.GRAD: _grad,
    Op.UNSCALE: _unscale,
    Op.CLIP: _clip,
    Op.FREEZE: _freeze,
    Op.UNFREEZE: _freeze,
    Op.SCHEDULE: _schedule,
    Op.SAVE: checkpoints.save,
    Op.LOAD: checkpoints.load,
    Op.RESTORE: checkpoints.restore,
    Op.EMA_UPDATE: averages.by_row,
    Op.EXPORT: exports.export,
    Op.INIT_GROUP: collectives.group,
    Op.DESTROY_GROUP: collectives.group,
    Op.REDUCE: collectives.reduce,
}


def result(
    r: Reader,
    row: Row,
    owner: Obj | None,
    receiver: Value | None,
    bound: Kwargs,
    node: ast.AST,
    name: str,
) -> Value:
    """The value of a call by its row's `returns`."""
    returns = row.get("returns", "")
    if isinstance(returns, tuple):
        parts = [{**(row if part == "new" else {}), "returns": part} for part in returns]
        return Seq({i: result(r, part, owner, receiver, bound, node, name) for i, part in enumerate(parts)})
    what, _, parameter = returns.partition(":")
    if what == "same":
        if row.get("compiles") and parameter and parameter in bound:
            return wrap(r, bound[parameter], name, row, bound, node)
        if row.get("cuts") and isinstance(receiver, Tensor):
            return cut(r, receiver, name.rpartition(".")[2].rstrip("_"), node)
        if isinstance(off := bound.get("volatile"), Const) and off.value is True:
            return Tensor(frozenset(), {"volatile": True})  # until torch 0.4: nothing behind it is recorded
        return bound.get(parameter, NONE) if parameter else (receiver or NONE)
    if what == "tensor":
        return _tensor_result(r, row, receiver, bound, node, name)
    if what in ("value", "loss") and isinstance(receiver, Tensor) and row.get("cuts"):
        return _number(r, receiver, node, name)
    if what in ("parameters", "parameter") and owner is not None:
        of = owner.root.facts.get("some_of") or (owner.root,)
        return Params(tuple(of), what, lazy=what == "parameters")
    if what == "modules" and owner is not None:
        return Iter(Ref(owner), None, r.text(node), None, "modules")
    if what == "each":
        return _each(r, row, bound, parameter, node, name)
    if what == "halves":
        return data.halves(r, bound.get(parameter), bound.get("random_state"), node)
    if what == "iterable":
        return _iterable(r, bound.get(parameter), node)
    if what == "new" or "role" in row:
        return _new(r, row, bound, node, name)
    if what == "call" and parameter in bound:
        from looplint.static.inline import call_value

        return call_value(r, bound[parameter], [], {}, node)
    if what == "none":
        return NONE
    if row.get("rank"):
        return Sym(f"{name}()", r.text(node), name.rpartition(".")[2])  # the same each time
    if what == "state" and (of := owner or _object_of(r, bound.get(parameter))) is not None:
        return checkpoints.state_of(r, of, node)
    if what == "copy" and bound:
        given = next(iter(bound.values()))
        shallow = name == "copy.copy" and isinstance(given, (State, Map, Seq))
        return given if shallow else copied(r, given, node)
    if not returns and any(is_tensor(v) for v in bound.values()):
        return joined_tensor([v for v in bound.values() if is_tensor(v)], "")
    return Sym(f"{name}@{r.serial()}", r.text(node), name.rpartition(".")[2], frozenset(map(id, r.loops)))


def _tensor_result(r: Reader, row: Row, receiver: Value | None, bound: Kwargs, node: ast.AST, name: str) -> Value:
    given = ([receiver] if receiver is not None else []) + list(bound.values())
    joined = joined_tensor(given, "")
    if row.get("cuts"):
        leaf = r.resolved(bound.get("requires_grad", NONE))
        trained = isinstance(leaf, Const) and leaf.value is True
        if trained and (name.endswith("_like") or not any(is_tensor(v) for v in given)):
            return leaf_tensor(r, node)  # of another only the shape is taken
        if any(is_tensor(v) for v in given):
            return cut(r, joined, name.rpartition(".")[2], node)
        if row.get("op") == "average":
            return Tensor(frozenset(), {"metric": _class_of(receiver)})
        return Tensor(frozenset(), {"independent": True} if row.get("random") else {})
    if not any(is_tensor(v) for v in given):
        joined.reaches = None if any(isinstance(v, Sym) for v in given) else joined.reaches
    return joined


def _class_of(receiver: Value | None) -> str:
    """The class of what a method is called on, without its package."""
    return receiver.obj.root.made.rpartition(".")[2] if isinstance(receiver, Ref) else ""


def leaf_tensor(r: Reader, node: ast.AST) -> Tensor:
    """A tensor that is itself trained: `torch.zeros(1, requires_grad=True)`, `nn.Parameter(...)`."""
    own = Obj(Role.PARAMETERS, "torch.nn.Parameter", "", r.span(node))
    return Tensor(frozenset({own}), {"leaf": True})


def _number(r: Reader, receiver: Tensor, node: ast.AST, name: str) -> Value:
    """`.item()` and the like: a number, without gradient, that remembers where it came from."""
    return cut(r, receiver, name.rpartition(".")[2], node)


def copied(r: Reader, value: Value, node: ast.AST) -> Value:
    """A deep copy: another object of the same kind."""
    value = r.resolved(value)
    if isinstance(value, Sym):
        varies = value.varies | frozenset(map(id, r.loops))  # each turn makes its own
        return Sym(f"{value.key}~copy{r.serial()}", "", "", varies, of=value.of, given=value.given)
    if isinstance(value, (Ref, Inst)) and value.obj is not None:
        old = value.obj.root
        of = _copied_data(old.of) if old.role is Role.DATASET else old.of
        copies = {id(one.root): copy for one, copy in zip(old.of or (), of or (), strict=True) if copy is not one}
        args = {name: copies.get(id(given), given) for name, given in old.args.items()} if copies else old.args
        obj = Obj(old.role, old.made, "", r.span(node), args, of, facts={**old.facts, "copy_of": old})
        obj.facts.pop("parts", None)
        r.emit(Op.MAKE, obj, node, {"copy_of": old})
        return (
            Inst(value.cls, _copied_parts(value.attrs, old, obj), obj, f"{value.key}copy{r.serial()}")
            if isinstance(value, Inst)
            else Ref(obj)
        )
    if isinstance(value, State):
        return checkpoints.copied_state(value)
    if isinstance(value, Seq):
        return Seq({k: _copied_state(v) for k, v in value.items.items()}, value.kind, value.open)
    if isinstance(value, Map):
        return Map({k: _copied_state(v) for k, v in value.items.items()}, value.open)
    return value


def _copied_data(of: tuple[Obj, ...] | None) -> tuple[Obj, ...] | None:
    """What the copy of a subset is a part of: a copy of the whole."""
    if of is None:
        return None
    pairs = [(old.root, _copied_data(old.root.of)) for old in of]
    return tuple(
        Obj(old.role, old.made, old.name, old.at, old.args, inner, facts={**old.facts, "copy_of": old})
        for old, inner in pairs
    )


def _copied_parts(attrs: dict[Any, Value], old: Obj, new: Obj, depth: int = 0) -> dict[Any, Value]:
    """The attributes of a copy: its parts are copies as well."""
    return {name: _copied_part(value, old, new, depth) for name, value in attrs.items()} if depth < 4 else dict(attrs)


def _copied_part(value: Value, old: Obj, new: Obj, depth: int) -> Value:
    if not isinstance(value, (Ref, Inst)) or value.obj is None or value.obj.root.whole is not old:
        return value
    before = value.obj.root
    facts = {k: v for k, v in before.facts.items() if k != "parts"}
    part = Obj(before.role, before.made, before.name, before.at, before.args, before.of, new, facts=facts)
    part.facts["copy_of"] = before
    if isinstance(value, Ref):
        return Ref(part)
    return Inst(value.cls, _copied_parts(value.attrs, before, part, depth + 1), part, f"{value.key}copy")


def _copied_state(value: Value) -> Value:
    return checkpoints.copied_state(value) if isinstance(value, State) else value


def _each(r: Reader, row: Row, bound: Kwargs, parameter: str, node: ast.AST, name: str) -> Value:
    """random_split and the like: one new object for each element of a list."""
    lengths = bound.get(parameter)
    count = len(lengths.items) if isinstance(lengths, Seq) and not lengths.open else 2
    made = [_new(r, row, bound, node, name) for _ in range(count)]
    return Seq(dict(enumerate(made)), "list")


def _new(r: Reader, row: Row, bound: Kwargs, node: ast.AST, name: str) -> Value:
    role = Role(row.get("role", "unknown"))
    facts = {k: v for k, v in row.items() if k not in _FACTS_OF_CALLS}
    given = {k: plain(r, v) for k, v in bound.items() if k != "**"}
    facts.update(knowledge.of_architecture(given.get(str(row.get("named_by")))))
    obj = Obj(role, name, "", r.span(node), given, facts=facts)
    if "of" in row:
        obj.of = _of(r, role, bound.get(row["of"]))
    if role in (Role.SCHEDULER, Role.LOADER):
        facts["amounts"] = measures.of_arguments(r, bound)
    if role is Role.MODEL and facts.get("mode_dependent") == "unknown":
        facts["mode_dependent"] = None
    if role in data.DATA:
        data.describe(r, obj, row, bound, node)
        data.made(r, obj, bound, node)
    elif role is not Role.UNKNOWN:
        r.emit(Op.MAKE, obj, node)
    return Ref(obj)


def _iterable(r: Reader, value: Value | None, node: ast.AST) -> Value:
    """zip, chain, tqdm, list ...: passes the elements on."""
    value = r.resolved(value) if value is not None else NONE
    if isinstance(value, Seq) and value.items and all(isinstance(v, Params) for v in value.values()):
        return parameters.read_once(owners(value), *value.values())
    if isinstance(value, Seq) and len(value.items) == 1:
        return _iterable(r, value.values()[0], node)
    return value


def opaque(r: Reader, name: str, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """A call that is not followed: its objects are handed on; tensors in, a tensor out."""
    values = [*args, *kwargs.values()]
    terms.handed_on(name or r.text(node)[:80], values)
    for value in values:
        mention(r, value, "passed", node, to=name or r.text(node)[:80])
    tensors = [v for v in values if is_tensor(v) and not isinstance(v, Params)]
    if tensors:
        kept = joined_tensor(tensors, "")
        kept.facts.pop("divided", None)
        kept.facts["opaque"] = True  # perhaps no plain tensor: a batch object, a distribution
        if name.rpartition(".")[2] in _ORDERING:
            kept.facts.pop("independent", None)
        if not kept.reaches and not name.startswith(_PURE_PACKAGES):
            kept.reaches = None  # what is called may have parameters of its own
        return kept
    last = name.rpartition(".")[2]
    made = re.sub(r"^(create|get|build|make|configure|init|setup|load|new|initialize)_", "", last)
    role = knowledge.guess(made) if made != last else None
    if role in (Role.OPTIMIZER, Role.SCHEDULER, Role.MODEL, Role.LOADER):
        sym = Sym(f"{name}@{getattr(node, 'lineno', 0)}#{r.serial()}", made, made, frozenset(map(id, r.loops)))
        obj = guess_object(r, sym, role)
        obj.name = ""
        if role is Role.OPTIMIZER:
            models = [o for v in values for o in objects_in(v) if o.role is Role.MODEL]
            obj.of = tuple(o.root for o in models) or None
            optimizer_made(r, obj, values, node)
        return Ref(obj)
    if knowledge.looks_like("collective", last):
        r.emit(Op.REDUCE, None, node, {"by": last, "guessed": True})
    if any(knowledge.looks_like(kind, last) for kind in _OF_PROCESSES):
        return Sym(f"{name}()", r.text(node), last)  # the same each time
    sym = Sym(f"{name}@{getattr(node, 'lineno', 0)}#{r.serial()}", r.text(node), "", frozenset(map(id, r.loops)))
    given = [v for v in values if isinstance(v, Params) and v.what != "grad"]
    sym.of = owners(given[0]) if given else None
    sym.given = {k: plain(r, v) for k, v in kwargs.items() if k != "**"}
    if last[:1].isupper():
        sym.given["class"] = last  # a constructor: what it makes is new
    elif name.startswith(_PURE_PACKAGES) and all(map(is_named_data, values)):
        sym.given["of_names"] = True
    return sym


_CPU = regex(r"(?<!\w)cpu(?!\w)")
_OF_PROCESSES = ("rank", "main_process", "distributed", "world_size")
_ORDERING = frozenset({"cat", "concat", "concatenate", "stack", "vstack", "sort", "repeat_interleave", "outer"})
_PURE_PACKAGES = ("torch.", "numpy.", "math.", "builtins.", "einops.", "torchvision.transforms.", "sklearn.", "scipy.")


def class_method(r: Reader, owner: Value, name: str, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """A method that a class has from an installed base: `Net.from_pretrained(...)`, `Net.load_from_checkpoint(...)`."""
    if isinstance(owner, Class) and re.match(r"(from_|load_from_|build|create)", name):
        from looplint.static.inline import external_bases, instantiate

        made = instantiate(r, owner, [], {"**": NONE}, node)
        rows = (knowledge.method(base, name) for base in external_bases(r, owner.info))
        row = next((row for row in rows if row is not None), None)
        if row is not None and row.get("mode") and isinstance(made, Inst) and made.obj is not None:
            made.obj.facts["mode"] = row["mode"]
        return made
    return opaque(r, name, args, kwargs, node)


def loss_of_criterion(r: Reader, obj: Obj, value: Value, args: list[Value], node: ast.AST) -> Value:
    """The loss of a criterion that the user wrote: of several results of its forward the first with a gradient."""
    if isinstance(value, Seq) and not value.open:
        place = next((k for k, v in value.items.items() if isinstance(v, Tensor) and v.reaches), None)
        if place is not None:
            loss = loss_of_criterion(r, obj, value.items[place], args, node)
            return Seq({**value.items, place: loss})
    given = [v for v in options(value) if isinstance(v, Tensor)]
    loss = given[0] if given else joined_tensor(args, "")
    if not given and not loss.reaches:
        loss.reaches = None
    loss.facts = {**loss.facts, **terms.joined(given), "made": obj.made, "loss": True}
    if obj.root.facts.get("learnable"):
        loss.facts["learnable"] = (*loss.facts.get("learnable", ()), obj.root)
    loss.obj = None
    shown = loss.as_loss(r.span(node), "")
    named = dict(zip(("input", "target"), (plain(r, a) for a in args), strict=False))
    r.emit(Op.LOSS, obj, node, {**named, "value": shown}, loss.reaches)
    loss.obj = None
    return loss


# -- objects called and their methods ------------------------------------------------------------------------------
def call_object(
    r: Reader, obj: Obj, args: list[Value], kwargs: Kwargs, node: ast.AST, inst: Inst | None = None
) -> Value:
    """A training object called: a model's forward, a criterion, a metric."""
    if obj.role in (Role.MODEL, Role.EMA) and not obj.root.made.startswith("torch.nn.functional"):
        given = forward(r, obj, [*args, *kwargs.values()], node)
        return own_loss.of_call(r, obj, args, kwargs, node, given)
    row = knowledge.method(obj.root.made, "__call__") or knowledge.method(obj.role.value, "__call__")
    if row is not None and obj.role is not Role.TRANSFORM:
        return apply(r, row, obj, Ref(obj), args, kwargs, node, obj.made)
    values = [*args, *kwargs.values()]
    if any(is_tensor(v) for v in values):
        changed = joined_tensor([v for v in values if is_tensor(v)], "")
        if obj.role is Role.TRANSFORM:
            changed.facts["transformed"] = obj
        return changed
    if obj.role is Role.TRANSFORM and any(step.facts.get("random") for step in data.leaves(obj)):
        return Tensor(frozenset(), {"transformed": obj})
    return r.unknown(node)


def object_method(
    r: Reader,
    obj: Obj,
    name: str,
    args: list[Value],
    kwargs: Kwargs,
    node: ast.AST,
    inst: Inst | None = None,
    *,
    plain: bool = False,
) -> Value:
    """A method of a training object, by its class's or role's row."""
    receiver: Value = inst if inst is not None else Ref(obj)
    kept.moved(r, name, args)
    made = obj.root.made
    if obj.role is Role.CHECKPOINT:
        origin = checkpoints.origin_of(receiver)
        if origin is not None and (found := checkpoints.origin_method(r, receiver, origin, name, args, node)):
            return found
    own = (knowledge.method(kind, name) for kind in dict.fromkeys((obj.made, made)) if kind)  # the wrapper's first
    row = next(filter(None, own), None) or knowledge.method(obj.role.value, name)
    if row is not None:
        obj.root.facts["is_module"] = True
        return apply(r, row, obj, receiver, args, kwargs, node, f"{made}.{name}")
    if made == "torch.nn.Parameter":
        if name == "cpu" or (name == "to" and args and _CPU.search(text_of(args[0]) + key_of(args[0]))):
            return Ref(obj)  # parameters are made there
        return tensor_method(r, Tensor(frozenset({obj}), {"leaf": True}, obj.name), name, args, kwargs, node)
    held = objects.contents(r, obj, node) if obj.role is Role.MODEL and name in ("items", "values", "keys") else None
    if isinstance(held, Map):
        return container_method(r, held, name, args, kwargs, node)
    if obj.role is Role.MODEL and name in objects.PASSING:  # ddp.module(x)
        return call_object(r, obj.root, args, kwargs, node)
    if obj.role is Role.MODEL and not name.startswith(
        ("__", "register", "get_", "set_", "load", "save", "is_", "push_")
    ):
        given = [*args, *kwargs.values()]
        if any(is_tensor(v) for v in given) or name in (
            "generate",
            "encode",
            "decode",
            "predict",
            "sample",
            "compute_loss",
        ):
            return forward(r, obj, given, node, method=name)
        return r.unknown(node)
    if name == "set_epoch":
        r.emit(Op.SET_EPOCH, obj, node)
        return NONE
    if obj.role is Role.OPTIMIZER and name == "backward":  # fp16 optimizers of old: optimizer.backward(loss)
        backward(r, args[0] if args else None, {}, node)
        return NONE
    if obj.role is Role.OPTIMIZER and "step" in name.split("_"):
        _phase_of_step(r, obj, name, node)
        return r.unknown(node)
    values = [*args, *kwargs.values()]
    for value in values:
        mention(r, value, "passed", node, to=f"{obj.name}.{name}")
    if any(is_tensor(v) for v in values):
        return joined_tensor([v for v in values if is_tensor(v)], "")
    return r.unknown(node)


def _phase_of_step(r: Reader, obj: Obj, name: str, node: ast.AST) -> None:
    """`optimizer.first_step(zero_grad=True)` of an optimizer out of sight: it uses the gradients and sees to them."""
    for op in (Op.STEP, Op.ZERO_GRAD):
        r.emit(op, obj, node, {"method": name}, _params_of(obj))


# -- unknowns ------------------------------------------------------------------------------------------------------
def parameter(r: Reader, info: FunctionInfo, arg: ast.arg) -> Sym:
    """A parameter whose argument is not seen: an unknown by its name, with what its annotation says."""
    sym = Sym(f"{info.module.path}:{info.qualname}.{arg.arg}", arg.arg, arg.arg)
    note = arg.annotation
    name = note.attr if isinstance(note, ast.Attribute) else note.id if isinstance(note, ast.Name) else ""
    role = _ANNOTATIONS.get(name)
    if role is not None:
        guess_object(r, sym, role)
    return sym


_ANNOTATIONS = {
    "Optimizer": Role.OPTIMIZER,
    "Module": Role.MODEL,
    "DataLoader": Role.LOADER,
    "LRScheduler": Role.SCHEDULER,
    "_LRScheduler": Role.SCHEDULER,
    "GradScaler": Role.SCALER,
}


def guess_object(r: Reader, sym: Sym, role: Role) -> Obj:
    """The object that an unknown is taken to be; the same for equal unknowns."""
    if sym.obj is not None:
        return sym.obj
    key = f"{role}:{sym.key}"
    if key not in r.guesses:
        r.guesses[key] = Obj(role, "", sym.text or sym.name, None, sym.given, sym.of, facts={"varies": sym.varies})
    sym.obj = r.guesses[key]
    return sym.obj


def guessed(r: Reader, sym: Sym, method: str, spelled: str = "") -> Obj | None:
    """The object behind an unknown on which a method is called, by its name, else by how it is used.

    `spelled` is how the code writes it here: what a factory gave is known by the name that it was bound to.
    """
    if sym.obj is not None:
        return sym.obj
    spelled = spelled if _PLAIN.fullmatch(spelled) else sym.text
    for name in (sym.name, spelled.rpartition(".")[2]):
        role = knowledge.guess(name)
        if role is not None and (knowledge.method(role.value, method) or role is Role.LOADER):
            return guess_object(r, sym, role)
    role = _role_by_use(r, spelled, method)
    return guess_object(r, sym, role) if role is not None else None


_PLAIN = regex(r"[\w.\[\]'\"]+")


def _role_by_use(r: Reader, text: str, method: str) -> Role | None:
    if not _PLAIN.fullmatch(text):
        return None
    code = r.module.source.text
    if method in ("step", "zero_grad"):
        if f"{text}.step(" in code and f"{text}.zero_grad(" in code:
            return Role.OPTIMIZER
        return Role.MODEL if method == "zero_grad" else None
    if method in ("eval", "no_sync"):
        return Role.MODEL
    if method == "train" and (f"{text}.eval(" in code or f"{text}.parameters(" in code):
        return Role.MODEL
    if method in ("to", "cuda"):
        return Role.MODEL if re.search(rf"(?<!\w){re.escape(text)}\.parameters\(", code) else None
    return Role.MODEL if method == "parameters" else None


def unknown_method(r: Reader, sym: Sym, name: str, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """A method of something unknown: by what its name or use says it is, else a call that is not followed."""
    if sym.origin is not None and (read := checkpoints.origin_method(r, sym, sym.origin, name, args, node)):
        return read
    if name == "backward":
        if args and sym.obj is None and knowledge.guess(sym.name) is not Role.LOSS:
            return _foreign_backward(r, sym, args, kwargs, node)
        row = knowledge.method("tensor", "backward")
        assert row is not None
        backward(r, sym, bind_row(row, args, kwargs), node)
        return NONE
    if name in kept.APPENDING and not kept.bounded(sym):
        kept.appended(r, sym, name, args, node)
    elif name in ("clear", "pop", "popleft"):
        kept.emptied(r, sym, node)
    kept.moved(r, name, args)
    written = node.func.value if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else None
    obj = guessed(r, sym, name, r.text(written) if written is not None else "")
    if obj is None and name == "set_epoch":
        r.emit(Op.SET_EPOCH, None, node)
        return NONE
    if obj is not None:
        return object_method(r, obj, name, args, kwargs, node)
    row = knowledge.method("tensor", name)
    if row is not None and name == "half":
        return precision.typed(r, name, None, args, kwargs, Tensor(None, {}, sym.text), node)
    placed = name == "cuda" or (name == "cpu" and isinstance(written, ast.Call))  # a model, or data: nothing new
    if row is not None and name not in ("to", "size", "type", "float", "int", "clone", "copy") and not placed:
        return data.carry_rows(name, [sym], apply(r, row, None, Tensor(None, {}, sym.text), args, kwargs, node, name))
    if name in ("items", "values", "keys", "copy", "to", "cuda", "cpu", "strip", "lower", "get"):
        inner = ",".join(key_of(a) for a in args)
        same = Sym(f"{sym.key}.{name}({inner})", r.text(node), sym.name if name != "get" else "", sym.varies)
        if name in ("to", "cuda", "cpu"):
            same.of, same.given = sym.of, sym.given
        return data.carry_rows(name, [sym], same)
    done = data.carry_rows(name, [sym], opaque(r, f"{sym.text}.{name}", args, kwargs, node))
    if "[*" in sym.key and isinstance(done, Sym):
        done.key += "[*]"  # of what a loop yields: data still
    return done


def _foreign_backward(r: Reader, sym: Sym, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """`engine.backward(loss)` of an unknown engine, or `loss.backward(gradient)`."""
    first = r.resolved(args[0])
    if (isinstance(first, Tensor) and first.facts.get("loss")) or (isinstance(first, Sym) and "loss" in first.name):
        backward(r, first, {}, node)
    else:
        backward(r, sym, {}, node)
    return NONE


_CLASS = regex(r"[A-Z][a-z]\w*[A-Z][a-z]|[A-Z][a-z]+\Z")  # a name as classes have it


def call_unknown(r: Reader, sym: Sym, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """Call something unknown: a model or criterion by its name, else not followed."""
    terms.handed_on(sym.text or sym.name, [*args, *kwargs.values()])
    role = sym.obj.role if sym.obj is not None else knowledge.guess(sym.name)
    if role is None and re.fullmatch(r"[\w.\[\]]+", sym.text) and _switched(r, sym.text):
        role = Role.MODEL
    if role is Role.METRIC and _CLASS.match(sym.name):
        role = None  # `AverageMetric("loss")` makes one, and measures nothing
    if role in (Role.MODEL, Role.EMA, Role.CRITERION, Role.METRIC):
        return call_object(r, guess_object(r, sym, role), args, kwargs, node)
    values = [*args, *kwargs.values()]
    if "loss" in sym.name.lower() and values:
        row = {"params": ("input", "target"), "defaults": {}}
        guess = guess_object(r, sym, Role.CRITERION)
        return _loss(r, row, guess, None, bind_row(row, args, kwargs), node, "") or NONE
    return opaque(r, sym.name, args, kwargs, node)


def _switched(r: Reader, text: str) -> bool:
    code = r.module.source.text
    return f"{text}.eval()" in code or f"{text}.train()" in code or f"{text}.parameters()" in code


# -- builtins ------------------------------------------------------------------------------------------------------
from looplint.static.builtins import BUILTIN_CALLS as _BUILTINS  # noqa: E402
from looplint.static.describe import (  # noqa: E402
    connect,
    describe_criterion,
    describe_model,
    describe_schedule,
    hold,
    role_of_class,
)
from looplint.static.describe import describe_layer as _describe_layer  # noqa: E402
from looplint.static.tensors import (  # noqa: E402
    constant_method,
    container_method,
    on_attribute_set,
    on_discard,
    on_update_in_place,
    params_method,
    tensor_method,
)

__all__ = [
    "connect",
    "constant_method",
    "container_method",
    "describe_criterion",
    "describe_model",
    "evaluate",
    "hold",
    "on_attribute_set",
    "on_discard",
    "on_update_in_place",
    "params_method",
    "role_of_class",
    "tensor_method",
]
