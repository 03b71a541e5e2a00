"""Campaigns: which levels a person has won, and which one is open next."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from saturnalia.kernel.campaign import campaigns_of, levels_of, open_level, won_step
from saturnalia.kernel.game import load
from saturnalia.server.rows import StoredTable
from saturnalia.server.store import Store, levels_won
from saturnalia.server.table_log import TableLog


def note_win(store: Store, table: StoredTable, log: TableLog) -> None:
    """Remember the level that a finished match has won for whoever played it; a match from a file does not count."""
    if not log.match.is_over or table.imported:
        return
    step = won_step(log.match.game, log.match.options, log.match.places())
    if step is None:
        return
    with store.writing() as connection:
        for person in table.persons():
            values = {"person": person, "game": table.game, "campaign": step.campaign, "level": step.level}
            same = sa.and_(*(levels_won.c[name] == value for name, value in values.items()))
            if connection.execute(levels_won.select().where(same)).first() is None:
                connection.execute(levels_won.insert().values(**values))


def show_campaigns(store: Store, names: list[str], person: int | None) -> list[dict[str, Any]]:
    """Return every campaign of these games as it stands for a person (`wire.CampaignInfo`)."""
    won: dict[str, dict[str, list[int]]] = {}
    if person is not None:
        with store.reading() as connection:
            for row in connection.execute(levels_won.select().where(levels_won.c.person == person)):
                won.setdefault(row.game, {}).setdefault(row.campaign, []).append(row.level)
    shown = []
    for game in map(load, names):
        for campaign in campaigns_of(game):
            assert game.campaign is not None
            mine = won.get(game.name, {})
            shown.append(
                {
                    "game": game.name,
                    "campaign": campaign,
                    "apart": game.campaign.apart,
                    "option": game.campaign.level,
                    "won": sorted(mine.get(campaign, [])),
                    "open": open_level(game, mine, campaign),
                    "last": levels_of(game)[-1],
                }
            )
    return shown
