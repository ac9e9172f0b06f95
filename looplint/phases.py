"""Which forwards of a run train a model and which only evaluate it.

An *evaluation* is a forward of a model that the run trains, in a place that does not train it: no backward pass uses
its result, and something says that it measures the model. The evidence, strongest first: the loop goes over a loader
or dataset with such a name (`val_loader`, `MNIST(train=False)`); the phase or function is called so (`"val"`,
`evaluate()`); the model was put into evaluation mode; or gradients are off and the code around speaks of validation,
or of a metric outside of the training batches. A forward on the batch being trained on (training accuracy) is none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from looplint.events import Event, Loop, LoopKind, Obj, Op, Role, Scope, Span, Turn
from looplint.record import record
from looplint.regex import regex
from looplint.run import Run, related

_DATA = r"(?:loader|set|data|dataset|iter|iterator|gen|dl|ds|queue|split|batch|batches)?s?"
_EVALUATES = regex(
    rf"[xy]?(?:val|vali|valid|validation|validate|validating|dev|test|testing|eval|evaluate|evaluation|evaluating"
    rf"|holdout|heldout){_DATA}"
)
_TRAINS = regex(rf"[xy]?(?:train|trn|tr|training){_DATA}")
_MEASURES = regex(r"accs?|accuracy|correct|hits|f1|m?iou|dice|auc|auroc|rmse|mae|perplexity|psnr|wer|metrics?")

_PHASE = regex(r"""["'](\w+)["']""")
_KEYWORD = regex(r"\w+\s*=(?!=)")
_NOT_TRAINING = regex(r"\b(?:is_?)?train(?:ing)?(?:_mode)?\s*=\s*False")
_IN_TRAINING = regex(r"\b(?:is_?)?train(?:ing)?(?:_mode)?\s*=\s*True")
_NO_WORDS = regex(r"""\bdev\b|\w\.eval\(|\.train\(|(?<!["'])\bval\b(?!["'])""")  # `for key, val in ...`
_RATE_TESTS = regex(r"(?i)range_?test|lr_?test")  # of learning rates: a training
_SAMPLES = regex(r"sampl(?:e|es|er|ing)|generate|generation|denois(?:e|ing)|timesteps?")


@record(frozen=True)
class Evaluation:
    """A validation forward.

    `why` is the evidence ("the loop goes over val_loader"), `loop` the innermost loop around it.
    """

    forward: Event
    model: Obj
    why: str
    loop: Loop | None

    @property
    def name(self) -> str:
        """The model as the user writes it here."""
        return (self.forward.through or self.model).name or "the model"

    @property
    def place(self) -> tuple[int, ...]:
        """Equal for the forwards of one model in one loop or function."""
        return (id(self.model), *(id(turn.loop) for turn in self.forward.turns[-1:]))


@record(frozen=True)
class TrainingForward:
    """A forward whose result a backward pass uses."""

    forward: Event
    model: Obj
    backward: Event


@record(frozen=True)
class ModeMatters:
    """Whether a model computes something else in training mode.

    `layer` names a layer that makes it so, with its place. `doubt` is set where the code does not tell: no layer of
    the model is visible, and the script never switches its mode either.
    """

    doubt: str = ""
    layer: tuple[str, Span] | None = None


@lru_cache(4096)
def words(text: str) -> tuple[str, ...]:
    """The words of an identifier or a piece of code: `evalLoader_2` -> eval, loader."""
    parted = re.sub(r"([a-z0-9])([A-Z])", r"\1 \2", text)
    return tuple(word.lower() for word in re.findall(r"[A-Za-z][A-Za-z0-9]*", parted.replace("_", " ")))


def speaks_of_evaluation(text: str) -> bool:
    """Whether a name speaks of validation or test, and not of training as well."""
    text = _RATE_TESTS.sub("", text)
    return _any(_EVALUATES, text) and not _any(_TRAINS, text)


def speaks_of_training(text: str) -> bool:
    """Whether a name speaks of training data or a training phase."""
    return _any(_TRAINS, text)


def asked_to_train(event: Event) -> bool:
    """Whether a call around an event says that training mode is wanted: `test(model, train=True)`."""
    return any(_IN_TRAINING.search(turn.loop.target) for turn in event.turns if turn.loop.kind is LoopKind.CALL)


@lru_cache(4096)
def _any(pattern: re.Pattern[str], text: str) -> bool:
    return any(pattern.fullmatch(word) for word in words(text))


def evaluations(run: Run) -> Iterator[Evaluation]:
    """The validation forwards of a run, in order. The rule must read FORWARD, BACKWARD, TRAIN, EVAL and MAKE."""
    for forward in run.all(Op.FORWARD):
        model = forward.obj
        if model is None or _is_criterion(model) or _is_doubtful(forward, model) or not is_trained(run, model):
            continue
        if why := _evidence(run, forward, model):
            yield Evaluation(forward, model, why, run.innermost(forward))


def _is_doubtful(forward: Event, model: Obj) -> bool:
    """A method of a class that is not visible, which may or may not run the model."""
    return forward.args.get("method") not in (None, "forward", "generate") and "class" not in model.facts


def _is_criterion(model: Obj) -> bool:
    """A loss written as a module: its own mode, if it has one, is no one's model."""
    return model.role is not Role.MODEL or bool({"criterion", "criteria", "loss"} & set(words(model.name)))


def training_forwards(run: Run) -> Iterator[TrainingForward]:
    """For each backward pass, the last forward before it of each model that it reaches."""
    for backward in run.all(Op.BACKWARD):
        seen: set[int] = set()
        for forward in reversed(run.within(None, backward, Op.FORWARD)):
            if backward.params is not None and len(seen) >= len(backward.params):
                break
            model = forward.obj
            if model is None or id(model) in seen or _is_criterion(model) or not _feeds(run, forward, backward, model):
                continue
            seen.add(id(model))
            yield TrainingForward(forward, model, backward)


def is_stepped(run: Run, trained: TrainingForward) -> bool:
    """Whether the gradients of a training forward are not cleared before the next step, as those of an attack are.

    The rule must read STEP and ZERO_GRAD.
    """
    following = run.meeting(trained.backward, Op.STEP, Op.ZERO_GRAD, after=trained.backward)
    if following:
        return following[0].op is Op.STEP
    others = (b for b in run.all(Op.BACKWARD) if b.at == trained.backward.at and b is not trained.backward)
    ends = [run.meeting(other, Op.STEP, Op.ZERO_GRAD, after=other)[:1] for other in others]
    return not any(end and end[0].op is Op.ZERO_GRAD for end in ends)  # the last turn ends as those before it


def backward_after(run: Run, forward: Event) -> Event | None:
    """The backward pass beside which a forward runs, whatever it reaches: in one pass of the loops around it."""
    if any(said_by_loop(turn) for turn in forward.loops()):
        return None
    around = {id(turn.loop) for turn in forward.loops()}
    for backward in run.within(forward, None, Op.BACKWARD):
        if id(run.innermost(backward)) in around and run.same_turn(forward, backward):
            return backward
    return None


def follows(model: Obj) -> bool:
    """Whether a network is a copy or an average of another one, or is brought up to it while training goes on."""
    facts = model.root.facts
    return bool(facts.get("follows")) or "copy_of" in facts or model.role is not Role.MODEL


def computed_since(run: Run, backward: Event, step: Event) -> bool:
    """Whether what is stepped computed something new between a backward and its step: that backward was another's.

    The rule must read FORWARD and GRAD_MODE.
    """
    forwards = (f for f in run.within(backward, step, Op.FORWARD) if f.obj is not None and run.grad_enabled(f))
    return any(related(f.obj, part) for f in forwards if f.obj is not None for part in step.params or ())


def is_copy(one: Obj, other: Obj | None) -> bool:
    """Whether a model is a copy of another one."""
    copied = one.root.facts.get("copy_of")
    return copied is not None and other is not None and copied.root is other.root


def mode_kept(run: Run, part: Obj, since: Event | None) -> str:
    """Why a part may be in the mode that it was put into itself, though a framework trains the whole since."""
    if since is None or since.op is not Op.TRAIN or since.obj is part.root or not run.done_by_framework(since):
        return ""
    own = any(event.obj is part.root for event in run.within(None, since, Op.EVAL))
    return "the framework may leave the mode of a part as it was set" if own else ""


def normalises_batches(model: Obj) -> bool:
    """Whether a model is known to keep running statistics of what passes through it in training mode."""
    root = model.root
    layers = root.facts.get("mode_layers") or ()
    if root.facts.get("normalises") == "batch" or any("BatchNorm" in layer for layer, _ in layers):
        return True
    whole = root.whole  # of an installed convolutional network every part but the last does
    installed = not root.known and whole is not None and whole.facts.get("normalises") == "batch"
    return installed and not {"fc", "classifier", "head", "avgpool"} & set(words(root.name))


def batch_norm(model: Obj | None) -> tuple[str, Span] | None:
    """A layer that keeps running statistics, with its place; of an installed network, where that was made."""
    if model is None:
        return None
    root = model.root
    layers = root.facts.get("mode_layers") or ()
    seen = next(((name, at) for name, at in layers if name.rpartition(".")[2].startswith("BatchNorm")), None)
    installed = root.at is not None and root.facts.get("normalises") == "batch"
    return ("BatchNorm", root.at) if seen is None and installed and root.at is not None else seen


def mode_matters(run: Run, model: Obj) -> ModeMatters | None:
    """Why the mode of a model matters; None where all its layers are visible and none depends on it."""
    says = model.facts.get("mode_dependent")
    if says is False:
        return None
    layers = model.facts.get("mode_layers") or ()
    if layers or says or _has_dropout_argument(model):
        return ModeMatters(layer=next(iter(layers), None))
    if model.root.name.endswith("[]"):  # one of many layers, of a kind that is not known
        return ModeMatters("whether this part depends on the mode is not visible")
    switched = any(event.obj is not None and related(event.obj, model) for event in run.all(Op.TRAIN, Op.EVAL))
    return ModeMatters("" if switched else "no layer of the model that depends on the mode is visible")


def parts_in_training(run: Run, model: Obj, since: Event, forward: Event) -> bool:
    """Whether parts of a model were put back into training mode after the whole: the rest is left behind on purpose."""
    trained = run.between(since, forward, Op.TRAIN)
    return any(event.obj is not None and related(event.obj, model) for event in trained)


def mode_doubt(run: Run, since: Event | None, forward: Event) -> str:
    """Why the mode that a model was made in may have changed before a run began in the middle of the program."""
    if since is None or since.op is not Op.MAKE or run.entry.whole:
        return ""
    own = since.turns and forward.turns and since.turns[0].loop is forward.turns[0].loop
    return "" if own else "what happens to the model before this function is called is not visible"


def _has_dropout_argument(model: Obj) -> bool:
    return any("drop" in name and value not in (0, 0.0, None, False) for name, value in model.args.items())


def place(run: Run, evaluation: Evaluation) -> Event | Span:
    """Where a fault of a whole validation is reported: its function, else its loop, else its forward.

    There `model.eval()` or `no_grad` is missing. A function that trains as well when it is called otherwise has no
    such place; there the forward is reported.
    """
    forward, loop = evaluation.forward, evaluation.loop
    calls = [turn for turn in forward.turns if turn.loop.kind is LoopKind.CALL and _only_evaluates(run, forward, turn)]
    named = [turn for turn in calls if speaks_of_evaluation(turn.loop.name)]
    if calls:
        defined = (named or calls)[-1].loop.defined
        return forward if defined is None or _trains_elsewhere(run, defined) else defined
    inner = next((turn for turn in reversed(forward.turns) if turn.loop is loop), None)
    if loop is None or inner is None or loop.kind is not LoopKind.BATCH or not _only_evaluates(run, forward, inner):
        return forward
    return loop.at or forward


def _only_evaluates(run: Run, forward: Event, turn: Turn) -> bool:
    model = forward.obj
    return model is not None and not trains_within(run, forward, forward.turns.index(turn), model)


def _trains_elsewhere(run: Run, defined: Span) -> bool:
    return any(turn.loop.defined == defined for event in run.all(Op.BACKWARD) for turn in event.turns)


def is_trained(run: Run, model: Obj) -> bool:
    """Whether a backward pass reaches the model, or an optimizer was made over its parameters."""
    known = run.answers.setdefault("trained", {})
    if id(model) not in known:
        known[id(model)] = _is_trained(run, model)
    return known[id(model)]


def _is_trained(run: Run, model: Obj) -> bool:
    if any(_reaches(run, backward, model) for backward in run.all(Op.BACKWARD)):
        return True
    makes = (event.obj for event in run.all(Op.MAKE) if event.obj is not None and event.obj.role is Role.OPTIMIZER)
    return any(_holds(optimizer.of or (), model) for optimizer in makes)


def _reaches(run: Run, backward: Event, model: Obj) -> bool:
    """Whether a backward pass computes gradients of the model that some optimizer uses, as far as the code shows."""
    known = run.answers.setdefault("reaches", {})
    key = backward.params, id(model)
    if key not in known:
        reached = len(run.optimizers) <= 1 if backward.params is None else _holds(backward.params, model)
        known[key] = reached and _is_stepped(run, model)
    return known[key]


def _is_stepped(run: Run, model: Obj) -> bool:
    steps = run.all(Op.STEP)
    return not steps or any(step.params is None or _holds(step.params, model) for step in steps)


def _holds(parts: Iterable[Obj], model: Obj) -> bool:
    return any(related(part, model) for part in parts)


# -- whether a backward pass uses it ----------------------------------------------------------------------------------
def _feeds(run: Run, forward: Event, backward: Event, model: Obj) -> bool:
    """Whether the backward may use the forward's result: it follows in the same pass of the loops around the forward.

    Inner loops without a name of their own (time steps, tasks, views) may add up a loss that is used after them.
    """
    if forward.index > backward.index or not _reaches(run, backward, model) or not run.grad_enabled(forward):
        return False
    theirs = {id(turn.loop): turn.index for turn in backward.loops()}
    return all(
        theirs[id(turn.loop)] == turn.index if id(turn.loop) in theirs else turn.loop.kind is LoopKind.OTHER
        for turn in forward.loops()
        if turn.loop.kind is not LoopKind.UNROLLED or id(turn.loop) in theirs
    )


def _is_used(run: Run, forward: Event, model: Obj) -> bool:
    known = run.answers.setdefault("used", {})
    key = forward.index, id(model)
    if key not in known:
        later = run.within(forward, None, Op.BACKWARD) if run.grad_enabled(forward) else ()
        known[key] = any(_feeds(run, forward, backward, model) for backward in later)
    return known[key]


def trains_within(run: Run, forward: Event, depth: int, model: Obj) -> bool:
    """Whether a backward of the model happens in the same pass of `forward.turns[depth]`'s surroundings, inside it."""
    around, scope = forward.turns[:depth], forward.turns[depth]
    return any(
        len(backward.turns) > depth
        and all(_same(a, b) for a, b in zip(around, backward.turns, strict=False))
        and backward.turns[depth].loop is scope.loop
        and (scope.loop.kind is not LoopKind.UNROLLED or backward.turns[depth].index == scope.index)
        and _reaches(run, backward, model)
        for backward in run.all(Op.BACKWARD)
    )


def _same(one: Turn, other: Turn) -> bool:
    return one.loop is other.loop and one.index == other.index


# -- evidence ---------------------------------------------------------------------------------------------------------
def _evidence(run: Run, forward: Event, model: Obj) -> str:
    return (
        _by_surroundings(run, forward, model) or _by_mode(run, forward, model) or _by_no_grad(run, forward, model) or ""
    )


def _by_surroundings(run: Run, forward: Event, model: Obj) -> str:
    """A loop over validation data, a phase, or a function named so, which does not train the model itself."""
    for depth in reversed(range(len(forward.turns))):
        turn = forward.turns[depth]
        if turn.loop.kind is LoopKind.CALL and _IN_TRAINING.search(turn.loop.target):
            return ""
        why = said_by_loop(turn)
        if not why and not _is_used(run, forward, model):
            why = _said_by_call(turn)
        if why and not trains_within(run, forward, depth, model):
            return why
    return ""


def validation_around(event: Event) -> str:
    """How the code says that an event stands in a validation phase, whatever happens there; "" if it does not."""
    for turn in reversed(event.turns):
        if why := said_by_loop(turn) or _said_by_call(turn, sure=True):
            return why
    return ""


def said_by_loop(turn: Turn) -> str:
    """How a loop says that it goes over validation data or through a validation phase; "" if it does not."""
    if turn.said is None:
        turn.said = "" if turn.loop.kind is LoopKind.CALL else _by_loop(turn, turn.loop)
    return turn.said


def _by_loop(turn: Turn, loop: Loop) -> str:
    if loop.kind is LoopKind.UNROLLED:
        element = loop.length[turn.index] if isinstance(loop.length, tuple) and turn.index < len(loop.length) else ""
        return f'the phase is "{element}"' if isinstance(element, str) and speaks_of_evaluation(element) else ""
    name = loop.over.name if loop.over is not None else ""
    if speaks_of_training(name):
        return ""
    if speaks_of_evaluation(name):
        return f"the loop goes over {name}"
    if _is_evaluation_data(loop.over) or speaks_of_evaluation(loop.name):
        return f"the loop goes over {loop.name or name}"
    return ""


def _said_by_call(turn: Turn, sure: bool = False) -> str:
    """How a call says that it validates, by the function's name or its arguments; `sure`: by a phase, not by data."""
    loop = turn.loop
    if loop.kind is not LoopKind.CALL:
        return ""
    name = loop.name.rpartition(".")[2]
    if speaks_of_evaluation(name):
        return f"{name}() evaluates"
    if speaks_of_training(name):
        return ""
    given = " ".join(_PHASE.findall(loop.target)) if sure else _KEYWORD.sub("", loop.target)
    says = speaks_of_evaluation(given) or _NOT_TRAINING.search(loop.target)
    return f"{name}({loop.target}) evaluates" if says else ""


def _is_evaluation_data(loader: Obj | None) -> bool:
    if loader is None:
        return False
    data = (loader, *(loader.of or ()))
    return any(
        source.args.get("train") is False
        or speaks_of_evaluation(str(source.args.get("split", "")))
        or (source is not loader and speaks_of_evaluation(source.name))
        for source in data
    )


def _by_mode(run: Run, forward: Event, model: Obj) -> str:
    """The model was put into evaluation mode, and the forward is repeated."""
    training, switch = run.mode(model, forward)
    if training is not False or switch is None or switch.op is not Op.EVAL or not forward.loops():
        return ""
    return "" if _is_used(run, forward, model) or _is_attack(run, forward) else "the model is in evaluation mode"


def _is_attack(run: Run, forward: Event) -> bool:
    """Whether gradients of the result are taken right away, without a backward (`torch.autograd.grad`)."""
    return any(run.same_turn(forward, grad) for grad in run.all(Op.GRAD) if grad.index > forward.index)


def _by_no_grad(run: Run, forward: Event, model: Obj) -> str:
    """Gradients are off, and the code around speaks of validation, or of a metric outside of the training batches."""
    if run.grad_enabled(forward):
        return ""
    if _any(_SAMPLES, " ".join((*forward.functions, *(turn.loop.name for turn in forward.loops())))):
        return ""
    context = forward.inside(Scope.NO_GRAD)
    text = f"{forward.args.get('text', '')} {context.facts.get('text', '') if context else ''}"
    if speaks_of_evaluation(_NO_WORDS.sub("", text)):
        return "the code under no_grad speaks of validation"
    if _any(_MEASURES, text) and not _on_training_batch(run, forward, model):
        return "the code under no_grad measures the model"
    return ""


def _on_training_batch(run: Run, forward: Event, model: Obj) -> bool:
    around = {id(turn.loop) for turn in forward.loops()}
    return any(
        _reaches(run, backward, model) and id(run.innermost(backward)) in around for backward in run.all(Op.BACKWARD)
    )
