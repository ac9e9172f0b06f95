"""The questions that a flow asks, and how each is answered."""

from __future__ import annotations

from dataclasses import dataclass, field

from looplint.events import Guard, Loop, LoopKind, Span
from looplint.report.terminal import Piece
from looplint.static.flow import Choice, Decided, EventNode, Flow, LoopNode, falls_through, nodes
from looplint.static.questions import LAST, NOT_LAST
from looplint.static.values import Question
from looplint.trace.objects import loops_of
from looplint.trace.page import Row

MOST_PLACES = 6


@dataclass
class Asked:
    """The questions of a flow by key, the loops by id, and for each choice the test that it stands for in the text."""

    questions: dict[str, Question] = field(default_factory=dict)
    places: dict[str, list[Span]] = field(default_factory=dict)
    loops: dict[int, Loop] = field(default_factory=dict)
    guards: dict[int, Guard] = field(default_factory=dict)

    def text(self, question: Question) -> str:
        """A question as a person would ask it: an index by its own name, not by that of all loop variables."""
        text = question.text
        for loop in self.varying(question):
            if "," in loop.target and loop.name.startswith("enumerate("):
                text = text.replace(loop.target, loop.target.partition(",")[0])
        return text

    def varying(self, question: Question) -> list[Loop]:
        """The loops in which it is asked anew, in the order in which runs number their turns."""
        return [self.loops[i] for i in sorted(question.varies) if i in self.loops]


def kind_of(question: Question) -> str:
    """`config`, `data`, `gate` or `guessed`."""
    if question.guessed:
        return "guessed"
    return "gate" if question.gate is not None else "data" if question.varies else "config"


def asked(flow: Flow) -> Asked:
    """The questions of a flow, in the order in which they are asked."""
    found = Asked(loops={id(node.loop): node.loop for node in loops_of(flow)})
    _visit(flow, found, frozenset(), set())
    return found


def _visit(flow: Flow, found: Asked, above: frozenset[Guard], seen: set[int]) -> None:
    if id(flow) in seen:
        return
    seen.add(id(flow))
    for index, node in enumerate(flow):
        if isinstance(node, LoopNode):
            for body in node.unrolled or [node.body]:
                _visit(body, found, above, seen)
        elif isinstance(node, Choice):
            guard = _guard(node, flow[index + 1 :], above)
            above = above if guard is None else above | {guard}
            for part in parts(node):
                _note(part, guard, found)
            for end in ends(node):
                _visit(end, found, above, seen)


def _note(choice: Choice, guard: Guard | None, found: Asked) -> None:
    key = choice.question.key
    found.questions.setdefault(key, choice.question)
    places = found.places.setdefault(key, [])
    if guard is not None:
        found.guards[id(choice)] = guard
        if guard.at.line and guard.at not in places:
            places.append(guard.at)


def ends(choice: Choice) -> list[Flow]:
    """The two flows to which a test leads, of however many questions it is made.

    A test of several questions is nested choices that share a flow; what does not lead to a shared one is a body.
    """
    for shared in _shared(choice):
        found = {id(flow): flow for flow in _until(choice, shared)}
        if len(found) == 2:
            return list(found.values())
    return [choice.yes, choice.no]


def parts(choice: Choice) -> list[Choice]:
    """The choices that one test is made of: one for each of its questions."""
    stop = {id(end) for end in ends(choice)}
    found, left = [], [choice]
    while left:
        part = left.pop(0)
        found.append(part)
        sides = (side for side in (part.yes, part.no) if id(side) not in stop)
        left += [node for side in sides for node in side if isinstance(node, Choice)]
    return found


def _inner(flow: Flow) -> Choice | None:
    """The choice that a flow consists of."""
    return flow[0] if len(flow) == 1 and isinstance(flow[0], Choice) else None


def _shared(choice: Choice) -> list[Flow]:
    """The flows to which more than one of the choices nested in this one lead, the nearest first."""
    met: dict[int, int] = {}
    found: list[Flow] = []
    left = [choice]
    while left:
        part = left.pop(0)
        for side in (part.yes, part.no):
            met[id(side)] = met.get(id(side), 0) + 1
            if met[id(side)] == 2:
                found.append(side)
            inner = _inner(side)
            if inner is not None and met[id(side)] == 1:
                left.append(inner)
    return found


def _until(choice: Choice, shared: Flow) -> list[Flow]:
    """The flows to which nested choices lead, as far as they lead to the shared one at all."""
    found: list[Flow] = []
    for side in (choice.yes, choice.no):
        inner = _inner(side) if side is not shared else None
        below = _until(inner, shared) if inner is not None else []
        found += below if any(flow is shared for flow in below) else [side]
    return found


def _guard(choice: Choice, rest: Flow, above: frozenset[Guard]) -> Guard | None:
    """The test in the text that a choice stands for: the first guard of what stands under it, or of what comes after it
    where one side jumps away, that does not stand above it as well."""
    inside: EventNode | None = next(nodes([choice]), None)
    if inside is None and not all(falls_through(end) for end in ends(choice)):
        inside = next(nodes(rest), None)
    kind = kind_of_test(choice)
    new = (guard for guard in (inside.guards if inside is not None else ()) if guard not in above)
    return next((guard for guard in new if guard.kind == kind), None)


def kind_of_test(choice: Choice) -> str:
    """The kind of guard that a test makes."""
    asked = [part.question for part in parts(choice)]
    if any(question.gate is not None for question in asked):
        return "gate"
    return "data" if any(question.varies for question in asked) else "config"


def whole_text(flow: Flow) -> str:
    """The text of a test of several questions, where a side begins with what it came to."""
    return next((node.question.text for node in flow if isinstance(node, Decided)), "")


# -- as rows -----------------------------------------------------------------------------------------------------
def question_rows(found: Asked) -> list[Row]:
    """One row per question: its text and kind, and how it is answered."""
    rows = []
    for key, question in found.questions.items():
        places = found.places[key]
        kind = kind_of(question)
        first = places[0] if places else None
        notes = f"{how(question, found)}{_again(places)}"
        rows.append(Row([Piece(f"{kind:<8} ", "when"), Piece(found.text(question))], notes, first))
    return rows


def _again(places: list[Span]) -> str:
    lines = [str(at.line) for at in places[1:MOST_PLACES]]
    more = ", …" if len(places) > MOST_PLACES else ""
    return f"; again at {', '.join(lines)}{more}" if lines else ""


def how(question: Question, found: Asked) -> str:
    """How the runs answer a question."""
    if question.guessed:
        return "the handler in place of the body: a guess"
    loops = found.varying(question)
    where = f" of {loop_name(loops[-1])}" if loops else ""
    if question.gate is not None:
        periodic = question.every is not None and question.gate not in (LAST, NOT_LAST)
        every = f", every {question.every}" if periodic else ""
        return f"yes on {turns_of(question.gate)} of 3{where}{every}"
    if question.varies:
        return f"asked anew on each turn{where}"
    return "one answer for a whole run"


def turns_of(gate: tuple[bool, ...]) -> str:
    """`turn 2`, `turns 1 and 3`."""
    numbers = [str(index + 1) for index, open_ in enumerate(gate) if open_]
    return f"turn{'s' if len(numbers) > 1 else ''} {' and '.join(numbers) or 'none'}"


def loop_name(loop: Loop) -> str:
    """A loop in two words: `the batch loop`."""
    if loop.kind in (LoopKind.BATCH, LoopKind.EPOCH):
        return f"the {loop.kind} loop"
    return f"the loop over {loop.target or loop.name}"
