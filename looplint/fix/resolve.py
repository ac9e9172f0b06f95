"""A rule's changes -> edits of the text. What cannot be written down gives no edits: the fix is then only advice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from looplint.changes import Change, span_of
from looplint.fix import blocks, expressions, statements
from looplint.fix.here import Here
from looplint.fix.tree import Tree, Unresolved
from looplint.record import replace
from looplint.rule import Edit, Finding, Fix
from looplint.static.source import Source, SourceError, load

_KINDS = {**statements.KINDS, **blocks.KINDS, **expressions.KINDS}


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
    yield from _KINDS[change.kind](Here(change, at, tree))


def _first_way(change: Change, trees: Trees) -> tuple[Edit, ...]:
    *ways, last = change.ways
    for way in ways:
        try:
            return tuple(edit for one in way for edit in _edits(one, trees))
        except Unresolved:
            continue
    return tuple(edit for one in last for edit in _edits(one, trees))
