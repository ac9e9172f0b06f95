"""Which files are read: folders, names, exclusions, .gitignore, and links that lead astray."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from looplint.static.discover import EXCLUDED, Filter, Missed, Walked, discover, matters
from looplint.static.discover import tests as holds_tests


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(*paths: str) -> None:
    for path in map(Path, paths):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


def found(*paths: str, **rules: object) -> list[str]:
    return [p for p in discover(paths or ["."], lambda _: Filter(**rules)) if isinstance(p, str)]  # type: ignore[arg-type]


def missed(*paths: str) -> dict[str, Missed]:
    return {miss.path: miss for miss in discover(paths or ["."]) if isinstance(miss, Missed)}


def posix(*paths: str) -> list[str]:
    return [path.replace("/", os.sep) for path in paths]


# -- folders and files ---------------------------------------------------------------------------------------------
def test_folders_are_walked_for_scripts_and_notebooks_in_a_stable_order(tree: Path) -> None:
    write("b.py", "a.ipynb", "z/y.py", "a/x.py", "a/deep/er.py", "notes.txt", "stub.pyi", "data.json")
    assert found() == posix("a.ipynb", "b.py", "a/x.py", "a/deep/er.py", "z/y.py")


def test_named_files_are_read_whatever_they_are_called(tree: Path) -> None:
    write("train", "build/x.py", "stub.pyi")
    assert found("train", "build/x.py", "stub.pyi") == posix("train", "build/x.py", "stub.pyi")


def test_paths_keep_their_shape_and_come_once(tree: Path) -> None:
    write("src/a.py")
    absolute = str(tree / "src" / "a.py")
    assert found("./src/../src/a.py", "src", absolute) == posix("src/a.py")
    assert found(absolute, "src/a.py") == [absolute]


def test_a_missing_path_is_a_problem_and_the_others_are_read(tree: Path) -> None:
    write("a.py")
    assert found("nope", "a.py", "nul\0") == ["a.py"]
    assert missed("nope", "a.py")["nope"] == Missed("nope", "no such file or directory", problem=True)


def test_a_folder_that_cannot_be_read_is_a_problem(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write("a/x.py", "b/y.py")
    scan = os.scandir

    def refuse(path: str) -> object:
        if Path(path).name == "a":
            raise PermissionError(13, "Permission denied")
        return scan(path)

    monkeypatch.setattr(os, "scandir", refuse)
    assert found() == posix("b/y.py")
    assert missed()["a"].problem


# -- exclusions ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", EXCLUDED)
def test_what_is_not_the_users_code_is_left_out(name: str, tree: Path) -> None:
    write(f"{name}/x.py", f"src/{name}/y.py", "src/mine.py")
    assert found() == posix("src/mine.py")
    assert found(name) == posix(f"{name}/x.py"), "unless it is named"


def test_a_virtual_environment_is_known_under_any_name(tree: Path) -> None:
    write("py311/pyvenv.cfg", "py311/lib/x.py", "a.py")
    assert found() == ["a.py"]
    assert found("py311") == posix("py311/lib/x.py")


@pytest.mark.parametrize(
    ("pattern", "left"),
    [
        ("b.py", ["a/c.py", "a/d/e.py"]),
        ("a", ["b.py"]),
        ("a/", ["b.py"]),
        ("./a/d", ["b.py", "a/c.py"]),
        ("a/*.py", ["b.py"]),
        ("*.py", []),
        ("[bc].py", ["a/d/e.py"]),
        ("other/*", ["b.py", "a/c.py", "a/d/e.py"]),
    ],
)
def test_patterns_mean_names_or_paths(pattern: str, left: list[str], tree: Path) -> None:
    write("a/c.py", "b.py", "a/d/e.py")
    assert found(extend_exclude=(pattern,)) == posix(*left)


def test_patterns_are_relative_to_their_root(tree: Path) -> None:
    write("sub/a/x.py", "a/x.py")
    assert found(extend_exclude=("a/x.py",), root=str(tree / "sub")) == posix("a/x.py")


def test_exclude_takes_the_place_of_the_defaults(tree: Path) -> None:
    write("build/x.py", "mine/y.py")
    assert found(exclude=("mine",)) == posix("build/x.py")


def test_forced_exclusions_hold_for_named_files(tree: Path) -> None:
    write("build/x.py", "a.py", "gen/b.py")
    assert found("build/x.py", "gen/b.py", "a.py", force=True, extend_exclude=("gen/*",)) == ["a.py"]
    assert found(str(tree / "build" / "x.py"), force=True) == []


# -- .gitignore ----------------------------------------------------------------------------------------------------
def ignore(**files: str) -> None:
    Path(".git").mkdir(exist_ok=True)
    for folder, text in files.items():
        path = Path(folder.replace("top", "."), ".gitignore")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def test_what_git_ignores_is_left_out(tree: Path) -> None:
    write("out/x.py", "a.py", "b_gen.py", "src/out/y.py", "src/keep_gen.py", "src/c.py")
    ignore(top="# generated\nout/\n*_gen.py\n", src="!keep_gen.py\nc.py\n")
    assert found() == posix("a.py", "src/keep_gen.py")
    assert found(gitignore=False) == posix(
        "a.py", "b_gen.py", "out/x.py", "src/c.py", "src/keep_gen.py", "src/out/y.py"
    )


def test_a_gitignore_above_the_named_folder_holds(tree: Path) -> None:
    write("src/a.py", "src/gen/b.py")
    ignore(top="gen/\n")
    assert found("src") == posix("src/a.py")


def test_an_ignored_folder_is_read_when_it_is_named(tree: Path) -> None:
    write("out/x.py", "out/deep/y.py")
    ignore(top="out/\n")
    assert found("out") == posix("out/x.py", "out/deep/y.py")
    assert found("out/x.py") == posix("out/x.py")
    assert found("out/x.py", force=True) == []


def test_the_repositorys_own_exclusions_hold(tree: Path) -> None:
    write("a.py", "mine.py", ".git/info/exclude")
    Path(".git/info/exclude").write_text("mine.py\n")
    assert found() == ["a.py"]


def test_pathspec_is_loaded_only_for_a_gitignore(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write("a.py")
    for name in [name for name in sys.modules if name.startswith("pathspec")]:
        monkeypatch.delitem(sys.modules, name)
    assert found() == ["a.py"]
    assert "pathspec" not in sys.modules
    ignore(top="x.py\n")
    assert found() == ["a.py"]
    assert "pathspec" in sys.modules


# -- links ---------------------------------------------------------------------------------------------------------
def test_links_are_followed_to_files_and_never_to_folders(tree: Path) -> None:
    write("a.py", "real/b.py", "../outside/c.py")
    Path("b_link.py").symlink_to("real/b.py")
    Path("out").symlink_to("../outside")
    Path("circle").symlink_to(".")
    Path("c.py").symlink_to("../outside/c.py")
    assert found() == posix("a.py", "b_link.py"), "each file once, and nothing from outside"
    assert found("c.py") == posix("c.py"), "unless it is named"
    assert found("real", "b_link.py") == posix("real/b.py")
    assert found("out") == posix("out/c.py"), "but a link that is named is followed"


def test_links_to_nowhere_are_problems_only_where_they_are_named(tree: Path) -> None:
    Path("dangling.py").symlink_to("nothing")
    Path("self.py").symlink_to("self.py")
    assert found() == []
    assert not any(miss.problem for miss in missed().values())
    named = missed("dangling.py", "self.py")
    assert named["dangling.py"] == Missed("dangling.py", "a link to nothing: no such file or directory", problem=True)
    assert named["self.py"] == Missed("self.py", "a link that leads back to itself", problem=True)


def test_what_is_no_regular_file_is_passed_over(tree: Path) -> None:
    os.mkfifo("pipe.py")
    assert found() == []
    assert missed()["pipe.py"] == Missed("pipe.py", "no regular file")


# -- which files matter --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "data",
    [b"import torch", b"from pytorch_lightning import x", b"x.backward()", b"model.eval()", b"opt.step()",
     b'{"source": ["import torch\\n"]}', b"# looplint: ignore"],
)  # fmt: skip
def test_files_that_may_train_matter(data: bytes) -> None:
    assert matters(data)


@pytest.mark.parametrize("data", [b"", b"import numpy as np\nx = np.step", b"def f(x):\n    return eval(x)\n"])
def test_other_files_do_not(data: bytes) -> None:
    assert not matters(data)


# -- tests ---------------------------------------------------------------------------------------------------------
def test_what_was_named_is_told_from_what_was_found(tree: Path) -> None:
    write("test_a.py", "more/test_b.py")
    assert [isinstance(path, Walked) for path in discover(["test_a.py", "more"])] == [False, True]


@pytest.mark.parametrize(
    ("path", "text", "holds"),
    [
        ("test_train.py", "import pytest\n", True),
        ("pkg/grad_test.py", "from unittest import TestCase\n", True),
        ("tests/helpers.py", "def test_step():\n    pass\n", True),
        ("test_net.py", "model.eval()\n", False),  # a script that tests a network
        ("train_and_test.py", "def train(): ...\n", False),
        ("contest/train.py", "import pytest\n", False),
        ("train.py", "def test_epoch(loader): ...\n", False),
    ],
)
def test_tests_are_told_by_path_and_text(path: str, text: str, holds: bool) -> None:
    assert holds_tests(path, text.encode()) is holds
