"""What torch tells the recorder: which calls are events, of which objects, and what is known of them.

A hook is told where the user's call begins. What torch calls inside of that is its own affair: `Ear.inside` is up
meanwhile, and nothing else is told. A hook that fails ends the record, never the script.
"""

from __future__ import annotations

import sys
import time
import weakref
from collections.abc import Callable
from functools import cache
from threading import get_ident
from types import FrameType
from typing import Any

import torch
from torch.optim import lr_scheduler, swa_utils
from torch.optim.lr_scheduler import ReduceLROnPlateau
from torch.optim.optimizer import register_optimizer_step_post_hook, register_optimizer_step_pre_hook
from torch.utils.data import dataloader

from looplint.events import Op, Role
from looplint.runtime.patches import Patches
from looplint.runtime.recorder import Recorder, Stop
from looplint.runtime.rows import TURN
from looplint.runtime.watch import Watch
from looplint.runtime.watch.loading import OFTEN, SELDOM

MOST_NODES = 50_000  # of a graph that is searched for the models in it
LOOKS = 3  # at the graph of a loss, for each place that calls backward

Tell = Callable[..., None]


class Ear:
    """What the hooks know between events."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder
        self.objects = recorder.objects
        self.event = recorder.event
        self.inside = False
        self.scaled: tuple[weakref.ref[Any], int] | None = None  # the last scaled loss, and its scaler
        self.passages: dict[int, tuple[int, int]] = {}  # and their loaders, by the ids of iterators
        self._passages = 0
        self._reached: dict[Any, tuple[int, list[int] | None]] = {}  # by place: how often looked up, what was found
        self.watch = Watch(self)
        self._clipped: dict[tuple[int, ...], list[int] | None] = {}
        self._held: dict[int, tuple[tuple[int, int], list[int] | None]] = {}  # the models of each optimizer

    def tell(self, how: Tell, *args: Any, **kwargs: Any) -> None:
        """Call a hook; should it fail, the script does not notice."""
        try:
            how(self, *args, **kwargs)
        except Stop:
            raise
        except Exception as error:
            self.recorder.give_up(error)
        self.recorder.told()

    def count(self, how: Callable[..., None], *args: Any) -> None:
        """Let numbers be read; should that fail, the script does not notice."""
        try:
            how(*args)
        except Exception as error:
            self.recorder.give_up(error)

    # -- objects -------------------------------------------------------------------------------------------------
    def optimizer(self, optimizer: Any) -> int:
        """The number of an optimizer; a wrapper, such as Accelerate's, comes with the one in it."""
        known = self.objects.known(optimizer)
        if known is not None:
            return known
        inner = getattr(optimizer, "optimizer", None)
        base = self.optimizer(inner) if hasattr(inner, "param_groups") else None
        return self.objects.number(optimizer, Role.OPTIMIZER, base=base, args=getattr(optimizer, "defaults", None))

    def models_of(self, optimizer: Any) -> list[int] | None:
        """The models whose parameters an optimizer holds."""
        number, state = self.optimizer(optimizer), (self.objects.version, len(optimizer.param_groups))
        known = self._held.get(number)
        if known is None or known[0] != state:
            parameters = [p for group in optimizer.param_groups for p in group["params"]]
            known = self._held[number] = (state, self.objects.owners(parameters))
        return known[1]

    def scaler(self, scaler: Any) -> int:
        """The number of a scaler."""
        return self.objects.number(scaler, Role.SCALER, args={"enabled": bool(getattr(scaler, "_enabled", True))})

    def scheduler(self, scheduler: Any) -> int:
        """The number of a scheduler."""
        optimizer = getattr(scheduler, "optimizer", None)
        of = [self.optimizer(optimizer)] if optimizer is not None else None
        return self.objects.number(scheduler, Role.SCHEDULER, of=of, args=vars(scheduler))

    def loader(self, loader: Any) -> int:
        """The number of a loader."""
        dataset = self.objects.number(loader.dataset, Role.DATASET)
        return self.objects.number(loader, Role.LOADER, of=[dataset], args={"batch_size": loader.batch_size})

    def reaches(self, loss: Any) -> list[int] | None:
        """The models that the gradient of a loss flows into; looked up a few times for each place."""
        # another model may have come to the same place: that of the next fold
        place = self.objects.version, self.recorder.stacks.here(sys._getframe(1)).path
        looks, found = self._reached.get(place, (0, None))
        if looks < LOOKS:
            found = self.objects.owners(_leaves(loss))
            self._reached[place] = (looks + 1, found)
        return found

    def clipped(self, parameters: list[Any]) -> list[int] | None:
        """The models of a list of parameters."""
        if not parameters:
            return []
        key = (self.objects.version, len(parameters), id(parameters[0]), id(parameters[-1]))
        found = self._clipped.get(key)
        if found is None:
            found = self._clipped[key] = self.objects.owners(parameters)
        return found

    def passage(self) -> int:
        """A fresh number for a passage over a loader."""
        self._passages += 1
        return self._passages


