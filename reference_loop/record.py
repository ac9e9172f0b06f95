"""The record of a run: a JSON line per step, evaluation and note; TensorBoard where installed; the terminal."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import torch

from reference_loop.config import Config
from reference_loop.distributed import World

if sys.platform != "win32":
    import resource


class Record:
    """Writes `record.jsonl` (other ranks: `record-<rank>.jsonl`, their own steps) and tells the terminal.

    A line's `kind` is "step", "evaluation" or "note"; every line has the optimizer step at which it was written.
    """

    def __init__(self, folder: Path, config: Config, world: World, steps: int, start: int = 0) -> None:
        path = folder / ("record.jsonl" if world.main else f"record-{world.rank}.jsonl")
        rewind(path, start)  # a resumed run makes the later steps again
        self.file = path.open("a", encoding="utf-8")
        self.main = world.main
        self.quiet = config.quiet or not world.main
        self.board = tensorboard(folder, start) if world.main and config.tensorboard else None
        self.bar = Bar(steps) if not self.quiet and sys.stdout.isatty() else None

    def step(self, step: int, **values: Any) -> None:
        """One optimizer step."""
        self._write("step", step, values)
        if self.bar:
            self.bar.move(step, f"loss {values['smoothed']:.4f}  lr {values['lr']:.2e}")

    def evaluation(self, step: int, **values: Any) -> None:
        """One evaluation, the same on every process: the main one writes it."""
        if not self.main:
            return
        self._write("evaluation", step, values)
        numbers = "  ".join(f"{name} {value:.4f}" for name, value in values["metrics"].items())
        star = "  best" if values["best"] else ""
        self.say(f"epoch {values['epoch']:.4g}  step {step}  train {values['smoothed']:.4f}  {numbers}{star}")

    def note(self, step: int, text: str) -> None:
        """Something that happened once, and is worth reading."""
        self._write("note", step, {"text": text})
        self.file.flush()
        self.say(text)

    def flush(self) -> None:
        """Make all lines durable."""
        self.file.flush()
        os.fsync(self.file.fileno())

    def say(self, text: str) -> None:
        """Tell the terminal, above the progress bar."""
        if self.bar:
            self.bar.say(text)
        elif not self.quiet:
            print(text, flush=True)

    def close(self) -> None:
        """Write what is left."""
        self.file.close()
        if self.board:
            self.board.close()
        if self.bar:
            self.bar.close()

    def _write(self, kind: str, step: int, values: dict[str, Any]) -> None:
        self.file.write(json.dumps({"kind": kind, "step": step, **values}) + "\n")
        if self.board:
            numbers = values | values.get("metrics", {})
            for name, value in numbers.items():
                if isinstance(value, float):
                    self.board.add_scalar(f"{kind}/{name}", value, step)


class Bar:
    """A progress bar over the optimizer steps, by rich where it is installed."""

    def __init__(self, steps: int) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        self.progress = Progress(
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.description}"),
            refresh_per_second=4,
        )
        self.task = self.progress.add_task("", total=steps)
        self.progress.start()

    def move(self, step: int, text: str) -> None:
        """Show a step."""
        self.progress.update(self.task, completed=step, description=text)

    def say(self, text: str) -> None:
        """Print above the bar."""
        self.progress.console.print(text, highlight=False, markup=False)

    def close(self) -> None:
        """Leave the terminal as it was."""
        self.progress.stop()


def tensorboard(folder: Path, start: int) -> Any:
    """A TensorBoard writer that goes on after step `start`, or None where it is not installed."""
    try:
        from torch.utils.tensorboard import SummaryWriter
    except ImportError:
        return None
    return SummaryWriter(str(folder), purge_step=start + 1)


def rewind(path: Path, step: int) -> None:
    """Drop a record's lines after a step, and what a crash left of a line."""
    if not path.exists():
        return
    kept = [line for line in read_lines(path) if line["step"] <= step]
    aside = path.with_name(path.name + ".tmp")
    aside.write_text("".join(json.dumps(line) + "\n" for line in kept), encoding="utf-8")
    aside.replace(path)


def read_lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a record; one that a crash cut short is left out."""
    lines = []
    for text in path.read_text(encoding="utf-8").splitlines():
        try:
            lines.append(json.loads(text))
        except json.JSONDecodeError:
            continue
    return lines


def memory_mb(device: torch.device) -> float:
    """The most memory used so far, in MiB: the device's, or on the CPU this process's."""
    if device.type == "cuda":
        return torch.cuda.max_memory_allocated(device) / 2**20
    if sys.platform == "win32":
        return 0.0  # no call for it in the standard library
    unit = 1 if sys.platform == "darwin" else 1024  # macOS counts bytes
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 2**20
