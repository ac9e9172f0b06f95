"""`looplint trace`: what is on the page is what the reader saw, and what the judge will say."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest
from cases import load as load_cases

from looplint.cli import main
from looplint.rule import rules
from looplint.static.analyse import analyse, flows_of
from looplint.static.modules import Project
from looplint.static.source import load
from looplint.trace import trace

ROOT = Path(__file__).parent

AMP = """
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

def run(args):
    loader = DataLoader(TensorDataset(torch.rand(64, 8), torch.rand(64, 1)), batch_size=8)
    model = nn.Sequential(nn.Linear(8, 8), nn.Dropout(0.1), nn.Linear(8, 1))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scaler = torch.amp.GradScaler(enabled=True)
    for epoch in range(2):
        model.train()
        for inputs, wanted in loader:
            optimizer.zero_grad()
            loss = nn.functional.mse_loss(model(inputs), wanted)
            if args.amp:
                scaler.scale(loss).backward()
                nn.utils.clip_grad_norm_(model.parameters(), 1.0)
                scaler.step(optimizer)
                scaler.update()
            else:
                loss.backward()
                optimizer.step()

if __name__ == "__main__":
    import argparse
    parser = argparse.ArgumentParser()
    parser.add_argument("--amp", action="store_true")
    run(parser.parse_args())
"""

GATED = """
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.rand(64, 8), torch.rand(64, 1)), batch_size=8)
model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for i, (inputs, wanted) in enumerate(loader):
    loss = nn.functional.mse_loss(model(inputs), wanted) / 4
    loss.backward()
    if (i + 1) % 4 == 0 or i + 1 == len(loader):
        optimizer.step()
        optimizer.zero_grad()
"""

Traced = Callable[..., str]


@pytest.fixture
def traced(tmp_path: Path) -> Traced:
    """The trace of a script, or of a file of the tests."""

    def of(script: str | Path, code: str | None = None, **options: object) -> str:
        path = script
        if isinstance(script, str):
            path = tmp_path / "train.py"
            path.write_text(script)
        source = load(str(path))
        stream = StringIO()
        trace(source, Project.of(Path(source.path)), code, stream, False, **options)  # type: ignore[arg-type]
        return stream.getvalue()

    return of


def section(text: str, title: str) -> list[str]:
    """The lines of a section, up to the next empty one."""
    lines = text.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(title))
    return lines[start + 1 : next((n for n in range(start, len(lines)) if not lines[n]), len(lines))]


def squeezed(lines: list[str]) -> list[str]:
    """Lines with single spaces, so that columns may move."""
    return [" ".join(line.split()) for line in lines]


# -- sections ----------------------------------------------------------------------------------------------------
def test_objects_say_what_they_are_made_from_and_what_is_known_of_them(traced: Traced) -> None:
    found = squeezed(section(traced(AMP), "objects"))
    assert "8 │ model model torch.nn.Sequential mode matters: Dropout" in found
    assert "9 │ optimizer optimizer torch.optim.SGD of model" in found
    assert "10 │ scaler scaler torch.amp.GradScaler" in found
    assert "7 │ loader loader torch.utils.data.DataLoader of TensorDataset" in found


def test_a_name_alone_is_said_to_be_a_guess(traced: Traced) -> None:
    script = "def fit(model, loader):\n    for batch in loader:\n        model(batch).backward()\n"
    found = squeezed(section(traced(script), "objects"))
    assert any(line.startswith("│ model model ? guessed from its name or use") for line in found), found


def test_questions_have_a_kind_and_say_how_they_are_answered(traced: Traced) -> None:
    [amp] = squeezed(section(traced(AMP), "questions"))
    assert re.fullmatch(r"16 │ config \S*\.amp one answer for a whole run", amp)
    assert squeezed(section(traced(GATED), "questions")) == [
        "12 │ gate (i + 1) % 4 == 0 yes on turn 2 of 3 of the batch loop, every 4",
        "12 │ gate i + 1 == len(loader) yes on turn 3 of 3 of the batch loop",
    ]


def test_a_question_about_a_batch_is_data(traced: Traced) -> None:
    script = GATED.replace("(i + 1) % 4 == 0 or i + 1 == len(loader)", "loss.item() < 100")
    [question] = squeezed(section(traced(script), "questions"))
    assert question.startswith("12 │ data ")
    assert question.endswith("asked anew on each turn of the batch loop")


def test_the_flow_is_a_tree_of_calls_loops_and_choices(traced: Traced) -> None:
    lines = section(traced(AMP), "flow")
    shape = [(len(text) - len(text.lstrip()), text.strip()) for text in map(_tree, lines)]
    loop = next(i for i, (_, text) in enumerate(shape) if text.startswith("for epoch in"))
    depth = shape[loop][0]
    assert [(d - depth, text.split()[0]) for d, text in shape[loop:]] == [
        (0, "for"), (2, "train"), (2, "for"), (4, "zero-grad"), (4, "forward"), (4, "loss"),
        (4, "if"), (6, "scale"), (6, "backward"), (6, "clip"), (6, "step"), (6, "scaler-update"),
        (4, "else"), (6, "backward"), (6, "step"),
    ]  # fmt: skip
    assert "batch loop, 2 turns" in " ".join(lines)


def _tree(line: str) -> str:
    return line.partition("│ ")[2]


def test_a_test_of_several_questions_is_one_test(traced: Traced) -> None:
    flow = squeezed(section(traced(GATED), "flow"))
    assert "12 │ if (i + 1) % 4 == 0 or i + 1 == len(loader) gate: turns 2 and 3 of 3" in flow
    assert sum("if" in line.split() for line in flow) == 1


def test_the_body_of_a_test_of_several_questions_may_be_a_test_itself(traced: Traced) -> None:
    script = AMP.replace("if args.amp:", "if args.amp and args.clip:\n              if args.deep:")
    flow = section(traced(script), "flow")
    tests = [_tree(line).strip().split("  ")[0] for line in flow if re.match(r"(if|elif) ", _tree(line).strip())]
    assert [re.sub(r"\S+\.parse_args\(\)|args", "args", test) for test in tests][:2] == [
        "if args.amp and args.clip",
        "if args.deep",
    ]


def test_a_call_that_does_what_an_earlier_one_did_is_told_once(traced: Traced) -> None:
    script = """
