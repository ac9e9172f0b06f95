"""The objects of a run, by number: what they are, what they are made of, which model is a part of which."""

from __future__ import annotations

import sys
import weakref
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from looplint.runtime.rows import ObjectRow, PartRow
from looplint.runtime.stacks import is_the_users_file

MODE_LAYERS = ("Dropout", "BatchNorm", "InstanceNorm", "RReLU", "DropPath", "StochasticDepth", "RNNBase")
_SIMPLE = (str, int, float, bool, type(None))


def public_name(kind: type) -> str:
    """A class as it is imported: `torch.optim.SGD`, where Python says torch.optim.sgd.SGD."""
    parts = kind.__module__.split(".")
    for length in range(2, len(parts)):
        module = sys.modules.get(".".join(parts[:length]))
        if module is not None and vars(module).get(kind.__qualname__) is kind:
            return ".".join([*parts[:length], kind.__qualname__])
    return f"{kind.__module__}.{kind.__qualname__}"


class Objects:
    """Numbers the objects, and writes a row for each when it is first met."""

    def __init__(self, write: Callable[[tuple[Any, ...]], None], gone: Callable[[int], None]) -> None:
        self._write = write
        self._gone = gone  # is told the id of each object that is no more
        self.numbers: dict[int, int] = {}  # by id
        self._rows: dict[int, ObjectRow] = {}
        self._owners: dict[int, int] = {}  # id of a parameter -> number of the outermost model met with it
        self._parts: list[PartRow] = []
        self._models: dict[int, weakref.ref[Any]] = {}
        self._kept: list[Any] = []
        self._last = 0
        self.version = 0  # how many models were met

    def tell_again(self) -> None:
        """Write all rows once more: to the record of another process."""
        for row in (*self._rows.values(), *self._parts):
            self._write(row)

    def number(
        self,
        obj: Any,
        role: str,
        *,
        of: Iterable[int] | None = None,
        base: int | None = None,
        args: dict[str, Any] | None = None,
        facts: dict[str, Any] | None = None,
    ) -> int:
        """The number of an object; says what it is when it is first met."""
        known = self.numbers.get(id(obj))
        if known is not None:
            return known
        self._last += 1
        number = self.numbers[id(obj)] = self._last
        try:
            weakref.finalize(obj, _forget, self.numbers, self._gone, id(obj)).atexit = False
        except TypeError:
            self._kept.append(obj)  # its id must not be given to another
        kind = type(obj)
        made = public_name(kind)
        simple = {k: v for k, v in (args or {}).items() if isinstance(v, _SIMPLE)}
        row = self._rows[number] = ObjectRow(
            number, role, made, base, None if of is None else list(of), simple, facts or {}
        )
        self._write(row)
        return number

    def known(self, obj: Any) -> int | None:
        """The number of an object that was met, or None."""
        return self.numbers.get(id(obj))

    # -- models --------------------------------------------------------------------------------------------------
    def model(self, module: Any) -> int:
        """The number of a model; a wrapper comes with the model in it."""
        known = self.numbers.get(id(module))
        if known is not None:
            return known
        inner = _wrapped(module)
        base = self.model(inner) if inner is not None else None
        number = self.number(module, "model", base=base, facts=_facts(module))
        self.version += 1
        self._relate(module, number)
        return number

    def names(self) -> dict[int, tuple[str, int]]:
        """By the id of each parameter of a model that was met: its name, and the id of the module that holds it."""
        found: dict[int, tuple[str, int]] = {}
        for name, module, parameter in self._named():
            if len(name) > len(found.get(id(parameter), ("", 0))[0]):
                found[id(parameter)] = (name, id(module))
        return found

    def parameters(self) -> Iterator[tuple[str, Any]]:
        """The parameters of the models that were met and are alive, with their names."""
        return ((name, parameter) for name, _, parameter in self._named())

    def _named(self) -> Iterator[tuple[str, Any, Any]]:
        for reference in list(self._models.values()):
            model = reference()
            for path, module in model.named_modules() if model is not None else ():
                for name, parameter in module.named_parameters(recurse=False):
                    yield f"{path or type(module).__name__}.{name}", module, parameter

    def _relate(self, module: Any, number: int) -> None:
        """Say which models met before are parts of this one, or it of them; and whose parameters these are."""
        for other, reference in list(self._models.items()):
            met = reference()
            if met is None:
                continue
            if any(part is met for part in module.modules()):
                self._part(other, number)
            elif any(part is module for part in met.modules()):
                self._part(number, other)
        self._models[number] = weakref.ref(module)
        for parameter in module.parameters():
            self._owners[id(parameter)] = (
                number if id(parameter) not in self._owners else self._outer(parameter, number)
            )

    def _outer(self, parameter: Any, number: int) -> int:
        known = self._owners[id(parameter)]
        if self._models[known]() is None:  # the parameter was of another model, which had this one's address
            return number
        return number if any(p.part == known and p.whole == number for p in self._parts) else known

    def _part(self, part: int, whole: int) -> None:
        row = PartRow(part, whole)
        self._parts.append(row)
        self._write(row)

    def owners(self, parameters: Iterable[Any]) -> list[int] | None:
        """The models that hold these parameters; None where one belongs to no model that was met."""
        found = {self._owners.get(id(parameter)) for parameter in parameters}
        return None if None in found else sorted(number for number in found if number is not None)


def _forget(numbers: dict[int, int], gone: Callable[[int], None], identity: int) -> None:
    numbers.pop(identity, None)
    gone(identity)


def _wrapped(module: Any) -> Any:
    """The model inside DistributedDataParallel, a compiled module, or the like; None where there is none."""
    import torch

    held = vars(module).get("_modules")
    held = held if isinstance(held, dict) else {}  # a scripted module keeps its parts elsewhere
    kind = type(module).__name__
    if kind == "OptimizedModule":
        return held.get("_orig_mod")
    if kind in ("DistributedDataParallel", "DataParallel", "FullyShardedDataParallel", "AveragedModel"):
        return held.get("module") if kind != "AveragedModel" else None
    return held.get("_forward_module") if isinstance(held.get("_forward_module"), torch.nn.Module) else None


def _facts(module: Any) -> dict[str, Any]:
    """Whether a model computes something else in training mode, and by which layer."""
    layers = [
        type(part).__name__
        for part in module.modules()
        if any(base.__name__.lstrip("_").startswith(MODE_LAYERS) for base in type(part).__mro__) and _acts(part)
    ]
    known = all(type(part).__module__.startswith("torch.nn") for part in module.modules() if not list(part.children()))
    return {
        "mode": "train" if module.training else "eval",
        "mode_dependent": True if layers else False if known else None,
        "layers": sorted(set(layers)),
        "classes": sorted({type(p).__name__ for p in module.modules() if not type(p).__module__.startswith("torch.")}),
        "files": sorted(filter(None, {_file_of(type(part).__module__) for part in module.modules()})),
        "frozen": all(not parameter.requires_grad for parameter in module.parameters()),
    }


@cache
def _file_of(module: str) -> str:
    """The file of a module of the user's; "" for those of packages."""
    file = getattr(sys.modules.get(module), "__file__", None)
    return str(Path(file).absolute()) if file and is_the_users_file(file) else ""


def _acts(layer: Any) -> bool:
    """Whether a layer does anything in training mode: dropout with a probability of zero does not."""
    probability = getattr(layer, "p", getattr(layer, "dropout", 1))
    if type(layer).__name__.startswith("InstanceNorm"):
        return bool(layer.track_running_stats)
    return probability != 0
