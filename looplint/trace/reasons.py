"""What a rule says of one flow, and why its confidence is what it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

from looplint.events import Confidence, Event, Group, Op, Scope, Span
from looplint.judge import MOST_ANSWERS, Found, _anchors, clearness, is_one_test, is_sample, judge, without_exceptions
from looplint.report.terminal import Piece
from looplint.rule import Finding, Judged, Rule, rules
from looplint.run import Answer, Run
from looplint.static.analyse import EntryFlow, judged
from looplint.static.flow import nodes
from looplint.static.runs import enumerate_runs, project
from looplint.trace.page import Row, count

Named = tuple[str, Answer]


@dataclass
class Hearing:
    """The runs of one flow, what a rule found in which of them, and why it was not asked (`silent`)."""

    runs: list[Run]
    rule: Rule | None = None
    found: Found = field(default_factory=list)
    silent: str = ""

    def reasons(self, reported: Sequence[Judged]) -> Iterator[list[Row]]:
        """For each place with findings, the finding and the reasons for its confidence."""
        if self.rule is None:
            return
        if not self.found:
            yield [Row([Piece(f"{self.rule.code} finds nothing in {count(len(self.runs), 'run')}", "help")])]
        known_at = {one.finding.span: one for one in judge(self.rule, self.runs, self.found)}
        told = {(one.rule.code, one.finding.span): one for one in reported}
        places: dict[tuple[Span, Group | None], Found] = {}
        for index, finding in self.found:
            places.setdefault((finding.span, finding.group), []).append((index, finding))
        for (span, group), found in places.items():
            finding = min(found, key=lambda pair: clearness(self.runs[pair[0]]))[1]
            known = known_at.get(span)
            known = known if known is not None and known.finding.group == group else None
            wrong = {index for index, _ in found}
            lines = [*_counted(self.runs, wrong, span), *_why(self.runs, wrong, finding)]
            lines += _outcome(self.rule, known, told.get((self.rule.code, span)), finding, reported)
            yield [*_headline(self.rule, finding, known), *(Row([Piece(line)], depth=1, wrap=True) for line in lines)]


def hear(flow: EntryFlow, rule: Rule | None) -> Hearing:
    """Let a rule speak of a flow as the engine does, with its whole hundred, and listen to what it is given to read."""
    if rule is None:
        return Hearing(enumerate_runs(project(flow.flow, frozenset(Op)), flow.entry))
    if why := lacking(flow, rule):
        return Hearing([], rule, silent=f"{rule.code} is not asked: {why}")
    hearing = Hearing([], rule)

    def listened(run: Run) -> list[Finding]:
        said = list(rule.check(run) or ())
        hearing.found += [(len(hearing.runs), finding) for finding in said]
        hearing.runs.append(run)
        return said

    hundred = [other for other in rules().values() if other.code[:3] == rule.code[:3]]
    asked = [replace(other, check=listened) if other is rule else other for other in hundred]
    crashes = dict(judged(replace(flow, verdicts={}), asked).crashes)
    if rule.code in crashes:
        hearing.silent = f"{rule.code} crashed: {crashes[rule.code]}"
    return hearing


def lacking(flow: EntryFlow, rule: Rule) -> str:
    """Why a rule is not asked about a flow; empty where it is."""
    present = _present(flow)
    if missing := rule.needs - present:
        return f"of what it needs, this does not happen here: {_listed(missing)}"
    return "" if rule.reads & present else "nothing of what it reads happens here"


def _present(flow: EntryFlow) -> frozenset[Op]:
    return frozenset(node.op for node in nodes(flow.flow))


def _listed(ops: frozenset[Op]) -> str:
    return ", ".join(op for op in Op if op in ops)


def _headline(rule: Rule, finding: Finding, known: Judged | None) -> list[Row]:
    verdict = f"{known.confidence} confidence" if known is not None else "not reported"
    if known is not None and known.when:
        verdict += f", when {known.when.removeprefix('when ')}"
    group = finding.group or rule.group
    said = Row([Piece(finding.message, "message")], wrap=True)
    return [Row([Piece(f"{group} {rule.code}", str(group)), Piece(f" {rule.name}, {verdict}")], at=finding.span), said]


def _counted(runs: Sequence[Run], wrong: set[int], span: Span) -> Iterator[str]:
    right = _right(runs, wrong, span)
    absent = len(runs) - len(wrong) - len(right)
    said = [f"{len(wrong)} of {count(len(runs), 'run')} wrong"]
    said += [f"{len(right)} right"] if right else []
    said += [f"{absent} not coming here, which does not count"] if absent else []
    yield ", ".join(said)


def _right(runs: Sequence[Run], wrong: set[int], span: Span) -> list[Run]:
    others = [run for index, run in enumerate(runs) if index not in wrong]
    return [run for run in others if any(span in event.spans for event in run.events)]


# -- what separates ----------------------------------------------------------------------------------------------
def _why(runs: Sequence[Run], wrong: set[int], finding: Finding) -> Iterator[str]:
    """The answers that separate wrong from right, and what caps the confidence."""
    runs, wrong = without_exceptions(runs, wrong)
    right = _right(runs, wrong, finding.span)
    if not right:
        yield "high: every run that comes here is wrong"
    else:
        yield _separation(separating(runs, wrong, right), finding, len(right))
    yield from _caps(runs, wrong, finding)


def _separation(answers: Sequence[Named] | None, finding: Finding, right: int) -> str:
    if answers is None:
        return f"low: no two answers separate the wrong runs from {count(right, 'right one')}"
    told = " and ".join(_told(answer) for _, answer in answers)
    if len(answers) == 1:
        level = "medium" if answers[0][1].guessed else "high"
        guess = ", and whether an exception is raised is a guess" if level == "medium" else ""
        return f"{level}: one answer separates wrong from right: {told}{guess}"
    one, other = (answer for _, answer in answers)
    if is_one_test(one, other, on_data=finding.on_data):
        return f"high: it takes one test, answered by the data in two turns: {told}"
    return f"medium: it takes two answers to separate wrong from right: {told}"


def separating(runs: Sequence[Run], wrong: set[int], right: Sequence[Run]) -> list[Named] | None:
    """One or two answers under which every run is wrong, as `looplint.judge` seeks them; None where it takes more."""
    from looplint.judge import _possible

    answers: dict[tuple[str, bool], Answer] = {}
    for index in wrong:
        answers.update({(name, answer.value): answer for name, answer in runs[index].choices.items()})
    named = list(answers)
    tried = [(one,) for one in named] + list(combinations(named[:MOST_ANSWERS], 2))
    for these in tried:
        if not any(all(_possible(run, *name, answers[name]) for name in these) for run in right):
            return [(name[0], answers[name]) for name in these]
    return None


def _told(answer: Answer) -> str:
    if answer.guessed:
        return answer.text if answer.value else f"not: {answer.text}"
    return f"{whole(answer.text)} is {'true' if answer.value else 'false'}"


def whole(text: str) -> str:
    """A test as one word of a sentence."""
    return f"({text})" if text.startswith("not ") or " and " in text or " or " in text else text


def _caps(runs: Sequence[Run], wrong: set[int], finding: Finding) -> Iterator[str]:
    """Why a finding is at most of medium confidence."""
    calm, walked = without_exceptions(runs, wrong)
    right = _right(calm, walked, finding.span)
    answers = separating(calm, walked, right) if right else None
    first = min(wrong, key=lambda index: clearness(runs[index]))
    if finding.doubt:
        yield f"at most medium: {finding.doubt}"
    if is_sample(runs, first, wrong, _anchors(finding)):
        yield "at most medium: the run stands for several, too many to be told apart"
    places = [place for place in (finding.at, *(note.at for note in finding.notes)) if isinstance(place, Event)]
    if any(event.inside(Scope.HANDLER) for event in places):
        yield "at most medium: it rests on what an exception handler does"
    if answers and answers[0][1].kind == "data" and not (finding.on_data or answers[0][1].stays):
        yield "at most medium: the answer depends on the data of one batch"


# -- what becomes of it ------------------------------------------------------------------------------------------
def _outcome(
    rule: Rule, known: Judged | None, told: Judged | None, finding: Finding, reported: Sequence[Judged]
) -> Iterator[str]:
    if known is None:
        yield (
            "not reported: it says that something never happens, and some run that comes here does it"
            if finding.never
            else "not reported: another finding at this place weighs more"
        )
    elif told is None:
        yield f"not reported: {', '.join(_also_told(rule, finding, reported)) or 'another rule'} tells this cause"
    elif told.confidence is not known.confidence:
        yield f"reported with {told.confidence} confidence: another entry is surer"
    elif told.confidence is not Confidence.HIGH:
        yield f"shown with --confidence {told.confidence}"


def _also_told(rule: Rule, finding: Finding, reported: Sequence[Judged]) -> list[str]:
    return sorted({one.rule.code for one in reported if one.rule.code in rule.unless})
