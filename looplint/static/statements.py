"""Statements: bindings, branches, loops, contexts and jumps."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import partial
from math import prod
from typing import TYPE_CHECKING, Any, TypeAlias

from looplint import knowledge
from looplint.events import Context, Loop, LoopKind, Obj, Op, Role, Scope
from looplint.record import replace
from looplint.regex import regex
from looplint.static import (
    checkpoints,
    collectives,
    gates,
    kept,
    measures,
    padding,
    parameters,
    questions,
    rebinding,
    records,
    recurrence,
    scores,
    shapes,
    terms,
    totals,
)
from looplint.static.builtins import counted, own_iterator
from looplint.static.flow import Choice, EventNode, Flow, LoopNode, Node
from looplint.static.objects import (
    combine,
    element_of,
    evaluate,
    is_tensor,
    item,
    lookup,
    mention,
    reach,
    some_part,
    truth,
)
from looplint.static.questions import Test
from looplint.static.reader import loop_node
from looplint.static.values import (
    MOST_UNROLLED,
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
    Question,
    Ref,
    Scoped,
    Seq,
    Sym,
    Tensor,
    Value,
    is_unrolled,
    key_of,
    options,
    varies_of,
)

if TYPE_CHECKING:
    from looplint.static.reader import Reader


def run_body(r: Reader, body: list[ast.stmt]) -> bool:
    """Execute statements in order; says whether control reaches their end."""
    for node in body:
        how = _STATEMENTS.get(type(node))
        if how is None:
            continue
        r.count()
        r.statement = node
        if hasattr(node, "_looplint_shared") and not isinstance(node, (ast.For, ast.AsyncFor)):
            _tell_shared(r, node)
        if how(r, node) is False:
            return False
    return True


def _tell_shared(r: Reader, node: ast.stmt) -> None:
    """A statement of a step loop that shares a name with the other phase of the loop."""
    for shared in rebinding.shared_by(node):
        used = r.span(shared.used)
        args = {"names": tuple(shared.names), "used": used, "stale": shared.stale, "loss": shared.loss}
        r.emit(Op.REBIND, None, node, {**args, "text": r.text(shared.used)})


# -- bindings ------------------------------------------------------------------------------------------------------
def _expression(r: Reader, node: ast.Expr) -> None:
    from looplint.static.effects import stub_scope

    r.bare = node.value if not r.module.source.shows(node) else None
    value = evaluate(r, node.value)
    bare = r.resolved(value)
    if isinstance(bare, Scoped):
        _bare_scope(r, bare, node)
    elif isinstance(bare, Gen) and bare.func.info.decorated("contextmanager"):
        scope = stub_scope(bare.func.info)
        r.emit(Op.ENTER, None, node, {"what": r.text(node.value), "scope": scope.value if scope else ""})
    elif isinstance(bare, Bound) and isinstance(node.value, ast.Attribute):
        if isinstance(bare.receiver, Tensor) and knowledge.method("tensor", bare.method):
            loss = bare.receiver.as_loss(r.span(node), "")
            r.emit(Op.MENTION, loss, node, {"how": "named", "method": bare.method}, loss.reaches)
        elif _is_method(bare):
            mention(r, bare.receiver, "named", node, method=bare.method)
        sym = bare.receiver
        if isinstance(sym, Sym):
            _name_on_unknown(r, sym, bare.method, node)
    elif isinstance(bare, Sym) and isinstance(node.value, ast.Attribute):
        receiver = r.resolved(evaluate(r, node.value.value))
        if isinstance(receiver, Sym):
            _name_on_unknown(r, receiver, node.value.attr, node)


def _bare_scope(r: Reader, bare: Scoped, node: ast.Expr) -> None:
    """A context manager as a statement: it opens nothing, but for `torch.set_grad_enabled`, which acts when called."""
    test = bare.facts.get("test", True)
    if bare.facts.get("statement"):
        r.emit(Op.GRAD_MODE, None, node, {"enabled": bare.facts.get("test")})
    elif bare.scope == "grad-mode":
        r.emit(Op.GRAD_MODE, None, node, {"enabled": test if isinstance(test, bool) else None})
    elif bare.scope:
        r.emit(Op.ENTER, None, node, {"what": r.text(node.value), "scope": bare.scope})


def _is_method(bound: Bound) -> bool:
    """Whether the rows know a method of this name on the receiver: anything else may be a plain attribute."""
    obj = getattr(bound.receiver, "obj", None)
    kinds = (obj.root.made, obj.role.value) if obj is not None else ()
    return any(kind and knowledge.method(kind, bound.method) is not None for kind in kinds)


def _name_on_unknown(r: Reader, receiver: Sym, method: str, node: ast.AST) -> None:
    from looplint.static.effects import guessed

    obj = guessed(r, receiver, method)
    if obj is not None and knowledge.method(obj.role.value, method):
        r.emit(Op.MENTION, obj, node, {"how": "named", "method": method})


def _assign(r: Reader, node: ast.Assign) -> None:
    records.by_function(r, node)
    value = evaluate(r, node.value)
    for target in node.targets:
        bind(r, target, value, node)


def _ann_assign(r: Reader, node: ast.AnnAssign) -> None:
    if node.value is not None:
        bind(r, node.target, evaluate(r, node.value), node)


def bind(r: Reader, target: ast.expr, value: Value, node: ast.AST) -> None:
    """Write a value to a name, attribute, item, or several of them."""
    if isinstance(target, ast.Name):
        christen(r, value, target.id)
        if isinstance(value, Tensor) and "taken" in value.facts and _COUNTS.search(target.id):
            value = Tensor(frozenset(), value.facts, value.name)
        totals.bound(r, value)
        terms.note(r, value, target.id, node)
        parameters.keep(r, value, target.id, node)
        value = checkpoints.second_name(r, value, target.id, node)
        if isinstance(value, Sym) and value.name == "" and not value.parts and not r.module.stub:
            value = replace(value, text=target.id, name=target.id)
        elif isinstance(value, Sym) and not value.text and not r.module.stub:
            value = replace(value, text=target.id)
        frame = r.frame.declared_global.get(target.id, r.frame)
        if isinstance(value, (Map, Seq)) and not isinstance(node, ast.AugAssign):
            kept.replaced(r, frame.vars.get(target.id), value, node)
        r.set(frame.vars, target.id, value)
        kept.written(r, frame.vars, target.id, value, node)
    elif isinstance(target, ast.Attribute):
        _bind_attribute(r, target, value, node)
    elif isinstance(target, (ast.Tuple, ast.List)):
        _unpack(r, target.elts, value, node)
    elif isinstance(target, ast.Subscript):
        _bind_item(r, target, value, node)
    elif isinstance(target, ast.Starred):
        bind(r, target.value, value, node)


# What a model gives back beside its output, as whole numbers: nothing flows through them.
_COUNTS = regex(r"(?:^|_)(?:len(?:gth)?s?|ind(?:ex|exes|ices)?|idxs?|ids?|counts?)$")


def christen(r: Reader, value: Value, name: str) -> None:
    """Give an object or tensor the first name that the script, not a stub, binds it to."""
    for option in options(value) if not r.module.stub else ():
        if isinstance(option, (Ref, Inst)) and option.obj is not None:
            if not option.obj.name:
                option.obj.name = name
        elif isinstance(option, Tensor) and not option.name:
            option.name = name


def _bind_attribute(r: Reader, target: ast.Attribute, value: Value, node: ast.AST) -> None:
    from looplint.static import effects

    terms.use(value)  # others may read it
    receiver = r.resolved(evaluate(r, target.value))
    name = target.attr
    christen(r, value, r.text(target))
    totals.bound(r, value)
    parameters.keep(r, value, r.text(target), node)
    value = checkpoints.second_name(r, value, name, node)
    if isinstance(receiver, Phi):
        found = [v for v in options(receiver) if not isinstance(v, Const)]
        for other in found[1:]:
            if isinstance(other, Inst) and other.obj is None:
                r.set(other.attrs, name, value)
        receiver = found[0] if found else receiver
    if effects.on_attribute_set(r, receiver, name, value, node):
        return
    parameters.assign(r, receiver, name, value, node)
    if isinstance(receiver, (Ref, Inst, Sym)) and receiver.obj is not None:
        parameters.attach(r, receiver.obj, name, value, node)
    if isinstance(receiver, Inst):
        r.set(receiver.attrs, name, value)
        kept.written(r, receiver.attrs, name, value, node)
        _adopt_part(receiver.obj, name, value)
    elif isinstance(receiver, ModuleRef):
        from looplint.static.inline import frame_of

        r.set(frame_of(r, receiver.module).vars, name, value)
    elif isinstance(receiver, Sym):
        holder = r.unknown_attrs
        r.set(holder, f"{receiver.key}.{name}", value)
        kept.written(r, holder, f"{receiver.key}.{name}", value, node)
    elif isinstance(receiver, Ref) and receiver.obj.role is Role.SCHEDULER and name == "last_epoch":
        r.emit(Op.RESTORE, receiver.obj, node, {"source": checkpoints.piece_of(r, value), "checked": True})
    elif isinstance(receiver, Ref) and receiver.obj.role is Role.MODEL:
        parameters.own_part(receiver.obj, name, value)
        if isinstance(value, Ref) and value.obj.role in _HUNG_ON:
            r.set(r.unknown_attrs, f"#{id(receiver.obj.root)}.{name}", value)
    elif isinstance(receiver, Class):
        r.set(r.class_attrs(receiver.info), name, value)


_HUNG_ON = (Role.OPTIMIZER, Role.SCHEDULER, Role.SCALER)
_PARTS = (Role.MODEL, Role.CRITERION, Role.PARAMETERS)


def _adopt_part(owner: Obj | None, name: str, value: Value) -> None:
    """A model (or parameters) set as an attribute of another, or of a loss that learns, is a part of it."""
    if owner is None or owner.role not in (Role.MODEL, Role.CRITERION):
        return
    for option in options(value):
        part = option.obj if isinstance(option, (Ref, Inst)) else None
        if part is None or part.role not in _PARTS or part.root.whole is not None:
            continue
        if owner.root not in list(part.lineage()) and part.root not in list(owner.lineage()):
            part.root.whole = owner.root


def _unpack(r: Reader, targets: list[ast.expr], value: Value, node: ast.AST) -> None:
    value = r.resolved(value)
    if isinstance(value, Phi):
        sides = [v for v in options(value) if isinstance(v, Seq)]
        if len(sides) >= 2 and len({len(s.items) for s in sides}) == 1:
            for index, target in enumerate(targets):
                bind(r, target, item(r, value, Const(index), node), node)
            return
        value = sides[0] if sides else value
    plain = isinstance(value, Seq) and not value.open and not any(isinstance(t, ast.Starred) for t in targets)
    if isinstance(value, Seq) and plain and len(value.items) == len(targets):
        for target, one in zip(targets, value.values(), strict=True):
            bind(r, target, one, node)
        return
    for index, target in enumerate(targets):
        if isinstance(value, (Tensor, Params, Iter)) or (isinstance(value, Ref) and value.obj.role is Role.MODEL):
            one = scores.picked(value, element_of(r, value, node), index)
            one = padding.of_batch(r, value, one, index)
            if index > 0 and isinstance(one, Tensor) and _is_beside_loss(value, target):
                one = Tensor(None, {k: v for k, v in one.facts.items() if k != "loss"}, one.name)
            bind(r, target, shapes.of_element(r, value, one, index), node)
        else:
            bind(r, target, _called(r, item(r, value, Const(index), node), target), node)


def _is_beside_loss(value: Value, target: ast.expr) -> bool:
    """Whether a part is what an unseen criterion gives beside its loss, which may be numbers: `loss, scores = ...`."""
    if not isinstance(value, Tensor) or not value.facts.get("loss"):
        return False
    name = target.id if isinstance(target, ast.Name) else target.attr if isinstance(target, ast.Attribute) else "loss"
    return terms.NAMES.search(name) is None


def _called(r: Reader, part: Value, target: ast.expr) -> Value:
    """A part of an unknown under the name that it is unpacked to, which tells one part from another."""
    if not isinstance(part, Sym) or part.parts or r.module.stub or not isinstance(target, (ast.Name, ast.Attribute)):
        return part
    name = target.id if isinstance(target, ast.Name) else target.attr
    return replace(part, text=r.text(target), name=name if knowledge.guess(name) is not None else part.name)


def _bind_item(r: Reader, target: ast.Subscript, value: Value, node: ast.AST) -> None:
    from looplint.static import effects

    receiver = r.resolved(evaluate(r, target.value))
    index = r.resolved(evaluate(r, target.slice)) if not isinstance(target.slice, ast.Slice) else None
    terms.begin(value)
    christen(r, value, r.text(target))
    kept.item_written(r, receiver, index, target, value, node)
    if isinstance(receiver, (Map, Seq)) and index is not None:
        key = index.value if isinstance(index, Const) else key_of(index)
        collectives.put_back(r, receiver, value)
        if isinstance(key, (str, int, float, bool, type(None))):
            r.set(receiver.items, key, value)
        if not isinstance(index, Const):
            receiver.open = True
    elif isinstance(receiver, Params) and receiver.source is not None:
        if receiver.what == "group" and isinstance(index, Const) and index.value == "params":
            r.emit(Op.ADD_PARAMS, receiver.source, node)
    elif isinstance(receiver, (Ref, Inst)) and receiver.obj is not None:
        name = str(index.value) if isinstance(index, Const) else "[]"
        parameters.attach(r, receiver.obj, name, value, node)
        if isinstance(receiver, Inst):
            _adopt_part(receiver.obj, "[]", value)
        elif receiver.obj.role is Role.MODEL:
            parameters.own_part(receiver.obj, name, value)
            effects.hold(receiver.obj, value)
    elif isinstance(receiver, Tensor):
        _fill(r, target.value, receiver, value)
    elif isinstance(receiver, Sym) and index is not None:
        r.set(r.unknown_attrs, f"{receiver.key}[{key_of(index)}]", value)
    elif isinstance(receiver, Ext) and isinstance(index, Const) and index.value == "CUDA_VISIBLE_DEVICES":
        r.emit(Op.PLACE, None, node, {"device": index.value})


def _fill(r: Reader, base: ast.expr, tensor: Tensor, value: Value) -> None:
    """A part of a tensor without a graph is written: `y[i] = f(x[i])` gives it that of what is written."""
    while isinstance(base, ast.Subscript):
        base = base.value
    written = reach([value])
    if tensor.reaches != frozenset() or written == frozenset() or not is_tensor(value):
        return
    whole = r.resolved(lookup(r, base.id)) if isinstance(base, ast.Name) else None
    if isinstance(base, ast.Name) and isinstance(whole, Tensor):
        facts = {k: v for k, v in whole.facts.items() if k not in ("cut", "cuts")}
        r.set(r.frame.vars, base.id, Tensor(written, facts, whole.name))


def _aug_assign(r: Reader, node: ast.AugAssign) -> None:
    from looplint.static import effects

    target = node.target
    if isinstance(target, ast.Name):
        old: Value = lookup(r, target.id)
    else:
        old = evaluate(r, target)
    value = evaluate(r, node.value)
    if effects.on_update_in_place(r, old, value, node):
        return
    new = combine(r, node.op, old, value, node)
    if isinstance(new, Tensor):
        new.facts["kept_in"] = r.text(target)
        totals.added(r, old, new, r.text(target))
    if isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name):
        whole = lookup(r, target.value.id)
        totals.added(r, whole, whole, target.value.id)
    bind(r, target, new, node)


def _delete(r: Reader, node: ast.Delete) -> None:
    for target in node.targets:
        if isinstance(target, ast.Name):
            r.drop(r.frame.vars, target.id)


def _function(r: Reader, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    from looplint.static.modules import FunctionInfo

    known = r.module.functions.get(node.name)
    info = known if known is not None and known.node is node else FunctionInfo(node, r.module, node.name, nested=True)
    value: Value = Func(info, r.frame)
    if node.decorator_list:
        from looplint.static.inline import decorated

        value = decorated(r, info, value)
    r.set(r.frame.vars, node.name, value)


def _class(r: Reader, node: ast.ClassDef) -> None:
    known = r.module.classes.get(node.name)
    info = known if known is not None and known.node is node else r.module.new_class(node)
    r.set(r.frame.vars, node.name, Class(info, r.frame))


def _import(r: Reader, node: ast.Import | ast.ImportFrom) -> None:
    """An import inside a function; those of a module's top level are followed when their names are asked for."""
    if r.frame.parent is None:
        return
    for alias in node.names:
        if alias.name != "*":
            bound = alias.asname or (alias.name.split(".")[0] if isinstance(node, ast.Import) else alias.name)
            r.set(r.frame.vars, bound, imported(r, node, alias))


