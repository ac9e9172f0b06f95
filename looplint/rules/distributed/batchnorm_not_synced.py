"""
# BatchNorm sees only the few samples of its own process
Under DDP each process normalises with the statistics of its own batch. With two or four samples per GPU these are
noise: the loss jumps, and the running statistics (the main process's are saved) describe a fraction of the data.
`SyncBatchNorm` computes them over all processes; above some eight samples per GPU it makes little difference.

```python bad
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler

def main(dataset):
    dist.init_process_group("gloo")
    sampler = DistributedSampler(dataset)
    loader = DataLoader(dataset, batch_size=2, sampler=sampler)
    model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.Flatten(), nn.LazyLinear(2))
    model = DistributedDataParallel(model)  # LL704
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        sampler.set_epoch(epoch)
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
    dist.destroy_process_group()
```
```python fixed
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler

def main(dataset):
    dist.init_process_group("gloo")
    sampler = DistributedSampler(dataset)
    loader = DataLoader(dataset, batch_size=2, sampler=sampler)
    model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.Flatten(), nn.LazyLinear(2))
    model = nn.SyncBatchNorm.convert_sync_batchnorm(model)
    model = DistributedDataParallel(model)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        sampler.set_epoch(epoch)
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
    dist.destroy_process_group()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import (
    Event,
    Finding,
    Fix,
    Group,
    Note,
    Obj,
    Op,
    Role,
    Run,
    Span,
    changes,
    distributed,
    phases,
    related,
    rule,
)

FEW = 8  # samples in the batch of one process; with more, synchronising hardly changes the statistics


@rule(
    "LL704",
    "batchnorm-not-synced",
    Group.WARNING,
    reads={Op.MAKE, Op.WRAP, Op.BACKWARD, Op.EVAL},
    needs={Op.WRAP, Op.BACKWARD},
    roles={Role.LOADER},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A DDP model with BatchNorm layers, trained on batches of a few samples, and never converted."""
    told: set[int] = set()
    for backward in run.all(Op.BACKWARD):
        loader = distributed.loader_of(backward)
        size = loader.root.args.get("batch_size", 1) if loader is not None and loader.known else None
        if loader is None or not isinstance(size, int) or size > FEW or loader.root.args.get("batch_sampler"):
            continue
        for model in backward.params or ():
            wrap, layer = distributed.wrap(run, model, backward), phases.batch_norm(model)
            if wrap is None or layer is None or id(wrap) in told or _is_converted(run, wrap, model):
                continue
            told.add(id(wrap))
            yield _finding(wrap, layer, loader, size)


def _is_converted(run: Run, wrap: Event, model: Obj) -> bool:
    """Whether the model's layers were converted, or are on another machine, or it is kept in evaluation mode."""
    if any(node.args.get("syncs_batchnorm") for node in run.untaken):
        return True  # only where there is an accelerator
    if any(e.args.get("syncs_batchnorm") for e in run.all(Op.WRAP) if e.obj is not None and related(e.obj, model)):
        return True
    return any(e.obj is not None and e.obj.whole is not None and related(e.obj, model) for e in run.all(Op.EVAL))


_CONVERT = changes.library("torch.nn.SyncBatchNorm.convert_sync_batchnorm")


def _finding(wrap: Event, layer: tuple[str, Span], loader: Obj, size: int) -> Finding:
    samples = "1 sample" if size == 1 else f"{size} samples"
    notes = (Note(layer[1], f"{layer[0].rpartition('.')[2]} keeps running statistics"),)
    at = loader.root.at
    return Finding(
        wrap,
        f"BatchNorm normalises with the {samples} of its own process: the statistics are noise and differ between "
        "processes",
        notes=(*notes, *([Note(at, f"batches of {samples}")] if at is not None else ())),
        fix=Fix(
            "convert the model with nn.SyncBatchNorm.convert_sync_batchnorm() before it is wrapped",
            changes=(changes.replace(changes.argument(wrap), "{}({})", _CONVERT, changes.argument(wrap)),),
        ),
        never=True,
    )
