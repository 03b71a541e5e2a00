"""The life of a table: opening, links, joining, listing, playing again, importing and exporting matches."""

from __future__ import annotations

import copy
import json

import pytest

from saturnalia import Match, load
from saturnalia.kernel.fairness import commitment
from saturnalia.server.store import tables
from tests.server.browser import Json, Running, closed, play_on


def test_a_table_without_open_seats_begins_at_once(server: Running) -> None:
    table = server.browser().open("me", "local", "miles", "miles")
    assert table["status"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person", "bot", "bot"]
    assert [seat["mine"] for seat in table["seats"]] == [True, True, False, False]
    assert [seat["name"] for seat in table["seats"]] == ["Julia", "", "Miles", "Miles II"]
    assert table["host"]
    assert table["links"]["invite"] is None


def test_some_options_have_another_default_where_several_people_play(server: Running) -> None:
    host = server.browser()
    alone = host.open("me", "tiro", "tiro", game="mare_nostrum")
    company = host.open("me", "open", "tiro", game="mare_nostrum")
    chosen = host.open("me", "open", "tiro", game="mare_nostrum", options={"count_cards": True})
    assert [table["options"]["count_cards"] for table in (alone, company, chosen)] == [True, False, True]


def test_an_invitation_fills_open_seats_until_the_match_begins(server: Running) -> None:
    host, first, second, late = (server.browser(name) for name in ("Julia", "Livia", "Titus", "Nero"))
    table = host.open("me", "open", "open")
    invite = table["links"]["invite"]
    waiting = host.sit(table).welcome()
    assert table["status"] == "waiting"
    assert not waiting.position
    assert waiting.ask("resign", seat=0)["reason"]["id"] == "refused-waiting"
    assert first.get(f"/api/tables/{table['id']}?token={invite.split('=')[1]}")["links"] is None
    assert first.join(table, invite, seat=2, name=" Livia ")["seats"][2]["name"] == "Livia"
    waiting.until_true(lambda known: known.table["seats"][2]["kind"] == "person")
    refused = second.join(table, invite, seat=2, status=409)
    assert refused["reason"]["id"] == "refused-seat-taken"
    joined = second.join(table, invite)
    assert joined["status"] == "playing"
    assert [seat["mine"] for seat in joined["seats"]] == [False, True, False]
    waiting.until_true(lambda known: known.table["status"] == "playing")
    assert waiting.position["view"]["seats"][0]["hand"] is not None
    assert late.join(table, invite, status=409)["reason"]["id"] == "refused-full"
    mine = [one["id"] for one in second.get("/api/tables")["mine"]]
    assert mine == [table["id"]]


def test_a_seat_link_takes_exactly_that_seat_and_then_changes(server: Running) -> None:
    host, guest, thief = (server.browser(name) for name in ("Julia", "Livia", "Titus"))
    table = host.open("me", "open", "open")
    link = table["links"]["seats"]["2"]
    joined = guest.join(table, link)
    assert [seat["mine"] for seat in joined["seats"]] == [False, False, True]
    # the sender of the link knows its token, which must not open the guest's hand
    assert thief.join(table, link, status=403)["reason"]["id"] == "refused-link"
    assert host.join(table, link, status=403)["reason"]["id"] == "refused-link"
    assert "2" not in host.get(f"/api/tables/{table['id']}")["links"]["seats"]
    own = joined["links"]["seats"]
    assert list(own) == ["2"]
    other_device = server.browser("Livia's phone")
    assert other_device.join(table, own["2"])["seats"][2]["mine"]
    assert host.get(f"/api/tables/{table['id']}")["seats"][2]["name"] == "Livia"


def test_a_wrong_or_missing_link_is_refused(server: Running) -> None:
    table = server.browser().open("me", "open")
    stranger = server.browser("Nero")
    assert stranger.join(table, "?invite=" + "x" * 32, status=403)["reason"]["id"] == "refused-link"
    assert stranger.join(table, "?invite=short", status=422)["reason"]["id"] == "refused-invalid"
    assert stranger.get(f"/api/tables/{table['id']}", status=404)["reason"]["id"] == "refused-table-unknown"
    assert stranger.get(f"/api/tables/{table['id']}?token={'x' * 32}", status=404)
    sitting = stranger.sit(table)
    assert sitting.hear()["reason"]["id"] == "refused-table-unknown"
    assert closed(sitting) == (1008, "refused-table-unknown")


def test_spectators_need_the_link_unless_the_table_is_listed(server: Running) -> None:
    host, watcher = server.browser(), server.browser("")
    private, listed = host.open("me", "tiro"), host.open("me", "tiro", visibility="listed")
    token = private["links"]["spectate"].split("=")[1]
    seen = watcher.sit(private, token=token).welcome()
    assert seen.position["viewer"] == -1
    assert seen.table["links"] is None
    assert not any(seat["mine"] for seat in seen.table["seats"])
    assert listed["links"]["spectate"] == f"/table/{listed['id']}"
    assert watcher.sit(listed).welcome().position["viewer"] == -1
    shown = [one["id"] for one in watcher.get("/api/tables")["listed"]]
    assert listed["id"] in shown
    assert private["id"] not in shown
    assert watcher.get("/api/tables")["mine"] == []


def test_my_tables_say_whose_turn_it_is(server: Running) -> None:
    host = server.browser()
    table = host.open("me")
    assert host.get("/api/tables")["mine"][0]["my_turn"]
    sitting = host.sit(table).welcome()
    sitting.ask("resign", seat=0)
    assert not host.get("/api/tables")["mine"][0]["my_turn"]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "error-unknown-game"),
        ({"game": "pax", "seats": [{"kind": "me"}] * 9}, "refused-seat-count"),
        ({"game": "pax", "seats": [{"kind": "me"}] * 2, "options": {"seats": 3}}, "refused-seat-option"),
        ({"game": "pax", "seats": [{"kind": "me"}] * 2, "options": {"variant": "blitz"}}, "error-option-value"),
        ({"game": "pax", "seats": [{"kind": "me"}] * 2, "options": {"dice": 2}}, "error-option-unknown"),
        ({"game": "pax", "seats": [{"kind": "me"}, {"kind": "bot", "level": "deus"}]}, "refused-level"),
        ({"game": "pax", "seats": [{"kind": "me"}, {"kind": "bot"}]}, "refused-level"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Running, body: Json, reason: str) -> None:
    assert server.browser().post("/api/tables", body, status=400)["reason"]["id"] == reason


