"""The fixes of a report, carried out: what does not overlap at once, again until nothing is left, none that does harm.

Nothing is written here. A fix is kept only if the files still parse, its finding is gone, and no rule finds more than
before; that is asked of looplint itself, of the new contents.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from looplint.check import Report, check_paths
from looplint.config import Config, Settings
from looplint.events import Group
from looplint.fix.comments import loses
from looplint.fix.text import Unwritable, applied, decoded, position
from looplint.rule import Edit, Judged
from looplint.selection import DEFAULT, Layer
from looplint.static import source
from looplint.static.modules import Project

MOST_PASSES = 50
_GROUPS = list(Group)  # the heaviest first

Stdin = tuple[str, bytes] | None
Refine = Callable[[Report], Report]


class Repair(NamedTuple):
    """What fixes make of files: contents before and after, by path as it was given; the findings that went."""

    contents: Mapping[str, tuple[bytes, bytes]]
    fixed: Sequence[Judged]


class _Fix(NamedTuple):
    """Edits with the findings that they repair: the same edits may repair several."""

    edits: tuple[Edit, ...]
    findings: tuple[Judged, ...]

    @property
    def key(self) -> tuple[object, ...]:
        """What it is, wherever lines have moved to."""
        judged = self.findings[0]
        return self.code, judged.finding.message, *((edit.at.path, edit.text) for edit in self.edits)

    @property
    def code(self) -> str:
        """The rule whose finding it repairs."""
        return self.findings[0].rule.code

    @property
    def adds(self) -> bool:
        """Whether it only puts something in: what is there may be all that has to be mended."""
        return all(edit.at.end_line in (0, edit.at.line) and _is_empty(edit) for edit in self.edits)

    @property
    def paths(self) -> set[str]:
        """The files that it changes."""
        return {edit.at.path for edit in self.edits}

    @property
    def files(self) -> set[str]:
        """The files that it concerns."""
        return self.paths | {judged.finding.span.path for judged in self.findings}


def _is_empty(edit: Edit) -> bool:
    return edit.at.end_column in (0, edit.at.column)


class _Wider(Settings):
    """The settings with the default rules added, wherever fewer were selected: a fix must not offend those either."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(isolated=True)
        self._inner = settings

    def at(self, folder: str) -> Config:
        return _widened(self._inner.at(folder))

    def of(self, path: str) -> Config:
        return _widened(self._inner.of(path))


def _widened(config: Config) -> Config:
    return config._replace(layers=(*config.layers, Layer(extend_select=DEFAULT)))


def repair(report: Report, settings: Settings, *, unsafe: bool, stdin: Stdin = None, refine: Refine) -> Repair:
    """Carry out the fixes of a report: the safe ones, or all. `refine` leaves out of a report what is not wanted."""
    work = _Work(settings, unsafe, stdin, refine)
    try:
        for findings in _by_files(work.wanted(report.findings)):
            work.mend(findings)
        return Repair(work.changed(), work.fixed)
    finally:
        source.held.clear()
        Project.read_anew()


def _by_files(fixes: Iterable[_Fix]) -> list[list[Judged]]:
    """The findings to repair, those together whose fixes meet in a file."""
    groups: list[tuple[set[str], list[Judged]]] = []
    for fix in fixes:
        paths, findings = set(fix.files), list(fix.findings)
        apart = [group for group in groups if not group[0] & paths]
        for group in groups:
            if group[0] & paths:
                paths |= group[0]
                findings = [*group[1], *findings]
        groups = [*apart, (paths, findings)]
    return [findings for _, findings in groups]


def fixable(judged: Judged, unsafe: bool) -> bool:
    """Whether a fix of a finding would be carried out."""
    fix = judged.finding.fix
    return fix is not None and bool(fix.edits) and (fix.safe or unsafe)


def apart(fixes: Iterable[_Fix]) -> Iterator[_Fix]:
    """Of fixes that overlap, the first; what it leaves comes in the next pass.

    In each file one rule has its turn: what it repairs may be the cause of what others find.
    """
    taken: dict[str, list[Edit]] = {}
    turns: dict[str, str] = {}
    for fix in fixes:
        if any(turns.setdefault(path, fix.code) != fix.code for path in sorted(fix.paths)):
            continue
        if not any(_overlap(edit, other) for edit in fix.edits for other in taken.get(edit.at.path, ())):
            for edit in fix.edits:
                taken.setdefault(edit.at.path, []).append(edit)
            yield fix


def _hold_comments(path: str, before: bytes, after: bytes) -> None:
    """Raise `Unwritable` where a script would lose a comment."""
    if not path.endswith(".ipynb") and loses(decoded(before)[2], decoded(after)[2]):
        raise Unwritable("a comment would be lost")


def _overlap(one: Edit, other: Edit) -> bool:
    """Whether two edits share a character, or put something into the same place."""
    (cell, *a), (cell_, *b) = position(one), position(other)
    return cell == cell_ and a[:2] <= b[2:] and b[:2] <= a[2:]


