"""Roles and income (chapters 4 and 5)."""

from __future__ import annotations

from typing import Any

import pytest

from saturnalia.kernel.words import Words
from tests.games.mare_nostrum.positions import FIVE, MARE, Position, position

CITY = ["city"]


# ---------------------------------------------------------------- 4. roles


@pytest.mark.clause("MAR-4.1", "MAR-4.2.1")
def test_a_round_goes_through_its_phases_and_the_next_one_settles_roles_first() -> None:
    table = position(buildings={"athens": CITY}, roles=("greece", "babylon", "carthage")).new_round(1)
    assert not table.told("got_role"), "in the first round the roles are those of the set-up"
    phases = []
    while table.state.round_number == 1:
        phases.append(table.view()["phase"])
        table.play(next(name for name in ("number:0", "done", *table.legal()) if name in table.legal()))
    assert list(dict.fromkeys(phases)) == ["commerce", "construction", "military"]
    assert table.told("round_began") == [{"round": 2}]
    assert table.role("political_leader") == "greece"


@pytest.mark.clause("MAR-4.2.2")
def test_what_counts_for_each_role() -> None:
    table = position(
        own={"greece": ["macedonia"]},
        buildings={"athens": ["caravan_0", "market", "city"], "macedonia": ["temple", "caravan_1"]},
        legions={"athens": {"greece": 2}}, fortresses={"athens": 1},
        triremes={"aegean_sea": {"greece": 1}}, docked={"athens": {"greece": 1}},
    )  # fmt: skip
    greece = next(entry for entry in table.view()["sides"] if entry["side"] == "greece")
    assert greece["role_counts"] == {"director_of_commerce": 3, "political_leader": 2, "military_leader": 5}


@pytest.mark.clause("MAR-4.2.2", "MAR-12.2")
@pytest.mark.parametrize(
    ("hero", "role"),
    [("agamemnon", "director_of_commerce"), ("solomon", "political_leader"), ("archimedes", "military_leader")],
)
def test_a_hero_adds_two_to_one_role(hero: str, role: str) -> None:
    table = position(figures={"greece": [hero]}, roles=("carthage",) * 3).new_round()
    counts = next(entry for entry in table.view()["sides"] if entry["side"] == "greece")["role_counts"]
    assert counts == {name: 2 if name == role else 0 for name in counts}
    assert table.role(role) == "greece"
    assert table.told("got_role") == [{"side": "greece", "role": role, "count": 0, "from_side": None}]
    assert table.told("role_bonus") == [{"figure": hero, "bonus": 2}]


@pytest.mark.clause("MAR-4.2.3")
def test_occupied_buildings_count_for_the_legions_owner() -> None:
    table = position(
        own={"babylon": ["syria", "phoenicia"]},
        buildings={"syria": ["caravan_0", "caravan_1", "market"], "phoenicia": ["city", "temple"]},
        legions={"syria": {"carthage": 2}, "phoenicia": {"carthage": 2}},
        tasks={"syria": ("carthage", ["caravan_0", "market"]), "phoenicia": ("carthage", ["city", "temple"])},
    )  # fmt: skip
    counts = {entry["side"]: entry["role_counts"] for entry in table.view()["sides"]}
    assert counts["babylon"] == {"director_of_commerce": 1, "political_leader": 0, "military_leader": 0}
    assert counts["carthage"] == {"director_of_commerce": 2, "political_leader": 2, "military_leader": 4}


@pytest.mark.clause("MAR-4.2.4")
def test_the_holder_keeps_a_role_in_a_tie() -> None:
    table = position(legions={"athens": {"greece": 2}, "carthage": {"carthage": 2}}, roles=("greece",) * 3).new_round()
    assert table.role("military_leader") == "greece"
    assert not table.told("got_role")


@pytest.mark.clause("MAR-4.2.4")
def test_the_holder_decides_between_others_who_are_tied() -> None:
    table = position(legions={"athens": {"greece": 2}, "carthage": {"carthage": 2}}, roles=("babylon",) * 3).new_round()
    assert (table.decision, table.asked) == ("role_tie", "babylon")
    assert table.offers("side") == ["greece", "carthage"]
    assert table.refuses("side:babylon") == "MAR-4.2.4"
    table.play("side:carthage")
    assert table.role("military_leader") == "carthage"
    assert table.decision == "trade_number"


@pytest.mark.clause("MAR-4.2.5")
def test_one_player_may_hold_all_roles_but_neutrals_none() -> None:
    table = position(
        neutral=True, buildings={"athens": ["city", "caravan_0"]}, legions={"athens": {"greece": 2}},
        roles=("carthage", "carthage", "babylon"),
    ).new_round()  # fmt: skip
    roles = [table.role(name) for name in ("director_of_commerce", "political_leader", "military_leader")]
    assert roles == ["greece"] * 3, "neutral Rome has more units, but never a role"
    assert [line["role"] for line in table.told("got_role")] == [
        "director_of_commerce", "political_leader", "military_leader",
    ]  # fmt: skip


# ---------------------------------------------------------------- 5. income


def income(table: Position, name: str) -> dict[str, int]:
    """What a side received at the beginning of the round."""
    return table.hand(name)


@pytest.mark.clause("MAR-5.1", "MAR-5.2")
def test_cities_bring_taxes_and_caravans_their_commodity_doubled_by_temple_and_market() -> None:
    table = position(
        own={"greece": ["knossos", "macedonia"]},
        buildings={"athens": ["city", "caravan_0"], "knossos": ["city", "temple", "caravan_1"],
                   "macedonia": ["caravan_0", "caravan_1", "market"]},
    ).new_round()  # fmt: skip
    assert income(table, "greece") == {"tax": 3, "oil": 1, "fish": 1, "gold": 2, "gems": 2}
    told = next(line for line in table.told("got_income") if line["side"] == "greece")
    assert told["taxes"] == 3


