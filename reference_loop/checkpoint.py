"""Checkpoints that survive a crash at any moment, and loading that says what is wrong with a file."""

from __future__ import annotations

import os
import shutil
import zipfile
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from reference_loop.config import plain
from reference_loop.plan import Plan
from reference_loop.state import State

KIND, VERSION = "reference_loop checkpoint", 1
ORDER = {"seed", "batch_size", "accumulate", "processes", "samples"}  # what a position within an epoch depends on
PASSING = {"resume", "runs", "quiet", "tensorboard", "workers", "device", "stop_after", "init"}  # of no consequence


class CheckpointError(ValueError):
    """A file that cannot be resumed from; the message names the file and the reason."""


def write(path: Path, payload: Any) -> None:
    """Write a file so that at any moment, also after a power cut, the path holds the old content or the new."""
    aside = path.with_name(path.name + ".tmp")
    with aside.open("wb") as file:
        torch.save(payload, file)
        file.flush()
        os.fsync(file.fileno())  # otherwise the rename may reach the disk before the content
    aside.replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make a rename in a folder durable; Windows has no such call, nor need."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        os.fsync(descriptor)
        os.close(descriptor)


def save(state: State, plan: Plan, folder: Path) -> None:
    """Save everything needed to resume: step-N.pt, and last.pt for the same. Every process must call it."""
    content = state.state_dict()
    if not state.random.world.main:
        return
    path = folder / f"step-{state.progress.step:09}.pt"
    write(path, {"kind": KIND, "version": VERSION, "plan": facts(plan), "state": content})
    point(folder / "last.pt", path)
    for old in steps(folder)[plan.config.keep :]:
        old.unlink()


def save_weights(module: nn.Module, folder: Path) -> None:
    """Save the best weights, for inference: a plain state_dict, apart from all that only resuming needs."""
    write(folder / "best.pt", module.state_dict())


def facts(plan: Plan) -> dict[str, Any]:
    """The plan as plain values: a resumed run is compared with it."""
    return vars(plan) | {"config": plain(plan.config)}


def point(link: Path, target: Path) -> None:
    """Make `link` a second name of a finished file, or a copy where the file system has no such thing."""
    aside = link.with_name(link.name + ".tmp")
    aside.unlink(missing_ok=True)
    try:
        os.link(target, aside)
    except OSError:
        shutil.copyfile(target, aside)
    aside.replace(link)
    sync_folder(link.parent)


def steps(folder: Path) -> list[Path]:
    """The checkpoints of a run, newest first."""
    return sorted(folder.glob("step-*.pt"), reverse=True)


def read(path: Path) -> dict[str, Any]:
    """The content of a checkpoint, on the CPU. Raises CheckpointError."""
    try:
        with zipfile.ZipFile(path) as archive:
            broken = archive.testzip()  # torch.load does not compare checksums: a flipped bit would become a weight
        if broken:
            raise zipfile.BadZipFile(f"checksum of {broken} is wrong")
        content = torch.load(path, map_location="cpu", weights_only=True)
    except FileNotFoundError:
        raise CheckpointError(f"{path}: no such file") from None
    except Exception as error:  # torch, zipfile and pickle raise many kinds
        first = str(error).strip().splitlines() or [type(error).__name__]
        raise CheckpointError(f"{path}: torn, or not a checkpoint ({first[0]})") from error
    if not isinstance(content, dict) or content.get("kind") != KIND:
        raise CheckpointError(f"{path}: not written by this loop (weights alone are loaded with --init)")
    if content["version"] != VERSION:
        raise CheckpointError(f"{path}: has format {content['version']}, this loop reads {VERSION}")
    return content


