"""
# torchrun does what forked processes do

## What it measures
The same run three times on two processes: forked from this one, started by `torchrun`, and started by two `torchrun`
agents as on two machines, which find each other through a rendezvous. All must come to the same state.

## Tolerance
None: the same number of processes adds in the same order.

## If it fails
Something depends on who starts the process: an environment variable, a working directory, the number of threads.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from looplint.smoke.bench import Bench
from looplint.smoke.fresh import trained_elsewhere
from looplint.smoke.measurement import Measurement
from looplint.smoke.probe import probe
from looplint.smoke.processes import free_port
from looplint.smoke.resume import agreement
from looplint.smoke.sabotage import Sabotage
from looplint.smoke.together import trained

TORCHRUN = ("-m", "torch.distributed.run")

LAUNCHER_ASKED = Sabotage(
    "the batch depends on who started the process",
    "reference_loop.data",
    "self.sampler, self.batch_size = sampler, batch_size",
    'self.sampler, self.batch_size = sampler, batch_size - ("TORCHELASTIC_RUN_ID" in os.environ)',
)


@probe(tells=30, seconds=40.0, slow=True, sabotages=(LAUNCHER_ASKED,))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Fork, launch, and launch twice."""
    order, count = bench.order(**bench.backend), bench.processes
    wanted = bench.ranks(trained, order)[0].state
    one = trained_elsewhere(order, bench.place / "one", (*TORCHRUN, "--standalone", "--nproc-per-node", str(count)))
    yield agreement("one torchrun against forked processes, apart by", wanted, one, bench.exact or not bench.gpus)
    if not bench.gpus:
        yield agreement("two torchruns as on two machines, apart by", wanted, two_machines(bench), True)


def two_machines(bench: Bench) -> dict[str, Any]:
    """The state that two agents with a process each come to; each thinks that it is a machine of its own."""
    meeting = ("--rdzv-backend", "c10d", "--rdzv-endpoint", f"127.0.0.1:{free_port()}")
    launcher = (*TORCHRUN, "--nnodes", "2", "--nproc-per-node", "1", *meeting, "--local-addr", "127.0.0.1")
    order = bench.order(**bench.backend)
    with ThreadPoolExecutor(2) as pool:
        agents = [pool.submit(trained_elsewhere, order, bench.place / f"machine-{n}", launcher, 300) for n in (0, 1)]
        answers = [agent.result() for agent in agents]
    found: dict[str, Any] = next(answer for answer in answers if answer is not None)
    return found
