"""Notebooks: their Python cells as one text, with what only IPython understands masked in place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from looplint.regex import regex
from looplint.static.source import Cell, Source, SourceError, Text, parse

# Cell magics whose body runs as Python in the notebook itself. All others hold another language or another process.
_RUNS_PYTHON = frozenset(
    {"capture", "debug", "heat", "memit", "mprun", "notify", "prun", "pyinstrument", "scalene", "snakeviz", "time"}
    | {"timeit", "wandb"}
)
_PYTHON_KERNELS = frozenset({"", "python", "python2", "python3", "ipython", "ipython3", "xpython", "sage"})

# What IPython takes for a magic without its sign, where it is no name of the program.
_BARE = r"(?:ls|ll|cd|pwd|cat|less|more|man|mkdir|rmdir|rm|cp|mv|pip|conda)[ \t]+(?![=<>%,:(\[]|[-+*/|&^]\s)\S"
_MAYBE_MAGIC = regex(rf"^\s*[%!?]|=\s*[%!]|\?\s*$|^{_BARE}", re.MULTILINE)
_BARE_MAGIC = regex(_BARE)
_LINE_MAGIC = regex(r"(\s*)(?:[%!?]|[\w.\[\]\"']+\?\??\s*$)")
_TIMED = regex(r"(\s*)%(?:time|prun) (?=\s*[^\s-])")
_ASSIGNED = regex(r"(\s*[\w.,\s\[\]\"']+=\s*)(?:!|%(?=\w))")
_TOKEN = regex(r"""\#.*|\"{3}|'{3}|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[\[({]|[\])}]""")


def read_notebook(path: str, data: bytes) -> Text:
    """The Python cells of a notebook (nbformat 3 or 4), one after the other; raises `SourceError`."""
    if not data.strip():
        return Text(path, "", notebook=True)  # what some editors create
    content = _content(path, data)
    language = _language(content)
    if language not in _PYTHON_KERNELS:
        raise SourceError(f"its kernel speaks {language}, not Python", path, kind="kernel")
    cells: list[Cell] = []
    parts: list[str] = []
    line = 1
    for number, code in _code(path, content):
        count = code.count("\n") + 1
        cells.append(Cell(number, line, count))
        parts.append(mask(code))
        line += count
    return Text(path, "\n".join(parts), cells, notebook=True)


def parse_notebook(text: Text) -> Source:
    """The tree of a notebook without the cells that do not parse, and their errors."""
    try:
        return Source(text, parse(text))
    except SourceError:
        pass
    lines = text.lines
    errors = []
    for cell in text.cells:
        start, end = cell.start - 1, cell.start - 1 + cell.lines
        try:
            parse(Text(text.path, "\n".join(lines[start:end]), [Cell(cell.number, 1, cell.lines)], notebook=True))
        except SourceError as error:
            errors.append(error)
            lines[start:end] = [""] * cell.lines
    rest = Text(text.path, "\n".join(lines), text.cells, notebook=True)
    return Source(rest, parse(rest), errors)


def _content(path: str, data: bytes) -> dict[str, Any]:
    import json

    try:
        content = json.loads(data)
    except json.JSONDecodeError as error:
        message = f"not a notebook: no valid JSON ({error.msg[:1].lower()}{error.msg[1:]})"
        raise SourceError(message, path, error.lineno, error.colno, kind="notebook") from None
    except (UnicodeDecodeError, RecursionError) as error:
        raise SourceError(f"not a notebook: no valid JSON ({error})", path, kind="notebook") from None
    if not isinstance(content, dict) or not isinstance(content.get("cells", content.get("worksheets")), list):
        raise SourceError("not a notebook: the JSON has no list of cells", path, kind="notebook")
    return content


