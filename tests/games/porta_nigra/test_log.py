"""The log of Porta Nigra: one sentence an action, about nobody but whoever acted, and what is only asked if known."""

from __future__ import annotations

from typing import Any

import pytest

from saturnalia.games.porta_nigra.components import COLOR_NAMES
from saturnalia.kernel.match import Match
from saturnalia.kernel.message import told_together
from saturnalia.kernel.words import Words
from tests.games.porta_nigra.positions import PORTA_NIGRA, Built, Position, position

NAMES = ["Livia", "Cato"]


def said(table: Position, language: str = "en") -> list[str]:
    """The lines of the log about the last action, as a bystander reads them."""
    words = Words(language, PORTA_NIGRA)
    return [words.say(line, NAMES) for line in PORTA_NIGRA.narrate(PORTA_NIGRA.journal(table.state, -1))]


def test_a_segment_is_told_in_one_sentence_with_its_price_its_card_and_its_reward() -> None:
    table = position(
        card="foundations",
        bricks=["2 yellow, 1 white"],
        builders=["amphitheatre"],
        display=["card_basilica_yellow"],
    )
    table.play("symbol:3", "site:basilica_b_4")
    assert said(table) == [
        (
            "Livia built 3 yellow bricks (using a white one) on site B4 of the Basilica (after moving there for 1 coin)"
            " and received 14 points and the yellow Basilica card,"
            " plus 1 torch token and 1 Roman as a master builder reward."
        )
    ]
    assert said(table, "hu") == [
        (
            "Livia 3 sárga téglából (ebből 1 fehér) épített a Bazilika B sorának 4. építőhelyén,"
            " és kapott 14 pontot és egy sárga Bazilika-kártyát,"
            " építőmester-díjként pedig 1 fáklyajelzőt és 1 rómait; az út 1 sestertiusba került."
        )
    ]


def test_a_purchase_is_told_in_one_sentence_with_the_move_and_the_torch_token() -> None:
    table = position(card="foundations", torches=1, torches_left=0, builders=["basilica"]).play("symbol:1")
    assert said(table) == [
        (
            "Livia bought a black brick in the Porta Nigra quarter for 3 coins"
            " (2 of them for moving; using a torch token)."
        )
    ]


def test_an_instant_honor_is_told_once_and_without_your() -> None:
    table = position(card="marble", influence=3, honors=["acclaim", "raise_gate"], built={"porta_nigra_1": (0, 3)})
    assert said(table.play("honor:acclaim")) == ["Livia bought Acclaim for 1 influence and received 4 points."]
    table = position(card="marble", influence=3, honors=["raise_gate"], built={"porta_nigra_1": (0, 3)})
    assert said(table.play("honor:raise_gate")) == ["Livia bought Raise the Gate for 2 influence."]
    bought = PORTA_NIGRA.narrate(PORTA_NIGRA.journal(table.state, -1))
    raised = PORTA_NIGRA.narrate(PORTA_NIGRA.journal(table.play("raise:porta_nigra_1").state, -1))
    lines = told_together(list(enumerate([*bought, *raised])))
    assert [Words("en", PORTA_NIGRA).say(line, ["Livia"]) for _, line in lines] == [
        (
            "Livia bought Raise the Gate for 2 influence"
            " and raised the segment on site 1 of the Porta Nigra to 4 black bricks."
        )
    ]
    table = position(card="marble", influence=3, honors=["substitute_amphitheatre"])
    told = "Livia bought the Amphitheatre Substitute for 2 influence: it counts as a building card."
    assert said(table.play("honor:substitute_amphitheatre")) == [told]


@pytest.mark.clause("POR-3.6", "POR-3.8")
def test_a_refill_is_told_by_colours() -> None:
    table = position(card="marble", shops="3 black, 2 blue", supply=["supply_1", "supply_6", "supply_2", "supply_3"])
    table.play("end_turn")
    assert said(table)[1] == (
        "3 supply cards brought 11 bricks to the market (2 black, 2 blue, 3 red, 2 yellow and 2 white),"
        " which now has 16."
    )
    assert said(table, "hu")[1] == (
        "3 utánpótláskártya 11 téglát hozott a téglapiacra (2 fekete, 2 kék, 3 piros, 2 sárga és 2 fehér),"
        " ahol most 16 tégla van."
    )
    few = position(card="marble", shops="3 black, 2 blue", reserve=2, supply=["supply_1"]).play("end_turn")
    told = "1 supply card brought 2 bricks to the market (1 blue and 1 red), which now has 7."
    assert told in said(few)


@pytest.mark.clause("POR-6.7", "POR-6.8")
def test_a_new_round_tells_who_chose_its_start_player_and_what_broke_a_tie() -> None:
    told = "Round 2: Cato had the fewest points (tied, but last in turn order) and chose Livia to go first."
    assert said(round_ended(points=[3, 3]).play("start_player:1"))[0] == told
    alone = round_ended(points=[4, 3]).play("start_player:2")
    assert said(alone)[0] == "Round 2: Cato had the fewest points and chose to go first."


def round_ended(points: list[int]) -> Position:
    """The first round is over, nobody has built, and somebody has to name the start player of the next."""
    table = position(active=1, card="marble", hands=[[], []], decks=[[], []], points=points)
    return table.play("end_turn", "tens:0", "units:0", "tens:0", "units:0")


def match_of(table: Position) -> Match:
    """A match that stands at a position."""
    match = Match.new(PORTA_NIGRA, seats=2, seed=1)
    match.state = table.state
    return match


