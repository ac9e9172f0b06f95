"""A baseline hides what was there, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from looplint import cli

LOOP = """\
import torch

model = torch.nn.Linear(4, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 8, 4):
    model(inputs).sum().backward()
    optimizer.step()
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "train.py").write_text(LOOP)
    assert run("--write-baseline", "known.json") == 0
    return tmp_path


def run(*words: str) -> int:
    return cli.main(["--isolated", "--quiet", ".", *words])


def test_hides_what_it_holds(folder: Path) -> None:
    assert run() == 1
    assert run("--baseline", "known.json") == 0


def test_survives_moved_lines(folder: Path) -> None:
    (folder / "train.py").write_text('"""New."""\n\nimport os\n' + LOOP)
    assert run("--baseline", "known.json") == 0


def test_shows_what_is_new(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "train.py").write_text(LOOP.replace("sum()", "mean()"))
    assert run("--baseline", "known.json") == 1
    (folder / "train.py").write_text(LOOP)
    (folder / "second.py").write_text(LOOP)
    capsys.readouterr()
    assert run("--baseline", "known.json", "--output-format", "concise") == 1
    assert {line.partition(":")[0] for line in capsys.readouterr().out.splitlines()} == {"second.py"}


def test_a_second_one_of_a_kind_is_new(folder: Path) -> None:
    """The same line again in the same file: the baseline holds it once."""
    (folder / "train.py").write_text(LOOP + LOOP.partition("\n\n")[2])
    assert run("--baseline", "known.json") == 1


def test_can_be_read_in_a_diff(folder: Path) -> None:
    lines = (folder / "known.json").read_text().splitlines()
    assert len(lines) == 3
    assert json.loads(lines[1])["file"] == "train.py"


@pytest.mark.parametrize(
    ("text", "said"), [("{", "is no baseline"), ('{"version": 2}', "version 2"), (None, "cannot be read")]
)
def test_says_what_is_wrong_with_it(
    text: str | None, said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if text is not None:
        (folder / "known.json").write_text(text)
    else:
        (folder / "known.json").unlink()
    assert run("--baseline", "known.json") == 2
    assert said in capsys.readouterr().err
