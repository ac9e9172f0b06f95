"""Who may import what: the walls between the parts, which keep rules small and lint fast."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

PACKAGE = Path(__file__).parents[1] / "looplint"
FILES = sorted(path for path in PACKAGE.rglob("*.py") if "stubs" not in path.parts)


class Wall(NamedTuple):
    """What a part may import beside itself: parts of looplint ("" is the package), modules from outside, `ast`, and of
    the standard library; None stands for any."""

    own: set[str] | None
    outside: set[str]
    ast: bool = False
    standard: set[str] | None = None


NOUNS = {"events", "rule", "run"}
ML = {"torch", "torchvision", "numpy", "onnx", "onnxruntime", "onnxscript"}
WALLS = {
    "events": Wall({"amounts", "record"}, set()),
    "run": Wall({"events", "loaders", "phases", "record", "regex"}, set()),
    "rule": Wall({"events", "run", "record", "bundle", "plugins", "rules"}, set()),
    "changes": Wall({"events", "record"}, set()),
    "rules": Wall(
        {
            "",
            "amounts",
            "autocast",
            "averages",
            "changes",
            "directions",
            "distributed",
            "holders",
            "observed",
            "loaders",
            "phases",
        }
        | {"regex", "resume", "schedules"},
        set(),
        standard={"__future__", "collections", "itertools", "math", "re", "typing"},
    ),
    "static": Wall(None, {"pathspec"}, ast=True),
    "knowledge": Wall({"events", "record"}, set(), ast=True),
    "report": Wall({"", "events", "rule", "docs", "record"}, {"rich"}),
    "runtime": Wall(None, {*ML, "pytest"}, ast=True),
    "smoke": Wall({"", *NOUNS, "report"}, ML | {"rich", "reference_loop"}),
    "fix": Wall(None, {"libcst"}, ast=True),
    "server": Wall(None, {"pygls", "lsprotocol"}, ast=True),
}
EVERYTHING_ELSE = Wall(None, {"rich", "pathspec"}, ast=True)
STATIC_NEVER = {"rules", "report", "smoke", "runtime", "docs", "cli"}


def part(path: Path) -> str:
    """The first folder below looplint, or the module itself."""
    inside = path.relative_to(PACKAGE)
    return inside.parts[0] if len(inside.parts) > 1 else inside.stem


def imported(*nodes: ast.AST) -> Iterator[str]:
    """The modules that code imports when it runs; those for type checkers only do not count."""
    for node in nodes:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from imported(*node.orelse)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from _from(node)
        else:
            yield from imported(*ast.iter_child_nodes(node))


def _from(node: ast.ImportFrom) -> Iterator[str]:
    module = node.module or ""
    if module == "looplint":  # `from looplint import plugins` is the module, `from looplint import Rule` a name
        modules = {path.stem for path in PACKAGE.iterdir()}
        yield from (f"looplint.{alias.name}" if alias.name in modules - {"rule"} else module for alias in node.names)
    else:
        yield module


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_imports_stay_inside_the_walls(path: Path) -> None:
    name = part(path)
    wall = WALLS.get(name, EVERYTHING_ELSE)
    for module in imported(ast.parse(path.read_text("utf-8"))):
        top, _, below = module.partition(".")
        if top == "looplint":
            own = below.partition(".")[0]
            assert wall.own is None or own in wall.own | {name}, f"{name} imports {module}"
            assert name != "static" or own not in STATIC_NEVER, f"{name} imports {module}"
        elif top == "ast":
            assert wall.ast, f"{name} imports ast"
        else:
            standard = sys.stdlib_module_names if wall.standard is None else wall.standard
            assert top in standard | wall.outside, f"{name} imports {module}"


def test_only_runtime_and_smoke_load_torch() -> None:
    """The table above, read the other way round."""
    assert {name for name, wall in WALLS.items() if "torch" in wall.outside} == {"runtime", "smoke"}
    assert "torch" not in EVERYTHING_ELSE.outside


def test_imports_are_found_where_they_hide() -> None:
    code = """
import torch.nn
if TYPE_CHECKING:
    import numpy
else:
    import rich
def f():
    from looplint import Rule, plugins, rule
    try:
        from looplint.report import json
    except ImportError: ...
"""
    expected = ["torch.nn", "rich", "looplint", "looplint.plugins", "looplint", "looplint.report"]
    assert list(imported(ast.parse(code))) == expected


def test_linting_a_script_loads_nothing_heavy(tmp_path: Path) -> None:
    script = tmp_path / "train.py"
    script.write_text("import torch\nfor x in data:\n    loss(x).backward()\n    optimizer.step()\n")
    code = (
        "import sys; sys.argv[1:] = ['--isolated', '--confidence', 'low', sys.argv[1]]\n"
        "from looplint.cli import main; main()\n"
        "print('loaded:', *{name for m in sys.modules for name in (m, m.partition('.')[0])})"
    )
    done = subprocess.run([sys.executable, "-c", code, str(script)], capture_output=True, text=True, check=True)
    assert "LL101" in done.stdout
    heavy = {"rich", "torch", "asyncio", "multiprocessing", "concurrent", "importlib.metadata", "pathspec"}
    heavy |= {"difflib", "tempfile", "looplint.fix.repair"}
    *_, loaded = done.stdout.splitlines()
    assert loaded.startswith("loaded: ")
    assert heavy & set(loaded.split()) == set()
