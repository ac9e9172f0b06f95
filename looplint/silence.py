"""`--add-suppressions`: a comment on the line of each finding, so that a project can begin with a clean report.

The comment goes where it silences the finding and changes nothing else: not into a string, not behind a backslash. Each
place is tried out on the text before it is taken.
"""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from looplint.events import Span
from looplint.fix.text import Unwritable, applied
from looplint.fix.write import write
from looplint.rule import Edit, Judged
from looplint.selection import OWN
from looplint.static.source import SourceError, Text, read, read_bytes
from looplint.suppress import Suppressions, suppressions

_BRACKET = re.compile(r"#\s*looplint:\s*ignore\[[^\]]*(?=\])")
_NO_CODE = {tokenize.COMMENT, tokenize.NL}


class Silenced(NamedTuple):
    """What was done: how many findings are silent now, in which files; and which are not, with the reason."""

    done: int
    files: list[str]
    refused: list[tuple[Judged, str]]


def silence(findings: Sequence[Judged], reason: str) -> Silenced:
    """Write a comment for each finding. `reason` says why, in the words of the user; "" for none."""
    count, files, refused = 0, list[str](), list[tuple[Judged, str]]()
    for path, group in groupby(findings, key=lambda judged: judged.finding.span.path):
        found = list(group)
        try:
            data = read_bytes(path)
            file = _File(read(path, data), " ".join(reason.split()))
            file.silence(found)
            if file.edits:
                write(path, data, applied(path, data, file.edits))
                files.append(path)
        except (SourceError, Unwritable) as error:
            refused += [(judged, str(getattr(error, "message", error))) for judged in found]
            continue
        refused += [(judged, "no line of it can hold a comment") for judged in file.refused]
        count += len(found) - len(file.refused)
    return Silenced(count, files, refused)


def comment(text: Text, judged: Judged) -> Edit | None:
    """What to write into a text so that a finding is silent; None where no line can hold it."""
    file = _File(text, "")
    file.silence([judged])
    return file.edits[0] if file.edits else None


class _File:
    """The lines of one file with the comments that were put in so far; work goes from the last line to the first."""

    def __init__(self, text: Text, reason: str) -> None:
        self.text = text
        self.reason = reason
        self.lines = list(text.lines)
        self.starts = {cell.number: cell.start for cell in text.cells}
        self.code = _code(text.text)
        self.edits: list[Edit] = []
        self.refused: list[Judged] = []

    def silence(self, findings: Sequence[Judged]) -> None:
        """Put in a comment for each line with findings."""

        def line(judged: Judged) -> int:
            return self.joined(judged.finding.span.cell, judged.finding.span.line)

        for at, group in groupby(sorted(findings, key=line, reverse=True), key=line):
            together = list(group)
            if any(judged.rule.code in OWN for judged in together) or not self.put(at, together):
                self.refused += together

    def joined(self, cell: int, line: int) -> int:
        """The number of a line among all of the text."""
        return line + self.starts.get(cell, 1) - 1

    def put(self, line: int, together: list[Judged]) -> bool:
        codes = ", ".join(sorted({judged.rule.code for judged in together}))
        for number, edit, new in self.places(line, together[0].finding.span, codes):
            old, self.lines[number - 1] = self.lines[number - 1], new
            if self.holds(together):
                self.edits.append(edit)
                return True
            self.lines[number - 1] = old
        return False

    def holds(self, together: list[Judged]) -> bool:
        """Whether the comment silences what it should, and is nothing but a comment."""
        text = "\n".join(self.lines)
        if _code(text) != self.code:
            return False
        found = Suppressions(suppressions(Text(self.text.path, text, self.text.cells)))
        return all(found.hide(judged) for judged in together)

    def places(self, line: int, at: Span, codes: str) -> Iterator[tuple[int, Edit, str]]:
        """Where a comment could stand: the line, what to write into the file, the line as it would be."""
        comment = f"# looplint: ignore[{codes}]{' ' if self.reason else ''}{self.reason}"
        first, last = _statement(self.text.text, line)
        end = line + max(at.end_line - at.line, 0)
        for number in dict.fromkeys((line, end, last, first)):
            written = self.lines[number - 1]
            if there := _BRACKET.search(written):
                yield number, self.edit(number, there.end(), f", {codes}"), _put(written, there.end(), f", {codes}")
            code = len(written.rstrip())
            yield number, self.edit(number, code, f"  {comment}"), f"{written[:code]}  {comment}"
        written = self.lines[first - 1]
        alone = f"{written[: len(written) - len(written.lstrip())]}{comment}\n"
        yield first, self.edit(first, 0, alone), alone + written

    def edit(self, number: int, offset: int, text: str) -> Edit:
        cell, line = self.text.place(number)
        return Edit(Span(self.text.path, line, offset + 1, line, offset + 1, cell), text)


def _put(line: str, offset: int, text: str) -> str:
    return line[:offset] + text + line[offset:]


def _tokens(text: str) -> Iterator[tokenize.TokenInfo]:
    try:
        yield from tokenize.generate_tokens(io.StringIO(text).readline)
    except (tokenize.TokenError, SyntaxError):
        return


def _code(text: str) -> list[tuple[int, str]]:
    """The text without its comments and blank lines."""
    return [(token.type, token.string) for token in _tokens(text) if token.type not in _NO_CODE]


def _statement(text: str, line: int) -> tuple[int, int]:
    """The first and the last line of the statement that a line belongs to."""
    first = 0
    for token in _tokens(text):
        if token.type == tokenize.NEWLINE:
            if first <= line <= token.start[0]:
                return first or line, token.start[0]
            first = 0
        elif token.type not in {*_NO_CODE, tokenize.INDENT, tokenize.DEDENT} and not first:
            first = token.start[0]
    return line, line
