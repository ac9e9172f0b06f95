"""Files to text, and text to trees: encodings, line ends, notebooks; places in them as a person counts."""

from __future__ import annotations

import ast
import gc
import os
import re
import sys
import warnings
from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from looplint.events import Span

PYTHON = f"Python {sys.version_info.major}.{sys.version_info.minor}"
LARGEST = 6_000_000  # characters: more is data rather than code, and takes Python itself five seconds to parse


class SourceError(Exception):
    """A file that cannot be read as Python, with the place.

    `kind`: "syntax" (also encodings and NUL bytes), "notebook" (no valid notebook), "unreadable" (the file system
    refused), "size" (too large), "kernel" (a notebook in another language: nothing is wrong).
    """

    def __init__(
        self, message: str, path: str, line: int = 1, column: int = 1, cell: int = 0, kind: str = "syntax"
    ) -> None:
        super().__init__(message)
        self.message = message
        self.path = path
        self.line = line
        self.column = column
        self.cell = cell
        self.kind = kind

    @property
    def span(self) -> Span:
        """The place of the error."""
        return Span(self.path, self.line, self.column, self.line, self.column, self.cell)

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}: {self.message}"


class Cell(NamedTuple):
    """A Python cell of a notebook: its number among all cells from 1, and the line of the joined text that opens it."""

    number: int
    start: int
    lines: int


class Comment(NamedTuple):
    """A comment: its place in the joined text, and the lines (`first` to `last`) of the statement that it belongs to.

    A comment on a line of its own belongs to the statement that follows directly.
    """

    line: int
    column: int
    text: str
    first: int
    last: int
    alone: bool


class Text:
    """The decoded text of a file, its line ends all `\\n`; of a notebook, its Python cells one after the other."""

    def __init__(self, path: str, text: str, cells: Sequence[Cell] = (), *, notebook: bool = False) -> None:
        self.path = path
        self.text = text
        self.cells = tuple(cells)
        self.notebook = notebook

    @cached_property
    def lines(self) -> list[str]:
        """Its lines, as Python counts them: a form feed or a Unicode separator ends none."""
        return self.text.split("\n")

    @cached_property
    def _ascii(self) -> bool:
        return self.text.isascii()

    @cached_property
    def _starts(self) -> list[int]:
        return [cell.start for cell in self.cells]

    def place(self, line: int) -> tuple[int, int]:
        """The cell of a line of the joined text, and the line within it; the cell is 0 outside of notebooks."""
        if not self.cells:
            return 0, line
        cell = self.cells[max(bisect_right(self._starts, line) - 1, 0)]
        return cell.number, min(max(line - cell.start + 1, 1), cell.lines)

    def line(self, number: int, cell: int = 0) -> str:
        """A line (of a cell) as written, without its end; "" where there is none."""
        if cell:
            found = next((c for c in self.cells if c.number == cell), None)
            if found is None or not 1 <= number <= found.lines:
                return ""
            number += found.start - 1
        return self.lines[number - 1] if 1 <= number <= len(self.lines) else ""

    def column(self, line: int, offset: int) -> int:
        """The column, from 1 in characters, of an offset in UTF-8 bytes from 0, as `ast` counts."""
        if self._ascii:
            return offset + 1
        text = self.lines[line - 1] if line <= len(self.lines) else ""
        if text.isascii():
            return offset + 1
        return len(text.encode("utf-8", "surrogatepass")[:offset].decode("utf-8", "replace")) + 1

    def span(self, node: ast.AST) -> Span:
        """The place of a node of its tree."""
        line: int = getattr(node, "lineno", 1)
        end: int = getattr(node, "end_lineno", None) or line
        column = self.column(line, getattr(node, "col_offset", 0))
        end_column = self.column(end, getattr(node, "end_col_offset", None) or 0)
        if not self.cells:
            return Span(self.path, line, column, end, end_column)
        cell, row = self.place(line)
        return Span(self.path, row, column, self.place(end)[1], end_column, cell)

    def shows(self, node: ast.AST) -> bool:
        """Whether a notebook prints the value of an expression: the last statement of its cell."""
        if not self.cells or getattr(node, "col_offset", None) != 0:
            return False
        end: int = getattr(node, "end_lineno", None) or 1
        cell = self.cells[max(bisect_right(self._starts, end) - 1, 0)]
        after = self.lines[end : cell.start + cell.lines - 1]
        return not any(line.strip() and not line.lstrip().startswith("#") for line in after)

    def comments(self) -> list[Comment]:
        """All comments, in order. Costs more than a parse: ask only where a comment matters."""
        from looplint.static.comments import comments

        return comments(self.text)


class Source(Text):
    """A parsed file. `errors`: the cells of a notebook that did not parse, and that the tree leaves out."""

    def __init__(self, text: Text, tree: ast.Module, errors: Sequence[SourceError] = ()) -> None:
        super().__init__(text.path, text.text, text.cells, notebook=text.notebook)
        self.tree = tree
        self.errors = tuple(errors)


