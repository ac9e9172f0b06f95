"""What can be written on the command line, for argparse."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import Any, NoReturn

from looplint.options import COMMANDS
from looplint.report import FORMATS

EPILOG = """\
exit status:
  0  nothing found       1  findings       2  something could not be checked

examples:
  looplint train.py                         a script
  looplint src notebooks                    all scripts and notebooks below two folders
  looplint --select ALL --ignore LL4 src    also the advice, but nothing on schedules
  looplint --confidence medium train.py     also what is only likely
  looplint explain LL301                    what a finding means

settings stand in [tool.looplint] of pyproject.toml, or in looplint.toml
"""


RUN_EPILOG = """\
exit status:
  that of the script where it is not 0; else 1 with findings, 0 without; 2 if nothing could be run

The script is not changed, and sees what it would see without looplint. Its output is its own; findings go to standard
error. Every Python that it starts records as well: the processes of torchrun, those of accelerate launch.
"""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line that says where to read on."""

    def __init__(self, prog: str, **more: Any) -> None:
        super().__init__(prog, add_help=False, formatter_class=_Help, allow_abbrev=False, **more)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave with status 2."""
        self.exit(2, f"looplint: error: {message} (see {self.prog} --help)\n")


class _Help(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=30, width=min(_columns(), 110) - 2)


def _columns() -> int:
    try:
        return max(int(os.environ.get("COLUMNS", "")), 60)
    except ValueError:
        try:
            return max(os.get_terminal_size().columns, 60)
        except OSError:
            return 100


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def _ignores(text: str) -> tuple[str, list[str]]:
    pattern, colon, codes = text.rpartition(":")
    if not colon or not pattern or not _words(codes):
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form PATTERN:CODE,...")
    return pattern, _words(codes)


def check_parser() -> Parser:
    """`looplint [check]`."""
    commands = "\n".join(f"  {name:<9}{meaning}" for name, meaning in COMMANDS.items())
    parser = Parser(
        "looplint",
        usage="looplint [check] [OPTIONS] PATH...\n       looplint COMMAND [OPTIONS] ...",
        description=f"Find what is wrong with PyTorch training loops, without running them.\n\ncommands:\n{commands}",
        epilog=EPILOG,
    )
    paths = parser.add_argument_group("what to read")
    add = paths.add_argument
    add("paths", nargs="*", metavar="PATH", help="script, notebook or folder; - for standard input")
    add("--exclude", metavar="GLOB", type=_words, action="extend", help="leave these out as well")
    add("--force-exclude", action="store_true", default=None, help="leave them out even where PATH names them")
    add("--no-respect-gitignore", action="store_true", help="also what .gitignore names")
    add("--stdin-filename", metavar="NAME", help="what to call standard input")

    _reporting(parser)
    _fixing(parser)
    general = parser.add_argument_group("settings and the rest")
    add = general.add_argument
    add("--config", metavar="FILE|KEY=VALUE", action="append", default=[], help="a settings file, or one setting")
    add("--isolated", action="store_true", help="read no settings file")
    add("--jobs", metavar="N", type=_count, help="processes to share the work (default: one per core)")
    add("--no-cache", action="store_true", help="read every file, and keep nothing for the next run")
    add("--cache-dir", metavar="DIR", help="where to keep what was found (default: .looplint_cache)")
    add(
        "--add-suppressions",
        metavar="REASON",
        nargs="?",
        const="",
        help="write a comment on the line of each finding that silences it, and exit 0",
    )
    add("--show-files", action="store_true", help="list the files that would be read, and stop")
    add("--show-settings", action="store_true", help="show the settings that hold, and stop")
    add("--version", action="store_true", help="show the version, and stop")
    add("-h", "--help", action="help", help="show this text, and stop")
    return parser


def _fixing(parser: Parser) -> None:
    """What becomes of the fixes."""
    fixing = parser.add_argument_group("what to repair")
    add = fixing.add_argument
    switch = argparse.BooleanOptionalAction
    add("--fix", action=switch, help="change the files as the safe fixes say, and report what is left")
    add("--unsafe-fixes", action=switch, help="also the fixes that may change what the code means")
    add("--diff", action="store_true", help="show what --fix would change, and change nothing; exit 1 for any change")
    add("--fix-only", action="store_true", help="as --fix, but report nothing that is left")
    add("--show-fixes", action="store_true", help="list what was fixed")
    add("--fixable", metavar="CODE,...", type=_words, action="extend", help="fix only these (default: ALL)")
    add("--unfixable", metavar="CODE,...", type=_words, action="extend", help="do not fix these")
    add("--exit-non-zero-on-fix", action="store_true", help="exit 1 also where everything was fixed")


def _reporting(parser: Parser) -> None:
    """What all commands that report findings understand."""
    wanted = parser.add_argument_group(
        "what to report", "CODE is a code (LL301), its beginning (LL3), a name, a group (error, warning, advice) or ALL"
    )
    add = wanted.add_argument
    add("--select", metavar="CODE,...", type=_words, action="extend", help="only these (default: error,warning)")
    add("--extend-select", metavar="CODE,...", type=_words, action="extend", help="these as well")
    add("--ignore", metavar="CODE,...", type=_words, action="extend", help="not these")
    add("--per-file-ignores", metavar="GLOB:CODE,...", type=_ignores, action="append", help="not these in those files")
    add("--confidence", choices=("high", "medium", "low"), help="the least confidence to report (default: high)")
    add("--target-torch", metavar="VERSION", help="the PyTorch that the code is for, such as 2.6")
    add("--baseline", metavar="FILE", help="not what this file holds: only what is new")
    add("--diff-base", metavar="REV", help="only what touches lines that changed since this revision of git")
    add("--write-baseline", metavar="FILE", help="write all that is found there, report nothing, and exit 0")

    output = parser.add_argument_group("how to report")
    add = output.add_argument
    add("--output-format", choices=FORMATS, help="default: full; in GitHub's workflows, github")
    add("--output-file", metavar="FILE", help="write there instead of to standard output")
    add("--color", choices=("auto", "always", "never"), default="auto", help="default: auto, on a terminal")
    add("--statistics", action="store_true", help="count the findings of each rule instead of showing them")
    add("-q", "--quiet", action="store_true", help="only the findings")
    add("-v", "--verbose", action="store_true", help="also what was skipped or left out, and why")

    status = parser.add_argument_group("exit status")
    add = status.add_argument
    add("--fail-on", choices=("error", "warning", "advice"), help="exit 1 only for findings that weigh this much")
    add("--exit-zero", action="store_true", help="exit 0 in spite of findings (2 stays 2)")


# -- the other commands ------------------------------------------------------------------------------------------
def _command(name: str, **more: Any) -> tuple[Parser, Callable[..., Any]]:
    parser = Parser(f"looplint {name}", description=f"{COMMANDS[name][:1].upper()}{COMMANDS[name][1:]}.", **more)
    add = parser.add_argument_group("options").add_argument
    add("-h", "--help", action="help", help="show this text, and stop")
    return parser, add


def run_parser() -> Parser:
    """`looplint run`."""
    parser, add = _command(
        "run",
        usage="looplint run [OPTIONS] train.py [ARGUMENT...]\n"
        "       looplint run [OPTIONS] -m package.module [ARGUMENT...]\n"
        "       looplint run [OPTIONS] -- torchrun [ARGUMENT...] train.py",
        epilog=RUN_EPILOG,
    )
    add("command", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    add("-m", dest="module", metavar="MODULE", help="run a module, as python -m does")
    add("--steps", metavar="N", type=_count, default=0, help="end the run after N optimizer steps")
    add("--max-seconds", metavar="SECONDS", type=float, default=0.0, help="end the run at the first step after that")
    add("--verify", action="store_true", help="say also where the reader of the text was wrong about the run")
    _drawing(add)
    add("--config", metavar="FILE|KEY=VALUE", action="append", default=[], help="a settings file, or one setting")
    add("--isolated", action="store_true", help="read no settings file")
    _reporting(parser)
    return parser


def _drawing(add: Callable[..., Any]) -> None:
    """How a run is drawn."""
    add(
        "--lanes", action="store_true", help="draw two turns in lanes: model, optimizer, scaler, ..., with the findings"
    )
    add("--html", metavar="FILE", default="", help="draw them on a page for a browser")


def explain_parser() -> Parser:
    """`looplint explain`."""
    parser, add = _command("explain")
    about = "code or name of a rule, or the beginning of a code; or a place: train.py:41, 'a.ipynb:cell 4:8'"
    add("codes", nargs="+", metavar="CODE|FILE:LINE", help=about)
    add("--color", choices=("auto", "always", "never"), default="auto", help="default: auto, on a terminal")
    return parser


def rules_parser() -> Parser:
    """`looplint rules`."""
    parser, add = _command("rules")
    add("--output-format", choices=("full", "json"), default="full", help="a table, or JSON with each rule's page")
    add("--color", choices=("auto", "always", "never"), default="auto", help="default: auto, on a terminal")
    return parser


def trace_parser() -> Parser:
    """`looplint trace`."""
    parser, add = _command("trace")
    add("file", metavar="FILE", help="script or notebook")
    add("--rule", metavar="CODE", help="only what this rule reads, and what it makes of it")
    add("--entry", metavar="NAME", default="", help="only where runs begin with this function: main, Trainer.fit")
    add("--runs", metavar="N", type=int, help="how many runs to draw of each entry; default: 3")
    _drawing(add)
    add("--color", choices=("auto", "always", "never"), default="auto", help="default: auto, on a terminal")
    return parser


def server_parser() -> Parser:
    """`looplint server`."""
    parser, add = _command("server", epilog="docs/editors.md says how to tell VS Code, Neovim, Helix and others of it")
    add("--stdio", action="store_true", help="talk on standard input and output, which it does anyway")
    return parser


def new_parser() -> Parser:
    """`looplint new`."""
    parser, add = _command("new")
    add("code", metavar="CODE", help="a code that is free, such as ACME101")
    add("name", metavar="NAME", help="what is wrong, in a few words: clip-before-unscale")
    return parser


def clean_parser() -> Parser:
    """`looplint clean`."""
    parser, add = _command("clean")
    add("--cache-dir", metavar="DIR", help="the cache to delete; default: that of the working directory")
    return parser


def completion_parser() -> Parser:
    """`looplint completion`."""
    parser, add = _command("completion")
    add("shell", choices=("bash", "zsh", "fish"), help="eval the output in bash; put it where zsh and fish look")
    return parser
