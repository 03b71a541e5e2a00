"""Nobody waits for ever: bots stand in for absent people, links are given out again, votes end by themselves."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from saturnalia.kernel.match import seal
from saturnalia.server import absence, admin
from saturnalia.server.rows import load_table
from tests.server.browser import Browser, Connection, Json, Running, play_on, quick, running, turn, wait_until


class Three:
    """A host and two guests at a table; each has a browser and a connection."""

    def __init__(self, server: Running, **more: Any) -> None:
        self.people = [server.browser(name) for name in ("Julia", "Livia", "Marcus")]
        self.table: Json = self.people[0].open("me", "open", "open", **more)
        for guest, name in zip(self.people[1:], ("Livia", "Marcus"), strict=True):
            guest.join(self.table, self.table["links"]["invite"], name=name)
        self.sittings = [person.sit(self.table).welcome() for person in self.people]
        for one in self.sittings:
            one.until_true(lambda known: all(seat["connected"] for seat in known.table["seats"]))

    def leave(self, seat: int) -> list[Connection]:
        """Close somebody's browser; the others see it."""
        self.sittings[seat].close()
        others = [one for number, one in enumerate(self.sittings) if number != seat]
        for one in others:
            one.until_true(lambda known: not known.table["seats"][seat]["connected"])
        return others


def kind(seat: int, wanted: str) -> Any:
    return lambda known: known.table["seats"][seat]["kind"] == wanted


def said(sitting: Connection) -> list[str]:
    return [line["id"] for entry in sitting.log for line in entry["lines"] if line["id"].startswith("log-")]


def test_the_host_lets_a_bot_play_for_whoever_is_away_and_they_come_back(server: Running) -> None:
    three = Three(server, substitute="miles")
    host = three.sittings[0]
    assert host.ask("change_seat", seat=1, change="bot")["reason"]["id"] == "refused-seat-present"
    host, other = three.leave(1)
    assert host.ask("change_seat", seat=1, change="bot")["type"] == "ack"
    other.until_true(kind(1, "bot"))
    assert other.table["seats"][1]["name"] == "Livia"
    assert host.ask("change_seat", seat=1, change="bot")["reason"]["id"] == "refused-bot-already"
    play_on([host, other], 4)
    back = three.people[1].sit(three.table).welcome()
    assert back.position["viewer"] == -1
    assert back.table["seats"][1]["may_return"]
    assert not host.table["seats"][1]["may_return"]
    assert back.ask("come_back", seat=1)["type"] == "ack"
    back.look(1)
    for one in (host, other):
        one.until_true(kind(1, "person"))
        one.until_seq(back.position["seq"])
    assert said(host)[-1] == "log-came-back"
    play_on([host, back, other], 6)


def test_a_seat_stays_empty_where_that_was_chosen_and_the_others_go_on(server: Running) -> None:
    three = Three(server, substitute="nobody", visibility="listed")
    play_on(three.sittings, 3)
    host, marcus = three.leave(1)
    assert host.ask("change_seat", seat=1, change="bot")["type"] == "ack"
    marcus.until_true(kind(1, "bot"))
    seat = marcus.table["seats"][1]
    assert (seat["name"], seat["level"], seat["stand_in"]) == ("Livia", "nobody", "away")
    assert said(marcus)[-1] == "log-left-empty"
    play_on([host, marcus], 12)
    back = three.people[1].sit(three.table).welcome()
    assert back.ask("come_back", seat=1)["type"] == "ack"
    back.look(1)
    host.until_true(kind(1, "person"))
    assert host.table["seats"][1]["level"] is None
    # and whoever resigns leaves an empty seat behind, to the end
    assert back.ask("resign", seat=1)["type"] == "ack"
    for one in (host, back):
        one.until_true(kind(1, "bot"))
    assert [one["resigned"] for one in back.table["seats"]] == [False, True, False]
    assert not any(one["resigned"] for one in host.table["seats"])
    assert said(host)[-2:] == ["log-resigned", "log-left-empty"]
    play_on([host, marcus], answers=1000)
    assert host.position["ending"]["sheet"]
    file = three.people[0].get(f"/api/tables/{three.table['id']}/export")
    copied = three.people[0].post("/api/tables/import", {"match": file})
    assert [(one["kind"], one["name"]) for one in copied["seats"]][1] == ("bot", "Livia")


