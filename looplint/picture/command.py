"""`--lanes` and `--html FILE` of `looplint trace` and `looplint run`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TextIO

from looplint.picture import Picture
from looplint.picture.choose import pictures_of, pictures_of_runs
from looplint.report.excerpt import Sources
from looplint.report.summary import short
from looplint.rule import Judged, rules

if TYPE_CHECKING:
    from looplint.run import Run
    from looplint.static.modules import Project
    from looplint.static.source import Source


def draw_source(source: Source, project: Project, code: str | None, options: Any, color: bool) -> int:
    """Draw what a file does as far as its text tells, with what `looplint FILE` reports, or all that one rule finds.

    Raises `ValueError` for an entry that the file does not have, `ConfigError` where the page cannot be written.
    """
    from looplint.static.analyse import flows_of

    flows = flows_of(source, project)
    if options.entry:
        known = dict.fromkeys(flow.entry.name for flow in flows)
        flows = [flow for flow in flows if flow.entry.name == options.entry]
        if not flows:
            raise ValueError(f"no entry is named {options.entry!r}; there are: {', '.join(known) or 'none'}")
    drawn = pictures_of(flows, _wanted(source, project, code), source.path)
    return _show(drawn, short(source.path), Sources({source.path: source.text}), options, sys.stdout, color)


def _wanted(source: Source, project: Project, code: str | None) -> list[Judged]:
    if code is not None:
        from looplint.static.analyse import analyse

        every = analyse(source, project, list(rules().values())).findings
        return [judged for judged in every if judged.rule.code == code]
    from looplint.check import check_paths
    from looplint.config import Settings

    return list(check_paths([source.path], Settings()).findings)


def draw_runs(runs: Sequence[Run], findings: Sequence[Judged], options: Any) -> int:
    """Draw what the processes of a run did. Raises `ConfigError` where the page cannot be written."""
    from looplint.cli import wants_color

    title = short(runs[0].entry.path) if runs else "nothing was recorded"
    color = wants_color(options.color, sys.stderr)
    return _show(pictures_of_runs(runs, findings), title, Sources(), options, sys.stderr, color)


def _show(drawn: Sequence[Picture], title: str, sources: Sources, options: Any, stream: TextIO, color: bool) -> int:
    from looplint.cli import FINE, replace_file
    from looplint.trace.page import Page

    if options.html:
        from looplint.picture.html import page

        replace_file(options.html, page(drawn, title, sources), "--html")
    if options.lanes:
        from looplint.picture.text import draw

        on = Page(stream, color)
        draw(drawn, on, sources)
        if not drawn:
            on.say("nothing to draw: no training, evaluation or export begins here")
    return FINE


__all__ = ["draw_runs", "draw_source"]
