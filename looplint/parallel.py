"""Many files over many processes. The outcomes are those of one process, in the same order."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from looplint.check import Job, Outcome, Problem, examine
from looplint.static import consulted

CHUNK = 60_000  # bytes that one process takes at a time


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
    # A forked process has all rules loaded; elsewhere than on Linux, forking is not safe.
    method = "fork" if sys.platform == "linux" else "spawn"
    return ProcessPoolExecutor(processes, multiprocessing.get_context(method), initializer=_worker)


def _worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to handle


def _examine_chunk(chunk: list[Job]) -> list[Outcome]:
    outcomes = [examine(job) for job in chunk]
    outcomes[-1] = outcomes[-1]._replace(imports=consulted.new_imports())
    return outcomes


def spread(jobs: Iterator[Job], processes: int) -> Iterator[Outcome]:
    """Examine files in processes."""
    pool = _pool(processes)
    lost: list[Job] = []
    try:
        submitted = [(chunk, _submit(pool, chunk)) for chunk in _chunks(jobs)]
        for chunk, future in submitted:
            outcomes = _result(future)
            yield from outcomes
            lost += chunk if not outcomes else []
    except BaseException:
        _stop(pool)
        raise
    pool.shutdown()
    yield from map(_alone, lost)


_Future = Future[list[Outcome]]


def _submit(pool: ProcessPoolExecutor, chunk: list[Job]) -> _Future | None:
    try:
        return pool.submit(_examine_chunk, chunk)
    except BrokenProcessPool:
        return None


def _result(future: _Future | None) -> list[Outcome]:
    """What a process made of its files; nothing where it was killed, or one beside it."""
    try:
        return future.result() if future is not None else []
    except BrokenProcessPool:
        return []


def _alone(job: Job) -> Outcome:
    """Examine a file in a process of its own, so that it is clear which one kills."""
    with _pool(1) as pool:
        if outcomes := _result(pool.submit(_examine_chunk, [job])):
            return outcomes[0]
    message = "looplint was killed while it read this file (out of memory?)"
    return Outcome(job.path, problems=[Problem(job.path, 0, 0, 0, message, "crash")], parsed=False)


def _stop(pool: ProcessPoolExecutor) -> None:
    pool.shutdown(wait=False, cancel_futures=True)
    for child in multiprocessing.active_children():
        child.terminate()
