"""Rules from outside: installed packages that name a module in the entry point group `looplint.rules`.

    [project.entry-points."looplint.rules"]
    ours = "our_package.looplint_rules"

The module is imported, and walked where it is a package. `importlib.metadata` alone costs more than reading a script:
it is asked only when some `entry_points.txt` names the group.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator
from types import ModuleType

GROUP = "looplint.rules"


def load() -> dict[str, str]:
    """Import every plug-in. Returns those that failed, by name, with the reason; the others are not affected."""
    if not named():
        return {}
    from importlib.metadata import entry_points

    failed = {}
    for entry in entry_points(group=GROUP):
        try:
            walk(entry.load())
        except Exception as error:  # a plug-in may fail in any way; looplint goes on without it
            failed[entry.name] = f"{type(error).__name__}: {error}"
    return failed


def walk(module: ModuleType) -> None:
    """Import all that lies below a package."""
    import pkgutil

    for _, name, _ in pkgutil.walk_packages(getattr(module, "__path__", ()), module.__name__ + "."):
        importlib.import_module(name)


def named() -> bool:
    """Whether an installed package names the group."""
    section = f"[{GROUP}]".encode()
    return any(section in text for folder in sys.path for text in _entry_points(folder or "."))


def _entry_points(folder: str) -> Iterator[bytes]:
    try:
        names = os.listdir(folder)  # noqa: PTH208 - this runs at every start
    except OSError:
        return
    for name in names:
        if name.endswith((".dist-info", ".egg-info")):
            try:
                with open(f"{folder}/{name}/entry_points.txt", "rb") as stream:  # noqa: PTH123
                    yield stream.read()
            except OSError:
                continue
