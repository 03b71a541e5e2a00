"""Forced answers are given at once only where that tells nobody anything (docs/decisions/5)."""

from __future__ import annotations

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest

from saturnalia import Game, Match, load, names
from saturnalia.kernel.schema import SPECTATOR
from saturnalia.server.bots_and_clocks import BotsAndClocks
from saturnalia.server.forced import give_forced_answers, is_seen_by_all
from saturnalia.server.hall import Hall
from saturnalia.server.installed_games import InstalledGames
from saturnalia.server.live_table import LiveTable
from saturnalia.server.preparation import Preparation
from saturnalia.server.rows import Entry, Seat, StoredTable
from saturnalia.server.table_log import TableLog
from tests.server.browser import Running, quick, turn

WORLDS = 60


def worlds_with_a_choice(match: Match, viewer: int, lots: random.Random) -> int:
    """In how many of many worlds that look the same to a viewer the question has several answers."""
    game, found = match.game, 0
    offered = np.zeros(game.action_count, dtype=np.int16)
    for _ in range(WORLDS):
        world = game.state.copy(match.state)
        game.compiled.redeal(world, viewer, lots.getrandbits(62))
        found += int(game.compiled.legal(world, offered) > 1)
    return found


def forced_positions(game: Game, seats: int, matches: int, share: float = 1.0) -> list[Match]:
    """Positions of random matches in which there is only one answer, or a share of them."""
    lots = random.Random(seats)
    found = []
    for _ in range(matches):
        match = Match.new(game, seed=lots.getrandbits(63), seats=seats)
        while not match.is_over:
            legal = match.legal()
            if len(legal) == 1 and lots.random() < share:
                found.append(match.from_position(len(match.played), match.state))
            match.play(lots.choice(legal))
    return found


@pytest.mark.parametrize("name", names())
def test_what_is_given_at_once_could_be_expected_by_everybody(name: str) -> None:
    game, lots = load(name), random.Random(5)
    seats = next((count for count in game.seat_counts if count > 1), 1)
    for match in forced_positions(game, seats, matches=3, share=0.1):
        if is_seen_by_all(match):
            for viewer in range(SPECTATOR, match.seats):
                assert worlds_with_a_choice(match, viewer, lots) < WORLDS / 3


@pytest.fixture(scope="module")
def hidden() -> Match:
    """A position of PAX, after a choice of the actor, with only one answer, which the other seat cannot know."""
    lots = random.Random(1)
    for match in forced_positions(load("pax"), 2, matches=40):
        has_chosen = match.played and match.played[-1].seat == match.actor and not match.played[-1].forced
        if has_chosen and worlds_with_a_choice(match, 1 - match.actor, lots) > WORLDS / 3:
            return match
    raise AssertionError("no such position")


def table_of(match: Match, *kinds: str) -> StoredTable:
    seats = [Seat(number, kind, "", None, False, "", {number}) for number, kind in enumerate(kinds)]
    return StoredTable(
        id="table", game="pax", rules=match.game.version, pack=None, options=match.options, seed=match.seed, salt="",
        visibility="private", undo_beyond=False, host=1, invite="", watch="", status="playing", rematch=None,
        clock=None, clock_left=None, clock_started=None, deadline=None, actor=match.actor, seq=len(match.played),
        round=None, created=0.0, updated=0.0, seats=seats,
    )  # fmt: skip


@pytest.mark.clause("PAX-H11")
def test_whoever_has_no_choice_is_asked_if_others_cannot_know_that(hidden: Match) -> None:
    entries = [Entry(number, "act", one.seat, 0.0, one.action) for number, one in enumerate(hidden.played, start=1)]

    def given(*kinds: str) -> list[Entry]:
        table_log = TableLog(hidden.game, hidden.options, hidden.seed, entries)
        return give_forced_answers(table_of(hidden, *kinds), table_log, 0.0)

    alone = ["bot", "bot"]
    alone[hidden.actor] = "person"
    against_me = alone[::-1]
    assert given("person", "person") == []
    assert given(*against_me) == []  # a bot moves when it has thought
    assert given(*alone)[0] == Entry(len(entries) + 1, "forced", hidden.actor, 0.0, hidden.legal()[0])


@pytest.mark.clause("PAX-H11")
def test_at_a_table_the_only_answer_is_asked_for(server: Running, hidden: Match) -> None:
    browser, guest = server.browser(), server.browser("Livia")
    file = hidden.at(len(hidden.played) - 1).to_json()
    table = browser.post("/api/tables/import", {"match": file})
    guest.join(table, table["links"]["seats"][str(hidden.actor)])
    theirs, mine = guest.sit(table).welcome(), browser.sit(table).welcome()
    mine.look(1 - hidden.actor)
    seq = theirs.move(hidden.played[-1].action)["seq"]
    assert seq == len(hidden.played) + 1  # that the guest sat down is an entry, too
    assert [choice["action"] for choice in theirs.position["choices"]] == hidden.legal()
    mine.until_seq(seq)
    assert (mine.position["actor"], mine.position["choices"]) == (hidden.actor, [])
    mine.until_seq(theirs.move()["seq"])
    assert turn([mine, theirs]) is not None


def test_a_bot_takes_as_long_for_its_only_answer_as_for_a_choice(hidden: Match) -> None:
    async def times() -> list[float]:
        hall = SimpleNamespace(settings=quick(""), after_change=[], preparation=Preparation(InstalledGames()))
        await hall.preparation.load(lambda game: None)
        bots_and_clocks = BotsAndClocks(cast(Hall, hall))
        bots_and_clocks.usual["tiro", "pax"] = 0.4
        bots_and_clocks.usual["tiro", "minerva"] = 5.0  # what it takes elsewhere would tell
        spent = []
        live = cast(LiveTable, SimpleNamespace(table=SimpleNamespace(host=1), bot_waits=False))
        for match in (hidden, hidden.at(len(hidden.played) - 1)):
            began = time.perf_counter()
            await bots_and_clocks._take_time("tiro", match, match.state, match.forced() is not None, live)
            spent.append(time.perf_counter() - began)
        assert bots_and_clocks.usual["tiro", "pax"] < 0.4, "it remembers how long the choice took"
        bots_and_clocks.close()
        return spent

    with ThreadPoolExecutor(1) as clean:  # the browser tests leave an event loop running in the main thread
        forced, chosen = clean.submit(asyncio.run, times()).result()
    assert chosen < 0.4 <= forced


def test_what_everybody_sees_is_given_at_once(hidden: Match) -> None:
    assert not is_seen_by_all(hidden)
    shared = [one for one in forced_positions(load("pax"), 2, matches=1) if is_seen_by_all(one)]
    assert shared
    entries = [Entry(n, "act", one.seat, 0.0, one.action) for n, one in enumerate(shared[0].played, start=1)]
    table_log = TableLog(shared[0].game, shared[0].options, shared[0].seed, entries)
    assert give_forced_answers(table_of(shared[0], "person", "person"), table_log, 0.0)
