"""
# Each process clips by the norm of its own shard
`FullyShardedDataParallel` leaves every process a shard of each gradient. `torch.nn.utils.clip_grad_norm_` computes the
norm of what it is given: of one shard. The processes clip by different factors, and less than was asked for; the parts
of one parameter are scaled differently. `model.clip_grad_norm_()` computes the norm over all shards. `fully_shard`
makes DTensors, with which the function is right.

```python bad
import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel

def main(loader):
    dist.init_process_group("nccl")
    torch.cuda.set_device(dist.get_rank())
    model = FullyShardedDataParallel(nn.Linear(8, 2).cuda())
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)  # LL718
        optimizer.step()
    dist.destroy_process_group()
```
```python fixed
import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel

def main(loader):
    dist.init_process_group("nccl")
    torch.cuda.set_device(dist.get_rank())
    model = FullyShardedDataParallel(nn.Linear(8, 2).cuda())
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        model.clip_grad_norm_(1.0)
        optimizer.step()
    dist.destroy_process_group()
```
```python good
import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard

def main(loader):
    dist.init_process_group("nccl")
    torch.cuda.set_device(dist.get_rank())
    model = nn.Linear(8, 2).cuda()
    fully_shard(model)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
    dist.destroy_process_group()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, distributed, rule


@rule("LL718", "clip-norm-per-shard", Group.ERROR, reads={Op.CLIP, Op.WRAP}, needs={Op.CLIP, Op.WRAP}, fix="safe")
def check(run: Run) -> Iterator[Finding]:
    """torch's clip_grad_norm_ on the parameters of a model whose shards are plain tensors."""
    for clip in run.all(Op.CLIP):
        if not str(clip.args.get("function", "")).endswith("clip_grad_norm_"):
            continue
        wrap = next((w for m in clip.params or () if (w := distributed.wrap(run, m, clip)) is not None), None)
        if wrap is None or not _has_plain_shards(wrap):
            continue
        name = wrap.obj.name if wrap.obj is not None and wrap.obj.name else "model"
        yield Finding(
            clip,
            "each process clips by the norm of its own shard: they scale differently, and clip less than asked",
            notes=(Note(wrap, "sharded here"),),
            fix=Fix(
                f"call {name}.clip_grad_norm_(max_norm), which computes the norm over all shards",
                safe=True,
                changes=(
                    changes.replace(
                        clip, "{}.clip_grad_norm_({})", changes.spelled(name), changes.argument(clip, number=1)
                    ),
                ),
            ),
        )


def _has_plain_shards(wrap: Event) -> bool:
    whole = "NO_SHARD" in str(wrap.obj and wrap.through and wrap.through.args.get("sharding_strategy"))
    return bool(wrap.args.get("sharded")) and not wrap.args.get("dtensor") and not whole