def test_playing_again_opens_one_table_for_the_same_people(server: Running) -> None:
    host, guest, stranger = (server.browser(name) for name in ("Julia", "Livia", "Nero"))
    table = host.open("me", "open", "tiro", visibility="listed")
    guest.join(table, table["links"]["invite"])
    path = f"/api/tables/{table['id']}/rematch"
    assert host.post(path, status=409)["reason"]["id"] == "refused-rematch-early"
    assert stranger.post(path, status=403)["reason"]["id"] == "refused-not-seated"
    sittings = [host.sit(table).welcome(), guest.sit(table).welcome()]
    for seat, sitting in enumerate(sittings):
        sitting.ask("resign", seat=seat)
    again = host.post(path)
    assert again["id"] != table["id"]
    assert again["status"] == "waiting", "the guest still looks at the scores"
    assert [seat["ready"] for seat in again["seats"]] == [True, False, False]
    begun = guest.post(path)
    assert (begun["id"], begun["status"]) == (again["id"], "playing"), "who wants to play again, too, is ready"
    assert guest.post(path)["id"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Julia", "Livia", "Tiro"]
    sittings[1].until_true(lambda known: known.table["rematch"] == again["id"])
    assert guest.sit(again).welcome().position["viewer"] == 1
    assert again["fairness"]["commitment"] != table["fairness"]["commitment"]


def test_strangers_can_sit_down_at_a_listed_table(server: Running) -> None:
    table = server.browser().open("me", "open", visibility="listed")
    stranger = server.browser("Nero")
    listed = next(one for one in stranger.get("/api/tables")["listed"] if one["id"] == table["id"])
    assert listed["links"]["seats"] == {}
    joined = stranger.join(listed, listed["links"]["invite"], name="Nero")
    assert [seat["mine"] for seat in joined["seats"]] == [False, True]
    assert server.browser("").get(f"/api/tables/{table['id']}")["links"] is None, "no seat is open any more"


# ---------------------------------------------------------------- match files


def test_a_finished_match_is_exported_and_its_deal_can_be_verified(server: Running) -> None:
    browser = server.browser()
    table = browser.open("me", "tiro", visibility="listed")
    sitting = browser.sit(table).welcome()
    play_on([sitting], 1000)
    file = server.browser("").get(f"/api/tables/{table['id']}/export")
    match = Match.from_json(file)
    assert match.is_over
    assert file["notes"]["names"] == ["Julia", "Tiro"]
    assert commitment(match.seed, file["notes"]["salt"]) == table["fairness"]["commitment"]
    assert sitting.table["fairness"] == {
        "commitment": table["fairness"]["commitment"], "seed": str(match.seed), "salt": file["notes"]["salt"]
    }  # fmt: skip
    copied = browser.post("/api/tables/import", {"match": file})
    assert copied["status"] == "over"
    assert browser.sit(copied).welcome().position["ending"]["scores"] == match.scores()


@pytest.mark.parametrize("others", [("open",), ("local", "tiro"), ("tiro",)])
def test_nobody_gets_the_file_with_the_seed_before_the_end(server: Running, others: tuple[str, ...]) -> None:
    host, guest = server.browser(), server.browser("Livia")
    table = host.open("me", *others, visibility="listed")
    if "open" in others:
        guest.join(table, table["links"]["invite"])
    for browser in (host, guest, server.browser("Nero")):
        refused = browser.get(f"/api/tables/{table['id']}/export", status=403)
        assert refused["reason"]["id"] == "refused-export-unfinished"


def test_an_imported_match_goes_on(server: Running) -> None:
    match = Match.new("pax", seats=2, seed=1)
    for _ in range(6):
        match.play(match.legal()[0])
    file = match.to_json(seats=[{"kind": "person"}, {"kind": "bot", "level": "tiro"}])
    other = server.browser("Livia")
    table = other.post("/api/tables/import", {"match": file})
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    copied = other.sit(table).welcome()
    play_on([copied], 1000)
    assert copied.position["ending"]


def test_a_damaged_match_is_refused(server: Running) -> None:
    browser = server.browser()
    file = Match.new("pax", seats=2, seed=1).to_json()
    edited = copy.deepcopy(file)
    edited["seed"] = 2
    cases: dict[str, Json] = {"error-match-damaged": edited, "error-match-format": {"format": "chess"}}
    for reason, content in cases.items():
        refused = browser.post("/api/tables/import", {"match": content}, status=400)
        assert refused["reason"]["id"] == reason
    large = json.dumps({"match": {"notes": "x" * 2_000_000}})
    answer = browser.client.post("/api/tables/import", content=large)
    assert answer.status_code == 413


def test_notes_of_a_match_file_are_not_trusted(server: Running) -> None:
    match = Match.new("pax", seats=3, seed=1)
    for notes in (
        {"seats": "all", "names": 5},
        {"seats": [None, 7, {"kind": "bot", "level": "deus"}], "names": [None, {}, "x" * 10_000]},
        {"seats": [{"kind": "bot", "level": ["tiro"]}], "names": ["\u202eevil\n"]},
    ):
        table = server.browser().post("/api/tables/import", {"match": match.to_json(**notes)})
        assert [seat["kind"] for seat in table["seats"]] == ["person"] * 3
        assert all(len(seat["name"]) <= 40 for seat in table["seats"])


# ---------------------------------------------------------------- giving a seat away, imported matches, hints


def test_whoever_takes_a_guests_seat_by_its_link_closes_it_for_the_giver(server: Running) -> None:
    host, guest = server.browser(), server.browser("Livia")
    table = host.open("me", "local")
    giver = host.sit(table).welcome()
    giver.look(1)
    link = table["links"]["seats"]["1"]
    joined = guest.join(table, link)
    assert [seat["mine"] for seat in joined["seats"]] == [False, True]
    giver.until_true(lambda known: known.position["viewer"] == -1)
    assert [seat["mine"] for seat in giver.table["seats"]] == [True, False]
    guests_name = table["seats"][1]["name"]
    assert giver.table["seats"][1]["former"] == [{"name": guests_name, "until": giver.position["seq"]}]
    assert "1" not in giver.table["links"]["seats"]
    assert giver.ask("look", viewer=1)["reason"]["id"] == "refused-foreign-seat"
    refused = giver.ask("act", seq=giver.position["seq"], seat=1, action=0)
    assert refused["reason"]["id"] == "refused-foreign-seat"
    assert giver.ask("resign", seat=1)["reason"]["id"] == "refused-foreign-seat"
    assert host.join(table, link, status=403)["reason"]["id"] == "refused-link", "the old link is spent"


def test_an_own_seat_is_carried_to_another_device_and_stays(server: Running) -> None:
    host, phone = server.browser(), server.browser("Julia")
    table = host.open("me", "tiro")
    assert phone.join(table, table["links"]["seats"]["0"])["seats"][0]["mine"]
    assert host.get(f"/api/tables/{table['id']}")["seats"][0]["mine"]


def test_an_imported_match_says_so_and_promises_nothing(server: Running) -> None:
    file = Match.new("pax", seats=2, seed=1).to_json(names=["Julia", "Livia"])
    host, guest = server.browser(), server.browser("Livia")
    table = host.post("/api/tables/import", {"match": file})
    assert table["imported"]
    assert table["fairness"] is None
    assert not table["hints"]
    guest.join(table, table["links"]["seats"]["1"])
    assert [seat["mine"] for seat in host.get(f"/api/tables/{table['id']}")["seats"]] == [True, False]
    sitting = guest.sit(table).welcome()
    assert sitting.table["imported"]
    assert sitting.ask("resign", seat=1)["type"] == "ack"
    sitting.until_true(lambda known: known.table["status"] == "over")
    exported = guest.get(f"/api/tables/{table['id']}/export")
    assert "commitment" not in exported["notes"]
    assert not host.open("me", "tiro")["imported"]


def test_hints_are_off_where_two_people_play_unless_chosen(server: Running) -> None:
    browser = server.browser()
    assert browser.open("me", "tiro")["hints"]
    assert not browser.open("me", "local")["hints"]
    assert not browser.open("me", "open")["hints"]
    assert browser.open("me", "open", hints=True)["hints"]
    sitting = browser.sit(browser.open("me", "tiro", hints=False)).welcome().until_asked()
    assert sitting.ask("hint", seat=0)["reason"]["id"] == "refused-hints-off"


def test_a_waiting_table_whose_game_has_got_other_options_begins_with_their_defaults(server: Running) -> None:
    host = server.browser()
    table = host.open("me", "open")
    older = {"seats": 2, "colour": "red"}  # as if it had been opened with an older version of the game
    with server.hall.store.writing() as connection:
        connection.execute(tables.update().where(tables.c.id == table["id"]).values(options=older))
    joined = server.browser("Livia").join(table, table["links"]["invite"])
    assert joined["status"] == "playing"
    assert joined["options"] == load("pax").complete_options({"seats": 2})
    assert host.sit(table).welcome().position["view"]
