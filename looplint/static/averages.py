"""Moving averages of weights: updates that people write by hand, and weights swapped in for an evaluation."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from looplint.events import Obj, Op, Role
from looplint.phases import words
from looplint.regex import regex
from looplint.static.values import Inst, Map, Params, Ref, Seq, State, Sym, Tensor, Value, options

if TYPE_CHECKING:
    from looplint.static.modules import ClassInfo, FunctionInfo
    from looplint.static.reader import Reader

Kwargs = dict[str, Value]

NAMES = frozenset({"ema", "emas", "average", "averager", "averaged", "averaging", "shadow", "swa", "polyak"})
_NAMED_AFTER = frozenset({*NAMES, "teacher", "target", "momentum", "avg"})
_DECAYS = regex(r"\b1(?:\.0*)?\s*-\s*(?:self\.|args\.|cfg\.)?[A-Za-z_][\w.]*|lerp_?\(")
_WEIGHTS = regex(r"parameters\(\)|state_dict\(\)|named_parameters|shadow|_params\b|\bparams\b")
_WRITES = regex(r"\b(?:copy_|add_|mul_|lerp_?|_foreach_\w+)\(|\.data\s*=|\]\s*=|[*+]=")
_TRAINS = regex(r"backward\(|\.step\(|zero_grad|DataLoader|\bloss\b")
_PARTED = regex(r"([A-Z]{2,})([A-Z][a-z])")  # EMAHelper
_IN = regex(
    r"apply_(?:shadow|ema|to|\w+_to)|(?:ema|copy|weights|average)_to(?:_model)?|copy_params_to|swap_in|assign_ema|load_ema|use_ema|apply|ema_on|switch_to_ema"
)
_OUT = regex(r"restore|restore_\w+|swap_out|swap_back|ema_off|reset_original|unapply|revert|switch_back")


def averages(info: FunctionInfo) -> bool:
    """Whether a function moves an average of weights towards others: by its text."""
    text = info.text
    if len(text) > 4000 or _TRAINS.search(text):
        return False
    return bool(_DECAYS.search(text) and _WEIGHTS.search(text) and _WRITES.search(text))


def is_average(cls: ClassInfo) -> bool:
    """Whether a class of the user keeps an average of weights: by its name and a method that moves one."""
    return bool(NAMES & set(words(_PARTED.sub(r"\1 \2", cls.name)))) and any(m.averages for m in cls.methods.values())


def describe(inst: Inst) -> None:
    """The copies of a model that an average of the user holds."""
    assert inst.obj is not None
    held = [v.obj for value in inst.attrs.values() for v in options(value) if isinstance(v, (Ref, Inst)) and v.obj]
    inst.obj.facts["copies"] = tuple(o.root for o in held if "copy_of" in o.root.facts)
    inst.obj.facts["by"] = "hand"


def moved(r: Reader, info: FunctionInfo, receiver: Value | None, given: list[Value], node: ast.AST) -> bool:
    """Write the update that a function makes; says whether it is one of an average that is known."""
    models = _models(given)
    average = receiver.obj if isinstance(receiver, Inst) else None
    if average is not None and average.role is not Role.EMA:
        return False
    if isinstance(receiver, Inst) and average is None:
        return False
    if average is None:
        average = next(filter(_is_second, models), None) or next(filter(_is_frozen, models), None)
        models = [o for o in models if average is not None and o.root is not average.root]
        if average is None or not models:
            return False
    source = models[0] if models else next(iter(average.root.of or ()), None)
    emit(r, average, source, node, _with_buffers(info.text, info.module.source.text))
    return True


def _is_second(model: Obj) -> bool:
    return "copy_of" in model.root.facts or bool(_NAMED_AFTER & set(words(model.name)))


def _is_frozen(model: Obj) -> bool:
    return bool(model.root.facts.get("frozen"))


def _models(values: list[Value]) -> list[Obj]:
    found: list[Obj] = []
    for value in values:
        for option in options(value):
            if isinstance(option, (Ref, Inst)) and option.obj is not None and option.obj.role in (Role.MODEL, Role.EMA):
                found.append(option.obj)
            elif isinstance(option, Params):
                found += option.of or ()
            elif isinstance(option, State):
                found.append(option.obj)
    return found


def emit(r: Reader, average: Obj, source: Obj | None, node: ast.AST, buffers: bool | None) -> None:
    """An average moves towards a model. `buffers`: those move as well; None where the code does not tell."""
    args: dict[str, Any] = {"model": source.root if source is not None else None, "buffers": buffers}
    r.emit(Op.EMA_UPDATE, average, node, args, frozenset({average.root}))
    for copy in average.root.facts.get("copies", ()):
        copy.facts["follows"] = True


def by_row(
    r: Reader, row: Any, owner: Obj | None, target: Value | None, bound: Kwargs, node: ast.AST, name: str
) -> Value | None:
    """`ema.update(model)` of an installed class."""
    if owner is None:
        return None
    models = _models(list(bound.values())) or _guessed(r, bound)
    emit(r, owner, models[0] if models else next(iter(owner.root.of or ()), None), node, None)
    return None


def _guessed(r: Reader, bound: Kwargs) -> list[Obj]:
    """The model that the first argument is taken for, by its name."""
    from looplint.static.effects import guessed_value

    found = [guessed_value(r, r.resolved(value)) for value in [*bound.values()][:1]]
    return [obj for obj in found if obj is not None and obj.role is Role.MODEL]


def towards(r: Reader, params: Params, values: list[Value], node: ast.AST) -> bool:
    """Parameters written with something of another model's, in a loop over both: an average, where one is a copy."""
    if not params.of or len(params.of) != 1:
        return False
    mine = params.of[0]
    others = [o for v in values for o in _sources(v) if o.root is not mine.root]
    if not others or not ("copy_of" in mine.root.facts or _NAMED_AFTER & set(words(mine.name))):
        return False
    call = r.calls[-1].info if r.calls else None
    whole = r.module.source.text
    emit(r, mine, others[0], node, _with_buffers(call.text if call is not None else whole, whole))
    return True


