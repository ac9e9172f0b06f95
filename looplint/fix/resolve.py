"""A rule's changes -> edits of the text. What cannot be written down gives no edits: the fix is then only advice."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from looplint.changes import Change, Word, span_of
from looplint.events import Span
from looplint.fix.tree import Block, Tree, Unresolved, statements
from looplint.record import replace
from looplint.rule import Edit, Finding, Fix
from looplint.static.source import Source, SourceError, load


class Trees:
    """The parsed files that a finding's changes lie in, each read once."""

    def __init__(self, source: Source | None = None) -> None:
        self._known = {source.path: Tree(source)} if source is not None else {}

    def of(self, path: str) -> Tree:
        """The tree of a file. Raises `Unresolved` where it cannot be read."""
        if path not in self._known:
            try:
                self._known[path] = Tree(load(path))
            except SourceError as error:
                raise Unresolved(error.message) from None
        return self._known[path]


def resolved(finding: Finding, trees: Trees) -> Finding:
    """The finding with the edits that its changes mean; without any where one of them cannot be written down."""
    fix = finding.fix
    if fix is None or not fix.changes:
        return finding
    try:
        edits = tuple(dict.fromkeys(edit for change in fix.changes for edit in _edits(change, trees)))
        _refuse_overlaps(edits)
    except Unresolved:
        edits = ()
    return replace(finding, fix=Fix(fix.title, edits, fix.safe))


def _refuse_overlaps(edits: tuple[Edit, ...]) -> None:
    ordered = sorted(edits, key=_extent)
    for one, other in pairwise(ordered):
        (path, cell, *_), (path_, cell_, *_) = _extent(one), _extent(other)
        if (path, cell) == (path_, cell_) and (one.at.end_line, one.at.end_column) > (other.at.line, other.at.column):
            raise Unresolved("its changes overlap")


def _extent(edit: Edit) -> tuple[str, int, int, int, int, int]:
    at = edit.at
    return at.path, at.cell, at.line, at.column, at.end_line, at.end_column


def _edits(change: Change, trees: Trees) -> Iterator[Edit]:
    if change.kind == "either":
        yield from _first_way(change, trees)
        return
    at = span_of(change.at)
    tree = trees.of(at.path)
    yield from _KINDS[change.kind](_Here(change, at, tree, trees))


def _first_way(change: Change, trees: Trees) -> tuple[Edit, ...]:
    *ways, last = change.ways
    for way in ways:
        try:
            return tuple(edit for one in way for edit in _edits(one, trees))
        except Unresolved:
            continue
    return tuple(edit for one in last for edit in _edits(one, trees))


class _Here(NamedTuple):
    """A change with the file that it is in."""

    change: Change
    at: Span
    tree: Tree
    trees: Trees

    @property
    def statement(self) -> ast.stmt:
        return self.tree.statement(self.at)

    def edit(self, line: int, column: int, end_line: int, end_column: int, text: str) -> Edit:
        return Edit(self.tree.span(line, column, end_line, end_column), text)

    def insertion(self, line: int, column: int, text: str) -> Edit:
        return self.edit(line, column, line, column, text)

    # -- texts ---------------------------------------------------------------------------------------------------
    def code(self, node: ast.AST) -> str:
        """The text of the change, its words as they are written around a node."""
        parts = self.change.text.split("{}")
        text = parts[0]
        for word, behind in zip(self.change.words, parts[1:], strict=True):
            text += _bracketed(self.word(word, node), text, behind) + behind
        return text

    def imports(self) -> Iterator[Edit]:
        """The imports that the words of the change need."""
        for word in self.change.words:
            if word.part == "library" and self.tree.imported(word.name) is None:
                yield self.new_import(word.name.rpartition(".")[0] or word.name)

    def new_import(self, module: str) -> Edit:
        body = self.tree.source.tree.body
        imports = [n for n in body if isinstance(n, (ast.Import, ast.ImportFrom)) and not _is_future(n)]
        later = (n for n in imports if isinstance(n, ast.ImportFrom) or n.names[0].name > module)
        line = next(later, None) or next(iter(imports), None) or next((n for n in body if not _is_preamble(n)), None)
        if line is None:
            raise Unresolved("there is no place for an import")
        return self.insertion(self.tree.first_line(line), 1, f"import {module}\n")

    def word(self, word: Word, node: ast.AST) -> str:
        if word.part == "library":
            return self.tree.imported(word.name) or word.name
        if word.at is not None and (text := self.part(word, span_of(word.at), node)):
            return text
        for name in filter(None, (word.name, *word.others)):
            if self.tree.sees(name, node):
                return name
        raise Unresolved(f"{word.name or 'a name'} is not known there")

    def method(self, at: Span, node: ast.AST) -> str:
        """What stands behind the receiver of a call."""
        call = self.tree.call(at) if at.path == self.at.path else None
        if call is None or not isinstance(call.func, ast.Attribute) or not self.tree.same_function(call, node):
            return ""
        owner = self.tree.text(call.func.value)
        return self.tree.text(call).removeprefix(owner)

    def part(self, word: Word, at: Span, node: ast.AST) -> str:
        """Part of what stands at another place, where it means the same as here."""
        if word.part == "method":
            return self.method(at, node)
        wanted = part_of(self.tree, word.part, at, word.number, word.name) if at.path == self.at.path else None
        if wanted is None or not self.tree.same_function(wanted, node):
            return ""
        text = self.tree.text(wanted)
        return text if word.part in _ANYWHERE or self.tree.sees(text, node) else ""


