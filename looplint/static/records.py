"""The best value so far: `if value > best: best = value`, `best = max(value, best)`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from looplint.events import Op, Record
from looplint.phases import words
from looplint.record import replace
from looplint.static.values import Const, Sym, Value, options, text_of

if TYPE_CHECKING:
    from looplint.static.reader import Reader

_HIGHER: dict[type, bool] = {ast.Gt: True, ast.GtE: True, ast.Lt: False, ast.LtE: False}
_NAMED = frozenset({"best", "lowest", "highest", "record"})


def asked(r: Reader, node: ast.If) -> tuple[Record | None, Record | None]:
    """The record that is broken where a test is true, and the one where it is false."""
    for compare in _comparisons(node.test):
        found = _of_comparison(r, compare, node)
        if found != (None, None):
            r.records.add(r.span(node.test))
            return _unbegun(found[0], node.test), _unbegun(found[1], node.test)
    return None, None


def _unbegun(record: Record | None, test: ast.expr) -> Record | None:
    """A record that is also broken for another reason (`or step == 1`): no matter which number it begins at."""
    if record is None or not any(isinstance(part, ast.Or) for part in ast.walk(test)):
        return record
    return replace(record, starts=tuple(start for start in record.starts if not isinstance(start, (int, float))))


def _comparisons(test: ast.expr) -> Iterator[ast.Compare]:
    if isinstance(test, ast.Compare) and len(test.ops) == 1 and type(test.ops[0]) in _HIGHER:
        yield test
    elif isinstance(test, ast.BoolOp):
        for part in test.values:
            yield from _comparisons(part)


def _of_comparison(r: Reader, compare: ast.Compare, node: ast.If) -> tuple[Record | None, Record | None]:
    left, right = compare.left, compare.comparators[0]
    higher = _HIGHER[type(compare.ops[0])]
    for side, value, better in ((right, left, higher), (left, right, not higher)):
        best = side.left if isinstance(side, ast.BinOp) else side  # `best - min_delta`
        if not isinstance(best, (ast.Name, ast.Attribute, ast.Subscript)):
            continue
        text = r.text(best)
        if text in r.text(value):
            continue
        if _assigns(r, node.body, text, r.text(value)):
            return _record(r, best, value, better), None
        if _assigns(r, node.orelse, text, r.text(value)):
            return None, _record(r, best, value, not better)
    for best, value, better in ((right, left, higher), (left, right, not higher)):
        if isinstance(best, ast.Name) and _NAMED & set(words(best.id)) and not _ever_assigned(r, best.id):
            return _record(r, best, value, better, assigned=False), None
    return None, None


def _assigns(r: Reader, body: list[ast.stmt], best: str, value: str) -> bool:
    """Whether statements write the record anew, with the value that was compared."""
    for statement in body:
        if isinstance(statement, ast.Assign):
            for target, given in _pairs(statement):
                if r.text(target) == best and _akin(r.text(given), value):
                    return True
        elif isinstance(statement, (ast.If, ast.With, ast.Try)) and _assigns(r, statement.body, best, value):
            return True
    return False


def _pairs(node: ast.Assign) -> Iterator[tuple[ast.expr, ast.expr]]:
    for target in node.targets:
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            yield from zip(target.elts, node.value.elts, strict=False)
        else:
            yield target, node.value


def _akin(given: str, compared: str) -> bool:
    """`best = loss.item()` after `loss < best`; not `best = 0`."""
    names = {n for n in re.findall(r"[A-Za-z_][\w.]*", compared) if n not in ("item", "float")}
    stems = {n.removesuffix(".item") for n in names}
    return any(re.search(rf"(?<![\w.]){re.escape(stem)}(?!\w)", given) for stem in stems)


def _ever_assigned(r: Reader, name: str) -> bool:
    """Whether a name is assigned more than once in the file: set at first, and where the record is broken."""
    found = re.findall(rf"(?<![\w.]){re.escape(name)}\s*(?:=(?!=)|,|:=|[-+*/]=)", r.module.source.text)
    return len(found) != 1


def _record(r: Reader, best: ast.expr, value: ast.expr, higher: bool, *, assigned: bool = True) -> Record:
    from looplint.static.objects import evaluate

    known = r.resolved(evaluate(r, best))
    given = text_of(r.resolved(evaluate(r, value))) if isinstance(value, ast.Name) else ""
    return Record(r.text(best), r.text(value), higher, starts(known), assigned, r.span(best), given)


def starts(value: Value) -> tuple[Any, ...]:
    """What a value is before the loop that moves it: constants, origins in a checkpoint, else texts."""
    from looplint.static.checkpoints import origins_of

    found: list[Any] = []
    for option in options(value):
        if isinstance(option, Sym) and option.first is not None:
            found += starts(option.first)
        elif isinstance(option, Const):
            found.append(option.value)
        else:
            found += origins_of(option) or (text_of(option),)
    return tuple(found)


def by_function(r: Reader, node: ast.Assign) -> None:
    """`best = max(value, best)`: a record that is broken, or not, on this line."""
    call, target = node.value, node.targets[0]
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id not in ("max", "min"):
        return
    if len(call.args) != 2 or not isinstance(target, (ast.Name, ast.Attribute)):
        return
    text = r.text(target)
    others = [arg for arg in call.args if r.text(arg) != text]
    if len(others) == 1 and text != r.text(others[0]):
        r.emit(Op.BEST, None, node, {"record": _record(r, target, others[0], call.func.id == "max")})


def emit(r: Reader, record: Record | None, node: ast.If) -> None:
    """Write the event, where the record is broken."""
    if record is not None:
        r.emit(Op.BEST, None, node.test, {"record": record})
