"""Spreads work over the cores of this machine or over a Ray cluster; a worker that dies loses no finished work."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

Job = TypeVar("Job")
Answer = TypeVar("Answer")

MOST_LOSSES = 3
"""So many lost workers in a row, with nothing finished in between, are no accident."""

_stop: Any = None


def stopped() -> bool:
    """Whether whoever asked for the work of this process wants no more of it.

    >>> stopped()
    False
    """
    return _stop is not None and bool(_stop.is_set())


def spread(
    work: Callable[[Job], Answer], jobs: Iterable[Job], processes: int | None = None, cluster: str | None = None
) -> Iterator[Answer]:
    """Yield `work(job)` for every job, in the order in which they are done.

    >>> sorted(spread(abs, [-1, 2, -3], processes=1))
    [1, 2, 3]
    """
    if cluster is not None:
        yield from _on_cluster(work, jobs, cluster)
    elif (count := processes or os.cpu_count() or 1) == 1:
        yield from map(work, jobs)
    else:
        yield from _on_this_machine(work, jobs, count)


def _on_this_machine(work: Callable[[Job], Answer], jobs: Iterable[Job], processes: int) -> Iterator[Answer]:
    context = get_context("spawn")
    stop = context.Event()
    waiting = iter(jobs)
    again: list[Job] = []
    losses = 0
    while True:
        pool = ProcessPoolExecutor(processes, context, _begin, (stop,))
        running: dict[Future[Answer], Job] = {}
        try:
            while True:
                while len(running) < 2 * processes and (more := again or list(islice(waiting, 1))):
                    job = more.pop()
                    running[pool.submit(work, job)] = job
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    answer = future.result()
                    del running[future]
                    losses = 0
                    yield answer
        except BrokenProcessPool:
            losses += 1
            if losses == MOST_LOSSES:
                raise
            finished = [future for future in running if future.done() and not future.exception()]
            again += [job for future, job in running.items() if future not in finished]
            yield from [future.result() for future in finished]
        except BaseException:
            stop.set()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def _begin(stop: Any) -> None:
    """Ctrl-C reaches every process of a terminal; the first one decides what it means, and none outlives it."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _on_cluster(work: Callable[[Job], Answer], jobs: Iterable[Job], address: str) -> Iterator[Answer]:
    import ray

    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False)
    task = ray.remote(max_retries=MOST_LOSSES)(work)
    slots = 2 * int(ray.cluster_resources().get("CPU", 1))
    waiting = iter(jobs)
    running: set[Any] = set()
    try:
        while True:
            running |= {task.remote(job) for job in islice(waiting, slots - len(running))}
            if not running:
                return
            (done, *_), _ = ray.wait(list(running))
            running.remove(done)
            yield ray.get(done)
    finally:
        for reference in running:
            ray.cancel(reference, force=True)
