"""A match whose rules have changed under way: it is played on from its stored position, by consent, or closed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from saturnalia.kernel.game import load
from saturnalia.kernel.match import Match
from saturnalia.server.backups import backup, restore
from saturnalia.server.store import entries, positions, tables
from tests.server.browser import Browser, Connection, Running, play_on, quick, running
from tests.server.conftest import empty_database, need_postgres

OLD = load("pax").version
Change = Callable[[str], None]


@pytest.fixture
def change_rules(monkeypatch: pytest.MonkeyPatch) -> Change:
    """Let the rules of PAX be other ones from the next start of a server."""
    return lambda version: monkeypatch.setitem(vars(load("pax")), "version", version)


def same_person(server: Running, cookie: str) -> Browser:
    browser = server.browser("")
    browser.client.cookies.set("saturnalia", cookie)
    return browser


def play_alone(database: str, answers: int = 6, **more: Any) -> tuple[str, str, Connection]:
    """Play a while against a bot; return the table, the cookie and what was seen last."""
    with running(quick(database)) as server:
        browser = server.browser()
        sitting = browser.sit(browser.open("me", "tiro", **more)).welcome()
        play_on([sitting], answers)
        sitting.until_asked()
        return sitting.table["id"], browser.client.cookies["saturnalia"], sitting


def play_together(database: str) -> tuple[str, list[str], list[Connection]]:
    with running(quick(database)) as server:
        browsers = [server.browser("Julia"), server.browser("Livia")]
        table = browsers[0].open("me", "open")
        browsers[1].join(table, table["links"]["invite"])
        sittings = [browser.sit(table).welcome() for browser in browsers]
        play_on(sittings, 8)
        return table["id"], [browser.client.cookies["saturnalia"] for browser in browsers], sittings


def agree(sitting: Connection, seat: int, change: str = "play_on", *, says: bool = True) -> Any:
    answer = sitting.ask("change_rules", seat=seat, change=change, agree=says)
    return answer["reason"]["id"] if answer["type"] == "refused" else answer["type"]


def lines_of(sitting: Connection) -> list[str]:
    return [line["id"] for entry in sitting.log for line in entry["lines"]]


def spoil(database: str, change: Callable[[dict[str, Any]], None]) -> None:
    """Change what is kept of the stored position."""
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        kept = json.loads(connection.execute(sa.select(positions.c.kept)).scalar_one())
        change(kept)
        connection.execute(positions.update().values(kept=json.dumps(kept)))
    engine.dispose()


def test_a_match_goes_on_from_its_stored_position(database: str, change_rules: Change) -> None:
    table, cookie, before = play_alone(database)
    change_rules("2-changed")
    with running(quick(database)) as server:
        sitting = same_person(server, cookie).sit(table).welcome()
        assert sitting.table["status"] == "read_only"
        explanation = sitting.table["explanation"]
        assert (explanation["id"], explanation["args"]) == ("frozen-version", {"stored": OLD, "installed": "2-changed"})
        assert sitting.table["changed_rules"] == {"misfit": None, "lost": 0, "asked": None, "missing": [0]}
        assert agree(sitting, 0) == "ack"
        sitting.until_asked()
        assert (sitting.table["status"], sitting.table["version"]) == ("playing", "2-changed")
        assert sitting.table["changed_rules"] is None
        for part in ("view", "choices", "prompt"):
            assert sitting.position[part] == before.position[part]
        assert lines_of(sitting)[-2:] == ["log-agreed-play-on", "log-played-on"]
        assert lines_of(sitting)[0] == lines_of(before)[0]
        log = sitting.log
    with running(quick(database)) as server:  # and a restart changes nothing
        sitting = same_person(server, cookie).sit(table).welcome()
        assert sitting.position["view"] == before.position["view"]
        assert sitting.log == log
        play_on([sitting], 1000)
        assert sitting.position["ending"]


def test_a_link_that_was_given_out_waits_until_the_match_goes_on(database: str, change_rules: Change) -> None:
    """Otherwise everybody who comes with it would hold the seat beside the one who had it."""
    with running(quick(database)) as server:
        browsers = [server.browser(name) for name in ("Julia", "Livia")]
        table = browsers[0].open("me", "open")
        browsers[1].join(table, table["links"]["invite"])
        host, guest = (browser.sit(table).welcome() for browser in browsers)
        play_on([host, guest], 8)
        guest.close()
        host.until_true(lambda known: not known.table["seats"][1]["connected"])
        assert host.ask("change_seat", seat=1, change="link")["type"] == "ack"
        host.until_true(lambda known: known.table["seats"][1]["handed_out"])
        link = host.table["links"]["seats"]["1"]
    change_rules("2-changed")
    with running(quick(database)) as server:
        nero = server.browser("Nero")
        assert nero.join(table, link, "Nero", 409)["reason"]["id"] == "refused-read-only"
        owner = same_person(server, browsers[1].client.cookies["saturnalia"])
        assert owner.sit(table).welcome().table["seats"][1]["mine"]


def test_undo_and_replay_do_not_reach_behind_that_position(database: str, change_rules: Change) -> None:
    table, cookie, before = play_alone(database, undo_beyond=True)
    change_rules("2-changed")
    with running(quick(database)) as server:
        sitting = same_person(server, cookie).sit(table).welcome()
        agree(sitting, 0)
        sitting.until_asked()
        begins = sitting.position["seq"]
        assert (sitting.position["may_undo"], sitting.position["may_undo_beyond"]) == (False, False)
        assert sitting.ask("undo", seq=begins, seat=0, beyond=True)["reason"]["id"] == "refused-undo-nothing"
        assert sitting.ask("at", seq=begins - 3)["reason"]["id"] == "refused-former-rules"
        sitting.move()
        sitting.until_asked()
        assert sitting.ask("at", seq=begins)["position"]["view"] == before.position["view"]
        assert sitting.ask("undo", seq=sitting.position["seq"], seat=0, beyond=True)["type"] == "ack"
        sitting.until_true(lambda known: known.position["view"] == before.position["view"])
        assert sitting.ask("undo", seq=sitting.position["seq"], seat=0, beyond=True)["type"] == "refused"


def test_all_people_must_agree(database: str, change_rules: Change) -> None:
    table, cookies, before = play_together(database)
    change_rules("2-changed")
    with running(quick(database)) as server:
        browsers = [same_person(server, cookie) for cookie in cookies]
        sittings = [browser.sit(table).welcome() for browser in browsers]
        token = browsers[0].get(f"/api/tables/{table}")["links"]["spectate"].split("=")[1]
        stranger = server.browser("Nero").sit(table, token=token).welcome()
        assert agree(stranger, 0) == "refused-foreign-seat"
        assert agree(sittings[0], 1) == "refused-foreign-seat"
        assert agree(sittings[1], 1, says=False) == "refused-vote-none"
        assert agree(sittings[0], 0) == "ack"
        for one in (*sittings, stranger):
            one.until_true(lambda known: known.table["changed_rules"]["asked"] == "play_on")
            assert one.table["changed_rules"]["missing"] == [1]
        assert agree(sittings[1], 1, "close") == "refused-change-asked"
        assert agree(sittings[1], 1, says=False) == "ack"
        sittings[0].until_true(lambda known: known.table["changed_rules"]["asked"] is None)
    with running(quick(database)) as server:  # what was said is kept
        sittings = [same_person(server, cookie).sit(table).welcome() for cookie in cookies]
        assert sittings[0].table["changed_rules"]["missing"] == [0, 1]
        assert agree(sittings[1], 1) == "ack"
    with running(quick(database)) as server:
        sittings = [same_person(server, cookie).sit(table).welcome() for cookie in cookies]
        assert sittings[0].table["changed_rules"] == {"misfit": None, "lost": 0, "asked": "play_on", "missing": [0]}
        assert agree(sittings[0], 0) == "ack"
        for one, old in zip(sittings, before, strict=True):
            one.until_true(lambda known: known.table["status"] == "playing")
            assert one.position["view"] == old.position["view"]
        assert agree(sittings[0], 0) == "refused-rules-unchanged"
        play_on(sittings, 1000)
        assert sittings[0].position["ending"]


def test_an_agreement_to_other_rules_does_not_count(database: str, change_rules: Change) -> None:
    table, cookies, _ = play_together(database)
    for version, seat in (("2-changed", 0), ("3-changed", 1)):
        change_rules(version)
        with running(quick(database)) as server:
            sitting = same_person(server, cookies[seat]).sit(table).welcome()
            assert sitting.table["changed_rules"]["missing"] == [0, 1]
            assert agree(sitting, seat) == "ack"
            sitting.until_true(lambda known, seat=seat: known.table["changed_rules"]["missing"] == [1 - seat])


def test_rules_may_change_again(database: str, change_rules: Change) -> None:
    table, cookie, _ = play_alone(database)
    for version in ("2-changed", "3-changed", "4-changed"):
        change_rules(version)
        with running(quick(database)) as server:
            sitting = same_person(server, cookie).sit(table).welcome()
            assert agree(sitting, 0) == "ack"
            sitting.until_asked()
            play_on([sitting], 2)
            sitting.until_asked()
    assert lines_of(sitting).count("log-played-on") == 3


def test_answers_after_the_stored_position_are_counted(database: str, change_rules: Change) -> None:
    table, cookie, _ = play_alone(database)
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.execute(positions.update().values(seq=positions.c.seq - 2))
    engine.dispose()
    change_rules("2-changed")
    with running(quick(database)) as server:
        sitting = same_person(server, cookie).sit(table).welcome()
        assert sitting.table["changed_rules"]["lost"] == 2


def without_a_field(kept: dict[str, Any]) -> None:
    del kept["fields"]["money"]


def impossible(kept: dict[str, Any]) -> None:
    kept["fields"]["money"][0] = -1


@pytest.mark.parametrize(("change", "reason"), [(without_a_field, "misfit-fields"), (impossible, "misfit-laws")])
def test_what_does_not_fit_is_said_and_can_be_closed(
    database: str, change_rules: Change, change: Callable[[dict[str, Any]], None], reason: str
) -> None:
    table, cookie, before = play_alone(database)
    spoil(database, change)
    change_rules("2-changed")
    with running(quick(database)) as server:
        browser = same_person(server, cookie)
        sitting = browser.sit(table).welcome()
        assert sitting.table["changed_rules"]["misfit"]["id"] == reason
        assert agree(sitting, 0) == reason
        assert sitting.position["view"] == before.position["view"]
        assert browser.get(f"/api/tables/{table}/export", 403)["reason"]["id"] == "refused-export-unfinished"
        assert agree(sitting, 0, "close") == "ack"
        sitting.until_true(lambda known: known.table["changed_rules"] is None)
        assert sitting.table["fairness"]["seed"]
        file = browser.get(f"/api/tables/{table}/export")
        assert browser.post("/api/tables/import", {"match": file}, 400)["reason"]["id"] == "error-match-version"
    change_rules(OLD)  # the rules with which it was played open it
    match = Match.from_json(file)
    assert match.game.view(match.state, 0) == before.position["view"]


def test_a_position_of_an_older_database_is_kept_once_its_table_is_opened(database: str, change_rules: Change) -> None:
    table, cookie, _ = play_alone(database)
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.execute(positions.update().values(kept=None))
    change_rules("2-changed")
    with running(quick(database)) as server:
        sitting = same_person(server, cookie).sit(table).welcome()
        assert sitting.table["changed_rules"]["misfit"]["id"] == "misfit-not-kept"
    change_rules(OLD)
    with running(quick(database)) as server:
        same_person(server, cookie).sit(table).welcome()
    with engine.begin() as connection:
        assert connection.execute(sa.select(positions.c.kept)).scalar_one()
    engine.dispose()


def test_nobodys_clock_runs_while_the_rules_are_not_agreed(database: str, change_rules: Change) -> None:
    clock = {"kind": "live", "seconds": 60, "increment": 0}
    table, cookie, _ = play_alone(database, clock=clock)
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.execute(
            tables.update().values(clock_started=tables.c.clock_started - 600, clock_left=[50_000, 60_000])
        )
    engine.dispose()
    change_rules("2-changed")
    with running(quick(database)) as server:
        sitting = same_person(server, cookie).sit(table).welcome()
        agree(sitting, 0)
        sitting.until_asked()
        assert 45_000 < sitting.table["clock"]["left_ms"][0] <= 50_000


def test_backups_files_and_expiry_keep_such_a_match(
    kind: str, database: str, change_rules: Change, tmp_path: Path
) -> None:
    table, cookie, _ = play_alone(database)
    change_rules("2-changed")
    with running(quick(database)) as server:
        sitting = same_person(server, cookie).sit(table).welcome()
        agree(sitting, 0)
        sitting.until_asked()
        play_on([sitting], 2)
        backup(tmp_path / "backup", database)
    (tmp_path / "copy").mkdir()
    with empty_database(kind, tmp_path / "copy") as copy:
        restore(tmp_path / "backup", copy)
        with running(quick(copy)) as server:
            browser = same_person(server, cookie)
            sitting = browser.sit(table).welcome()
            play_on([sitting], 1000)
            assert sitting.position["ending"]
            file = browser.get(f"/api/tables/{table}/export")
            assert file["start"]["money"]
            assert file["rules"] == "2-changed"
            assert browser.post("/api/tables/import", {"match": file}, 400)["reason"]["id"] == "error-match-start"


def test_nothing_hidden_is_told(database: str, change_rules: Change) -> None:
    """What is kept holds everything: nothing of it may leave the server, before or after the match is played on."""
    table, cookies, before = play_together(database)
    hands = [one.position["view"]["seats"][one.position["viewer"]]["hand"] for one in before]
    change_rules("2-changed")
    with running(quick(database)) as server:
        sittings = [same_person(server, cookie).sit(table).welcome() for cookie in cookies]
        for one in sittings:
            agree(one, one.position["viewer"])
        for one in sittings:
            one.until_true(lambda known: known.table["status"] == "playing")
            one.look(-1)
            one.look(one.table["seats"].index(next(seat for seat in one.table["seats"] if seat["mine"])))
    engine = sa.create_engine(database)
    with engine.connect() as connection:
        seed = connection.execute(sa.select(tables.c.seed)).scalar_one()
        details = connection.execute(sa.select(entries.c.details).where(entries.c.kind == "play_on")).scalar_one()
    engine.dispose()
    assert details["fields"]["generator"]
    for one in sittings:
        told = "".join(one.received)
        viewer, other = one.position["viewer"], 1 - one.position["viewer"]
        for secret in ("generator", '"fields"', '"details"', str(seed), str(details["fields"]["generator"][0])):
            assert secret not in told
        for message in map(json.loads, one.received):
            if message["type"] in ("welcome", "update"):
                seats = message["position"]["view"]["seats"]
                assert seats[other]["hand"] is None
                assert seats[viewer]["hand"] in (None, hands[viewer])


@pytest.mark.postgres
def test_two_processes_agree(change_rules: Change, tmp_path: Path) -> None:
    need_postgres()
    with empty_database("postgres", tmp_path) as database:
        table, cookies, before = play_together(database)
        change_rules("2-changed")
        with running(quick(database)) as one, running(quick(database)) as two:
            first, second = (
                same_person(one, cookies[0]).sit(table).welcome(),
                same_person(two, cookies[1]).sit(table).welcome(),
            )
            assert agree(first, 0) == "ack"
            second.until_true(lambda known: known.table["changed_rules"]["missing"] == [1])
            assert agree(second, 1) == "ack"
            for sitting, old in ((first, before[0]), (second, before[1])):
                sitting.until_true(lambda known: known.table["status"] == "playing")
                assert sitting.position["view"] == old.position["view"]
            play_on([first, second], 10)
