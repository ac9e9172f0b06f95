"""
# Evaluation loader drops samples
`drop_last=True` keeps training batches at one size. In an evaluation it leaves the last samples out: the metric is that
of a subset, and an average that is divided by `len(dataset)` comes out too low. `shuffle=True` does harm where
predictions are written down without their targets: they no longer stand in the order of the data that they belong to.

```python bad
import torch
from torch import nn
from torch.utils.data import DataLoader

def main(train_set, val_set):
    options = dict(batch_size=64, num_workers=4, drop_last=True)
    train_loader = DataLoader(train_set, shuffle=True, **options)
    val_loader = DataLoader(val_set, **options)  # LL602
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        with torch.no_grad():
            correct = sum((model(x).argmax(1) == y).sum().item() for x, y in val_loader)
        print(epoch, correct / len(val_set))
```
```python fixed
import torch
from torch import nn
from torch.utils.data import DataLoader

def main(train_set, val_set):
    options = dict(batch_size=64, num_workers=4)
    train_loader = DataLoader(train_set, shuffle=True, drop_last=True, **options)
    val_loader = DataLoader(val_set, **options)
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        with torch.no_grad():
            correct = sum((model(x).argmax(1) == y).sum().item() for x, y in val_loader)
        print(epoch, correct / len(val_set))
```
```python bad
import torch
from torch import nn
from torch.utils.data import DataLoader

def predict(train_loader, test_set):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in train_loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    test_loader = DataLoader(test_set, batch_size=64, shuffle=True)  # LL602
    predictions = []
    model.eval()
    with torch.no_grad():
        for x in test_loader:
            predictions.append(model(x))
    torch.save(torch.cat(predictions), "predictions.pt")
```
Pictures of a few shuffled samples are no measurement, and a metric over whole batches does not depend on their order:

```python good
import torch
from torch import nn
from torch.utils.data import DataLoader

def main(train_set, val_set, show):
    train_loader = DataLoader(train_set, batch_size=64, shuffle=True)
    val_loader = DataLoader(val_set, batch_size=64)
    samples = DataLoader(val_set, batch_size=8, shuffle=True, drop_last=True)
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        with torch.no_grad():
            print(sum((model(x).argmax(1) == y).sum().item() for x, y in val_loader))
            x, y = next(iter(samples))
            show(x, model(x))
```
```python good
import torch
from torch import nn
from torch.utils.data import DataLoader

def print_completions(model, loader, decode):
    for prompts in loader:
        print(decode(model(prompts).argmax(dim=-1)))

def main(train_set, val_set, decode):
    train_loader = DataLoader(train_set, batch_size=64, shuffle=True)
    val_loader = DataLoader(val_set, batch_size=8, drop_last=True)
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        with torch.no_grad():
            print_completions(model, val_loader, decode)
```
Batches of one sample leave nothing over:

```python good
import torch
from torch import nn
from torch.utils.data import DataLoader

def main(train_set, val_set):
    train_loader = DataLoader(train_set, batch_size=64, shuffle=True)
    val_loader = DataLoader(val_set, batch_size=1, drop_last=True)
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        with torch.no_grad():
            print(sum((model(x).argmax(1) == y).sum().item() for x, y in val_loader))
```
The training loss, measured again over batches as the training sees them:

```python good
import torch
from torch import nn
from torch.utils.data import DataLoader

class Client:
    def __init__(self, data, model):
        self.data, self.model = data, model
        self.optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

    def load(self):
        return DataLoader(self.data, 32, shuffle=True, drop_last=True)

    def train(self):
        trainloader = self.load()
        for x, y in trainloader:
            self.optimizer.zero_grad()
            nn.functional.cross_entropy(self.model(x), y).backward()
            self.optimizer.step()

    def measure(self):
        trainloader, total = self.load(), 0.0
        self.model.eval()
        with torch.no_grad():
            for x, y in trainloader:
                total += nn.functional.cross_entropy(self.model(x), y).item()
        return total

client = Client(torch.load("client.pt"), nn.Linear(8, 2))
for turn in range(10):
    client.train()
    print(client.measure())
```
A batch of it now and then is no metric:

```python good
import torch
from torch import nn
from torch.utils.data import DataLoader

def main(train_set, val_set):
    train_loader = DataLoader(train_set, 12, shuffle=True, drop_last=True)
    val_loader = DataLoader(val_set, 12, shuffle=True, drop_last=True)
    model, val_iter = nn.Linear(8, 2), iter(val_loader)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in train_loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
        try:
            x, y = next(val_iter)
        except StopIteration:
            val_iter = iter(val_loader)
            x, y = next(val_iter)
        with torch.no_grad():
            print(nn.functional.cross_entropy(model(x), y))
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Role, Run, changes, loaders, phases, rule
from looplint.regex import regex

SHOWN = regex(r"(?i)vis|plot|show|figure|preview|sample|example|demo|grid|calib|bench|warm|profil|generat|completion")
KEPT = regex(r"\.append\(|\.extend\(|^\w+\s*\+=|\[\w+\]\s*=|\.write\(|imsave|save_image|\.save\(")


@rule(
    "LL602",
    "eval-loader-drops-samples",
    Group.WARNING,
    reads=loaders.READS | {Op.KEEP, Op.DRAW},
    needs={Op.MAKE},
    roles=loaders.ROLES | {Role.METRIC},
    fix="safe",
)
def check(run: Run) -> Iterator[Finding]:
    """A loader that only evaluates, without its last samples or in another order than its data."""
    for use in run.loaders:
        if not use.evaluates or use.loader.made not in loaders.KNOWN or _is_shown(run, use):
            continue
        if phases.speaks_of_training(use.loader.name) or _gives_single_batches(run, use):
            continue  # made as for the training, of which it measures the loss, or a batch of it now and then
        if use.option("drop_last") is True and use.option("batch_size", 1) != 1:
            yield Finding(
                use.made,
                f"{use.name} drops its last batch: the metric leaves samples out",
                notes=_used(use),
                fix=Fix("leave drop_last out for the evaluation", safe=True, changes=(_without(use, "drop_last"),)),
                doubt="" if use.named else use.doubt,
            )
        elif use.option("shuffle") is True and (forward := _paired(run, use)) is not None:
            yield Finding(
                use.made,
                f"{use.name} shuffles, and what is predicted is kept without its targets: it no longer stands in the"
                " order of the data",
                notes=(Note(forward, "predicted here"),),
                fix=Fix("leave shuffle out for the evaluation", safe=True, changes=(_without(use, "shuffle"),)),
            )


def _is_shown(run: Run, use: loaders.LoaderUse) -> bool:
    """Whether what comes of its batches is looked at, not measured: by its name, or that of what goes over it."""
    names = {use.loader.name}
    for event in run.events:
        if any(turn.loop.over is not None and turn.loop.over.root is use.loader for turn in event.turns):
            names.update(event.functions[-1:])
    return any(map(SHOWN.search, names))


def _gives_single_batches(run: Run, use: loaders.LoaderUse) -> bool:
    """Whether nothing goes over it, and batches are taken from it one by one."""
    drawn = (e.obj for e in run.all(Op.DRAW))
    return use.evaluation is None and any(obj is not None and obj.root is use.loader for obj in drawn)


def _without(use: loaders.LoaderUse, name: str) -> changes.Change:
    off = changes.keyword(use.made, name, "False")
    return changes.either((changes.drop(use.made, name),), (off,))


def _used(use: loaders.LoaderUse) -> tuple[Note, ...]:
    return (Note(use.evaluation.forward, "evaluated here"),) if use.evaluation is not None else ()


def _paired(run: Run, use: loaders.LoaderUse) -> Event | None:
    """The forward whose result is kept by position: the loop takes no targets from the loader."""
    if use.evaluation is None or use.evaluation.loop is None:
        return None
    alone = re.fullmatch(r"(?:\w+,\s*)?\(?\w+,?\)?", use.evaluation.loop.target)
    forward, loop = use.evaluation.forward, use.evaluation.loop
    kept = [e for e in run.all(Op.KEEP) if e.args["how"] == "list" and any(turn.loop is loop for turn in e.turns)]
    if not all("batch_of" in keep.args["value"].facts for keep in kept):
        return None  # kept with their targets
    return forward if alone and KEPT.search(str(forward.args.get("text", ""))) else None
