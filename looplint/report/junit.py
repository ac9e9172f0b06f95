"""JUnit's XML, which every CI shows: a test case for each file with findings, one that passes where there are none."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, TextIO
from xml.etree import ElementTree as Xml

from looplint.report import plain
from looplint.report.fingerprint import relative
from looplint.report.summary import place

if TYPE_CHECKING:
    from looplint.check import Report
    from looplint.rule import Judged


def render(report: Report, stream: TextIO) -> None:
    """Write one suite."""
    failures, errors = len(report.findings), len(report.problems)
    counted = {"name": "looplint", "failures": str(failures), "errors": str(errors), "skipped": "0"}
    suites = Xml.Element("testsuites")
    suite = Xml.SubElement(suites, "testsuite", counted)
    for path, found in groupby(report.findings, key=lambda judged: judged.finding.span.path):
        case = _case(suite, relative(path))
        for judged in found:
            _failure(case, judged)
    for problem in report.problems:
        case = _case(suite, relative(problem.path))
        Xml.SubElement(case, "error", {"message": plain(problem.message)})
    if not len(suite):
        _case(suite, f"{report.files} files")
    suite.set("tests", str(len(suite)))
    Xml.indent(suites)
    stream.write(f'<?xml version="1.0" encoding="utf-8"?>\n{Xml.tostring(suites, encoding="unicode")}\n')


def _case(suite: Xml.Element, name: str) -> Xml.Element:
    return Xml.SubElement(suite, "testcase", {"name": plain(name), "classname": "looplint"})


def _failure(case: Xml.Element, judged: Judged) -> None:
    finding = judged.finding
    failure = Xml.SubElement(case, "failure", {"type": judged.rule.code, "message": plain(finding.message)})
    lines = [f"{place(finding.span)}: {judged.rule.code} {finding.message}"]
    lines += [f"{place(note.span)}: {note.text}" for note in finding.notes]
    lines += [f"help: {finding.fix.title}"] if finding.fix else []
    failure.text = "\n".join(map(plain, lines))
