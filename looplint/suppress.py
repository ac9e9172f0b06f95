"""Comments that silence findings: `# looplint: ignore[LL301] why`, `# looplint: ignore-file[LL3]`, `# noqa: LL301`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from looplint.events import Confidence, Group, Span
from looplint.regex import regex
from looplint.rule import Edit, Finding, Fix, Judged, rules
from looplint.selection import EVERYTHING, OWN, REASON, SYNTAX, UNKNOWN, UNUSED, Selection, selector, suggestion
from looplint.static.source import Comment, Text

_OURS = regex(
    r"#\s*looplint:\s*(?P<word>ignore-file|ignore)\b\s*(?:\[(?P<in>[^\]]*)\]|(?P<bare>LL\d+(?:\s*,\s*LL\d+)*\b))?"
)
_NOQA = regex(r"#\s*noqa\b(?P<colon>\s*:\s*)?(?P<in>[A-Z]+[0-9]+(?:[\s,]+[A-Z]+[0-9]+)*)?", re.IGNORECASE)
_NOQA_OURS = regex(rb"noqa\s*:[^\n]*\bLL\d", re.IGNORECASE)


class Suppression(NamedTuple):
    """One comment. `selectors` are as written, ALL for all rules; it covers the lines `first` to `last` of its cell.

    `strict`: what it names must be needed. A bare `# noqa` speaks to other tools as well and need not be.
    """

    span: Span
    first: int
    last: int
    selectors: tuple[str, ...]
    reason: str
    alone: bool
    file: bool
    strict: bool
    removal: Span  # what goes when the comment goes: with the blanks before it, or the whole line


def speaks_to_us(data: bytes) -> bool:
    """Whether a file may hold a suppression that is meant for looplint, used or not."""
    return b"looplint:" in data or _NOQA_OURS.search(data) is not None


def suppressions(text: Text) -> list[Suppression]:
    """The suppressions of a file, in order."""
    return [found for comment in text.comments() for found in _read(text, comment)]


def _read(text: Text, comment: Comment) -> Iterator[Suppression]:
    if ours := _OURS.search(comment.text):
        named = ours["in"] if ours["in"] is not None else ours["bare"]
        codes = [EVERYTHING] if named is None else _words(named)
        yield _made(text, comment, ours, codes, file=ours["word"] == "ignore-file")
    for noqa in _NOQA.finditer(comment.text):
        codes = [code.upper() for code in _words(noqa["in"] or "") if code.upper().startswith("LL")]
        if codes:
            yield _made(text, comment, noqa, codes)
        elif not noqa["colon"]:
            yield _made(text, comment, noqa, [EVERYTHING], strict=False)


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[\s,]+", text) if word]


def _made(
    text: Text, comment: Comment, match: re.Match[str], codes: Sequence[str], *, file: bool = False, strict: bool = True
) -> Suppression:
    said = re.split(r"\s+#", comment.text[match.end() :])[0].rstrip()  # another comment may follow
    cell, line = text.place(comment.line)
    start, end = comment.column + match.start(), comment.column + match.end() + len(said)
    first, last = text.place(comment.first)[1], text.place(comment.last)[1]
    span = Span(text.path, line, start, line, end, cell)
    removal = _removal(text.lines[comment.line - 1], span)
    reason = said.strip(" \t:-\u2013\u2014")
    return Suppression(span, first, last, tuple(codes), reason, comment.alone, file, strict, removal)


def _removal(written: str, at: Span) -> Span:
    before, after = written[: at.column - 1], written[at.end_column - 1 :]
    if after.strip():
        return Span(at.path, at.line, at.column, at.line, at.end_column + len(after) - len(after.lstrip()), at.cell)
    if not before.strip():
        return Span(at.path, at.line, 1, at.line + 1, 1, at.cell)
    return Span(at.path, at.line, len(before.rstrip()) + 1, at.line, at.end_column, at.cell)


class Suppressions:
    """The suppressions of one file, and which of their words were needed."""

    def __init__(self, found: Iterable[Suppression]) -> None:
        self.found = list(found)
        self._used: set[tuple[int, str]] = set()

    def hide(self, judged: Judged) -> bool:
        """Whether a finding is suppressed; all words that suppress it count as used."""
        if judged.rule.code == SYNTAX:
            return False
        used = {
            (number, word)
            for number, suppression in enumerate(self.found)
            if _covers(suppression, judged.finding.span)
            for word in suppression.selectors
            if _means(word, judged)
        }
        self._used |= used
        return bool(used)

    def complaints(self, selection: Selection, require_reason: bool, not_run: frozenset[str]) -> Iterator[Judged]:
        """What is wrong with the suppressions themselves: LL002, LL003, LL004.

        A word is unused only if all rules that it means were asked for and none was `not_run` (it crashed).
        """
        for number, suppression in enumerate(self.found):
            if not suppression.strict:
                continue
            idle = [word for word in suppression.selectors if (number, word) not in self._used]
            unused = [word for word in idle if _all_ran(word, selection, not_run)]
            for word in dict.fromkeys(suppression.selectors):
                if selector(word) is None:
                    yield unknown(word, suppression.span)
            if unused or not suppression.selectors:
                yield _unused(suppression, unused)
            elif require_reason and not suppression.reason:
                yield _without_reason(suppression)


def _covers(suppression: Suppression, at: Span) -> bool:
    if suppression.file:
        return True
    if suppression.span.cell != at.cell:
        return False
    line, last = suppression.span.line, max(at.line, at.end_line)
    if suppression.alone or line in {suppression.first, suppression.last}:
        return suppression.first <= at.line <= suppression.last
    return at.line <= line <= last  # in the midst of a long statement: only what reaches there


def _means(word: str, judged: Judged) -> bool:
    """Whether a word means a finding. One about suppressions must be meant by itself: none hides its own fault."""
    meant = selector(word)
    if meant is None or (judged.rule.code in OWN and not meant.codes <= set(OWN)):
        return False
    return meant.matches(judged.rule.code, judged.group)


def _all_ran(word: str, selection: Selection, not_run: frozenset[str]) -> bool:
    """Whether every rule that a word means had its chance. Advice that is not asked for does not count among others."""
    meant = selector(word)
    if meant is None:
        return False
    codes = meant.codes - set(OWN)
    weighty = {code for code in codes if rules()[code].group is not Group.ADVICE} or codes
    groups = [meant.group] if meant.group else None
    return bool(weighty) and all(
        code not in not_run and all(selection.chosen(code, group) for group in groups or [rules()[code].group])
        for code in weighty
    )


# -- findings about suppressions ---------------------------------------------------------------------------------
def _judged(code: str, at: Span, message: str, fix: Fix | None = None, doubt: str = "") -> Judged:
    confidence = Confidence.MEDIUM if doubt else Confidence.HIGH
    return Judged(rules()[code], Finding(at, message, fix=fix, doubt=doubt), confidence)


def _unused(suppression: Suppression, words: Sequence[str]) -> Judged:
    every = len(words) == len(suppression.selectors)
    named = ", ".join(words)
    where = "in this file" if suppression.file else "here"
    if not words or words[0] == EVERYTHING:
        message = f"this suppression hides nothing: looplint has no finding {where}"
    else:
        message = f"this suppression hides nothing: {named} {'is' if len(words) == 1 else 'are'} not found {where}"
    if every:
        return _judged(
            UNUSED, suppression.span, message, Fix("delete the comment", (Edit(suppression.removal, ""),), True)
        )
    return _judged(UNUSED, suppression.span, message, Fix(f"delete {named} from the comment"))


def _without_reason(suppression: Suppression) -> Judged:
    message = "this suppression gives no reason, so nobody can tell whether it still holds"
    return _judged(REASON, suppression.span, message, Fix("write the reason behind the bracket"))


def unknown(word: str, at: Span) -> Judged:
    """The finding that a word names no code.

    A code of a hundred that this version has no rules for may belong to a newer one: that is a doubt.
    """
    newer = re.fullmatch(r"LL(\d)\d\d", word)
    doubt = "a newer looplint may know it" if newer and selector(f"LL{newer[1]}") is None else ""
    return _judged(UNKNOWN, at, f"there is no rule {word}{'' if doubt else suggestion(word)}", doubt=doubt)
