"""Runs written by hand, to try a rule without the static reader.

script = Script()
net = script.model("net")
opt = script.optimizer("opt", net)
for turn in script.turns(script.loop(LoopKind.BATCH)):
    script.zero_grad(opt, line=3)
    script.backward(net, line=5)
    script.step(opt, line=6)
assert places(check(script.run())) == []
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from looplint import (
    Context,
    Entry,
    Event,
    Finding,
    Guard,
    Loop,
    LoopKind,
    Obj,
    Op,
    Role,
    Run,
    Scope,
    Span,
    Turn,
)


def span(line: int) -> Span:
    """A place in `train.py`."""
    return Span("train.py", line)


def places(findings: Iterable[Finding]) -> list[int]:
    """The lines of findings, each once, in order."""
    return sorted({finding.span.line for finding in findings})


class Script:
    """A run in the making: events are appended under the loops, calls, scopes and tests that are open."""

    def __init__(self) -> None:
        self._events: list[Event] = []
        self._turns: list[Turn] = []
        self._under: list[Context] = []
        self._guards: list[Guard] = []
        self._losses: dict[Any, Obj] = {}

    def run(self, *, whole: bool = True, open: bool = False) -> Run:
        """The finished run."""
        return Run(self._events, entry=Entry(whole=whole, open=open))

    # -- objects -------------------------------------------------------------------------------------------------
    def make(self, role: Role, name: str, made: str, line: int, *of: Obj, **args: Any) -> Obj:
        """A new object, and the event of its making."""
        obj = Obj(role, made, name, span(line), args, of)
        self.event(Op.MAKE, obj, line)
        return obj

    def model(self, name: str = "model", line: int = 1, whole: Obj | None = None, **facts: Any) -> Obj:
        """A model, or a part of one."""
        obj = self.make(Role.MODEL, name, "torch.nn.Module", line)
        obj.whole = whole
        obj.facts.update(facts)
        return obj

    def optimizer(self, name: str = "optimizer", *models: Obj, made: str = "torch.optim.SGD", line: int = 1) -> Obj:
        """An optimizer of these models' parameters."""
        return self.make(Role.OPTIMIZER, name, made, line, *models)

    @staticmethod
    def passed(role: Role, name: str) -> Obj:
        """An object that came from outside: only its name is known."""
        return Obj(role, "", name)

    # -- where events stand --------------------------------------------------------------------------------------
    @staticmethod
    def loop(kind: LoopKind = LoopKind.BATCH, name: str = "", **facts: Any) -> Loop:
        """A loop, to be turned by `turns`."""
        return Loop(kind, name, **facts)

    def turns(self, loop: Loop, count: int = 2) -> Iterator[int]:
        """The turns of a loop: what is appended inside `for` stands in them."""
        for index in range(count):
            self._turns.append(Turn(loop, index, index == count - 1))
            yield index
            self._turns.pop()

    @contextmanager
    def call(self, name: str) -> Iterator[None]:
        """Inside a called function."""
        self._turns.append(Turn(Loop(LoopKind.CALL, name), 0, True))
        yield
        self._turns.pop()

    @contextmanager
    def scope(self, scope: Scope, line: int = 1, **facts: Any) -> Iterator[None]:
        """Inside a context."""
        self._under.append(Context(scope, span(line), facts))
        yield
        self._under.pop()

    @contextmanager
    def guard(
        self, text: str, line: int, kind: str = "config", loop: Loop | None = None, **facts: Any
    ) -> Iterator[None]:
        """Under a test."""
        self._guards.append(Guard(text, span(line), kind, loop, **facts))
        yield
        self._guards.pop()

    # -- events --------------------------------------------------------------------------------------------------
    def event(
        self,
        op: Op,
        obj: Obj | None,
        line: int,
        params: frozenset[Obj] | None = None,
        args: Mapping[str, Any] | None = None,
    ) -> Event:
        """Append any event."""
        event = Event(
            op,
            obj.root if obj is not None else None,
            (span(line),),
            dict(args or {}),
            tuple(self._under),
            tuple(self._turns),
            obj,
            params,
            len(self._events),
            tuple(self._guards),
        )
        self._events.append(event)
        return event

    def forward(self, model: Obj, line: int = 1, **args: Any) -> Event:
        """The model is called."""
        return self.event(Op.FORWARD, model, line, frozenset({model.root}), args)

    def backward(
        self, *models: Obj, line: int, known: bool = True, cut: Mapping[str, Any] | None = None, **args: Any
    ) -> Event:
        """A loss that reaches these models is back-propagated; `known` False: nothing is known of where it goes."""
        loss = Obj(Role.LOSS, "", "loss", reaches=frozenset(models) if known else None)
        if cut is not None:
            loss.facts["cut"] = cut
        return self.event(Op.BACKWARD, loss, line, loss.reaches, {"divided": (), "multiplied": (), **args})

    def step(self, optimizer: Obj, line: int, **args: Any) -> Event:
        """The optimizer steps."""
        return self.event(Op.STEP, optimizer, line, _params(optimizer), args)

    def zero_grad(self, obj: Obj, line: int, **args: Any) -> Event:
        """The gradients of an optimizer's or model's parameters are cleared."""
        return self.event(Op.ZERO_GRAD, obj, line, _params(obj), args)

    def clip(self, model: Obj, line: int, max_norm: Any = 1.0) -> Event:
        """The gradients of a model are clipped."""
        return self.event(Op.CLIP, model, line, _params(model), {"max_norm": max_norm})

    def mention(self, obj: Obj | None, line: int, how: str, **args: Any) -> Event:
        """Something is named, passed, handed on."""
        return self.event(Op.MENTION, obj, line, None, {"how": how, **args})


def _params(obj: Obj) -> frozenset[Obj] | None:
    if obj.role is Role.MODEL:
        return frozenset({obj.root})
    return frozenset(obj.of) if obj.of is not None else None


Check = Callable[[Run], Iterable[Finding]]
