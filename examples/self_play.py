"""A data set of self-play: `python examples/self_play.py 100 greedy pax.parquet` plays 100 matches of PAX.

A row for every choice: what the seat saw, what it could do and did, and what the match was worth to it in the end. The
file says of itself which game, rules and options it holds. Needs pyarrow (saturnalia[examples]).
"""

from __future__ import annotations

import json
import sys
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from saturnalia import load
from saturnalia.bots import choose, make_bot
from saturnalia.kernel.observation_layout import observation_layout
from saturnalia.research.record_with_memory import RecordWithMemory

GAME = load("pax")
OPTIONS = GAME.complete_options({"seats": 4})
COLUMNS = pa.schema(
    {
        "seed": pa.int64(),  # of the match: Match.new("pax", seats=4, seed=…) deals it again
        "seat": pa.int8(),
        "observation": pa.list_(pa.int16(), observation_layout(GAME).width),
        "legal": pa.list_(pa.int16()),
        "action": pa.int16(),
        "utility": pa.float32(),
    },
    metadata={"game": GAME.name, "rules": GAME.version, "options": json.dumps(OPTIONS)},
)


def choices(seed: int, bot: str) -> list[dict[str, Any]]:
    """Play one match, the same bot at every seat, and return its rows."""
    player, position, rows = make_bot(bot), RecordWithMemory(GAME, OPTIONS), list[dict[str, Any]]()
    position.deal(seed)
    while position.legal:
        seat, legal = int(position.record.actor), position.legal
        action = choose(player, GAME, position.record, seed=seed + len(position.memories))
        if len(legal) > 1:
            seen = position.observe(seat)
            rows.append({"seed": seed, "seat": seat, "observation": seen, "legal": legal, "action": action})
        position.play(action)
    worth = position.utilities("rank")
    return [{**row, "utility": worth[row["seat"]]} for row in rows]


def write(matches: int, bot: str, file: str) -> None:
    """Write the rows of so many matches, each match as soon as it is over."""
    with pq.ParquetWriter(file, COLUMNS, compression="zstd") as writer:
        for seed in range(matches):
            writer.write_table(pa.Table.from_pylist(choices(seed, bot), schema=COLUMNS))


if __name__ == "__main__":
    write(int(sys.argv[1]), sys.argv[2], sys.argv[3])
