"""Paths in, a report out. One failing rule or file never stops the rest."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from looplint.config import Config, ConfigError, Settings
from looplint.events import Confidence, Span
from looplint.record import replace
from looplint.rule import Finding, Judged, Rule, broken_plugins, rules
from looplint.selection import SYNTAX, UNKNOWN, unknown
from looplint.static.discover import Missed, Walked, discover, matters, tests
from looplint.static.source import Source, SourceError, load, read, read_bytes
from looplint.verdict import SURE, Verdict, rank, renamed, verdicts

if TYPE_CHECKING:
    from looplint.cache import Cache
    from looplint.selection import Selection
    from looplint.static.analyse import Analysis
    from looplint.static.consulted import Import, Query
    from looplint.suppress import Suppression


class Problem(NamedTuple):
    """What looplint could not do. `kind`: "unreadable", "size", "config", "plugin", "crash" (of a rule or the engine).

    `line` is 0 where no line is meant.
    """

    path: str
    line: int
    column: int
    cell: int
    message: str
    kind: str


class Report(NamedTuple):
    """What was found, in the order of paths and lines, and what was not.

    A file that does not parse is a finding (LL001), no problem. `files` were checked; `skipped` are paths with the
    reason. `hidden` counts what was left out: by confidence ("medium", "low"), by group ("advice" ...), or
    "suppressed". `texts` are the inputs that are no files. Findings hold events stripped to their places and loops.
    `fixed` are those whose fix was carried out; `unsafe_fixes`: whether unsafe ones would be.
    """

    findings: list[Judged]
    problems: list[Problem]
    files: int = 0
    skipped: Sequence[tuple[str, str]] = ()
    hidden: Mapping[str, int] = {}
    texts: Mapping[str, str] = {}
    fixed: Sequence[Judged] = ()
    unsafe_fixes: bool = False

    @property
    def failed(self) -> bool:
        """Whether something could not be checked."""
        return bool(self.problems) or any(judged.rule.code == SYNTAX for judged in self.findings)


class Outcome(NamedTuple):
    """What one file gave. `comments` is None where nobody looked for suppressions.

    `queries` are the searches that its reading made; `imports` what was followed, as told by processes on the way.
    """

    path: str
    verdicts: Sequence[Verdict] = ()
    problems: Sequence[Problem] = ()
    crashed: frozenset[str] = frozenset()
    comments: Sequence[Suppression] | None = None
    skipped: str = ""
    parsed: bool = True
    queries: Sequence[Query] = ()
    imports: Sequence[Import] = ()


class Job(NamedTuple):
    """A file to be read: the codes to run, its contents where they are already here, the user's rows and stubs.

    `torch`: the release that it is for; "" where nobody says.
    """

    path: str
    codes: tuple[str, ...]
    data: bytes | None = None
    knowledge: tuple[str, ...] = ()
    torch: str = ""


# -- one file ----------------------------------------------------------------------------------------------------
def examine(job: Job) -> Outcome:
    """Read one file and let the rules speak. Raises nothing that a file or a rule could cause."""
    try:
        data = read_bytes(job.path) if job.data is None else job.data
        source = load(job.path, data)
    except SourceError as error:
        return _unread(job.path, error)
    if why := learn(job.knowledge):
        return Outcome(job.path, problems=[Problem(job.path, 0, 0, 0, why, "config")])
    outcome = _examine(source, job.codes, job.torch)
    if _may_suppress(data):
        from looplint.suppress import speaks_to_us, suppressions

        found_here = any(verdict.finding.span.path == job.path for verdict in outcome.verdicts)
        if found_here or speaks_to_us(data):
            outcome = outcome._replace(comments=suppressions(source))
    broken = [_syntax(error) for error in source.errors]
    return outcome._replace(verdicts=[*broken, *outcome.verdicts]) if broken else outcome


_learned: list[tuple[str, ...]] = [()]  # the users' files that are known now


def forget_knowledge() -> None:
    """Read the users' rows and stubs anew: they may have changed."""
    if _learned[0]:
        _learned[0] = ("",)


def learn(paths: tuple[str, ...]) -> str:
    """Know just these files of rows and stubs; says why one cannot be read."""
    if paths == _learned[0]:
        return ""

    from looplint import knowledge
    from looplint.knowledge.rows import RowError

    knowledge.reset()
    _learned[0] = ()
    try:
        knowledge.extend(paths)
    except (RowError, OSError, ValueError, SyntaxError) as error:
        return f"its knowledge cannot be used: {error}"
    _learned[0] = paths
    return ""


def _may_suppress(data: bytes) -> bool:
    """Whether a file may hold a comment that silences findings: to find them costs more than to parse the file."""
    return b"looplint:" in data or b"noqa" in data or b"NOQA" in data


