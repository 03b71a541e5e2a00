"""Secrecy: what a viewer receives does not change when everything hidden from that viewer is dealt anew."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from saturnalia import Match
from saturnalia.server.live import Connection, Live
from saturnalia.server.play import Board
from saturnalia.server.record import Record, Told, Trace
from saturnalia.server.rows import Entry, Seat, Sitting
from saturnalia.server.show import show_past
from tests.server.browser import Running, play_on, turn

SEED = 4_611_686_018_427_387_847  # long enough to be looked for in the traffic
OPTIONS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3, "variant": "nocturnus"},
    {"seats": 5, "variant": "nocturnus"},
    {"seats": 4},
    {"seats": 1, "solo_level": 3},
]


def _live(match: Match) -> Live:
    """A table with this match, as if it were played at by people one per seat."""
    seats = [Seat(seat, "person", f"P{seat}", None, False, f"token{seat}", {seat}) for seat in range(match.seats)]
    sitting = Sitting(
        id="table", game="pax", rules=match.game.version, pack=None, options=match.options, seed=match.seed,
        salt="salt", visibility="listed", undo_beyond=False, host=99, invite="invite", watch="watch", status="playing",
        rematch=None, clock=None, clock_left=None, clock_started=None, deadline=None, actor=match.actor,
        seq=len(match.played), created=0.0, updated=0.0, seats=seats,
    )  # fmt: skip
    played = [Entry(n, "act", one.seat, 0.0, one.action) for n, one in enumerate(match.played, start=1)]
    record = Record(match.game, match.options, match.seed, played)
    return Live(sitting, Board(sitting, record))


def _all_messages(live: Live, viewer: int) -> bytes:
    """Everything a viewer can receive about the newest position: first visit, last news, and looking back at it."""
    assert live.board is not None
    person = viewer if viewer >= 0 else None
    seq = live.board.record.seq
    live.cache.clear()
    messages = [
        live.message_for("welcome", Connection(person, viewer), 0.0, frozenset()),
        live.message_for("update", Connection(person, viewer, sent=seq - 1), 0.0, frozenset()),
    ]
    return b"\n".join(messages)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(str(value) for value in options.values()))
def test_what_a_viewer_receives_does_not_depend_on_what_is_hidden(options: dict[str, Any]) -> None:
    lots = random.Random(str(options))
    for number in range(4):
        match = Match.new("pax", seed=SEED + number, **options)
        stop = lots.randrange(5, 160)
        while not match.is_over and len(match.played) < stop:
            match.play(lots.choice(match.legal()))
        if match.is_over:
            continue
        live = _live(match)
        assert live.board is not None
        record = live.board.record
        original = record.match.state
        for viewer in range(-1, match.seats):
            before = _all_messages(live, viewer)
            for _ in range(3):
                redealt = match.game.state.copy(original)
                match.game.compiled.redeal(redealt, viewer, lots.getrandbits(60))
                # what the last action showed to others is hidden too: secret arguments of its events
                record.match.state = redealt
                _forge_secrets(live, viewer, lots)
                live.sitting.seed = lots.getrandbits(63)
                live.sitting.__dict__.pop("commitment", None)
                after = _all_messages(live, viewer)
                assert _without_commitment(after) == _without_commitment(before)
                assert str(match.seed).encode() not in after
            record.match.state = original
            _restore(live)


_originals: list[tuple[Told, Trace | None]] = []


def _forge_secrets(live: Live, viewer: int, lots: random.Random) -> None:
    """Change every secret argument of the whole record that the viewer must not know."""
    assert live.board is not None
    _restore(live)
    events = live.board.record.match.game.events
    for told in live.board.record.told:
        _originals.append((told, told.trace))
        if told.trace is None:
            continue
        journal = told.trace.journal.copy()
        for row in journal:
            event = events[int(row[0])]
            for secret, owner in (event.secret or {}).items():
                if row[1 + event.args.index(owner)] != viewer:
                    row[1 + event.args.index(secret)] = lots.randrange(40)
        told.trace = Trace(journal, told.trace.journal_length, told.trace.actor)


def _restore(live: Live) -> None:
    while _originals:
        told, trace = _originals.pop()
        told.trace = trace


def _without_commitment(messages: bytes) -> bytes:
    """The commitment is a hash of seed and salt: it must differ, and tells nothing."""
    found = re.findall(rb'"fairness":{"commitment":"([0-9a-f]{64})","seed":null,"salt":null}', messages)
    assert len(found) == 2
    return messages.replace(found[0], b"")


def test_looking_back_shows_only_what_was_seen_then() -> None:
    lots = random.Random(5)
    match = Match.new("pax", seed=5, seats=3)
    live = _live(match)
    assert live.board is not None
    while not match.is_over:
        match.play(lots.choice(match.legal()))
    whole = _live(match)
    assert whole.board is not None
    for seq in range(0, len(match.played), 7):
        earlier = match.at(seq)
        for viewer in range(-1, 3):
            shown = show_past(whole.board.record, seq, viewer)
            assert shown["view"] == match.game.view(earlier.state, viewer)
            assert shown["choices"] == []


def test_over_the_network_no_seat_receives_anothers_hand(server: Running) -> None:
    """The traffic of a whole match between two people and a spectator, searched for what must not be in it."""
    host, guest, watcher = server.browser(), server.browser("Livia"), server.browser("")
    table = host.open("me", "open", visibility="listed")
    guest.join(table, table["links"]["invite"])
    sittings = [host.sit(table).welcome(), guest.sit(table).welcome()]
    spectator = watcher.sit(table).welcome()
    sitting = server.hall.live[table["id"]].sitting
    secrets = [str(sitting.seed), f"{sitting.seed:016x}", sitting.salt, sitting.invite]
    for _ in range(40):
        if turn(sittings) is None:
            break
        play_on(sittings, 1, seed=_)
    spectator.until_true(lambda known: known.position["seq"] == sittings[0].position["seq"])
    for viewer, one in ((0, sittings[0]), (1, sittings[1]), (-1, spectator)):
        traffic = "\n".join(one.received)
        forbidden = secrets[:3] if viewer == 0 else secrets
        assert not any(secret in traffic for secret in forbidden)
        for text in one.received:
            message = json.loads(text)
            if message["type"] not in ("welcome", "update") or message["position"]["ending"]:
                continue
            position = message["position"]
            assert position["viewer"] == viewer
            assert (position["prompt"] is None) == (position["actor"] != viewer)
            for seat in position["view"]["seats"]:
                assert (seat["hand"] is None) == (seat["seat"] != viewer)
                assert (seat["money"] is None) == (seat["seat"] != viewer)
            for entry in message["log"]:
                for line in entry["lines"]:
                    if line["args"].get("seat") != viewer and line["id"] == "pax-log-drew":
                        raise AssertionError(line)