def on_demand(r: Reader, frame: Frame, name: str) -> Value | None:
    """What a module's top level imports under a name; None while that is being sought already (a cycle)."""
    key = (id(frame), name)
    if key in r.seeking:
        return None
    r.seeking.add(key)
    module, r.module = r.module, frame.module
    try:
        value = frame.vars[name] = imported(r, *frame.module.imports[name])
    finally:
        r.module = module
        r.seeking.discard(key)
    return value


def imported(r: Reader, node: ast.Import | ast.ImportFrom, alias: ast.alias) -> Value:
    """What an import binds."""
    if isinstance(node, ast.Import):
        name = alias.name if alias.asname else alias.name.split(".")[0]
        found = r.project.find(name, r.module) if _may_be_own(name) else None
        return ModuleRef(found) if found is not None else Ext(name)
    dotted = node.module or ""
    found = r.project.find(dotted, r.module, node.level) if node.level or _may_be_own(dotted) else None
    return _imported(r, found, dotted, alias.name, node.level)


INSTALLED = frozenset(
    {"looplint", "torch", "torchvision", "numpy", "os", "sys", "argparse", "random", "time", "json", "math", "re"}
)


def _may_be_own(name: str) -> bool:
    top = name.split(".", maxsplit=1)[0]
    return top not in INSTALLED and not knowledge.is_library(top)