def _leaves(tensor: Any) -> list[Any]:
    """The parameters in the graph of a tensor."""
    pending, leaves = [tensor.grad_fn], []
    seen: set[Any] = set()
    while pending and len(seen) < MOST_NODES:
        node = pending.pop()
        if node is None or node in seen:
            continue
        seen.add(node)
        variable = getattr(node, "variable", None)
        if isinstance(variable, torch.nn.Parameter):
            leaves.append(variable)
        pending.extend(following for following, _ in node.next_functions)
    return leaves


def listen(recorder: Recorder) -> Patches:
    """Hear all that torch does from now on; the result takes it back."""
    patches, ear = Patches(), Ear(recorder)
    recorder.at_end = lambda: ear.count(ear.watch.report)

    def before(holder: Any, name: str, how: Tell) -> None:
        patches.put(holder, name, lambda original: _telling(ear, original, how, after=False))

    def after(holder: Any, name: str, how: Tell) -> None:
        patches.put(holder, name, lambda original: _telling(ear, original, how, after=True))

    patches.put(torch.nn.Module, "__call__", lambda original: _calling(ear, original))
    before(torch.nn.Module, "train", _switched)
    before(torch.nn.Module, "zero_grad", _model_cleared)
    patches.put(torch.autograd, "backward", lambda original: _differentiating(ear, original))
    before(torch.autograd, "grad", _differentiated)
    for holder in (torch.nn.utils, torch.nn.utils.clip_grad):
        for name in ("clip_grad_norm_", "clip_grad_value_"):
            patches.put(holder, name, lambda original: _clipping(ear, original))
    after(torch.optim.Optimizer, "__init__", _optimizer_made)
    after(torch.optim.Optimizer, "load_state_dict", _optimizer_restored)
    before(torch.optim.Optimizer, "zero_grad", _optimizer_cleared)
    patches.on_removal(register_optimizer_step_pre_hook(_stepping(ear, patches)))
    patches.put(torch.amp.GradScaler, "scale", lambda original: _scaling(ear, original))
    before(torch.amp.GradScaler, "unscale_", _unscaled)
    before(torch.amp.GradScaler, "step", _scaler_stepped)
    before(torch.amp.GradScaler, "update", _scaler_updated)
    schedules = [kind for kind in vars(lr_scheduler).values() if isinstance(kind, type)]
    for kind in schedules:
        if issubclass(kind, lr_scheduler.LRScheduler):
            before(kind, "step", _scheduled)
            after(kind, "__init__", _scheduler_made)
    after(dataloader.DataLoader, "__iter__", _passage_begun)
    patches.put(dataloader._BaseDataLoaderIter, "__next__", lambda original: _giving(ear, original))
    before(torch, "save", lambda ear, *args, **kwargs: ear.event(Op.SAVE, None))
    before(torch, "load", lambda ear, *args, **kwargs: ear.event(Op.LOAD, None))
    before(swa_utils.AveragedModel, "update_parameters", _averaged)
    return patches


