"""
# Softmax before cross entropy
`CrossEntropyLoss` applies log-softmax to its input. Probabilities lie between 0 and 1, so a second softmax makes them
nearly equal: the loss cannot fall below `ln(1 + (K - 1) / e)` for K classes (0.74 for four), and its gradient is small
however wrong the model is. Training looks as if it worked, only slowly.

Let the model give raw scores, and apply softmax where probabilities are shown. (`log_softmax` before cross entropy
changes nothing: it is only superfluous, and advice.)

```python bad
import torch
from torch import nn

model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 4), nn.Softmax(dim=1))  # LL801
criterion = nn.CrossEntropyLoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    criterion(model(inputs), torch.randint(0, 4, (16,))).backward()
    optimizer.step()
```
```python fixed
import torch
from torch import nn

model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 4))
criterion = nn.CrossEntropyLoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    criterion(model(inputs), torch.randint(0, 4, (16,))).backward()
    optimizer.step()
```
```python bad
# file: network.py
import torch
from torch import nn

class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.head = nn.Linear(8, 4)

    def forward(self, inputs):
        logits = torch.softmax(self.head(inputs), dim=-1)  # LL801
        return {"logits": logits, "inputs": inputs}
# file: train.py
import torch
import torch.nn.functional as F
from network import Network

model = Network()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    loss = F.cross_entropy(model(inputs)["logits"], torch.randint(0, 4, (16,)))
    loss.backward()
    optimizer.step()
```
```python good
import torch
from torch import nn

class Attentive(nn.Module):
    def __init__(self):
        super().__init__()
        self.scores, self.head, self.softmax = nn.Linear(8, 8), nn.Linear(8, 4), nn.Softmax(dim=-1)

    def forward(self, inputs):
        out = self.head(inputs * self.softmax(self.scores(inputs)))
        return out if self.training else self.softmax(out)

model = Attentive()
criterion = nn.CrossEntropyLoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    out = model(inputs)
    criterion(out, torch.randint(0, 4, (16,))).backward()
    optimizer.step()
    print(out.softmax(dim=-1).amax().item())
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, rule

_TITLE = "give the criterion the raw scores: leave the activation out of the model, and apply it where it is shown"
_WHY = {
    "softmax": "softmax before cross_entropy, which applies it itself: the scores become nearly equal, training crawls",
    "sigmoid": "a sigmoid before cross_entropy, which applies softmax: the scores become nearly equal, training crawls",
    "log_softmax": "log_softmax before cross_entropy, which applies it itself: it changes nothing and costs time",
}


@rule("LL801", "softmax-before-cross-entropy", Group.ERROR, reads={Op.LOSS}, needs={Op.LOSS}, roles=(), fix="unsafe")
def check(run: Run) -> Iterator[Finding]:
    """A cross entropy over classes whose input is not raw scores: reported where it ceases to be."""
    for loss in run.all(Op.LOSS):
        scores = loss.args.get("scores")
        if scores is None or scores.kind not in _WHY or not _over_classes(loss):
            continue
        group = Group.ADVICE if scores.kind == "log_softmax" else None
        note = Note(loss, "the loss takes them as raw scores")
        undo = (changes.undo(scores.at),) if scores.at is not None else ()
        yield Finding(scores.at or loss, _WHY[scores.kind], (note,), Fix(_TITLE, changes=undo), group)


def _over_classes(loss: Event) -> bool:
    made = loss.obj.made.rpartition(".")[2].lower().replace("_", "") if loss.obj is not None else ""
    return loss.args.get("expects") == "logits" and "crossentropy" in made and "binary" not in made
