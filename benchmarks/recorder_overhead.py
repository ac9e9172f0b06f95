"""What the recorder of `looplint run` costs each training step: `python benchmarks/recorder_overhead.py`.

Two figures. *Beside a bare run*: two processes train the same model on the same data, one of them recorded for as long
as it lives. They take turns, a block of steps each, the order swapped every round; each round gives one ratio of CPU
times, and one difference per step. Reported are their medians with 95% intervals (bootstrap). *Inside the hooks*: a
third process times each call of each hook, less what torch does inside it and what timing takes; reported are the sum
over a step of the hooks' median calls, and its mean, with the looks at numbers and the first steps of each epoch in it.
The first figure leaves nothing out, the second is not moved by what else the machine does.

The first blocks are left out: in them objects and places are met for the first time, and the numbers are looked at more
often. What they cost is reported beside it. Exit 1 if a step costs more than the limit inside the hooks.
"""

from __future__ import annotations

import argparse
import io
import multiprocessing
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import torch
from step_overhead import interval, timed
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

WARM = 4  # rounds that are not counted


class Size(NamedTuple):
    """A model, and the steps of a block with it."""

    build: Callable[[], nn.Module]
    steps: int
    batch: int = 32


def small() -> nn.Module:
    """A step of about a millisecond."""
    return nn.Sequential(nn.Linear(64, 128), nn.BatchNorm1d(128), nn.ReLU(), nn.Dropout(0.1), nn.Linear(128, 10))


def medium() -> nn.Module:
    """A step of about twenty milliseconds."""
    return nn.Sequential(nn.Linear(64, 1400), nn.ReLU(), nn.Linear(1400, 1400), nn.ReLU(), nn.Linear(1400, 10))


SIZES = {"small": Size(small, 256), "medium": Size(medium, 32, 64)}


def training(size: Size) -> Callable[[], None]:
    """A block of steps, which is an epoch."""
    model = size.build()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
    samples = size.batch * size.steps
    data = TensorDataset(torch.randn(samples, 64), torch.randint(0, 10, (samples,)))
    loader = DataLoader(data, batch_size=size.batch)

    def epoch() -> None:
        model.train()
        for inputs, targets in loader:
            optimizer.zero_grad()
            loss = nn.functional.cross_entropy(model(inputs), targets)
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()

    return epoch


# -- beside a bare run -----------------------------------------------------------------------------------------------
def worker(pipe: Connection, name: str, recorded: bool) -> None:
    """Train a block each time it is asked to, and tell its CPU seconds."""
    torch.set_num_threads(1)
    torch.manual_seed(0)
    if recorded:
        from looplint.runtime.hooks import listen
        from looplint.runtime.recorder import Recorder

        listen(Recorder(io.StringIO))
    run = training(SIZES[name])
    while pipe.recv():
        pipe.send(timed(run))


def beside(name: str, rounds: int) -> tuple[list[float], list[float], float]:
    """CPU seconds of each block, bare and recorded; how much more the first ones took when recorded."""
    context = multiprocessing.get_context("spawn")
    pipes: dict[bool, Connection] = {}
    for recorded in (False, True):
        pipes[recorded], theirs = context.Pipe()
        context.Process(target=worker, args=(theirs, name, recorded), daemon=True).start()
    times: dict[bool, list[float]] = {False: [], True: []}
    for number in range(rounds + WARM):
        for recorded in (False, True) if number % 2 else (True, False):
            pipes[recorded].send(True)
            times[recorded].append(pipes[recorded].recv())
    for pipe in pipes.values():
        pipe.send(False)
    first = sum(times[True][:WARM]) - sum(times[False][:WARM])
    return times[False][WARM:], times[True][WARM:], first


