"""The log of Mare Nostrum: purchases and kept taxes are told together, and roles with what was counted for them."""

from __future__ import annotations

from typing import Any

import pytest

from saturnalia.games.mare_nostrum.components import (
    FIGURE_NAMES,
    ITEM_NAMES,
    PROVINCE_NAMES,
    RESOURCE_NAMES,
    SIDE_NAMES,
    SLOT_NAMES,
)
from saturnalia.games.mare_nostrum.state import Phase
from saturnalia.kernel.match import Match
from saturnalia.kernel.message import told_together
from saturnalia.kernel.words import Words
from tests.games.mare_nostrum.positions import MARE

GREECE, BABYLON = SIDE_NAMES.index("greece"), SIDE_NAMES.index("babylon")


def told(*actions: list[dict[str, Any]], language: str = "en") -> list[str]:
    """The lines of the log about several actions, one after the other."""
    words = Words(language, MARE)
    lines = [(number, line) for number, events in enumerate(actions) for line in MARE.narrate(events)]
    return [words.say(line) for _, line in told_together(lines)]


def goods(*kinds: str) -> dict[str, Any]:
    """A payment in commodities."""
    return {"event": "paid_goods", "side": GREECE, "kinds": sum(1 << RESOURCE_NAMES.index(kind) for kind in kinds)}


def legion(place: str) -> dict[str, Any]:
    """A legion that Greece has raised."""
    what = ITEM_NAMES.index("legion")
    return {"event": "built", "side": GREECE, "what": what, "place": PROVINCE_NAMES.index(place)}


def test_what_a_side_buys_one_after_the_other_is_one_line_and_equal_things_are_counted() -> None:
    actions = (
        [goods("wine", "gems", "metal"), legion("athens")],
        [goods("slaves", "gold", "gems"), legion("athens")],
        [{"event": "paid_taxes", "side": GREECE, "count": 3}, legion("knossos")],
    )
    assert told(*actions) == [
        (
            "Greece raised 2 legions in Athens for wine, metal, 2 gems, slaves and gold;"
            " raised a legion in Knossos for 3 taxes."
        )
    ]
    assert told(*actions[:1], language="hu") == ["Hellász légiót állított fel Athénban borért, fémért és drágakőért."]


def test_the_taxes_that_all_keep_are_one_line() -> None:
    kept = [
        [{"event": "kept_taxes", "side": GREECE, "taxes": 2, "returned": 1}],
        [{"event": "kept_taxes", "side": BABYLON, "taxes": 1, "returned": 0}],
    ]
    assert told(*kept) == ["Taxes kept: Greece 2 (1 returned) and Babylon 1."]
    assert told(*kept, language="hu") == ["Megtartott adók: Hellász 2 (1 adót visszaadott) és Babilon 1."]


@pytest.mark.clause("MAR-4.2.2")
def test_a_role_says_what_was_counted_for_it() -> None:
    military = {"event": "got_role", "side": GREECE, "role": 2, "count": 4, "from_side": -1}
    archimedes = {"event": "role_bonus", "figure": FIGURE_NAMES.index("archimedes"), "bonus": 2}
    assert told([military]) == ["Greece became the Military Leader with 4 military units."]
    assert told([military, archimedes]) == [
        "Greece became the Military Leader with 4 military units, plus 2 for Archimedes."
    ]
    commerce = {"event": "got_role", "side": GREECE, "role": 0, "count": 5, "from_side": -1}
    assert told([commerce]) == ["Greece became the Director of Commerce with 5 caravans and markets."]


@pytest.mark.clause("MAR-4.2.1")
def test_the_roles_of_the_set_up_are_not_counted_for() -> None:
    match, words, lines = Match.new(MARE, seats=3, seed=7), Words("en", MARE), list[str]()
    while int(match.state.round_number) == 0:
        match.play(match.legal()[0])
        lines += [words.say(line, ["Ann", "Ben", "Cleo"]) for line in MARE.narrate(MARE.journal(match.state, -1))]
    assert sum(line.startswith("At the start ") for line in lines) == 3
    assert not any("became the" in line for line in lines)


def took(side: int, kind: str, from_side: int) -> dict[str, Any]:
    """A card that one side takes from another."""
    return {"event": "took_card", "side": side, "kind": RESOURCE_NAMES.index(kind), "from_side": from_side}


@pytest.mark.clause("MAR-6.6")
def test_a_whole_trade_is_one_line_side_by_side() -> None:
    takes = [
        [took(GREECE, "grain", BABYLON)],
        [took(BABYLON, "wine", GREECE)],
        [took(GREECE, "grain", BABYLON)],
        [took(BABYLON, "tax", GREECE), {"event": "trade_ended"}],
    ]
    assert told(*takes[:3]) == ["Cards taken: Greece – 2 grain from Babylon; Babylon – 1 wine from Greece."]
    assert told(*takes) == [
        (
            "Trading ended; cards taken: Greece – 2 grain from Babylon;"
            " Babylon – 1 wine from Greece and 1 tax from Greece."
        )
    ]
    assert told(*takes, language="hu") == [
        (
            "Véget ért a kereskedés; az elvett kártyák: Hellász – 2 gabona Babilontól;"
            " Babilon – 1 bor Hellásztól és 1 adó Hellásztól."
        )
    ]


