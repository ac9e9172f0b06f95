"""
# Pinned memory that nothing makes use of
`pin_memory=True` copies each batch once more, into page-locked memory, so that the copy to the GPU can run beside the
host's next work. It does so only with `non_blocking=True`: without, the host waits for each copy. Where the batches
stay on the CPU, the extra copy is all there is
(https://docs.pytorch.org/tutorials/intermediate/pinmem_nonblock.html).

```python bad
import torch
from torch import nn
from torch.utils.data import DataLoader

def train(data, model, device):
    loader = DataLoader(data, batch_size=64, shuffle=True, num_workers=4, pin_memory=True)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    model.train()
    for images, targets in loader:
        images = images.to(device)  # LL608
        targets = targets.to(device)
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(images), targets).backward()
        optimizer.step()
```
```python fixed
import torch
from torch import nn
from torch.utils.data import DataLoader

def train(data, model, device):
    loader = DataLoader(data, batch_size=64, shuffle=True, num_workers=4, pin_memory=True)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    model.train()
    for images, targets in loader:
        images = images.to(device, non_blocking=True)
        targets = targets.to(device, non_blocking=True)
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(images), targets).backward()
        optimizer.step()
```
```python bad
import torch
from torch.utils.data import DataLoader

def features(data, model):
    device = torch.device("cpu")
    loader = DataLoader(data, batch_size=64, pin_memory=True)  # LL608
    model.eval()
    with torch.no_grad():
        return torch.cat([model(images.to(device)) for images, _ in loader])
```
```python good
import torch
from torch.utils.data import DataLoader

def features(data, model):
    cuda = torch.cuda.is_available()
    device = torch.device("cuda" if cuda else "cpu")
    loader = DataLoader(data, batch_size=64, pin_memory=cuda)
    model.eval()
    with torch.no_grad():
        return torch.cat([model(images.cuda(device, non_blocking=cuda)) for images, _ in loader])
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Role, Run, rule


@rule("LL608", "pin-memory-wasted", Group.ADVICE, reads={Op.MAKE}, needs={Op.MAKE}, roles={Role.LOADER})
def check(run: Run) -> Iterator[Finding]:
    """Loaders that pin batches whose copies block, or that are not copied to a GPU."""
    for made in run.all(Op.MAKE):
        loader = made.obj
        if loader is None or loader.role is not Role.LOADER or made.args.get("pin_memory") is not True:
            continue
        transfers = loader.root.facts.get("transfers", ())
        if not transfers:
            continue
        if all(transfer.to_cpu for transfer in transfers):
            yield Finding(
                made,
                "batches are pinned though they stay on the CPU: each is copied once more for nothing",
                notes=(Note(transfers[0].at, "they are moved to the CPU"),),
                fix=Fix("leave out pin_memory, or set it only where there is a GPU"),
            )
        elif all(transfer.blocking for transfer in transfers):
            yield Finding(
                transfers[0].at,
                "the host waits for this copy to the GPU though the batch is pinned: it could run beside its next work",
                notes=(Note(made, "batches are pinned here"),),
                fix=Fix("pass non_blocking=True"),
            )