def _examine(source: Source, codes: Iterable[str], torch: str) -> Outcome:
    chosen = [rules()[code] for code in codes]
    try:
        analysis = _analyse(source, chosen, torch)
    except RecursionError:
        message = "nested too deeply to be followed, so no rule was run"
        return Outcome(source.path, problems=[_crash(source.path, message)], crashed=frozenset(codes))
    except Exception as error:
        message = f"looplint itself failed: {_told(error)}; please report this with the file"
        return Outcome(source.path, problems=[_crash(source.path, message)], crashed=frozenset(codes))
    problems = [_crash(source.path, _crashed(code, message)) for code, message in analysis.crashes]
    found = verdicts(analysis.findings, source)
    crashed = frozenset(code for code, _ in analysis.crashes)
    return Outcome(source.path, found, problems, crashed, queries=_queries())


def _queries() -> tuple[Query, ...]:
    from looplint.static import consulted

    return tuple(consulted.queries)


def _analyse(source: Source, chosen: Sequence[Rule], torch: str) -> Analysis:
    from looplint.static import consulted
    from looplint.static.analyse import analyse
    from looplint.static.modules import Project

    consulted.queries.clear()
    return analyse(source, Project.of(source.path), chosen, torch)


def _unread(path: str, error: SourceError) -> Outcome:
    if error.kind == "kernel":
        return Outcome(path, skipped=error.message, parsed=False)
    if error.kind in {"syntax", "notebook"}:
        return Outcome(path, [_syntax(error)], parsed=False)
    return Outcome(path, problems=[Problem(path, 0, 0, 0, error.message, error.kind)], parsed=False)


def _syntax(error: SourceError) -> Verdict:
    return Verdict(SYNTAX, Finding(error.span, error.message), Confidence.HIGH)


def _crash(path: str, message: str) -> Problem:
    return Problem(path, 0, 0, 0, message, "crash")


def _crashed(code: str, message: str) -> str:
    rule = rules().get(code)
    named = f"rule {code} ({rule.name})" if rule else f"rule {code}"
    return f"{named} crashed: {message}; its findings are missing here"


def _told(error: BaseException) -> str:
    """An exception in one line, with the place that raised it."""
    traceback = error.__traceback__
    while traceback is not None and traceback.tb_next is not None:
        traceback = traceback.tb_next
    where = ""
    if traceback is not None:
        where = f" ({os.path.basename(traceback.tb_frame.f_code.co_filename)}:{traceback.tb_lineno})"
    return f"{type(error).__name__}: {error}{where}"


# -- many files --------------------------------------------------------------------------------------------------
Tick = Callable[[int, int], None]


