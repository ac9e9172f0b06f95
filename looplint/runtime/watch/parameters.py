"""The parameters of each optimizer: which get gradients, how large these are, which values move."""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import torch

from looplint.runtime.stacks import Place

if TYPE_CHECKING:
    from looplint.runtime.hooks import Ear

MOST_PARAMETERS = 2_000  # of one optimizer that are watched
MOST_KEPT = 16 * 2**20  # elements of parameters kept to be compared, of one optimizer
SUSPICIOUS = 3  # looks at which the norm of a parameter was the same, before its values are kept
MOST_NORMS = 64
MOST_OPTIMIZERS = 64
COPIES = 16  # parameters that processes are compared by
CALLED = 5  # looks at which a module must have been called before its gradients are missed

Seen = tuple[str, str, int | None, Place, dict[str, Any]]


class _Parameter:
    """Of one parameter: at how many looks it had no gradient, a zero one, the same norm, the same values."""

    __slots__ = (
        "called",
        "frozen",
        "id",
        "is_vector",
        "kept",
        "missing",
        "module",
        "moved",
        "name",
        "norm",
        "rate",
        "same",
        "still",
        "zero",
    )

    def __init__(self, tensor: Any, name: str, module: int) -> None:
        self.id = id(tensor)  # not the tensor: the script decides how long it lives
        self.name = name
        self.is_vector = tensor.dim() < 2
        self.module = module  # the id of the one that holds it
        self.frozen = False
        self.rate = 0.0  # the highest of its learning rates
        self.missing = self.zero = self.same = self.still = 0
        self.norm: float | None = None
        self.kept: Any = None
        self.moved = False
        self.called = 0  # the looks at which the module that holds it was


class _Optimizer:
    """What was seen of one optimizer."""

    def __init__(self, number: int, place: Place, parameters: list[_Parameter]) -> None:
        self.number = number
        self.place = place
        self.parameters = parameters
        self.looks = 0
        self.rounds = 0
        self.norms: list[float] = []
        self.kept = 0
        self.copies: list[tuple[int, list[float]]] = []  # norms of the first parameters, which other processes have too
        self.strays: set[str] = set()  # parameters with gradients that no optimizer holds
        self.strayed = 0  # looks at which there were some


class Parameters:
    """Looks at the parameters of optimizers before they step."""

    def __init__(self, ear: Ear) -> None:
        self._ear = ear
        self._met: dict[int, _Optimizer | None] = {}
        self.optimizers: weakref.WeakSet[Any] = weakref.WeakSet()  # all that were made

    def look(self, optimizer: Any, place: Place, number: int, called: set[int]) -> None:
        """Before a step; `called`: the modules that were in this round."""
        tensors = [p for group in optimizer.param_groups for p in group["params"]]
        met = self._known(optimizer, place, tensors)
        if met is None:
            return
        met.looks += 1
        met.rounds = number + 1
        with_gradient = []
        rates = [_rate(group) for group in optimizer.param_groups for _ in group["params"]]
        for parameter, tensor, rate in zip(met.parameters, tensors, rates, strict=True):
            parameter.rate = max(parameter.rate, rate)
            parameter.frozen |= not tensor.requires_grad
            parameter.called += not parameter.module or parameter.module in called
            if tensor.grad is None:
                parameter.missing += 1
            elif not tensor.grad.is_sparse:
                with_gradient.append((parameter, tensor.grad))
        norms = _norms([gradient for _, gradient in with_gradient])
        for (parameter, _), norm in zip(with_gradient, norms, strict=True):
            parameter.zero += norm == 0
        met.norms.append(sum(norm * norm for norm in norms) ** 0.5)
        if len(met.norms) > MOST_NORMS:
            del met.norms[8::2]  # the first ones are kept, and ever fewer of the others
        self._compare(met, tensors)
        if torch.distributed.is_available() and torch.distributed.is_initialized():
            met.copies.append((number, _norms(tensors[:COPIES])))
            if len(met.copies) > MOST_NORMS:
                del met.copies[8::2]
        if any(not parameter.name and parameter.missing == met.looks for parameter in met.parameters):
            self._find_strays(met)

    def _find_strays(self, met: _Optimizer) -> None:
        held = {id(p) for optimizer in self.optimizers for group in optimizer.param_groups for p in group["params"]}
        strays = {name for name, tensor in self._ear.objects.parameters() if id(tensor) not in held and _learns(tensor)}
        met.strayed += bool(strays)
        met.strays |= strays

    def _known(self, optimizer: Any, place: Place, tensors: list[Any]) -> _Optimizer | None:
        number = self._ear.optimizer(optimizer)
        met = self._met.get(number)
        if number not in self._met or (met is not None and [p.id for p in met.parameters] != [id(t) for t in tensors]):
            met = self._met[number] = self._meet(number, place, tensors)
        return met

    def _meet(self, number: int, place: Place, tensors: list[Any]) -> _Optimizer | None:
        plain = all(type(t) in (torch.nn.Parameter, torch.Tensor) and t.numel() for t in tensors)
        if not plain or len(tensors) > MOST_PARAMETERS or len(self._met) > MOST_OPTIMIZERS:
            return None  # sharded, packed, or too many
        names = self._ear.objects.names()
        return _Optimizer(number, place, [_Parameter(t, *names.get(id(t), ("", 0))) for t in tensors])

    def _compare(self, met: _Optimizer, tensors: list[Any]) -> None:
        """Whether values have changed: first by their norms, then, where these are the same, one by one."""
        pairs = [(p, t) for p, t in zip(met.parameters, tensors, strict=True) if not p.moved]
        unsure = [(p, t) for p, t in pairs if p.kept is None]
        for (parameter, tensor), norm in zip(unsure, _norms([t for _, t in unsure]), strict=True):
            parameter.moved = parameter.norm not in (None, norm)
            parameter.same += parameter.norm == norm
            parameter.norm = norm
            if not parameter.moved and parameter.same >= SUSPICIOUS:
                self._keep(met, parameter, tensor)
        for parameter, tensor in pairs:
            if parameter.kept is None:
                continue
            if torch.equal(parameter.kept, tensor):
                parameter.still += 1
            else:
                met.kept -= tensor.numel()
                parameter.kept, parameter.moved = None, True

    @staticmethod
    def _keep(met: _Optimizer, parameter: _Parameter, tensor: Any) -> None:
        if met.kept + tensor.numel() > MOST_KEPT:
            parameter.moved = True  # nobody knows
            return
        met.kept += tensor.numel()
        parameter.kept = tensor.detach().clone()

    def seen(self) -> Iterator[Seen]:
        """The observations so far."""
        for met in self._met.values():
            if met is not None:
                yield f"parameters {met.number}", "parameters", met.number, met.place, _summary(met)


