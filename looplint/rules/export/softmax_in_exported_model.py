"""
# The exported model ends in a softmax
A network that ends in a softmax (or sigmoid) gives probabilities. Clients of classification models mostly apply their
own: applied twice, the softmax makes all classes nearly alike, and thresholds that were chosen on logits no longer
hold. Export what the loss was given, or say in the name of the output what it is. A wrapper that is made for the
export says it well enough.

```python bad
import torch
from torch import nn

model = nn.Sequential(nn.Linear(8, 4), nn.LogSoftmax(dim=1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
inputs, wanted = torch.randn(16, 8), torch.randint(0, 4, (16,))
for step in range(10):
    optimizer.zero_grad()
    nn.functional.nll_loss(model(inputs), wanted).backward()
    optimizer.step()
model.eval()
torch.jit.trace(model, torch.randn(2, 8)).save("model.pt")  # LL954
```
```python good
import torch
from torch import nn

class Probabilities(nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, x):
        return self.model(x).softmax(dim=1)

model = nn.Sequential(nn.Linear(8, 4))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
inputs, wanted = torch.randn(16, 8), torch.randint(0, 4, (16,))
for step in range(10):
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(inputs), wanted).backward()
    optimizer.step()
served = Probabilities(model).eval()
torch.jit.trace(served, torch.randn(2, 8)).save("model.pt")
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, phases, rule

SAID = frozenset({"prob", "probs", "probability", "probabilities", "softmax", "sigmoid", "confidence"})
RAW = frozenset({"logit", "logits"})
ENDS = ("softmax", "log_softmax", "sigmoid", "log_sigmoid")


@rule("LL954", "softmax-in-exported-model", Group.ADVICE, reads={Op.EXPORT, Op.STEP}, needs={Op.EXPORT})
def check(run: Run) -> Iterator[Finding]:
    """The model that was trained, exported as it is, and ending in one of these."""
    for export in run.all(Op.EXPORT):
        scores = export.args.get("scores")
        trained = any(step.params and any(model is export.obj for model in step.params) for step in run.all(Op.STEP))
        said = set(phases.words(str(export.args.get("output_names"))))
        if scores is None or scores.kind not in ENDS or not (trained or RAW & said) or SAID & said:
            continue
        yield Finding(
            export,
            f"the exported model ends in a {scores.kind}: clients that apply their own see all classes nearly alike",
            (Note(scores.at, "here"),) if scores.at is not None else (),
            Fix("export the logits, or name the output for what it is"),
        )
