"""All modules of a package in one compiled file: found, opened and checked once instead of a hundred times.

One rule is one file, and Python takes a third of a millisecond to import a file however small it is. The bundle holds
the code of all of them. It lies in `__pycache__` beside what Python itself keeps there, is as trusted as that, and is
written anew whenever a file of the package differs in time or size from what it was made of.
"""

import importlib
import marshal
import os
import sys
from importlib.machinery import ModuleSpec, SourceFileLoader
from types import ModuleType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import CodeType

    Stamp = tuple[str, str, bool, int, int]  # module, path, whether it is a package, time of change, size


def load(package: ModuleType) -> None:
    """Import all modules below a package."""
    root = package.__path__[0]
    stamps = list(_stamps(package.__name__, root))
    codes = _read(_file(root), stamps)
    if codes is None:
        for name, *_ in stamps:
            importlib.import_module(name)
        _write(_file(root), stamps)
    else:
        for stamp, code in zip(stamps, codes, strict=True):
            if stamp[0] not in sys.modules:
                _execute(stamp, code)


def _stamps(prefix: str, folder: str) -> "Iterator[Stamp]":
    """The modules below a folder, packages before what they hold."""
    with os.scandir(folder) as scan:
        entries = sorted(scan, key=lambda entry: entry.name)
    for entry in entries:
        path, stem = entry.path, entry.name.removesuffix(".py")
        if stem.isidentifier() and stem != entry.name and stem != "__init__":
            found = entry.stat()
            yield f"{prefix}.{stem}", path, False, found.st_mtime_ns, found.st_size
        elif stem.isidentifier() and os.path.isfile(init := os.path.join(path, "__init__.py")):
            found = os.stat(init)
            yield f"{prefix}.{stem}", init, True, found.st_mtime_ns, found.st_size
            yield from _stamps(f"{prefix}.{stem}", path)


def _file(root: str) -> str:
    optimized = f".opt-{sys.flags.optimize}" if sys.flags.optimize else ""
    return os.path.join(root, "__pycache__", f"all.{sys.implementation.cache_tag}{optimized}.bundle")


def _read(file: str, stamps: "list[Stamp]") -> "list[CodeType] | None":
    """The code of all modules, or None where there is none that is up to date."""
    try:
        with open(file, "rb") as stream:
            made_by, made_of, codes = marshal.loads(stream.read())
    except (OSError, EOFError, ValueError, TypeError):
        return None
    return codes if (made_by, made_of) == (sys.version, stamps) else None


def _write(file: str, stamps: "list[Stamp]") -> None:
    """Put the code of all modules into one file; nobody minds where that cannot be."""
    if sys.dont_write_bytecode:
        return
    codes = [SourceFileLoader(name, path).get_code(name) for name, path, *_ in stamps]
    aside = f"{file}.{os.getpid()}"
    try:
        with open(aside, "wb") as stream:
            stream.write(marshal.dumps((sys.version, stamps, codes)))
        os.replace(aside, file)
    except OSError:
        return


def _execute(stamp: "Stamp", code: "CodeType") -> None:
    """What `import` does once it has found the code."""
    name, path, is_package, *_ = stamp
    parent, _, own = name.rpartition(".")
    module = ModuleType(name)
    spec = ModuleSpec(name, SourceFileLoader(name, path), origin=path, is_package=is_package)
    module.__spec__, module.__loader__, module.__file__ = spec, spec.loader, path
    module.__package__ = name if is_package else parent
    if is_package:
        module.__path__ = spec.submodule_search_locations = [os.path.dirname(path)]
    sys.modules[name] = module
    try:
        exec(code, module.__dict__)
    except BaseException:
        del sys.modules[name]
        raise
    setattr(sys.modules[parent], own, module)
