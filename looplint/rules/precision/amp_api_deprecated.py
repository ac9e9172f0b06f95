"""
# An old way into mixed precision
`torch.cuda.amp` and `torch.cpu.amp` are deprecated since PyTorch 2.4: they know one device each and warn whenever they
are used. `torch.amp` takes the device. apex.amp, which came before, is no longer developed, and its loss scale is no
part of what PyTorch saves.

`torch.amp.GradScaler("cuda")` and `torch.amp.autocast("cuda")` are the same things under their new names. With
`target-torch` below 2.4 nothing is reported.
Source: https://docs.pytorch.org/docs/stable/amp.html

```python bad
import torch
from torch import nn
from torch.cuda.amp import GradScaler, autocast  # LL309

model = nn.Linear(8, 2).cuda()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = GradScaler()
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    with autocast():
        loss = nn.functional.cross_entropy(model(x), y)
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
```
```python fixed
import torch
from torch import nn
from torch.amp import GradScaler, autocast

model = nn.Linear(8, 2).cuda()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = GradScaler("cuda")
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    with autocast("cuda"):
        loss = nn.functional.cross_entropy(model(x), y)
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
```
```python bad
# file: main.py
import torch
from engine import train_one_epoch

model = torch.nn.Linear(8, 2).cuda()
train_one_epoch(model, torch.load("loader.pt"), torch.optim.SGD(model.parameters(), lr=0.1))
# file: engine.py
import torch

def train_one_epoch(model, loader, optimizer):
    for x, y in loader:
        optimizer.zero_grad()
        with torch.cuda.amp.autocast(dtype=torch.bfloat16):  # LL309
            loss = torch.nn.functional.cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()
```
Code that supports old releases as well:

```python good
import torch
from torch import nn

try:
    from torch.amp import GradScaler
except ImportError:
    from torch.cuda.amp import GradScaler

def context(enabled):
    if hasattr(torch, "autocast"):
        return torch.autocast("cuda", enabled=enabled)
    return torch.cuda.amp.autocast(enabled=enabled)

def train(model, loader, optimizer):
    try:
        scaler = torch.amp.GradScaler("cuda")
    except AttributeError:
        scaler = torch.cuda.amp.GradScaler()
    other = GradScaler()
    for x, y in loader:
        optimizer.zero_grad()
        with context(scaler.is_enabled() or other.is_enabled()):
            loss = nn.functional.cross_entropy(model(x), y)
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
```

```diff reference_loop/precision.py
-    return torch.autocast(device.type, dtype=TYPES[config.precision])
+    return torch.cuda.amp.autocast(dtype=TYPES[config.precision])
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Op, Run, Scope, rule
from looplint.regex import regex

_BY_RELEASE = regex(r"version|hasattr|release|torch_?\d|\d\.\d", re.IGNORECASE)


@rule("LL309", "amp-api-deprecated", Group.WARNING, reads={Op.DEPRECATED}, needs={Op.DEPRECATED})
def check(run: Run) -> Iterator[Finding]:
    """The first use of each deprecated name in each file; none where the release decides."""
    told = set()
    for event in run.all(Op.DEPRECATED):
        name, since = event.args["name"], event.args["since"]
        key = (event.at.path, name)
        if key in told or ".amp" not in name or not run.targets(since) or _depends_on_release(event):
            continue
        told.add(key)
        yield Finding(event, _message(name, since), fix=Fix(f"use {event.args['instead']}, which takes the device"))


def _message(name: str, since: str) -> str:
    if name.startswith("torch."):
        return f"{name} is deprecated since torch {since}: it warns on each use and knows one device only"
    return f"{name} is no longer developed: its loss scale and casts go past those of torch"


def _depends_on_release(event: Event) -> bool:
    """Whether it is used only where the newer name is missing."""
    return event.inside(Scope.HANDLER) is not None or any(_BY_RELEASE.search(guard.text) for guard in event.guards)