class _Work:
    """The contents of files on their way to being repaired."""

    def __init__(self, settings: Settings, unsafe: bool, stdin: Stdin, refine: Refine) -> None:
        self.settings = settings
        self.wider = _Wider(settings)
        self.unsafe = unsafe
        self.stdin = stdin
        self.refine = refine
        self.before: dict[str, bytes] = {}
        self.now: dict[str, bytes] = {}
        self.watched: set[str] = set()
        self.dropped: set[tuple[object, ...]] = set()
        self.fixed: list[Judged] = []
        self.seen: tuple[object, Report] | None = None  # the last check, with what it was of

    def wanted(self, findings: Sequence[Judged]) -> list[_Fix]:
        """The fixes to try: of what is wrong before what is unwise, in place before new lines, as they stand."""
        table: dict[tuple[Edit, ...], list[Judged]] = {}
        for judged in findings:
            if fixable(judged, self.unsafe) and judged.finding.fix is not None:
                table.setdefault(judged.finding.fix.edits, []).append(judged)
        fixes = [_Fix(edits, tuple(found)) for edits, found in table.items()]
        fixes.sort(key=lambda fix: (_GROUPS.index(fix.findings[0].group), fix.adds))
        return [fix for fix in fixes if fix.key not in self.dropped]

    def mend(self, findings: Sequence[Judged]) -> None:
        """Carry out the fixes of some files, pass after pass."""
        self.watched = set()
        for _ in range(MOST_PASSES):
            chosen = list(apart(self.wanted(findings)))
            if not chosen:
                break
            self.watched.update(*(fix.files for fix in chosen))
            findings = self.carry_out(chosen)

    def carry_out(self, fixes: Sequence[_Fix]) -> Sequence[Judged]:
        """Keep all of these fixes, or else those that do no harm one by one; returns what is found afterwards."""
        start, base = dict(self.now), self.counts()
        kept = self.attempt(list(fixes), start, base) or self.one_by_one(fixes, start, base)
        self.fixed += [judged for fix in kept for judged in fix.findings]
        if all(self.settings.of(path).layers == Config().layers for path in self.watched):
            return self.refine(self.all_found()).findings
        return self.refine(self.check(self.settings)).findings

    def one_by_one(self, fixes: Sequence[_Fix], start: Mapping[str, bytes], base: Counter[str]) -> list[_Fix]:
        kept: list[_Fix] = []
        for fix in fixes:
            if len(fixes) > 1 and (more := self.attempt([*kept, fix], start, base)):
                kept = more
            else:
                self.dropped.add(fix.key)
        if not kept:
            self.hold(start)
        elif kept[-1] is not fixes[-1]:  # what was tried last was dropped
            self.attempt(kept, start, base)
        return kept

    def attempt(self, fixes: list[_Fix], start: Mapping[str, bytes], base: Counter[str]) -> list[_Fix]:
        """These fixes, if together they repair what they are for and harm nothing; else none."""
        contents = dict(start)
        edits: dict[str, list[Edit]] = {}
        for fix in fixes:
            for edit in fix.edits:
                edits.setdefault(edit.at.path, []).append(edit)
        try:
            for path, found in edits.items():
                contents[path] = applied(path, self.content(path, start), found)
                _hold_comments(path, self.content(path, start), contents[path])
        except Unwritable:
            return []
        self.hold(contents)
        expected = base - Counter(fix.code for fix in fixes)
        after = self.counts()
        return fixes if all(after[code] <= expected[code] for code in after) else []

    # -- contents ------------------------------------------------------------------------------------------------
    def content(self, path: str, held: Mapping[str, bytes]) -> bytes:
        """What a file holds now; remembers what it held at first."""
        if path in held:
            return held[path]
        if path not in self.before:
            self.before[path] = self.stdin[1] if self.stdin and path == self.stdin[0] else source.read_bytes(path)
        return self.before[path]

    def hold(self, contents: Mapping[str, bytes]) -> None:
        """Let looplint read these contents in place of the files'."""
        self.now = dict(contents)
        source.held.clear()
        source.held.update({os.path.abspath(path): data for path, data in contents.items()})  # noqa: PTH100
        Project.read_anew()

    def changed(self) -> dict[str, tuple[bytes, bytes]]:
        """The files that are not as they were."""
        pairs = {path: (self.before[path], data) for path, data in sorted(self.now.items())}
        return {path: pair for path, pair in pairs.items() if pair[0] != pair[1]}

    # -- checks --------------------------------------------------------------------------------------------------
    def check(self, settings: Settings) -> Report:
        """What looplint says of the files that are worked on."""
        name = self.stdin[0] if self.stdin else ""
        paths = sorted(self.watched - {name})
        stdin = (name, self.now.get(name, self.stdin[1])) if self.stdin and name in self.watched else None
        return check_paths(paths, settings, stdin=stdin)

    def all_found(self) -> Report:
        """What the rules that were asked for, and the defaults, find in the files that are worked on."""
        state = frozenset(self.watched), tuple(self.now.items())
        if self.seen is None or self.seen[0] != state:
            self.seen = state, self.check(self.wider)
        return self.seen[1]

    def counts(self) -> Counter[str]:
        """How often each rule reports; each problem counts as well."""
        report = self.all_found()
        found = Counter(judged.rule.code for judged in report.findings)
        found.update(f"problem {problem.path}" for problem in report.problems)
        return found
