"""Spreading work over processes: everything is done once, also when workers die, and nothing goes on unwanted."""

from __future__ import annotations

import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from saturnalia.arena.spread import spread
from tests.arena.work import die_always, die_once, double, wait_until_stopped


@pytest.mark.parametrize("processes", [1, 2])
def test_every_job_is_done_once(processes: int) -> None:
    assert sorted(spread(double, range(20), processes)) == list(range(0, 40, 2))


def test_jobs_are_taken_when_they_are_needed() -> None:
    endless = iter(int, 1)
    answers = spread(double, endless, processes=1)
    assert [next(answers) for _ in range(3)] == [0, 0, 0]


def test_a_dying_worker_loses_no_finished_work(tmp_path: Path) -> None:
    jobs = [(str(tmp_path), number) for number in range(12)]
    assert sorted(spread(die_once, jobs, processes=2)) == list(range(12))
    assert (tmp_path / "died").exists()


def test_work_that_always_kills_its_worker_is_given_up() -> None:
    with pytest.raises(BrokenProcessPool):
        list(spread(die_always, [1], processes=2))


def test_closing_stops_the_workers() -> None:
    answers = spread(wait_until_stopped, range(4), processes=2)
    assert next(answers) == 0
    began = time.monotonic()
    answers.close()  # type: ignore[attr-defined]
    assert time.monotonic() - began < 30
