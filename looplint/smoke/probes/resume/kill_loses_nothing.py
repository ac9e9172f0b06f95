"""
# A run killed while it saves goes on from where it was

## What it measures
A process that trains is killed as by `kill -9` at each file operation of a save, and in the middle of writing one.
Each time every checkpoint that can be seen must be whole, the run must be resumed from the last save or the one before,
end as the run that was never killed, bit for bit, and its record must hold each step once. Then the newest checkpoints
are cut short by hand, as a full disk does: the one before must be taken.

A kill leaves what the operating system has accepted; a power cut does not. So the order of the operations is looked at
as well: a file's content must be on the disk before the file gets its name.

## Tolerance
None.

## If it fails
Write to another name, flush, fsync, then rename; look for the newest file that can be read, not for one name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from looplint.smoke.bench import Bench
from looplint.smoke.files import killed_at, killed_in_write, operations
from looplint.smoke.measurement import Measurement, at_most, exactly
from looplint.smoke.probe import CannotRun, probe
from looplint.smoke.processes import Child
from looplint.smoke.resume import Followed, Parity, compared, follow, resumed
from looplint.smoke.sabotage import Sabotage
from reference_loop.checkpoint import CheckpointError, read
from reference_loop.record import read_lines

STEP = 8  # the end of an epoch: best.pt is written as well

IN_PLACE = Sabotage(
    "a checkpoint is written in place",
    "reference_loop.checkpoint",
    'aside = path.with_name(path.name + ".tmp")',
    "aside = path",
    within="write",
)
NOT_SYNCED = Sabotage(
    "a checkpoint gets its name before its content is on the disk",
    "reference_loop.checkpoint",
    "os.fsync(file.fileno())",
    "pass",
)
ONE_NAME = Sabotage(
    "only one name is looked for",
    "reference_loop.checkpoint",
    '[source / "last.pt", *steps(source)]',
    '[source / "last.pt"]',
)
RECORDED_TWICE = Sabotage(
    "the record keeps the steps after the checkpoint",
    "reference_loop.record",
    'if line["step"] <= step',
    'if line["step"] >= 0',
)


@probe(tells=72, seconds=6.0, sabotages=(IN_PLACE, NOT_SYNCED, ONE_NAME, RECORDED_TWICE))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Kill, resume, compare; again and again."""
    if bench.cuda:
        raise CannotRun("it is about files, and a process that uses CUDA cannot be forked: run it with --device cpu")
    options: dict[str, Any] = {"save_steps": 1, "ema": 0.9}
    straight = bench.once(("straight", STEP), partial(follow, bench, **options))
    dry = bench.order(**options, runs=str(bench.place / "dry"))
    with Child(operations, dry, STEP) as child:
        done: list[str] = child.result()
    yield exactly("files named before their content is on the disk", unsynced(done), "none")
    yield cut_short(bench, straight, options).measurement("difference after the newest files were cut short", True)
    moments = [n for n, line in enumerate(done) if not line.startswith("fsync")]  # a kill does not see a fsync
    deaths = [Death(bench, straight, number, options) for number in moments]
    deaths.append(Death(bench, straight, -1, options, size=largest(bench.place / "dry") // 2))
    yield exactly("torn checkpoints, of all kills", sum(d.torn for d in deaths), 0)
    yield at_most(f"steps lost at most, of {len(deaths)} kills", max(d.lost for d in deaths), 1)
    different = [d for d in deaths if not d.parity.same]
    cause = different[0].parity.cause if different else ""
    yield exactly("kills after which the run ends otherwise", len(different), 0, cause)
    yield exactly("steps recorded twice or never", max(d.misrecorded for d in deaths), 0)


class Death:
    """A run that was killed at one file operation, or as a file grew beyond `size` bytes, and resumed."""

    def __init__(self, bench: Bench, straight: Followed, number: int, options: dict[str, Any], size: int = 0) -> None:
        runs = bench.place / f"killed-{number if not size else 'in-write'}"
        order = bench.order(**options, runs=str(runs))
        with Child(*((killed_in_write, order, STEP, size) if size else (killed_at, order, STEP, number))) as child:
            child.process.join()
        (folder,) = runs.glob("*/*")
        self.torn = sum(not whole(path) for path in folder.glob("*.pt") if path.name != "best.pt")
        copied = str(bench.duplicate(folder))
        run = resumed(bench, str(folder), **options)
        self.lost = STEP - min(run.steps, default=-1)
        self.parity = compared(bench, straight, run, copied, options)
        counts = Counter(line["step"] for line in read_lines(folder / "record.jsonl") if line["kind"] == "step")
        self.misrecorded = sum(counts[step + 1] != 1 for step in straight.steps)


def whole(path: Path) -> bool:
    """Whether a checkpoint can be read."""
    try:
        read(path)
    except CheckpointError:
        return False
    return True


def largest(folder: Path) -> int:
    """The size of the largest file below a folder, in bytes."""
    return max(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def unsynced(done: list[str]) -> str:
    """The checkpoints that were renamed without a fsync of what was written before."""
    if not any(line.startswith("fsync") for line in done) and not Path("/proc/self/fd").exists():
        return "none"
    renamed = [(n, line.split()[1]) for n, line in enumerate(done) if line.startswith("os.rename")]
    written = {line.split()[1] for line in done if line.startswith("open")}
    bad = [name for n, name in renamed if name in written and f"fsync {name}" not in done[:n]]
    return ", ".join(bad) or "none"


def cut_short(bench: Bench, straight: Followed, options: dict[str, Any]) -> Parity:
    """Resume a run whose newest checkpoint has lost its second half."""
    folder = bench.train(stop_after=STEP + 2, **options).folder
    newest = max(folder.glob("step-*.pt"))
    content = newest.read_bytes()
    for path in (newest, folder / "last.pt"):
        path.unlink()
        path.write_bytes(content[: len(content) // 2])
    copied = str(bench.duplicate(folder))
    return compared(bench, straight, resumed(bench, str(folder), **options), copied, options)