def _telling(ear: Ear, original: Callable[..., Any], how: Tell, *, after: bool) -> Callable[..., Any]:
    """A function that tells of its calls, before them or after them (with the result), and is silent within."""
    recorder, here, goes_on = ear.recorder, ear.recorder.stacks.here, ear.recorder.goes_on

    def tells_first(*args: Any, **kwargs: Any) -> Any:
        if ear.inside:
            return original(*args, **kwargs)
        frame, subject = _frame(1), args[0] if args else None
        if goes_on(how, id(subject), frame) is None:
            if get_ident() != recorder.thread or (recorder.closed and recorder.deaf):
                return original(*args, **kwargs)
            if not recorder.again(how, subject, here(frame), frame):
                ear.tell(how, *args, **kwargs)
        ear.inside = True
        try:
            return original(*args, **kwargs)
        finally:
            ear.inside = False

    def tells_then(*args: Any, **kwargs: Any) -> Any:
        if ear.inside or recorder.deaf:
            return original(*args, **kwargs)
        ear.inside = True
        try:
            result = original(*args, **kwargs)
        finally:
            ear.inside = False
        ear.tell(how, result, *args, **kwargs)
        return result

    return tells_then if after else tells_first


_frame = sys._getframe
_NOTHING = id(None)  # what is told of has no object
_NO_SCOPES: dict[str, Any] = {}
_with_gradients, _with_autocast = torch.is_grad_enabled, torch._C._is_any_autocast_enabled  # asked at each call


def _scopes() -> dict[str, Any]:
    """What torch says of gradients and autocast."""
    grad, autocast = _with_gradients(), _with_autocast()
    if grad and not autocast:
        return _NO_SCOPES
    found: dict[str, Any] = {} if grad else {"no_grad": True}
    if autocast:
        device = "cuda" if torch.is_autocast_enabled("cuda") else "cpu"
        found["autocast"] = str(torch.get_autocast_dtype(device)).removeprefix("torch.")
    return found


def _calling(ear: Ear, original: Callable[..., Any]) -> Callable[..., Any]:
    """A module's call: told of where the user makes it, counted where numbers are looked at."""
    recorder, here, goes_on, watch = ear.recorder, ear.recorder.stacks.here, ear.recorder.goes_on, ear.watch

    def __call__(*args: Any, **kwargs: Any) -> Any:  # noqa: N807
        if watch.within and not recorder.elsewhere:
            ear.count(watch.module, args[0], args[1:])
        if ear.inside:
            return original(*args, **kwargs)
        frame, module, modes = _frame(1), args[0], _with_gradients() + 2 * _with_autocast()
        planned = goes_on(_called, id(module), frame, modes)
        if planned is not None:
            place = planned.place
        else:
            if get_ident() != recorder.thread or (recorder.closed and recorder.deaf):
                return original(*args, **kwargs)
            place = here(frame)
            if not recorder.again(_called, module, place, frame, modes):
                ear.tell(_called, *args, **kwargs)
        evaluated = not module.training and watch.model(module, place)
        ear.inside = True
        try:
            return original(*args, **kwargs)
        finally:
            ear.inside = False
            if evaluated:
                watch.model_ends()

    return __call__


# -- models ------------------------------------------------------------------------------------------------------
def _called(ear: Ear, module: Any, *args: Any, **kwargs: Any) -> None:
    if _is_criterion(module.__class__):
        criterion = ear.objects.number(module, Role.CRITERION, args={"reduction": getattr(module, "reduction", None)})
        ear.event(Op.LOSS, criterion, scopes=_scopes())
    elif _weighs(ear, module):
        ear.event(Op.FORWARD, ear.objects.model(module), scopes=_scopes() | {"training": module.training})


@cache
def _is_criterion(kind: Any) -> bool:
    name: str = kind.__name__
    return kind.__module__ == "torch.nn.modules.loss" or name.lower().endswith(("loss", "criterion"))


def _weighs(ear: Ear, module: Any) -> bool:
    """Whether a module is a model: it was met as one, or has weights."""
    if ear.objects.known(module) is not None:
        return True
    return next(module.parameters(), None) is not None or next(module.buffers(), None) is not None


def _switched(ear: Ear, module: Any, mode: bool = True) -> None:
    if _weighs(ear, module):
        ear.event(Op.TRAIN if mode else Op.EVAL, ear.objects.model(module))


def _model_cleared(ear: Ear, module: Any, *args: Any, **kwargs: Any) -> None:
    number = ear.objects.model(module)
    ear.event(Op.ZERO_GRAD, number, params=[number])


