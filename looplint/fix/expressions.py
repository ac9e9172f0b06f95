"""Expressions, arguments and entries written differently."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from looplint.changes import Change
from looplint.fix.here import Here
from looplint.fix.parts import inner, part_of
from looplint.fix.statements import take_out
from looplint.fix.tree import Tree, Unresolved
from looplint.rule import Edit


def _replace(here: Here) -> Iterator[Edit]:
    change = here.change
    node = part_of(here.tree, change.name, here.at, max(change.position, 0), change.said)
    if node is None:
        raise Unresolved("no such expression stands there")
    yield here.edit(*here.tree.extent(node), _fitted(here.tree, node, here.code(node)))
    yield from here.imports()


def _fitted(tree: Tree, node: ast.expr, text: str) -> str:
    """A new expression, in brackets where it becomes part of a larger one that binds tighter."""
    parent = tree.parents.get(node)
    tight = isinstance(parent, (ast.Attribute, ast.BinOp, ast.UnaryOp, ast.Compare, ast.Subscript, ast.Await))
    if not tight or (isinstance(parent, ast.Subscript) and parent.value is not node):
        return text
    bare = isinstance(
        ast.parse(text, mode="eval").body, (ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.Constant)
    )
    return text if bare else f"({text})"


def _rename(here: Here) -> Iterator[Edit]:
    tree, named = here.tree, here.tree.call(here.at).func
    if not isinstance(named, ast.Attribute) or named.attr != here.change.name:
        raise Unresolved("its name may mean something else")
    _, _, line, column = tree.extent(named)
    yield here.edit(line, column - len(named.attr), line, column, here.change.text)


def _undo(here: Here) -> Iterator[Edit]:
    tree, call = here.tree, here.tree.call(here.at)
    if tree.text(call.func).rpartition(".")[2][:1].isupper():  # a layer
        yield from _left_out(here, call)
        return
    if len(call.args) + len(call.keywords) > 1 and tree.text(call.func).endswith(".to"):
        raise Unresolved("it does more than that")
    left = inner(tree, call)
    if left is None:
        raise Unresolved("nothing would be left of it")
    if isinstance(tree.parents[call], ast.Expr):
        yield from take_out(here, tree.statement_of(call))
    else:
        yield here.edit(*tree.extent(call), _fitted(tree, call, tree.text(left)))


def _left_out(here: Here, layer: ast.Call) -> Iterator[Edit]:
    """A layer out of a sequence; elsewhere, one that does nothing in its place."""
    tree, parent = here.tree, here.tree.parents[layer]
    beside = parent.args if isinstance(parent, ast.Call) else parent.elts if isinstance(parent, ast.List) else []
    if layer in beside and len(beside) > 1:
        yield _without(here, list(beside), layer)
        return
    name = tree.imported("torch.nn.Identity")
    if name is None:
        raise Unresolved("torch is not imported")
    yield here.edit(*tree.extent(layer), f"{name}()")


def _without(here: Here, every: Sequence[ast.AST], found: ast.AST) -> Edit:
    """One of the elements of a list taken out, with its comma."""
    tree, index = here.tree, every.index(found)
    line, column, end, end_column = tree.extent(found)
    if index + 1 < len(every):
        return here.edit(line, column, *tree.extent(every[index + 1])[:2], "")
    if index:
        return here.edit(*tree.extent(every[index - 1])[2:], end, end_column, "")
    return here.edit(line, column, end, end_column, "")


def _entry(here: Here) -> Iterator[Edit]:
    tree, node = here.tree, here.tree.expression(here.at)
    if not isinstance(node, ast.Dict) or not node.values:
        raise Unresolved("no dict is written out there")
    if any(isinstance(key, ast.Constant) and key.value == here.change.name for key in node.keys):
        raise Unresolved("it has such an entry")
    quote = "'" if tree.text(node).lstrip("{ \n").startswith("'") else '"'
    text = f"{quote}{here.change.name}{quote}: {here.code(node)}"
    _, _, end, close = tree.extent(node)
    yield _put_last(
        here, [k or v for k, v in zip(node.keys, node.values, strict=True)], node.values[-1], end, close - 1, text
    )
    yield from here.imports()


def _called(here: Here) -> Iterator[Edit]:
    call = here.tree.call(here.at)
    yield here.edit(*here.tree.extent(call.func), here.code(call))
    yield from here.imports()


def _keyword(here: Here) -> Iterator[Edit]:
    call, change = here.tree.call(here.at), here.change
    text = here.code(call)
    packed = [keyword.value for keyword in call.keywords if keyword.arg is None]
    if len(packed) == 1 and not any(keyword.arg == change.name for keyword in call.keywords):
        yield here.edit(*here.tree.extent(packed[0]), f'{{**{here.tree.text(packed[0])}, "{change.name}": {text}}}')
        yield from here.imports()
        return
    value = _value(call, change)
    if value is not None:
        yield here.edit(*here.tree.extent(value), text)
    else:
        yield _appended(here, call, f"{change.name}={text}")
    yield from here.imports()


def _value(call: ast.Call, change: Change) -> ast.expr | None:
    """What a call gives an argument. Raises `Unresolved` where that is hidden."""
    named = next((keyword.value for keyword in call.keywords if keyword.arg == change.name), None)
    if named is not None:
        return named
    if any(keyword.arg is None for keyword in call.keywords) or any(isinstance(a, ast.Starred) for a in call.args):
        raise Unresolved("it may be given by * or **")
    return call.args[change.position] if 0 <= change.position < len(call.args) else None


def _appended(here: Here, call: ast.Call, text: str) -> Edit:
    tree = here.tree
    if any(isinstance(arg, ast.GeneratorExp) for arg in call.args):
        raise Unresolved("its argument is a bare generator")
    end, close = tree.extent(call)[2], tree.extent(call)[3] - 1
    every: list[ast.AST] = sorted([*call.args, *call.keywords], key=tree.extent)
    if not every:
        return here.insertion(end, close, text)
    return _put_last(here, every, every[-1], end, close, text)


def _put_last(here: Here, begins: Sequence[ast.AST], last: ast.AST, end: int, close: int, text: str) -> Edit:
    """A new element behind the last one of a list that closes at a place: on a line of its own where that has one."""
    tree = here.tree
    first_line, first_column = tree.extent(begins[-1])[:2]
    line, column = _behind_brackets(tree, *tree.extent(last)[2:], end, close)
    own_line = line != end and not tree.lines[first_line - 1][: first_column - 1].strip()
    comma = re.match(r"\s*,", tree.lines[line - 1][column - 1 :]) if line != end or column < close else None
    if own_line:
        indent = tree.indentation(first_line)
        if comma:
            return here.insertion(line, len(tree.lines[line - 1]) + 1, f"\n{indent}{text},")
        return here.insertion(line, column, f",\n{indent}{text}")
    if comma and line == end and column + comma.end() <= close:
        return here.insertion(line, column + comma.end(), f" {text}")
    return here.insertion(line, column, f", {text}")


def _behind_brackets(tree: Tree, line: int, column: int, end: int, close: int) -> tuple[int, int]:
    """Behind the brackets that an argument is put in for itself."""
    while line != end or column < close:
        found = re.match(r"\s*\)", tree.lines[line - 1][column - 1 :])
        if not found or (line == end and column - 1 + found.end() > close - 1):
            break
        column += found.end()
    return line, column


def _drop(here: Here) -> Iterator[Edit]:
    tree, change = here.tree, here.change
    call = tree.call(here.at)
    every: list[ast.AST] = sorted([*call.args, *call.keywords], key=tree.extent)
    value = _value(call, change)
    found = next((n for n in every if n is value or (isinstance(n, ast.keyword) and n.value is value)), None)
    if found is None:
        raise Unresolved("the argument is not there")
    if found in call.args and found is not call.args[-1]:
        raise Unresolved("other arguments stand behind it")
    yield _without(here, every, found)


KINDS: Mapping[str, Callable[[Here], Iterator[Edit]]] = {
    "rename": _rename,
    "undo": _undo,
    "entry": _entry,
    "replace": _replace,
    "callee": _called,
    "keyword": _keyword,
    "drop": _drop,
}
