"""
# Raw scores held against a probability
A loss like `BCEWithLogitsLoss` takes raw scores, which are positive from a probability of one half on. `logits > 0.5`
asks for a probability of 0.62: positives are missed, and the reported accuracy or F1 is not that of the model. It often
stays behind when a sigmoid is taken out of the model.

Compare raw scores with 0, or apply a sigmoid first.

```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    wanted = (inputs[:, :1] > 0).float()
    optimizer.zero_grad()
    logits = model(inputs)
    torch.nn.functional.binary_cross_entropy_with_logits(logits, wanted).backward()
    optimizer.step()
    print(((logits > 0.5) == wanted).float().mean().item())  # LL812
```
```python fixed
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    wanted = (inputs[:, :1] > 0).float()
    optimizer.zero_grad()
    logits = model(inputs)
    torch.nn.functional.binary_cross_entropy_with_logits(logits, wanted).backward()
    optimizer.step()
    print(((logits > 0) == wanted).float().mean().item())
```
```python good
import torch

class Detector(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.out = torch.nn.Linear(8, 1)

    def forward(self, inputs):
        out = self.out(inputs)
        return out if self.training else out.sigmoid()

model, head = Detector(), torch.nn.Linear(8, 1)
criterion = torch.nn.BCEWithLogitsLoss()
optimizer = torch.optim.SGD([*model.parameters(), *head.parameters()], lr=0.1)
for inputs in torch.randn(10, 16, 8):
    wanted = (inputs[:, :1] > 0).float()
    optimizer.zero_grad()
    logits = head(inputs)
    (criterion(model(inputs), wanted) + criterion(logits, wanted)).backward()
    optimizer.step()
    hits = (torch.sigmoid(logits) > 0.5) == wanted
model.eval()
print((model(inputs) > 0.5).sum(), hits.sum())
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, rule

_RAW = ("", "logits")  # "": the loss tells


@rule(
    "LL812",
    "logits-thresholded",
    Group.ERROR,
    reads={Op.LOSS, Op.THRESHOLD},
    needs={Op.LOSS, Op.THRESHOLD},
    roles=(),
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """What a loss takes as raw scores is compared with a number between 0 and 1."""
    for threshold in run.all(Op.THRESHOLD):
        model = threshold.obj
        if model is None or threshold.args["scores"].kind not in _RAW or _differs_by_mode(threshold):
            continue
        loss = next((loss for loss in run.all(Op.LOSS) if _takes_raw(loss, threshold)), None)
        if loss is not None:
            yield Finding(
                threshold,
                f"raw scores are compared with {threshold.args['value']}, as if they were probabilities",
                (Note(loss, "the loss takes them as raw scores"),),
                Fix(
                    "compare with 0, or apply a sigmoid first",
                    changes=(changes.replace(changes.compared(threshold), "0"),),
                ),
            )


def _takes_raw(loss: Event, threshold: Event) -> bool:
    scores = loss.args.get("scores")
    made = loss.obj.made.lower() if loss.obj is not None else ""
    binary = any(word in made for word in ("bce", "binary", "multilabelsoft", "multilabel_soft", "sigmoid"))
    return scores is not None and scores.model is threshold.obj and binary and loss.args.get("expects") == "logits"


def _differs_by_mode(threshold: Event) -> bool:
    """Whether the model may give something else in evaluation."""
    cls = threshold.obj.facts.get("class") if threshold.obj is not None else None
    return cls is not None and "self.training" in cls.text
