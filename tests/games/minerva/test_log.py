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
