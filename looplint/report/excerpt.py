"""Source lines with marks under them: the path to a finding, as a person reads it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from looplint.events import Span
from looplint.record import record
from looplint.report import plain
from looplint.report.terminal import Line, Piece, Terminal, display_width
from looplint.rule import Edit

TAB = 4


class Mark(NamedTuple):
    """A place to underline. `style` is a key of `terminal.STYLES`; `main` marks the place that is reported."""

    at: Span
    label: str = ""
    style: str = "note"
    main: bool = False


class Sources:
    """The lines of the files that findings point into, read when asked for; `texts` are those that are no files."""

    def __init__(self, texts: Mapping[str, str] | None = None) -> None:
        self._texts = dict(texts or {})
        self._lines = lru_cache(maxsize=64)(self._read)

    def line(self, path: str, number: int, cell: int = 0) -> str | None:
        """One line without its end, or None where there is none (any more)."""
        lines = self._lines(path, cell)
        return lines[number - 1] if 0 < number <= len(lines) else None

    def lines(self, path: str, cell: int = 0) -> list[str]:
        """All lines of a file or cell without their ends; none where there is no such."""
        return self._lines(path, cell)

    def _read(self, path: str, cell: int) -> list[str]:
        text = self._texts.get(path)
        if text is None:
            text = _decoded(path)
        if cell:
            text = _cell(text, cell)
        return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def _decoded(path: str) -> str:
    from tokenize import detect_encoding

    try:
        with open(path, "rb") as file:
            data = file.read()
    except (OSError, ValueError):
        return ""
    try:
        encoding, _ = detect_encoding(iter(data.splitlines(keepends=True)).__next__)
    except SyntaxError:
        encoding = "utf-8"
    return data.decode(encoding, "replace").removeprefix("\ufeff")


def _cell(text: str, cell: int) -> str:
    import json

    try:
        source = json.loads(text)["cells"][cell - 1]["source"]
    except (ValueError, LookupError, TypeError):
        return ""
    return "".join(source)


def excerpt(marks: Iterable[Mark], context: Iterable[Span], sources: Sources, terminal: Terminal) -> Iterator[Line]:
    """The marked lines of one file or cell in their order, each followed by its marks; `context` are shown dim."""
    by_line: dict[int, list[Mark]] = {}
    path, cell = "", 0
    for mark in marks:
        path, cell = mark.at.path, mark.at.cell
        by_line.setdefault(mark.at.line, []).append(mark)
    shown = sorted(by_line.keys() | {span.line for span in context})
    page = _Page(path, cell, sources, terminal, margin=len(str(max(shown, default=0))) + 2)
    previous = 0
    for number in shown:
        yield from page.gap(previous, number)
        yield from page.line(number, by_line.get(number, []))
        previous = number


@record(frozen=True)
class _Page:
    path: str
    cell: int
    sources: Sources
    terminal: Terminal
    margin: int

    def gutter(self, number: int | None = None, gap: bool = False) -> Piece:
        bar, dots = ("│", "┆") if self.terminal.unicode else ("|", ":")
        text = "" if number is None else str(number)
        return Piece(f"{text:>{self.margin}} {dots if gap else bar} ", "gutter")

    def gap(self, previous: int, number: int) -> Iterator[Line]:
        if previous and number - previous == 2:
            yield from self.line(number - 1, [])
        elif previous and number - previous > 2:
            yield [self.gutter(gap=True)]

    def line(self, number: int, marks: list[Mark]) -> Iterator[Line]:
        raw = self.sources.line(self.path, number, self.cell)
        if raw is None:
            yield from ([self.gutter(number), Piece(mark.label, mark.style)] for mark in marks)
            return
        columns = [_columns(raw, mark.at) for mark in marks]
        room = self.terminal.width - self.margin - 4
        text, shift = _window(plain(raw.expandtabs(TAB)), columns[0][0] if columns else 0, room)
        yield [self.gutter(number), Piece(text, "" if marks else "context")]
        before = None
        for mark, (start, end) in zip(marks, columns, strict=True):
            yield from self._marked(mark, start - shift, end - shift, room, again=(start, end) == before)
            before = start, end

    def _marked(self, mark: Mark, start: int, end: int, room: int, again: bool) -> Iterator[Line]:
        """The line under the code and its label; where a place has several notes, one line and the labels below it."""
        start = min(max(0, start), room - 1)
        length = max(1, min(end, room) - start)
        margin = [self.gutter(), Piece(" " * start)]
        sign = "^" if mark.main else "─" if self.terminal.unicode else "-"
        label = Piece(mark.label, mark.style)
        if start + length + 1 + display_width(mark.label) <= room or not mark.label:
            yield [*margin, Piece((" " if again else sign) * length + " ", mark.style), label]
            return
        if not again:
            yield [*margin, Piece(sign * length, mark.style)]
        yield [*margin, label]


def _columns(raw: str, at: Span) -> tuple[int, int]:
    """The display columns, from 0, where a span begins and ends on its first line."""
    before, upto = raw[: at.column - 1], raw[: at.end_column - 1]
    if at.end_line > at.line or (at.end_line == at.line and at.end_column > len(raw) + 1):
        upto = raw.rstrip()
    elif at.end_line < at.line or at.end_column <= at.column:
        upto = raw[: at.column]
    start, end = (display_width(plain(part.expandtabs(TAB))) for part in (before, upto))
    return start, max(end, start + 1)


def _window(text: str, column: int, room: int) -> tuple[str, int]:
    """The part of a line that fits, around a column, and by how much that moves what stands in it."""
    if display_width(text) <= room:
        return text, 0
    if column < room * 2 // 3:
        return text[: room - 1] + "…", 0
    first = column - room // 3
    return "…" + text[first + 1 : first + room - 1] + "…", first


def change(edits: Iterable[Edit], sources: Sources, terminal: Terminal) -> Iterator[Line]:
    """The lines that edits take out and put in, `-` and `+` standing where their numbers would."""
    for edit in sorted(edits, key=lambda edit: edit.at):
        margin = len(str(edit.at.line)) + 2
        bar = "│" if terminal.unicode else "|"
        for sign, text in _changed(edit, sources):
            style = "added" if sign == "+" else "removed"
            yield [Piece(f"{sign:>{margin}} {bar} {plain(text.expandtabs(TAB))}", style)]


def _changed(edit: Edit, sources: Sources) -> list[tuple[str, str]]:
    at = edit.at
    last, end_column = (at.end_line, at.end_column) if at.end_line else (at.line, at.column)
    old = [sources.line(at.path, number, at.cell) or "" for number in range(at.line, last + 1)]
    new = (old[0][: at.column - 1] + edit.text + old[-1][end_column - 1 :]).split("\n")
    while old and new and old[0] == new[0]:
        del old[0], new[0]
    while old and new and old[-1] == new[-1]:
        del old[-1], new[-1]
    return [*(("-", line) for line in old), *(("+", line) for line in new)]
