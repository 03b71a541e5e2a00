"""Before the match: ready, seats that are given to bots, opened and taken away, and what an invitation tells."""

from __future__ import annotations

import pytest

from saturnalia.server import waiting_room
from tests.server.browser import Browser, Json, Running, play_on


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


def test_to_say_ready_again_when_the_match_has_begun_is_no_mistake(server: Running) -> None:
    """The first answer may have been lost on its way."""
    host = server.browser()
    table = host.open("me", "tiro")
    assert host.post(f"/api/tables/{table['id']}/ready", {"ready": True}, 200)["status"] == "playing"
    assert host.post(f"/api/tables/{table['id']}/ready", {"ready": False}, 409)["reason"]["id"] == "refused-begun"


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


def test_whoever_moves_up_looks_from_the_new_place(server: Running) -> None:
    people = [server.browser(name) for name in ("Julia", "Livia", "Marcus")]
    table = people[0].open("me", "open", "open", "open", ready=False)
    for seat, guest in enumerate(people[1:], start=2):
        guest.join(table, table["links"]["invite"], seat=seat)
    sittings = [one.sit(table).welcome() for one in people]
    people[0].post(f"/api/tables/{table['id']}/seats/1", {"change": "remove"}, 200)
    people[0].post(f"/api/tables/{table['id']}/ready", {"ready": True}, 200)
    for seat, one in enumerate(sittings):
        one.until_true(lambda known: known.table["status"] == "playing" and known.position)
        assert [found["mine"] for found in one.table["seats"]].index(True) == one.position["viewer"] == seat
    play_on(sittings, 6)


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


def test_before_the_match_a_bot_sits_down_also_where_later_seats_stay_empty(server: Running) -> None:
    host = server.browser("Julia")
    table = host.open("me", "open", "open", ready=False, substitute="nobody")
    assert table["substitute"] == "nobody"
    path = f"/api/tables/{table['id']}/seats"
    assert host.post(f"{path}/1", {"change": "bot"}, 200)["seats"][1]["level"] == "centurio"
    assert host.post(f"{path}/2", {"change": "bot", "level": "nobody"}, 400)["reason"]["id"] == "refused-level"
    seats = [{"kind": "me"}, {"kind": "bot", "level": "nobody"}]
    assert host.post("/api/tables", {"game": "pax", "seats": seats}, 400)["reason"]["id"] == "refused-level"


def test_an_absent_guest_makes_room(server: Running) -> None:
    host, guest, third = (server.browser(name) for name in ("Julia", "Livia", "Marcus"))
    table = host.open("me", "open", "open", ready=False)
    path = f"/api/tables/{table['id']}/seats"
    guest.join(table, table["links"]["invite"], ready=False)
    sitting = guest.sit(table).welcome()
    assert host.post(f"{path}/1", {"change": "open"}, 409)["reason"]["id"] == "refused-seat-present"
    sitting.close()
    here = host.sit(table).welcome()
    here.until_true(lambda known: not known.table["seats"][1]["connected"])
    assert host.post(f"{path}/1", {"change": "open"}, 200)["seats"][1]["kind"] == "open"
    assert guest.get(f"/api/tables/{table['id']}", 404)["reason"]["id"] == "refused-table-unknown"
    here.until_true(lambda known: known.table["links"]["invite"])
    third.join(table, here.table["links"]["invite"], name="Marcus", ready=False)


# ---------------------------------------------------------------- votes


class Hosted:
    """A host and two guests before the match, at a table with one more seat; the guests are connected."""

    def __init__(self, server: Running) -> None:
        self.host, self.livia, self.marcus = (server.browser(name) for name in ("Julia", "Livia", "Marcus"))
        self.table = self.host.open("me", "open", "open", "open", ready=False)
        self.path = f"/api/tables/{self.table['id']}"
        for guest, name in ((self.livia, "Livia"), (self.marcus, "Marcus")):
            guest.join(self.table, self.table["links"]["invite"], name=name, ready=False)
        self.sittings = [guest.sit(self.table).welcome() for guest in (self.livia, self.marcus)]
        for one in self.sittings:
            one.until_true(lambda known: all(known.table["seats"][seat]["connected"] for seat in (1, 2)))

    def propose(self, by: Browser, seat: int, change: str, status: int = 200) -> Json:
        answer: Json = by.post(f"{self.path}/seats/{seat}", {"change": change}, status)
        return answer

    def vote(self, by: Browser, agree: bool, status: int = 200) -> Json:
        answer: Json = by.post(f"{self.path}/vote", {"agree": agree}, status)
        return answer


