"""The components and the map (chapters 1 and 2): counts, neighbours, chains of triremes, and the drawing."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pytest

from saturnalia.games.mare_nostrum import board
from saturnalia.games.mare_nostrum.components import (
    CARDS,
    COASTAL,
    LAND,
    PROVINCE_NAMES,
    RESOURCE_NAMES,
    SEA_NAMES,
    SEAS_OF,
    SITE_KIND,
    unfit_components,
)
from tests.games.mare_nostrum.positions import MARE, place, position, side

DATA = MARE.components
PROVINCES = {entry["id"]: entry for entry in DATA["province"]}
SEAS = {entry["id"]: entry for entry in DATA["sea"]}


def sites(province: str) -> list[str]:
    return [site["commodity"] for site in PROVINCES[province].get("site", [])]


def edges(polygon: list[list[int]]) -> set[frozenset[tuple[int, ...]]]:
    points = [tuple(point) for point in polygon]
    return {frozenset(pair) for pair in zip(points, points[1:] + points[:1], strict=True)}


@pytest.mark.clause("MAR-1.1", "MAR-1.2")
def test_the_board_has_33_provinces_and_10_seas_and_islands_are_provinces() -> None:
    assert (len(PROVINCES), len(SEAS)) == (33, 10)
    assert sorted(name for name, entry in PROVINCES.items() if entry["kind"] == "island") == [
        "corsica", "cyprus", "knossos", "rhodes", "sardinia", "syracusae",
    ]  # fmt: skip
    assert all(not PROVINCES[name]["land"] for name in ("corsica", "cyprus", "knossos"))
    assert {"corsica", "babylon"} <= PROVINCES.keys()


@pytest.mark.clause("MAR-1.3", "MAR-1.4", "MAR-1.5", "MAR-1.7")
def test_cards_tokens_and_dice_are_as_many_as_in_the_box() -> None:
    cards = dict(zip(RESOURCE_NAMES, CARDS.tolist(), strict=True))
    assert cards == {
        "tax": 35, "grain": 11, "fish": 11, "slaves": 11, "wine": 7, "metal": 7, "fruit": 7, "livestock": 7, "oil": 7,
        "gold": 5, "gems": 5, "perfume": 5, "papyrus": 5,
    }  # fmt: skip
    kinds = [figure["kind"] for figure in DATA["figure"]]
    assert [kinds.count(kind) for kind in ("civilisation_hero", "general_hero", "wonder")] == [5, 6, 7]
    assert 3 + len(kinds) + CARDS.sum() == 144
    assert [entry["in_box"] for entry in DATA["building"]] == [28, 12, 12, 6]
    assert DATA["dice"] == {"count": 8, "sides": 6, "source": "rulebook"}


@pytest.mark.clause("MAR-1.6")
def test_a_side_has_33_pieces_and_never_more_on_the_board() -> None:
    assert [entry["per_civilisation"] for entry in DATA["piece"]] == [8, 8, 5, 12]
    table = position(legions={"athens": {"greece": 8}}, hands={"greece": {"tax": 9}}).construct("greece")
    assert table.refuses("build:legion") == "MAR-7.4.14"
    assert "build:fortress" in table.legal()


@pytest.mark.clause("MAR-1.8")
def test_the_bank_is_open_and_shrinks_and_grows() -> None:
    table = position(hands={"greece": {"tax": 3}}).construct("greece")
    assert table.view()["bank"]["tax"] == 32
    table.play("build:legion", "province:athens", "pay_tax")
    assert table.view()["bank"]["tax"] == 35


@pytest.mark.clause("MAR-2.1", "MAR-2.2")
def test_every_icon_is_a_site_of_its_own() -> None:
    assert all(len(sites(name)) in (1, 2) and entry["city_sites"] in (0, 1) for name, entry in PROVINCES.items())
    assert [RESOURCE_NAMES[kind] for kind in SITE_KIND[place("carthage")]] == ["perfume", "fruit"]
    assert sum(len(sites(name)) for name in PROVINCES) == 53
    assert sum(entry["city_sites"] for entry in PROVINCES.values()) == 17


@pytest.mark.clause("MAR-2.3", "MAR-2.10")
def test_spaces_are_adjacent_exactly_where_their_drawn_areas_share_an_edge() -> None:
    areas = {name: edges(entry["polygon"]) for name, entry in {**PROVINCES, **SEAS}.items()}
    for one, other in combinations(PROVINCES, 2):
        assert (other in PROVINCES[one]["land"]) == bool(areas[one] & areas[other]), (one, other)
    for sea, entry in SEAS.items():
        assert all((name in entry["coasts"]) == bool(areas[sea] & areas[name]) for name in PROVINCES), sea
        assert all((name in entry["seas"]) == bool(areas[sea] & areas[name]) for name in SEAS if name != sea), sea


def chained(name: str, origin: str, fleets: dict[str, dict[str, int]]) -> list[str]:
    table = position(triremes=fleets)
    reached = board.adjacent_to(table.state, side(name), place(origin))
    return [province for number, province in enumerate(PROVINCE_NAMES) if int(reached) >> number & 1]


@pytest.mark.clause("MAR-2.4")
def test_a_chain_of_own_triremes_makes_coasts_adjacent() -> None:
    assert chained("greece", "athens", {}) == ["macedonia"]
    aegean = chained("greece", "athens", {"aegean_sea": {"greece": 1}})
    assert aegean == ["macedonia", "constantinople", "troy", "rhodes", "knossos"]
    both = chained("greece", "athens", {"aegean_sea": {"greece": 1}, "egyptian_sea": {"greece": 1, "carthage": 2}})
    assert {"alexandria", "sinai", "cyprus"} <= set(both)
    broken = {"aegean_sea": {"greece": 1}, "egyptian_sea": {"carthage": 1}, "libyan_sea": {"greece": 1}}
    assert "alexandria" not in chained("greece", "athens", broken), "another side's triremes carry nobody"
    assert "leptis" not in chained("greece", "athens", broken), "a gap breaks the chain"


@pytest.mark.clause("MAR-2.4")
def test_docked_triremes_do_not_make_a_chain() -> None:
    table = position(docked={"athens": {"greece": 2}})
    assert board.adjacent_to(table.state, side("greece"), place("athens")) == LAND[place("athens")]


@pytest.mark.clause("MAR-2.5")
def test_a_chain_serves_legions_and_influence() -> None:
    fleets: dict[str, Any] = {"aegean_sea": {"greece": 1}}
    marching = position(triremes=fleets, legions={"athens": {"greece": 1}}).land_step("greece")
    marching.play("move_legions", "province:athens")
    assert "troy" in marching.offers("province")
    placing = position(triremes=fleets, hands={"greece": {"tax": 3}}).construct("greece").play("build:influence")
    assert "troy" in placing.offers("province")


@pytest.mark.clause("MAR-2.6")
def test_straits_join_seas_but_no_provinces() -> None:
    for one, other in [("magna_graecia", "syracusae"), ("constantinople", "troy"), ("corsica", "sardinia")]:
        assert other not in PROVINCES[one]["land"]
    assert "black_sea" in SEAS["aegean_sea"]["seas"]
    assert "ionian_sea" in SEAS["tyrrhenian_sea"]["seas"]


@pytest.mark.clause("MAR-2.7")
def test_the_sahara_and_the_red_sea_are_no_spaces() -> None:
    assert {entry["id"] for entry in DATA["decor"]} == {"sahara", "red_sea"}
    assert not {"sahara", "red_sea"} & {*PROVINCES, *SEAS}


@pytest.mark.clause("MAR-2.8")
def test_the_map_respects_what_the_sources_say() -> None:
    assert PROVINCES["rome"]["land"] == ["cisalpina", "magna_graecia"]
    assert [sites(name) for name in ("rome", "cisalpina", "magna_graecia", "carthage", "sinai")] == [
        ["metal", "wine"], ["livestock", "grain"], ["fruit", "oil"], ["perfume", "fruit"], ["livestock"],
    ]  # fmt: skip
    assert PROVINCES["athens"]["land"] == ["macedonia"]
    assert "ionian_sea" in PROVINCES["athens"]["seas"]
    assert "ionian_sea" in PROVINCES["syracusae"]["seas"]
    assert "adriatic_sea" in SEAS["ionian_sea"]["seas"]
    assert "adriatic_sea" in PROVINCES["rome"]["seas"]
    assert not set(PROVINCES["athens"]["seas"]) & set(PROVINCES["alexandria"]["seas"])
    assert "egyptian_sea" in SEAS["aegean_sea"]["seas"]
    others = set(SEAS["aegean_sea"]["coasts"]) - {"athens", "macedonia"}
    assert others == {"constantinople", "troy", "rhodes", "knossos"}
    assert PROVINCES["cyrenae"]["seas"]
    assert all(PROVINCES[name]["city_sites"] for name in ("jerusalem", "memphis", "troy", "knossos", "thebae"))
    assert "papyrus" in sites("alexandria")
    assert "grain" in sites("alexandria")
    assert "papyrus" in sites("memphis")
    assert "oil" in sites("troy")


@pytest.mark.clause("MAR-2.9")
def test_what_is_reconstructed_says_so() -> None:
    assert PROVINCES["armenia"]["source"] == "reconstructed"
    assert PROVINCES["rome"]["source"] == "rulebook"
    assert all(entry["geometry_source"] == "reconstructed" for entry in PROVINCES.values())


@pytest.mark.clause("MAR-2.10")
def test_labels_units_and_icons_lie_inside_their_areas() -> None:
    for name, entry in PROVINCES.items():
        spots = [entry["center"], entry["units_xy"], *(site["xy"] for site in entry.get("site", []))]
        assert all(inside(spot, entry["polygon"]) for spot in spots), name
    small = {name for name, entry in PROVINCES.items() if entry["inradius"] <= 21}
    assert small == {"corsica", "rhodes", "cyprus", "knossos", "phoenicia"}


def inside(point: list[int], polygon: list[list[int]]) -> bool:
    x, y = point
    crossings = 0
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            crossings += 1
    return crossings % 2 == 1


def test_the_component_file_fits_the_record() -> None:
    assert unfit_components() == []
    assert sum(int(seas != 0) for seas in SEAS_OF) == int(COASTAL).bit_count()


def test_every_entry_says_where_it_comes_from() -> None:
    lists: list[list[dict[str, Any]]] = [value for value in DATA.values() if isinstance(value, list)]
    for entry in (entry for entries in lists for entry in entries):
        assert entry["source"] in ("rulebook", "published", "reconstructed")


def test_start_positions_are_worth_36_points() -> None:
    price = {entry["id"]: entry["cards"] for entry in DATA["cost"]}
    for entry in DATA["setup"]:
        provinces = entry["province"]
        caravans = sum(len(place["caravans"]) + bool(place["caravan_choice"]) for place in provinces)
        total = price["hero"] + 3 * price["influence"] + caravans * price["caravan"]
        total += sum(place["city"] * price["city"] + place["fortress"] * price["fortress"] for place in provinces)
        assert total == entry["points_total"] == 36


def test_names_of_seas_and_their_number() -> None:
    assert len(SEA_NAMES) == np.unique(SEA_NAMES).size
