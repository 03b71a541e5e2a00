"""Hidden information: only the order of the decks."""

from __future__ import annotations

import numpy as np
import pytest

from saturnalia.games.ave_roma.components import KIND_NAMES
from saturnalia.games.ave_roma.state import State, broken_laws
from tests.games.ave_roma.positions import AVE, new_game, position


@pytest.mark.clause("AVE-H1")
def test_nobody_sees_the_order_of_a_deck() -> None:
    state = new_game(seats=4).state
    for viewer in range(-1, 4):
        assert State.mask(state, viewer).deck.max() == -1
    shown = new_game(seats=4).view(0)
    assert shown["decks"] == {"building": 23, "war": 25, "patron": 23, "area": 23}


@pytest.mark.clause("AVE-H2")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_a_redeal_keeps_what_a_deck_holds_and_changes_its_order(viewer: int) -> None:
    table = new_game(seats=2)
    orders: dict[str, set[tuple[int, ...]]] = {kind: set() for kind in KIND_NAMES}
    for seed in range(5):
        other = State.copy(table.state)
        AVE.compiled.redeal(other, viewer, seed)
        assert broken_laws(other) == []
        assert np.array_equal(np.sort(other.deck, axis=1), np.sort(table.state.deck, axis=1))
        for kind in range(4):
            orders[KIND_NAMES[kind]].add(tuple(other.deck[kind]))
    assert all(len(found) > 1 for found in orders.values())


@pytest.mark.clause("AVE-H3")
def test_discarded_cards_are_told_to_everybody_and_cannot_come_again() -> None:
    table = position(seats=3, workers=[[1, 2, 3, 4, 5]] * 3).play("pass", "pass", "pass")
    for line in table.told("discarded"):
        assert line["card"] not in table.state.deck[line["kind"]]
        other = State.copy(table.state)
        AVE.compiled.redeal(other, 0, 9)
        assert line["card"] not in other.deck[line["kind"]]


@pytest.mark.clause("AVE-H4")
def test_everything_else_lies_open() -> None:
    table = position(
        seats=3,
        owned=[["insula_plan"], ["area_03"]],
        rotated=[[], ["pilum_1"]],
        active=[["crassus"]],
        training=[0, 0, 0],
    )
    views = [table.view(viewer) for viewer in (-1, 0, 1, 2)]
    assert all(view["seats"] == views[0]["seats"] for view in views)
    masked = [State.mask(table.state, viewer) for viewer in (-1, 0, 1, 2)]
    assert len({state.tobytes() for state in masked}) == 1
    differing = {change.field for change in State.difference(table.state, masked[0])}
    assert differing == {"deck"}


def test_after_the_end_nothing_is_dealt_anew() -> None:
    table = position(phase="extra", workers=[[1], [2]]).play("pass", "pass")
    other = State.copy(table.state)
    AVE.compiled.redeal(other, 0, 5)
    assert np.array_equal(other.deck, table.state.deck)
    assert table.state.revealed == 1, "the decks came to light, so nobody may take the last answer back"