def test_a_guest_proposes_a_bot_and_the_others_agree(server: Running) -> None:
    room = Hosted(server)
    proposed = room.propose(room.livia, 3, "bot")
    assert proposed["seats"][3]["kind"] == "open"
    began = proposed["proposal"]["began"]
    assert proposed["proposal"] == {
        "seat": 3, "change": "bot", "level": "centurio", "by": 1, "missing": [0, 2], "refused_by": None, "began": began,
    }  # fmt: skip
    room.sittings[1].until_true(lambda known: known.table["proposal"])
    assert room.vote(room.livia, True, 409)["reason"]["id"] == "refused-vote-none", "not on one's own proposal"
    assert room.propose(room.marcus, 3, "remove", 409)["reason"]["id"] == "refused-vote-open"
    assert room.vote(room.marcus, True)["proposal"]["missing"] == [0]
    agreed = room.vote(room.host, True)
    assert (agreed["seats"][3]["level"], agreed["proposal"]) == ("centurio", None)
    room.sittings[0].until_true(lambda known: known.table["seats"][3]["kind"] == "bot")


def test_a_late_yes_is_none_to_what_is_proposed_by_then(server: Running) -> None:
    room = Hosted(server)
    first = room.propose(room.livia, 3, "remove")["proposal"]["began"]
    room.vote(room.host, False)
    second = room.propose(room.livia, 3, "bot")["proposal"]["began"]
    late = room.host.post(f"{room.path}/vote", {"agree": True, "about": first}, 409)
    assert late["reason"]["id"] == "refused-vote-none"
    agreed = room.host.post(f"{room.path}/vote", {"agree": True, "about": second}, 200)
    assert agreed["seats"][3]["kind"] == "bot"


def test_the_hosts_yes_is_enough_and_one_no_ends_it(server: Running) -> None:
    room = Hosted(server)
    room.propose(room.livia, 3, "remove")
    refused = room.vote(room.marcus, False)
    assert refused["proposal"]["refused_by"] == 2
    assert refused["proposal"]["missing"] == []
    assert room.vote(room.host, True, 409)["reason"]["id"] == "refused-vote-none"
    assert room.propose(room.livia, 3, "remove", 409)["reason"]["id"] == "refused-vote-again"
    room.propose(room.marcus, 3, "remove")
    assert len(room.vote(room.host, True)["seats"]) == 3


def test_the_host_is_not_bound_by_a_vote_and_whoever_sits_down_ends_it(server: Running) -> None:
    room = Hosted(server)
    room.propose(room.livia, 3, "remove")
    done = room.propose(room.host, 3, "bot")
    assert (done["seats"][3]["kind"], done["proposal"]) == ("bot", None)
    opened = room.propose(room.host, 3, "open")
    room.propose(room.livia, 3, "bot")
    server.browser("Nero").join(room.table, opened["links"]["invite"], name="Nero", ready=False)
    room.sittings[0].until_true(lambda known: known.table["seats"][3]["name"] == "Nero")
    assert room.sittings[0].table["proposal"] is None


def test_a_vote_before_the_match_ends_by_itself_and_nothing_begins_before(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Hosted(server)
    monkeypatch.setattr(waiting_room, "VOTE_SECONDS", 1.5)
    monkeypatch.setattr(waiting_room, "ABSENT_AFTER", 0.0)
    room.propose(room.livia, 3, "remove")
    for one in (room.host, room.livia, room.marcus):
        assert one.post(f"{room.path}/ready", {"ready": True}, 200)["status"] == "waiting"
    livia = room.sittings[0]
    livia.until_true(lambda known: known.table["status"] == "playing")
    assert len(livia.table["seats"]) == 3, "who kept silent has agreed"


def test_an_absent_host_is_replaced_by_vote_unless_they_come_back(server: Running) -> None:
    room = Hosted(server)
    assert room.propose(room.livia, 2, "bot", 409)["reason"]["id"] == "refused-seat-present"
    assert room.propose(server.browser("Nero"), 3, "bot", 403)["reason"]["id"] == "refused-not-seated"
    room.propose(room.livia, 0, "open")
    here = room.host.sit(room.table).welcome()
    here.until_true(lambda known: known.table["proposal"] is None)
    assert here.table["seats"][0]["name"] == "Julia"
    here.close()
    room.sittings[0].until_true(lambda known: not known.table["seats"][0]["connected"])
    room.propose(room.livia, 0, "open")
    opened = room.vote(room.marcus, True)
    assert opened["seats"][0]["kind"] == "open"
    assert opened["links"]["invite"], "everybody at the table may send on the invitation"
    server.browser("Nero").join(room.table, opened["links"]["invite"], name="Nero", seat=0, ready=False)


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
