"""What a class of the user is to the training, and what a model's layers and forward make of it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from looplint import knowledge
from looplint.events import Obj, Role, Span
from looplint.holders import has_parameters
from looplint.regex import regex
from looplint.static import averages, rates
from looplint.static.modules import MAY_DROP
from looplint.static.registration import note_unregistered
from looplint.static.scores import layers_of
from looplint.static.values import Const, Func, Inst, Iter, Map, Ref, Seq, Value, options

if TYPE_CHECKING:
    from looplint.static.modules import ClassInfo, FunctionInfo, Module
    from looplint.static.reader import Reader

_BASES = {
    "Module": Role.MODEL,
    "LightningModule": Role.MODEL,
    "Sequential": Role.MODEL,
    "ModuleList": Role.MODEL,
    "ModuleDict": Role.MODEL,
    "PreTrainedModel": Role.MODEL,
    "Dataset": Role.DATASET,
    "IterableDataset": Role.DATASET,
    "TensorDataset": Role.DATASET,
    "Subset": Role.DATASET,
    "DataLoader": Role.LOADER,
    "Sampler": Role.SAMPLER,
    "BatchSampler": Role.SAMPLER,
    "DistributedSampler": Role.SAMPLER,
    "Optimizer": Role.OPTIMIZER,
    "LRScheduler": Role.SCHEDULER,
    "_LRScheduler": Role.SCHEDULER,
    "_Loss": Role.CRITERION,
    "_WeightedLoss": Role.CRITERION,
    "Metric": Role.METRIC,
    "GradScaler": Role.SCALER,
}
_OTHERS = frozenset({"flax", "haiku", "equinox", "mlx", "keras", "tensorflow", "paddle", "mindspore", "oneflow"})
_CRITERION = regex(r"(Loss|Criterion|Criteria|LossFn|LossFunction)\d*$")


_HOLDS_A_NETWORK = regex(
    r"\bnn\.(Linear|Conv\w*|LSTM|GRU|Embedding|Transformer\w*|Sequential)\("
    r"|def __init__\([^)]*\b(model|net|network|backbone|encoder)\b"
)


_HOLDS_A_LAYER = regex(r"\bnn\.(?!Module\b)[A-Z]\w*\(|Parameter\(|register_buffer")


def _measures(cls: ClassInfo, base: str) -> bool:
    """Whether a module is a criterion: called a loss, or without layers and given a prediction and a target."""
    if _CRITERION.search(cls.name):
        return not _HOLDS_A_NETWORK.search(cls.text)
    forward = cls.methods.get("forward")
    if forward is None or base != "torch.nn.Module" or len(forward.node.args.args) < 3:
        return False
    names = {a.arg for a in forward.node.args.args[2:]}
    return bool(names & _TARGETS) and not _HOLDS_A_LAYER.search(cls.text)


_TARGETS = frozenset({"target", "targets", "label", "labels", "y", "y_true", "truth", "gt", "mask", "true", "tgt"})


def role_of_class(r: Reader, cls: ClassInfo) -> Role:
    """The role of a user's class by its installed base classes."""
    known = cls.facts.get("role")
    if known is None:
        cls.facts["role"] = known = _role(r, cls)
    assert isinstance(known, Role)
    return known


def _role(r: Reader, cls: ClassInfo) -> Role:
    from looplint.static.inline import external_bases

    if averages.is_average(cls):
        return Role.EMA
    for name in external_bases(r, cls):
        if name.partition(".")[0] in _OTHERS:
            continue
        row = knowledge.klass(name)
        role = Role(row["role"]) if row is not None and "role" in row else _BASES.get(name.rpartition(".")[2])
        if role is Role.MODEL and _measures(cls, name):
            return Role.CRITERION
        if role is not None:
            return role
        if name.rpartition(".")[2].endswith(("Module", "Model", "Net")) and "forward" in cls.methods:
            return Role.MODEL
    return Role.UNKNOWN