_DOES = r"zero_grad|step|backward|parameters|named_parameters|train|eval|state_dict|load_state_dict|scale|unscale_"


def _is_an_object(r: Reader, name: str) -> bool:
    """Whether a name that a file out of sight brings is used as an object of the training, not as a module."""
    text = r.module.source.text
    used = rf"(?<!\.)\b{re.escape(name)}\.(?:{_DOES})\(|\bin (?:enumerate|tqdm)?\(?{re.escape(name)}\b"
    return re.search(used, text) is not None and not re.search(rf"\b{re.escape(name)}\.[A-Z]", text)


def _imported(r: Reader, found: Any, dotted: str, name: str, level: int) -> Value:
    from looplint.static.inline import frame_of, member

    if found is not None:
        value = member(r, frame_of(r, found), name)
        if value is not None:
            return value
        inner = r.project.find(name, found, 1) if found.path.endswith("__init__.py") else None
        return ModuleRef(inner) if inner is not None else Sym(f"{found.path}:{name}", name, name)
    if level or _may_be_own(dotted):
        inner = r.project.find(f"{dotted}.{name}".strip("."), r.module, level)
        if inner is not None:
            return ModuleRef(inner)
    if level or (_may_be_own(dotted) and knowledge.guess(name) is not None and _is_an_object(r, name)):
        return Sym(f"{dotted}:{name}", name, name)
    return Ext(knowledge.canonical(f"{dotted}.{name}"))


