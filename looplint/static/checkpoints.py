"""State dicts, what checkpoints hold, and where a value was read from one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from looplint.events import Content, Counter, Obj, Op, Origin, Piece, Read, Role, Scope
from looplint.record import replace
from looplint.regex import regex
from looplint.static import averages
from looplint.static.values import (
    NONE,
    Const,
    Inst,
    Iter,
    Map,
    Params,
    Phi,
    Ref,
    Seq,
    State,
    Sym,
    Tensor,
    Value,
    key_of,
    options,
    shortened,
    text_of,
)

if TYPE_CHECKING:
    from looplint.static.reader import Reader

Kwargs = dict[str, Value]
MOST_PIECES = 64
DEEPEST = 5


# -- state dicts -----------------------------------------------------------------------------------------------------
def state_of(r: Reader, owner: Obj, node: ast.AST) -> Value:
    """`object.state_dict()`: its tensors are those of the object."""
    token = f"state@{r.serial()}"
    r.emit(Op.STATE, owner, node, {"how": "state", "token": token}, frozenset({owner.root}))
    return State(owner, token)


_SHARING = frozenset({"detach", "data", "contiguous", "view", "requires_grad_", "detach_", "to_dict"})


def state_method(r: Reader, state: State, name: str, args: list[Value], node: ast.AST) -> Value:
    """A method of a state dict, or of one of its tensors."""
    if state.tensor:
        return state if name in _SHARING else State(state.obj, state.token, True, True)
    inner = State(state.obj, state.token, state.copied, True)
    key = Sym(f"key@{r.serial()}", "key", "key", frozenset(map(id, r.loops)))
    if name == "items":
        return Iter(Seq({0: key, 1: inner}), None, r.text(node))
    if name == "values":
        return Iter(inner, None, r.text(node))
    if name == "keys":
        return Iter(key, None, r.text(node))
    if name in ("get", "pop", "setdefault"):
        return inner
    return state if name == "copy" else NONE


def copied_state(state: State) -> State:
    """A deep copy."""
    return State(state.obj, state.token, True, state.tensor)


def rebuilt(results: list[tuple[Value, Value]]) -> Value | None:
    """The state dict that a comprehension (or loop) over a state dict builds anew, or None."""
    found = [v for _, value in results for v in options(value) if isinstance(v, State) and v.tensor]
    if not found or len(found) < len(results):
        return None
    first = found[0]
    return State(first.obj, first.token, all(state.copied for state in found))


# -- values read from a checkpoint -----------------------------------------------------------------------------------
def load(
    r: Reader, row: Any, owner: Obj | None, target: Value | None, bound: Kwargs, node: ast.AST, name: str
) -> Value | None:
    """`torch.load(...)`: a checkpoint of which the keys are not known."""
    from looplint.static.effects import plain

    renamed = row.get("as", {})
    args = {renamed.get(k, k): plain(r, v) for k, v in bound.items() if k != "**"}
    if "**" in bound:
        args["**"] = True
    args["devices"] = _devices(r)
    args["skips"] = r.module.says(_SKIPS) or r.entry_module.says(_SKIPS)
    if "f" in bound:
        args["path"] = key_of(r.resolved(bound["f"]))
        args["own"] = any(_is_saved(r, key_of(path)) for path in options(r.resolved(bound["f"]))) or _is_written(
            r, node
        )
    obj = Obj(Role.CHECKPOINT, name, "", r.span(node), args, facts={"reads": []})
    r.emit(Op.LOAD, obj, node, args)
    return NONE if row.get("in_place") else Ref(obj)


def _is_saved(r: Reader, path: str) -> bool:
    """Whether this file was saved before, by this program and under answers that hold here as well."""
    return any(_holds(r, known) for known in r.saved.get(path, ()))


def _holds(r: Reader, known: dict[str, bool]) -> bool:
    return all(r.known.get(key, answer) == answer for key, answer in known.items())


_WRITES = regex(r"(?:torch\.save|shutil\.\w+)\([^\n]+")
_FILLED = regex(r"\.format\(|\s*%\s")


def _is_written(r: Reader, node: ast.AST) -> bool:
    """Whether the text, once something was saved, writes to a path spelled alike: `logger.path("best")`."""
    if not isinstance(node, ast.Call) or not node.args:
        return False
    if not any(_holds(r, known) for every in r.saved.values() for known in every):
        return False
    spelled = _FILLED.split(r.text(node.args[0]))[0]
    return any(spelled in line for line in _WRITES.findall(r.module.source.text))


# What goes on within an epoch: batches passed over, a position computed or handed to what draws the samples.
_SKIPS = regex(
    r"\bcontinue\b|islice|skip|fast_?forward|(?:%|//)\s*(?:self\.)?(?:len\(|\w*per_epoch|\w*loader)|per_epoch|divmod"
    r"|(?:sampler|loader|dataset|data|stream)\.(?:load|set|seek|resume)|(?:start|resume|first|initial)_?(?:step|batch|iter)"
)


def _devices(r: Reader) -> str:
    """The devices that the text around means to run on: "cpu", "cuda", or "either"."""
    texts = [r.entry_module.source.text, r.module.source.text]
    if any(re.search(r"is_available\(|device_count\(|no_cuda|use_cuda|use_gpu", text) for text in texts):
        return "either"
    return "cuda" if any("cuda" in text for text in texts) else "cpu"


def origin_of(value: Value) -> Origin | None:
    """Where in a checkpoint a value was read, or None."""
    if isinstance(value, Sym):
        return value.origin
    if isinstance(value, Ref) and value.obj.role is Role.CHECKPOINT:
        return Origin(value.obj)
    return None


def origins_of(value: Value) -> tuple[Origin, ...]:
    """Where the options of a value were read; of a number also what was added since."""
    return tuple(found for option in options(value) if (found := _shifted(option)) is not None)


def _shifted(value: Value) -> Origin | None:
    base, plus = offset(value)
    found = origin_of(base)
    return replace(found, plus=found.plus + plus) if found is not None else None


def offset(value: Value) -> tuple[Value, int]:
    """`x + 1` as x and 1."""
    plus = 0
    while isinstance(value, Sym) and value.parts and value.parts[0] in ("+", "-") and len(value.parts) == 3:
        sign, left, right = value.parts
        if isinstance(left, Const) and sign == "+":
            left, right = right, left
        if not isinstance(right, Const) or type(right.value) is not int:
            break
        plus += right.value if sign == "+" else -right.value
        value = left
    return value, plus


_FITS = regex(r"\.shape\b|\.size\(|\.numel\(|\bin\s+[\w.]*(?:state|dict|model|net|own|target|current|keys)")


def leaves_out(test: ast.expr) -> bool:
    """Whether a test leaves entries out by their names, and not whatever the model has no place for."""
    parts = test.values if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) else [test]
    return not all(_FITS.search(ast.unparse(part)) for part in parts)


def keys_checked(values: Iterable[Value]) -> None:
    """A function that compares names is given what was read of a checkpoint: `check_keys(model, state)`."""
    for value in (option for each in values for option in options(each)):
        if (origin := origin_of(value)) is not None:
            origin.of.facts["keys_checked"] = True


def edited(value: Value, chosen: bool) -> Value:
    """A dict that a comprehension builds from one that was read; `chosen` where a test leaves entries out."""
    origin = origin_of(value)
    assert origin is not None
    made = replace(origin, edited=True, chosen=origin.chosen or chosen)
    return Sym(f"{key_of(value)}.edited", text_of(value), "", origin=made)


def entry_of(r: Reader, origin: Origin, index: Value | None, node: ast.AST, optional: bool = False) -> Sym:
    """`checkpoint[key]`: an unknown that knows where it comes from; the checkpoint notes that it was asked."""
    key = index.value if isinstance(index, Const) else "*"
    keys = (*origin.keys, key)
    if isinstance(index, Const):
        note_read(r, origin, key, node, optional)
    name = key if isinstance(key, str) and key != "*" else ""
    sym = Sym(shortened(f"#{id(origin.of)}{keys!r}"), r.text(node), name)
    sym.origin = replace(origin, keys=keys)
    return sym


# A test of which keys there are, or of the format; or a `try`.
_ASKS = regex(r"""["']\s+(?:not\s+)?in\b|\.get\(|version|format|isinstance|an exception is raised""")