def connect(r: Reader, obj: Obj, args: list[Value], kwargs: dict[str, Value]) -> None:
    """What an object of the user's class was built from: an optimizer's models, a scheduler's optimizer."""
    from looplint.static.effects import objects_in, owners

    values = [*args, *kwargs.values()]
    if obj.role is Role.OPTIMIZER or obj.role is Role.EMA:
        obj.of = next((o for o in map(owners, values) if o is not None), None)
    elif obj.role is Role.SCHEDULER:
        found = [o for v in values for o in objects_in(v) if o.role is Role.OPTIMIZER]
        obj.of = tuple(found[:1]) or None
    elif obj.role in (Role.LOADER, Role.SAMPLER, Role.DATASET):
        found = [o for v in values for o in objects_in(v) if o.role is Role.DATASET]
        obj.of = tuple(found) or None


def describe_schedule(r: Reader, obj: Obj, bound: dict[str, Value]) -> None:
    """Facts of a scheduler with a function of the user: its counter, and the names that its body reads."""
    from looplint.static.inline import find_method, frame_of
    from looplint.static.objects import evaluate
    from looplint.static.values import text_of

    func = next((r.resolved(v) for k, v in bound.items() if k in ("lr_lambda", "scale_fn")), None)
    if isinstance(func, Seq) and func.items:
        func = func.values()[0]
    if isinstance(func, Inst) and (method := find_method(r, func.cls, "__call__")):
        func = Func(*method, func)
    if not isinstance(func, Func):
        return
    node = func.info.node
    own = [a.arg for a in node.args.args if a.arg != "self"]
    body = node.body if isinstance(node, ast.Lambda) else ast.Module(body=node.body, type_ignores=[])
    saved = r.frame, r.module
    r.frame, r.module = func.closure or frame_of(r, func.info.module), func.info.module
    r.quiet += 1
    try:
        names = dict.fromkeys(ast.unparse(n) for n in _free_names(body, own))
        obj.facts["counts"] = tuple(text_of(evaluate(r, ast.parse(n, mode="eval").body)) for n in names)
    finally:
        r.quiet -= 1
        r.frame, r.module = saved
    obj.facts["counter"] = own[0] if own else ""
    obj.facts["rates"] = rates.returned(
        node, _same_rate(r, bound, func, dict(zip(names, obj.facts["counts"], strict=True)))
    )
    obj.facts["leading"] = rates.leading(node)
    obj.facts["body"] = ast.unparse(body)[:400]


LARGEST_RATE = 0.05  # a number up to here is no factor that someone chose by itself


def _same_rate(r: Reader, bound: dict[str, Value], func: Func, names: dict[str, str]) -> frozenset[str]:
    """The names whose value is the number that the scheduler's optimizer has for its rate."""
    given = r.resolved(bound["optimizer"]) if "optimizer" in bound else None
    rate = given.obj.root.args.get("lr") if isinstance(given, Ref) else None
    if not isinstance(rate, float) or rate > LARGEST_RATE:
        return frozenset()
    own = func.receiver.attrs if isinstance(func.receiver, Inst) else {}
    return frozenset(
        {name for name, value in names.items() if value == repr(rate)}
        | {f"self.{k}" for k, v in own.items() if isinstance(v, Const) and v.value == rate}
    )


def _free_names(body: ast.AST, own: list[str]) -> list[ast.expr]:
    """The names and dotted names that a function's body reads from outside."""
    stored = {n.id for n in ast.walk(body) if isinstance(n, ast.Name) and not isinstance(n.ctx, ast.Load)}
    called = {id(n.func) for n in ast.walk(body) if isinstance(n, ast.Call)}
    inner = {id(n.value) for n in ast.walk(body) if isinstance(n, ast.Attribute)}
    found: list[ast.expr] = []
    for n in ast.walk(body):
        if id(n) in called or id(n) in inner or not isinstance(n, (ast.Name, ast.Attribute)):
            continue
        base: ast.expr = n
        while isinstance(base, ast.Attribute):
            base = base.value
        if isinstance(base, ast.Name) and base.id not in own and base.id not in stored and base.id != "math":
            found.append(n)
    return found


