"""What is known of each lane between the events: which mode a model is in, what its gradients are."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from looplint.events import Event, Op
from looplint.picture.lanes import Kind, Lanes


class State(StrEnum):
    """How a lane is drawn."""

    PLAIN = ""
    TRAINING = "training mode"
    EVALUATION = "evaluation mode"
    EMPTY = "no gradients"
    FRESH = "fresh gradients"
    SCALED = "gradients times the loss scale"
    USED = "gradients that a step has used"
    MIXED = "used and fresh gradients, added up"


States = tuple[State, ...]

_MODES = {Op.TRAIN: State.TRAINING, Op.EVAL: State.EVALUATION}


def beginning(lanes: Lanes) -> States:
    """The states before the first event."""
    return tuple(State.EMPTY if lane.kind is Kind.GRADIENTS else State.PLAIN for lane in lanes.all)


def after(states: States, event: Event, touched: Sequence[int], lanes: Lanes) -> States:
    """The states after an event that touches these lanes."""
    new = list(states)
    for number in touched:
        kind = lanes.all[number].kind
        if kind is Kind.GRADIENTS:
            new[number] = _gradients(states[number], event)
        elif kind is Kind.MODEL:
            new[number] = _mode(states[number], event)
    return tuple(new)


def _mode(state: State, event: Event) -> State:
    whole = event.obj is not None and event.obj.root.whole is None
    if event.op in _MODES:
        return _MODES[event.op] if whole else state
    if event.op is Op.FLAG and whole and isinstance(event.args.get("value"), bool):
        return State.TRAINING if event.args["value"] else State.EVALUATION
    if event.op is Op.MAKE and event.obj is not None and whole:
        return State.EVALUATION if event.obj.facts.get("mode") == "eval" else State.TRAINING
    return state


def _gradients(state: State, event: Event) -> State:
    if event.op is Op.ZERO_GRAD:
        return State.EMPTY
    if event.op is Op.STEP and state is not State.EMPTY:
        return State.USED
    if event.op is Op.UNSCALE:
        return State.FRESH
    if event.op is Op.BACKWARD:
        if state in (State.USED, State.MIXED):
            return State.MIXED
        return State.SCALED if event.args.get("scaler") is not None else State.FRESH
    return State.FRESH if event.op is Op.ASSIGN_GRAD else state


__all__ = ["State", "States", "after", "beginning"]
