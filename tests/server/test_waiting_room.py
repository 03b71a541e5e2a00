"""Before the match: ready, seats that are given to bots, opened and taken away, and what an invitation tells."""

from __future__ import annotations

import pytest

from saturnalia.server import waiting_room
from tests.server.browser import Running


def test_the_match_begins_when_everybody_present_is_ready(server: Running) -> None:
    host, guest = server.browser(), server.browser("Livia")
    table = host.open("me", "open", ready=False)
    sitting = host.sit(table).welcome()
    assert host.post(f"/api/tables/{table['id']}/ready", {"ready": True}, 200)["seats"][0]["ready"]
    joined = guest.join(table, table["links"]["invite"], ready=False)
    assert joined["status"] == "waiting"
    other = guest.sit(table).welcome()
    assert [seat["ready"] for seat in other.table["seats"]] == [True, False]
    host.post(f"/api/tables/{table['id']}/ready", {"ready": False}, 200)
    assert guest.post(f"/api/tables/{table['id']}/ready", {"ready": True}, 200)["status"] == "waiting"
    assert host.post(f"/api/tables/{table['id']}/ready", {"ready": True}, 200)["status"] == "playing"
    for one in (sitting, other):
        one.until_true(lambda known: known.table["status"] == "playing" and known.position)
    refused = host.post(f"/api/tables/{table['id']}/ready", {"ready": False}, 409)
    assert refused["reason"]["id"] == "refused-begun"


def test_whoever_is_away_is_not_waited_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting_room, "ABSENT_AFTER", 0.5)
    host, guest = server.browser(), server.browser("Livia")
    table = host.open("me", "open", ready=False)
    guest.join(table, table["links"]["invite"])
    sitting = guest.sit(table).welcome()
    sitting.until_true(lambda known: known.table["status"] == "playing")


def test_whoever_is_here_is_waited_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting_room, "ABSENT_AFTER", 0.0)
    host, guest = server.browser(), server.browser("Livia")
    table = host.open("me", "open", ready=False)
    sitting = host.sit(table).welcome()
    assert guest.join(table, table["links"]["invite"])["status"] == "waiting"
    with pytest.raises(TimeoutError):
        sitting.until("nothing", seconds=1)
    assert sitting.table["status"] == "waiting"


def test_a_bot_fills_an_open_seat_and_makes_room_again(server: Running) -> None:
    host, guest, third = (server.browser(name) for name in ("Julia", "Livia", "Marcus"))
    table = host.open("me", "open", "open", ready=False)
    path = f"/api/tables/{table['id']}/seats"
    changed = host.post(f"{path}/1", {"change": "bot", "level": "miles"}, 200)
    assert [seat["name"] for seat in changed["seats"]] == ["Julia", "Miles", ""]
    assert host.post(f"{path}/1", {"change": "bot", "level": "deus"}, 400)["reason"]["id"] == "refused-level"
    changed = host.post(f"{path}/1", {"change": "open"}, 200)
    assert [seat["kind"] for seat in changed["seats"]] == ["person", "open", "open"]
    assert changed["links"]["seats"]["1"] != table["links"]["seats"]["1"], "an old link opens nothing"
    guest.join(table, table["links"]["invite"], ready=False)
    sitting = host.sit(table).welcome()
    refused = guest.post(f"{path}/2", {"change": "bot"}, 403)
    assert refused["reason"]["id"] == "refused-only-host"
    assert third.post(f"{path}/2", {"change": "bot"}, 403)["reason"]["id"] == "refused-not-seated"
    assert host.post(f"{path}/0", {"change": "bot"}, 409)["reason"]["id"] == "refused-seat-present"
    assert host.post(f"{path}/7", {"change": "bot"}, 409)["reason"]["id"] == "refused-no-such-seat"
    removed = host.post(f"{path}/2", {"change": "remove"}, 200)
    assert len(removed["seats"]) == removed["options"]["seats"] == 2
    assert [seat["mine"] for seat in guest.get(f"/api/tables/{table['id']}")["seats"]] == [False, True]
    sitting.until_true(lambda known: len(known.table["seats"]) == 2)
    host.post(f"/api/tables/{table['id']}/ready", {"ready": True}, 200)
    begun = guest.post(f"/api/tables/{table['id']}/ready", {"ready": True}, 200)
    assert begun["status"] == "playing"
    sitting.until_true(lambda known: known.position)
    assert host.post(f"{path}/1", {"change": "open"}, 409)["reason"]["id"] == "refused-begun"


def test_an_absent_guest_makes_room_and_without_host_the_others_decide(server: Running) -> None:
    host, guest, third = (server.browser(name) for name in ("Julia", "Livia", "Marcus"))
    table = host.open("me", "open", "open", ready=False)
    path = f"/api/tables/{table['id']}/seats"
    guest.join(table, table["links"]["invite"], ready=False)
    sitting = guest.sit(table).welcome()
    assert host.post(f"{path}/1", {"change": "open"}, 409)["reason"]["id"] == "refused-seat-present"
    assert guest.post(f"{path}/2", {"change": "bot"}, 200)["seats"][2]["level"] == "centurio", "the host is not here"
    sitting.close()
    here = host.sit(table).welcome()
    here.until_true(lambda known: not known.table["seats"][1]["connected"])
    assert host.post(f"{path}/1", {"change": "open"}, 200)["seats"][1]["kind"] == "open"
    assert guest.get(f"/api/tables/{table['id']}", 404)["reason"]["id"] == "refused-table-unknown"
    here.until_true(lambda known: known.table["links"]["invite"])
    third.join(table, here.table["links"]["invite"], name="Marcus", ready=False)


def test_a_game_is_not_made_smaller_than_it_can_be(server: Running) -> None:
    host = server.browser()
    table = host.open("me", "open", "open", game="mare_nostrum", ready=False)
    refused = host.post(f"/api/tables/{table['id']}/seats/1", {"change": "remove"}, 409)
    assert refused["reason"]["id"] == "refused-seat-count"


def test_an_invitation_tells_what_will_be_played(server: Running) -> None:
    host = server.browser()
    clock = {"kind": "live", "seconds": 900, "increment": 10}
    table = host.open(
        "me", "open", "miles", clock=clock, hints=True, substitute="consul", options={"variant": "nocturnus"}
    )
    token = table["links"]["invite"].split("=")[1]
    seen = server.browser("").get(f"/api/tables/{table['id']}?token={token}")
    assert seen["options"]["variant"] == "nocturnus"
    assert (seen["clock"]["kind"], seen["clock"]["seconds"], seen["clock"]["increment"]) == ("live", 900, 10)
    assert seen["hints"]
    assert seen["substitute"] == "consul"
    assert [seat["name"] for seat in seen["seats"]] == ["Julia", "", "Miles"]
    assert seen["links"] is None
