"""What the board and the terminal get: shop, reach, odds, tables and words."""

from __future__ import annotations

import json
from itertools import product

import pytest

from saturnalia.games.mare_nostrum.odds import Force, odds
from saturnalia.kernel.match import Match
from saturnalia.kernel.message import Message
from saturnalia.kernel.words import Words
from tests.games.mare_nostrum.positions import FIVE, MARE, new_game, position


def test_the_odds_are_exact() -> None:
    """Counted over every throw of the dice, for the battle of the rulebook's example."""
    found = odds(Force(3), Force(1, fortresses=1))
    counted: dict[tuple[int, int], int] = {}
    for *attack, defence in product(range(1, 7), repeat=4):
        key = min(3, (defence + 6) // 5), min(2, sum(attack) // 5)
        counted[key] = counted.get(key, 0) + 1
    assert {(entry["attacker_losses"], entry["defender_losses"]): entry["chance"] for entry in found["outcomes"]} == {
        key: pytest.approx(count / 6**4, abs=1e-6) for key, count in counted.items()
    }
    assert sum(entry["chance"] for entry in found["outcomes"]) == pytest.approx(1, abs=1e-5)
    assert found["clears"] == pytest.approx(sum(n for (_, other), n in counted.items() if other == 2) / 6**4, abs=1e-6)
    assert odds(Force(1, bonus=1), Force(1))["clears"] == pytest.approx(3 / 6)
    assert odds(Force(0, fortresses=1), Force(1))["clears"] == 1


def test_the_view_shows_the_odds_of_every_battle_before_it_is_fought() -> None:
    table = position(
        own={"babylon": ["dacia"]}, fortresses={"dacia": 1}, legions={"dacia": {"greece": 2, "babylon": 1}}
    ).land_step("greece")
    battle = table.view("greece")["battles"][0]
    assert (battle["place"], battle["enemy"], battle["at_sea"]) == ("dacia", "babylon", False)
    assert [option["number"] for option in battle["options"]] == [1, 2]
    assert battle["options"][1]["clears"] == odds(Force(2), Force(1, fortresses=1))["clears"]
    sea = position(triremes={"aegean_sea": {"greece": 2, "babylon": 1}}).sea_step("greece").view()["battles"]
    assert [(entry["place"], len(entry["options"])) for entry in sea] == [("aegean_sea", 2)]


def test_the_view_shows_the_battle_that_is_being_prepared() -> None:
    table = position(triremes={"aegean_sea": {"greece": 2, "babylon": 1}}).sea_step("greece")
    assert table.view()["battle"] is None
    table.play("sea_battle", "sea:aegean_sea")
    battle = table.view()["battle"]
    assert (battle["place"], battle["at_sea"], battle["enemy"]) == ("aegean_sea", True, None)
    assert table.play("side:babylon").view()["battle"]["enemy"] == "babylon"


def test_the_view_shows_the_odds_of_a_march_that_is_being_chosen() -> None:
    table = position(own={"babylon": ["dacia"]}, fortresses={"dacia": 1}, legions={"macedonia": {"greece": 2}})
    table.land_step("greece").play("move_legions", "province:macedonia", "province:dacia")
    assert [option["number"] for option in table.view()["battles"][0]["options"]] == [1, 2]
    assert (table.view()["turn"]["origin"], table.view()["turn"]["goal"]) == ("macedonia", "dacia")


def test_the_view_shows_reach_over_land_and_along_chains() -> None:
    table = position(
        legions={"athens": {"greece": 1}}, triremes={"aegean_sea": {"greece": 1}}, docked={"athens": {"greece": 1}}
    ).sea_step("greece")
    reach = table.view("greece")["reach"]["athens"]
    assert reach["seas"] == ["aegean_sea"]
    assert "troy" in reach["provinces"]
    ships = table.view("greece")["ship_reach"]
    assert ships["athens"] == ["ionian_sea", "aegean_sea"]
    assert "black_sea" in ships["aegean_sea"]


def test_the_shop_shows_prices_sets_places_and_what_is_missing() -> None:
    table = position(hands={"greece": {"tax": 3, "wine": 1, "oil": 1}}).construct("greece")
    shop = {entry["id"]: entry for entry in table.view("greece")["shop"]}
    assert (shop["city"]["pay_tax"], shop["city"]["pay_goods"], shop["city"]["missing"]) == (True, False, 0)
    assert (shop["market"]["missing"], shop["market"]["left"]) == (3, 8)
    assert shop["caravan"]["sites"] == {"athens": ["oil", "wine"]}
    assert shop["influence"]["places"] == ["macedonia"]
    assert table.view()["shop"] == []
    table.play("build:city", "province:athens")
    assert table.view()["purchase"] == {
        "id": "city", "side": "greece", "price": 3, "free": False, "place": "athens", "site": None,
        "paid": [], "due": 0,
    }  # fmt: skip


def test_progress_to_four_figures_and_to_the_pyramids_is_shown_for_every_side() -> None:
    table = position(figures={"greece": ["ulysses", "solomon"]}, hands={"greece": {"tax": 4, "wine": 2, "oil": 1}})
    greece = next(entry for entry in table.view("babylon")["sides"] if entry["side"] == "greece")
    assert (greece["figure_count"], greece["best_set"]) == (2, {"tax": 4, "goods": 2, "unknown": 0})
    assert (table.view()["figures_to_win"], table.view()["pyramids_price"]) == (4, 12)


def test_dice_are_shown_after_the_battle() -> None:
    table = position(own={"babylon": ["dacia"]}, legions={"dacia": {"greece": 2, "babylon": 1}}).land_step("greece")
    assert table.view()["last_battle"] is None
    table.dice(1, 2, 3).play("land_battle", "province:dacia", "side:babylon", "number:2")
    last = table.view()["last_battle"]
    assert (last["attacker_dice"], last["defender_dice"], last["attack"], last["defence"]) == ([1, 2], [3], 3, 3)


def test_nobody_is_neutral_before_the_sides_are_chosen_and_heroes_of_neutral_sides_are_not_for_sale() -> None:
    choosing = MARE.tables(Match.new(MARE, seats=3, seed=1).state, -1)
    assert [row[1] for row in choosing[0].rows] == ["–"] * 5
    chosen = MARE.tables(new_game(seats=3, sides=("greece", "babylon", "carthage"), setup="advanced").state, -1)
    assert [isinstance(row[1], Message) and row[1].id.endswith("neutral") for row in chosen[0].rows] == [
        True, False, False, True, False,
    ]  # fmt: skip
    figures = next(table for table in chosen if table.title.id.endswith("table-figures"))
    for_sale = [row[0].args["figure"] for row in figures.rows if isinstance(row[0], Message)]
    assert {"pericles", "hammurabi", "hannibal", "ulysses"} <= set(for_sale)
    assert not {"julius_caesar", "cleopatra"} & set(for_sale)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_tables_can_be_read_in_both_languages(language: str) -> None:
    words = Words(language, MARE)
    table = position(
        sides=FIVE, triremes={"aegean_sea": {"greece": 1}}, docked={"athens": {"greece": 1}},
        legions={"dacia": {"greece": 2}}, own={"babylon": ["dacia"]}, buildings={"dacia": ["caravan_0"]},
        tasks={"dacia": ("greece", ["caravan_0", "influence"])}, fortresses={"babylon": 1},
        hands={"rome": {"tax": 2, "wine": 1}, "greece": {"oil": 2}, "carthage": {"fish": 1}},
    ).trade(1)  # fmt: skip
    table.play("card:wine")
    titles = []
    for viewer in (-1, 0):
        for shown in MARE.tables(table.state, viewer):
            titles.append(words.say(shown.title))
            for cell in [*shown.columns, *(cell for row in shown.rows for cell in row)]:
                if isinstance(cell, Message):
                    assert words.say(cell, ["Ann"] * 5)
    assert words.faults == {}
    assert len(titles) == 13
    assert json.dumps(MARE.view(table.state, 0))
