"""What torch tells the recorder: which calls are events, of which objects, and what is known of them.

Each event is told where the user's call begins. What torch calls inside of that is its own affair: `_Ear.inside` is up
meanwhile, and nothing else is told.
"""

from __future__ import annotations

import sys
import weakref
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from looplint.events import Op, Role
from looplint.runtime.patches import Patches
from looplint.runtime.recorder import Recorder, Stop

MOST_NODES = 50_000  # of a graph that is searched for the models in it
LOOKS = 3  # at the graph of a loss, for each place that calls backward

_TYPES = ("scaler", "optimizer")


class _Ear:
    """What the hooks know between events."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder
        self.objects = recorder.objects
        self.inside = False
        self.scaled: tuple[weakref.ref[Any], int] | None = None  # the last scaled loss, and its scaler
        self.reached: dict[Any, tuple[int, list[int] | None]] = {}  # by place: how often it was looked up, what was found
        self.held: dict[int, tuple[int, list[int] | None]] = {}  # the models of each optimizer
        self.passages = 0
        self.stepped: set[int] = set()  # optimizers whose last event is a step

    @contextmanager
    def alone(self) -> Iterator[None]:
        """What happens within is no event."""
        before, self.inside = self.inside, True
        try:
            yield
        finally:
            self.inside = before

    @property
    def listening(self) -> bool:
        """Whether what happens now is an event of the user's."""
        return not self.inside and not self.recorder.deaf

    # -- objects -------------------------------------------------------------------------------------------------
    def optimizer(self, optimizer: Any) -> int:
        """The number of an optimizer."""
        base = getattr(optimizer, "optimizer", None)  # Accelerate's
        inner = self.optimizer(base) if base is not None and hasattr(base, "param_groups") else None
        return self.objects.number(optimizer, Role.OPTIMIZER, base=inner, args=getattr(optimizer, "defaults", None))

    def models_of(self, optimizer: Any) -> list[int] | None:
        """The models whose parameters an optimizer holds."""
        number, version = self.optimizer(optimizer), self.objects.version
        known = self.held.get(number)
        if known is None or known[0] != version:
            parameters = [p for group in optimizer.param_groups for p in group["params"]]
            known = self.held[number] = (version, self.objects.owners(parameters))
        return known[1]

    def reaches(self, loss: Any, place: Any) -> list[int] | None:
        """The models that the gradient of a loss flows into; looked up a few times for each place."""
        looks, found = self.reached.get(place, (0, None))
        if looks < LOOKS:
            found = self.objects.owners(_leaves(loss))
            self.reached[place] = (looks + 1, found)
        return found


def _leaves(tensor: Any) -> list[Any]:
    """The parameters in the graph of a tensor."""
    pending, seen, leaves = [tensor.grad_fn], set(), []
    while pending and len(seen) < MOST_NODES:
        node = pending.pop()
        if node is None or node in seen:
            continue
        seen.add(node)
        variable = getattr(node, "variable", None)
        if variable is not None:
            leaves.append(variable)
        pending.extend(following for following, _ in node.next_functions)
    import torch

    return [leaf for leaf in leaves if isinstance(leaf, torch.nn.Parameter)]


def listen(recorder: Recorder) -> Patches:
    """Hear all that torch does from now on; the result takes it back."""
    patches, ear = Patches(), _Ear(recorder)
    for family in (_models, _gradients, _optimizers, _scalers, _schedules, _loaders, _files, _averages):
        family(patches, ear)
    return patches


def _scopes() -> dict[str, Any]:
    import torch

    found: dict[str, Any] = {}
    if not torch.is_grad_enabled():
        found["no_grad"] = True
    for device in ("cuda", "cpu"):
        if torch.is_autocast_enabled(device):
            found["autocast"] = str(torch.get_autocast_dtype(device)).removeprefix("torch.")
    return found