def _averaged(ear: Ear, average: Any, model: Any) -> None:
    number = ear.objects.model(model)
    ear.event(Op.EMA_UPDATE, ear.objects.number(average, Role.EMA, of=[number]), {"model": number})


# -- gradients -----------------------------------------------------------------------------------------------------
def _differentiating(ear: Ear, original: Callable[..., Any]) -> Callable[..., Any]:
    """A backward pass: told where the user asks for it, its loss counted."""
    recorder, here, watch = ear.recorder, ear.recorder.stacks.here, ear.watch
    goes_on, losses, method = recorder.goes_on, watch.losses, torch.Tensor.backward.__code__

    def backward(tensors: Any, *args: Any, **kwargs: Any) -> Any:
        if ear.inside:
            return original(tensors, *args, **kwargs)
        frame, modes = _frame(1), _with_gradients() + 2 * _with_autocast()
        if frame.f_code is method and frame.f_back is not None:
            frame = frame.f_back
        planned = goes_on(_backward, _NOTHING, frame, modes)
        if planned is not None:
            try:
                if planned.memo is None or watch.called is not None:
                    planned.memo = watch.backward(tensors, planned.place)
                else:
                    losses.count(planned.memo, tensors, watch.round)
            except Exception as error:
                recorder.give_up(error)
        else:
            if get_ident() != recorder.thread or (recorder.closed and recorder.elsewhere):
                return original(tensors, *args, **kwargs)
            place = here(frame)
            ear.count(watch.backward, tensors, place)
            if not (recorder.closed and recorder.deaf) and not recorder.again(_backward, None, place, frame, modes):
                ear.tell(_backward, tensors, *args, **kwargs)
        ear.inside = True
        try:
            return original(tensors, *args, **kwargs)
        finally:
            ear.inside = False

    return backward


def _backward(
    ear: Ear, tensors: Any, grad_tensors: Any = None, retain_graph: Any = None, *args: Any, **kwargs: Any
) -> None:
    loss = tensors if isinstance(tensors, torch.Tensor) else next(iter(tensors), None)
    if loss is None:
        return  # torch will raise
    told: dict[str, Any] = {"retain_graph": bool(retain_graph)}
    if ear.scaled is not None and ear.scaled[0]() is loss:
        told["scaler"] = ear.scaled[1]
    reached = ear.reaches(loss) if getattr(loss, "grad_fn", None) is not None else []
    ear.event(Op.BACKWARD, None, told, reached, scopes=_scopes())


def _differentiated(ear: Ear, outputs: Any, *args: Any, **kwargs: Any) -> None:
    loss = outputs if hasattr(outputs, "grad_fn") else next(iter(outputs), None)
    ear.event(Op.GRAD, None, params=ear.objects.owners(_leaves(loss)) if loss is not None else None)


def _clipping(ear: Ear, original: Callable[..., Any]) -> Callable[..., Any]:
    """Clipping with its parameters in a list: a generator could be read only once."""
    recorder, here, goes_on, watch = ear.recorder, ear.recorder.stacks.here, ear.recorder.goes_on, ear.watch
    rates = watch.rates

    def clip(parameters: Any, *args: Any, **kwargs: Any) -> Any:
        given = parameters if isinstance(parameters, torch.Tensor) else list(parameters)
        if ear.inside:
            return original(given, *args, **kwargs)
        frame, first = _frame(1), id(given[0]) if given.__class__ is list and given else id(given)
        planned = goes_on(_clipped, first, frame)
        if planned is not None:
            place = planned.place
        else:
            if get_ident() != recorder.thread or (recorder.closed and recorder.elsewhere):
                return original(given, *args, **kwargs)
            place = here(frame)
            if not (recorder.closed and recorder.deaf) and not recorder.again(_clipped, first, place, frame):
                ear.tell(_clipped, [given] if isinstance(given, torch.Tensor) else given, *args, **kwargs)
        norm = original(given, *args, **kwargs)
        if norm is None:
            return norm
        if planned is not None and planned.memo is not None and watch.called is None and not rates.few:
            planned.memo.calls += 1
            return norm
        try:
            seen = watch.clipped(norm, args[0] if args else kwargs.get("max_norm"), place)
            if planned is not None:
                planned.memo = seen
        except Exception as error:
            recorder.give_up(error)
        return norm

    return clip