def note_read(r: Reader, origin: Origin, key: Any, node: ast.AST, optional: bool) -> None:
    """Note that a key is asked for, and whether the script can do without it."""
    if r.quiet:
        return
    guarded = any(_ASKS.search(guard.text) for guard in r.guards) or any(c.scope is Scope.HANDLER for c in r.under)
    read = Read((*origin.keys, key), r.span(node), optional or guarded, r.text(node))
    origin.of.facts.setdefault("reads", []).append(read)  # none yet of a checkpoint that came from the hub


def origin_method(r: Reader, value: Value, origin: Origin, name: str, args: list[Value], node: ast.AST) -> Value | None:
    """A method of a checkpoint or of something read from one; None where it is none of a dict."""
    if name in ("get", "pop", "setdefault") and args:
        return entry_of(r, origin, r.resolved(args[0]), node, optional=name != "pop" or len(args) > 1)
    if name in ("items", "copy", "to", "cpu", "cuda", "float", "half", "state_dict", "clone", "item"):
        return value
    return None


# -- what is saved ---------------------------------------------------------------------------------------------------
def save(
    r: Reader, row: Any, owner: Obj | None, target: Value | None, bound: Kwargs, node: ast.AST, name: str
) -> Value | None:
    """`torch.save(value, file)`, or `object.save_pretrained(folder)`."""
    from looplint.static.effects import plain

    renamed = row.get("as", {})
    given = {renamed.get(k, k): v for k, v in bound.items() if k != "**"}
    args = {k: plain(r, v) for k, v in given.items()}
    value = given.get("value", Ref(owner) if owner is not None else None)
    args["content"] = content_of(r, value) if value is not None else Content({}, True)
    args["by"] = name
    args["prunes"] = r.module.says(_PRUNES) or r.entry_module.says(_PRUNES)
    if "sharded" in row:
        args["sharded"] = True
    if "file" in given:
        args["file"] = text_of(r.resolved(given["file"])) if not isinstance(given["file"], Const) else args["file"]
        args["varies"] = _varying(r, given["file"])
        args["path"] = key_of(r.resolved(given["file"]))
        r.saved.setdefault(args["path"], []).append(r.known)
    obj = owner
    if obj is None and value is not None:
        held = [o.obj for o in options(value) if isinstance(o, (Ref, Inst, State)) and o.obj is not None]
        obj = held[0] if held else None
    r.emit(Op.SAVE, obj, node, args)
    return None


