"""The loop. One call of `train_step` is one optimizer step; `fit` takes them to the end.

Nothing is hidden: what a step does stands in `train_step`, what happens between steps in `train_epoch`.
"""

from __future__ import annotations

import math
import time
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.nn.parallel import DistributedDataParallel
from torch.nn.utils import clip_grad_norm_

from reference_loop import checkpoint, diagnose
from reference_loop.config import Config
from reference_loop.contract import Task, load_task
from reference_loop.data import Batch, grouped
from reference_loop.distributed import World, join
from reference_loop.evaluate import evaluate
from reference_loop.metrics import Metrics
from reference_loop.precision import autocast
from reference_loop.prepare import Setup, prepare
from reference_loop.randomness import dropout_state, set_dropout_state
from reference_loop.record import memory_mb
from reference_loop.signals import StopSignals
from reference_loop.state import Progress, State

SKIPS = 25  # overflows in a row after which fp16 is given up: from 65536 the scale is then below 0.01


@dataclass
class Step:
    """What one optimizer step tells."""

    loss: float  # mean over the samples of the group, on this process
    norm: float  # of the whole gradient, unscaled, before clipping
    lr: float  # of this step
    skipped: bool  # the scaler found an overflow: weights, schedule and average are as before
    losses: list[Tensor]  # of each sample, per micro-batch


@dataclass
class Outcome:
    """What a run came to."""

    folder: Path
    reason: str  # "finished" | "early stop" | "stopped" (by a signal or --stop-after, and saved)
    steps: int
    metrics: Metrics | None  # of the last evaluation, if there was one
    best: float | None
    state: State


def train_step(setup: Setup, group: list[Batch]) -> Step:
    """One optimizer step over a group of micro-batches. Raises NonFiniteError, before the weights are touched."""
    state, config, device = setup.state, setup.config, setup.world.device
    samples = sum(len(batch) for batch in group)  # a short tail is a shorter list: the division below stays right
    drawn_from, every = dropout_state(device), list[Tensor]()
    state.optimizer.zero_grad(set_to_none=True)
    for number, loaded in enumerate(group, start=1):
        batch = loaded.to(device, config.channels_last)
        with synchronised(setup.net, last=number == len(group)):
            with autocast(config, device):
                losses = setup.task.loss(setup.net(batch.inputs), batch.targets).float()
            state.scaler.scale(losses.sum() / samples).backward()
        every.append(losses.detach())
    state.scaler.unscale_(state.optimizer)  # the limit below is about true gradients
    norm = clip_grad_norm_(state.model.parameters(), state.clip.limit)
    loss = torch.cat(every).mean()
    mean, size = torch.stack([loss, norm]).tolist()  # the one wait for the device: no bad gradient gets past it
    if not math.isfinite(size) and not state.scaler.is_enabled():
        raise non_finite(setup, group, drawn_from)
    lr, scale = state.lr, state.scaler.get_scale()
    state.scaler.step(state.optimizer)
    state.scaler.update()
    skipped = state.scaler.get_scale() < scale  # only an overflow lowers it
    if not skipped:
        state.schedule.after("step")
        if state.average is not None:
            state.average.update_parameters(state.model)
    return Step(mean, size, lr, skipped, every)


def synchronised(net: nn.Module, last: bool) -> AbstractContextManager[object]:
    """Let processes exchange gradients only in the last micro-batch of a step."""
    return net.no_sync() if isinstance(net, DistributedDataParallel) and not last else nullcontext()


def non_finite(setup: Setup, group: list[Batch], drawn_from: Tensor) -> diagnose.NonFiniteError:
    """The error that says where the step's first non-finite value arose."""
    set_dropout_state(drawn_from, setup.world.device)  # the same dropout again
    place = diagnose.locate(setup.state.model, setup.task, group, setup.config, setup.world.device)
    return diagnose.NonFiniteError(f"step {setup.state.progress.step + 1}: {place}")


