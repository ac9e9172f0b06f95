"""Which optimizer holds which parameters, over a run: what was made later, added, replaced or frozen.

The rules must read MAKE, ADD_PARAMS, FREEZE, UNFREEZE and ATTACH.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from looplint.events import Event, Obj, Op, Role
from looplint.phases import words
from looplint.run import Run, related


def made(run: Run) -> Iterator[tuple[Event, Obj]]:
    """The optimizers with the events that made them, in order."""
    for event in run.all(Op.MAKE):
        if event.obj is not None and event.obj.role is Role.OPTIMIZER:
            yield event, event.obj


def all_known(run: Run) -> bool:
    """Whether the parameters of all optimizers of a run are known, each to its last."""
    return all(o.known and o.of is not None and not o.facts.get("partial") for o in run.optimizers)


def holds(optimizer: Obj, part: Obj) -> bool:
    """Whether an optimizer was given this model, a whole that it is a part of, or parts of it."""
    return any(related(model, part) for model in optimizer.of or ())


def holds_whole(optimizer: Obj, part: Obj) -> bool:
    """Whether an optimizer was given this model or a whole that it is a part of."""
    above = {id(model) for model in part.lineage()}
    return any(id(model.root) in above for model in optimizer.of or ())


def added_after(run: Run, event: Event, part: Obj) -> bool:
    """Whether parameters of a part are given to some optimizer after an event."""
    for later in run.within(event, None, Op.MAKE, Op.ADD_PARAMS):
        if later.obj is None or later.obj.role is not Role.OPTIMIZER:
            continue
        given = later.params if later.op is Op.ADD_PARAMS else later.obj.of
        if given is None or any(related(model, part) for model in given):
            return True
    return False


def stepped_after(run: Run, event: Event, optimizer: Obj) -> Event | None:
    """The first step of an optimizer after an event."""
    return run.next(Op.STEP, after=event, of=optimizer)


def has_parameters(part: Obj) -> bool:
    """Whether a module visibly holds parameters, itself or in its parts."""
    children = part.facts.get("children")
    if children is not None:
        return bool(part.facts.get("own_parameters")) or any(map(has_parameters, children))
    return part.known and part.role is Role.MODEL and not part.facts.get("parameterless")


def frozen(run: Run, model: Obj, at: Event) -> Event | None:
    """The event that froze all of a model, if nothing of it was unfrozen or put into it between that and an event."""
    whole = [id(x) for x in model.lineage()]
    for event in reversed(run.within(None, at, Op.FREEZE, Op.UNFREEZE, Op.ATTACH)):
        touched = event.args.get("part", event.obj)
        if event.op is not Op.FREEZE and (event.obj is None or _may_be_part(event.obj, model)):
            return None
        if event.obj is None or not related(touched, model):
            continue
        if event.op is Op.FREEZE and id(event.obj) in whole and not event.args.get("some") and _is_whole(event, at):
            return event
        if event.op is not Op.FREEZE:
            return None
    return None


def _may_be_part(obj: Obj, model: Obj) -> bool:
    """Whether an object may belong to a model unseen: one known by its use alone, or written in the same way."""
    return (not obj.known and obj.whole is None) or bool(obj.name and obj.name == model.name)


def _is_whole(freeze: Event, at: Event) -> bool:
    """Whether a freeze stands in no loop of its own but one over parameters, which may pick some parts."""
    around = {id(turn.loop) for turn in at.loops()}
    own = [turn.loop for turn in freeze.loops() if id(turn.loop) not in around]
    gated = len(freeze.guards) > len(at.guards)
    return not gated and all("parameters(" in loop.name for loop in own)


def nobody_holds(run: Run, part: Obj) -> bool:
    """Whether no optimizer of a run was given any of it."""
    return not any(holds(optimizer, part) for optimizer in run.optimizers)


def is_new(run: Run, part: Obj, since: Event) -> bool:
    """Whether a module was made after an event and has parameters that are trained."""
    children = part.facts.get("children")
    if children and run.made(part) and not part.facts.get("own_parameters") and "class" not in part.facts:
        return any(is_new(run, child, since) for child in children)
    event = run.made(part)
    return event is not None and event.index > since.index and has_parameters(part) and not _is_frozen(run, part)


def forgotten(run: Run, whole: Obj) -> list[Obj]:
    """What a model holds beside the parts of it that optimizers were given one by one.

    These are its own parameters; its layers only where others are frozen by name, so that the rest is to learn.
    """
    given = [model for optimizer in run.optimizers for model in optimizer.of or () if related(model, whole)]
    inst = whole.root.facts.get("inst")
    if inst is None or not given or any(holds_whole(optimizer, whole) for optimizer in run.optimizers):
        return []
    own = [getattr(value, "obj", None) for value in inst.attrs.values()]
    layers = whole.root.facts.get("children", ()) if any(_is_frozen(run, part) for part in own if part) else ()
    return [part for part in own if part is not None and (part.made == "torch.nn.Parameter" or part.root in layers)]


_ONLY_READ = {"teacher", "target", "reference", "ref", "frozen", "pretrained", "perceptual", "vgg", "lpips", "clip"}


def is_meant_to_learn(run: Run, part: Obj) -> bool:
    """Whether a model or criterion was built here with new parameters, and nothing says that they stay."""
    if part.whole is None and "." in part.name and any(not m.known for o in run.optimizers for m in o.of or ()):
        return False  # it may be a part of what the optimizer was given
    event = next((e for x in part.lineage() if (e := run.made(x))), None)
    if event is None or not part.known or part.facts.get("copy_of") or _ONLY_READ & set(words(part.name)):
        return False
    trained = part.made == "torch.nn.Parameter" and part.args.get("requires_grad") is not False
    learns = trained or part.facts.get("learnable") or has_parameters(part)
    return bool(learns) and not (_is_frozen(run, part) or _has_weights(part) or _is_kept(run, part))


def _is_frozen(run: Run, part: Obj) -> bool:
    return bool(part.facts.get("frozen")) or _met(run.touched(Op.FREEZE), part)


def _has_weights(part: Obj) -> bool:
    """Whether it, or something in it, comes with weights, or may do so."""
    named = any("pretrain" in k or "weights" in k or "checkpoint" in k for k in part.args)
    own = part.made.startswith("torch.nn.") or "class" in part.facts
    loaded = bool(part.facts.get("mode")) or named or not own
    return (loaded and not part.facts.get("learnable")) or any(map(_has_weights, part.facts.get("children", ())))


def _is_kept(run: Run, part: Obj) -> bool:
    """Whether it is loaded, written or cleared by hand, evaluated, or handed to code that is not seen."""
    others = run.touched(Op.RESTORE, Op.UPDATE, Op.ASSIGN_GRAD, Op.ZERO_GRAD, Op.MENTION)
    return part.facts.get("switched") == {Op.EVAL} or _met(others, part)


def _met(touched: Collection[int], part: Obj) -> bool:
    """Whether a part, or what it is a part of, is among these objects."""
    return any(id(x) in touched for x in part.lineage())
