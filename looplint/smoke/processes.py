"""Other processes: ranks in a fraction of a second by fork, and children that may be killed.

A forked child starts with torch imported, so two ranks are there in a third of a second where `torchrun` needs ten
(https://docs.python.org/3/library/multiprocessing.html#contexts-and-start-methods). It also inherits whatever the
parent has patched. CUDA cannot be used after a fork; there the children are spawned.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import socket
import tempfile
import traceback
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic
from typing import Any

import torch

PATIENCE = 120.0  # seconds; a rank that waits longer than this for another one is stuck


class ChildFailed(RuntimeError):
    """A child process raised, was killed or never ended; a note carries its traceback."""

    def __init__(self, message: str, trace: str = "") -> None:
        super().__init__(message)
        if trace:
            self.add_note(f"in the child process:\n{trace}")


class Child:
    """A function that runs in a process of its own. Use it in a `with` block: whatever still runs there is killed."""

    def __init__(
        self, function: Callable[..., Any], *args: Any, env: dict[str, str] | None = None, start: str = "fork"
    ) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="looplint-child-")
        self._answer = Path(self._folder.name) / "answer"
        context: Any = multiprocessing.get_context(start)
        self.process: BaseProcess = context.Process(target=_child, args=(self._answer, env or {}, function, args))
        self.process.start()

    def __enter__(self) -> Child:
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.is_alive():
            self.process.kill()
        self.process.join()
        self._folder.cleanup()

    def kill(self) -> None:
        """Kill it as `kill -9` does, and wait until it is gone."""
        self.process.kill()
        self.process.join()

    def result(self, patience: float = PATIENCE) -> Any:
        """What the function returned.

        Raises:
            ChildFailed: it raised, died, or took longer than `patience` seconds.
        """
        self.process.join(patience)
        if self.process.is_alive():
            raise ChildFailed(f"a child process did not end within {patience:.0f} s")
        if not self._answer.exists():
            raise ChildFailed(f"a child process died with exit code {self.process.exitcode}")
        good, value = pickle.loads(self._answer.read_bytes())
        if not good:
            raise ChildFailed(*value)
        return value


def _child(answer: Path, env: dict[str, str], function: Callable[..., Any], args: tuple[Any, ...]) -> None:
    os.environ.update(env)
    torch.set_num_threads(1)
    try:
        reply = (True, function(*args))
    except BaseException as error:  # also SystemExit: the parent must hear of it
        reply = (False, (f"{type(error).__name__}: {error}", traceback.format_exc()))
    aside = answer.with_suffix(".part")
    aside.write_bytes(pickle.dumps(reply))
    aside.replace(answer)


def ranks(
    count: int, function: Callable[..., Any], *args: Any, start: str = "fork", patience: float = PATIENCE
) -> list[Any]:
    """What `function(*args)` returns in each of `count` processes, whose environment is the one `torchrun` sets.

    Raises:
        ChildFailed: one of them raised, died or was stuck; the first to fail is the one told.
    """
    port = free_port()
    children = [Child(function, *args, env=_rank_env(rank, count, port), start=start) for rank in range(count)]
    try:
        _await(children, monotonic() + patience)
        return [child.result(1.0) for child in children]
    finally:
        for child in children:
            child.__exit__()


def _await(children: list[Child], until: float) -> None:
    """Wait for all, but no longer than for the first that fails: the others may wait for it forever."""
    waiting = list(children)
    while waiting and monotonic() < until:
        waiting[0].process.join(0.02)
        for child in [c for c in waiting if not c.process.is_alive()]:
            child.result(1.0)
            waiting.remove(child)


def _rank_env(rank: int, count: int, port: int) -> dict[str, str]:
    place = {"RANK": rank, "LOCAL_RANK": rank, "WORLD_SIZE": count, "LOCAL_WORLD_SIZE": count, "MASTER_PORT": port}
    return {**{key: str(value) for key, value in place.items()}, "MASTER_ADDR": "127.0.0.1", "GROUP_RANK": "0"}


def free_port() -> int:
    """A TCP port on the loopback that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