class _Run:
    """One call of looplint: the files, what each gave, and what of it is reported."""

    def __init__(
        self,
        settings: Settings,
        asked: Iterable[str | Missed],
        stdin: tuple[str, bytes] | None,
        cache: Cache | None = None,
    ) -> None:
        self.settings = settings
        self.stdin = stdin
        self.cache = cache
        asked = list(asked)
        self.paths = [path for path in asked if isinstance(path, str)]
        missed = [path for path in asked if isinstance(path, Missed)]
        self.problems = [Problem(miss.path, 0, 0, 0, miss.why, "unreadable") for miss in missed if miss.problem]
        self.skipped = [(miss.path, miss.why) for miss in missed if not miss.problem]
        self.outcomes: dict[str, Outcome] = {}
        self.hidden: Counter[str] = Counter()
        self.selected: dict[Selection, tuple[str, ...]] = {}
        self.names = {_key(path): path for path in self.paths}

    # -- reading -------------------------------------------------------------------------------------------------
    def jobs(self) -> Iterator[Job]:
        """The files in which a training may stand; those that cannot be read are noted on the way."""
        for path in self.paths:
            config = self.settings.of(path)
            piped = self.stdin is not None and path == self.stdin[0]
            cache = None if piped else self.cache
            if cache and (known := cache.known(path, config, walked=isinstance(path, Walked))):
                self.outcomes[path] = known
                continue
            try:
                data = self.stdin[1] if self.stdin and piped else read_bytes(path)
            except SourceError as error:
                self.outcomes[path] = _unread(path, error)
                continue
            if cache:
                cache.contents(path, data)
            if matters(data) and not (isinstance(path, Walked) and tests(path, data)):
                yield Job(path, self.codes(path), data, config.knowledge, config.target_torch or "")
            elif cache:
                cache.note(path, None)

    def take(self, outcome: Outcome) -> None:
        """Take in what one file gave."""
        self.outcomes[outcome.path] = outcome
        if self.cache:
            self.cache.note(outcome.path, outcome)

    def codes(self, path: str) -> tuple[str, ...]:
        """The rules to run for a file: all that may report, here or in a file that it leads to."""
        selection = self.settings.of(path).selection()
        if selection not in self.selected:
            self.selected[selection] = tuple(c for c, rule in rules().items() if rule.reads and selection.runs(rule))
        return self.selected[selection]

    # -- reporting -----------------------------------------------------------------------------------------------
    def report(self) -> Report:
        """Put together what all files gave."""
        found: dict[str, dict[tuple[object, ...], Verdict]] = {path: {} for path in self.paths}
        for path in self.paths:
            for verdict in self.outcomes[path].verdicts if path in self.outcomes else ():
                self.keep(found, verdict)
        findings = [judged for path in self.paths for judged in self.judged(path, list(found[path].values()))]
        findings += self.misnamed()
        problems = [*self.problems, *(p for path in self.paths for p in self.outcome(path).problems)]
        skipped = [*self.skipped, *((path, o.skipped) for path, o in self.outcomes.items() if o.skipped)]
        problems += [Problem(e.file, e.line, 0, 0, e.message, "config") for e in self.settings.errors]
        problems += [
            Problem(name, 0, 0, 0, f"its rules are missing: {why}", "plugin") for name, why in broken_plugins.items()
        ]
        texts = {self.stdin[0]: _text(*self.stdin)} if self.stdin else {}
        files = len(self.paths) - len(skipped) + len(self.skipped)
        return Report(sorted(findings, key=_order), problems, files, skipped, dict(self.hidden), texts)

    def outcome(self, path: str) -> Outcome:
        return self.outcomes.get(path) or Outcome(path)

    def keep(self, found: dict[str, dict[tuple[object, ...], Verdict]], verdict: Verdict) -> None:
        """Note a finding under the file that it lies in, if that was asked for; of equal ones, the surest."""
        at = verdict.finding.span
        path = at.path if at.path in found else self.names.get(_key(at.path), "")
        if not path:
            return
        if path != at.path:
            verdict = renamed(verdict, at.path, path)
        key = (verdict.code, verdict.finding.span)
        known = found[path].get(key)
        if known is None or rank(verdict) < rank(known):
            found[path][key] = verdict

    def judged(self, path: str, verdicts: Sequence[Verdict]) -> Iterator[Judged]:
        """The findings of a file that are wanted and not suppressed."""
        comments = self.comments(path, bool(verdicts))
        if not verdicts and not comments:
            return
        config = self.settings.of(path)
        selection = config.selection(path)
        found = [verdict.judged for verdict in verdicts]
        if comments:
            found = list(self.unsuppressed(found, comments, config, selection, self.outcome(path)))
        for judged in found:
            if self.wanted(judged, config, selection.chosen(judged.rule.code, judged.group)):
                yield _as_fixable(judged, config)

    def unsuppressed(
        self,
        found: Iterable[Judged],
        comments: Sequence[Suppression],
        config: Config,
        selection: Selection,
        outcome: Outcome,
    ) -> Iterator[Judged]:
        """The findings that no comment hides, and what is wrong with the comments."""
        from looplint.suppress import Suppressions

        suppressions = Suppressions(comments)
        for judged in found:
            if suppressions.hide(judged):
                self.hidden["suppressed"] += 1
            else:
                yield judged
        if outcome.parsed:
            complaints = suppressions.complaints(selection, config.require_reason, outcome.crashed)
            yield from (judged for judged in complaints if not suppressions.hide(judged))

    def wanted(self, judged: Judged, config: Config, chosen: bool) -> bool:
        if judged.rule.code == SYNTAX:
            return True
        if not chosen:
            self.hidden[str(judged.group)] += 1
        elif SURE.index(judged.confidence) < SURE.index(config.confidence):
            self.hidden[str(judged.confidence)] += 1
        else:
            return True
        return False

    def comments(self, path: str, found: bool) -> Sequence[Suppression]:
        """The suppressions of a file. For one whose findings come only from elsewhere, they are sought now."""
        comments = self.outcome(path).comments
        if comments is not None or not found:
            return comments or ()
        return self.own_comments(path)

    def own_comments(self, path: str) -> Sequence[Suppression]:
        """The suppressions that a file holds."""
        try:
            data = self.stdin[1] if self.stdin and path == self.stdin[0] else read_bytes(path)
            if not _may_suppress(data):
                return ()
            from looplint.suppress import suppressions

            return suppressions(read(path, data))
        except SourceError:
            return ()

    def misnamed(self) -> Iterator[Judged]:
        """The findings about settings that name no rule."""
        seen = {config.file: config for config in map(self.settings.of, self.paths)}
        for _, config in sorted(seen.items()):
            for word in unknown(dict.fromkeys(config.words)):
                from looplint.suppress import unknown as unknown_code

                judged = unknown_code(word, _place_in(config.file, word))
                if self.wanted(judged, config, config.selection().chosen(UNKNOWN, judged.group)):
                    yield judged


