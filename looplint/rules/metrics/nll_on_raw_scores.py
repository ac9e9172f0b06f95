"""
# NLL on something else than log-probabilities
`NLLLoss` only picks the entry of the right class and turns its sign around. On raw scores that is minimised by scores
without bound; on softmax probabilities it lies between -1 and 0, and the gradient vanishes for examples that are
confidently wrong. `KLDivLoss` and `CTCLoss` want logarithms for their input as well.

Apply `log_softmax` first, or give the raw scores to `CrossEntropyLoss`, which does both.

```python bad
import torch
import torch.nn.functional as F

model = torch.nn.Linear(8, 4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    loss = F.nll_loss(F.softmax(model(inputs), dim=1), torch.randint(0, 4, (16,)))  # LL809
    loss.backward()
    optimizer.step()
```
```python fixed
import torch
import torch.nn.functional as F

model = torch.nn.Linear(8, 4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    loss = F.nll_loss(F.log_softmax(model(inputs), dim=1), torch.randint(0, 4, (16,)))
    loss.backward()
    optimizer.step()
```
```python bad
import torch

class Tagger(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder, self.tags = torch.nn.LSTM(8, 16), torch.nn.Linear(16, 4)

    def forward(self, inputs):
        encoded, _ = self.encoder(inputs)
        return self.tags(encoded.view(len(inputs), -1)), encoded

model, criterion = Tagger(), torch.nn.NLLLoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    scores, _ = model(inputs)
    criterion(scores, torch.randint(0, 4, (16,))).backward()  # LL809
    optimizer.step()
```
```python good
import torch

class Mixture(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.parts = torch.nn.ModuleList(torch.nn.Linear(8, 4) for _ in range(2))

    def forward(self, inputs):
        return torch.stack([part(inputs).softmax(dim=1) for part in self.parts]).mean(dim=0)

model, criterion = Mixture(), torch.nn.NLLLoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    criterion(torch.log(model(inputs) + 1e-8), torch.randint(0, 4, (16,))).backward()
    optimizer.step()
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, Scores, changes, rule

_SAID = {"softmax": "probabilities", "sigmoid": "probabilities", "logits": "raw scores"}
_EFFECT = {
    "softmax": "its gradient vanishes where the model is confidently wrong",
    "sigmoid": "its gradient vanishes where the model is confidently wrong",
    "logits": "it falls without bound as the scores grow",
}


@rule("LL809", "nll-on-raw-scores", Group.ERROR, reads={Op.LOSS}, needs={Op.LOSS}, roles=(), fix="unsafe")
def check(run: Run) -> Iterator[Finding]:
    """A loss on log-probabilities is given probabilities or raw scores."""
    for loss in run.all(Op.LOSS):
        scores = loss.args.get("scores")
        if scores is None or loss.args.get("expects") != "log-probabilities" or scores.kind not in _SAID:
            continue
        name = loss.obj.made.rpartition(".")[2] if loss.obj is not None else "the loss"
        notes = (Note(scores.at, f"{_SAID[scores.kind]} come from here"),) if scores.at is not None else ()
        yield Finding(
            loss,
            f"{name} gets {_SAID[scores.kind]} where it wants log-probabilities: {_EFFECT[scores.kind]}",
            notes,
            Fix(
                "apply log_softmax first, or give the raw scores to cross_entropy",
                changes=_on_logs(loss, scores),
            ),
        )


def _on_logs(loss: Event, scores: Scores) -> tuple[changes.Change, ...]:
    """The logarithm of a softmax; for raw scores the cross entropy, the function or the class."""
    made = loss.obj.made if loss.obj is not None else ""
    if scores.kind == "softmax" and scores.at is not None:
        layer = (changes.callee(scores.at, "{}", changes.library("torch.nn.LogSoftmax")),)
        return (changes.either((changes.rename(scores.at, "log_softmax", "softmax"),), layer),)
    if scores.kind != "logits":
        return ()
    if made.endswith(".nll_loss"):
        return (changes.callee(loss, "{}", changes.library("torch.nn.functional.cross_entropy")),)
    at = loss.obj.at if loss.obj is not None and made.endswith(".NLLLoss") else None
    return (changes.callee(at, "{}", changes.library("torch.nn.CrossEntropyLoss")),) if at is not None else ()