# -- models --------------------------------------------------------------------------------------------------------
def describe_layer(obj: Obj, row: Any, args: list[Value], bound: dict[str, Value]) -> None:
    """Facts of an installed module: whether its mode matters, alone or through the modules that it holds."""
    dependent = knowledge.mode_dependent(row, obj.args)
    layers: tuple[tuple[str, Span], ...] = ()
    if dependent and obj.at is not None and not row.get("container"):
        layers = ((obj.made, obj.at),)
    if row.get("container") or obj.made in ("torch.nn.Sequential", "torch.nn.ModuleList", "torch.nn.ModuleDict"):
        dependent, layers = _of_parts(obj, [*args, *bound.values()])
        obj.facts["layers"] = layers_of(args)
        _name_parts(obj, args)
        obj.facts["stateful"] = any(map(stateful, _known_parts([*args, *bound.values()])))
    obj.facts["mode_dependent"] = dependent
    obj.facts["mode_layers"] = layers


def _name_parts(owner: Obj, args: list[Value]) -> None:
    """The modules of a ModuleList or ModuleDict by their keys, and that these are all of them."""
    held = args[0] if args else None
    if owner.made == "torch.nn.Sequential" or not isinstance(held, (Seq, Map)) or held.open:
        return
    parts = {str(key): value.obj for key, value in held.items.items() if isinstance(value, (Ref, Inst)) and value.obj}
    if len(parts) == len(held.items):
        owner.facts["parts"] = dict(parts)
        owner.facts["contents"] = (type(held), parts)


def stateful(obj: Obj) -> bool:
    """Whether a module has parameters or a mode that matters, itself or in its parts, as far as the code shows."""
    facts = obj.root.facts
    plain = facts.get("parameterless") and not facts.get("mode_dependent")
    return bool(facts.get("stateful", not plain and (obj.known or "class" in facts)))


def hold(owner: Obj, value: Value) -> None:
    """Modules become parts of another one: `layers.append(block)`, `self.add_module(name, block)`."""
    facts = owner.root.facts
    facts.pop("contents", None)
    facts["held"] = (*facts.get("held", ()), value)  # for describe_model, where the owner is still being built
    dependent, layers = _of_parts(owner, [value])
    facts["mode_layers"] = (*(facts.get("mode_layers") or ()), *layers)[:8]
    facts["stateful"] = bool(facts.get("stateful")) or any(map(stateful, _known_parts([value])))
    if facts.get("mode_dependent") is False:
        facts["mode_dependent"] = dependent


_LEAF = regex(r"torch\.nn\.(?:modules\.\w+\.)?\w*(?:Norm\d?d?|Dropout\d?d?)\Z")  # layers without parts of their own


def describe_model(r: Reader, inst: Inst) -> None:
    """Facts of an instance of a user's module, from its attributes."""
    assert inst.obj is not None
    from looplint.static.inline import external_bases

    note_unregistered(r, inst)
    values = [*inst.attrs.values(), *inst.obj.facts.get("held", ())]
    inst.obj.facts["stateful"] = any(map(stateful, _known_parts(values))) or any(map(_is_parameter, values))
    dependent, layers = _of_parts(inst.obj, values)
    text = inst.cls.text
    if dependent is False and re.search(r"\.training\b|dropout\s*\(", text):
        dependent = True
    row = next((k for k in map(knowledge.klass, external_bases(r, inst.cls)) if k is not None), None)
    if row is not None and row.get("mode"):
        inst.obj.facts.setdefault("mode", row["mode"])
    inst.obj.facts["mode_dependent"] = dependent
    inst.obj.facts["mode_layers"] = layers
    inst.obj.facts["leaf"] = not _parts(values, 0) and any(map(_LEAF.match, external_bases(r, inst.cls)))
    inst.obj.facts["class"] = inst.cls
    inst.obj.facts["goes_through"] = _goes_through(r, inst)
    inst.obj.facts["own_parameters"] = _owns_parameters(inst)
    inst.obj.facts["inst"] = inst
    if re.search(r"autograd\.grad|\.backward\(|func\.grad|jacrev|jvp\(", text):
        inst.obj.facts["uses_autograd"] = True
    if {"train", "eval"} & set(inst.cls.methods):
        inst.obj.facts["own_mode"] = True


def _is_parameter(value: Value) -> bool:
    return any(isinstance(v, Ref) and v.obj.made == "torch.nn.Parameter" for v in options(value))


def _known_parts(values: list[Value]) -> list[Obj]:
    return [part for part in _parts(values, 0) if part is not None]


