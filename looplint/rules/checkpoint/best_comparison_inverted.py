"""
# The best is chosen the wrong way round
Of losses the lowest is best, of accuracies the highest. With the comparison the other way, or with a start that
nothing can beat (0 for a loss, infinity for an accuracy), the worst weights are kept, or never any. A best value that
is compared and never updated takes every later epoch for the best.

```python bad
import torch

def validation_loss(model):
    with torch.no_grad():
        return model(torch.ones(1, 8)).pow(2).item()

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters())
best_loss = 0.0
for epoch in range(100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    val_loss = validation_loss(model)
    if val_loss > best_loss:  # LL514
        best_loss = val_loss
        torch.save(model.state_dict(), "best.pt")
```
```python fixed
import torch

def validation_loss(model):
    with torch.no_grad():
        return model(torch.ones(1, 8)).pow(2).item()

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters())
best_loss = float("inf")
for epoch in range(100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    val_loss = validation_loss(model)
    if val_loss < best_loss:
        best_loss = val_loss
        torch.save(model.state_dict(), "best.pt")
```
```python bad
import torch

def accuracy(model):
    with torch.no_grad():
        return (model(torch.ones(1, 8)) > 0).float().mean().item()

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters())
best_acc = 0.0
for epoch in range(100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    val_acc = accuracy(model)
    if val_acc > best_acc:  # LL514
        torch.save(model.state_dict(), "best.pt")
```
```python good
import torch

class EarlyStopping:
    def __init__(self, patience):
        self.patience, self.waited, self.best = patience, 0, None

    def __call__(self, val_loss, model):
        score = -val_loss
        if self.best is None or score > self.best:
            self.best = score
            self.waited = 0
            torch.save(model.state_dict(), "best.pt")
        else:
            self.waited += 1
        return self.waited > self.patience

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters())
stop, best_acc = EarlyStopping(3), 0.0
for epoch in range(100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        loss = model(inputs).pow(2).mean()
        loss.backward()
        optimizer.step()
    acc = 1 / (1 + loss.item())
    best_acc = max(acc, best_acc)
    if stop(loss.item(), model):
        break
print(best_acc)
```
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Record, Run, changes, directions, phases, rule

SURE = frozenset({"acc", "accuracy", "iou", "miou", "dice", "f1", "auc", "auroc", "psnr", "ssim", "bleu", "recall"})
CHOOSING = frozenset({"best", "lowest", "highest", "record"})


@rule(
    "LL514",
    "best-comparison-inverted",
    Group.ERROR,
    reads={Op.BEST, Op.SAVE, Op.STATE, Op.STEP},
    needs={Op.BEST},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A record whose metric, direction or start contradict each other."""
    for best in run.all(Op.BEST):
        record: Record = best.args["record"]
        if not CHOOSING & set(phases.words(record.name)) or record.higher is None:
            continue
        if not record.assigned:
            if _keeps(run, best):
                yield _never_updated(best, record)
        elif fault := _contradiction(record):
            yield _finding(best, record, fault)


def _keeps(run: Run, best: Event) -> bool:
    """Whether weights are kept where the record is broken, epoch after epoch."""
    kept = run.within(best, None, Op.SAVE, Op.STATE)
    return bool(best.loops()) and any(run.same_turn(best, e) and _under(e, best) for e in kept)


def _under(event: Event, best: Event) -> bool:
    return any(best.args["record"].name in guard.text for guard in event.guards)


def higher_is_better(record: Record) -> bool | None:
    """What the names say of the metric; None where they say nothing, or both."""
    text = record.value.strip()
    said = set(phases.words(f"{record.name} {text}"))
    lower, higher = bool(said & directions.FALLS), bool(said & directions.RISES)
    if lower == higher or text.startswith(("-", "1 -", "1.0 -", "1/")) or "neg" in said:
        return None
    return higher


def _contradiction(record: Record) -> str:
    """What is wrong with a record; "" for nothing."""
    wanted = higher_is_better(record)
    numbers = [value for value in record.starts if type(value) in (int, float)]
    if wanted is not None and wanted is not record.higher:
        consistent = any(math.isinf(n) and (n < 0) is record.higher for n in numbers)
        if consistent and not (wanted and SURE & set(phases.words(record.value))):
            return ""  # begun and compared consistently: a loss that is to be raised
        return (
            f"a {'higher' if record.higher else 'lower'} {record.value} is taken as better: the worst weights are kept"
        )
    if len(record.starts) != 1 or len(numbers) != 1:
        return ""
    start = numbers[0]
    if math.isinf(start) and (start > 0) is record.higher:
        return f"{record.name} begins at {start}, which nothing can beat: no weights are ever kept"
    if wanted is False and start == 0 and record.higher is False:
        return f"{record.name} begins at 0, which no loss can beat: no weights are ever kept"
    return ""


def _never_updated(best: Event, record: Record) -> Finding:
    words = changes.spelled(record.name), changes.spelled(record.value)
    assign = changes.head(best, "{} = {}", *words)
    return Finding(
        best,
        f"{record.name} is never updated: every epoch that beats its first value is kept as the best",
        fix=Fix(f"assign {record.name} = {record.value} where it is beaten", changes=(assign,)),
        on_data=True,
    )


def _finding(best: Event, record: Record, fault: str) -> Finding:
    note = (Note(record.at, "compared here"),) if record.at is not None else ()
    fix = Fix("turn the comparison, and begin with the worst value there is")
    return Finding(best, fault, note, fix, on_data=True)