# -- inside the hooks ------------------------------------------------------------------------------------------------
class Timers:
    """Times what a hook does itself: from where it is called to where torch goes on, and from there back."""

    def __init__(self) -> None:
        self.calls: dict[str, list[int]] = defaultdict(list)  # nanoseconds
        self.within = 0  # of the call that is under way: what torch takes in it
        self.code: Any = None  # of the function that times a hook of torch's own

    def around(self, name: str, wrapper: Callable[[Any], Any]) -> Callable[[Any], Any]:
        """A wrapper whose hook is timed."""
        clock, calls = time.perf_counter_ns, self.calls[name]

        def put(original: Any) -> Any:
            def of_torch(*args: Any, **kwargs: Any) -> Any:
                began = clock()
                try:
                    return original(*args, **kwargs)
                finally:
                    self.within += clock() - began

            hook = wrapper(of_torch)

            def of_the_hook(*args: Any, **kwargs: Any) -> Any:
                if name == "clip_grad_norm_":  # walking over the parameters is the script's
                    args = (list(args[0]), *args[1:])
                outer, self.within = self.within, 0
                began = clock()
                try:
                    return hook(*args, **kwargs)
                finally:
                    calls.append(clock() - began - self.within)
                    self.within = outer

            return of_the_hook

        return put

    def hook(self, called: Callable[..., None]) -> Callable[..., None]:
        """A hook of torch's own that is timed."""
        clock, calls = time.perf_counter_ns, self.calls["step"]

        def timed_hook(*args: Any) -> None:
            began = clock()
            called(*args)
            calls.append(clock() - began)

        self.code = timed_hook.__code__
        return timed_hook

    def listen(self, idle: bool) -> None:
        """Record with timed hooks; `idle`: with hooks that only call torch, which shows what timing takes."""
        from looplint.runtime import hooks
        from looplint.runtime.patches import Patches
        from looplint.runtime.recorder import Recorder

        timers, register, frame = self, hooks.register_optimizer_step_pre_hook, sys._getframe

        class Timed(Patches):
            def put(self, holder: Any, name: str, wrapper: Callable[[Any], Any]) -> None:
                super().put(holder, name, timers.around(name, (lambda original: original) if idle else wrapper))

        def nothing(*args: Any) -> None:
            pass

        hooks.Patches = Timed  # type: ignore[misc]
        hooks.register_optimizer_step_pre_hook = lambda hook: register(timers.hook(nothing if idle else hook))
        hooks._frame = lambda above: frame(above + 2)  # itself, and the function that times
        recorder = Recorder(io.StringIO)
        hooks.listen(recorder)
        recorder.stacks.ignore(self.code)


def inside(name: str, rounds: int, idle: bool, result: Connection) -> None:
    """Send the microseconds that the hooks take in a step: those of the median calls, and the mean."""
    torch.set_num_threads(1)
    torch.manual_seed(0)
    timers, size = Timers(), SIZES[name]
    timers.listen(idle)
    run = training(size)
    for number in range(rounds + WARM):
        if number == WARM:
            for calls in timers.calls.values():
                calls.clear()
        run()
    per_step = 1000 * rounds * size.steps
    medians = [statistics.median(calls) * len(calls) for calls in timers.calls.values() if calls]
    result.send((sum(medians) / per_step, sum(map(sum, timers.calls.values())) / per_step))


def in_a_process(name: str, rounds: int, idle: bool) -> tuple[float, float]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=inside, args=(name, rounds, idle, theirs), daemon=True)
    process.start()
    found: tuple[float, float] = ours.recv()
    process.join()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--limit", type=float, default=50.0, help="microseconds a step")
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), choices=list(SIZES))
    args = parser.parse_args()
    failed = False
    for name in args.sizes:
        steps = SIZES[name].steps
        bare, recorded, first = beside(name, args.rounds)
        ratios = [ours / theirs for ours, theirs in zip(recorded, bare, strict=True)]
        costs = [1e6 * (ours - theirs) / steps for ours, theirs in zip(recorded, bare, strict=True)]
        (low, high), (least, most) = interval(ratios), interval(costs)
        step = 1000 * statistics.median(bare) / steps
        timing, (usual, mean) = in_a_process(name, args.rounds // 2, True), in_a_process(name, args.rounds // 2, False)
        print(
            f"step of {step:.2f} ms CPU: recorded / bare {statistics.median(ratios):.4f} ({low:.4f} to {high:.4f}), "
            f"{statistics.median(costs):.0f} us a step ({least:.0f} to {most:.0f}); "
            f"the first {WARM * steps} steps {1e6 * first / WARM / steps:.0f} us each; "
            f"inside the hooks {usual - timing[0]:.0f} us a step, {mean - timing[1]:.0f} on average",
            flush=True,
        )
        failed |= usual - timing[0] > args.limit
    return int(failed)


if __name__ == "__main__":
    raise SystemExit(main())
