"""
# A teacher runs in training mode
A network that only gives targets, under `no_grad` or frozen, is meant to be the same from batch to batch. In training
mode its dropout makes the targets random, and its `BatchNorm` normalises by the batch and goes on moving its running
statistics, though nothing trains it. A new module is in training mode, and so is one that was trained before.

A teacher that is an average of the student (mean teacher, momentum encoder) runs in training mode on purpose.

```python bad
import torch
from torch import nn

teacher = nn.Sequential(nn.Linear(8, 64), nn.ReLU(), nn.Dropout(0.3), nn.Linear(64, 4))
teacher.load_state_dict(torch.load("teacher.pt"))
student = nn.Linear(8, 4)
optimizer = torch.optim.Adam(student.parameters())
for x in torch.load("batches.pt"):
    with torch.no_grad():
        wanted = teacher(x).softmax(1)  # LL211
    loss = nn.functional.kl_div(student(x).log_softmax(1), wanted, reduction="batchmean")
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
```
```python fixed
import torch
from torch import nn

teacher = nn.Sequential(nn.Linear(8, 64), nn.ReLU(), nn.Dropout(0.3), nn.Linear(64, 4))
teacher.load_state_dict(torch.load("teacher.pt"))
teacher.eval()
student = nn.Linear(8, 4)
optimizer = torch.optim.Adam(student.parameters())
for x in torch.load("batches.pt"):
    with torch.no_grad():
        wanted = teacher(x).softmax(1)
    loss = nn.functional.kl_div(student(x).log_softmax(1), wanted, reduction="batchmean")
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
```
```python good
import copy
import torch
from torch import nn

online = nn.Sequential(nn.Linear(8, 64), nn.BatchNorm1d(64), nn.ReLU(), nn.Linear(64, 4))
average = copy.deepcopy(online)
optimizer = torch.optim.Adam(online.parameters())
for one, other in torch.load("views.pt"):
    with torch.no_grad():
        wanted = average(other)
    loss = nn.functional.mse_loss(online(one), wanted)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    with torch.no_grad():
        for mine, theirs in zip(average.parameters(), online.parameters()):
            mine.lerp_(theirs, 0.01)
```
A network of which only the head learns, or that learns by turns, is no teacher:

```python good
import timm
import torch
from torch import nn

model = timm.create_model("resnet50", pretrained=True, num_classes=4)
for param in model.parameters():
    param.requires_grad = False
for param in model.get_classifier().parameters():
    param.requires_grad = True
optimizer = torch.optim.Adam(model.parameters())
for epoch in range(3):
    model.train()
    for x, y in torch.load("batches.pt"):
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    model.eval()
    with torch.no_grad():
        print(model(torch.load("valid.pt")).argmax(1))
```
```python good
import torch
from torch import nn

def learn(net, on):
    for param in net.parameters():
        param.requires_grad = on

def train(generator, critic, loader):
    critic_optimizer = torch.optim.Adam(critic.parameters())
    optimizer = torch.optim.Adam(generator.parameters())
    for epoch in range(3):
        for real in loader:
            generator.train()
            critic.train()
            learn(critic, True)
            made = generator(torch.randn(len(real), 8)).detach()
            critic_optimizer.zero_grad()
            (critic(made).mean() - critic(real).mean()).backward()
            critic_optimizer.step()
            learn(critic, False)
            optimizer.zero_grad()
            (-critic(generator(torch.randn(len(real), 8))).mean()).backward()
            optimizer.step()

generator = nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8), nn.Linear(8, 4))
critic = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8), nn.Linear(8, 1))
train(generator, critic, torch.load("batches.pt"))
```
Nor is a frozen network that is given a new head:

```python good
import torch
from torch import nn

def tune(model, batches):
    for param in model.parameters():
        param.requires_grad = False
    model.fc = nn.Linear(model.fc.in_features, 10)
    optimizer = torch.optim.SGD(model.fc.parameters(), lr=0.01)
    for x, y in batches:
        model.train()
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
```
The average of a class of one's own follows as well:

```python good
import copy
import torch
from torch import nn
import torch.nn.functional as F

def set_requires_grad(net, on):
    for param in net.parameters():
        param.requires_grad = on

class EMATeacher:
    def __init__(self, model, alpha):
        self.model, self.alpha = model, alpha
        self.teacher = copy.deepcopy(model)
        set_requires_grad(self.teacher, False)
    def update(self):
        for teacher_param, param in zip(self.teacher.parameters(), self.model.parameters()):
            teacher_param.data = self.alpha * teacher_param + (1 - self.alpha) * param
    def __call__(self, x):
        return self.teacher(x)
    def train(self, mode=True):
        self.teacher.train(mode)

def main(loader):
    model = nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8), nn.Linear(8, 2))
    teacher = EMATeacher(model, 0.99)
    optimizer = torch.optim.SGD(model.parameters(), 0.1)
    for epoch in range(10):
        model.train()
        teacher.train()
        for x, y in loader:
            with torch.no_grad():
                wanted = teacher(x)
            optimizer.zero_grad()
            loss = F.cross_entropy(model(x), y) + F.mse_loss(model(x), wanted)
            loss.backward()
            optimizer.step()
            teacher.update()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, changes, phases, related, rule


@rule(
    "LL211",
    "teacher-in-train-mode",
    Group.WARNING,
    reads={*(Op.FORWARD, Op.BACKWARD, Op.TRAIN, Op.EVAL, Op.MAKE, Op.GRAD_MODE, Op.UNFREEZE), Op.MENTION},
    needs={Op.FORWARD, Op.BACKWARD},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A network that gives targets to a training and is itself in training mode."""
    told: set[int] = set()
    for forward in run.all(Op.FORWARD):
        model = forward.obj
        if model is None or id(model) in told or not _only_gives(run, forward, model):
            continue
        training, since = run.mode(model, forward)
        matters = run.mode_matters(model)
        if training and matters is not None and not _may_follow(run, model):
            told.add(id(model))
            yield _finding(run, forward, model, since, matters)


