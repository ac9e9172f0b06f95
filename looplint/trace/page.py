"""Rows with their places in a gutter, cut to the width of the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import PurePath
from typing import NamedTuple, TextIO

from looplint.events import Obj, Span
from looplint.report import plain
from looplint.report.terminal import Line, Piece, Terminal, display_width

PLAIN_WIDTH, WIDEST = 100, 140
NOTES_FROM, NOTES_UPTO = 34, 56  # where the column of notes begins
INDENT = 2
LONGEST_FILE = 16
_ASCII = str.maketrans({"│": "|", "─": "-", "·": "-", "→": ">", "…": "~", "└": "`"})


class Row(NamedTuple):
    """One line of a section: what stands on it, dim notes beside it, its place in the gutter, its depth in the tree.

    `wrap`: a sentence, which goes on over several lines where it is too long; other rows are cut. `subject` tells rows
    apart that look alike: two objects may have one name.
    """

    pieces: Line
    notes: str = ""
    at: Span | None = None
    depth: int = 0
    wrap: bool = False
    subject: int = 0


class Places:
    """How places are written in a gutter: lines; with the cell in a notebook, with the file among several."""

    def __init__(self, spans: Iterable[Span]) -> None:
        known = list(spans)
        paths = sorted({span.path for span in known})
        self._names = _shortened(_tails(paths)) if len(paths) > 1 else {}
        self.width = max((len(self.of(span)) for span in known), default=0)

    def of(self, at: Span | None) -> str:
        """`41`, `4:8` (cell and line), `engine.py:41`."""
        if at is None or not at.line:
            return ""
        file = self._names.get(at.path, "")
        return ":".join([*([file] if file else []), *([str(at.cell)] if at.cell else []), str(at.line)])


def _tails(paths: Sequence[str]) -> dict[str, str]:
    """The shortest ends of paths that tell them apart."""
    names: dict[str, str] = {}
    for path in paths:
        parts = PurePath(path).parts
        ends = ("/".join(parts[-n:]) for n in range(1, len(parts) + 1))
        others = [PurePath(other).parts for other in paths if other != path]
        names[path] = next(
            (end for end in ends if not any("/".join(o[-end.count("/") - 1 :]) == end for o in others)), path
        )
    return names


def _shortened(names: dict[str, str]) -> dict[str, str]:
    """Names that leave room for what stands beside them, as long as they differ."""
    short = {path: cut(name, LONGEST_FILE) for path, name in names.items()}
    return short if len(set(short.values())) == len(names) else names


class Page:
    """Writes headings and rows to a stream."""

    def __init__(self, stream: TextIO, color: bool) -> None:
        self.terminal = Terminal(stream, color)
        self.width = min(self.terminal.width, WIDEST) if color else PLAIN_WIDTH

    def line(self, pieces: Line, width: int = 0) -> None:
        """One line, cut to the page's width or another; nothing in it can move the cursor."""
        left: Line = []
        room = width or self.width
        for piece in pieces:
            text = plain(piece.text)
            if not self.terminal.unicode:
                text = text.translate(_ASCII)
            if (took := display_width(text)) > room:
                left.append(Piece(_cut(text, room, "…" if self.terminal.unicode else "~"), piece.style))
                break
            room -= took
            left.append(Piece(text, piece.style))
        self.terminal.write(*left)

    def blank(self) -> None:
        """An empty line."""
        self.terminal.write("")

    def heading(self, text: str, aside: str = "") -> None:
        """`── entry main ─────────── train.py: the program`."""
        aside = f" {aside}" if aside else ""
        rest = max(3, self.width - display_width(text) - display_width(aside) - 4)
        rule = Piece(f" {'─' * rest}", "gutter")
        self.line([Piece("── ", "gutter"), Piece(text, "place"), rule, Piece(aside, "name")])

    def title(self, text: str, aside: str = "") -> None:
        """The name of a section."""
        self.line([Piece(text, "place"), Piece(f"  {aside}" if aside else "", "name")])

    def say(self, text: str) -> None:
        """A sentence."""
        self.line([Piece(text, "note")])

    def rows(self, rows: Sequence[Row], places: Places | None) -> None:
        """Rows with their notes in one column; without `places`, no gutter."""
        widths = [_width(row) for row in rows if row.notes]
        column = min(max([NOTES_FROM, *(width + 2 for width in widths)]), NOTES_UPTO)
        for row in rows:
            margin = [Piece(f"  {places.of(row.at):>{places.width}} │ ", "gutter")] if places else [Piece("  ")]
            pieces = [*margin, Piece(" " * INDENT * row.depth), *row.pieces]
            if row.notes:
                pieces.append(Piece(f"{' ' * max(2, column - _width(row))}{row.notes}", "context"))
            for line in self._lines(pieces, places) if row.wrap else [pieces]:
                self.line([Piece(flat(piece.text), piece.style) for piece in line])

    def _lines(self, pieces: Line, places: Places | None) -> Iterator[Line]:
        """A sentence over as many lines as it takes, in the style of its last piece."""
        from textwrap import wrap

        *before, last = pieces
        taken = sum(display_width(piece.text) for piece in before)
        first, *rest = wrap(plain(flat(last.text)), max(20, self.width - taken)) or [""]
        yield [*before, Piece(first, last.style)]
        margin = [Piece(f"  {'':>{places.width}} │ ", "gutter")] if places else [Piece("  ")]
        indent = taken - sum(display_width(piece.text) for piece in margin)
        yield from ([*margin, Piece(" " * indent), Piece(line, last.style)] for line in rest)


def _width(row: Row) -> int:
    return INDENT * row.depth + sum(display_width(flat(piece.text)) for piece in row.pieces)


def _cut(text: str, room: int, sign: str) -> str:
    while text and display_width(text) > room - 1:
        text = text[:-1]
    return f"{text}{sign}"


def cut(text: str, longest: int) -> str:
    """A text of at most so many characters, on one line."""
    text = flat(text)
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def flat(text: str) -> str:
    """Code that goes over several lines, on one."""
    return text if "\n" not in text else " ".join(text.split())


def count(number: int, one: str, many: str = "") -> str:
    """`1 run`, `3 runs`."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def name_of(obj: Obj | None) -> str:
    """How a person would call an object."""
    if obj is None:
        return ""
    return obj.name or obj.made.rpartition(".")[2] or f"a {obj.role}"


def names_of(objs: Iterable[Obj]) -> str:
    """Several objects, in the order of their names."""
    return ", ".join(sorted({name_of(obj) for obj in objs}))
