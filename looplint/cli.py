"""The command: from words on the command line to an exit status."""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # as type checkers understand it; importing typing costs a quarter of `--version`
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NoReturn, TextIO

    from looplint.cache import Cache
    from looplint.check import Problem, Report
    from looplint.config import Config, Settings
    from looplint.options import Options
    from looplint.rule import Rule

FINE, FINDINGS, FAILED, INTERRUPTED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run looplint. Returns 0 where nothing was found, 1 with findings, 2 where something could not be checked."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    _never_fail_to_print()
    try:
        status = _dispatch(words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return say("interrupted", INTERRUPTED)
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINDINGS
    except Exception:  # Python would exit with 1, which says that findings were printed
        import traceback

        traceback.print_exc()
        return say("this is a fault of looplint itself; please report it", FAILED)
    return status


def command() -> NoReturn:
    """The `looplint` script: as `main`, and gone at once. Python would first take every tree apart, node by node."""
    status = main()
    if sys.argv[1:2] == ["smoke"] or "coverage" in sys.modules or sys.gettrace():
        sys.exit(status)  # these still have something to do
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(status)


def _dispatch(words: list[str]) -> int:
    if words in (["--version"], ["-V"]):
        from looplint import __version__

        print(f"looplint {__version__}")
        return FINE
    command = words[0] if words else ""
    if command == "smoke":
        from looplint.smoke.cli import main as smoke

        return smoke(words[1:])
    if command == "server":
        from looplint.server.cli import main as server

        return server(words[1:])
    if command == "run":
        from looplint.runtime.cli import main as run

        return run(words[1:])
    if command in _COMMANDS:
        return _COMMANDS[command](words[1:])
    return check(words)


def _never_fail_to_print() -> None:
    """A character that the terminal's encoding lacks becomes an escape, no traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def say(message: str, status: int = FINE, kind: str = "") -> int:
    """Say one line on standard error; gives back the status."""
    from looplint.report import plain

    print(f"looplint: {kind}{plain(message)}", file=sys.stderr)
    return status


def fail(message: str) -> int:
    """Say why the work cannot be done; gives back the status of that."""
    return say(message, FAILED, "error: ")


# -- check -------------------------------------------------------------------------------------------------------
def check(words: list[str]) -> int:
    """`looplint [check] PATH...`."""
    from looplint.config import ConfigError
    from looplint.options import parse, settings

    options = parse(words[words[0] == "check" :] if words else ["--help"])
    if options.version:
        return _dispatch(["--version"])
    try:
        found = settings(options)
        if options.show_settings:
            return _show_settings(found, options)
        return _show_files(found, options) if options.show_files else _check(found, options)
    except ConfigError as error:
        return fail(f"{error.file}: {error.message}" if error.file else error.message)


def _check(settings: Settings, options: Options) -> int:
    import gc

    from looplint.check import check_paths
    from looplint.progress import bar

    gc.set_threshold(50_000, 20, 20)  # what is made here mostly lives to the end: fewer collections find little less
    stdin = _stdin(options)
    paths = [path for path in options.paths if path != "-"]
    wanted = paths or ([] if stdin else ["."])
    progress = bar(options.quiet)
    try:
        cache = _cache(settings, options)
        report = check_paths(wanted, settings, jobs=_jobs(options), stdin=stdin, tick=progress, cache=cache)
    finally:
        if progress is not None:
            progress.close()
    config = settings.at(os.curdir)
    report = known_left_out(_with_hints(report, options.paths), options)
    if options.add_suppressions is not None:
        return _silence(report, options.add_suppressions)
    if options.diff:
        return _diff(report, settings, options, stdin)
    fixes = _fixes(options, config)
    if fixes:
        report = _fixed(report, settings, options, stdin, wanted)
    report = report._replace(unsafe_fixes=_unsafe(options, config))
    if options.fix_only:
        report = report._replace(findings=[])
    write(report, config, options, sys.stderr if stdin and fixes else None)
    if options.show_fixes or config.show_fixes:
        _show_fixes(report)
    if options.verbose:
        _say_more(report)
    if not report.files and not report.problems and not options.quiet:
        say(f"nothing to check: no script or notebook in {', '.join(options.paths or ['.'])}")
    if options.exit_non_zero_on_fix and report.fixed and not report.failed:
        return FINDINGS
    return status_of(report, config, options.exit_zero)


def _unsafe(options: Options, config: Config) -> bool:
    return config.unsafe_fixes if options.unsafe_fixes is None else options.unsafe_fixes


def _fixes(options: Options, config: Config) -> bool:
    """Whether files are to be changed."""
    return options.fix_only or (config.fix if options.fix is None else options.fix)


def _fixed(
    report: Report, settings: Settings, options: Options, stdin: tuple[str, bytes] | None, wanted: Sequence[str]
) -> Report:
    """Carry out the fixes; the report on what is left."""
    from looplint.check import check_paths
    from looplint.fix.command import fixed

    return fixed(
        report,
        settings,
        unsafe=_unsafe(options, settings.at(os.curdir)),
        stdin=stdin,
        refine=lambda found: known_left_out(found, options),
        again=lambda text: check_paths(
            wanted, settings, jobs=_jobs(options), stdin=text, cache=_cache(settings, options)
        ),
    )


def _diff(report: Report, settings: Settings, options: Options, stdin: tuple[str, bytes] | None) -> int:
    """Show what the fixes would change. Exit status 1 where that is something."""
    from looplint.fix.command import shown, summary

    unsafe = _unsafe(options, settings.at(os.curdir))
    done = shown(
        report,
        settings,
        unsafe=unsafe,
        stdin=stdin,
        refine=lambda found: known_left_out(found, options),
        stream=sys.stdout,
    )
    for problem in report.problems:
        say(f"{problem.path}: {problem.message}", kind="error: ")
    if not options.quiet:
        say(summary(report, done, unsafe))
    return FAILED if report.failed else FINDINGS if done.contents and not options.exit_zero else FINE


def _show_fixes(report: Report) -> None:
    from looplint.fix.command import listing

    if report.fixed:
        say(f"fixed {len(report.fixed)} finding{'' if len(report.fixed) == 1 else 's'}:")
    for line in listing(report):
        print(line, file=sys.stderr)


def _silence(report: Report, reason: str) -> int:
    """Write comments that silence all findings. Exit status 1 where that could not be done for some."""
    from looplint.report.summary import number, place
    from looplint.silence import silence

    done = silence([judged for judged in report.findings if judged.finding.span.path not in report.texts], reason)
    for judged, why in done.refused:
        say(f"{place(judged.finding.span)}: {judged.rule.code}: {why}", kind="error: ")
    for problem in report.problems:
        say(f"{problem.path}: {problem.message}", kind="error: ")
    say(f"{number(done.done, 'finding')} silenced in {number(len(done.files), 'file')}")
    return FAILED if report.failed else FINDINGS if done.refused else FINE


def _cache(settings: Settings, options: Options) -> Cache | None:
    """What earlier runs with these settings found, unless nobody wants to know."""
    if options.no_cache:
        return None
    from looplint.cache import Cache, place

    config = settings.at(os.curdir)
    return Cache(place(config, options.cache_dir), repr((config.layers, config.target_torch, config.knowledge)))


def known_left_out(report: Report, options: Options) -> Report:
    """The report without unchanged lines and what the baseline holds, or with nothing of what goes into a new one."""
    if options.diff_base is not None:
        from looplint.since import changed_since

        report = changed_since(report, options.diff_base)
    if not options.baseline and not options.write_baseline:
        return report
    from looplint import baseline

    if options.write_baseline:
        replace_file(options.write_baseline, baseline.text(report), "--write-baseline")
        count = len(report.findings)
        say(f"{count} finding{'' if count == 1 else 's'} written to {options.write_baseline}")
        return report._replace(findings=[])
    return baseline.without(report, options.baseline or "")


def _stdin(options: Options) -> tuple[str, bytes] | None:
    if "-" not in options.paths:
        return None
    return options.stdin_filename or "<stdin>", sys.stdin.buffer.read()


def _jobs(options: Options) -> int:
    """The processes asked for, or one per processor that this one may use."""
    if options.jobs is not None:
        return int(options.jobs)
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _with_hints(report: Report, paths: Sequence[str]) -> Report:
    """The report with a word to whoever misspelt a command: it was taken for a path."""
    from looplint.options import COMMANDS
    from looplint.selection import nearest

    def hinted(problem: Problem) -> Problem:
        if problem.path not in paths[:1] or not problem.path.isalpha():
            return problem
        near = nearest(problem.path, COMMANDS)
        return problem._replace(message=f"{problem.message}; did you mean looplint {near}?") if near else problem

    return report._replace(problems=[hinted(problem) for problem in report.problems]) if report.problems else report


def status_of(report: Report, config: Config, exit_zero: bool) -> int:
    """The exit status that a report means."""
    from looplint.events import Group

    if report.failed:
        return FAILED
    weights = list(Group)  # the heaviest first
    enough = weights[: weights.index(config.fail_on) + 1]
    return FINDINGS if not exit_zero and any(judged.group in enough for judged in report.findings) else FINE


# -- output ------------------------------------------------------------------------------------------------------
def write(report: Report, config: Config, options: Options, stream: TextIO | None = None) -> None:
    """The report to its file, or to a stream, by default standard output.

    What could not be checked is said on standard error as well, where the format is for machines.
    """
    if options.output_file:
        from io import StringIO

        text = StringIO()
        _render(report, config, options, text, options.color == "always")
        replace_file(options.output_file, text.getvalue())
    else:
        stream = stream or sys.stdout
        _render(report, config, options, stream, wants_color(options.color, stream))
    if options.output_file or options.quiet or _format(config, options) not in {"full", "concise"}:
        for problem in report.problems:
            say(f"{problem.path}: {problem.message}", kind="error: ")


def _format(config: Config, options: Options) -> str:
    """The format that was asked for. What GitHub's runners print nowhere but on their page becomes annotations."""
    annotated = os.environ.get("GITHUB_ACTIONS") == "true" and not options.output_file
    return config.output_format or ("github" if annotated else "full")


def _render(report: Report, config: Config, options: Options, stream: TextIO, color: bool) -> None:
    from looplint.report import render, statistics

    draw = statistics if options.statistics else render
    draw(report, _format(config, options), stream, color, quiet=options.quiet)


def replace_file(path: str, text: str, option: str = "--output-file") -> None:
    """Write a file so that nobody ever reads half of it. Raises `ConfigError` where that cannot be done."""
    from looplint.config import ConfigError

    try:
        if os.path.exists(path) and not os.path.isfile(path):  # a device or a pipe
            with open(path, "w", encoding="utf-8", errors="backslashreplace", newline="\n") as stream:
                stream.write(text)
            return
        aside = f"{path}.{os.getpid()}.tmp"
        try:
            with open(aside, "w", encoding="utf-8", errors="backslashreplace", newline="\n") as stream:
                stream.write(text)
            os.replace(aside, path)
        finally:
            if os.path.exists(aside):
                os.unlink(aside)
    except OSError as error:
        raise ConfigError(f"{option} cannot be written: {(error.strerror or str(error)).lower()}", path) from None


def wants_color(choice: str, stream: TextIO) -> bool:
    """Whether to write in colours. A variable that is set, and not empty, decides: https://no-color.org,
    https://force-color.org.
    """
    if choice != "auto":
        return choice == "always"
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def _say_more(report: Report) -> None:
    for path, why in report.skipped:
        say(f"skipped {path}: {why}")
    for what, count in sorted(report.hidden.items()):
        reason = {
            "suppressed": "by comments",
            "baseline": "that the baseline holds",
            "unchanged": "on unchanged lines",
            "medium": "of medium confidence",
            "low": "of low confidence",
        }
        say(f"not shown: {count} {reason.get(what, f'of the group {what}')}")
    say(f"{report.files} file{'' if report.files == 1 else 's'} checked")


def _show_files(settings: Settings, options: Options) -> int:
    from looplint.report import plain
    from looplint.static.discover import discover

    status = FINE
    for found in discover(options.paths or ["."], lambda folder: settings.at(folder).filter):
        if isinstance(found, str):
            print(plain(found))
        elif found.problem:
            status = fail(f"{found.path}: {found.why}")
    return status


def _show_settings(settings: Settings, options: Options) -> int:
    from looplint.report import plain
    from looplint.rule import rules

    path = options.paths[0] if options.paths else os.curdir
    config = settings.at(path) if os.path.isdir(path) else settings.of(path)
    print(f"settings for {plain(path)}, from {plain(config.file) or 'no file: the defaults'}\n")
    for name, value in config._asdict().items():
        if name not in {"layers", "file", "root"}:
            print(f"{name.replace('_', '-'):<20}{plain(_written(value))}")
    selection = config.selection("" if os.path.isdir(path) else path)
    for rule in rules().values():
        groups = [group for group in type(rule.group) if selection.chosen(rule.code, group)]
        shown = "yes" if rule.group in groups else f"only as {' or '.join(groups)}" if groups else "no"
        print(f"{rule.code:<8}{rule.name:<40}{rule.group:<10}{shown}")
    return FINE


def _written(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(f"{part[0]}: {_written(part[1])}" if isinstance(part, tuple) else str(part) for part in value)
    return str(value).lower() if isinstance(value, bool) else "" if value is None else str(value)


# -- the other commands ------------------------------------------------------------------------------------------
def explain(words: list[str]) -> int:
    """`looplint explain CODE|FILE:LINE...`."""
    from looplint import docs
    from looplint.parser import explain_parser

    options = explain_parser().parse_args(words)
    color = wants_color(options.color, sys.stdout)
    status, first = FINE, True
    for word in options.codes:
        if ":" in word:
            status = max(status, _explain_line(word, color))
            continue
        found = _rules_of(word)
        if not found:
            status = _unknown(word)
        for rule in found:
            if not first:
                print()
            docs.explain(rule, sys.stdout, color)
            first = False
    return status


def _explain_line(word: str, color: bool) -> int:
    """`looplint explain FILE:LINE`."""
    from looplint.config import ConfigError, Settings
    from looplint.static.source import SourceError
    from looplint.trace.line import explain as explain_line
    from looplint.trace.line import parsed

    where = parsed(word)
    if where is None:
        return fail(f"{word!r} is neither a rule nor a place such as train.py:41")
    try:
        explain_line(where, Settings().of(where.path), sys.stdout, color)
    except SourceError as error:
        return fail(f"{error.path}: {error.message}")
    except ConfigError as error:
        return fail(f"{error.file}: {error.message}")
    except ValueError as error:
        return fail(str(error))
    return FINE


def _rules_of(word: str) -> list[Rule]:
    from looplint.rule import rules
    from looplint.selection import selector

    meant = selector(word)
    found = [rule for code, rule in rules().items() if meant and code in meant.codes]
    return [rule for rule in found if meant and meant.group in {None, rule.group}]


def _unknown(word: str) -> int:
    from looplint.selection import suggestion

    return fail(f"there is no rule {word!r}{suggestion(word)}")


def rules(words: list[str]) -> int:
    """`looplint rules`."""
    from looplint import docs
    from looplint.parser import rules_parser

    options = rules_parser().parse_args(words)
    docs.rules_table(sys.stdout, options.output_format, wants_color(options.color, sys.stdout))
    return FINE


def trace(words: list[str]) -> int:
    """`looplint trace FILE`."""
    from pathlib import Path

    from looplint.check import learn
    from looplint.config import ConfigError, Settings
    from looplint.parser import trace_parser
    from looplint.static.modules import Project
    from looplint.static.source import SourceError, load

    options = trace_parser().parse_args(words)
    code = None
    if options.rule:
        found = _rules_of(options.rule)
        if len(found) != 1:
            return _unknown(options.rule) if not found else fail(f"{options.rule} means more than one rule")
        code = found[0].code
    try:
        source = load(options.file)
        if why := learn(Settings().of(source.path).knowledge):
            return fail(why)
    except SourceError as error:
        return fail(str(error))
    except ConfigError as error:
        return fail(f"{error.file}: {error.message}")
    from looplint.trace import trace as draw

    project, color = Project.of(Path(source.path)), wants_color(options.color, sys.stdout)
    try:
        if options.lanes or options.html:
            from looplint.picture.command import draw_source

            return draw_source(source, project, code, options, color)
        draw(source, project, code, sys.stdout, color, entry=options.entry, most_runs=options.runs)
    except ValueError as error:
        return fail(str(error))
    except ConfigError as error:
        return fail(f"{error.file}: {error.message}")
    return FINE


def new(words: list[str]) -> int:
    """`looplint new CODE NAME`."""
    from looplint import docs
    from looplint.parser import new_parser

    options = new_parser().parse_args(words)
    try:
        path = docs.new_rule(options.code, options.name)
    except (ValueError, OSError) as error:
        return fail(str(error))
    print(f"{path}: fill in the page, the examples and the check")
    return FINE


def clean(words: list[str]) -> int:
    """`looplint clean`."""
    from looplint.cache import clean as delete
    from looplint.cache import place
    from looplint.config import ConfigError, Settings
    from looplint.parser import clean_parser

    options = clean_parser().parse_args(words)
    try:
        folder = place(Settings().at(os.curdir), options.cache_dir)
        found = delete(folder)
    except ConfigError as error:
        return fail(f"{error.file}: {error.message}")
    except OSError as error:
        return fail(f"the cache cannot be deleted: {error}")
    return say(f"deleted {folder}" if found else f"there is no cache at {folder}")


def completion(words: list[str]) -> int:
    """`looplint completion SHELL`."""
    from looplint.completion import script
    from looplint.parser import completion_parser

    print(script(completion_parser().parse_args(words).shell), end="")
    return FINE


_COMMANDS = {"explain": explain, "rules": rules, "trace": trace, "new": new, "clean": clean, "completion": completion}
