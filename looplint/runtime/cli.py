"""`looplint run`: start the user's command with the recorder in it, wait, and say what the rules make of the run."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from looplint.check import Report, reported
from looplint.config import ConfigError, Settings
from looplint.options import Options, settings
from looplint.parser import run_parser
from looplint.runtime import start
from looplint.runtime.judgement import Seen, judged, read_all

SITE = str(Path(__file__).with_name("startup"))


class RunOptions(Options):
    """What was said to `looplint run`."""

    def __init__(self) -> None:
        super().__init__()
        self.module: str | None = None
        self.command: list[str] = []
        self.steps = 0
        self.max_seconds = 0.0
        self.verify = False
        self.lanes = False
        self.html = ""


def main(words: list[str]) -> int:
    """Run the command; its own exit status where that is not 0, else 1 with findings, 0 without, 2 if it cannot run."""
    from looplint.cli import FINDINGS, FINE, fail, known_left_out, status_of

    options, command = split(words)
    if not command:
        return fail("nothing to run: looplint run train.py (see looplint run --help)")
    try:
        found = settings(options)
        with tempfile.TemporaryDirectory(prefix="looplint-") as folder:
            status = execute(command, environment(folder, options))
            seen = judged(read_all(Path(folder)), _rules(found))
        report = known_left_out(reported(found, seen.files, seen.findings, seen.problems), options)
        tell(seen, report, found, options)
        if options.lanes or options.html:
            from looplint.picture.command import draw_runs

            runs = [rebuilt.whole() for rebuilt in seen.runs if rebuilt.events]
            draw_runs(runs, report.findings, options)
        foretold = _verify(seen) if options.verify else True
    except ConfigError as error:
        return fail(f"{error.file}: {error.message}" if error.file else error.message)
    except OSError as error:
        return fail(f"{command[0]}: cannot be run: {(error.strerror or str(error)).lower()}")
    if status != FINE:
        return status
    judged_so = status_of(report, found.at(os.curdir), exit_zero=options.exit_zero)
    return judged_so or (FINE if foretold or options.exit_zero else FINDINGS)


def split(words: list[str]) -> tuple[RunOptions, list[str]]:
    """Our options, and the command with all that follows it."""
    options = RunOptions()
    vars(options).update(vars(run_parser().parse_args(words)))
    command = _without_dashes(options.command)
    if options.module:
        return options, [sys.executable, "-m", options.module, *command]
    if command and command[0].endswith(".py"):
        return options, [sys.executable, command[0], *_without_dashes(command[1:])]
    return options, command


def _without_dashes(words: list[str]) -> list[str]:
    return words[1:] if words[:1] == ["--"] else words


def environment(folder: str, options: RunOptions) -> dict[str, str]:
    """The environment in which every Python that is started records."""
    path = os.environ.get("PYTHONPATH")
    added = {start.FOLDER: folder, "PYTHONPATH": f"{SITE}{os.pathsep}{path}" if path else SITE}
    if options.steps:
        added[start.STEPS] = str(options.steps)
    if options.max_seconds:
        added[start.SECONDS] = str(options.max_seconds)
    return {**os.environ, **added}


def execute(command: list[str], given: dict[str, str]) -> int:
    """The exit status of a command; what it prints, and what is typed, is its own."""
    with subprocess.Popen(command, env=given) as child:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal tells the child as well
        ended = signal.signal(signal.SIGTERM, lambda number, frame: child.send_signal(number))
        try:
            status = child.wait()
        finally:
            signal.signal(signal.SIGINT, before)
            signal.signal(signal.SIGTERM, ended)
    return 128 - status if status < 0 else status


def _verify(seen: Seen) -> bool:
    """Say where the reader was wrong about the run; whether it was right."""
    from looplint.cli import say
    from looplint.runtime.verify import compared, told

    verdict = compared(seen.runs)
    for line in told(verdict):
        say(line)
    return not verdict.differences and not verdict.unread


def _rules(found: Settings) -> list[Any]:
    from looplint.rule import iter_rules

    selection = found.at(os.curdir).selection()
    return [rule for rule in iter_rules() if selection.runs(rule)]


def tell(seen: Seen, report: Report, found: Settings, options: Options) -> None:
    """The report, on standard error unless it goes to a file: standard output is the script's."""
    from looplint.cli import say, write

    write(report, found.at(os.curdir), options, sys.stderr)
    if not seen.files:
        say("nothing was recorded: the command did not train with torch in a Python that it started")
    elif options.verbose:
        unforeseen = sum(len(rebuilt.unforeseen) for rebuilt in seen.runs)
        say(f"{seen.steps} optimizer steps kept; {unforeseen} events that the reader does not see")
