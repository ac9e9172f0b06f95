"""How the work of looplint grows with the code it reads.

    python benchmarks/growth.py              all shapes
    python benchmarks/growth.py loops calls  these

Work is counted, not timed: the lines of looplint's own code that ran. It is the same on each machine. Shapes that must
be linear are read at doubling sizes: the ratio should stay near 2. The corners must end: their work is given as a
multiple of that for the smallest script, with the CPU time as a multiple of `ast.parse` over the same text.
"""

from __future__ import annotations

import argparse
import ast
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from processes import table
from shapes import CORNERS, LINEAR, Project, statements

import looplint
from looplint.cli import main as command

OWN = str(Path(looplint.__file__).parent)
SIZES = {"files": (10, 20, 40, 80), "imports": (10, 20, 40, 80)}
LINES = (100, 1_000, 2_000, 4_000, 10_000)


class Counter:
    """Counts the lines of looplint that run while it traces."""

    def __init__(self) -> None:
        self.lines = 0

    def _line(self, frame: FrameType, event: str, arg: Any) -> Any:
        self.lines += event == "line"
        return self._line

    def _call(self, frame: FrameType, event: str, arg: Any) -> Any:
        return self._line if frame.f_code.co_filename.startswith(OWN) else None

    @contextmanager
    def tracing(self) -> Iterator[None]:
        """Count what runs inside."""
        before = sys.gettrace()
        sys.settrace(self._call)
        try:
            yield
        finally:
            sys.settrace(before)


@contextmanager
def written(project: Project) -> Iterator[Path]:
    """The project as a folder, for as long as this lasts."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in project.items():
            Path(folder, name).write_text(text)
        yield Path(folder)


def lint(folder: Path) -> None:
    """Run looplint with all rules over a folder, in this process. Raises RuntimeError if it could not do its work."""
    out = folder / "findings.json"
    arguments = ["--isolated", "--no-cache", "--select", "ALL", "--jobs", "1", "--output-format", "json"]
    status = command(["check", *arguments, "--output-file", str(out), "--exit-zero", str(folder)])
    if status != 0:
        raise RuntimeError(f"looplint exited {status}")


def work(project: Project) -> int:
    """The lines of looplint that run to read a project."""
    counter = Counter()
    with written(project) as folder, counter.tracing():
        lint(folder)
    return counter.lines


def times_parse(project: Project) -> float:
    """The CPU time of linting, as a multiple of parsing."""
    with written(project) as folder:
        start = time.process_time()
        for _ in range(20):
            for text in project.values():
                ast.parse(text)
        parsed = (time.process_time() - start) / 20
        start = time.process_time()
        lint(folder)
        return (time.process_time() - start) / parsed


def growth(name: str) -> list[list[str]]:
    """Rows for a shape that must be linear."""
    shape = LINEAR[name]
    sizes = SIZES.get(name, LINES)
    done = [work(shape(size)) for size in sizes]
    pairs = zip(done, done[1:], sizes, sizes[1:], strict=False)
    steps = ["", *(f"{b / a:.2f} x for {n / m:.1f} x" for a, b, m, n in pairs)]
    return [[name, str(size), str(lines), step] for size, lines, step in zip(sizes, done, steps, strict=True)]


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("shapes", nargs="*", metavar="SHAPE", help=", ".join([*LINEAR, *CORNERS]))
    wanted = parser.parse_args().shapes or [*LINEAR, *CORNERS]
    base = work(statements(50))
    base = work(statements(50))  # the first one also loaded the rules
    rows = [["linear", "size", "lines run", "growth"]]
    for name in filter(LINEAR.__contains__, wanted):
        rows += growth(name)
    print("\n".join(table(rows)), end="\n\n")
    rows = [["corner", "size", "x the smallest script", "x ast.parse"]]
    for name in filter(CORNERS.__contains__, wanted):
        shape, size = CORNERS[name]
        project = shape(size)
        rows.append([name, str(size), f"{work(project) / base:.1f}", f"{times_parse(project):.1f}"])
    print("\n".join(table(rows)))


if __name__ == "__main__":
    main()
