"""
# Points logged over each other
A logger draws values over the step that it is given. The index of a batch begins anew in each epoch, so all epochs fall
on the same few steps; and a value of every batch that is logged under the number of the epoch keeps only one point of
each. The curve in the dashboard is not that of the training.

Log under a counter that goes on: `epoch * len(loader) + i`, or a global step.

```python bad
import torch
from torch.utils.data import DataLoader
from torch.utils.tensorboard import SummaryWriter

model, loader, writer = torch.nn.Linear(8, 1), DataLoader(torch.randn(100, 8), batch_size=10), SummaryWriter()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(5):
    for i, inputs in enumerate(loader):
        optimizer.zero_grad()
        loss = model(inputs).pow(2).mean()
        loss.backward()
        optimizer.step()
        writer.add_scalar("loss", loss.item(), i)  # LL814
```
```python fixed
import torch
from torch.utils.data import DataLoader
from torch.utils.tensorboard import SummaryWriter

model, loader, writer = torch.nn.Linear(8, 1), DataLoader(torch.randn(100, 8), batch_size=10), SummaryWriter()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(5):
    for i, inputs in enumerate(loader):
        optimizer.zero_grad()
        loss = model(inputs).pow(2).mean()
        loss.backward()
        optimizer.step()
        writer.add_scalar("loss", loss.item(), epoch * len(loader) + i)
```
```python good
import torch
from torch.utils.data import DataLoader
from torch.utils.tensorboard import SummaryWriter

model, loader, writer = torch.nn.Linear(8, 1), DataLoader(torch.randn(100, 8), batch_size=10), SummaryWriter()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
step = 0
for epoch in range(5):
    for i, inputs in enumerate(loader):
        optimizer.zero_grad()
        loss = model(inputs).pow(2).mean()
        loss.backward()
        optimizer.step()
        step += 1
        writer.add_scalar("loss", loss.item(), step)
        writer.add_scalar(f"epoch {epoch}/loss", loss.item(), i)
        if i == len(loader) - 1:
            writer.add_scalar("last loss", loss.item(), epoch)
    writer.add_scalar("epoch loss", loss.item(), epoch)
```
A counter that an object keeps goes on through the epochs:

```python good
import torch
from torch import nn
from torch.utils.tensorboard import SummaryWriter

class Log:
    def __init__(self):
        self.writer = SummaryWriter()
        self.steps = 0

    def update(self, loss):
        self.steps += 1
        self.writer.add_scalar("loss", loss, self.steps)

def main(loader):
    model, log = nn.Linear(8, 1), Log()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        for x in loader:
            optimizer.zero_grad()
            loss = model(x).mean()
            loss.backward()
            optimizer.step()
            log.update(loss.item())
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Loop, LoopKind, Op, Run, rule


@rule("LL814", "log-step-restarts", Group.WARNING, reads={Op.LOG, Op.BACKWARD}, needs={Op.LOG, Op.BACKWARD}, roles=())
def check(run: Run) -> Iterator[Finding]:
    """A value is logged in a training under a step that other epochs, or other batches, have as well."""
    for log in run.all(Op.LOG):
        loop = next((loop for loop in log.args["same"] if run.trains(loop) and _counts(log, loop)), None)
        if loop is None:
            continue
        other = "epoch" if loop.kind is LoopKind.EPOCH else "batch"
        yield Finding(
            log,
            f"each {other} logs under the same {log.args['step']}: the points are drawn over each other",
            (),
            Fix("log under a counter that goes on: epoch * len(loader) + i, or a global step"),
        )


def _counts(log: Event, loop: Loop) -> bool:
    """Whether turns of this loop are told apart by nothing: epochs, or batches that are not picked by a gate."""
    if loop.kind is LoopKind.EPOCH:
        return "epoch" not in log.args["step"]  # of trainings that follow each other
    return loop.kind is LoopKind.BATCH and not any(guard.kind != "config" for guard in log.guards)
