"""What the recorder of `looplint run` costs each training step: `python benchmarks/recorder_overhead.py`.

The same loop trains in one process, a block of steps with the recorder and one without in turn, the order swapped
every round. Each round gives one ratio of CPU times, and one difference per step; reported are their medians with 95%
intervals (bootstrap). Exit 1 if a step costs more than the limit for sure.
"""

from __future__ import annotations

import argparse
import io
import statistics
from collections.abc import Callable

import torch
from step_overhead import interval, timed
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

from looplint.runtime.hooks import listen
from looplint.runtime.recorder import Recorder


def small() -> nn.Module:
    """A step of about a millisecond."""
    return nn.Sequential(nn.Linear(64, 128), nn.BatchNorm1d(128), nn.ReLU(), nn.Dropout(0.1), nn.Linear(128, 10))


def medium() -> nn.Module:
    """A step of about twenty milliseconds."""
    return nn.Sequential(nn.Linear(64, 1400), nn.ReLU(), nn.Linear(1400, 1400), nn.ReLU(), nn.Linear(1400, 10))


def block(model: nn.Module, steps: int) -> Callable[[bool], None]:
    """Training for some steps, recorded or not."""
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
    data = TensorDataset(torch.randn(32 * steps, 64), torch.randint(0, 10, (32 * steps,)))
    loader = DataLoader(data, batch_size=32)

    def epoch() -> None:
        model.train()
        for inputs, targets in loader:
            optimizer.zero_grad()
            loss = nn.functional.cross_entropy(model(inputs), targets)
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()

    def run(recorded: bool) -> None:
        if not recorded:
            return epoch()
        recorder = Recorder(io.StringIO)
        patches = listen(recorder)
        try:
            epoch()
        finally:
            patches.remove()
            recorder.finish()

    return run


def measure(model: nn.Module, steps: int, rounds: int) -> tuple[list[float], list[float]]:
    """CPU seconds of each block, bare and recorded."""
    run = block(model, steps)
    times: dict[bool, list[float]] = {False: [], True: []}
    for number in range(rounds + 2):
        for recorded in (False, True) if number % 2 else (True, False):
            times[recorded].append(timed(lambda recorded=recorded: run(recorded)))
    return times[False][2:], times[True][2:]  # the first two warm up


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--limit", type=float, default=50.0, help="microseconds a step")
    args = parser.parse_args()
    torch.set_num_threads(1)
    failed = False
    for model, steps in ((small(), 200), (medium(), 20)):
        bare, recorded = measure(model, steps, args.rounds)
        ratios = [ours / theirs for ours, theirs in zip(recorded, bare, strict=True)]
        costs = [1e6 * (ours - theirs) / steps for ours, theirs in zip(recorded, bare, strict=True)]
        (low, high), (least, most) = interval(ratios), interval(costs)
        step = 1000 * statistics.median(bare) / steps
        print(
            f"step of {step:.2f} ms CPU: recorded / bare {statistics.median(ratios):.4f} ({low:.4f} to {high:.4f}), "
            f"{statistics.median(costs):.0f} us a step ({least:.0f} to {most:.0f})"
        )
        failed |= least > args.limit
    return int(failed)


if __name__ == "__main__":
    raise SystemExit(main())
