"""`looplint explain FILE:LINE`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from looplint import cli
from looplint.trace.line import Line, parsed

SCRIPT = """\
import torch
model = torch.nn.Linear(2, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x, y in loader:
    if args.train:
        loss = torch.nn.functional.mse_loss(model(x), y)
        loss.backward()
        optimizer.step()
print("done")
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("train.py").write_text(SCRIPT)


def explained(place: str, capsys: pytest.CaptureFixture[str], status: int = 0) -> str:
    assert cli.main(["explain", place]) == status
    out, err = capsys.readouterr()
    return err if status else out


def test_places_are_understood_as_reports_print_them() -> None:
    assert parsed("train.py:41") == parsed("train.py:41:9") == Line("train.py", 41)
    assert parsed("a b/c.ipynb:cell 4:8:5") == parsed("a b/c.ipynb:cell 4:8") == Line("a b/c.ipynb", 8, 4)
    assert parsed("train.py:x") is None


def test_what_was_seen_is_told_with_its_conditions(capsys: pytest.CaptureFixture[str]) -> None:
    out = explained("train.py:7", capsys)
    assert "backward; loss" in out
    assert "if args.train" in out
    assert "LL101 zero-grad-missing: reported" in out
    assert "LL107 backward-without-step" in out.partition("find nothing wrong here")[2]
    made = explained("train.py:3", capsys)
    assert "make; optimizer optimizer = torch.optim.SGD" in made


def test_why_a_finding_is_not_reported_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    Path("looplint.toml").write_text("ignore = ['LL101']\n")
    assert "LL101 zero-grad-missing: not selected" in explained("train.py:7", capsys)
    Path("looplint.toml").unlink()
    Path("train.py").write_text(SCRIPT.replace("backward()", "backward()  # looplint: ignore[LL101] so"))
    assert "LL101 zero-grad-missing: silenced by a comment" in explained("train.py:7", capsys)


def test_a_line_on_the_way_to_a_finding_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert "on the way to LL101 zero-grad-missing at train.py:7:9: reported" in explained("train.py:8", capsys)


def test_rules_that_lack_something_say_what(capsys: pytest.CaptureFixture[str]) -> None:
    not_asked = explained("train.py:7", capsys).partition("not asked")[2]
    assert "LL308 unscale-repeated: unscale" in not_asked
    assert "LL107" not in not_asked


def test_a_line_that_does_nothing_to_a_training_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert "nothing that a rule could read" in explained("train.py:9", capsys)
    Path("other.py").write_text("x = 1\n")
    assert "this file is not read" in explained("other.py:1", capsys)


def test_cells_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    cells = [{"cell_type": "code", "metadata": {}, "outputs": [], "source": SCRIPT}]
    Path("a.ipynb").write_text(json.dumps({"cells": cells, "metadata": {}, "nbformat": 4}))
    assert "LL101 zero-grad-missing: reported" in explained("a.ipynb:cell 1:7", capsys)
    assert "say which cell, as in 'a.ipynb:cell 2:7'" in explained("a.ipynb:7", capsys, status=2)


@pytest.mark.parametrize(
    ("place", "says"),
    [
        ("nope.py:3", "nope.py: no such file or directory"),
        ("train.py:99", "train.py has 10 lines"),
        ("train.py:x", "neither a rule nor a place"),
    ],
)
def test_what_is_no_place_is_said_in_one_line(place: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    err = explained(place, capsys, status=2)
    assert says in err
    assert err.count("\n") == 1