import torch
model = torch.nn.Dropout()
def check(model):
    model.eval()
    model(1)
check(model)
check(model)
"""
    flow = squeezed(section(traced(script), "flow"))
    assert flow.count("5 │ eval model") == 1
    assert "│ as in the call at 7" in flow


def test_objects_of_one_name_are_not_taken_for_one_another(traced: Traced) -> None:
    script = """
import torch
a, b = torch.nn.Linear(1, 1), torch.nn.Linear(1, 1)
for part in (a, b):
    optimizer = torch.optim.SGD(part.parameters())
    optimizer.step()
"""
    flow = squeezed(section(traced(script), "flow"))
    assert "6 │ step optimizer of a" in flow
    assert "6 │ step optimizer of b" in flow


# -- runs --------------------------------------------------------------------------------------------------------
def test_runs_are_told_turn_by_turn_with_the_answers_that_lead_to_them(traced: Traced) -> None:
    text = traced(AMP)
    assert re.search(r"^run 1 of 2 .*\n +when \S*amp is true$", text, re.MULTILINE)
    assert re.search(r"^run 2 of 2 .*\n +when \S*amp is false$", text, re.MULTILINE)
    second = squeezed(section(text, "run 2 of 2"))
    assert second[second.index("│ epoch 1") :] == [
        "│ epoch 1", "12 │ train model", "│ batch 1", "14 │ zero-grad optimizer of model", "15 │ forward model",
        "15 │ loss mse_loss of model", "22 │ backward loss of model · reduction=mean", "23 │ step optimizer of model",
        "│ batch 2 as batch 1", "│ epoch 2 as epoch 1",
    ]  # fmt: skip


def test_gates_open_where_the_tree_says(traced: Traced) -> None:
    run = squeezed(section(traced(GATED), "run 1 of 1"))
    first, second = run.index("│ batch 1"), run.index("│ batch 2")
    assert not any("step" in line for line in run[first:second])
    assert "13 │ step optimizer of model" in run[second:]
    assert run[-1] == "│ batch 3 as batch 2"


def test_no_more_runs_than_wanted_and_the_rest_counted(traced: Traced) -> None:
    text = traced(AMP, most_runs=1)
    assert "run 2 of 2" not in text
    assert "… 1 more run; --runs 2 shows all" in text


# -- one rule ----------------------------------------------------------------------------------------------------
def test_a_rule_sees_only_what_it_reads(traced: Traced) -> None:
    text = traced(AMP, "LL301")
    seen = {_tree(line).split()[0] for line in section(text, "flow") if _tree(line).split()}
    ops = {str(op) for op in rules()["LL301"].reads}
    assert "clip" in seen
    assert not {"train", "forward", "zero-grad"} - ops & seen


def test_a_finding_stands_where_it_bites_with_its_notes_and_its_reason(traced: Traced) -> None:
    text = traced(AMP, "LL301")
    wrong = squeezed(section(text, "run 1 of"))
    bite = next(i for i, line in enumerate(wrong) if "└ LL301" in line)
    above = next(line for line in reversed(wrong[:bite]) if "└" not in line)
    assert above.startswith("18 │ clip model")
    assert re.search(r"run 1 of \d+  wrong", text)
    assert re.search(r"run 2 of \d+  right", text)
    verdict = text[text.index("error LL301") :]
    assert "high confidence" in verdict
    assert "high: every run that comes here is wrong" in verdict


def test_one_answer_that_separates_wrong_from_right_is_named(traced: Traced) -> None:
    script = AMP.replace("                nn.utils", "                if args.unscale:\n                    "
                         "scaler.unscale_(optimizer)\n                nn.utils")  # fmt: skip
    text = traced(script, "LL301")
    reason = text[text.index("error LL301") :]
    assert re.search(r"high: one answer separates wrong from right: \S*unscale is false", " ".join(reason.split()))


def test_a_rule_that_has_nothing_to_read_says_why(traced: Traced) -> None:
    text = traced(GATED, "LL301")
    assert "LL301 is not asked: of what it needs, this does not happen here: " in text
    assert "clip" in text.rpartition("here: ")[2]


CASES = [case for case in load_cases("bench") if case.rule and case.member("buggy")]


def chosen() -> list[Path]:
    members = (case.member("buggy") for case in CASES[::7])
    return [ROOT / member for member in members if member is not None and (ROOT / member).is_file()]


LEVELS = ["low", "medium", "high"]


@pytest.mark.parametrize("path", chosen(), ids=lambda path: path.parent.name)
def test_the_trace_says_what_the_check_says_and_its_reasons_amount_to_that(path: Path, traced: Traced) -> None:
    found = analyse(load(str(path)), Project.of(path), list(rules().values())).findings
    for code in {judged.rule.code for judged in found}:
        text = traced(path, code, most_runs=0)
        for judged in (one for one in found if one.rule.code == code):
            assert f"{judged.group} {code} {judged.rule.name}, {judged.confidence} confidence" in text
        blocks = verdicts(text)
        assert len(blocks) >= sum(one.rule.code == code for one in found)
        for said, reasons in blocks:
            levels = [word for word in LEVELS if any(reason.startswith(f"{word}: ") for reason in reasons)]
            if any(reason.startswith("at most medium: ") for reason in reasons):
                levels.append("medium")
            assert said in ("not", min(levels, key=LEVELS.index)), (code, said, reasons)


def test_bench_files_with_findings_are_among_those_compared() -> None:
    everything = list(rules().values())
    assert any(analyse(load(str(path)), Project.of(path), everything).findings for path in chosen()[:4])


def verdicts(text: str) -> list[tuple[str, list[str]]]:
    """The confidence and the reasons of each finding at the end of a trace."""
    found: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        if head := re.search(r"│ (?:error|warning|advice) LL\d+ \S+, (high|medium|low|not) ", line):
            found.append((head[1], []))
        elif found and _tree(line).startswith("  "):
            found[-1][1].append(_tree(line).strip())
    return found


# -- entries, files, notebooks -----------------------------------------------------------------------------------
TWO = """\
def fit(model, optimizer):
    optimizer.step()

