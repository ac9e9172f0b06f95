"""CPU time of child processes, which the benchmarks measure with: elapsed time says more about the machine."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cost:
    """What a child process used: user + system CPU in seconds, and its peak resident memory in MiB."""

    cpu: float
    memory: float
    output: str = ""


def cost_of(command: Sequence[str], *, ok: Sequence[int] = (0, 1)) -> Cost:
    """Run a command with its output piped and measure it.

    `ok`: the exit statuses that count as having worked (a linter exits 1 when it finds something).
    Raises RuntimeError with the end of its standard error otherwise.
    """
    with tempfile.TemporaryFile() as errors:
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors)
        assert child.stdout is not None
        output = child.stdout.read()
        child.stdout.close()
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode not in ok:
            errors.seek(0)
            said = errors.read()[-2000:].decode(errors="replace")
            raise RuntimeError(f"{' '.join(command)[:200]} exited {child.returncode}: {said}")
    return Cost(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024, output.decode(errors="replace"))


def interleaved(pairs: int, *commands: Sequence[str]) -> list[list[Cost]]:
    """The costs of each command, run in turn `pairs` times, so that a busy machine is unfair to none of them."""
    rounds = [[cost_of(command) for command in commands] for _ in range(pairs)]
    return [list(costs) for costs in zip(*rounds, strict=True)]


def least(costs: Sequence[Cost]) -> float:
    """The smallest CPU time: noise only ever adds."""
    return min(cost.cpu for cost in costs)


def table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Lines of a plain table: the first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        yield "  ".join([first.ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(others, widths[1:], strict=True))])
