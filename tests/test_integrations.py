"""looplint within other tools: the real ones, on projects made for it. They are in the extra `dev`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WRONG = """\
import torch
model = torch.nn.Linear(2, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x, y in loader:
    loss = torch.nn.functional.mse_loss(model(x), y)
    loss.backward()
    optimizer.step()
"""
RIGHT = WRONG.replace("    loss.backward()", "    optimizer.zero_grad()\n    loss.backward()")


def run(*words: str, cwd: Path, **more: str) -> subprocess.CompletedProcess[str]:
    names = {f"GIT_{who}_{what}": "a@b.c" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    env = {**os.environ, **names, "GIT_CONFIG_GLOBAL": os.devnull, "PYTHONPATH": str(ROOT), **more}
    return subprocess.run(words, cwd=cwd, env=env, capture_output=True, text=True, check=False)


def notebook(text: str) -> str:
    cell = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None, "source": text}
    return json.dumps({"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5})


# -- pre-commit --------------------------------------------------------------------------------------------------
def git(*words: str, cwd: Path) -> None:
    done = run("git", *words, cwd=cwd)
    assert done.returncode == 0, done.stderr


@pytest.fixture
def hook(tmp_path: Path) -> Path:
    """A repository with the hook of this one.

    looplint is already installed, as the test's own Python has it: to build and install it is what `.ci/run` does.
    """
    made = tmp_path / "hook"
    made.mkdir()
    text = (ROOT / ".pre-commit-hooks.yaml").read_text("utf-8")
    assert "language: python\n" in text
    command = f"{sys.executable} -m looplint --force-exclude"
    text = text.replace("language: python\n", "language: system\n").replace(
        "entry: looplint --force-exclude", f"entry: {command}"
    )
    (made / ".pre-commit-hooks.yaml").write_text(text, "utf-8")
    git("init", "-q", cwd=made)
    git("add", ".", cwd=made)
    git("commit", "-qm", "hook", cwd=made)
    return made


def test_the_hook_runs_under_the_real_pre_commit(hook: Path, tmp_path: Path) -> None:
    pytest.importorskip("pre_commit", reason="pre-commit is in the extra dev")
    project = tmp_path / "project"
    project.mkdir()
    revision = run("git", "rev-parse", "HEAD", cwd=hook).stdout.strip()
    (project / ".pre-commit-config.yaml").write_text(
        f"repos:\n- repo: {hook.as_uri()}\n  rev: {revision}\n  hooks:\n  - id: looplint\n"
        "    args: [--output-format, concise]\n"
    )
    (project / "pyproject.toml").write_text('[tool.looplint]\nextend-exclude = ["third_party"]\n')
    files = {"train.py": WRONG, "a.ipynb": notebook(WRONG), "third_party/b.py": WRONG, "c.txt": WRONG, "d.py": RIGHT}
    for name, text in files.items():
        (project / name).parent.mkdir(exist_ok=True)
        (project / name).write_text(text)
    git("init", "-q", cwd=project)
    git("add", ".", cwd=project)
    command = (sys.executable, "-m", "pre_commit", "run", "--all-files")
    home = {"PRE_COMMIT_HOME": str(tmp_path / "home")}
    done = run(*command, cwd=project, **home)
    assert done.returncode == 1, done.stdout + done.stderr
    found = [line.split(": ")[0] for line in done.stdout.splitlines() if " LL101 " in line]
    assert found == ["a.ipynb:cell 1:6:5", "train.py:6:5"]
    for name in ("train.py", "a.ipynb"):
        (project / name).write_text(RIGHT if name.endswith(".py") else notebook(RIGHT))
    git("add", ".", cwd=project)
    done = run(*command, cwd=project, **home)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Passed" in done.stdout


# -- flake8 ------------------------------------------------------------------------------------------------------
def test_the_real_flake8_reports_what_looplint_does(tmp_path: Path) -> None:
    pytest.importorskip("flake8", reason="flake8 is in the extra dev")
    (tmp_path / "train.py").write_text(WRONG)
    (tmp_path / "right.py").write_text(RIGHT)
    (tmp_path / "silent.py").write_text(WRONG.replace("backward()", "backward()  # looplint: ignore[LL101] so"))
    local = f"[flake8:local-plugins]\nextension =\n    LL = looplint.flake8:Plugin\npaths = {ROOT}\n"
    installed = any(plugin.name == "LL" for plugin in entry_points(group="flake8.extension"))
    (tmp_path / ".flake8").write_text("[flake8]\nselect = LL\n" + ("" if installed else local))
    done = run(sys.executable, "-m", "flake8", "-j1", ".", cwd=tmp_path)
    assert done.stderr == ""
    assert [line.split(" ")[:2] for line in done.stdout.splitlines()] == [["./train.py:6:5:", "LL101"]]
    piped = subprocess.run(
        [sys.executable, "-m", "flake8", "-"],
        input=WRONG,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert piped.stdout.startswith("stdin:6:5: LL101 ")


def test_flake8_finds_the_plugin_by_its_entry_point() -> None:
    import tomllib

    points = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
    assert points["flake8.extension"] == {"LL": "looplint.flake8:Plugin"}


# -- shells ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_understand_what_completes_their_lines(shell: str, tmp_path: Path) -> None:
    import shutil

    from looplint.completion import script

    text = script(shell)
    for word in ("add-suppressions", "explain", "sarif", "LL301"):
        assert word in text
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    (tmp_path / "looplint").write_text(text)
    done = run(shell, "-n", "looplint", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def completed(*words: str, cwd: Path) -> list[str]:
    """What bash would offer behind these words."""
    from looplint.completion import script

    listed = " ".join(f"'{word}'" for word in words)
    behind = f"COMP_WORDS=({listed}); COMP_CWORD={len(words) - 1}; _looplint; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    code = f"{script('bash')}\n{behind}"
    return run("bash", "-c", code, cwd=cwd).stdout.split()


def test_bash_completes_commands_options_values_and_files(tmp_path: Path) -> None:
    (tmp_path / "train.py").write_text("")
    assert completed("looplint", "expl", cwd=tmp_path) == ["explain"]
    assert completed("looplint", "tr", cwd=tmp_path) == ["trace", "train.py"]
    assert completed("looplint", "--diff-b", cwd=tmp_path) == ["--diff-base"]
    assert completed("looplint", "--output-format", "sa", cwd=tmp_path) == ["sarif"]
    assert completed("looplint", "--select", "LL30", cwd=tmp_path)[:2] == ["LL301", "LL302"]
    assert completed("looplint", "explain", "LL10", cwd=tmp_path)[0] == "LL101"
    assert completed("looplint", "trace", "--en", cwd=tmp_path) == ["--entry"]