def test_the_name_of_an_empty_seat_is_deleted_with_its_person(server: Running) -> None:
    three = Three(server, substitute="nobody")
    host, _ = three.leave(1)
    assert host.ask("change_seat", seat=1, change="bot")["type"] == "ack"
    host.until_true(kind(1, "bot"))
    three.people[1].post("/api/me/forget", status=200)
    host.until_true(lambda known: known.table["seats"][1]["name"] == "")
    assert host.table["seats"][1]["level"] == "nobody"
    play_on([host, three.sittings[2]], 4)


def test_a_vote_passes_when_all_agree_and_ends_when_one_does_not(server: Running) -> None:
    three = Three(server)
    _, livia, marcus = three.sittings
    livia, marcus = three.leave(0)  # the host is away
    assert livia.ask("change_seat", seat=0, change="bot")["type"] == "ack"
    marcus.until_true(lambda known: known.position["vote"])
    assert marcus.position["vote"] == {"seat": 0, "change": "bot", "by": 1, "missing": [2], "seq": 1}
    assert marcus.ask("change_seat", seat=0, change="link")["reason"]["id"] == "refused-vote-open"
    assert livia.ask("vote", seat=1, agree=True)["reason"]["id"] == "refused-vote-none", "not on one's own proposal"
    assert marcus.ask("vote", seat=1, agree=True)["reason"]["id"] == "refused-foreign-seat"
    assert marcus.ask("vote", seat=2, agree=False)["type"] == "ack"
    livia.until_true(lambda known: known.position["vote"] is None)
    assert livia.table["seats"][0]["kind"] == "person"
    assert livia.ask("change_seat", seat=0, change="bot")["reason"]["id"] == "refused-vote-again"
    assert marcus.ask("change_seat", seat=0, change="bot")["type"] == "ack"
    livia.until_true(lambda known: known.position["vote"])
    assert livia.ask("vote", seat=1, agree=True)["type"] == "ack"
    livia.until_true(kind(0, "bot"))
    assert said(livia)[-4:] == ["log-disagreed", "log-proposed-bot", "log-agreed", "log-taken-over"]


def test_a_vote_ends_by_itself_and_silence_is_consent(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "VOTE_SECONDS", 0.5)
    three = Three(server)
    livia, marcus = three.leave(0)
    began = time.monotonic()
    assert livia.ask("change_seat", seat=0, change="bot")["type"] == "ack"
    marcus.until_true(kind(0, "bot"))
    assert 0.4 < time.monotonic() - began < 5
    assert marcus.position["vote"] is None


def test_whoever_comes_back_ends_the_vote_about_their_seat(server: Running) -> None:
    three = Three(server)
    livia, marcus = three.leave(0)
    assert livia.ask("change_seat", seat=0, change="bot")["type"] == "ack"
    marcus.until_true(lambda known: known.position["vote"])
    three.people[0].sit(three.table).welcome()
    marcus.until_true(lambda known: known.position["vote"] is None)
    assert said(marcus)[-1] == "log-vote-ended"
    assert marcus.table["seats"][0]["kind"] == "person"


def test_a_question_stays_while_others_vote_about_a_seat(server: Running) -> None:
    three = Three(server)
    actor = turn(three.sittings)
    assert actor is not None
    gone = next(seat for seat in (1, 2, 0) if three.sittings[seat] is not actor)
    others = three.leave(gone)
    seq = actor.position["seq"]
    asking = next(one for one in others if one is not actor)
    assert asking.ask("change_seat", seat=gone, change="bot")["type"] == "ack"
    actor.until_seq(seq + 1)
    assert actor.position["choices"]
    assert actor.act(seq=seq)["type"] == "ack", "what was chosen before the vote was seen counts"


