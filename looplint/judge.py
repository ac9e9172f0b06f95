"""Findings of many runs -> each finding once, with the confidence that the runs give it.

What separates the runs that are wrong from those that are right is the fewest answers under which every run is wrong:
none or one of them: HIGH, two: MEDIUM, more: LOW. Anything guessed caps it at MEDIUM.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from looplint.events import Confidence, Event, Group, Obj, Op, Role, Span
from looplint.rule import Finding, Judged, Rule
from looplint.run import Answer, Run

MOST_ANSWERS = 60  # tried in pairs
MANY = 8  # runs without one that is right: what was merged into them is not likely to be right either

Found = list[tuple[int, Finding]]  # (index of the run, what the rule said of it)


def judge(rule: Rule, runs: Sequence[Run], found: Found) -> list[Judged]:
    """The findings of one rule over all runs of one flow, each place once."""
    places: dict[tuple[Span, Group | None], Found] = {}
    for index, finding in found:
        places.setdefault((finding.span, finding.group), []).append((index, finding))
    judged = []
    for (span, _), group in places.items():
        wrong = {index for index, _ in group}
        index, finding = min(group, key=lambda pair: (bool(pair[1].doubt), clearness(runs[pair[0]])))
        anchors = _anchors(finding)
        others = _spared(anchors or {span}, wrong, runs) if finding.never else []
        if not all(_is_cut_short(run, [runs[i] for i in wrong], rule.reads) for run in others):
            continue
        if finding.along:
            confidence, when = _along(runs, wrong, finding)
        else:
            confidence, when = confidence_of(runs, wrong, anchors, on_data=finding.on_data)
        on_batch = when is not None and when.kind == "data" and not (finding.on_data or when.stays)
        if is_sample(runs, index, wrong, anchors) or _doubtful(finding, runs[index]) or on_batch:
            confidence = min(confidence, Confidence.MEDIUM, key=_ORDER.index)
        judged.append(Judged(rule, finding, confidence, _spoken(when), _others(finding)))
    return _weightiest(judged)


def _along(runs: Sequence[Run], wrong: set[int], finding: Finding) -> tuple[Confidence, Answer | None]:
    """The same over the runs in which all events on the path of the finding happen."""
    places = [note.at.at for note in finding.notes if isinstance(note.at, Event)]
    kept = [i for i, run in enumerate(runs) if i in wrong or all(_passes(run, place) for place in places)]
    walked = {new for new, old in enumerate(kept) if old in wrong}
    confidence, when = confidence_of([runs[i] for i in kept], walked, frozenset(), on_data=finding.on_data)
    return confidence, when or confidence_of(runs, wrong, frozenset(), on_data=finding.on_data)[1]


def _weightiest(judged: Sequence[Judged]) -> list[Judged]:
    """Of findings of different weight at one place, the weightiest of the surest."""
    best: dict[Span, Judged] = {}
    for one in judged:
        known = best.get(one.finding.span)
        if known is None or _weight(one) > _weight(known):
            best[one.finding.span] = one
    return list(best.values())


def _weight(judged: Judged) -> tuple[int, int]:
    return _ORDER.index(judged.confidence), -list(Group).index(judged.group)


_ORDER = [Confidence.LOW, Confidence.MEDIUM, Confidence.HIGH]


def confidence_of(
    runs: Sequence[Run], wrong: set[int], anchors: frozenset[Span], *, on_data: bool = False
) -> tuple[Confidence, Answer | None]:
    """How few answers separate the wrong runs from the right ones, and the one answer where one does.

    A run that does not come to the place is neither, nor is one in which an exception is raised, if it goes wrong
    without. `on_data`: two answers that the data give count as one.
    """
    runs, wrong = without_exceptions(runs, wrong)
    others = [run for index, run in enumerate(runs) if index not in wrong]
    if not others:
        return Confidence.HIGH, None
    right = [run for run in others if not anchors or any(_passes(run, span) for span in anchors)]
    answers: dict[tuple[str, bool], Answer] = {}
    for index in wrong:
        for name, answer in runs[index].choices.items():
            answers[name, answer.value] = answer
    if not right:
        told = (a for (n, v), a in answers.items() if not any(_possible(run, n, v, a) for run in others))
        return Confidence.HIGH, next((a for a in told if not a.guessed), None)
    for (name, value), answer in answers.items():
        if not any(_possible(run, name, value, answer) for run in right):
            return (Confidence.MEDIUM if answer.guessed else Confidence.HIGH), answer
    for one, other in combinations(list(answers)[:MOST_ANSWERS], 2):
        if not any(_possible(run, *one, answers[one]) and _possible(run, *other, answers[other]) for run in right):
            same = is_one_test(answers[one], answers[other], on_data=on_data)
            return (Confidence.HIGH if same else Confidence.MEDIUM), answers[one]
    return Confidence.LOW, None


def is_one_test(one: Answer, other: Answer, *, on_data: bool) -> bool:
    """Whether two answers of the data count as one: any two for a finding that takes what they say, for a training
    meets them all some day; else those of one test in two turns, if both go on.
    """
    if one.kind != "data" or other.kind != "data":
        return False
    return on_data or (one.stays and other.stays and one.text == other.text)


def without_exceptions(runs: Sequence[Run], wrong: set[int]) -> tuple[Sequence[Run], set[int]]:
    """The runs in which nothing is raised and those of them that are wrong; all where none of them is."""
    calm = [i for i, run in enumerate(runs) if not _raises(run)]
    kept = {new for new, old in enumerate(calm) if old in wrong}
    return ([runs[i] for i in calm], kept) if kept else (runs, wrong)


def _raises(run: Run) -> bool:
    return any(answer.guessed and answer.value for answer in run.choices.values())


def clearness(run: Run) -> tuple[bool, bool, int]:
    """The run that shows best what is wrong is the least by this."""
    return _raises(run), run.merged, len(run.choices)


def _possible(run: Run, name: str, value: bool, asked: Answer) -> bool:
    """Whether a run can happen under an answer."""
    answer = run.choices.get(name)
    if answer is not None:
        return answer.value is value
    if not value or not asked.subject:
        return True
    return not any(
        a.value and a.subject == asked.subject and a.constant != asked.constant for a in run.choices.values()
    )


def is_sample(runs: Sequence[Run], index: int, wrong: set[int], anchors: frozenset[Span]) -> bool:
    """Whether a run stands for others that may be right. Where many come by and all of them are wrong, it does not."""
    if not runs[index].merged or len(wrong) < MANY:
        return runs[index].merged
    return not _always(anchors, wrong, runs) if anchors else len(wrong) < len(runs)


def _anchors(finding: Finding) -> frozenset[Span]:
    """The places that a run must pass to be judged by this finding: its own event, else those on its path."""
    if isinstance(finding.at, Event):
        return frozenset(finding.at.spans)
    return frozenset(note.at.at for note in finding.notes[-1:] if isinstance(note.at, Event))


def _always(places: Iterable[Span], wrong: set[int], runs: Sequence[Run]) -> bool:
    """Whether every run that passes one of these places is wrong there."""
    return not _spared(places, wrong, runs)


def _spared(places: Iterable[Span], wrong: set[int], runs: Sequence[Run]) -> list[Run]:
    """The runs that pass one of these places and are not wrong there."""
    return [run for i, run in enumerate(runs) if i not in wrong and any(_passes(run, span) for span in places)]


def _is_cut_short(run: Run, wrong: Iterable[Run], reads: frozenset[Op]) -> bool:
    """Whether an exception ended a run before it could go wrong: it does less than one that does, and nothing else."""
    return _raises(run) and any(_done(run, reads) <= _done(other, reads) for other in wrong)


def _done(run: Run, reads: frozenset[Op]) -> set[tuple[Op, Span]]:
    return {(event.op, span) for event in run.events if event.op in reads for span in event.spans}


def _passes(run: Run, span: Span) -> bool:
    return any(span in event.spans for event in run.events)


def _doubtful(finding: Finding, run: Run) -> bool:
    """Whether anything that the finding rests on is guessed."""
    if finding.doubt or (finding.never and run.entry.open):
        return True
    events = [place for place in (finding.at, *(n.at for n in finding.notes)) if isinstance(place, Event)]
    return any(_guessed(event) for event in events)


_SURE = (Role.LOSS, Role.CRITERION, Role.PARAMETERS, Role.METRIC, Role.CHECKPOINT)


def _guessed(event: Event) -> bool:
    """Whether an event stands on a guessed path."""
    from looplint.events import Scope

    return event.inside(Scope.HANDLER) is not None


def _spoken(answer: Answer | None) -> str:
    """`when args.amp is true`."""
    if answer is None:
        return ""
    return answer.text if answer.guessed else f"{answer.text} is {'true' if answer.value else 'false'}"


def _others(finding: Finding) -> tuple[Span, ...]:
    return finding.at.spans[1:] if isinstance(finding.at, Event) else ()


def strongest(judged: Iterable[Judged]) -> list[Judged]:
    """The same finding of several entries once, as sure as the surest."""
    best: dict[tuple[str, Span], Judged] = {}
    for one in judged:
        key = (one.rule.code, one.finding.span)
        known = best.get(key)
        if known is None or _ORDER.index(one.confidence) > _ORDER.index(known.confidence):
            best[key] = one
    return list(best.values())


__all__ = ["Obj", "Op", "judge", "strongest"]
