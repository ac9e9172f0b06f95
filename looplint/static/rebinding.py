"""Names that training and evaluation share: what one of them binds, the other reads in the same step loop.

Python gives a block no names of its own. An evaluation inside a step loop that unpacks its batches into the names of
the training batch leaves its last batch behind there. The statements at fault are found from the text, once per loop; a
rule sees them as REBIND events.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

from looplint.record import record
from looplint.regex import regex

_BACKWARD = r"(?:\b|_)backward(?:_(?:step|pass)\w*)?\b"  # also a function of the user: `do_backward(loss)`
_GOES_BACK = regex(_BACKWARD)
_TRAINS = regex(rf"{_BACKWARD}|\.step\(|\bautograd\.grad\b|training_step\(")
_WORD = r"(?:val|valid|validation|validate|dev|test|eval|evaluate|evaluation|holdout)"
_EVALUATES = regex(rf"\.eval\(|(?:\b|_){_WORD}(?:_?(?:loader|set|data|iter|dl|batch)\w*)?(?:\b|_)")
_NESTING = (ast.If, ast.With, ast.AsyncWith, ast.Try)
_BLOCKS = (*_NESTING, ast.For, ast.AsyncFor, ast.While)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)


@record()
class Shared:
    """What a statement binds that the other phase reads; `stale`: what it reads that the other phase has bound."""

    names: list[str]
    used: ast.stmt  # where the other phase reads it
    stale: bool
    loss: bool  # backward() is called on it


def mark(loop: ast.For | ast.AsyncFor | ast.While, text: str) -> None:
    """Note at the statements of a step loop what they share, as the attribute `_looplint_shared`."""
    if getattr(loop, "_looplint_marked", False):
        return
    loop._looplint_marked = True  # type: ignore[union-attr]
    if not _TRAINS.search(text) or not _EVALUATES.search(text):
        return
    calls = [node for node in ast.walk(loop) if isinstance(node, ast.Call) and _goes_back(node)]
    losses = {name for call in calls if (name := _loss_of(call))}
    last = max((call.lineno for call in calls), default=0)  # what is read after it is only reported
    own = () if isinstance(loop, ast.While) else names_in(loop.target)
    walk = _Walk(losses, {*own, *_bound_by_training(loop.body)}, last)
    for _ in range(2):  # the second time with what the first turn leaves behind
        walk.bound(() if isinstance(loop, ast.While) else names_in(loop.target))
        walk.through(loop.body)
    batch = _targets_of_training(loop) if walk.blocks else set()
    for block in walk.blocks:
        _stale_reads(block, losses, batch)


def _bound_by_training(body: list[ast.stmt]) -> Iterator[str]:
    """The names that a loop binds outside its evaluations, to more than what they hold already."""
    for node in body:
        if not is_evaluation(node):
            if isinstance(node, (ast.For, ast.AsyncFor)):
                yield from names_in(node.target)
            if isinstance(node, _BLOCKS):
                yield from _bound_by_training(_all_of(node))
            else:
                yield from (name for name, at in _bindings(node) if not _is_own(at, name))


def _goes_back(node: ast.Call) -> bool:
    """Whether a call is given a loss, or is a method of one, to go backward from."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr == "scale" or _GOES_BACK.search(node.func.attr) is not None
    return isinstance(node.func, ast.Name) and _GOES_BACK.search(node.func.id) is not None


def _loss_of(call: ast.Call) -> str:
    """The name in `loss.backward()`, `engine.backward(loss)`, `scaler.scale(loss)`."""
    given = call.args[0] if call.args else getattr(call.func, "value", None)
    return given.id if isinstance(given, ast.Name) else ""


def _goes_from(node: ast.stmt, name: str) -> bool:
    """Whether a statement goes backward from what a name holds, alone or in a sum: `(loss + penalty).backward()`."""
    if isinstance(node, _BLOCKS):
        return False
    calls = (call for call in ast.walk(node) if isinstance(call, ast.Call) and _goes_back(call))
    return any(name in names_in(call, ast.Load) for call in calls)


def shared_by(node: ast.stmt) -> list[Shared]:
    """What was noted at a statement."""
    found: list[Shared] = getattr(node, "_looplint_shared", [])
    return found


