"""A second run reads what has changed, and nothing else; what it reports is what a first run would."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from looplint import cache, cli
from looplint.check import Job, Outcome
from looplint.report import FORMATS
from looplint.static import consulted, discover
from looplint.static.modules import Project

check = importlib.import_module("looplint.check")  # `looplint.check` is the function
EXAMPLES = Path(__file__).parents[1] / "examples"
OLD = 1_000_000_000  # s: long enough ago for a time of change to prove something
TRAIN = """\
import torch
from engine import update
model = torch.nn.Linear(2, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x, y in loader:
    loss = torch.nn.functional.mse_loss(model(x), y)
    loss.backward()
    update(optimizer)
"""
CLEARS = "def update(optimizer):\n    optimizer.step()\n    optimizer.zero_grad()\n"
FORGETS = "def update(optimizer):\n    optimizer.step()\n"


class Runs:
    """Runs looplint as if in processes of their own, and says what it read."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.read: list[str] = []
        self.status = 0
        examine = check.examine

        def examined(job: Job) -> Outcome:
            self.read.append(Path(job.path).name)
            return examine(job)

        monkeypatch.setattr(check, "examine", examined)

    def __call__(self, *words: str) -> str:
        time.sleep(0.03)  # what changed only just now is not trusted to stay
        Project._known.clear()
        discover.forget_roots()
        consulted.imports.clear()
        self.read.clear()
        self.status = cli.main(["--jobs", "1", "--output-format", "concise", *words])
        return self.capsys.readouterr().out

    def codes(self, *words: str) -> list[str]:
        """The codes that are found."""
        return [line.split()[1] for line in self(*words).splitlines() if ".py:" in line]


@pytest.fixture
def runs(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runs:
    monkeypatch.chdir(tmp_path)
    return Runs(capsys, monkeypatch)


def write(name: str, text: str) -> None:
    """Write a file; nothing about its time says that it has changed only now."""
    path = Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    os.utime(path, (OLD, OLD))


def cache_file() -> Path:
    (path,) = Path(".looplint_cache").glob("*/*.json")
    return path


# -- the same report ---------------------------------------------------------------------------------------------
@pytest.fixture
def examples(tmp_path: Path) -> None:
    for path in EXAMPLES.rglob("*"):
        if path.suffix in {".py", ".ipynb"}:
            to = tmp_path / path.relative_to(EXAMPLES)
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_bytes(path.read_bytes())
    suppressed = (tmp_path / "train_amp.py").read_text("utf-8")
    lines = suppressed.splitlines()
    lines[40] += "  # looplint: ignore[LL301] known"
    lines[5] += "  # looplint: ignore[LL101]"
    (tmp_path / "suppressed.py").write_text("\n".join(lines), "utf-8")
    (tmp_path / "broken.py").write_text("import torch\nfor x in\n", "utf-8")
    (tmp_path / "r.ipynb").write_text(
        json.dumps({"cells": [], "metadata": {"kernelspec": {"language": "R"}, "about": "torch"}, "nbformat": 4}),
        "utf-8",
    )


@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("format", FORMATS)
def test_a_report_from_the_cache_is_the_same_in_each_format(format: str, runs: Runs) -> None:
    options = [".", "--output-format", format, "--confidence", "low", "--select", "ALL", "--verbose"]
    first = runs(*options, "--no-cache"), runs.status
    assert len(runs.read) > 7
    assert (runs(*options), runs.status) == first
    assert len(runs.read) > 7
    assert (runs(*options), runs.status) == first
    assert runs.read == []


@pytest.mark.usefixtures("examples")
def test_files_may_be_named_otherwise_than_before(runs: Runs, tmp_path: Path) -> None:
    runs(".")
    for words in (["train_amp.py"], [str(tmp_path)], ["./trainer_class", "train_simple.py"]):
        found = runs(*words)
        assert runs.read == []
        assert found == runs(*words, "--no-cache")


@pytest.mark.usefixtures("examples")
def test_a_baseline_and_another_confidence_need_no_reading(runs: Runs) -> None:
    runs(".")
    runs(".", "--write-baseline", "known.json")
    assert runs.read == []
    assert "Nothing found" in runs(".", "--baseline", "known.json")
    assert "LL" in runs(".", "--confidence", "low")
    assert runs.read == []


def test_a_warm_run_does_not_load_what_reads(tmp_path: Path) -> None:
    for name in ("train.py", "other.py"):
        (tmp_path / name).write_text(TRAIN.replace("update(optimizer)", "optimizer.step()"))
    code = "import sys; from looplint.cli import main; print(main(['.']), *sorted(sys.modules), file=sys.stderr)"
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}

    def run() -> list[str]:
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=True)
        return done.stderr.splitlines()[-1].split()

    time.sleep(0.1)  # what changed only just now is read again
    assert "looplint.static.analyse" in run()
    status, *loaded = run()
    assert status == "1"
    heavy = {"looplint.static.analyse", "looplint.static.modules", "looplint.static.inline", "libcst"}
    assert heavy & set(loaded) == set()
    assert not {"looplint.dependents", "sqlite3", "pickle", "concurrent.futures"} & set(loaded)


