"""A tournament on a Ray cluster: a local one of two workers."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from saturnalia import load
from saturnalia.arena.ledger import Ledger
from saturnalia.arena.spread import spread
from saturnalia.arena.tournament import Tournament
from tests.arena.work import die_once

NO_RAY = "Ray, about 80 MB, is not installed; to run this test: .venv/bin/pip install -r requirements/cluster.txt"


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    if importlib.util.find_spec("ray") is None:
        if os.environ.get("SATURNALIA_CI"):
            pytest.fail(NO_RAY)
        pytest.skip(NO_RAY)
    with pytest.MonkeyPatch.context() as settings:
        settings.setenv("RAY_AUTH_MODE", "disabled")  # otherwise Ray leaves a file in the home folder
        import ray

        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
        yield "local"
        ray.shutdown()


def test_a_cluster_plays_the_same_matches(cluster: str, tmp_path: Path) -> None:
    tournament = Tournament.of(load("pax"), ["greedy", "random"], {"seats": 2}, seed=3)
    found = []
    for name, where in (("here", {"processes": 1}), ("there", {"cluster": cluster})):
        with Ledger(tmp_path / name, tournament.header()) as ledger:
            matches = tournament.play(6, ledger, **where)
            found.append({(match.deal, match.rotation): match.result.scores for match in matches})
    assert found[0] == found[1]
    assert len(found[0]) == 6


def test_a_dying_worker_of_a_cluster_loses_no_finished_work(cluster: str, tmp_path: Path) -> None:
    jobs = [(str(tmp_path), number) for number in range(12)]
    assert sorted(spread(die_once, jobs, cluster=cluster)) == list(range(12))
    assert (tmp_path / "died").exists()
