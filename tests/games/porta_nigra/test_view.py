"""What people read: views of recorded games, refusals, answers and log lines with their numbers, in both languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from saturnalia.games.porta_nigra.state import ACTION_NAMES, Decision
from saturnalia.kernel.game import LANGUAGES
from saturnalia.kernel.match import Match
from saturnalia.kernel.words import Words
from tests.games.porta_nigra.positions import PORTA_NIGRA, position
from tests.games.porta_nigra.record import MATCHES

NAMES = ["Livia", "Cato", "Ovidia", "Ödön"]
TARGETS = ("target", "raise_target")
RECORDED = ["greedy-2", "mixed-4", "end-segments", "end-shared"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_code_names_has_words(language: str) -> None:
    """Ids stand in the code without the name of the game, so that `tests/test_words.py` cannot look for them."""
    words = Words(language, PORTA_NIGRA)
    sources = "".join(room.read_text("utf-8") for room in PORTA_NIGRA.folder.glob("*.py"))
    named = set(re.findall(r'\b(?:message|part)\(\s*"([a-z-]+[a-z])"', sources))
    assert "why-honor-set" in named
    assert {name for name in named if not words.has(f"porta_nigra-{name}")} == set()


SITE_REFUSALS = {
    ("en", "2 red", "basilica_a_4"): "this site takes 2 yellow bricks, and you have none, not even white ones.",
    ("en", "2 white", "basilica_a_5"): "this site takes 4 white bricks, and you have 2.",
    ("en", "2 red", "porta_nigra_3"): "this site takes at least 3 red bricks, and you have 2, white ones included.",
    ("hu", "2 red", "basilica_a_4"): "ide 2 sárga tégla kell, de neked egy sincs, fehér sem.",
    ("hu", "2 white", "basilica_a_5"): "ide 4 fehér tégla kell, de neked csak 2 van.",
    ("hu", "2 red", "basilica_a_5"): "ide 4 fehér tégla kell, de neked egy sincs.",
    ("hu", "2 red", "porta_nigra_3"): "ide legalább 3 piros tégla kell, de neked a fehérekkel együtt is csak 2 van.",
}


@pytest.mark.clause("POR-4.15", "POR-4.16", "POR-4.18")
@pytest.mark.parametrize(("language", "bricks", "site"), SITE_REFUSALS)
def test_a_site_says_which_bricks_are_missing(language: str, bricks: str, site: str) -> None:
    """Outside the Porta Nigra the number is exact, and on white sites nothing replaces white bricks."""
    table = position(decision="build_site", card="marble", bricks=[bricks])
    reason = PORTA_NIGRA.why_not(table.state, PORTA_NIGRA.action_ids[f"site:{site}"])
    text = Words(language, PORTA_NIGRA).say(reason.message, NAMES)
    assert text.split(": ")[1] == SITE_REFUSALS[language, bricks, site]
    white = next(entry for entry in table.view()["sites"] if entry["site"] == "basilica_a_5")
    assert white["mine"]["heights"][0]["white"] == 0


SPLITS = {
    ("en", 0, 0, 0): "Interim scoring: Livia – nothing (no bricks on the board).",
    ("en", 1, 0, 1): "Interim scoring: Livia – 1 point (1 brick on the board).",
    ("en", 4, 3, 1): "Interim scoring: Livia – 3 coins and 1 point (4 bricks on the board).",
    ("hu", 0, 0, 0): "Közbenső értékelés: Livia – semmi (nincs beépített téglája).",
    ("hu", 4, 4, 0): "Közbenső értékelés: Livia – 4 sestertius (4 tégláért).",
    ("hu", 4, 3, 1): "Közbenső értékelés: Livia – 3 sestertius és 1 pont (4 tégláért).",
}


@pytest.mark.parametrize(("language", "bricks", "coins", "points"), SPLITS)
def test_the_log_tells_an_interim_scoring_without_empty_parts(
    language: str, bricks: int, coins: int, points: int
) -> None:
    told = PORTA_NIGRA.tell({"event": "split_interim", "seat": 0, "bricks": bricks, "coins": coins, "points": points})
    assert told is not None
    assert Words(language, PORTA_NIGRA).say(told, NAMES) == SPLITS[language, bricks, coins, points]


@pytest.mark.parametrize("name", RECORDED)
def test_every_view_of_a_recorded_game_is_json_and_its_targets_are_actions(name: str) -> None:
    def targets(part: Any) -> Iterator[str]:
        if isinstance(part, dict):
            yield from (value for key, value in part.items() if key in TARGETS and value is not None)
            part = list(part.values())
        if isinstance(part, list):
            for inner in part:
                yield from targets(inner)

    for number, match in enumerate(Match.read(MATCHES / f"{name}.json").positions()):
        if number % 17 == 0 or match.is_over:
            for viewer in {-1, match.actor, (match.actor + 1) % match.seats}:
                view = PORTA_NIGRA.view(match.state, viewer)
                assert json.loads(json.dumps(view)) == view
                assert set(targets(view)) <= set(ACTION_NAMES)


def test_the_view_agrees_with_what_is_offered() -> None:
    """What the view calls possible is what the rules offer, in every position of a recorded game."""
    for match in Match.read(MATCHES / "greedy-3.json").positions():
        if match.is_over or match.state.decision not in (Decision.TURN_MENU, Decision.BUILD_SITE, Decision.BUY_COLOR):
            continue
        view = PORTA_NIGRA.view(match.state, match.actor)
        legal = {PORTA_NIGRA.action_name(action) for action in match.legal()}
        if match.state.decision == Decision.BUILD_SITE:
            possible = {site["target"] for site in view["sites"] if site["mine"] and site["mine"]["possible"]}
            assert possible == legal
        elif match.state.decision == Decision.BUY_COLOR:
            assert {shop["target"] for shop in view["shops"] if shop["affordable"]} == legal
        else:
            honors = {honor["target"] for honor in view["honors"]["display"] if honor["possible"]}
            bought = view["honors"]["bought"] >= view["honors"]["most"]
            assert (set() if bought else honors) == {name for name in legal if name.startswith("honor:")}
            assert {name for name in legal if name.startswith("symbol:")} <= {
                symbol["target"] for symbol in view["turn"]["symbols"] if symbol["possible"] and not symbol["used"]
            }


@pytest.mark.parametrize(
    ("symbol", "expected"),
    [("symbol:2", {"color": "red", "price": 3, "move": 1, "cost": 4, "left": 16, "token": 0})],
)
def test_an_answer_says_what_it_costs(symbol: str, expected: dict[str, Any]) -> None:
    table = position(card="foundations", builders=["amphitheatre"])
    assert PORTA_NIGRA.describe(table.state, PORTA_NIGRA.action_ids[symbol]).args == expected
    assert table.view()["turn"]["symbols"][1]["cost"] == 4
