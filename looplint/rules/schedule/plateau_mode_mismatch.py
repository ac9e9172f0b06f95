"""
# ReduceLROnPlateau waits for the wrong direction
With `mode="min"`, the default, `ReduceLROnPlateau` takes a metric for improved when it falls. Fed an accuracy, it sees
no improvement while the model learns, and cuts the rate after each `patience` epochs; with `mode="max"` and a loss, the
same.

Say `mode="max"` for what should rise, or negate the metric.
Source: https://docs.pytorch.org/docs/stable/generated/torch.optim.lr_scheduler.ReduceLROnPlateau.html

```python bad
import torch
from torch import nn

def evaluate(model, loader):
    with torch.no_grad():
        return sum((model(x).argmax(1) == y).float().mean().item() for x, y in loader) / len(loader)

def main(args, train_loader, val_loader):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=3)
    for epoch in range(args.epochs):
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        val_acc = evaluate(model, val_loader)
        scheduler.step(val_acc)  # LL410
```
```python fixed
import torch
from torch import nn

def evaluate(model, loader):
    with torch.no_grad():
        return sum((model(x).argmax(1) == y).float().mean().item() for x, y in loader) / len(loader)

def main(args, train_loader, val_loader):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, mode="max", patience=3)
    for epoch in range(args.epochs):
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        val_acc = evaluate(model, val_loader)
        scheduler.step(val_acc)
```
```python bad
import torch
from torch import nn

class Trainer:
    def __init__(self, net):
        self.net = net
        self.optimizer = torch.optim.Adam(net.parameters())
        self.schedule = torch.optim.lr_scheduler.ReduceLROnPlateau(self.optimizer, "max")

    def fit(self, loader, epochs):
        for epoch in range(epochs):
            losses = []
            for x, y in loader:
                self.optimizer.zero_grad()
                loss = nn.functional.mse_loss(self.net(x), y)
                loss.backward()
                self.optimizer.step()
                losses.append(loss.item())
            self.schedule.step(sum(losses) / len(losses))  # LL410
```
Negated metrics, a metric that the name does not tell, and a mode that the settings choose:

```python good
import torch
from torch import nn
from torch.optim.lr_scheduler import ReduceLROnPlateau

def main(args, model, loader, validate):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    falling = ReduceLROnPlateau(optimizer)
    rising = ReduceLROnPlateau(optimizer, mode="max")
    chosen = ReduceLROnPlateau(optimizer, mode=args.mode)
    for epoch in range(args.epochs):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        accuracy, dice_loss, score = validate(model)
        if args.mode == "min":
            falling.step(-accuracy if args.negate else 1 - accuracy)
        elif args.mode == "loss":
            falling.step(dice_loss)
        elif args.mode == "score":
            falling.step(score)
        elif args.mode == "max":
            rising.step(accuracy)
        elif args.mode == "other":
            rising.step(-dice_loss)
        else:
            chosen.step(accuracy)
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, changes, directions, phases, rule
from looplint.regex import regex

_NEGATED = regex(r"\s*(-|\(?\s*1(\.0*)?\s*-|\(?\s*100(\.0*)?\s*-)")


@rule("LL410", "plateau-mode-mismatch", Group.ERROR, reads={Op.SCHEDULE, Op.MAKE}, needs={Op.SCHEDULE}, fix="unsafe")
def check(run: Run) -> Iterator[Finding]:
    """A plateau schedule whose metric, by its name, improves in the other direction than its mode says."""
    for event in run.all(Op.SCHEDULE):
        scheduler = event.obj
        if scheduler is None or scheduler.facts.get("unit") != "metric":
            continue
        mode = scheduler.args.get("mode", scheduler.facts.get("defaults", {}).get("mode", "min"))
        metric, rises = _direction(event, scheduler)
        if metric and mode in ("min", "max") and rises is not (mode == "max"):
            yield _finding(event, scheduler, metric, mode)


def _finding(event: Event, scheduler: Obj, metric: str, mode: str) -> Finding:
    name = scheduler.name or "the scheduler"
    way, other = ("fall", "max") if mode == "min" else ("rise", "min")
    return Finding(
        event,
        f'{name} has mode="{mode}" and waits for {metric} to {way}, which it does when the model gets worse: the '
        "learning rate is cut while the model improves",
        notes=(Note(scheduler.at, "made here"),) if scheduler.at is not None else (),
        fix=Fix(f'make it with mode="{other}"', changes=_turned(scheduler, other)),
    )


def _turned(scheduler: Obj, other: str) -> tuple[changes.Change, ...]:
    return (changes.keyword(scheduler.at, "mode", f'"{other}"', position=1),) if scheduler.at is not None else ()


def _direction(event: Event, scheduler: Obj) -> tuple[str, bool]:
    """The metric by the first of its texts that tells, and whether it rises when the model improves; ("", False)."""
    said = event.args.get
    for text in (said("said"), scheduler.facts.get("monitor"), said("measured"), said("metric")):
        if isinstance(text, str) and (rises := _rises(text)) is not None:
            return text, rises is not bool(_NEGATED.match(text))
    return "", False


def _rises(text: str) -> bool | None:
    said = {word.rstrip("0123456789") for word in phases.words(text)} | set(re.findall(r"[a-z]+1?", text.lower()))
    rises, falls = bool(directions.RISES & said), bool(directions.FALLS & said)
    if rises and falls:  # dice_loss
        return False if re.search(r"loss|err", text.lower()) and not re.search(r"[-+*/,]", text) else None
    return rises if rises or falls else None
