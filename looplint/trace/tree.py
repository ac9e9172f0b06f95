"""The flow as an indented tree, a place in the gutter of each row."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePath
from typing import Any

from looplint.events import Context, Event, LoopKind, Obj, Op
from looplint.report.terminal import Piece
from looplint.static.flow import Choice, Decided, EventNode, Flow, Jump, LoopNode, Unfollowed
from looplint.trace.page import Row, count, cut, name_of, names_of
from looplint.trace.questions import Asked, kind_of_test, parts, turns_of, whole_text
from looplint.trace.questions import ends as ends_of

_OP_WIDTH = 14
_TOUCHING = (Op.BACKWARD, Op.CLIP, Op.STEP, Op.ZERO_GRAD, Op.UNSCALE, Op.LOSS, Op.ASSIGN_GRAD, Op.UPDATE)
_LONGEST = 40  # argument, or list of arguments
_LONGEST_TEST = 64  # loop header or test


def tree(flow: Flow, asked: Asked) -> list[Row]:
    """The rows of a flow. A call or turn that does what an earlier one of its function did is said so."""
    return _Tree(asked).rows(flow, 0)


class _Tree:
    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.told: dict[Any, Row] = {}  # the first call of a function that did just this

    def rows(self, flow: Flow, depth: int) -> list[Row]:
        rows: list[Row] = []
        for node in flow:
            if isinstance(node, EventNode):
                rows += unless_same(event_row(node, depth), rows)
            elif isinstance(node, LoopNode):
                rows += self._call(node, depth) if node.loop.kind is LoopKind.CALL else self._loop(node, depth)
            elif isinstance(node, Choice):
                rows += self._choice(node, depth)
            elif isinstance(node, Jump):
                rows.append(_jump(node, depth))
        return rows

    # -- calls and loops -----------------------------------------------------------------------------------------
    def _call(self, node: LoopNode, depth: int) -> list[Row]:
        loop = node.loop
        defined = loop.defined
        if defined is None:
            head = Row([Piece(f"def {loop.name}", "place")], "begins here", loop.at, depth)
        else:
            where = _stub(defined.path) or f"line {defined.line}"
            if not _stub(defined.path) and loop.at is not None and loop.at.path != defined.path:
                where = f"{PurePath(defined.path).name}:{defined.line}"
            head = Row([Piece(f"{loop.name}({cut(loop.target, _LONGEST)})")], f"→ {where}", loop.at, depth)
        body = node.body[:-1] if node.body and _returns(node.body[-1], node) else node.body
        rows = self.rows(body, depth + 1)
        key = (loop.name, defined, *(_relative(row, depth) for row in rows))
        if len(rows) > 1 and key in self.told:
            before = self.told[key]
            at = f" at {before.at.line}" if before.at is not None else ""
            return [head, Row([Piece(f"as in the call{at}", "name")], "", None, depth + 1)]
        self.told.setdefault(key, head)
        return [head, *rows]

    def _loop(self, node: LoopNode, depth: int) -> list[Row]:
        loop = node.loop
        text = f"for {loop.target} in {loop.name}" if loop.target else f"while {loop.name}"
        head = Row([Piece(cut(text, _LONGEST_TEST), "place")], _passes(node), loop.at, depth)
        if not node.unrolled:
            return [head, *self.rows(node.body, depth + 1)]
        rows = [head]
        before: list[Any] = []
        for index, body in enumerate(node.unrolled):
            inner = self.rows(body, depth + 2)
            shape = [_relative(row, depth) for row in inner]
            same = bool(index) and shape == before
            note = f"as turn {index}" if same else ""
            rows.append(Row([Piece(turn_name(node.loop, index), "name")], note, None, depth + 1))
            rows += [] if same else inner
            before = shape
        return rows

    # -- choices -------------------------------------------------------------------------------------------------
    def _choice(self, choice: Choice, depth: int) -> list[Row]:
        ends = {id(flow): flow for flow in ends_of(choice)}
        yes = _where_all_are_yes(choice, ends)
        no = next((flow for key, flow in ends.items() if key != id(yes)), [])
        rows_yes = self.rows(yes, depth + 1)
        rows_no = self._else(no, depth) if rows_yes else self.rows(no, depth + 1)
        guard = self.asked.guards.get(id(choice))
        at = guard.at if guard is not None and guard.at.line else None
        notes = self._answered(choice, ends, yes)
        test = cut(self._test(choice, ends, yes if rows_yes else no), _LONGEST_TEST)
        return [Row([Piece("if ", "when"), Piece(test)], notes, at, depth), *rows_yes, *rows_no]

    def _else(self, flow: Flow, depth: int) -> list[Row]:
        nodes = [node for node in flow if not isinstance(node, Decided)]
        if len(nodes) == 1 and isinstance(nodes[0], Choice):
            head, *rest = self._choice(nodes[0], depth)
            return [head._replace(pieces=[Piece("elif ", "when"), *head.pieces[1:]]), *rest]
        rows = self.rows(flow, depth + 1)
        return [Row([Piece("else", "when")], depth=depth), *rows] if rows else []

    def _test(self, choice: Choice, ends: dict[int, Flow], to: Flow) -> str:
        """The condition under which a choice leads to one of its two ends."""
        for flow in ends.values():
            if (text := whole_text(flow)) and len(parts(choice)) > 1:
                value = next(node.value for node in flow if isinstance(node, Decided))
                return text if value is (flow is to) else f"not ({text})"
        test = self._condition(choice, ends, to)
        return test if isinstance(test, str) else str(test).lower()

    def _condition(self, choice: Choice, ends: dict[int, Flow], to: Flow) -> bool | str:
        yes, no = (
            side is to if id(side) in ends else self._condition(side[0], ends, to)  # type: ignore[arg-type]
            for side in (choice.yes, choice.no)
        )
        asked = self.asked.text(choice.question)
        return _joined(asked, yes, no)

    def _answered(self, choice: Choice, ends: dict[int, Flow], yes: Flow) -> str:
        outcomes = [_outcome(choice, ends, yes, turn) for turn in range(3)]
        kind = "guessed" if choice.question.guessed else kind_of_test(choice)
        if None in outcomes or kind != "gate":
            return kind
        return f"gate: {turns_of(tuple(bool(one) for one in outcomes))} of 3"


def _where_all_are_yes(choice: Choice, ends: dict[int, Flow]) -> Flow:
    flow = choice.yes
    while id(flow) not in ends:
        assert isinstance(flow[0], Choice)
        flow = flow[0].yes
    return flow


def _joined(text: str, yes: bool | str, no: bool | str) -> bool | str:
    """The condition of a question whose answers lead on to these conditions."""
    if isinstance(yes, bool) and isinstance(no, bool):
        return yes if yes is no else text if yes else f"not {text}"
    if isinstance(yes, bool):
        return f"{text} or {no}" if yes else f"not {text} and {no}"
    if isinstance(no, bool):
        return f"not {text} or {yes}" if no else f"{text} and {yes}"
    return f"({text} and {yes}) or (not {text} and {no})"


def _outcome(choice: Choice, ends: dict[int, Flow], yes: Flow, turn: int) -> bool | None:
    """Whether gates alone lead to the `yes` end on a turn; None where something else decides."""
    if choice.question.gate is None:
        return None
    side = choice.yes if choice.question.gate[turn] else choice.no
    if id(side) in ends:
        return side is yes
    return _outcome(side[0], ends, yes, turn) if isinstance(side[0], Choice) else None


# -- rows --------------------------------------------------------------------------------------------------------
def event_row(node: EventNode | Event, depth: int) -> Row:
    """An event: what happens, to what, and what else is known of it."""
    at = node.span if isinstance(node, EventNode) else node.at
    pieces = [Piece(f"{node.op:<{_OP_WIDTH}}", "note"), Piece(name_of(node.obj))]
    return Row(pieces, " · ".join(_details(node)), at, depth, subject=id(node.obj))


def unless_same(row: Row, rows: list[Row]) -> list[Row]:
    """A row, unless it says just what the last one said: one place may do one thing several times."""
    return [] if rows and rows[-1] == row else [row]


def _details(node: EventNode | Event) -> Iterator[str]:
    if node.op is Op.SCHEDULE and node.obj is not None and node.obj.of:
        yield f"of {names_of(node.obj.of)}"
    elif node.params is None and node.op in _TOUCHING:
        yield "parameters unknown"
    elif node.op in (Op.LOSS, Op.BACKWARD) and not node.params:
        yield "no gradient"
    elif node.op in _TOUCHING and list(node.params or ()) != [node.obj]:
        yield f"of {names_of(node.params or ())}"
    if node.through is not None and node.through is not node.obj:
        yield f"as {node.through.made.rpartition('.')[2] or name_of(node.through)}"
    yield from map(_scope, node.under)
    if node.op is not Op.LOSS:
        yield from (text for key, value in node.args.items() if (text := _argument(key, value)))


def _argument(key: str, value: Any) -> str:
    if key in ("text", "value", "prepared") or value in ((), None) or (isinstance(value, frozenset) and not value):
        return ""
    if isinstance(value, Obj):
        text = name_of(value)
    elif isinstance(value, (tuple, frozenset)):
        text = ", ".join(name_of(v) if isinstance(v, Obj) else str(v) for v in value)
    elif isinstance(value, (str, int, float, bool)):
        text = str(value)
    else:
        return ""
    return f"{key}={cut(text, _LONGEST)}"


def _scope(context: Context) -> str:
    dtype = str(context.facts.get("dtype") or "").rpartition(".")[2]
    return f"{context.scope} {dtype}".rstrip()


def _jump(node: Jump, depth: int) -> Row:
    if node.kind == "exit":
        return Row([Piece("exit", "warning")], "the program ends", None, depth)
    notes = ""
    if node.target is not None:
        notes = f"from {node.target.name}" if node.kind == "return" else f"the loop over {node.target.target or '…'}"
    return Row([Piece(node.kind, "warning")], notes, None, depth)


def _returns(node: object, call: LoopNode) -> bool:
    """Whether the end of a call's body merely says that it ends."""
    return isinstance(node, Jump) and node.kind == "return" and node.target is call.loop


