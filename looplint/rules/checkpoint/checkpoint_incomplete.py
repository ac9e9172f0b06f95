"""
# The checkpoint lacks what a resumed run needs
A training is more than its weights. Without the optimizer's state the moments of Adam or SGD begin at zero, without
the scheduler's the learning rate starts over, without the scaler's the loss scale is searched anew, without the epoch
all epochs are trained again: the loss jumps after each resume. A scheduler that is restored alone does not help: the
learning rate itself is kept by the optimizer.

A script that seeds itself at its start and saves no random state repeats the order of its first epoch after each
resume.

```python bad
import argparse

import torch

parser = argparse.ArgumentParser()
parser.add_argument("--resume")
args = parser.parse_args()
model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters())
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=100)
start = 0
if args.resume:
    state = torch.load(args.resume, map_location="cpu")
    model.load_state_dict(state["model"])
    start = state["epoch"]
for epoch in range(start, 100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    scheduler.step()
    torch.save({"model": model.state_dict(), "epoch": epoch + 1}, "last.pt")  # LL501
```
```python fixed
import argparse

import torch

parser = argparse.ArgumentParser()
parser.add_argument("--resume")
args = parser.parse_args()
model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters())
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=100)
start = 0
if args.resume:
    state = torch.load(args.resume, map_location="cpu")
    model.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optimizer"])
    scheduler.load_state_dict(state["scheduler"])
    start = state["epoch"]
for epoch in range(start, 100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    scheduler.step()
    state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch + 1}
    state["scheduler"] = scheduler.state_dict()
    torch.save(state, "last.pt")
```
```python good
import argparse

import torch

parser = argparse.ArgumentParser()
parser.add_argument("--weights")
args = parser.parse_args()
model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters())
if args.weights:  # a training that starts from weights is no resume
    state = torch.load(args.weights, map_location="cpu")
    model.load_state_dict(state["model"])
    print("from epoch", state["epoch"])
for epoch in range(100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    torch.save({"model": model.state_dict(), "epoch": epoch + 1}, "last.pt")
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import (
    Content,
    Event,
    Finding,
    Fix,
    Group,
    LoopKind,
    Note,
    Obj,
    Op,
    Role,
    Run,
    changes,
    phases,
    resume,
    rule,
)

EFFECTS = {
    Role.OPTIMIZER: "its moments begin at zero",
    Role.SCHEDULER: "the learning rate starts over",
    Role.SCALER: "the loss scale is searched anew",
}
SPELLINGS = {
    Role.OPTIMIZER: frozenset({"optimizer", "optim", "opt", "optimizers"}),
    Role.SCHEDULER: frozenset({"scheduler", "sched", "schedule", "lr", "schedulers"}),
    Role.SCALER: frozenset({"scaler", "amp"}),
}
RANDOM = frozenset({"rng", "random", "generator", "seed", "torch_rng", "sampler", "loader"})


@rule(
    "LL501",
    "checkpoint-incomplete",
    Group.WARNING,
    reads={Op.LOAD, Op.RESTORE, Op.SAVE, Op.STEP, Op.SCHEDULE, Op.SCALE, Op.SEED},
    needs={Op.LOAD, Op.SAVE, Op.STEP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """What drives the training after a resume and stands in no file."""
    for found in resume.resumes(run):
        save = resume.fullest(run, resume.saves(run, found))
        if save is None or save.args["content"].open:
            continue
        if missing := [obj for obj in _driving(run, found) if not _is_saved(run, obj)]:
            yield _lacks(save, found, missing)
        elif _lacks_epoch(run, found, save.args["content"]):
            yield _finding(save, found, "the epoch: a resumed run trains all epochs again", "save the epoch as well")
        elif seed := _replays(run, found, save.args["content"]):
            yield _without_random_state(save, seed, found)


def _driving(run: Run, found: resume.Resume) -> Iterator[Obj]:
    """The optimizers, schedulers and scalers that the resumed training uses and whose state matters."""
    schedulers = [s for s in run.objects(Op.SCHEDULE) if s.role is Role.SCHEDULER and _counts(run, found, s)]
    for optimizer in run.objects(Op.STEP):
        if optimizer.role is Role.OPTIMIZER and (_has_state(optimizer) or _is_scheduled(optimizer, schedulers)):
            yield optimizer
    yield from schedulers
    yield from (s for s in run.objects(Op.SCALE) if s.args.get("enabled") is not False)


def _has_state(optimizer: Obj) -> bool:
    return optimizer.made != "torch.optim.SGD" or optimizer.args.get("momentum") not in (None, 0, 0.0)


def _is_scheduled(optimizer: Obj, schedulers: list[Obj]) -> bool:
    return any(optimizer.root in [o.root for o in s.of or ()] for s in schedulers)


def _counts(run: Run, found: resume.Resume, scheduler: Obj) -> bool:
    """Whether a scheduler keeps a count that a resume would lose: not told the epoch, nor wound forward by hand."""
    if scheduler.args.get("last_epoch") not in (None, -1) or run.last(Op.RESTORE, before=run.events[-1], of=scheduler):
        return False
    first = run.next(Op.STEP, after=found.load)
    steps = run.all(Op.SCHEDULE, of=scheduler)
    told = any("epoch" in event.args or "step" in event.args for event in steps)
    return not told and not any(first is not None and found.load.index < s.index < first.index for s in steps)


def _is_saved(run: Run, obj: Obj) -> bool:
    """Whether any file is given an object's state, or something unknown under a key that is called so."""
    for save in run.all(Op.SAVE):
        content: Content = save.args["content"]
        if content.open or content.of(obj) is not None:
            return True
        names = SPELLINGS[obj.role]
        unknown = (keys for keys, piece in content.pieces.items() if piece.how == "unknown")
        if any(names & set(phases.words(" ".join(map(str, keys)))) for keys in unknown):
            return True
    return False


