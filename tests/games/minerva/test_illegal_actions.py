"""A thousand actions that are not offered: each is refused with a reason, and nothing changes."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from saturnalia.games.minerva.state import Decision
from saturnalia.kernel.clauses import clauses
from saturnalia.kernel.errors import IllegalAction
from saturnalia.kernel.match import Match
from saturnalia.kernel.words import Words
from tests.games.minerva.positions import MINERVA, Position, at, position
from tests.games.minerva.record import MATCHES

TRIES = 1000


def test_a_thousand_illegal_actions_are_refused_with_a_reason_and_change_nothing() -> None:
    numbers = np.random.default_rng(1000)
    spoken = [Words(language, MINERVA) for language in ("en", "hu")]
    asked: Counter[int] = Counter()
    for path in sorted(MATCHES.glob("*.json")):
        recorded = Match.read(path)
        match = Match(MINERVA, recorded.options, recorded.seed)
        for following in recorded.actions:
            legal = match.legal()
            if asked[int(match.state.decision)] < TRIES // 10:
                action = int(numbers.choice([a for a in range(-2, MINERVA.action_count + 3) if a not in legal]))
                state, played = match.state.tobytes(), list(match.played)
                with pytest.raises(IllegalAction) as refused:
                    match.play(action)
                reason = refused.value.reason
                assert all(words.say(reason.message) != reason.message.id for words in spoken)
                assert reason.clause is None or reason.clause in clauses(MINERVA)
                assert reason.clause is not None or not 0 <= action < MINERVA.action_count
                assert (match.state.tobytes(), match.played) == (state, played)
                asked[int(match.state.decision)] += 1
            match.play(following)
    assert [words.missing for words in spoken] == [set(), set()]
    assert set(asked) == {decision.value for decision in Decision}


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


def test_nothing_can_be_played_after_the_end() -> None:
    match = Match.read(MATCHES / "busy-1.json")
    state = match.state.tobytes()
    for action in (0, 1, 21, 399):
        with pytest.raises(IllegalAction, match="error-match-over"):
            match.play(action)
    assert match.state.tobytes() == state
