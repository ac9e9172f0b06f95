"""Reports: one module per output format, each a thin renderer of the same findings.

`render` imports the module of the format that is asked for and nothing else; rich is loaded only to colour.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from looplint.check import Report

FOR_PEOPLE = ("full", "concise")
FORMATS = (*FOR_PEOPLE, "json", "github", "gitlab", "junit", "sarif")

_SITE = ""  # where the pages of the rules are published; empty until there is a site


def render(report: Report, format: str, stream: TextIO, color: bool = False, *, quiet: bool = False) -> None:
    """Write a report in one of `FORMATS`; `color` and `quiet` (findings only) are for those that people read.

    Raises `ValueError` for an unknown format.
    """
    if format not in FORMATS:
        raise ValueError(f"unknown output format {format!r}: choose from {', '.join(FORMATS)}")
    module = import_module(f"looplint.report.{format}")
    if format in FOR_PEOPLE:
        module.render(report, stream, color, quiet)
    else:
        module.render(report, stream)


def statistics(report: Report, format: str, stream: TextIO, color: bool = False, *, quiet: bool = False) -> None:
    """Write how often each rule reports: a JSON list for the format "json", a table for any other."""
    from looplint.report.counts import render, render_json

    if format == "json":
        render_json(report, stream)
    else:
        render(report, stream, color, quiet)


def plain(text: str) -> str:
    """The text with nothing in it that a terminal would obey or that would hide a character.

    Escape sequences, control characters, line breaks, bidirectional overrides, invisible and undecodable characters
    become visible escapes (`\\x1b`, `\\u202e`). Square brackets stay: hand the result to rich as `Text`, or with
    `markup=False`.
    """
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() or char in "\xa0\u3000" else _visible(char) for char in text)


def _visible(char: str) -> str:
    number = ord(char)
    if 0xDC80 <= number <= 0xDCFF:  # a byte of a file name that is not valid in the file system's encoding
        return f"\\x{number - 0xDC00:02x}"
    return char.encode("unicode_escape").decode("ascii")


def url(code: str) -> str | None:
    """The public address of a rule's page, or None while there is none."""
    return f"{_SITE}/rules/{code}/" if _SITE else None