def _global(r: Reader, node: ast.Global | ast.Nonlocal) -> None:
    for name in node.names:
        if isinstance(node, ast.Global):
            frame = r.frame
            while frame.parent is not None:
                frame = frame.parent
            r.frame.declared_global[name] = frame
        elif r.frame.parent is not None and (holder := r.frame.parent.holder(name)) is not None:
            r.frame.declared_global[name] = holder


# -- branches ------------------------------------------------------------------------------------------------------
def _passes_over(node: ast.If) -> bool:
    """Whether an `if` only passes over what an earlier run has done: `if left > 0: left -= 1; continue`."""
    *before, last = node.body
    counts = [part for part in before if isinstance(part, ast.AugAssign) and isinstance(part.op, ast.Sub)]
    if not counts or node.orelse or not isinstance(last, ast.Continue):
        return False
    left = ast.unparse(counts[0].target)
    simple = all(isinstance(part, (ast.AugAssign, ast.Expr)) for part in before)
    return simple and any(left == ast.unparse(part) for part in ast.walk(node.test) if isinstance(part, ast.expr))


def _if(r: Reader, node: ast.If) -> bool:
    if _passes_over(node):
        return True
    gates.mark(r, node)
    value = evaluate(r, node.test)
    callable_as_truth(r, value, node.test)
    test = truth(r, value, node.test)
    if isinstance(test, bool) and r.loops and gates.stuck(node.test):
        test = truth(r, r.unknown(node.test), node.test)  # it holds in the first turn, or in a later one

    restored = r.resolved(value)
    if test is True and isinstance(restored, Sym) and restored.name == "training" and restored.key.startswith("#"):
        return _restoring(r, restored.key, node.body)

    broken, spared = records.asked(r, node) if not r.quiet else (None, None)

    def yes() -> bool:
        records.emit(r, broken, node)
        return run_body(r, node.body)

    def no() -> bool:
        records.emit(r, spared, node)
        return run_body(r, node.orelse)

    return r.branch(test, yes, no, node.test)


def _restoring(r: Reader, token: str, body: list[ast.stmt]) -> bool:
    """`if was_training: model.train()`: the mode becomes again what it was when it was read."""
    before, r.restoring = r.restoring, token
    try:
        return run_body(r, body)
    finally:
        r.restoring = before


def callable_as_truth(r: Reader, value: Value, node: ast.expr) -> None:
    """Note a function used as a truth value where its call was meant: `if torch.cuda.is_available:`."""
    value = r.resolved(value)
    named = isinstance(node, ast.Attribute) and node.attr.startswith(("is_", "has_"))
    if named and isinstance(value, Ext) and value.name.startswith("torch."):
        r.emit(Op.MENTION, None, node, {"how": "truth", "method": value.name})


def _match(r: Reader, node: ast.Match) -> bool:
    subject = r.resolved(evaluate(r, node.subject))
    return _cases(r, subject, node.cases, node)


def _cases(r: Reader, subject: Value, cases: list[ast.match_case], node: ast.AST) -> bool:
    if not cases:
        return True
    case, *rest = cases
    test: Test = True
    if isinstance(case.pattern, ast.MatchValue):
        from looplint.static.objects import compared

        test = compared(r, "==", subject, evaluate(r, case.pattern.value), case.pattern)
    elif not (isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None and case.guard is None):
        test = (Question(f"{key_of(subject)} is {ast.dump(case.pattern)[:120]}", r.text(case.pattern)), True, False)
    return r.branch(test, lambda: run_body(r, case.body), lambda: _cases(r, subject, rest, node))


def _try(r: Reader, node: ast.Try) -> bool:
    if not node.finalbody or not r.calls:
        return _try_body(r, node)
    finals = r.calls[-1].finals
    finals.append((node.finalbody, len(r.loop_targets)))
    falls = _try_body(r, node)
    finals.pop()
    return run_body(r, node.finalbody) and falls


def _pass_finals(r: Reader, loops: int) -> None:
    """Execute the `finally` blocks that a jump passes: all that stand within so many loops, the innermost first."""
    call = r.calls[-1]
    around = call.finals
    for count in range(len(around) - 1, -1, -1):
        body, depth = around[count]
        if depth < loops:
            break
        call.finals = around[:count]
        run_body(r, body)
    call.finals = around


def _try_body(r: Reader, node: ast.Try) -> bool:
    def attempt() -> bool:
        return run_body(r, node.body) and run_body(r, node.orelse)

    handlers = [h for h in node.handlers if not _only_reraises(h.body)]
    if not handlers or _is_import_guard(node):
        return attempt()
    span = r.span(node)

    def handle() -> bool:
        with r.inside(Context(Scope.HANDLER, span)):
            return run_body(r, handlers[0].body)

    question = Question(f"raises@{span.path}:{span.line}#{r.serial()}", "an exception is raised", guessed=True)
    question.varies = frozenset(map(id, r.loops))
    return r.branch((question, True, False), handle, attempt)


def _only_reraises(body: list[ast.stmt]) -> bool:
    return all(isinstance(s, (ast.Raise, ast.Pass)) for s in body) or isinstance(body[-1], ast.Raise)


def _is_import_guard(node: ast.Try) -> bool:
    return all(isinstance(s, (ast.Import, ast.ImportFrom)) for s in node.body)


