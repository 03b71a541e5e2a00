"""What people read: views, previews, tables, questions, answers, log and score sheet, in both languages."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from saturnalia.games.minerva.state import ACTION_NAMES, Decision
from saturnalia.kernel.game import LANGUAGES
from saturnalia.kernel.match import Match
from saturnalia.kernel.message import Message
from saturnalia.kernel.words import Words
from tests.games.minerva.positions import MINERVA, activate, at, cell_of, line, new_game, position
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


# ---------------------------------------------------------------- words


def sentences(match: Match) -> Iterator[Message]:
    """Everything that is said about a position."""
    for viewer in {-1, match.actor}:
        for table in MINERVA.tables(match.state, viewer):
            yield table.title
            yield from table.columns
            yield from (cell for row in table.rows for cell in row if isinstance(cell, Message))
        for event in MINERVA.journal(match.state, viewer):
            told = MINERVA.tell(event)
            if told is not None:
                yield told
    if match.is_over:
        yield MINERVA.outcome(match.state)
        yield from (row.title for row in MINERVA.score_sheet(match.state))
        return
    yield MINERVA.prompt(match.state)
    yield from (MINERVA.describe(match.state, action) for action in match.legal())


@pytest.mark.parametrize("name", RECORDED)
def test_everything_said_in_a_recorded_game_has_words_in_both_languages(name: str) -> None:
    spoken = [Words(language, MINERVA) for language in LANGUAGES]
    said = {}
    for number, match in enumerate(Match.read(MATCHES / f"{name}.json").positions()):
        if number % 5 == 0 or match.is_over:
            for message in sentences(match):
                said[json.dumps(message.to_json())] = message
    for message in said.values():
        for words in spoken:
            text = words.say(message, NAMES)
            assert not re.search(r"[{}]|\bminerva-|None|  | [.,;:)]|\( ", text), (message, text)
    assert [words.missing for words in spoken] == [set(), set()]


class Variables(Visitor):
    """Collects the arguments and inner messages of an entry."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.inner: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.inner.add(node.id.name)


def messages(language: str) -> dict[str, Variables]:
    """The messages of the game's own file with what they refer to."""
    found = {}
    body = parse(MINERVA.text(f"words.{language}.ftl")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    for entry in body:
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def arguments(found: dict[str, Variables], name: str) -> set[str]:
    """The arguments that a message needs, those of the messages inside it included."""
    return found[name].names.union(*(arguments(found, inner) for inner in found[name].inner))


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, hungarian = messages("en"), messages("hu")
    assert english.keys() == hungarian.keys()
    for name in english:
        assert arguments(english, name) == arguments(hungarian, name), name


def test_every_question_event_option_and_effect_has_words() -> None:
    state, view = MINERVA.room("state"), (MINERVA.folder / "view.py").read_text(encoding="utf-8")
    expected = set(re.findall(r'"(minerva-[a-z-]+[a-z])"', view))
    expected |= {f"minerva-ask-{decision.name.lower().replace('_', '-')}" for decision in state.Decision}
    expected |= {f"minerva-log-{event.name.replace('_', '-')}" for event in state.EVENTS.values()}
    for option in MINERVA.options:
        expected |= {f"minerva-option-{option.name}", f"minerva-option-{option.name}-about"}
        expected |= {f"minerva-option-{option.name}-{value}" for value in option.values}
    tiles = MINERVA.room("view")._TILE_VIEWS.values()
    expected |= {tile[key]["id"] for tile in tiles for key in ("about", "brief")}
    expected |= {"minerva-title", "minerva-tagline", "minerva-about"}
    reasons = (MINERVA.folder / "why_not.py").read_text(encoding="utf-8")
    expected |= {f"minerva-why-{name}" for name in re.findall(r'reason\("([a-z-]+)"', reasons)}
    assert expected - messages("en").keys() == set()


VALUES: dict[str, list[Any]] = {
    "seat": [0, 3],
    "tile": ["market", "colosseum", "temple"],
    "area": ["adjacent8", "lines4", "stock"],
    "subject": ["production", "variety", "ore"],
    "resource": ["wheat", "wood", "stone", "ore"],
    "culture": ["theatre", "art", "science"],
    "direction": ["up", "down", "left", "right"],
    "category": ["production", "none"],
    "cell": ["I9"],
    "source": ["I9"],
    "target": ["J9"],
    "letter": ["I"],
    "deeds": ["tile", "residence-assistant", "tile-residence-assistant"],
    "title": ["augustus", "immune", "civilian"],
}
LISTS = ("price", "paid", "parts", "gains", "kinds", "yields", "lines", "tiles", "name")
ONE = [{"id": "minerva-amount", "args": {"resource": "wood", "count": 2}}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_comes_out_whole_whatever_its_arguments(language: str) -> None:
    words, found = Words(language, MINERVA), messages(language)
    for name in found:
        needed = sorted(arguments(found, name))
        lists = [key for key in LISTS if key in needed and not (key == "price" and name != "minerva-do-main-tile")]
        values = {**VALUES, **{key: [ONE] for key in lists}}
        for chosen in itertools.islice(itertools.product(*(values.get(key, [0, 1, 2, 5]) for key in needed)), 200):
            text = words.say(Message(name, dict(zip(needed, chosen, strict=True))), NAMES)
            assert not words.missing, (name, chosen)
            assert text == text.strip()
            assert not re.search(r"[{}]|\bminerva-|None|  | [.,;:)]|\( ", text), text
            if name.startswith(("minerva-ask-", "minerva-why-", "minerva-log-", "minerva-outcome", "minerva-about")):
                assert text.endswith("."), text
            if name.startswith("minerva-do-"):
                assert not text.endswith("."), text


def test_the_terminal_shows_a_city_as_a_grid() -> None:
    table = position(cities=[{(0, 1): "helped", (1, 0): "temple_adj_residence"}])
    grid = MINERVA.tables(table.state, 0)[3]
    said = [
        [Words("en", MINERVA).say(cell) if isinstance(cell, Message) else str(cell) for cell in row]
        for row in grid.rows
    ]
    assert said[1] == ["9", "·", "Fountain", "Residence with assistant", "·"]
    assert said[2] == ["10", "·", "Temple: 2", "·", "·"]
