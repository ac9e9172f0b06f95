"""One change with the file that it is in: its text, with its names as they are written there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

from looplint.changes import Change, Word, span_of
from looplint.events import Span
from looplint.fix.parts import part_of
from looplint.fix.tree import Tree, Unresolved
from looplint.rule import Edit


class Here(NamedTuple):
    """A change with the file that it is in."""

    change: Change
    at: Span
    tree: Tree

    @property
    def statement(self) -> ast.stmt:
        """The statement that the place of the change stands in."""
        return self.tree.statement(self.at)

    def edit(self, line: int, column: int, end_line: int, end_column: int, text: str) -> Edit:
        """A stretch of the joined text, replaced."""
        return Edit(self.tree.span(line, column, end_line, end_column), text)

    def insertion(self, line: int, column: int, text: str) -> Edit:
        """Something new at a place of the joined text."""
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
        """The import of a module, among those that the file begins with."""
        body = self.tree.source.tree.body
        imports = [n for n in body if isinstance(n, (ast.Import, ast.ImportFrom)) and not _is_future(n)]
        later = (n for n in imports if isinstance(n, ast.ImportFrom) or n.names[0].name > module)
        line = next(later, None) or next(iter(imports), None) or next((n for n in body if not is_preamble(n)), None)
        if line is None:
            raise Unresolved("there is no place for an import")
        return self.insertion(self.tree.first_line(line), 1, f"import {module}\n")

    def word(self, word: Word, node: ast.AST) -> str:
        """A word as it is written around a node. Raises `Unresolved` for one that is not known there."""
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
        if wanted is None:
            return ""
        text = self.tree.text(wanted)
        if not self.tree.same_function(wanted, node) and not self.tree.is_global(text, wanted, node):
            return ""
        return text if word.part in _ANYWHERE or self.tree.sees(text, node) else ""


_ANYWHERE = {
    "whole",
    "loss",
    "inner",
    "added",
    "within",
    "given",
    "kept",
}  # parts that are written again where they stood


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


def is_preamble(node: ast.stmt) -> bool:
    """Whether a statement is a docstring, or an import of the future."""
    return _is_future(node) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