# -- loops ---------------------------------------------------------------------------------------------------------
def _for(r: Reader, node: ast.For | ast.AsyncFor) -> bool:
    rebinding.mark(node, r.module.slice(node))
    value = r.resolved(evaluate(r, node.iter))
    if any(isinstance(inner, ast.If) for inner in node.body):
        value = _some_modules(r, value, node.iter)

    def body(element: Value) -> bool:
        _tell_shared(r, node)
        bind(r, node.target, element, node)
        return run_body(r, node.body)

    each(r, value, node.iter, body, r.text(node.target), node)
    return run_body(r, node.orelse)


def _each_way(
    r: Reader, value: Value, at: ast.AST, body: Callable[[Value], bool], target: str, node: ast.AST | None
) -> bool:
    each(r, value, at, body, target, node)
    return True


def _is_one_of_two(value: Phi) -> bool:
    """`valid_loader if valid_loader else test_loader`: what is said of the one, is not said of the other.

    Or the modules of one of two models.
    """
    sides = (value.yes, value.no)
    modules = all(isinstance(side, Iter) and side.kind == "modules" for side in sides)
    return modules or all(isinstance(side, Ref) and side.obj.role is Role.LOADER for side in sides)


def _some_modules(r: Reader, value: Value, node: ast.AST) -> Value:
    """A walk over a model's modules under a test: what happens, happens to some of them, not to the model."""
    if isinstance(value, Iter) and value.kind == "modules" and isinstance(value.element, Ref):
        return replace(value, element=Ref(some_part(r, value.element.obj, node)))
    return value


def each(
    r: Reader,
    value: Value,
    at: ast.AST,
    body: Callable[[Value], bool],
    target: str = "",
    node: ast.AST | None = None,
) -> None:
    """Execute a body for the elements of a value: unrolled for a literal, inside a generator, else as a loop."""
    value = own_iterator(r, r.resolved(value), at)
    if isinstance(value, Phi) and _is_one_of_two(value):
        yes, no = (partial(_each_way, r, side, at, body, target, node) for side in (value.yes, value.no))
        r.branch((value.question, True, False), yes, no)
        return
    if isinstance(value, Phi):
        live = [v for v in options(value) if not isinstance(v, Const)]
        some = next((v for v in live if isinstance(v, (Ref, Iter, Seq, Gen))), live[0] if live else value)
        value = parameters.joined(live) or some
    if isinstance(value, Gen):
        _through_generator(r, value, at, body, node)
        return
    if isinstance(value, Map):
        value = Seq({i: _constant_of(k) for i, k in enumerate(value.items)}, "list", value.open)
    if isinstance(value, Seq) and is_unrolled(value) and _may_unroll(r, value):
        _unrolled(r, value, at, body, target)
        return
    loop = Loop(LoopKind.OTHER, r.text(at), r.span(at), loader_of(value), target, length_of(value))
    loop.counts = _counts(loop)
    loop.amount = measures.of_turns(r, value)
    if isinstance(value, Iter) and isinstance(value.element, Sym) and value.element.first is not None:
        loop.starts = checkpoints.origins_of(value.element.first)
    element = _element(r, value, loop, at)
    parameters.consume(r, [value], "loop", at)
    picks = isinstance(value, Params) or (isinstance(value, Iter) and value.kind in ("parameters", "modules"))
    r.sets += picks
    try:
        looped(r, loop, node, lambda: body(element))
    finally:
        r.sets -= picks
    totals.passed(r, loop)
    if loop.over is None and isinstance(value, Sym) and loop.kind is LoopKind.BATCH:
        loop.over = Obj(Role.LOADER, "", value.text or value.name, None)


def _constant_of(key: Any) -> Value:
    return Const(key)


def _counts(loop: Loop) -> str:
    """What a loop counts, as its first variable says, else what it goes over."""
    first = loop.target.lstrip("([ ").partition(",")[0]
    if knowledge.looks_like_search(loop.target, _without_remarks(loop.name)):
        return "searches"
    for text in (first, loop.name):
        for what, says in _COUNTED.items():
            if says(text if what == "epochs" else _without_remarks(text)):
                return what
    return ""


def _without_remarks(text: str) -> str:
    """What a loop goes over, without what a progress bar tells of it: `tqdm(batches, desc="fold 1")`."""
    return _REMARK.sub("", text)


_REMARK = regex(r"""\b\w+\s*=\s*\w?(["']).*?\1""")
_COUNTED = {
    "epochs": knowledge.looks_like_epochs,
    "repetitions": knowledge.looks_like_repetition,
    "trials": knowledge.looks_like_trial,
}


def _elements(value: Seq) -> Any:
    """The elements of a literal as constants, else how many there are."""
    values = value.values()
    return (
        tuple(v.value for v in values if isinstance(v, Const))
        if values and all(isinstance(v, Const) for v in values)
        else len(values)
    )


FEW_TURNS, MOST_UNROLLED_TURNS, MOST_TURNS_OF_FEW = 3, 16, 64


def _may_unroll(r: Reader, value: Seq) -> bool:
    """Whether loops over literals inside each other stay few turns in all: a grid of settings is a loop as others.

    Those of the fewest turns, such as over the two phases of an epoch, may stand deeper.
    """
    literals = (loop.length for loop in r.loops if loop.kind is LoopKind.UNROLLED)
    around = prod(size if isinstance(size, int) else len(size) for size in literals)
    most = MOST_TURNS_OF_FEW if len(value.items) <= FEW_TURNS else MOST_UNROLLED_TURNS
    return around == 1 or around * len(value.items) <= most


def _unrolled(r: Reader, value: Seq, at: ast.AST, body: Callable[[Value], bool], target: str) -> None:
    loop = Loop(LoopKind.UNROLLED, r.text(at), r.span(at), None, target, _elements(value))
    loop.counts = _counts(loop)
    flows = [r.nested(loop, partial(body, element)) for element in value.values()]
    if any(flows) and not r.quiet:
        r.flow.append(LoopNode(loop, [], len(flows), flows))


