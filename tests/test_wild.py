"""The verdicts on real projects can be read, and a comparison with them says what has changed."""

import sys
from pathlib import Path

import pytest

WILD = Path(__file__).parent / "wild"
sys.path.insert(0, str(WILD))

from check import compare, verdicts  # noqa: E402

TEXT = """\
# judged by reading
train.py:12 LL101 real
train.py:40 LL203 false the caller restores the mode
notes/a.ipynb:4:7 LL401 real
"""


def test_verdicts_are_read() -> None:
    assert verdicts(TEXT) == {
        ("train.py:12", "LL101"): "real",
        ("train.py:40", "LL203"): "false",
        ("notes/a.ipynb:4:7", "LL401"): "real",
    }


@pytest.mark.parametrize("line", ["train.py:12 LL101", "train.py:12 LL101 maybe", "train.py LL101 real"])
def test_a_line_without_a_verdict_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="no verdict"):
        verdicts(line)


def test_a_second_verdict_is_refused() -> None:
    with pytest.raises(ValueError, match="a second one"):
        verdicts("a.py:1 LL101 real\na.py:1 LL101 false\n")


def test_what_changed_is_told_apart() -> None:
    judged = verdicts(TEXT)
    reported = {("train.py:12", "LL101"): "", ("train.py:40", "LL203"): "", ("train.py:50", "LL501"): ""}
    done = compare(judged, reported)
    assert done.confirmed == [("train.py:12", "LL101")]
    assert done.vanished == [("notes/a.ipynb:4:7", "LL401")]
    assert done.false == [("train.py:40", "LL203")]
    assert done.unjudged == [("train.py:50", "LL501")]
    assert not done.holds
    assert compare(judged, {("train.py:12", "LL101"): "", ("notes/a.ipynb:4:7", "LL401"): ""}).holds


@pytest.mark.parametrize("file", sorted(WILD.glob("*.txt")), ids=lambda file: file.name)
def test_every_verdict_file_is_in_order(file: Path) -> None:
    assert verdicts(file.read_text(encoding="utf-8"))
    assert file.stem.rsplit("-", 1)[1][0].isdigit()
