"""Methods of tensors, parameters, containers and constants, and what writing to an attribute does."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from looplint import knowledge
from looplint.events import Obj, Op, Role, Scope
from looplint.regex import regex
from looplint.static import (
    averages,
    bootstraps,
    data,
    kept,
    padding,
    precision,
    scores,
    shapes,
    terms,
    totals,
    transfers,
)
from looplint.static.objects import cut, element_of, is_tensor, joined_tensor, mention
from looplint.static.values import (
    NO_LOOPS,
    NONE,
    Const,
    Ext,
    Inst,
    Iter,
    Map,
    Params,
    Ref,
    Seq,
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
    from looplint.static.modules import FunctionInfo
    from looplint.static.reader import Reader

Kwargs = dict[str, Value]


_TO_HOST = ("cpu", "numpy", "tolist", "item")


def tensor_method(r: Reader, tensor: Tensor, name: str, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """A method of a tensor (or of a model's output)."""
    result = _method(r, tensor, name, args, kwargs, node)
    if name in ("gt", "ge", "lt", "le", "round"):
        scores.held_against(r, tensor, r.resolved(args[0]) if args else Const(0.5), node)
    kept.moved(r, name, args)
    transfers.note(r, tensor, name, args, kwargs, node)
    if isinstance(result, Tensor) and (name in _TO_HOST or (name == "to" and args and "cpu" in text_of(args[0]))):
        result = Tensor(result.reaches, {**result.facts, "host": True}, result.name)
    if result is tensor and name in precision.CHANGING and ("half" in tensor.facts or r.under or name == "half"):
        result = Tensor(tensor.reaches, dict(tensor.facts), tensor.name)
    if result is tensor and name in shapes.RESHAPING:
        result = Tensor(tensor.reaches, dict(tensor.facts), tensor.name)
    if result is not tensor:
        shapes.look_up(r, tensor, name)
        shapes.after_call(name, [tensor, *args], kwargs, result)
        data.carry_rows(name, [tensor], result)
    result = padding.after_call(r, name, args, kwargs, result, node)
    output = (knowledge.method("tensor", name) or {}).get("output")
    bootstraps.method(name, result)
    scores.carry(r, name, [tensor], result, output, node)
    return precision.typed(r, name, tensor, args, kwargs, result, node)


def _method(r: Reader, tensor: Tensor, name: str, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    from looplint.static import effects

    if name in ("div", "div_", "true_divide") and args:
        return divided(joined_tensor([tensor, *args], tensor.name), args[0])
    if name in ("mul", "mul_") and args:
        return multiplied(joined_tensor([tensor, *args], tensor.name), args[0])
    if name in ("mean", "sum"):
        done = tensor.facts.get("reduction") if tensor.facts.get("loss") else None
        if done not in ("mean", "sum"):  # else it is one number already
            done = "some" if args or "dim" in kwargs or "axis" in kwargs else name
        return joined_tensor([tensor], tensor.name, reduction=done)
    if name in ("size", "numel", "nelement"):
        return Sym(f"{key_of(tensor)}.{name}", r.text(node), name, frozenset(map(id, r.loops)), ("size", tensor))
    if name == "add_":
        totals.added(r, tensor, tensor, tensor.name)
    if name in ("zero_", "fill_"):
        tensor.facts["reset"] = (*tensor.facts.get("reset", ()), *r.loops)
        kept.zeroed(r, node)
    if name in ("detach", "detach_"):
        if name == "detach_":
            tensor.facts["detached"] = True  # itself, by whatever name the next turn has it
        return cut(r, tensor, "detach", node)
    if name == "requires_grad_" and _is_gathered(tensor):  # its gradient goes on by hand
        tensor = Tensor(frozenset(), {k: v for k, v in tensor.facts.items() if k not in ("cut", "cuts")}, tensor.name)
    if name == "requires_grad_" and _becomes_leaf(r, tensor, node):
        return tensor
    row = knowledge.method("tensor", name)
    if row is not None:
        return effects.apply(r, row, None, tensor, args, kwargs, node, name)
    if name in ("values", "items", "keys", "to_tuple", "copy"):
        return tensor
    return joined_tensor([tensor, *[a for a in args if is_tensor(a)]], tensor.name)


def _becomes_leaf(r: Reader, tensor: Tensor, node: ast.AST) -> bool:
    """Whether a tensor without a graph is from now on trained itself."""
    from looplint.static import effects

    if tensor.reaches or "cut" in tensor.facts:
        return False
    tensor.reaches, tensor.facts["leaf"] = effects.leaf_tensor(r, node).reaches, True
    return True


_GATHERING = frozenset({"all_gather", "all_gather_into_tensor", "gather"})


def _is_gathered(tensor: Tensor) -> bool:
    """Whether a tensor holds copies of what the processes have."""
    return not tensor.reaches and any(cut["by"] in _GATHERING for cut in tensor.facts.get("cuts", ()))


def divided(tensor: Tensor, divisor: Value) -> Tensor:
    """The tensor after a division, which its facts remember."""
    tensor.facts["divided"] = (*tensor.facts.get("divided", ()), text_of(divisor))
    return tensor


def multiplied(tensor: Tensor, factor: Value) -> Tensor:
    """The tensor after a multiplication; `* (1 / n)` is a division."""
    if isinstance(factor, Sym) and factor.parts and factor.parts[0] == "/":
        return divided(tensor, factor.parts[2])
    if kept.unit_of(factor)[0] == kept.BATCH:
        tensor.facts["units"] = (*tensor.facts.get("units", ()), kept.BATCH)
    if isinstance(factor, Sym):
        tensor.facts["multiplied"] = (*tensor.facts.get("multiplied", ()), text_of(factor))
    return tensor


# -- parameters ----------------------------------------------------------------------------------------------------
_HAND_WRITTEN = frozenset({"add_", "sub_", "copy_", "addcdiv_", "addcmul_", "lerp_", "data"})
_MOVING = frozenset({"add_", "lerp_", "copy_", "set_"})
_DRAWN_ANEW = frozenset({"normal_", "uniform_", "zero_", "fill_", "copy_", "exponential_", "random_"})
_CLAMPING = frozenset({"clamp_", "clip_", "clamp", "mul_", "div_"})


def params_method(r: Reader, params: Params, name: str, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """A method of parameters or of their gradients."""
    from looplint.static import effects

    if name == "requires_grad_":
        given = r.resolved(args[0]) if args else kwargs.get("requires_grad", Const(True))
        one = params.what == "parameter" and not r.sets  # `layer.bias`, not each parameter in a loop
        effects.freeze(r, params.of, bool(getattr(given, "value", True)), node, some=one)
        return params
    if params.what == "grad":
        return _grad_method(r, params, name, args, node)
    if name in _MOVING and params.what in ("parameter", "parameters") and averages.towards(r, params, args, node):
        return params
    if name in _HAND_WRITTEN and not effects.recording(r):
        hand_update(r, params, node)
        return params
    if name in _HAND_WRITTEN and r.loops:  # `p.data.copy_(...)`
        for model in params.of or ():
            model.root.facts["follows"] = True
    if name in ("mul_", "div_"):
        return params
    if name in ("items", "values", "append", "extend", "clone", "detach", "to", "cpu", "cuda", "data"):
        return params
    if name in ("register_hook", "register_post_accumulate_grad_hook"):
        for value in args:
            _hook(r, value, node)
        return NONE
    if name in _DRAWN_ANEW and params.what != "groups":
        for model in params.of or ():
            r.emit(Op.RESET, model, node)
        return params
    if name.startswith("new_"):
        return Tensor(frozenset())
    if name in ("pow", "norm", "sum", "abs", "mean", "square", "view", "flatten", "float", "reshape"):
        return Tensor(frozenset(params.of) if params.of is not None else None, {"penalty": True})
    return r.unknown(node)


def _hook(r: Reader, value: Value, node: ast.AST) -> None:
    from looplint.static.values import Func

    value = r.resolved(value)
    if isinstance(value, Func):
        holds = _ops_in(r, value)
        r.emit(Op.MENTION, None, node, {"how": "handed", "holds": holds})


def _ops_in(r: Reader, func: Any) -> frozenset[Op]:
    """The ops that a function's text names."""
    words = {"step": Op.STEP, "zero_grad": Op.ZERO_GRAD, "backward": Op.BACKWARD, "clip_grad": Op.CLIP}
    return frozenset(op for word, op in words.items() if word in func.info.text)


def _grad_method(r: Reader, params: Params, name: str, args: list[Value], node: ast.AST) -> Value:
    if name == "zero_":
        clear(r, params, node)
    elif name in ("clamp_", "clip_"):
        _emit(r, Op.CLIP, params, node, {"by": "hand"})
    elif name in ("mul_", "div_"):
        _emit(r, Op.ASSIGN_GRAD, params, node, {"scaled": True})
    elif name in ("copy_", "add_", "sub_", "fill_"):
        _emit(r, Op.ASSIGN_GRAD, params, node, {})
    elif not name.endswith("_") and name not in ("detach", "data", "to"):
        # A value computed from gradients, or a copy of them.
        return Tensor(frozenset(), {"of_grads": True} if name in ("clone", "cpu", "numpy") else {})
    return params


def clear(r: Reader, params: Params, node: ast.AST) -> None:
    """Gradients cleared by hand: `p.grad = None`, `p.grad.zero_()`."""
    args = {"by": "hand"}
    if _partial(r):
        args["some"] = True  # type: ignore[assignment]
    _emit(r, Op.ZERO_GRAD, params, node, args)


def _partial(r: Reader) -> bool:
    """Whether a test other than `p.grad is not None` stands around, in the loop over parameters."""
    return any("isnan" in g.text or "isinf" in g.text or "name" in g.text for g in r.guards)


def _emit(r: Reader, op: Op, params: Params, node: ast.AST, args: dict[str, Any]) -> None:
    of = params.of
    source = params.source
    obj = source if source is not None else of[0] if of and len(of) == 1 else None
    if obj is None:
        obj = Obj(Role.PARAMETERS, "", "parameters", r.span(node), of=of)
    r.emit(op, obj, node, args, frozenset(of) if of is not None else None)


def hand_update(r: Reader, params: Params, node: ast.AST) -> None:
    """Parameters written by hand."""
    _emit(r, Op.UPDATE, params, node, {})


def on_attribute_set(r: Reader, receiver: Value, name: str, value: Value, node: ast.AST) -> bool:
    """What writing an attribute does to the training; says whether it was such a write."""
    from looplint.static import effects

    if isinstance(receiver, Ext):
        if receiver.name.startswith("torch.backends."):
            data.on_each_branch(r, Op.CONFIGURE, None, {"value": value}, node, name=f"{receiver.name}.{name}")
        return False
    if name == "require_backward_grad_sync" and isinstance(receiver, (Ref, Inst)) and receiver.obj is not None:
        r.emit(Op.MENTION, receiver.obj, node, {"how": "sync-switched"})  # what no_sync() does
    if isinstance(receiver, (Ref, Inst)):
        data.attribute_set(r, receiver, name, value, node)
    if isinstance(receiver, Params):
        bare = r.resolved(value)
        if name == "grad":
            if (
                isinstance(bare, Const)
                or (isinstance(bare, Tensor) and "zeros" in r.text(node))
                or "zeros_like" in r.text(node)
            ):
                clear(r, receiver, node)
            else:
                _emit(r, Op.ASSIGN_GRAD, receiver, node, {})
            return True
        if name in _OTHER_GRADS:
            if not isinstance(bare, Const):
                _emit(r, Op.ASSIGN_GRAD, receiver, node, {})
            return True
        if name == "requires_grad":
            trainable = bool(bare.value) if isinstance(bare, Const) else True
            one = receiver.what == "parameter" and not r.sets  # `layer.bias`, not each parameter in a loop
            effects.freeze(r, receiver.of, trainable, node, some=one)
            return True
        if name == "data":
            if not averages.towards(r, receiver, [bare] if isinstance(bare, (Tensor, Sym)) else [], node):
                hand_update(r, receiver, node)
            return True
    if name == "requires_grad" and isinstance(receiver, Tensor):
        bare = r.resolved(value)
        return isinstance(bare, Const) and bare.value is True and _becomes_leaf(r, receiver, node)
    if name == "training":
        _flag(r, receiver, value, node)
    return False


_OTHER_GRADS = frozenset({"grad_sample", "main_grad", "decoupled_grad"})  # from which some optimizers fill p.grad
_ALL_PARTS = regex(r"\b(named_)?(modules|children)\(")
_OWN_MODE = frozenset({"train", "eval", "__init__"})


def _sets_mode(method: FunctionInfo, node: ast.AST) -> bool:
    """Whether a method of a module is there to set its mode: train(), eval(), or one that is told which."""
    wanted = getattr(node, "value", None)
    given = {arg.arg for arg in method.node.args.args[1:]}
    return method.name in _OWN_MODE or (isinstance(wanted, ast.Name) and wanted.id in given)


def _flag(r: Reader, receiver: Value, value: Value, node: ast.AST) -> None:
    """`model.training = ...`, but for a module's own train(), and for a loop that reaches every part."""
    from looplint.static.effects import guessed_value

    obj = receiver.obj if isinstance(receiver, (Ref, Inst)) else guessed_value(r, receiver)
    running = r.calls[-1].info if r.calls else None
    own = running is not None and r.calls[-1].receiver is receiver and _sets_mode(running, node)
    if obj is None or obj.role is not Role.MODEL or own or (r.loops and _ALL_PARTS.search(r.loops[-1].name)):
        return
    given = r.resolved(value)
    r.emit(Op.FLAG, obj, node, {"value": given.value if isinstance(given, Const) else text_of(given)})


def on_update_in_place(r: Reader, old: Value, value: Value, node: ast.AugAssign) -> bool:
    """`p -= lr * p.grad` and the like; `layers += [block]` of a ModuleList."""
    from looplint.static import effects

    old = r.resolved(old)
    if isinstance(old, Ref) and old.obj.role is Role.MODEL and isinstance(node.op, ast.Add):
        effects.hold(old.obj, value)
        return True
    if not isinstance(old, Params):
        return False
    if old.what == "grad":
        scaled = isinstance(node.op, (ast.Mult, ast.Div))
        _emit(r, Op.ASSIGN_GRAD, old, node, {"scaled": True} if scaled else {})
        return True
    if old.what in ("parameter", "parameters") and not isinstance(node.op, ast.Add):
        hand_update(r, old, node)
        return True
    if old.what == "parameter":
        hand_update(r, old, node)
        return True
    return False


# -- results that nobody takes ---------------------------------------------------------------------------------------
# Methods that leave the tensor as it is: their result is all that they do.
_PURE = frozenset(
    {
        "detach",
        "clone",
        "add",
        "sub",
        "mul",
        "div",
        "pow",
        "neg",
        "abs",
        "exp",
        "log",
        "sqrt",
        "round",
        "lerp",
        "addcmul",
    }
    | {"clamp", "clip", "masked_fill", "masked_scatter", "index_fill", "index_copy", "index_add", "scatter", "addcdiv"}
    | {"view", "reshape", "squeeze", "unsqueeze", "permute", "transpose", "flatten", "contiguous", "expand", "repeat"}
    | {"sigmoid", "softmax", "log_softmax", "tanh", "relu", "normalize"}
)
# Batch objects of other libraries move or cast themselves.
_MOVES = frozenset({"to", "cuda", "cpu", "float", "double", "half", "bfloat16", "long", "int", "bool", "type"})
_UNPACKED = regex(r"\[\*\d+\]\[\d+\]$")  # an element of the tuple that a loop yields


def on_discard(r: Reader, receiver: Value, method: str, node: ast.AST) -> None:
    """`x.detach()` as a statement of its own."""
    if method not in _PURE and method not in _MOVES:
        return
    for option in options(receiver):
        if not _is_plain_tensor(r, option, method):
            return
    text = r.text(node.func.value) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else ""
    if method in _MOVES and knowledge.guess(text) is Role.MODEL:
        return  # what `model(...)` gave, under the name of a model: the instance of a class
    reaches = receiver.reaches if isinstance(receiver, Tensor) else None
    tensor = Obj(Role.LOSS, "", text, r.span(node), reaches=reaches)
    r.emit(Op.DISCARD, tensor, node, {"method": method, "moves": method in _MOVES}, reaches)


def _is_plain_tensor(r: Reader, value: Value, method: str) -> bool:
    """Whether a value surely is a tensor, and no object that may move itself, or does something else by this name."""
    if isinstance(value, Tensor) and value.facts.get("opaque"):
        return method == "detach"
    if isinstance(value, Tensor):
        whole = "of_loader" in value.facts and "taken" not in value.facts
        return not whole or method not in _MOVES
    if isinstance(value, Params):
        return value.what in ("grad", "parameter")
    if not isinstance(value, Sym) or not _UNPACKED.search(value.key):
        return False
    return any(loop.over is not None and id(loop) in value.varies for loop in r.loops)


# -- containers ----------------------------------------------------------------------------------------------------
def container_method(r: Reader, box: Seq | Map, name: str, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    """A method of a list, tuple, set or dict."""
    if isinstance(box, Map):
        return _map_method(r, box, name, args, kwargs, node)
    if name in kept.ADDING:
        kept.appended(r, box, name, args, node)
    if name in ("clear", "pop", "popleft"):
        kept.emptied(r, box, node)
    if name in ("append", "add") and args:
        terms.begin(args[0])
        r.set(box.items, len(box.items), args[0])
        if r.loops:
            box.open = True
        if isinstance(args[0], Tensor):
            args[0].facts["kept_in"] = True
        return NONE
    if name == "extend" and args:
        more = r.resolved(args[0])
        if isinstance(more, Seq):
            for value in more.values():
                r.set(box.items, len(box.items), value)
        else:
            r.set(box.items, len(box.items), more if isinstance(more, Params) else element_of(r, more, node))
            box.open = True
        return NONE
    if name == "pop" and box.items:
        return element_of(r, box, node)
    if name in ("copy", "__iter__"):
        return Seq(dict(box.items), box.kind, box.open)
    if name == "clear":
        for key in list(box.items):
            r.drop(box.items, key)
        return NONE
    return r.unknown(node)


def _map_method(r: Reader, box: Map, name: str, args: list[Value], kwargs: Kwargs, node: ast.AST) -> Value:
    if name == "values":
        return Seq(dict(enumerate(box.items.values())), "list", box.open)
    if name == "items":
        pairs = [Seq({0: Const(k), 1: v}) for k, v in box.items.items()]
        return Seq(dict(enumerate(pairs)), "list", box.open)
    if name == "keys":
        return Seq({i: Const(k) for i, k in enumerate(box.items)}, "list", box.open)
    if name in ("get", "pop", "setdefault") and args:
        key = r.resolved(args[0])
        found = box.items.get(key.value if isinstance(key, Const) else key_of(key))
        if found is not None:
            return r.resolved(found)
        if box.open:
            return r.unknown(node)
        return args[1] if len(args) > 1 else NONE
    if name == "update":
        more = r.resolved(args[0]) if args else Map({})
        if isinstance(more, Map):
            for k, v in more.items.items():
                r.set(box.items, k, v)
        for k, v in kwargs.items():
            r.set(box.items, k, v)
        box.open |= not isinstance(more, Map) or more.open
        return NONE
    if name == "copy":
        return Map(dict(box.items), box.open)
    return r.unknown(node)


def constant_method(r: Reader, value: Const, name: str, args: list[Value], node: ast.AST) -> Value:
    """A method of a literal: strings that only change their spelling fold."""
    text = value.value
    if isinstance(text, str) and not args and name in ("lower", "upper", "strip", "title", "capitalize"):
        return Const(getattr(text, name)())
    if isinstance(text, str) and name in ("startswith", "endswith") and args and isinstance(args[0], Const):
        return Const(getattr(text, name)(args[0].value)) if isinstance(args[0].value, str) else r.unknown(node)
    if isinstance(text, str) and name == "format" and not any(is_tensor(arg) for arg in args):
        key = shortened(f"{text!r}.format({','.join(map(key_of, args))})")
        return Sym(key, r.text(node), "", NO_LOOPS.union(*map(varies_of, args)) if args else r.unknown(node).varies)
    for arg in args:
        mention(r, arg, "passed", node, to=name)
    return r.unknown(node)


__all__ = ["Inst", "Iter", "Ref", "Scope"]
