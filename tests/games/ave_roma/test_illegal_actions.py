"""A thousand actions that are not offered: each is refused with a reason, and nothing changes."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from saturnalia.kernel.clauses import clauses
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.errors import IllegalAction
from saturnalia.kernel.match import Match
from saturnalia.kernel.words import Words
from tests.games.ave_roma.positions import AVE

TRIES = 300 if INTERPRET else 1000


def test_a_thousand_illegal_actions_are_refused_with_a_reason_and_change_nothing() -> None:
    numbers = np.random.default_rng(1000)
    spoken = [Words(language, AVE) for language in ("en", "hu")]
    asked: Counter[int] = Counter()
    reasons: set[str] = set()
    tried = 0
    while tried < TRIES:
        area = ("worker_value", "any_area")[tried % 2]
        match = Match.new(AVE, seed=tried, seats=2 + tried % 4, propraetor_area=area)
        while not match.is_over and tried < TRIES:
            legal = match.legal()
            if numbers.integers(4) == 0:
                action = int(numbers.choice([a for a in range(-2, AVE.action_count + 3) if a not in legal]))
                state, played = match.state.tobytes(), list(match.played)
                with pytest.raises(IllegalAction) as refused:
                    match.play(action)
                reason = refused.value.reason
                assert all(words.say(reason.message) != reason.message.id for words in spoken)
                assert reason.clause is None or reason.clause in clauses(AVE)
                assert reason.clause is not None or not 0 <= action < AVE.action_count
                assert match.state.tobytes() == state
                assert match.played == played
                asked[int(match.state.decision)] += 1
                reasons.add(reason.message.id)
                tried += 1
            match.play(int(numbers.choice(legal)))
    assert [words.missing for words in spoken] == [set(), set()]
    assert len(asked) >= (8 if INTERPRET else 14), "not every kind of question was tried"
    assert len(reasons) >= (10 if INTERPRET else 25)


def test_nothing_can_be_played_after_the_end() -> None:
    match = Match.new(AVE, seed=1, seats=2)
    while not match.is_over:
        match.play(match.legal()[0])
    state = match.state.tobytes()
    for action in (0, 1, 12, 175):
        with pytest.raises(IllegalAction, match="error-match-over"):
            match.play(action)
    assert match.state.tobytes() == state
