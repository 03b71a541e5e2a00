"""Taking back in company: whoever is asked must agree, clocks come back as they were, and it has an end."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest

from saturnalia import load, names
from saturnalia.server import undo
from saturnalia.server.rows import Entry, add_entries, read_entries
from saturnalia.server.store import Store, tables
from saturnalia.server.table_log import TableLog
from tests.server.browser import Browser, Connection, Running, play_on, quick, running, turn

LIVE = {"kind": "live", "seconds": 60, "increment": 30}


def pair(server: Running, **more: Any) -> tuple[Connection, Connection]:
    """Two people in two browsers: whoever is asked first, and the other."""
    host, guest = server.browser("Julia"), server.browser("Livia")
    table = host.open("me", "open", **more)
    guest.join(table, table["links"]["invite"])
    sittings = [host.sit(table).welcome(), guest.sit(table).welcome()]
    actor = turn(sittings)
    assert actor is not None
    return actor, next(one for one in sittings if one is not actor)


def seat_of(sitting: Connection) -> int:
    return int(sitting.position["viewer"])


def ask_undo(sitting: Connection, *, beyond: bool = False) -> Any:
    return sitting.ask("undo", seq=sitting.position["seq"], seat=seat_of(sitting), beyond=beyond)


def both_at(*sittings: Connection) -> None:
    seq = max(one.position["seq"] for one in sittings)
    for one in sittings:
        one.until_seq(seq)


def after_a_move(server: Running, **more: Any) -> tuple[Connection, Connection]:
    """The first has chosen, nothing was revealed, and the other is asked now."""
    first, second = pair(server, **more)
    first.move()
    both_at(first, second)
    assert second.position["choices"]
    assert first.position["may_undo"]
    return first, second


def test_whoever_is_asked_already_must_agree(server: Running) -> None:
    first, second = after_a_move(server)
    assert first.position["undo_needs"] == [seat_of(second)]
    before = first.position
    assert ask_undo(first)["type"] == "ack"
    second.until_true(lambda known: known.position["undo_asked"])
    asked = {"seq": first.position["seq"] + 1, "seat": seat_of(first), "beyond": False, "missing": [seat_of(second)]}
    assert second.position["undo_asked"] == asked
    assert second.position["choices"], "whoever is asked can still answer"
    first.until_true(lambda known: known.position["undo_asked"])
    assert first.position["view"] == before["view"]
    assert ask_undo(first)["reason"]["id"] == "refused-undo-asked"
    refused = first.ask("answer_undo", seat=seat_of(first), agree=True)
    assert refused["reason"]["id"] == "refused-undo-not-asked", "nobody agrees to their own wish"
    assert second.ask("answer_undo", seat=seat_of(second), agree=True)["type"] == "ack"
    first.until_true(lambda known: known.position["choices"])
    both_at(first, second)
    assert not second.position["choices"]
    assert first.position["undo_asked"] is None
    said = [line["id"] for entry in second.log for line in entry["lines"]]
    assert said[-3:] == ["log-ask-undo", "log-agree-undo", "log-undo"] or said[-1] == "log-undo"


def test_to_refuse_ends_it_until_the_next_move(server: Running) -> None:
    first, second = after_a_move(server)
    ask_undo(first)
    second.until_true(lambda known: known.position["undo_asked"])
    assert second.ask("answer_undo", seat=seat_of(second), agree=False)["type"] == "ack"
    first.until_true(lambda known: known.log[-1]["lines"][0]["id"] == "log-refuse-undo")
    assert first.position["undo_asked"] is None
    both_at(first, second)
    assert ask_undo(first)["reason"]["id"] == "refused-undo-declined"
    assert second.ask("answer_undo", seat=seat_of(second), agree=True)["reason"]["id"] == "refused-undo-not-asked"
    assert second.act()["type"] == "ack"


def test_a_late_yes_is_none_to_what_is_asked_by_then(server: Running) -> None:
    first, second = after_a_move(server)
    ask_undo(first)
    second.until_true(lambda known: known.position["undo_asked"])
    about = second.position["undo_asked"]["seq"]
    late = second.ask("answer_undo", seat=seat_of(second), agree=True, about=about - 1)
    assert late["reason"]["id"] == "refused-undo-not-asked"
    assert second.ask("answer_undo", seat=seat_of(second), agree=True, about=about)["type"] == "ack"


def test_to_answer_the_question_means_no_and_is_never_stale(server: Running) -> None:
    first, second = after_a_move(server)
    seq = second.position["seq"]
    ask_undo(first)
    answer = second.act(seq=seq)  # chosen before the wish was seen
    assert answer["type"] == "ack"
    second.until_seq(answer["seq"])
    assert second.position["undo_asked"] is None


def test_a_stranger_cannot_agree(server: Running) -> None:
    first, _ = after_a_move(server)
    ask_undo(first)
    token = first.table["links"]["spectate"].split("=")[1]
    watcher = server.browser("").sit(first.table, token=token).welcome()
    assert watcher.position["undo_asked"]
    assert watcher.ask("answer_undo", seat=1, agree=True)["reason"]["id"] == "refused-not-seated"


def test_beyond_what_was_revealed_everybody_must_agree(server: Running) -> None:
    people = [server.browser(name) for name in ("Julia", "Livia", "Drusilla")]
    table = people[0].open("me", "open", "open")
    for guest in people[1:]:
        guest.join(table, table["links"]["invite"])
    sittings = [one.sit(table).welcome() for one in people]
    play_on(sittings, 9)
    wishing = next(one for one in sittings if one.position["may_undo_beyond"] and not one.position["may_undo"])
    others = [one for one in sittings if one is not wishing]
    assert sorted(wishing.position["undo_needs"]) == sorted(map(seat_of, others))
    before = len(server.hall.live[table["id"]].playing().log.match.played)
    assert ask_undo(wishing, beyond=True)["type"] == "ack"
    for number, other in enumerate(others, start=1):
        other.until_true(lambda known: known.position["undo_asked"])
        assert len(server.hall.live[table["id"]].playing().log.match.played) == before
        answer = other.ask("answer_undo", seat=seat_of(other), agree=True)
        assert answer["type"] == "ack", number
    wishing.until_seq(answer["seq"])
    assert wishing.log[-1]["lines"][0]["id"] == "log-undo-beyond"
    assert len(server.hall.live[table["id"]].playing().log.match.played) < before


TABLES = [(name, count) for name in names() for count in load(name).seat_counts if count > 1]


@pytest.mark.parametrize(("game", "count"), TABLES, ids=[f"{game}-{count}" for game, count in TABLES])
def test_in_every_game_beyond_what_was_revealed_is_asked_and_never_done_silently(
    server: Running, game: str, count: int
) -> None:
    people = [server.browser(f"P{number}") for number in range(count)]
    table = people[0].open("me", *["open"] * (count - 1), game=game)
    for guest in people[1:]:
        guest.join(table, table["links"]["invite"])
    sittings = [one.sit(table).welcome() for one in people]
    for one in sittings:
        one.until_true(lambda known: known.position)

    def played() -> int:
        return len(server.hall.live[table["id"]].playing().log.match.played)

    for move in range(60):
        play_on(sittings, 1, seed=move)
        wishing = [one for one in sittings if one.position["may_undo_beyond"] and not one.position["may_undo"]]
        if wishing:
            break
    before = played()
    assert ask_undo(wishing[0])["reason"]["id"] == "refused-undo-revealed"
    assert ask_undo(wishing[0], beyond=True)["type"] == "ack"
    others = [one for one in sittings if one is not wishing[0]]
    for other in others:
        other.until_true(lambda known: known.position["undo_asked"])
        assert played() == before, "nothing happens before all have agreed"
        assert other.ask("answer_undo", seat=seat_of(other), agree=True)["type"] == "ack"
    for one in sittings:
        one.until_true(lambda known: known.log[-1]["lines"][0]["id"] == "log-undo-beyond")
    assert played() < before
    play_on(sittings, 2)


def test_a_wish_that_is_not_answered_ends_by_itself_and_nothing_is_taken_back(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undo, "ANSWER_SECONDS", 0.5)
    first, second = after_a_move(server)
    before = first.position["seq"]
    second.close()
    assert ask_undo(first)["type"] == "ack"
    first.until_true(lambda known: known.position["undo_asked"])
    first.until_true(lambda known: not known.position["undo_asked"])
    assert first.log[-1]["lines"][0]["id"] == "log-undo-ended"
    assert first.position["seq"] == before + 2
    assert ask_undo(first)["reason"]["id"] == "refused-undo-declined", "nobody is asked again and again"


def test_a_wish_survives_a_restart(database: str) -> None:
    with running(quick(database)) as server:
        first, second = after_a_move(server)
        ask_undo(first)
        second.until_true(lambda known: known.position["undo_asked"])
        table, wish = first.table["id"], second.position["undo_asked"]
    with running(quick(database)) as server:
        live = server.hall.context
        from saturnalia.server.live_table import load_live_table
        from saturnalia.server.show import show_position

        found = load_live_table(live, table)
        assert show_position(found.playing().log, found.table, 0)["undo_asked"] == wish


# ---------------------------------------------------------------- clocks


def test_taking_back_wins_no_increments_and_costs_the_other_nothing(server: Running) -> None:
    first, second = after_a_move(server, clock=LIVE)
    mine, other = seat_of(first), seat_of(second)
    for _ in range(3):
        time.sleep(0.15)
        ask_undo(first)
        second.until_true(lambda known: known.position["undo_asked"])
        assert second.ask("answer_undo", seat=other, agree=True)["type"] == "ack"
        first.until_true(lambda known: known.position["choices"])
        left = first.table["clock"]["left_ms"]
        assert left[mine] <= 60_000, "no increment is kept"
        assert left[other] == 60_000, "whoever was asked gets the time back"
        time.sleep(0.15)
        first.move()
        both_at(first, second)
    left = first.table["clock"]["left_ms"]
    assert 89_000 < left[mine] <= 90_000 - 3 * 150, "one increment, and the time that was really used"


def test_inside_a_turn_taking_back_wins_no_increments(server: Running) -> None:
    browser = server.browser()
    sitting = browser.sit(browser.open("me", clock=LIVE)).welcome()
    for _ in range(300):
        sitting.until_asked()
        if sitting.position["may_undo"]:
            break
        sitting.move()
    before = sitting.table["clock"]["left_ms"][0]
    for _ in range(5):
        seq = ask_undo(sitting)["seq"]
        sitting.until_seq(seq)
        assert sitting.table["clock"]["left_ms"][0] <= before - 29_000
        sitting.until_asked().move()
    assert sitting.table["clock"]["left_ms"][0] <= before


def test_in_correspondence_taking_back_gives_no_new_time(server: Running) -> None:
    first, second = pair(server, clock={"kind": "correspondence", "seconds": 3600})
    live = server.hall.live[first.table["id"]]
    assert live.table.clock_started is not None
    live.table.clock_started -= 600
    first.move()
    both_at(first, second)
    ask_undo(first)
    second.until_true(lambda known: known.position["undo_asked"])
    second.ask("answer_undo", seat=seat_of(second), agree=True)
    first.until_true(lambda known: known.position["choices"])
    assert first.table["clock"]["left_ms"][seat_of(first)] <= 3_000_000


def test_one_position_is_come_back_to_only_so_often(server: Running) -> None:
    first, second = after_a_move(server)
    for _ in range(undo.MOST_IN_COMPANY):
        both_at(first, second)
        assert ask_undo(first)["type"] == "ack"
        second.until_true(lambda known: known.position["undo_asked"])
        assert second.ask("answer_undo", seat=seat_of(second), agree=True)["type"] == "ack"
        first.until_true(lambda known: known.position["choices"])
        first.move()
    both_at(first, second)
    assert ask_undo(first)["reason"]["id"] == "refused-undo-often"


# ---------------------------------------------------------------- the log


def a_log_with_undos(undos: int) -> list[Entry]:
    entries = [Entry(1, "act", 1, 0.0, 43)]
    for number in range(undos):
        entries += [Entry(2 * number + 2, "undo", 1, 0.0, 0), Entry(2 * number + 3, "act", 1, 0.0, 43)]
    return entries


def test_a_log_of_any_length_is_read_in_linear_time() -> None:
    game = load("pax")
    options = game.complete_options({"seats": 2})
    entries = a_log_with_undos(20_000)
    began = time.perf_counter()
    table_log = TableLog(game, options, 1, entries)
    assert table_log.void_after(1) == 0
    assert time.perf_counter() - began < 2.0
    assert table_log.match.actions == [43]


def test_a_match_with_more_than_a_hundred_thousand_entries_goes_on(database: str) -> None:
    with running(quick(database)) as server:
        host = server.browser()
        table = host.open("me", "local")
        sitting = host.sit(table).welcome()
        sitting.look(sitting.position["actor"])
        sitting.move()
        (first,) = (one for one in read_entries(server.hall.store, table["id"]) if one.seq == 1)
        seq = server.hall.live[table["id"]].seq
    more: list[Entry] = []
    while seq < 100_010:
        more += [Entry(seq + 1, "undo", first.seat, first.at, 0), replace(first, seq=seq + 2, ref=None)]
        seq += 2
    store = Store(database)
    with store.writing() as connection:
        add_entries(connection, table["id"], more)
        connection.execute(tables.update().where(tables.c.id == table["id"]).values(seq=seq))
    store.close()
    with running(quick(database)) as server:
        again = Browser(server.host)
        again.client.cookies.set("saturnalia", host.client.cookies["saturnalia"])
        sitting = again.sit(table).welcome()
        assert sitting.position["seq"] == seq
        for _ in range(3):
            sitting.look(sitting.position["actor"])
            sitting.move()
        assert sitting.ask("at", seq=seq)["type"] == "past"
        assert sitting.ask("log", before=seq)["type"] == "log"
        newest = sitting.position["seq"]
        assert newest >= seq + 3
        watching = again.sit(table, since=seq).welcome()
        assert watching.position["seq"] == newest


@pytest.mark.parametrize("game_name", ["pax", "minerva"])
def test_every_earlier_position_is_what_it_was(game_name: str) -> None:
    game = load(game_name)
    table_log = TableLog(game, game.complete_options({"seats": 2}), seed=3)
    hashes = {0: table_log.match.hash()}
    while table_log.seq < 400 and not table_log.match.is_over:
        seq, match = table_log.seq + 1, table_log.match
        if seq % 7 == 0 and match.played:
            point = max(0, len(match.played) - (40 if seq % 5 == 0 else 2))
            table_log.follow([Entry(seq, "undo_beyond", 0, 0.0, point)])
        else:
            legal = match.legal()
            table_log.follow([Entry(seq, "act", match.actor, 0.0, legal[seq % len(legal)])])
        hashes[table_log.seq] = table_log.match.hash()
    again = TableLog(game, table_log.match.options, 3, [one.entry for one in table_log.entries if one.entry])
    for log in (table_log, again):
        assert {seq: log.at(seq).hash() for seq in hashes} == hashes
        assert log.void_after(10) == table_log.void_after(10)
