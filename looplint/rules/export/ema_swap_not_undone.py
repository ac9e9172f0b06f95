"""
# Averaged weights stay in the model
For an evaluation the averaged weights are copied into the model. If they are not taken out again, the training goes
on from the average: each epoch throws its own progress away, and the optimizer's moments belong to other weights. A
checkpoint that is written in between holds the average where the raw weights belong.

```python bad
import torch
from torch_ema import ExponentialMovingAverage

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
ema = ExponentialMovingAverage(model.parameters(), decay=0.99)
for epoch in range(10):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
        ema.update()
    ema.store()
    ema.copy_to()  # LL905
    with torch.no_grad():
        print(model(torch.ones(1, 8)))
```
```python fixed
import torch
from torch_ema import ExponentialMovingAverage

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
ema = ExponentialMovingAverage(model.parameters(), decay=0.99)
for epoch in range(10):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
        ema.update()
    ema.store()
    ema.copy_to()
    with torch.no_grad():
        print(model(torch.ones(1, 8)))
    ema.restore()
```
```python bad
import torch

class EMA:
    def __init__(self, model, decay=0.99):
        self.model, self.decay, self.backup = model, decay, {}
        self.shadow = {name: p.detach().clone() for name, p in model.named_parameters()}

    def update(self):
        for name, p in self.model.named_parameters():
            self.shadow[name] = self.decay * self.shadow[name] + (1 - self.decay) * p.data

    def apply_shadow(self):
        for name, p in self.model.named_parameters():
            self.backup[name] = p.data
            p.data = self.shadow[name]

    def restore(self):
        for name, p in self.model.named_parameters():
            p.data = self.backup[name]

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
ema = EMA(model)
for epoch in range(10):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
        ema.update()
    ema.apply_shadow()
    with torch.no_grad():
        print(model(torch.ones(1, 8)))
    torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict()}, "last.pt")  # LL905
    ema.restore()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Content, Event, Finding, Fix, Group, Note, Op, Role, Run, rule


@rule(
    "LL905",
    "ema-swap-not-undone",
    Group.ERROR,
    reads={Op.EMA_UPDATE, Op.SWAP, Op.EVAL, Op.BACKWARD, Op.STEP, Op.SAVE, Op.RESTORE},
    needs={Op.SWAP, Op.STEP},
)
def check(run: Run) -> Iterator[Finding]:
    """Each swap of averaged weights into a model, until they are taken out."""
    for swap in run.all(Op.SWAP):
        if swap.args["way"] != "in" or swap.obj is None:
            continue
        out = _undone(run, swap)
        step = run.next(Op.STEP, after=swap)
        if swap.args.get("loaded") and not run.within(swap, step, Op.EVAL):
            continue  # the training may be meant to start from it
        if step is not None and (out is None or out.index > step.index):
            yield _trained(swap, step)
        elif out is not None and (save := _saved_between(run, swap, out)) is not None:
            yield _saved(swap, save)


def _undone(run: Run, swap: Event) -> Event | None:
    """Where the weights are taken out again, or others put in."""
    for event in run.within(swap, None, Op.SWAP, Op.RESTORE):
        if event.op is Op.RESTORE and event.obj is not None and event.obj.role is Role.MODEL:
            return event
        if event.op is Op.SWAP and event.obj is swap.obj and event.args["way"] == "out":
            return event
    return None


def _saved_between(run: Run, swap: Event, out: Event) -> Event | None:
    """A checkpoint to resume from, written while the average lies in the model."""
    for save in run.between(swap, out, Op.SAVE):
        content: Content = save.args["content"]
        if content.holds(Role.MODEL) and content.holds(Role.OPTIMIZER):
            return save
    return None


def _trained(swap: Event, step: Event) -> Finding:
    return Finding(
        swap,
        "the averaged weights are put into the model and not taken out: the training goes on from the average",
        (Note(swap, "put in here"), Note(step, "trained on here")),
        Fix("restore the raw weights after the evaluation, on every path"),
        on_data=True,
    )


def _saved(swap: Event, save: Event) -> Finding:
    return Finding(
        save,
        "the checkpoint is written with the averaged weights in the model: a resumed run trains on from the average",
        (Note(swap, "put in here"), Note(save, "saved here")),
        Fix("restore the raw weights before the checkpoint is written"),
        on_data=True,
    )
