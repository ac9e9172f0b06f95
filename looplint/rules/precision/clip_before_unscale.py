"""
# Gradients are clipped while still scaled
`GradScaler` multiplies the loss, and with it every gradient, by a factor that begins at 65536. Clipping compares the
scaled norm with the threshold: nearly every step is clipped to it and then divided by the scale, so the update is tens
of thousands of times too small. Adam hides it (it is blind to the size of gradients); SGD stands still.

Call `scaler.unscale_(optimizer)` between `backward()` and the clip, once per optimizer whose gradients are clipped.
`scaler.step(optimizer)` then knows and does not unscale again.
Source: https://docs.pytorch.org/docs/stable/notes/amp_examples.html#gradient-clipping

```python bad
import torch
from torch import nn

model = nn.Linear(8, 2).cuda()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cuda")
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    with torch.autocast("cuda", dtype=torch.float16):
        loss = nn.functional.cross_entropy(model(x), y)
    scaler.scale(loss).backward()
    nn.utils.clip_grad_norm_(model.parameters(), 1.0)  # LL301
    scaler.step(optimizer)
    scaler.update()
```
```python fixed
import torch
from torch import nn

model = nn.Linear(8, 2).cuda()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cuda")
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    with torch.autocast("cuda", dtype=torch.float16):
        loss = nn.functional.cross_entropy(model(x), y)
    scaler.scale(loss).backward()
    scaler.unscale_(optimizer)
    nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    scaler.step(optimizer)
    scaler.update()
```
```python bad
import torch
from torch.nn.utils import clip_grad_norm_

class Trainer:
    def __init__(self, generator, critic, use_amp, clip):
        self.generator, self.critic, self.clip, self.use_amp = generator, critic, clip, use_amp
        self.opt_g = torch.optim.Adam(generator.parameters())
        self.opt_d = torch.optim.Adam(critic.parameters())
        self.scaler = torch.amp.GradScaler("cuda")

    def update(self, loss, net, optimizer):
        optimizer.zero_grad()
        if self.use_amp:
            self.scaler.scale(loss).backward()
            self.scaler.unscale_(self.opt_d)
            clip_grad_norm_(net.parameters(), self.clip)  # LL301
            self.scaler.step(optimizer)
            self.scaler.update()
        else:
            loss.backward()
            clip_grad_norm_(net.parameters(), self.clip)
            optimizer.step()

    def fit(self, loader):
        for noise in loader:
            self.update(self.critic(self.generator(noise)).mean(), self.generator, self.opt_g)

Trainer(torch.nn.Linear(2, 2), torch.nn.Linear(2, 1), True, 1.0).fit(torch.load("noise.pt"))
```
Unscaled only when clipping, at the end of an accumulation; not scaled at all:

```python good
import torch
from torch import nn

def train(model, loader, clip, accumulate=4):
    optimizers = [torch.optim.SGD(part.parameters(), lr=0.1) for part in (model.body, model.head)]
    scaler = torch.amp.GradScaler("cuda")
    for i, (x, y) in enumerate(loader):
        scaler.scale(nn.functional.cross_entropy(model(x), y) / accumulate).backward()
        if (i + 1) % accumulate == 0 or i + 1 == len(loader):
            if clip:
                for optimizer in optimizers:
                    scaler.unscale_(optimizer)
                nn.utils.clip_grad_norm_(model.parameters(), clip)
            for optimizer in optimizers:
                scaler.step(optimizer)
                optimizer.zero_grad()
            scaler.update()

def train_bfloat16(model, loader):
    optimizer = torch.optim.AdamW(model.parameters())
    for x, y in loader:
        with torch.autocast("cuda", dtype=torch.bfloat16):
            loss = nn.functional.cross_entropy(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
```

```diff reference_loop/train.py
-    state.scaler.unscale_(state.optimizer)  # the limit below is about true gradients
```
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, changes, rule


@rule(
    "LL301",
    "clip-before-unscale",
    Group.ERROR,
    reads={Op.SCALE, Op.BACKWARD, Op.UNSCALE, Op.CLIP, Op.STEP, Op.SCALER_UPDATE, Op.OBSERVE},
    needs={Op.CLIP, Op.SCALE, Op.STEP},
    fix="safe",
)
def check(run: Run) -> Iterator[Finding]:
    """A clip of gradients that a scaler scaled and has not unscaled, which the scaler then steps with."""
    for clip in run.all(Op.CLIP):
        backward = next(iter(reversed(run.meeting(clip, Op.BACKWARD, before=clip))), None)
        scaler = backward.args.get("scaler") if backward is not None else None
        if backward is None or scaler is None or clip.args.get("max_norm") == math.inf:
            continue
        if scaler.args.get("enabled") is False:
            continue
        step = _scaled_step(run, clip, scaler)
        if step is not None and step.obj is not None and not _unscaled(run, step.obj, backward, clip):
            yield _finding(run, clip, backward, step, scaler)


def _scaled_step(run: Run, clip: Event, scaler: Obj) -> Event | None:
    """The next step, through the scaler, of an optimizer whose gradients are clipped and were not used in between."""
    steps = run.meeting(clip, Op.STEP, after=clip)
    return steps[0] if steps and steps[0].args.get("scaler") is scaler else None


def _unscaled(run: Run, optimizer: Obj, backward: Event, clip: Event) -> bool:
    return any(event.args.get("optimizer") is optimizer for event in run.between(backward, clip, Op.UNSCALE))


def _finding(run: Run, clip: Event, backward: Event, step: Event, scaler: Obj) -> Finding:
    named = scaler.name or "scaler"
    optimizer = step.obj.name if step.obj is not None and step.obj.name else "optimizer"
    others = run.between(backward, clip, Op.UNSCALE)
    late = run.between(clip, step, Op.UNSCALE)
    return Finding(
        clip,
        "gradients are clipped while still multiplied by the loss scale: every update shrinks to almost nothing",
        notes=(
            Note(backward, f"scaled by {named} here"),
            *(Note(other, "unscales the gradients of another optimizer") for other in others[:1]),
            *(Note(event, "unscaled only here") for event in late[:1]),
            Note(step, f"{named}.step() divides by the scale after the clip"),
            *_measured(run, clip),
        ),
        fix=Fix(
            f"call {named}.unscale_({optimizer}) before clipping",
            safe=not late,
            changes=(
                *(changes.delete(event) for event in late[:1]),
                changes.before(clip, "{}.unscale_({})", changes.receiver(step, named), changes.written(step)),
            ),
        ),
    )


def _measured(run: Run, clip: Event) -> Iterator[Note]:
    """How large the gradients were, where that was seen."""
    for seen in run.observed("clip"):
        if seen.at == clip.at:
            norm, true = seen.args["norm"], seen.args["true"]
            yield Note(clip, f"clipped {_how_often(seen)}: norm {norm:,.0f} of scaled, {true:.2g} of true gradients")


def _how_often(seen: Event) -> str:
    clipped, count, calls = (seen.args[name] for name in ("clipped", "count", "calls"))
    if count == calls:
        return f"{clipped:,} of {calls:,} steps"
    return f"in {clipped:,} of the {count:,} steps that were looked at, of {calls:,} in all"
