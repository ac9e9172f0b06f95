"""The arithmetic of a run, done before it."""

from __future__ import annotations

import math
from dataclasses import dataclass

from reference_loop.config import Config


@dataclass(frozen=True)
class Plan:
    """What a run will do. A step is an optimizer step."""

    config: Config
    processes: int
    samples: int  # in the training set
    eval_samples: int
    padding: int  # samples that an epoch sees twice, so that all processes step equally often
    batches: int  # per epoch and process
    steps_per_epoch: int
    steps: int
    effective_batch: int  # samples per step, over all processes
    lr: float  # peak, scaled to the effective batch
    warmup: int  # steps

    def describe(self) -> str:
        """The plan for a reader, one line a subject."""
        config = self.config
        short = self.samples + self.padding - (self.steps_per_epoch - 1) * self.effective_batch
        tail = f" (the last of an epoch has {short})" if short < self.effective_batch else ""
        padded = f"; {self.padding} seen twice per epoch, to fill all processes" if self.padding else ""
        product = f"{config.batch_size} x {config.accumulate} accumulated x {self.processes} processes"
        rule = f"{config.lr:g} at a batch of {config.base_batch}, scaling {config.lr_scaling}"
        weights = "averaged" if config.ema else "current"
        every = f"every {config.eval_steps} steps" if config.eval_steps else "every epoch"
        saves = f" and every {config.save_steps} steps" if config.save_steps else ""
        stop = f"after {config.patience} evaluations without a better one" if config.patience else "never"
        lines = {
            "samples": f"{self.samples} for training{padded}, {self.eval_samples} for evaluation",
            "batch": f"{product} = {self.effective_batch} samples per optimizer step{tail}",
            "steps": f"{config.epochs} epochs x {self.steps_per_epoch} = {self.steps} optimizer steps at most",
            "lr": f"{self.lr:g} at its peak ({rule}), schedule {config.schedule}",
            "warmup": f"{self.warmup} steps",
            "evaluation": f"{every}, {weights} weights, judged by {config.metric} ({config.mode})",
            "early stop": stop,
            "saved": f"each evaluation{saves}: last.pt and {config.keep} step-*.pt to resume from, best.pt (weights)",
        }
        return "\n".join(f"{name:<12}{text}" for name, text in lines.items())


def make_plan(config: Config, samples: int, eval_samples: int, processes: int) -> Plan:
    """The plan of a run over so many samples and processes."""
    per_process = math.ceil(samples / processes)
    batches = math.ceil(per_process / config.batch_size)
    steps_per_epoch = math.ceil(batches / config.accumulate)
    effective = config.batch_size * config.accumulate * processes
    exponent = {"none": 0.0, "sqrt": 0.5, "linear": 1.0}[config.lr_scaling]
    steps = config.epochs * steps_per_epoch
    return Plan(
        config=config,
        processes=processes,
        samples=samples,
        eval_samples=eval_samples,
        padding=per_process * processes - samples,
        batches=batches,
        steps_per_epoch=steps_per_epoch,
        steps=steps,
        effective_batch=effective,
        lr=config.lr * (effective / config.base_batch) ** exponent,
        warmup=int(config.warmup * steps) if config.schedule in ("cosine", "onecycle") else 0,
    )
