"""
# Every process writes the checkpoint
Under DistributedDataParallel all processes hold the same weights and run the same lines. A save that is not left to
one of them writes the same file several times at once: it costs time, and two writers of one path can leave a torn
file that nobody can resume from.

```python bad
import os

import torch
from torch.nn.parallel import DistributedDataParallel

torch.distributed.init_process_group("gloo")
model = DistributedDataParallel(torch.nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
torch.save(model.module.state_dict(), "model.pt")  # LL507
torch.distributed.destroy_process_group()
```
```python fixed
import os

import torch
from torch.nn.parallel import DistributedDataParallel

torch.distributed.init_process_group("gloo")
model = DistributedDataParallel(torch.nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
if torch.distributed.get_rank() == 0:
    torch.save(model.module.state_dict(), "model.pt")
torch.distributed.destroy_process_group()
```
```python good
import os

import torch
from torch.nn.parallel import DistributedDataParallel

def save(state, path):
    if int(os.environ["RANK"]) != 0:
        return
    torch.save(state, path)

torch.distributed.init_process_group("gloo")
model = DistributedDataParallel(torch.nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
save(model.module.state_dict(), "model.pt")
torch.save(torch.get_rng_state(), f"random_{torch.distributed.get_rank()}.pt")
torch.distributed.destroy_process_group()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Content, Event, Finding, Fix, Group, Note, Op, Role, Run, Scope, changes, rule
from looplint.regex import regex

ONE_PROCESS = regex(r"rank|master|main_process|is_main|primary|chief|leader|\blocal_id\b|process_index|is_zero")


@rule(
    "LL507",
    "checkpoint-on-every-rank",
    Group.WARNING,
    reads={Op.SAVE, Op.WRAP, Op.BARRIER, Op.REDUCE},
    needs={Op.SAVE, Op.WRAP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A save under no test of the rank, to a path that does not name it, in a run of several processes."""
    replicas = [wrap for wrap in run.all(Op.WRAP) if _is_of_several(run, wrap)]
    if any("distributed" in answer.text and not answer.value for answer in run.choices.values()):
        return
    for save in run.all(Op.SAVE) if replicas else ():
        content: Content = save.args["content"]
        if not content.holds(Role.MODEL, Role.OPTIMIZER, Role.EMA) or save.args.get("sharded") or _is_left_to_one(save):
            continue
        yield Finding(
            save,
            "every process writes this file: two writers of one path can leave a torn checkpoint",
            (Note(replicas[0], "one of several processes"),),
            Fix("save on rank 0 only", changes=(changes.wrap(save, "if {}() == 0:", _RANK),)),
            on_data=True,
        )


def _is_of_several(run: Run, wrap: Event) -> bool:
    """Whether it makes a model one of several replicas: DDP, or a framework that shares the data out to who waits."""
    by = str(wrap.args.get("by", ""))
    if by.endswith("DistributedDataParallel"):
        return True
    if "backward" not in wrap.args or wrap.obj is None or not run.has(Op.BARRIER, Op.REDUCE):
        return False
    return any(w.args["by"] == by and w.obj is not None and w.obj.role is Role.LOADER for w in run.all(Op.WRAP))


_RANK = changes.library("torch.distributed.get_rank")


def _is_left_to_one(save: Event) -> bool:
    """Whether a test around it, a function that it stands in, the path or the saving call speak of the process."""
    if save.inside(Scope.RANK_ZERO) or save.args["by"] != "torch.save" or save.args.get("guarded"):
        return True
    texts = [guard.text for guard in save.guards] + [str(save.args.get("file", ""))]
    texts += [turn.loop.name for turn in save.turns]
    return any(ONE_PROCESS.search(text.lower()) for text in texts)
