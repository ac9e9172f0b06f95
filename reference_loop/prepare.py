"""Everything that a run works with, built in the order in which one part needs the other."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

import torch
from torch import nn
from torch.nn.modules.batchnorm import _BatchNorm
from torch.nn.parallel import DistributedDataParallel

from reference_loop import checkpoint
from reference_loop.config import Config, ConfigError, plain
from reference_loop.contract import Task, check_task
from reference_loop.data import Loaders, build_loaders
from reference_loop.diagnose import Watch
from reference_loop.distributed import World
from reference_loop.metrics import Metrics
from reference_loop.plan import Plan, make_plan
from reference_loop.randomness import derive, seed_everything
from reference_loop.record import Record
from reference_loop.state import State, build_state


@dataclass
class Setup:
    """What a run works with; only `state` is saved."""

    config: Config
    task: Task
    world: World
    plan: Plan
    loaders: Loaders
    state: State
    net: nn.Module  # the model as it is trained: wrapped by DDP among several processes, else state.model itself
    folder: Path
    record: Record
    watch: Watch = field(default_factory=Watch)
    metrics: Metrics | None = None  # of the last evaluation


def prepare(config: Config, task: Task, world: World) -> Setup:
    """Build everything, and restore it where the run is a resumed one.

    Raises TaskError, ConfigError or CheckpointError, each with one line that says what to change.
    """
    choose_algorithms(config.deterministic)
    seed_everything(config.seed)  # the same weights in every process
    parts = check_task(task, config)
    if config.metric not in parts.metrics:
        raise ConfigError(f"--metric {config.metric}: the task measures {', '.join(parts.metrics)}")
    notes = checkpoint.load_matching(parts.model, Path(config.init)) if config.init else []
    model = place(parts.model, config, world)
    plan = make_plan(config, len(parts.datasets[0]), len(parts.datasets[1]), world.size)
    state = build_state(model, config, plan, world)
    seed_everything(derive(config.seed, "process", world.rank))  # but other dropout in each
    source = world.broadcast(resumed_from(config) if world.main else None)
    folder = world.broadcast(run_folder(source, config, model))
    if source:
        notes += checkpoint.resume(state, plan, source)
    describe(folder, plan, world)  # only now: a resume that was refused must not change the run's settings
    record = Record(folder, config, world, plan.steps, start=state.progress.step)
    for note in notes:
        record.note(state.progress.step, note)
    if config.compile:
        model.compile()  # in place: no wrapper, so its state_dict keeps its names
    net = wrap(model, world)
    loaders = build_loaders(task, parts.datasets, config, world)
    return Setup(config, task, world, plan, loaders, state, net, folder, record)


def choose_algorithms(deterministic: bool) -> None:
    """The fastest algorithms, or only those whose result is the same each time."""
    if deterministic:
        os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")  # cuBLAS reads it at its first use
    torch.use_deterministic_algorithms(deterministic)
    torch.backends.cudnn.benchmark = not deterministic


def place(model: nn.Module, config: Config, world: World) -> nn.Module:
    """The model on its device and in its memory format, with BatchNorm over all processes where that is needed."""
    if needs_sync(model, config, world):
        model = nn.SyncBatchNorm.convert_sync_batchnorm(model)
    if config.channels_last:
        model = model.to(memory_format=torch.channels_last)
    return model.to(world.device)


def needs_sync(model: nn.Module, config: Config, world: World) -> bool:
    """Whether BatchNorm must see more than its own process's samples: below 32 its statistics are noise."""
    possible = world.size > 1 and world.device.type == "cuda"  # SyncBatchNorm exists for CUDA only
    small = config.sync_batchnorm == "on" or (config.sync_batchnorm == "auto" and config.batch_size < 32)
    return possible and small and any(isinstance(module, _BatchNorm) for module in model.modules())


def wrap(model: nn.Module, world: World) -> nn.Module:
    """The model as it is trained: among several processes, one that averages their gradients."""
    if world.size == 1:
        return model
    return DistributedDataParallel(model, device_ids=[world.device] if world.device.type == "cuda" else None)


def resumed_from(config: Config) -> Path | None:
    """The folder or the checkpoint that a run goes on from, or None for a new run.

    Raises CheckpointError if it is named and not there; `auto` begins anew where there is nothing to resume.
    """
    if config.resume == "auto":
        found = sorted(Path(config.runs, config.experiment).glob("*/last.pt"), key=lambda path: path.stat().st_mtime)
        return found[-1].parent if found else None
    if config.resume and not Path(config.resume).exists():
        raise checkpoint.CheckpointError(f"--resume {config.resume}: no such file or folder")
    return Path(config.resume) if config.resume else None


def run_folder(source: Path | None, config: Config, model: nn.Module) -> Path:
    """The folder of the resumed run, or a new name: runs/<experiment>/<model>-<date>."""
    if source:
        return source if source.is_dir() else source.parent
    name = Path(config.runs, config.experiment, f"{type(model).__name__}-{datetime.now():%Y-%m-%d_%H-%M-%S}")
    taken = len(list(name.parent.glob(f"{name.name}*")))
    return name.with_name(f"{name.name}-{taken + 1}") if taken else name


def describe(folder: Path, plan: Plan, world: World) -> None:
    """Make the run's folder, and write down what it was asked for."""
    folder.mkdir(parents=True, exist_ok=True)
    if world.main:
        (folder / "config.json").write_text(json.dumps(plain(plan.config), indent=2) + "\n", encoding="utf-8")
        (folder / "plan.txt").write_text(plan.describe() + "\n", encoding="utf-8")
