"""How tables of numbers look on the screen, each number as the language writes it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from saturnalia.kernel.words import decimal
from saturnalia.speaking import HEADING, Speaker


def new_table(speaker: Speaker, columns: Iterable[str]) -> Table:
    """Return a table with these headings; the first column holds names, the others numbers."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    for place, column in enumerate(columns):
        heading = Text(speaker.say(f"terminal-column-{column}"), style=HEADING)
        table.add_column(heading, justify="right" if place else "left", no_wrap=bool(place))
    return table


def print_table(speaker: Speaker, table: Table) -> None:
    """Print a table with a free line below it."""
    speaker.console.print(table)
    speaker.console.print()


def number(speaker: Speaker, value: Any) -> str:
    """Return a number as the language writes it."""
    return speaker.say("terminal-number", number=value)


def reach(speaker: Speaker, low: Any, high: Any) -> str:
    """Return an interval as the language writes it."""
    return speaker.say("terminal-range", low=low, high=high)


def plus_minus(speaker: Speaker, middle: float, spread: float) -> str:
    """Return a rating with how unsure it is."""
    return speaker.say("terminal-plus-minus", number=decimal(middle), spread=decimal(spread))


def milliseconds(speaker: Speaker, seconds: float) -> str:
    """Return the time of a move."""
    return speaker.say("terminal-milliseconds", number=decimal(1000 * seconds))
