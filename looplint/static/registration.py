"""Modules that their owner loses track of: kept in a plain container, or constructed anew in each forward pass.

Both are properties of a class, whatever a run does with it: they are said by one DEFINE event per class of a file.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from looplint import knowledge
from looplint.events import Obj, Role
from looplint.regex import regex, words
from looplint.static.values import Class, Ext, Inst, Map, Ref, Seq, options

if TYPE_CHECKING:
    from looplint.static.modules import ClassInfo, FunctionInfo
    from looplint.static.reader import Reader

Fact = dict[str, Any]

# Without these words in a file no class of it is looked at.
DEFINES = words(r"\bclass \w+\(.*(?:Module|Model|Net|Layer|Block)\b")
_FILLS = regex(r"=\s*(?:\[|\{|\(|list\(|dict\(|tuple\(|OrderedDict\()|\+=\s*\[")
_GROWS = regex(r"\.(?:append|extend|insert|add|update|setdefault)\(|\]\s*=(?!=)|\+=")
_MAKES = regex(r"[A-Z](?<!\w[A-Z])(?!\w*(?:Error|Warning|Exception)\()\w*\(")
_BY_HAND = regex(r"\b(?:_modules|__dict__|def (?:parameters|named_parameters|_apply)\b)")


# -- plain containers ----------------------------------------------------------------------------------------------
def may_lose_modules(cls: ClassInfo) -> bool:
    """Whether a constructor is worth executing in search of modules in plain containers."""
    init = cls.methods.get("__init__")
    if init is None or not _FILLS.search(init.text) or not cls.has(_MAKES):
        return False
    grows = _GROWS.search(init.text) is not None
    stored = (n for n in ast.walk(init.node) if isinstance(n, (ast.Assign, ast.AnnAssign, ast.AugAssign)))
    return any(n.value is not None and _may_hold(n.value, grows) and not _is_registered(n, init) for n in stored)


def _is_registered(statement: ast.Assign | ast.AnnAssign | ast.AugAssign, init: FunctionInfo) -> bool:
    """Whether a container has a name of its own that is only filled, and handed to one that registers."""
    target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
    if not isinstance(target, ast.Name) or (isinstance(statement, ast.Assign) and len(statement.targets) > 1):
        return False
    name = re.escape(target.id)
    own = rf"\b{name}(?:\s*(?::[^=\n]*)?\+?=(?!=)|\.(?:append|extend|insert)\()"
    handed = rf"\b(?:ModuleList|Sequential|ModuleDict)\(\s*\*?{name}\s*,?\s*\)"
    left = re.sub(f"{own}|{handed}", "", init.text)
    return left != init.text and re.search(rf"\b{name}\b", left) is None


def _may_hold(value: ast.expr, grows: bool) -> bool:
    """Whether a container, as written, may hold modules; an empty one if it `grows`."""
    if isinstance(value, (ast.List, ast.Tuple, ast.Set)):
        return any(map(_may_be_module, value.elts)) if value.elts else grows
    if isinstance(value, ast.Dict):
        return any(map(_may_be_module, value.values)) if value.values else grows
    if isinstance(value, (ast.ListComp, ast.SetComp)):
        return _may_be_module(value.elt)
    if isinstance(value, ast.DictComp):
        return _may_be_module(value.value)
    if isinstance(value, ast.Call):
        made = isinstance(value.func, ast.Name) and value.func.id in _CONTAINERS
        return made and (grows or bool(value.args))
    if isinstance(value, ast.BinOp):  # [a] + [b], [a] * n
        return _may_hold(value.left, grows) or _may_hold(value.right, grows)
    return isinstance(value, ast.IfExp) and (_may_hold(value.body, grows) or _may_hold(value.orelse, grows))


_CONTAINERS = frozenset({"list", "dict", "tuple", "set", "OrderedDict", "defaultdict", "deque"})
_NO_MODULE = (ast.Constant, ast.BinOp, ast.UnaryOp, ast.Compare, ast.JoinedStr, ast.Lambda)
_NO_OWNERS = frozenset({"self", "config", "cfg", "args", "opt", "np", "math"})  # what self holds, it has registered


def _may_be_module(value: ast.expr) -> bool:
    if isinstance(value, _NO_MODULE):
        return False
    base = value
    while isinstance(base, (ast.Attribute, ast.Subscript)):
        base = base.value
    return base is value or not (isinstance(base, ast.Name) and base.id in _NO_OWNERS)


def note_unregistered(r: Reader, inst: Inst) -> None:
    """Note the attributes of a finished module that are lists or dicts of modules which nothing registers."""
    if _BY_HAND.search(inst.cls.text):
        return
    for name, value in inst.attrs.items():
        if any(isinstance(o, (Ref, Inst)) and o.obj is not None and o.obj.role is Role.MODEL for o in options(value)):
            continue  # one of several classes gives a module and another a tuple, which is taken apart elsewhere
        for box in options(value):
            if isinstance(box, (Seq, Map)) and isinstance(name, str) and (lost := _lost(inst, box)):
                at = _assignment(inst.cls, name)
                if at is not None:
                    r.unregistered[id(inst.cls), name] = {
                        "at": inst.cls.module.source.span(at),
                        "attribute": name,
                        "kind": box.kind if isinstance(box, Seq) else "dict",
                        "holds": lost[0].root.made,
                        "model": inst.obj,
                        "given": all(_is_given(inst, part) for part in lost) or _is_handed_in(inst.cls, at),
                        "trained": re.search(rf"self\.{name}\[\w+\]\.parameters\(", inst.cls.text) is not None,
                    }


def _lost(inst: Inst, box: Seq | Map) -> list[Obj]:
    """The modules in a container that are part of nothing. A single one is hidden there on purpose."""
    from looplint.static.describe import _known_parts, stateful

    if isinstance(box, Seq) and not box.open and len(box.items) == 1:
        return []
    parts = (part.root for part in _known_parts([box]))
    return [part for part in parts if part.whole is None and part.role is Role.MODEL and _matters(part, stateful(part))]


def _matters(part: Obj, state: bool) -> bool:
    return part.known and state and not part.facts.get("frozen") and part.facts.get("mode") != "eval"


def _is_given(inst: Inst, part: Obj) -> bool:
    """Whether the constructor was given a module: its owner may be elsewhere."""
    assert inst.obj is not None
    given = list(inst.obj.args.values())
    return any(part is obj.root for value in given for obj in _objects(value))


def _is_handed_in(cls: ClassInfo, at: ast.AST) -> bool:
    """Whether an assignment keeps what the constructor was given, as it is."""
    value, made = getattr(at, "value", None), cls.methods.get("__init__")
    if made is None or not isinstance(value, ast.Name):
        return False
    asked = made.node.args
    return any(arg.arg == value.id for arg in (*asked.posonlyargs, *asked.args, *asked.kwonlyargs))


def _objects(value: Any) -> Iterator[Obj]:
    if isinstance(value, Obj):
        yield value
    elif isinstance(value, tuple):
        for inner in value:
            yield from _objects(inner)


def _assignment(cls: ClassInfo, name: str) -> ast.AST | None:
    """Where a method first assigns an attribute."""
    for info in cls.methods.values():
        for node in ast.walk(info.node):
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            if isinstance(node, (ast.Assign, ast.AnnAssign)) and any(_is_own(t, name) for t in _flat(targets)):
                return node
    return None


def _flat(targets: list[Any]) -> Iterator[Any]:
    for target in targets:
        yield from target.elts if isinstance(target, ast.Tuple) else [target]


def _is_own(target: Any, name: str = "") -> bool:
    """Whether a target is `self.name` (or any attribute of self)."""
    while isinstance(target, ast.Subscript):
        target = target.value
    own = isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"
    return own and (not name or target.attr == name)


# -- constructed in forward ------------------------------------------------------------------------------------------
_PASSES = ("forward", "__call__", "training_step")
_KEEPING = frozenset(
    {"append", "add_module", "register_module", "insert", "update", "extend", "setattr", "__setattr__"}
)
_HANDLED = frozenset({"train", "eval", "requires_grad_", "load_state_dict", "apply"})


def constructed_in_forward(r: Reader, cls: ClassInfo) -> tuple[Fact, ...]:
    """The modules with weights, or with a mode, that a class makes anew in each forward pass."""
    if not any(info.has(_MAKES) for name, info in cls.methods.items() if name != "__init__"):
        return ()
    return tuple(found for info in _passes(cls) if info.has(_MAKES) for found in _constructions(r, info))


def _passes(cls: ClassInfo) -> list[FunctionInfo]:
    """forward and the methods that it, but not the constructor, leads to."""
    built = {info.name for info in _reached(cls, ["__init__"])}
    return [info for info in _reached(cls, list(_PASSES)) if info.name not in built]


def _reached(cls: ClassInfo, names: list[str]) -> list[FunctionInfo]:
    found: dict[str, FunctionInfo] = {}
    while names:
        info = cls.methods.get(names.pop())
        if info is not None and info.name not in found:
            found[info.name] = info
            names += [name for name in cls.methods if f"self.{name}(" in info.text]
    return list(found.values())


def _constructions(r: Reader, info: FunctionInfo) -> Iterator[Fact]:
    """The calls in a method that make such a module and do not keep it."""
    stack: list[tuple[ast.AST, str]] = [(node, "") for node in info.node.body]  # type: ignore[union-attr]
    while stack:
        node, bound = stack.pop()
        if _keeps(node) or isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Lambda)):
            continue
        if isinstance(node, ast.stmt) and not info.module.has(_MAKES, node):
            continue
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            bound = node.targets[0].id
        if isinstance(node, ast.Call) and (kind := _module_made(r, info, node)):
            if not (bound and _is_handled(info, bound)):
                yield {"at": info.module.source.span(node), "what": kind, "method": info.qualname}
            continue
        stack += [(child, bound) for child in ast.iter_child_nodes(node)]


def _keeps(node: ast.AST) -> bool:
    """A statement or call that keeps what it makes, or sets the mode or the weights of it."""
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        return any(_is_own(t) for t in (node.targets if isinstance(node, ast.Assign) else [node.target]))
    func = node.func if isinstance(node, ast.Call) else None
    name = func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""
    return name in _KEEPING or name in _HANDLED


def _is_handled(info: FunctionInfo, name: str) -> bool:
    """Whether a constructed module is kept later, or has its weights or its mode set."""
    kept = rf"self\.[\w.\[\]]+\s*=\s*{name}\b|(?:append|add_module|setattr)\([^)]*\b{name}\b"
    set_by_hand = rf"\b{name}(?:\[\d\])?\.(?:weight|bias|training|{'|'.join(_HANDLED)})\b|\binit\.\w+\({name}\b"
    return re.search(f"{kept}|{set_by_hand}", info.text) is not None


def _keeps_nothing(row: Any) -> bool:
    """Whether a layer has neither parameters nor a mode that matters."""
    return bool(row.get("parameterless")) and not row.get("mode_dependent")


def _module_made(r: Reader, info: FunctionInfo, node: ast.Call) -> str:
    """The qualified name of the module that a call makes, if it has weights or a mode; "" otherwise."""
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if not name[:1].isupper() or not _MAKES.match(f"{name}("):
        return ""
    made = _kind_made(r, info, node, name)
    return "" if made and ("training" in ast.unparse(node) or _is_local(info, _base_name(node.func))) else made


def _kind_made(r: Reader, info: FunctionInfo, node: ast.Call, name: str) -> str:
    callee = _resolved(r, info, node.func)
    if isinstance(callee, Class):
        return callee.info.name if _has_layers(r, callee.info) else ""
    if not isinstance(callee, Ext):
        return ""
    row = knowledge.klass(callee.name)
    if row is None or row.get("role") != "model" or _keeps_nothing(row):
        return ""
    if row.get("container") and not any(_module_made(r, info, n) for a in node.args for n in _calls(a)):
        return ""
    if not callee.name.startswith("torch.nn.") and not _LAYER_NAME.search(name):
        return ""  # of other packages' modules only the name tells
    return callee.name if _is_stateful(row, callee.name, node) else ""


def _calls(node: ast.AST) -> Iterator[ast.Call]:
    return (n for n in ast.walk(node) if isinstance(n, ast.Call))


def _is_local(info: FunctionInfo, name: str) -> bool:
    """Whether a method's argument or assignment, say that of a loop over the layers, hides what a name stands for."""
    spec = info.node.args
    if any(a.arg == name for a in (*spec.posonlyargs, *spec.args, *spec.kwonlyargs)):
        return True
    names = (n for n in ast.walk(info.node) if isinstance(n, ast.Name) and n.id == name)
    return any(isinstance(n.ctx, ast.Store) for n in names)


