"""Beginning with a project that has findings: only those on changed lines, or all silenced where they stand."""

from __future__ import annotations

import ast
import json
import os
import subprocess
from pathlib import Path

import pytest

from looplint import cli

HEAD = "import torch\nmodel = torch.nn.Linear(2, 2)\noptimizer = torch.optim.SGD(model.parameters(), lr=0.1)\n"
LOOP = """\
for x, y in loader:
    loss = torch.nn.functional.mse_loss(model(x), y)
    loss.backward()
    optimizer.step()
"""
WRONG = HEAD + LOOP


class Command:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.status, self.out, self.err = 0, "", ""

    def __call__(self, *words: str) -> list[str]:
        """The findings, as `file:line code`."""
        self.status = cli.main(["--no-cache", "--output-format", "concise", *words])
        self.out, self.err = self.capsys.readouterr()
        lines = [line.split(" ") for line in self.out.splitlines() if " LL" in line]
        return [f"{place.rpartition(':')[0].rpartition(':')[0]} {code}" for place, code, *_ in lines]


@pytest.fixture
def command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.chdir(tmp_path)
    return Command(capsys)


def git(*words: str) -> str:
    names = {f"GIT_{who}_{what}": "a@b.c" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    env = {**os.environ, **names, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
    return subprocess.run(["git", *words], check=True, capture_output=True, text=True, env=env).stdout


def commit(**files: str) -> None:
    for name, text in files.items():
        path = Path(name.replace("__", ".") if "." not in name else name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    git("add", "-A")
    git("commit", "-q", "-m", "more")


@pytest.fixture
def repository(command: Command) -> None:
    git("init", "-q", "-b", "main")
    commit(train__py=WRONG, pyproject__toml="")


# -- --diff-base -------------------------------------------------------------------------------------------------
@pytest.mark.usefixtures("repository")
def test_nothing_is_reported_where_nothing_changed(command: Command) -> None:
    assert command("train.py") == ["train.py:6 LL101"]
    assert command("--diff-base", "HEAD", "--verbose", "train.py") == []
    assert "not shown: 1 on unchanged lines" in command.err
    assert command.status == 0


@pytest.mark.usefixtures("repository")
def test_only_what_touches_changed_lines_is_reported(command: Command) -> None:
    other = LOOP.replace("model", "model2").replace("optimizer", "optimizer2")
    more = HEAD.removeprefix("import torch\n").replace("model", "model2").replace("optimizer", "optimizer2")
    Path("train.py").write_text("import torch\n\n" + WRONG.removeprefix("import torch\n") + more + other)
    assert command("train.py") == ["train.py:7 LL101", "train.py:13 LL101"]
    assert command("--diff-base", "HEAD", "train.py") == ["train.py:13 LL101"]


@pytest.mark.usefixtures("repository")
def test_a_deleted_line_has_changed_what_was_around_it(command: Command) -> None:
    commit(train__py=WRONG.replace("    loss.backward", "    optimizer.zero_grad()\n    loss.backward"))
    assert command("train.py") == []
    Path("train.py").write_text(WRONG)
    assert command("--diff-base", "HEAD", "train.py") == ["train.py:6 LL101"]
    assert command("--diff-base", "HEAD~1", "train.py") == []


@pytest.mark.usefixtures("repository")
def test_what_git_does_not_know_is_new_as_a_whole(command: Command) -> None:
    Path("new.py").write_text(WRONG)
    git("mv", "train.py", "renamed-é.py")
    assert command("--diff-base", "HEAD", ".") == ["new.py:6 LL101", "renamed-é.py:6 LL101"]


@pytest.mark.usefixtures("repository")
def test_changes_of_the_other_branch_are_not_ours(command: Command) -> None:
    git("checkout", "-q", "-b", "topic")
    commit(other__py="x = 1\n")
    git("checkout", "-q", "main")
    commit(train__py=WRONG.replace("lr=0.1", "lr=0.2").replace("    optimizer.step()", "    optimizer.step( )"))
    git("checkout", "-q", "topic")
    assert command("--diff-base", "main", "train.py") == []


@pytest.mark.usefixtures("repository")
def test_it_works_from_below_the_root(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    commit(**{"sub/deep.py": WRONG})
    monkeypatch.chdir("sub")
    assert command("--diff-base", "HEAD", ".") == []
    assert command("--diff-base", "HEAD~1", ".") == ["deep.py:6 LL101"]


def notebook(*cells: str) -> str:
    listed = [{"cell_type": "code", "metadata": {}, "outputs": [], "source": cell.splitlines(True)} for cell in cells]
    return json.dumps({"cells": listed, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}, indent=1)


@pytest.mark.usefixtures("repository")
def test_cells_of_a_notebook_are_compared(command: Command) -> None:
    commit(**{"a.ipynb": notebook(HEAD, LOOP)})
    Path("a.ipynb").write_text(notebook("# a new first cell", HEAD, LOOP))
    assert command("a.ipynb") == ["a.ipynb:cell 3:3 LL101"] or command.out
    assert command("--diff-base", "HEAD", "a.ipynb") == []
    Path("a.ipynb").write_text(notebook(HEAD, LOOP.replace("    loss.backward()", "    loss.backward( )")))
    command("--diff-base", "HEAD", "a.ipynb")
    assert "LL101" in command.out


@pytest.mark.usefixtures("repository")
@pytest.mark.parametrize("revision", ["nope", "--output=x", "HEAD~9", ""])
def test_an_unknown_revision_is_said_in_one_line(revision: str, command: Command) -> None:
    command(f"--diff-base={revision}", "train.py")
    assert command.status == 2
    assert command.err == f"looplint: error: --diff-base: git knows no revision {revision!r}\n"
    assert not Path("x").exists()


def test_no_repository_is_said_in_one_line(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(Path.cwd().parent))
    Path("train.py").write_text(WRONG)
    command("--diff-base", "HEAD", "train.py")
    assert command.status == 2
    assert command.err.startswith("looplint: error: --diff-base: not a git repository")
    assert command.err.count("\n") == 1


@pytest.mark.usefixtures("repository")
def test_no_git_is_said_in_one_line(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    command("--diff-base", "HEAD", "train.py")
    assert (command.status, command.err) == (2, "looplint: error: --diff-base: git is not installed\n")


@pytest.mark.usefixtures("repository")
def test_nothing_that_a_repository_names_is_run(command: Command) -> None:
    for name in ("diff.external", "core.fsmonitor", "core.pager", "diff.x.textconv"):
        git("config", name, f"touch {Path.cwd()}/pwned;")
    Path(".gitattributes").write_text("*.py diff=x\n")
    Path("train.py").write_text("# changed\n" + WRONG)
    assert command("--diff-base", "HEAD", "train.py") == []
    assert not Path("pwned").exists()


# -- --add-suppressions ------------------------------------------------------------------------------------------
def silenced(command: Command, text: str, *words: str) -> str:
    Path("train.py").write_bytes(text.encode())
    assert command("train.py") != []
    command("train.py", "--add-suppressions", *words)
    assert (command.status, command.out) == (0, "")
    assert command("train.py") == []
    return Path("train.py").read_bytes().decode()


def test_each_finding_is_silenced_on_its_line(command: Command) -> None:
    new = silenced(command, WRONG, "known, see #12")
    assert new == WRONG.replace(".backward()", ".backward()  # looplint: ignore[LL101] known, see #12")
    assert "1 finding silenced in 1 file" in command.err or command.err == ""


def test_a_reason_is_not_needed(command: Command) -> None:
    assert "    loss.backward()  # looplint: ignore[LL101]\n" in silenced(command, WRONG)


def test_line_ends_and_the_last_line_stay(command: Command) -> None:
    text = WRONG.replace("    optimizer.step()\n", "").replace(
        "    loss.backward()\n", "    optimizer.step(); loss.backward()"
    )
    text = text.replace("\n", "\r\n")
    assert silenced(command, text) == text + "  # looplint: ignore[LL106]"


def test_a_comment_that_is_there_is_amended(command: Command) -> None:
    Path("train.py").write_text(WRONG.replace(".backward()", ".backward()  # looplint: ignore[LL301] why"))
    command("train.py", "--add-suppressions", "--ignore", "LL002")
    assert ".backward()  # looplint: ignore[LL301, LL101] why\n" in Path("train.py").read_text()


@pytest.mark.parametrize(
    "backward",
    [
        "    loss \\\n        .backward()\n",
        "    loss.backward(\n        retain_graph=True,\n    )\n",
        "    print('''\n''', loss.backward(), '''\n''')\n",
        "    x = '''\n'''; loss.backward(); y = '''\n'''\n",
        "    loss.backward(); x = 'a' \\\n        'b'\n",
        "    x = 'a' \\\n        'b'; loss.backward(); y = '''\n'''\n",
    ],
)
def test_neither_strings_nor_continued_lines_are_broken(backward: str, command: Command) -> None:
    text = WRONG.replace("    loss.backward()\n", backward)
    new = silenced(command, text)
    assert ast.dump(ast.parse(new)) == ast.dump(ast.parse(text))
    assert len(new.split("ignore[")) == 2


def test_of_a_notebook_all_else_stays_as_it_is(command: Command) -> None:
    old = notebook(HEAD, LOOP).replace('"metadata": {}, ', '"metadata" : {"x":  1.50},')
    Path("a.ipynb").write_text(old)
    command("a.ipynb", "--add-suppressions", "known")
    new = Path("a.ipynb").read_text()
    assert new == old.replace("loss.backward()", "loss.backward()  # looplint: ignore[LL101] known")
    assert new != old
    assert command("a.ipynb") == []


def test_what_cannot_be_written_is_said(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("train.py").write_text(WRONG)
    monkeypatch.setattr(os, "access", lambda *_: False)
    command("train.py", "--add-suppressions")
    assert command.status == 1
    assert "train.py:6:5: LL101: cannot be written: permission denied" in command.err
    assert Path("train.py").read_text() == WRONG


def test_a_file_that_does_not_parse_is_not_silenced(command: Command) -> None:
    Path("train.py").write_text("import torch\nfor\n")
    command("train.py", "--add-suppressions")
    assert command.status == 2
    assert Path("train.py").read_text() == "import torch\nfor\n"


# -- the default format ------------------------------------------------------------------------------------------
def test_in_githubs_workflows_findings_become_annotations(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    Path("train.py").write_text(WRONG)
    cli.main(["--no-cache", "train.py"])
    assert capsys.readouterr().out.startswith("::error title=LL101 ")
    cli.main(["--no-cache", "train.py", "--output-file", "report.txt"])
    assert Path("report.txt").read_text().startswith("train.py:6:5")
    Path("looplint.toml").write_text("output-format = 'concise'\n")
    cli.main(["--no-cache", "train.py"])
    assert capsys.readouterr().out.startswith("train.py:6:5: LL101")
