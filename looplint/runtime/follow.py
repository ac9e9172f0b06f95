"""A record, followed through what the reader foretold: which node each event is, and what the text does besides.

Hooks do not see all that a rule reads: that a result is thrown away, that a sum outlives its turn, that a name is a
second one for a state. The text does, and a recorded run says which text was passed. Where the run comes to a place,
what stands before it in the same block has happened; a choice went the way on which the next event lies; a loop turned
as often as was seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from looplint.events import Loop, LoopKind, Op, Role, Scope, Span, Turn
from looplint.static.flow import Choice, EventNode, Flow, Jump, LoopNode, Node, falls_through, nodes
from looplint.static.values import Question

Place = tuple[str, int, int]
Key = tuple[Op, Place]

# What hooks surely see: where the text says that it happens and they did not, the text is wrong.
SEEN = frozenset(
    {Op.FORWARD, Op.BACKWARD, Op.STEP, Op.SCALE, Op.UNSCALE, Op.SCALER_UPDATE, Op.SCHEDULE, Op.TRAIN, Op.EVAL}
)
_MADE = (Role.OPTIMIZER, Role.SCHEDULER)  # whose making they see


def place_of(at: Span) -> Place:
    """A place without its end."""
    return at.path, at.line, at.column


class Rank(NamedTuple):
    """Which process of how many a record is of."""

    number: int = 0
    of: int = 1


class Told(NamedTuple):
    """An event of the record, as far as it is needed to find its node; `made`: the class of its object."""

    key: Key
    turns: tuple[Turn, ...]
    made: str = ""


class Step(NamedTuple):
    """One thing that happened: the event of the record (its number), the node of the reader, or both."""

    number: int | None
    node: EventNode | None
    turns: tuple[Turn, ...]


class Way:
    """The way of a record through a flow.

    Attributes:
        steps: All that happened, in order.
        loops: Loops of the flow, by id, as they were met in the record.
        unforeseen: Numbers of the events that the reader does not see where they happened.
        absent: Nodes that the reader sees on this way and that did not happen.
    """

    def __init__(
        self, flow: Flow, told: Sequence[Told], *, ended: bool = True, depth: int = 0, rank: Rank | None = None
    ) -> None:
        """`depth`: how many turns stand around the flow itself, which begins in a function that something calls."""
        self._alone, self._main = rank is None or rank.of == 1, rank is None or rank.number == 0
        self.steps: list[Step] = []
        self.loops: dict[int, Loop] = {}
        self.paired: list[tuple[Loop, Loop]] = []  # a loop of the flow, and the same one in the record
        self.unforeseen: list[int] = []
        self.absent: list[EventNode] = []
        self._next = 0
        self._ended = ended
        self._keys: dict[int, frozenset[Key]] = {}
        self._unmet_nodes: dict[int, LoopNode] = {}  # by the id of a loop: those that the record does not show
        self._answers: dict[object, bool] = {}  # by question, where the way was clear
        self._foreseen = self._keys_in(flow)
        self._told = told = [self._as_foreseen(one) for one in told]
        self._through(flow, len(told), told[0].turns[:depth] if told else (), depth)
        self._rest(len(told))

    def _as_foreseen(self, told: Told) -> Told:
        """An event with the op that the text has at its place: `model.train(flag)` may be either mode."""
        op, place = told.key
        other = {Op.EVAL: Op.TRAIN, Op.TRAIN: Op.EVAL}.get(op)
        if other is None or told.key in self._foreseen or (other, place) not in self._foreseen:
            return told
        return told._replace(key=(other, place))

    @property
    def known(self) -> int:
        """How many of the events the flow knows at all."""
        return sum(one.key in self._foreseen for one in self._told)

    # -- what lies ahead -----------------------------------------------------------------------------------------
    def _keys_in(self, flow: Flow) -> frozenset[Key]:
        """The events in a flow."""
        known = self._keys.get(id(flow))
        if known is None:
            known = self._keys[id(flow)] = frozenset().union(*map(self._keys_of, flow))
        return known

    def _keys_of(self, node: Node) -> frozenset[Key]:
        if isinstance(node, EventNode):
            return frozenset({(node.op, place_of(node.span))})
        if isinstance(node, Choice):
            return self._keys_in(node.yes) | self._keys_in(node.no)
        if isinstance(node, LoopNode):
            return frozenset().union(*map(self._keys_in, node.unrolled or [node.body]))
        return frozenset()

    def _ahead(self, end: int) -> Key | None:
        return self._told[self._next].key if self._next < end else None

    # -- steps ---------------------------------------------------------------------------------------------------
    def _take(self, node: EventNode | None) -> None:
        if node is None:
            self.unforeseen.append(self._next)
        self.steps.append(Step(self._next, node, self._told[self._next].turns))
        self._next += 1

    def _strangers(self, end: int) -> None:
        """Take the events of which the flow knows nothing."""
        while self._next < end and self._told[self._next].key not in self._foreseen:
            self._take(None)

    def _rest(self, end: int) -> None:
        while self._next < end:
            self._take(None)

    @property
    def _cut(self) -> bool:
        """Whether the run was over here: nobody knows what text it still came to."""
        return not self._ended and self._next >= len(self._told)

    # -- the flow ------------------------------------------------------------------------------------------------
    def _through(self, flow: Flow, end: int, turns: tuple[Turn, ...], depth: int) -> Jump | None:
        """Follow a flow up to the event `end`; the jump that leaves it, or None."""
        for number, node in enumerate(flow):
            self._strangers(end)
            if self._cut:
                return None
            jump = None
            if isinstance(node, EventNode):
                self._event(node, end, turns)
            elif isinstance(node, Jump):
                return node
            elif isinstance(node, Choice):
                jump = self._choice(node, flow[number + 1 :], end, turns, depth)
            elif isinstance(node, LoopNode):
                jump = self._loop(node, end, turns, depth)
            if jump is not None:
                return jump
        self._strangers(end)
        return None

    def _event(self, node: EventNode, end: int, turns: tuple[Turn, ...]) -> None:
        if self._ahead(end) == (node.op, place_of(node.span)):
            self._take(node)
        elif any(context.scope is Scope.OFF_STEP for context in node.under):
            self.steps.append(Step(None, node, turns))  # a framework decides
        elif node.op in SEEN or (node.op is Op.MAKE and node.obj is not None and node.obj.role in _MADE):
            self.absent.append(node)
        else:
            self.steps.append(Step(None, node, turns))

    def _choice(self, node: Choice, rest: Flow, end: int, turns: tuple[Turn, ...], depth: int) -> Jump | None:
        side = self._side(node, rest, end)
        return self._through(side, end, turns, depth) if side is not None else self._perhaps_left(node, rest, turns)

    def _perhaps_left(self, node: Choice, rest: Flow, turns: tuple[Turn, ...]) -> Jump | None:
        """The jump on one side of a choice that nothing decides: then nobody knows whether what follows happened."""
        ahead = self._told[self._next] if self._next < len(self._told) else None
        if ahead is not None and any(ahead.key in self._keys_of(later) for later in rest):
            return None
        jumps = [side[-1] for side in (node.yes, node.no) if not falls_through(side)]
        jump = next((last for last in jumps if isinstance(last, Jump) and last.kind != "exit"), None)
        if jump is None or jump.target is None:
            return None
        if (met := self.loops.get(id(jump.target))) is None:
            unmet = self._unmet_nodes.get(id(jump.target))
            goes_on = unmet is None or (ahead is not None and ahead.key in self._keys_of(unmet))
            return None if goes_on and jump.kind != "continue" else jump
        here = next((number for number, turn in enumerate(turns) if turn.loop is met), None)
        if here is None:
            return None
        later = ahead.turns if ahead is not None else ()
        stays = later[:here] == turns[:here] and len(later) > here and later[here].loop is met
        stays = stays and (jump.kind == "break" or later[here] is turns[here])
        return jump if not stays or jump.kind == "continue" else None

    def _side(self, node: Choice, rest: Flow, end: int) -> Flow | None:
        """The way that a choice went; None where nothing shows it."""
        sure = self._by_process(node.question)
        if sure is not None:
            return node.yes if sure else node.no
        key = self._ahead(end)
        shown = [side for side in (node.yes, node.no) if key is not None and key in self._keys_in(side)]
        if len(shown) == 1:
            return self._answered(node, shown[0])
        if shown:
            return self._likely(node, self._told[self._next])
        passes = [side for side in (node.yes, node.no) if falls_through(side)]
        if len(passes) == 1 and key is not None and any(key in self._keys_of(later) for later in rest):
            return self._answered(node, passes[0])
        silent = [side for side in (node.yes, node.no) if not self._tells(side)]
        return silent[0] if len(silent) == 1 else None

    def _by_process(self, question: Question) -> bool | None:
        """The answer to a question about the process, such as whether it is the only one."""
        if question.alone is not None:
            return question.alone is self._alone
        return question.main is self._main if question.main is not None else None

    def _answered(self, node: Choice, side: Flow) -> Flow:
        """The side that a choice surely went; a question of the settings is answered alike from now on."""
        if not node.question.varies:
            self._answers[node.question.key] = side is node.yes
        return side

    def _likely(self, node: Choice, told: Told) -> Flow:
        """The side of a choice on whose both ways the next event lies: by what its object is, by earlier answers."""
        yes, no = (self._fits(side, told) for side in (node.yes, node.no))
        if yes == no:
            return node.yes if self._answers.get(node.question.key, True) else node.no
        return node.yes if yes > no else node.no

    def _fits(self, flow: Flow, told: Told) -> int:
        """How well the object of the first event of a kind in a flow is that of the record: 0 not at all, 2 well."""
        found = next((n for n in nodes(flow) if (n.op, place_of(n.span)) == told.key), None)
        obj = found.through or found.obj if found is not None else None
        name = obj.made.rpartition(".")[2] if obj is not None else ""
        return 1 if not name[:1].isupper() or not told.made else 2 if name == told.made else 0

    def _tells(self, flow: Flow) -> bool:
        """Whether something in a flow would surely have been seen."""
        return any(op in SEEN for op, _ in self._keys_in(flow))

    def _loop(self, node: LoopNode, end: int, turns: tuple[Turn, ...], depth: int) -> Jump | None:
        """Follow a loop, or a call, as often as it turned."""
        found = self._met(node.loop, end, depth)
        if found is None:
            return self._unmet(node, end, turns, depth)
        met = self._told[self._next].turns[found].loop
        self.loops[id(node.loop)] = met
        self.paired.append((node.loop, met))
        before = self._told[self._next].turns[:found]
        number = 0
        while self._next < end:
            here = self._told[self._next].turns
            if len(here) <= found or here[:found] != before or here[found].loop is not met:
                break
            turn, last = here[found], self._next
            while last < end and self._in(self._told[last].turns, found, turn):
                last += 1
            bodies = node.unrolled or [node.body]
            jump = self._through(bodies[min(number, len(bodies) - 1)], last, (*before, turn), found + 1)
            self._rest(last)
            number += 1
            if jump is not None and jump.target is not node.loop:
                return jump
        return None

    @staticmethod
    def _in(turns: tuple[Turn, ...], depth: int, turn: Turn) -> bool:
        return len(turns) > depth and turns[depth] is turn

    def _met(self, loop: Loop, end: int, depth: int) -> int | None:
        """At which depth the next event stands in a loop, or None."""
        if self._next >= end or loop.at is None:
            return None
        is_call = loop.kind is LoopKind.CALL
        for number, turn in enumerate(self._told[self._next].turns[depth:], depth):
            met = turn.loop
            if met.at is None or (met.kind is LoopKind.CALL) is not is_call:
                continue
            if place_of(met.at) == place_of(loop.at):
                return number
        return None

    def _unmet(self, node: LoopNode, end: int, turns: tuple[Turn, ...], depth: int) -> Jump | None:
        """A call or a loop in which nothing was seen, or one that the record does not show as such."""
        self._unmet_nodes[id(node.loop)] = node
        is_call = node.loop.kind is LoopKind.CALL
        ahead = self._ahead(end) in self._keys_of(node)
        if not is_call and not ahead and any(self._tells(body) for body in node.bodies):
            return None  # it did not turn
        if ahead and not is_call:
            return self._hidden(node, end, turns, depth)
        bodies = node.bodies[:1] if is_call else node.bodies
        for number, body in enumerate(bodies):
            turn = Turn(node.loop, number, number == len(bodies) - 1)
            jump = self._through(body, end if ahead else self._next, (*turns, turn), depth)
            if jump is not None and jump.target is not node.loop:
                return jump
            if jump is not None and jump.kind != "continue":
                break
        return None

    def _hidden(self, node: LoopNode, end: int, turns: tuple[Turn, ...], depth: int) -> Jump | None:
        """A loop that turns somewhere else than in the record: in a generator, around the body of who asks it."""
        number, bodies = 0, node.unrolled or [node.body]
        while self._ahead(end) in self._keys_of(node):
            before = self._next
            turn = Turn(node.loop, number)
            jump = self._through(bodies[min(number, len(bodies) - 1)], end, (*turns, turn), depth)
            if jump is not None and (jump.target is not node.loop or jump.kind != "continue"):
                return jump if jump.target is not node.loop else None
            if self._next == before:
                break
            number += 1
        return None
