"""
# Each process splits the data differently
Every process runs `random_split` by itself. Without a common seed, or with a seed that contains the rank, each draws
another split: what one process holds back for validation, another one trains on. The validation score looks better than
it is, and nothing shows why.

```python bad
import torch
import torch.distributed as dist
from torch.utils.data import DataLoader, DistributedSampler, random_split

def main(dataset):
    dist.init_process_group("gloo")
    torch.manual_seed(17 + dist.get_rank())
    train_set, val_set = random_split(dataset, [900, 100])  # LL711
    loader = DataLoader(train_set, batch_size=8, sampler=DistributedSampler(train_set))
    dist.destroy_process_group()
    return loader, val_set
```
```python fixed
import torch
import torch.distributed as dist
from torch.utils.data import DataLoader, DistributedSampler, random_split

def main(dataset):
    dist.init_process_group("gloo")
    torch.manual_seed(17 + dist.get_rank())
    train_set, val_set = random_split(dataset, [900, 100], generator=torch.Generator().manual_seed(17))
    loader = DataLoader(train_set, batch_size=8, sampler=DistributedSampler(train_set))
    dist.destroy_process_group()
    return loader, val_set
```
```python good
import torch
import torch.distributed as dist
from torch.utils.data import DataLoader, DistributedSampler, random_split

def main(dataset, args):
    dist.init_process_group("gloo")
    torch.manual_seed(args.seed)
    train_set, val_set = random_split(dataset, [900, 100])
    loader = DataLoader(train_set, batch_size=8, sampler=DistributedSampler(train_set))
    dist.destroy_process_group()
    return loader, val_set
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Role, Run, changes, distributed, rule

DRAWS = {"torch.utils.data.random_split": "torch"}


@rule(
    "LL711",
    "split-differs-per-rank",
    Group.ERROR,
    reads={Op.MAKE, Op.SEED, Op.INIT_GROUP, Op.WRAP},
    needs={Op.MAKE},
    roles={Role.DATASET, Role.SAMPLER},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A random split in a script of several processes, whose generator was not seeded alike in all of them."""
    sign = distributed.several(run)
    if sign is None:
        return
    told: set[object] = set()
    for made in run.all(Op.MAKE):
        kind = DRAWS.get(made.obj.made) if made.obj is not None else None
        if made.obj is None or kind is None or made.at in told:
            continue
        told.add(made.at)
        generator = made.obj.args.get("generator")
        seeded = next((s for s in reversed(run.within(None, made, Op.SEED)) if kind in s.args.get("seeds", ())), None)
        own = distributed.knows_rank(str(generator if generator is not None else seeded and seeded.args.get("value")))
        if generator is None and seeded is None and run.entry.whole:
            yield _finding(made, sign, "from a generator that nothing seeded")
        elif own:
            yield _finding(made, seeded if generator is None and seeded else sign, "with a seed that contains the rank")


def _finding(made: Event, other: Event, how: str) -> Finding:
    text = "the processes' seeds differ" if other.op is Op.SEED else "several processes run"
    return Finding(
        made,
        f"each process draws its own split, {how}: one trains on what another holds back",
        notes=(Note(other, text),),
        fix=Fix(
            "pass generator=torch.Generator().manual_seed(...) with one seed for all processes",
            changes=(changes.keyword(made, "generator", "{}().manual_seed(0)", changes.library("torch.Generator")),),
        ),
    )
