"""Statements moved, and blocks of them put under a new line or taken out from under one."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping

from looplint.changes import span_of
from looplint.events import Span
from looplint.fix.here import Here
from looplint.fix.statements import is_elif, lined, take_out, without_lines
from looplint.fix.tree import Block, Tree, Unresolved, statements
from looplint.rule import Edit


def _moved(here: Here) -> tuple[ast.stmt, ast.stmt, str]:
    """The statement to move, the one to move it to, and its text without indentation."""
    tree = here.tree
    to = here.change.to
    assert to is not None
    if span_of(to).path != here.at.path:
        raise Unresolved("it would move to another file")
    what, target = here.statement, tree.statement(span_of(to), each=False)
    what = _with_loop(tree, what, target)
    if not here.change.bare:
        what = _with_test(tree, what, target)
    target = _beside(tree, what, target, inside=here.change.inside)
    if not tree.same_function(what, target):
        raise Unresolved("it would move to another function")
    if not isinstance(what, (ast.Expr, ast.Assign, ast.AugAssign, ast.If, ast.For, ast.Delete)):
        raise Unresolved("it is no statement that can be moved")
    if here.change.past:
        target = _last_binding(tree, what, target)
    else:
        _refuse_dependence(tree, what, target)
    return what, target, _outdented(tree, what)


def _with_test(tree: Tree, what: ast.stmt, target: ast.stmt) -> ast.stmt:
    """The statement, or the test that holds it alone, and not the target as well."""
    holder = tree.parents[what]
    around = list(tree.around(target))
    while isinstance(holder, ast.If) and holder not in around and _is_alone(tree, what, holder):
        what, holder = holder, tree.parents[holder]
    return what


def _is_alone(tree: Tree, what: ast.stmt, holder: ast.If | ast.For) -> bool:
    return holder.body == [what] and not holder.orelse and not is_elif(tree, holder)


def _with_loop(tree: Tree, what: ast.stmt, target: ast.stmt) -> ast.stmt:
    """The statement, or the loop without which its names mean nothing: `for p in parameters: p.grad = None`."""
    around = list(tree.around(target))
    for outer in list(tree.around(what))[1:]:
        if outer in around or not isinstance(outer, (ast.For, ast.With)):
            continue
        names = {n.id for n in ast.walk(what) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
        if not names & _heads(outer):
            continue
        if not isinstance(outer, ast.For) or not _is_alone(tree, what, outer):
            raise Unresolved("its names are those of a loop")
        what = outer
    return what


def _heads(outer: ast.For | ast.With) -> set[str]:
    """The names that the head of a loop or `with` binds."""
    parts: list[ast.expr] = [outer.target] if isinstance(outer, ast.For) else []
    if isinstance(outer, ast.With):
        parts = [item.optional_vars for item in outer.items if item.optional_vars is not None]
    return {n.id for part in parts for n in ast.walk(part) if isinstance(n, ast.Name)}


def _last_binding(tree: Tree, what: ast.stmt, target: ast.stmt) -> ast.stmt:
    """The target, or the last statement behind it in its block that binds a name which the other reads."""
    reads = {n.id for n in ast.walk(what) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    body, number = tree.block(target)
    later = [node for node in body[number:] if node is not what and node is not target]
    return next((node for node in reversed(later) if reads & _bound(node)), target)


def _bound(statement: ast.stmt) -> set[str]:
    """The names that a statement binds, itself or within."""
    return {n.id for n in ast.walk(statement) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def _beside(tree: Tree, what: ast.stmt, target: ast.stmt, *, inside: bool) -> ast.stmt:
    """The target, or what holds it beside the statement that moves."""
    if any(outer is what for outer in tree.around(target)):
        raise Unresolved("it cannot move into itself")
    if inside:
        return target
    body = tree.block(what).body
    return next((n for n in tree.around(target) if isinstance(n, ast.stmt) and n in body), target)


def _refuse_dependence(tree: Tree, what: ast.stmt, target: ast.stmt) -> None:
    """A statement must not pass what binds the names that it reads, nor what reads those that it binds."""
    first, last = sorted((what, target), key=lambda node: node.lineno)
    low, high = (
        (first.lineno, what.lineno - 1) if first is target else ((what.end_lineno or 0) + 1, last.end_lineno or 0)
    )
    reads = {n.id for n in ast.walk(what) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    binds = _bound(what)
    scope = next(iter(tree.scopes(what)), tree.source.tree)
    between = (node for node in statements(scope) if node.end_lineno and node.end_lineno >= low and node.lineno <= high)
    names = (n for node in between for n in ast.walk(node) if isinstance(n, ast.Name) and low <= n.lineno <= high)
    for node in names:
        if (isinstance(node.ctx, ast.Store) and node.id in reads) or node.id in binds:
            raise Unresolved(f"{node.id} stands between")


def _outdented(tree: Tree, statement: ast.stmt) -> str:
    """The text of a statement with its own comment, its first line without indentation."""
    comment = tree.rest(statement).rstrip() if tree.begins_line(statement) and tree.ends_line(statement) else ""
    first, *more = (tree.text(statement) + comment.rstrip("; ")).split("\n")
    own, within = tree.indentation(statement.lineno), tree.inside_strings(statement.lineno, statement.end_lineno or 0)
    for number, line in enumerate(more, statement.lineno + 1):
        inside = number in within
        first += "\n" + (_INSIDE if inside else "") + (line if inside else line.removeprefix(own))
    return first


_INSIDE = "\0"  # marks a line that begins inside of a string, and must stay as it is


def _indented(indent: str, text: str) -> str:
    lines = text.split("\n")
    return "\n".join(
        line[1:] if line.startswith(_INSIDE) else indent + line if line.strip() else line for line in lines
    )


def _move_before(here: Here) -> Iterator[Edit]:
    what, target, text = _moved(here)
    tree = here.tree
    if not tree.begins_line(target):
        raise Unresolved("it would move into a line with several statements")
    line = tree.first_line(target)
    yield here.insertion(tree.comments_above(line), 1, _indented(tree.indentation(line), text) + "\n")
    yield from take_out(here, what)


def _move_after(here: Here) -> Iterator[Edit]:
    what, target, text = _moved(here)
    tree = here.tree
    if tree.extent(what)[2] == tree.extent(target)[2] and tree.begins_line(what) and tree.ends_line(what):
        yield _out_of(here, what, target, text)
        return
    if not (tree.begins_line(target) and tree.ends_line(target)):
        if "\n" in text or "#" in text:
            raise Unresolved("it would move into a line with several statements")
        yield here.insertion(*tree.extent(target)[2:], f"; {text}")
    else:
        end = tree.extent(target)[2]
        indent = tree.indentation(tree.first_line(target))
        yield here.insertion(end, len(tree.lines[end - 1]) + 1, "\n" + _indented(indent, text))
    yield from take_out(here, what)


def _out_of(here: Here, what: ast.stmt, target: ast.stmt, text: str) -> Edit:
    """The last statement of a block, behind the block."""
    tree = here.tree
    first, end = tree.first_line(what), tree.extent(what)[2]
    left = f"{tree.indentation(first)}pass\n" if len(tree.block(what).body) == 1 else ""
    moved = left + _indented(tree.indentation(tree.first_line(target)), text)
    return here.edit(first, 1, end, len(tree.lines[end - 1]) + 1, moved)


def _wrap(here: Here) -> Iterator[Edit]:
    tree, change = here.tree, here.change
    first = tree.statement(here.at, each=False)
    block = tree.block(first)
    last = first if change.to is None else _in_block(tree, block, span_of(change.to))
    if not (tree.begins_line(first) and tree.ends_line(last)) or is_elif(tree, first):
        raise Unresolved("its lines hold other statements")
    start, end = tree.first_line(first), tree.extent(last)[2]
    indent = tree.indentation(start)
    within = tree.inside_strings(start, end)
    left_out = {line for place in change.without for line in _own_lines(tree, span_of(place))}
    lines = [
        line if number in within or not line.strip() else tree.unit + line
        for number, line in enumerate(tree.lines[start - 1 : end], start)
        if number not in left_out
    ]
    text = lined(indent, here.code(first)) + "\n".join(lines)
    yield here.edit(start, 1, end, len(tree.lines[end - 1]) + 1, text)
    yield from here.imports()


def _own_lines(tree: Tree, at: Span) -> range:
    """The lines of a statement that can be left out."""
    statement = tree.statement(at)
    if not (tree.begins_line(statement) and tree.ends_line(statement)) or len(tree.block(statement).body) == 1:
        raise Unresolved("it cannot be left out")
    return range(tree.first_line(statement), (statement.end_lineno or statement.lineno) + 1)


def _in_block(tree: Tree, block: Block, at: Span) -> ast.stmt:
    """The statement of a block that a place lies in."""
    inner = tree.statement(at, each=False)
    found = next((node for node in tree.around(inner) if node in block.body), None)
    if not isinstance(found, ast.stmt) or block.body.index(found) < block.number:
        raise Unresolved("it ends in another block")
    return found


def _enter(here: Here) -> Iterator[Edit]:
    tree, statement = here.tree, here.statement
    block = tree.block(statement)
    behind = block.body[block.number + 1 :]
    if not behind or not (tree.begins_line(statement) and tree.ends_line(statement)):
        raise Unresolved("nothing stands behind it")
    (line, _, end, _), last = tree.extent(statement), tree.extent(behind[-1])[2]
    indent, within = tree.indentation(line), tree.inside_strings(end + 1, last)
    lines = [
        text if number in within or not text.strip() else tree.unit + text
        for number, text in enumerate(tree.lines[end:last], end + 1)
    ]
    text = lined(indent, here.code(statement)) + "\n".join(lines)
    yield here.edit(line, 1, last, len(tree.lines[last - 1]) + 1, text)
    yield from here.imports()


def _leave(here: Here) -> Iterator[Edit]:
    tree, to = here.tree, here.change.to
    assert to is not None
    holder = tree.statement(span_of(to), each=False)
    if isinstance(holder, (ast.FunctionDef, ast.AsyncFunctionDef)):
        yield _undecorated(here, holder, tree.expression(span_of(to)))
        return
    if not isinstance(holder, (ast.With, ast.AsyncWith)):
        raise Unresolved("it is no with statement")
    inner = tree.statement(here.at)
    first = next((node for node in tree.around(inner) if node in holder.body), None)
    if not isinstance(first, ast.stmt) or not tree.begins_line(first) or not tree.begins_line(holder):
        raise Unresolved("it does not stand in there")
    everything = first is holder.body[0]
    if everything and len(holder.items) > 1:
        raise Unresolved("the with statement holds more")
    outer, own = tree.indentation(holder.lineno), tree.indentation(first.lineno)
    start = tree.comments_above(tree.first_line(first))
    last = tree.extent(holder.body[-1])[2]
    within = tree.inside_strings(start, last)
    lines = [
        text if number in within or not text.startswith(own) else outer + text[len(own) :]
        for number, text in enumerate(tree.lines[start - 1 : last], start)
    ]
    begin = holder.lineno if everything else start
    yield here.edit(begin, 1, last, len(tree.lines[last - 1]) + 1, "\n".join(lines))


def _undecorated(here: Here, function: ast.FunctionDef | ast.AsyncFunctionDef, node: ast.expr) -> Edit:
    tree = here.tree
    if node not in function.decorator_list or tree.lines[node.lineno - 1].strip()[1:].strip() == "":
        raise Unresolved("it is no decorator")
    return without_lines(here, node.lineno, tree.extent(node)[2])


KINDS: Mapping[str, Callable[[Here], Iterator[Edit]]] = {
    "move_before": _move_before,
    "move_after": _move_after,
    "wrap": _wrap,
    "enter": _enter,
    "leave": _leave,
}
