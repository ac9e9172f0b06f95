"""
# Micro-batch losses summed without division
When N backward passes add up to one step, the mean losses of N micro-batches become a sum: the gradient is N times that
of the same batch in one go. Plain SGD takes steps N times as long, clipping cuts nearly always; Adam hides it, until
weight decay, epsilon or clipping tell. Changing N then changes the training.

Divide each loss by the number of micro-batches. Accelerate and DeepSpeed divide by themselves: there, a division by
hand makes the gradient N times too small.

```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
accumulate = 4
for i, inputs in enumerate(torch.randn(20, 16, 8)):
    loss = model(inputs).pow(2).mean()
    loss.backward()  # LL104
    if (i + 1) % accumulate == 0:
        optimizer.step()
        optimizer.zero_grad()
```
```python fixed
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
accumulate = 4
for i, inputs in enumerate(torch.randn(20, 16, 8)):
    loss = model(inputs).pow(2).mean() / accumulate
    loss.backward()
    if (i + 1) % accumulate == 0:
        optimizer.step()
        optimizer.zero_grad()
```
```python bad
from accelerate import Accelerator
import torch

accelerator = Accelerator(gradient_accumulation_steps=4)
model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
loader = torch.utils.data.DataLoader(torch.randn(64, 8), batch_size=8)
model, optimizer, loader = accelerator.prepare(model, optimizer, loader)
for inputs in loader:
    with accelerator.accumulate(model):
        loss = model(inputs).pow(2).mean() / 4
        accelerator.backward(loss)  # LL104
        optimizer.step()
        optimizer.zero_grad()
```
```python good
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for batch in torch.randn(5, 64, 8):
    optimizer.zero_grad()
    for micro in batch.split(16):
        loss = model(micro).pow(2).sum()
        loss.backward()
    for p in model.parameters():
        p.grad /= len(batch)
    optimizer.step()
```
A loss over all micro-batches at once, of which each backward reaches one, needs no division, nor does a sum:

```python good
import torch
from torch import nn

def train(model, loader, optimizer, accumulate=4):
    features, batches = [], []
    for i, x in enumerate(loader):
        with torch.no_grad():
            features.append(model(x))
        batches.append(x)
        if (i + 1) % accumulate != 0:
            continue
        optimizer.zero_grad()
        for j in range(accumulate):
            own = model(batches[j])
            all_of = torch.cat(features[:j] + [own] + features[j + 1 :])
            loss = nn.functional.cross_entropy(all_of @ all_of.T, torch.arange(len(all_of)))
            loss.backward()
        optimizer.step()
        features, batches = [], []
```
```python good
import torch
from torch import nn

class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.out = nn.Linear(8, 4)

    def forward(self, x, y):
        return nn.functional.cross_entropy(self.out(x), y, reduction="sum")

def train(loader, micro_batches=4):
    model = Model()
    optimizer = torch.optim.Adam(model.parameters())
    for x, y in loader:
        optimizer.zero_grad()
        for i in range(micro_batches):
            model(x[i::micro_batches], y[i::micro_batches]).backward()
        optimizer.step()
```
"""

import re
from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, rule
from looplint.regex import regex

_ACCUMULATES = regex(
    r"accum|micro|grad_?acc|(mini|sub)_?batch|\.(chunk|tensor_split)\(|\.split\(\s*[\w.]+[^()]*\)", re.IGNORECASE
)
_SIZE = regex(r"batch|\bbs\b|size|len\(|shape|world|count|num|tokens|accum", re.IGNORECASE)


