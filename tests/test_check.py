"""From paths to a report: what is kept, in which order, and how faults stay where they are."""

from __future__ import annotations

import os
import pickle
import sys
from pathlib import Path

import engine
import pytest

from looplint import Confidence, Config, Event, Loop, LoopKind, Note, Obj, Op, Role, Span, Turn, check, parallel
from looplint.check import Report, check_paths
from looplint.config import amended
from looplint.rule import Finding, Judged, broken_plugins, rules
from looplint.selection import Layer
from looplint.verdict import Verdict, settled

module = sys.modules["looplint.check"]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    engine.put_in_place(monkeypatch)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(path: str, *lines: str) -> None:
    file = Path(path)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(["import torch", *lines]))


def places(report: Report) -> list[tuple[str, int, str]]:
    return [(j.finding.span.path, j.finding.span.line, j.rule.code) for j in report.findings]


def settings(**table: object) -> Config:
    return amended(Config(), {key.replace("_", "-"): value for key, value in table.items()})


# -- faults stay where they are ------------------------------------------------------------------------------------
def test_one_bad_file_never_stops_the_rest(here: Path) -> None:
    write("a.py", "f(  # never closed")
    write("b.py", "# fails")
    write("c.py", "# dives")
    write("d.py", "# crashes LL301", "# finds LL101")
    write("e.py", "# finds LL101")
    Path("f.py").write_bytes(b"import torch\n'\xff'")
    report = check_paths([".", "gone.py"])
    assert places(report) == [("a.py", 2, "LL001"), ("d.py", 3, "LL101"), ("e.py", 2, "LL101"), ("f.py", 2, "LL001")]
    assert report.failed
    said = {problem.path: (problem.kind, problem.message) for problem in report.problems}
    assert said["gone.py"] == ("unreadable", "no such file or directory")
    assert said["b.py"][0] == said["c.py"][0] == said["d.py"][0] == "crash"
    assert "KeyError: 'a fault of the engine' (engine.py:" in said["b.py"][1]
    assert said["c.py"][1] == "nested too deeply to be followed, so no rule was run"
    assert said["d.py"][1].startswith("rule LL301 (clip-before-unscale) crashed: ZeroDivisionError: division by zero")


