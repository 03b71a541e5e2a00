"""Actions that are not offered: the reasons with which they are refused."""

from __future__ import annotations

import pytest

from saturnalia.kernel.clauses import clauses
from saturnalia.kernel.match import Match
from saturnalia.kernel.words import Words
from tests.games.minerva.positions import MINERVA, Position, at, position
from tests.games.minerva.record import MATCHES


@pytest.mark.parametrize("name", ["busy-1", "busy-3", "greedy-2"])
def test_every_id_that_is_not_offered_has_a_reason(name: str) -> None:
    for number, match in enumerate(Match.read(MATCHES / f"{name}.json").positions()):
        if number % 9 == 0 and not match.is_over:
            offered = match.legal()
            for action in range(MINERVA.action_count):
                if action not in offered:
                    assert MINERVA.why_not(match.state, action).clause in clauses(MINERVA)


def said(table: Position, action: str) -> str:
    """The English sentence with which an action is refused."""
    assert action not in table.legal()
    return Words("en", MINERVA).say(MINERVA.why_not(table.state, MINERVA.action_ids[action]).message)


def test_refusals_say_what_is_missing() -> None:
    poor = position(denarii=[2, 0], resources=[{"wheat": 1}], display=["deep_mine", "quarry"])
    assert "You need 4 more denarii" in said(poor, "tile:deep_mine")
    assert "no ore to sell" in said(poor, "sell:ore")
    assert "not on display" in said(poor, "tile:circus")
    fee = position(denarii=[0, 0], order=[0, 1])
    assert "You need 1 more denarius" in said(fee, "residence")
    placing = position(display=["quarry"]).play("tile:quarry")
    assert "already a tile" in said(placing, at(0, 0))
    assert "full side" in said(placing, at(1, 1))
    hiring = position(denarii=[3, 3], glory=[0, 1]).play("stop", "stop")
    assert "You need 2 more denarii" in said(hiring, "hire:denarii")
    hiring = position(denarii=[0, 5], glory=0).play("stop", "stop")
    assert "You need 1 more glory" in said(hiring, "hire:glory")
