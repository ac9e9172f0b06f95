"""The fences of a rule's page, as examples: what is shown to people is what the tests run.

A fence opens with "python bad", "python fixed", "python good" or "diff reference_loop/FILE.py" after its backticks.
In a Python fence, the lines on which the rule must report end with its code as a comment (`# LL301`), and a line
`# file: engine.py` begins a file of its own, so that one example can hold several. With "run" behind these words the
fault shows only when the example is run (by two processes: "run 2"), which the tests do. A diff fence breaks the
reference loop: its lines are taken out of (`-`) or put into (`+`) the named file; `...` separates places that are not
adjacent.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from looplint.regex import regex
from looplint.rule import Rule

KINDS = ("bad", "fixed", "good")
FILE = "train.py"  # the name of an example that names no file

_FENCE = regex(r"^(`{3,})(.*)$")
_NEW_FILE = regex(r"^# file: (\S+)$")
_MARK = regex(r"#\s*([A-Z]+\d{3}(?:[ ,]+[A-Z]+\d{3})*)\s*$")


@dataclass(frozen=True, slots=True)
class Fence:
    """A fenced block of a page: the words after the backticks, its text, and the line of the page where it begins."""

    words: tuple[str, ...]
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Example:
    """Code that shows a rule at work. `files` maps names to texts; `number` counts those of one kind from 1."""

    code: str
    kind: str
    number: int
    files: Mapping[str, str]
    processes: int = 0  # that run it, where only a run shows what it is about

    @property
    def id(self) -> str:
        """A name for test reports."""
        return f"{self.code}-{self.kind}-{self.number}"

    @property
    def expected(self) -> set[tuple[str, int]]:
        """The files and lines that carry the rule's code."""
        return {(name, line) for name, text in self.files.items() for line in marked(text, self.code)}


@dataclass(frozen=True, slots=True)
class Breakage:
    """A change to the reference loop after which exactly this rule reports."""

    code: str
    path: str
    diff: str

    def apply(self, text: str) -> str:
        """The changed text. Raises `ValueError` where a place is not found exactly once."""
        for hunk in re.split(r"^\.\.\.\n", self.diff, flags=re.MULTILINE):
            old, new = _sides(hunk)
            places = [match.start() for match in re.finditer(f"^{re.escape(old)}", text, re.MULTILINE)]
            if not old or len(places) != 1:
                raise ValueError(f"{self.code}: not found exactly once in {self.path}:\n{old}")
            text = text[: places[0]] + new + text[places[0] + len(old) :]
        return text


def _sides(hunk: str) -> tuple[str, str]:
    """What a diff finds and what it leaves; a blank line is context."""
    old, new = "", ""
    for line in hunk.splitlines(keepends=True):
        sign, text = (line[0], line[1:]) if line[0] in " +-" else (" ", line)
        old += text if sign != "+" else ""
        new += text if sign != "-" else ""
    return old, new


def fences(page: str) -> Iterator[Fence]:
    """The fenced blocks of a Markdown page. Raises `ValueError` for one that is never closed."""
    lines = iter(enumerate(page.splitlines(), 1))
    for number, line in lines:
        if opening := _FENCE.match(line):
            body: list[str] = []
            for _, inner in lines:
                if inner.rstrip() == opening[1]:
                    break
                body.append(inner + "\n")
            else:
                raise ValueError(f"the fence in line {number} is never closed")
            yield Fence(tuple(opening[2].split()), "".join(body), number)


def examples(rule: Rule) -> list[Example]:
    """The examples on a rule's page, in order. Raises `ValueError` for a Python fence of no known kind."""
    found: list[Example] = []
    for fence in fences(rule.doc):
        if fence.words[:1] != ("python",):
            continue
        kind, processes = _told(fence.words[1:])
        if kind not in KINDS:
            raise ValueError(f"{rule.code}: the fence in line {fence.line} is {kind!r}, not one of {', '.join(KINDS)}")
        number = 1 + sum(example.kind == kind for example in found)
        found.append(Example(rule.code, kind, number, split(fence.text), processes))
    return found


def _told(words: tuple[str, ...]) -> tuple[str, int]:
    """The kind of a fence, and by how many processes it is run: `bad`, `bad run`, `bad run 2`."""
    match words:
        case (kind, "run"):
            return kind, 1
        case (kind, "run", count) if count.isdecimal():
            return kind, int(count)
    return " ".join(words), 0


def breakages(rule: Rule) -> list[Breakage]:
    """The changes to the reference loop on a rule's page."""
    return [
        Breakage(rule.code, f.words[1], f.text) for f in fences(rule.doc) if f.words[:1] == ("diff",) and f.words[1:]
    ]


def split(text: str) -> dict[str, str]:
    """The files of one fence; what comes before the first `# file:` line is `FILE`."""
    files: dict[str, str] = {}
    name = FILE
    for line in text.splitlines(keepends=True):
        if opening := _NEW_FILE.match(line.rstrip()):
            name = opening[1]
        files[name] = files.get(name, "") + line
    return files


def unmarked(text: str) -> str:
    """A script without its marks."""
    return "\n".join(_MARK.sub("", line).rstrip() if _MARK.search(line) else line for line in text.split("\n"))


def marked(text: str, code: str) -> list[int]:
    """The lines of a text, from 1, that end with this code as a comment."""
    found = ((number, _MARK.search(line)) for number, line in enumerate(text.splitlines(), 1))
    return [number for number, mark in found if mark and code in re.split(r"[ ,]+", mark[1])]
