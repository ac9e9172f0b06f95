"""The modules of a package, loaded from one compiled file as if they had been imported one by one."""

from __future__ import annotations

import importlib
import inspect
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from looplint import bundle

NAME = "bundled_rules"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    root = tmp_path / NAME
    for folder in (root, root / "inner", root / "__pycache__"):
        folder.mkdir()
    (root / "__init__.py").write_text('"""outer"""')
    (root / "inner" / "__init__.py").write_text('"""inner"""\nfrom . import one\n')
    (root / "inner" / "one.py").write_text('"""page"""\nfrom ..two import VALUE\ndef check(): return VALUE\n')
    (root / "two.py").write_text("VALUE = 1\n")
    (root / "not a module.py").write_text("1 / 0")
    (root / "data.txt").write_text("")
    (root / "no_package").mkdir()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    yield root
    forget()


def forget() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == NAME]:
        del sys.modules[name]


def load() -> ModuleType:
    """Load the package in what is as good as a new process."""
    forget()
    importlib.invalidate_caches()
    package = importlib.import_module(NAME)
    bundle.load(package)
    return package


def files(package: Path) -> list[str]:
    return [path.name for path in (package / "__pycache__").iterdir() if "bundle" in path.name]


def test_bundled_modules_are_what_imported_ones_are(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    for _ in range(2):
        load()
        names = sorted(name for name in sys.modules if name.startswith(NAME))
        modules = [sys.modules[name] for name in names]
        seen.append([(m.__name__, m.__file__, m.__package__, m.__doc__, getattr(m, "__path__", None)) for m in modules])
        monkeypatch.setattr(importlib, "import_module", only_the_package)
    assert seen[0] == seen[1]
    assert [name for name, *_ in seen[0]] == [NAME, f"{NAME}.inner", f"{NAME}.inner.one", f"{NAME}.two"]
    one = sys.modules[f"{NAME}.inner.one"]
    assert one.check() == 1
    assert sys.modules[NAME].inner.one is one
    assert inspect.getsource(one.check) == "def check(): return VALUE\n"
    assert pickle.loads(pickle.dumps(one.check)) is one.check
    assert importlib.util.find_spec(f"{NAME}.inner.one") is one.__spec__


def only_the_package(name: str) -> ModuleType:
    assert name == NAME, "all others come from the bundle"
    return __import__(name)


@pytest.mark.parametrize("change", ["edit", "add", "remove", "rename"])
def test_a_change_of_any_file_is_seen(change: str, package: Path) -> None:
    load()
    two = package / "two.py"
    if change == "edit":
        two.write_text("VALUE = 1 + 1\n")
    elif change == "add":
        (package / "three.py").write_text("")
    elif change == "remove":
        (package / "inner" / "one.py").unlink()
        (package / "inner" / "__init__.py").write_text("")
    else:
        (package / "inner").rename(package / "within")
    for _ in range(2):
        load()
        assert (f"{NAME}.three" in sys.modules) == (change == "add")
        assert (f"{NAME}.inner.one" in sys.modules) == (change in {"edit", "add"})
        assert (f"{NAME}.within.one" in sys.modules) == (change == "rename")
        assert (2 if change == "edit" else 1) == sys.modules[f"{NAME}.two"].VALUE


@pytest.mark.parametrize("data", [b"", b"garbage", b"\x00" * 100, b"i\x01\x00\x00\x00"])
def test_a_damaged_bundle_is_written_anew(data: bytes, package: Path) -> None:
    load()
    [name] = files(package)
    (package / "__pycache__" / name).write_bytes(data)
    load()
    assert sys.modules[f"{NAME}.two"].VALUE == 1
    assert (package / "__pycache__" / name).read_bytes() != data
    assert files(package) == [name]


def test_a_bundle_of_another_python_is_not_used(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load()
    monkeypatch.setattr(sys, "version", "3.99")
    [name] = files(package)
    assert bundle._read(str(package / "__pycache__" / name), list(bundle._stamps(NAME, str(package)))) is None


def test_where_nothing_may_be_written_modules_are_imported(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (package / "__pycache__").rmdir()
    (package / "__pycache__").write_text("a file is in the way")
    load()
    assert sys.modules[f"{NAME}.two"].VALUE == 1
    (package / "__pycache__").unlink()
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    load()
    assert not (package / "__pycache__").exists()


def test_a_module_that_fails_fails_as_on_import(package: Path) -> None:
    load()
    (package / "two.py").write_text("1 / 0")
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            load()
        assert f"{NAME}.two" not in sys.modules
