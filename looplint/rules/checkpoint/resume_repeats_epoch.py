"""
# A resumed run trains an epoch again
The checkpoint is written at the end of an epoch, and holds that epoch's number. The loop that resumes begins with
this same number, so the epoch is trained twice: the schedule is one step ahead from then on, the logs show the epoch
twice, and a run that is killed and resumed often trains longer than it says. Save `epoch + 1`, or add 1 when loading;
not both.

```python bad
import argparse

import torch

parser = argparse.ArgumentParser()
parser.add_argument("--resume")
args = parser.parse_args()
model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
start = 0
if args.resume:
    checkpoint = torch.load(args.resume, map_location="cpu")
    model.load_state_dict(checkpoint["model"])
    optimizer.load_state_dict(checkpoint["optimizer"])
    start = checkpoint["epoch"]  # LL503
for epoch in range(start, 100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch}, "last.pt")
```
```python fixed
import argparse

import torch

parser = argparse.ArgumentParser()
parser.add_argument("--resume")
args = parser.parse_args()
model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
start = 0
if args.resume:
    checkpoint = torch.load(args.resume, map_location="cpu")
    model.load_state_dict(checkpoint["model"])
    optimizer.load_state_dict(checkpoint["optimizer"])
    start = checkpoint["epoch"] + 1
for epoch in range(start, 100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch}, "last.pt")
```
```python good
import os

import torch

class Trainer:
    def __init__(self, model, path):
        self.model, self.path = model, path
        self.optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        self.epoch = 0
        if os.path.exists(path):
            self.load()

    def load(self):
        state = torch.load(self.path, map_location="cpu")
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.epoch = state["epoch"]

    def save(self, epoch):
        state = {"model": self.model.state_dict(), "optimizer": self.optimizer.state_dict()}
        state["epoch"] = epoch
        torch.save(state, self.path)

    def fit(self, batches, epochs):
        for epoch in range(self.epoch, epochs):
            self.save(epoch)  # what is still to be done
            for inputs in batches:
                self.optimizer.zero_grad()
                self.model(inputs).pow(2).mean().backward()
                self.optimizer.step()
        self.save(epochs)

Trainer(torch.nn.Linear(8, 1), "last.pt").fit(torch.randn(10, 16, 8), 100)
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Content, Counter, Event, Finding, Fix, Group, LoopKind, Note, Op, Read, Run, changes, resume, rule


@rule(
    "LL503",
    "resume-repeats-epoch",
    Group.ERROR,
    reads={Op.LOAD, Op.RESTORE, Op.SAVE, Op.STEP, Op.BACKWARD},
    needs={Op.LOAD, Op.SAVE, Op.STEP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A number that is saved when its epoch is done, and with which the resumed loop begins."""
    for found in resume.resumes(run):
        for save in run.all(Op.SAVE):
            content: Content = save.args["content"]
            for keys, piece in content.pieces.items():
                read = _begins_with(found, keys, piece.counter)
                if read is not None and piece.counter is not None and _is_done(run, save, piece.counter):
                    yield _finding(read, save, found.load)


def _begins_with(found: resume.Resume, keys: tuple[object, ...], counter: Counter | None) -> Read | None:
    """The read of this very number, where the loop begins with what was saved and nothing is added on either side."""
    if counter is None or not keys or counter.loop.kind is LoopKind.BATCH:
        return None
    for origin in counter.starts:
        if origin.of is found.load.obj and origin.keys[-1:] == keys[-1:] and counter.plus + origin.plus == 0:
            return next((read for read in reversed(found.reads) if read.keys == origin.keys), None)
    return None


def _is_done(run: Run, save: Event, counter: Counter) -> bool:
    """Whether the turn of the loop is trained to its end when it is saved."""
    turn = next((t for t in save.turns if t.loop is counter.loop), None)
    if turn is None or save.loops()[-1].loop is not counter.loop:
        return False
    trained = [step for step in run.all(Op.STEP, Op.BACKWARD) if turn in step.turns]
    inner = any(step.loops()[-1].loop is not counter.loop for step in trained)
    return inner and all(step.index < save.index for step in trained)


def _finding(read: Read, save: Event, load: Event) -> Finding:
    key = read.keys[-1]
    return Finding(
        read.at,
        f"the epoch whose number is saved under {key!r} is done, and a resumed run begins with it again",
        (Note(save, "saved when it is done"), Note(read.at, "begun with again"), Note(load, "resumed from here")),
        Fix("add 1 to it, here or where it is saved", changes=(changes.suffix(read.at, " + 1"),)),
        on_data=True,
        along=True,
    )
