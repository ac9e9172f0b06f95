"""A run is held against what was foretold of it: each difference is named with its place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

pytest.importorskip("torch")

from looplint.rule import rules
from looplint.runtime.agreement import LOOP, run_of_the_loop, warm_up
from looplint.runtime.judgement import judged
from looplint.runtime.rebuild import Record
from looplint.runtime.trial import trial
from looplint.runtime.verify import Verdict, compared, told

ROOT = Path(__file__).parents[2]
HEAD = """\
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

model = nn.Sequential(nn.Linear(4, 8), nn.Dropout(0.1), nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
loader = DataLoader(TensorDataset(torch.randn(32, 4), torch.randn(32, 1)), batch_size=4)
"""


@pytest.fixture(autouse=True, scope="module")
def warm() -> None:
    warm_up()


def verdict(folder: Path, text: str) -> Verdict:
    script = folder / "train.py"
    script.write_text(HEAD + text)
    run = trial(script)
    assert run.error == ""
    return compared(judged([Record(run.lines)], ()).runs)


def differences(folder: Path, text: str) -> list[tuple[int, str, str]]:
    return [(one.at.line - HEAD.count("\n"), one.ran, one.read) for one in verdict(folder, text).differences]


def test_a_loop_that_is_read_rightly_is_foretold(tmp_path: Path) -> None:
    loop = """\
for epoch in range(2):
    for inputs, targets in loader:
        optimizer.zero_grad()
        nn.functional.mse_loss(model(inputs), targets).backward()
        optimizer.step()
"""
    found = verdict(tmp_path, loop)
    assert found.differences == []
    assert found.events > 8
    assert told(found) == [f"foretold: all {found.events} events of the run are as the reader read them"]


def test_what_the_text_does_not_show_is_said(tmp_path: Path) -> None:
    loop = """\
for inputs, targets in loader:
    optimizer.zero_grad()
    nn.functional.mse_loss(model(inputs), targets).backward()
    exec("optimizer.step()")
"""
    assert differences(tmp_path, loop) == [(4, "optimizer: step", "nothing of the kind happens here")]


def test_what_the_text_shows_and_does_not_happen_is_said(tmp_path: Path) -> None:
    loop = """\
optimizer.step = lambda: None
for inputs, targets in loader:
    optimizer.zero_grad()
    nn.functional.mse_loss(model(inputs), targets).backward()
    optimizer.step()
"""
    assert differences(tmp_path, loop) == [(5, "came past and did not do it", "optimizer: step")]


def test_what_both_say_otherwise_of_one_event_is_said(tmp_path: Path) -> None:
    loop = """\
setattr(torch, "is_" + "off", torch.set_grad_enabled(False))
for inputs, targets in loader:
    model(inputs)
"""
    (only,) = differences(tmp_path, loop)
    assert only == (3, "gradients are not recorded", "gradients are recorded")


def test_a_comprehension_is_a_loop_and_no_call(tmp_path: Path) -> None:
    loop = """\
model.eval()
with torch.no_grad():
    total = sum(model(inputs).sum() for inputs, targets in loader)
    each = [model(inputs).sum() for inputs, targets in loader]
"""
    assert differences(tmp_path, loop) == []


def test_a_generator_turns_the_loop_of_who_asks_it(tmp_path: Path) -> None:
    loop = """\
def grouped(loader, size):
    group = []
    for batch in loader:
        group.append(batch)
        if len(group) == size:
            yield group
            group = []

def train():
    for group in grouped(loader, 2):
        optimizer.zero_grad()
        for inputs, targets in group:
            nn.functional.mse_loss(model(inputs), targets).backward()
        optimizer.step()

train()
"""
    script = tmp_path / "train.py"
    script.write_text(HEAD + loop)
    (run,) = judged([Record(trial(script).lines)], ()).runs
    assert compared([run]).differences == []
    steps = [event.loops()[-1].index for event in run.events if event.op == "step"]
    assert steps == [0, 1, 3]  # the first two and the last are kept


def test_loaders_that_are_zipped_turn_one_loop(tmp_path: Path) -> None:
    loop = """\
for epoch in range(3):
    model.train()
    for first, second in zip(loader, DataLoader(loader.dataset, batch_size=8)):
        optimizer.zero_grad()
        model(first[0]).mean().backward()
        optimizer.step()
"""
    script = tmp_path / "train.py"
    script.write_text(HEAD + loop)
    (run,) = judged([Record(trial(script).lines)], ()).runs
    assert compared([run]).differences == []
    assert {event.loops()[0].index for event in run.events if event.op == "step"} == {0, 1, 2}


def test_a_mode_that_a_variable_decides_is_as_foretold(tmp_path: Path) -> None:
    loop = """\
def switch(on):
    model.train(on)

switch(len(loader) > 100)
for inputs, targets in loader:
    model(inputs)
"""
    assert differences(tmp_path, loop) == []


def test_a_program_whose_beginning_is_not_read_is_followed_where_it_is(tmp_path: Path) -> None:
    (tmp_path / "steps.py").write_text(
        "def train(model, optimizer, loader):\n    for inputs, targets in loader:\n        optimizer.zero_grad()\n"
        "        model(inputs).pow(2).mean().backward()\n        optimizer.step()\n"
    )
    found = verdict(tmp_path, "import steps\ngetattr(steps, 'tr' + 'ain')(model, optimizer, loader)\n")
    assert [one for one in found.differences if one.at.path.endswith("steps.py")] == []


def test_the_reference_loop_is_foretold_and_nothing_is_found_in_it(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "reference_loop", tmp_path / "reference_loop")
    (tmp_path / "pyproject.toml").touch()
    run, seen = run_of_the_loop(tmp_path, tuple(rules().values()))
    assert "--epochs" in LOOP
    assert run.error == ""
    assert [(one.rule.code, one.finding.span.line) for one in seen.findings] == []
    assert seen.steps > 4
    assert told(compared(seen.runs))[0].startswith("foretold: all ")
