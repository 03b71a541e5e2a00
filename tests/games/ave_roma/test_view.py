"""What people see: previews, what is missing, tolls, log lines and words."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from saturnalia.games.ave_roma.why_not import FIRST
from saturnalia.kernel.game import LANGUAGES
from saturnalia.kernel.message import Message
from saturnalia.kernel.words import Words
from tests.games.ave_roma.positions import AVE, Position, position


def place(view: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in view["places"] if entry["id"] == name)
    return found


def test_every_place_says_what_each_value_would_give() -> None:
    table = position(
        areas={1: "area_03", 2: "area_07", 3: None}, upper=[2], stock=[{"stone": 3}], active=[["crassus"]], denarii=3
    )
    shown = table.view(0)
    money = place(shown, "quaestor")
    assert [entry["denarii"] for entry in money["values"]] == [2, 4, 6, 8, 10]
    assert money["bonuses"] == [{"patron": "crassus", "effect": "denarii", "amount": 2}]
    aedilis = place(shown, "aedilis")["values"]
    assert aedilis[0]["gains"] == [
        {"resource": "wood", "stored": True}, {"resource": "stone", "stored": False},
        {"resource": "cattle", "stored": True}, {"resource": "grain", "stored": True},
    ]  # fmt: skip
    assert [(entry["pays"], entry["card"]) for entry in aedilis[:3]] == [(0, "up"), (2, "taken"), (2, None)]
    mercator = place(shown, "mercator")["values"][0]
    assert (mercator["sale_value"], mercator["buys"]) == (6, {"wood": 1, "stone": 2, "cattle": 3, "grain": 2})
    propraetor = place(shown, "propraetor")["values"][1]
    assert [gain["resource"] for gain in propraetor["upper"]] == ["wood", "stone"]
    roma = place(shown, "roma")["values"]
    assert [(entry["to"], entry["pays"], entry["icons"]) for entry in roma[:3]] == [(1, 1, 0), (2, 1, 0), (3, 3, 1)]
    assert [entry["legal"] for entry in roma] == [True, True, True, False, False]


def test_legal_in_a_preview_is_what_would_be_offered() -> None:
    table = position(
        areas={2: "area_07"}, upper=[2], denarii=1, standing={"mercator": [5, 5]}, workers=[[1, 2, 3, 4], []]
    )
    for value in (1, 2, 3, 4):
        offered = table_at(table, value)
        for entry in table.view(0)["places"][:5]:
            assert entry["values"][value - 1]["legal"] == (entry["target"] in offered)
        slots = [slot for row in table.view(0)["rows"] for slot in row["slots"]]
        assert [slot["target"] for slot in slots if value in slot["legal_values"]] == [
            name for name in offered if ":" in name
        ]


def table_at(table: Any, value: int) -> list[str]:
    """What is offered once a worker is picked up."""
    copy = Position(AVE.state.copy(table.state))
    return copy.play(f"worker:{value}").legal()


def test_the_track_shows_the_tolls_for_the_viewer() -> None:
    table = position(seats=3, roma=[2, 3, 6])
    tolls = {viewer: [space["toll"] for space in table.view(viewer)["roma"]["spaces"]] for viewer in (0, 1)}
    assert (tolls[0][3], tolls[1][3]) == (0, 2)
    assert tolls[0][6] == tolls[1][6] == 0
    assert table.view(-1)["roma"]["spaces"][3]["toll"] is None


def test_areas_show_surcharge_cubes_and_points() -> None:
    table = position(upper=[2], areas={3: None}, influence={2: [3, 1]}, prestige={2: 4}, owned=[["templum_plan"]])
    shown = table.view(0)["areas"]
    assert [area["surcharge"] for area in shown] == [0, 2, 2, 0, 0]
    assert [area["position"] for area in shown] == ["lower", "upper", "empty", "lower", "lower"]
    assert (shown[1]["cubes"], shown[1]["points"], shown[1]["points_by_rank"]) == ([3, 1], [6, 3], [6, 3, 0])
    assert [area["reach"] for area in shown] == [2, 5, 2, 2, 2]
    assert table.view(-1)["areas"][0]["reach"] is None


def test_every_target_in_a_view_is_the_name_of_an_action() -> None:
    shown = position(seats=5, active=[["crassus"]], owned=[["insula_plan", "gladius_1"]]).view(0)

    def targets(part: Any) -> list[str]:
        if isinstance(part, dict):
            own = [value for key, value in part.items() if key in ("target", "recruit", "sell", "buy", "take")]
            return [name for name in own if isinstance(name, str)] + [
                n for value in part.values() for n in targets(value)
            ]
        return [name for value in part for name in targets(value)] if isinstance(part, list) else []

    found = set(targets(shown))
    assert len(found) > 60
    assert found <= set(AVE.action_ids)
    assert json.loads(json.dumps(shown)) == shown


def test_the_worker_in_hand_is_shown() -> None:
    table = position(workers=[[2], []], training=[4, 0])
    assert table.view(0)["worker"] is None
    table.play("trained_as:1")
    assert table.view(1)["worker"] == {"value": 1, "how": "trained", "place": None, "target": None}
    table.play("mercator")
    assert table.view(1)["worker"]["place"] == "mercator"
    assert table.view(0)["question"] == {"left": 4}


def test_the_view_says_what_a_question_is_about() -> None:
    sells = position(areas={3: "area_29"}, upper=[3], stock=[{"wood": 2}]).play("worker:3", "mercator")
    assert sells.view(0)["question"] == {"surcharge": 2, "value": 2}
    turns = position(areas={2: "area_03"}, owned=[["templum_plan", "insula_plan"]], influence={2: [0, 2]})
    turns.play("worker:2", "propraetor", "half:upper", "use_cards")
    assert turns.view(0)["question"] == {"area": "gallia", "influence": 0, "space": None}
    turns.play("rotate:templum_plan")
    assert turns.view(0)["question"] == {"area": "gallia", "influence": 2, "space": 3}
    colour = position(active=[["lucullus"]]).play("worker:1", "quaestor")
    assert colour.view(0)["question"] == {"colour": "green"}
    patron = position(rows={"senatus:5": "cicero"}, active=[["crassus"]], stock=[{"grain": 1, "wine": 2}])
    assert patron.play("worker:5", "senatus:5").view(0)["question"]["patron"]["id"] == "cicero"
    recruits = position(phase="recruiting", workers=[[1, 2, 3, 4], [1, 2, 3]], standing={"roma": [4, 5, 5]})
    assert recruits.play("recruit:roma").view(0)["question"] == {"place": "roma"}


# ---------------------------------------------------------------- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    source = (AVE.folder / "why_not.py").read_text(encoding="utf-8")
    names = [*re.findall(r'_why\("([a-z-]+)"', source), *(f"{name}-first" for name, _ in FIRST.values())]
    assert len(names) > 40
    words = Words(language, AVE)
    assert [name for name in names if not words.has(f"ave_roma-why-{name}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_says_that_card_values_are_reconstructed(language: str) -> None:
    words = Words(language, AVE)
    word = {"en": "community reconstruction", "hu": "közösségi rekonstrukció"}[language]
    assert word in words.say(AVE.tables(position().state, 0)[0].title)
    assert word in words.say(Message("ave_roma-reconstructed", {"percent": 90}))
    assert word in words.say(Message("ave_roma-about"))


def test_a_refusal_says_how_much_is_missing() -> None:
    words = Words("en", AVE)

    def why(table: Any, name: str) -> str:
        assert name not in table.legal()
        reason = AVE.why_not(table.state, AVE.action_ids[name])
        return words.say(reason.message)

    table = position(roma=[2, 10], denarii=1, rows={"aedificator:5": "insula_plan"}, areas={4: None}).play("worker:4")
    assert why(table, "roma").startswith("You need 5 more denarii")
    assert why(table, "aedilis").startswith("You need 1 more denarius")
    assert why(table, "mercator").endswith("all your resources would bring 0.")
    assert why(table, "aedificator:5") == "You cannot pay for Insula: you still need 2 wood and 1 stone."
    assert why(table, "aedificator:1").startswith("Slot 1 takes only a worker of value 1")