def _with_buffers(text: str, around: str) -> bool | None:
    """Whether the code that moves parameters moves buffers as well; None where another place in its file may."""
    if "buffers(" in text or "state_dict(" in text:
        return True
    return None if "buffers(" in around else False


def _sources(value: Value) -> list[Obj]:
    if isinstance(value, Params) and value.what != "grad":
        return list(value.of or ())
    if isinstance(value, Tensor):
        return list(value.reaches or ())
    if isinstance(value, (Seq, Map)):
        return [o for inner in value.items.values() for o in _sources(inner)]
    if isinstance(value, Sym) and value.parts[:1] in (("+",), ("-",), ("*",)):  # `a * mine + (1 - a) * theirs`
        return [o for inner in value.parts[1:] for o in _sources(inner)]
    return []


# -- weights swapped in -----------------------------------------------------------------------------------------------
def swapped(r: Reader, row: Any, owner: Obj, bound: Kwargs, node: ast.AST) -> None:
    """`ema.copy_to(...)`, `ema.restore(...)` by a row."""
    models = _models(list(bound.values()))
    _swap(r, owner, row["swaps"], models, node)


def swapped_by_name(r: Reader, inst: Inst, info: FunctionInfo, given: list[Value], node: ast.AST) -> None:
    """The same by a method of the user's own average."""
    assert inst.obj is not None
    managed = info.decorated("contextmanager")
    way = "context" if managed else "in" if _IN.fullmatch(info.name) else "out" if _OUT.fullmatch(info.name) else ""
    if way:
        _swap(r, inst.obj, way, _models(given), node)


def loaded(r: Reader, model: Obj, state: str, node: ast.AST) -> None:
    """`model.load_state_dict(self.ema)`: what is called an average, put into the model itself."""
    call = r.calls[-1].info if r.calls else None
    if call is not None and call.decorated("contextmanager"):
        return  # put back after the `yield`, however the body ends
    if NAMES & set(words(state)) and not NAMES & set(words(model.name)) and not _is_second(model):
        r.emit(Op.SWAP, model, node, {"way": "in", "model": model.root, "loaded": True})


def _swap(r: Reader, average: Obj, way: str, models: list[Obj], node: ast.AST) -> None:
    source = models[0] if models else next(iter(average.root.of or ()), None)
    r.emit(Op.SWAP, average, node, {"way": way, "model": source.root if source is not None else None})
