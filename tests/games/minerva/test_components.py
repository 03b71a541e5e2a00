"""The components of Minerva (chapter 1): counts, categories and what a tile says."""

from __future__ import annotations

from collections import Counter

import pytest

from saturnalia.games.minerva.components import (
    CATEGORY,
    CATEGORY_NAMES,
    COPIES,
    FACILITY_TYPES,
    GLORY_TILES,
    IS_START,
    RESIDENCE,
    TILES_PER_PILE,
)
from tests.games.minerva.positions import MINERVA, kind_of, new_game, position

DATA = MINERVA.components
TILES = {tile["id"]: tile for tile in DATA["tile"] + DATA["temple"]}


@pytest.mark.clause("MIN-1.1")
def test_there_are_134_tiles() -> None:
    kinds = Counter[str]()
    for tile in DATA["tile"]:
        kinds[tile["kind"]] += tile["total"]
        assert tile["total"] == sum(tile["copies"].values())
    assert kinds == {"start": 8, "normal": 66, "fountain": 4, "residence": 36, "round": 6}
    assert sum(kinds.values()) - kinds["round"] + len(DATA["temple"]) == 134


@pytest.mark.clause("MIN-1.2")
def test_order_tiles_show_their_points_only_on_the_back() -> None:
    assert [tile["number"] for tile in DATA["order_tile"]] == [1, 2, 3, 4]
    early, late = position(round_number=5).view(), position(round_number=6).view()
    assert [(tile["vp"], tile["vp_back"]) for tile in early["order_tiles"]] == [(0, 3), (0, 0)]
    assert [(tile["vp"], tile["flipped"]) for tile in late["order_tiles"]] == [(3, True), (0, False)]
    assert (TILES["round_tile"]["total"], new_game(seats=2).state.deck.tolist().count(53)) == (6, 5)


@pytest.mark.clause("MIN-1.3")
def test_eight_culture_tiles_of_each_category_ask_for_symbols_and_give_points() -> None:
    for pile in new_game(seats=4).view()["culture"]:
        assert [(tile["symbols"], tile["vp"]) for tile in pile["left"]] == [
            (1, 2), (1, 2), (2, 4), (2, 4), (3, 6), (3, 6), (4, 7), (5, 8),
        ]  # fmt: skip


@pytest.mark.clause("MIN-1.4")
def test_the_third_glory_tile_begins_with_round_three() -> None:
    assert GLORY_TILES.tolist() == [0, 2, 2, 3, 3, 3, 3]
    shown = {row["round"]: [tile["vp"] for tile in row["tiles"]] for row in new_game().view()["glory"]}
    assert shown == {1: [3, 1], 2: [4, 2], 3: [5, 3, 1], 4: [6, 4, 2], 5: [7, 4, 2], 6: [8, 5, 3]}


@pytest.mark.clause("MIN-1.6")
def test_every_tile_belongs_to_one_of_seven_categories() -> None:
    assert CATEGORY_NAMES == ["production", "commerce", "culture", "military", "special", "temple", "residence"]
    for name, category in {"fountain": 0, "tavern": 1, "garden": 2, "barracks": 3, "circus": 4, "residence": 6}.items():
        assert CATEGORY[kind_of(name)] == category
    assert {CATEGORY[kind_of(temple["id"])] for temple in DATA["temple"]} == {5}


@pytest.mark.clause("MIN-1.7")
def test_a_tile_on_display_shows_name_category_cost_and_effect() -> None:
    shown = position(display=["colosseum"]).view()["display"][0]
    assert shown["name"] == {"id": "minerva-tile", "args": {"tile": "colosseum"}}
    assert (shown["category"], shown["cost"]) == ("military", {"wheat": 0, "wood": 1, "stone": 2, "ore": 0})
    assert shown["about"]["id"] == "minerva-about-convert-distinct-pair-to-glory"
    assert CATEGORY[RESIDENCE] == CATEGORY_NAMES.index("residence")


@pytest.mark.clause("MIN-1.8")
def test_twelve_normal_tiles_need_three_players_and_twelve_four() -> None:
    by_mark = {mark: Counter[str]() for mark in ("base", "plus3", "plus4")}
    for tile in DATA["tile"]:
        for mark, count in tile["copies"].items():
            by_mark[mark][tile["kind"]] += count
    assert [by_mark[mark]["normal"] for mark in by_mark] == [42, 12, 12]
    assert [by_mark[mark]["start"] for mark in by_mark] == [6, 1, 1]


@pytest.mark.clause("MIN-1.9")
def test_the_normal_tiles_make_six_equal_piles_at_every_count() -> None:
    normal = {seats: int(COPIES[seats][~IS_START].sum()) for seats in (1, 2, 3, 4)}
    assert normal == {1: 42, 2: 42, 3: 54, 4: 66}
    assert {seats: 6 * int(TILES_PER_PILE[seats]) for seats in normal} == normal


@pytest.mark.clause("MIN-1.10")
def test_there_is_one_temple_for_each_area_and_target() -> None:
    schemes = Counter((temple["area"], temple["target"]) for temple in DATA["temple"])
    targets = [*CATEGORY_NAMES, "variety"]
    wanted = {(area, target) for area in ("adjacent8", "lines4") for target in targets}
    wanted |= {("stock", resource["id"]) for resource in DATA["resource"]}
    assert set(schemes) == wanted
    assert set(schemes.values()) == {1}
    assert FACILITY_TYPES + len(wanted) == 52