_ANYWHERE = {"whole", "loss", "inner", "added", "within", "given"}  # parts that are written again where they stood


def _bracketed(text: str, before: str, behind: str) -> str:
    """A part, in brackets where what is written around it would tear it apart."""
    alone = (not before or before[-1] in "(,=" or before.endswith((", ", "= ", ": "))) and (
        not behind or behind[0] in "),:" or behind.startswith(":")
    )
    if alone:
        return text
    try:
        node = ast.parse(f"({text})", mode="eval").body
    except SyntaxError:
        return text
    bare = isinstance(node, (ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.Constant, ast.List, ast.Dict))
    return text if bare else f"({text})"


def _is_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


def _is_preamble(node: ast.stmt) -> bool:
    return _is_future(node) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


# -- parts -------------------------------------------------------------------------------------------------------
def part_of(tree: Tree, part: str, at: Span, number: int = 0, name: str = "") -> ast.expr | None:
    """The part of a name of what stands at a place; None where there is no such part."""
    nodes = tree.nodes(at)
    if part == "added" and nodes and isinstance(nodes[0], (ast.AugAssign, ast.Assign, ast.AnnAssign)):
        return nodes[0].value
    if (
        part == "receiver"
        and nodes
        and isinstance(nodes[0], ast.Assign)
        and isinstance(nodes[0].targets[0], ast.Attribute)
    ):
        return nodes[0].targets[0].value
    found = next((node for node in nodes if isinstance(node, ast.expr)), None)
    if found is None:
        return None
    if part == "given" and isinstance(found, ast.Call):
        named = next((keyword.value for keyword in found.keywords if keyword.arg == name), None)
        return named or (found.args[number] if 0 <= number < len(found.args) else None)
    if part == "within":
        return next((n for n in ast.walk(found) if isinstance(n, ast.expr) and tree.text(n) == name), None)
    return _argument(found, number) if part == "argument" else _PARTS[part](tree, found)


def _receiver(tree: Tree, node: ast.expr) -> ast.expr | None:
    if isinstance(node, ast.Attribute):
        return node.value
    return node.func.value if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else None


def _callee(tree: Tree, node: ast.expr) -> ast.expr | None:
    if not isinstance(node, ast.Call):
        return None
    named = node.func
    return named.value if isinstance(named, ast.Attribute) and named.attr == "forward" else named


def _argument(node: ast.expr, number: int = 0) -> ast.expr | None:
    if not isinstance(node, ast.Call):
        return None
    every = [*node.args, *(keyword.value for keyword in node.keywords)]
    if any(isinstance(arg, ast.Starred) for arg in every[: number + 1]):
        return None
    return every[number] if number < len(every) else None


def _loss(tree: Tree, node: ast.expr) -> ast.expr | None:
    """`loss` of `loss.backward()`, `scaler.scale(loss).backward()` and `accelerator.backward(loss)`."""
    if isinstance(node, ast.Call) and node.args:
        return node.args[0]
    start = _receiver(tree, node)
    return _argument(start) if start is not None and _is_scale(start) else start


