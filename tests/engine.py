"""A stand-in for the engine: comments in a script say what the rules find in it, and where they fail."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module

import pytest

from looplint import Confidence, Event, Finding, Group, Note, Op, Rule, Span
from looplint.rule import Judged, rules
from looplint.static.analyse import Analysis
from looplint.static.source import Source

_SAYS = re.compile(r"#(?:.*?) ?(?P<verb>finds|crashes|fails|dives) ?(?P<code>LL\d+)?(?P<rest>[^#]*)")


def analyse(source: Source, chosen: Sequence[Rule], torch: str = "") -> Analysis:
    """`# finds LL101 [low|medium] [advice] [in FILE:LINE]`, `# crashes LL101`, `# fails`, `# dives`."""
    analysis = Analysis()
    codes = {rule.code for rule in chosen}
    for number, line in enumerate(source.text.split("\n"), 1):
        for said in _SAYS.finditer(line):
            if said["verb"] == "fails":
                raise KeyError("a fault of the engine")
            if said["verb"] == "dives":
                raise RecursionError
            if said["code"] not in codes:
                continue
            if said["verb"] == "crashes":
                analysis.crashes.append((said["code"], "ZeroDivisionError: division by zero"))
            else:
                analysis.findings.append(_judged(source, number, said["code"], said["rest"]))
    return analysis


def _judged(source: Source, number: int, code: str, rest: str) -> Judged:
    cell, line = source.place(number)
    span = Span(source.path, line, 1, line, 1 + len(source.lines[number - 1]), cell)
    if elsewhere := re.search(r"in (\S+):(\d+)", rest):
        span = Span(elsewhere[1], int(elsewhere[2]), 1)
    place = Event(Op.STEP, None, (span,), {}, (), (), index=number)
    confidence = next((level for level in Confidence if level in rest.split()), Confidence.HIGH)
    group = next((group for group in Group if group in rest.split()), None)
    finding = Finding(place, f"fault {code}", notes=(Note(place, "here"),), group=group)
    return Judged(rules()[code], finding, confidence, when="when it is so" if "when" in rest.split() else "")


def put_in_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `looplint.check` ask this engine."""
    monkeypatch.setattr(import_module("looplint.check"), "_analyse", analyse)
