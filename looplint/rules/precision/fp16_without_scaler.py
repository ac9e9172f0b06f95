"""
# float16 autocast without a gradient scaler
float16 cannot hold numbers below 6e-8. Most gradients are that small sooner or later: they become exact zeros in the
backward pass, and the loss stops falling early, without any message. `GradScaler` multiplies the loss so that they fit.
On a GPU, `torch.autocast("cuda")` without a `dtype` is float16 as well.

Scale the loss, or use bfloat16, whose range is that of float32, where the GPU has it.
Source: https://docs.pytorch.org/docs/stable/amp.html#gradient-scaling

```python bad
import torch
from torch import nn

def train_one_epoch(model, loader, optimizer, device):
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast(device.type):  # LL310
            loss = nn.functional.cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()

model = nn.Linear(8, 2).cuda()
optimizer = torch.optim.AdamW(model.parameters())
train_one_epoch(model, torch.load("loader.pt"), optimizer, torch.device("cuda"))
```
```python fixed
import torch
from torch import nn

def train_one_epoch(model, loader, optimizer, scaler, device):
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast(device.type):
            loss = nn.functional.cross_entropy(model(x), y)
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()

model = nn.Linear(8, 2).cuda()
optimizer = torch.optim.AdamW(model.parameters())
train_one_epoch(model, torch.load("loader.pt"), optimizer, torch.amp.GradScaler("cuda"), torch.device("cuda"))
```
```python bad
import torch
from torch import nn

class Trainer:
    def __init__(self, net, fp16):
        self.net, self.fp16 = net, fp16
        self.dtype = torch.float16 if fp16 else torch.bfloat16
        self.optimizer = torch.optim.AdamW(net.parameters())

    def fit(self, loader):
        for x, y in loader:
            with torch.amp.autocast("cuda", dtype=self.dtype):  # LL310
                loss = nn.functional.mse_loss(self.net(x), y)
            if self.fp16:
                self.optimizer.zero_grad()
                loss.backward()
                self.optimizer.step()
```
bfloat16, a type that the settings choose, a scaler on one of two paths, and a CPU:

```python good
import torch
from torch import nn

def main(args, loader):
    model = nn.Linear(8, 2).cuda()
    optimizer = torch.optim.AdamW(model.parameters())
    scaler = torch.amp.GradScaler("cuda") if args.fp16 else None
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast("cuda", dtype=torch.float16, enabled=args.fp16):
            loss = nn.functional.cross_entropy(model(x), y)
        if scaler is not None:
            scaler.scale(loss).backward()
            scaler.step(optimizer)
            scaler.update()
        else:
            loss.backward()
            optimizer.step()

def bfloat(model, loader, optimizer, dtype):
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast("cuda", dtype=dtype), torch.autocast("cuda", dtype=torch.bfloat16):
            loss = nn.functional.cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()

def on_cpu(model, loader, optimizer):
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast("cpu"):
            loss = nn.functional.cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()
```
Where scaler and type both come from the caller, they may come together:

```python good
import torch

def train_one_epoch(model, loader, optimizer, scaler, precision):
    dtype = torch.float16 if precision == "amp" else torch.bfloat16
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast("cuda", dtype=dtype):
            loss = torch.nn.functional.cross_entropy(model(x), y)
        if scaler is not None:
            scaler.scale(loss).backward()
            scaler.step(optimizer)
            scaler.update()
        else:
            loss.backward()
            optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Context, Event, Finding, Fix, Group, Note, Op, Run, autocast, rule


@rule(
    "LL310",
    "fp16-without-scaler",
    Group.ERROR,
    reads={Op.BACKWARD, Op.STEP, Op.SCALE},
    needs={Op.BACKWARD, Op.STEP},
)
def check(run: Run) -> Iterator[Finding]:
    """An unscaled backward of a loss that was computed in float16, whose gradients an optimizer uses."""
    for backward in run.all(Op.BACKWARD):
        region = autocast.of_loss(run, backward)
        if region is None or backward.by or backward.args.get("scaler") is not None:
            continue
        step = next(iter(run.meeting(backward, Op.STEP, after=backward)), None)
        if step is None or step.args.get("scaler") is not None:
            continue
        if autocast.dtypes(run, region) == {"float16"}:
            yield _finding(run, backward, region, step)


def _finding(run: Run, backward: Event, region: Context, step: Event) -> Finding:
    loss = backward.obj.name if backward.obj is not None and backward.obj.name else "loss"
    unsure = not autocast.is_enabled(run, region) and any(guard.kind == "config" for guard in backward.guards)
    return Finding(
        region.at,
        "the loss is computed in float16 and not scaled: small gradients become zeros and are never applied",
        notes=(Note(backward, f"{loss} is not scaled here"), Note(step, "stepped without a scaler")),
        fix=Fix(f"call scaler.scale({loss}).backward(), scaler.step(optimizer) and scaler.update(), or use bfloat16"),
        doubt="autocast may be off on this path" if unsure else _given(run),
    )


def _given(run: Run) -> str:
    """Why the scaler may be there after all: whether there is one is for the caller to say, as is the type."""
    asked = any("scaler" in answer.text.lower() for answer in run.choices.values())
    return "the caller may give a scaler wherever it chooses float16" if asked and not run.entry.whole else ""
