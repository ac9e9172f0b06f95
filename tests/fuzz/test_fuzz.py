"""The short version of `python tests/fuzz`."""

from __future__ import annotations

import importlib.util
import random
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

HERE = Path(__file__).parent
SECONDS = 5


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, HERE / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


mutate = load("mutate")
reading = load("reading")


@pytest.fixture(scope="module")
def scripts() -> list[bytes]:
    return [path.read_bytes() for path in sorted(reading.BENCH.rglob("*.py"))]


def test_mutations_are_read_without_a_fault(scripts: list[bytes]) -> None:
    codes: Counter[str] = Counter()
    for number in range(80):
        data = mutate.mutated(scripts, random.Random(f"short/{number}"))
        assert reading.read(data, "train.py", SECONDS, codes) == "", number
    assert len(codes) > 15, "the mutations no longer reach the rules"
    assert codes["LL001"] < 30


def test_mutations_of_notebooks_are_as_well() -> None:
    notebooks = [path.read_bytes() for path in sorted(reading.BENCH.rglob("*.ipynb"))]
    for number in range(40):
        data = mutate.of_bytes(notebooks[number % len(notebooks)], notebooks[0], random.Random(number))
        assert reading.read(data, "train.ipynb", SECONDS, Counter()) == "", number


def test_faults_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise RecursionError

    def endless(*_: Any, **__: Any) -> None:
        while True:
            pass

    for replacement, says in ((broken, "crash-RecursionError"), (endless, "hang")):
        monkeypatch.setattr(reading, "check_paths", replacement)
        assert reading.read(b"import torch", "train.py", 0.1, Counter()) == says
