"""The records of a run -> what the rules say of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from looplint.check import Problem
from looplint.events import Event, Op
from looplint.judge import Found, judge, strongest
from looplint.record import replace
from looplint.rule import Judged, Note, Rule
from looplint.run import Entry, Run
from looplint.runtime import across
from looplint.runtime.follow import Rank
from looplint.runtime.foretold import Foretold
from looplint.runtime.rebuild import Rebuilt, Record
from looplint.static.analyse import read_together, told_once


class Seen(NamedTuple):
    """What a run showed: its findings, the files it passed through, how many steps it took, the run of each process."""

    findings: list[Judged]
    problems: list[Problem]
    files: list[str]
    steps: int
    runs: list[Rebuilt]


_GAVE_UP = "looplint itself failed, and did not see what happened after that; please report it"


def judged(records: Sequence[Record], rules: Iterable[Rule]) -> Seen:
    """What the rules say of the processes of a run: each finding once, whichever process showed it."""
    files = list(dict.fromkeys(file for record in records for file in record.files))
    shown = {file: _short(file) for file in files}
    foretold = Foretold(shown.items())
    checks = [rule for rule in rules if rule.reads]
    found: list[Judged] = []
    problems = {
        failure: Problem(record.files[0] if record.files else "", 0, 0, 0, f"{_GAVE_UP}: {failure}", "crash")
        for record in records
        for failure in record.failures
    }
    runs = [Rebuilt(record, foretold, shown) for record in records]
    across.compare(runs)
    for rebuilt in runs:
        found += _of_one(rebuilt, checks, problems)
    steps = max((rebuilt.steps for rebuilt in runs), default=0)
    return Seen(told_once(strongest(found)), list(problems.values()), list(shown.values()), steps, runs)


def _short(file: str) -> str:
    """A file as a person in this folder would write it."""
    real, here = Path(file).resolve(), Path.cwd()
    return str(real.relative_to(here)) if real.is_relative_to(here) else file


def _of_one(rebuilt: Rebuilt, rules: Sequence[Rule], problems: dict[str, Problem]) -> Iterator[Judged]:
    if not rebuilt.events:
        return
    path = rebuilt.events[0].at.path
    entry = Entry(path=path)
    present = frozenset(event.op for event in rebuilt.events)
    ended = rebuilt.record.ended  # what has not happened in a run that was cut short may have been to come
    wanted = [rule for rule in rules if rule.needs <= present and rule.reads & present]
    for group in read_together(wanted):
        ops = frozenset().union(*(rule.reads for rule in group))
        roles = frozenset().union(*(rule.roles for rule in group))
        run = rebuilt.run(ops, roles, entry)
        for rule in group:
            try:
                found: Found = [(0, finding) for finding in rule.check(run) or () if ended or not finding.never]
            except Exception as error:
                message = f"rule {rule.code} ({rule.name}) crashed: {type(error).__name__}: {error}"
                problems[rule.code] = Problem(path, 0, 0, 0, message, "crash")
                continue
            yield from _counted(judge(rule, [run], found), found, run)


def _counted(judged: Iterable[Judged], found: Found, run: Run) -> Iterator[Judged]:
    """The findings with how often each was seen, and when first."""
    times = Counter(finding.span for _, finding in found)
    for one in judged:
        finding, count = one.finding, times[one.finding.span]
        first = next(f for _, f in found if f.span == finding.span)
        steps = [e for e in run.all(Op.STEP) if isinstance(first.at, Event) and e.index < first.at.index]
        said = f"seen {count} times in this run" if count > 1 else "seen in this run"
        when = f", first after step {len(steps)}" if steps and count > 1 else ""
        note = Note(finding.span, said + when)
        yield replace(one, finding=replace(finding, notes=(*finding.notes, note)))


def read_all(folder: Path) -> list[Record]:
    """The records in a folder, that of the first rank first."""
    files = sorted(folder.glob("*.jsonl"), key=lambda file: (int(file.name.split("-")[0]), file.name))
    ranks = [int(file.name.split("-")[0]) for file in files]
    records = [
        Record(file.read_text(encoding="utf-8").splitlines(), Rank(rank, max(ranks) + 1))
        for file, rank in zip(files, ranks, strict=True)
    ]
    return [record for record in records if record.events or record.failures]
