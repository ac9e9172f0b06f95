"""What another process is asked to train: a task by name, its options, and the faults that are in force here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, fields
from typing import Any

from looplint.smoke.isolation import allow_tf32
from looplint.smoke.sabotage import ACTIVE, Sabotage
from looplint.smoke.small import SmallTask, as_task
from reference_loop.config import Config
from reference_loop.contract import load_task, options_of
from reference_loop.train import Outcome, train


@dataclass(frozen=True)
class Order:
    """A training that a forked, a spawned or a wholly new process can do; plain values only."""

    task: str
    training: int
    evaluation: int
    still: bool
    undropped: bool
    options: dict[str, Any]
    sabotages: tuple[Sabotage, ...] = ()

    @classmethod
    def of(cls, task: SmallTask, config: Config) -> Order:
        """The order to train `task` under `config`."""
        options = {item.name: getattr(config, item.name) for item in fields(config)}
        return cls(task.__name__, *task.counts, task.still, task.undropped, options, tuple(ACTIVE))

    @classmethod
    def from_json(cls, content: dict[str, Any]) -> Order:
        """The order that `asdict` and JSON made plain."""
        sabotages = tuple(Sabotage(**values) for values in content["sabotages"])
        options = {name: tuple(v) if isinstance(v, list) else v for name, v in content["options"].items()}
        return cls(**{**content, "sabotages": sabotages, "options": options})

    def plain(self) -> dict[str, Any]:
        """As JSON can carry it."""
        return asdict(self)

    @contextmanager
    def opened(self) -> Iterator[tuple[Config, SmallTask]]:
        """Configuration and task, with the faults in force; a forked process has them already."""
        with ExitStack() as stack:
            allow_tf32(False, False)
            for sabotage in self.sabotages:
                if sabotage not in ACTIVE:
                    stack.enter_context(sabotage.applied())
            task = load_task(self.task)
            small = SmallTask(task, self.training, self.evaluation, self.still, self.undropped)
            yield options_of(task)(**self.options), small

    def train(self) -> Outcome:
        """Train, in this process."""
        with self.opened() as (config, task):
            return train(config, as_task(task))
