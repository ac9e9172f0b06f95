"""What can be chosen for a run: the fields of one dataclass are the options, their help, and what is saved."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Literal, get_args, get_origin, get_type_hints


class ConfigError(ValueError):
    """Options that cannot be used; the message says which and why."""


def option(default: Any, text: str) -> Any:
    """A field of a configuration: its default, and its line in `--help`."""
    return field(default=default, metadata={"help": text})


@dataclass(frozen=True, kw_only=True)
class Config:
    """The options of the loop. A task adds its own by a subclass named `Options`."""

    task: str = option("reference_loop.task", "module that holds model, datasets, loss and measure")
    experiment: str = option("baseline", "name of the experiment; begins the name of the run's folder")
    runs: str = option("runs", "folder that holds the runs")
    resume: str = option("", "run to go on with: its folder, a checkpoint of it, or 'auto' (newest of the experiment)")
    init: str = option("", "weights to start from, taken where name and shape agree; what was skipped is reported")
    seed: int = option(0, "seed of everything random")
    device: Literal["auto", "cpu", "cuda"] = option("auto", "where to train")

    batch_size: int = option(32, "samples per forward pass, per process")
    accumulate: int = option(1, "forward passes per optimizer step")
    workers: int = option(-1, "loading processes per training process; -1: by the machine")

    epochs: int = option(10, "upper limit of passes over the training set")
    eval_steps: int = option(0, "evaluate every N optimizer steps; 0: at the end of each epoch")
    save_steps: int = option(0, "save every N optimizer steps as well as after each evaluation; 0: only there")
    keep: int = option(3, "checkpoints for resuming that are kept")
    metric: str = option("accuracy", "what best, early stop and plateau go by: 'loss', or what measure gives")
    mode: Literal["max", "min"] = option("max", "whether a higher or a lower metric is better")
    patience: int = option(15, "stop after N evaluations without a better metric; 0: never")
    stop_after: int = option(0, "save and stop once N optimizer steps are done, as a signal would; 0: never")

    optimizer: Literal["adamw", "sgd"] = option("adamw", "optimizer")
    lr: float = option(1e-3, "peak learning rate, at the base batch")
    lr_scaling: Literal["none", "sqrt", "linear"] = option("none", "how lr grows with effective batch / base batch")
    base_batch: int = option(32, "batch that lr was chosen for")
    weight_decay: float = option(0.01, "weight decay; norms and biases have none")
    momentum: float = option(0.9, "momentum of sgd")
    schedule: Literal["cosine", "onecycle", "step", "multistep", "plateau", "constant"] = option(
        "cosine",
        "cosine (after a warmup) and onecycle move by step, step and multistep by epoch, plateau by metric",
    )
    warmup: float = option(0.05, "share of the steps in which cosine and onecycle rise")
    step_size: int = option(3, "epochs between two drops of schedule step")
    milestones: tuple[int, ...] = option((6, 8), "epochs at which schedule multistep drops")
    gamma: float = option(0.1, "factor of each drop of schedules step, multistep, plateau")
    plateau_patience: int = option(3, "evaluations without a better metric before schedule plateau drops")
    clip: str = option("auto", "largest gradient norm: a number, 'none', or 'auto' (measured, then chosen and said)")
    clip_steps: int = option(50, "optimizer steps that clip auto measures")
    ema: float = option(0.0, "decay of the weights' moving average, which is then evaluated and kept; 0: none")

    precision: Literal["fp32", "bf16", "fp16"] = option("fp32", "precision of the forward pass")
    sync_batchnorm: Literal["auto", "on", "off"] = option("auto", "over all processes; auto: when batches are small")
    channels_last: bool = option(False, "store images channels last")
    compile: bool = option(False, "compile the model")
    deterministic: bool = option(False, "only deterministic algorithms (slower on CUDA)")

    tensorboard: bool = option(True, "write TensorBoard files where it is installed")
    quiet: bool = option(False, "print nothing but errors")

    def __post_init__(self) -> None:
        """Raise ConfigError for values that no run can have."""
        for name in ("batch_size", "accumulate", "epochs", "keep", "base_batch", "step_size", "clip_steps"):
            if getattr(self, name) < 1:
                raise ConfigError(f"--{flag(name)} must be at least 1, not {getattr(self, name)}")
        for name in ("eval_steps", "save_steps", "patience", "stop_after"):
            if getattr(self, name) < 0:
                raise ConfigError(f"--{flag(name)} must not be negative")
        if not 0 <= self.ema < 1:
            raise ConfigError(f"--ema is a decay between 0 and 1 (0.99 to 0.999 are usual), not {self.ema}")
        if not 0 <= self.warmup < 1:
            raise ConfigError(f"--warmup is a share of the steps, from 0 to below 1, not {self.warmup}")
        if self.clip not in ("none", "auto") and not _positive(self.clip):
            raise ConfigError(f"--clip must be a positive number, 'none' or 'auto', not {self.clip!r}")


def flag(name: str) -> str:
    """The command-line spelling of a field."""
    return name.replace("_", "-")


def _positive(text: str) -> bool:
    try:
        return float(text) > 0
    except ValueError:
        return False


def add_options(parser: argparse.ArgumentParser, options: type[Config]) -> None:
    """Give a parser one option per field: type, choices and help come from the field."""
    hints = get_type_hints(options)
    for item in fields(options):
        kind, settings = hints[item.name], {"default": item.default, "help": item.metadata.get("help", "")}
        settings["help"] += f" (default: {_shown(item.default)})"
        if kind is bool:
            settings["action"] = argparse.BooleanOptionalAction
        elif get_origin(kind) is Literal:
            settings["choices"] = get_args(kind)
        elif get_origin(kind) is tuple:
            settings |= {"type": get_args(kind)[0], "nargs": "*", "metavar": "N"}
        else:
            settings |= {"type": kind, "metavar": {int: "N", float: "X"}.get(kind, "TEXT")}
        parser.add_argument(f"--{flag(item.name)}", **settings)


def _shown(default: Any) -> str:
    return " ".join(map(str, default)) if isinstance(default, tuple) else str(default) or "none"


def parse(options: type[Config], argv: Sequence[str], saved: Mapping[str, Any]) -> tuple[Config, argparse.Namespace]:
    """The configuration that the arguments ask for; `saved` are the settings of the run that is continued.

    Raises ConfigError for values that no run can have; exits with 2 for arguments that it cannot read.
    """
    parser = argparse.ArgumentParser("python -m reference_loop", description="Train a model.", allow_abbrev=False)
    parser.add_argument("--plan", action="store_true", help="print what the run would do, and stop")
    add_options(parser, options)
    names = {item.name for item in fields(options)}
    parser.set_defaults(**{name: value for name, value in saved.items() if name in names})
    args = parser.parse_args(argv)
    values: dict[str, Any] = {name: tupled(getattr(args, name)) for name in names}
    return options(**values), args


def tupled(value: Any) -> Any:
    """A list, which argparse and JSON make of a tuple, as a tuple again."""
    return tuple(value) if isinstance(value, list) else value


def plain(config: Config) -> dict[str, Any]:
    """The configuration as plain values, as it is saved with a run."""
    return {name: list(v) if isinstance(v, tuple) else v for name, v in asdict(config).items()}
