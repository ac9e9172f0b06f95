"""Lines of styled text to a stream: coloured by rich on a terminal, plain everywhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TextIO

if TYPE_CHECKING:
    from rich.console import Console

PLAIN_WIDTH = 160  # where a source line is cut when nobody's terminal says so

# Only the sixteen colours that a terminal's own theme defines: they are readable on light and on dark.
STYLES = {
    "error": "bold red",
    "warning": "bold yellow",
    "advice": "bold cyan",
    "place": "bold",
    "message": "bold",
    "name": "dim",
    "gutter": "blue",
    "context": "dim",
    "note": "cyan",
    "when": "magenta",
    "help": "green",
    "added": "green",
    "removed": "red",
    "command": "dim",
}


class Piece(NamedTuple):
    """A run of characters in one style ("" for none)."""

    text: str
    style: str = ""


Line = list[Piece]


class Terminal:
    """Writes lines to a stream. `unicode`: whether it can draw box characters; `width`: its columns."""

    def __init__(self, stream: TextIO, color: bool = False) -> None:
        self.stream = stream
        self.encoding = getattr(stream, "encoding", None) or "utf-8"
        self.unicode = _encodes("┆│─", self.encoding)
        self.width = _columns() if color else PLAIN_WIDTH
        self._console = _console(stream) if color else None

    @property
    def colored(self) -> bool:
        """Whether it is a person's terminal."""
        return self._console is not None

    def write(self, *pieces: Piece | str) -> None:
        """Write one line."""
        line = [piece if isinstance(piece, Piece) else Piece(piece) for piece in pieces]
        if self._console is not None:
            self._draw(self._console, line)
        else:
            text = "".join(piece.text for piece in line)
            self.stream.write(_encodable(text, self.encoding).rstrip() + "\n")

    def _draw(self, console: Console, line: Line) -> None:
        from rich.text import Text

        text = Text.assemble(*((_encodable(p.text, self.encoding), STYLES.get(p.style, "")) for p in line))
        text.rstrip()
        console.print(text, soft_wrap=True)


def display_width(text: str) -> int:
    """The columns that a text takes on a terminal."""
    if text.isascii():
        return len(text)
    from unicodedata import combining, east_asian_width

    return sum(0 if combining(char) else 2 if east_asian_width(char) in "WF" else 1 for char in text)


def _columns() -> int:
    from shutil import get_terminal_size

    return max(40, get_terminal_size((100, 24)).columns)


def _console(stream: TextIO) -> Console:
    from rich.console import Console

    return Console(
        file=stream,
        force_terminal=True,
        color_system="standard",
        no_color=False,
        highlight=False,
        markup=False,
        emoji=False,
    )


def _encodes(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _encodable(text: str, encoding: str) -> str:
    if text.isascii() or _encodes(text, encoding):
        return text
    return text.encode(encoding, "backslashreplace").decode(encoding)
