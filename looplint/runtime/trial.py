"""A script run under the recorder in a fork of this process, which has torch at hand: many small runs, quickly."""

from __future__ import annotations

import contextlib
import os
import runpy
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ALONE = {"RANK": "0", "LOCAL_RANK": "0", "WORLD_SIZE": "1", "MASTER_ADDR": "127.0.0.1"}

Then = Callable[[dict[str, Any]], None]


class Trial(NamedTuple):
    """What came of a run: the rows of its record, and how it failed ("" where it came to its end)."""

    lines: list[str]
    error: str


def trial(script: Path, then: Then | None = None, seconds: float = 60.0, arguments: Sequence[str] = ()) -> Trial:
    """Run a script in its folder, as `python script` does; `then` is called with what it has defined.

    It has a process group of its own, with itself as the only process. What it prints is lost.
    """
    rows, said = (script.parent / f".{name}-{time.monotonic_ns()}" for name in ("rows", "said"))
    child = os.fork()
    if not child:
        _run(script, arguments, then, rows, said)
    status = _ended(child, seconds)
    lines = rows.read_text(encoding="utf-8").splitlines() if rows.exists() else []
    error = said.read_text(encoding="utf-8") if said.exists() else f"ended by {status}"
    for file in (rows, said):
        file.unlink(missing_ok=True)
    return Trial(lines, error if status != "time" else f"took longer than {seconds:g} s")


def _ended(child: int, seconds: float) -> str:
    """Wait for a process, and end it with all that it started once its time is over."""
    watched = os.pidfd_open(child)
    try:
        over, _, _ = select.select([watched], [], [], seconds)
    finally:
        os.close(watched)
    if not over:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    return "time" if not over else f"status {os.waitstatus_to_exitcode(status)}"


def _forget_modules_of(folder: Path) -> None:
    """Let a folder's own modules be imported from there, whatever of their names was imported before the fork."""
    own = {path.stem for path in folder.iterdir() if path.is_dir() or path.suffix == ".py"} - {"looplint"}
    for name in [name for name in sys.modules if name.partition(".")[0] in own and name != "__main__"]:
        del sys.modules[name]


def _run(script: Path, arguments: Sequence[str], then: Then | None, rows: Path, said: Path) -> None:
    """What the fork does; it does not come back."""
    import torch

    from looplint.runtime.hooks import listen
    from looplint.runtime.recorder import Recorder

    os.setpgid(0, 0)
    os.environ.update(ALONE, MASTER_PORT=str(20000 + os.getpid() % 20000))
    os.chdir(script.parent)
    sys.argv, sys.path[0:0] = [script.name, *arguments], [str(script.parent)]
    _forget_modules_of(script.parent)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    torch.set_num_threads(1)
    torch.manual_seed(0)
    recorder = Recorder(lambda: rows.open("a", encoding="utf-8"))
    listen(recorder)
    for frame, _ in traceback.walk_stack(sys._getframe()):  # whoever asked for this is no part of the script
        recorder.stacks.ignore(frame.f_code)
    error = ""
    try:
        defined = runpy.run_path(str(script), run_name="__main__")
        if then is not None:
            then(defined)
    except SystemExit:
        pass
    except BaseException as failure:
        error = f"{type(failure).__name__}: {failure}".splitlines()[0]
    recorder.finish("raised" if error else "ended")
    said.write_text(error, encoding="utf-8")
    os._exit(0)


__all__ = ["Then", "Trial", "trial"]
