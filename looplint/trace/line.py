"""`looplint explain FILE:LINE`: what the reader saw in a line, and why rules say what they say of it, or nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, TextIO

from looplint.config import Config
from looplint.events import Confidence, Op, Span
from looplint.report import plain
from looplint.report.summary import place
from looplint.report.terminal import Piece
from looplint.rule import Judged, Rule, rules
from looplint.static.analyse import EntryFlow, analyse, flows_of
from looplint.static.discover import matters
from looplint.static.flow import EventNode, nodes
from looplint.static.modules import Project
from looplint.static.source import Source, load
from looplint.suppress import Suppressions, suppressions
from looplint.trace.page import Page, Row, count
from looplint.trace.reasons import lacking

_PLACE = re.compile(r"(?P<path>.+?)(?::cell (?P<cell>\d+))?:(?P<line>\d+)(?::\d+)?")
_SURE = list(Confidence)


class Line(NamedTuple):
    """A line of a file, or of a cell (from 1) of a notebook."""

    path: str
    line: int
    cell: int = 0

    def meets(self, at: Span, path: str) -> bool:
        """Whether a place in a file touches the line."""
        return at.path == path and at.cell == self.cell and at.line <= self.line <= max(at.line, at.end_line)


def parsed(word: str) -> Line | None:
    """What `train.py:41`, `train.py:41:9` or `a.ipynb:cell 4:8` means; None for anything else."""
    found = _PLACE.fullmatch(word)
    return Line(found["path"], int(found["line"]), int(found["cell"] or 0)) if found else None


def explain(where: Line, config: Config, stream: TextIO, color: bool) -> None:
    """Write what was seen, and what the rules make of it.

    Raises `SourceError` for a file that cannot be read, `ValueError` for a line that it does not have.
    """
    source = load(where.path)
    if source.notebook and not where.cell:
        raise ValueError(f"{where.path} is a notebook: say which cell, as in '{where.path}:cell 2:{where.line}'")
    text = source.line(where.line, where.cell)
    if not text and where.line > len(source.lines):
        raise ValueError(f"{where.path} has {count(len(source.lines), 'line')}")
    page = Page(stream, color)
    page.heading(place(Span(where.path, where.line, 1, cell=where.cell)), plain(text.strip()))
    if not matters(source.text.encode("utf-8", "surrogatepass")):
        page.say("this file is not read: nothing in it has to do with a training")
        return
    _Explanation(page, where, source, config).write()


class _Explanation:
    def __init__(self, page: Page, where: Line, source: Source, config: Config) -> None:
        self.page, self.where, self.source, self.config = page, where, source, config
        project = Project.of(Path(source.path))
        self.flows = flows_of(source, project)
        every = analyse(source, project, list(rules().values()), config.target_torch or "").findings
        self.findings = [judged for judged in every if where.meets(judged.finding.span, source.path)]
        self.passing = [j for j in every if j not in self.findings and self.passes(j)]
        self.selection = config.selection(source.path)
        self.suppressions = Suppressions(suppressions(source))

    def passes(self, judged: Judged) -> bool:
        """Whether the path of a finding elsewhere comes by."""
        return any(self.where.meets(note.span, self.source.path) for note in judged.finding.notes)

    def write(self) -> None:
        """All sections."""
        here = [(flow, node) for flow in self.flows for node in self.at(flow)]
        self.seen(here)
        for judged in self.findings:
            said = f"{judged.rule.code} {judged.rule.name}: {self.fate(judged)}"
            self.page.line([Piece(f"  {said}", str(judged.group))])
            message = f"{plain(judged.finding.message)}{_when(judged)}"
            self.page.rows([Row([Piece(message)], wrap=True)], None)
            self.page.blank()
        for judged in self.passing:
            at = place(judged.finding.span)
            self.page.say(f"on the way to {judged.rule.code} {judged.rule.name} at {at}: {self.fate(judged)}")
        if self.passing:
            self.page.blank()
        if here:
            self.silent(list({id(flow): flow for flow, _ in here}.values()), {node.op for _, node in here})

    def at(self, flow: EntryFlow) -> Iterator[EventNode]:
        return (node for node in nodes(flow.flow) if self.where.meets(node.span, self.source.path))

    # -- what was seen ---------------------------------------------------------------------------------------------
    def seen(self, here: Sequence[tuple[EntryFlow, EventNode]]) -> None:
        self.page.title("seen here")
        lines = dict.fromkeys(_described(flow, node) for flow, node in here)
        for line in lines:
            self.page.say(f"  {line}")
        if not lines:
            reason = (
                "it is reached by no run" if self.flows else "no training, evaluation or export begins in this file"
            )
            self.page.say(f"  nothing that a rule could read: either it does nothing to a training, or {reason}")
        self.page.blank()

    # -- and what rules make of it -----------------------------------------------------------------------------------
    def fate(self, judged: Judged) -> str:
        """What becomes of a finding, under the settings that hold for the file."""
        if self.suppressions.hide(judged):
            return "silenced by a comment"
        if not self.selection.chosen(judged.rule.code, judged.group):
            return f"not selected: --extend-select {judged.rule.code} would report it"
        if _SURE.index(judged.confidence) < _SURE.index(self.config.confidence):
            why = f" ({judged.finding.doubt})" if judged.finding.doubt else ""
            return f"below the confidence asked for{why}: --confidence {judged.confidence} would report it"
        return "reported"

    def silent(self, flows: Sequence[EntryFlow], ops: set[Op]) -> None:
        """The rules that read what happens here, and report nothing."""
        told = {judged.rule.code for judged in (*self.findings, *self.passing)}
        reading = [rule for rule in rules().values() if rule.reads & ops and rule.code not in told]
        asked, idle, unselected = [], [], []
        for rule in reading:
            why = [lacking(flow, rule) for flow in flows]
            if all(why):
                idle.append((rule, why[0]))
            elif self.selection.runs(rule):
                asked.append(rule)
            else:
                unselected.append(rule)
        self.listed("asked, and find nothing wrong here", asked)
        self.listed("not selected; they would find nothing either", unselected)
        if idle:
            self.page.title("not asked", "of what they need, something does not happen")
            for rule, why_not in idle:
                self.page.say(f"  {rule.code} {rule.name}: {why_not.rpartition(': ')[2]}")
            self.page.blank()
        self.page.say(f"looplint trace --rule CODE {plain(self.where.path)} shows the runs that a rule is given")

    def listed(self, title: str, found: Sequence[Rule]) -> None:
        if found:
            self.page.title(title)
            for rule in found:
                self.page.say(f"  {rule.code} {rule.name}")
            self.page.blank()


def _when(judged: Judged) -> str:
    return f" (when {plain(judged.when.removeprefix('when '))})" if judged.when else ""


def _described(flow: EntryFlow, node: EventNode) -> str:
    """One event: what happens, to what, under which conditions, and in which run."""
    obj = node.obj
    parts = [str(node.op)]
    if obj is not None:
        known = f" = {obj.made}" if obj.made else ", of which the making was not seen"
        parts.append(f"{obj.role} {obj.name or '?'}{known}")
    parts += [f"under {context.scope}" for context in node.under]
    parts += [f"if {guard.text}" for guard in node.guards]
    parts.append(f"in {flow.entry.name}")
    return plain("; ".join(parts))