def _is_scale(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "scale"


def _scaler(tree: Tree, node: ast.expr) -> ast.expr | None:
    start = _receiver(tree, node)
    return _receiver(tree, start) if start is not None and _is_scale(start) else None


def _inner(tree: Tree, node: ast.expr) -> ast.expr | None:
    """What a call is about: its argument, or what it is a method of."""
    if not isinstance(node, ast.Call):
        return None
    owner = _receiver(tree, node)
    is_method = owner is not None and not tree.is_module(owner) and not isinstance(_first(node), _TENSORS)
    return owner if is_method else _first(node)


_TENSORS = (ast.Name, ast.Attribute, ast.Call, ast.BinOp, ast.Subscript)


def _first(call: ast.Call) -> ast.expr | None:
    return call.args[0] if call.args else None


def _added(tree: Tree, node: ast.expr) -> ast.expr | None:
    """The argument of an `append`, or the value itself."""
    appends = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append"
    return _argument(node) if appends else node


def _key(tree: Tree, node: ast.expr) -> ast.expr | None:
    return node.slice if isinstance(node, ast.Subscript) else _argument(node)


def _divisor(tree: Tree, node: ast.expr) -> ast.expr | None:
    return node.right if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div) else None


def _compared(tree: Tree, node: ast.expr) -> ast.expr | None:
    sides = [node.left, *node.comparators] if isinstance(node, ast.Compare) else []
    return next((side for side in sides if isinstance(side, ast.Constant)), None)


def _target(tree: Tree, node: ast.expr) -> ast.expr | None:
    statement = tree.statement_of(node)
    if isinstance(statement, ast.Assign) and statement.value is node and len(statement.targets) == 1:
        return statement.targets[0]
    return statement.target if isinstance(statement, ast.AnnAssign) and statement.value is node else None


_PARTS: Mapping[str, Callable[[Tree, ast.expr], ast.expr | None]] = {
    "receiver": _receiver,
    "callee": _callee,
    "target": _target,
    "loss": _loss,
    "scaler": _scaler,
    "inner": _inner,
    "added": _added,
    "key": _key,
    "divisor": _divisor,
    "compared": _compared,
    "whole": lambda tree, node: node,
}


# -- statements --------------------------------------------------------------------------------------------------
def _before(here: _Here) -> Iterator[Edit]:
    yield from _put_before(here, here.statement)


def _put_before(here: _Here, statement: ast.stmt, text: str = "") -> Iterator[Edit]:
    tree = here.tree
    if isinstance(tree.parents[statement], ast.If) and _is_elif(tree, statement):
        raise Unresolved("it would stand between `if` and `elif`")
    code = text or here.code(statement)
    if not tree.begins_line(statement):
        yield here.insertion(*tree.extent(statement)[:2], f"{code}; ")
    else:
        line = tree.first_line(statement)
        indent = tree.indentation(line)
        yield here.insertion(tree.comments_above(line), 1, _lines(indent, code))
    yield from here.imports()


def _is_elif(tree: Tree, statement: ast.stmt) -> bool:
    return isinstance(statement, ast.If) and tree.lines[statement.lineno - 1].lstrip().startswith("elif")


def _lines(indent: str, code: str) -> str:
    return "".join(f"{indent}{line}\n" for line in code.split("\n"))


def _after(here: _Here) -> Iterator[Edit]:
    yield from _put_after(here, here.statement)


def _put_after(here: _Here, statement: ast.stmt, text: str = "") -> Iterator[Edit]:
    tree = here.tree
    code = text or here.code(statement)
    _, _, end, column = tree.extent(statement)
    if isinstance(statement, (ast.Return, ast.Raise, ast.Break, ast.Continue)):
        raise Unresolved("nothing behind it would be reached")
    if not tree.ends_line(statement) or not tree.begins_line(statement):
        yield here.insertion(end, column, f"; {code}")
    else:
        indent = tree.indentation(tree.first_line(statement))
        yield here.insertion(end, len(tree.lines[end - 1]) + 1, "\n" + _lines(indent, code)[:-1])
    yield from here.imports()


def _body(here: _Here) -> list[ast.stmt]:
    statement = here.statement
    body = getattr(statement, "body", None)
    if not isinstance(body, list) or not body:
        raise Unresolved("it has no body")
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)) and _is_preamble(body[0]) and len(body) > 1:
        return body[1:]
    return body


def _head(here: _Here) -> Iterator[Edit]:
    yield from _put_before(here, _body(here)[0])