def _passes(node: LoopNode) -> str:
    loop = node.loop
    if loop.kind is LoopKind.UNROLLED:
        return f"each of {count(len(node.unrolled), 'element')}"
    over = f" over {name_of(loop.over)}" if loop.over is not None and name_of(loop.over) != loop.name else ""
    kind = "loop" if loop.kind is LoopKind.OTHER else f"{loop.kind} loop"
    return f"{kind}{over}, {count(node.passes, 'turn')}"


def turn_name(loop: Any, index: int) -> str:
    """`epoch 1`, `phase 'train'`."""
    if loop.kind is LoopKind.UNROLLED and isinstance(loop.length, tuple) and index < len(loop.length):
        return f"{loop.target} = {loop.length[index]!r}"
    if loop.kind in (LoopKind.BATCH, LoopKind.EPOCH):
        return f"{loop.kind} {index + 1}"
    return f"turn {index + 1} of {loop.target or loop.name}"


def _relative(row: Row, depth: int) -> Any:
    return (tuple(row.pieces), row.notes, row.at, row.depth - depth, row.subject)


def _stub(path: str) -> str:
    """`stub accelerate` for a file of stubs."""
    parts = PurePath(path).parts
    return f"stub {PurePath(path).stem}" if parts[-3:-1] == ("knowledge", "stubs") else ""


def unfollowed(flow: Flow) -> list[Row]:
    """The calls that were not followed to their end."""
    rows: list[Row] = []
    seen: set[int] = set()
    stack = [flow]
    while stack:
        part = stack.pop()
        if id(part) in seen:
            continue
        seen.add(id(part))
        for node in part:
            if isinstance(node, Unfollowed):
                rows.append(Row([Piece(node.name)], "calls itself, or is called too deep", node.span))
            elif isinstance(node, LoopNode):
                stack += node.unrolled or [node.body]
            elif isinstance(node, Choice):
                stack += [node.yes, node.no]
    return list({row.at: row for row in rows}.values())