def _may_follow(run: Run, model: Obj) -> bool:
    """Whether it is brought up to the trained network: a copy also by code that is not seen."""
    if "copy_of" not in model.root.facts or model.root.facts.get("follows"):
        return phases.follows(model)
    return any(e.obj is not None and related(e.obj, model) for e in run.all(Op.MENTION))


def _only_gives(run: Run, forward: Event, model: Obj) -> bool:
    """Whether all forwards of a network in the loops around this one are without gradients, beside a backward."""
    loops = forward.loops()
    if not loops or not _without_gradient(run, forward, model) or phases.backward_after(run, forward) is None:
        return False
    outer = loops[0].loop
    others = (e for e in run.all(Op.FORWARD) if e.obj is not None and related(e.obj, model) and _in(e, outer))
    return all(_without_gradient(run, e, model) for e in others)


def _in(event: Event, loop: object) -> bool:
    return any(turn.loop is loop for turn in event.loops())


def _without_gradient(run: Run, forward: Event, model: Obj) -> bool:
    return not run.grad_enabled(forward) or (bool(model.root.facts.get("frozen")) and not _learns(run, model))


def _learns(run: Run, model: Obj) -> bool:
    """Whether something of a frozen network may learn after all: a backward reaches it, or it is unfrozen by turns."""
    reached = (part for backward in run.all(Op.BACKWARD) for part in backward.params or ())
    return any(related(part, model) for part in reached) or any(
        event.obj is None or related(event.obj, model) for event in run.all(Op.UNFREEZE)
    )


def _switched(forward: Event) -> changes.Change:
    loops = forward.loops()
    at = (loops[-1].loop.at if loops else None) or forward
    return changes.before(at, "{}.eval()", changes.written(forward))


def _finding(run: Run, forward: Event, model: Obj, since: Event | None, matters: phases.ModeMatters) -> Finding:
    name, layer = model.name or "the network", matters.layer
    what = "dropout makes its targets random" if layer and "Drop" in layer[0] else "its targets depend on the batch"
    switched = [Note(since, "put into training mode here")] if since is not None and since.op is Op.TRAIN else []
    return Finding(
        forward,
        f"{name} only gives targets, but runs in training mode: {what if layer else 'its targets are random'}",
        (*switched, *([Note(layer[1], f"{layer[0]} depends on the mode")] if layer else [])),
        Fix(f"call {name}.eval() before the loop", changes=(_switched(forward),)),
        doubt=matters.doubt or phases.mode_kept(run, model, since),
    )