def test(model, optimizer):
    model.eval()
    optimizer.zero_grad()
"""


def test_one_entry_may_be_asked_for(traced: Traced) -> None:
    assert re.findall(r"^── entry (\S+)", traced(TWO), re.MULTILINE) == ["fit", "test"]
    text = traced(TWO, entry="test")
    assert re.findall(r"^── entry (\S+)", text, re.MULTILINE) == ["test"]
    assert "nothing calls it, its parameters are unknown" in text


def test_an_entry_that_is_not_there_is_an_error_that_names_those_that_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "train.py").write_text(TWO)
    assert main(["trace", str(tmp_path / "train.py"), "--entry", "fitt"]) == 2
    assert "no entry is named 'fitt'; there are: fit, test" in capsys.readouterr().err


def test_lines_of_several_files_carry_the_file(tmp_path: Path, traced: Traced) -> None:
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "engine.py").write_text("def fit(optimizer):\n    optimizer.step()\n")
    main_file = tmp_path / "main.py"
    main_file.write_text(
        "import torch\nfrom engine import fit\nmodel = torch.nn.Linear(1, 1)\n"
        "optimizer = torch.optim.SGD(model.parameters())\nfit(optimizer)\n"
    )
    flow = squeezed(section(traced(main_file), "flow"))
    assert "main.py:5 │ fit(optimizer) → engine.py:1" in flow
    assert "engine.py:2 │ step optimizer of model" in flow


def test_places_in_a_notebook_are_cell_and_line(traced: Traced) -> None:
    case = next(case for case in load_cases("bench") if case.name == "LL403-notebook-onecycle")
    member = case.member("buggy")
    assert member is not None
    place = f"{case.meta['cell']}:{case.meta.get('cell_line') or case.meta['line']}"
    flow = squeezed(section(traced(ROOT / member), "flow"))
    assert any(line.startswith(f"{place} │ schedule scheduler") for line in flow), flow


def test_an_empty_file_has_nothing_to_follow(traced: Traced) -> None:
    assert "nothing to follow" in traced("print('hello')\n")


def test_the_example_of_the_documentation_is_what_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where this fails, the new text goes into docs/engine.md, and what is said about it is read again."""
    page = (ROOT.parent / "docs" / "engine.md").read_text(encoding="utf-8")
    fences = re.findall(r"^```(\w+)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    [script] = [body for language, body in fences if language == "python"]
    [printed] = [body for language, body in fences if language == "text"]
    (tmp_path / "train.py").write_text(script)
    monkeypatch.chdir(tmp_path)
    assert main(["trace", "train.py", "--rule", "LL301", "--color", "never"]) == 0
    assert capsys.readouterr().out.strip() == printed.strip()


# -- the page ----------------------------------------------------------------------------------------------------
def test_no_line_is_wider_than_the_page(traced: Traced) -> None:
    for case in CASES[::25]:
        member = case.member("buggy")
        if member is not None and (ROOT / member).is_file():
            assert max(map(len, traced(ROOT / member).splitlines())) <= 100


def test_what_a_file_says_cannot_move_the_cursor(traced: Traced) -> None:
    script = 'model.eval()\nif "\x1b[2J" in names:\n    model(1)\n'.replace("names", "sys.argv[1]")
    text = traced(f"import torch\nmodel = torch.nn.Linear(1, 1)\n{script}model.train()\n")
    assert "\x1b" not in text
    assert "\\x1b" in text


def test_a_terminal_without_box_characters_gets_plain_ones(tmp_path: Path) -> None:
    (tmp_path / "train.py").write_text(AMP)
    stream = TextIOWrapper(BytesIO(), encoding="ascii")
    trace(load(str(tmp_path / "train.py")), Project.of(tmp_path), "LL301", stream, False)
    stream.seek(0)
    text = stream.read()
    assert text.isascii()
    assert "\\u" not in text
    assert "  18 |" in text


def test_colour_changes_no_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    path = tmp_path / "train.py"
    path.write_text(AMP)
    source = load(str(path))
    texts = []
    for color in (False, True):
        stream = StringIO()
        trace(source, Project.of(path), "LL301", stream, color)
        texts.append(stream.getvalue())
    plain, colored = texts
    assert "\x1b[" in colored
    assert re.sub(r"\x1b\[[\d;]*m", "", colored) == plain


def test_a_plain_trace_does_not_load_rich(tmp_path: Path) -> None:
    path = tmp_path / "train.py"
    path.write_text(AMP)
    code = (
        "import sys; from looplint.cli import main\n"
        f"main(['trace', {str(path)!r}]); print('loaded:', *sorted({{m.partition('.')[0] for m in sys.modules}}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.splitlines()[-1].split()
    assert "looplint" in loaded
    assert not {"rich", "torch", "libcst"} & set(loaded)


def test_the_runs_drawn_are_those_of_the_reader(traced: Traced, tmp_path: Path) -> None:
    text = traced(AMP)
    [flow] = flows_of(load(str(tmp_path / "train.py")), Project.of(tmp_path / "train.py"))
    from looplint.events import Op
    from looplint.static.runs import enumerate_runs, project

    runs = enumerate_runs(project(flow.flow, frozenset(Op)), flow.entry)
    told = [int(n) for n in re.findall(r"^run \d+ of \d+  (\d+) events", text, re.MULTILINE)]
    assert sorted(told) == sorted(len(run.events) for run in runs)
