"""The log of Minerva: what did not fit is told among what was received, and those who hire nobody in one line."""

from __future__ import annotations

from typing import Any

import pytest

from saturnalia.games.minerva.components import RESOURCE_NAMES, TILE_NAMES
from saturnalia.kernel.message import told_together
from saturnalia.kernel.words import Words
from tests.games.minerva.positions import MINERVA

NAMES = ["Livia", "Cato"]


def told(*actions: list[dict[str, Any]], language: str = "en") -> list[str]:
    """The lines of the log about several actions, one after the other."""
    words = Words(language, MINERVA)
    lines = [(number, line) for number, events in enumerate(actions) for line in MINERVA.narrate(events)]
    return [words.say(line, NAMES) for _, line in told_together(lines)]


@pytest.mark.clause("MIN-3.1")
def test_what_did_not_fit_is_told_with_what_was_received() -> None:
    wood = RESOURCE_NAMES.index("wood")
    forest = [
        {"event": "gained", "seat": 0, "tile": TILE_NAMES.index("forest"), "resource": wood, "count": 1},
        {"event": "overflowed", "seat": 0, "resource": wood, "count": 1, "denarii": 1},
    ]
    assert told(forest, forest) == [
        "Livia received 2 wood (forest) and 2 denarii (for 2 wood over the limit).",
    ]
    assert told(forest, language="hu") == ["Livia kapott 1 fát (erdő) és 1 dénárt (1 eldobott fáért)."]


def test_those_who_hire_nobody_are_told_in_one_line() -> None:
    both = [{"event": "did_not_hire", "seat": 0}], [{"event": "did_not_hire", "seat": 1}]
    assert told(*both) == ["Livia and Cato did not hire an assistant."]
    assert told(*both, language="hu") == ["Livia és Cato nem fogadott fel segédet."]


CHOSE = {"event": "chose_direction", "seat": 0, "direction": 0, "count": 2}
LIBRARY = {"event": "got_points", "seat": 0, "tile": TILE_NAMES.index("library"), "culture": 2, "points": 2}
SCIENCE = {"event": "took_culture", "seat": 0, "culture": 2, "vp": 4}


@pytest.mark.clause("MIN-7.7", "MIN-9.9")
def test_a_culture_tile_that_an_activation_brings_is_told_in_its_sentence() -> None:
    assert told([CHOSE, LIBRARY, SCIENCE]) == [
        "Livia activated 2 facilities and received 2 science points (library) and the science tile worth 4 VP."
    ]
    assert told([CHOSE, LIBRARY, SCIENCE], language="hu") == [
        "Livia aktivált 2 létesítményt, és kapott 2 tudománypontot (könyvtár) és egy 4 GYP-ot érő tudománylapkát."
    ]


@pytest.mark.clause("MIN-9.12", "MIN-9.13")
def test_glory_for_resources_is_told_in_the_sentence_of_the_activation() -> None:
    wheat, ore = RESOURCE_NAMES.index("wheat"), RESOURCE_NAMES.index("ore")
    converted = {"event": "converted", "seat": 0, "resource": wheat, "count": 2, "glory": 4}
    pair = {"event": "converted_pair", "seat": 0, "resource": wheat, "other": ore, "glory": 3}
    nothing = {**converted, "count": 0, "glory": 0}
    assert told([CHOSE], [converted], [pair, LIBRARY]) == [
        "Livia activated 2 facilities and received 7 glory (for 3 wheat and 1 ore) and 2 science points (library)."
    ]
    assert told([CHOSE], [converted], language="hu") == [
        "Livia aktivált 2 létesítményt, és kapott 2 búzáért 4 dicsőséget."
    ]
    assert told([CHOSE], [nothing]) == ["Livia activated 2 facilities."]


def test_what_one_tile_gave_is_told_with_its_name_once() -> None:
    estate = TILE_NAMES.index("estate")
    got = [{"event": "gained", "seat": 0, "tile": estate, "resource": kind, "count": 1} for kind in (0, 1)]
    assert told(got, language="hu") == ["Livia kapott 1 búzát és 1 fát (vidéki birtok)."]


@pytest.mark.clause("MIN-6.4", "MIN-10.3")
def test_what_a_build_effect_gave_is_told_with_the_tile() -> None:
    hall = TILE_NAMES.index("banquet_hall")
    built = {"event": "built", "seat": 0, "tile": hall, "cell": 8, "tokens": 0}
    got = [{"event": "gained", "seat": 0, "tile": hall, "resource": kind, "count": 1} for kind in (0, 1)]
    paid = {"event": "paid", "seat": 0, "tile": hall, "denarii": 3}
    assert told([built], got[:1], got[1:]) == ["Livia built a banquet hall at I1 and received 1 wheat and 1 wood."]
    assert told([paid], [built], got[:1], language="hu") == [
        "Livia 3 dénárért ebédlőtermet épített az I1 mezőre, és kapott 1 búzát."
    ]


