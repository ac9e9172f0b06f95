"""`looplint smoke`: prove on this machine that a training loop does what it should."""

from __future__ import annotations

import argparse
import importlib.metadata
import importlib.util
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from types import FrameType
from typing import Any, NoReturn

INTERRUPTED = 130
LOG_WIDTH = 120  # of a table that no terminal limits
OLDEST_TORCH = (2, 6)

EPILOG = """\
looplint smoke explain PROBE prints what a probe measures, its tolerance and the reason.

Under torchrun the probes of several processes use the ones that it started, on one machine or on many.

exit: 0 all hold, 1 some do not, 2 could not run, 130 interrupted
"""


def main(argv: list[str]) -> int:
    """Run the command; 0 where all probes hold, 1 where some do not, 2 where they could not run."""
    if argv[:1] == ["explain"]:
        return explain(argv[1:])
    arguments = parser().parse_args(argv)
    if lack := missing():
        return complain(lack)
    with terminated_cleanly():
        try:
            return smoke(arguments)
        except KeyboardInterrupt:
            print("looplint smoke: interrupted; temporary files are removed", file=sys.stderr)
            return INTERRUPTED


def parser() -> argparse.ArgumentParser:
    """All options of the command."""
    p = argparse.ArgumentParser(
        "looplint smoke", description=__doc__, epilog=EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    p.add_argument("--task", metavar="MODULE", default="reference_loop.task", help="what to train [%(default)s]")
    p.add_argument(
        "--select", metavar="NAME", type=names, action="extend", default=[], help="only these probes or groups"
    )
    p.add_argument("--skip", metavar="NAME", type=names, action="extend", default=[], help="not these probes or groups")
    p.add_argument("--slow", action="store_true", help="also the probes that take minutes")
    p.add_argument("--list", action="store_true", help="list the probes and stop")
    p.add_argument(
        "--budget",
        metavar="SECONDS",
        type=seconds,
        default=float("inf"),
        help="the most telling probes first; says what it left out",
    )
    p.add_argument("--device", choices=("auto", "cpu", "cuda"), default="auto", help="default: cuda where there is one")
    p.add_argument("--seed", type=int, default=0, help="default: %(default)s")
    p.add_argument("--keep", metavar="DIR", type=Path, help="keep records, plots and checkpoints there")
    p.add_argument("--output-format", choices=("full", "json", "junit"), default="full")
    return p


def names(text: str) -> list[str]:
    """The names in a comma-separated list."""
    return [name.strip() for name in text.split(",") if name.strip()]


def seconds(text: str) -> float:
    """A positive number of seconds."""
    value = float(text)
    if not value > 0:
        raise argparse.ArgumentTypeError("must be positive")
    return value


def missing() -> str:
    """What to install, if anything."""
    lacking = [p for p in ("torch", "torchvision", "numpy") if importlib.util.find_spec(p) is None]
    if lacking:
        return f"{lacking[0]} is not installed; smoke runs a real training: pip install 'looplint[smoke]'"
    version = importlib.metadata.version("torch")
    if tuple(map(int, version.split(".")[:2])) < OLDEST_TORCH:
        oldest = ".".join(map(str, OLDEST_TORCH))
        return f"torch {version} is too old; smoke needs {oldest}: pip install -U torch torchvision"
    return ""


def complain(message: str) -> int:
    """One line on stderr."""
    print(f"looplint smoke: error: {message}", file=sys.stderr)
    return 2


@contextmanager
def terminated_cleanly() -> Iterator[None]:
    """Let SIGTERM unwind the stack, as Ctrl-C does, so that temporary files go and child processes end."""

    def leave(number: int, frame: FrameType | None) -> NoReturn:
        raise SystemExit(128 + number)

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def smoke(arguments: argparse.Namespace) -> int:
    """Run the chosen probes and print the outcomes."""
    from looplint.smoke.bench import NoDevice, opened
    from looplint.smoke.examination import BadTask
    from looplint.smoke.probe import UnknownProbe, chosen

    try:
        plan = chosen(arguments.select, arguments.skip, arguments.slow)
    except UnknownProbe as error:
        return complain(str(error))
    if arguments.list:
        return list_probes(arguments.slow)
    if not plan:
        return complain("no probe is left to run")
    try:
        with opened(arguments.task, arguments.device, arguments.seed, arguments.keep) as bench:
            return report(plan, bench, arguments)
    except (BadTask, NoDevice) as error:
        return complain(str(error))


def report(plan: list[Any], bench: Any, arguments: argparse.Namespace) -> int:
    """Run and print in the format asked for."""
    from looplint.smoke.records import as_json, as_junit
    from looplint.smoke.running import Watcher, cpu_seconds, run

    wall, cpu = perf_counter(), cpu_seconds()
    if bench.launched and arguments.budget < float("inf"):
        return complain("--budget cannot be kept under torchrun: each process would stop elsewhere")
    if bench.launched and not bench.launched.main:
        return run(plan, bench, Watcher()).code
    if arguments.output_format == "full":
        return drawn(plan, bench, arguments.budget)
    session = run(plan, bench, Watcher(), arguments.budget)
    keep(bench)
    about = {**bench.about, "cpu_seconds": round(cpu_seconds() - cpu, 3)}
    text = {"json": as_json, "junit": as_junit}[arguments.output_format](session, about, perf_counter() - wall)
    print(text)
    return session.code


def drawn(plan: list[Any], bench: Any, budget: float) -> int:
    """Run, and draw the table as the outcomes come."""
    from rich.console import Console

    from looplint.smoke.running import cpu_seconds, run
    from looplint.smoke.table import LiveTable, conclusion

    wall, cpu = perf_counter(), cpu_seconds()
    console = Console(highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console = Console(highlight=False, width=LOG_WIDTH)
    console.print(bench.headline)
    with LiveTable(console) as table:
        session = run(plan, bench, table, budget)
    conclusion(session, perf_counter() - wall, cpu_seconds() - cpu, console)
    if keep(bench):
        console.print(f"kept in {bench.kept}")
    return session.code


def keep(bench: Any) -> bool:
    """Add pictures to what is kept, if anything is."""
    if bench.kept is None:
        return False
    bench.draw()
    return True


def list_probes(slow: bool) -> int:
    """Every probe with its usual time, the most telling first."""
    from looplint.smoke.probe import probes

    for p in probes().values():
        needs = "  --slow" if p.slow and not slow else ""
        print(f"{p.name:30}{p.group:14}{p.seconds:5.1f} s  {p.title}{needs}")
    return 0


def explain(argv: list[str]) -> int:
    """Print the page of a probe."""
    p = argparse.ArgumentParser("looplint smoke explain", description="What a probe measures, its tolerance, and why.")
    p.add_argument("probe")
    name = p.parse_args(argv).probe
    if lack := missing():
        return complain(lack)
    from looplint.smoke.probe import UnknownProbe, chosen

    try:
        found = chosen([name], slow=True)
    except UnknownProbe as error:
        return complain(str(error))
    from rich.console import Console
    from rich.markdown import Markdown

    from looplint.smoke.docs import page

    console = Console()
    for one in found:
        if console.is_terminal:
            console.print(Markdown(page(one)))
        else:
            print(page(one))
    return 0