# -- models ------------------------------------------------------------------------------------------------------
def _models(patches: Patches, ear: _Ear) -> None:
    import torch

    def calling(original: Callable[..., Any]) -> Callable[..., Any]:
        def __call__(self: Any, *args: Any, **kwargs: Any) -> Any:  # noqa: N807
            if ear.inside or torch.compiler.is_compiling():
                return original(self, *args, **kwargs)
            if not ear.recorder.deaf:
                _forward(ear, self)
            ear.inside = True
            try:
                return original(self, *args, **kwargs)
            finally:
                ear.inside = False

        return __call__

    def switching(original: Callable[..., Any]) -> Callable[..., Any]:
        def train(self: Any, mode: bool = True) -> Any:
            if not ear.listening:
                return original(self, mode)
            if _weighs(self):
                by_eval = sys._getframe(1).f_code.co_name == "eval"
                number = ear.objects.model(self)
                ear.recorder.event(Op.TRAIN if mode else Op.EVAL, number, depth=3 if by_eval else 2)
            with ear.alone():
                return original(self, mode)

        return train

    patches.put(torch.nn.Module, "__call__", calling)
    patches.put(torch.nn.Module, "train", switching)


def _weighs(module: Any) -> bool:
    return next(module.parameters(), None) is not None or next(module.buffers(), None) is not None


def _forward(ear: _Ear, module: Any) -> None:
    kind = type(module)
    is_loss = kind.__module__ == "torch.nn.modules.loss" or kind.__name__.lower().endswith(("loss", "criterion"))
    if is_loss:
        criterion = ear.objects.number(module, Role.CRITERION, args={"reduction": getattr(module, "reduction", None)})
        ear.recorder.event(Op.LOSS, criterion, scopes=_scopes(), depth=3)
    elif _weighs(module):
        ear.recorder.event(Op.FORWARD, ear.objects.model(module), scopes=_scopes(), depth=3)


# -- gradients -----------------------------------------------------------------------------------------------------
def _gradients(patches: Patches, ear: _Ear) -> None:
    import torch

    def backward(original: Callable[..., Any]) -> Callable[..., Any]:
        def call(tensors: Any, *args: Any, **kwargs: Any) -> Any:
            if ear.listening:
                _backward(ear, tensors, kwargs)
            with ear.alone():
                return original(tensors, *args, **kwargs)

        return call

    def grad(original: Callable[..., Any]) -> Callable[..., Any]:
        def call(outputs: Any, *args: Any, **kwargs: Any) -> Any:
            if ear.listening and isinstance(outputs, torch.Tensor):
                loss = ear.objects.number(outputs, Role.LOSS)
                ear.recorder.event(Op.GRAD, loss, params=ear.objects.owners(_leaves(outputs)))
            with ear.alone():
                return original(outputs, *args, **kwargs)

        return call

    def clipping(original: Callable[..., Any]) -> Callable[..., Any]:
        def call(parameters: Any, limit: Any, *args: Any, **kwargs: Any) -> Any:
            given = parameters if isinstance(parameters, torch.Tensor) else list(parameters)
            if not ear.listening:
                return original(given, limit, *args, **kwargs)
            with ear.alone():
                norm = original(given, limit, *args, **kwargs)
            owners = ear.objects.owners([given] if isinstance(given, torch.Tensor) else given)
            told = {"max_norm": float(limit), "parameters": 1 if isinstance(given, torch.Tensor) else len(given)}
            ear.recorder.event(Op.CLIP, owners[0] if owners else None, told, owners)
            return norm

        return call

    patches.put(torch.autograd, "backward", backward)
    patches.put(torch.autograd, "grad", grad)
    for name in ("clip_grad_norm_", "clip_grad_value_"):
        for holder in (torch.nn.utils, torch.nn.utils.clip_grad):
            patches.put(holder, name, clipping)


def _backward(ear: _Ear, tensors: Any, given: dict[str, Any]) -> None:
    import torch

    loss = tensors if isinstance(tensors, torch.Tensor) else next(iter(tensors), None)
    if loss is None or loss.grad_fn is None:
        return
    depth = 3
    if sys._getframe(2).f_code.co_filename.endswith("_tensor.py"):  # Tensor.backward
        depth = 4
    stack = ear.recorder.stacks.here(sys._getframe(depth))
    params = ear.reaches(loss, tuple(position for _, position in stack))
    args: dict[str, Any] = {"retain_graph": bool(given.get("retain_graph"))}
    if ear.scaled is not None and ear.scaled[0]() is loss:
        args["scaler"] = ear.scaled[1]
    ear.stepped.clear()
    ear.recorder.event(Op.BACKWARD, None, args, params, scopes=_scopes(), depth=depth)