def _through_generator(r: Reader, gen: Gen, at: ast.AST, body: Callable[[Value], bool], node: ast.AST | None) -> None:
    from looplint.static.inline import run_function

    frame, module = r.frame, r.module
    index = counted(gen)

    def on_yield(value: Value) -> bool:
        inner, r.frame = r.frame, frame
        code, r.module = r.module, module
        calls, r.calls = r.calls, r.calls[:depth]
        # `continue` in the caller's body goes to the next turn of the generator's loop
        inside = r.loop_targets[-1] if r.loop_targets else None
        looping, r.loop_targets = r.loop_targets, [*before, inside]
        try:
            if index is not None:
                value = Seq({0: _in_loop(index, r.loops[-1]) if r.loops else index, 1: value})
            return body(value)
        finally:
            r.frame, r.module, r.calls, r.loop_targets = inner, code, calls, looping

    depth = len(r.calls)
    before = r.loop_targets
    try:
        run_function(r, gen.func, gen.args, gen.kwargs, gen.node, on_yield)
    finally:
        r.loop_targets = before


_SWITCHES = regex(r"\b\w*(?:train|eval|valid|test|infer|predict)\w*\(")


def looped(r: Reader, loop: Loop, node: ast.AST | None, body: Callable[[], bool]) -> None:
    """Execute a body as a loop and write the loop's node."""
    state = widen(r, loop, node) if node is not None else []
    at = node or r.statement
    if r.modes and at is not None and _SWITCHES.search(r.module.slice(at)):
        for model in list(r.modes):
            r.drop(r.modes, model)  # at the head of a later turn it may be another
    since = len(r.fed)
    before = r.loop_targets
    r.loop_targets = [*before, loop]
    try:
        flow = r.nested(loop, body)
    finally:
        r.loop_targets = before
    loop.carries = recurrence.carried(r, state, since)
    if flow and not r.quiet:
        classify(loop, flow)
        r.flow.append(loop_node(loop, flow))


def loader_of(value: Value) -> Obj | None:
    """The loader or dataset that a loop goes over."""
    if isinstance(value, Iter):
        return value.over
    if isinstance(value, (Ref, Inst)) and value.obj is not None and value.obj.role in (Role.LOADER, Role.DATASET):
        return value.obj
    if isinstance(value, Sym) and value.obj is not None and value.obj.role is Role.LOADER:
        return value.obj
    return None


def length_of(value: Value) -> Any:
    """A loop's number of turns: a number, or a text, or None."""
    if isinstance(value, Iter):
        return value.length
    return len(value.items) if isinstance(value, Seq) and not value.open else None


def _element(r: Reader, value: Value, loop: Loop, at: ast.AST) -> Value:
    if isinstance(value, Iter):
        return _in_loop(value.element, loop)
    if isinstance(value, Sym):
        loop.over = loop.over or guessed_loader(r, value)
        return Sym(f"{value.key}[*{id(loop)}]", loop.target, loop.target, value.varies | {id(loop)})
    if isinstance(value, (Ref, Inst)) and loop.over is not None:
        return Tensor(frozenset(), {"of_loader": loop.over}, loop.target)
    r.loops.append(loop)
    try:
        return element_of(r, value, at)
    finally:
        r.loops.pop()


def _in_loop(value: Value, loop: Loop) -> Value:
    """An element whose unknowns differ in each turn of the loop."""
    if isinstance(value, Sym):
        return Sym(
            f"{value.key}[*{id(loop)}]",
            value.text,
            value.name,
            value.varies | {id(loop)},
            (),
            value.counter,
            first=value.first,
        )
    if isinstance(value, Seq):
        return Seq({k: _in_loop(v, loop) for k, v in value.items.items()}, value.kind, value.open)
    return value


def guessed_loader(r: Reader, value: Sym) -> Obj | None:
    """The loader that an unknown's name promises."""
    from looplint.static.effects import guess_object

    if value.obj is None and knowledge.guess(value.name) is Role.LOADER:
        return guess_object(r, value, Role.LOADER)
    return value.obj


def classify(loop: Loop, flow: Flow) -> None:
    """Say what a loop goes over, by what it goes over, what stands in it, and its names."""
    if loop.kind is not LoopKind.OTHER:
        return
    if loop.over is not None and loop.over.role is Role.LOADER:
        loop.kind = LoopKind.BATCH
        return
    inner = _loops(flow)
    if knowledge.looks_like_trial(loop.target) or knowledge.looks_like_trial(_without_remarks(loop.name)):
        return
    if any(n.loop.kind is LoopKind.BATCH for n in inner) or knowledge.looks_like_epochs(loop.target):
        if not knowledge.looks_like_trial(loop.name):
            loop.kind = LoopKind.EPOCH
    elif any(e.op in (Op.BACKWARD, Op.FORWARD) for e in _direct(flow)):
        loop.kind = LoopKind.BATCH


def _loops(flow: Flow) -> list[LoopNode]:
    """The loops inside a flow, calls looked through."""
    return [node for node in _inside(flow, frozenset(LoopKind)) if isinstance(node, LoopNode)]


def _direct(flow: Flow) -> list[EventNode]:
    """The events of a flow that stand in no further real loop."""
    return [node for node in _inside(flow, _NO_LOOPS) if isinstance(node, EventNode)]


_NO_LOOPS = frozenset({LoopKind.CALL, LoopKind.UNROLLED})


def _inside(flow: Flow, entered: frozenset[LoopKind]) -> Iterator[Node]:
    """The nodes inside a flow, once each, down to loops of other kinds than these: branches share what follows them."""
    seen: set[int] = set()
    stack = list(flow)
    while stack:
        node = stack.pop()
        if id(node) in seen:
            continue
        seen.add(id(node))
        yield node
        if isinstance(node, Choice):
            stack += [*node.yes, *node.no]
        elif isinstance(node, LoopNode) and node.loop.kind in entered:
            for body in node.unrolled or [node.body]:
                stack += body


def _while(r: Reader, node: ast.While) -> bool:
    rebinding.mark(node, r.module.slice(node))
    loop = Loop(LoopKind.OTHER, r.text(node.test), r.span(node.test))
    loop.counts = _counts(loop)
    forever = isinstance(node.test, ast.Constant) and bool(node.test.value)

    def body() -> bool:
        if not forever:
            evaluate(r, node.test)
        return run_body(r, node.body)

    looped(r, loop, node, body)
    return run_body(r, node.orelse)