def _lacks_epoch(run: Run, found: resume.Resume, content: Content) -> bool:
    """The optimizer is put back, and the loop over epochs begins at zero: nothing says how far the training was."""
    if any(resume.speaks_of_progress(keys) or piece.counter for keys, piece in content.pieces.items()):
        return False
    if found.progress is not None or resume.goes_on(run, found):
        return False
    loops = [t.loop for step in run.within(found.load, None, Op.STEP) for t in step.loops(LoopKind.EPOCH)]
    restored = any(e.obj is not None and e.obj.role is Role.OPTIMIZER for e in found.restored)
    return restored and any("epoch" in loop.target.lower() and "range" in loop.name for loop in loops)


def _replays(run: Run, found: resume.Resume, content: Content) -> Event | None:
    """The seed at the start, where a resumed run shuffles as the first epoch did."""
    if any(RANDOM & set(phases.words(f"{keys} {piece.text}")) for keys, piece in content.pieces.items()):
        return None
    seeds = run.all(Op.SEED)
    if not resume.goes_on(run, found) or any(s.index > found.load.index or s.loops() for s in seeds):
        return None
    if any("epoch" in str(s.args.get("value")) for s in seeds):
        return None
    loaders = [t.loop.over for step in run.all(Op.STEP) for t in step.loops() if t.loop.over is not None]
    shuffled = any(o.args.get("shuffle") is True and "generator" not in o.args for o in loaders)
    return seeds[0] if seeds and shuffled else None


def _lacks(save: Event, found: resume.Resume, missing: list[Obj]) -> Finding:
    names = " and ".join(dict.fromkeys(obj.name or obj.role.value for obj in missing))
    effect = EFFECTS[missing[0].role]
    put = resume.with_state(save, found, missing)
    return _finding(save, found, f"{names}: after a resume {effect}", f"save and load {names} as well", put)


def _finding(save: Event, found: resume.Resume, what: str, fix: str, put: tuple[changes.Change, ...] = ()) -> Finding:
    notes = (Note(save, "saved here"), Note(found.load, "resumed from here"))
    return Finding(
        save.args["content"].at or save,
        f"the checkpoint lacks {what}",
        notes,
        Fix(fix, changes=put),
        on_data=True,
        along=True,
    )


def _without_random_state(save: Event, seed: Event, found: resume.Resume) -> Finding:
    return Finding(
        save.args["content"].at or save,
        "the checkpoint lacks the random state: seeded anew, a resumed run repeats the order of its first epoch",
        (Note(seed, "seeded here"), Note(save, "saved here"), Note(found.load, "resumed from here")),
        Fix("save torch.get_rng_state() as well, or seed with the epoch"),
        Group.ADVICE,
        on_data=True,
        along=True,
    )
