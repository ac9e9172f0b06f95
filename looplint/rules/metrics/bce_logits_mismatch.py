"""
# Binary cross entropy on the wrong kind of numbers
`BCEWithLogitsLoss` applies the sigmoid itself. On probabilities it computes the sigmoid of a sigmoid, which lies
between 0.5 and 0.73: no example can be called negative, and the loss stays above 0.31. `BCELoss` is the other way
round: it wants probabilities, and raw scores outside of 0..1 raise on the CPU and assert on the GPU.

Keep one of the two: raw scores with `BCEWithLogitsLoss` (numerically safer), or a sigmoid with `BCELoss`. When a
sigmoid leaves the model, thresholds on its output move from 0.5 to 0.

```python bad
import torch
from torch import nn

model = nn.Sequential(nn.Linear(8, 1), nn.Sigmoid())  # LL802
criterion = nn.BCEWithLogitsLoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    criterion(model(inputs), torch.ones(16, 1)).backward()
    optimizer.step()
```
```python fixed
import torch
from torch import nn

model = nn.Sequential(nn.Linear(8, 1))
criterion = nn.BCEWithLogitsLoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    criterion(model(inputs), torch.ones(16, 1)).backward()
    optimizer.step()
```
```python bad
import torch
from torch import nn

class Detector(nn.Module):
    def __init__(self):
        super().__init__()
        self.body, self.out = nn.Linear(8, 8), nn.Linear(8, 1)

    def forward(self, inputs):
        return self.out(torch.relu(self.body(inputs))).squeeze(1)

model = Detector()
criterion = nn.BCELoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    criterion(model(inputs), torch.ones(16)).backward()  # LL802
    optimizer.step()
```
```python good
import torch
from torch import nn

model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    wanted = torch.ones(16, 1)
    optimizer.zero_grad()
    logits = model(inputs)
    probabilities = torch.sigmoid(logits)
    dice = 1 - (probabilities * wanted).mean()
    loss = nn.functional.binary_cross_entropy_with_logits(logits, wanted) + dice
    loss = loss + nn.functional.binary_cross_entropy(probabilities.clamp(1e-6, 1 - 1e-6), wanted)
    loss.backward()
    optimizer.step()
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, rule

_TWICE = (
    "{} before a criterion that applies a sigmoid itself: no output can fall below 0.5, and training stalls",
    "give the criterion the raw scores; move thresholds on the output from 0.5 to 0",
)
_RAW = (
    "binary cross entropy gets {} where it wants probabilities: values outside of 0..1 raise",
    "use BCEWithLogitsLoss, or apply a sigmoid first",
)
_SAID = {"sigmoid": "a sigmoid", "softmax": "a softmax", "logits": "raw scores", "log_softmax": "logarithms"}


@rule("LL802", "bce-logits-mismatch", Group.ERROR, reads={Op.LOSS}, needs={Op.LOSS}, roles=(), fix="unsafe")
def check(run: Run) -> Iterator[Finding]:
    """A binary cross entropy with logits on probabilities, or one on probabilities with anything else."""
    for loss in run.all(Op.LOSS):
        scores, expects = loss.args.get("scores"), loss.args.get("expects")
        if scores is None or not _over_two(loss):
            continue
        said = _SAID.get(scores.kind, "")
        if expects == "logits" and scores.kind in ("sigmoid", "softmax"):
            message, fix = _TWICE
            note = Note(loss, "the loss takes them as raw scores")
            undo = (changes.undo(scores.at),) if scores.at is not None else ()
            yield Finding(scores.at or loss, message.format(said), (note,), Fix(fix, changes=undo))
        elif expects == "probabilities" and scores.kind in ("logits", "log_softmax"):
            message, fix = _RAW
            notes = (Note(scores.at, f"{said} come from here"),) if scores.at is not None else ()
            yield Finding(loss, message.format(said), notes, Fix(fix, changes=_on_logits(loss, scores.kind)))


def _on_logits(loss: Event, kind: str) -> tuple[changes.Change, ...]:
    """The loss on raw scores in the place of that on probabilities: the function, or the class."""
    made = loss.obj.made if loss.obj is not None else ""
    if kind != "logits":
        return ()
    if made.endswith(".binary_cross_entropy"):
        name = changes.library("torch.nn.functional.binary_cross_entropy_with_logits")
        return (changes.callee(loss, "{}", name),)
    at = loss.obj.at if loss.obj is not None and made.endswith(".BCELoss") else None
    return (changes.callee(at, "{}", changes.library("torch.nn.BCEWithLogitsLoss")),) if at is not None else ()


def _over_two(loss: Event) -> bool:
    """Whether each output is a yes or no of its own."""
    made = loss.obj.made.rpartition(".")[2].lower() if loss.obj is not None else ""
    return any(word in made for word in ("bce", "binary", "multilabelsoft", "multilabel_soft", "sigmoid"))
