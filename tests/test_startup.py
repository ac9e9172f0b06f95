"""What a command loads: a script is read in the time in which others import their libraries."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = {"asyncio", "concurrent", "difflib", "libcst", "logging", "multiprocessing", "numpy", "pathlib", "pathspec",
         "rich", "socket", "subprocess", "tempfile", "threading", "tomllib", "torch", "unittest"}  # fmt: skip
SCRIPT = """\
import torch

model = torch.nn.Linear(4, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs, targets in loader:
    loss = torch.nn.functional.cross_entropy(model(inputs), targets)
    loss.backward()
    optimizer.step()
"""
ASK = """\
import json, sys
before = set(sys.modules)
from looplint.cli import main
status = main(sys.argv[1:])
print(json.dumps([status, sorted(set(sys.modules) - before)]), file=sys.stderr)
"""


def loaded(*words: str, cwd: Path) -> tuple[int, set[str]]:
    """The status of a command whose output is piped, and the modules that it has loaded."""
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    command = [sys.executable, "-c", ASK, *words]
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=True)
    status, modules = json.loads(done.stderr.splitlines()[-1])
    return status, set(modules)


@pytest.mark.parametrize("format", ["full", "concise", "json", "github"])
def test_reading_a_script_loads_nothing_heavy(format: str, tmp_path: Path) -> None:
    (tmp_path / "train.py").write_text(SCRIPT)
    status, modules = loaded("train.py", "--output-format", format, cwd=tmp_path)
    assert status == 1
    assert {module.partition(".")[0] for module in modules} & HEAVY == set()
    assert "looplint.parallel" not in modules
    assert "looplint.suppress" not in modules


def test_a_folder_of_few_files_stays_in_one_process(tmp_path: Path) -> None:
    for number in range(20):
        (tmp_path / f"train{number}.py").write_text(SCRIPT)
    status, modules = loaded(".", "--jobs", "8", cwd=tmp_path)
    assert status == 1
    assert "multiprocessing" not in modules


def test_settings_cost_only_where_there_are_some(tmp_path: Path) -> None:
    (tmp_path / "train.py").write_text(SCRIPT)
    (tmp_path / "pyproject.toml").write_text("[tool.other]\n")
    assert "tomllib" not in loaded("train.py", cwd=tmp_path)[1]
    (tmp_path / "pyproject.toml").write_text("[tool.looplint]\n")
    assert "tomllib" in loaded("train.py", cwd=tmp_path)[1]


def test_the_version_costs_next_to_nothing(tmp_path: Path) -> None:
    status, modules = loaded("--version", cwd=tmp_path)
    assert status == 0
    assert modules <= {"__future__", "looplint", "looplint.cli"}


def test_no_module_of_looplint_that_reads_a_script_is_loaded_by_a_name() -> None:
    """`import looplint` alone costs nothing: its names are found when they are asked for."""
    code = "import sys, looplint; print([m for m in sys.modules if m.startswith('looplint.')]); looplint.Group"
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_names_that_are_functions_and_modules_stay_functions() -> None:
    code = """
import looplint.check, looplint.rule
from looplint import check, rule
from looplint.check import Report
assert callable(check) and callable(rule) and looplint.check is check and looplint.rule is rule
assert set(looplint.__all__) <= set(dir(looplint)) | {n for n in looplint.__all__ if hasattr(looplint, n)}
"""
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    subprocess.run([sys.executable, "-W", "error", "-c", code], env=env, check=True)
