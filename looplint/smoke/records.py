"""The outcomes for machines: JSON and JUnit XML."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

from looplint.smoke.measurement import Measurement, Verdict, plain
from looplint.smoke.running import Outcome, Session


def as_json(session: Session, about: dict[str, Any], seconds: float) -> str:
    """One object: what it ran on, each probe with its measurements, what was left out, and the exit code."""
    record = {
        **about,
        "probes": [_probe(o) for o in session.outcomes],
        "left_out": [p.name for p in session.left_out],
        "seconds": round(seconds, 3),
        "exit": session.code,
    }
    return json.dumps(record, indent=2, allow_nan=False)


def _probe(outcome: Outcome) -> dict[str, Any]:
    return {
        "name": outcome.probe.name,
        "group": outcome.probe.group,
        "title": outcome.probe.title,
        "verdict": outcome.verdict.value,
        "reason": outcome.reason or None,
        "seconds": round(outcome.seconds, 3),
        "cpu_seconds": round(outcome.cpu_seconds, 3),
        "measurements": [_measurement(m) for m in outcome.measurements],
    }


def _measurement(m: Measurement) -> dict[str, Any]:
    value = plain(m.value)
    return {
        "what": m.what,
        "value": value,
        "shown": m.shown,
        "limit": m.limit or None,
        "holds": m.holds,
        "hint": m.hint or None,
    }


def as_junit(session: Session, about: dict[str, Any], seconds: float) -> str:
    """One test case per probe; a failure lists the measurements that do not hold."""
    verdicts = [o.verdict for o in session.outcomes]
    counts = {
        "tests": len(verdicts) + len(session.left_out),
        "failures": verdicts.count(Verdict.FAILS),
        "errors": verdicts.count(Verdict.BROKEN),
        "skipped": verdicts.count(Verdict.SKIPPED) + len(session.left_out),
    }
    attributes = {"name": "looplint smoke", "time": f"{seconds:.3f}", **{k: str(v) for k, v in counts.items()}}
    root = ElementTree.Element("testsuites", attributes)
    suite = ElementTree.SubElement(root, "testsuite", attributes)
    properties = ElementTree.SubElement(suite, "properties")
    for name, value in about.items():
        ElementTree.SubElement(properties, "property", name=name, value=str(value))
    for outcome in session.outcomes:
        _case(suite, outcome)
    for probe in session.left_out:
        case = ElementTree.SubElement(suite, "testcase", classname=probe.group, name=probe.name, time="0")
        ElementTree.SubElement(case, "skipped", message="left out by the budget")
    ElementTree.indent(root)
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=True)


def _case(suite: ElementTree.Element, outcome: Outcome) -> None:
    case = ElementTree.SubElement(
        suite, "testcase", classname=outcome.probe.group, name=outcome.probe.name, time=f"{outcome.seconds:.3f}"
    )
    if outcome.verdict is Verdict.FAILS:
        told = [f"{m.what}: {m.shown}, must be {m.limit}. {m.hint}".strip() for m in outcome.failed]
        ElementTree.SubElement(case, "failure", message=told[0]).text = "\n".join(told)
    elif outcome.verdict is Verdict.BROKEN:
        ElementTree.SubElement(case, "error", message=outcome.reason).text = outcome.detail
    elif outcome.verdict is Verdict.SKIPPED:
        ElementTree.SubElement(case, "skipped", message=outcome.reason)
    lines = [f"{m.what}: {m.shown}" + (f" ({m.limit})" if m.limit else "") for m in outcome.measurements]
    ElementTree.SubElement(case, "system-out").text = "\n".join(lines)
