"""Edits -> bytes: encoding, byte order mark and line ends of a file stay as they are."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby

from looplint.rule import Edit
from looplint.static.source import declared

BOM = b"\xef\xbb\xbf"
_LINE_END = re.compile(r"\r\n|\r|\n")


class Unwritable(Exception):
    """Edits that cannot be put into this file; the message says why."""


def applied(path: str, data: bytes, edits: Iterable[Edit]) -> bytes:
    """The contents of a file after edits, none of which overlap. Raises `Unwritable`."""
    ordered = sorted(dict.fromkeys(edits), key=position)
    if path.endswith(".ipynb"):
        from looplint.fix.notebook import rewritten

        cells = {cell: list(found) for cell, found in groupby(ordered, key=lambda edit: edit.at.cell)}
        return rewritten(data, cells)
    mark, encoding, text = decoded(data)
    try:
        return mark + edited(text, ordered).encode(encoding)
    except UnicodeEncodeError:
        raise Unwritable(f"the new text cannot be written in {encoding}") from None


def decoded(data: bytes) -> tuple[bytes, str, str]:
    """The byte order mark of a script, its encoding, and its text with the line ends that it has."""
    mark = BOM if data.startswith(BOM) else b""
    encoding = declared(data[len(mark) :])
    try:
        return mark, encoding, data[len(mark) :].decode(encoding)
    except (UnicodeDecodeError, LookupError):
        raise Unwritable(f"the file is not {encoding}") from None


def position(edit: Edit) -> tuple[int, int, int, int, int]:
    """What orders edits within a file."""
    at = edit.at
    return at.cell, at.line, at.column, at.end_line or at.line, at.end_column if at.end_line else at.column


def edited(text: str, edits: Sequence[Edit]) -> str:
    """A text after edits in the order of their places; new lines end as its own do."""
    starts, newline = [0], "\n"
    for number, match in enumerate(_LINE_END.finditer(text)):
        starts.append(match.end())
        newline = newline if number else match[0]
    parts, done = [], 0
    for edit in edits:
        _, line, column, end_line, end_column = position(edit)
        start, end = _offset(text, starts, line, column), _offset(text, starts, end_line, end_column)
        if not done <= start <= end:
            raise Unwritable("two edits overlap")
        parts += [text[done:start], edit.text.replace("\n", newline)]
        done = end
    return "".join([*parts, text[done:]])


def _offset(text: str, starts: Sequence[int], line: int, column: int) -> int:
    """Where a place lies in a text; the line behind the last one is its end."""
    if line == len(starts) + 1 and column == 1:
        return len(text)
    if not 1 <= line <= len(starts):
        raise Unwritable("an edit lies outside of the file")
    start = starts[line - 1]
    after = starts[line] if line < len(starts) else len(text)
    return min(start + column - 1, start + len(text[start:after].rstrip("\r\n")))
