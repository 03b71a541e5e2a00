"""What people read: views, previews, tables, questions, answers, log and score sheet, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from saturnalia.games.minerva.state import ACTION_NAMES, Decision
from saturnalia.kernel.game import LANGUAGES
from saturnalia.kernel.match import Match
from saturnalia.kernel.message import Message, told_together
from saturnalia.kernel.words import Words
from tests.games.minerva.positions import MINERVA, Position, activate, at, cell_of, line, new_game, position
from tests.games.minerva.record import MATCHES

NAMES = ["Livia", "Cato", "Ovidia", "Ödön"]
RECORDED = ["seats-1", "greedy-2", "busy-3", "seats-4", "end-order", "end-temples", "end-tiles", "busy-2"]


# ---------------------------------------------------------------- previews


def test_a_line_is_previewed_with_all_it_gives() -> None:
    city = line("market", "theatre", "garden", "stable", "barracks", "farm", start=1)
    table = position(seats=4, cities=[city], resources=[{"wheat": 5}]).play("residence", at(0, 7))
    left = table.view()["directions"][2]
    assert left["cells"] == [cell_of(0, column) for column in range(6, -1, -1)]
    assert left["resources"] == {"wheat": 1, "wood": 0, "stone": 0, "ore": 0}
    assert left["denarii"] == 1 + 6, "one wheat too many, and six at the market"
    assert (left["glory"], left["most_glory"]) == (2, 6)
    assert (left["points"], left["gardens"]) == ({"theatre": 2, "art": 0, "science": 0}, 1)
    assert left["choices"] == 1
    assert left["culture_tiles"] == [{"culture": "theatre", "symbols": 1, "vp": 2}]
    assert [entry["tiles"] for entry in table.view()["directions"]] == [0, 0, 7, 0]


def test_a_preview_pairs_different_tokens_always_from_the_two_largest_stocks() -> None:
    for resources, pairs in (
        ({"wheat": 4, "wood": 3, "stone": 1}, 4),
        ({"wheat": 4, "wood": 1}, 1),
        ({"ore": 2}, 0),
    ):
        table = position(seats=4, cities=[line("colosseum", start=1)], resources=[resources]).play(
            "residence", at(0, 2)
        )
        assert table.view()["directions"][2]["most_glory"] == 2 * pairs


@pytest.mark.parametrize("name", ["greedy-2", "greedy-4", "end-consul", "busy-1"])
def test_previews_come_true_where_nothing_is_left_to_choose(name: str) -> None:
    """Whatever a preview calls sure is what the line then gives."""
    tried = 0
    for match in Match.read(MATCHES / f"{name}.json").positions():
        if match.is_over or match.state.decision != Decision.DIRECTION:
            continue
        seat, before = match.actor, MINERVA.view(match.state, 0)["seats"][match.actor]
        for number, preview in enumerate(MINERVA.view(match.state, 0)["directions"]):
            if preview["choices"] or preview["gardens"] or preview["most_glory"]:
                continue
            after = MINERVA.state.copy(match.state)
            MINERVA.compiled.step(after, MINERVA.action_ids[preview["target"]])
            seen = MINERVA.view(after, 0)["seats"][seat]
            gained = {name: seen["resources"][name] - before["resources"][name] for name in seen["resources"]}
            assert gained == preview["resources"], number
            told = [event for event in MINERVA.journal(after, 0) if event["event"] == "passed_again"]
            income = sum(event["denarii"] for event in told if event["seat"] == seat)
            assert seen["denarii"] - before["denarii"] - income == preview["denarii"]
            assert seen["glory"] - before["glory"] == preview["glory"]
            won = len(seen["culture_tiles"]) - len(before["culture_tiles"])
            assert won == len(preview["culture_tiles"])
            tried += 1
    assert tried > 10


def test_cells_are_previewed_with_what_temples_gain_and_lines_give() -> None:
    city = {(0, 1): "temple_adj_residence", (0, 2): "mine"}
    table = position(cities=[city]).play("residence")
    cells = {cell["cell"]: cell for cell in table.view()["cells"]}
    assert cells[cell_of(1, 1)]["temples"] == 2
    assert cells[cell_of(0, 3)]["temples"] == 0
    assert [entry["tiles"] for entry in cells[cell_of(0, 3)]["lines"]] == [0, 0, 2, 0]
    table = position(cities=[city], temples=["temple_adj_temple"], denarii=20).play("tile:temple_adj_temple")
    cells = {cell["cell"]: cell for cell in table.view()["cells"]}
    assert (cells[cell_of(1, 1)]["temples"], cells[cell_of(1, 1)]["lines"]) == (3, [])
    helped = position(cities=[{(0, 1): "residence"}], assistants=1).play("assistant").view()["cells"]
    assert [(cell["cell"], cell["temples"], len(cell["lines"])) for cell in helped] == [(cell_of(0, 1), 0, 4)]
    moving = position(
        cities=[{(0, 1): "temple_adj_production", (1, 0): "mine"}], display=["aqueduct"], resources=[{"stone": 1}]
    ).play("tile:aqueduct", at(1, 1), at(1, 0))
    gains = {cell["cell"]: cell["temples"] for cell in moving.view()["cells"]}
    assert (gains[cell_of(2, 1)], gains[cell_of(-1, 1)]) == (-2, 0)


def test_the_race_for_glory_and_the_next_order_tile_are_shown() -> None:
    view = position(seats=3, glory=[2, 0, 3], order=[1]).view()
    assert [(entry["rank"], entry["vp"]) for entry in view["race"]] == [(2, 4), (None, 0), (1, 6)]
    assert (view["next_order"]["number"], view["next_order"]["vp"]) == (2, 0)
    assert position(order=[1, 2]).view()["next_order"] is None


def test_a_tile_in_hand_and_the_effect_under_way_are_shown() -> None:
    table = position(display=["mine"], denarii=9).play("tile:mine")
    assert table.view()["building"]["tile"] == "mine"
    assert activate("garden").view()["effect_tile"]["tile"] == "garden"
    assert new_game().view()["building"] is None


def test_a_direction_whose_facilities_give_nothing_now_is_told_from_an_empty_one() -> None:
    table = position(cities=[{(0, 1): "residence", (0, 2): "stable"}]).play("residence", at(0, 3))
    said = [MINERVA.describe(table.state, ACTION_NAMES.index(f"direction:{way}")) for way in ("left", "up")]
    assert [(message.id, message.args.get("count")) for message in said] == [
        ("minerva-line-idle", 1),
        ("minerva-line-nothing", None),
    ]


def test_the_question_of_a_turn_names_only_what_is_possible() -> None:
    def asked(**given: Any) -> tuple[str, Any]:
        question = MINERVA.prompt(position(**given).state)
        return question.id.removeprefix("minerva-ask-"), question.args.get("deeds")

    assert asked(denarii=0) == ("main", "residence")
    assert asked(denarii=0, display=["quarry"]) == ("main", "tile-residence")
    helped = {"cities": [{(0, 1): "residence"}], "assistants": [1, 0]}
    assert asked(denarii=0, **helped) == ("main", "residence-assistant")
    assert asked(denarii=0, order=[0, 1], **helped) == ("main-pass", None)
    assert asked(denarii=0, order=[0, 1], resources=[{"ore": 1}]) == ("main-sell", None)


def test_a_price_is_refused_and_a_cell_described_by_what_there_is() -> None:
    def fee(**given: Any) -> Any:
        table = position(display=["market"], denarii=0, **given)
        return MINERVA.why_not(table.state, ACTION_NAMES.index("tile:market")).message.args["fee"]

    assert (fee(), fee(order=[0, 1])) == (0, 1)
    table = position(cities=[{(0, 1): "temple_adj_production"}], display=["quarry"]).play("tile:quarry")
    said = [MINERVA.describe(table.state, ACTION_NAMES.index(at(*cell))) for cell in ((0, -1), (1, 1))]
    assert [message.id for message in said] == ["minerva-do-cell", "minerva-do-cell-temples"]


@pytest.mark.clause("MIN-6.2", "MIN-7.2")
def test_a_cell_is_named_in_the_sentence_that_says_what_it_would_bring() -> None:
    table = position(cities=[{(0, 1): "forest"}]).play("residence")
    said = MINERVA.describe(table.state, ACTION_NAMES.index(at(0, 2)))
    assert Words("en", MINERVA).say(said) == "Put it at K9 – left: 1 wood and 1 resource of your choice"
    assert Words("hu", MINERVA).say(said) == "A K9 mezőre teszem – balra: 1 fa és 1 választható nyersanyag"
    table = position(cities=[{(1, 0): "residence"}], assistants=[1, 0]).play("assistant")
    said = MINERVA.describe(table.state, ACTION_NAMES.index(at(1, 0)))
    assert Words("hu", MINERVA).say(said).startswith("Az I10 mező lakóházára teszem")


# ---------------------------------------------------------------- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_and_every_refusal_has_words(language: str) -> None:
    words = Words(language, MINERVA)
    expected = {tile[key]["id"] for tile in MINERVA.room("shown")._TILE_VIEWS.values() for key in ("about", "brief")}
    reasons = (MINERVA.folder / "why_not.py").read_text(encoding="utf-8")
    expected |= {f"minerva-why-{name}" for name in re.findall(r'reason\("([a-z-]+)"', reasons)}
    assert {name for name in expected if not words.has(name)} == set()


def test_the_terminal_shows_a_city_as_a_grid() -> None:
    table = position(cities=[{(0, 1): "helped", (1, 0): "temple_adj_residence"}])
    grid = MINERVA.tables(table.state, 0)[3]
    said = [
        [Words("en", MINERVA).say(cell) if isinstance(cell, Message) else str(cell) for cell in row]
        for row in grid.rows
    ]
    assert said[1] == ["9", "·", "Fountain", "Residence with assistant", "·"]
    assert said[2] == ["10", "·", "Temple: 2", "·", "·"]


# ---------------------------------------------------------------- the log


def lines_of(table: Position, language: str = "en") -> list[str]:
    """What the log says after the last action."""
    words = Words(language, MINERVA)
    journal = MINERVA.journal(table.state, 0)
    return [words.say(line, ["Livia", "Cato", "Nero"]) for line in MINERVA.narrate(journal)]


def test_the_log_names_what_was_paid_for_a_tile_and_the_fee_in_one_sentence() -> None:
    table = position(
        display=["library"], order=[0, 1], active=0, denarii=9, resources=[{"wheat": 1, "stone": 0}, {}]
    ).play("tile:library")
    assert lines_of(table) == ["Livia paid 1 wheat, 3 denarii and a fee of 1 denarius for the library."]


def test_new_tiles_are_told_in_one_sentence_and_equal_ones_once() -> None:
    table = position(deck=["mine", "farm", "mine"], denarii=0).play("stop", "stop")
    assert "New tiles on display: 2 × mine and farm." in lines_of(table)
    assert "Új lapkák a kínálatban: 2 bánya és tanya." in lines_of(table, "hu")


def test_the_award_of_glory_tells_everybody_in_order_and_what_broke_a_tie() -> None:
    table = position(seats=3, glory=[2, 3, 2], active=2, round_number=6).play("stop", "stop", "stop")
    assert lines_of(table)[1] == (
        "Glory tiles of this round: Cato with 3 glory (8 VP), Nero with 2 glory (5 VP) "
        "and Livia with 2 glory (3 VP); the lower order tile broke the tie."
    )


def test_what_activated_tiles_give_is_one_sentence() -> None:
    table = position(cities=[{(0, 1): "wheat_field", (0, 2): "quarry"}, {}]).play(
        "residence", at(0, 3), "direction:left"
    )
    assert lines_of(table)[0] == "Livia activated 3 facilities and received 1 stone (quarry) and 1 wheat (wheat field)."


def test_what_one_action_after_the_other_pays_builds_and_brings_is_told_together() -> None:
    """A tile is paid when it is chosen and built when its cell is; an activation asks for resources on its way."""
    lines: list[tuple[int, Message]] = []
    table = position(display=["library"], denarii=9, resources=[{"wheat": 1}, {}], cities=[{(0, 1): "wheat_field"}, {}])
    for name in ("tile:library", at(0, 2)):
        lines += told(table.play(name))
    table = position(cities=[{(0, 1): "wheat_field"}, {}])
    for name in ("residence", at(0, 2), "direction:left", "take:ore"):
        lines += told(table.play(name))
    table = position(resources=[{"wheat": 2, "ore": 1}, {}])
    for name in ("sell:wheat", "sell:ore", "sell:wheat"):
        lines += told(table.play(name))
    words = Words("en", MINERVA)
    assert [words.say(line, ["Livia", "Cato"]) for _, line in told_together(lines)] == [
        "Livia built a library at K9 for 1 wheat and 3 denarii.",
        (
            "Livia built a residence at K9, activated 2 facilities "
            "and received 1 wheat (wheat field) and 1 ore (fountain)."
        ),
        "Livia sold 2 wheat and 1 ore for 3 denarii.",
    ]


def test_what_an_activated_tile_gave_nothing_of_is_not_told() -> None:
    """A market pays for wheat; without any it gives nothing."""
    table = position(cities=[{(0, 1): "market"}, {}])
    lines = [line for name in ("residence", at(0, 2), "direction:left", "take:ore") for line in told(table.play(name))]
    assert said(lines) == "Livia built a residence at K9, activated 2 facilities and received 1 ore (fountain)."


def test_an_assistant_and_a_fee_are_told_with_the_activation_too() -> None:
    city = {(0, 1): "wheat_field", (0, 2): "residence"}
    paid = position(cities=[{(0, 1): "wheat_field"}, {}], order=[0, 1], active=0, denarii=2)
    lines = [line for name in ("residence", at(0, 2), "direction:left", "take:ore") for line in told(paid.play(name))]
    assert said(lines[:-1]) == (
        "Livia built a residence at K9 for a fee of 1 denarius, activated 2 facilities "
        "and received 1 wheat (wheat field) and 1 ore (fountain)."
    )
    placed = position(cities=[city, {}], order=[0, 1], active=0, denarii=2, assistants=1)
    lines = [line for name in ("assistant", at(0, 2), "direction:up") for line in told(placed.play(name))]
    assert said(lines[:-1], "hu") == (
        "Livia 1 dénár akciódíjért lehelyezett egy segédet a K9 mező lakóházára, "
        "és olyan irányt választott, ahol nincs aktiválható létesítmény."
    )


def said(lines: list[tuple[int, Message]], language: str = "en") -> str:
    """The one sentence that several lines make."""
    ((_, line),) = told_together(lines)
    return Words(language, MINERVA).say(line, ["Livia", "Cato"])


def told(table: Position) -> list[tuple[int, Message]]:
    """The lines about the last action of the first seat, without what the next turn brings."""
    return [(0, line) for line in MINERVA.narrate(MINERVA.journal(table.state, 0))]


def test_hungarian_chooses_the_article_of_a_cell_and_of_an_order_tile() -> None:
    built = position(cities=[{}, {}]).play("residence", at(0, 1))
    assert lines_of(built, "hu")[0] == "Livia lakóházat épített a J9 mezőre."
    beside = position(cities=[{}, {}]).play("residence", at(-1, 0))
    assert lines_of(beside, "hu")[0] == "Livia lakóházat épített az I8 mezőre."
    assert lines_of(position().play("stop"), "hu")[0] == "Livia passzolt, és elvette az 1. sorrendlapkát."
