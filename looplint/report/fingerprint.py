"""What a finding is called that must be known again later: by code scanning, by a baseline."""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from collections.abc import Iterable

from looplint.report.excerpt import Sources
from looplint.rule import Judged


def fingerprint(judged: Judged, sources: Sources) -> str:
    """Code, file and the text of the reported line: the same finding after the lines above it have changed."""
    at = judged.finding.span
    line = (sources.line(at.path, at.line, at.cell) or "").strip()
    told = "\0".join((judged.rule.code, relative(at.path), line))
    return hashlib.sha256(told.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def numbered(findings: Iterable[Judged], sources: Sources) -> list[str]:
    """The fingerprint of each finding, with a number that tells twins in one file apart."""
    seen = Counter[str]()
    marks = []
    for judged in findings:
        mark = fingerprint(judged, sources)
        seen[mark] += 1
        marks.append(f"{mark}:{seen[mark]}")
    return marks


def relative(path: str) -> str:
    """The path as seen from the working directory, with forward slashes; one that lies elsewhere as it is."""
    path, here = os.path.abspath(path), os.getcwd() + os.sep  # noqa: PTH100, PTH109 - links stay as they were given
    return path.removeprefix(here).replace(os.sep, "/")
