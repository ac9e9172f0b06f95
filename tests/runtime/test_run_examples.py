"""The examples on the pages of rules that need numbers, run: the marked lines are found, nothing in the others."""

from __future__ import annotations

import io
import runpy
import subprocess
import sys
import threading
from pathlib import Path

import pytest

pytest.importorskip("torch")

from looplint import Confidence, Group
from looplint.events import Op
from looplint.examples import Example, examples
from looplint.rule import Judged, iter_rules, rules
from looplint.runtime.cli import RunOptions, environment
from looplint.runtime.hooks import listen
from looplint.runtime.judgement import judged, read_all
from looplint.runtime.rebuild import Record
from looplint.runtime.recorder import Recorder

RUN = [example for rule in rules().values() for example in examples(rule) if example.processes]


def ran(example: Example, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Judged]:
    """What all rules say of an example, run by itself: no caller of ours is around it in a thread."""
    for name, text in example.files.items():
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(folder)
    records = together(folder, example.processes) if example.processes > 1 else alone()
    seen = judged(records, list(iter_rules()))
    assert seen.problems == []
    return seen.findings


def together(folder: Path, processes: int) -> list[Record]:
    """The records of several processes."""
    record = folder / "record"
    record.mkdir()
    given = environment(str(record), RunOptions())
    count = ["--standalone", "--nproc-per-node", str(processes)]
    command = [sys.executable, "-m", "torch.distributed.run", *count, "train.py"]
    subprocess.run(command, env=given, check=True, capture_output=True)
    return read_all(record)


def alone() -> list[Record]:
    """The record of this process."""
    out, failures = io.StringIO(), []

    def record() -> None:
        recorder = Recorder(lambda: out)
        patches = listen(recorder)
        try:
            runpy.run_path("train.py", run_name="__main__")
        except BaseException as error:
            failures.append(error)
        finally:
            patches.remove()
            recorder.finish()

    thread = threading.Thread(target=record)
    thread.start()
    thread.join()
    assert failures == []
    return [Record(out.getvalue().splitlines())]


def test_there_are_examples_to_run() -> None:
    needing = {code for code, rule in rules().items() if rule.runs_only}
    assert {example.code for example in RUN} >= needing > set()


@pytest.mark.parametrize("example", RUN, ids=lambda example: example.id)
def test_a_run_shows_exactly_the_marked_lines(
    example: Example, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    findings = ran(example, tmp_path, monkeypatch)
    found = {
        (Path(one.finding.span.path).name, one.finding.span.line) for one in findings if one.rule.code == example.code
    }
    assert found == example.expected
    assert all(one.confidence is Confidence.HIGH for one in findings if one.rule.code == example.code)


@pytest.mark.parametrize("example", [e for e in RUN if e.kind != "bad"], ids=lambda example: example.id)
def test_a_run_of_what_is_right_shows_nothing(
    example: Example, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    findings = ran(example, tmp_path, monkeypatch)
    assert [one.rule.code for one in findings if one.group is not Group.ADVICE] == []


def test_rules_that_need_numbers_cost_nothing_where_nothing_runs() -> None:
    """The op that they need is in no text."""
    for rule in rules().values():
        if rule.runs_only:
            assert Op.OBSERVE in rule.needs