def test_the_only_site_is_named_before_and_asked_for() -> None:
    """It would walk, pay and build: nobody is to be surprised by that."""
    built: Built = {"amphitheatre_c_4": 1}
    table = position(card="foundations", bricks=["1 yellow"], builders=["amphitheatre"], built=built)
    match = match_of(table)
    words = Words("en", PORTA_NIGRA)
    assert words.say(PORTA_NIGRA.describe(match.state, PORTA_NIGRA.action_ids["symbol:3"])) == (
        "Build a segment; the only possible site: "
        "City Wall site 2 for 1 yellow brick, 1 Roman, 2 coins for moving: 4 points"
    )
    match.play(PORTA_NIGRA.action_ids["symbol:3"])
    assert match.forced() == PORTA_NIGRA.action_ids["site:city_wall_2"]
    assert match.foreseen() is None


def test_the_only_brick_that_can_be_paid_is_named_before_and_asked_for() -> None:
    match = match_of(position(card="marble", coins=1, builders=["porta_nigra"]))
    text = Words("en", PORTA_NIGRA).say(PORTA_NIGRA.describe(match.state, PORTA_NIGRA.action_ids["symbol:2"]))
    assert text == "Buy a brick of any colour; all you can pay for is a black one for 1 coin"
    match.play(PORTA_NIGRA.action_ids["symbol:2"])
    assert (match.forced(), match.foreseen()) == (PORTA_NIGRA.action_ids["shop:black"], None)


def test_a_turn_does_not_end_by_itself_but_the_last_card_is_played() -> None:
    over = match_of(position(card="marble", torches_left=0))
    assert (over.forced(), over.foreseen()) == (PORTA_NIGRA.action_ids["end_turn"], None)
    last = match_of(position(hands=[["marble"], []], decks=[[], []]))
    assert last.foreseen() == last.forced() == PORTA_NIGRA.action_ids["card:marble"]


def test_the_menu_speaks_of_influence_actions_only_where_one_is_possible() -> None:
    words = Words("en", PORTA_NIGRA)
    without = position(card="foundations", torches_left=0, influence=0)
    assert words.say(PORTA_NIGRA.prompt(without.state), NAMES) == (
        "You have no torch left, and no influence action is possible: end your turn."
    )
    with_some = position(card="foundations", torches_left=0, influence=2)
    assert words.say(PORTA_NIGRA.prompt(with_some.state), NAMES) == (
        "You have no torch left: take influence actions or end your turn."
    )


def together(*actions: list[dict[str, Any]], language: str = "en") -> list[str]:
    """The lines of the log about several actions, one after the other."""
    words = Words(language, PORTA_NIGRA)
    lines = [(number, line) for number, events in enumerate(actions) for line in PORTA_NIGRA.narrate(events)]
    return [words.say(line, NAMES) for _, line in told_together(lines)]


def test_bricks_that_are_bought_one_after_the_other_are_one_line() -> None:
    black = [{"event": "bought", "seat": 0, "color": COLOR_NAMES.index("black"), "price": 1}]
    white = [{"event": "bought", "seat": 0, "color": COLOR_NAMES.index("white"), "price": 5}]
    assert together(black, black, white) == [
        "Livia bought 2 black bricks for 1 coin each and a white brick for 5 coins."
    ]
    assert together(black, white, language="hu") == [
        "Livia vett egy fekete téglát 1 sestertiusért és egy fehér téglát 5 sestertiusért."
    ]
    token = [{"event": "used_torch", "seat": 0}]
    assert together(token, black) == ["Livia used a torch token and bought a black brick for 1 coin."]
    assert together(token, black, white) == [
        "Livia bought a black brick for 1 coin and a white brick for 5 coins (the first using a torch token)."
    ]


@pytest.mark.clause("POR-6.4")
def test_the_interim_scoring_of_all_is_one_line() -> None:
    split = [
        [{"event": "split_interim", "seat": 0, "bricks": 8, "coins": 5, "points": 11}],
        [{"event": "split_interim", "seat": 1, "bricks": 0, "coins": 0, "points": 0}],
    ]
    assert together(*split) == [
        (
            "Interim scoring: Livia – 5 coins and 11 points (8 bricks on the board);"
            " Cato – nothing (no bricks on the board)."
        )
    ]
    assert together(*split, language="hu") == [
        "Közbenső értékelés: Livia – 5 sestertius és 11 pont (8 tégláért); Cato – semmi (nincs beépített téglája)."
    ]


@pytest.mark.clause("POR-3.18")
def test_a_torch_token_is_told_with_what_it_brought_and_with_nothing_else() -> None:
    token = [{"event": "used_torch", "seat": 0}]
    built = [{"event": "built", "seat": 0, "site": 0, "height": 3, "white": 0}]
    bought = [{"event": "bought", "seat": 0, "color": 0, "price": 1}]

    def told(*actions: list[dict[str, Any]]) -> list[str]:
        lines = [line for events in actions for line in PORTA_NIGRA.narrate(events)]
        words = Words("en", PORTA_NIGRA)
        return [words.say(line, NAMES) for _, line in told_together(list(enumerate(lines)))]

    site = "Livia built 3 black bricks on site A1 of the Basilica and received 5 points (using a torch token)."
    brick, by_token = (f"Livia {how} a black brick for 1 coin" for how in ("bought", "used a torch token and bought"))
    assert told(token, built, bought) == [site, f"{brick}."]
    assert told(token, built, [*token, *bought]) == [site, f"{brick} (using a torch token)."]
    assert told(token, bought, token, built) == [f"{by_token}.", site]
    assert told(token, bought, bought) == [
        "Livia bought 2 black bricks for 1 coin each (the first using a torch token)."
    ]
