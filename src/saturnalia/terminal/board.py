"""Tables of a position, side by side where the terminal is wide enough, so that much is seen at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from rich import box
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table as RichTable
from rich.text import Text

from saturnalia.kernel.errors import Message
from saturnalia.kernel.game import ScoreRow, Table
from saturnalia.terminal.speaker import HEADING, Speaker

GAP = 2


def drawn(speaker: Speaker, table: Table) -> RichTable:
    """Return a table of the game as Rich draws it; columns of numbers stand at the right."""
    found = RichTable(
        title=Text(speaker.say(table.title), style=HEADING),
        title_justify="left",
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        collapse_padding=True,
        show_edge=False,
        pad_edge=False,
    )
    for number, column in enumerate(table.columns):
        cells = [row[number] for row in table.rows]
        numeric = any(isinstance(cell, int) for cell in cells)
        found.add_column(speaker.text(column), justify="right" if numeric else "left")
    for row in table.rows:
        found.add_row(*(cell_text(speaker, cell) for cell in row))
    return found


def cell_text(speaker: Speaker, cell: Message | str | int | None) -> Text:
    """Return one cell: a message in the person's language, a text as it is, a number, or a dash."""
    if isinstance(cell, Message):
        return speaker.text(cell)
    return Text("–" if cell is None else str(cell))


def score_table(speaker: Speaker, sheet: list[ScoreRow], places: list[int]) -> RichTable:
    """Return the score sheet of a finished match, with everybody's place in the last row."""
    found = RichTable(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    found.add_column(Text(speaker.say("terminal-score-sheet"), style=HEADING))
    for seat in range(len(places)):
        found.add_column(speaker.text("terminal-seat-name", seat=seat), justify="right")
    for number, row in enumerate(sheet):
        last = number == len(sheet) - 1
        cells = (cell_text(speaker, points) for points in row.points)
        found.add_row(speaker.text(row.title), *cells, style="bold" if last else "", end_section=last)
    ranks = (Text(f"{place}.", style="bold green" if place == 1 else "") for place in places)
    found.add_row(speaker.say("terminal-place"), *ranks)
    return found


def arranged(console: Console, parts: Sequence[RenderableType], width: int) -> RenderableType:
    """Return the parts in one or two columns, whichever is lower; they keep their order within a column.

    >>> from rich.text import Text
    >>> console = Console(width=40)
    >>> parts = [Text("one"), Text("two")]
    >>> len(console.render_lines(arranged(console, parts, 40), pad=False))
    1
    """
    options = console.options

    @cache
    def natural(index: int) -> int:
        return Measurement.get(console, options, parts[index]).maximum

    @cache
    def height(index: int, within: int) -> int:
        return len(console.render_lines(parts[index], options.update(width=within), pad=False))

    def total(column: Sequence[int], within: int) -> int:
        return sum(height(index, within) for index in column) + max(0, len(column) - 1)

    everything = list(range(len(parts)))
    best = (total(everything, width), everything, list[int](), width)
    for sides in product((0, 1), repeat=max(0, len(parts) - 1)):
        left = [0, *(index for index, side in enumerate(sides, 1) if side == 0)]
        right = [index for index, side in enumerate(sides, 1) if side == 1]
        wanted_left, wanted_right = (max((natural(index) for index in column), default=0) for column in (left, right))
        for within in {wanted_left, width - GAP - wanted_right}:
            rest = width - GAP - within
            # a column may be squeezed a little; texts then wrap, but never to a thread
            if right and within >= 0.6 * wanted_left and rest >= 0.6 * wanted_right:
                tallest = max(total(left, within), total(right, rest))
                if tallest < best[0]:
                    best = (tallest, left, right, within)
    _, left, right, within = best
    return _beside(_below(parts, left), _below(parts, right), within) if right else _below(parts, left)


def _below(parts: Sequence[RenderableType], column: Sequence[int]) -> RenderableType:
    lines: list[RenderableType] = []
    for number, index in enumerate(column):
        lines += [Text(""), parts[index]] if number else [parts[index]]
    return Group(*lines)


def _beside(left: RenderableType, right: RenderableType, left_width: int) -> RenderableType:
    grid = RichTable.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    grid.add_column(width=left_width)
    grid.add_column()
    grid.add_row(left, right)
    return grid


def numbered(answers: Sequence[Text], width: int) -> RenderableType:
    """Return the answers with their numbers, in as many columns as fit when there are many of them.

    >>> isinstance(numbered([Text("yes"), Text("no")], 80), RichTable)
    True
    """
    columns = 1
    if len(answers) > 4:
        columns = max(1, min(3, width // (max(answer.cell_len for answer in answers) + 8)))
    rows = -(-len(answers) // columns)
    grid = RichTable.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column()
    for row in range(rows):
        cells: list[RenderableType] = []
        for number in range(row, len(answers), rows):
            cells += [Text(f"  {number + 1}"), answers[number]]
        grid.add_row(*cells)
    return grid
