"""
# The model is trained in evaluation mode
A model that was loaded for inference (`from_pretrained()` returns one in evaluation mode, so do many loaders of one's
own) stays there until `train()` is called. Training then runs with dropout off and BatchNorm frozen at the statistics
of another data set: fine-tuning overfits sooner and normalises with the wrong numbers.

```python bad
import torch
from torch import nn

def load_backbone(path):
    model = nn.Sequential(nn.Linear(8, 64), nn.BatchNorm1d(64), nn.ReLU(), nn.Dropout(0.4), nn.Linear(64, 2))
    model.load_state_dict(torch.load(path))
    return model.eval()

def finetune(model, loader):
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    for epoch in range(4):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()  # LL204
            optimizer.step()

finetune(load_backbone("backbone.pt"), torch.load("loader.pt"))
```
```python fixed
import torch
from torch import nn

def load_backbone(path):
    model = nn.Sequential(nn.Linear(8, 64), nn.BatchNorm1d(64), nn.ReLU(), nn.Dropout(0.4), nn.Linear(64, 2))
    model.load_state_dict(torch.load(path))
    return model.eval()

def finetune(model, loader):
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    model.train()
    for epoch in range(4):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()

finetune(load_backbone("backbone.pt"), torch.load("loader.pt"))
```
```python bad
import torch
from transformers import AutoModelForSequenceClassification

model = AutoModelForSequenceClassification.from_pretrained("bert-base-cased", num_labels=2)
optimizer = torch.optim.AdamW(model.parameters(), lr=2e-5)
for epoch in range(3):
    for batch in torch.load("loader.pt"):
        loss = model(**batch).loss  # LL204
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
```
A frozen encoder under a trained head, parts of the model, and a linear probe are in evaluation mode on purpose:

```python good
import torch
from torch import nn

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(8, 32), nn.BatchNorm1d(32), nn.ReLU())
        self.head = nn.Linear(32, 2)

    def forward(self, x):
        return self.head(self.body(x))

    def train(self, mode=True):
        super().train(mode)
        self.body.eval()
        return self

encoder = nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8)).eval()
net = Net()
optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
for epoch in range(3):
    net.train()
    for x, y in torch.load("loader.pt"):
        with torch.no_grad():
            features = encoder(x)
        optimizer.zero_grad()
        nn.functional.cross_entropy(net(features), y).backward()
        optimizer.step()
```
```python good
import torch
from torch import nn

model = nn.Sequential(nn.Linear(8, 32), nn.BatchNorm1d(32), nn.Linear(32, 2))
for name, parameter in model.named_parameters():
    if not name.startswith("2."):
        parameter.requires_grad = False
optimizer = torch.optim.SGD(model[2].parameters(), lr=0.1)
for epoch in range(3):
    model.eval()
    for x, y in torch.load("loader.pt"):
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, phases, related, rule


@rule(
    "LL204",
    "training-in-eval-mode",
    Group.ERROR,
    reads={Op.FORWARD, Op.BACKWARD, Op.GRAD_MODE, Op.FREEZE, Op.TRAIN, Op.EVAL, Op.MAKE, Op.STEP},
    needs={Op.FORWARD, Op.BACKWARD},
    unless={"LL203"},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A model whose training forwards are all in evaluation mode; where only some are, LL203 tells."""
    told: list[phases.TrainingForward] = []
    for trained in run.training_forwards if run.has(Op.STEP) else ():
        if any(related(trained.model, earlier.model) for earlier in told):
            continue
        told.append(trained)
        if finding := _judge(run, trained):
            yield finding


def _judge(run: Run, trained: phases.TrainingForward) -> Finding | None:
    training, switch = run.mode(trained.model, trained.forward)
    matters = run.mode_matters(trained.model)
    if training is not False or switch is None or matters is None or phases.validation_around(trained.forward):
        return None
    if _is_intended(run, trained, switch) or not _always_in_eval(run, trained):
        return None
    name = (trained.forward.through or trained.model).name or "the model"
    how = "put into evaluation mode here" if switch.op is Op.EVAL else "comes in evaluation mode from here"
    return Finding(
        trained.forward,
        f"{name} is trained in evaluation mode: dropout is off and running statistics are frozen",
        notes=(Note(switch, how), Note(trained.backward, "trained here, without a train() in between")),
        fix=Fix(f"call {name}.train() before the training loop", changes=(_switched(trained.forward),)),
        doubt=_doubt(run, trained, switch),
    )


def _switched(forward: Event) -> changes.Change:
    loops = forward.loops()
    at = loops[-1].loop.at if loops and loops[-1].loop.at is not None else forward
    return changes.before(at, "{}.train()", changes.written(forward))


def _doubt(run: Run, trained: phases.TrainingForward, switch: Event) -> str:
    if any(step.params is None for step in run.all(Op.STEP)):
        return "which parameters the optimizer steps is not visible"
    if _is_deliberate(switch, trained):
        return "eval() is called where training begins, perhaps on purpose"
    return phases.mode_doubt(run, switch, trained.forward)


def _always_in_eval(run: Run, trained: phases.TrainingForward) -> bool:
    others = (other for other in run.training_forwards if related(other.model, trained.model))
    return all(run.mode(other.model, other.forward)[0] is False for other in others)


def _is_intended(run: Run, trained: phases.TrainingForward, switch: Event) -> bool:
    """Whether parts are frozen, or back in training mode."""
    if phases.parts_in_training(run, trained.model, switch, trained.forward):
        return True
    return switch.op is Op.EVAL and _is_partly_frozen(run, trained)


def _is_partly_frozen(run: Run, trained: phases.TrainingForward) -> bool:
    freezes = (event for event in run.all(Op.FREEZE) if event.index < trained.forward.index)
    return any(event.obj is not None and related(event.obj, trained.model) for event in freezes)


def _is_deliberate(switch: Event, trained: phases.TrainingForward) -> bool:
    """Whether eval() stands in the very function or loop that trains."""
    if switch.op is not Op.EVAL:
        return False
    around = {id(turn.loop) for turn in trained.forward.turns}
    return bool(switch.turns) and id(switch.turns[-1].loop) in around
