"""What people read: views, tables, questions, answers, log and score sheet of recorded games, in both languages."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from saturnalia.games.porta_nigra.state import ACTION_NAMES, EVENTS, Decision
from saturnalia.kernel.game import LANGUAGES
from saturnalia.kernel.match import Match
from saturnalia.kernel.message import Message
from saturnalia.kernel.words import Words
from tests.games.porta_nigra.positions import PORTA_NIGRA, position
from tests.games.porta_nigra.record import MATCHES

NAMES = ["Livia", "Cato", "Ovidia", "Ödön"]
TARGETS = ("target", "raise_target")
RECORDED = ["greedy-2", "mixed-4", "end-segments", "end-shared"]


def sentences(match: Match) -> Iterator[Message]:
    """Everything that is said about a position."""
    for viewer in {-1, match.actor, (match.actor + 1) % match.seats}:
        for table in PORTA_NIGRA.tables(match.state, viewer):
            yield table.title
            yield from table.columns
            yield from (cell for row in table.rows for cell in row if isinstance(cell, Message))
        for event in PORTA_NIGRA.journal(match.state, viewer):
            told = PORTA_NIGRA.tell(event)
            if told is not None:
                yield told
    if match.is_over:
        yield PORTA_NIGRA.outcome(match.state)
        yield from (row.title for row in PORTA_NIGRA.score_sheet(match.state))
        return
    yield PORTA_NIGRA.prompt(match.state)
    yield from (PORTA_NIGRA.describe(match.state, action) for action in match.legal())


@cache
def everything_said() -> dict[str, Message]:
    """Every different message of the recorded games."""
    said = {}
    for name in RECORDED:
        for number, match in enumerate(Match.read(MATCHES / f"{name}.json").positions()):
            if number % 9 == 0 or match.is_over:
                for message in sentences(match):
                    said[json.dumps(message.to_json())] = message
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_in_recorded_games_comes_out_whole(language: str) -> None:
    words = Words(language, PORTA_NIGRA)
    for message in everything_said().values():
        text = words.say(message, NAMES)
        assert words.missing == set(), message
        assert not re.search(r"[{}]|porta_nigra-|None|  | [.,;:)]|\( ", text), text
        ends = message.id.startswith(("porta_nigra-ask-", "porta_nigra-log-", "porta_nigra-outcome-"))
        if ends or message.id.startswith("porta_nigra-do-"):
            assert text.endswith(".") == ends, text


def messages(language: str) -> dict[str, ftl.Message]:
    """The messages of the game's own file."""
    body = parse(PORTA_NIGRA.text(f"words.{language}.ftl")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def test_both_languages_have_the_same_sentences_apart_from_articles() -> None:
    assert set(messages("hu")) - set(messages("en")) == {"porta_nigra-building-the"}
    assert set(messages("en")) - set(messages("hu")) == {"porta_nigra-bricks-had"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_answer_refusal_event_and_option_has_words(language: str) -> None:
    rooms = ("view", "tables", "speech", "why_not")
    sources = "".join((PORTA_NIGRA.folder / f"{room}.py").read_text("utf-8") for room in rooms)
    expected = {f"porta_nigra-{name}" for name in re.findall(r'(?:message|part)\(\s*"([a-z-]+[a-z])"', sources)}
    expected |= {f"porta_nigra-ask-{decision.name.lower().replace('_', '-')}" for decision in Decision}
    unsaid = {"scored_majority"}
    expected |= {f"porta_nigra-log-{e.name.replace('_', '-')}" for e in EVENTS.values() if e.name not in unsaid}
    for option in PORTA_NIGRA.options:
        expected |= {f"porta_nigra-option-{option.name}", f"porta_nigra-option-{option.name}-about"}
        expected |= {f"porta_nigra-option-{option.name}-{value}" for value in option.values}
    expected |= {f"porta_nigra-{name}" for name in ("title", "tagline", "about", "honor-about", "reward-about")}
    assert expected - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_and_honor_cards_are_whole_sentences_whatever_their_numbers(language: str) -> None:
    words = Words(language, PORTA_NIGRA)
    site = {"building": "basilica", "row": "a", "position": 4, "color": "yellow", "bricks": 2, "points": 9}
    others = {"honor": "acclaim", "card": "marble", "seat": 1, "symbols": [], "torches": 2, "kind": "instant"}
    for name in messages(language):
        if name.startswith("porta_nigra-why-"):
            for number, missing in itertools.product((0, 1, 2, 5), (1, 2)):
                counts = dict.fromkeys(("coins", "have", "move", "price", "most", "units", "discard", "height"), number)
                text = words.say(Message(name, {**site, **others, **counts, "missing": missing}), NAMES)
                assert words.missing == set(), name
                assert text.endswith("."), text
                assert not re.search(r"[{}]|  | [.,;:)]", text), text
    for honor in position(honors=["final_30", "final_42", "raise_gate", "recruits", "substitute_basilica"]).view()[
        "honors"
    ]["display"]:
        text = words.say(Message("porta_nigra-honor-about", honor))
        assert words.missing == set()
        assert text.endswith("."), text
    for building in position().view()["buildings"]:
        about = Message("porta_nigra-reward-about", {"building": building["building"], **building["reward"]})
        assert words.say(about).endswith(".")
        assert words.missing == set()


SITE_REFUSALS = {
    ("en", "2 red", "basilica_a_4"): "this site asks for 2 yellow bricks, and with white ones you have 0.",
    ("en", "2 white", "basilica_a_5"): "this site asks for 4 white bricks, and you have 2.",
    ("en", "2 red", "porta_nigra_3"): "this site asks for at least 3 red bricks, and with white ones you have 2.",
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
    ("en", 0, 0, 0): "Livia had no brick on the board and received nothing.",
    ("en", 1, 0, 1): "Livia had 1 brick on the board and received 1 point.",
    ("en", 4, 3, 1): "Livia had 4 bricks on the board and received 3 coins and 1 point.",
    ("hu", 0, 0, 0): "Livia eddig egyetlen téglát sem épített be, így nem kapott semmit.",
    ("hu", 4, 4, 0): "Livia eddig 4 téglát épített be: 4 sestertiust kapott.",
    ("hu", 4, 3, 1): "Livia eddig 4 téglát épített be: 3 sestertiust és 1 pontot kapott.",
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