def _clipped(ear: Ear, parameters: list[Any], limit: Any = None, *args: Any, **kwargs: Any) -> None:
    owners = ear.clipped(parameters)
    limit = limit if limit is not None else kwargs.get("max_norm", kwargs.get("clip_value"))
    told = {"max_norm": float(limit), "parameters": len(parameters)}
    ear.event(Op.CLIP, owners[0] if owners else None, told, owners)


# -- optimizers ----------------------------------------------------------------------------------------------------
def _optimizer_made(ear: Ear, result: Any, optimizer: Any, *args: Any, **kwargs: Any) -> None:
    ear.event(Op.MAKE, ear.optimizer(optimizer), params=ear.models_of(optimizer))
    ear.watch.parameters.optimizers.add(optimizer)


def _optimizer_restored(ear: Ear, result: Any, optimizer: Any, *args: Any, **kwargs: Any) -> None:
    ear.watch.rates.restore(ear.optimizer(optimizer), optimizer, ear.recorder.stacks.here(sys._getframe(1)))


def _optimizer_cleared(ear: Ear, optimizer: Any, *args: Any, **kwargs: Any) -> None:
    ear.event(Op.ZERO_GRAD, ear.optimizer(optimizer), params=ear.models_of(optimizer))


def _stepping(ear: Ear, patches: Patches) -> Callable[..., None]:
    """A step is told before it happens, one with a closure after it: the update follows what the closure does."""
    recorder, here, goes_on, watch = ear.recorder, ear.recorder.stacks.here, ear.recorder.goes_on, ear.watch
    hears_after = False

    def before(optimizer: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        frame = _frame(2)  # torch's own wrapper is between
        if frame.f_trace is None:
            frame = _caller(frame)
        planned = None if ear.inside else goes_on(_stepped, id(optimizer), frame)
        if planned is not None:
            try:
                watch.step(optimizer, planned.place)
            except Exception as error:
                recorder.give_up(error)
            return
        if get_ident() != recorder.thread or (recorder.closed and recorder.elsewhere):
            return
        place = here(frame)
        ear.count(watch.step, optimizer, place)
        if _closure(args, kwargs):
            nonlocal hears_after
            if not hears_after:
                hears_after = True
                patches.on_removal(register_optimizer_step_post_hook(after))
            return
        if ear.inside or (recorder.closed and recorder.deaf):
            return
        if not recorder.again(_stepped, optimizer, place, frame):
            ear.tell(_stepped, optimizer, {})

    def after(optimizer: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        if ear.inside or recorder.deaf or not _closure(args, kwargs):
            return
        frame = _caller(_frame(2))
        if not recorder.again(_stepped, optimizer, here(frame), frame):
            ear.tell(_stepped, optimizer, {"closure": True})

    return before


def _caller(frame: FrameType) -> FrameType:
    """The frame behind those of torch that wrap a step: a profiler's, and one that counts for a scheduler."""
    while frame.f_trace is None and frame.f_back is not None and frame.f_globals.get("__name__", "") in _WRAP_STEPS:
        frame = frame.f_back
    return frame


_WRAP_STEPS = {"torch.optim.optimizer", "torch.optim.lr_scheduler", "torch.utils._contextlib"}


def _closure(args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return (args[1] if len(args) > 1 else None) or kwargs.get("closure")


def _stepped(ear: Ear, optimizer: Any, told: dict[str, Any]) -> None:
    ear.event(Op.STEP, ear.optimizer(optimizer), told, ear.models_of(optimizer))


# -- scalers -------------------------------------------------------------------------------------------------------
def _scaling(ear: Ear, original: Callable[..., Any]) -> Callable[..., Any]:
    """Scaling, whose result is remembered: the backward pass that begins from it is a scaled one."""

    def scale(self: Any, outputs: Any) -> Any:
        if ear.inside or ear.recorder.deaf:
            return original(self, outputs)
        result = original(self, outputs)
        if hasattr(result, "grad_fn"):
            ear.scaled = (weakref.ref(result), ear.scaler(self))
            if hasattr(outputs, "grad_fn"):
                ear.watch.rates.scaler = weakref.ref(self)
                ear.watch.losses.unscaled = (ear.scaled[0], weakref.ref(outputs))
        frame = _frame(1)
        if not ear.recorder.again(_scaled, self, ear.recorder.stacks.here(frame), frame):
            ear.tell(_scaled, self)
        return result

    return scale


def _scaled(ear: Ear, scaler: Any) -> None:
    ear.event(Op.SCALE, ear.scaler(scaler))


def _unscaled(ear: Ear, scaler: Any, optimizer: Any) -> None:
    ear.event(Op.UNSCALE, ear.scaler(scaler), {"optimizer": ear.optimizer(optimizer)}, ear.models_of(optimizer))


def _scaler_stepped(ear: Ear, scaler: Any, optimizer: Any, *args: Any, **kwargs: Any) -> None:
    _stepped(ear, optimizer, {"scaler": ear.scaler(scaler)})


def _scaler_updated(ear: Ear, scaler: Any, *args: Any, **kwargs: Any) -> None:
    ear.event(Op.SCALER_UPDATE, ear.scaler(scaler))


# -- schedules -----------------------------------------------------------------------------------------------------
def _scheduler_made(ear: Ear, result: Any, scheduler: Any, *args: Any, **kwargs: Any) -> None:
    ear.event(Op.MAKE, ear.scheduler(scheduler))
    if getattr(scheduler, "optimizer", None) is not None:
        ear.watch.rates.schedule(ear.optimizer(scheduler.optimizer))


def _scheduled(ear: Ear, scheduler: Any, *args: Any, **kwargs: Any) -> None:
    given = args[0] if args else kwargs.get("metrics", kwargs.get("epoch"))
    told = {}
    if given is not None:
        plain = given if isinstance(given, (int, float, str)) else True
        told = {"metric" if isinstance(scheduler, ReduceLROnPlateau) else "epoch": plain}
    ear.event(Op.SCHEDULE, ear.scheduler(scheduler), told)
    if getattr(scheduler, "optimizer", None) is not None:
        ear.watch.rates.moved(ear.optimizer(scheduler.optimizer))


# -- data ----------------------------------------------------------------------------------------------------------
def _passage_begun(ear: Ear, iterator: Any, loader: Any) -> None:
    number = ear.passage()
    ear.passages[id(iterator)] = (number, ear.loader(loader))
    weakref.finalize(iterator, ear.passages.pop, id(iterator), None).atexit = False
    ear.recorder.passage_begins(number)
    ear.watch.generators.passage(ear.loader(loader), loader, ear.recorder.stacks.here(sys._getframe(1)))


def _giving(ear: Ear, original: Callable[..., Any]) -> Callable[..., Any]:
    """The next batch of a loader: a turn begins, or the passage is over."""

    recorder, here, watch, passages = ear.recorder, ear.recorder.stacks.here, ear.watch, ear.passages
    goes_on = recorder.goes_on
    clock, loading = time.perf_counter, ear.watch.loading

    def __next__(self: Any) -> Any:  # noqa: N807
        passage = passages.get(id(self))
        if ear.inside or passage is None or get_ident() != recorder.thread or (recorder.closed and recorder.deaf):
            return original(self)
        ear.inside = True
        measured = watch.round < OFTEN or watch.round % SELDOM < 2
        asked = clock() if measured else 0.0
        try:
            batch = original(self)
        except StopIteration:
            ear.tell(_passage_over, *passage)
            raise
        finally:
            ear.inside = False
        came = clock() if measured else 0.0
        frame = _frame(1)
        try:
            if goes_on(TURN, passage[0], frame) is None:
                place = here(frame)
                if recorder.turn_begins(*passage, place, frame):
                    watch.passage(*passage, place)
            if measured:
                loading.batch(passage[1], asked, came, watch.round)
        except Exception as error:
            recorder.give_up(error)
        return batch

    return __next__


def _passage_over(ear: Ear, number: int, loader: int) -> None:
    ear.recorder.passage_ends(number)
    ear.watch.evaluations.passage_ends(number, loader, ear.watch.round)
