"""Executes a script on paper: statements in order, both ways through each `if`, each loop once, into a flow.

The state is what the names stand for (`Frame`s, attributes and items: plain dicts written through `Reader.set`, so that
a branch can be taken back and joined with the other), the answers assumed on this branch, and the scopes entered.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from looplint.amounts import Amount
from looplint.events import Context, Guard, Loop, LoopKind, Obj, Op, Scope, Span
from looplint.record import field, record, replace
from looplint.static import gates as shutting
from looplint.static import measures
from looplint.static.flow import Choice, Decided, EventNode, Flow, Jump, LoopNode, Unfollowed, nodes
from looplint.static.modules import ClassInfo, FunctionInfo, Module, Project
from looplint.static.processes import side
from looplint.static.questions import ENDS, LAST, MIDDLE, NOT_LAST, Test, alike, implied, phi, questions, simplified
from looplint.static.values import Const, Frame, Map, Phi, Question, Seq, State, Sym, Tensor, Value

MOST_CALLS = 3000  # inlined into one entry
MOST_DEPTH = 16
MOST_STATEMENTS = 20_000  # executed for one entry
MOST_IN_PART = 4_000  # for an entry that is one function or method
MOST_IN_ALL = 30_000  # for all entries of a file
_MISSING = object()
_FOLLOWING = frozenset({Op.UPDATE, Op.EMA_UPDATE, Op.RESTORE})

Changes = dict[Any, tuple[dict[Any, Value], Any, Any]]  # holder, key and value of each write, by place


@record(eq=False)
class Call:
    """A function being executed: where its `return`s go, and what they give back under which answers."""

    info: FunctionInfo | None
    loop: Loop
    depth_of_path: int
    returns: list[tuple[list[tuple[Test, bool]], Value]] = field(default_factory=list)
    on_yield: Callable[[Value], bool] | None = None
    site: tuple[Module, ast.AST] | None = None  # where the caller stands, for stubs
    receiver: Value | None = None
    around: int = 0  # how many loops stand around the call
    left: list[tuple[list[tuple[Test, bool]], Changes]] = field(default_factory=list)  # written on early ways out
    # The `finally` blocks around what is executed, each with the number of loops around it: what leaves passes them.
    finals: list[tuple[list[ast.stmt], int]] = field(default_factory=list)


@record(eq=False)
class Meeting:
    """The collectives of one function or class that only some of the processes come to, by which of them do."""

    at: dict[Scope, list[Span]] = field(default_factory=lambda: {Scope.RANK_ZERO: [], Scope.OTHER_RANKS: []})


class Budget(Exception):
    """The entry is too large to be executed to its end."""


class Reader:
    """Executes code of one entry; `flow` is what it has written so far."""

    def __init__(self, project: Project, module: Module) -> None:
        self.project = project
        self.module = module  # whose text is being executed
        self.flow: Flow = []
        self.under: tuple[Context, ...] = ()
        self.loops: list[Loop] = []  # real loops around, outermost first
        self.calls: list[Call] = []
        self.known: dict[str, bool] = {}  # answers assumed here
        self.path: list[tuple[Test, bool]] = []
        self.entry_module = module
        self.frames: dict[int, Frame] = {}
        self.amounts: dict[str, Amount] = {}  # of unknowns that are rounded, by their keys
        self.guesses: dict[str, Obj] = {}
        self.spawning = False  # the next call starts processes
        self.frame: Frame = Frame(module)
        self.guards: tuple[Guard, ...] = ()
        self.loop_targets: list[Loop | None] = []
        self.unknown_attrs: dict[Any, Value] = {}
        self.statement: ast.AST | None = None  # being executed
        self.moved: dict[int, dict[str, set[str]]] = {}  # what each loop's body assigns, and how
        self.passed_loaders: dict[int, Obj] = {}  # loaders over which a loop has ended
        self.reported: dict[int, Value] = {}  # what was computed from their batches, read since
        self.meetings: dict[int, Meeting] = {}  # by the class or function
        self.bare: ast.expr | None = None  # a call whose result nobody takes
        self.fed: list[Value] = []  # what models were given inside of loops
        self.restoring = ""  # the mode that was read, under a test of it
        self.sets = 0  # inside a loop over parameters: what happens to some happens to all
        self._only: dict[tuple[int, Any], tuple[dict[Any, Value], Test, bool]] = {}  # written on one side of a test
        self.absent: set[tuple[int, str]] = set()  # names that no star import of a module brings
        self.begun: dict[int, tuple[Any, dict[Any, Value]]] = {}  # by holder: where accumulators were begun last
        self.accumulators: dict[Any, tuple[Any, Obj]] = {}  # by holder and key; holders stay alive
        self.saved: dict[str, list[dict[str, bool]]] = {}  # by path: the answers under which it was
        self.records: set[Span] = set()  # the tests that ask whether a record is broken
        self.device = ""  # to which data was moved, as written
        self.seeking: set[Any] = set()  # modules and imports whose names are being sought
        self.quiet = 0
        self.telling: frozenset[Op] | None = None  # the only events to write; None for all
        self.modes: dict[Any, Value] = {}  # whether a model is in training mode, where the code just said so
        self.building = 0  # inside the constructor of a module
        self.imagining = False  # a model is constructed that no run constructs
        self.executed = 0
        self.in_all = 0
        self.most = MOST_STATEMENTS
        self.inlined = 0
        self.cut_short = False  # the entry was not executed to its end
        self.passed: set[FunctionInfo] = set()  # by this entry
        self.ever: set[FunctionInfo] = set()  # by any
        self.unregistered: dict[Any, dict[str, Any]] = {}  # modules in plain containers, by class and attribute
        self.writes = 0
        self.receivers: dict[int, Any] = {}  # of methods that are entries, by the id of their class
        self._class_attrs: dict[int, dict[Any, Value]] = {}
        self._log: list[tuple[dict[Any, Value], Any, Any]] = []
        self._branches = 0
        self._born: dict[int, tuple[int, dict[Any, Value]]] = {}  # holders made on a branch, and when
        self._serial = 0

    def reset(self) -> None:
        """Begin another entry of the same module."""
        self.flow, self.under, self.loops, self.calls, self.path = [], (), [], [], []
        self.known, self.guards, self.loop_targets, self.quiet, self.building = {}, (), [], 0, 0
        self.telling, self.modes = None, {}
        self.sets, self.fed = 0, []
        self.passed_loaders, self.reported, self.saved = {}, {}, {}
        self.most = MOST_IN_PART
        self.module = self.entry_module
        self.guesses = {}

    def class_attrs(self, info: ClassInfo) -> dict[Any, Value]:
        """The attributes in the body of a class, evaluated once."""
        found = self._class_attrs.get(id(info))
        if found is None:
            found = self._class_attrs[id(info)] = {}
            from looplint.static.inline import evaluate_class_body

            evaluate_class_body(self, info, found)
        return found

    # -- state ---------------------------------------------------------------------------------------------------
    def set(self, holder: dict[Any, Value], key: Any, value: Value) -> None:
        """Write a name, attribute or item so that the branch can be taken back."""
        if self._branches:
            self._log.append((holder, key, holder.get(key, _MISSING)))
        if holder is not self.frame.vars:
            self.writes += 1
        holder[key] = value

    def bear(self, holder: dict[Any, Value]) -> dict[Any, Value]:
        """A new holder: a branch that made it does not take back what it wrote into it, for it may return it."""
        if self._branches:
            self._born[id(holder)] = (self.serial(), holder)
        return holder

    def drop(self, holder: dict[Any, Value], key: Any) -> None:
        """Remove a name, attribute or item likewise."""
        if key in holder:
            if self._branches:
                self._log.append((holder, key, holder[key]))
            del holder[key]

    @contextmanager
    def taken_back(self) -> Iterator[None]:
        """What is written within is taken back at the end."""
        self._branches += 1
        mark, begin = len(self._log), self._serial
        try:
            yield
        finally:
            self._rewind(mark, begin)
            self._branches -= 1

    def serial(self) -> int:
        """A fresh number."""
        self._serial += 1
        return self._serial

    def resolved(self, value: Value) -> Value:
        """The value under the answers assumed here."""
        while isinstance(value, Phi):
            answer = self.known.get(value.question.key)
            if answer is None:
                return value
            value = value.yes if answer else value.no
        return value

    def unknown(self, node: ast.AST, name: str = "", text: str = "") -> Sym:
        """A fresh unknown made at a place: another one on each pass."""
        line, column = getattr(node, "lineno", 0), getattr(node, "col_offset", 0)
        key = f"@{self.module.path}:{line}:{column}"
        if len(self.calls) > 1 or self.loops:
            key += f"#{self.serial()}"
        return Sym(key, text or self.text(node), name, frozenset(map(id, self.loops)))

    # -- places --------------------------------------------------------------------------------------------------
    def text(self, node: ast.AST) -> str:
        """The source text of an expression, cheaply, for messages."""
        lines = self.module.lines
        first, last = getattr(node, "lineno", 0), getattr(node, "end_lineno", 0)
        if first and first == last and first <= len(lines):
            line = lines[first - 1]
            if line.isascii():
                return line[node.col_offset : node.end_col_offset]  # type: ignore[attr-defined]
        try:
            return ast.unparse(node)[:200]
        except (RecursionError, ValueError):
            return ""

    def statement_text(self, node: ast.AST) -> str:
        """The statement that holds an expression, on one line; of a compound statement only the expression."""
        statement = self.statement
        if statement is None or hasattr(statement, "body") or self.module.stub:
            return self.text(node)
        return " ".join(self.module.slice(statement).split())[:200]

    def span(self, node: ast.AST) -> Span:
        """The place of a node; inside a stub, the place of the call that led there."""
        module = self.module
        if module.stub:
            for call in reversed(self.calls):
                if call.site and not call.site[0].stub:
                    module, node = call.site
                    break
        return module.source.span(node)

    # -- writing the flow ------------------------------------------------------------------------------------------
    def emit(
        self,
        op: Op,
        obj: Obj | None,
        node: ast.AST,
        args: dict[str, Any] | None = None,
        params: frozenset[Obj] | None = None,
    ) -> EventNode | None:
        """Write an event."""
        if self.quiet or (self.telling is not None and op not in self.telling):
            return None
        root = obj.root if obj is not None else None
        if obj is not root and obj is not None and "prepared" in obj.facts:
            args = {**(args or {}), "prepared": obj.facts["prepared"]}
        by = self.module.name if self.module.stub else ""
        if op in _FOLLOWING and self.loops and root is not None:
            root.facts["follows"] = True  # in step with another model, without a backward of its own
        event = EventNode(op, root, self.span(node), args or {}, self.under, obj, params, self.guards, by)
        self.flow.append(event)
        if op in (Op.TRAIN, Op.EVAL) and obj is not None:
            self.set(self.modes, id(root), Const(op is Op.TRAIN))
        if op in (Op.BARRIER, Op.REDUCE, Op.BACKWARD):
            self._meet(event)
        return event

    def _meet(self, event: EventNode) -> None:
        """Note what may be a collective with the guards that let only some of the processes come to it."""
        for context in self.under:
            if context.scope in (Scope.RANK_ZERO, Scope.OTHER_RANKS) and "meeting" in context.facts:
                context.facts["meeting"].at[context.scope].append(event.span)

    @contextmanager
    def aside(self, most: int) -> Iterator[None]:
        """Execute something without events, without what it writes, and with a budget of its own."""
        state = self.frame, self.module, self.under, self.loops, self.known, self.guards, self.loop_targets
        counts = self.executed, self.most, self.sets
        self.under, self.loops, self.known, self.guards, self.loop_targets = (), [], {}, (), []
        self.executed, self.most, self.sets = 0, most, 0
        self.quiet += 1
        self._branches += 1
        mark, begin = len(self._log), self._serial
        try:
            yield
        finally:
            self._rewind(mark, begin)
            self._branches -= 1
            self.quiet -= 1
            self.frame, self.module, self.under, self.loops, self.known, self.guards, self.loop_targets = state
            self.executed, self.most, self.sets = counts

    @contextmanager
    def inside(self, *contexts: Context) -> Iterator[None]:
        """Events within stand under these scopes as well."""
        before = self.under
        self.under = (*before, *contexts)
        try:
            yield
        finally:  # what a test within let through stays let through
            self.under = (*before, *self.under[len(before) + len(contexts) :])

    @contextmanager
    def apart(self) -> Iterator[None]:
        """An import happens once: what it binds stays bound, whichever branch, loop or test was the first to ask."""
        saved = self.known, self.path, self.guards, self.loops, self.sets, self._log, self._branches
        self.known, self.path, self.guards, self.loops, self.sets, self._log, self._branches = {}, [], (), [], 0, [], 0
        try:
            yield
        finally:
            self.known, self.path, self.guards, self.loops, self.sets, self._log, self._branches = saved

    # -- branches --------------------------------------------------------------------------------------------------
    def branch(self, test: Test, yes: Callable[[], bool], no: Callable[[], bool], node: ast.AST | None = None) -> bool:
        """Take both ways of a test; each callable says whether it falls through. Joins flows and state."""
        test = simplified(test, self.known)
        if isinstance(test, bool):
            return yes() if test else no()
        if self.sets and not any(q.gate for q in questions(test)):
            return self._some(test, yes, no, node)
        outer, known, guards, under = self.flow, self.known, self.guards, self.under
        guard = self._guard(test, node)
        sides = self._sides(test, guard)
        ways: list[tuple[Flow, Changes, bool]] = []
        call = self.calls[-1] if self.calls else None
        for answer, body in ((True, yes), (False, no)):
            self.flow = []
            self.known = {**known, **implied(test, answer)}
            self.path.append((test, answer))
            self.guards = (*guards, guard)
            self.under = (*under, *sides[answer])
            self._branches += 1
            mark, begin, returns = len(self._log), self._serial, len(call.returns) if call is not None else 0
            try:
                falls = body()
            finally:
                changes = self._rewind(mark, begin)
                self._branches -= 1
                if not self._branches:
                    self._born.clear()
                self.path.pop()
                flow, self.flow, self.known, self.guards, self.under = self.flow, outer, known, guards, under
            ways.append((flow, changes, falls))
            if call is not None and changes and not falls and len(call.returns) > returns:
                call.left.append(([*self.path[call.depth_of_path :], (test, answer)], changes))
        (flow_yes, set_yes, falls_yes), (flow_no, set_no, falls_no) = ways
        if flow_yes or flow_no:
            self._mark_gates(test)
            self.flow.append(self._node(test, flow_yes, flow_no, node))
        if falls_yes and falls_no:
            self._join(test, set_yes, set_no)
        elif falls_yes or falls_no:
            for holder, key, value in (set_yes if falls_yes else set_no).values():
                self._put(holder, key, value)
            self.known = {**known, **implied(test, falls_yes)}
            self.guards = (*guards, guard)
            self.under = (*under, *sides[falls_yes])
        return falls_yes or falls_no

    def _node(self, test: Test, yes: Flow, no: Flow, node: ast.AST | None) -> Choice:
        """The node of a branch. Of a test of several questions, the runs remember what it came to as well."""
        asked = list(questions(test))
        if len(asked) > 1 and node is not None and all(q.gate is None for q in asked):
            varies = frozenset().union(*(q.varies for q in asked))
            whole = Question(f"if:{'|'.join(q.key for q in asked)}", self.text(node), varies)
            yes, no = [Decided(whole, True), *yes], [Decided(whole, False), *no]
        return _choice(test, yes, no)

    def _sides(self, test: Test, guard: Guard) -> dict[bool, tuple[Context, ...]]:
        """For each answer, the scope of the processes that come there, where not all do."""
        if all(q.main is None for q in questions(test)):
            return {True: (), False: ()}
        info = self.calls[-1].info if self.calls else None
        meeting = self.meetings.setdefault(id(info.cls or info.node) if info is not None else 0, Meeting())
        found = ((answer, side(test, answer)) for answer in (True, False))
        return {a: (Context(scope, guard.at, {"meeting": meeting}),) if scope else () for a, scope in found}

    def _some(self, test: Test, yes: Callable[[], bool], no: Callable[[], bool], node: ast.AST | None) -> bool:
        """In a loop over parameters a test picks some of them: both ways happen, to some."""
        guards = self.guards
        self.guards = (*guards, self._guard(test, node))
        try:
            falls = [yes(), no()]
        finally:
            self.guards = guards
        while self.flow and isinstance(self.flow[-1], Jump) and self.flow[-1].kind in ("continue", "break"):
            self.flow.pop()
        return any(falls)

    def _guard(self, test: Test, node: ast.AST | None) -> Guard:
        """The test as a guard of the events under it."""
        asked = list(questions(test))
        gates = [q for q in asked if q.gate is not None]
        text = self.text(node) if node is not None else asked[0].text
        at = self.span(node) if node is not None else Span(self.module.path, 0)
        if not gates:
            settings = {id(loop) for loop in self.loops if loop.counts == "repetitions"}  # which folds are run is one
            kind = "data" if any(q.varies - settings for q in asked) else "config"
            return Guard(text, at, kind, stuck=shutting.stuck(node))
        main = next((q for q in gates if q.gate not in (LAST, NOT_LAST)), gates[0])
        loop = next((loop for loop in reversed(self.loops) if id(loop) in main.varies), None)
        last = any(q.gate in (LAST, NOT_LAST) for q in gates if q is not main)
        return Guard(
            text,
            at,
            "gate",
            loop,
            main.every,
            len(main.varies) <= 1,
            last,
            shutting.stuck(node),
            measures.of_gate(main),
        )

    def _rewind(self, mark: int, begin: int) -> Changes:
        """Take back all writes since a mark, but for those into what was made since `begin`; returns what they were."""
        changes: Changes = {}
        while len(self._log) > mark:
            holder, key, old = self._log.pop()
            if id(holder) in self._born and self._born[id(holder)][0] > begin:
                continue
            changes.setdefault((id(holder), key), (holder, key, holder.get(key, _MISSING)))
            if old is _MISSING:
                holder.pop(key, None)
            else:
                holder[key] = old
        return changes

    def _put(self, holder: dict[Any, Value], key: Any, value: Any) -> None:
        if value is _MISSING:
            self.drop(holder, key)
        else:
            self.set(holder, key, value)

    def _join(self, test: Test, yes: dict[Any, Any], no: dict[Any, Any]) -> None:
        for place in [*yes, *(k for k in no if k not in yes)]:
            holder, key, _ = yes.get(place) or no[place]
            before = holder.get(key, _MISSING)
            one = yes[place][2] if place in yes else before
            other = no[place][2] if place in no else before
            if one is _MISSING or other is _MISSING:
                value = other if one is _MISSING else one
                self._only[id(holder), key] = holder, test, other is _MISSING
            else:
                value = phi(test, one, other)
            self._put(holder, key, value)

    def rejoin(self, call: Call, own: dict[Any, Value]) -> None:
        """Join what was written where a call was left early with what the rest wrote; its `own` names are gone."""
        for conditions, changes in reversed(call.left):
            for holder, key, written in changes.values():
                now: Any = holder.get(key, _MISSING)
                if holder is own or now is _MISSING or not isinstance(written, (State, Map)):
                    continue  # numbers and flags would ask their questions everywhere
                value: Any = written
                for test, answer in reversed(conditions):
                    value = phi(test, value, now) if answer else phi(test, now, value)
                self.set(holder, key, value)

    def lacks(self, holder: dict[Any, Value], key: Any) -> bool:
        """Whether an item stands in a dict only on the other side of a test, by the answers assumed here."""
        box, test, answer = self._only.get((id(holder), key), (None, True, True))
        if box is not holder:
            return False
        decided = any(given is not answer and alike(asked, test) for asked, given in self.path)
        return decided or simplified(test, self.known) is (not answer)

    def on_its_side(self, holder: dict[Any, Value], key: Any, value: Value, unsaid: Value | None) -> Value:
        """An item of a dict: where it was written on one side of a test only, `unsaid` (if any) on the other."""
        box, test, answer = self._only.get((id(holder), key), (None, True, True))
        if box is not holder or unsaid is None:
            return value
        return phi(test, value, unsaid) if answer else phi(test, unsaid, value)

    def _mark_gates(self, test: Test) -> None:
        for question in questions(test):
            if question.gate is not None:
                inner = next((loop for loop in reversed(self.loops) if id(loop) in question.varies), None)
                if inner is not None:
                    inner.gates = True

    # -- calls and loops as nodes of the flow -------------------------------------------------------------------------
    def nested(self, loop: Loop, body: Callable[[], bool]) -> Flow:
        """Execute a body as the inside of a loop (or call) and return its flow; the caller appends the node."""
        outer, known, guards, under = self.flow, self.known, self.guards, self.under
        self.flow = []
        if loop.kind is not LoopKind.CALL:
            self.loops.append(loop)
        try:
            body()
        finally:
            if loop.kind is not LoopKind.CALL:
                self.loops.pop()
            flow, self.flow, self.known, self.guards, self.under = self.flow, outer, known, guards, under
        return flow

    def jump(self, kind: str, target: Loop | None) -> None:
        """Write a jump."""
        if not self.quiet:
            self.flow.append(Jump(kind, target))

    def unfollowed(self, name: str, node: ast.AST) -> None:
        """Note that a call was not followed."""
        if not self.quiet:
            self.flow.append(Unfollowed(name, self.span(node)))

    def count(self) -> None:
        """Count a statement; stops an entry that grows beyond all measure."""
        self.executed += 1
        self.in_all += 1
        if self.executed > self.most or self.in_all > MOST_IN_ALL:
            raise Budget

    def kept(self, value: Value) -> Value:
        """A value that leaves a branch by `return`: a container with what this branch has put into it."""
        if not self._branches or not isinstance(value, (Seq, Map)):
            return value
        items = {key: self.kept(inner) for key, inner in value.items.items()}
        same = all(items[key] is inner for key, inner in value.items.items())
        if same and not any(holder is value.items for holder, _, _ in self._log):
            return value
        return replace(value, items=items)

    # -- returns -----------------------------------------------------------------------------------------------------
    def returned(self, call: Call) -> Value:
        """The value of a finished call: what its returns gave, by the answers on the way to each."""
        if not call.returns:
            return Const(None)
        *early, (_, value) = call.returns
        for conditions, given in reversed(early):
            result = given
            for test, answer in reversed(conditions):
                result = phi(test, result, value) if answer else phi(test, value, result)
            value = result
        if isinstance(value, Tensor):
            return value
        return self.resolved(value)


def _choice(test: Test, yes: Flow, no: Flow) -> Choice:
    """The test as nested choices over two shared flows."""
    assert not isinstance(test, bool)
    ways: list[Flow] = [
        (yes if follow else no) if isinstance(follow, bool) else [_choice(follow, yes, no)]
        for follow in (test[1], test[2])
    ]
    return Choice(test[0], ways[0], ways[1])


def loop_node(loop: Loop, flow: Flow) -> LoopNode:
    """The node of a finished loop: a call passes once, a loop twice, one with a gate three times.

    Four times where whole updates stand behind the gate, so that two of them follow each other.
    """
    passes = 1 if loop.kind is LoopKind.CALL else 3 if loop.gates else 2
    if passes == 3 and _gated(flow, Op.BACKWARD):
        passes = 4
    return LoopNode(loop, flow, passes)


def _gated(flow: Flow, op: Op) -> bool:
    """Whether an op stands behind a gate that comes back, in this loop itself."""
    for node in flow:
        if isinstance(node, Choice):
            gate = node.question.gate
            if gate in (MIDDLE, ENDS) and any(e.op is op for side in (node.yes, node.no) for e in nodes(side)):
                return True
            if _gated(node.yes, op) or _gated(node.no, op):
                return True
        elif isinstance(node, LoopNode) and node.loop.kind is LoopKind.CALL and _gated(node.body, op):
            return True
    return False
