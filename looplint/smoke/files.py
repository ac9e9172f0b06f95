"""What a run does to the files of its folder, and a process that dies while it does it."""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from looplint.smoke.order import Order
from looplint.smoke.steps import watched

WRITES = os.O_WRONLY | os.O_RDWR


def killed_at(order: Order, step: int, operation: int) -> None:
    """Train, and die by SIGKILL at the given file operation after step `step`; for a process of its own."""

    def die(number: int, name: str) -> None:
        if number == operation:
            os.kill(os.getpid(), signal.SIGKILL)

    _operations(order, step, die)


def killed_in_write(order: Order, step: int, size: int) -> None:
    """Train, and die as soon as a file grows beyond `size` bytes after step `step`; for a process of its own."""

    def limit(*_: Any) -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)  # Python ignores it and lets the write fail; here it shall kill
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    with watched(after=_at(step, limit)):
        order.train()


def operations(order: Order, step: int) -> list[str]:
    """The file operations between step `step` and the next one, "fsync" included; for a process of its own."""
    found: list[str] = []
    _operations(order, step, lambda number, name: found.append(name))
    return found


def _operations(order: Order, step: int, tell: Callable[[int, str], None]) -> None:
    """Train, telling each file operation inside the run's folder that follows step `step`, up to the next step."""
    runs, listening, count = order.options["runs"], False, 0

    def note(name: str, path: object) -> None:
        nonlocal count
        if listening and isinstance(path, str | Path) and str(path).startswith(runs):
            tell(count, f"{name} {Path(path).name}")
            count += 1

    def hear(event: str, args: tuple[Any, ...]) -> None:
        if event in ("os.rename", "os.link"):
            note(f"{event} {Path(args[0]).name} to", args[1])
        elif event in ("os.remove", "shutil.copyfile") or (event == "open" and _writes(args)):
            note(event, args[0])

    def switch(on: bool) -> Callable[..., None]:
        def turn(*_: Any) -> None:
            nonlocal listening
            listening = on

        return turn

    original = os.fsync

    def fsync(descriptor: int) -> None:
        note("fsync", Path(f"/proc/self/fd/{descriptor}").readlink())
        original(descriptor)

    if Path("/proc/self/fd").exists():
        os.fsync = fsync  # type: ignore[assignment]
    sys.addaudithook(hear)  # before each operation; a hook cannot be removed, so this needs a process of its own
    with watched(before=lambda setup, group: switch(False)(), after=_at(step, switch(True))):
        order.train()


def _writes(args: tuple[Any, ...]) -> bool:
    """Whether an audited `open` is for writing: its mode says so, or, from os.open, its flags."""
    _, mode, flags = args
    return bool(flags & WRITES) if mode is None else not mode.startswith("r")


def _at(step: int, act: Callable[..., None]) -> Callable[..., None]:
    """Act after the step with this number; the loop counts it right afterwards."""

    def after(setup: Any, group: Any, taken: Any) -> None:
        if setup.state.progress.step + 1 == step:
            act()

    return after
