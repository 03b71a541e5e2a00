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
)
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
            "Greece raised 2 legions in Athens for wine, metal, 2 gems, slaves, and gold;"
            " raised a legion in Knossos for 3 taxes."
        )
    ]
    assert told(*actions[:1], language="hu") == ["Hellász légiót épített Athénban borért, fémért és drágakőért."]


def test_the_taxes_that_all_keep_are_one_line() -> None:
    kept = [
        [{"event": "kept_taxes", "side": GREECE, "taxes": 2, "returned": 1}],
        [{"event": "kept_taxes", "side": BABYLON, "taxes": 1, "returned": 0}],
    ]
    assert told(*kept) == ["Taxes kept: Greece 2 (1 returned) and Babylon 1."]
    assert told(*kept, language="hu") == ["Megtartott adók: Hellász 2 (és 1 adót visszaadott) és Babilon 1."]


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
    assert sum("started as the" in line for line in lines) == 3
    assert not any("became the" in line for line in lines)