@pytest.mark.clause("MAR-5.3", "MAR-5.4")
def test_an_occupied_building_pays_the_legion_and_is_doubled_only_by_an_occupied_market_or_temple() -> None:
    given: dict[str, Any] = {
        "own": {"babylon": ["syria"]},
        "buildings": {"syria": ["caravan_0", "caravan_1", "market"]},
    }
    alone = position(
        **given, legions={"syria": {"carthage": 1}}, tasks={"syria": ("carthage", ["caravan_0"])}
    ).new_round()
    assert income(alone, "carthage") == {"fruit": 1}
    assert income(alone, "babylon") == {"grain": 2}
    both = position(
        **given, legions={"syria": {"carthage": 2}}, tasks={"syria": ("carthage", ["caravan_0", "market"])}
    ).new_round()
    assert income(both, "carthage") == {"fruit": 2}


@pytest.mark.clause("MAR-5.5")
def test_an_occupied_market_doubles_nothing_for_the_owner() -> None:
    table = position(
        own={"babylon": ["syria"]}, buildings={"syria": ["caravan_0", "caravan_1", "market"]},
        legions={"syria": {"carthage": 2}}, tasks={"syria": ("carthage", ["caravan_0", "market"])},
    ).new_round()  # fmt: skip
    assert income(table, "babylon") == {"grain": 1}


@pytest.mark.clause("MAR-5.6")
def test_war_does_not_stop_the_owners_income() -> None:
    table = position(
        own={"babylon": ["syria"]}, buildings={"syria": ["caravan_0"]},
        legions={"syria": {"carthage": 3, "babylon": 1}},
    ).new_round()  # fmt: skip
    assert income(table, "babylon") == {"fruit": 1}


@pytest.mark.clause("MAR-5.7")
def test_a_legion_on_the_marker_redirects_nothing_but_one_on_a_building_does() -> None:
    table = position(
        own={"babylon": ["syria"]}, buildings={"syria": ["caravan_0", "caravan_1"]},
        legions={"syria": {"carthage": 2}}, tasks={"syria": ("carthage", ["influence", "caravan_1"])},
        roles=("babylon", "babylon", "carthage"),
    ).new_round()  # fmt: skip
    assert income(table, "babylon") == {"fruit": 1}
    assert income(table, "carthage") == {"grain": 1}


@pytest.mark.clause("MAR-5.8", "MAR-12.2")
def test_the_colossus_brings_a_tax_and_artemis_a_commodity_of_choice() -> None:
    table = position(figures={"greece": ["colossus", "temple_of_artemis"]}).new_round()
    assert (table.asked, table.decision) == ("greece", "artemis_card")
    assert table.hand("greece") == {"tax": 1}
    assert len(table.offers("card")) == 12
    table.play("card:papyrus")
    assert table.hand("greece") == {"tax": 1, "papyrus": 1}
    assert table.decision == "trade_number"


@pytest.mark.clause("MAR-5.8")
def test_whoever_owns_the_temple_of_artemis_may_take_no_card() -> None:
    table = position(figures={"greece": ["temple_of_artemis"]}).new_round()
    assert table.play("done").hand("greece") == {}
    assert table.decision == "trade_number"


@pytest.mark.clause("MAR-5.1", "MAR-5.2")
def test_the_log_tells_how_many_of_each_kind_an_income_brings() -> None:
    table = position(buildings={"athens": ["city", "caravan_0", "caravan_1", "market"]}).new_round()
    lines = [Words("en", MARE).say(line) for line in MARE.narrate(MARE.journal(table.state, -1))]
    [income] = [line for line in lines if line.startswith("Income: ")]
    assert "Greece – 1 tax, 2 wine and 2 olive oil" in income
    assert "Babylon – no cards" in income


@pytest.mark.clause("MAR-5.9")
def test_a_short_bank_serves_the_director_first_and_then_in_seat_order() -> None:
    given: dict[str, Any] = {
        "own": {"greece": ["knossos"]},
        "buildings": {"athens": CITY, "babylon": CITY, "carthage": CITY, "knossos": ["caravan_1"]},
    }
    for director, served in [("babylon", ["babylon", "carthage"]), ("carthage", ["carthage", "greece"])]:
        table = position(sides=(*FIVE,), roles=(director, "rome", "rome"), hands={"egypt": {"tax": 33}}, **given)
        table.state.round_number = 0
        table.new_round(1)
        assert [name for name in ("greece", "babylon", "carthage") if "tax" in table.hand(name)] == sorted(
            served, key=["greece", "babylon", "carthage"].index
        )


@pytest.mark.clause("MAR-5.9")
def test_artemis_chooses_after_all_regular_income_among_what_is_left() -> None:
    table = position(
        buildings={"carthage": ["caravan_0"]}, figures={"greece": ["temple_of_artemis"]},
        hands={"babylon": {"perfume": 4}},
    ).new_round()  # fmt: skip
    assert table.refuses("card:perfume") == "MAR-5.8"
    assert "papyrus" in table.offers("card")


@pytest.mark.clause("MAR-5.10")
def test_neutral_sides_receive_nothing() -> None:
    table = position(neutral=True).new_round()
    assert table.hand("rome") == table.hand("egypt") == {}
    assert {line["side"] for line in table.told("got_income")} == {"greece", "babylon", "carthage"}


def test_the_view_foretells_the_income() -> None:
    table = position(buildings={"athens": ["city", "caravan_0", "market"]})
    greece = next(entry for entry in table.view()["sides"] if entry["side"] == "greece")
    assert greece["income"] == {"tax": 1, "oil": 2}
    assert MARE.view(table.state, 0)["my_side"] == "greece"
