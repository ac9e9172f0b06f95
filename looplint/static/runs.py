"""A flow -> the distinct runs that it can take.

Both answers of each question, the same question always answered alike; each loop twice, or three times where a counter
opens a gate in it. Partial runs go forward together (breadth first); equal ones are one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import prod
from typing import Any

from looplint.events import Event, Loop, LoopKind, Op, Role, Span, Turn
from looplint.record import replace
from looplint.run import Answer, Entry, Run
from looplint.static.flow import Choice, Decided, EventNode, Flow, Jump, LoopNode, Node
from looplint.static.questions import ENDS, LAST, MIDDLE, NOT_LAST
from looplint.static.values import Question

MOST = 96  # partial runs side by side; where that is too few, fewer and fewer
LEAST = 8
FEWEST = 2
MOST_STEPS = 30_000  # of partial runs brought together; from there on two go on side by side
MOST_TURNS = 64  # of loops in loops; deeper ones take one turn

NOTHING: frozenset[str] = frozenset()
BEGIN = EventNode(Op.MENTION, None, Span("", 0, 0, 0, 0), {}, ())  # before the first event

Jumps = dict[tuple[str, int], list["_Partial"]]


class _Tail:
    """A list of events, shared by all partial runs that begin with it. Of those that come to nothing, none is made."""

    __slots__ = ("_event", "_last", "_state", "before", "guards", "length", "node", "spans", "turns")

    def __init__(self, node: EventNode, turns: tuple[Turn, ...], before: _Tail | None) -> None:
        self.node = node
        self.turns = turns
        self.before = before
        self.spans: tuple[Span, ...] = (node.span,)
        self.guards = node.guards
        self.length: int = 0 if before is None else before.length + 1
        self._event: Event | None = None
        self._last: dict[int, Op] | None = None if before is not None else {}
        self._state: frozenset[tuple[int, Op]] | None = None

    def event(self) -> Event:
        """The last event."""
        if self._event is None:
            node = self.node
            self._event = Event(
                node.op, node.obj, self.spans, node.args, node.under, self.turns, node.through, node.params,
                self.length - 1, self.guards, node.by,
            )  # fmt: skip
        return self._event

    def also(self, node: EventNode) -> None:
        """Another place of the code does the same."""
        if node.span not in self.spans:
            self.spans = (*self.spans, node.span)
            self.guards = tuple(guard for guard in self.guards if guard in node.guards)

    def last_ops(self) -> dict[int, Op]:
        """The last op of each object, by its id."""
        later: list[_Tail] = []
        tail = self
        while tail._last is None:
            later.append(tail)
            tail = tail.before  # type: ignore[assignment]
        if self._last is None:
            self._last = {**tail._last, **{id(t.node.obj): t.node.op for t in reversed(later)}}
        return self._last

    def state(self) -> frozenset[tuple[int, Op]]:
        """What `last_ops` says, as a key."""
        if self._state is None:
            self._state = frozenset(self.last_ops().items())
        return self._state


class _Answers:
    """The answers that may be asked again: one object for equal ones, made from others as runs go on."""

    __slots__ = ("given", "grown", "left")

    def __init__(self, given: dict[Any, Any]) -> None:
        self.given = given
        self.grown: dict[Any, _Answers] = {}  # with one answer more, by what was asked and answered
        self.left: dict[Any, _Answers] = {}  # without those that nobody asks for again, by what may be asked


class _Partial:
    """A run so far: its events, the answers that may be asked again, and all answers that brought it here."""

    __slots__ = ("answers", "choices", "merged", "tail")

    def __init__(self, tail: _Tail, answers: _Answers, choices: dict[str, Answer], merged: bool) -> None:
        self.tail = tail
        self.answers = answers
        self.choices = choices
        self.merged = merged


def project(flow: Flow, ops: frozenset[Op], roles: frozenset[Role] = frozenset(Role)) -> Flow:
    """The flow with only these ops: without choices whose sides became equal, and without empty loops.

    `roles`: the objects whose making and handing on matters.
    """
    return _Projection(ops, roles).pruned(flow)


class _Projection:
    """Prunes flows; what two choices share stays shared."""

    def __init__(self, ops: frozenset[Op], roles: frozenset[Role]) -> None:
        self.ops = ops
        self.roles = roles
        self.done: dict[int, Flow] = {}
        self.full: set[int] = set()  # the ids of pruned flows that hold an event

    def pruned(self, flow: Flow) -> Flow:
        known = self.done.get(id(flow))
        if known is not None:
            return known
        kept = self.done[id(flow)] = []
        for node in flow:
            if isinstance(node, EventNode):
                if self._wanted(node):
                    kept.append(node)
                    self.full.add(id(kept))
            elif isinstance(node, Choice):
                self._choice(node, kept)
            elif isinstance(node, LoopNode):
                self._loop(node, kept)
            elif isinstance(node, (Jump, Decided)):
                kept.append(node)
        return kept

    def _wanted(self, node: EventNode) -> bool:
        if node.op is Op.TERM and node.args["used"]:
            return False
        if node.op in (Op.MAKE, Op.MENTION) and node.obj is not None and node.obj.role not in self.roles:
            return False
        return node.op in self.ops or ("token" in node.args and Op.TRAIN in self.ops)

    def _choice(self, node: Choice, kept: Flow) -> None:
        yes, no = self.pruned(node.yes), self.pruned(node.no)
        if not yes and not no:
            return
        exits_yes = id(yes) not in self.full and _only_exits(yes)
        exits_no = id(no) not in self.full and _only_exits(no)
        if exits_yes or exits_no:
            left = [] if exits_yes and exits_no else no if exits_yes else yes
            kept.extend(left)
            self._mark(kept, left)
            return
        empty = not {id(yes), id(no)} & self.full
        if empty and (_jumps(yes) == _jumps(no) == [] or _same_jump(_jumps(yes), _jumps(no))):
            kept.extend(_jumps(yes))
            return
        if yes is not no:
            kept.append(Choice(node.question, yes, no))
        else:
            kept.extend(yes)
        self._mark(kept, yes, no)

    def _loop(self, node: LoopNode, kept: Flow) -> None:
        bodies = [self.pruned(body) for body in node.bodies] if node.unrolled else []
        body = self.pruned(node.body)
        if {id(body), *map(id, bodies)} & self.full:
            kept.append(LoopNode(node.loop, body, node.passes, bodies))
            self.full.add(id(kept))
        elif any(isinstance(n, Jump) and n.kind == "exit" for n in body):
            kept.append(Jump("exit", None))

    def _mark(self, kept: Flow, *parts: Flow) -> None:
        if any(id(part) in self.full for part in parts):
            self.full.add(id(kept))


def _jumps(flow: Flow) -> Flow:
    return [node for node in flow if not isinstance(node, Decided)]


def _only_leaves(flow: Flow) -> bool:
    flow = _jumps(flow)
    return len(flow) == 1 and isinstance(flow[0], Jump)


def _only_exits(flow: Flow) -> bool:
    flow = _jumps(flow)
    return len(flow) == 1 and isinstance(flow[0], Jump) and flow[0].kind == "exit"


def _same_jump(yes: Flow, no: Flow) -> bool:
    if len(yes) != 1 or len(no) != 1:
        return False
    a, b = yes[0], no[0]
    return isinstance(a, Jump) and isinstance(b, Jump) and a.kind == b.kind and a.target is b.target


class _TooMany(Exception):
    """More partial runs than were asked for."""


def decisions(flow: Flow) -> int:
    """How many choices a flow holds; what several ways share counts once."""
    seen: set[int] = set()
    pending, count = [flow], 0
    while pending:
        part = pending.pop()
        if id(part) not in seen:
            seen.add(id(part))
            count += sum(isinstance(node, Choice) for node in part)
            pending += [body for node in part for body in _bodies(node)]
    return count


def _bodies(node: Node) -> list[Flow]:
    if isinstance(node, Choice):
        return [node.yes, node.no]
    return node.bodies if isinstance(node, LoopNode) else []


def enumerate_runs(flow: Flow, entry: Entry) -> list[Run]:
    """The distinct runs of a (projected) flow."""
    return _runs(flow, entry, _Walk(flow))


def few_runs(flow: Flow, entry: Entry, limit: int) -> list[Run] | None:
    """The distinct runs of a (projected) flow, if at most so many go forward side by side."""
    try:
        runs = _runs(flow, entry, _Walk(flow, limit))
    except _TooMany:
        return None
    return runs if len(runs) <= limit else None


def _runs(flow: Flow, entry: Entry, walk: _Walk) -> list[Run]:
    start = _Partial(_Tail(BEGIN, (), None), walk.same({}), {}, False)
    jumps: Jumps = {}
    ended = walk.through(flow, [start], (), {}, jumps)
    for states in jumps.values():
        ended += states
    unique: dict[_Tail, _Partial] = {}
    for partial in ended:
        _merge_into(unique, partial.tail, partial)
    return [Run(_modes_restored(_events(p.tail)), p.choices, entry, p.merged) for p in unique.values()]


def _events(tail: _Tail) -> list[Event]:
    events: list[Event] = []
    while tail.before is not None:
        events.append(tail.event())
        tail = tail.before
    events.reverse()
    return events


def _modes_restored(events: list[Event]) -> list[Event]:
    """`model.train(was_training)` is the mode that the model had when it was read."""
    if not any("restores" in event.args for event in events):
        return events
    modes: dict[int, Op] = {}
    read: dict[str, Op] = {}
    for index, event in enumerate(events):
        if event.op is Op.MENTION and "token" in event.args:
            read[event.args["token"]] = modes.get(id(event.obj), Op.TRAIN)
        elif event.op in (Op.TRAIN, Op.EVAL):
            op = read.get(event.args.get("restores", ""), event.op)
            if op is not event.op:
                events[index] = replace(event, op=op)
            modes[id(event.obj)] = op
    return events


def _merge_into(table: dict[Any, _Partial], key: Any, partial: _Partial) -> None:
    """Two runs that did the same are one; answers that differ between them made no difference."""
    known = table.get(key)
    if known is None:
        table[key] = partial
        return
    if known.choices is partial.choices:
        known.merged |= partial.merged
        return
    both = {k: a for k, a in known.choices.items() if k in partial.choices and partial.choices[k].value is a.value}
    table[key] = _Partial(known.tail, known.answers, both, known.merged or partial.merged)


class _Walk:
    """Carries partial runs through one flow."""

    def __init__(self, flow: Flow, limit: int | None = None) -> None:
        self.limit = limit
        self.again, self.forced, self.compared = _asked(flow)
        self.turns: dict[tuple[int, int, bool], Turn] = {}
        self.tails: dict[tuple[int, int], dict[_Tail, _Tail]] = {}  # by what is done, then by what was done before
        self.signatures: dict[int, int] = {}  # by node; equal numbers where equal things are done
        self.numbers: dict[Any, int] = {}
        self.around: dict[tuple[Turn, ...], tuple[Turn, ...]] = {(): ()}  # one tuple for equal turns
        self.most = MOST
        self.steps = 0
        self.totals: dict[int, int] = {}  # the turns that each loop takes
        self.repeating: set[int] = set()  # loops over folds, seeds: which of them are run is a setting
        self.questions: dict[int, frozenset[str]] = {}  # by flow or node
        self.rests: dict[int, list[frozenset[str]]] = {}
        self.unions: dict[tuple[int, int], frozenset[str]] = {}
        self.answers: dict[frozenset[Any], _Answers] = {}
        self.said: dict[Any, Answer] = {}

    def same(self, given: dict[Any, Any]) -> _Answers:
        """The one object for equal answers."""
        return self.answers.setdefault(frozenset(given.items()), _Answers(given))

    def _with(self, answers: _Answers, key: Any, value: Any) -> _Answers:
        grown = answers.grown.get((key, value))
        if grown is None:
            grown = answers.grown[key, value] = self.same({**answers.given, key: value})
        return grown

    def _union(self, one: frozenset[str], other: frozenset[str]) -> frozenset[str]:
        """Both: the same object for the same two. Each of them must last as long as this walk."""
        key = (id(one), id(other))
        known = self.unions.get(key)
        if known is None:
            known = self.unions[key] = one if other <= one else other if one <= other else one | other
        return known

    def asks(self, flow: Flow) -> frozenset[str]:
        """The questions (and the subjects of comparisons) in a flow."""
        known = self.questions.get(id(flow))
        if known is None:
            known = self.questions[id(flow)] = frozenset().union(*(self._asked_by(node) for node in flow))
        return known

    def _asked_by(self, node: Node) -> frozenset[str]:
        known = self.questions.get(id(node))
        if known is None:
            asked: frozenset[str] = frozenset()
            if isinstance(node, Choice):
                own = (node.question.key, node.question.subject)
                asked = asked.union(own, self.asks(node.yes), self.asks(node.no))
            elif isinstance(node, LoopNode):
                asked = asked.union(self.asks(node.body), *map(self.asks, node.unrolled))
            known = self.questions[id(node)] = asked
        return known

    def later(self, flow: Flow) -> list[frozenset[str]]:
        """For each node of a flow, the questions asked after it."""
        known = self.rests.get(id(flow))
        if known is None:
            known = [frozenset()] * len(flow)
            for index in range(len(flow) - 1, 0, -1):
                known[index - 1] = known[index] | self._asked_by(flow[index])
            self.rests[id(flow)] = known
        return known

    def through(
        self,
        flow: Flow,
        states: list[_Partial],
        turns: tuple[Turn, ...],
        at: dict[int, int],
        jumps: Jumps,
        live: frozenset[str] = NOTHING,
    ) -> list[_Partial]:
        """The partial runs that reach the end of a flow; those that jump are added to `jumps`.

        `live`: the questions that may be asked after this flow; answers to no others are remembered.
        """
        rests = self.later(flow)
        for index, node in enumerate(flow):
            if not states:
                break
            if isinstance(node, EventNode):
                self._happen(node, states, turns)
            elif isinstance(node, Decided):
                states = [self._noted(state, node, at) for state in states]
            elif isinstance(node, Choice):
                states = self._choose(node, states, turns, at, jumps, self._union(rests[index], live))
            elif isinstance(node, LoopNode):
                states = self._loop(node, states, turns, at, jumps, self._union(rests[index], live))
            elif isinstance(node, Jump):
                jumps.setdefault((node.kind, id(node.target)), []).extend(states)
                return []
        return states

    def _happen(self, node: EventNode, states: list[_Partial], turns: tuple[Turn, ...]) -> None:
        """Let an event happen in all of these partial runs."""
        signature = self.signatures.get(id(node))
        if signature is None:
            signature = self.signatures[id(node)] = self.numbers.setdefault(node.signature(), len(self.numbers))
        tails = self.tails.setdefault((signature, id(turns)), {})
        for state in states:
            before = state.tail
            tail = tails.get(before)
            if tail is None:
                tail = tails[before] = _Tail(node, turns, before)
            else:
                tail.also(node)
            state.tail = tail

    def _choose(
        self,
        node: Choice,
        states: list[_Partial],
        turns: tuple[Turn, ...],
        at: dict[int, int],
        jumps: Jumps,
        live: frozenset[str],
    ) -> list[_Partial]:
        ends: dict[int, tuple[Flow, list[list[_Partial]]]] = {}
        self._decide(node, states, at, ends)
        out: list[_Partial] = []
        for body, led in ends.values():
            going = led[0] if len(led) == 1 else self._merged([state for side in led for state in side])
            out += self.through(body, going, turns, at, jumps, live)
        return self._merged(out, live)

    def _decide(
        self,
        node: Choice,
        states: list[_Partial],
        at: dict[int, int],
        ends: dict[int, tuple[Flow, list[list[_Partial]]]],
    ) -> None:
        """Lead partial runs to where their answers take them: `a or b` leads to one flow twice, passed once."""
        sides = self._sides(node, states, at)
        for body, side in zip((node.yes, node.no), sides, strict=True):
            if side and len(body) == 1 and isinstance(body[0], Choice):
                self._decide(body[0], side, at, ends)
            elif side:
                ends.setdefault(id(body), (body, []))[1].append(side)

    def _sides(self, node: Choice, states: list[_Partial], at: dict[int, int]) -> tuple[list[_Partial], ...]:
        """The partial runs that answer a question with yes, and those that answer it with no."""
        question, leaves = node.question, (_only_leaves(node.yes), _only_leaves(node.no))
        sides: tuple[list[_Partial], list[_Partial]] = ([], [])
        settled = self._settled(question, at)
        key = (question.key, tuple((i, at[i]) for i in sorted(question.varies) if i in at))
        which = ("is", question.subject, key[1]) if question.subject else None
        for state in states:
            given = state.answers.given
            answer = settled if settled is not None else given.get(key)
            if answer is None and which in given and given[which] != question.constant:
                answer = False  # it equals another constant
            if answer is not None:
                sides[not answer].append(state)
                continue
            for value in (True, False):
                stays = leaves[value] and not leaves[not value]
                sides[not value].append(self._answered(state, question, key, value, stays=stays))
        return sides

    def _noted(self, state: _Partial, node: Decided, at: dict[int, int]) -> _Partial:
        question = node.question
        turns = [at[i] for i in sorted(question.varies) if i in at]
        name = f"{question.key}{turns}" if turns else question.key
        kind = "data" if question.varies - self.repeating else "config"
        answer = Answer(question.key, question.text, node.value, question.guessed, kind=kind)
        return _Partial(state.tail, state.answers, {**state.choices, name: answer}, state.merged)

    def _settled(self, question: Question, at: dict[int, int]) -> bool | None:
        """The answer of a gate on this turn (after its loop: as on the last), or one that another gate implies."""
        if question.gate is None:
            return self.forced.get(question.key)
        inner = [i for i in at if i in question.varies]
        turns = [at[i] for i in inner]
        if not turns:
            return question.gate[-1]
        return self._opens(question.gate, turns[-1], self.totals[inner[-1]])

    @staticmethod
    def _opens(gate: tuple[bool, ...], turn: int, turns: int) -> bool:
        """Whether a gate is open on a turn: its three turns, spread over those that the loop takes."""
        if turn == turns - 1 and gate in (LAST, NOT_LAST):
            return gate[2]
        if turn > 2 and gate in (MIDDLE, ENDS):
            return gate[turn % 2]
        return gate[1] if gate in (LAST, NOT_LAST) else gate[min(turn, 2)]

    def _answered(self, state: _Partial, question: Question, key: Any, value: bool, *, stays: bool) -> _Partial:
        answers = self._with(state.answers, key, value) if question.key in self.again else state.answers
        if value and question.subject in self.compared:
            answers = self._with(answers, ("is", question.subject, key[1]), question.constant)
        name = f"{key[0]}{[i for _, i in key[1]]}" if key[1] else key[0]
        answer = self._answer(question, value, stays=stays)
        return _Partial(state.tail, answers, {**state.choices, name: answer}, state.merged)

    def _answer(self, question: Question, value: bool, *, stays: bool) -> Answer:
        known = self.said.get((id(question), value, stays))
        if known is None:
            kind = "data" if question.varies - self.repeating else "config"
            subject, constant = question.subject, question.constant
            known = Answer(question.key, question.text, value, question.guessed, kind, subject, constant, stays)
            self.said[id(question), value, stays] = known
        return known

    def _loop(
        self,
        node: LoopNode,
        states: list[_Partial],
        turns: tuple[Turn, ...],
        at: dict[int, int],
        jumps: Jumps,
        live: frozenset[str],
    ) -> list[_Partial]:
        loop, mine = node.loop, id(node.loop)
        inside = self._union(live, self._asked_by(node))
        bodies = node.bodies
        around = prod(self.totals[i] for i in at)
        if around * len(bodies) > MOST_TURNS and not node.unrolled:
            bodies = bodies[:1]  # deep in other loops: what meets the next turn was seen there
        self.totals[mine] = len(bodies)
        if loop.counts == "repetitions":
            self.repeating.add(mine)
        left: list[_Partial] = []
        for index, body in enumerate(bodies):
            inner: Jumps = {}
            turn = self._turn(loop, index, index == len(bodies) - 1)
            inside_of = (*turns, turn)
            inside_of = self.around.setdefault(inside_of, inside_of)
            states = self.through(body, states, inside_of, {**at, mine: index}, inner, inside)
            for (kind, target), jumped in inner.items():
                if target != mine or kind == "exit":
                    jumps.setdefault((kind, target), []).extend(jumped)
                elif kind == "continue":
                    states = states + jumped
                else:
                    left += jumped
            states = self._merged(states, inside, (mine, index))
            if not states:
                break
        return self._merged(states + left, live)

    def _forgetting(
        self, states: list[_Partial], live: frozenset[str], over: tuple[int, int] | None
    ) -> Iterator[_Partial]:
        """The partial runs without answers that nobody asks for again."""
        for state in states:
            left = self._left(state.answers, live, over)
            yield state if left is state.answers else _Partial(state.tail, left, state.choices, state.merged)

    def _left(self, answers: _Answers, live: frozenset[str], over: tuple[int, int] | None) -> _Answers:
        """The answers without those that nobody asks for again: of dead questions, of a turn that is over."""
        left = answers.left.get((id(live), over))
        if left is None:  # a key ends with the question, or its subject, and the turns
            given = answers.given.items()
            some = {k: v for k, v in given if k[-2] in live and (over is None or over not in k[-1])}
            left = answers.left[id(live), over] = answers if len(some) == len(answers.given) else self.same(some)
        return left

    def _turn(self, loop: Loop, index: int, last: bool) -> Turn:
        key = (id(loop), index, last)
        if key not in self.turns:
            self.turns[key] = Turn(loop, index, last)
        return self.turns[key]

    def _merged(
        self, states: list[_Partial], live: frozenset[str] | None = None, over: tuple[int, int] | None = None
    ) -> list[_Partial]:
        """The distinct ones of partial runs, once they have forgotten what nobody asks for again."""
        if len(states) > 1:
            self.steps += len(states)
        table: dict[Any, _Partial] = {}
        for state in states if live is None else self._forgetting(states, live, over):
            _merge_into(table, (state.tail, state.answers), state)
        if self.limit is not None and len(table) > self.limit:
            raise _TooMany
        if len(table) <= self.most:
            return list(table.values())
        return self._bounded(table.values())

    def _bounded(self, states: Iterable[_Partial]) -> list[_Partial]:
        """Past the limit, those that agree on the last op of each object and on what may be asked again are one."""
        table: dict[Any, _Partial] = {}
        for state in states:
            _merge_into(table, (state.tail.state(), state.answers), state)
        kept = _spread(list(table.values()), self.most)
        for partial in kept:
            partial.merged = True
        self.most = max(LEAST, self.most * 3 // 4) if self.steps < MOST_STEPS else FEWEST
        return kept


def _spread(states: list[_Partial], most: int) -> list[_Partial]:
    """As many of these as are kept, from all over: those that answer one question alike stand side by side."""
    if len(states) <= most:
        return states
    return [states[number * len(states) // most] for number in range(most)]


def _asked(flow: Flow) -> tuple[set[str], dict[str, bool], set[str]]:
    """The questions that may be asked again, the answers that gates imply, and what is compared with several."""
    constants: dict[str, set[str]] = {}
    counts: dict[str, int] = {}
    forced: dict[str, bool] = {}
    seen: set[int] = set()

    def visit(flow: Flow, loops: tuple[int, ...]) -> None:
        for node in flow:
            if isinstance(node, Choice):
                question = node.question
                outside = [i for i in loops if i not in question.varies]
                counts[question.key] = counts.get(question.key, 0) + 1 + bool(outside)
                forced.update(_implied(question))
                if question.subject:
                    constants.setdefault(question.subject, set()).add(question.constant)
                if id(node) not in seen:
                    seen.add(id(node))
                    visit(node.yes, loops)
                    visit(node.no, loops)
            elif isinstance(node, LoopNode):
                inner = loops if node.loop.kind is LoopKind.CALL else (*loops, id(node.loop))
                for body in node.unrolled or [node.body]:
                    visit(body, inner)

    visit(flow, ())
    several = {subject for subject, values in constants.items() if len(values) > 1}
    return {key for key, count in counts.items() if count > 1}, forced, several


def _implied(question: Question) -> dict[str, bool]:
    """A gate that is closed on some turns has a period above one: `n > 1` holds, `n == 1` does not."""
    if question.gate is None or not question.every_key:
        return {}
    n = question.every_key
    return {f"({n}>1)": True, f"({n}==1)": False, f"({n}<=1)": False, f"({n}>=2)": True, f"({n}>0)": True}