@pytest.mark.clause("MIN-10.4")
def test_what_the_public_bath_activates_is_told_with_what_it_gives() -> None:
    forest = TILE_NAMES.index("forest")
    chosen = {"event": "chose_for_bath", "seat": 0, "tile": forest, "cell": 8}
    got = {"event": "gained", "seat": 0, "tile": forest, "resource": 1, "count": 1}
    assert told([chosen], [got]) == [
        "Livia activated a tile at I1 with the public bath and received 1 wood (forest).",
    ]
    assert told([chosen, got], language="hu") == [
        "Livia a közfürdővel aktivált egy lapkát az I1 mezőn, és kapott 1 fát (erdő).",
    ]


@pytest.mark.clause("MIN-15.4", "MIN-15.5")
def test_alone_the_other_tile_of_the_pair_is_told_with_the_one_that_was_built() -> None:
    forest, mine = TILE_NAMES.index("forest"), TILE_NAMES.index("mine")
    left = {"event": "removed_partner", "seat": 0, "tile": mine}
    built = {"event": "built", "seat": 0, "tile": forest, "cell": 8, "tokens": 0}
    assert told([left], [built]) == ["Livia built a forest at I1; the other tile of the pair (mine) left the game."]
    paid = {"event": "paid", "seat": 0, "tile": forest, "denarii": 3}
    assert told([left, paid]) == [
        "Livia paid 3 denarii for the forest; the other tile of the pair (mine) left the game."
    ]
    assert told([left, paid], [built], language="hu") == [
        "Livia 3 dénárért erdőt épített az I1 mezőre; a pár másik lapkája (bánya) kikerült a játékból."
    ]


@pytest.mark.clause("MIN-12.3")
def test_those_who_hire_an_assistant_are_told_in_one_line_with_what_they_paid() -> None:
    both = (
        [{"event": "hired", "seat": 0, "denarii": 5, "glory": 0}],
        [{"event": "hired", "seat": 1, "denarii": 0, "glory": 1}],
    )
    assert told(*both) == ["Assistants hired: Livia for 5 denarii and Cato for 1 glory."]
    assert told(*both, language="hu") == ["Livia 5 dénárért és Cato 1 dicsőségért felfogadott egy-egy segédet."]
    assert told(both[0], language="hu") == ["Livia 5 dénárért felfogadott egy segédet."]


@pytest.mark.clause("MIN-10.1")
def test_that_somebody_buys_no_more_goes_without_saying() -> None:
    stop = [{"event": "declined", "seat": 0, "tile": TILE_NAMES.index("trading_post")}]
    stone = [{"event": "bought", "seat": 0, "resource": RESOURCE_NAMES.index("stone"), "denarii": 2}]
    assert told(stone, stone, stop) == ["Livia bought 2 stone for 4 denarii."]
    assert told(stop) == ["Livia bought nothing at the trading post."]
    assert told(stop, language="hu") == ["Livia semmit sem vett a kereskedelmi állomáson."]


@pytest.mark.clause("MIN-15.2")
def test_one_new_pair_is_told_as_several_are() -> None:
    smith, forest = TILE_NAMES.index("smith"), TILE_NAMES.index("forest")
    pair = {"event": "revealed_pair", "tile": smith, "partner": forest}
    assert told([pair], language="hu") == ["Új pár a kínálatban: kovács – erdő."]
    assert told([pair, pair], language="hu") == ["Új párok a kínálatban: kovács – erdő; kovács – erdő."]


@pytest.mark.clause("MIN-12.5")
def test_a_single_glory_tile_is_not_told_as_several() -> None:
    first = {"event": "awarded", "seat": 0, "glory": 3, "rank": 1, "vp": 5}
    second = {**first, "seat": 1, "glory": 1, "rank": 2, "vp": 3}
    assert told([first]) == ["Glory tile of this round: Livia with 3 glory (5 VP)."]
    assert told([first], language="hu") == ["A forduló dicsőséglapkája: Livia 3 dicsőséggel (5 GYP)."]
    assert told([first, second], language="hu")[0].startswith(
        "A forduló dicsőséglapkái: Livia 3 dicsőséggel (5 GYP) és"
    )
