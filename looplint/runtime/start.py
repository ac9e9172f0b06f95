"""The beginning and the end of a recording in the process that trains."""

from __future__ import annotations

import atexit
import os
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any, TextIO

FOLDER = "LOOPLINT_RECORD"  # where the records go
STEPS = "LOOPLINT_STEPS"  # optimizer steps after which the run ends
SECONDS = "LOOPLINT_SECONDS"


def when_torch_is_imported() -> None:
    """Begin to record as soon as the script has imported torch, which is left to the script."""
    if "torch" in sys.modules:
        begin()
    else:
        sys.meta_path.insert(0, _Watch())


def begin() -> None:
    """Record from now on, to the folder that the environment names, until the process ends."""
    from looplint.runtime.hooks import listen
    from looplint.runtime.recorder import Recorder

    recorder = Recorder(_file, int(os.environ.get(STEPS, "0")), float(os.environ.get(SECONDS, "0")))
    listen(recorder)
    atexit.register(recorder.finish)
    _before_a_hard_exit(recorder)


def _file() -> TextIO:
    rank = os.environ.get("RANK", "0")
    return (Path(os.environ[FOLDER]) / f"{rank}-{os.getpid()}.jsonl").open("a", encoding="utf-8")


def _before_a_hard_exit(recorder: Any) -> None:
    """`os._exit` runs nothing that was registered."""
    leave = os._exit

    def _exit(status: int) -> None:
        recorder.finish()
        leave(status)

    os._exit = _exit  # type: ignore[assignment]


class _Watch(MetaPathFinder):
    """Sees torch being imported."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Python's own spec of torch, with a loader that begins the recording."""
        if name != "torch":
            return None
        sys.meta_path.remove(self)
        import importlib.util

        spec = importlib.util.find_spec(name)
        if spec is not None and spec.loader is not None:
            spec.loader = _Begins(spec.loader)
        return spec


class _Begins(Loader):
    """Loads torch, and begins to record."""

    def __init__(self, loader: Any) -> None:
        self.loader = loader

    def __getattr__(self, name: str) -> Any:
        return getattr(self.loader, name)

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """As torch's own loader does."""
        made: ModuleType | None = self.loader.create_module(spec)
        return made

    def exec_module(self, module: ModuleType) -> None:
        """As torch's own loader does; then the recording begins."""
        self.loader.exec_module(module)
        module.__loader__ = self.loader
        if module.__spec__ is not None:
            module.__spec__.loader = self.loader
        begin()
