"""Playing at a table: act, acknowledge, tell everybody; and every way in which it is refused."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

import pytest

from saturnalia import bots
from saturnalia.server.bots_and_clocks import BotsAndClocks
from tests.server.browser import Connection, Json, Running, play_on, turn, wait_until


def two_people(server: Running, **more: Any) -> tuple[Json, list[Connection]]:
    """A table of two people in two browsers."""
    host, guest = server.browser("Julia"), server.browser("Livia")
    table = host.open("me", "open", **more)
    guest.join(table, table["links"]["invite"])
    return table, [host.sit(table).welcome(), guest.sit(table).welcome()]


def test_whoever_acts_is_acknowledged_first_and_then_everybody_is_told(server: Running) -> None:
    table, sittings = two_people(server)
    watcher = server.browser().sit(table, token=table["links"]["spectate"].split("=")[1]).welcome()
    actor = turn(sittings)
    assert actor is not None
    seq = actor.position["seq"]
    ref = actor.say("act", seq=seq, seat=actor.position["viewer"], action=actor.position["choices"][0]["action"])
    kinds = [actor.hear() for _ in range(2)]
    while kinds[0]["type"] == "update" and kinds[0]["position"]["seq"] == seq:  # somebody connected meanwhile
        kinds = [kinds[1], actor.hear()]
    assert [message["type"] for message in kinds] == ["ack", "update"]
    assert kinds[0]["ref"] == ref
    assert kinds[0]["seq"] == kinds[1]["position"]["seq"] > seq
    for one in [*sittings, watcher]:
        one.until_true(lambda known: known.position["seq"] == kinds[0]["seq"])


def test_a_whole_match_against_a_bot(server: Running) -> None:
    browser = server.browser()
    sitting = browser.sit(browser.open("me", "miles")).welcome()
    commitment = sitting.table["fairness"]["commitment"]
    assert not sitting.table["fairness"]["seed"]
    play_on([sitting], answers=1000)
    ending = sitting.position["ending"]
    assert sitting.table["status"] == "over"
    assert ending["sheet"]
    assert ending["outcome"]["id"].startswith("pax-outcome-")
    assert len(ending["history"]) > 10
    assert ending["history"][-1] == ending["scores"]
    assert sitting.table["fairness"]["commitment"] == commitment
    assert sitting.table["fairness"]["seed"]
    assert sitting.ask("act", seq=sitting.position["seq"], seat=0, action=0)["reason"]["id"] == "refused-over"


def test_a_double_click_acts_once(server: Running) -> None:
    browser = server.browser()
    sitting = browser.sit(browser.open("me")).welcome().until_asked()
    content = {"seq": sitting.position["seq"], "seat": 0, "action": sitting.position["choices"][0]["action"]}
    first, second = sitting.say("act", **content), sitting.say("act", **content)
    answers: dict[int, Json] = {}
    while len(answers) < 2:
        message = sitting.hear()
        if message["type"] in ("ack", "refused"):
            answers[message["ref"]] = message
    assert answers[first]["type"] == "ack"
    assert answers[second]["reason"]["id"] == "refused-stale"


def test_two_devices_racing_act_once(server: Running) -> None:
    browser = server.browser()
    table = browser.open("me")
    other = server.browser("Julia again")
    other.join(table, table["links"]["seats"]["0"])
    sittings = [browser.sit(table).welcome().until_asked(), other.sit(table).welcome().until_asked()]
    for _ in range(10):
        seq = max(one.position["seq"] for one in sittings)
        for one in sittings:
            one.until_seq(seq)
        if sittings[0].position["ending"]:
            break
        answers: list[Json] = []
        threads = [threading.Thread(target=_collect, args=(one, answers)) for one in sittings]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["reason"]["id"] == "refused-stale"


def _collect(sitting: Connection, answers: list[Json]) -> None:
    answers.append(sitting.act())


def test_a_foreign_seat_and_a_seat_that_is_not_asked_are_refused(server: Running) -> None:
    table, sittings = two_people(server)
    actor = turn(sittings)
    assert actor is not None
    other = next(one for one in sittings if one is not actor)
    action = actor.position["choices"][0]["action"]
    foreign = other.act(action, seat=actor.position["viewer"])
    assert foreign["reason"]["id"] == "refused-foreign-seat"
    early = other.act(action)
    assert early["reason"]["id"] == "refused-not-your-turn"
    assert early["reason"]["args"]["seat"] == actor.position["viewer"]
    token = table["links"]["spectate"].split("=")[1]
    watcher = server.browser("").sit(table, token=token).welcome()
    assert watcher.act(action, seat=0)["reason"]["id"] == "refused-not-seated"
    assert actor.position["seq"] == sittings[0].position["seq"]


def test_an_action_that_is_not_offered_is_refused_with_its_clause(server: Running) -> None:
    browser = server.browser()
    sitting = browser.sit(browser.open("me", "me")).welcome()
    actor = sitting.position["actor"]
    sitting.look(actor)
    refused = sitting.act(0)
    assert refused["type"] == "refused"
    assert refused["reason"]["id"] == "pax-why-keep-first"
    assert refused["clause"] == "PAX-2.8"
    assert sitting.act(99_999)["reason"]["id"] == "error-action-unknown"


def test_a_replayed_message_is_refused(server: Running) -> None:
    browser = server.browser()
    sitting = browser.sit(browser.open("me")).welcome().until_asked()
    seq, action = sitting.position["seq"], sitting.position["choices"][0]["action"]
    sitting.move()
    sitting.until_asked()
    before = sitting.position["seq"]
    for old in range(seq, before):
        assert sitting.act(action, seq=old, seat=0)["reason"]["id"] == "refused-stale"
    assert sitting.ask("at", seq=before)["position"]["seq"] == before


def test_several_seats_at_one_screen_see_nothing_before_they_look(server: Running) -> None:
    browser = server.browser()
    sitting = browser.sit(browser.open("me", "local")).welcome()
    assert sitting.position["viewer"] == -1
    assert all(seat["hand"] is None for seat in sitting.position["view"]["seats"])
    assert sitting.position["choices"] == []
    actor = sitting.position["actor"]
    sitting.look(actor)
    assert sitting.position["choices"]
    sitting.move()
    assert sitting.position["viewer"] == actor
    assert sitting.position["choices"] == []  # the other seat is asked now, and this one still looks
    sitting.look(-1)
    assert all(seat["hand"] is None for seat in sitting.position["view"]["seats"])
    assert sitting.log[0]["seq"] == 0


def test_looking_from_a_foreign_seat_is_refused(server: Running) -> None:
    _, sittings = two_people(server)
    for viewer in (1, 5):
        assert sittings[0].ask("look", viewer=viewer)["reason"]["id"] == "refused-foreign-seat"
    assert sittings[0].ask("look", viewer=-1)["type"] == "ack"


def test_an_earlier_position_is_shown_as_it_was(server: Running) -> None:
    browser = server.browser()
    sitting = browser.sit(browser.open("me", "tiro")).welcome().until_asked()
    views = {}
    for _ in range(8):
        sitting.until_asked()
        views[sitting.position["seq"]] = sitting.position["view"]
        sitting.move()
    for seq, view in views.items():
        past = sitting.ask("at", seq=seq)
        assert past["type"] == "past"
        assert past["position"]["view"] == view
        assert past["position"]["choices"] == []
    assert sitting.ask("at", seq=10_000)["reason"]["id"] == "refused-no-such-position"


def test_why_names_the_clause_and_hint_names_a_legal_action(server: Running) -> None:
    browser = server.browser()
    sitting = browser.sit(browser.open("me", "tiro")).welcome().until_asked()
    while "take_turn" in [choice["name"] for choice in sitting.position["choices"]]:
        sitting.move()
        sitting.until_asked()
    why = sitting.ask("why", target="take_turn")
    assert why["type"] == "explanation"
    assert why["clause"] == "PAX-2.8"
    assert sitting.ask("why", target="<b>")["reason"]["id"] == "why-unknown"
    offered = sitting.position["choices"][0]
    assert sitting.ask("why", target=offered["name"])["reason"]["id"] == "why-legal"
    hint = sitting.ask("hint", seat=0)
    assert hint["action"] in [choice["action"] for choice in sitting.position["choices"]]
    assert hint["seq"] == sitting.position["seq"]
    assert sitting.ask("hint", seat=1)["reason"]["id"] == "refused-foreign-seat"


def test_an_acknowledgement_does_not_wait_for_a_hint(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think_long(*_: Any) -> int | None:
        await asyncio.sleep(2)
        return None

    browser = server.browser()
    sitting = browser.sit(browser.open("me")).welcome().until_asked()
    monkeypatch.setattr(BotsAndClocks, "think", think_long)
    hint = sitting.say("hint", seat=0)
    began = time.monotonic()
    assert sitting.act()["type"] == "ack"
    assert time.monotonic() - began < 1.5
    while (answer := sitting.hear()).get("ref") != hint:
        pass
    assert answer["reason"]["id"] == "refused-hint-broken"


def test_a_position_tells_since_when_its_question_stands(server: Running) -> None:
    host, guest = server.browser(), server.browser("Livia")
    table = host.open("me", "open", "miles")
    guest.join(table, table["links"]["invite"])
    sitting = host.sit(table).welcome().until_asked()
    stands, seq = sitting.position["question"], sitting.position["seq"]
    assert stands <= seq
    assert sitting.ask("change_seat", seat=1, change="link")["type"] == "ack"
    sitting.until_seq(seq + 1)
    assert sitting.position["question"] == stands, "what happens to other seats is no answer"
    sitting.move()
    assert sitting.position["question"] > stands


# ---------------------------------------------------------------- undo


def undoable(sitting: Connection) -> None:
    """Play until the last choice can be taken back."""
    for _ in range(300):
        sitting.until_asked()
        if sitting.position["may_undo"] or sitting.position["ending"]:
            break
        sitting.move()
    assert sitting.position["may_undo"]


def test_undo_inside_the_information_boundary_is_immediate(server: Running) -> None:
    browser = server.browser()
    sitting = browser.sit(browser.open("me")).welcome()
    undoable(sitting)
    seq = sitting.position["seq"]
    assert sitting.ask("undo", seq=seq, seat=0)["type"] == "ack"
    while (update := sitting.until("update"))["undone_to"] is None:
        pass
    assert update["position"]["seq"] == seq + 1
    assert update["undone_to"] < seq
    assert [line["id"] for line in update["log"][-1]["lines"]] == ["log-undo"]
    assert sitting.position["choices"]
    again = browser.sit(sitting.table["id"]).welcome()
    assert again.log == sitting.log
    assert again.position == sitting.position
    past = sitting.ask("at", seq=seq)["position"]
    assert past["view"] != sitting.position["view"]


def test_undo_is_refused_after_something_was_revealed(server: Running) -> None:
    browser = server.browser()
    sitting = browser.sit(browser.open("me", "me")).welcome()
    sitting.look(sitting.position["actor"])
    seat = sitting.position["viewer"]
    refused = sitting.ask("undo", seq=sitting.position["seq"], seat=seat)
    assert refused["reason"]["id"] == "refused-undo-nothing"
    sitting.move()
    while sitting.position["may_undo"]:
        sitting.look(sitting.position["actor"])
        sitting.move()
        sitting.look(seat)
    refused = sitting.ask("undo", seq=sitting.position["seq"], seat=seat)
    assert refused["reason"]["id"] == "refused-undo-revealed"
    beyond = sitting.ask("undo", seq=sitting.position["seq"], seat=seat, beyond=True)
    assert beyond["reason"]["id"] == "refused-undo-beyond-off"


def test_undo_beyond_is_for_people_alone_at_their_screen(server: Running) -> None:
    browser = server.browser()
    sitting = browser.sit(browser.open("me", "miles", undo_beyond=True)).welcome()
    for _ in range(6):
        sitting.until_asked()
        before = sitting.position
        sitting.move()
    sitting.until_asked()
    assert sitting.position["may_undo_beyond"]
    seq = sitting.ask("undo", seq=sitting.position["seq"], seat=0, beyond=True)["seq"]
    sitting.until_true(lambda known: known.position["seq"] == seq)
    assert sitting.log[-1]["lines"][0]["id"].startswith("log-undo")
    assert sitting.position["view"] == before["view"]


def test_a_stale_undo_is_refused(server: Running) -> None:
    browser = server.browser()
    sitting = browser.sit(browser.open("me")).welcome()
    undoable(sitting)
    refused = sitting.ask("undo", seq=sitting.position["seq"] - 1, seat=0)
    assert refused["reason"]["id"] == "refused-stale"


# ---------------------------------------------------------------- leaving


def test_of_more_a_bot_plays_on_at_once_under_the_name_of_whoever_left(server: Running) -> None:
    host, guest = server.browser(), server.browser("Livia")
    table = host.open("me", "open", "tiro")
    guest.join(table, table["links"]["invite"])
    stayer, leaver = host.sit(table).welcome(), guest.sit(table).welcome()
    assert stayer.ask("take_over", seat=1, level="tiro")["reason"]["id"] == "refused-not-left"
    assert leaver.ask("resign", seat=0)["reason"]["id"] == "refused-foreign-seat"
    assert leaver.ask("resign", seat=1)["type"] == "ack"
    leaver.until("update")
    stayer.until_true(lambda known: known.table["seats"][1]["kind"] == "bot")
    told = [line for entry in stayer.log for line in entry["lines"] if line["id"].startswith("log-")]
    assert told[:2] == [
        {"id": "log-resigned", "args": {"seat": 1}}, {"id": "log-taken-over", "args": {"seat": 1, "level": "Centurio"}}
    ]  # fmt: skip
    assert stayer.table["status"] == "playing"
    seat = stayer.table["seats"][1]
    assert (seat["name"], seat["level"], seat["stand_in"]) == ("Livia", "centurio", "resigned")
    assert leaver.ask("resign", seat=1)["reason"]["id"] == "refused-foreign-seat"
    assert leaver.ask("come_back", seat=1)["reason"]["id"] == "refused-not-away", "who resigned has left for good"
    assert stayer.ask("take_over", seat=9, level="tiro")["reason"]["id"] == "refused-no-such-seat"
    assert stayer.ask("take_over", seat=1, level="tiro")["reason"]["id"] == "refused-not-left"
    play_on([stayer], answers=1000)
    assert stayer.position["ending"]["sheet"]


def test_of_two_the_other_has_won_when_one_leaves(server: Running) -> None:
    _, (stayer, leaver) = two_people(server)
    assert leaver.ask("resign", seat=1)["type"] == "ack"
    stayer.until_true(lambda known: known.table["status"] == "over")
    ending = stayer.position["ending"]
    assert ending["outcome"] == {"id": "outcome-given-up", "args": {"seat": 0}}
    assert ending["places"] == [1, 2]
    assert [entry["lines"][0]["id"] for entry in stayer.log[-2:]] == ["log-resigned", "log-won"]
    assert stayer.table["fairness"]["seed"]
    assert stayer.ask("take_over", seat=1, level="tiro")["reason"]["id"] == "refused-over"
    again = server.browser("Drusilla")
    assert again.client.get(f"/api/tables/{stayer.table['id']}").status_code == 404


def test_of_more_a_bot_plays_on_if_that_was_chosen(server: Running) -> None:
    host, guest = server.browser(), server.browser("Livia")
    table = host.open("me", "open", "tiro", substitute="miles")
    guest.join(table, table["links"]["invite"])
    stayer, leaver = host.sit(table).welcome(), guest.sit(table).welcome()
    assert leaver.ask("resign", seat=1)["type"] == "ack"
    stayer.until_true(lambda known: known.table["seats"][1]["kind"] == "bot")
    assert stayer.table["seats"][1]["level"] == "miles"
    assert leaver.ask("look", viewer=1)["reason"]["id"] == "refused-foreign-seat"
    play_on([stayer], answers=1000)
    assert stayer.position["ending"]["sheet"]


def test_a_substitute_that_does_not_exist_is_refused(server: Running) -> None:
    body = {"game": "pax", "seats": [{"kind": "me"}], "substitute": "oracle"}
    assert server.browser().post("/api/tables", body, status=400)["reason"]["id"] == "refused-level"


def test_a_match_that_everybody_left_is_abandoned(server: Running) -> None:
    browser = server.browser()
    sitting = browser.sit(browser.open("me", "tiro", "tiro")).welcome().until_asked()
    assert sitting.ask("resign", seat=0)["type"] == "ack"
    sitting.until_true(lambda known: known.table["status"] == "over")
    assert sitting.position["ending"]["outcome"]["id"] == "outcome-abandoned"
    assert sitting.table["fairness"]["seed"]
    assert [entry["lines"][0]["id"] for entry in sitting.log[-2:]] == ["log-resigned", "log-abandoned"]


def test_a_seat_that_a_bot_took_over_is_not_mine_any_more(server: Running) -> None:
    host, guest = server.browser(), server.browser("Livia")
    table = host.open("me", "open", "tiro")
    guest.join(table, table["links"]["invite"])
    other = guest.sit(table).welcome()
    assert other.position["viewer"] == 1
    assert other.ask("resign", seat=1)["type"] == "ack"
    other.until_true(lambda known: known.table["seats"][1]["kind"] == "bot")
    assert other.position["viewer"] == -1
    assert not other.table["seats"][1]["mine"]
    assert not other.table["my_turn"]
    assert other.table["links"] is None
    assert other.ask("look", viewer=1)["reason"]["id"] == "refused-foreign-seat"
    assert guest.sit(table).welcome().position["viewer"] == -1, "who once sat here may still look on"


class Broken:
    """A bot that breaks."""

    def choose(self, *_: Any) -> int:
        raise ZeroDivisionError("bot")


class Illegal:
    """A bot that gives an answer which is not offered."""

    def choose(self, *_: Any) -> int:
        return 61


class Slow:
    """A bot that never answers."""

    def __init__(self, stop: threading.Event) -> None:
        self.stop = stop

    def choose(self, *_: Any) -> int:
        self.stop.wait(20)
        return 0


@pytest.mark.parametrize("defect", ["broken", "slow", "illegal"])
def test_a_bot_that_breaks_is_reported_and_can_be_replaced(
    server: Running, defect: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop = threading.Event()
    make = bots.make_bot
    defects: dict[str, Any] = {"broken": Broken(), "slow": Slow(stop), "illegal": Illegal()}
    monkeypatch.setattr(bots, "make_bot", lambda name, *game: defects[defect] if name == "tiro" else make(name, *game))
    if defect == "slow":
        monkeypatch.setattr(type(server.settings), "bot_limit", 0.2)
        object.__setattr__(server.settings, "bot_limit", 0.2)
    try:
        browser = server.browser()
        sitting = browser.sit(browser.open("me", "tiro")).welcome()
        while not sitting.table["seats"][1]["left"]:
            if sitting.position["choices"]:
                sitting.move()
            else:
                sitting.hear()
        assert any(line["id"] == "log-bot-broken" for entry in sitting.log for line in entry["lines"])
        assert sitting.ask("take_over", seat=1, level="oracle")["reason"]["id"] == "refused-level"
        assert sitting.ask("take_over", seat=1, level="miles")["type"] == "ack"
        sitting.until_true(lambda known: known.table["seats"][1]["level"] == "miles")
        told = next(one["seq"] for one in sitting.log for line in one["lines"] if line["id"] == "log-taken-over")
        assert sitting.table["seats"][1]["former"] == [{"name": "Tiro", "until": told + 1}], "Miles plays on for Tiro"
        play_on([sitting], answers=20)
    finally:
        stop.set()
        object.__setattr__(server.settings, "bot_limit", 10.0)


def test_bots_alone_play_while_somebody_watches(server: Running) -> None:
    browser = server.browser()
    table = browser.open("tiro", "miles", "tiro")
    time.sleep(0.5)
    assert browser.get(f"/api/tables/{table['id']}")["status"] == "playing"
    assert server.hall.live[table["id"]].seq == 0, "nobody watches"
    watching = browser.sit(table).welcome()
    watching.until_true(lambda known: known.position["seq"] > 5)
    watching.close()
    wait_until(lambda: server.hall.live[table["id"]].bot_task is None, "they pause again")
    paused = server.hall.live[table["id"]].seq
    time.sleep(0.5)
    assert server.hall.live[table["id"]].seq == paused
    watching = browser.sit(table).welcome()
    wait_until(lambda: browser.get(f"/api/tables/{table['id']}")["status"] == "over", "the bots finish", 30)
