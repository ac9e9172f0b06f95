"""What a step of reference_loop costs beyond a bare loop: `python benchmarks/step_overhead.py`.

Both train the same network on the same data in one process, a block of steps each in turn, the order swapped every
round. The bare loop is what a tutorial shows: load, clear, forward, backward, step. The reference adds derived
randomness, gradient norm, clipping, schedule, the check for values that are not finite, record, diagnosis. Each round
gives one ratio of the training process's CPU time; reported are their median and its 95% interval (bootstrap). With
`--workers 0` loading is counted as well, in both. Exit 1 if the limit lies below the interval.
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
import time
from collections.abc import Callable

import torch
from torch import nn
from torch.nn import functional
from torch.optim import AdamW
from torch.utils.data import DataLoader

from reference_loop import task
from reference_loop.distributed import World
from reference_loop.prepare import Setup, prepare
from reference_loop.signals import StopSignals
from reference_loop.train import train_epoch


def bare_epoch(model: nn.Module, optimizer: torch.optim.Optimizer, loader: DataLoader) -> None:
    model.train()
    for images, targets in loader:
        optimizer.zero_grad()
        functional.cross_entropy(model(images), targets).backward()
        optimizer.step()


def timed(call: Callable[[], object]) -> float:
    began = time.process_time()
    call()
    return time.process_time() - began


def measure(setup: Setup, rounds: int) -> tuple[list[float], list[float]]:
    """CPU seconds of each block of the bare loop and of the reference."""
    model = task.build_model(setup.config)
    optimizer = AdamW(model.parameters(), lr=setup.config.lr)
    data = task.build_datasets(setup.config)[0]
    workers = setup.config.workers
    loader = DataLoader(
        data, setup.config.batch_size, shuffle=True, num_workers=workers, persistent_workers=workers > 0
    )
    signals, bare, reference = StopSignals(), [], []
    for number in range(rounds + 2):
        sides = [
            (bare, lambda: bare_epoch(model, optimizer, loader)),
            (reference, lambda: train_epoch(setup, setup.state.progress.epoch, signals)),
        ]
        for times, call in sides if number % 2 else reversed(sides):
            times.append(timed(call))
    return bare[2:], reference[2:]  # the first two warm up


def interval(ratios: list[float], draws: int = 4000) -> tuple[float, float]:
    """The 95% bootstrap interval of the median."""
    chance = random.Random(0)
    medians = sorted(statistics.median(chance.choices(ratios, k=len(ratios))) for _ in range(draws))
    return medians[int(0.025 * draws)], medians[int(0.975 * draws) - 1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--steps", type=int, default=10, help="steps per block")
    parser.add_argument("--workers", type=int, default=1, help="loading processes, of each side")
    parser.add_argument("--width", type=int, default=48, help="of the network: 48 gives a step of 20 to 40 ms")
    parser.add_argument("--limit", type=float, default=1.03)
    args = parser.parse_args()
    torch.set_num_threads(1)
    with tempfile.TemporaryDirectory() as folder:
        config = task.Options(
            runs=folder, samples=32 * args.steps, width=args.width, workers=args.workers, clip="1.0", epochs=10**6,
            eval_steps=10**9, schedule="constant", quiet=True, tensorboard=False,
        )  # fmt: skip
        setup = prepare(config, task, World(torch.device("cpu")))
        bare, reference = measure(setup, args.rounds)
        setup.record.close()
    ratios = [ours / theirs for ours, theirs in zip(reference, bare, strict=True)]
    low, high = interval(ratios)
    step = 1000 * statistics.median(bare) / args.steps
    verdict = "holds" if high <= args.limit else "does not hold" if low > args.limit else "not resolved"
    print(f"bare step {step:.1f} ms CPU, {args.rounds} rounds of {args.steps} steps each, {args.workers} workers")
    print(f"reference / bare: {statistics.median(ratios):.4f}, 95% interval {low:.4f} to {high:.4f}")
    print(f"at most {args.limit}: {verdict}")
    return 1 if low > args.limit else 0


if __name__ == "__main__":
    raise SystemExit(main())
