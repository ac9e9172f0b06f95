"""The questions that a flow asks, and how each is answered."""

from __future__ import annotations

from dataclasses import dataclass, field

from looplint.events import Guard, Loop, LoopKind, Span
from looplint.report.terminal import Piece
from looplint.static.flow import Choice, Decided, EventNode, Flow, LoopNode, nodes
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
    for node in flow:
        if isinstance(node, LoopNode):
            for body in node.unrolled or [node.body]:
                _visit(body, found, above, seen)
        elif isinstance(node, Choice):
            guard = _guard(node, above)
            question = node.question
            found.questions.setdefault(question.key, question)
            places = found.places.setdefault(question.key, [])
            if guard is not None:
                found.guards[id(node)] = guard
                if guard.at.line and guard.at not in places:
                    places.append(guard.at)
            for side in (node.yes, node.no):
                part = len(side) == 1 and isinstance(side[0], Choice) and side[0].question.text != question.text
                _visit(side, found, above | ({guard} if guard and not (part and _shared(node)) else set()), seen)
            above = above | {guard} if guard is not None else above


def _shared(choice: Choice) -> bool:
    """Whether a choice is the beginning of a test of several questions: its sides lead to the same two flows."""
    return len({id(leaf) for leaf in leaves(choice)}) == 2


def leaves(choice: Choice) -> list[Flow]:
    """The flows to which a test of one or several questions leads."""
    found: list[Flow] = []
    for side in (choice.yes, choice.no):
        found += leaves(side[0]) if len(side) == 1 and isinstance(side[0], Choice) else [side]
    return found


def _guard(choice: Choice, above: frozenset[Guard]) -> Guard | None:
    """The test in the text that a choice stands for: the first guard under it that does not stand above it as well."""
    inside: EventNode | None = next(nodes([choice]), None)
    kind = kind_of(choice.question)
    for guard in inside.guards if inside is not None else ():
        if guard not in above and (guard.kind == kind or kind == "guessed" or "gate" in (kind, guard.kind)):
            return guard
    return None


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
        return "both ways: the handler in place of the body"
    loops = found.varying(question)
    where = f" of {loop_name(loops[-1])}" if loops else ""
    if question.gate is not None:
        periodic = question.every is not None and question.gate not in (LAST, NOT_LAST)
        every = f", every {question.every}" if periodic else ""
        return f"yes on {turns_of(question.gate)} of 3{where}{every}"
    if question.varies:
        return f"both ways, anew on each turn{where}"
    return "both ways, alike throughout a run"


def turns_of(gate: tuple[bool, ...]) -> str:
    """`turn 2`, `turns 1 and 3`."""
    numbers = [str(index + 1) for index, open_ in enumerate(gate) if open_]
    return f"turn{'s' if len(numbers) > 1 else ''} {' and '.join(numbers) or 'none'}"


def loop_name(loop: Loop) -> str:
    """A loop in two words: `the batch loop`."""
    if loop.kind in (LoopKind.BATCH, LoopKind.EPOCH):
        return f"the {loop.kind} loop"
    return f"the loop over {loop.target or loop.name}"
