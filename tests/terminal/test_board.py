"""Tables of a position at every width of a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from saturnalia.kernel.match import Match
from saturnalia.terminal.board import BoardTable, arranged, numbered
from saturnalia.terminal.speaker import Speaker


@pytest.fixture(scope="module")
def tables() -> list[BoardTable]:
    match = Match.new("pax", seats=4, seed=3)
    for _ in range(60):
        match.play(match.legal()[0])
    speaker = Speaker("hu")
    speaker.turn_to(match.game)
    speaker.names = ["Anna", "Livia", "Cato", "Decimus"]
    return [BoardTable(speaker, table) for table in match.game.tables(match.state, 0)]


def lines(renderable: object, width: int) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get().rstrip("\n").split("\n")


@pytest.mark.parametrize("width", [64, 80, 100, 120, 160, 220])
def test_tables_fit_and_no_word_is_cut(tables: list[BoardTable], width: int) -> None:
    shown = lines(arranged(tables, width), width)
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
    heights = [len(lines(arranged(tables, width), width)) for width in (70, 100, 130, 200)]
    assert heights == sorted(heights, reverse=True)
    assert heights[-1] < heights[0]


def test_many_short_answers_stand_in_columns() -> None:
    from rich.text import Text

    answers = [Text(f"answer {number}") for number in range(1, 10)]
    assert len(lines(numbered(answers, 80), 80)) == 3
    assert len(lines(numbered(answers, 20), 20)) == 9
