"""Tables of a position, side by side where the terminal is wide enough, so that much is seen at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, JustifyMethod, RenderableType, RenderResult
from rich.table import Table as RichTable
from rich.text import Text

from saturnalia.kernel.game import ReadableTable
from saturnalia.kernel.message import Message
from saturnalia.kernel.standing import ScoreRow
from saturnalia.speaking import HEADING, Speaker

GAP = 3
COLUMN_GAP = 2
WIDTH_STEP = 6
WORTH_MOVING = 3  # lines that must be won before tables that do not fit change places


class BoardTable:
    """A table of the game whose columns give way word by word: the widest first, and no word is cut while that can be.

    >>> table = ReadableTable(Message("terminal-place"), [Message("terminal-score-sheet")], [["one two"], [3]])
    >>> BoardTable(Speaker("en"), table).widths(3)
    [6]
    """

    def __init__(self, speaker: Speaker, table: ReadableTable) -> None:
        self.name = table.title.id
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
    said = [speaker.say("terminal-place-number", place=place) for place in places]
    ranks = (Text(rank, style="bold green" if place == 1 else "") for rank, place in zip(said, places, strict=True))
    found.add_row(speaker.say("terminal-place"), *ranks)
    return found


Band = tuple[Sequence[int], Sequence[int]]
"""The tables of a left and of a right column, by their numbers; a table alone has nothing to the right."""


@dataclass(frozen=True)
class Arrangement:
    """Band below band: the height, how much narrower the tables are than they like, and how wide left columns are."""

    height: int = 0
    squeeze: int = 0
    bands: tuple[Band, ...] = ()
    widths: tuple[int, ...] = ()

    @property
    def cost(self) -> tuple[int, int]:
        """What is least in the best arrangement."""
        return self.height, self.squeeze


class Arranging:
    """The ways to arrange tables from top to bottom within a width, lines `between` them, in two columns or one."""

    def __init__(self, tables: Sequence[BoardTable], width: int, between: int) -> None:
        self.tables, self.width, self.between = tables, width, between
        self.height = cache(lambda index, within: tables[index].height(within))
        self.best_from = cache(self._best_from)

    def _best_from(self, start: int) -> Arrangement:
        """Return the lowest way to arrange the tables from `start` on."""
        if start == len(self.tables):
            return Arrangement()
        found = []
        for stop in range(start + 1, len(self.tables) + 1):
            for sides in product((0, 1), repeat=stop - start - 1):
                left = [start, *(start + place for place, side in enumerate(sides, 1) if side == 0)]
                right = [start + place for place, side in enumerate(sides, 1) if side == 1]
                first = self.band(left, right) if right or stop == start + 1 else None
                if first:
                    found.append(self.stacked(first, self.best_from(stop)))
        return min(found, key=lambda arrangement: arrangement.cost)

    def with_bands(self, bands: Sequence[Band]) -> Arrangement | None:
        """Return the arrangement with these bands, or None if words would be cut."""
        whole = Arrangement()
        for left, right in reversed(bands):
            first = self.band(left, right)
            if first is None:
                return None
            whole = self.stacked(first, whole)
        return whole

    def band(self, left: Sequence[int], right: Sequence[int]) -> Arrangement | None:
        """Return the lowest way to draw a band, or None if the columns do not fit beside each other."""
        if not right:
            return Arrangement(self.column(left, self.width), 0, ((left, right),), (self.width,))
        least = max(self.tables[index].narrowest for index in left)
        most = self.width - GAP - max(self.tables[index].narrowest for index in right)
        fitting = max(self.tables[index].widest for index in left)
        widths = sorted({*range(least, most + 1, WIDTH_STEP), most, fitting})
        ways = [self.abreast(left, right, within) for within in widths if least <= within <= most]
        return min(ways, key=lambda arrangement: arrangement.cost, default=None)

    def abreast(self, left: Sequence[int], right: Sequence[int], within: int) -> Arrangement:
        """Return two columns, the left one so wide."""
        rest = self.width - GAP - within
        given = [(index, within) for index in left] + [(index, rest) for index in right]
        squeeze = sum(max(0, self.tables[index].widest - width) for index, width in given)
        height = max(self.column(left, within), self.column(right, rest))
        return Arrangement(height, squeeze, ((left, right),), (within,))

    def column(self, indices: Sequence[int], within: int) -> int:
        """Return how many lines some tables need below each other."""
        return sum(self.height(index, within) for index in indices) + self.between * (len(indices) - 1)

    def stacked(self, above: Arrangement, below: Arrangement) -> Arrangement:
        """Return one arrangement below the other."""
        height = above.height + (self.between if below.bands else 0) + below.height
        squeeze = above.squeeze + below.squeeze
        return Arrangement(height, squeeze, above.bands + below.bands, above.widths + below.widths)

    def drawn(self, arrangement: Arrangement) -> RenderableType:
        """Return an arrangement as it is printed."""
        parts = []
        for (left, right), within in zip(arrangement.bands, arrangement.widths, strict=True):
            columns = [_below([self.tables[index] for index in side], self.between) for side in (left, right)]
            parts.append(_beside(columns[0], columns[1], within) if right else columns[0])
        return _below(parts, self.between)


class TablePlaces:
    """Where the tables of a game stand. Each stays there while it can, so that the eye finds it at every drawing.

    >>> table = BoardTable(Speaker("en"), ReadableTable(Message("terminal-place"), [Message("terminal-place")], [[1]]))
    >>> len(Console(width=40).render_lines(TablePlaces().arranged([table, table], 40), pad=False))
    3
    """

    def __init__(self) -> None:
        self.bands: dict[tuple[int, tuple[str, ...]], tuple[Band, ...]] = {}

    def arranged(
        self, tables: Sequence[BoardTable], width: int, between: int = 1, room: int | None = None
    ) -> RenderableType:
        """Return the tables, the first time in the lowest way; they move later only where they would not fit."""
        arranging = Arranging(tables, width, between)
        place = (width, tuple(table.name for table in tables))
        arrangement = arranging.with_bands(self.bands[place]) if place in self.bands else None
        if arrangement is None or (room is not None and arrangement.height > room):
            best = arranging.best_from(0)
            if arrangement is None or arrangement.height - best.height >= WORTH_MOVING:
                arrangement = best
        self.bands[place] = arrangement.bands
        return arranging.drawn(arrangement)


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