def _dict(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _language(content: dict[str, Any]) -> str:
    metadata = _dict(content.get("metadata"))
    named = _dict(metadata.get("language_info")).get("name") or _dict(metadata.get("kernelspec")).get("language")
    if not named and "worksheets" in content:  # nbformat 3 says it in each cell
        named = next((cell["language"] for cell in _cells(content) if cell.get("language")), "")
    return str(named or "").lower()


def _cells(content: dict[str, Any]) -> Iterator[dict[str, Any]]:
    sheets = [content] if "cells" in content else content["worksheets"]
    for sheet in sheets:
        cells = _dict(sheet).get("cells", ())
        yield from (_dict(cell) for cell in (cells if isinstance(cells, list) else ()))


def _code(path: str, content: dict[str, Any]) -> Iterator[tuple[int, str]]:
    """The code cells: number among all cells, and text. Cells of another language are empty."""
    for number, cell in enumerate(_cells(content), 1):
        if cell.get("cell_type") != "code":
            continue
        written = cell.get("source", cell.get("input", ""))
        code = "".join(map(str, written)) if isinstance(written, list) else written
        if not isinstance(code, str):
            raise SourceError("not a notebook: the source of a cell is no text", path, cell=number, kind="notebook")
        code = code.replace("\r\n", "\n").replace("\r", "\n")
        yield number, code if _is_python(cell) else "\n" * code.count("\n")


def _is_python(cell: dict[str, Any]) -> bool:
    metadata = _dict(cell.get("metadata"))
    language = _dict(metadata.get("vscode")).get("languageId") or cell.get("language") or ""
    return str(language).lower() in _PYTHON_KERNELS


def mask(code: str) -> str:
    """The cell with magics, shell lines and help requests replaced; all else stays at its line and column."""
    if not _MAYBE_MAGIC.search(code) or _is_valid(code):
        return code
    return "\n".join(_masked(code.split("\n")))


def _is_valid(code: str) -> bool:
    try:
        parse(Text("", code))
    except SourceError:
        return False
    return True


def _masked(lines: list[str]) -> list[str]:
    lines = lines.copy()
    start = _cell_magics(lines)
    depth, quote, continued, masking = 0, "", False, False
    for index, line in enumerate(lines[start:], start):
        if masking and continued:
            lines[index] = ""
        elif not (depth or quote or continued) and (masked := _masked_line(line)) is not None:
            lines[index], masking = masked, True
        else:
            masking = False
            depth, quote = _open(line, depth, quote)
        continued = line.endswith("\\")
    return lines


def _cell_magics(lines: list[str]) -> int:
    """Mask the `%%magic` lines that open a cell, or all of it where they run no Python; returns where code begins."""
    for index, line in enumerate(lines):
        if line.startswith("%%"):
            words = line[2:].split()
            if not words or words[0] not in _RUNS_PYTHON:
                lines[:] = [""] * len(lines)
                return len(lines)
            lines[index] = ""
        elif line.strip() and not line.lstrip().startswith("#"):
            return index
    return len(lines)


def _masked_line(line: str) -> str | None:
    """A line in IPython's own syntax, written in Python; None where it is Python already."""
    if timed := _TIMED.match(line):
        return f"{timed[1]}pass; {line[timed.end() :]}"  # as wide as "%time "
    if magic := _LINE_MAGIC.match(line):
        return f"{magic[1]}pass"
    if _BARE_MAGIC.match(line):
        return "pass"
    if assigned := _ASSIGNED.match(line):
        return f"{assigned[1]}get_ipython()"
    return None


def _open(line: str, depth: int, quote: str) -> tuple[int, str]:
    """How many brackets, and which triple quote, stay open behind a line."""
    at = 0
    while True:
        if quote:
            end = line.find(quote, at)
            if end < 0:
                return depth, quote
            at, quote = end + 3, ""
        found = _TOKEN.search(line, at)
        if not found:
            return depth, ""
        at = found.end()
        if found[0] in {'"""', "'''"}:
            quote = found[0]
        elif found[0] in "[({":
            depth += 1
        elif found[0] in "])}":
            depth = max(depth - 1, 0)
