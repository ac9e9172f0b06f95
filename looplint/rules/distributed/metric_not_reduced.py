"""
# A metric of one process taken for that of all
With a `DistributedSampler` each process evaluates its own part of the data. A number that is added up there and used as
it is speaks of one part: what is printed depends on which samples this process got, the best checkpoint is chosen on a
fraction of the data, and processes that stop or lower the rate by their own number drift apart or hang.

Add the counts up over the processes first (`dist.all_reduce`), gather the predictions (`gather_for_metrics`), log with
`sync_dist=True`, or let one process evaluate all of the data.

```python bad
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler

def evaluate(model, loader):
    model.eval()
    correct = total = 0
    with torch.no_grad():
        for x, y in loader:
            correct += (model(x).argmax(1) == y).sum().item()
            total += len(y)
    return correct / total  # LL703

def main(train_set, val_set):
    dist.init_process_group("gloo")
    model = DistributedDataParallel(nn.Linear(8, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    sampler = DistributedSampler(train_set)
    train_loader = DataLoader(train_set, batch_size=8, sampler=sampler)
    val_loader = DataLoader(val_set, batch_size=8, sampler=DistributedSampler(val_set, shuffle=False))
    for epoch in range(10):
        sampler.set_epoch(epoch)
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        print(evaluate(model, val_loader))
    dist.destroy_process_group()
```
```python fixed
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler

def evaluate(model, loader):
    model.eval()
    counts = torch.zeros(2)
    with torch.no_grad():
        for x, y in loader:
            counts += torch.tensor([(model(x).argmax(1) == y).sum().item(), len(y)])
    dist.all_reduce(counts)
    return counts[0] / counts[1]

def main(train_set, val_set):
    dist.init_process_group("gloo")
    model = DistributedDataParallel(nn.Linear(8, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    sampler = DistributedSampler(train_set)
    train_loader = DataLoader(train_set, batch_size=8, sampler=sampler)
    val_loader = DataLoader(val_set, batch_size=8, sampler=DistributedSampler(val_set, shuffle=False))
    for epoch in range(10):
        sampler.set_epoch(epoch)
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        print(evaluate(model, val_loader))
    dist.destroy_process_group()
```
```python bad
import lightning as L
import torch
from torch import nn

class Net(L.LightningModule):
    def __init__(self):
        super().__init__()
        self.net = nn.Linear(8, 2)

    def training_step(self, batch, index):
        x, y = batch
        return nn.functional.cross_entropy(self.net(x), y)

    def validation_step(self, batch, index):
        x, y = batch
        self.log("val_loss", nn.functional.cross_entropy(self.net(x), y))  # LL703

    def configure_optimizers(self):
        return torch.optim.SGD(self.parameters(), lr=0.1)

train_loader, val_loader = torch.load("loaders.pt")
L.Trainer(devices=4, strategy="ddp").fit(Net(), train_loader, val_loader)
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Role, Run, changes, distributed, phases, rule


@rule(
    "LL703",
    "metric-not-reduced",
    Group.ERROR,
    reads={Op.REPORT, Op.REDUCE, Op.BACKWARD, Op.STEP, Op.MEASURE, Op.MAKE, Op.WRAP, Op.INIT_GROUP},
    needs={Op.REPORT},
    roles={Role.SAMPLER, Role.LOADER},
    fix="safe",
)
def check(run: Run) -> Iterator[Finding]:
    """What was computed over one process's share of evaluation data is used, and no collective came to it."""
    told: set[int] = set()
    for report in run.all(Op.REPORT):
        logged = report.args.get("by") == "framework"
        loader = report.args["loader"]
        note = _logging(run, report) if logged else distributed.share(run, loader)
        if note is None or distributed.is_reduced(run, report) or (id(loader) in told and not logged):
            continue
        told.add(id(loader))
        yield _logged(report, note) if logged else _used(report, loader, note)


def _logging(run: Run, report: Event) -> Note | None:
    """What starts several processes; None unless a framework logs an evaluation there."""
    started = next((e for e in run.all(Op.INIT_GROUP) if e.args.get("by_framework")), None)
    if started is None or not phases.validation_around(report) or run.within(None, report, Op.MEASURE):
        return None
    return Note(started, "several processes run")


def _used(report: Event, loader: Obj, note: Note) -> Finding:
    return Finding(
        report,
        f"this is computed over one process's share of {loader.name or 'the data'} and never reduced: each process has "
        "another value, and none that of all the data",
        notes=(Note(report, "used here"), note),
        fix=Fix("add the counts up over the processes (dist.all_reduce) or gather the predictions before this"),
        never=True,
    )


def _logged(report: Event, note: Note) -> Finding:
    return Finding(
        report,
        "logged without sync_dist=True: each process keeps the value of its own share of the data, and checkpoints and "
        "stopping go by one share",
        notes=(note,),
        fix=Fix(
            "log with sync_dist=True, or log a torchmetrics object",
            safe=True,
            changes=(changes.keyword(report, "sync_dist", "True"),),
        ),
    )
