"""What looplint sees in a file: objects, questions, flow and runs, and why a rule says what it says.

The first tool against a false alarm. `looplint trace FILE` shows all of it, `--rule CODE` what one rule gets to
read and what it makes of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TextIO

from looplint.events import Op
from looplint.report.summary import short
from looplint.report.terminal import Piece
from looplint.rule import Judged, Rule, rules
from looplint.static.analyse import EntryFlow, analyse, flows_of
from looplint.static.flow import Flow
from looplint.static.runs import project as projected
from looplint.trace import runs as drawn_runs
from looplint.trace.objects import object_rows
from looplint.trace.page import Page, Places, Row, count
from looplint.trace.questions import asked, question_rows
from looplint.trace.reasons import Hearing, hear, lacking
from looplint.trace.tree import tree, unfollowed

if TYPE_CHECKING:
    from looplint.static.modules import Project
    from looplint.static.source import Source

MOST_ENTRIES = 4  # drawn when nobody asks for one of them
MOST_RUNS = 3  # drawn of each entry unless told otherwise


def trace(
    source: Source,
    project: Project,
    rule_code: str | None,
    stream: TextIO,
    color: bool,
    *,
    entry: str = "",
    most_runs: int | None = None,
) -> None:
    """Write what the reader sees in a source, entry by entry.

    `rule_code`: only what this rule reads, with its findings and the reasons for their confidence. `entry`: only the
    entries of this name. `most_runs`: how many runs of each entry are drawn. Raises `ValueError` for an entry that the
    file does not have.
    """
    rule = rules()[rule_code] if rule_code else None
    flows = flows_of(source, project)
    reported = analyse(source, project, list(rules().values())).findings
    page = Page(stream, color)
    most = most_runs if most_runs is not None else MOST_RUNS
    chosen = _chosen(flows, entry, rule)
    if not entry:
        _contents(page, source, flows)
    for one in chosen if entry else chosen[:MOST_ENTRIES]:
        _Drawing(page, one, rule, reported, most).draw(_origin(one, source))
    left = [] if entry else chosen[MOST_ENTRIES:]
    if left:
        page.say(f"… {count(len(left), 'more entry', 'more entries')}; --entry {left[0].entry.name} shows that one")
        page.blank()
    if rule is None:
        _findings(page, reported)
    elif not chosen:
        why = lacking(flows[0], rule) if len(flows) == 1 else "no entry has all that it needs"
        page.say(f"{rule.code} is not asked: {why}")


def _chosen(flows: Sequence[EntryFlow], name: str, rule: Rule | None) -> list[EntryFlow]:
    """The entries to draw: those of a name, or those with something to read for the rule."""
    if name:
        found = [flow for flow in flows if flow.entry.name == name]
        if not found:
            known = ", ".join(dict.fromkeys(flow.entry.name for flow in flows)) or "none"
            raise ValueError(f"no entry is named {name!r}; there are: {known}")
        return found
    return [flow for flow in flows if rule is None or not lacking(flow, rule)]


def _contents(page: Page, source: Source, flows: Sequence[EntryFlow]) -> None:
    """The entries, one a line."""
    page.heading(short(source.path), count(len(flows), "entry", "entries"))
    if not flows:
        page.say("nothing to follow: no training, evaluation or export begins here")
        return
    width = max(len(flow.entry.name) for flow in flows)
    for flow in flows if len(flows) > 1 else ():
        page.line([Piece(f"  {flow.entry.name:<{width}}  ", "place"), Piece(_origin(flow, source), "name")])
    page.blank()


def _origin(flow: EntryFlow, source: Source) -> str:
    what = "the program" if flow.entry.whole else "nothing calls it, its parameters are unknown"
    return what if flow.entry.path == source.path else f"{short(flow.entry.path)}: {what}"


def _findings(page: Page, reported: Sequence[Judged]) -> None:
    """What all rules say, in brief."""
    if not reported:
        page.say("no rule finds anything here")
        return
    page.heading("findings", "--rule CODE shows why")
    places = Places(judged.finding.span for judged in reported)
    rows = []
    for judged in sorted(reported, key=lambda j: (j.finding.span, j.rule.code)):
        said = [Piece(f"{judged.rule.code} ", str(judged.group)), Piece(judged.rule.name)]
        when = f", when {judged.when.removeprefix('when ')}" if judged.when else ""
        rows.append(Row(said, f"{judged.group}, {judged.confidence} confidence{when}", judged.finding.span))
    page.rows(rows, places)


class _Drawing:
    """One entry on the page."""

    def __init__(self, page: Page, flow: EntryFlow, rule: Rule | None, reported: Sequence[Judged], most: int) -> None:
        self.page = page
        self.flow = flow
        self.rule = rule
        self.reported = reported
        self.most = most
        ops = rule.reads if rule is not None else frozenset(Op)
        self.seen: Flow = projected(flow.flow, ops)
        self.hearing: Hearing = hear(flow, rule)

    def draw(self, origin: str) -> None:
        """Write the sections."""
        self.page.heading(f"entry {self.flow.entry.name}", origin)
        questions = asked(self.seen)
        branches = tree(self.seen, questions)
        places = Places(row.at for row in branches if row.at is not None)
        self._section("objects", object_rows(self.seen))
        self._section("questions", question_rows(questions))
        self._section("flow", branches, places)
        self._section("not followed", unfollowed(self.flow.flow))
        if self.rule is not None and self.hearing.silent:
            self.page.say(self.hearing.silent)
            self.page.blank()
            return
        self._runs(drawn_runs.RunDrawer(questions, self.rule), places)
        if self.rule is not None:
            for block in self.hearing.reasons(self.reported):
                self.page.rows(block, places)
                self.page.blank()

    def _section(self, title: str, rows: list[Row], places: Places | None = None) -> None:
        if rows:
            self.page.title(title)
            self.page.rows(rows, places or Places(row.at for row in rows if row.at is not None))
            self.page.blank()

    def _runs(self, drawer: drawn_runs.RunDrawer, places: Places) -> None:
        alike = drawn_runs.alike(self.hearing, self.rule)
        for number, pattern in enumerate(alike[: self.most], 1):
            self.page.title(f"run {number} of {len(alike)}", drawer.aside(pattern))
            self.page.rows(drawer.answers(pattern), None)
            self.page.rows(drawer.events(pattern, alike[0] if number > 1 else None), places)
            self.page.blank()
        if len(alike) > self.most:
            self.page.say(f"… {count(len(alike) - self.most, 'more run')}; --runs {len(alike)} shows all")
            self.page.blank()


__all__ = ["trace"]
