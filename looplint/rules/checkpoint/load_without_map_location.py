"""
# A checkpoint loaded onto the device that it came from
`torch.load` puts each tensor back onto the device that it was saved from. When several processes load what rank 0
saved, all of them fill GPU 0 first, which runs out of memory or keeps a context of each process; on a machine without
that GPU the load raises. With `map_location` the script decides: "cpu", or the device of this process.
A single process that loads what it has saved itself is on the right device.

```python bad
import os

import torch
from torch.nn.parallel import DistributedDataParallel

rank = int(os.environ["LOCAL_RANK"])
torch.cuda.set_device(rank)
torch.distributed.init_process_group("nccl")
model = DistributedDataParallel(torch.nn.Linear(8, 1).to(rank), device_ids=[rank])
if os.path.exists("last.pt"):
    state = torch.load("last.pt")  # LL505
    model.module.load_state_dict(state)
model.eval()
torch.distributed.destroy_process_group()
```
```python fixed
import os

import torch
from torch.nn.parallel import DistributedDataParallel

rank = int(os.environ["LOCAL_RANK"])
torch.cuda.set_device(rank)
torch.distributed.init_process_group("nccl")
model = DistributedDataParallel(torch.nn.Linear(8, 1).to(rank), device_ids=[rank])
if os.path.exists("last.pt"):
    state = torch.load("last.pt", map_location="cpu")
    model.module.load_state_dict(state)
model.eval()
torch.distributed.destroy_process_group()
```
```python good
import torch

model = torch.nn.Linear(8, 1)  # this script knows the CPU only
model.load_state_dict(torch.load("weights.pt"))
model.eval()
data = torch.load("images.pt")
with torch.no_grad():
    print(model(data).mean())
```
Where the GPU was found, and where none was, each in its way:

```python good
import torch

model = torch.nn.Linear(8, 1)
if torch.cuda.is_available():
    model.load_state_dict(torch.load("weights.pt"))
    model.cuda()
else:
    model.load_state_dict(torch.load("weights.pt", map_location="cpu"))

def restored(path, device=None):
    state = torch.load(path) if device is None else torch.load(path, map_location=device)
    one = torch.nn.Linear(8, 1)
    one.load_state_dict(state)
    return one

print(restored("other.pt", torch.device("cuda" if torch.cuda.is_available() else "cpu")))
```
A file of this run, whatever gives its name:

```python good
import shutil
import torch
from logs import Log

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
log, best, model = Log("logs"), 0.0, torch.nn.Linear(8, 1).to(device)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(10):
    for x, y in torch.load("batches.pt", map_location=device):
        optimizer.zero_grad()
        torch.nn.functional.mse_loss(model(x), y).backward()
        optimizer.step()
    torch.save(model.state_dict(), log.path("latest"))
    if log.score(model) > best:
        best = log.score(model)
        shutil.copy(log.path("latest"), log.path("best"))
model.load_state_dict(torch.load(log.path("best")))
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, resume, rule
from looplint.regex import regex

GPU = regex(r"cuda\.is_available\(\)|\b(?:use_?|has_?|with_?)?(?:cuda|gpus?)\Z")


@rule(
    "LL505",
    "load-without-map-location",
    Group.WARNING,
    reads={Op.LOAD, Op.RESTORE, Op.WRAP},
    needs={Op.LOAD, Op.RESTORE},
    fix="safe",
)
def check(run: Run) -> Iterator[Finding]:
    """A load that goes into a model or optimizer, in a script that means several devices."""
    for found in resume.loads(run):
        args = found.load.args
        if "map_location" in args or "**" in args or not found.restored or found.load.args.get("mmap"):
            continue
        wraps = [wrap for wrap in run.all(Op.WRAP) if wrap.args.get("syncs")]
        shared = bool(wraps)
        if not shared and (args["devices"] != "either" or args.get("own") or _has_gpu(run, found.load)):
            continue
        effect = "all processes load onto one GPU first" if shared else "it fails on a machine without that GPU"
        yield Finding(
            found.load,
            f"the checkpoint is loaded onto the device that it was saved from: {effect}",
            (Note(found.restored[0], "put into use here"),),
            Fix(
                'pass map_location="cpu", or the device of this process',
                safe=True,
                changes=(changes.keyword(found.load, "map_location", '"cpu"', position=1),),
            ),
            doubt="" if not shared or any(_has_device(wrap) for wrap in wraps) else "a process may drive several GPUs",
        )


def _has_gpu(run: Run, load: Event) -> bool:
    """Whether it stands under a test that found a GPU."""
    yes = [a.text for a in run.choices.values() if a.value and GPU.search(a.text) and "not " not in a.text]
    return any(text in guard.text for guard in load.guards for text in yes)


def _has_device(wrap: Event) -> bool:
    """Whether the wrapper is told the one device of its process."""
    return wrap.through is not None and wrap.through.args.get("device_ids") is not None