@rule(
    "LL104",
    "accumulated-loss-not-divided",
    Group.WARNING,
    reads={Op.MAKE, Op.FORWARD, Op.BACKWARD, Op.ASSIGN_GRAD, Op.STEP, Op.ZERO_GRAD, Op.MENTION},
    needs={Op.BACKWARD, Op.STEP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """Several mean losses go into one step undivided, or a framework divides once more."""
    for backward in run.all(Op.BACKWARD):
        if by := _divided_twice(backward):
            yield Finding(
                backward,
                f"the loss is divided by {by}, and backward() divides it once more: the gradients are too small",
                fix=Fix(
                    f"pass the undivided loss: this backward divides by {backward.args['framework_divides']} itself"
                ),
            )
    for step in run.all(Op.STEP):
        window = run.filling(step)
        if window and (steps := _accumulates(run, window, step)) and _undivided(run, window, step, steps):
            yield Finding(
                window[-1],
                "the losses of several micro-batches add up undivided: the gradient grows with their number",
                (Note(window[-1], "a mean loss is added for each micro-batch"), Note(step, "the step uses their sum")),
                Fix(
                    "divide the loss by the number of micro-batches before backward()",
                    changes=_divided(window[-1], steps),
                ),
            )


_COUNTED = regex(r"range\(([\w.]+)\)")


def _divided(backward: Event, steps: str) -> tuple[changes.Change, ...]:
    """By the number or name that the gate asks for, or that a loop of micro-batches counts to."""
    if counted := _COUNTED.fullmatch(steps):
        steps = counted[1]
    if not steps.replace(".", "").replace("_", "").isalnum():
        return ()
    loss = changes.loss(backward)
    if _is_number(steps):
        return (changes.replace(loss, f"{{}} / {steps}", loss),)
    return (changes.replace(loss, "{} / {}", loss, changes.spelled(steps)),)


def _divided_twice(backward: Event) -> str:
    """The divisor that repeats a framework's own."""
    own = backward.args.get("framework_divides")
    if own is None:
        return ""
    return next((by for by in backward.args.get("divided", ()) if by == str(own) or _ACCUMULATES.search(by)), "")


def _accumulates(run: Run, window: list[Event], step: Event) -> str:
    """How many micro-batches one step takes, as written; "" where it takes one."""
    last = window[-1]
    if not any(b.at == last.at for b in window[:-1]):
        return ""
    if gate := run.gate(step, unlike=last):
        return str(gate.every) if gate.every != 1 else ""
    around = {id(turn.loop) for turn in step.loops()}
    inner = (turn.loop for turn in last.loops() if id(turn.loop) not in around)
    return next((loop.name for loop in inner if _ACCUMULATES.search(f"{loop.name} {loop.target} {loop.length}")), "")


def _undivided(run: Run, window: list[Event], step: Event, steps: str) -> bool:
    """Whether the last loss is a mean that nothing divides, before its backward or after."""
    args = window[-1].args
    if "divided" not in args or args.get("framework_divides") or args.get("reduction") in ("sum", "none"):
        return False
    if args.get("by"):  # an unknown object's backward(loss) may divide
        return False
    divisors = [by for by in args["divided"] if not _is_number(by) or by == steps or not _is_number(steps)]
    scaled = any(_SIZE.search(by) for by in args.get("multiplied", ()))
    return not divisors and not scaled and not _handled_later(run, window, step) and not _is_cached(run, window)


def _is_cached(run: Run, window: list[Event]) -> bool:
    """Whether the batch went through the model without gradients before: each loss is that of all its parts."""
    begin = run.last(Op.BACKWARD, Op.STEP, before=window[0])
    earlier = run.within(begin, window[0], Op.FORWARD)
    cached = [f.obj for f in earlier if f.obj is not None and not run.grad_enabled(f)]
    return any(f.obj in cached for f in earlier if run.grad_enabled(f))


def _handled_later(run: Run, window: list[Event], step: Event) -> bool:
    """Whether gradients are scaled by hand, or handed to something unknown, before the step."""
    passed = (m for m in run.between(window[-1], step, Op.MENTION) if m.args.get("how") == "passed")
    return bool(run.meeting(step, Op.ASSIGN_GRAD, after=window[0], before=step, unsure=True)) or any(passed)


def _is_number(text: str) -> bool:
    return text.replace(".", "", 1).isdigit()
