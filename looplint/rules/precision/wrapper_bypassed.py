"""
# A framework's backward or clip is gone past
A model that a framework has prepared expects its own calls: `accelerator.backward(loss)` divides the loss by the
accumulation steps and scales it under float16, `fabric.backward(loss)` Lightning's `self.manual_backward(loss)` tells
the precision and the strategy. A plain `loss.backward()` leaves that out: gradients are too large by the number of
accumulation steps, or unscaled where the optimizer divides by the scale. Torch's `clip_grad_norm_` meets gradients that
are still scaled, or only one shard of them.

```python bad
from accelerate import Accelerator
import torch
from torch import nn

accelerator = Accelerator(gradient_accumulation_steps=4)
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
loader = torch.load("loader.pt")
model, optimizer, loader = accelerator.prepare(model, optimizer, loader)
for x, y in loader:
    with accelerator.accumulate(model):
        loss = nn.functional.cross_entropy(model(x), y)
        loss.backward()  # LL312
        optimizer.step()
        optimizer.zero_grad()
```
```python fixed
from accelerate import Accelerator
import torch
from torch import nn

accelerator = Accelerator(gradient_accumulation_steps=4)
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
loader = torch.load("loader.pt")
model, optimizer, loader = accelerator.prepare(model, optimizer, loader)
for x, y in loader:
    with accelerator.accumulate(model):
        loss = nn.functional.cross_entropy(model(x), y)
        accelerator.backward(loss)
        optimizer.step()
        optimizer.zero_grad()
```
```python bad
import torch
from lightning.pytorch import LightningModule
from torch import nn

class Gan(LightningModule):
    def __init__(self):
        super().__init__()
        self.automatic_optimization = False
        self.net = nn.Linear(4, 4)

    def training_step(self, batch, batch_idx):
        optimizer = self.optimizers()
        loss = self.net(batch).mean()
        optimizer.zero_grad()
        loss.backward()  # LL312
        optimizer.step()

    def configure_optimizers(self):
        return torch.optim.Adam(self.parameters())
```
```python bad
import torch
from accelerate import Accelerator
from torch import nn

def train(model, loader):
    accelerator = Accelerator(mixed_precision="fp16")
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    model, optimizer, loader = accelerator.prepare(model, optimizer, loader)
    for x, y in loader:
        optimizer.zero_grad()
        accelerator.backward(nn.functional.cross_entropy(model(x), y))
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)  # LL312
        optimizer.step()
```
A model that was not prepared, torch's clip where nothing is scaled, and a training with the framework or without:

```python good
import torch
from accelerate import Accelerator
from torch import nn

def train(args, model, loader, probe):
    accelerator = Accelerator(mixed_precision="bf16") if args.accelerate else None
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    other = torch.optim.SGD(probe.parameters(), lr=0.1)
    if accelerator is not None:
        model, optimizer, loader = accelerator.prepare(model, optimizer, loader)
    for x, y in loader:
        optimizer.zero_grad()
        out = model(x)
        loss = nn.functional.cross_entropy(out, y)
        if accelerator is not None:
            accelerator.backward(loss)
        else:
            loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        other.zero_grad()
        nn.functional.cross_entropy(probe(out.detach()), y).backward()
        other.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, rule

UNSCALED = frozenset({"no", "bf16", "bf16-mixed", "bf16-true", "32", "32-true", "64", "64-true", "fp8", 32, 64})


@rule(
    "LL312",
    "wrapper-bypassed",
    Group.ERROR,
    reads={Op.WRAP, Op.BACKWARD, Op.CLIP, Op.STEP},
    needs={Op.BACKWARD},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A backward or clip of the user's own, on a model whose framework wants its own called."""
    for backward in run.all(Op.BACKWARD):
        through, wrap = _through(run, backward, "backward")
        if through and not backward.by and not _is_hook(backward) and run.meeting(backward, Op.STEP, after=backward):
            yield _backward(backward, through, wrap)
    for clip in run.all(Op.CLIP):
        through, wrap = _through(run, clip, "clip")
        if through and wrap is not None and not clip.by and wrap.args.get("scales") not in UNSCALED:
            yield _clip(clip, through, wrap)


def _through(run: Run, event: Event, what: str) -> tuple[Mapping[str, Any], Event | None]:
    """What the framework of a model that an event touches wants called, and where it prepared the model."""
    for model in event.params or ():
        for one in model.lineage():
            wrap = run.last(Op.WRAP, before=event, of=one)
            if wrap is not None and what in wrap.args:
                return wrap.args, wrap
            if what in (one.facts.get("goes_through") or ()):
                return one.facts["goes_through"], None
    return {}, None


def _by_framework(backward: Event, call: str) -> tuple[changes.Change, ...]:
    """The backward as the framework wants it: `accelerator.backward(loss)`."""
    owner, dot, _ = call.partition(".")
    method = call.removeprefix(owner + dot).partition("(")[0]
    if not dot or not owner.isidentifier():
        return ()
    return (changes.replace(backward, f"{{}}.{method}({{}})", changes.spelled(owner), changes.loss(backward)),)


def _clipped(clip: Event, call: str) -> tuple[changes.Change, ...]:
    owner, dot, method = call.partition("(")[0].partition(".")
    return (changes.callee(clip, f"{{}}.{method}", changes.spelled(owner)),) if dot else ()


def _is_hook(backward: Event) -> bool:
    """Whether it stands in the very function that the framework calls."""
    return any(name.rpartition(".")[2] in ("backward", "manual_backward") for name in backward.functions)


def _backward(backward: Event, through: Mapping[str, Any], wrap: Event | None) -> Finding:
    loss = backward.obj.name if backward.obj is not None and backward.obj.name else "loss"
    instead = str(through["backward"]).replace("(loss)", f"({loss})")
    divided = through.get("accumulates", 1) != 1
    harmless = through.get("scales") in UNSCALED and not divided
    lost = "divided by the accumulation steps" if divided else "scaled where the precision asks for it"
    return Finding(
        backward,
        f"{loss}.backward() goes past {instead}: the loss is not {lost}",
        notes=(Note(wrap, "the model is prepared here"),) if wrap is not None else (),
        fix=Fix(f"call {instead}", changes=_by_framework(backward, str(through["backward"]))),
        group=Group.ADVICE if harmless else None,
    )


def _clip(clip: Event, through: Mapping[str, Any], wrap: Event) -> Finding:
    scaled = str(through.get("scales")).startswith(("fp16", "16"))
    return Finding(
        clip,
        f"gradients are clipped past {through['clip']}, which unscales them first: every update shrinks",
        notes=(Note(wrap, "the model is prepared here"),),
        fix=Fix(f"call {through['clip']}", changes=_clipped(clip, str(through["clip"]))),
        doubt="" if scaled else "whether gradients are scaled is not visible",
    )
