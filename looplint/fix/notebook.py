"""The sources of a notebook's cells, rewritten in place: every other byte of the file stays."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any

from looplint.fix.text import BOM, Unwritable, edited
from looplint.rule import Edit

_DECODER = json.JSONDecoder(strict=False)
_BLANKS = re.compile(r"[ \t\n\r]*")


def rewritten(data: bytes, edits: Mapping[int, Sequence[Edit]]) -> bytes:
    """A notebook after edits to some of its cells, which are counted from 1. Raises `Unwritable`."""
    mark = BOM if data.startswith(BOM) else b""
    text = data[len(mark) :].decode("utf-8")
    places = dict(enumerate(_sources(text), 1))
    for cell in sorted(edits, reverse=True):  # from the end, so that places before stay
        place = places.get(cell)
        if place is None:
            raise Unwritable(f"cell {cell} has no source")
        start, end = place
        text = text[:start] + _new_source(text[start:end], edits[cell], text.isascii()) + text[end:]
    return mark + text.encode("utf-8")


def _new_source(written: str, edits: Sequence[Edit], plain: bool) -> str:
    """The JSON of a cell's source after edits, laid out as it was."""
    source = json.loads(written, strict=False)
    if isinstance(source, str):
        return json.dumps(edited(source, edits), ensure_ascii=plain)
    elements = [written[start:end] for start, end in _elements(written, 0)]
    old = [json.loads(element, strict=False) for element in elements]
    new = edited("".join(old), edits).splitlines(keepends=True) if old else []
    new = _by_line(new)
    opening, comma, closing = _layout(written)
    literals: list[str] = []
    for tag, i1, i2, j1, j2 in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag == "equal":
            literals += elements[i1:i2]
        else:
            literals += [json.dumps(line, ensure_ascii=plain) for line in new[j1:j2]]
    return opening + comma.join(literals) + closing


def _by_line(lines: Sequence[str]) -> list[str]:
    """Lines as notebooks cut them: a form feed or a Unicode separator ends none."""
    return re.findall(r"[^\n]*\n|[^\n]+", "".join(lines))


def _layout(written: str) -> tuple[str, str, str]:
    """What stands before, between and behind the elements of a list."""
    places = list(_elements(written, 0))
    if not places:
        return "[", ", ", "]"
    opening, closing = written[: places[0][0]], written[places[-1][1] :]
    comma = written[places[0][1] : places[1][0]] if len(places) > 1 else "," + (opening[1:] or " ")
    return opening, comma, closing


# -- JSON by places ----------------------------------------------------------------------------------------------
def _sources(text: str) -> Iterator[tuple[int, int] | None]:
    """Where the source of each cell stands in the JSON, in the order of the cells."""
    root = dict(_members(text, _skip(text, 0)))
    if "cells" in root:
        yield from _of_cells(text, root["cells"][0])
        return
    for start, _ in _elements(text, root["worksheets"][0]) if "worksheets" in root else ():
        sheet = dict(_members(text, start))
        yield from _of_cells(text, sheet["cells"][0]) if "cells" in sheet else ()


def _of_cells(text: str, at: int) -> Iterator[tuple[int, int] | None]:
    for start, _ in _elements(text, at):
        cell = dict(_members(text, start))
        yield cell.get("source") or cell.get("input")


def _skip(text: str, at: int) -> int:
    found = _BLANKS.match(text, at)
    return found.end() if found else at


def _end(text: str, at: int) -> int:
    """Where the value that begins at a place ends."""
    value: tuple[Any, int] = _DECODER.raw_decode(text, at)
    return value[1]


def _members(text: str, at: int) -> Iterator[tuple[str, tuple[int, int]]]:
    """The keys of an object with the places of their values."""
    if text[at] != "{":
        return
    at = _skip(text, at + 1)
    while text[at] != "}":
        key, at = _DECODER.raw_decode(text, at)
        start = _skip(text, _skip(text, at) + 1)  # behind the colon
        end = _end(text, start)
        yield key, (start, end)
        at = _skip(text, end)
        at = _skip(text, at + 1) if text[at] == "," else at


def _elements(text: str, at: int) -> Iterator[tuple[int, int]]:
    """The places of the elements of a list."""
    if text[at] != "[":
        return
    at = _skip(text, at + 1)
    while text[at] != "]":
        end = _end(text, at)
        yield at, end
        at = _skip(text, end)
        at = _skip(text, at + 1) if text[at] == "," else at


def cells(old: bytes, new: bytes) -> Iterator[tuple[int, str, str]]:
    """The cells whose source differs: number, the old and the new one."""
    sources = [[_text(data, place) for place in _sources(data)] for data in (_json(old), _json(new))]
    for number, (before, after) in enumerate(zip(*sources, strict=True), 1):
        if before != after:
            yield number, before, after


def _json(data: bytes) -> str:
    return data.removeprefix(BOM).decode("utf-8")


def _text(text: str, place: tuple[int, int] | None) -> str:
    source = json.loads(text[place[0] : place[1]], strict=False) if place else ""
    return source if isinstance(source, str) else "".join(source)
