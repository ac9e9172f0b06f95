"""A baseline: the findings that a project has for now, so that only new ones are reported.

A finding is known again by its rule, its file and the text of its line, however the lines around have moved.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING

from looplint.config import ConfigError

if TYPE_CHECKING:
    from looplint.check import Report

VERSION = 1


def without(report: Report, path: str) -> Report:
    """The report without what the baseline holds; what it hides is counted as "baseline".

    Raises `ConfigError` where the file cannot be read or is no baseline.
    """
    from looplint.report.excerpt import Sources
    from looplint.report.fingerprint import fingerprint

    left, sources, kept = _read(path), Sources(report.texts), []
    for judged in report.findings:
        mark = fingerprint(judged, sources)
        if left[mark] > 0:
            left[mark] -= 1
        else:
            kept.append(judged)
    hidden = len(report.findings) - len(kept)
    return report._replace(findings=kept, hidden={**report.hidden, "baseline": hidden} if hidden else report.hidden)


def text(report: Report) -> str:
    """The baseline that hides all findings of a report: sorted, a finding a line, to be read in a diff."""
    from looplint.report.excerpt import Sources
    from looplint.report.fingerprint import fingerprint, relative

    sources = Sources(report.texts)
    marks = Counter(
        (relative(judged.finding.span.path), judged.rule.code, fingerprint(judged, sources))
        for judged in report.findings
    )
    rows = [{"file": file, "code": code, "mark": mark, "count": n} for (file, code, mark), n in sorted(marks.items())]
    lines = ",\n".join(f"  {json.dumps(row)}" for row in rows)
    return f'{{"version": {VERSION}, "findings": [\n{lines}\n]}}\n'


def _read(path: str) -> Counter[str]:
    try:
        with open(path, encoding="utf-8") as file:  # noqa: PTH123
            data = json.load(file)
        if data["version"] != VERSION:
            raise ConfigError(f"this baseline has version {data['version']}; looplint reads {VERSION}", path)
        return Counter({str(row["mark"]): int(row["count"]) for row in data["findings"]})
    except OSError as error:
        raise ConfigError(f"the baseline cannot be read: {(error.strerror or str(error)).lower()}", path) from None
    except (ValueError, KeyError, TypeError):
        raise ConfigError("this is no baseline: write one with --write-baseline", path) from None
