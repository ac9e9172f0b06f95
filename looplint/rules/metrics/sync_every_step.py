"""
# Waiting for the device in every step
`.item()`, `.cpu()` and printing a tensor wait until the device has computed everything before. Done in every step, the
host can no longer run ahead, and a fast model waits for Python between its kernels.

Add up on the device (`total += loss.detach()`), and read the sum every so many steps.

```python bad
import torch

device = torch.device("cuda")
model = torch.nn.Linear(8, 1).to(device)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    loss = model(inputs.to(device)).pow(2).mean()
    loss.backward()
    optimizer.step()
    print(loss.item())  # LL806
```
```python fixed
import torch

device = torch.device("cuda")
model = torch.nn.Linear(8, 1).to(device)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
total = torch.zeros((), device=device)
for i, inputs in enumerate(torch.randn(10, 16, 8)):
    optimizer.zero_grad()
    loss = model(inputs.to(device)).pow(2).mean()
    loss.backward()
    optimizer.step()
    total += loss.detach()
    if (i + 1) % 5 == 0:
        print(total.item() / 5)
        total.zero_()
```

```diff reference_loop/train.py
-        every.append(losses.detach())
+        every.append(losses.detach().cpu())
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, rule


@rule("LL806", "sync-every-step", Group.ADVICE, reads={Op.READ, Op.BACKWARD}, needs={Op.READ, Op.BACKWARD}, roles=())
def check(run: Run) -> Iterator[Finding]:
    """A training loop reads a tensor from the device in each of its turns: the first such place of a loop."""
    seen: set[int] = set()
    for backward in run.all(Op.BACKWARD):
        loop = run.innermost(backward)
        if loop is None or id(loop) in seen:
            continue
        reads = [read for read in run.all(Op.READ) if run.innermost(read) is loop and not _gated(read)]
        if reads:
            seen.add(id(loop))
            yield Finding(
                reads[0],
                "every step waits for the device to read a number: the host cannot run ahead",
                tuple(Note(read, "and here") for read in {read.at: read for read in reads[1:]}.values())[:3],
                Fix("add up on the device, and read the sum every so many steps"),
            )


def _gated(read: Event) -> bool:
    return any(guard.kind != "config" for guard in read.guards)
