"""Checkpoints that a training resumes from: what is read from them, what is saved for them, what that leaves out.

`resumes(run)` are the loads after which the training goes on. Weights that are only tested, or that a training starts
from, are no resume: nothing but the model is put back, and no epoch or step is read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from looplint import changes
from looplint.events import Content, Event, Obj, Op, Piece, Read, Role
from looplint.phases import words
from looplint.record import record
from looplint.run import Run, related

PROGRESS = frozenset({"epoch", "epochs", "step", "steps", "iter", "iters", "iteration", "iterations", "itr", "niter"})
DRIVING = (Role.OPTIMIZER, Role.SCHEDULER, Role.SCALER)


@record(frozen=True)
class Resume:
    """A checkpoint loaded, and what is put back from it."""

    load: Event
    restored: tuple[Event, ...]
    reads: tuple[Read, ...]

    @property
    def progress(self) -> Read | None:
        """The read of an epoch or step, or None."""
        return next((read for read in self.reads if speaks_of_progress(read.keys)), None)

    def restores(self, obj: Obj) -> Event | None:
        """Where an object is put back, or None."""
        return next((e for e in self.restored if e.obj is not None and e.obj.root is obj.root), None)


def speaks_of_progress(keys: Sequence[Any]) -> bool:
    """Whether a key says how far a training is."""
    return bool(keys) and bool(PROGRESS & set(words(str(keys[-1]))))


def loads(run: Run) -> Iterator[Resume]:
    """All checkpoints that are loaded."""
    for load in run.all(Op.LOAD):
        if load.obj is None:
            continue
        restored = [e for e in run.within(load, None, Op.RESTORE) if _comes_from(source(e), load.obj)]
        yield Resume(load, tuple(restored), tuple(load.obj.facts["reads"]))


def source(restore: Event) -> Piece:
    """What a RESTORE puts back; unknown where it only draws weights anew."""
    found: Piece = restore.args.get("source", Piece("unknown"))
    return found


def resumes(run: Run) -> list[Resume]:
    """The loads from which a training goes on. The rule must read LOAD, RESTORE and STEP."""
    return [resume for resume in loads(run) if _is_resume(run, resume)]


def _comes_from(piece: Piece, checkpoint: Obj) -> bool:
    return any(origin.of is checkpoint for origin in piece.origins)


def _is_resume(run: Run, resume: Resume) -> bool:
    if not run.within(resume.load, None, Op.STEP) or resume.load.loops():
        return False
    if any(e.obj is not None and e.obj.role in DRIVING for e in resume.restored):
        return True
    weights = any(e.obj is not None and e.obj.role is Role.MODEL for e in resume.restored)
    return weights and (goes_on(run, resume) or _takes_up(run, resume))


def _takes_up(run: Run, resume: Resume) -> bool:
    """Whether a training reads more than weights, such as its best score, from the file that it goes on to write."""
    path = resume.load.args.get("path")
    weights = {origin.keys for event in resume.restored for origin in source(event).origins}
    more = any(read.keys not in weights for read in resume.reads)
    return more and path is not None and any(save.args.get("path") == path for save in run.all(Op.SAVE) if save.loops())


def goes_on(run: Run, resume: Resume) -> bool:
    """Whether a loop that trains begins where the checkpoint says."""
    loops = {id(t.loop): t.loop for step in run.within(resume.load, None, Op.STEP) for t in step.loops()}
    return any(origin.of is resume.load.obj for loop in loops.values() for origin in loop.starts)


def saves(run: Run, resume: Resume) -> list[Event]:
    """The saves whose file may be the one that is loaded: those of a training's state, in the course of it."""
    found = [save for save in run.all(Op.SAVE) if _is_state_of_training(run, save)]
    asked = {read.keys[0] for read in resume.reads if not read.optional}
    found = [save for save in found if asked <= {keys[0] for keys in save.args["content"].pieces}] or found
    path = resume.load.args.get("path")
    same = [save for save in found if path and save.args.get("path") == path]
    return same or found


def _is_state_of_training(run: Run, save: Event) -> bool:
    content: Content = save.args["content"]
    return () not in content.pieces and (content.holds(Role.MODEL, Role.EMA) or content.open) and bool(save.loops())


def fullest(run: Run, found: Sequence[Event]) -> Event | None:
    """Of several saves, the one that holds the most objects; later ones win."""
    driven = [*run.objects(Op.STEP), *run.objects(Op.SCHEDULE), *run.objects(Op.SCALE)]

    def held(save: Event) -> int:
        content: Content = save.args["content"]
        return sum(content.of(obj) is not None for obj in driven) + content.open * 100

    return max(found, key=lambda save: (held(save), save.index), default=None)


def trained(run: Run, obj: Obj) -> bool:
    """Whether a step moves the parameters of a model."""
    return any(step.params is None or any(related(p, obj) for p in step.params) for step in run.all(Op.STEP))


def with_state(save: Event, found: Resume, missing: list[Obj]) -> tuple[changes.Change, ...]:
    """The repair that puts the state of each object into the dict that is saved, and out of what is loaded."""
    at, restored = save.args["content"].at, found.restored[-1:] or [found.load]
    if at is None:
        return ()
    checkpoint, made = changes.target(found.load), list[changes.Change]()
    for obj in missing:
        name, key = changes.spelled(obj.name), obj.name.rpartition(".")[2] or obj.role.value
        made.append(changes.entry(at, key, "{}.state_dict()", name))
        made.append(changes.after(restored[0], f'{{}}.load_state_dict({{}}["{key}"])', name, checkpoint))
    return tuple(made)