_PRUNES = regex(
    r"\bos\.(?:remove|unlink)\b|\.unlink\(|rmtree|\brm -|os\.replace|keep_last|max_to_keep|save_total_limit"
)


def _varying(r: Reader, value: Value) -> tuple[Any, ...]:
    """The loops in whose turns a path differs."""
    from looplint.static.values import varies_of

    moved = varies_of(r.resolved(value))
    return tuple(loop for loop in r.loops if id(loop) in moved)


def content_of(r: Reader, value: Value) -> Content:
    """What a value holds, flat."""
    pieces: dict[tuple[Any, ...], Piece] = {}
    is_open = [False]
    for keys, piece in _flat(r, r.resolved(value), (), is_open):
        if len(pieces) >= MOST_PIECES:
            is_open[0] = True
            break
        pieces[keys] = piece
    at = next((v.at for v in options(r.resolved(value)) if isinstance(v, Map) and v.at is not None), None)
    return Content(pieces, is_open[0], at)


def _flat(r: Reader, value: Value, keys: tuple[Any, ...], is_open: list[bool]) -> Iterator[tuple[Any, Piece]]:
    value = r.resolved(value)
    if isinstance(value, Phi):
        maps = [v for v in options(value) if isinstance(v, (Map, Seq))]
        if maps and len(keys) < DEEPEST:
            for one in maps:
                yield from _flat(r, one, keys, is_open)
            return
    inner = _inside(value)
    if inner is None or len(keys) >= DEEPEST:
        yield keys, piece_of(r, value)
        return
    is_open[0] |= bool(getattr(value, "open", False))
    for key, each in inner.items():
        yield from _flat(r, each, (*keys, key), is_open)
    if not inner:
        yield keys, Piece("value", (), "")


def _inside(value: Value) -> dict[Any, Value] | None:
    if isinstance(value, (Map, Seq)):
        return value.items
    if isinstance(value, Inst) and value.obj is None and "__getitem__" not in value.cls.methods:
        return value.attrs or None
    return None