def resume(state: State, plan: Plan, source: Path) -> list[str]:
    """Restore the state from a checkpoint, or from the newest readable one of a run's folder.

    Returns what there is to say about it. Raises CheckpointError if no file can be read, if the state does not fit, or
    if a setting was changed that this moment does not allow.
    """
    world = state.random.world
    found: tuple[Path | None, list[str]] = world.broadcast(newest_readable(source) if world.main else (None, []))
    path, notes = found
    if path is None:
        raise CheckpointError("; ".join(notes) or f"{source}: holds no checkpoint")
    content = read(path)
    changes = changed(content["plan"], plan)
    forbid(path, content, changes)
    try:
        state.load_state_dict(content["state"])
    except (KeyError, ValueError, RuntimeError) as error:
        raise CheckpointError(f"{path}: does not fit this run: {str(error).splitlines()[0]}") from error
    notes += [f"changed since: {name} {old} -> {new}" for name, (old, new) in changes.items()]
    if world.main:
        notes += [f"set aside, being later: {later}" for later in set_aside(path.parent, state.progress.step)]
    return [*notes, f"resumed from {path} at step {state.progress.step}"]


def set_aside(folder: Path, step: int) -> list[Path]:
    """Rename the checkpoints after a step: they are torn, or of a future that will not be; returns their new names."""
    later = [path for path in steps(folder) if int(path.stem.removeprefix("step-")) > step]
    return [path.replace(path.with_name(f"later-{path.name}")) for path in later]


def newest_readable(source: Path) -> tuple[Path | None, list[str]]:
    """The file to resume from, and why newer ones were passed over."""
    notes: list[str] = []
    for path in [source] if source.is_file() else [source / "last.pt", *steps(source)]:
        try:
            read(path)
            return path, notes
        except CheckpointError as error:
            notes.append(str(error))
    return None, notes


def changed(saved: dict[str, Any], plan: Plan) -> dict[str, tuple[Any, Any]]:
    """What differs between the plan that a checkpoint was written under and this one: name -> (then, now)."""
    then, now = dict(saved), facts(plan)
    before, after = then.pop("config") | then, now.pop("config") | now
    names = (before.keys() & after.keys()) - PASSING
    return {name: (before[name], after[name]) for name in sorted(names) if before[name] != after[name]}


def forbid(path: Path, content: dict[str, Any], changes: dict[str, tuple[Any, Any]]) -> None:
    """Raise CheckpointError for changes after which the state would mean something else."""
    batch = content["state"]["progress"]["batch"]
    for name in ORDER & changes.keys():
        if batch:
            old, new = changes[name]
            raise CheckpointError(f"{path}: is {batch} batches into an epoch; {name} {old} -> {new} changes its order")
    if "steps" in changes and content["plan"]["config"]["schedule"] == "onecycle":
        old, new = changes["steps"]
        raise CheckpointError(f"{path}: a onecycle schedule over {old} steps cannot be changed to {new}")


def load_matching(module: nn.Module, path: Path) -> list[str]:
    """Load the weights whose name and shape agree (a backbone under another head); returns what was done, to be said.

    Raises CheckpointError if the file is no state_dict or nothing in it agrees.
    """
    try:
        weights = torch.load(path, map_location="cpu", weights_only=True)
    except Exception as error:  # torch, zipfile, pickle and the file system raise many kinds
        raise CheckpointError(f"{path}: no weights can be read ({str(error).splitlines()[0]})") from error
    if isinstance(weights, dict) and weights.get("kind") == KIND:
        weights = weights["state"]["model"]
    own = module.state_dict()
    if not isinstance(weights, dict) or not any(isinstance(value, Tensor) for value in weights.values()):
        raise CheckpointError(f"{path}: not a state_dict")
    fitting = {name: w for name, w in weights.items() if name in own and own[name].shape == w.shape}
    if not fitting:
        theirs, ours = next(iter(weights)), next(iter(own))
        raise CheckpointError(f"{path}: no name and shape agrees; it begins with {theirs}, the model with {ours}")
    module.load_state_dict(own | fitting)
    shapes = sorted(name for name in weights.keys() & own.keys() - fitting.keys())
    return [
        f"{path}: {len(fitting)} of {len(own)} tensors loaded",
        *listed("skipped, other shape", shapes),
        *listed("skipped, not in the model", sorted(weights.keys() - own.keys())),
        *listed("left as initialised, not in the file", sorted(own.keys() - weights.keys())),
    ]


def listed(title: str, names: list[str]) -> list[str]:
    """One line that names them, or none."""
    return [f"{title}: {', '.join(names)}"] if names else []