def widen(r: Reader, loop: Loop, node: ast.AST) -> recurrence.State:
    """Numbers, flags and unknowns that the loop's body assigns differ from turn to turn: name them so.

    Gives all that the body assigns and that is there before, as it is at the head of the loop.
    """
    state: recurrence.State = []
    r.moved[id(loop)] = _assigned(node)
    for target, moved in _assigned(node).items():
        holder, key = _place(r, target)
        if holder is None or key not in holder:
            continue
        old = holder[key]
        if _is_plain(old):
            counter = bool(moved & {"+=", "+1"}) and not (
                isinstance(old, Const) and not isinstance(old.value, (int, float))
            )
            name = f"{target}~reset" if counter and "=" in moved else target
            turns = varies_of(old) | {id(loop)}
            if counter and holder is not r.frame.vars and not _is_set_by_call(r, target):
                turns |= {id(around) for around in r.loops}  # it outlives the call, and goes on through its loops
            sym = Sym(f"{target}~{id(loop)}", target, name, turns, (), counter, first=old)
            if counter:
                loop.starts += checkpoints.origins_of(old)
            r.set(holder, key, sym)
        state.append((target, holder, key, holder[key]))
    return state


def _is_set_by_call(r: Reader, target: str) -> bool:
    """Whether the function that is executed, or a loop around it, sets a global or attribute to begin with."""
    info = r.calls[-1].info if r.calls else None
    moved = [r.moved.get(id(loop), {}) for loop in r.loops] + ([_assigned(info.node)] if info is not None else [])
    return any("=" in names.get(target, ()) for names in moved)


def _is_plain(value: Value) -> bool:
    """Whether a value is a number, a flag, or unknown: no object of the training."""
    return all(isinstance(v, Const) or (isinstance(v, Sym) and v.obj is None) for v in options(value))


def _place(r: Reader, target: str) -> tuple[dict[Any, Value] | None, str]:
    """Where a name (or `self.x`) is held."""
    if "." not in target:
        frame = r.frame.declared_global.get(target, r.frame)
        return frame.vars, target
    owner, name = target.rsplit(".", 1)
    if "." in owner:
        return None, name
    value = r.resolved(lookup(r, owner))
    return (value.attrs, name) if isinstance(value, Inst) else (None, name)


def _assigned(node: ast.AST) -> dict[str, set[str]]:
    """The names and attributes that a loop's body assigns, and how: "=", "+=" or "+1" (`n = n + 1`)."""
    known: dict[str, set[str]] | None = getattr(node, "_looplint_assigned", None)
    if known is not None:
        return known
    found: dict[str, set[str]] = {}
    stack: list[ast.AST] = [*getattr(node, "body", []), *getattr(node, "orelse", [])]
    while stack:
        child = stack.pop()
        if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)):
            continue
        if isinstance(child, ast.Assign):
            for target in child.targets:
                for name in _names(target):
                    own = isinstance(child.value, ast.BinOp) and _names(child.value.left) == [name]
                    found.setdefault(name, set()).add("+1" if own else "=")
        elif isinstance(child, ast.AugAssign):
            for name in _names(child.target):
                found.setdefault(name, set()).add("+=")
        elif isinstance(child, ast.stmt):
            for attr in ("body", "orelse", "finalbody", "handlers", "cases"):
                stack += getattr(child, attr, [])
        elif isinstance(child, (ast.ExceptHandler, ast.match_case)):
            stack += child.body
    node._looplint_assigned = found  # type: ignore[attr-defined]
    return found


def _names(target: ast.expr) -> list[str]:
    if isinstance(target, ast.Name):
        return [target.id]
    if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
        return [f"{target.value.id}.{target.attr}"]
    if isinstance(target, (ast.Tuple, ast.List)):
        return [name for element in target.elts for name in _names(element)]
    return []


_Comprehension: TypeAlias = ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp


def comprehension(r: Reader, node: _Comprehension) -> Value:
    """A comprehension: a loop that gives a list (or dict); exact where it goes over a literal."""
    results: list[tuple[Value, Value]] = []
    read: list[Value] = []
    exact = [True]

    def level(index: int) -> bool:
        if index == len(node.generators):
            if isinstance(node, ast.DictComp):
                results.append((r.resolved(evaluate(r, node.key)), evaluate(r, node.value)))
            else:
                results.append((NONE, evaluate(r, node.elt)))
            return True
        generator = node.generators[index]
        value = r.resolved(evaluate(r, generator.iter))
        if isinstance(node, ast.DictComp) and checkpoints.origin_of(value) is not None:
            read.append(value)

        def body(element: Value) -> bool:
            bind(r, generator.target, element, node)
            tests = [truth(r, evaluate(r, condition), condition) for condition in generator.ifs]
            exact[0] = exact[0] and all(isinstance(test, bool) for test in tests)
            return level(index + 1) if False not in tests else True

        literal = isinstance(value, (Seq, Map)) and not value.open and len(value.items) <= MOST_UNROLLED
        exact[0] = exact[0] and literal
        each(r, value, generator.iter, body, r.text(generator.target))
        return True

    saved = dict(r.frame.vars)
    level(0)
    for target in [n for g in node.generators for n in _names(g.target)]:
        if target in saved:
            r.set(r.frame.vars, target, saved[target])
    chosen = any(checkpoints.leaves_out(test) for generator in node.generators for test in generator.ifs)
    return checkpoints.edited(read[0], chosen) if read else _collected(r, node, results, exact[0])


def _collected(r: Reader, node: _Comprehension, results: list[tuple[Value, Value]], exact: bool) -> Value:
    if (state := checkpoints.rebuilt(results)) is not None:
        return state
    if isinstance(node, ast.DictComp):
        pairs = {k.value if isinstance(k, Const) else key_of(k): v for k, v in results}
        return Map(pairs, not exact, born=tuple(r.loops))
    given = [v for _, v in results if isinstance(v, Params)]
    if given and len(given) == len(results) and not exact:
        what = {"parameter": "parameters", "grad": "grad"}.get(given[0].what, given[0].what)
        trainable = any("requires_grad" in r.text(test) for part in node.generators for test in part.ifs)
        gathered = parameters.gathered(given, what)
        return replace(gathered, lazy=isinstance(node, ast.GeneratorExp), trainable=trainable)
    return Seq({i: v for i, (_, v) in enumerate(results)}, "list", not exact, tuple(r.loops))


