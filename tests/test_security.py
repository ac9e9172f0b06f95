"""The promises of docs/security.md, one by one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest

from looplint.check import check_paths
from looplint.config import Config
from looplint.report import FORMATS

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
# Says what a process does: what it opens to write, what it starts, connects to, executes and imports from where.
WATCH = """
import sys
sys.path.pop(0)  # as in the script that is installed
sys.dont_write_bytecode = True
import json, os
seen = []
def watch(event, args):
    if event == "open" and isinstance(args[2], int) and args[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
        if isinstance(args[0], str):
            seen.append(["write", os.path.abspath(args[0])])
    elif event in {"os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.link", "os.symlink", "os.chmod"}:
        seen.append(["write", os.path.abspath(os.fspath(args[0]))])
    elif event.startswith(("subprocess.", "os.exec", "os.posix_spawn", "os.system", "os.spawn", "os.fork", "socket.")):
        seen.append([event, str(args[:1])])
    elif event == "exec":
        seen.append(["exec", getattr(args[0], "co_filename", "")])
    elif event in {"pickle.find_class", "marshal.loads"}:
        seen.append([event, ""])
from looplint.cli import main
import looplint.check, looplint.static.analyse
sys.addaudithook(watch)
status = main(sys.argv[1:])
print(json.dumps([status, seen]), file=sys.stderr)
"""


def watched(*words: str, cwd: Path) -> tuple[int, list[list[str]], str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", WATCH, *words], cwd=cwd, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    status, seen = json.loads(done.stderr.splitlines()[-1])
    return status, seen, done.stdout


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    """A project that would leave a mark, were anything of it executed."""
    project = tmp_path / "project"
    project.mkdir()
    mark = f"open({str(tmp_path / 'pwned')!r}, 'w').write('x')\n"
    for name in ("sitecustomize", "json", "torch", "conftest", "looplint", "setup", "engine"):
        (project / f"{name}.py").write_text(mark)
    (project / "train.py").write_text(f"{mark}import engine, json\n{WRONG}\n{mark}")
    (project / "pyproject.toml").write_text("[tool.looplint]\nselect = ['ALL']\n")
    magic = f"!touch {tmp_path / 'pwned'}\n"
    cells = [{"cell_type": "code", "metadata": {}, "outputs": [], "source": text} for text in (magic, mark, WRONG)]
    (project / "a.ipynb").write_text(json.dumps({"cells": cells, "metadata": {}, "nbformat": 4}))
    return project


def test_nothing_is_executed_started_or_connected_to(hostile: Path) -> None:
    status, seen, out = watched(".", "--jobs", "1", "--output-format", "concise", cwd=hostile)
    assert status == 1
    assert "train.py" in out
    assert "a.ipynb" in out
    assert not (hostile.parent / "pwned").exists()
    executed = {what for event, what in seen if event == "exec"}
    assert [name for name in executed if name.startswith(str(hostile))] == []
    assert {event for event, _ in seen} <= {"write", "exec", "marshal.loads"}


def test_nothing_is_written_outside_of_the_cache(hostile: Path) -> None:
    before = {path: path.read_bytes() for path in hostile.rglob("*") if path.is_file()}
    for words in (["."], ["."], ["train.py", "--no-cache"]):
        _, seen, _ = watched(*words, "--jobs", "1", cwd=hostile)
        written = {what for event, what in seen if event == "write"}
        assert [path for path in written if not path.startswith(str(hostile / ".looplint_cache"))] == []
        assert written or "--no-cache" in words or (hostile / ".looplint_cache").is_dir()
    after = {path for path in hostile.rglob("*") if path.is_file() and ".looplint_cache" not in path.parts}
    assert after == set(before)
    assert all(path.read_bytes() == data for path, data in before.items())
    assert {path.name for path in hostile.parent.iterdir()} == {"project"}


# -- links -------------------------------------------------------------------------------------------------------
@pytest.fixture
def linked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project beside files that it has links to."""
    project, outside = tmp_path / "project", tmp_path / "outside"
    (project / "sub").mkdir(parents=True)
    outside.mkdir()
    (project / "pyproject.toml").write_text("")
    (outside / "secret.py").write_text(WRONG)
    (outside / "engine.py").write_text("def update(optimizer):\n    optimizer.step()\n")
    monkeypatch.chdir(project)
    return outside


def found(*paths: str) -> list[str]:
    return [judged.finding.span.path for judged in check_paths(paths, Config()).findings]


def test_links_out_of_the_tree_are_not_followed(linked: Path) -> None:
    Path("secret.py").symlink_to(linked / "secret.py")
    Path("sub/deep.py").symlink_to("../../outside/secret.py")
    Path("folder").symlink_to(linked)
    report = check_paths(["."], Config())
    assert report.findings == []
    assert sorted(path for path, _ in report.skipped) == ["secret.py", "sub/deep.py"]


def test_links_within_the_tree_are(linked: Path) -> None:
    Path("real.py").write_text(WRONG)
    Path("sub/link.py").symlink_to("../real.py")
    assert found("sub") == []
    assert len(found(".")) == 1


def test_a_link_that_is_named_is_followed(linked: Path) -> None:
    Path("secret.py").symlink_to(linked / "secret.py")
    assert found("secret.py") == ["secret.py"]
    Path("folder").symlink_to(linked)
    assert found("folder") == ["folder/secret.py"]


def test_imports_do_not_follow_links_out_of_the_project(linked: Path) -> None:
    train = WRONG.replace("import torch", "import torch\nfrom engine import update").replace(
        "optimizer.step()", "update(optimizer)"
    )
    Path("train.py").write_text(train)
    Path("engine.py").symlink_to(linked / "engine.py")
    assert found("train.py") == []
    Path("engine.py").unlink()
    Path("other.py").write_text((linked / "engine.py").read_text())
    Path("inside").mkdir()
    Path("inside/train.py").write_text(train)
    Path("inside/engine.py").symlink_to("../other.py")
    assert found("inside/train.py") == ["inside/train.py"]


# -- output ------------------------------------------------------------------------------------------------------
ODD = "\x1b]0;owned\x07\u202e\u200b\x9b31m\r"


@pytest.mark.parametrize("format", FORMATS)
def test_nothing_is_printed_raw(format: str, tmp_path: Path) -> None:
    name = f"train{ODD}.py"
    (tmp_path / name).write_text(WRONG.replace("optimizer.step()", f"optimizer.step()  # {ODD[:-1]}"), newline="\n")
    (tmp_path / f"broken{ODD}.py").write_text(f"import torch\nx = '{ODD[:-1]}\n", newline="\n")
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "looplint", "--no-cache", "--output-format", format, "."]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, check=False)
    text = (done.stdout + done.stderr).decode()
    assert "backward" in text or "gradient" in text
    raw = {char for char in text if unicodedata.category(char) in {"Cc", "Cf"} and char != "\n"}
    assert raw == set()
