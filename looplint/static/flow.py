"""What a script does, as a tree: events, choices, loops and jumps.

A flow is a list of nodes, executed in order. The reader writes it, `looplint.static.runs` turns it into runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from looplint.events import Context, Guard, Loop, Obj, Op, Span
from looplint.record import field, record
from looplint.static.values import Question

Flow: TypeAlias = "list[Node]"


@record(eq=False)
class EventNode:
    """An event as the code writes it; each pass through it gives one `Event`."""

    op: Op
    obj: Obj | None
    span: Span
    args: dict[str, Any]
    under: tuple[Context, ...]
    through: Obj | None = None
    params: frozenset[Obj] | None = None
    guards: tuple[Guard, ...] = ()
    by: str = ""

    def signature(self) -> tuple[Any, ...]:
        """Equal for two places that do the same."""
        args = tuple((k, _comparable(v)) for k, v in self.args.items())
        under = tuple((c.scope, tuple(c.facts.items())) for c in self.under)
        return (self.op, id(self.obj), id(self.through), args, under, self.by)


def _comparable(value: Any) -> Any:
    return value if isinstance(value, (str, int, float, bool, type(None))) else id(value)


@record(eq=False)
class Choice:
    """A question with two ways on."""

    question: Question
    yes: Flow
    no: Flow


@record(eq=False)
class Decided:
    """What a test of several questions came to, at the head of the side that it leads to."""

    question: Question
    value: bool


@record(eq=False)
class LoopNode:
    """A loop, or a call (one turn). `turns` of an unrolled loop are its passes, each with a flow of its own."""

    loop: Loop
    body: Flow
    passes: int = 2
    unrolled: list[Flow] = field(default_factory=list)

    @property
    def bodies(self) -> list[Flow]:
        """One flow per pass."""
        return self.unrolled or [self.body] * self.passes


@record(eq=False)
class Jump:
    """`break`, `continue`, `return` out of (or to the next turn of) a loop or call; `target` None ends the run."""

    kind: str
    target: Loop | None


@record(eq=False)
class Unfollowed:
    """A call that was not followed to its end, for it recurses or is too deep."""

    name: str
    span: Span


Node: TypeAlias = EventNode | Choice | Decided | LoopNode | Jump | Unfollowed


def nodes(flow: Flow) -> Iterator[EventNode]:
    """All event nodes of a flow, once each, in the order of the text."""
    seen: set[int] = set()
    stack = [iter(flow)]
    while stack:
        for node in stack[-1]:
            if id(node) in seen:
                continue
            seen.add(id(node))
            if isinstance(node, EventNode):
                yield node
            elif isinstance(node, Choice):
                stack.append(iter([*node.yes, *node.no]))
                break
            elif isinstance(node, LoopNode):
                stack.append(iter([n for body in (node.unrolled or [node.body]) for n in body]))
                break
        else:
            stack.pop()


def falls_through(flow: Flow) -> bool:
    """Whether control can reach the end of a flow."""
    if not flow:
        return True
    last = flow[-1]
    if isinstance(last, Jump):
        return False
    if isinstance(last, Choice):
        return falls_through(last.yes) or falls_through(last.no)
    return True
