"""Actions that are not offered: each is refused with a reason, and nothing changes."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import numpy as np
import pytest

from saturnalia.games.mare_nostrum.state import ACTION_NAMES, Decision
from saturnalia.kernel.clauses import clauses
from saturnalia.kernel.errors import IllegalAction
from saturnalia.kernel.match import Match
from saturnalia.kernel.words import Words
from tests.games.mare_nostrum.positions import FIVE, MARE, Position, new_game, position

TRIES = 1500


def test_many_illegal_actions_are_refused_with_a_reason_and_change_nothing() -> None:
    numbers = np.random.default_rng(1500)
    spoken = [Words(language, MARE) for language in ("en", "hu")]
    asked: Counter[int] = Counter()
    tried = 0
    while tried < TRIES:
        options: dict[str, Any] = {"seats": 3 + tried % 3, "setup": ("basic", "advanced")[tried % 2]}
        match = Match.new(MARE, seed=tried, **options)
        while not match.is_over and tried < TRIES:
            legal = match.legal()
            if numbers.integers(3) == 0:
                action = int(numbers.choice([a for a in range(-2, MARE.action_count + 3) if a not in legal]))
                before = match.state.tobytes()
                with pytest.raises(IllegalAction) as refused:
                    match.play(action)
                reason = refused.value.reason
                for words in spoken:
                    text = words.say(reason.message, ["Ann"] * 5)
                    assert text.endswith("."), text
                    assert not re.search(r"[{}]|mare_nostrum-|None", text), text
                assert reason.clause is None or reason.clause in clauses(MARE)
                assert match.state.tobytes() == before
                asked[int(match.state.decision)] += 1
                tried += 1
            match.play(int(numbers.choice(legal)))
    assert len(asked) > 20


def test_every_action_is_refused_in_words_at_every_kind_of_question() -> None:
    """All actions at once, wherever a random match asks something for the first time."""
    words = Words("hu", MARE)
    numbers = np.random.default_rng(9)
    met = set()
    for seed in range(4):
        match = Match.new(MARE, seed=seed, seats=3 + seed % 3)
        while not match.is_over:
            legal = match.legal()
            if int(match.state.decision) not in met:
                met.add(int(match.state.decision))
                for action in range(MARE.action_count):
                    if action not in legal:
                        reason = MARE.why_not(match.state, action)
                        assert words.say(reason.message).endswith(".")
                        assert reason.clause in clauses(MARE)
            match.play(int(numbers.choice(legal)))
    assert words.missing == set()
    assert len(met) > 30


def why(table: Position, name: str) -> tuple[str, dict[str, object]]:
    """The message of a refusal, without the name of the game."""
    reason = MARE.why_not(table.state, ACTION_NAMES.index(name))
    return reason.message.id.removeprefix("mare_nostrum-why-"), reason.message.args


def test_a_refusal_says_how_much_is_missing() -> None:
    table = position(hands={"greece": {"tax": 2, "wine": 1}}).construct("greece")
    assert why(table, "build:market") == ("cannot-pay", {"price": 6, "taxes": 2, "kinds": 1, "missing": 4})
    assert why(table, "acquire:pyramids")[1]["missing"] == 10


def test_a_refusal_says_that_nothing_is_left_or_the_limit_is_reached() -> None:
    table = position(hands={"greece": {"tax": 9}}, tokens=[0, 8, 8, 4], fortresses={"athens": 1}).construct("greece")
    assert why(table, "build:caravan") == ("none-left", {"what": "caravan"})
    assert why(table, "build:fortress")[0] == "no-place"
    table.play("build:legion")
    assert why(table, "province:dacia") == ("not-own", {"place": "dacia"})


@pytest.mark.parametrize(
    ("item", "province", "reason"),
    [
        ("city", "macedonia", "no-city-site"),
        ("market", "illyria", "war"),
        ("temple", "athens", "full"),
        ("trireme", "armenia", "no-coast"),
        ("legion", "illyria", "war"),
        ("influence", "rome", "home-marker"),
        ("influence", "athens", "own-already"),
        ("influence", "armenia", "own-already"),
        ("influence", "syria", "owned-by"),
        ("influence", "numidia", "influence-not-adjacent"),
        ("influence", "dacia", "foreign-legion"),
    ],
)
def test_a_wrong_place_is_refused_with_its_rule(item: str, province: str, reason: str) -> None:
    table = position(
        sides=FIVE, own={"greece": ["macedonia", "illyria", "armenia"], "babylon": ["syria"]},
        buildings={"athens": ["temple"]}, legions={"illyria": {"rome": 1}, "dacia": {"rome": 1}},
        hands={"greece": {"tax": 9}},
    ).construct("greece").play(f"build:{item}")  # fmt: skip
    assert why(table, f"province:{province}")[0] == reason


def test_what_nobody_can_do_now_is_refused_with_its_rule() -> None:
    table = position(legions={"athens": {"greece": 1}}).land_step("greece")
    assert [why(table, verb)[0] for verb in ("land_battle", "assign")] == ["no-battle", "no-assign"]
    battle = position(own={"babylon": ["dacia"]}, legions={"dacia": {"greece": 1, "babylon": 1}}).land_step("greece")
    battle.dice(1, 1).play("land_battle", "province:dacia", "side:babylon", "number:1")
    assert battle.is_over or battle.decision != "land_step" or why(battle, "move_legions")[0] == "no-legion"
    poor = position(hands={"greece": {"tax": 3, "wine": 1}}).construct("greece").play("build:legion", "province:athens")
    assert why(poor, "pay_goods") == ("pay-way", {"price": 3, "taxes": 3, "kinds": 1})


def test_the_advanced_set_up_says_how_many_points_are_missing_and_what_comes_later() -> None:
    table = new_game(seats=3, sides=("greece", "babylon", "carthage"), setup="advanced")
    assert why(table, "acquire:ulysses")[0] == "figure-later"
    while table.state.points >= 9:
        table.play("build:fortress" if "build:fortress" in table.legal() else "build:legion", "province:athens")
    reason, args = why(table, "acquire:pericles")
    assert (reason, args["price"], args["missing"]) == ("points", 9, 9 - int(table.state.points))


def test_questions_know_where_they_are_asked() -> None:
    from saturnalia.games.mare_nostrum.why_not import WHERE_ASKED

    assert set(WHERE_ASKED) == set(Decision)
    assert set(WHERE_ASKED.values()) <= set(clauses(MARE))
