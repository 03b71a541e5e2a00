"""Tables of a position, side by side where the terminal is wide enough, so that much is seen at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, JustifyMethod, RenderableType, RenderResult
from rich.table import Table as RichTable
from rich.text import Text

from saturnalia.kernel.game import ScoreRow, Table
from saturnalia.kernel.message import Message
from saturnalia.terminal.speaker import HEADING, Speaker

GAP = 3
COLUMN_GAP = 2
WIDTH_STEP = 6


class BoardTable:
    """A table of the game whose columns give way word by word: the widest first, and no word is cut while that can be.

    >>> table = Table(Message("terminal-place"), [Message("terminal-score-sheet")], [["one two"], [3]])
    >>> BoardTable(Speaker("en"), table).widths(3)
    [6]
    """

    def __init__(self, speaker: Speaker, table: Table) -> None:
        self.title = Text(speaker.say(table.title), style=HEADING)
        self.headings = [speaker.text(column) for column in table.columns]
        self.rows = [[cell_text(speaker, cell) for cell in row] for row in table.rows]
        columns = range(len(table.columns))
        self.numeric = [any(isinstance(row[column], int) for row in table.rows) for column in columns]
        cells = [[self.headings[column], *(row[column] for row in self.rows)] for column in columns]
        gaps = COLUMN_GAP * (len(cells) - 1)
        self.most = [max(cell.cell_len for cell in column) for column in cells]
        self.least = [max(_longest_word(cell) for cell in column) for column in cells]
        self.narrowest = sum(self.least) + gaps
        self.widest = max(sum(self.most) + gaps, self.title.cell_len)

    def widths(self, available: int) -> list[int]:
        """Return how wide the columns are within so much room."""
        found = list(self.most)
        room = available - COLUMN_GAP * (len(found) - 1)
        while sum(found) > room and found != self.least:
            loose = [column for column in range(len(found)) if found[column] > self.least[column]]
            found[max(loose, key=lambda column: found[column])] -= 1
        return found

    def height(self, available: int) -> int:
        """Return how many lines the table needs within so much room (counted here: drawing it takes much longer)."""
        widths = self.widths(available)
        rows = [self.headings, *self.rows]
        return _lines(self.title, available) + sum(
            max(_lines(cell, width) for cell, width in zip(row, widths, strict=True)) for row in rows
        )

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        grid = RichTable(box=None, header_style="dim", padding=(0, COLUMN_GAP, 0, 0), pad_edge=False)
        for column, width in enumerate(self.widths(options.max_width)):
            justify: JustifyMethod = "right" if self.numeric[column] else "left"
            grid.add_column(self.headings[column], width=width, justify=justify, overflow="fold", vertical="top")
        for row in self.rows:
            grid.add_row(*row)
        yield self.title
        yield grid


def _longest_word(text: Text) -> int:
    return max((cell_len(word) for word in text.plain.split()), default=0)


def _lines(text: Text, width: int) -> int:
    """Return into how many lines a text is wrapped."""
    if text.cell_len <= width:
        return 1
    lines, used = 1, -1
    for word in text.plain.split():
        length = cell_len(word)
        if used + 1 + length > width and used >= 0:
            lines, used = lines + 1, -1
        lines += max(0, length - 1) // max(1, width)
        used += 1 + length
    return lines


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


@dataclass(frozen=True)
class Layout:
    """A way to arrange some parts: its height, how much narrower they are than they like, and what is drawn."""

    height: int
    squeeze: int
    shelves: tuple[RenderableType, ...]


def arranged(tables: Sequence[BoardTable], width: int, between: int = 1) -> RenderableType:
    """Return the tables from top to bottom, lines `between` them, in two columns wherever that makes the whole lower.

    >>> table = BoardTable(Speaker("en"), Table(Message("terminal-place"), [Message("terminal-place")], [[1]]))
    >>> console = Console(width=40)
    >>> len(console.render_lines(arranged([table, table], 40), pad=False))
    3
    """

    @cache
    def height(index: int, within: int) -> int:
        return tables[index].height(within)

    def column(indices: Sequence[int], within: int) -> int:
        return sum(height(index, within) for index in indices) + between * (len(indices) - 1)

    def abreast(start: int, stop: int) -> Iterator[Layout]:
        """Yield the ways to put some neighbours into two columns, in which they keep their order."""
        for sides in product((0, 1), repeat=stop - start - 1):
            left = [start, *(start + place for place, side in enumerate(sides, 1) if side == 0)]
            right = [start + place for place, side in enumerate(sides, 1) if side == 1]
            if not right:
                continue
            least = max(tables[index].narrowest for index in left)
            most = width - GAP - max(tables[index].narrowest for index in right)
            fitting = max(tables[index].widest for index in left)
            for within in {*range(least, most + 1, WIDTH_STEP), most, fitting}:
                if least <= within <= most:
                    lines = max(column(left, within), column(right, width - GAP - within))
                    wanted = [(index, within) for index in left] + [(index, width - GAP - within) for index in right]
                    squeeze = sum(max(0, tables[index].widest - given) for index, given in wanted)
                    columns = [_below([tables[index] for index in side], between) for side in (left, right)]
                    yield Layout(lines, squeeze, (_beside(columns[0], columns[1], within),))

    @cache
    def best(start: int) -> Layout:
        """Return the lowest way to arrange the parts from `start` on."""
        if start == len(tables):
            return Layout(0, 0, ())
        firsts = [(start + 1, Layout(height(start, width), 0, (tables[start],)))]
        for stop in range(start + 2, len(tables) + 1):
            firsts += [(stop, layout) for layout in abreast(start, stop)]
        found = (_stacked(first, best(stop), between) for stop, first in firsts)
        return min(found, key=lambda layout: (layout.height, layout.squeeze))

    return _below(best(0).shelves, between)


def _stacked(above: Layout, below: Layout, between: int) -> Layout:
    height = above.height + (between if below.shelves else 0) + below.height
    return Layout(height, above.squeeze + below.squeeze, above.shelves + below.shelves)


def _below(parts: Sequence[RenderableType], between: int) -> RenderableType:
    lines: list[RenderableType] = []
    for number, part in enumerate(parts):
        lines += [*[Text("")] * between, part] if number else [part]
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
