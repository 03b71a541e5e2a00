"""Hidden information: what every seat and a spectator see, and what dealing it anew leaves as it was."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from saturnalia.games.pax.components import CARD_CATEGORY, CARD_TYPES, COPIES, DECK_SIZE
from saturnalia.games.pax.state import State, broken_laws
from saturnalia.kernel.match import Match
from tests.games.pax.positions import CARD_IDS, PAX, Position, first_turn, new_game, position

SPECTATOR = -1
MARKET = {1: ["wealth_s1v1", "wealth_s1v2"], 2: ["estate_s1v1"]}


def names(entries: Any) -> list[str]:
    """The cards of a list in a view, by name."""
    return [CARD_IDS[entry["card"]] for entry in entries for _ in range(entry.get("count", 1))]


def journals(table: Position, *actions: str) -> dict[int, list[dict[str, Any]]]:
    """Play, and return what each viewer is told."""
    told: dict[int, list[dict[str, Any]]] = {viewer: [] for viewer in range(-1, table.state.seats)}
    for action in actions:
        table.play(action)
        for viewer in told:
            told[viewer] += PAX.journal(table.state, viewer)
    return told


def some_positions(seed: int, **options: Any) -> list[Any]:
    """Positions from a game of random choices: the whole set-up, and about one in seven of the others."""
    match = Match.new(PAX, seed=seed, **options)
    numbers = np.random.default_rng(seed)
    found = []
    while not match.is_over:
        if match.state.round_number == 0 or numbers.integers(7) == 0:
            found.append(State.copy(match.state))
        match.play(int(numbers.choice(match.legal())))
    return found


# ---------------------------------------------------------------- views


@pytest.mark.clause("PAX-H1")
def test_only_the_player_who_returned_a_card_knows_it_and_its_place() -> None:
    table = position(deck=["fleet_s1v1", "army_s1v1", "estate_s1v2", "any", "any"], stacks=MARKET).play("take_turn")
    told = journals(table, "to_deck", "to_hand", "legion:1")
    mine = table.view(0)["deck"]["mine"]
    assert (names(mine), mine[0]["above"]) == (["fleet_s1v1"], 2)
    for viewer in (1, SPECTATOR):
        assert table.view(viewer)["deck"]["mine"] == []
        assert told[viewer][0] == {"event": "put_under_deck", "seat": 0, "card": None}
        assert State.mask(table.state, viewer).deck.max() == -1
    assert told[0][0]["card"] == CARD_IDS.index("fleet_s1v1")
    assert (State.mask(table.state, 0).deck >= 0).sum() == 1


@pytest.mark.clause("PAX-H1")
def test_opening_returns_are_known_too() -> None:
    table = new_game(seed=2, seats=2, start_player="1")
    returned = [CARD_IDS[card] for card in table.state.opening[1, :3]]
    table.play(table.legal()[0])
    kept = table.legal()[0]
    returned.remove(kept)
    table.play(kept, returned[0])
    assert names(table.view(1)["deck"]["mine"]) == returned
    assert [entry["above"] for entry in table.view(1)["deck"]["mine"]] == [44, 45]
    assert [entry["above"] for entry in table.view(0)["deck"]["mine"]] == [43]


@pytest.mark.clause("PAX-H2")
def test_everybody_sees_how_many_cards_the_deck_holds() -> None:
    table = first_turn(seats=3)
    assert [table.view(viewer)["deck"]["count"] for viewer in (-1, 0, 1, 2)] == [54] * 4
    table.play("take_turn")
    assert [table.view(viewer)["deck"]["count"] for viewer in (-1, 0, 1, 2)] == [53] * 4


@pytest.mark.clause("PAX-H3")
@pytest.mark.parametrize("seats", [2, 5])
def test_nobody_sees_the_cards_in_the_box(seats: int) -> None:
    table = first_turn(seats=seats)
    assert table.state.box.sum() > 0
    for viewer in range(-1, seats):
        assert State.mask(table.state, viewer).box.sum() == 0
        assert "box" not in json.dumps(table.view(viewer))


@pytest.mark.clause("PAX-H4")
def test_romes_hidden_cards_are_known_to_those_who_passed_from_then_on() -> None:
    table = position(seats=3, stacks=MARKET, deck=["any"] * 30)
    told = journals(table, "pass_and_peek")
    for viewer, seen in ((0, True), (1, False), (2, False), (SPECTATOR, False)):
        assert (None not in table.view(viewer)["rome"]["hidden"]) == seen
        assert (State.mask(table.state, viewer).rome_hidden >= 0).all() == seen
        assert table.view(viewer)["rome"]["peeked"] == [0]
        assert told[viewer] == [{"event": "passed", "seat": 0, "aurei": 2}]
    table.play("pass_and_peek", "take_turn", "to_hand", "to_deck", "legion:1", "stop", "stop")
    assert [viewer for viewer in (-1, 0, 1, 2) if None not in table.view(viewer)["rome"]["hidden"]] == [0, 1]
    assert table.view(2)["rome"]["peeked"] == [0, 1]


@pytest.mark.clause("PAX-H5")
def test_a_hand_is_seen_by_its_owner_only_and_counted_by_all() -> None:
    table = position(hands=[["fleet_s1v1", "fleet_s1v1"], ["army_s1v1"]], stacks=MARKET)
    assert names(table.view(0)["seats"][0]["hand"]) == ["fleet_s1v1", "fleet_s1v1"]
    for viewer in (1, SPECTATOR):
        assert table.view(viewer)["seats"][0]["hand"] is None
        assert State.mask(table.state, viewer).hand[0].sum() == 0
        assert table.view(viewer)["seats"][0]["hand_count"] == 2


@pytest.mark.clause("PAX-H5")
def test_bought_cards_are_known_to_be_in_hand_until_they_are_played_or_given_away() -> None:
    table = position(hands=[["wealth_s1v1"]], stacks=MARKET, decision="buy").play("legion:1")
    known = [names(table.view(viewer)["seats"][0]["known_hand"]) for viewer in (-1, 0, 1)]
    assert known == [["wealth_s1v1", "wealth_s1v2"]] * 3
    table.play("wealth_s1v1")
    assert names(table.view(1)["seats"][0]["known_hand"]) == ["wealth_s1v2"]
    table.play("wealth_s1v1")  # the one that nobody knew of
    assert names(table.view(1)["seats"][0]["known_hand"]) == ["wealth_s1v2"]
    giving = position(variant="nocturnus", tableaux=[["adversary:4"]], stacks=MARKET, decision="buy", deck=["any"] * 9)
    giving.play("legion:1", "stop", "wealth_s1v2")
    assert names(giving.view(1)["seats"][0]["known_hand"]) == ["wealth_s1v1"]


@pytest.mark.clause("PAX-H6")
def test_money_is_hidden_but_follows_from_public_events() -> None:
    table = new_game(seed=11, seats=5, variant="nocturnus")
    numbers = np.random.default_rng(11)
    counted = [5] * 5
    signs = {"aurei": 1, "price": -1, "cost": -1}
    while not table.is_over:
        seat = table.actor
        for viewer in (seat, (seat + 1) % 5, SPECTATOR):
            money = table.view(viewer)["seats"][seat]["money"]
            assert money == (counted[seat] if viewer == seat else None)
            assert State.mask(table.state, viewer).money[seat] == (counted[seat] if viewer == seat else -1)
        table.play(str(numbers.choice(table.legal())))
        for line in PAX.journal(table.state, SPECTATOR):
            counted[line.get("seat", 0)] += sum(sign * line.get(key, 0) for key, sign in signs.items())
            if line["event"] == "reacted":
                counted[line["seat"]] -= 1
        assert table.state.money[:5].tolist() == counted


@pytest.mark.clause("PAX-H7")
def test_drawn_cards_are_secret_until_they_lie_under_a_legion() -> None:
    table = position(
        deck=["fleet_s1v1", "army_s1v1", "estate_s1v2", "any"], tableaux=[["religion:3"]], stacks=MARKET
    ).play("take_turn")
    assert names(table.view(0)["window"]) == ["fleet_s1v1", "army_s1v1"]
    for viewer in (1, SPECTATOR):
        assert (table.view(viewer)["window"], table.view(viewer)["window_count"]) == ([], 2)
        assert State.mask(table.state, viewer).window.max() == -1
    table.play("army_s1v1")
    assert table.view(0)["chosen"]["card"] == CARD_IDS.index("army_s1v1")
    assert table.view(1)["chosen"] is None
    told = journals(table, "legion:2", "estate_s1v2", "to_hand", "to_deck")
    assert [line["event"] for line in told[1]] == ["put_under_legion", "drew", "took_to_hand", "put_under_deck"]
    army, estate, fleet = (CARD_IDS.index(name) for name in ("army_s1v1", "estate_s1v2", "fleet_s1v1"))
    assert [line["card"] for line in told[0]] == [army, estate, estate, fleet]
    for viewer in (1, SPECTATOR):
        assert [line["card"] for line in told[viewer]] == [army, None, None, None]
    assert "army_s1v1" in names(table.view(SPECTATOR)["legions"][1]["cards"])


@pytest.mark.clause("PAX-H8")
def test_opening_cards_and_the_card_kept_are_the_owners_secret() -> None:
    table = new_game(seed=2, seats=3, start_player="1")
    assert sorted(set(names(table.view(0)["opening"]))) == sorted(table.legal())
    assert len(table.view(2)["opening"]) == 4
    assert table.view(SPECTATOR)["opening"] == []
    assert (State.mask(table.state, 0).opening[1:] == -1).all()
    kept = table.legal()[0]
    told = journals(table, kept)
    assert told[0][0] == {"event": "kept_opening", "seat": 0, "card": CARD_IDS.index(kept)}
    assert [told[viewer][0]["card"] for viewer in (1, 2, SPECTATOR)] == [None] * 3
    assert table.view(1)["seats"][0]["hand"] is None


@pytest.mark.clause("PAX-H9")
def test_market_tableaux_romes_display_and_special_cards_are_seen_by_all() -> None:
    table = position(
        seats=3, tableaux=[["wealth:3"], ["conspiracy:2"]], rome=["army_s2v4"], stacks=MARKET, primus=2, deck=["any"]
    )
    views = [table.view(viewer) for viewer in (-1, 0, 1, 2)]
    for view in views:
        assert names(view["legions"][0]["cards"]) == MARKET[1]
        assert names(view["rome"]["cards"]) == ["army_s2v4"]
        assert [names(seat["tableau"]) for seat in view["seats"]] == [table.tableau(seat) for seat in range(3)]
        assert (view["primus"], view["conspiratus"]) == (2, 1)


@pytest.mark.clause("PAX-H10")
def test_everything_is_seen_at_the_end() -> None:
    table = position(
        hands=[["fleet_s1v1"], ["army_s1v1"]],
        money=[3, 4],
        rome_hidden=["wealth_s1v2", "religion_s1v1", "senator_s1v1"],
        stacks=MARKET,
        active=1,
    ).play("pass_and_peek")
    assert table.is_over
    for viewer in (0, 1, SPECTATOR):
        view = table.view(viewer)
        assert [names(seat["hand"]) for seat in view["seats"]] == [["fleet_s1v1"], ["army_s1v1"]]
        assert [seat["money"] for seat in view["seats"]] == [3, 6]
        assert {"wealth_s1v2", "religion_s1v1", "senator_s1v1"} <= set(names(view["rome"]["cards"]))
        assert State.mask(table.state, viewer).box.sum() == table.state.box.sum()


@pytest.mark.clause("PAX-H11")
def test_nobody_learns_whether_a_player_who_did_nothing_could_have_done_something() -> None:
    traces = []
    for hand, money in ((["fleet_s1v1"], 0), (["wealth_s1v1"], 9)):  # nothing was possible; everything was
        hands = [hand, ["senator_s1v1"]]
        table = position(seats=5, hands=hands, money=money, stacks=MARKET, decision="buy", deck=["any"] * 20)
        trace: list[Any] = []
        for action in ("stop", "stop", "pass_and_peek"):
            told = journals(table, action)
            trace += [told[2], told[SPECTATOR]]
            trace += [table.view(viewer)["decision"] for viewer in (2, SPECTATOR)]
            trace += [table.view(SPECTATOR)["seats"]]
        traces.append(json.dumps(trace))
    assert traces[0] == traces[1]


@pytest.mark.clause("PAX-H11", "PAX-12.6")
def test_nobody_learns_whether_a_player_could_have_reacted() -> None:
    traces = []
    for hand, money in ((["fleet_s1v1"], 5), (["wealth_s1v1"], 5), (["wealth_s1v1"], 0)):
        hands, purses = [["senator_s1v1"], hand], [5, money, 5, 5, 5]
        table = position(seats=5, hands=hands, money=purses, stacks=MARKET, decision="play", deck=["any"] * 20)
        table.play("senator_s1v1", "stop")
        traces.append(json.dumps([journals(table, "stop")[SPECTATOR], table.view(SPECTATOR)["seats"]]))
    assert traces[0] == traces[1] == traces[2]


# ---------------------------------------------------------------- dealing anew

TABLES = [
    {"seats": 1}, {"seats": 1, "variant": "nocturnus"}, {"seats": 2}, {"seats": 3, "variant": "nocturnus"},
    {"seats": 4}, {"seats": 5}, {"seats": 6, "variant": "nocturnus"}, {"seats": 8, "variant": "nocturnus"},
]  # fmt: skip


@pytest.mark.clause("PAX-H1", "PAX-H3", "PAX-H4", "PAX-H5", "PAX-H7", "PAX-H8")
@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options['seats']}-{options.get('variant', 'base')}")
def test_dealing_anew_keeps_all_a_viewer_knows_and_every_card_in_the_game(options: dict[str, Any]) -> None:
    for number, state in enumerate(some_positions(seed=7, **options)):
        for viewer in (SPECTATOR, int(state.actor), (int(state.actor) + 1) % int(state.seats)):
            dealt = State.copy(state)
            PAX.compiled.redeal(dealt, viewer, number)
            assert broken_laws(dealt) == []
            assert State.mask(dealt, viewer).tobytes() == State.mask(state, viewer).tobytes()
            assert (dealt.known_in_hand <= dealt.hand).all()
            assert dealt.hand_count.tolist() == state.hand_count.tolist()
            assert dealt.box.sum() == state.box.sum()
            if viewer >= 0:
                mine = state.returned_by == viewer
                assert (dealt.deck[mine] == state.deck[mine]).all()
                assert (dealt.hand[viewer] == state.hand[viewer]).all()
                if state.peeked[viewer]:
                    assert (dealt.rome_hidden == state.rome_hidden).all()
            if viewer == state.actor:
                assert Position(dealt).legal() == Position(state).legal()


@pytest.mark.clause("PAX-H3", "PAX-12.1", "PAX-14.1")
@pytest.mark.parametrize("variant", ["base", "nocturnus"])
@pytest.mark.parametrize("seats", [5, 8])
def test_the_unused_cards_of_two_sets_all_belong_to_the_second_set(seats: int, variant: str) -> None:
    for state in some_positions(seed=3, seats=seats, variant=variant):
        for seed in range(3):
            dealt = State.copy(state)
            PAX.compiled.redeal(dealt, int(state.actor), seed)
            assert (dealt.box <= COPIES).all()
            assert (dealt.box[state.categories <= CARD_CATEGORY] == 0).all()


@pytest.mark.clause("PAX-H1", "PAX-H4", "PAX-H5")
def test_dealing_anew_changes_everything_a_viewer_cannot_know() -> None:
    table = position(hands=[["any"], ["any"] * 6], stacks=MARKET, deck=["any"] * 30, variant="nocturnus")
    hands, hidden, tops, boxes = set(), set(), set(), set()
    for seed in range(60):
        dealt = State.copy(table.state)
        PAX.compiled.redeal(dealt, 0, seed)
        hands.add(tuple(dealt.hand[1]))
        hidden.add(tuple(dealt.rome_hidden))
        tops.add(int(dealt.deck[dealt.deck_top]))
        boxes.add(tuple(dealt.box))
    assert min(len(hands), len(hidden), len(boxes)) > 50
    assert len(tops) > 15


def test_every_unseen_card_can_turn_up_in_a_hand() -> None:
    table = position(hands=[[], ["any"] * 6], deck=["any"] * 30)
    seen = np.zeros(CARD_TYPES, dtype=np.int64)
    for seed in range(200):
        dealt = State.copy(table.state)
        PAX.compiled.redeal(dealt, 0, seed)
        seen += dealt.hand[1]
    expected = 200 * 6 * COPIES / 74
    assert (np.abs(seen - expected)[:28] < 5 * np.sqrt(expected[:28])).all()
    assert seen[28:].sum() == 0


def test_a_finished_game_is_not_dealt_anew() -> None:
    table = position(stacks=MARKET, active=1).play("pass_and_peek")
    dealt = State.copy(table.state)
    PAX.compiled.redeal(dealt, 0, 5)
    dealt.generator[0] = table.state.generator[0]
    assert dealt.tobytes() == table.state.tobytes()


def test_the_deck_ring_wraps_round_without_losing_who_returned_a_card() -> None:
    table = first_turn(seed=1, seats=8, variant="nocturnus")
    numbers = np.random.default_rng(1)
    wrapped = False
    while not table.is_over:
        table.play(str(numbers.choice(table.legal())))
        wrapped = wrapped or table.state.deck_top + table.state.deck_count > DECK_SIZE
    assert wrapped