def read(path: str, data: bytes | None = None) -> Text:
    """The text of a file (or of these bytes), of which it may hold that it is no Python.

    Raises `SourceError` where it cannot be read or decoded.
    """
    if data is None:
        data = read_bytes(path)
    if path.endswith(".ipynb"):
        from looplint.static.notebook import read_notebook

        text = read_notebook(path, data)
    else:
        text = Text(path, decode(path, data))
    if len(text.text) > LARGEST:
        raise SourceError(
            f"too large to be checked ({len(text.text) / 1e6:.0f} MB of code, the limit is {LARGEST / 1e6:.0f} MB)",
            path,
            kind="size",
        )
    return text


def load(path: str, data: bytes | None = None) -> Source:
    """Read and parse a file (or these bytes under its name).

    Raises `SourceError` with the place. A notebook is loaded without the cells that do not parse: see `Source.errors`.
    """
    text = read(path, data)
    if text.notebook:
        from looplint.static.notebook import parse_notebook

        return parse_notebook(text)
    return Source(text, parse(text))


held: dict[str, bytes] = {}  # contents that files are to get, by absolute path: read in their place


def read_bytes(path: str) -> bytes:
    """The contents of a file; raises `SourceError` of the kind "unreadable"."""
    if held and (data := held.get(os.path.abspath(path))) is not None:
        return data
    try:
        with open(path, "rb") as file:
            return file.read()
    except (OSError, ValueError) as error:  # ValueError: a NUL byte in the path
        raise SourceError(reason(error), path, kind="unreadable") from None


def reason(error: BaseException) -> str:
    """What the operating system says, as the end of a sentence: "permission denied"."""
    text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return text[:1].lower() + text[1:]


def decode(path: str, data: bytes) -> str:
    """The text of a Python file by its byte order mark or declared encoding (PEP 263), line ends made `\\n`."""
    bom = data.startswith(b"\xef\xbb\xbf")
    if bom:
        data = data[3:]
    encoding = declared(data)
    if bom and encoding.lower().replace("_", "-") not in {"utf-8", "utf8"}:
        raise SourceError(f"has the byte order mark of UTF-8 but declares the encoding {encoding}", path)
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        raise _undecodable(path, data, encoding, error) from None
    except (LookupError, ValueError):
        raise SourceError(f"declares the unknown encoding {encoding}", path) from None
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text


def declared(data: bytes) -> str:
    """The encoding that a file without byte order mark declares (PEP 263), or UTF-8."""
    if b"coding" not in data[:400]:
        return "utf-8"
    for line in data[:400].splitlines()[:2]:
        if found := re.match(rb"[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)", line):
            return found[1].decode("ascii", "replace")
        if not re.match(rb"[ \t\f]*(?:#|\Z)", line):
            break
    return "utf-8"


def _undecodable(path: str, data: bytes, encoding: str, error: UnicodeDecodeError) -> SourceError:
    before = data[: error.start].replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    line, start = before.count(b"\n") + 1, before.rfind(b"\n") + 1
    column = len(before[start:].decode(encoding, "replace")) + 1
    if encoding == "utf-8":
        hint = "not UTF-8, and no other encoding is declared"
        if data.startswith((b"\xff\xfe", b"\xfe\xff")):
            hint = "UTF-16, which Python does not read"
    else:
        hint = f"not {encoding}, which it declares"
    return SourceError(f"the file is {hint} (byte 0x{data[error.start]:02x})", path, line, column)


def parse(text: Text) -> ast.Module:
    """The tree of a text; raises `SourceError`. The user's own warnings stay silent."""
    collecting = gc.isenabled()
    gc.disable()  # a tree is all live objects: collecting while it grows costs three times the parse
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(text.text)
    except SyntaxError as error:
        raise _syntax_error(text, error) from None
    except (RecursionError, MemoryError):
        raise SourceError(f"nested too deeply for {PYTHON} to parse", text.path) from None
    except (ValueError, UnicodeError) as error:
        raise _value_error(text, error) from None
    finally:
        if collecting:
            gc.enable()


def _syntax_error(text: Text, error: SyntaxError) -> SourceError:
    message = error.msg or "invalid syntax"
    if "\0" in text.text and "null byte" in message:
        return _value_error(text, error)
    if "too many nested" in message or "too many levels" in message:
        message = f"nested too deeply: {message}"
    line, column = error.lineno or 1, max(error.offset or 1, 1)
    written = text.lines[line - 1] if line <= len(text.lines) else ""
    hint = " (Python 2 syntax?)" if _looks_like_python_2(message, written) else ""
    cell, row = text.place(line)
    return SourceError(f"not valid {PYTHON}: {message}{hint}", text.path, row, column, cell)


def _looks_like_python_2(message: str, line: str) -> bool:
    if "Missing parentheses in call to" in message or "leading zeros in decimal integer" in message:
        return True
    statement = r"\s*(?:print\s+[^=(\s]|exec\s+['\"\w]|raise\s+[\w.]+\s*,|except\s+[^:]*[\w)]\s*,\s*\w+\s*:)"
    return bool(re.match(statement, line) or re.search(r"<>|`\w+`|\b\d+L\b|\bur['\"]", line))


def _value_error(text: Text, error: Exception) -> SourceError:
    at = text.text.find("\0")
    if at < 0:
        return SourceError(f"not valid {PYTHON}: {error}", text.path)
    line, start = text.text.count("\n", 0, at) + 1, text.text.rfind("\n", 0, at) + 1
    cell, row = text.place(line)
    return SourceError("the file holds a NUL byte, so it is no Python text", text.path, row, at - start + 1, cell)