def _goes_through(r: Reader, inst: Inst) -> dict[str, Any]:
    """What a framework's module wants called instead of torch's own (see its stub), by its switch."""
    from looplint.static.inline import class_member

    said = class_member(r, inst.cls, "goes_through")
    if not isinstance(said, Map):
        return {}
    words = {key: value.value for key, value in said.items.items() if isinstance(value, Const)}
    switch = inst.attrs.get(words.get("unless")) or class_member(r, inst.cls, str(words.get("unless")))
    return words if isinstance(switch, Const) and switch.value is False else {}


def describe_criterion(inst: Inst, given: list[Value]) -> None:
    """Whether a criterion of the user has parameters of its own that are to be learnt: centers, proxies, weights.

    A model that it is `given`, such as a teacher, is nobody's but its maker's.
    """
    assert inst.obj is not None
    foreign = {id(part.root) for part in _known_parts(given)}
    children = [part for part in _known_parts(list(inst.attrs.values())) if id(part.root) not in foreign]
    layers = [part for part in children if part.made.startswith("torch.nn.") and has_parameters(part)]
    inst.obj.facts["learnable"] = bool(layers) or _owns_parameters(inst)


def _owns_parameters(inst: Inst) -> bool:
    held = [option.obj for value in inst.attrs.values() for option in options(value) if isinstance(option, Ref)]
    return any(o.made == "torch.nn.Parameter" and o.args.get("requires_grad") is not False for o in held)


def _of_parts(owner: Obj, values: list[Value]) -> tuple[bool | None, tuple[tuple[str, Span], ...]]:
    """Whether any part's mode matters (None: some part is unknown and none is known to), and those layers."""
    dependent: bool | None = False
    layers: list[tuple[str, Span]] = []
    parts = _parts(values, 0)
    held = (*owner.facts.get("children", ()), *(part.root for part in parts if part is not None))
    owner.facts["children"] = tuple(dict.fromkeys(held))
    for part in parts:
        if isinstance(part, Obj):
            if part.root.whole is None and part.root is not owner.root and part.role is Role.MODEL:
                part.root.whole = owner.root
            answer = part.root.facts.get("mode_dependent")
            layers += part.root.facts.get("mode_layers", ())
        else:
            answer = None
        dependent = True if answer or dependent else None if answer is None else dependent
    return dependent, tuple(layers[:8])


def _parts(values: list[Value], depth: int) -> list[Obj | None]:
    """The modules among values; None for something unknown that may be one."""
    found: list[Obj | None] = []
    for value in values:
        for option in options(value):
            if isinstance(option, (Ref, Inst)):
                if option.obj is not None and option.obj.role in (Role.MODEL, Role.CRITERION):
                    found.append(option.obj)
            elif isinstance(option, (Seq, Map)) and depth < 4:
                found += _parts(list(option.items.values()), depth + 1)
            elif isinstance(option, Iter):
                found += _parts([option.element], depth + 1)
            elif not isinstance(option, Const) and type(option).__name__ == "Sym" and _maybe_module(option):
                found.append(None)
    return found


def _maybe_module(value: Value) -> bool:
    """Whether an unknown attribute may be a module: the result of a call that was not followed."""
    text = getattr(value, "text", "")
    return "(" in text and not re.match(
        r"(int|float|len|str|list|max|min|math|np|torch\.(zeros|ones|arange|tensor))\b", text
    )


# -- functional dropout ----------------------------------------------------------------------------------------------
_DROPOUTS = frozenset({"dropout", "dropout1d", "dropout2d", "dropout3d", "alpha_dropout", "feature_alpha_dropout"})
_POSITION = 2  # of `training` in F.dropout(input, p, training)


def functional_dropout(r: Reader, model: Obj) -> tuple[dict[str, Any], ...]:
    """The calls in a model's forward whose dropout is always on."""
    cls = model.facts.get("class")
    if cls is None:  # a Sequential: what its parts do
        parts = (part for part in model.facts.get("layers") or () if part is not None and part is not model)
        return tuple(found for part in parts for found in functional_dropout(r, part.root))
    known: tuple[dict[str, Any], ...] | None = cls.facts.get("functional_dropout")
    if known is None:
        known = ()
        if cls.module.lines_with(MAY_DROP) and any(map(dropouts_of_function, _methods(cls.module))):
            known = tuple(_dropouts_of_class(r, cls, set()))
        cls.facts["functional_dropout"] = known
    return known


