"""Every probe holds on the bundled loop, and every fault that it names makes it fail."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Verdict
from looplint.smoke.probe import Probe, probes
from looplint.smoke.running import run_one
from looplint.smoke.sabotage import Sabotage

patient = pytest.mark.skipif(not os.environ.get("LOOPLINT_SLOW"), reason="takes a minute: set LOOPLINT_SLOW=1")
PROBES = [pytest.param(p, id=p.name, marks=[patient] if p.slow else []) for p in probes().values()]
SABOTAGES = [
    pytest.param(p, s, id=f"{p.name}-{s.name.replace(' ', '-')}", marks=[patient] if p.slow else [])
    for p in probes().values()
    for s in p.sabotages
]


@pytest.mark.parametrize("probe", PROBES)
def test_probe_holds(probe: Probe, bench: Bench) -> None:
    outcome = run_one(probe, bench)
    assert outcome.verdict is Verdict.HOLDS, (outcome.reason, outcome.failed, outcome.detail)
    assert any(m.limit for m in outcome.measurements), "it judges nothing"


@pytest.mark.parametrize(("probe", "sabotage"), SABOTAGES)
def test_sabotage_is_noticed(probe: Probe, sabotage: Sabotage, fresh_bench: Bench) -> None:
    with sabotage.applied():
        outcome = run_one(probe, fresh_bench, to_the_end=False)
    assert outcome.verdict is Verdict.FAILS, (outcome.reason, outcome.measurements, outcome.detail)


@pytest.mark.parametrize("probe", probes().values(), ids=lambda p: p.name)
def test_page_keeps_its_promises(probe: Probe) -> None:
    assert probe.sabotages, "a probe that cannot fail proves nothing"
    assert len({s.name for s in probe.sabotages}) == len(probe.sabotages)
    headings = re.findall(r"^## (.+)$", probe.doc, re.MULTILINE)
    assert headings == ["What it measures", "Tolerance", "If it fails"]
    assert 0 < probe.tells <= 100
    assert probe.seconds > 0
    assert Path(probe.path).stem.replace("_", "-") == probe.name
    assert Path(probe.path).parent.name == probe.group


def test_no_two_probes_tell_as_much() -> None:
    order = [p.tells for p in probes().values()]
    assert order == sorted(set(order), reverse=True)


def test_sabotage_names_are_unlike() -> None:
    places = [(s.module, s.old, s.new, p.name) for p in probes().values() for s in p.sabotages]
    assert len(set(places)) == len(places)
