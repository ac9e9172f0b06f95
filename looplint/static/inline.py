"""Calls: the user's functions, methods, generators, context managers and stubs are executed in place."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from looplint import knowledge
from looplint.events import Context, Loop, LoopKind, Obj, Op, Role, Scope
from looplint.regex import regex
from looplint.static import averages, checkpoints, data, effects, logs, parameters, questions, terms
from looplint.static.builtins import drawn
from looplint.static.flow import nodes
from looplint.static.modules import ClassInfo, FunctionInfo, Module
from looplint.static.objects import attribute, evaluate, is_tensor, reach
from looplint.static.reader import MOST_CALLS, MOST_DEPTH, Call, loop_node
from looplint.static.values import (
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
    options,
)

if TYPE_CHECKING:
    from looplint.static.reader import Reader

Kwargs = dict[str, Value]


def call(r: Reader, node: ast.Call) -> Value:
    """A call expression."""
    func = node.func
    if isinstance(func, ast.Attribute):
        if _is_super(func.value):
            args, kwargs = arguments(r, node)
            return call_super(r, func.attr, args, kwargs, node)
        receiver = evaluate(r, func.value)
        args, kwargs = arguments(r, node)
        if node is r.bare:
            effects.on_discard(r, receiver, func.attr, node)
        return call_method(r, receiver, func.attr, args, kwargs, node)
    callee = evaluate(r, func)
    args, kwargs = arguments(r, node)
    return call_value(r, callee, args, kwargs, node)


def arguments(r: Reader, node: ast.Call) -> tuple[list[Value], Kwargs]:
    """The values of a call's arguments; what a `*` or `**` of something unknown brings is left out."""
    args: list[Value] = []
    for arg in node.args:
        if isinstance(arg, ast.Starred):
            value = r.resolved(evaluate(r, arg.value))
            if isinstance(value, Seq):
                args += value.values()
            elif isinstance(value, (Params, Tensor)):
                args.append(value)
        else:
            args.append(evaluate(r, arg))
    kwargs: Kwargs = {}
    for keyword in node.keywords:
        value = evaluate(r, keyword.value)
        if keyword.arg is not None:
            kwargs[keyword.arg] = value
            continue
        value = r.resolved(value)
        if isinstance(value, Map):
            for key, item in value.items.items():
                if not r.lacks(value.items, key):
                    kwargs[str(key)] = r.on_its_side(value.items, key, item, _UNSAID.get(key))
            if value.open:
                kwargs["**"] = value
        else:
            kwargs["**"] = value
    return args, kwargs


# What a loader does where a dict of its options does not say.
_UNSAID: dict[Any, Value] = {"sampler": NONE, "batch_sampler": NONE, "batch_size": Const(1), "drop_last": Const(False)}


def split(r: Reader, value: Phi, use: Callable[[Value], Value]) -> Value:
    """Use a value that differs between branches: on each branch what it is there; never where it is None."""
    live = [v for v in options(value) if not (isinstance(v, Const) and v.value is None)]
    if not 1 < len({id(v) for v in live}) <= 8:
        return use(live[0]) if live else NONE
    given: list[Value] = [NONE, NONE]

    def way(index: int, side: Value) -> Callable[[], bool]:
        def run() -> bool:
            inner = r.resolved(side)
            if isinstance(inner, Phi):
                given[index] = split(r, inner, use)
            elif not isinstance(inner, Const):
                given[index] = use(inner)
            return True

        return run

    r.branch((value.question, True, False), way(0, value.yes), way(1, value.no))
    return questions.phi((value.question, True, False), given[0], given[1])