def test_a_lost_cookie_does_not_cost_the_seat(server: Running) -> None:
    three = Three(server)
    host, marcus = three.leave(1)
    assert "1" not in host.table["links"]["seats"]
    assert host.ask("change_seat", seat=1, change="link")["type"] == "ack"
    host.until_true(lambda known: known.table["seats"][1]["handed_out"])
    marcus.until_true(lambda known: known.table["seats"][1]["handed_out"])
    link = host.table["links"]["seats"]["1"]
    assert marcus.table["links"]["seats"]["1"] == link, "everybody at the table may send it on"
    refused = three.people[2].join(three.table, link, status=409)
    assert refused["reason"]["id"] == "refused-already-seated"
    new = server.browser("Livia again")
    joined = new.join(three.table, link, name="Livia again")
    assert [seat["mine"] for seat in joined["seats"]] == [False, True, False]
    assert not joined["seats"][1]["handed_out"]
    assert three.people[0].join(three.table, link, status=403)["reason"]["id"] == "refused-link", "it is spent"
    old = three.people[1].sit(three.table).welcome()
    assert (old.position["viewer"], old.position["choices"], old.table["links"]) == (-1, [], None)
    assert old.ask("look", viewer=1)["reason"]["id"] == "refused-foreign-seat", "the lost cookie plays nothing any more"
    back = new.sit(three.table).welcome()
    assert back.position["viewer"] == 1
    for one in (host, marcus):
        one.until_true(lambda known: known.table["seats"][1]["name"] == "Livia again")
        one.until_seq(back.position["seq"])
    assert said(marcus)[-2:] == ["log-handed-out", "log-sat-down"]
    play_on([host, back, marcus], 5)


@pytest.mark.parametrize("name", ["Nero", "Livia"])
def test_whoever_comes_back_too_late_sees_who_has_the_seat(server: Running, name: str) -> None:
    three = Three(server)
    play_on(three.sittings, 3)
    taken = hand_on(three.sittings, 1, server.browser("Nero"), name)
    late = three.people[1].sit(three.table).welcome()
    assert [seat["given_away"] for seat in late.table["seats"]] == [False, True, False]
    assert not any(seat["mine"] for seat in late.table["seats"])
    assert late.position["viewer"] == -1
    for one in (three.sittings[0], taken):
        assert not any(seat["given_away"] for seat in one.table["seats"])
    stranger = server.browser("Otho")
    stranger.get(f"/api/tables/{three.table['id']}", 404)
    # the one who came goes, and the link brings the first one back
    back = hand_on([three.sittings[0], taken, three.sittings[2]], 1, three.people[1], "Livia")
    assert back.position["viewer"] == 1
    assert not back.table["seats"][1]["given_away"]
    again = stranger.sit(three.table, token=back.table["links"]["spectate"].split("=")[1]).welcome()
    assert not any(seat["given_away"] for seat in again.table["seats"])