def _note(at: ast.stmt, name: str, used: ast.stmt, *, loss: bool, stale: bool = False) -> None:
    notes: list[Shared] = getattr(at, "_looplint_shared", [])
    at._looplint_shared = notes  # type: ignore[attr-defined]
    known = next((n for n in notes if n.stale is stale), None)
    if known is None:
        notes.append(Shared([name], used, stale, loss))
    elif name not in known.names:
        known.names.append(name)


class _Walk:
    """Follows through the statements of a loop which names still hold what an evaluation has bound."""

    def __init__(self, losses: set[str], trained: set[str], last: int) -> None:
        self.trained = trained
        self.last = last
        self.left: dict[str, ast.stmt] = {}  # names, and the statement of an evaluation that bound them last
        self.blocks: dict[ast.stmt, None] = {}
        self.losses = losses

    def through(self, body: list[ast.stmt]) -> None:
        for node in body:
            self.statement(node)

    def statement(self, node: ast.stmt) -> None:
        if isinstance(node, _FUNCTIONS):
            return
        if is_evaluation(node):
            self.blocks[node] = None
            self.left |= {name: at for name, at in _bindings(node) if name in self.trained and not _is_own(at, name)}
        elif isinstance(node, _NESTING):
            self.reads(node, _heads(node))
            self.branches(node)
        elif isinstance(node, (ast.For, ast.AsyncFor, ast.While)):
            self.reads(node, [node.test if isinstance(node, ast.While) else node.iter])
            if not isinstance(node, ast.While):
                self.bound(names_in(node.target))
            self.through([*node.body, *node.orelse])
        else:
            self.reads(node, [node])
            self.bound(name for name, _ in _bindings(node))

    def branches(self, node: ast.stmt) -> None:
        """Both ways, each from here: a name holds what any of them leaves."""
        before = dict(self.left)
        after: dict[str, ast.stmt] = {}
        ways = [node.body, node.orelse] if isinstance(node, ast.If) else [_all_of(node)]
        for way in ways:
            self.left = dict(before)
            self.through(way)
            after |= self.left
        self.left = after

    def reads(self, node: ast.stmt, parts: Iterable[ast.AST]) -> None:
        for part in parts:
            for name in names_in(part, ast.Load) if self.left else ():
                loss = name in self.losses and not _goes_from(node, name)
                if name in self.left and (name in self.losses or (node.lineno <= self.last and _computes(node, name))):
                    _note(self.left[name], name, node, loss=loss)

    def bound(self, names: Iterable[str]) -> None:
        for name in names:
            self.left.pop(name, None)


def _is_own(node: ast.stmt, name: str) -> bool:
    """Whether a binding only changes, or adds to, what the name holds: `x = x.to(device)`, `logits += teacher(x)`."""
    if isinstance(node, ast.AugAssign):
        return True
    value = getattr(node, "value", None)
    return value is not None and name in names_in(value, ast.Load)


def _computes(node: ast.stmt, name: str) -> bool:
    """Whether a statement computes something from a name: hands it to a call and keeps the result."""
    if not isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign)) or node.value is None:
        return False
    calls = [call for call in ast.walk(node.value) if isinstance(call, ast.Call)]
    given = [part for call in calls for part in (*call.args, *(keyword.value for keyword in call.keywords))]
    return any(name in names_in(part, ast.Load) for part in given)


def is_evaluation(node: ast.stmt) -> bool:
    """Whether a statement of a step loop has the look of an evaluation: it loops, speaks of one and does not train."""
    if not isinstance(node, _BLOCKS):
        return False
    known: bool | None = getattr(node, "_looplint_evaluates", None)
    if known is None:
        text = _text(node)
        if isinstance(node, ast.If) and isinstance(node.test, ast.UnaryOp) and isinstance(node.test.op, ast.Not):
            text = "".join(map(_text, node.body))  # `if not validating:` does not
        if _names_values(node):  # `val` is a value here
            text = re.sub(r"\bval\b", "", text)
        known = _EVALUATES.search(text) is not None and not _TRAINS.search(text)
        node._looplint_evaluates = known  # type: ignore[union-attr]
    return known