def _as_fixable(judged: Judged, config: Config) -> Judged:
    """The finding; without the edits of its fix where the settings say that it is not to be fixed."""
    fix = judged.finding.fix
    if fix is None or not fix.edits or config.fixed.chosen(judged.rule.code, judged.group):
        return judged
    return replace(judged, finding=replace(judged.finding, fix=replace(fix, edits=())))


def _key(path: str) -> str:
    return os.path.realpath(path)


def _order(judged: Judged) -> tuple[object, ...]:
    at = judged.finding.span
    return at.path, at.cell, at.line, at.column, judged.rule.code, judged.finding.message


def _place_in(file: str, word: str) -> Span:
    """Where a settings file names a word."""
    try:
        lines = read_bytes(file).decode("utf-8", "replace").splitlines()
    except SourceError:
        lines = []
    for number, line in enumerate(lines, 1):
        for quoted in (f'"{word}"', f"'{word}'"):
            if (column := line.find(quoted)) >= 0:
                return Span(file, number, column + 1, number, column + 1 + len(quoted))
    return Span(file, 1)


def _text(path: str, data: bytes) -> str:
    return data.decode("utf-8", "replace")


# -- the two ways in ---------------------------------------------------------------------------------------------
def check_paths(
    paths: Iterable[str],
    config: Config | Settings | None = None,
    *,
    jobs: int = 1,
    stdin: tuple[str, bytes] | None = None,
    tick: Tick | None = None,
    cache: Cache | None = None,
) -> Report:
    """Check files and folders; the settings are those given, or those that each file finds above itself.

    `stdin` is the name and contents of a further input. `jobs` processes share the work where that pays. `tick` is
    told how many files are done, of how many. With a `cache`, only what has changed is read.
    """
    settings = config if isinstance(config, Settings) else _fixed(config)
    asked = discover(paths, lambda folder: settings.at(folder).filter)
    if stdin is not None:
        asked.append(stdin[0])
    run = _Run(settings, asked, stdin, cache)
    position = {path: number for number, path in enumerate(run.paths, 1)}
    for outcome in _examined(run.jobs(), jobs):
        run.take(outcome)
        if tick is not None:
            tick(position[outcome.path], len(run.paths))
    if cache is not None:
        cache.save(_imports(run.outcomes.values()))
    return run.report()


def _imports(outcomes: Iterable[Outcome]) -> Iterator[Import]:
    """The imports that were followed, here and in other processes."""
    consulted = sys.modules.get("looplint.static.consulted")
    yield from consulted.imports if consulted is not None else ()
    for outcome in outcomes:
        yield from outcome.imports


def reported(
    settings: Settings, paths: Iterable[str], findings: Iterable[Judged], problems: Iterable[Problem]
) -> Report:
    """What of findings that somebody else made is reported: what is selected, sure enough and not suppressed."""
    run = _Run(settings, list(paths), None)
    found: dict[str, list[Verdict]] = {}
    for verdict in verdicts(list(findings)):
        found.setdefault(verdict.finding.span.path, []).append(verdict)
    for path in run.paths:
        run.outcomes[path] = Outcome(path, found.get(path, ()), comments=run.own_comments(path))
    report = run.report()
    return report._replace(problems=[*report.problems, *problems])


FEW_FILES, FEW_BYTES = 8, 200_000  # below either, starting processes costs more than it saves


def _examined(jobs: Iterator[Job], processes: int) -> Iterator[Outcome]:
    """What each file gave; few or small files are read here, others in processes."""
    first: list[Job] = []
    size = 0
    for job in jobs if processes > 1 else ():
        first.append(job)
        size += len(job.data or b"")
        if len(first) > FEW_FILES and size > FEW_BYTES:
            from looplint.parallel import spread

            yield from spread(chain(first, jobs), processes)
            return
    yield from map(examine, chain(first, jobs))


def _fixed(config: Config | None) -> Settings:
    if config is None:
        return Settings()
    settings = Settings(isolated=True)
    settings.fix(config)
    return settings


def check(source: str, *, filename: str = "<string>", config: Config | None = None) -> list[Judged]:
    """The findings in a script given as text.

    Raises `ConfigError` for settings that cannot be understood, `RuntimeError` where looplint itself failed.
    """
    data = source.encode("utf-8", "surrogatepass")
    report = check_paths([], config or Config(), stdin=(filename, data))
    if report.problems:
        raise RuntimeError("; ".join(problem.message for problem in report.problems))
    return report.findings


__all__ = ["ConfigError", "Problem", "Report", "check", "check_paths"]