def test_a_file_that_vanishes_while_others_are_read_is_a_problem(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write("a.py", "# finds LL101")
    write("b.py")
    found = module.discover
    monkeypatch.setattr(module, "discover", lambda *args: [*found(*args), "vanished.py"])
    report = check_paths(["."])
    assert places(report) == [("a.py", 2, "LL101")]
    assert [(problem.path, problem.kind) for problem in report.problems] == [("vanished.py", "unreadable")]


def test_syntax_errors_concern_only_files_that_may_train(here: Path) -> None:
    Path("a.py").write_text("f(")
    Path("b.py").write_text("print 'hello'")
    report = check_paths(["."])
    assert (report.findings, report.problems, report.files) == ([], [], 2)


def test_tests_are_read_only_when_named(here: Path) -> None:
    write("pkg/test_train.py", "import pytest", "# finds LL101")
    write("pkg/train.py", "# finds LL101")
    assert places(check_paths(["pkg"])) == [("pkg/train.py", 2, "LL101")]
    assert places(check_paths(["pkg/test_train.py"])) == [("pkg/test_train.py", 3, "LL101")]


def test_a_syntax_error_cannot_be_deselected(here: Path) -> None:
    write("a.py", "f(")
    config = settings(select=["LL101"], ignore=["ALL"], per_file_ignores={"*": ["LL001"]})
    assert places(check_paths(["."], config)) == [("a.py", 2, "LL001")]


def test_other_kernels_are_skipped_and_said(here: Path) -> None:
    Path("r.ipynb").write_text('{"cells": [], "metadata": {"kernelspec": {"language": "R"}, "x": "torch"}}')
    report = check_paths(["."])
    assert report.skipped == [("r.ipynb", "its kernel speaks r, not Python")]
    assert (report.findings, report.problems, report.files) == ([], [], 0)


# -- what is kept --------------------------------------------------------------------------------------------------
def test_the_order_is_that_of_places(here: Path) -> None:
    write("b.py", "# finds LL102", "# finds LL101")
    write("a.py", "# finds LL103 # finds LL101")
    assert places(check_paths(["b.py", "a.py"])) == [
        ("a.py", 2, "LL101"), ("a.py", 2, "LL103"), ("b.py", 2, "LL102"), ("b.py", 3, "LL101"),
    ]  # fmt: skip


def test_confidence_and_selection_are_counted_in_what_is_hidden(here: Path) -> None:
    write("a.py", "# finds LL101 low", "# finds LL101 medium", "# finds LL101", "# finds LL101 advice")
    report = check_paths(["a.py"])
    assert [line for _, line, _ in places(report)] == [4]
    assert report.hidden == {"low": 1, "medium": 1, "advice": 1}
    assert [line for _, line, _ in places(check_paths(["a.py"], settings(confidence="medium")))] == [3, 4]
    assert [line for _, line, _ in places(check_paths(["a.py"], settings(confidence="low", select=["ALL"])))] == [
        2,
        3,
        4,
        5,
    ]
    assert [line for _, line, _ in places(check_paths(["a.py"], settings(select=["ALL"])))] == [4, 5]


def test_an_advice_rule_is_run_for_what_it_may_find_that_weighs_more(here: Path) -> None:
    write("a.py", "# finds LL115 advice", "# finds LL115 error")
    assert places(check_paths(["a.py"])) == [("a.py", 3, "LL115")]


def test_findings_in_other_files_are_kept_only_for_files_that_were_asked_for(here: Path) -> None:
    write("main.py", "# finds LL101 in lib/engine.py:2", "# finds LL101 in lib/other.py:2")
    write("lib/engine.py", "step()")
    write("lib/other.py", "step()")
    assert places(check_paths(["main.py", "lib/engine.py"])) == [("lib/engine.py", 2, "LL101")]


def test_a_file_has_the_name_that_the_user_gave_it(here: Path) -> None:
    write("lib/engine.py", "step()")
    write("main.py", f"# finds LL101 in {here / 'lib' / 'engine.py'}:2")
    [judged] = check_paths(["main.py", "lib/engine.py"]).findings
    assert judged.finding.span.path == judged.finding.notes[0].span.path == "lib/engine.py"


def test_comments_and_settings_of_the_file_in_which_a_finding_lies_hold(here: Path) -> None:
    write("main.py", "# finds LL101 in lib/engine.py:2", "# finds LL102 in lib/engine.py:3")
    write("lib/engine.py", "step()  # noqa", "step()")
    report = check_paths(["main.py", "lib/engine.py"])
    assert (places(report), report.hidden) == ([("lib/engine.py", 3, "LL102")], {"suppressed": 1})
    Path("lib/looplint.toml").write_text('ignore = ["LL102"]')
    assert places(check_paths(["main.py", "lib/engine.py"])) == []


def test_a_finding_that_several_files_lead_to_is_told_once_and_as_sure_as_the_surest(here: Path) -> None:
    write("a.py", "# finds LL101 low in c.py:2")
    write("b.py", "# finds LL101 in c.py:2")
    write("c.py", "step()  # finds")
    write("d.py", "# finds LL101 when in c.py:2")
    [judged] = check_paths(["."]).findings
    assert (judged.confidence, judged.when) == (Confidence.HIGH, "")


def test_settings_that_name_no_rule_are_found_in_their_file(here: Path) -> None:
    write("a.py")
    Path("looplint.toml").write_text('extend-select = [\n  "LL199",\n]\nper-file-ignores = { "*" = ["zero-grad"] }\n')
    found = check_paths(["a.py"]).findings
    file = str(here / "looplint.toml")
    assert [(j.rule.code, j.finding.span) for j in found] == [
        ("LL004", Span(file, 2, 3, 2, 10)),
        ("LL004", Span(file, 4, 29, 4, 40)),
    ]
    assert found[1].finding.message.startswith("there is no rule zero-grad")


def test_broken_settings_below_are_a_problem_and_the_files_are_read(here: Path) -> None:
    write("sub/a.py", "# finds LL101")
    Path("sub/looplint.toml").write_text("confidence = 3")
    report = check_paths(["."])
    assert places(report) == [("sub/a.py", 2, "LL101")]
    assert [(p.path, p.kind) for p in report.problems] == [(str(here / "sub" / "looplint.toml"), "config")]


def test_a_plugin_that_cannot_be_loaded_is_a_problem(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write("a.py", "# finds LL101")
    monkeypatch.setitem(broken_plugins, "ours", "ImportError: no module named numpy")
    report = check_paths(["."])
    assert places(report) == [("a.py", 2, "LL101")]
    assert [(p.path, p.message) for p in report.problems] == [
        ("ours", "its rules are missing: ImportError: no module named numpy")
    ]


def test_per_file_ignores_hold_for_the_file(here: Path) -> None:
    write("tests/a.py", "# finds LL101", "# finds LL102")
    write("b.py", "# finds LL101")
    Path("looplint.toml").write_text('[per-file-ignores]\n"tests/*" = ["LL101"]\n')
    assert places(check_paths(["."])) == [("b.py", 2, "LL101"), ("tests/a.py", 3, "LL102")]


def test_standard_input_is_a_file_of_its_name(here: Path) -> None:
    Path("looplint.toml").write_text('[per-file-ignores]\n"x.py" = ["LL101"]\n')
    data = b"import torch\n# finds LL101\n# finds LL102\n"
    assert places(check_paths([], stdin=("x.py", data))) == [("x.py", 3, "LL102")]
    report = check_paths([], stdin=("<stdin>", data))
    assert report.texts == {"<stdin>": data.decode()}
    assert report.files == 1


# -- the function for scripts as text ------------------------------------------------------------------------------
def test_check_gives_findings_of_a_text(here: Path) -> None:
    [judged] = check("import torch\n# finds LL101", filename="x.py")
    assert (judged.rule.code, judged.finding.span.path, judged.finding.span.line) == ("LL101", "x.py", 2)
    assert check("import torch\n# finds LL101 low") == []
    assert len(check("import torch\n# finds LL101 low", config=settings(confidence="low"))) == 1
    assert [judged.rule.code for judged in check("import torch (")] == ["LL001"]


def test_check_reads_no_settings_of_the_folder(here: Path) -> None:
    Path("looplint.toml").write_text('ignore = ["ALL"]')
    assert len(check("import torch\n# finds LL101")) == 1


def test_check_raises_where_looplint_fails(here: Path) -> None:
    with pytest.raises(RuntimeError, match="rule LL101"):
        check("import torch\n# crashes LL101")


# -- what leaves a file --------------------------------------------------------------------------------------------
def judged() -> Judged:
    """A finding with the whole graph of objects behind it, which holds a lambda: no process may want to send it."""
    model = Obj(Role.MODEL, "torch.nn.Linear", "model", facts={"weigh": lambda: 1})
    loop = Loop(LoopKind.BATCH, "loader", Span("a.py", 1), over=model)
    step = Event(Op.STEP, model, (Span("a.py", 2),), {"x": model}, (), (Turn(loop, 0), Turn(loop, 1)), index=4)
    return Judged(rules()["LL101"], Finding(step, "fault", notes=(Note(step, "here"),)), Confidence.HIGH)


def test_a_finding_travels_light_and_keeps_what_reports_show() -> None:
    verdict = settled(judged())
    copy: Verdict = pickle.loads(pickle.dumps(verdict))
    at = copy.judged.finding.at
    assert isinstance(at, Event)
    assert (at.op, at.obj, at.index, at.at) == (Op.STEP, None, 4, Span("a.py", 2))
    assert [turn.loop.at for turn in at.turns] == [Span("a.py", 1)] * 2
    assert at.turns[0].loop is at.turns[1].loop, "one loop stays one"
    assert at.turns[0].loop.over is None
    assert copy.judged.rule is rules()["LL101"]


# -- many processes ------------------------------------------------------------------------------------------------
@pytest.fixture
def project(here: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(module, "FEW_FILES", 3)
    monkeypatch.setattr(module, "FEW_BYTES", 100)
    monkeypatch.setattr(parallel, "CHUNK", 50)
    for number in range(20):
        write(
            f"f{number:02}.py", f"# finds LL101 in f{(number * 7) % 20:02}.py:2", "# finds LL102", "# finds LL103 low"
        )
    write("bad.py", "f(")
    write("crash.py", "# crashes LL101")
    return here


def test_processes_change_nothing(project: Path) -> None:
    one, two = check_paths(["."]), check_paths(["."], jobs=2)
    assert places(one) == places(two)
    assert len(one.findings) == 41
    assert (one.problems, one.files, one.hidden) == (two.problems, two.files, two.hidden)


def test_few_files_stay_in_one_process(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FEW_BYTES", 1_000_000)
    monkeypatch.setattr(parallel, "spread", None)
    assert len(check_paths(["."], jobs=2).findings) == 41


def test_a_process_that_is_killed_costs_one_file(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    examine = module.examine

    def deadly(job: object) -> object:
        if job.path == "f03.py":  # type: ignore[attr-defined]
            os._exit(1)
        return examine(job)

    monkeypatch.setattr(parallel, "examine", deadly)
    report = check_paths(["."], jobs=2)
    assert [(p.path, p.message) for p in report.problems if p.path != "crash.py"] == [
        ("f03.py", "looplint was killed while it read this file (out of memory?)")
    ]
    assert len(report.findings) == 41 - 2


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_is_told_to_the_last_file(jobs: int, project: Path) -> None:
    ticks: list[tuple[int, int]] = []
    check_paths(["."], jobs=jobs, tick=lambda done, total: ticks.append((done, total)))
    assert ticks[-1] == (22, 22)
    assert ticks == sorted(ticks)


ENGINE = """\
def evaluate(model, val_loader):
    model.eval()
    correct = 0
    for x, y in val_loader:
        correct += (model(x).argmax(1) == y).sum().item()
    return correct
"""
MAIN = """\
import torch
from torch import nn

from engine import evaluate

model, loader, val_loader = nn.Linear(4, 2), torch.load("loader.pt"), torch.load("val_loader.pt")
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model.train()
for x, y in loader:
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(x), y).backward()
    optimizer.step()
"""


def test_the_nearest_callers_are_read(tmp_path: Path) -> None:
    """In a collection of projects, many have an engine: the main beside it is the one that calls it."""
    for number in range(9):
        folder = tmp_path / f"project_{number}"
        folder.mkdir()
        (folder / "engine.py").write_text(ENGINE)
        call = "print(evaluate(model, val_loader))\n"
        (folder / "main.py").write_text(MAIN + (call if number == 8 else f"with torch.no_grad():\n    {call}"))
    (tmp_path / "pyproject.toml").write_text("")
    engines = [str(tmp_path / f"project_{number}" / "engine.py") for number in range(9)]
    report = check_paths(engines, Config(layers=(Layer(select=("LL202",)),)))
    assert {Path(judged.finding.span.path).parent.name for judged in report.findings} == {"project_8"}


@pytest.mark.parametrize(
    "forward",
    ["return self.last(x).softmax(dim=1)", "x = self.last(x)\n        x = torch.softmax(x, 1)\n        return x"],
)
def test_a_model_that_ends_in_probabilities_is_held_against_the_loss_of_another_file(
    forward: str, tmp_path: Path
) -> None:
    (tmp_path / "pyproject.toml").write_text("")
    model = tmp_path / "net.py"
    model.write_text(
        "import torch\nfrom torch import nn\nclass Net(nn.Module):\n"
        "    def __init__(self):\n        super().__init__()\n"
        f"        self.last = nn.Linear(8, 2)\n    def forward(self, x):\n        {forward}\n"
    )
    (tmp_path / "main.py").write_text(
        "import torch\nfrom net import Net\nmodel = Net()\ncriterion = torch.nn.CrossEntropyLoss()\n"
        "adam = torch.optim.Adam(model.parameters())\nfor x, y in torch.load('batches.pt'):\n    adam.zero_grad()\n"
        "    criterion(model(x), y).backward()\n    adam.step()\n"
    )
    (found,) = check_paths([str(model)], Config()).findings
    assert found.rule.code == "LL801"
    assert Path(found.finding.span.path) == model
