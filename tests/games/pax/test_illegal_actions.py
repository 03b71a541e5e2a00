"""A thousand actions that are not offered: each is refused with a reason, and nothing changes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from saturnalia.kernel.clauses import clauses
from saturnalia.kernel.errors import IllegalAction
from saturnalia.kernel.match import Match
from saturnalia.kernel.words import Words
from tests.games.pax.positions import PAX

TRIES = 1000
TABLES = [(1, "base"), (1, "nocturnus"), (2, "base"), (3, "nocturnus"), (4, "base"), (6, "nocturnus"), (8, "base")]


def test_a_thousand_illegal_actions_are_refused_with_a_reason_and_change_nothing() -> None:
    numbers = np.random.default_rng(1000)
    spoken = [Words(language, PAX) for language in ("en", "hu")]
    asked: Counter[int] = Counter()
    tried = 0
    while tried < TRIES:
        seats, variant = TABLES[tried % len(TABLES)]
        level: dict[str, Any] = {"solo_level": int(numbers.integers(1, 6))} if seats == 1 else {}
        match = Match.new(PAX, seed=tried, seats=seats, variant=variant, **level)
        while not match.is_over and tried < TRIES:
            legal = match.legal()
            if numbers.integers(3) == 0:
                action = int(numbers.choice([a for a in range(-2, PAX.action_count + 3) if a not in legal]))
                state, played = match.state.tobytes(), list(match.played)
                with pytest.raises(IllegalAction) as refused:
                    match.play(action)
                reason = refused.value.reason
                assert reason.message.id
                assert all(words.say(reason.message) != reason.message.id for words in spoken)
                assert reason.clause is None or reason.clause in clauses(PAX)
                assert reason.clause is not None or not 0 <= action < PAX.action_count
                assert match.state.tobytes() == state
                assert match.played == played
                asked[int(match.state.decision)] += 1
                tried += 1
            match.play(int(numbers.choice(legal)))
    assert [words.missing for words in spoken] == [set(), set()]
    assert len(asked) >= 9, "not every kind of question was tried"


def test_nothing_can_be_played_after_the_end() -> None:
    match = Match.new(PAX, seed=1, seats=1)
    while not match.is_over:
        match.play(match.legal()[-1])
    state = match.state.tobytes()
    for action in (0, 1, 21, 99):
        with pytest.raises(IllegalAction, match="error-match-over"):
            match.play(action)
    assert match.state.tobytes() == state
