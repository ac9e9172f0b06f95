"""The test bench that a probe works on: a task on little data, a device, a seed, a folder."""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import tempfile
from collections.abc import Callable, Hashable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import torch

from looplint import __version__
from looplint.smoke.examination import BadTask, examine, loaded
from looplint.smoke.isolation import allow_tf32, undisturbed
from looplint.smoke.order import Order
from looplint.smoke.processes import ranks
from looplint.smoke.small import SmallTask, as_task
from reference_loop.config import Config, ConfigError
from reference_loop.contract import Task, options_of
from reference_loop.data import Batch, grouped
from reference_loop.distributed import World, join
from reference_loop.prepare import Setup, prepare
from reference_loop.train import Outcome, train, train_step

T = TypeVar("T")

# What a task may hold under this name: options that make it small enough for a smoke test.
SMOKE = "SMOKE"


class NoDevice(ValueError):
    """The device that was asked for is not here."""


@dataclass
class Bench:
    """What every probe gets."""

    task: Task
    device: torch.device
    seed: int
    folder: Path
    took: str = ""  # why this device
    kept: Path | None = None
    smallest: dict[str, Any] = field(default_factory=dict)
    training: int = 64  # samples
    evaluation: int = 37  # a prime: no batch size and no number of processes divides it
    exact: bool = (
        True  # whether equal runs must be equal to the bit: the device has deterministic algorithms for the task
    )
    tf32: tuple[bool, bool] = (False, False)  # whether it was on, for products of matrices and for convolutions
    launched: World | None = None  # the processes that torchrun started, if it did
    probe: str = ""
    memo: dict[Hashable, Any] = field(default_factory=dict)

    def config(self, **changes: Any) -> Config:
        """A short run in silence: 2 epochs of 8 batches of 8, everything optional off."""
        settings: dict[str, Any] = {
            "task": self.task.__name__,
            "device": self.device.type,
            "seed": self.seed,
            "runs": str(self.folder / self.probe),
            "batch_size": 8,
            "epochs": 2,
            "workers": 0,
            "patience": 0,
            "clip": "none",
            "metric": "loss",
            "mode": "min",
            "deterministic": self.cuda and self.exact,
            "tensorboard": False,
            "quiet": True,
        }
        try:
            return options_of(self.task)(**{**settings, **self.smallest, **changes})
        except (ConfigError, TypeError) as error:
            raise BadTask(f"task {self.task.__name__}: its Options do not take what the loop needs: {error}") from error

    def small(self, training: int = 0, **kinds: bool) -> SmallTask:
        """The task on little data."""
        return SmallTask(self.task, training or self.training, self.evaluation, **kinds)

    def order(self, task: SmallTask | None = None, **changes: Any) -> Order:
        """A training for another process."""
        return Order.of(task or self.small(), self.config(**changes))

    def ranks(self, work: Callable[..., T], *args: Any) -> list[T]:
        """What `work(*args)` returns on each of several processes: torchrun's, else one per GPU, or two on the CPU."""
        if self.launched:
            return self.launched.gather(work(*args))
        return ranks(self.processes, work, *args, start="spawn" if torch.cuda.is_initialized() else "fork")

    @property
    def gpus(self) -> int:
        """How many GPUs take part in what is done by several processes: none where there is only one."""
        count = self.launched.size if self.launched else torch.cuda.device_count()
        return count if self.cuda and count > 1 else 0

    @property
    def processes(self) -> int:
        """How many processes `ranks` uses."""
        return self.launched.size if self.launched else self.gpus or 2

    @property
    def shared(self) -> int:
        """As many training samples as they can share out evenly, in batches of four."""
        return self.training // (4 * self.processes) * 4 * self.processes

    @property
    def backend(self) -> dict[str, Any]:
        """The options under which they train: on their GPUs by nccl, else on the CPU by gloo."""
        return (
            {"device": "cuda", "deterministic": self.exact} if self.gpus else {"device": "cpu", "deterministic": False}
        )

    @property
    def alone(self) -> World:
        """This process as if there were no other."""
        return World(self.launched.device if self.launched else self.device)

    def train(self, task: SmallTask | None = None, **changes: Any) -> Outcome:
        """Train in this process; `changes` are options of the loop.

        Raises KeyboardInterrupt where Ctrl-C ended the run: the loop itself takes a first one for a preemption.
        """
        config = self.config(**changes)
        world = World(torch.device("cpu")) if config.device == "cpu" else self.alone
        outcome = train(config, as_task(task or self.small()), world)
        if outcome.reason == "stopped" and outcome.steps != config.stop_after:
            raise KeyboardInterrupt
        return outcome

    @contextmanager
    def setup(self, task: SmallTask | None = None, **changes: Any) -> Iterator[Setup]:
        """A run that is ready for its first step."""
        setup = prepare(self.config(**changes), as_task(task or self.small()), self.alone)
        setup.net.train()
        try:
            yield setup
        finally:
            setup.record.close()

    def duplicate(self, folder: Path | str) -> Path:
        """A copy of a run's folder beside it."""
        source = Path(folder)
        copies = len(list(source.parent.glob(f"{source.name}-copy-*")))
        return Path(shutil.copytree(source, source.with_name(f"{source.name}-copy-{copies + 1}")))

    def groups(self, setup: Setup, epoch: int = 0) -> list[list[Batch]]:
        """The groups of micro-batches of an epoch, one per optimizer step."""
        setup.loaders.order.set_epoch(epoch)
        return list(grouped(setup.loaders.train, setup.config.accumulate))

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What `make` gives, made only once on this bench: several probes start from the same run."""
        if key not in self.memo:
            self.memo[key] = make()
        found: T = self.memo[key]
        return found

    def draw(self) -> None:
        """Draw the last run of every probe that made one, where matplotlib is installed."""
        if importlib.util.find_spec("matplotlib") is None:
            return
        from reference_loop.plot import draw

        for folder in filter(Path.is_dir, self.folder.iterdir()):
            records = sorted(folder.rglob("record.jsonl"), key=lambda path: path.stat().st_mtime)
            for record in records[-1:]:
                with suppress(ValueError, OSError):  # a run without a step has nothing to draw
                    draw(record.parent, folder / "last-run.png")

    @contextmanager
    def at(self, probe: str) -> Iterator[None]:
        """Work for one probe: its own folder, and afterwards nothing in the process is as it left it."""
        before, self.probe = self.probe, probe
        try:
            with undisturbed():
                yield
        finally:
            self.probe = before

    @property
    def cuda(self) -> bool:
        """Whether the device is a GPU."""
        return self.device.type == "cuda"

    @property
    def place(self) -> Path:
        """The folder of the probe that runs."""
        folder = self.folder / self.probe
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    @property
    def about(self) -> dict[str, Any]:
        """What this is run on, for a record."""
        return {
            "looplint": __version__,
            "torch": torch.__version__,
            "python": platform.python_version(),
            "device": self.device.type,
            "seed": self.seed,
            "task": self.task.__name__,
        }

    @property
    def headline(self) -> str:
        """The same in one line for a person."""
        versions = f"looplint smoke {__version__}, torch {torch.__version__}"
        return f"{versions}, {self.took}, seed {self.seed}, {self.task.__name__}"


@contextmanager
def opened(task: str, device: str = "auto", seed: int = 0, keep: Path | None = None) -> Iterator[Bench]:
    """A bench for a task; its folder is temporary unless `keep` names one.

    Raises:
        BadTask: the task cannot be trained.
        NoDevice: there is no such device.
    """
    place, took = chosen_device(device)
    with ExitStack() as stack, undisturbed():
        if keep is None:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="looplint-smoke-")))
        else:
            folder = keep
            folder.mkdir(parents=True, exist_ok=True)
        torch.set_num_threads(1)  # models are tiny, and a process that has more threads must not fork
        bench = Bench(loaded(task), place, seed, folder, took, keep)
        bench.tf32 = torch.backends.cuda.matmul.allow_tf32, torch.backends.cudnn.allow_tf32
        allow_tf32(False, False)
        bench.smallest = dict(getattr(bench.task, SMOKE, {}))
        if "RANK" in os.environ:
            bench.launched = stack.enter_context(join(place.type))
        examine(as_task(bench.small()), bench.config())
        bench.exact = not bench.cuda or deterministic(bench)
        yield bench


def deterministic(bench: Bench) -> bool:
    """Whether the task can be trained with deterministic algorithms alone."""
    try:
        with undisturbed(), bench.setup() as setup:
            train_step(setup, bench.groups(setup)[0])
    except RuntimeError as error:  # PyTorch refuses the operation by name
        if "deterministic" not in str(error):
            raise
        return False
    return True


def chosen_device(device: str) -> tuple[torch.device, str]:
    """The device, and in words why it was taken."""
    if device == "cuda" and not torch.cuda.is_available():
        raise NoDevice("--device cuda: torch sees no CUDA device here")
    if device == "cpu" or not torch.cuda.is_available():
        return torch.device("cpu"), "cpu (auto: no CUDA device)" if device == "auto" else "cpu"
    return torch.device("cuda"), f"cuda ({torch.cuda.get_device_name()})"