# -- contexts ------------------------------------------------------------------------------------------------------
def _with(r: Reader, node: ast.With | ast.AsyncWith) -> bool:
    return _enter(r, node, 0)


def _enter(r: Reader, node: ast.With | ast.AsyncWith, index: int) -> bool:
    if index == len(node.items):
        return run_body(r, node.body)
    part = node.items[index]
    value = r.resolved(evaluate(r, part.context_expr))
    return enter(r, value, part, node, lambda: _enter(r, node, index + 1))


def enter(r: Reader, value: Value, part: ast.withitem, node: ast.AST, body: Callable[[], bool]) -> bool:
    """Execute a body inside a context manager."""
    from looplint.static import inline

    value = r.resolved(value)
    if isinstance(value, Phi):
        return r.branch(
            questions.simplified((value.question, True, False), r.known),
            lambda: enter(r, value.yes, part, node, body),
            lambda: enter(r, value.no, part, node, body),
        )
    if isinstance(value, Scoped):
        return _scoped(r, value, part, node, body)
    if isinstance(value, Gen):
        return inline.through_context(r, value, part, body)
    if isinstance(value, Inst) and inline.find_method(r, value.cls, "__enter__"):
        entered = inline.call_method(r, value, "__enter__", [], {}, part.context_expr)
        _bind_as(r, part, entered, node)
        falls = body()
        inline.call_method(r, value, "__exit__", [NONE, NONE, NONE], {}, part.context_expr)
        return falls
    if isinstance(value, Seq) and value.items and all(isinstance(v, Scoped) for v in value.values()):
        return enter(r, value.values()[0], part, node, body)
    _bind_as(r, part, value, node)
    return body()


def _scoped(r: Reader, value: Scoped, part: ast.withitem, node: ast.AST, body: Callable[[], bool]) -> bool:
    _bind_as(r, part, value.value or r.unknown(part.context_expr), node)
    if value.scope is None:
        return body()
    if value.scope == "grad-mode":
        test = value.facts.get("test", True)
        return r.branch(
            test,
            lambda: _under(r, Scope.ENABLE_GRAD, value, part, node, body),
            lambda: _under(r, Scope.NO_GRAD, value, part, node, body),
        )
    return _under(r, Scope(value.scope), value, part, node, body)


def _under(r: Reader, scope: Scope, value: Scoped, part: ast.withitem, node: ast.AST, body: Callable[[], bool]) -> bool:
    facts = {k: v for k, v in value.facts.items() if k != "test"}
    facts["text"] = " ".join(r.module.slice(node).split())[:600]
    with r.inside(Context(scope, r.span(part.context_expr), facts)):
        return body()


def _bind_as(r: Reader, part: ast.withitem, value: Value, node: ast.AST) -> None:
    if part.optional_vars is not None:
        bind(r, part.optional_vars, value, node)


# -- jumps ---------------------------------------------------------------------------------------------------------
def _return(r: Reader, node: ast.Return) -> bool:
    value = evaluate(r, node.value)
    if not r.calls:
        return False
    call = r.calls[-1]
    if len(r.calls) == 1:
        terms.use(value)
    for loop in filter(None, r.loop_targets):
        loop.leaves = True
    call.returns.append((list(r.path[call.depth_of_path :]), r.kept(value)))
    if call.finals:
        _pass_finals(r, 0)
    _leave(r, node, "return", [loop for loop in r.loop_targets if loop is not None])
    r.jump("return", call.loop)
    return False


def _break(r: Reader, node: ast.Break) -> bool:
    target = r.loop_targets[-1] if r.loop_targets else None
    if target is not None:
        if r.calls and r.calls[-1].finals:
            _pass_finals(r, len(r.loop_targets))
        target.leaves = True
        _leave(r, node, "break", [target])
        r.jump("break", target)
    return False


def _leave(r: Reader, node: ast.AST, kind: str, loops: list[Loop]) -> None:
    """Write that loops are left early, where not all processes or not all batches lead there."""
    held = any(c.scope in (Scope.RANK_ZERO, Scope.OTHER_RANKS) for c in r.under)
    if loops and (held or any(guard.kind in ("data", "gate") for guard in r.guards[-1:])):
        r.emit(Op.LEAVE, None, node, {"kind": kind, "loops": tuple(loops)})


def _continue(r: Reader, node: ast.Continue) -> bool:
    target = r.loop_targets[-1] if r.loop_targets else None
    if target is not None:
        if r.calls and r.calls[-1].finals:
            _pass_finals(r, len(r.loop_targets))
        r.jump("continue", target)
    return False


def _raise(r: Reader, node: ast.Raise) -> bool:
    call = r.calls[-1] if r.calls else None
    abstract = "NotImplemented" in r.text(node)
    if call is not None and (abstract or len(r.path) == call.depth_of_path):
        call.returns.append((list(r.path[call.depth_of_path :]), r.unknown(node)))  # an abstract method: overridden
        r.jump("return", call.loop)
        return False
    if not r.sets:
        r.jump("exit", None)
    return False


def _assert(r: Reader, node: ast.Assert) -> None:
    value = evaluate(r, node.test)
    callable_as_truth(r, value, node.test)
    test = truth(r, value, node.test)
    if not isinstance(test, bool):
        r.known = {**r.known, **questions.implied(test, True)}


_STATEMENTS: dict[type, Callable[[Reader, Any], bool | None]] = {
    ast.Expr: _expression,
    ast.Assign: _assign,
    ast.AnnAssign: _ann_assign,
    ast.AugAssign: _aug_assign,
    ast.Delete: _delete,
    ast.FunctionDef: _function,
    ast.AsyncFunctionDef: _function,
    ast.ClassDef: _class,
    ast.Import: _import,
    ast.ImportFrom: _import,
    ast.Global: _global,
    ast.Nonlocal: _global,
    ast.If: _if,
    ast.Match: _match,
    ast.Try: _try,
    ast.For: _for,
    ast.AsyncFor: _for,
    ast.While: _while,
    ast.With: _with,
    ast.AsyncWith: _with,
    ast.Return: _return,
    ast.Break: _break,
    ast.Continue: _continue,
    ast.Raise: _raise,
    ast.Assert: _assert,
}
if hasattr(ast, "TryStar"):
    _STATEMENTS[ast.TryStar] = _try
