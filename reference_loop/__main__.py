"""The command line: `python -m reference_loop`, alone or under torchrun.

Exit codes: 0 trained to the end or to an early stop; 1 the training went wrong (a value that is not finite); 2 it could
not start (arguments, task, data, checkpoint); 75 stopped by SIGTERM, SIGINT or --stop-after, saved: --resume goes on.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any

from reference_loop.checkpoint import CheckpointError
from reference_loop.config import Config, ConfigError, parse
from reference_loop.contract import Task, TaskError, check_task, load_task, options_of
from reference_loop.diagnose import NonFiniteError
from reference_loop.distributed import DeviceError, join
from reference_loop.plan import make_plan
from reference_loop.prepare import resumed_from
from reference_loop.signals import STOPPED
from reference_loop.train import train

ONCE = {"resume", "stop_after", "init"}  # said for one start of a run, not for the run


def main(argv: Sequence[str] | None = None) -> int:
    """Train, or print the plan; returns the exit code."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    try:
        task, config, plan_only = read_arguments(arguments)
        if plan_only:
            return print_plan(task, config)
        outcome = train(config, task)
    except (ConfigError, TaskError, CheckpointError, DeviceError) as error:
        print(f"reference_loop: {error}", file=sys.stderr)
        return 2
    except NonFiniteError as error:
        print(f"reference_loop: {error}", file=sys.stderr)
        return 1
    if not config.quiet and outcome.state.random.world.main:
        best = f", best {config.metric} {outcome.best:.4f}" if outcome.best is not None else ""
        print(f"{outcome.reason} at step {outcome.steps}{best}: {outcome.folder}")
    return STOPPED if outcome.reason == "stopped" else 0


def read_arguments(argv: Sequence[str]) -> tuple[Task, Config, bool]:
    """The task, its configuration, and whether only the plan is wanted.

    A resumed run keeps the settings it was started with; what the arguments say goes before them.
    """
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    for name in ("task", "resume", "runs", "experiment"):
        first.add_argument(f"--{name}", default=argparse.SUPPRESS)
    known = vars(first.parse_known_args(argv)[0])
    saved = saved_settings(Config(**known))
    task = load_task(known.get("task") or saved.get("task") or Config.task)
    config, args = parse(options_of(task), argv, saved)
    return task, config, args.plan


def saved_settings(config: Config) -> dict[str, Any]:
    """The settings of the run that is resumed, or none."""
    source = resumed_from(config)
    if source is None:
        return {}
    path = (source if source.is_dir() else source.parent) / "config.json"
    if not path.is_file():
        raise CheckpointError(f"--resume {config.resume}: {path} is missing, so this is no run's folder")
    settings: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return {name: value for name, value in settings.items() if name not in ONCE}


def print_plan(task: Task, config: Config) -> int:
    """Print what the run would do."""
    with join(config.device) as world:
        training, evaluation = check_task(task, config).datasets
        if world.main:
            print(make_plan(config, len(training), len(evaluation), world.size).describe())
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
