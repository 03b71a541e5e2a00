"""Actions that are not offered: the reasons with which they are refused."""

from __future__ import annotations

import pytest

from saturnalia.kernel.words import Words
from tests.games.porta_nigra.positions import PORTA_NIGRA, position


@pytest.mark.parametrize(
    ("target", "numbers"),
    [
        ("symbol:1", {"missing": 2, "price": 1, "move": 3, "coins": 2}),  # a black brick, three borders away
        ("honor:ovation", {"missing": 2, "price": 3, "have": 1}),
        ("influence_roman", {"missing": 1, "price": 2, "have": 1}),
        ("shop:yellow", {"missing": 4, "price": 4, "move": 2, "coins": 2}),  # no symbol would help
        ("site:basilica_a_1", {"missing": 3, "height": 3, "have": 0}),
    ],
)
def test_a_refusal_says_how_much_is_missing(target: str, numbers: dict[str, int]) -> None:
    table = position(card="foundations", builders=["amphitheatre"], coins=2, influence=1, honors=["ovation"])
    table.refuses(target)
    reason = PORTA_NIGRA.why_not(table.state, PORTA_NIGRA.action_ids[target])
    assert numbers.items() <= reason.message.args.items()
    for language in ("en", "hu"):
        assert str(numbers["missing"]) in Words(language, PORTA_NIGRA).say(reason.message)


def test_a_site_says_which_bricks_and_coins_are_missing() -> None:
    table = position(card="foundations", bricks=["1 red, 2 white"], builders=["basilica"], coins=2).play("symbol:3")
    bricks = PORTA_NIGRA.why_not(table.state, PORTA_NIGRA.action_ids["site:basilica_a_5"])
    assert (bricks.message.args["missing"], bricks.message.args["have"]) == (2, 2)
    way = PORTA_NIGRA.why_not(table.state, PORTA_NIGRA.action_ids["site:amphitheatre_c_3"])
    assert (way.clause, way.message.args["missing"]) == ("POR-4.14", 1)


@pytest.mark.parametrize(
    ("romans", "coins", "site", "clause"),
    [
        (1, 2, "basilica_a_4", "POR-3.16"),  # it could be built: a symbol or influence is needed
        (1, 2, "basilica_a_2", "POR-4.15"),
        (0, 2, "basilica_a_4", "POR-4.12"),
        (1, 0, "basilica_a_4", "POR-4.14"),
        (1, 2, "city_wall_1", "POR-1.18"),
    ],
)
def test_a_site_is_refused_in_the_menu_for_what_it_lacks(romans: int, coins: int, site: str, clause: str) -> None:
    table = position(card="marble", bricks=["2 yellow"], romans=romans, coins=coins, built={"city_wall_1": 1})
    assert table.refuses(f"site:{site}") == clause