def call_value(r: Reader, callee: Value, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """Call a value."""
    callee = r.resolved(callee)
    if isinstance(callee, Ext):
        return effects.call_external(r, callee.name, args, kwargs, node)
    if isinstance(callee, Func):
        return call_function(r, callee, args, kwargs, node)
    if isinstance(callee, Class):
        return instantiate(r, callee, args, kwargs, node)
    if isinstance(callee, Inst):
        return _call_instance(r, callee, args, kwargs, node)
    if isinstance(callee, Ref):
        return effects.call_object(r, callee.obj, args, kwargs, node)
    if isinstance(callee, Bound):
        return call_method(r, callee.receiver, callee.method, args, kwargs, node)
    if isinstance(callee, Phi):
        return split(r, callee, lambda v: call_value(r, v, args, kwargs, node))
    if isinstance(callee, Sym):
        return effects.call_unknown(r, callee, args, kwargs, node)
    return effects.opaque(r, "", args, kwargs, node)


def _call_instance(r: Reader, inst: Inst, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    method = find_method(r, inst.cls, "__call__")
    if method is not None:
        return call_function(r, Func(method[0], method[1], inst), args, kwargs, node)
    if inst.obj is not None and inst.obj.role is Role.CRITERION and (own := find_method(r, inst.cls, "forward")):
        result = call_function(r, Func(own[0], own[1], inst), args, kwargs, node)
        return effects.loss_of_criterion(r, inst.obj, result, args, node)
    if inst.obj is not None:
        return effects.call_object(r, inst.obj, args, kwargs, node, inst)
    return effects.opaque(r, inst.cls.name, args, kwargs, node)


def call_method(r: Reader, receiver: Value, name: str, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """Call a method of a value."""
    receiver = r.resolved(receiver)
    if name in logs.NAMES and not isinstance(receiver, (Tensor, Phi)):
        logs.logged(r, name, args, kwargs, node)
    if isinstance(receiver, Phi):
        return split(r, receiver, lambda v: call_method(r, v, name, args, kwargs, node))
    if isinstance(receiver, Inst):
        return _call_inst_method(r, receiver, name, args, kwargs, node)
    if isinstance(receiver, Ref):
        return effects.object_method(r, receiver.obj, name, args, kwargs, node)
    if isinstance(receiver, Sym):
        known = r.unknown_attrs.get(f"{receiver.key}.{name}")
        if known is not None:
            return call_value(r, known, args, kwargs, node)
        return effects.unknown_method(r, receiver, name, args, kwargs, node)
    if isinstance(receiver, State):
        return checkpoints.state_method(r, receiver, name, args, node)
    if isinstance(receiver, (Ext, ModuleRef, Class)):
        callee = attribute(r, receiver, name, node)
        if isinstance(callee, Bound):
            return effects.class_method(r, receiver, name, args, kwargs, node)
        return call_value(r, callee, args, kwargs, node)
    if isinstance(receiver, Tensor):
        return effects.tensor_method(r, receiver, name, args, kwargs, node)
    if isinstance(receiver, Params):
        return effects.params_method(r, receiver, name, args, kwargs, node)
    if isinstance(receiver, Iter) and name in ("next", "__next__"):
        return drawn(r, [receiver], {}, node)
    if isinstance(receiver, (Seq, Map)):
        return effects.container_method(r, receiver, name, args, kwargs, node)
    if isinstance(receiver, Bound):
        inner = receiver.receiver
        if isinstance(inner, Class):  # Model.objects.x(...)
            return effects.opaque(r, name, args, kwargs, node)
        return effects.opaque(r, name, [inner, *args], kwargs, node)
    if isinstance(receiver, Const):
        return effects.constant_method(r, receiver, name, args, node)
    if isinstance(receiver, Func) and name == "apply":  # torch.autograd.Function, hydra wrappers
        return effects.opaque(r, name, args, kwargs, node)
    return effects.opaque(r, name, args, kwargs, node)


def _call_inst_method(r: Reader, inst: Inst, name: str, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    own = inst.attrs.get(name)
    if own is not None:
        return call_value(r, own, args, kwargs, node)
    method = find_method(r, inst.cls, name)
    if method is None:
        if inst.obj is not None:
            return effects.object_method(r, inst.obj, name, args, kwargs, node, inst)
        return effects.unknown_method(r, Sym(inst.key, f"{inst.cls.name}", inst.cls.name), name, args, kwargs, node)
    if name == "forward" and inst.obj is not None and inst.obj.role is Role.MODEL:
        return effects.call_object(r, inst.obj, args, kwargs, node, inst)
    if name in ("train", "eval") and inst.obj is not None and inst.obj.role is Role.MODEL:
        return _overridden_mode(r, inst, method, name, args, kwargs, node)
    if inst.obj is not None and inst.obj.role is Role.MODEL and _RESETS.fullmatch(name) and not r.building:
        r.emit(Op.RESET, inst.obj, node)
    if name == "step" and inst.obj is not None and inst.obj.role is Role.OPTIMIZER:
        return _own_step(r, inst, method, args, kwargs, node)
    if name == "step" and inst.obj is not None and inst.obj.role is Role.SCHEDULER:
        r.emit(Op.MENTION, inst.obj, node, {"how": "stepped"})  # what its own step() does is not all seen
    if inst.obj is not None and inst.obj.role is Role.EMA and not r.quiet:
        averages.swapped_by_name(r, inst, method[0], [*args, *kwargs.values()], node)
    receiver: Value | None = inst
    if method[0].decorated("staticmethod"):
        receiver = None
    elif method[0].decorated("classmethod"):
        receiver = Class(inst.cls)
    return call_function(r, Func(method[0], method[1], receiver), args, kwargs, node)


def _own_step(
    r: Reader, inst: Inst, method: tuple[FunctionInfo, Frame], args: list[Value], kwargs: Kwargs, node: ast.AST
) -> Value:
    """The step() of an optimizer that the user wrote: that of the optimizer inside it, else its own arithmetic."""
    assert inst.obj is not None
    begin = len(r.flow)
    result = call_function(r, Func(method[0], method[1], inst), args, kwargs, node)
    if any(event.op is Op.STEP for event in nodes(r.flow[begin:])):
        return result
    del r.flow[begin:]
    return effects.object_method(r, inst.obj, "step", args, kwargs, node, inst)


_RESETS = regex(r"_?(?:re_?set|re_?init\w*|init|initialize)(?:_\w*(?:param\w*|weights?))?_?|weights?_(?:re)?init")


def _overridden_mode(
    r: Reader,
    inst: Inst,
    method: tuple[FunctionInfo, Frame],
    name: str,
    args: list[Value],
    kwargs: Kwargs,
    node: ast.AST,
) -> Value:
    """A Module's own train() or eval(): executed, unless it is no mode switch but a training loop."""
    return call_function(r, Func(method[0], method[1], inst), args, kwargs, node)


def _is_super(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "super"


def call_super(r: Reader, name: str, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """`super().name(...)`: the method of a base class."""
    info = next((c.info for c in reversed(r.calls) if c.info is not None and c.info.cls is not None), None)
    receiver = r.resolved(r.frame.vars.get("self", NONE))
    if info is None or info.cls is None or not isinstance(receiver, Inst):
        return r.unknown(node)
    for base in bases(r, info.cls):
        if isinstance(base, Class):
            method = find_method(r, base.info, name)
            if method is not None:
                return call_function(r, Func(method[0], method[1], receiver), args, kwargs, node)
    if name == "__init__" and receiver.obj is not None and receiver.obj.role is Role.OPTIMIZER:
        parameters.consume(r, args, "optimizer", node)
    if receiver.obj is not None and name == "__init__":  # nn.Sequential.__init__(*layers)
        effects.hold(receiver.obj, Seq(dict(enumerate(args))))
    if name == "__init__" or receiver.obj is None:
        return NONE
    return effects.object_method(r, receiver.obj, name, args, kwargs, node, receiver, plain=True)


# -- functions -----------------------------------------------------------------------------------------------------
_CHECKS_KEYS = regex(r"_*(?:check|compare|verify|validate)_(?:\w+_)?(?:keys|weights|state|state_?dict)")


def call_function(r: Reader, func: Func, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """Call a function of the user: execute it here; a generator waits until it is used."""
    args, kwargs = [*func.args, *args], {**func.kwargs, **kwargs}
    if _CHECKS_KEYS.fullmatch(func.info.name):
        checkpoints.keys_checked([*args, *kwargs.values()])
    if func.info.generator:
        at = node if isinstance(node, ast.Call) else ast.Call(func=ast.Name("f"), args=[], keywords=[])
        return Gen(func, args, kwargs, at)
    return run_function(r, func, args, kwargs, node, None)


def run_function(
    r: Reader,
    func: Func,
    args: list[Value],
    kwargs: Kwargs,
    node: ast.AST,
    on_yield: Callable[[Value], bool] | None,
) -> Value:
    """Execute a function's body in place, as a call node of the flow."""
    info = func.info
    if on_yield is None and ((info.inert and _is_inert(func, args, kwargs)) or (r.imagining and _is_far(r, func))):
        return _inert_result(r, args, kwargs, node)
    again = [c for c in r.calls if c.info is not None and c.info.node is info.node]
    recursing = len(again) > 2 or any(c.receiver is func.receiver for c in again)
    if recursing or len(r.calls) >= MOST_DEPTH or r.inlined >= MOST_CALLS:
        if info.holds_events and not info.module.stub:
            r.unfollowed(info.qualname, node)
        return _inert_result(r, args, kwargs, node)
    r.inlined += 1
    if not r.quiet and info.averages and averages.moved(r, info, func.receiver, [*args, *kwargs.values()], node):
        r.quiet += 1
        try:
            return run_function(r, func, args, kwargs, node, on_yield)
        finally:
            r.quiet -= 1
    if not r.quiet:
        info.visits += 1
        r.passed.add(info)
        r.ever.add(info)
    receiver = func.receiver
    over = receiver.obj if isinstance(receiver, (Inst, Ref)) else None
    loop = Loop(LoopKind.CALL, info.qualname, r.span(node), over)
    loop.defined = info.module.source.span(info.node)
    loop.spawned, r.spawning = r.spawning, False
    if isinstance(node, ast.Call):
        loop.target = ", ".join([r.text(a) for a in node.args] + [f"{k.arg}={r.text(k.value)}" for k in node.keywords])
    running = Call(info, loop, len(r.path), on_yield=on_yield, site=(r.module, node), receiver=receiver)
    running.around = len(r.loops)
    frame = Frame(info.module, func.closure or frame_of(r, info.module), info.qualname)
    r.bear(frame.vars)
    bind_parameters(r, info, frame, receiver, args, kwargs, node)
    writes = r.writes
    flow = _execute(r, info, frame, running)
    if running.left:
        r.rejoin(running, frame.vars)
    if flow and not r.quiet:
        r.flow.append(loop_node(loop, flow))
    result = r.returned(running)
    data.augmented(r, info, result, node)
    idle = not flow and r.writes == writes and on_yield is None and not r.quiet and r.telling is None
    if idle and not isinstance(result, (Ref, Inst, Tensor, Params, Seq, Map, Func, Phi, Class, Gen, Scoped)):
        info.inert.add(_kinds(func, args, kwargs))
    return result


MOST_WAYS = 12  # in which a function is called before it is taken to do nothing at all


def _is_inert(func: Func, args: list[Value], kwargs: Kwargs) -> bool:
    """Whether a function did nothing that matters when it was called like this, or in whatever way it was called."""
    return len(func.info.inert) >= MOST_WAYS or _kinds(func, args, kwargs) in func.info.inert


def _kinds(func: Func, args: list[Value], kwargs: Kwargs) -> tuple[Any, ...]:
    """What kinds of values a call works with: `advance(None)` may do nothing where `advance(scheduler)` does."""
    own = func.receiver.attrs if isinstance(func.receiver, Inst) else {}
    held = {(name, _kind(value)) for name, value in own.items() if not isinstance(value, Const) or value.value is None}
    return (frozenset(held), *map(_kind, args), *((name, _kind(value)) for name, value in kwargs.items()))


def _kind(value: Value) -> Any:
    if isinstance(value, Const):
        return value.value if value.value is None or isinstance(value.value, (str, bool)) else "number"
    if isinstance(value, (Seq, Map)):
        return type(value), bool(value.items)
    obj = getattr(value, "obj", None)
    return obj.role if isinstance(obj, Obj) else type(value)


def _is_far(r: Reader, func: Func) -> bool:
    """Whether a function of another file has nothing to do with what a model is made of.

    The constructor of a library's base class asks which packages are there, reads configurations and logs; where no run
    shows what becomes of the model, only its modules matter.
    """
    info = func.info
    own = info.module is r.entry_module or info.module.stub
    return (
        not own
        and not info.builds
        and not (info.name == "__init__" and isinstance(func.receiver, Inst) and func.receiver.obj is not None)
    )


def _execute(r: Reader, info: FunctionInfo, frame: Frame, running: Call) -> Any:
    from looplint.static.statements import run_body

    saved = r.frame, r.module, r.loop_targets, r.statement
    r.frame, r.module, r.loop_targets = frame, info.module, []
    r.calls.append(running)

    def body() -> bool:
        if isinstance(info.node, ast.Lambda):
            running.returns.append(([], evaluate(r, info.node.body)))
            return True
        if run_body(r, info.node.body) and running.returns:
            running.returns.append((list(r.path[running.depth_of_path :]), NONE))
        return True

    try:
        with r.inside(*decorator_scopes(r, info)):
            return r.nested(running.loop, body)
    finally:
        r.calls.pop()
        r.frame, r.module, r.loop_targets, r.statement = saved


def _inert_result(r: Reader, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """What a function that is not executed gives back: a tensor of its tensors, else an unknown."""
    values = [*args, *kwargs.values()]
    terms.use(*values)
    if any(is_tensor(v) for v in values):
        return Tensor(reach(values) or None, {}, "")
    return r.unknown(node)


def run_entry(r: Reader, func: Func) -> None:
    """Execute a function as an entry: its parameters are unknown."""
    info = func.info
    info.visits += 1
    loop = Loop(LoopKind.CALL, info.qualname, info.module.source.span(info.node))
    on_yield = (lambda value: True) if info.generator else None
    running = Call(info, loop, len(r.path), on_yield=on_yield, receiver=func.receiver)
    frame = Frame(info.module, func.closure or frame_of(r, info.module), info.qualname)
    bind_parameters(r, info, frame, func.receiver, [], {}, None)
    flow = _execute(r, info, frame, running)
    if flow:
        r.flow.append(loop_node(loop, flow))


def instance_of_entry(r: Reader, cls: Class) -> Value:
    """The receiver of a method that nothing calls: an instance whose constructor's arguments are unknown."""
    init = find_method(r, cls.info, "__init__")
    role = effects.role_of_class(r, cls.info)
    inst = Inst(cls.info, key=f"self:{cls.info.module.path}:{cls.info.name}")
    at = cls.info.module.source.span(cls.info.node)
    if role is not Role.UNKNOWN:
        inst.obj = Obj(role, cls.info.name, "self", at)
    if init is not None:
        func = Func(init[0], init[1], inst)
        building, imagining = r.building, r.imagining
        r.building += role is Role.MODEL
        r.imagining = role is Role.MODEL
        try:
            run_entry(r, func)
        finally:
            r.building, r.imagining = building, imagining
    if inst.obj is not None and role is Role.MODEL:
        effects.describe_model(r, inst)
    return inst


def bind_parameters(
    r: Reader,
    info: FunctionInfo,
    frame: Frame,
    receiver: Value | None,
    args: list[Value],
    kwargs: Kwargs,
    node: ast.AST | None,
) -> None:
    """Give a function's parameters their values: arguments, defaults, else unknowns by their names."""
    spec = info.node.args
    names = [a.arg for a in (*spec.posonlyargs, *spec.args)]
    args = _spread(args, len(names) - len(spec.defaults) - (receiver is not None), kwargs, node)
    values = [receiver, *args] if receiver is not None else list(args)
    for name, value in zip(names, values, strict=False):
        frame.vars[name] = value
        if node is not None and not info.module.stub:
            parameters.keep(r, value, name, node)
        if isinstance(value, Ref) and not value.obj.name and not info.module.stub and value is not receiver:
            value.obj.name = name
    if spec.vararg is not None:
        frame.vars[spec.vararg.arg] = Seq(dict(enumerate(values[len(names) :])), "tuple", node is None)
    every = [*names, *(a.arg for a in spec.kwonlyargs)]
    extra = {k: v for k, v in kwargs.items() if k not in every}
    frame.vars.update({k: v for k, v in kwargs.items() if k in every})
    for name, value in kwargs.items():
        if name in every and node is not None and not info.module.stub:
            parameters.keep(r, value, name, node)
    if spec.kwarg is not None:
        frame.vars[spec.kwarg.arg] = Map(dict(extra), node is None or "**" in extra)
    _defaults(r, info, frame, known_call=node is not None and "**" not in kwargs)
    for arg in (*spec.posonlyargs, *spec.args, *spec.kwonlyargs):
        if arg.arg not in frame.vars:
            frame.vars[arg.arg] = effects.parameter(r, info, arg)


def _spread(args: list[Value], wanted: int, kwargs: Kwargs, node: ast.AST | None) -> list[Value]:
    """The arguments of `f(*model(x), 3)`: of an output whose parts are not known, as many as the function takes."""
    starred = [isinstance(arg, ast.Starred) for arg in node.args] if isinstance(node, ast.Call) else []
    if sum(starred) != 1 or len(starred) != len(args) or len(args) + len(kwargs) >= wanted:
        return args
    at = starred.index(True)
    if not isinstance(args[at], Tensor):
        return args
    return [*args[:at], *[args[at]] * (wanted - len(args) - len(kwargs) + 1), *args[at + 1 :]]


def _defaults(r: Reader, info: FunctionInfo, frame: Frame, *, known_call: bool) -> None:
    """Defaults hold where a call was seen; for an entry only those that are no constants stay unknown."""
    spec = info.node.args
    positional = [*spec.posonlyargs, *spec.args]
    pairs = list(zip(positional[len(positional) - len(spec.defaults) :], spec.defaults, strict=True))
    pairs += [(a, d) for a, d in zip(spec.kwonlyargs, spec.kw_defaults, strict=True) if d is not None]
    if not known_call:
        return
    saved = r.frame, r.module
    r.frame, r.module = frame.parent or frame, info.module
    try:
        for arg, default in pairs:
            if arg.arg not in frame.vars:
                frame.vars[arg.arg] = evaluate(r, default)
    finally:
        r.frame, r.module = saved


def decorator_scopes(r: Reader, info: FunctionInfo) -> list[Context]:
    """The scopes that a function's decorators open: `@torch.no_grad()`."""
    if isinstance(info.node, ast.Lambda) or not info.node.decorator_list:
        return []
    found: list[Context] = []
    saved = r.frame, r.module
    r.frame, r.module = frame_of(r, info.module), info.module
    try:
        for decorator in info.node.decorator_list:
            value = evaluate(r, decorator)
            own = effects.decorator_scope(r, value)
            scopes = [own] if own is not None else list(_wrapper_scopes(r, value))
            text = {"text": f"def {info.name}"}
            found += [Context(scope, r.span(decorator), {**facts, **text}) for scope, facts in scopes]
    finally:
        r.frame, r.module = saved
    return found


def _wrapper_scopes(r: Reader, value: Value) -> Iterator[tuple[Scope, dict[str, Any]]]:
    """The scopes in which the wrapper that a decorator of the user makes calls the function."""
    value = r.resolved(value)
    if not isinstance(value, Func) or isinstance(value.info.node, ast.Lambda) or not value.info.node.args.args:
        return
    given = value.info.node.args.args[-1].arg
    saved = r.frame, r.module
    r.frame, r.module = frame_of(r, value.info.module), value.info.module
    inner = [part for wrapper in value.info.node.body if isinstance(wrapper, ast.FunctionDef) for part in wrapper.body]
    for part in (p for p in inner if isinstance(p, ast.With) and _calls(p, given)):
        scopes = (effects.decorator_scope(r, evaluate(r, item.context_expr)) for item in part.items)
        yield from filter(None, scopes)
    r.frame, r.module = saved


def _calls(node: ast.AST, name: str) -> bool:
    """Whether a statement holds a call of this name."""
    calls = (n for n in ast.walk(node) if isinstance(n, ast.Call))
    return any(isinstance(n.func, ast.Name) and n.func.id == name for n in calls)


def decorated(r: Reader, info: FunctionInfo, value: Value) -> Value:
    """A decorated function: what the user's own decorator makes of it; itself under all others."""
    assert not isinstance(info.node, ast.Lambda)
    for node in reversed(info.node.decorator_list):
        decorator = r.resolved(evaluate(r, node))
        if isinstance(decorator, Func) and not decorator.info.generator:
            result = call_function(r, decorator, [value], {}, node)
            if isinstance(result, Func):
                value = result
    return value


def through_context(r: Reader, gen: Gen, part: ast.withitem, body: Callable[[], bool]) -> bool:
    """A `with` over the user's @contextmanager: its body with the caller's body in the place of `yield`."""
    from looplint.static.statements import bind

    frame, module, depth = r.frame, r.module, len(r.calls)
    targets = r.loop_targets
    falls = [True]

    def on_yield(value: Value) -> bool:
        inner = r.frame, r.module, r.calls, r.loop_targets
        r.frame, r.module, r.calls, r.loop_targets = frame, module, r.calls[:depth], targets
        try:
            if part.optional_vars is not None:
                bind(r, part.optional_vars, value, part.context_expr)
            falls[0] = body()
            return falls[0]
        finally:
            r.frame, r.module, r.calls, r.loop_targets = inner

    scope = effects.stub_scope(gen.func.info)
    contexts = [Context(scope, r.span(part.context_expr), {})] if scope is not None else []
    with r.inside(*contexts):
        run_function(r, gen.func, gen.args, gen.kwargs, gen.node, on_yield)
    return falls[0]


# -- classes -------------------------------------------------------------------------------------------------------
def frame_of(r: Reader, module: Module) -> Frame:
    """The names of a module: its functions and classes, and the rest as soon as it is asked for."""
    frame = r.frames.get(id(module))
    if frame is None:
        frame = r.frames[id(module)] = Frame(module, None, module.name)
        hoist(frame)
        frame.pending = module is not r.entry_module
    return frame


def hoist(frame: Frame) -> None:
    """The functions and classes of a module are known before its first line runs: cells and pasted scripts use them."""
    module = frame.module
    frame.vars.update({name: Class(cls, frame) for name, cls in module.classes.items()})
    frame.vars.update({name: Func(info, frame) for name, info in module.functions.items()})


def member(r: Reader, frame: Frame, name: str) -> Value | None:
    """A name of a module; where it is no function or class, what binds it is executed, without a flow."""
    from looplint.static.statements import on_demand

    value = frame.vars.get(name)
    if value is None and name in frame.module.imports:
        value = on_demand(r, frame, name)
    if value is None and frame.pending and frame.module.assigns(name):
        _bind_member(r, frame, name)
        value = frame.vars.get(name)
    return value if value is not None else _through_stars(r, frame, name)


MOST_STARS = 5


def _through_stars(r: Reader, frame: Frame, name: str) -> Value | None:
    """A name that `from x import *` brings; a package that gathers very many modules so is not searched."""
    if (id(frame), name) in r.absent:
        return None
    stars = [node for key, (node, _) in frame.module.imports.items() if key[0] == "*"]
    for node in stars if len(stars) <= MOST_STARS else ():
        if not isinstance(node, ast.ImportFrom):
            continue
        found = r.project.find(node.module or "", frame.module, node.level)
        if found is not None and id(found) not in r.seeking:
            r.seeking.add(id(found))
            try:
                value = member(r, frame_of(r, found), name)
            finally:
                r.seeking.discard(id(found))
            if value is not None:
                frame.vars[name] = value
                return value
    r.absent.add((id(frame), name))
    return None


def _bind_member(r: Reader, frame: Frame, name: str) -> None:
    """Execute the one statement that binds a name of another module; all of its top level where it takes more."""
    statement, key = frame.module.binding(name), (id(frame), name)
    if statement is not None and key not in r.seeking:
        r.seeking.add(key)
        _execute_module(r, frame, [statement])
        r.seeking.discard(key)
    if name not in frame.vars:
        settle(r, frame)


def settle(r: Reader, frame: Frame) -> None:
    """Execute a module's top level, once."""
    if frame.pending:
        frame.pending = False
        _execute_module(r, frame, frame.module.tree.body)


def _execute_module(r: Reader, frame: Frame, body: list[ast.stmt]) -> None:
    from looplint.static.statements import run_body

    saved = r.frame, r.module, r.calls, r.loop_targets, r.under
    r.frame, r.module, r.calls, r.loop_targets, r.under = frame, frame.module, [], [], ()
    frame.vars["__name__"] = Const(frame.module.name)
    r.quiet += 1
    try:
        with r.apart():
            run_body(r, body)
    finally:
        r.quiet -= 1
        r.frame, r.module, r.calls, r.loop_targets, r.under = saved


def bases(r: Reader, cls: ClassInfo) -> list[Value]:
    """The base classes of a class; a framework's base is its stub where there is one."""
    known: list[Value] | None = cls.facts.get("bases")
    if known is None:
        cls.facts["bases"] = known = []
        saved = r.frame, r.module
        r.frame, r.module = frame_of(r, cls.module), cls.module
        try:
            for node in cls.node.bases:
                value = _base(r, cls, node)
                known.append(effects.stub_class(r, value.name) or value if isinstance(value, Ext) else value)
        finally:
            r.frame, r.module = saved
    return known


def _base(r: Reader, cls: ClassInfo, node: ast.expr) -> Value:
    """What a base stands for; in `class Net(Net)`, what the name was imported as before."""
    from looplint.static.statements import imported

    value = r.resolved(evaluate(r, node))
    if not isinstance(value, Class) or value.info is not cls:
        return value
    if cls.name in cls.module.imports:
        return r.resolved(imported(r, *cls.module.imports[cls.name]))
    return r.unknown(node, cls.name)


def external_bases(r: Reader, cls: ClassInfo, depth: int = 0) -> list[str]:
    """The qualified names of all installed base classes, nearest first."""
    found: list[str] = []
    for base in bases(r, cls) if depth < 8 else []:
        if isinstance(base, Ext):
            found.append(base.name)
        elif isinstance(base, Class):
            if base.info.module.stub:
                found.append(f"{base.info.module.name}.{base.info.name}")
            found += external_bases(r, base.info, depth + 1)
        elif isinstance(base, Sym):
            found.append(base.name)
    return found


def find_method(r: Reader, cls: ClassInfo, name: str, depth: int = 0) -> tuple[FunctionInfo, Frame] | None:
    """A method of a class or of its base classes."""
    info = cls.methods.get(name)
    if info is not None:
        return info, frame_of(r, cls.module)
    for base in bases(r, cls) if depth < 8 else []:
        if isinstance(base, Class) and (found := find_method(r, base.info, name, depth + 1)):
            return found
    return None


def class_member(r: Reader, cls: ClassInfo, name: str) -> Value | None:
    """A class attribute."""
    members = r.class_attrs(cls)
    if name in members:
        return members[name]
    for base in bases(r, cls):
        if isinstance(base, Class) and (found := class_member(r, base.info, name)) is not None:
            return found
    return None


def instantiate(r: Reader, cls: Class, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """An instance of the user's class: its __init__ executed."""
    info = cls.info
    role = effects.role_of_class(r, info)
    if role is Role.MODEL and (face := _wrapped(r, info, args, kwargs, node)) is not None:
        return face
    inst = Inst(info, r.bear({}), key=f"{info.name}@{getattr(node, 'lineno', 0)}#{r.serial()}")
    init = find_method(r, info, "__init__")
    if role is not Role.UNKNOWN:
        given = effects.bound_arguments(r, init[0] if init else None, args, kwargs)
        inst.obj = Obj(role, info.name, "", r.span(node), given)
        effects.connect(r, inst.obj, args, kwargs)
        if role in (Role.DATASET, Role.LOADER, Role.SAMPLER):
            inst.obj.facts["class"] = info
    if init is not None:
        building = r.building
        r.building += role is Role.MODEL
        try:
            call_function(r, Func(init[0], init[1], inst), args, kwargs, node)
        finally:
            r.building = building
    else:
        _fields(r, info, inst, args, kwargs, node)
    if inst.obj is None:
        return inst
    if role is Role.MODEL:
        effects.describe_model(r, inst)
    elif role is Role.CRITERION:
        effects.describe_criterion(inst, [*args, *kwargs.values()])
    elif role is Role.EMA:
        averages.describe(inst)
    if role in data.DATA:
        _data_made(r, inst, effects.named_arguments(r, init[0] if init else None, args, kwargs), node)
    elif not (r.building and role is Role.MODEL):
        r.emit(Op.MAKE, inst.obj, node)
    if role is Role.OPTIMIZER:
        inst.obj.facts["class"] = info
        effects.optimizer_made(r, inst.obj, [*args, *kwargs.values()], node)
    return inst


def _wrapped(r: Reader, info: ClassInfo, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value | None:
    """A wrapper that the user has made of an installed one (`class Scattered(nn.DataParallel)`): the same model."""
    for name in external_bases(r, info):
        row = knowledge.klass(name)
        if row is not None and "wraps" in row and not any(find_method(r, info, own) for own in ("__init__", "forward")):
            return effects.construct(r, name, row, args, kwargs, node)
    return None


def _data_made(r: Reader, inst: Inst, given: Kwargs, node: ast.AST) -> None:
    """A dataset, loader or sampler of the user was made."""
    assert inst.obj is not None
    if inst.obj.role is Role.DATASET:
        data.describe_dataset(r, inst, given)
    data.made(r, inst.obj, given, node)


def _fields(r: Reader, info: ClassInfo, inst: Inst, args: list[Value], kwargs: Kwargs, node: ast.AST) -> None:
    """A dataclass or named tuple: its fields in order."""
    names = [s.target.id for s in info.node.body if isinstance(s, ast.AnnAssign) and isinstance(s.target, ast.Name)]
    inst.closed = "**" not in kwargs
    inst.attrs.update(zip(names, args, strict=False))
    inst.attrs.update({k: v for k, v in kwargs.items() if k != "**"})
    members = r.class_attrs(info)
    origin = checkpoints.origin_of(r.resolved(kwargs["**"])) if "**" in kwargs else None
    for name in names:
        if origin is not None and name not in inst.attrs:
            inst.attrs[name] = checkpoints.entry_of(r, origin, Const(name), node, optional=name in members)
        if name not in inst.attrs and name in members and "**" not in kwargs:
            inst.attrs[name] = members[name]


def evaluate_class_body(r: Reader, info: ClassInfo, members: dict[Any, Value]) -> None:
    """Evaluate the assignments in the body of a class into `members`."""
    saved = r.frame, r.module
    scope = Frame(info.module, frame_of(r, info.module), info.name)
    r.frame, r.module = scope, info.module
    r.quiet += 1
    try:
        for node in info.node.body:
            if isinstance(node, ast.Assign):
                value = evaluate(r, node.value)
                scope.vars.update({t.id: value for t in node.targets if isinstance(t, ast.Name)})
            elif isinstance(node, ast.AnnAssign) and node.value is not None and isinstance(node.target, ast.Name):
                scope.vars[node.target.id] = evaluate(r, node.value)
    finally:
        r.quiet -= 1
        r.frame, r.module = saved
    members.update(scope.vars)