def train_epoch(setup: Setup, epoch: int, signals: StopSignals) -> str:
    """Train from the position within an epoch to its end, evaluating and saving when due. Why to stop, or ""."""
    state, config, progress = setup.state, setup.config, setup.state.progress
    setup.loaders.order.set_epoch(epoch, start=progress.batch)
    setup.net.train()
    began = time.perf_counter()
    for group in grouped(setup.loaders.train, config.accumulate):
        waited = time.perf_counter() - began
        step = train_step(setup, group)
        account(setup, step, group, waited, time.perf_counter() - began)
        if progress.batch == len(setup.loaders.order):
            progress.epoch, progress.batch = epoch + 1, 0  # from here on a checkpoint begins the next epoch
            state.schedule.after("epoch")
        evaluated = evaluation_due(progress, config)
        reason = judge(setup) if evaluated else ""
        if setup.world.any(signals.raised or progress.step == config.stop_after):
            reason = reason or "stopped"
        if evaluated or reason or (config.save_steps and progress.step % config.save_steps == 0):
            setup.record.flush()  # before the checkpoint: a crash between the two must not leave a gap in the record
            checkpoint.save(state, setup.plan, setup.folder)
        if reason:
            return reason
        began = time.perf_counter()
    return ""


def account(setup: Setup, step: Step, group: list[Batch], waited: float, seconds: float) -> None:
    """Count a step, record it, and say what is remarkable about it. Raises NonFiniteError when fp16 is hopeless."""
    state, progress = setup.state, setup.state.progress
    first = progress.batch
    names = [f"e{progress.epoch}b{first + number}" for number in range(len(group))]
    progress.count(step.loss, step.norm, step.skipped, len(group))
    setup.record.step(
        progress.step,
        epoch=progress.epoch,
        batch=names[0],
        loss=step.loss,
        smoothed=progress.smoothed,
        norm=step.norm,
        skipped=step.skipped,
        lr=step.lr,
        memory=memory_mb(setup.world.device),
        wait=waited / seconds,
        seconds=seconds,
        time=time.time(),
    )
    rows = [(name, losses, batch.ids) for name, losses, batch in zip(names, step.losses, group, strict=True)]
    for note in (*setup.watch.see(step.loss, step.norm, rows), state.clip.see(step.norm)):
        if note:
            setup.record.note(progress.step, note)
    if progress.skipped_in_row >= SKIPS:
        raise diagnose.NonFiniteError(f"step {progress.step}: fp16 overflowed {SKIPS} steps in a row")


def evaluation_due(progress: Progress, config: Config) -> bool:
    """Whether this step ends an evaluation interval, or the run."""
    if config.eval_steps and progress.epoch < config.epochs:
        return progress.step % config.eval_steps == 0
    return progress.batch == 0


def judge(setup: Setup) -> str:
    """Evaluate, keep the best weights, move the schedule that follows the metric. Whether to stop early, or ""."""
    state, config, progress = setup.state, setup.config, setup.state.progress
    began = time.perf_counter()
    metrics = evaluate(state.evaluated, setup.loaders.evaluation, setup.task, config, setup.world)
    setup.metrics, value = metrics, metrics.values[config.metric]
    state.schedule.after("evaluation", value)
    best = progress.improve(value, config.mode)
    if best and setup.world.main:
        checkpoint.save_weights(state.evaluated, setup.folder)
    setup.record.evaluation(
        progress.step,
        epoch=progress.epoch + progress.batch / len(setup.loaders.order),
        smoothed=progress.smoothed,
        metrics=metrics.values,
        tables=metrics.tables,
        gap=metrics.values["loss"] - progress.smoothed,  # evaluation minus training: grows when the model overfits
        weights="current" if state.average is None else "average",
        best=best,
        lr=state.lr,
        norm=progress.mean_norm(),
        memory=memory_mb(setup.world.device),
        seconds=time.perf_counter() - began,
        time=time.time(),
    )
    return "early stop" if config.patience and progress.waiting >= config.patience else ""


def fit(setup: Setup) -> Outcome:
    """Train to the end, or until something stops it."""
    config, progress = setup.config, setup.state.progress
    reason = "early stop" if config.patience and progress.waiting >= config.patience else ""
    with StopSignals() as signals:
        while progress.epoch < config.epochs and not reason:
            reason = train_epoch(setup, progress.epoch, signals)
    return Outcome(setup.folder, reason or "finished", progress.step, setup.metrics, progress.best, setup.state)


def train(config: Config, task: Task | None = None, world: World | None = None) -> Outcome:
    """Train a task, from the start or from where `config.resume` points.

    `task` defaults to the module that `config.task` names, `world` to what torchrun started (or this process alone).
    Raises TaskError, ConfigError or CheckpointError before training, NonFiniteError during it.
    """
    task = task or load_task(config.task)
    with nullcontext(world) if world else join(config.device) as world:
        setup = prepare(config, task, world)
        try:
            return fit(setup)
        except diagnose.NonFiniteError as error:
            setup.record.note(setup.state.progress.step, str(error))
            raise
        finally:
            setup.record.close()
