"""Servers killed with SIGKILL at random moments: nothing acknowledged is lost, nothing applied twice, all goes on."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.killing import Process, Standby, check, play_and_kill

TABLES = 100
KILLS = [5, pytest.param(10, marks=pytest.mark.thorough)]


@pytest.mark.slow
@pytest.mark.parametrize("kills", KILLS)
def test_killed_servers_lose_nothing(kind: str, database: str, kills: int) -> None:
    standby = Standby(database, TABLES)
    processes: list[Process] = []
    try:
        processes.append(Process(standby))
        if kind == "postgres":
            processes.append(Process(standby))
        with ThreadPoolExecutor(1) as clean:  # the browser tests leave an event loop running in the main thread
            players = clean.submit(asyncio.run, play_and_kill(processes, TABLES, kills)).result()
    finally:
        for process in processes:
            process.kill()
        standby.close()
    assert len({one.table for one in players}) == TABLES
    assert check(database, players) > kills * 10