def piece_of(r: Reader, value: Value) -> Piece:
    """What a value is, as a part of a checkpoint."""
    value = r.resolved(value)
    at = options(value)
    states = [v for v in at if isinstance(v, State)]
    if states:
        shared = tuple(v.token for v in states if not v.copied)
        return Piece("state", tuple(v.obj for v in states), text_of(value), None, shared)
    held = tuple(v.obj for v in at if isinstance(v, (Ref, Inst)) and v.obj is not None)
    held = tuple(o for o in held if o.role not in (Role.CHECKPOINT, Role.UNKNOWN))
    if held:
        tokens = tuple(o.facts["alias"] for o in held if "alias" in o.facts)
        return Piece("object", held, text_of(value), None, tokens)
    origins = origins_of(value)
    params = tuple(o for v in at if isinstance(v, Params) for o in v.of or ())
    if params:
        return Piece("state", params, text_of(value))
    counter = next((c for v in at if (c := counter_of(r, v)) is not None), None)
    plain = all(isinstance(v, (Const, Tensor)) for v in at) or counter is not None
    return Piece("value" if plain else "unknown", (), text_of(value), None, (), origins, counter)


def counter_of(r: Reader, value: Value) -> Counter | None:
    """A number as so much more than what a loop's counter is at the head of its turn."""
    base, plus = offset(value)
    if not isinstance(base, Sym) or not base.counter:
        return None
    loop = next((loop for loop in reversed(r.loops) if id(loop) in base.varies), None)
    if loop is None:
        return None
    return Counter(loop, plus, origins_of(base.first) if base.first is not None else ())


_PREFIX = regex(r"""["']module\.["']|_orig_mod|consume_prefix|remove_prefix|removeprefix""")


# -- what is put back ------------------------------------------------------------------------------------------------
def restore(
    r: Reader, row: Any, owner: Obj | None, target: Value | None, bound: Kwargs, node: ast.AST, name: str
) -> Value | None:
    """`object.load_state_dict(state)`."""
    from looplint.static.effects import _object_of, _params_of, plain

    obj = owner if "obj" not in row else _object_of(r, target)
    given = bound.get(next(iter(row.get("as", {})), "state_dict"), bound.get("state_dict"))
    args: dict[str, Any] = {k: plain(r, v) for k, v in bound.items() if k in ("strict", "assign")}
    args["source"] = piece_of(r, given) if given is not None else Piece("unknown")
    args["prefix"] = bool(_PREFIX.search(r.module.source.text + r.entry_module.source.text))
    args["checked"] = not (isinstance(r.statement, ast.Expr) and r.statement.value is node) or _is_counted(r, node)
    if obj is not None:
        r.emit(Op.RESTORE, obj, node, args, _params_of(obj))
        if obj.role is Role.MODEL and isinstance(node, ast.Call) and node.args and not args["source"].origins:
            averages.loaded(r, obj, r.text(node.args[0]), node)
    return None


def _is_counted(r: Reader, node: ast.AST) -> bool:
    """Whether the script counts, or compares, the names of what is put back: `print(len(fitting))`."""
    given = node.args[0] if isinstance(node, ast.Call) and node.args else None
    if not isinstance(given, ast.Name):
        return False
    name = re.escape(given.id)
    return re.search(rf"(?:len|set|sorted)\({name}\b|(?:not in|-) {name}\b", r.module.source.text) is not None


# -- second names ----------------------------------------------------------------------------------------------------
_KEPT = frozenset({"best", "old", "prev", "previous", "initial", "init", "snapshot", "backup", "saved", "frozen"})


def second_name(r: Reader, value: Value, name: str, node: ast.AST) -> Value:
    """`best_model = model`: the same object under a name that speaks of a copy."""
    from looplint.phases import words

    value = r.resolved(value)
    if r.quiet or not isinstance(value, (Ref, Inst)) or value.obj is None or value.obj.role is not Role.MODEL:
        return value
    obj = value.obj
    mine, theirs = set(words(name)), set(words(obj.name))
    if not obj.name or not _KEPT & mine or _KEPT & theirs or "alias" in obj.facts or r.building:
        return value
    if not isinstance(node, ast.Assign) or not isinstance(node.value, (ast.Name, ast.Attribute)):
        return value
    token = f"alias@{r.serial()}"
    face = Obj(obj.role, "", name, obj.at, base=obj, facts={"alias": token})
    r.emit(Op.STATE, face, node, {"how": "alias", "token": token}, frozenset({obj.root}))
    return Inst(value.cls, value.attrs, face, value.key) if isinstance(value, Inst) else Ref(face)
