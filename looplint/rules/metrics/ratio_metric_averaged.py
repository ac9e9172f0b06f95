"""
# A ratio averaged over batches
F1, precision, recall, AUROC and intersection over union are ratios of counts over the whole data. The mean of their
values on single batches is another number: it depends on the batch size, the order, and batches without positives.

Gather predictions and targets (or the counts) over the epoch, and compute the metric once.

```python bad
import torch
from sklearn.metrics import f1_score

model, batches = torch.nn.Linear(8, 3), list(torch.randn(10, 16, 8))
score = 0.0
with torch.no_grad():
    for inputs in batches:
        score += f1_score(torch.randint(0, 3, (16,)), model(inputs).argmax(dim=1), average="macro")
print(score / len(batches))  # LL813
```
```python fixed
import torch
from sklearn.metrics import f1_score

model, batches = torch.nn.Linear(8, 3), list(torch.randn(10, 16, 8))
guesses, truths = [], []
with torch.no_grad():
    for inputs in batches:
        guesses.append(model(inputs).argmax(dim=1))
        truths.append(torch.randint(0, 3, (16,)))
print(f1_score(torch.cat(truths), torch.cat(guesses), average="macro"))
```
```python bad
import numpy as np
import torch
from sklearn.metrics import roc_auc_score

model, scores = torch.nn.Linear(8, 1), []
with torch.no_grad():
    for inputs in torch.randn(10, 16, 8):
        scores.append(roc_auc_score(torch.randint(0, 2, (16,)), model(inputs)))
print(np.mean(scores))  # LL813
```
```python good
import torch
from sklearn.metrics import accuracy_score, f1_score

def evaluate(model, batches):
    hits, guesses, truths = 0.0, [], []
    with torch.no_grad():
        for inputs in batches:
            guess, truth = model(inputs).argmax(dim=1), torch.randint(0, 3, (16,))
            hits += accuracy_score(truth, guess)
            guesses.append(guess)
            truths.append(truth)
    return hits / len(batches), f1_score(torch.cat(truths), torch.cat(guesses), average="macro")

model, total = torch.nn.Linear(8, 3), 0.0
for fold in range(5):
    accuracy, f1 = evaluate(model, list(torch.randn(10, 16, 8)))
    total += f1
print(total / 5)
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, LoopKind, Note, Op, Run, rule


@rule("LL813", "ratio-metric-averaged", Group.WARNING, reads={Op.KEEP, Op.AVERAGE}, needs={Op.AVERAGE}, roles=())
def check(run: Run) -> Iterator[Finding]:
    """A sum or list of ratios, one for each batch, is averaged."""
    for average in run.all(Op.AVERAGE):
        keep = run.last(Op.KEEP, before=average, of=average.obj)
        ratio = _ratio(average)
        if ratio and keep is not None and keep.args["loop"].kind is LoopKind.BATCH:
            yield Finding(
                average,
                f"{ratio} of the whole is not the mean over batches: the value changes with the batch size",
                (Note(keep, "one value for each batch"),),
                Fix("gather predictions and targets over the epoch, and compute it once"),
            )


def _ratio(average: Event) -> str:
    total = average.args.get("sum")
    return str(total.ratio if total is not None else average.args.get("ratio", ""))
