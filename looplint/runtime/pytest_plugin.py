"""For tests of training loops: the fixture `recorded_loop` fails a test whose loop is wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture
def recorded_loop() -> Iterator[None]:
    """Record the test, and fail it where a rule finds its loop to be wrong."""
    from looplint.runtime.recording import recording

    with recording() as run:
        yield
    if run.findings:
        told = (f"{f.finding.span.path}:{f.finding.span.line}: {f.rule.code} {f.finding.message}" for f in run.findings)
        pytest.fail("\n".join(["looplint finds the loop to be wrong:", *told]), pytrace=False)