def test_what_a_side_moves_one_after_the_other_is_one_line() -> None:
    knossos, athens, dacia = (PROVINCE_NAMES.index(name) for name in ("knossos", "athens", "dacia"))
    march = {"event": "marched", "side": GREECE, "from_place": athens, "to_place": knossos, "count": 2}
    other = {**march, "to_place": dacia, "count": 1}
    assert told([march], [other]) == [
        "Greece marched 2 legions from Athens to Knossos and a legion from Athens to Dacia."
    ]
    assert told([march], [other], language="hu") == [
        "Hellász átvonult 2 légióval Athénból Knosszoszba és egy légióval Athénból Dáciába."
    ]
    stood = [[{"event": "stood_on_marker", "side": GREECE, "place": place}] for place in (knossos, dacia)]
    assert told(*stood, language="hu") == ["Hellász egy-egy légiója a befolyásjelzőre állt Knosszoszban és Dáciában."]
    assert told(*stood) == ["Greece put legions on the influence markers in Knossos and in Dacia."]


def test_whom_a_leader_names_one_after_the_other_is_one_line() -> None:
    first = {"event": "named_next", "side": GREECE, "to_side": BABYLON, "phase": Phase.CONSTRUCTION, "after_side": -1}
    then = {**first, "to_side": GREECE, "after_side": BABYLON}
    assert told([first], [then]) == ["Greece chose the building order: Babylon first and then itself."]
    assert told([first], [then], language="hu") == ["Hellász így döntött: elsőnek Babilon és utána ő maga épít."]
    assert told([{**then, "phase": Phase.MILITARY}]) == ["Greece chose to move after Babylon in the military phase."]
    assert told([then], language="hu") == ["Hellász úgy döntött, hogy Babilon után ő maga építsen."]
    third = {**then, "to_side": SIDE_NAMES.index("egypt"), "after_side": GREECE}
    assert told([third]) == ["Greece chose Egypt to build after itself."]
    assert told([third], language="hu") == ["Hellász úgy döntött, hogy utána Egyiptom építsen."]
    assert told([first], [then], [third]) == [
        "Greece chose the building order: Babylon first, then itself and then Egypt."
    ]
    assert told([{**first, "phase": Phase.MILITARY}], language="hu") == [
        "Hellász így döntött: elsőnek Babilon lép a katonai fázisban."
    ]


def test_buildings_that_legions_occupy_are_one_line_and_caravans_are_counted() -> None:
    dacia, athens = (PROVINCE_NAMES.index(name) for name in ("dacia", "athens"))
    slots = [(athens, "city"), (dacia, "caravan_0"), (dacia, "caravan_1")]
    occupied = [
        [{"event": "occupied", "side": BABYLON, "place": place, "slot": SLOT_NAMES.index(slot)}]
        for place, slot in slots
    ]
    assert told(*occupied) == ["Babylon occupied the city in Athens and both caravans in Dacia."]
    assert told(*occupied, language="hu") == ["Babilon megszállta a várost Athénban és mindkét karavánt Dáciában."]
    market = [{**occupied[0][0], "place": dacia, "slot": SLOT_NAMES.index("market")}]
    assert told(occupied[1], market) == ["Babylon occupied the caravan on grain and the market in Dacia."]
    assert told(occupied[1], market, language="hu") == ["Babilon megszállta a karavánt (gabona) és a piacot Dáciában."]


def test_a_battle_is_told_in_one_sentence_with_the_losses_that_follow() -> None:
    fought = {"event": "fought_on_land", "side": GREECE, "enemy": BABYLON, "place": PROVINCE_NAMES.index("dacia")}
    rolled = {"event": "rolled", "attack": 11, "defence": 6, "attacker_losses": 1, "defender_losses": 2}
    legion_lost, fort_lost = (
        {"event": "lost_unit", "side": BABYLON, "what": ITEM_NAMES.index(what), "count": 1}
        for what in ("legion", "fortress")
    )
    actions = ([{**fought, "count": 3}, rolled], [legion_lost], [fort_lost, {**legion_lost, "side": GREECE}])
    assert told(*actions) == [
        (
            "Greece attacked Babylon in Dacia with 3 legions (attack 11, defence 6);"
            " losses: Babylon – a legion and a fortress; Greece – a legion."
        )
    ]
    assert told(*actions, language="hu") == [
        (
            "Hellász 3 légióval megtámadta Babilont Dáciában (támadás: 11, védelem: 6);"
            " veszteség: Babilon – egy légió és egy erőd; Hellász – egy légió."
        )
    ]


def test_the_set_up_is_told_in_three_lines() -> None:
    players = [[{"event": "got_side", "seat": seat, "side": side}] for seat, side in ((0, GREECE), (1, BABYLON))]
    grain = RESOURCE_NAMES.index("grain")
    caravans = [[{"event": "set_caravan", "side": GREECE, "place": PROVINCE_NAMES.index("athens"), "kind": grain}]]
    roles = [[{"event": "got_role", "side": GREECE, "role": role, "count": -1, "from_side": -1}] for role in (0, 1)]
    assert told(*players, *caravans, *roles, language="hu") == [
        "1. hely Hellásszal és 2. hely Babilonnal játszik.",
        "Kezdő karavánok: Hellász – gabona Athénban.",
        "A játék elején Hellász a kereskedelmi igazgató és Hellász a politikai vezető.",
    ]


def test_an_annexation_says_by_itself_that_its_legion_is_idle_again() -> None:
    dacia = PROVINCE_NAMES.index("dacia")
    ended = {"event": "tasks_ended", "side": GREECE, "place": dacia}
    annexed = {"event": "annexed", "side": GREECE, "place": dacia, "from_side": BABYLON}
    assert told([goods("wine"), annexed, ended], [goods("gold"), legion("athens")]) == [
        "Greece annexed Dacia from Babylon for wine and raised a legion in Athens for gold."
    ]
    assert told([ended]) == ["No legion of Greece kept its task in Dacia, because enemies stood there, too."]
    assert told([ended], language="hu") == [
        "Hellász egyetlen légiójának sem maradt feladata Dáciában, mert ellenség is áll ott."
    ]
