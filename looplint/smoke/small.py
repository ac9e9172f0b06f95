"""A task on little data."""

from __future__ import annotations

from typing import Any, cast

import torch
from torch import nn
from torch.nn.modules.dropout import _DropoutNd
from torch.utils.data import Subset

from reference_loop.contract import MapDataset, Task


class SmallTask:
    """A task cut down to some samples of each set, spread over the whole: a folder's first samples are of one class.

    `still`: the model is kept as in evaluation (BatchNorm uses its statistics, Dropout drops nothing), so that two
    ways of splitting a batch must give the same gradients. `undropped`: only its Dropout is.
    """

    def __init__(
        self, task: Task, training: int, evaluation: int, still: bool = False, undropped: bool = False
    ) -> None:
        self.original, self.counts, self.still, self.undropped = task, (training, evaluation), still, undropped
        self.__name__ = task.__name__

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name == "original":
            raise AttributeError(name)
        return getattr(self.original, name)

    def build_model(self, config: Any) -> nn.Module:
        """The task's model."""
        model = self.original.build_model(config)
        kinds = (nn.Module,) if self.still else (_DropoutNd,) if self.undropped else ()
        return kept_still(model, kinds)

    def build_datasets(self, config: Any) -> tuple[MapDataset, MapDataset]:
        """Some samples of the task's sets, the same for the same seed."""
        built: Any = self.original.build_datasets(config)
        if not isinstance(built, tuple) or len(built) != 2:
            return cast(tuple[MapDataset, MapDataset], built)  # for `check_task` to say so
        first, second = (spread(dataset, n, config.seed) for dataset, n in zip(built, self.counts, strict=True))
        return first, second


def as_task(task: SmallTask) -> Task:
    """The same, as what the loop asks for: its methods are the functions of a task."""
    return cast(Task, task)


def spread(dataset: MapDataset, count: int, seed: int) -> MapDataset:
    """`count` samples from all over a set, in their order; a smaller set is gone through again.

    A set of less than two samples is left as it is: `check_task` says that it is too small.
    """
    size = len(dataset)
    if size < 2:
        return dataset
    chosen = torch.randperm(size, generator=torch.Generator().manual_seed(seed))[:count].sort().values.tolist()
    indices = [chosen[number % len(chosen)] for number in range(count)]
    small: MapDataset = Subset(dataset, indices)  # type: ignore[arg-type]
    return small


def kept_still(model: nn.Module, kinds: tuple[type[nn.Module], ...]) -> nn.Module:
    """The model with its modules of some kinds in eval mode, deaf to `train()`."""
    for module in model.modules():
        if isinstance(module, kinds):
            module.eval()
            module.train = lambda mode=True, module=module: module  # type: ignore[method-assign, misc]
    return model
