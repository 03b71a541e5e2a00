"""A thousand actions of every game that are not offered: each is refused with a reason, and nothing changes.

What the reasons of a game say is told by its own `test_illegal_actions.py`.
"""

from __future__ import annotations

import re
from collections import Counter

import numpy as np
import pytest

from saturnalia.kernel.clauses import clauses
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.errors import IllegalAction
from saturnalia.kernel.game import LANGUAGES
from saturnalia.kernel.match import Match
from saturnalia.kernel.words import Words
from tests.games.recording import EVERY, games_with, recorder_of

TRIES = 1000
RARE = 2  # so many kinds of questions of a game may be missing in its recordings


@pytest.mark.parametrize("name", games_with("record.py"))
def test_a_thousand_illegal_actions_are_refused_with_a_reason_and_change_nothing(name: str) -> None:
    """They are tried on the way through the recorded matches, equally often at every kind of question."""
    recorder, numbers = recorder_of(name), np.random.default_rng(TRIES)
    game, questions = recorder.game, recorder.game.room("state").Decision
    spoken = [Words(language, game) for language in LANGUAGES]
    asked: Counter[int] = Counter()
    for recorded in recorder.recorded()[::EVERY]:
        match = Match(game, recorded["options"], recorded["seed"])
        for following in recorded["actions"]:
            question, legal = int(match.state.decision), match.legal()
            if asked[question] * len(questions) < 4 * TRIES:
                action = int(numbers.choice([a for a in range(-2, game.action_count + 3) if a not in legal]))
                state, played = match.state.tobytes(), list(match.played)
                with pytest.raises(IllegalAction) as refused:
                    match.play(action)
                reason = refused.value.reason
                for words in spoken:
                    said = words.say(reason.message, ["Ann"] * match.seats)
                    assert said.endswith("."), said
                    assert not re.search(rf"[{{}}]|{name}-|None(?! of)", said), said
                assert reason.clause is None or reason.clause in clauses(game)
                assert reason.clause is not None or not 0 <= action < game.action_count
                assert (match.state.tobytes(), match.played) == (state, played)
                asked[question] += 1
            match.play(following)
    assert [words.faults for words in spoken] == [{}, {}]
    if not INTERPRET:
        assert asked.total() >= TRIES
        assert len(asked) >= len(questions) - RARE, "not every kind of question was tried"


@pytest.mark.parametrize("name", games_with("record.py"))
def test_nothing_can_be_played_after_the_end(name: str) -> None:
    match = Match.read(recorder_of(name).paths()[0])
    state = match.state.tobytes()
    for action in (0, 1, match.game.action_count - 1, match.game.action_count + 99):
        with pytest.raises(IllegalAction, match="error-match-over"):
            match.play(action)
    assert match.state.tobytes() == state
