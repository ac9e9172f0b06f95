"""
# Predictions collected on the device
Outputs that are collected over a whole dataset fill the memory of the GPU with something that is only read at the end:
for score maps, or many classes, that is more than the model itself takes. The run dies in its first evaluation of real
size, or needs a smaller batch than it should.

Move each output to the host (`.cpu()`) before it is kept, or keep only what is needed (a running count, the predicted
class).

```python bad
import torch
from torch.utils.data import DataLoader

device = torch.device("cuda")
model = torch.nn.Conv2d(3, 8, 1).to(device)
outputs = []
with torch.no_grad():
    for images in DataLoader(torch.randn(40, 3, 64, 64), batch_size=4):
        outputs.append(model(images.to(device)))  # LL805
print(torch.cat(outputs).argmax(dim=1).float().mean())
```
```python fixed
import torch
from torch.utils.data import DataLoader

device = torch.device("cuda")
model = torch.nn.Conv2d(3, 8, 1).to(device)
outputs = []
with torch.no_grad():
    for images in DataLoader(torch.randn(40, 3, 64, 64), batch_size=4):
        outputs.append(model(images.to(device)).cpu())
print(torch.cat(outputs).argmax(dim=1).float().mean())
```
```python good
import torch
from torch.utils.data import DataLoader

device = torch.device("cuda")
model = torch.nn.Conv2d(3, 8, 1).to(device)
classes, shares, numbers = [], [], []
with torch.no_grad():
    for images in DataLoader(torch.randn(40, 3, 64, 64), batch_size=4):
        out = model(images.to(device))
        classes.append(out.argmax(dim=1).cpu())
        shares.append(out.softmax(dim=1).mean())
        numbers.append(out.detach().to("cpu").numpy())
```
A few of them, to look at, fill nothing:

```python good
import torch
from torch.utils.data import DataLoader

device = torch.device("cuda")
model = torch.nn.Conv2d(3, 8, 1).to(device)
first, every = [], []
with torch.no_grad():
    for i, images in enumerate(DataLoader(torch.randn(40, 3, 64, 64), batch_size=4)):
        out = model(images.to(device))
        if i < 4:
            first.append(out)
        if i % 50 == 0:
            every.append(out)
        if len(first) < 8:
            first.append(out)
```
What is made of each image of one batch is gone with the next:

```python good
import torch
from torch.utils.data import DataLoader

device = torch.device("cuda")
model = torch.nn.Conv2d(3, 8, 1).to(device)
styles = torch.load("styles.pt")
with torch.no_grad():
    for images in DataLoader(torch.randn(40, 3, 64, 64), batch_size=4):
        for image in images:
            mixed = []
            for style in styles:
                mixed.append(model(image[None].to(device) * style))
            print(torch.cat(mixed).mean())
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Guard, Loop, LoopKind, Op, Run, changes, phases, rule

# What the features of later samples are compared with, where they are computed.
SEARCHED = frozenset({"bank", "memory", "gallery", "queue", "prototypes", "centroids", "neighbors", "knn"})


@rule(
    "LL805",
    "predictions-kept-on-device",
    Group.WARNING,
    reads={Op.KEEP, Op.REDUCE, Op.GRAD_MODE},
    needs={Op.KEEP},
    roles=(),
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A list gathers outputs of a model over a whole loop, on the device and without a graph."""
    for keep in run.all(Op.KEEP):
        if keep.args["how"] == "sum" or not keep.args["device"] or keep.args["output"] is None:
            continue
        if keep.params and run.grad_enabled(keep):
            continue  # it keeps a graph
        loop = keep.args["loop"]
        if loop.kind is not LoopKind.BATCH or loop.over is None or _is_gathered(run, keep):
            continue  # what other processes gather has to be on the device
        if loop.leaves or _is_of_one_batch(keep, loop):
            continue  # after so many batches, or as soon as something is found
        if any(_picks(guard, keep, loop) for guard in keep.guards):
            continue  # only some batches: pictures to look at
        name = keep.obj.name if keep.obj is not None else "the list"
        searched = SEARCHED.intersection(phases.words(f"{name} {' '.join(keep.functions[-1:])}"))
        yield Finding(
            keep,
            f"{name} gathers the outputs of all batches on the device: its memory fills up with the dataset",
            (),
            Fix(
                "move what is kept to the host first: .cpu()",
                changes=(changes.suffix(changes.kept(keep), ".cpu()"),),
            ),
            doubt="it may be searched on the device" if searched else "",
        )


def _is_of_one_batch(keep: Event, loop: Loop) -> bool:
    """Whether the loop is one over what was made of a single batch: the list begins anew with the next."""
    around = [turn.loop for turn in keep.turns]
    outer = around[: around.index(loop)] if loop in around else []
    return any(each.kind is LoopKind.BATCH and each.over is not None for each in outer)


def _is_gathered(run: Run, keep: Event) -> bool:
    """Whether processes may bring together what is kept: sums over them are of numbers."""
    reduce = run.next(Op.REDUCE, after=keep)
    return reduce is not None and (reduce.args.get("by") not in ("all_reduce", "reduce") or "guessed" in reduce.args)


def _picks(guard: Guard, keep: Event, loop: Loop) -> bool:
    """Whether a test picks some of the turns of a loop: one on the turns of a loop around it does not."""
    if guard.kind != "gate" or guard.loop is None:
        return guard.kind != "config"
    around = [turn.loop for turn in keep.turns]
    return guard.loop not in around[: around.index(loop)] if loop in around else True