def _summary(met: _Optimizer) -> dict[str, Any]:
    def names(chosen: list[_Parameter]) -> list[str]:
        return [parameter.name for parameter in chosen]

    looks, parameters = met.looks, [parameter for parameter in met.parameters if not parameter.frozen]
    alive = {p.module for p in parameters if p.module and p.missing + p.zero < looks}
    rate = max((p.rate for p in parameters), default=0.0)
    moved = {p.module for p in parameters if p.moved and p.module}
    still = [p for p in parameters if p.kept is not None and p.missing + p.zero < looks and (p.rate or not rate)]
    still = [p for p in still if not (p.is_vector and p.module in moved)]  # a bias before a norm is without effect
    missing = [p for p in parameters if p.missing == looks]
    return {
        "looks": looks,
        "rounds": met.rounds,
        "count": len(parameters),
        "rate": rate,
        "unused": names([p for p in missing if not p.called]),
        "missing": names([p for p in missing if _matters(p, alive)]),
        "zero": names([p for p in parameters if p.zero and p.zero + p.missing == looks and _matters(p, alive)]),
        "still": names(still),
        "compared": min((p.still for p in still), default=0),
        "norms": met.norms,
        "copies": met.copies,
        "copy_names": names(met.parameters[:COPIES]) if met.copies else [],
        "orphans": sum(not p.name for p in missing),
        "strays": sorted(met.strays) if met.looks == met.strayed else [],
    }


def _matters(parameter: _Parameter, alive: set[int]) -> bool:
    """Whether a gradient is missed: a bias or scale may be without effect in a layer that learns otherwise."""
    return parameter.called >= CALLED and not (parameter.is_vector and parameter.module in alive)


def _learns(tensor: Any) -> bool:
    return bool(tensor.requires_grad) and tensor.grad is not None


def _rate(group: dict[str, Any]) -> float:
    rate = group.get("lr", 1.0)
    return rate if isinstance(rate, (int, float)) else 1.0  # a tensor: reading it may wait for the device


def _norms(tensors: list[Any]) -> list[float]:
    """The norm of each tensor; read from the device together."""
    if not tensors:
        return []
    first = tensors[0]
    if all(t.device == first.device and t.dtype == first.dtype and not t.is_complex() for t in tensors):
        norms = torch._foreach_norm(tensors)
        found: list[float] = torch.stack(norms).tolist()
        return found
    return [float(torch.linalg.vector_norm(tensor)) for tensor in tensors]
