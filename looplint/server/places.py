"""What is open in an editor, and the positions in it: lines from 0, characters in units that were agreed on."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from lsprotocol import types
from pygls.uris import to_fs_path

from looplint.events import Span
from looplint.static.source import SourceError, declared, read

UTF_8, UTF_16 = types.PositionEncodingKind.Utf8, types.PositionEncodingKind.Utf16
_LINE_END = re.compile(r"\r\n|\r|\n")


class Lines:
    """The lines of a text as the protocol counts them; `encoding` says in which units characters are counted."""

    def __init__(self, text: str, encoding: str = UTF_16) -> None:
        self.text = text
        self.encoding = encoding

    @cached_property
    def lines(self) -> list[str]:
        """The lines without their ends. Form feeds and Unicode separators end none, for Python as for editors."""
        return _LINE_END.split(self.text)

    @cached_property
    def newline(self) -> str:
        """How its lines end."""
        found = _LINE_END.search(self.text)
        return found[0] if found else "\n"

    def position(self, line: int, column: int) -> types.Position:
        """The position of a line and a column, both from 1, columns in characters; what lies outside is clamped."""
        if line > len(self.lines):
            return self.position(len(self.lines), len(self.lines[-1]) + 1)
        before = self.lines[max(line, 1) - 1][: max(column, 1) - 1]
        return types.Position(max(line, 1) - 1, self._units(before))

    def place(self, position: types.Position) -> tuple[int, int]:
        """The line and column, from 1, of a position."""
        if position.line >= len(self.lines):
            return len(self.lines), len(self.lines[-1]) + 1
        units = 0
        for column, char in enumerate(self.lines[position.line], 1):
            if units >= position.character:
                return position.line + 1, column
            units += self._units(char)
        return position.line + 1, len(self.lines[position.line]) + 1

    def range(self, at: Span) -> types.Range:
        """The range of a span. One without an end is drawn up to the end of the word, or of the line."""
        if at.end_line and (at.end_line, at.end_column) != (at.line, at.column):
            return types.Range(self.position(at.line, at.column), self.position(at.end_line, at.end_column))
        line = self.lines[at.line - 1] if 0 < at.line <= len(self.lines) else ""
        start = min(max(at.column, 1), len(line) + 1)
        word = re.match(r"\w+", line[start - 1 :])
        end = start + len(word[0]) if word else len(line) + 1
        return types.Range(self.position(at.line, start), self.position(at.line, end))

    def _units(self, text: str) -> int:
        if self.encoding == UTF_8:
            return len(text.encode("utf-8", "surrogatepass"))
        if self.encoding == UTF_16:
            return len(text) + sum(char > "\uffff" for char in text)
        return len(text)


class Part(NamedTuple):
    """A text document: a script, or one cell of a notebook."""

    uri: str
    version: int | None
    lines: Lines


class Opened(NamedTuple):
    """A script or notebook as it is in the editor now. `parts` by the number of their cell, 0 for a script."""

    uri: str
    path: str
    parts: dict[int, Part]
    notebook: bool = False

    @property
    def stamp(self) -> tuple[object, ...]:
        """What differs between two states of the document."""
        return tuple((number, part.uri, part.version, part.lines.text) for number, part in self.parts.items())

    @property
    def data(self) -> bytes:
        """What would be in the file, had it been saved."""
        if not self.notebook:
            return encoded(self.parts[0].lines.text)
        texts = [part.lines.text for part in self.parts.values()]
        cells = [{"cell_type": "code", "metadata": {}, "outputs": [], "source": text} for text in texts]
        return json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}).encode()

    def part(self, uri: str) -> tuple[int, Part] | None:
        """The cell of a document's address, and its text."""
        return next(((number, part) for number, part in self.parts.items() if part.uri == uri), None)

    def at(self, at: Span) -> Part | None:
        """The text that a place lies in."""
        return self.parts.get(at.cell) if at.path == self.path else None

    def location(self, at: Span) -> types.Location:
        """The address and range of a place, here or in another file."""
        part = self.at(at) or elsewhere(at, self.encoding)
        return types.Location(part.uri, part.lines.range(at))

    @property
    def encoding(self) -> str:
        """In which units its characters are counted."""
        return next((part.lines.encoding for part in self.parts.values()), UTF_16)


def script(uri: str, version: int | None, text: str, encoding: str) -> Opened:
    """An open script."""
    return Opened(uri, path_of(uri), {0: Part(uri, version, Lines(text, encoding))})


def notebook(uri: str, cells: Sequence[tuple[str, int | None, str]], encoding: str) -> Opened:
    """An open notebook: the addresses, versions and texts of its Python cells."""
    parts = {n: Part(cell, version, Lines(text, encoding)) for n, (cell, version, text) in enumerate(cells, 1)}
    path = path_of(uri)
    return Opened(uri, path if path.endswith(".ipynb") else f"{path}.ipynb", parts, notebook=True)


def path_of(uri: str) -> str:
    """The path of an address; a name, where the document is no file yet."""
    path = to_fs_path(uri) if uri.startswith("file:") else None
    return path or os.path.basename(unquote(urlsplit(uri).path)) or "untitled"  # noqa: PTH119 - not a file


def uri_of(path: str) -> str:
    """The address of a file."""
    return Path(os.path.abspath(path)).as_uri()  # noqa: PTH100 - links stay as they were given


def encoded(text: str) -> bytes:
    """A text in the encoding that it declares. What that lacks becomes `?`: the columns stay."""
    data = text.encode("utf-8", "surrogatepass")
    encoding = declared(data)
    try:
        return data if encoding == "utf-8" else text.encode(encoding, "replace")
    except (LookupError, ValueError):
        return data


def elsewhere(at: Span, encoding: str) -> Part:
    """The text of a file that is not open, as it is on the disk."""
    try:
        text = read(at.path).text if not at.cell else ""
    except SourceError:
        text = ""
    return Part(uri_of(at.path), None, Lines(text, encoding))
