"""
# A frozen part goes on moving its running statistics
`requires_grad_(False)` freezes the parameters of a part. The running mean and variance of its `BatchNorm` layers are no
parameters: in training mode every batch moves them, and normalises with its own statistics. `model.train()` puts the
frozen part into training mode like all others, so the "frozen" features drift with the new data.

Put the part into evaluation mode after each `model.train()`, or in the model's own `train()`.

```python bad
import torch
from torch import nn

class Probe(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Conv2d(3, 16, 3), nn.BatchNorm2d(16), nn.ReLU(), nn.Flatten())
        self.head = nn.LazyLinear(2)

    def forward(self, x):
        return self.head(self.body(x))

model = Probe()
model.body.requires_grad_(False)
optimizer = torch.optim.Adam(model.head.parameters())
for epoch in range(3):
    model.train()  # LL210
    for x, y in torch.load("batches.pt"):
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
```
```python fixed
import torch
from torch import nn

class Probe(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Conv2d(3, 16, 3), nn.BatchNorm2d(16), nn.ReLU(), nn.Flatten())
        self.head = nn.LazyLinear(2)

    def forward(self, x):
        return self.head(self.body(x))

model = Probe()
model.body.requires_grad_(False)
optimizer = torch.optim.Adam(model.head.parameters())
for epoch in range(3):
    model.train()
    model.body.eval()
    for x, y in torch.load("batches.pt"):
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
```
```python good
import torch
from torch import nn

class Probe(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Conv2d(3, 16, 3), nn.BatchNorm2d(16), nn.ReLU(), nn.Flatten())
        self.head = nn.LazyLinear(2)
        for p in self.body.parameters():
            p.requires_grad = False

    def train(self, mode=True):
        super().train(mode)
        self.body.eval()
        return self

    def forward(self, x):
        return self.head(self.body(x))

model = Probe()
optimizer = torch.optim.Adam(model.head.parameters())
model.train()
for x, y in torch.load("batches.pt"):
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(x), y).backward()
    optimizer.step()
```
A bias alone that is kept at zero freezes no statistics:

```python good
import torch
from torch import nn

class Neck(nn.Module):
    def __init__(self):
        super().__init__()
        self.backbone, self.norm, self.head = nn.Linear(8, 8), nn.BatchNorm1d(8), nn.Linear(8, 2)
        self.norm.bias.requires_grad_(False)

    def forward(self, x):
        return self.head(self.norm(self.backbone(x)))

model = Neck()
optimizer = torch.optim.SGD([p for p in model.parameters() if p.requires_grad], lr=0.1)
model.train()
for x, y in torch.load("batches.pt"):
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(x), y).backward()
    optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, changes, phases, related, rule


@rule(
    "LL210",
    "frozen-batchnorm-updates",
    Group.WARNING,
    reads={Op.FREEZE, Op.UNFREEZE, Op.FORWARD, Op.BACKWARD, Op.TRAIN, Op.EVAL, Op.MAKE},
    needs={Op.FREEZE, Op.FORWARD, Op.BACKWARD},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A part whose parameters are frozen for good passes training batches in training mode."""
    told: set[int] = set()
    for forward in run.all(Op.FORWARD):
        if forward.obj is None or phases.backward_after(run, forward) is None:
            continue
        for freeze in _freezes(run, forward, forward.obj):
            part = freeze.obj
            training, since = _mode(run, part, forward) if part is not None else (None, None)
            if part is not None and id(part) not in told and training and not _in_part(run, part, since, forward):
                told.add(id(part))
                yield _finding(run, forward, freeze, part, since)


def _mode(run: Run, part: Obj, forward: Event) -> tuple[bool | None, Event | None]:
    """The mode of a part; nobody having set it, that in which the whole was made."""
    training, since = run.mode(part, forward)
    if training is None and part.whole is not None and part.known and part.facts.get("mode") != "eval":
        return run.mode(part.whole, forward)
    return training, since


def _freezes(run: Run, forward: Event, model: Obj) -> Iterator[Event]:
    """The freezes of parts of a model, up to a forward, that nothing undoes."""
    for freeze in run.within(None, forward, Op.FREEZE):
        part = freeze.obj
        if part is None or freeze.args.get("some") or not phases.normalises_batches(part) or phases.follows(part):
            continue
        undone = any(e.obj is not None and related(e.obj, part) for e in run.all(Op.UNFREEZE))
        if not undone and any(part.root is x or part.root.whole is x for x in model.lineage()):
            yield freeze


def _in_part(run: Run, part: Obj, since: Event | None, forward: Event) -> bool:
    """Whether layers inside a part, or some layers of the whole, were put into evaluation mode after it."""
    evals = [e.obj for e in run.within(since, forward, Op.EVAL) if e.obj is not None]
    inside = any(part.root in list(obj.lineage()) for obj in evals)
    return inside or any(obj.root.facts.get("some") and obj.root.whole in list(part.lineage()) for obj in evals)


def _meant(run: Run, part: Obj, freeze: Event) -> str:
    """Why the statistics of a whole network may be meant to follow: nothing new in it is trained on what it gives."""
    new = (event.obj for event in run.within(freeze, None, Op.MAKE) if event.obj is not None)
    head = any(obj.whole is not None and obj.whole.root is part.root for obj in new)
    return "" if part.whole is not None or head else "the statistics may be meant to follow the new data"


def _in_evaluation(at: Event, part: Obj) -> changes.Change:
    """Behind the train() that switches it on; before the training loop where nothing does."""
    word, (_, _, own) = changes.spelled(part.name), part.name.partition("self.")
    if at.op is Op.TRAIN and own:
        return changes.after(at, f"{{}}.{own}.eval()", changes.receiver(at))
    if at.op is Op.TRAIN:
        return changes.after(at, "{}.eval()", word)
    loops = at.loops()
    return changes.before((loops[-1].loop.at if loops else None) or at, "{}.eval()", word)


def _finding(run: Run, forward: Event, freeze: Event, part: Obj, since: Event | None) -> Finding:
    name = part.name or "the frozen part"
    at = since if since is not None and since.op is Op.TRAIN else forward
    return Finding(
        at,
        f"{name} is frozen, but in training mode: its BatchNorm goes on moving its running statistics",
        (Note(freeze, "parameters frozen here"), Note(forward, "batches pass through here")),
        Fix(f"call {name}.eval() after train()", changes=(_in_evaluation(at, part),)),
        doubt=phases.mode_kept(run, part, since) or _meant(run, part, freeze),
    )
