"""docs/smoke.md is what the probes say."""

from __future__ import annotations

from pathlib import Path

import pytest

from looplint.smoke.docs import main, text
from looplint.smoke.matrix import faults, key, load
from looplint.smoke.probe import probes


def test_is_current() -> None:
    assert main(["--check"]) == 0


def test_check_notices_a_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "smoke.md"
    assert main(["--check", str(path)]) == 1
    assert main([str(path)]) == 0
    assert main(["--check", str(path)]) == 0
    path.write_text(path.read_text() + "more\n")
    assert main(["--check", str(path)]) == 1
    assert "out of date" in capsys.readouterr().err


def test_every_fault_was_measured() -> None:
    """`python -m looplint.smoke.matrix` measures those that are missing, and forgets those that are gone."""
    measured = load()
    wanted = {key(probe, sabotage): probe for probe, sabotage in faults()}
    assert measured.keys() == wanted.keys()
    assert {name for names in measured.values() for name in names} <= set(probes())
    assert not [row for row, names in measured.items() if not wanted[row].slow and wanted[row].name not in names]


def test_holds_each_fault_and_each_page() -> None:
    page = text()
    for probe in probes().values():
        assert f"### {probe.name}\n" in page
        for sabotage in probe.sabotages:
            assert f"| {sabotage.name} |" in page
