"""One bench for all tests that may share it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("torch")

from looplint.smoke.bench import Bench, opened

TASK = "reference_loop.task"


@pytest.fixture(scope="session")
def bench() -> Iterator[Bench]:
    """The bundled task on the CPU; what one probe has made, the next one uses."""
    with opened(TASK, "cpu") as made:
        yield made


@pytest.fixture
def fresh_bench(tmp_path: Path) -> Iterator[Bench]:
    """A bench on which nothing has been made yet."""
    with opened(TASK, "cpu", keep=tmp_path / "kept") as made:
        yield made
