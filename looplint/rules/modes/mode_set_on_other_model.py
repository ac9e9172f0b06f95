"""
# The mode is set on another model than the one that runs
`model.eval()` switches the model that it is called on, with its parts. Where the validation then runs another one, its
average or a copy of it, or the trained model where its average was meant, that one is still in the mode in which it was
made, as a rule training mode: its dropout is on, and its batch norm uses the statistics of the batch. The number is not
that of the network that will be used.

A wrapper (`DistributedDataParallel`, `torch.compile`) and the model inside are one.

```python bad
import copy
import torch
from torch import nn

net = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Dropout(0.5), nn.Linear(32, 2))
average = copy.deepcopy(net)
optimizer = torch.optim.SGD(net.parameters(), lr=0.1)

def run(loader, val_loader):
    for epoch in range(10):
        net.train()
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(net(x), y).backward()
            optimizer.step()
        net.eval()  # LL207
        with torch.no_grad():
            print(sum((average(x).argmax(1) == y).sum().item() for x, y in val_loader))

run(*torch.load("loaders.pt"))
```
```python fixed
import copy
import torch
from torch import nn

net = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Dropout(0.5), nn.Linear(32, 2))
average = copy.deepcopy(net)
optimizer = torch.optim.SGD(net.parameters(), lr=0.1)

def run(loader, val_loader):
    for epoch in range(10):
        net.train()
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(net(x), y).backward()
            optimizer.step()
        average.eval()
        with torch.no_grad():
            print(sum((average(x).argmax(1) == y).sum().item() for x, y in val_loader))

run(*torch.load("loaders.pt"))
```
```python good
import torch
from torch import nn

net = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Dropout(0.5), nn.Linear(32, 2))
wrapped = torch.compile(net)
probe = nn.Sequential(nn.Dropout(0.1), nn.Linear(2, 2))
optimizer = torch.optim.SGD([*net.parameters(), *probe.parameters()], lr=0.1)
loader, val_loader = torch.load("loaders.pt")
for epoch in range(10):
    net.train()
    probe.train()
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(probe(wrapped(x)), y).backward()
        optimizer.step()
    net.eval()
    probe.eval()
    with torch.no_grad():
        print(sum((probe(wrapped(x)).argmax(1) == y).sum().item() for x, y in val_loader))
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, changes, phases, related, rule


@rule(
    "LL207",
    "mode-set-on-other-model",
    Group.WARNING,
    reads={Op.FORWARD, Op.BACKWARD, Op.TRAIN, Op.EVAL, Op.MAKE, Op.GRAD_MODE},
    needs={Op.EVAL, Op.FORWARD, Op.BACKWARD},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A model put into evaluation mode that does not run in the evaluation, while another one runs in training mode."""
    for switch in run.all(Op.EVAL):
        model = switch.obj
        forwards = _evaluated(run, switch) if model is not None else []
        if model is None or not forwards or any(_are_one(e.obj, model) for e in forwards):
            continue
        wrong = [e for e in forwards if e.obj is not None and run.mode(e.obj, e)[0] and run.mode_matters(e.obj)]
        meant = wrong and (phases.is_copy(model, wrong[0].obj) or _runs_elsewhere(run, model))
        if len(wrong) == len(forwards) and meant:
            yield _finding(run, switch, wrong[0])


def _evaluated(run: Run, switch: Event) -> list[Event]:
    """The forwards without gradients after an eval(), in the same pass of its loops, until a model trains again."""
    found: list[Event] = []
    for event in run.within(switch, None, Op.FORWARD, Op.TRAIN, Op.BACKWARD):
        if event.op is not Op.FORWARD or not run.same_turn(switch, event):
            break
        if phases.backward_after(run, event) is not None:
            continue
        if not run.grad_enabled(event) and event.loops():
            found.append(event)
        elif _are_one(event.obj, switch.obj):
            return []
    return found


def _are_one(one: Obj | None, other: Obj | None) -> bool:
    return one is not None and other is not None and related(one, other)


def _runs_elsewhere(run: Run, model: Obj) -> bool:
    """Whether a model is trained: it was meant when its mode was set."""
    return any(e.obj is not None and e.obj is model.root and run.grad_enabled(e) for e in run.all(Op.FORWARD))


def _finding(run: Run, switch: Event, forward: Event) -> Finding:
    assert forward.obj is not None
    name, other = (switch.through or switch.obj), (forward.through or forward.obj)
    mine, theirs = (name.name if name else "") or "the model", other.name or "another model"
    matters = phases.mode_matters(run, forward.obj)
    return Finding(
        switch,
        f"{mine} is put into evaluation mode, but {theirs} runs, and that is in training mode: it is measured as it "
        "trains",
        (Note(forward, f"{theirs} runs here"),),
        Fix(
            f"call {theirs}.eval()",
            changes=(changes.replace(changes.receiver(switch), "{}", changes.written(forward)),),
        ),
        doubt=matters.doubt if matters is not None else "",
    )
