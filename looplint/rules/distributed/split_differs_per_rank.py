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
from typing import Any

from looplint import Event, Finding, Fix, Group, Note, Op, Role, Run, changes, distributed, loaders, rule


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
        drawn = _drawn(made)
        if drawn is None or drawn["at"] in told:
            continue
        told.add(drawn["at"])
        kind, generator = drawn["kind"], drawn["generator"]
        seeded = next((s for s in reversed(run.within(None, made, Op.SEED)) if kind in s.args.get("seeds", ())), None)
        own = distributed.knows_rank(str(generator if generator is not None else seeded and seeded.args.get("value")))
        if generator is None and seeded is None and run.entry.whole:
            yield _finding(made, drawn, sign, "from a generator that nothing seeded")
        elif own:
            yield _finding(
                made, drawn, seeded if generator is None and seeded else sign, "with a seed that contains the rank"
            )


def _drawn(made: Event) -> dict[str, Any] | None:
    """Where and by which generator a dataset's part of the data is drawn."""
    if made.obj is None:
        return None
    if made.obj.made == loaders.SPLIT:
        return {"kind": "torch", "generator": made.obj.args.get("generator"), "at": made.at}
    drawn: dict[str, Any] | None = made.obj.facts.get("drawn")
    return drawn


def _finding(made: Event, drawn: dict[str, Any], other: Event, how: str) -> Finding:
    text = "the processes' seeds differ" if other.op is Op.SEED else "several processes run"
    return Finding(
        made if drawn["at"] == made.at else drawn["at"],
        f"each process draws its own split, {how}: one trains on what another holds back",
        notes=(Note(other, text), Note(made, "the part of the data")),
        fix=Fix(
            "pass generator=torch.Generator().manual_seed(...) with one seed for all processes",
            changes=_seeded(made) if drawn["at"] == made.at else (),
        ),
    )


def _seeded(made: Event) -> tuple[changes.Change, ...]:
    return (changes.keyword(made, "generator", "{}().manual_seed(0)", changes.library("torch.Generator")),)
