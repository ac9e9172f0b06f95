"""A record, followed through what the reader foretold: which node each event is, and what the text does besides.

Hooks do not see all that a rule reads: that a result is thrown away, that a sum outlives its turn, that a name is a
second one for a state. The text does, and a recorded run says which text was passed. Where the run comes to a place,
what stands before it in the same block has happened; a choice went the way on which the next event lies; a loop turned
as often as was seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from looplint.events import Loop, LoopKind, Op, Role, Span, Turn
from looplint.static.flow import Choice, EventNode, Flow, Jump, LoopNode, Node, falls_through

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


class Told(NamedTuple):
    """An event of the record, as far as it is needed to find its node."""

    key: Key
    turns: tuple[Turn, ...]


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

    def __init__(self, flow: Flow, told: Sequence[Told], *, ended: bool = True) -> None:
        self.steps: list[Step] = []
        self.loops: dict[int, Loop] = {}
        self.unforeseen: list[int] = []
        self.absent: list[EventNode] = []
        self._told = told
        self._next = 0
        self._ended = ended
        self._keys: dict[int, frozenset[Key]] = {}
        self._foreseen = self._keys_in(flow)
        self._through(flow, len(told), (), 0)
        self._rest(len(told))

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
        elif node.op in SEEN or (node.op is Op.MAKE and node.obj is not None and node.obj.role in _MADE):
            self.absent.append(node)
        else:
            self.steps.append(Step(None, node, turns))

    def _choice(self, node: Choice, rest: Flow, end: int, turns: tuple[Turn, ...], depth: int) -> Jump | None:
        side = self._side(node, rest, end)
        return self._through(side, end, turns, depth) if side is not None else None

    def _side(self, node: Choice, rest: Flow, end: int) -> Flow | None:
        """The way that a choice went; None where nothing shows it."""
        key = self._ahead(end)
        for side in (node.yes, node.no):
            if key is not None and key in self._keys_in(side):
                return side
        passes = [side for side in (node.yes, node.no) if falls_through(side)]
        if len(passes) == 1 and key is not None and any(key in self._keys_of(later) for later in rest):
            return passes[0]
        silent = [side for side in (node.yes, node.no) if not self._tells(side)]
        return silent[0] if len(silent) == 1 else None

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
        is_call = node.loop.kind is LoopKind.CALL
        ahead = self._ahead(end) in self._keys_of(node)
        if not is_call and not ahead and any(self._tells(body) for body in node.bodies):
            return None  # it did not turn
        bodies = node.bodies[:1] if ahead or is_call else node.bodies
        for number, body in enumerate(bodies):
            turn = Turn(node.loop, number, number == len(bodies) - 1)
            jump = self._through(body, end if ahead else self._next, (*turns, turn), depth)
            if jump is not None and jump.target is not node.loop:
                return jump
            if jump is not None and jump.kind != "continue":
                break
        return None
