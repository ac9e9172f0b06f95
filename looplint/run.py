"""A run: the events of one training in order, and the questions that a rule may ask of it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from looplint.events import Either, Event, Guard, Loop, LoopKind, Obj, Op, Role, Scope, Span, Turn
from looplint.record import field, record

if TYPE_CHECKING:
    from looplint.loaders import LoaderUse
    from looplint.phases import Evaluation, ModeMatters, TrainingForward
    from looplint.static.flow import EventNode


@record(frozen=True)
class Entry:
    """Where a run begins.

    `whole`: the run is a program from its first line; otherwise it is one function or method that nothing visible
    calls, so what its caller did before is unknown.
    `open`: someone outside the visible code may call it or its parts, so "never happens" is only likely.
    """

    name: str = "<module>"
    path: str = ""
    whole: bool = True
    open: bool = False
    info: Any = None  # the function, for the reader


@record(frozen=True)
class Answer:
    """One answer to one of the script's questions.

    `text` is the question as written; `kind` is that of a `Guard`; `guessed` for exception paths. `stays`: the other
    answer only leaves the turn, the loop or the function.
    """

    question: str
    text: str
    value: bool
    guessed: bool = False
    kind: str = "config"
    subject: str = ""  # `name == "a"`: what is compared ...
    constant: str = ""  # ... and with what; other constants are ruled out by a yes
    stays: bool = False


def related(one: Obj, other: Obj) -> bool:
    """Whether two models are the same, or one is a part of the other."""
    a, b = one.root, other.root
    return a is b or any(x is b for x in a.lineage()) or any(x is a for x in b.lineage())


def _numbers(release: str) -> list[int]:
    return [int(part) for part in release.split(".")]


_index = attrgetter("index")


def _between(events: Sequence[Event], after: Event | None, before: Event | None) -> list[Event]:
    begin = bisect_right(events, after.index, key=_index) if after is not None else 0
    end = bisect_left(events, before.index, begin, key=_index) if before is not None else len(events)
    return list(events[begin:end])


@record(eq=False, slots=False)
class Run:
    """The events of one training in order.

    A rule sees only the ops that it reads (those of its read group). `choices` are the answers under which this run
    happens, in order. `untaken`: what the text of a recorded run does on ways that the run did not take.
    """

    events: Sequence[Event]
    choices: Mapping[str, Answer] = field(default_factory=dict)
    entry: Entry = field(default_factory=Entry)
    merged: bool = False  # stands for several runs that agreed on all that was read
    torch: str = ""  # the release of torch that the code is for; "" the newest
    cut: bool = False  # it was over before its end: what has not happened may have been to come
    untaken: Sequence[EventNode] = ()

    answers: dict[str, dict[Any, bool]] = field(default_factory=dict, init=False, repr=False)  # kept by who asks often
    _lists: dict[Any, Sequence[Event]] = field(default_factory=dict, init=False, repr=False)

    # -- finding events ------------------------------------------------------------------------------------------
    @cached_property
    def _by_op(self) -> dict[Op, list[Event]]:
        table: dict[Op, list[Event]] = {}
        for event in self.events:
            table.setdefault(event.op, []).append(event)
        return table

    def has(self, *ops: Op) -> bool:
        """Whether any of these ops happens."""
        return any(op in self._by_op for op in ops)

    def all(self, *ops: Op, of: Obj | None = None) -> Sequence[Event]:
        """The events of these ops, in order; `of`: only on this object (wrappers removed)."""
        key = (ops, None if of is None else id(of.root))
        found = self._lists.get(key)
        if found is None:
            found = self._lists[key] = self._listed(ops, of)
        return found

    def _listed(self, ops: tuple[Op, ...], of: Obj | None) -> list[Event]:
        if of is not None:
            root = of.root
            return [e for e in self.all(*ops) if e.obj is root]
        if len(ops) == 1:
            return self._by_op.get(ops[0], [])
        return [event for event in self.events if event.op in ops]

    def last(self, *ops: Op, before: Event, of: Obj | None = None) -> Event | None:
        """The latest of these before an event, or None."""
        events = self.all(*ops, of=of)
        place = bisect_left(events, before.index, key=_index)
        return events[place - 1] if place else None

    def next(self, *ops: Op, after: Event, of: Obj | None = None) -> Event | None:
        """The first of these after an event, or None."""
        events = self.all(*ops, of=of)
        place = bisect_right(events, after.index, key=_index)
        return events[place] if place < len(events) else None

    def between(self, first: Event, second: Event, *ops: Op, of: Obj | None = None) -> list[Event]:
        """The events of these ops strictly between two events, in order."""
        return self.within(first, second, *ops, of=of)

    def within(self, after: Event | None, before: Event | None, *ops: Op, of: Obj | None = None) -> list[Event]:
        """The events of these ops strictly between two events, or from the start, or to the end, in order."""
        return _between(self.all(*ops, of=of), after, before)

    def windows(self, *ops: Op, of: Obj | None = None) -> Iterator[tuple[Event, Event]]:
        """Consecutive pairs of these ops on one object (`of`, or each object in turn)."""
        objects = [of.root] if of is not None else self.objects(*ops)
        for obj in objects:
            chain = self.all(*ops, of=obj)
            yield from pairwise(chain)

    def objects(self, *ops: Op) -> list[Obj]:
        """The distinct objects of these ops, in order of first appearance."""
        seen: dict[int, Obj] = {}
        for event in self.all(*ops):
            if event.obj is not None:
                seen.setdefault(id(event.obj), event.obj)
        return list(seen.values())

    def touched(self, *ops: Op) -> Collection[int]:
        """The ids of the objects of these ops: to ask often which of many objects they concern."""
        key = ("touched", ops)
        if key not in self._lists:
            self._lists[key] = frozenset(id(event.obj) for event in self.all(*ops))  # type: ignore[assignment]
        return self._lists[key]  # type: ignore[return-value]

    def observed(self, what: str) -> list[Event]:
        """What was looked at in numbers, each with what was seen in its arguments; nothing where no run is recorded."""
        return [event for event in self.all(Op.OBSERVE) if event.args["what"] == what]

    def made(self, obj: Obj) -> Event | None:
        """The event that made an object, or None."""
        return next(iter(self.all(Op.MAKE, of=obj)), None)

    # -- which parameters ----------------------------------------------------------------------------------------
    @cached_property
    def optimizers(self) -> list[Obj]:
        """The optimizers that appear in any event of this run."""
        seen: dict[int, Obj] = {}
        for event in self.events:
            for obj in (event.obj, event.args.get("optimizer")):
                if isinstance(obj, Obj) and obj.role is Role.OPTIMIZER:
                    seen.setdefault(id(obj.root), obj.root)
        return list(seen.values())

    def meets(self, one: Event, other: Event) -> bool | None:
        """Whether two events touch the same parameters (or gradients): yes, no, or None where the code does not tell.

        BACKWARD, CLIP, UNSCALE, STEP, ZERO_GRAD meet through the models they touch. With one optimizer in the run,
        what is unknown is taken to be its parameters.
        """
        if one.obj is not None and one.obj is other.obj:
            return True
        a, b = one.params, other.params
        if a is None or b is None:
            return True if len(self.optimizers) <= 1 else None
        return any(related(x, y) for x in a for y in b)

    def meeting(
        self, event: Event, *ops: Op, after: Event | None = None, before: Event | None = None, unsure: bool = False
    ) -> list[Event]:
        """The events of these ops that touch the same parameters as this one, in order, strictly between two others.

        `unsure`: also those of which the code does not tell.
        """
        # Losses are many and meet others through what they reach; all other objects meet themselves as well.
        is_loss = event.obj is not None and event.obj.role is Role.LOSS and event.params is not None
        key = (ops, None if is_loss else id(event.obj), event.params, unsure)
        found = self._lists.get(key)
        if found is None:
            answers = (True, None) if unsure else (True,)
            found = self._lists[key] = [e for e in self.all(*ops) if self.meets(e, event) in answers]
        return _between(found, after, before)

    def covers(self, one: Event, other: Event) -> bool:
        """Whether an event surely touches all parameters that another one touches."""
        if one.params is None or other.params is None or one.obj is other.obj:
            return self.meets(one, other) is True
        mine = {id(model.root) for model in one.params}
        return all(any(id(x) in mine for x in model.lineage()) for model in other.params)

    def filling(self, step: Event) -> list[Event]:
        """The backward passes whose gradients surely are in a step, in order: those since the last clear or step."""
        earlier = self.last(Op.STEP, before=step, of=step.obj)
        clears = self.meeting(step, Op.ZERO_GRAD, after=earlier, before=step)
        return self.meeting(step, Op.BACKWARD, after=clears[-1] if clears else earlier, before=step)

    def used_between(self, backward: Event, end: Event, *, but: Obj | None = None) -> bool:
        """Whether an optimizer (other than `but`) may step with the gradients of a backward pass before an event."""
        steps = self.meeting(backward, Op.STEP, after=backward, before=end, unsure=True)
        return any(step.obj is not but for step in steps)

    @staticmethod
    def gate(event: Event, unlike: Event) -> Guard | None:
        """The innermost periodic test that holds this event back but not the other one, or None."""
        others = {guard.at for guard in unlike.guards}
        gates = (g for g in reversed(event.guards) if g.kind == "gate" and g.every is not None)
        return next((g for g in gates if g.at not in others), None)

    # -- where an event stands -----------------------------------------------------------------------------------
    def same_turn(self, one: Event, other: Event, *kinds: LoopKind) -> bool:
        """Whether both stand in the same pass of every loop (of these kinds) that they share."""
        theirs = {id(t.loop): t.index for t in other.loops(*kinds)}
        return all(theirs.get(id(t.loop), t.index) == t.index for t in one.loops(*kinds))

    def shared_loop(self, one: Event, other: Event) -> Loop | None:
        """The innermost real loop around both, or None."""
        theirs = {id(t.loop) for t in other.loops()}
        return next((t.loop for t in reversed(one.loops()) if id(t.loop) in theirs), None)

    @staticmethod
    def handed(event: Event, around: Sequence[Turn]) -> Event | Span:
        """Where the code inside these turns calls a method of another class that leads to an event; else the event."""
        own = {id(turn.loop) for turn in around}
        here, places = "", set()
        for turn in event.turns:
            name, at = turn.loop.name, turn.loop.at
            if turn.loop.kind is not LoopKind.CALL:
                continue
            outside = id(turn.loop) not in own and at not in places  # one at the place of another: by a framework
            if outside and "." in name and name.rpartition(".")[0] != here.rpartition(".")[0]:
                return at or event
            here = name
            places.add(at)
        return event

    @staticmethod
    def innermost(event: Event) -> Loop | None:
        """The innermost real loop around an event, or None."""
        loops = event.loops()
        return loops[-1].loop if loops else None

    @cached_property
    def training_loops(self) -> set[int]:
        """The ids of the loops in which a backward pass happens."""
        return {id(t.loop) for e in self.all(Op.BACKWARD) for t in e.loops()}

    def trains(self, loop: Loop) -> bool:
        """Whether a backward pass happens in this loop (the rule must read BACKWARD)."""
        return id(loop) in self.training_loops

    @staticmethod
    def by_framework(event: Event) -> bool:
        """Whether a framework runs the loop around an event: loop and event stand at one place of the script."""
        return any(turn.loop.at == event.at for turn in event.loops())

    def targets(self, release: str) -> bool:
        """Whether the code is for this release of torch ("2.4") or a later one."""
        return not self.torch or _numbers(self.torch) >= _numbers(release)

    # -- values that answers decide --------------------------------------------------------------------------------
    def values(self, value: Any) -> tuple[Any, ...]:
        """What a plain value (an `Either`, or just itself) can be under the answers of this run."""
        if not isinstance(value, Either):
            return (value,)
        answer = self._answer(value)
        sides = [value.yes, value.no] if answer is None else [value.yes if answer else value.no]
        return tuple(dict.fromkeys(one for side in sides for one in self.values(side)))

    def _answer(self, value: Either) -> bool | None:
        answer = self.choices.get(value.question)
        if answer is not None:
            return answer.value
        equal = (a for a in self.choices.values() if a.value and a.subject and a.subject == value.subject)
        return False if any(a.constant != value.constant for a in equal) else None

    @staticmethod
    def done_by_framework(event: Event) -> bool:
        """Whether a framework does it, somewhere inside a call of the script: both stand at one place."""
        return any(turn.loop.at == event.at for turn in event.turns)

    # -- modes ---------------------------------------------------------------------------------------------------
    def mode(self, model: Obj, before: Event) -> tuple[bool | None, Event | None]:
        """The mode of a model at an event: (training?, the event that set it).

        training? is None when unknown (a model that came from outside and was never switched). The rule must read
        MAKE, TRAIN and EVAL.
        """
        family = [id(x) for x in model.lineage()]
        for event in reversed(self.all(Op.TRAIN, Op.EVAL, Op.MAKE)):
            if event.index < before.index and event.obj is not None and id(event.obj) in family:
                if event.op is Op.MAKE:
                    if event.obj is not model.root:
                        continue
                    return event.obj.facts.get("mode", "train") == "train", event
                return event.op is Op.TRAIN, event
        return None, None

    def grad_enabled(self, event: Event) -> bool:
        """Whether autograd records at an event, counting the statement form `torch.set_grad_enabled(...)`."""
        if event.inside(Scope.NO_GRAD, Scope.ENABLE_GRAD):
            return event.grad_enabled
        switch = self.last(Op.GRAD_MODE, before=event)
        return switch is None or switch.args.get("enabled") is not False

    # -- phases --------------------------------------------------------------------------------------------------
    @cached_property
    def evaluations(self) -> list[Evaluation]:
        """The validation forwards of the models that this run trains, in order (see `looplint.phases`).

        The rule must read FORWARD, BACKWARD, GRAD, GRAD_MODE, TRAIN, EVAL, MAKE and STEP.
        """
        from looplint import phases

        return list(phases.evaluations(self))

    @cached_property
    def training_forwards(self) -> list[TrainingForward]:
        """The forwards whose results the backward passes use, in the order of the backward passes."""
        from looplint import phases

        return list(phases.training_forwards(self))

    @cached_property
    def loaders(self) -> list[LoaderUse]:
        """The loaders that this run makes and what it uses them for (see `looplint.loaders`, also for what to read)."""
        from looplint import loaders

        return list(loaders.uses(self))

    def mode_matters(self, model: Obj) -> ModeMatters | None:
        """Why the mode of a model matters; None where it visibly does not."""
        from looplint import phases

        return phases.mode_matters(self, model)
