"""Many files over many processes, where that pays. The outcomes are those of one process, in the same order."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from looplint.check import Job, Outcome, Problem, examine

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

FILES = 8  # from here on, and ...
BYTES = 200_000  # ... from here on, starting processes costs less than it saves
CHUNK = 60_000  # bytes that one process takes at a time


def examine_all(jobs: Iterator[Job], processes: int) -> Iterator[Outcome]:
    """Examine all files; few or small ones here, others over processes."""
    first: list[Job] = []
    size = 0
    for job in jobs:
        first.append(job)
        size += len(job.data or b"")
        if len(first) > FILES and size > BYTES:
            yield from _spread(chain(first, jobs), processes)
            return
    yield from map(examine, first)


def _chunks(jobs: Iterator[Job]) -> Iterator[list[Job]]:
    """Neighbouring files together: they belong to one project, which is then read by one process."""
    chunk: list[Job] = []
    size = 0
    for job in jobs:
        chunk.append(job)
        size += len(job.data or b"")
        if size > CHUNK:
            yield chunk
            chunk, size = [], 0
    if chunk:
        yield chunk


def _pool(processes: int) -> ProcessPoolExecutor:
    import multiprocessing
    import sys
    from concurrent.futures import ProcessPoolExecutor

    # A forked process has the rules loaded already; elsewhere than on Linux, forking is not safe.
    method = "fork" if sys.platform == "linux" else "spawn"
    return ProcessPoolExecutor(processes, multiprocessing.get_context(method), initializer=_worker)


def _worker() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to handle


def _examine_chunk(chunk: list[Job]) -> list[Outcome]:
    return [examine(job) for job in chunk]


def _spread(jobs: Iterator[Job], processes: int) -> Iterator[Outcome]:
    pool = _pool(processes)
    try:
        submitted = [(chunk, pool.submit(_examine_chunk, chunk)) for chunk in _chunks(jobs)]
        for chunk, future in submitted:
            yield from _outcomes(chunk, future)
    except BaseException:
        _stop(pool)
        raise
    pool.shutdown()


def _outcomes(chunk: list[Job], future: Future[list[Outcome]]) -> list[Outcome]:
    from concurrent.futures.process import BrokenProcessPool

    try:
        return future.result()
    except BrokenProcessPool:
        return [_alone(job) for job in chunk]


def _alone(job: Job) -> Outcome:
    """Examine a file in a process of its own: one of its neighbours, or it itself, has killed the last one."""
    from concurrent.futures.process import BrokenProcessPool

    with _pool(1) as pool:
        try:
            return pool.submit(examine, job).result()
        except BrokenProcessPool:
            message = "looplint was killed while it read this file (out of memory?)"
            return Outcome(job.path, problems=[Problem(job.path, 0, 0, 0, message, "crash")], parsed=False)


def _stop(pool: ProcessPoolExecutor) -> None:
    import multiprocessing

    pool.shutdown(wait=False, cancel_futures=True)
    for child in multiprocessing.active_children():
        child.terminate()


def cores() -> int:
    """The processors that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on Linux
        return os.cpu_count() or 1
