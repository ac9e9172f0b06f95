"""Every page's examples, run: a rule reports on the marked lines and nowhere else, and the reference loop is clean."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from looplint import Confidence
from looplint.check import Report, check_paths
from looplint.config import Config
from looplint.examples import Breakage, Example, breakages, examples
from looplint.rule import rules
from looplint.selection import Layer

ROOT = Path(__file__).parents[1]
EXAMPLES = [example for rule in rules().values() for example in examples(rule)]
RIGHT = [example for example in EXAMPLES if example.kind != "bad"]
BREAKAGES = [change for rule in rules().values() for change in breakages(rule)]


def write(files: Mapping[str, str], folder: Path) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def found(report: Report, folder: Path) -> set[tuple[str, str, int]]:
    """Code, file and line of each finding. What could not be checked fails the test."""
    assert report.problems == []
    spans = [(judged.rule.code, judged.finding.span) for judged in report.findings]
    return {(code, Path(at.path).resolve().relative_to(folder).as_posix(), at.line) for code, at in spans}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_exactly_the_marked_lines_are_found(example: Example, tmp_path: Path) -> None:
    write(example.files, tmp_path)
    about_others = not rules()[example.code].reads  # a suppression is unused only if the rule that it names was run
    select = ("ALL",) if about_others else (example.code,)
    report = check_paths([str(tmp_path)], Config(layers=(Layer(select=select),), confidence=Confidence.LOW))
    lines = {(name, line) for code, name, line in found(report, tmp_path) if code == example.code or not about_others}
    assert lines == (set() if example.processes else example.expected)


@pytest.mark.parametrize("example", RIGHT, ids=lambda example: example.id)
def test_what_a_page_calls_right_is_right_for_every_rule(example: Example, tmp_path: Path) -> None:
    write(example.files, tmp_path)
    assert found(check_paths([str(tmp_path)], Config()), tmp_path) == set()


def test_the_example_scripts_have_the_faults_that_they_are_shown_for() -> None:
    """One each, and none in those that are right."""
    assert {
        (code, name) for code, name, _ in found(check_paths([str(ROOT / "examples")], Config()), ROOT / "examples")
    } == {
        ("LL104", "train_accumulate.py"),
        ("LL203", "trainer_class/trainer.py"),
        ("LL301", "train_amp.py"),
        ("LL402", "schedule.ipynb"),
    }


ALONE = {"LL101", "LL209"}  # found where each file of the loop is read for itself, not yet in all of them together


def copy_of_the_loop(folder: Path, *, together: bool) -> None:
    """The package; `together`: in a project of its own, in which its imports lead from file to file."""
    shutil.copytree(ROOT / "reference_loop", folder / "reference_loop")
    if together:
        (folder / "pyproject.toml").touch()


def test_the_reference_loop_is_clean(tmp_path: Path) -> None:
    copy_of_the_loop(tmp_path, together=False)
    assert found(check_paths([str(tmp_path)], Config(confidence=Confidence.MEDIUM)), tmp_path) == set()


def test_the_reference_loop_is_clean_as_a_project(tmp_path: Path) -> None:
    copy_of_the_loop(tmp_path, together=True)
    assert found(check_paths([str(tmp_path)], Config()), tmp_path) == set()


@pytest.mark.parametrize("change", BREAKAGES, ids=lambda change: f"{change.code}-{change.path}")
def test_a_broken_reference_loop_is_found_by_exactly_this_rule(change: Breakage, tmp_path: Path) -> None:
    copy_of_the_loop(tmp_path, together=change.code not in ALONE)
    path = tmp_path / change.path
    path.write_text(change.apply(path.read_text("utf-8")), encoding="utf-8")
    report = check_paths([str(tmp_path)], Config(layers=(Layer(select=("error", "warning", change.code)),)))
    assert {code for code, *_ in found(report, tmp_path)} == {change.code}
