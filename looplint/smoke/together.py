"""What each of several processes does and reports; plain functions, so that a spawned process can find them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from looplint.smoke.compare import fingerprint
from looplint.smoke.order import Order
from looplint.smoke.small import as_task
from looplint.smoke.steps import watched
from reference_loop.distributed import join
from reference_loop.evaluate import evaluate
from reference_loop.metrics import Metrics
from reference_loop.prepare import prepare
from reference_loop.randomness import capture
from reference_loop.train import train


@dataclass
class Report:
    """What one process saw of a run."""

    main: bool  # whether it is the first one
    state: dict[str, Any]  # at the end
    print: dict[str, str]  # fingerprint of each piece of it
    weights: str  # fingerprint of the parameters alone, the average's and the optimizer's state included
    generators: str  # fingerprint of this process's random state
    steps: int
    folder: str
    ids: list[int] = field(default_factory=list)  # samples trained on, in order
    metrics: dict[str, float] = field(default_factory=dict)


def trained(order: Order) -> Report:
    """Train together with the other processes."""
    ids: list[int] = []
    seen = watched(before=lambda setup, group: ids.extend(i for batch in group for i in batch.ids))
    with seen, order.opened() as (config, task), join(config.device) as world:
        outcome = train(config, as_task(task), world)
        state = on_cpu(outcome.state.state_dict())
        nets = [net for net in (outcome.state.model, outcome.state.average) if net is not None]
        parameters = [on_cpu(p) for net in nets for p in net.parameters()]
    prints = {name: fingerprint(part) for name, part in state.items()}
    values = outcome.metrics.values if outcome.metrics else {}
    weights = fingerprint((parameters, state["optimizer"]))
    return Report(
        world.main, state, prints, weights, fingerprint(capture()), outcome.steps, str(outcome.folder), ids, values
    )


def evaluated(order: Order) -> Metrics:
    """Evaluate the untrained model together with the other processes."""
    with order.opened() as (config, task), join(config.device) as world:
        setup = prepare(config, as_task(task), world)
        try:
            return evaluate(setup.state.model, setup.loaders.evaluation, setup.task, config, world)
        finally:
            setup.record.close()


def on_cpu(thing: Any) -> Any:
    """A nest with copies of its tensors on the CPU."""
    if isinstance(thing, dict):
        return {key: on_cpu(item) for key, item in thing.items()}
    if isinstance(thing, list | tuple):
        return type(thing)(on_cpu(item) for item in thing)
    return thing.detach().cpu().clone() if hasattr(thing, "detach") else thing