def _methods(module: Module) -> Iterator[FunctionInfo]:
    for cls in module.classes.values():
        yield from cls.methods.values()


def _dropouts_of_class(r: Reader, cls: ClassInfo, seen: set[int]) -> list[dict[str, Any]]:
    seen.add(id(cls))
    found: list[dict[str, Any]] = []
    for info in cls.methods.values():
        if info.name in ("forward", "__call__") or f".{info.name}(" in cls.text:
            found += dropouts_of_function(info)
    for name in set(re.findall(r"\b([A-Z]\w+)\(", cls.text)):
        inner = cls.module.classes.get(name)
        if inner is not None and id(inner) not in seen:
            found += _dropouts_of_class(r, inner, seen)
    return found


def dropouts_of_function(info: FunctionInfo) -> list[dict[str, Any]]:
    """The always-on functional dropouts in a function's body."""
    if info.dropouts is None:
        info.dropouts = _dropouts_of_function(info)
    return info.dropouts


def _dropouts_of_function(info: FunctionInfo) -> list[dict[str, Any]]:
    if info.decorated("no_grad", "inference_mode"):
        return []  # it never trains: what is dropped there is meant to be
    if not info.has(MAY_DROP) or not any(isinstance(n, ast.Call) and _always_on(n) for n in ast.walk(info.node)):
        return []
    switched: set[str] = set()  # rates that were set under a test of the mode: `p = self.p if self.training else 0.0`
    calls: list[ast.Call] = []
    stack: list[tuple[ast.AST, bool]] = [(info.node, False)]
    while stack:
        node, guarded = stack.pop()
        if isinstance(node, (ast.If, ast.IfExp)) and "training" in ast.dump(node.test):
            guarded = True
        if isinstance(node, ast.Assign) and (guarded or "training" in ast.dump(node.value)):
            switched |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        if isinstance(node, ast.Call) and not guarded and _always_on(node):
            calls.append(node)
        stack += [(child, guarded) for child in ast.iter_child_nodes(node)]
    found = [
        {
            "at": info.module.source.span(node),
            "call": ast.unparse(node.func),
            "owner": info.qualname,
            "comment": _comment_near(info, node.lineno),
        }
        for node in calls
        if not (isinstance(rate := _rate(node), ast.Name) and rate.id in switched)
    ]
    return sorted(found, key=lambda f: f["at"])


def _rate(node: ast.Call) -> ast.expr | None:
    """The rate that a dropout, or an attention with one, is given."""
    name, place = ("dropout_p", 4) if "attention" in ast.unparse(node.func) else ("p", 1)
    given = {k.arg: k.value for k in node.keywords}
    return given.get(name, node.args[place] if len(node.args) > place else None)


def _comment_near(info: FunctionInfo, line: int) -> str:
    lines = info.module.lines[max(0, line - 2) : line]
    return " ".join(text.partition("#")[2].strip() for text in lines if "#" in text)


def _always_on(node: ast.Call) -> bool:
    func = node.func
    name = func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""
    keywords = {k.arg: k.value for k in node.keywords}
    if name == "scaled_dot_product_attention":
        if isinstance(func, ast.Name) and "dropout_p" not in keywords:
            return False  # mostly a function of the user's own, with arguments of its own
        rate = _rate(node)
        return rate is not None and not isinstance(rate, (ast.IfExp, ast.BinOp, ast.BoolOp)) and not _is_zero(rate)
    if name not in _DROPOUTS or None in keywords:
        return False
    if isinstance(func, ast.Attribute):
        owner = ast.unparse(func.value)
        if owner not in ("F", "functional", "nn.functional", "torch.nn.functional", "fn", "torch"):
            return False
        if owner == "torch":  # torch.dropout(input, p, train) has no default
            return False
    else:
        return False
    rate = _rate(node)
    return "training" not in keywords and len(node.args) <= _POSITION and not (rate is not None and _is_zero(rate))


def _is_zero(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and not node.value
