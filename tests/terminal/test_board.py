"""Tables of a position at every width of a terminal."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from rich.console import Console

from saturnalia.kernel.match import Match
from saturnalia.speaking import Speaker
from saturnalia.terminal.board import BoardTable, TablePlaces, numbered
from saturnalia.terminal.play import TerminalSession
from saturnalia.terminal.saved_matches import Seating


@pytest.fixture(scope="module")
def drawings() -> list[list[BoardTable]]:
    """The tables now and then in the course of a match."""
    match, dice = Match.new("pax", seats=4, seed=3), random.Random(3)
    speaker = Speaker("hu")
    speaker.turn_to(match.game)
    speaker.names = ["Anna", "Livia", "Cato", "Decimus"]
    found = []
    for number in range(120):
        match.play(dice.choice(match.legal()))
        if number % 4 == 3:
            found.append([BoardTable(speaker, table) for table in match.game.tables(match.state, 0)])
    return found


@pytest.fixture(scope="module")
def tables(drawings: list[list[BoardTable]]) -> list[BoardTable]:
    return drawings[-1]


def lines(renderable: object, width: int) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get().rstrip("\n").split("\n")


@pytest.mark.parametrize("width", [64, 80, 100, 120, 160, 220])
def test_tables_fit_and_no_word_is_cut(tables: list[BoardTable], width: int) -> None:
    shown = lines(TablePlaces().arranged(tables, width), width)
    assert max(len(line) for line in shown) <= width
    text = "\n".join(shown)
    for table in tables:
        for row in [table.headings, *table.rows]:
            for cell in row:
                assert all(word in text for word in cell.plain.split())


@pytest.mark.parametrize("width", [70, 100, 130])
def test_the_height_is_counted_as_it_is_drawn(tables: list[BoardTable], width: int) -> None:
    for table in tables:
        assert table.height(width) == len(lines(table, width))


def test_wider_terminals_need_fewer_lines(tables: list[BoardTable]) -> None:
    heights = [len(lines(TablePlaces().arranged(tables, width), width)) for width in (70, 100, 130, 200)]
    assert heights == sorted(heights, reverse=True)
    assert heights[-1] < heights[0]


def order(tables: list[BoardTable], shown: list[str]) -> tuple[str, ...]:
    """The tables as they are met column by column."""
    found = []
    for table in tables:
        word = table.title.plain.split()[0]  # a long title is wrapped
        line = next(number for number, text in enumerate(shown) if word in text)
        found.append((shown[line].index(word) > 0, line, table.name))
    return tuple(name for _, _, name in sorted(found))


@pytest.mark.parametrize("width", [100, 130])
def test_tables_keep_their_places(drawings: list[list[BoardTable]], width: int) -> None:
    places = TablePlaces()
    kept = {order(tables, lines(places.arranged(tables, width), width)) for tables in drawings}
    assert len(kept) == 1
    lowest = {order(tables, lines(TablePlaces().arranged(tables, width), width)) for tables in drawings}
    assert len(lowest) > 1


def test_tables_move_where_they_would_not_fit(drawings: list[list[BoardTable]]) -> None:
    width, later = 130, drawings[-1]
    lowest = len(lines(TablePlaces().arranged(later, width), width))
    places = TablePlaces()
    places.bands[width, tuple(table.name for table in later)] = tuple(([place], []) for place in range(len(later)))
    assert len(lines(places.arranged(later, width), width)) > lowest + 3
    assert len(lines(places.arranged(later, width, room=lowest), width)) == lowest
    assert len(lines(places.arranged(later, width), width)) == lowest


def test_many_short_answers_stand_in_columns() -> None:
    from rich.text import Text

    answers = [Text(f"answer {number}") for number in range(1, 10)]
    assert len(lines(numbered(answers, 80), 80)) == 3
    assert len(lines(numbered(answers, 20), 20)) == 9


def test_a_refusal_is_asked_for_in_the_words_of_the_game(tmp_path: Path) -> None:
    match = Match.new("pax", seats=2, seed=3)
    speaker = Speaker("hu")
    session = TerminalSession(
        speaker, match, Seating(0, ["greedy", "greedy"], ["Anna", "Livia"]), tmp_path / "match.json"
    )
    ids = match.game.action_ids
    assert session.find("III") == session.find("iii. légió") == [ids["legion:3"]]
    fleets = session.find("flotta")
    assert fleets == session.find("flott")
    assert {match.game.action_name(action).partition(":")[0] for action in fleets} == {"card"}
    narrowed = session.find("flotta 2 jel")
    assert {one for one in fleets if "2 jel" in session.labels[one]} <= set(narrowed) < set(fleets)
    assert session.find("elefánt") == session.find("") == []
    with speaker.console.capture() as said:
        session.do_why("III")
    assert "PAX-" in said.get()