def _names_values(node: ast.stmt) -> bool:
    """Whether a loop in a statement goes over the keys and values of a dict."""
    loops = (each for each in ast.walk(node) if isinstance(each, (ast.For, ast.comprehension)))
    return any("val" in names_in(loop.target) and ".items(" in ast.unparse(loop.iter) for loop in loops)


def _text(node: ast.stmt) -> str:
    """A statement as text, without comments; written once."""
    text: str | None = getattr(node, "_looplint_text", None)
    if text is None:
        text = node._looplint_text = ast.unparse(node)  # type: ignore[attr-defined]
    return text


def names_in(node: ast.AST, context: type[ast.expr_context] = ast.Store) -> Iterator[str]:
    """The names that an expression or statement stores or loads; not those of comprehensions and functions."""
    stack: list[ast.AST] = [node]
    while stack:
        child = stack.pop()
        if isinstance(child, (*_FUNCTIONS, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
            own = {n for g in getattr(child, "generators", []) for n in names_in(g.target)}
            inner = [child.elt] if hasattr(child, "elt") else []
            heads = [g.iter for g in getattr(child, "generators", [])]
            if context is ast.Load:
                yield from (n for part in (*inner, *heads) for n in names_in(part, context) if n not in own)
            continue
        if isinstance(child, ast.Name) and isinstance(child.ctx, context):
            yield child.id
        stack += ast.iter_child_nodes(child)


def _bindings(node: ast.stmt) -> Iterator[tuple[str, ast.stmt]]:
    """The names that a statement and those inside it bind, each with the statement."""
    if isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.For, ast.AsyncFor)):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        yield from ((name, node) for target in targets for name in names_in(target))
    if isinstance(node, _BLOCKS):
        for child in _all_of(node):
            yield from _bindings(child)


def _all_of(node: ast.stmt) -> list[ast.stmt]:
    parts: list[ast.stmt] = []
    for attr in ("body", "orelse", "finalbody"):
        parts += getattr(node, attr, [])
    for handler in getattr(node, "handlers", []):
        parts += handler.body
    return parts


def _heads(node: ast.stmt) -> list[ast.expr]:
    if isinstance(node, ast.If):
        return [node.test]
    return [item.context_expr for item in getattr(node, "items", [])]


# -- the reverse: an evaluation that reads what training has bound -----------------------------------------------------
def _targets_of_training(loop: ast.For | ast.AsyncFor | ast.While) -> set[str]:
    """The names of the training batches: targets of the loops that train and hold no other such loop."""
    found = set()
    for node in (loop, *ast.walk(loop)):
        if isinstance(node, (ast.For, ast.AsyncFor)) and not is_evaluation(node) and _TRAINS.search(_text(node)):
            found |= {name for name in names_in(node.target) if len(name) > 0}
    return found


def _stale_reads(block: ast.stmt, losses: set[str], batch: set[str]) -> None:
    own = {name for name, _ in _bindings(block)}
    for loop in ast.walk(block):
        if isinstance(loop, (ast.For, ast.AsyncFor)):
            unread = set(names_in(_items_of(loop))) - {n for part in loop.body for n in names_in(part, ast.Load)}
            for node in _simple(loop.body):
                _stale_in(node, losses - own, (batch - own) if unread - {"_"} else set())


def _items_of(loop: ast.For | ast.AsyncFor) -> ast.expr:
    """What a loop binds of its items: of `for i, x in enumerate(xs)` the x."""
    match loop:
        case ast.For(iter=ast.Call(func=ast.Name(id="enumerate")), target=ast.Tuple(elts=[_, item])):
            return item
    return loop.target


def _stale_in(node: ast.stmt, losses: set[str], batch: set[str]) -> None:
    read = set(names_in(node, ast.Load))
    adds = isinstance(node, ast.AugAssign) or ".append(" in ast.unparse(node)
    for name in sorted(read & losses if adds else read & batch if isinstance(node, ast.Assign) else ()):
        _note(node, name, node, loss=name in losses, stale=True)


def _simple(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    for node in body:
        if isinstance(node, _BLOCKS):
            yield from _simple(_all_of(node))
        else:
            yield node
