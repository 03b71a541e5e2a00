"""Servers that are killed, backed up and restored under load: nothing acknowledged is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from benchmarks.soak.servers import empty
from saturnalia.server.backups import backup, restore
from saturnalia.server.store import entries
from tests.server.killing import Player, Process, Standby, check, open_tables, play_and_kill, raise_what_broke

TABLES = 100
KILLS_A_ROUND = 40
"""Kills after which the tables, most of whose matches are over then, are checked, and new ones are opened."""


def kills(count: int = 1000, database: str = "sqlite") -> dict[str, Any]:
    """SIGKILL at random moments under load; two processes with PostgreSQL."""
    began, done, moves = time.monotonic(), 0, 0
    with tempfile.TemporaryDirectory(prefix="saturnalia-soak-") as folder, empty(database, Path(folder)) as address:
        standby = Standby(address, TABLES)
        processes: list[Process] = []
        try:
            processes += [Process(standby) for _ in range(1 if database == "sqlite" else 2)]
            while done < count:
                now = min(KILLS_A_ROUND, count - done)
                players = asyncio.run(play_and_kill(processes, TABLES, now, seed=done))
                for process in processes:
                    process.kill()
                moves += check(address, players)
                done += now
                for process in processes:
                    process.start()
                print(f"  {done} kills, {moves} acknowledged moves, none lost, none twice", flush=True)
        except KeyboardInterrupt:  # what was checked until then counts
            print("  ended early", flush=True)
        finally:
            for process in processes:
                process.kill()
            standby.close()
    return {
        "kills": done,
        "database": database,
        "tables at a time": TABLES,
        "acknowledged moves, all found once": moves,
        "minutes": round((time.monotonic() - began) / 60, 1),
        "reached": done >= 1000,
    }


@dataclass
class Backed:
    """A backup, and what had been acknowledged before it was begun."""

    file: Path
    known: list[tuple[str, int, int]] = field(default_factory=list)
    """Table, number of the entry, and action."""


def _known(players: list[Player]) -> list[tuple[str, int, int]]:
    return [(one.table, seq, action) for one in players for seq, action in one.acknowledged.values()]


async def _in_random_order(
    process: Process, address: str, folder: Path, steps: int, lots: random.Random
) -> dict[str, int]:
    """Let people play, and back up, kill and restore meanwhile."""
    await process.ready()
    players = await open_tables([process], TABLES)
    stop = asyncio.Event()
    playing = [asyncio.ensure_future(one.play(stop, random.Random(number))) for number, one in enumerate(players)]
    done = {"backups": 0, "kills": 0, "restores": 0, "entries compared": 0}
    kept: list[Backed] = []
    for _ in range(steps):
        await asyncio.sleep(lots.uniform(0.0, 0.4))
        step = lots.choice(["backups", "kills", "restores", "killed backups"] if kept else ["backups"])
        if step in ("backups", "killed backups"):
            one = Backed(folder / f"backup-{len(kept)}", _known(players))
            backing = asyncio.create_task(asyncio.to_thread(backup, one.file, address))
            if step == "killed backups":  # the server is killed while it is backed up
                await asyncio.sleep(lots.uniform(0, 0.1))
                process.kill()
                done["kills"] += 1
            await backing
            if step == "killed backups":
                process.start()
                await process.ready()
            kept.append(one)
            done["backups"] += 1
        elif step == "kills":
            process.kill()
            process.start()
            await process.ready()
            done["kills"] += 1
        else:
            done["entries compared"] += await asyncio.to_thread(_restore, lots.choice(kept), folder / "restored")
            done["restores"] += 1
        raise_what_broke(playing)
    stop.set()
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)
    raise_what_broke(playing)
    process.kill()
    check(address, players)
    for one in kept:  # each of them at least once
        done["entries compared"] += await asyncio.to_thread(_restore, one, folder / "restored")
        done["restores"] += 1
    return done


def _restore(one: Backed, place: Path) -> int:
    """Restore, which replays every table, and compare with what was acknowledged before."""
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    address = f"sqlite:///{place}/tables.db"
    restore(one.file, address)
    engine = sa.create_engine(address)
    with engine.connect() as connection:
        rows = connection.execute(sa.select(entries.c.table_id, entries.c.seq, entries.c.action))
        found = {(row.table_id, row.seq): row.action for row in rows}
    engine.dispose()
    for table, seq, action in one.known:
        if found.get((table, seq)) != action:
            raise AssertionError(f"entry {seq} of table {table} was acknowledged before the backup, and is not in it")
    return len(one.known)


def backups(steps: int = 200) -> dict[str, Any]:
    """Back up, kill and restore in random order under load; every restored database is whole and has what it must."""
    lots, began = random.Random(7), time.monotonic()
    done = {"backups": 0, "kills": 0, "restores": 0, "entries compared": 0}
    left = steps
    while left > 0:
        with tempfile.TemporaryDirectory(prefix="saturnalia-soak-") as name:
            folder, now = Path(name), min(40, left)
            address = f"sqlite:///{folder}/tables.db"
            standby = Standby(address, TABLES)
            process = None
            try:
                process = Process(standby)
                found = asyncio.run(_in_random_order(process, address, folder, now, lots))
            finally:
                if process is not None:
                    process.kill()
                standby.close()
            done = {key: done[key] + found[key] for key in done}
            left -= now
            print(f"  {steps - left} steps: {done}", flush=True)
    minutes = round((time.monotonic() - began) / 60, 1)
    return {"steps": steps, **done, "minutes": minutes, "reached": steps >= 200}
