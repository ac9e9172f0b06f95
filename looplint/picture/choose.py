"""Which runs are drawn: as few as show every finding."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from looplint.events import Event, Op
from looplint.judge import clearness
from looplint.picture import Picture, picture
from looplint.record import replace
from looplint.report.summary import short
from looplint.rule import Judged
from looplint.run import Run
from looplint.static.analyse import EntryFlow
from looplint.trace.page import count
from looplint.trace.reasons import hear, whole

MOST_PICTURES = 4
MOST_ANSWERS = 4


def pictures_of(flows: Sequence[EntryFlow], wanted: Sequence[Judged], path: str) -> list[Picture]:
    """Pictures of runs of a file that show these findings; of what trains in it, where there are none.

    The findings that no run shows are put `elsewhere` on the last picture.
    """
    left = list(wanted)
    drawn: list[Picture] = []
    enumerated = [(flow, hear(flow, None).runs) for flow in sorted(flows, key=lambda flow: flow.entry.path != path)]
    for flow, runs in enumerated:
        for run, found in showing(runs, left):
            drawn.append(_drawn(flow, run, found))
            shown = {_key(judged) for judged in found}
            left = [judged for judged in left if _key(judged) not in shown]
    if not drawn:
        trains = [(f, r) for f, r in enumerated if any(run.has(Op.BACKWARD, Op.STEP) for run in r)]
        trains = [pair for pair in trains if pair[0].entry.path == path] or trains[:1]
        drawn = [_drawn(flow, max(runs, key=_tells), []) for flow, runs in trains or enumerated[:1] if runs]
    drawn = drawn[:MOST_PICTURES]
    if drawn and left:
        drawn[-1] = drawn[-1]._replace(elsewhere=[*drawn[-1].elsewhere, *left])
    return drawn


def pictures_of_runs(runs: Sequence[Run], wanted: Sequence[Judged]) -> list[Picture]:
    """Pictures of what the processes of a run did: of the first, and of those that alone show some of the findings."""
    chosen = list(showing(runs, wanted)) or [(run, []) for run in runs[:1]]
    shown = {_key(judged) for _, found in chosen for judged in found}
    drawn = []
    for run, found in chosen[:MOST_PICTURES]:
        process = f", process {runs.index(run)}" if len(runs) > 1 else ""
        title = f"{short(run.entry.path)}: the run{process}"
        drawn.append(picture(title, _counted(found), [], _in_place(run.events), found, counted=False))
    if drawn:
        left = [judged for judged in wanted if _key(judged) not in shown]
        drawn[-1] = drawn[-1]._replace(elsewhere=[*drawn[-1].elsewhere, *left])
    return drawn


def _in_place(events: Sequence[Event]) -> list[Event]:
    """What was made outside of all loops before the loop in which a record first meets it."""
    found: list[Event] = []
    begin = 0  # of the events in loops at the end of `found`
    for event in events:
        if event.op is Op.MAKE and not event.loops():
            found.insert(begin, event)
            begin += 1
        else:
            found.append(event)
            begin = begin if event.loops() else len(found)
    return found


def showing(runs: Sequence[Run], wanted: Sequence[Judged]) -> Iterator[tuple[Run, list[Judged]]]:
    """As few runs as show all that can be shown, each with what it is the first to show."""
    left = list(wanted)
    bitten = [(run, bites(run, wanted)) for run in runs] if wanted else []
    while left:
        keys = {_key(judged) for judged in left}
        fresh = [(run, [judged for judged in found if _key(judged) in keys]) for run, found in bitten]
        best = max(fresh, key=lambda pair: (len(pair[1]), *(-int(n) for n in clearness(pair[0]))), default=None)
        if best is None or not best[1]:
            return
        yield best
        shown = {_key(judged) for judged in best[1]}
        left = [judged for judged in left if _key(judged) not in shown]


def bites(run: Run, wanted: Sequence[Judged]) -> list[Judged]:
    """These findings as the rules say them of one run: each once, at events of the run."""
    found: dict[object, Judged] = {}
    known = {_key(judged): judged for judged in reversed(wanted)}
    for rule in {judged.rule.code: judged.rule for judged in wanted if judged.rule.reads}.values():
        for finding in rule.check(run) or ():
            key = (rule.code, finding.span)
            judged = known.get(key)
            if judged is not None and key not in found:
                more = [note for note in judged.finding.notes if note.text not in {n.text for n in finding.notes}]
                own = [note for note in more if note.span == finding.span]
                found[key] = replace(judged, finding=replace(finding, notes=(*finding.notes, *own)))
    return sorted(found.values(), key=lambda judged: judged.finding.span)


def _key(judged: Judged) -> object:
    return judged.rule.code, judged.finding.span


def _tells(run: Run) -> tuple[int, int]:
    return -clearness(run)[0], len(run.events)


def _drawn(flow: EntryFlow, run: Run, found: Sequence[Judged]) -> Picture:
    name = flow.entry.name if not flow.entry.whole else "the program"
    where = short(flow.entry.path)
    return picture(f"{where}: {name}", _counted(found), _answers(run, found), run.events, found)


def _counted(found: Sequence[Judged]) -> str:
    return count(len(found), "finding") if found else "nothing found"


def _answers(run: Run, found: Sequence[Judged]) -> list[str]:
    """The settings under which a run happens, those that a finding depends on first."""
    told = {judged.when.removeprefix("when ") for judged in found} - {""}
    asked = [answer for answer in run.choices.values() if answer.kind == "config" and not answer.guessed]
    said = [f"{whole(answer.text)} is {'true' if answer.value else 'false'}" for answer in asked if answer.text]
    said = list(dict.fromkeys([*sorted(told), *said]))
    left = len(said) - MOST_ANSWERS
    return [*said[:MOST_ANSWERS], f"and {count(left, 'more answer')}"] if left > 1 else said


__all__ = ["bites", "pictures_of", "pictures_of_runs"]