# -- optimizers ----------------------------------------------------------------------------------------------------
def _optimizers(patches: Patches, ear: _Ear) -> None:
    import torch

    def making(original: Callable[..., Any]) -> Callable[..., Any]:
        def __init__(self: Any, *args: Any, **kwargs: Any) -> None:  # noqa: N807
            original(self, *args, **kwargs)
            if ear.listening:
                ear.recorder.event(Op.MAKE, ear.optimizer(self), params=ear.models_of(self))

        return __init__

    def clearing(original: Callable[..., Any]) -> Callable[..., Any]:
        def zero_grad(self: Any, *args: Any, **kwargs: Any) -> None:
            if ear.listening:
                if isinstance(self, torch.nn.Module):
                    number = ear.objects.model(self)
                    ear.recorder.event(Op.ZERO_GRAD, number, params=[number])
                else:
                    ear.recorder.event(Op.ZERO_GRAD, ear.optimizer(self), params=ear.models_of(self))
            with ear.alone():
                original(self, *args, **kwargs)

        return zero_grad

    def before(optimizer: Any, args: Any, kwargs: Any) -> None:
        if ear.listening:
            closure = (args[1] if len(args) > 1 else None) or kwargs.get("closure")
            _step(ear, optimizer, {"closure": True} if closure else {}, depth=4)

    patches.put(torch.optim.Optimizer, "__init__", making)
    patches.put(torch.optim.Optimizer, "zero_grad", clearing)
    patches.put(torch.nn.Module, "zero_grad", clearing)
    from torch.optim.optimizer import register_optimizer_step_pre_hook

    patches.on_removal(register_optimizer_step_pre_hook(before))


def _step(ear: _Ear, optimizer: Any, args: dict[str, Any], depth: int) -> None:
    number = ear.optimizer(optimizer)
    ear.recorder.event(Op.STEP, number, args, ear.models_of(optimizer), depth=depth)


def _scalers(patches: Patches, ear: _Ear) -> None:
    import torch

    def number(scaler: Any) -> int:
        return ear.objects.number(scaler, Role.SCALER, args={"enabled": bool(getattr(scaler, "_enabled", True))})

    def scaling(original: Callable[..., Any]) -> Callable[..., Any]:
        def scale(self: Any, outputs: Any) -> Any:
            scaled = original(self, outputs)
            if ear.listening and isinstance(scaled, torch.Tensor):
                ear.scaled = (weakref.ref(scaled), number(self))
                ear.recorder.event(Op.SCALE, number(self))
            return scaled

        return scale

    def telling(op: Op) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        def wrapper(original: Callable[..., Any]) -> Callable[..., Any]:
            def call(self: Any, optimizer: Any = None, *args: Any, **kwargs: Any) -> Any:
                if not ear.listening:
                    return original(self, optimizer, *args, **kwargs)
                if op is Op.STEP:
                    _step(ear, optimizer, {"scaler": number(self)}, depth=3)
                else:
                    told = {"optimizer": ear.optimizer(optimizer)} if op is Op.UNSCALE else {}
                    params = ear.models_of(optimizer) if op is Op.UNSCALE else None
                    ear.recorder.event(op, number(self), told, params)
                with ear.alone():
                    return original(self, optimizer, *args, **kwargs)

            return call

        return wrapper

    scaler = torch.amp.GradScaler
    patches.put(scaler, "scale", scaling)
    patches.put(scaler, "unscale_", telling(Op.UNSCALE))
    patches.put(scaler, "step", telling(Op.STEP))
    patches.put(scaler, "update", telling(Op.SCALER_UPDATE))