# -- what has changed is read ------------------------------------------------------------------------------------
def test_a_changed_file_is_read_again_and_no_other(runs: Runs) -> None:
    write("train.py", TRAIN.replace("from engine", "from elsewhere"))
    write("other.py", TRAIN.replace("from engine", "from elsewhere"))
    runs(".")
    runs(".")
    assert runs.read == []
    write("other.py", Path("other.py").read_text("utf-8") + "optimizer.step()\n")
    found = runs(".")
    assert runs.read == ["other.py"]
    assert found == runs(".", "--no-cache")


def test_what_an_import_leads_to_has_a_say(runs: Runs) -> None:
    write("pyproject.toml", "")
    write("train.py", TRAIN)
    write("engine.py", CLEARS)
    write("unrelated.py", TRAIN.replace("from engine", "from elsewhere"))
    assert runs.codes("train.py") == []
    runs(".")
    write("engine.py", FORGETS)
    assert runs.codes("train.py") == runs.codes("train.py", "--no-cache") == ["LL101"]
    runs(".")
    assert "unrelated.py" not in runs.read


def test_it_has_over_several_steps(runs: Runs) -> None:
    write("pyproject.toml", "")
    write("train.py", TRAIN)
    write("engine.py", "from deeper import update\n")
    write("deeper.py", CLEARS)
    assert runs.codes("train.py") == []
    write("deeper.py", FORGETS)
    assert runs.codes("train.py") == ["LL101"]


def test_a_file_that_was_missing_and_appears_has_a_say(runs: Runs) -> None:
    write("pyproject.toml", "")
    write("train.py", TRAIN)
    before = runs.codes("train.py", "--confidence", "low")
    write("engine.py", FORGETS)
    assert runs.codes("train.py") == runs.codes("train.py", "--no-cache") == ["LL101"] != before


def test_a_nearer_file_that_appears_has_a_say(runs: Runs) -> None:
    write("pyproject.toml", "")
    write("sub/train.py", TRAIN)
    write("engine.py", CLEARS)
    assert runs.codes("sub/train.py") == []
    write("sub/engine/__init__.py", FORGETS)
    assert runs.codes("sub/train.py") == ["LL101"]


def test_a_file_that_vanishes_has_a_say(runs: Runs) -> None:
    write("pyproject.toml", "")
    write("train.py", TRAIN)
    write("engine.py", FORGETS)
    assert runs.codes("train.py") == ["LL101"]
    Path("engine.py").unlink()
    assert runs.codes("train.py") == runs.codes("train.py", "--no-cache") == []


HELPER = """\
import torch
def update(loss, optimizer):
    loss.backward()
    optimizer.step()
"""
CALLS = """\
import torch
from helper import update
model = torch.nn.Linear(2, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x, y in loader:
    {}update(torch.nn.functional.mse_loss(model(x), y), optimizer)
"""


def test_callers_that_come_change_and_go_have_a_say(runs: Runs) -> None:
    write("pyproject.toml", "")
    write("helper.py", HELPER)
    found = runs.codes("helper.py")
    assert found == []
    write("train.py", CALLS.format(""))
    assert runs.codes("helper.py") == ["LL101"]
    write("train.py", CALLS.format("optimizer.zero_grad(); "))
    assert runs.codes("helper.py") == []
    write("train.py", CALLS.format(""))
    assert runs.codes("helper.py") == ["LL101"]
    Path("train.py").unlink()
    assert runs.codes("helper.py") == []


def test_a_file_that_begins_to_call_has_a_say(runs: Runs) -> None:
    write("pyproject.toml", "")
    write("helper.py", HELPER)
    write("train.py", "print('torch')\n")
    assert runs.codes("helper.py") == []
    write("train.py", CALLS.format(""))
    assert runs.codes("helper.py") == ["LL101"]


def test_the_release_that_a_project_pins_has_a_say(runs: Runs) -> None:
    write("pyproject.toml", "")
    write("train.py", "import torch\nscaler = torch.cuda.amp.GradScaler()\nfor x in y:\n    scaler.step(optimizer)\n")
    write("requirements.txt", "torch<2.0\n")
    before = runs.codes("train.py", "--select", "LL309")
    write("requirements.txt", "torch>=2.6\n")
    after = runs.codes("train.py", "--select", "LL309")
    assert (before, after) == ([], ["LL309"])


