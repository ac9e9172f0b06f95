"""A parsed file, asked by places: the node that stands there, its statement, its function, the names that it sees."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from looplint.events import Span
from looplint.static.source import Source

Function = ast.FunctionDef | ast.AsyncFunctionDef
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
_EACH = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_BODIES = ("body", "orelse", "finalbody")


class Unresolved(Exception):
    """A change that cannot be written down here; the message says why."""


class Block(NamedTuple):
    """A list of statements, and the position of one of them."""

    body: list[ast.stmt]
    number: int


class Tree:
    """The nodes of a source with what is around them. Lines count in the joined text; columns from 1 in characters."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.lines = source.lines
        self._bound: dict[ast.AST, dict[str, int]] = {}
        self.parents: dict[ast.AST, ast.AST] = {}  # of what stands around the places that were asked for, and beside it

    # -- places --------------------------------------------------------------------------------------------------
    def extent(self, node: ast.AST) -> tuple[int, int, int, int]:
        """First line and column, last line and the column behind the last character."""
        line, end = node.lineno, node.end_lineno  # type: ignore[attr-defined]
        column = self.source.column(line, node.col_offset)  # type: ignore[attr-defined]
        return line, column, end, self.source.column(end, node.end_col_offset)  # type: ignore[attr-defined]

    def joined(self, at: Span) -> tuple[int, int, int, int]:
        """A span in lines of the joined text."""
        start = next((cell.start - 1 for cell in self.source.cells if cell.number == at.cell), 0) if at.cell else 0
        return at.line + start, at.column, at.end_line + start, at.end_column

    def span(self, line: int, column: int, end_line: int, end_column: int) -> Span:
        """The span of a stretch of the joined text. Raises `Unresolved` for one that leaves its cell."""
        path = self.source.path
        cell, row = self.source.place(line)
        if not cell:
            return Span(path, line, column, end_line, end_column)
        last, end_row = self.source.place(end_line)
        if last != cell or end_line - line != end_row - row:
            raise Unresolved("it would reach beyond its cell")
        return Span(path, row, column, end_row, end_column, cell)

    def nodes(self, at: Span) -> Sequence[ast.AST]:
        """The nodes that take up exactly a place, outermost first."""
        line, _, end, _ = wanted = self.joined(at)
        found: list[ast.AST] = []
        stack: list[ast.AST] = [self.source.tree]
        while stack:
            node = stack.pop()
            for child in ast.iter_child_nodes(node):
                self.parents[child] = node
                if _first_line(child, line) <= line and (getattr(child, "end_lineno", end) or end) >= end:
                    stack.append(child)
            if hasattr(node, "lineno") and self.extent(node) == wanted:
                found.append(node)
        return found

    def call(self, at: Span) -> ast.Call:
        """The call at a place."""
        node = next((node for node in self.nodes(at) if isinstance(node, ast.Call)), None)
        if node is None:
            raise Unresolved("no call stands there")
        return node

    def expression(self, at: Span) -> ast.expr:
        """The outermost expression at a place."""
        node = next((node for node in self.nodes(at) if isinstance(node, ast.expr)), None)
        if node is None:
            raise Unresolved("no expression stands there")
        return node

    def around(self, node: ast.AST) -> Iterator[ast.AST]:
        """A node and all that it is a part of, innermost first."""
        inner: ast.AST | None = node
        while inner is not None:
            yield inner
            inner = self.parents.get(inner)

    def statement(self, at: Span, *, each: bool = True) -> ast.stmt:
        """The statement that a place is, or stands in. `each`: refuse what runs more, or less, often than it."""
        node = next(iter(self.nodes(at)), None)
        if node is None:
            raise Unresolved("nothing stands there any more")
        if isinstance(node, ast.Module):
            raise Unresolved("a file is no statement")
        return self.statement_of(node, each=each)

    def statement_of(self, node: ast.AST, *, each: bool = True) -> ast.stmt:
        """The statement around a node. Raises `Unresolved` inside of a comprehension (if `each`) or lambda."""
        for outer in self.around(node):
            if isinstance(outer, ast.Lambda) or (each and isinstance(outer, _EACH)):
                raise Unresolved("it stands in a lambda or a comprehension")
            if isinstance(outer, ast.stmt):
                return outer
        raise Unresolved("it stands in no statement")

    def block(self, statement: ast.stmt) -> Block:
        """The list of statements that a statement stands in."""
        parent = self.parents[statement]
        for name in _BODIES:
            body = getattr(parent, name, None)
            if isinstance(body, list) and statement in body:
                return Block(body, body.index(statement))
        raise Unresolved("it stands in no block")

    # -- text ----------------------------------------------------------------------------------------------------
    def text(self, node: ast.AST) -> str:
        """What is written there."""
        line, column, end, end_column = self.extent(node)
        if line == end:
            return self.lines[line - 1][column - 1 : end_column - 1]
        inner = self.lines[line : end - 1]
        return "\n".join([self.lines[line - 1][column - 1 :], *inner, self.lines[end - 1][: end_column - 1]])

    def first_line(self, statement: ast.stmt) -> int:
        """The line where a statement begins, its decorators included."""
        return _first_line(statement, 1)

    def indentation(self, line: int) -> str:
        """The blanks that a line begins with."""
        text = self.lines[line - 1]
        return text[: len(text) - len(text.lstrip(" \t\f"))]

    def begins_line(self, statement: ast.stmt) -> bool:
        """Whether nothing stands before a statement on its line."""
        if getattr(statement, "decorator_list", None):
            return True
        return not self.lines[statement.lineno - 1][: self.extent(statement)[1] - 1].strip()

    def rest(self, statement: ast.stmt) -> str:
        """What stands behind a statement on its last line."""
        _, _, end, column = self.extent(statement)
        return self.lines[end - 1][column - 1 :]

    def ends_line(self, statement: ast.stmt) -> bool:
        """Whether nothing but a comment, or a last semicolon, stands behind a statement on its line."""
        return re.fullmatch(r"\s*;?\s*(?:#.*)?", self.rest(statement)) is not None

    def comments_above(self, line: int) -> int:
        """The first line of the comments that stand directly above a line, indented alike; else the line itself."""
        own = self.indentation(line)
        start = self.source.place(line)[0]
        while line > 1:
            above = self.lines[line - 2]
            alike = above.startswith(own + "#") and self.source.place(line - 1)[0] == start
            if not alike or line - 1 in self.inside_strings(line - 1, line - 1):
                break
            line -= 1
        return line

    def inside_strings(self, first: int, last: int) -> frozenset[int]:
        """Of these lines, those that begin within a string."""
        found: set[int] = set()
        stack: list[ast.AST] = [self.source.tree]
        while stack:
            for node in ast.iter_child_nodes(stack.pop()):
                if getattr(node, "lineno", first) > last or (getattr(node, "end_lineno", last) or last) < first:
                    continue
                stack.append(node)
                if isinstance(node, (ast.Constant, ast.JoinedStr)) and node.end_lineno != node.lineno:
                    found |= self._string_lines(node)
        return frozenset(found)

    def _string_lines(self, node: ast.Constant | ast.JoinedStr) -> set[int]:
        """Of a string over several lines, those that belong to it; strings side by side each end on their line."""
        first, last = node.lineno, node.end_lineno or node.lineno
        text = self.text(node)
        if '"""' not in text and "'''" not in text and not re.search(r"\\$", text, re.MULTILINE):
            return set()
        return set(range(first + 1, last + 1))

    @cached_property
    def unit(self) -> str:
        """What one step of indentation is in this file."""
        for node in statements(self.source.tree):
            body = getattr(node, "body", None)
            if not isinstance(body, list) or not body:
                continue
            outer, inner = self.indentation(node.lineno), self.indentation(body[0].lineno)
            if inner.startswith(outer) and len(inner) > len(outer):
                return inner[len(outer) :]
        return "    "

    # -- names ---------------------------------------------------------------------------------------------------
    def scopes(self, node: ast.AST) -> list[ast.AST]:
        """The functions around a node, innermost first."""
        return [outer for outer in self.around(node) if isinstance(outer, SCOPES) and outer is not node]

    def same_function(self, one: ast.AST, other: ast.AST) -> bool:
        """Whether two nodes stand in the same function, or both in none."""
        return self.scopes(one)[:1] == self.scopes(other)[:1]

    def sees(self, text: str, node: ast.AST) -> bool:
        """Whether all names of an expression are known where a node stands."""
        try:
            names = {n.id for n in ast.walk(ast.parse(text.strip(), mode="eval")) if isinstance(n, ast.Name)}
        except SyntaxError:
            return False
        return all(self.sees_name(name, node) for name in names)

    def sees_name(self, name: str, node: ast.AST) -> bool:
        """Whether a name is known where a node stands."""
        line: int = getattr(node, "lineno", 0)
        for scope in self.scopes(node):
            if name in _parameters(scope):
                return True
            first = self._bindings(scope).get(name)
            if first is not None:
                return first <= line
        first = self._bindings(self.source.tree).get(name)
        if first is not None:
            return bool(self.scopes(node)) or first <= line
        return name in _BUILTINS

    def is_global(self, text: str, *places: ast.AST) -> bool:
        """Whether all names of an expression are those of the file wherever these nodes stand."""
        try:
            names = {n.id for n in ast.walk(ast.parse(text.strip(), mode="eval")) if isinstance(n, ast.Name)}
        except SyntaxError:
            return False
        scopes = {scope for place in places for scope in self.scopes(place)}
        own = {name for scope in scopes for name in (*_parameters(scope), *self._bindings(scope))}
        return not names & own

    def _bindings(self, scope: ast.AST) -> dict[str, int]:
        if scope not in self._bound:
            self._bound[scope] = _bindings(scope)
        return self._bound[scope]

    def is_module(self, node: ast.expr) -> bool:
        """Whether an expression is something that the file imports, or an attribute of that."""
        while isinstance(node, ast.Attribute):
            node = node.value
        return isinstance(node, ast.Name) and node.id in self.imports

    @cached_property
    def imports(self) -> frozenset[str]:
        """The names that imports bind."""
        found = (n for n in statements(self.source.tree) if isinstance(n, (ast.Import, ast.ImportFrom)))
        return frozenset(alias.asname or alias.name.partition(".")[0] for node in found for alias in node.names)

    def imported(self, dotted: str) -> str | None:
        """How the file writes a name of a library; None where it imports neither it nor anything above it."""
        found: list[str | None] = []
        for node in statements(self.source.tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    bound = alias.asname or alias.name.partition(".")[0]
                    found.append(_under(dotted, alias.name if alias.asname else bound, bound))
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found += [_under(dotted, f"{node.module}.{a.name}", a.asname or a.name) for a in node.names]
        return min(filter(None, found), key=len, default=None)


_BUILTINS = frozenset(
    {"len", "range", "int", "float", "list", "dict", "max", "min", "sum", "abs", "True", "False", "None"}
)


def _under(dotted: str, full: str, bound: str) -> str | None:
    """`torch.no_grad` where `torch` is bound as `th`: `th.no_grad`."""
    if dotted == full:
        return bound
    return bound + dotted[len(full) :] if dotted.startswith(full + ".") else None


def _first_line(node: ast.AST, otherwise: int) -> int:
    """The line where a node begins, its decorators included."""
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([getattr(node, "lineno", otherwise), *(d.lineno for d in decorators)])


def _parameters(scope: ast.AST) -> set[str]:
    if not isinstance(scope, SCOPES):
        return set()
    args = scope.args
    every = [*args.posonlyargs, *args.args, *args.kwonlyargs, *filter(None, (args.vararg, args.kwarg))]
    return {arg.arg for arg in every}


def statements(node: ast.AST, *, inner: bool = True) -> Iterator[ast.stmt]:
    """The statements below a node, in order; `inner`: also those of functions and classes below it."""
    for name in ("body", "handlers", "orelse", "finalbody", "cases"):
        below = getattr(node, name, ())
        for child in below if isinstance(below, list) else ():
            if isinstance(child, ast.stmt):
                yield child
            if inner or not isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                yield from statements(child, inner=inner)


_BINDING = ("targets", "target", "items", "pattern")  # where statements hold the names that they bind


def _bindings(scope: ast.AST) -> dict[str, int]:
    """The names that a function (or file) binds, with the first line that does; not those of functions within."""
    found: dict[str, int] = {}
    for node in statements(scope, inner=False):
        for name in _bound(node):
            found[name] = min(found.get(name, node.lineno), node.lineno)
    return found


def _bound(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        yield node.name
    elif isinstance(node, (ast.Import, ast.ImportFrom)):
        yield from (alias.asname or alias.name.partition(".")[0] for alias in node.names)
    for name in _BINDING:
        held = getattr(node, name, None)
        for part in held if isinstance(held, list) else [held] if isinstance(held, ast.AST) else ():
            yield from (n.id for n in ast.walk(part) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