def _base_name(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _resolved(r: Reader, info: FunctionInfo, node: ast.expr) -> Any:
    """What the name of a constructor stands for at the top of its file."""
    from looplint.static.inline import frame_of
    from looplint.static.objects import evaluate

    if not _base_name(node):
        return None
    saved = r.frame, r.module
    r.frame, r.module = frame_of(r, info.module), info.module
    r.quiet += 1
    try:
        return r.resolved(evaluate(r, node))
    finally:
        r.quiet -= 1
        r.frame, r.module = saved


_STATELESS = {"affine": False, "elementwise_affine": False}
_NORM = regex(r"Norm(?:\dd)?$")


def _is_stateful(row: Any, name: str, node: ast.Call) -> bool:
    """Whether a layer made with these arguments has weights, or a mode that matters."""
    given: dict[str, Any] = {str(k.arg): k.value.value for k in node.keywords if isinstance(k.value, ast.Constant)}
    given |= {n: a.value for n, a in zip(row.get("params", ()), node.args, strict=False) if isinstance(a, ast.Constant)}
    if "InstanceNorm" in name:
        return bool(given.get("affine") or given.get("track_running_stats"))
    dependent = knowledge.mode_dependent(row, given)
    if "Dropout" in name:
        return bool(dependent)
    plain = any(given.get(key) is value for key, value in _STATELESS.items())
    return bool(dependent) if _NORM.search(name) and plain else True


_LAYER_NAME = regex(r"Linear|Conv|Norm|Embedding|LSTM|GRU|RNN|Attention|Transformer|Dropout")
_LAYER = words(r"\bParameter\(", rf"\bnn\.\w*(?:{_LAYER_NAME.pattern})\w*\(")


def _has_layers(r: Reader, cls: ClassInfo) -> bool:
    from looplint.static.describe import role_of_class

    return cls.has(_LAYER) and role_of_class(r, cls) is Role.MODEL
