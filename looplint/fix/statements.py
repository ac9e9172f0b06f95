"""Statements put in, taken out and written anew."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping

from looplint.fix.here import Here, is_preamble
from looplint.fix.tree import Block, Tree, Unresolved
from looplint.rule import Edit


def _before(here: Here) -> Iterator[Edit]:
    yield from put_before(here, here.statement)


def put_before(here: Here, statement: ast.stmt, text: str = "") -> Iterator[Edit]:
    """A new statement before one, above the comments that belong to that."""
    tree = here.tree
    if isinstance(tree.parents[statement], ast.If) and is_elif(tree, statement):
        raise Unresolved("it would stand between `if` and `elif`")
    code = text or here.code(statement)
    if not tree.begins_line(statement):
        yield here.insertion(*tree.extent(statement)[:2], f"{code}; ")
    else:
        line = tree.first_line(statement)
        indent = tree.indentation(line)
        yield here.insertion(tree.comments_above(line), 1, lined(indent, code))
    yield from here.imports()


def is_elif(tree: Tree, statement: ast.stmt) -> bool:
    """Whether an `if` is written as the `elif` of another one."""
    return isinstance(statement, ast.If) and tree.lines[statement.lineno - 1].lstrip().startswith("elif")


def lined(indent: str, code: str) -> str:
    """Code as indented lines."""
    return "".join(f"{indent}{line}\n" for line in code.split("\n"))


def _after(here: Here) -> Iterator[Edit]:
    yield from put_after(here, here.statement)


def put_after(here: Here, statement: ast.stmt, text: str = "") -> Iterator[Edit]:
    """A new statement behind one, and behind the comment on its line."""
    tree = here.tree
    code = text or here.code(statement)
    _, _, end, column = tree.extent(statement)
    if isinstance(statement, (ast.Return, ast.Raise, ast.Break, ast.Continue)):
        raise Unresolved("nothing behind it would be reached")
    if not tree.ends_line(statement) or not tree.begins_line(statement):
        yield here.insertion(end, column, f"; {code}")
    else:
        indent = tree.indentation(tree.first_line(statement))
        yield here.insertion(end, len(tree.lines[end - 1]) + 1, "\n" + lined(indent, code)[:-1])
    yield from here.imports()


def _body(here: Here) -> list[ast.stmt]:
    statement = here.statement
    body = getattr(statement, "body", None)
    if not isinstance(body, list) or not body:
        raise Unresolved("it has no body")
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)) and is_preamble(body[0]) and len(body) > 1:
        return body[1:]
    return body


def _head(here: Here) -> Iterator[Edit]:
    yield from put_before(here, _body(here)[0])


def _tail(here: Here) -> Iterator[Edit]:
    last = _body(here)[-1]
    if isinstance(last, ast.Return):  # what it gives back is computed by then, as far as its names go
        yield from put_before(here, last)
    else:
        yield from put_after(here, last)


def _otherwise(here: Here) -> Iterator[Edit]:
    tree, statement = here.tree, here.statement
    holder = next((n for n in tree.around(tree.parents[statement]) if isinstance(n, ast.If)), None)
    if holder is None:
        raise Unresolved("it stands under no test")
    within = any(outer in holder.body for outer in tree.around(statement))
    other = holder.orelse if within else holder.body
    if not other or is_elif(tree, other[0]):
        raise Unresolved("the test has no other branch")
    yield from put_before(here, other[0])


def _close(here: Here) -> Iterator[Edit]:
    tree = here.tree
    top = next(n for n in tree.around(here.statement) if tree.parents[n] is tree.source.tree)
    last = top.body[-1] if isinstance(top, ast.If) else tree.source.tree.body[-1]
    yield from put_after(here, last)


def _delete(here: Here) -> Iterator[Edit]:
    yield from take_out(here, here.statement)


def take_out(here: Here, statement: ast.stmt) -> Iterator[Edit]:
    """Delete a statement; a block that would be empty gets a `pass`, an `if` that would be goes with it."""
    tree = here.tree
    block = tree.block(statement)
    if len(block.body) == 1:
        parent = tree.parents[statement]
        if isinstance(parent, ast.If) and _may_go(tree, parent, block):
            yield from take_out(here, parent)
            return
        yield here.edit(*tree.extent(statement), "pass")
        return
    line, column, end, end_column = tree.extent(statement)
    line = tree.first_line(statement)
    if tree.begins_line(statement) and tree.ends_line(statement):
        yield without_lines(here, line, end)
    elif tree.ends_line(statement):
        before = block.body[block.number - 1]
        yield here.edit(*tree.extent(before)[2:], end, end_column, "")
    else:
        behind = block.body[block.number + 1]
        yield here.edit(line, column, *tree.extent(behind)[:2], "")


def _may_go(tree: Tree, parent: ast.If, block: Block) -> bool:
    """Whether an `if` can go with its only statement."""
    return block.body is parent.body and not parent.orelse and _is_plain(parent.test) and not is_elif(tree, parent)


def without_lines(here: Here, first: int, last: int) -> Edit:
    """Take lines out, with the line end behind them, or that before them where they end the file or cell."""
    tree = here.tree
    if _is_blank(tree, first - 1) and _is_blank(tree, last + 1):
        last += 1
    ends = last == len(tree.lines) or tree.source.place(last + 1)[0] != tree.source.place(last)[0]
    if not ends:
        return here.edit(first, 1, last + 1, 1, "")
    return here.edit(first - 1, len(tree.lines[first - 2]) + 1, last, len(tree.lines[last - 1]) + 1, "")


def _is_blank(tree: Tree, line: int) -> bool:
    """Whether a line of the text, in the same cell as its neighbours, holds nothing."""
    inside = 1 < line < len(tree.lines) and tree.source.place(line - 1)[0] == tree.source.place(line + 1)[0]
    return inside and not tree.lines[line - 1].strip()


def _is_plain(test: ast.expr) -> bool:
    """Whether a test can be left out: it asks no function."""
    return not any(isinstance(node, (ast.Call, ast.NamedExpr, ast.Await)) for node in ast.walk(test))


def _rewrite(here: Here) -> Iterator[Edit]:
    statement = here.statement
    if hasattr(statement, "body"):
        raise Unresolved("it is no simple statement")
    if not here.tree.text(statement).endswith(here.change.said):
        raise Unresolved("it is written in another way")
    if isinstance(statement, ast.Expr) and here.change.text.startswith("{} =") and _is_shown(here.tree, statement):
        raise Unresolved("the name is only shown by the loop")
    yield here.edit(*here.tree.extent(statement), here.code(statement))
    yield from here.imports()


def _is_shown(tree: Tree, statement: ast.Expr) -> bool:
    """Whether a loop over the values of a dict names what a method is called on: to bind it anew changes nothing."""
    call = statement.value
    owner = call.func.value if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) else None
    loops = (node for node in tree.around(statement) if isinstance(node, ast.For))
    for loop in loops:
        shows = isinstance(loop.iter, ast.Call) and isinstance(loop.iter.func, ast.Attribute)
        names = {n.id for n in ast.walk(loop.target) if isinstance(n, ast.Name)}
        if isinstance(owner, ast.Name) and owner.id in names:
            return shows and loop.iter.func.attr in ("items", "values")  # type: ignore[attr-defined]
    return False


def _decorate(here: Here) -> Iterator[Edit]:
    tree, function = here.tree, here.statement
    if not isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
        raise Unresolved("it is no function")
    line = function.lineno
    yield here.insertion(line, 1, lined(tree.indentation(line), here.code(function)))
    yield from here.imports()


KINDS: Mapping[str, Callable[[Here], Iterator[Edit]]] = {
    "before": _before,
    "after": _after,
    "head": _head,
    "tail": _tail,
    "otherwise": _otherwise,
    "close": _close,
    "delete": _delete,
    "decorate": _decorate,
    "rewrite": _rewrite,
}
