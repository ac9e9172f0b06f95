"""
# Memory does not grow with steps and evaluations

## What it measures
The tensors that are alive between steps, their number and size, in the second epoch of a run and in its last one, each
ending in an evaluation. What a loop keeps of each batch (a loss with its graph, the outputs of an evaluation, a list of
metrics) shows as growth, long before it fills a memory. On a GPU also what the allocator has given out.

## Tolerance
None for the number of tensors, nor for their bytes: both epochs do the same work. The first epoch is left out, since
an optimizer makes its state at its first step.

## If it fails
`total += loss` keeps the graph of every step: use `loss.item()` or `loss.detach()`. Keep sums and counts, not outputs.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator

import torch

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, exactly
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage
from looplint.smoke.steps import watched
from reference_loop.prepare import Setup

EPOCHS = 4

LOSSES_KEPT = Sabotage(
    "the loss of each step is kept with its graph",
    "reference_loop.train",
    "every.append(losses.detach())",
    "every.append(losses.detach()); setup.__dict__.setdefault('all', []).append(losses)",
)
OUTPUTS_KEPT = Sabotage(
    "the outputs of evaluations are kept",
    "reference_loop.evaluate",
    "samples += len(batch)",
    "samples += len(batch); config.__dict__.setdefault('all', []).append(outputs)",
)
SUMMED_WITH_GRAPH = Sabotage(
    "the smoothed loss is a tensor that keeps its graph",
    "reference_loop.train",
    "loss = torch.cat(every).mean()",
    "loss = state.__dict__['sum'] = state.__dict__.get('sum', 0) + losses.mean()",
)


@probe(tells=58, seconds=1.0, sabotages=(LOSSES_KEPT, OUTPUTS_KEPT, SUMMED_WITH_GRAPH))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Count what is alive at the same place of each epoch."""
    alive: dict[int, tuple[int, int, int]] = {}

    def count(setup: Setup, group: object) -> None:
        if setup.state.progress.batch == 1 and setup.state.progress.epoch in (1, EPOCHS - 1):
            alive[setup.state.progress.epoch] = living(setup.world.device)

    with watched(before=count):
        bench.train(epochs=EPOCHS, ema=0.9)
    early, late = alive[1], alive[EPOCHS - 1]
    what = f"from epoch 2 to epoch {EPOCHS}"
    yield exactly(f"more tensors {what}", late[0] - early[0], 0)
    yield exactly(f"more bytes in tensors {what}", late[1] - early[1], 0)
    if bench.cuda:
        yield exactly(f"more bytes on the GPU {what}", late[2] - early[2], 0)


def living(device: torch.device) -> tuple[int, int, int]:
    """The number of tensors that are alive, their bytes, and the bytes that a GPU's allocator has given out.

    A graph holds tensors that Python does not see; through its nodes they are found as well.
    """
    gc.collect()
    found = [thing for thing in gc.get_objects() if issubclass(type(thing), torch.Tensor)]
    saved = sum(nodes(tensor.grad_fn) for tensor in found if tensor.grad_fn is not None)
    size = sum(t.untyped_storage().nbytes() for t in found if t.layout is torch.strided)
    return len(found) + saved, size, torch.cuda.memory_allocated(device) if device.type == "cuda" else 0


def nodes(function: object) -> int:
    """The number of nodes of a graph."""
    seen, waiting = set(), [function]
    while waiting:
        node = waiting.pop()
        if node is not None and node not in seen:
            seen.add(node)
            waiting += [before for before, _ in node.next_functions]  # type: ignore[attr-defined]
    return len(seen)