def _tail(here: _Here) -> Iterator[Edit]:
    last = _body(here)[-1]
    if isinstance(last, ast.Return):  # what it gives back is computed by then, as far as its names go
        yield from _put_before(here, last)
    else:
        yield from _put_after(here, last)


def _delete(here: _Here) -> Iterator[Edit]:
    yield from _take_out(here, here.statement)


def _take_out(here: _Here, statement: ast.stmt) -> Iterator[Edit]:
    """Delete a statement; a block that would be empty gets a `pass`, an `if` that would be goes with it."""
    tree = here.tree
    block = tree.block(statement)
    if len(block.body) == 1:
        parent = tree.parents[statement]
        if isinstance(parent, ast.If) and _may_go(tree, parent, block):
            yield from _take_out(here, parent)
            return
        yield here.edit(*tree.extent(statement), "pass")
        return
    line, column, end, end_column = tree.extent(statement)
    line = tree.first_line(statement)
    if tree.begins_line(statement) and tree.ends_line(statement):
        yield _without_lines(here, line, end)
    elif tree.ends_line(statement):
        before = block.body[block.number - 1]
        yield here.edit(*tree.extent(before)[2:], end, end_column, "")
    else:
        behind = block.body[block.number + 1]
        yield here.edit(line, column, *tree.extent(behind)[:2], "")


def _may_go(tree: Tree, parent: ast.If, block: Block) -> bool:
    """Whether an `if` can go with its only statement."""
    return block.body is parent.body and not parent.orelse and _is_plain(parent.test) and not _is_elif(tree, parent)


def _without_lines(here: _Here, first: int, last: int) -> Edit:
    """Take lines out, with the line end behind them, or that before them where they end the file or cell."""
    tree = here.tree
    ends = last == len(tree.lines) or tree.source.place(last + 1)[0] != tree.source.place(last)[0]
    if not ends:
        return here.edit(first, 1, last + 1, 1, "")
    return here.edit(first - 1, len(tree.lines[first - 2]) + 1, last, len(tree.lines[last - 1]) + 1, "")


def _is_plain(test: ast.expr) -> bool:
    """Whether a test can be left out: it asks no function."""
    return not any(isinstance(node, (ast.Call, ast.NamedExpr, ast.Await)) for node in ast.walk(test))


