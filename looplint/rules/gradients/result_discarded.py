"""
# The result of a method is thrown away
`x.detach()`, `x.to(device)`, `x.clamp(0, 1)` return a new tensor and leave `x` as it is. As a statement of their own
they do nothing: the graph stays, the tensor stays on its device, the gradient is not clipped. Modules are different:
`model.to(device)` moves the model itself.

```python bad
import torch
from torch import nn

net = nn.Linear(4, 2)
optimizer = torch.optim.Adam(net.parameters())
for state, reward, following in torch.load("replay.pt"):
    best = net(following).max(1).values
    best.detach()  # LL121
    loss = nn.functional.mse_loss(net(state).max(1).values, reward + 0.9 * best)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
```
```python fixed
import torch
from torch import nn

net = nn.Linear(4, 2)
optimizer = torch.optim.Adam(net.parameters())
for state, reward, following in torch.load("replay.pt"):
    best = net(following).max(1).values
    best = best.detach()
    loss = nn.functional.mse_loss(net(state).max(1).values, reward + 0.9 * best)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
```
```python bad
import torch

model = torch.nn.Linear(8, 1).cuda()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
loader = torch.utils.data.DataLoader(torch.load("data.pt"), batch_size=16)
for inputs, labels in loader:
    inputs.cuda()  # LL121
    optimizer.zero_grad()
    (model(inputs) - labels).pow(2).mean().backward()
    for p in model.parameters():
        p.grad.data.clamp(-1, 1)  # LL121
    optimizer.step()
```
In place, a module, or a batch object that moves itself:

```python good
import torch

device = torch.device("cuda")
model = torch.nn.Linear(8, 1)
model.to(device)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
loader = torch.utils.data.DataLoader(torch.load("graphs.pt"), batch_size=16)
for batch in loader:
    batch.to(device)
    optimizer.zero_grad()
    hidden = model(batch.x)
    hidden.detach_()
    (model(batch.x) - hidden).pow(2).mean().backward()
    for p in model.parameters():
        p.grad.data.clamp_(-1, 1)
    optimizer.step()
```
What a class method makes is an instance:

```python good
import torch
from torch import nn

class Task(nn.Module):
    def __init__(self):
        super().__init__()
        self.model = nn.Linear(8, 2)

    @classmethod
    def start(cls, batches):
        task = cls()
        task.cuda(0)
        optimizer = torch.optim.SGD(task.parameters(), lr=0.1)
        for x in batches:
            optimizer.zero_grad()
            task.model(x).mean().backward()
            optimizer.step()
```
"""

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Op, Run, changes, rule

_EFFECTS = {
    "detach": "the graph stays attached",
    "clamp": "nothing is clamped",
    "clip": "nothing is clipped",
    "masked_fill": "nothing is masked",
}


@rule("LL121", "result-discarded", Group.ERROR, reads={Op.DISCARD, Op.BACKWARD}, needs={Op.DISCARD}, fix="unsafe")
def check(run: Run) -> Iterator[Finding]:
    """The bare call of a method without side effects; only useless where no backward follows in its turn."""
    for discard in run.all(Op.DISCARD):
        method, name = discard.args["method"], discard.obj.name if discard.obj is not None else "the old one"
        effect = _EFFECTS.get(method, "it is not moved or cast" if discard.args["moves"] else "nothing changes")
        later = run.within(discard, None, Op.BACKWARD)
        used = any(run.same_turn(discard, backward) for backward in later)
        yield Finding(
            discard,
            f"{method}() returns a new tensor, which is thrown away, and leaves {name} as it is: {effect}",
            fix=Fix(
                f"write {name} = {name}.{method}(...)" if name.isidentifier() else "assign the result",
                changes=(changes.rewrite(discard, "{} = {}", changes.receiver(discard), changes.whole(discard)),),
            ),
            group=None if used else Group.WARNING,
        )
