"""What the recorder of `looplint run` costs each training step: `python benchmarks/recorder_overhead.py`.

Two processes train the same model on the same data, one of them recorded for as long as it lives. They take turns, a
block of steps each, the order swapped every round. Each round gives one ratio of CPU times, and one difference per
step; reported are their medians with 95% intervals (bootstrap). The first blocks are left out: in them objects and
places are met for the first time, and the numbers are looked at more often. What they cost is reported beside it.
Exit 1 if a step costs more than the limit for sure.
"""

from __future__ import annotations

import argparse
import io
import multiprocessing
import statistics
from collections.abc import Callable
from multiprocessing.connection import Connection

import torch
from step_overhead import interval, timed
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

WARM = 2  # rounds that are not counted


def small() -> nn.Module:
    """A step of about a millisecond."""
    return nn.Sequential(nn.Linear(64, 128), nn.BatchNorm1d(128), nn.ReLU(), nn.Dropout(0.1), nn.Linear(128, 10))


def medium() -> nn.Module:
    """A step of about twenty milliseconds."""
    return nn.Sequential(nn.Linear(64, 1400), nn.ReLU(), nn.Linear(1400, 1400), nn.ReLU(), nn.Linear(1400, 10))


def training(model: nn.Module, steps: int, batch: int) -> Callable[[], None]:
    """A block of steps."""
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
    data = TensorDataset(torch.randn(batch * steps, 64), torch.randint(0, 10, (batch * steps,)))
    loader = DataLoader(data, batch_size=batch)

    def epoch() -> None:
        model.train()
        for inputs, targets in loader:
            optimizer.zero_grad()
            loss = nn.functional.cross_entropy(model(inputs), targets)
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()

    return epoch


def worker(pipe: Connection, build: Callable[[], nn.Module], steps: int, batch: int, recorded: bool) -> None:
    """Train a block each time it is asked to, and tell its CPU seconds."""
    torch.set_num_threads(1)
    torch.manual_seed(0)
    if recorded:
        from looplint.runtime.hooks import listen
        from looplint.runtime.recorder import Recorder

        listen(Recorder(io.StringIO))
    run = training(build(), steps, batch)
    while pipe.recv():
        pipe.send(timed(run))


def measure(
    build: Callable[[], nn.Module], steps: int, batch: int, rounds: int
) -> tuple[list[float], list[float], float]:
    """CPU seconds of each block, bare and recorded; how much more the first ones took when recorded."""
    context = multiprocessing.get_context("spawn")
    pipes: dict[bool, Connection] = {}
    for recorded in (False, True):
        pipes[recorded], theirs = context.Pipe()
        context.Process(target=worker, args=(theirs, build, steps, batch, recorded), daemon=True).start()
    times: dict[bool, list[float]] = {False: [], True: []}
    for number in range(rounds + WARM):
        for recorded in (False, True) if number % 2 else (True, False):
            pipes[recorded].send(True)
            times[recorded].append(pipes[recorded].recv())
    for pipe in pipes.values():
        pipe.send(False)
    first = sum(times[True][:WARM]) - sum(times[False][:WARM])
    return times[False][WARM:], times[True][WARM:], first


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--limit", type=float, default=50.0, help="microseconds a step")
    args = parser.parse_args()
    failed = False
    for build, steps, batch in ((small, 512, 32), (medium, 64, 64)):
        bare, recorded, first = measure(build, steps, batch, args.rounds)
        ratios = [ours / theirs for ours, theirs in zip(recorded, bare, strict=True)]
        costs = [1e6 * (ours - theirs) / steps for ours, theirs in zip(recorded, bare, strict=True)]
        (low, high), (least, most) = interval(ratios), interval(costs)
        step = 1000 * statistics.median(bare) / steps
        print(
            f"step of {step:.2f} ms CPU: recorded / bare {statistics.median(ratios):.4f} ({low:.4f} to {high:.4f}), "
            f"{statistics.median(costs):.0f} us a step ({least:.0f} to {most:.0f}); "
            f"the first {WARM * steps} steps {1e6 * first / WARM / steps:.0f} us each"
        )
        failed |= least > args.limit
    return int(failed)


if __name__ == "__main__":
    raise SystemExit(main())
