"""What every text report says the same way: places, problems, counts."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from looplint.events import Confidence, Group, Span
from looplint.report import plain
from looplint.report.terminal import Line, Piece, Terminal
from looplint.rule import Judged

if TYPE_CHECKING:
    from looplint.check import Problem, Report


def place(at: Span) -> str:
    """`train.py:41:9`, or `train.ipynb:cell 4:8:5` in a notebook; harmless on a terminal."""
    cell = f"cell {at.cell}:" if at.cell else ""
    return f"{short(at.path)}:{cell}{at.line}:{at.column}"


def short(path: str) -> str:
    """A path as seen from the working directory, where it lies below it; harmless on a terminal."""
    here = os.getcwd() + os.sep  # noqa: PTH109 - pathlib costs more than the whole function
    return plain(path.removeprefix(here))


def _problem(problem: Problem) -> Iterator[Line]:
    """A file that could not be read, or a rule that crashed; further lines of the message stand indented below."""
    at = Span(problem.path, problem.line, problem.column, cell=problem.cell)
    where = place(at) if problem.line else short(problem.path)
    first, *rest = problem.message.splitlines() or [""]
    yield [Piece(where, "place"), Piece("  "), Piece("problem", "error"), Piece(f" {plain(first)}")]
    yield from ([Piece(f"    {plain(line)}", "name")] for line in rest)


def write_summary(report: Report, terminal: Terminal) -> None:
    """Write what could not be checked, then one line of counts."""
    for problem in report.problems:
        for line in _problem(problem):
            terminal.write(*line)
    if report.problems:
        terminal.write()
    terminal.write(_found(report), Piece(_more(report), "name"))
    if said := _fixes(report):
        terminal.write(Piece(said, "name"))


def counts(report: Report) -> Counter[Group]:
    """The findings by group."""
    return Counter(judged.group for judged in report.findings)


def number(count: int, noun: str) -> str:
    """`1 error`, `3 errors`, `2 pieces of advice`."""
    head, of, rest = noun.partition(" of ")
    return f"{count} {head}{'' if count == 1 else 's'}{of}{rest}"


def _found(report: Report) -> str:
    by_group = counts(report)
    nouns = {Group.ERROR: "error", Group.WARNING: "warning", Group.ADVICE: "piece of advice"}
    parts = [number(by_group[group], noun) for group, noun in nouns.items() if by_group[group]]
    files = number(report.files, "file")
    if report.fixed:
        left = f"{', '.join(parts)} left" if parts else "nothing left"
        return f"Fixed {number(len(report.fixed), 'finding')}, {left} in {files}"
    return f"Found {', '.join(parts)} in {files}" if parts else f"Nothing found in {files}"


def fix_mark(judged: Judged, unsafe: bool) -> str:
    """` [*]` where `--fix` would repair a finding, with `--unsafe-fixes` where that was asked for."""
    fix = judged.finding.fix
    return " [*]" if fix is not None and fix.edits and (fix.safe or unsafe) else ""


def _fixes(report: Report) -> str:
    """How many findings `--fix` would repair."""
    repairs = [j.finding.fix for j in report.findings if j.finding.fix is not None and j.finding.fix.edits]
    ready = sum(fix.safe or report.unsafe_fixes for fix in repairs)
    hidden = len(repairs) - ready
    if not repairs:
        return ""
    if not ready:
        return f"{hidden} fixable with --fix --unsafe-fixes"
    more = f" ({hidden} more with --unsafe-fixes)" if hidden else ""
    return f"[*] {ready} fixable with --fix{more}"


def _more(report: Report) -> str:
    """How many more a lower `--confidence` would show."""
    more, parts = 0, list[str]()
    for level in (Confidence.MEDIUM, Confidence.LOW):
        if report.hidden.get(level):
            more += report.hidden[level]
            parts.append(f"{more} {'' if parts else 'more '}with --confidence {level}")
    return f" ({', '.join(parts)})" if parts else ""
