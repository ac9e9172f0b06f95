"""The work of reading grows with the code and not faster, and no corner of it runs away.

Work is counted in lines of looplint that ran (the same on each machine). What must end runs in a process of its own
with a limit on its CPU time.
"""

import resource
import subprocess
import sys
from pathlib import Path

import pytest
from growth import work, written
from shapes import CORNERS, LINEAR

CPU_SECONDS = 20
SMALL, LARGE = (12, 48), (500, 2_000)


def sizes(name: str) -> tuple[int, int]:
    """Two sizes, one four times the other."""
    return SMALL if name in ("files", "imports") else LARGE


@pytest.mark.parametrize("name", LINEAR)
def test_four_times_the_code_is_at_most_five_times_the_work(name: str) -> None:
    small, large = sizes(name)
    shape = LINEAR[name]
    work(shape(small))  # what is loaded once is loaded
    first, second = work(shape(small)), work(shape(large))
    assert first > 100, "nothing was read"
    assert second <= 5 * first


def end_by_itself(folder: Path) -> subprocess.CompletedProcess[str]:
    """Lint a folder in a process that is killed when it has used CPU_SECONDS."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS + 1))

    command = [sys.executable, "-m", "looplint", "--isolated", "--no-cache", "--select", "ALL", "--jobs", "1"]
    command += ["--output-format", "json", "--exit-zero", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, preexec_fn=limit, check=False)


@pytest.mark.parametrize("name", CORNERS)
def test_no_corner_runs_away(name: str) -> None:
    shape, size = CORNERS[name]
    with written(shape(size)) as folder:
        done = end_by_itself(folder)
    assert done.returncode == 0, done.stderr[-2000:] or f"ended by signal {-done.returncode}"


@pytest.mark.parametrize("name", LINEAR)
def test_a_large_project_ends(name: str) -> None:
    size = 200 if name in ("files", "imports") else 10_000
    with written(LINEAR[name](size)) as folder:
        done = end_by_itself(folder)
    assert done.returncode == 0, done.stderr[-2000:] or f"ended by signal {-done.returncode}"