def test_a_seat_is_not_handed_on_without_end(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told the names of all who sat there, with every message."""
    monkeypatch.setattr(absence, "MOST_FORMER", 1)
    three = Three(server)
    taken = hand_on(three.sittings, 1, server.browser("Nero"), "Nero")
    host = three.sittings[0]
    taken.close()
    host.until_true(lambda known: not known.table["seats"][1]["connected"])
    assert host.ask("change_seat", seat=1, change="link")["type"] == "ack"
    host.until_true(lambda known: known.table["seats"][1]["handed_out"])
    refused = server.browser("Otho").join(three.table, host.table["links"]["seats"]["1"], status=409)
    assert refused["reason"]["id"] == "refused-seat-worn"


def test_of_two_who_come_with_one_link_at_once_one_has_the_seat(server: Running) -> None:
    for _ in range(4):
        three = Three(server)
        host, _ = three.leave(1)
        assert host.ask("change_seat", seat=1, change="link")["type"] == "ack"
        host.until_true(lambda known: known.table["seats"][1]["handed_out"])
        wish = {"token": host.table["links"]["seats"]["1"].split("=")[1], "name": "Nero"}
        comers = [server.browser(f"Comer {number}") for number in range(4)]
        with ThreadPoolExecutor(4) as at_once:
            path = f"/api/tables/{three.table['id']}/join"
            coming = [at_once.submit(one.client.post, path, json=wish) for one in comers]
        codes = sorted(one.result().status_code for one in coming)
        assert codes[0] == 200
        assert all(code in (403, 409) for code in codes[1:]), codes
        assert _holders(server, three.table["id"], 1) == 1


def _holders(server: Running, table_id: str, seat: int) -> int:
    with server.hall.store.reading() as connection:
        stored = load_table(connection, table_id)
    assert stored is not None
    return len(stored.seats[seat].holders)


def test_a_link_tells_which_seat_it_leads_to(server: Running) -> None:
    three = Three(server)
    host, _ = three.leave(1)
    assert host.ask("change_seat", seat=1, change="link")["type"] == "ack"
    host.until_true(lambda known: known.table["seats"][1]["handed_out"])
    path = f"/api/tables/{three.table['id']}"
    token = host.table["links"]["seats"]["1"].split("=")[1]
    assert server.browser("").get(f"{path}?token={token}")["link_seat"] == 1
    watch = host.table["links"]["spectate"].split("=")[1]
    assert server.browser("").get(f"{path}?token={watch}")["link_seat"] is None


def test_a_late_yes_is_none_to_what_is_proposed_by_then(server: Running) -> None:
    three = Three(server)
    livia, marcus = three.leave(0)
    assert livia.ask("change_seat", seat=0, change="bot")["type"] == "ack"
    marcus.until_true(lambda known: known.position["vote"])
    seen = marcus.position["vote"]["seq"]
    assert marcus.ask("vote", seat=2, agree=False, about=seen)["type"] == "ack"
    assert livia.ask("change_seat", seat=0, change="link")["type"] == "ack"
    assert marcus.ask("vote", seat=2, agree=True, about=seen)["reason"]["id"] == "refused-vote-none"
    marcus.until_true(lambda known: known.position["vote"])
    assert not marcus.table["seats"][0]["handed_out"]
    assert marcus.ask("vote", seat=2, agree=True, about=marcus.position["vote"]["seq"])["type"] == "ack"
    marcus.until_true(lambda known: known.table["seats"][0]["handed_out"])


def test_a_host_who_lost_the_cookie_is_the_host_again(server: Running) -> None:
    three = Three(server)
    _, livia, marcus = three.sittings
    three.leave(0)
    assert livia.ask("change_seat", seat=0, change="link")["type"] == "ack"
    marcus.until_true(lambda known: known.position["vote"])
    assert marcus.ask("vote", seat=2, agree=True)["type"] == "ack"
    livia.until_true(lambda known: known.table["seats"][0]["handed_out"])
    again = server.browser("Julia again")
    again.join(three.table, livia.table["links"]["seats"]["0"], name="Julia again")
    host = again.sit(three.table).welcome()
    assert host.table["host"]
    assert [seat["host"] for seat in host.table["seats"]] == [True, False, False]
    livia.close()
    host.until_true(lambda known: not known.table["seats"][1]["connected"])
    assert host.ask("change_seat", seat=1, change="bot")["type"] == "ack"
    host.until_true(kind(1, "bot"))
    with server.hall.store.reading() as connection:
        stored = load_table(connection, three.table["id"])
    assert stored is not None
    assert stored.seats[0].holders == {stored.host}


def hand_on(sittings: list[Connection], seat: int, newcomer: Browser, name: str) -> Connection:
    """Give a seat to somebody else in the middle of a match: its person goes, the host gives out the link."""
    host = sittings[0]
    sittings[seat].close()
    host.until_true(lambda known: not known.table["seats"][seat]["connected"])
    assert host.ask("change_seat", seat=seat, change="link")["type"] == "ack"
    host.until_true(lambda known: known.table["seats"][seat]["handed_out"])
    newcomer.join(host.table, host.table["links"]["seats"][str(seat)], name=name)
    taken = newcomer.sit(host.table).welcome()
    for one in sittings:
        if one is not sittings[seat]:
            one.until_seq(taken.position["seq"])
            one.until_true(lambda known: known.table["seats"][seat]["connected"])
    return taken


def former(sitting: Connection, seat: int) -> list[tuple[str, int]]:
    return [(one["name"], one["until"]) for one in sitting.table["seats"][seat]["former"]]


def test_the_log_keeps_the_names_of_those_who_sat_there(database: str) -> None:
    """For watchers, after a restart and until they are deleted; a new name that an admin gives holds there, too."""
    with running(quick(database)) as server:
        three = Three(server, visibility="listed")
        sittings = list(three.sittings)
        play_on(sittings, 4)
        nero, galba = server.browser("Nero"), server.browser("Galba")
        for newcomer, name in ((nero, "Nero"), (galba, "Galba")):
            sittings[1] = hand_on(sittings, 1, newcomer, name)
            play_on(sittings, 3)
        first, second = (
            entry["seq"] for entry in sittings[0].log for line in entry["lines"] if line["id"] == "log-sat-down"
        )
        watcher = server.browser("Otho").sit(three.table).welcome()
        for one in (*sittings, watcher):
            assert [seat["name"] for seat in one.table["seats"]] == ["Julia", "Galba", "Marcus"]
            assert former(one, 1) == [("Livia", first), ("Nero", second)], "what lies before a number is theirs"
            assert former(one, 0) == former(one, 2) == []
            assert set(one.table["seats"][1]["former"][0]) == {"name", "until"}
        nero.post("/api/me/forget", status=200)
        watcher.until_true(lambda known: former(known, 1) == [("Livia", first), ("", second)])
    with admin.opened(database) as found:
        (livia,) = (one["id"] for one in admin.list_people(found) if one["name"] == "Livia")
        admin.rename(found, livia, "Drusilla")
    with running(quick(database)) as server:
        again = server.browser("Otho").sit(three.table).welcome()
        assert former(again, 1) == [("Drusilla", first), ("", second)]


def test_a_match_file_keeps_the_names_of_those_who_sat_there(server: Running) -> None:
    three = Three(server)
    sittings = list(three.sittings)
    play_on(sittings, 4)
    sittings[1] = hand_on(sittings, 1, server.browser("Nero"), "Nero")
    (sat,) = (entry["seq"] for entry in sittings[0].log for line in entry["lines"] if line["id"] == "log-sat-down")
    play_on(sittings, 1000)
    julia = three.people[0]
    file = julia.get(f"/api/tables/{three.table['id']}/export")
    assert file["notes"]["names"] == ["Julia", "Nero", "Marcus"]
    (earlier,) = file["notes"]["former"][1]
    assert file["notes"]["former"][::2] == [[], []]
    assert set(earlier) == {"name", "until"}, "no people's numbers"
    assert (earlier["name"], earlier["until"]) == ("Livia", sat - 2), "the link and sitting down are no actions"
    copied = julia.sit(julia.post("/api/tables/import", {"match": file})).welcome()
    assert former(copied, 1) == [("Livia", earlier["until"] + 1)]
    del file["checksum"]
    file["notes"]["former"] = [[{"name": "Livia", "until": "4"}, 7], {"name": "Nero"}, [{"name": "\u202e", "until": 4}]]
    trusted = julia.post("/api/tables/import", {"match": seal(file)})
    assert [[one["name"] for one in seat["former"]] for seat in trusted["seats"]] == [[], [], [""]]


def test_a_link_that_was_given_out_ends_when_the_person_is_back(server: Running) -> None:
    three = Three(server)
    host, _ = three.leave(1)
    assert host.ask("change_seat", seat=1, change="link")["type"] == "ack"
    host.until_true(lambda known: known.table["seats"][1]["handed_out"])
    link = host.table["links"]["seats"]["1"]
    back = three.people[1].sit(three.table).welcome()
    host.until_true(lambda known: not known.table["seats"][1]["handed_out"])
    assert said(host)[-2:] == ["log-handed-out", "log-revoked"]
    assert "1" not in host.table["links"]["seats"]
    # and it stays so when the person goes again
    back.close()
    host.until_true(lambda known: not known.table["seats"][1]["connected"])
    thief = server.browser("Thief")
    assert thief.join(three.table, link, status=403)["reason"]["id"] == "refused-link"
    assert host.ask("change_seat", seat=1, change="link")["type"] == "ack", "another one can be given out"


def test_a_link_given_out_while_a_bot_stood_in_ends_when_the_person_takes_the_seat_back(server: Running) -> None:
    three = Three(server, substitute="tiro")
    host, _ = three.leave(1)
    for change in ("bot", "link"):
        assert host.ask("change_seat", seat=1, change=change)["type"] == "ack"
    host.until_true(lambda known: known.table["seats"][1]["handed_out"])
    link = host.table["links"]["seats"]["1"]
    back = three.people[1].sit(three.table).welcome()
    assert back.ask("come_back", seat=1)["type"] == "ack"
    host.until_true(kind(1, "person"))
    assert not host.table["seats"][1]["handed_out"]
    assert server.browser("Thief").join(three.table, link, status=403)["reason"]["id"] == "refused-link"


def test_somebody_takes_the_place_of_a_bot(server: Running) -> None:
    host, late = server.browser(), server.browser("Livia")
    table = host.open("me", "tiro", "tiro")
    sitting = host.sit(table).welcome()
    assert sitting.ask("change_seat", seat=2, change="link")["type"] == "ack"
    sitting.until_true(lambda known: known.table["seats"][2]["handed_out"])
    late.join(table, sitting.table["links"]["seats"]["2"])
    sitting.until_true(kind(2, "person"))
    second = late.sit(table).welcome()
    assert second.position["viewer"] == 2
    sitting.until_seq(second.position["seq"])
    play_on([sitting, second], 6)


def test_strangers_and_watchers_change_nothing(server: Running) -> None:
    three = Three(server, visibility="listed")
    three.leave(1)
    watcher = server.browser("Nero").sit(three.table).welcome()
    for request in ({"type": "change_seat", "seat": 1, "change": "bot"}, {"type": "come_back", "seat": 1}):
        kind_of = request.pop("type")
        assert watcher.ask(str(kind_of), **request)["type"] == "refused"
    assert watcher.ask("vote", seat=1, agree=True)["type"] == "refused"
    assert watcher.ask("change_seat", seat=9, change="bot")["reason"]["id"] == "refused-no-such-seat"
    assert not watcher.table["links"]["seats"] if watcher.table["links"] else True


def test_links_and_votes_tell_no_secrets(server: Running) -> None:
    """Watchers see that a link was given out and what is voted on, never the link itself."""
    three = Three(server, visibility="listed")
    watcher = server.browser("").sit(three.table).welcome()
    host, marcus = three.leave(1)
    assert marcus.ask("change_seat", seat=1, change="link")["type"] == "ack"
    host.until_true(lambda known: known.position["vote"])
    assert host.ask("vote", seat=0, agree=True)["type"] == "ack"
    watcher.until_true(lambda known: known.table["seats"][1]["handed_out"])
    host.until_true(lambda known: known.table["seats"][1]["handed_out"])
    token = host.table["links"]["seats"]["1"].split("=")[1]
    traffic = "\n".join(watcher.received)
    assert token not in traffic
    assert "log-handed-out" in traffic
    assert all(json.loads(text).get("position", {}).get("prompt") is None for text in watcher.received)


def test_a_bot_that_thinks_when_its_person_comes_back_plays_nothing(server: Running) -> None:
    three = Three(server)
    actor = turn(three.sittings)
    assert actor is not None
    seat = actor.position["viewer"]
    person: Browser = three.people[seat]
    others = three.leave(seat)
    host = next((one for one in others if one is three.sittings[0]), None)
    live = server.hall.live[three.table["id"]]
    if host is None:  # the host is away: the others vote
        assert others[0].ask("change_seat", seat=0, change="bot")["type"] == "ack"
        others[1].until_true(lambda known: known.position["vote"])
        assert others[1].ask("vote", seat=others[1].position["viewer"], agree=True)["type"] == "ack"
    else:
        assert host.ask("change_seat", seat=seat, change="bot")["type"] == "ack"
    back = person.sit(three.table).welcome()
    if back.table["seats"][seat]["may_return"]:
        assert back.ask("come_back", seat=seat)["type"] == "ack"
    entries = live.in_play.log.entries if live.in_play else []
    at = next(number for number, one in enumerate(entries) if one.entry and one.entry.kind == "come_back")
    wait_until(lambda: live.bot_task is None, "the bot has stopped")
    assert all(one.entry is None or one.entry.person is not None or one.entry.seat != seat for one in entries[at:])
