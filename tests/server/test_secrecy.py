"""Secrecy: everything a viewer receives stays the same, byte by byte, when what is hidden from the viewer changes."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from saturnalia import Game, Match, load, names
from saturnalia.kernel.fairness import commitment
from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import SPECTATOR
from saturnalia.kernel.takeover import keep
from saturnalia.server import live_table as live_module
from saturnalia.server import show
from saturnalia.server.changed_rules import ChangedRules
from saturnalia.server.live_table import ConnectedBrowser, LiveTable
from saturnalia.server.play import TableInPlay
from saturnalia.server.rows import ANSWERS, Entry, Seat, StoredTable
from saturnalia.server.show import show_entries, show_past, show_table
from saturnalia.server.snapshot import Frozen
from saturnalia.server.table_log import CONSENTS, LoggedEntry, TableLog, Trace
from saturnalia.server.tokens import digest
from saturnalia.testing import option_sets
from tests.server.browser import Running, play_on, turn

MATCHES = 4
DEALS = 3


def _table_of(match: Match) -> LiveTable:
    """A table with this match, as if it were played at by people one per seat."""
    seats = [Seat(seat, "person", f"P{seat}", None, False, f"token{seat}", {seat}) for seat in range(match.seats)]
    table = StoredTable(
        id="table", game=match.game.name, rules=match.game.version, pack=None, options=match.options, seed=match.seed,
        salt="salt", visibility="listed", undo_beyond=False, host=99, invite="invite", watch="watch", status="playing",
        rematch=None, clock=None, clock_left=None, clock_started=None, deadline=None, actor=match.actor,
        seq=len(match.played), round=None, created=0.0, updated=0.0, seats=seats,
    )  # fmt: skip
    played = [Entry(n, "act", one.seat, 0.0, one.action) for n, one in enumerate(match.played, start=1)]
    table_log = TableLog(match.game, match.options, match.seed, played)
    return LiveTable(table, TableInPlay(table, table_log))


def _changed(live: LiveTable, viewer: int, lots: random.Random) -> LiveTable:
    """The same table in another world: everything that is hidden from the viewer is something else.

    Only the commitment stays as it was published, because it is the one thing that must follow from the seed. A hash of
    the seed with a secret salt tells nothing about either (see the test below and docs/decisions/4).
    """
    assert live.in_play is not None
    table_log = copy.copy(live.in_play.log)
    table_log.match = match = copy.copy(table_log.match)
    match.state = match.game.state.copy(match.state)
    match.game.compiled.redeal(match.state, viewer, lots.getrandbits(60))
    match.seed = lots.getrandbits(63)
    # whether others had a choice depends on what they hold
    match.played = [
        one if one.seat == viewer else replace(one, forced=lots.random() < 0.5) for one in table_log.match.played
    ]
    table_log.entries = [_retold(logged, match.game, viewer, lots) for logged in table_log.entries]
    table_log.at = lambda seq: match  # type: ignore[method-assign]
    table = replace(
        live.table, seed=match.seed, salt=str(lots.random()), invite=str(lots.random()), watch=str(lots.random()),
        seats=[
            one if one.seat == viewer or (one.handed_out and viewer >= 0) else replace(one, token=str(lots.random()))
            for one in live.table.seats
        ],
    )  # fmt: skip
    vars(table)["commitment"] = live.table.commitment
    return LiveTable(table, TableInPlay(table, table_log))


def _retold(logged: LoggedEntry, game: Game, viewer: int, lots: random.Random) -> LoggedEntry:
    """An entry of the log with other secrets: arguments of events, whose device it was, whether it was forced."""
    entry, trace = logged.entry, logged.trace
    if entry is not None and entry.seat != viewer:
        kind = lots.choice(ANSWERS) if entry.kind in ANSWERS else entry.kind
        entry = replace(entry, kind=kind, person=lots.randrange(9), ref=lots.randrange(9))
    if trace is not None:
        journal = trace.journal.copy()
        for row in journal:
            event = game.room("state").EVENTS[int(row[0])]
            for secret, owner in (event.secret or {}).items():
                if row[1 + event.args.index(owner)] != viewer:
                    row[1 + event.args.index(secret)] = lots.randrange(40)
        trace = Trace(journal, trace.journal_length, trace.actor)
    if entry is not None and entry.details is not None:
        entry = replace(entry, details={**entry.details, "fields": {"generator": [lots.getrandbits(60)]}})
    return replace(logged, entry=entry, trace=trace)


def _everything(live: LiveTable, viewer: int) -> bytes:
    """All that a viewer can receive at the newest position: first visit, last news, looking back, list, questions."""
    assert live.in_play is not None
    table_log, match = live.in_play.log, live.in_play.log.match
    person = viewer if viewer >= 0 else None
    received = [
        live.message_for("welcome", ConnectedBrowser(person, viewer), 0.0, frozenset()),
        live.message_for("update", ConnectedBrowser(person, viewer, sent=table_log.seq - 1), 0.0, frozenset()),
        json.dumps(show_past(table_log.at(table_log.seq), table_log.seq, viewer)).encode(),
        json.dumps(show_table(live.table, person, 0.0)).encode(),
    ]
    if viewer == match.actor:
        offered = match.legal()
        refused = [match.why_not(action) for action in range(match.game.action_count) if action not in offered]
        received.append(json.dumps([[reason.message.to_json(), reason.clause] for reason in refused]).encode())
    live.cache.clear()
    return b"\n".join(received)


def _check(game: Game, options: dict[str, Any], matches: int = MATCHES) -> None:
    """Compare what every viewer receives in several worlds, at random positions of several matches."""
    lots = random.Random(f"{game.name} {options}")
    for _ in range(matches):
        match = Match.new(game, seed=lots.getrandbits(63), **options)
        stop = lots.randrange(5, 160)
        while not match.is_over and len(match.played) < stop:
            match.play(lots.choice(match.legal()))
        if match.is_over:
            match = match.at(len(match.played) // 2)
        live = _table_of(match)
        for viewer in range(SPECTATOR, match.seats):
            before = _everything(live, viewer)
            for _ in range(DEALS):
                is_same = _everything(_changed(live, viewer, lots), viewer) == before
                assert is_same, f"viewer {viewer}"  # not the two texts: pytest would compare them for minutes


def _some_options(game: Game) -> list[dict[str, Any]]:
    """For each number of seats, one of the option sets."""
    by_seats = {seats: [one for one in option_sets(game) if one["seats"] == seats] for seats in game.seat_counts}
    return [random.Random(seats).choice(sets) for seats, sets in by_seats.items()]


CASES = [(name, options) for name in names() for options in _some_options(load(name))]


@pytest.mark.parametrize(("name", "options"), CASES, ids=[f"{name}-{options['seats']}" for name, options in CASES])
def test_what_a_viewer_receives_does_not_depend_on_what_is_hidden(name: str, options: dict[str, Any]) -> None:
    _check(load(name), options)


# ---------------------------------------------------------------- votes, stand-ins, undo by consent, the waiting room


PLAYED = -2
"""Stands for the number of actions that stay when the last is taken back."""

TALK: dict[str, list[tuple[str, int, int | None]]] = {
    "vote": [("propose_bot", 1, 0)],
    "vote agreed": [("propose_link", 1, 0), ("agree_vote", 2, None)],
    "vote refused": [("propose_bot", 1, 0), ("refuse_vote", 2, None)],
    "vote ended": [("propose_bot", 1, 0), ("end_vote", 1, None)],
    "handed out": [("hand_out", 1, None)],
    "link revoked": [("hand_out", 1, None), ("revoke", 1, None)],
    "undo lapsed": [("ask_undo_beyond", 1, PLAYED), ("end_undo", 1, None)],
    "stand-in": [("take_over", 1, None)],
    "come back": [("take_over", 1, None), ("come_back", 1, None)],
    "sat down": [("hand_out", 1, None), ("sit", 1, None)],
    "undo asked": [("ask_undo_beyond", 1, PLAYED)],
    "undo agreed": [("ask_undo_beyond", 1, PLAYED), ("agree_undo", 2, None)],
    "undone": [("ask_undo", 1, PLAYED), ("agree_undo", 2, None), ("undo", 1, PLAYED)],
    "undone beyond": [("ask_undo_beyond", 1, PLAYED), ("agree_undo", 2, None), ("undo_beyond", 1, PLAYED)],
    "resigned": [("resign", 1, None), ("take_over", 1, None)],
    "out of time": [("flag", 1, None), ("take_over", 1, None)],
    "bot broken": [("broken", 1, None)],
    "undo refused": [("ask_undo", 1, PLAYED), ("refuse_undo", 2, None)],
}


def _with_talk(match: Match, stage: str) -> LiveTable:
    """A table where people talk beside the match: about a seat where nobody is, or about taking something back."""
    live = _table_of(match)
    assert live.in_play is not None
    before = len(match.played) - 1
    for kind, seat, number in TALK[stage]:
        number = before if number is PLAYED else number
        level = "miles" if kind == "take_over" else None
        entry = Entry(live.in_play.log.seq + 1, kind, seat, 0.0, number, level=level, person=seat)
        live.in_play.log.follow([entry])
    if stage in ("stand-in", "out of time"):
        live.table.seats[1] = replace(live.table.seats[1], kind="bot", level="miles", stand_in="away")
    live.table.seats[1].handed_out = stage == "handed out"
    return live


TALKED_AT = [name for name in names() if max(load(name).seat_counts) > 2]
"""At smaller tables nobody is left to be asked."""


@pytest.mark.parametrize("stage", TALK)
@pytest.mark.parametrize("name", TALKED_AT)
def test_what_is_said_about_seats_and_undo_does_not_depend_on_what_is_hidden(name: str, stage: str) -> None:
    game, lots = load(name), random.Random(f"{name} {stage}")
    seats = next(count for count in game.seat_counts if count > 2)
    match = Match.new(game, seed=lots.getrandbits(63), seats=seats)
    while not match.is_over and len(match.played) < 40:
        match.play(lots.choice(match.legal()))
    live = _with_talk(match, stage)
    for viewer in range(SPECTATOR, seats):
        before = _everything(live, viewer)
        for _ in range(DEALS):
            assert _everything(_changed(live, viewer, lots), viewer) == before, f"viewer {viewer}"


def test_every_kind_of_entry_is_tried() -> None:
    """A new kind comes with a stage above; the kinds of changed rules have their own tests below."""
    tried = {kind for entries in TALK.values() for kind, _, _ in entries}
    ends = {"win", "abandon", "close"}  # afterwards everything is open
    assert tried | ends | {*CONSENTS, "play_on"} == set(show._LINES)


def _under_way(name: str) -> tuple[Match, random.Random]:
    game, lots = load(name), random.Random(name)
    match = Match.new(game, seed=lots.getrandbits(63), seats=max(game.seat_counts))
    while not match.is_over and len(match.played) < 40:
        match.play(lots.choice(match.legal()))
    return match, lots


@pytest.mark.parametrize("name", names())
def test_after_playing_on_by_new_rules_nothing_depends_on_what_is_hidden(name: str) -> None:
    match, lots = _under_way(name)
    live = _table_of(match)
    assert live.in_play is not None
    former = live.in_play.log.entries
    details = {
        "former": "0-former", "rules": match.game.version, "position": len(match.played), **keep(match),
        "log": show_entries(match.game, former, SPECTATOR),
    }  # fmt: skip
    entries = [logged.entry for logged in former if logged.entry is not None]
    entries.append(Entry(len(entries) + 1, "play_on", 0, 0.0, person=0, details=details))
    live.in_play.log = log = TableLog(match.game, match.options, match.seed, entries)
    for _ in range(3):
        if not log.is_over:
            log.follow([Entry(log.seq + 1, "act", log.match.actor, 0.0, lots.choice(log.match.legal()))])
    for viewer in range(SPECTATOR, match.seats):
        before = _everything(live, viewer)
        assert b"log-played-on" in before
        for _ in range(DEALS):
            is_same = _everything(_changed(live, viewer, lots), viewer) == before
            assert is_same, f"viewer {viewer}"


@pytest.mark.parametrize("name", names())
def test_while_the_rules_are_not_agreed_nothing_depends_on_what_is_hidden(name: str) -> None:
    match, lots = _under_way(name)

    def shown(state: Any, viewer: int) -> bytes:
        """What a viewer receives from a table that was stored in this state."""
        world = match.from_position(len(match.played), state)
        seen = {str(one): show_past(world, 40, one) for one in range(SPECTATOR, match.seats)}
        frozen = Frozen(Message("frozen-version"), 40, seen, [], world.hash(), keep(world))
        live = _table_of(match)
        asked = ChangedRules(match.game, 40, lost=2, asked="play_on", agreed={0})
        live = LiveTable(live.table, frozen=frozen, changed=asked)
        person = viewer if viewer >= 0 else None
        return live.message_for("welcome", ConnectedBrowser(person, viewer), 0.0, frozenset())

    for viewer in range(SPECTATOR, match.seats):
        before = shown(match.state, viewer)
        for _ in range(DEALS):
            state = match.game.state.copy(match.state)
            match.game.compiled.redeal(state, viewer, lots.getrandbits(60))
            assert shown(state, viewer) == before, f"viewer {viewer}"


def test_before_the_match_nobody_learns_links_that_are_not_for_them() -> None:
    """Ready, proposals and absent people: strangers see them, too, but never a link or the seed."""
    lots, live = random.Random(3), _table_of(Match.new("pax", seed=1, seats=4))
    live.table.seats[2].ready = False
    live.table.seats[3] = Seat(3, "open", "", None, False, "token3", ready=False)
    proposal = {"seat": 3, "change": "bot", "level": None, "by": 0, "at": 0.0, "agreed": [1], "refused_by": None}
    live.table = replace(live.table, status="waiting", proposal=proposal)
    live.in_play = None
    told: set[bytes] = set()
    for viewer in (SPECTATOR, 0, 1, 2):
        person = viewer if viewer >= 0 else None
        messages = set()
        for _ in range(DEALS):
            seats = [one if one.seat == viewer else replace(one, token=str(lots.random())) for one in live.table.seats]
            invite = live.table.invite if viewer >= 0 else str(lots.random())
            watch = live.table.watch if viewer >= 0 else str(lots.random())
            table = replace(live.table, seed=lots.getrandbits(63), salt="x", invite=invite, watch=watch, seats=seats)
            table.visibility = "private"
            vars(table)["commitment"] = live.table.commitment
            messages.add(LiveTable(table).message_for("welcome", ConnectedBrowser(person, viewer), 0.0, frozenset({0})))
        assert len(messages) == 1, f"viewer {viewer}"
        told |= messages
    assert all(b'"missing":[2]' in one for one in told)


def test_devices_and_codes_are_told_to_nobody_else(server: Running) -> None:
    host, guest = server.browser(), server.browser("Livia")
    host.put("/api/me", {"name": "Julia", "language": "hu", "device": "tablet"})
    table = host.open("me", "open", visibility="listed")
    guest.join(table, table["links"]["invite"])
    sitting, other = guest.sit(table).welcome(), host.sit(table).welcome()
    code = host.post("/api/me/code", status=200)["path"].split("=")[1]
    phone = server.browser("")
    phone.post("/api/me/arrive", {"code": code, "device": "phone"}, 200)
    play_on([other, sitting], 3)
    told = "\n".join(sitting.received) + json.dumps(guest.get("/api/tables")) + json.dumps(guest.get("/api/me/devices"))
    cookies = [one.client.cookies["saturnalia"] for one in (host, phone)]
    for secret in (code, "tablet", "phone", *cookies, *(digest(cookie) for cookie in cookies)):
        assert secret not in told


# ---------------------------------------------------------------- the tests above notice a leak


def _tell_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = show.show_table
    changed = lambda table, *rest, **more: {**plain(table, *rest, **more), "id": str(table.seed)}  # noqa: E731
    monkeypatch.setattr(live_module, "show_table", changed)


def _tell_token(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = show._show_links
    monkeypatch.setattr(show, "_show_links", lambda table, person, _mine: plain(table, 99, list(range(9))))


def _tell_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    state = load("pax").state
    monkeypatch.setattr(state, "mask", lambda position, _viewer: state.copy(position))


def _tell_drawn_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    knowing = {code: replace(event, secret=None) for code, event in load("pax").events.items()}
    monkeypatch.setitem(vars(load("pax")), "events", knowing)


def _tell_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = show._show_match

    def telling(match: Match, *rest: Any, **more: Any) -> dict[str, Any]:
        return {**plain(match, *rest, **more), "choices": match.legal()}

    monkeypatch.setattr(show, "_show_match", telling)


def _tell_who_was_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = show._show_entry

    def telling(game: Game, logged: LoggedEntry, viewer: int) -> dict[str, Any] | None:
        return {**(plain(game, logged, viewer) or {}), "kind": logged.entry and logged.entry.kind}

    monkeypatch.setattr(show, "_show_entry", telling)


LEAKS = [_tell_seed, _tell_token, _tell_hands, _tell_drawn_cards, _tell_choices, _tell_who_was_forced]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__[1:])
def test_a_leak_is_noticed(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="viewer"):
        _check(load("pax"), {"seats": 3}, matches=10 * MATCHES)  # not every position tells the leak


def test_the_commitment_does_not_follow_from_the_seed_alone() -> None:
    live = _table_of(Match.new("pax", seed=1, seats=2))
    published = show_table(live.table, None, 0.0)["fairness"]
    assert published == {"commitment": commitment(1, "salt"), "seed": None, "salt": None}
    salted = replace(live.table, salt="another salt")
    assert show_table(salted, None, 0.0)["fairness"]["commitment"] != published["commitment"]


# ---------------------------------------------------------------- earlier positions, and a whole match over the network


def test_looking_back_shows_only_what_was_seen_then() -> None:
    lots = random.Random(5)
    match = Match.new("pax", seed=5, seats=3)
    while not match.is_over:
        match.play(lots.choice(match.legal()))
    whole = _table_of(match)
    assert whole.in_play is not None
    for seq in range(0, len(match.played), 7):
        earlier = match.at(seq)
        for viewer in range(-1, 3):
            shown = show_past(whole.in_play.log.at(seq), seq, viewer)
            assert shown["view"] == match.game.view(earlier.state, viewer)
            assert shown["choices"] == []


def test_over_the_network_no_seat_receives_anothers_hand(server: Running) -> None:
    """The traffic of a whole match between two people and a spectator, searched for what must not be in it."""
    host, guest, watcher = server.browser(), server.browser("Livia"), server.browser("")
    table = host.open("me", "open", visibility="listed")
    guest.join(table, table["links"]["invite"])
    sittings = [host.sit(table).welcome(), guest.sit(table).welcome()]
    spectator = watcher.sit(table).welcome()
    stored = server.hall.live[table["id"]].table
    secrets = [str(stored.seed), f"{stored.seed:016x}", stored.salt, stored.invite]
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
                        told = {part["id"] for part in line["args"]["deeds"]}
                        assert all(one.endswith(("-secret", "-under-legion")) for one in told), line