def _moved(here: _Here) -> tuple[ast.stmt, ast.stmt, str]:
    """The statement to move, the one to move it to, and its text without indentation."""
    tree = here.tree
    to = here.change.to
    assert to is not None
    if span_of(to).path != here.at.path:
        raise Unresolved("it would move to another file")
    what, target = here.statement, tree.statement(span_of(to))
    target = _beside(tree, what, target, inside=here.change.inside)
    if not tree.same_function(what, target):
        raise Unresolved("it would move to another function")
    if not isinstance(what, (ast.Expr, ast.Assign, ast.AugAssign, ast.If, ast.Delete)):
        raise Unresolved("it is no statement that can be moved")
    if not here.change.past:
        _refuse_dependence(tree, what, target)
    return what, target, _outdented(tree, what)


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
    binds = {n.id for n in ast.walk(what) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
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


def _move_before(here: _Here) -> Iterator[Edit]:
    what, target, text = _moved(here)
    tree = here.tree
    if not tree.begins_line(target):
        raise Unresolved("it would move into a line with several statements")
    line = tree.first_line(target)
    yield here.insertion(tree.comments_above(line), 1, _indented(tree.indentation(line), text) + "\n")
    yield from _take_out(here, what)


def _move_after(here: _Here) -> Iterator[Edit]:
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
    yield from _take_out(here, what)


def _out_of(here: _Here, what: ast.stmt, target: ast.stmt, text: str) -> Edit:
    """The last statement of a block, behind the block."""
    tree = here.tree
    first, end = tree.first_line(what), tree.extent(what)[2]
    left = f"{tree.indentation(first)}pass\n" if len(tree.block(what).body) == 1 else ""
    moved = left + _indented(tree.indentation(tree.first_line(target)), text)
    return here.edit(first, 1, end, len(tree.lines[end - 1]) + 1, moved)


def _wrap(here: _Here) -> Iterator[Edit]:
    tree, change = here.tree, here.change
    first = tree.statement(here.at, each=False)
    block = tree.block(first)
    last = first if change.to is None else _in_block(tree, block, span_of(change.to))
    if not (tree.begins_line(first) and tree.ends_line(last)) or _is_elif(tree, first):
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
    text = _lines(indent, here.code(first)) + "\n".join(lines)
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


def _enter(here: _Here) -> Iterator[Edit]:
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
    text = _lines(indent, here.code(statement)) + "\n".join(lines)
    yield here.edit(line, 1, last, len(tree.lines[last - 1]) + 1, text)
    yield from here.imports()


def _leave(here: _Here) -> Iterator[Edit]:
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


def _undecorated(here: _Here, function: ast.FunctionDef | ast.AsyncFunctionDef, node: ast.expr) -> Edit:
    tree = here.tree
    if node not in function.decorator_list or tree.lines[node.lineno - 1].strip()[1:].strip() == "":
        raise Unresolved("it is no decorator")
    return _without_lines(here, node.lineno, tree.extent(node)[2])


def _rewrite(here: _Here) -> Iterator[Edit]:
    statement = here.statement
    if hasattr(statement, "body"):
        raise Unresolved("it is no simple statement")
    yield here.edit(*here.tree.extent(statement), here.code(statement))
    yield from here.imports()


def _decorate(here: _Here) -> Iterator[Edit]:
    tree, function = here.tree, here.statement
    if not isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
        raise Unresolved("it is no function")
    line = function.lineno
    yield here.insertion(line, 1, _lines(tree.indentation(line), here.code(function)))
    yield from here.imports()


# -- expressions -------------------------------------------------------------------------------------------------
def _replace(here: _Here) -> Iterator[Edit]:
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


def _undo(here: _Here) -> Iterator[Edit]:
    tree, call = here.tree, here.tree.call(here.at)
    left = _inner(tree, call)
    if left is None:
        raise Unresolved("nothing would be left of it")
    if isinstance(tree.parents[call], ast.Expr):
        yield from _take_out(here, tree.statement_of(call))
    else:
        yield here.edit(*tree.extent(call), _fitted(tree, call, tree.text(left)))


def _entry(here: _Here) -> Iterator[Edit]:
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


def _called(here: _Here) -> Iterator[Edit]:
    call = here.tree.call(here.at)
    yield here.edit(*here.tree.extent(call.func), here.code(call))
    yield from here.imports()


def _keyword(here: _Here) -> Iterator[Edit]:
    call, change = here.tree.call(here.at), here.change
    value = _value(call, change)
    text = here.code(call)
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


def _appended(here: _Here, call: ast.Call, text: str) -> Edit:
    tree = here.tree
    if any(isinstance(arg, ast.GeneratorExp) for arg in call.args):
        raise Unresolved("its argument is a bare generator")
    end, close = tree.extent(call)[2], tree.extent(call)[3] - 1
    every: list[ast.AST] = sorted([*call.args, *call.keywords], key=tree.extent)
    if not every:
        return here.insertion(end, close, text)
    return _put_last(here, every, every[-1], end, close, text)


def _put_last(here: _Here, begins: Sequence[ast.AST], last: ast.AST, end: int, close: int, text: str) -> Edit:
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


def _drop(here: _Here) -> Iterator[Edit]:
    tree, change = here.tree, here.change
    call = tree.call(here.at)
    every: list[ast.AST] = sorted([*call.args, *call.keywords], key=tree.extent)
    value = _value(call, change)
    found = next((n for n in every if n is value or (isinstance(n, ast.keyword) and n.value is value)), None)
    if found is None:
        raise Unresolved("the argument is not there")
    index = every.index(found)
    if found in call.args and found is not call.args[-1]:
        raise Unresolved("other arguments stand behind it")
    line, column, end, end_column = tree.extent(found)
    if index + 1 < len(every):
        yield here.edit(line, column, *tree.extent(every[index + 1])[:2], "")
    elif index:
        yield here.edit(*tree.extent(every[index - 1])[2:], end, end_column, "")
    else:
        yield here.edit(line, column, end, end_column, "")


_KINDS: Mapping[str, Callable[[_Here], Iterator[Edit]]] = {
    "before": _before,
    "after": _after,
    "head": _head,
    "tail": _tail,
    "delete": _delete,
    "move_before": _move_before,
    "move_after": _move_after,
    "wrap": _wrap,
    "decorate": _decorate,
    "enter": _enter,
    "leave": _leave,
    "rewrite": _rewrite,
    "undo": _undo,
    "entry": _entry,
    "replace": _replace,
    "callee": _called,
    "keyword": _keyword,
    "drop": _drop,
}
