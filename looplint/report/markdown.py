"""Markdown drawn on a terminal by rich, in the colours of the terminal's own theme and without boxes."""

from __future__ import annotations

from typing import TextIO

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import CodeBlock, Heading, Markdown
from rich.padding import Padding
from rich.syntax import Syntax
from rich.theme import Theme

_THEME = Theme({"markdown.code": "cyan", "markdown.h1": "bold", "markdown.strong": "bold"})
_WIDTH = 110


class _Heading(Heading):
    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.text.justify = "left"
        yield self.text


class _Code(CodeBlock):
    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        code = str(self.text).rstrip()
        yield Padding(Syntax(code, self.lexer_name, theme="ansi_dark", background_color="default"), (0, 0, 0, 2))


class _Page(Markdown):
    elements = Markdown.elements | {"heading_open": _Heading, "fence": _Code, "code_block": _Code}


def draw(text: str, stream: TextIO) -> None:
    """Write a Markdown page in colour."""
    console = Console(file=stream, force_terminal=True, color_system="standard", no_color=False, theme=_THEME)
    console.print(_Page(text), width=min(console.width, _WIDTH))