@pytest.mark.parametrize(
    "words", [["--select", "LL4"], ["--target-torch", "1.13"], ["--config", "knowledge=['own.toml']"]]
)
def test_other_settings_have_outcomes_of_their_own(words: list[str], runs: Runs) -> None:
    write("own.toml", "")
    write("train.py", TRAIN)
    runs("train.py")
    runs("train.py", *words)
    assert runs.read == ["train.py"]
    runs("train.py", *words)
    assert runs.read == []
    runs("train.py")
    assert runs.read == []


def test_knowledge_of_ones_own_has_a_say(runs: Runs) -> None:
    write("own.toml", "")
    write("looplint.toml", "knowledge = ['own.toml']\n")
    write("train.py", TRAIN)
    runs("train.py")
    write("own.toml", "# changed\n")
    runs("train.py")
    assert runs.read == ["train.py"]


def test_another_version_reads_anew(runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    write("train.py", TRAIN)
    runs("train.py")
    monkeypatch.setattr(cache, "FORMAT", cache.FORMAT + 1)
    runs("train.py")
    assert runs.read == ["train.py"]


def test_the_same_contents_at_another_time_hold(runs: Runs) -> None:
    """As in a new clone, where a cache was brought back."""
    write("pyproject.toml", "")
    write("train.py", TRAIN)
    write("engine.py", FORGETS)
    first = runs(".")
    for name in ("train.py", "engine.py"):
        os.utime(name, (OLD + 5, OLD + 5))
    assert runs(".") == first
    assert runs.read == []


def test_other_contents_of_the_same_size_and_time_do_not(runs: Runs) -> None:
    write("train.py", TRAIN.replace("from engine", "from elsewhere"))
    runs("train.py")
    time.sleep(0.05)
    write("train.py", TRAIN.replace("from engine", "from somewhere")[:-1])
    runs("train.py")
    assert runs.read == ["train.py"]


def test_a_file_that_changes_while_it_is_read_is_read_again(runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    write("pyproject.toml", "")
    write("train.py", TRAIN)
    write("engine.py", CLEARS)
    examine = check.examine

    def meddle(job: Job) -> Outcome:
        outcome = examine(job)
        Path("engine.py").write_text(FORGETS)
        return outcome

    with monkeypatch.context() as patch:
        patch.setattr(check, "examine", meddle)
        assert runs.codes("train.py") == []
    assert runs.codes("train.py") == ["LL101"]


def test_what_looplint_could_not_do_is_tried_again(runs: Runs) -> None:
    write("train.py", TRAIN)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(check, "_analyse", lambda *_: 1 / 0)
        runs("train.py")
        assert runs.status == 2
    runs("train.py")
    assert (runs.read, runs.status) == (["train.py"], 0)


# -- whatever lies there -----------------------------------------------------------------------------------------
def _cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def _flip(data: bytes) -> bytes:
    return data.replace(b"LL101", b"LL102")


@pytest.mark.parametrize("damage", [_cut, _flip, lambda data: b"", lambda data: b"\xff\0" * 50, lambda data: data * 2])
def test_a_damaged_cache_is_ignored_and_replaced(damage: Callable[[bytes], bytes], runs: Runs) -> None:
    write("pyproject.toml", "")
    write("train.py", TRAIN)
    write("engine.py", FORGETS)
    first = runs(".")
    cache_file().write_bytes(damage(cache_file().read_bytes()))
    assert runs(".") == first
    assert len(runs.read) == 2
    assert runs(".") == first
    assert runs.read == []


def forged(change: Callable[[list[object]], object]) -> None:
    """Change what the cache holds and make its check sum fit: damage that nobody meant has been found by then."""
    head, *lines = cache_file().read_bytes().split(b"\n")
    parts = [json.loads(line) for line in lines]
    change(parts)
    body = b"\n".join(json.dumps(part).encode() for part in parts)
    version = head.rpartition(b" ")[0].decode()
    cache_file().write_bytes(f"{version} {cache._mark(body)}".encode() + b"\n" + body)


def _leaves(value: object, path: tuple[object, ...] = ()) -> Iterator[tuple[object, ...]]:
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    yield path
    for key, child in children:
        yield from _leaves(child, (*path, key))


@pytest.mark.parametrize("odd", [None, -1, "x", [], {}, 10**400, [[[]]], True])
def test_entries_of_another_shape_are_ignored(odd: object, runs: Runs) -> None:
    write("pyproject.toml", "")
    write("train.py", TRAIN + "optimizer.step()  # looplint: ignore[LL101] so\n")
    write("engine.py", FORGETS)
    runs(".")
    good = cache_file().read_bytes()
    places = list(_leaves([json.loads(line) for line in good.split(b"\n")[1:]]))
    for place in places[1::7]:
        cache_file().write_bytes(good)

        def change(parts: list[object], place: tuple[object, ...] = place) -> None:
            at: object = parts
            for key in place[:-1]:
                at = at[key]  # type: ignore[index]
            at[place[-1]] = odd  # type: ignore[index]

        forged(change)
        runs(".")
        assert runs.status in {0, 1}, place


def test_a_folder_that_cannot_be_written_is_no_problem(runs: Runs) -> None:
    write("train.py", TRAIN)
    Path(".looplint_cache").write_text("a file in its place")
    first = runs("train.py")
    assert runs.status == 0
    assert runs("train.py", "--cache-dir", "/dev/null/cache") == first
    assert runs("train.py", "--cache-dir", "/proc/looplint") == first


def test_a_link_in_its_place_is_not_followed(runs: Runs, tmp_path: Path) -> None:
    write("train.py", TRAIN)
    outside = tmp_path / "outside"
    outside.mkdir()
    Path(".looplint_cache").symlink_to(outside)
    runs("train.py")
    assert list(outside.iterdir()) == []
    cli.main(["clean"])
    assert outside.is_dir()
    assert Path(".looplint_cache").is_symlink()


def test_links_within_it_are_not_followed(runs: Runs, tmp_path: Path) -> None:
    write("train.py", TRAIN)
    runs("train.py")
    kept, precious = cache_file(), tmp_path / "precious"
    good = kept.read_bytes()
    precious.write_bytes(good)
    kept.unlink()
    kept.symlink_to(precious)
    runs("train.py")
    assert runs.read == ["train.py"]
    assert precious.read_bytes() == good
    assert not kept.is_symlink()


def test_what_a_killed_run_left_is_swept_away_and_nothing_else(runs: Runs) -> None:
    write("train.py", TRAIN)
    runs("train.py")
    folder = cache_file().parent
    for name in ("x.json.123.tmp", "y.json.124.tmp", "notes.txt"):
        (folder / name).write_text("half")
    os.utime(folder / "x.json.123.tmp", (OLD, OLD))
    os.utime(folder / "notes.txt", (OLD, OLD))
    write("train.py", TRAIN + "\n")
    runs("train.py")
    assert {path.name for path in folder.iterdir()} == {cache_file().name, "y.json.124.tmp", "notes.txt"}


def test_runs_at_the_same_time_do_not_harm_each_other(tmp_path: Path) -> None:
    for number in range(12):
        (tmp_path / f"train{number}.py").write_text(TRAIN)
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    command = [sys.executable, "-m", "looplint", "--output-format", "json", "."]
    started = [
        subprocess.Popen(command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for _ in range(3)
    ]
    first = [each.communicate() for each in started]
    again = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, check=False)
    assert {(out, err) for out, err in [*first, (again.stdout, again.stderr)]} == {first[0]}
    assert first[0][1] == b""


# -- the folder --------------------------------------------------------------------------------------------------
def test_the_folder_keeps_itself_out_of_repositories_and_backups(runs: Runs) -> None:
    write("train.py", TRAIN)
    runs("train.py")
    assert Path(".looplint_cache/.gitignore").read_text().splitlines()[-1] == "*"
    assert Path(".looplint_cache/CACHEDIR.TAG").read_text().startswith("Signature: 8a477f597d28d172789f06886806bc55")


def test_no_cache_neither_reads_nor_writes(runs: Runs) -> None:
    write("train.py", TRAIN)
    runs("train.py", "--no-cache")
    assert not Path(".looplint_cache").exists()
    runs("train.py")
    runs("train.py", "--no-cache")
    assert runs.read == ["train.py"]


def test_it_lies_beside_the_settings_or_where_they_say(runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    write("looplint.toml", "")
    write("sub/train.py", TRAIN)
    monkeypatch.chdir("sub")
    runs("train.py")
    assert (Path("..") / ".looplint_cache").is_dir()
    write("../looplint.toml", "cache-dir = 'there'\n")
    runs("train.py")
    assert (Path("..") / "there" / "CACHEDIR.TAG").is_file()
    runs("train.py", "--cache-dir", "here")
    assert Path("here/CACHEDIR.TAG").is_file()
    assert not Path(".looplint_cache").exists()


def test_clean_deletes_a_cache_and_only_that(runs: Runs) -> None:
    write("train.py", TRAIN)
    runs("train.py")
    write("mine/precious.txt", "")
    assert cli.main(["clean", "--cache-dir", "mine"]) == 0
    assert Path("mine/precious.txt").exists()
    assert cli.main(["clean"]) == 0
    assert not Path(".looplint_cache").exists()
    assert cli.main(["clean"]) == 0