# -- schedules -----------------------------------------------------------------------------------------------------
def _schedules(patches: Patches, ear: _Ear) -> None:
    from torch.optim import lr_scheduler

    def number(scheduler: Any) -> int:
        optimizer = getattr(scheduler, "optimizer", None)
        of = [ear.optimizer(optimizer)] if optimizer is not None else None
        return ear.objects.number(scheduler, Role.SCHEDULER, of=of, args=vars(scheduler))

    def making(original: Callable[..., Any]) -> Callable[..., Any]:
        def __init__(self: Any, *args: Any, **kwargs: Any) -> None:  # noqa: N807
            outer = ear.listening
            with ear.alone():
                original(self, *args, **kwargs)
            if outer:
                ear.recorder.event(Op.MAKE, number(self))

        return __init__

    def stepping(original: Callable[..., Any]) -> Callable[..., Any]:
        def step(self: Any, *args: Any, **kwargs: Any) -> None:
            if ear.listening:
                plateau = isinstance(self, lr_scheduler.ReduceLROnPlateau)
                given = (args or (None,))[0] if args else kwargs.get("metrics", kwargs.get("epoch"))
                told = {"metric" if plateau else "epoch": _plain(given)} if given is not None else {}
                ear.recorder.event(Op.SCHEDULE, number(self), told)
            with ear.alone():
                original(self, *args, **kwargs)

        return step

    for kind in [k for k in vars(lr_scheduler).values() if isinstance(k, type)]:
        if "step" in vars(kind) and issubclass(kind, lr_scheduler.LRScheduler):
            patches.put(kind, "step", stepping)
        if "__init__" in vars(kind) and issubclass(kind, lr_scheduler.LRScheduler):
            patches.put(kind, "__init__", making)


def _plain(value: Any) -> Any:
    return value if isinstance(value, (int, float, str)) else True


# -- data ----------------------------------------------------------------------------------------------------------
def _loaders(patches: Patches, ear: _Ear) -> None:
    from torch.utils.data import dataloader

    passages: weakref.WeakKeyDictionary[Any, tuple[int, int]] = weakref.WeakKeyDictionary()

    def number(loader: Any) -> int:
        dataset = ear.objects.number(loader.dataset, Role.DATASET)
        return ear.objects.number(loader, Role.LOADER, of=[dataset], args={"batch_size": loader.batch_size})

    def beginning(original: Callable[..., Any]) -> Callable[..., Any]:
        def __iter__(self: Any) -> Any:  # noqa: N807
            with ear.alone():
                iterator = original(self)
            if ear.listening:
                ear.passages += 1
                passages[iterator] = (ear.passages, number(self))
                ear.recorder.passage_begins(ear.passages)
            return iterator

        return __iter__

    def giving(original: Callable[..., Any]) -> Callable[..., Any]:
        def __next__(self: Any) -> Any:  # noqa: N807
            passage = passages.get(self) if ear.listening else None
            try:
                with ear.alone():
                    batch = original(self)
            except StopIteration:
                if passage is not None:
                    ear.recorder.passage_ends(passage[0])
                raise
            if passage is not None:
                ear.recorder.turn_begins(*passage)
            return batch

        return __next__

    patches.put(dataloader.DataLoader, "__iter__", beginning)
    patches.put(dataloader._BaseDataLoaderIter, "__next__", giving)


# -- files and averages --------------------------------------------------------------------------------------------
def _files(patches: Patches, ear: _Ear) -> None:
    import torch

    def telling(op: Op) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        def wrapper(original: Callable[..., Any]) -> Callable[..., Any]:
            def call(*args: Any, **kwargs: Any) -> Any:
                if ear.listening:
                    ear.recorder.event(op, None)
                with ear.alone():
                    return original(*args, **kwargs)

            return call

        return wrapper

    patches.put(torch, "save", telling(Op.SAVE))
    patches.put(torch, "load", telling(Op.LOAD))


def _averages(patches: Patches, ear: _Ear) -> None:
    from torch.optim.swa_utils import AveragedModel

    def updating(original: Callable[..., Any]) -> Callable[..., Any]:
        def update_parameters(self: Any, model: Any) -> None:
            if ear.listening:
                number = ear.objects.number(self, Role.EMA, of=[ear.objects.model(model)])
                ear.recorder.event(Op.EMA_UPDATE, number)
            with ear.alone():
                original(self, model)

        return update_parameters

    patches.put(AveragedModel, "update_parameters", updating)


__all__ = ["Iterable", "Stop", "islice", "listen"]
