"""The rules of a game in the terminal: the whole page, a chapter, a clause, or what mentions a word."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from saturnalia.kernel.clauses import Paragraph, chapters, clauses
from saturnalia.kernel.errors import SaturnaliaError
from saturnalia.kernel.game import Game
from saturnalia.speaking import HEADING, Speaker

MOST_FOUND = 12


class UnknownClause(SaturnaliaError):
    """There is no such clause."""


def find_clauses(game: Game, language: str, wanted: str) -> list[Paragraph]:
    """Return a clause by its id, all clauses of a chapter by its number, or those that contain a text.

    >>> from saturnalia import load
    >>> [p.clause for p in find_clauses(load("pax"), "en", "5.2")]
    ['PAX-5.2']
    >>> len(find_clauses(load("pax"), "en", "PAX-5")) > 3
    True
    """
    known = clauses(game, language)
    prefix = next(iter(known)).split("-")[0]
    whole = (wanted if wanted.upper().startswith(f"{prefix}-") else f"{prefix}-{wanted}").casefold()
    by_number = {name.casefold(): paragraph for name, paragraph in known.items()}
    found = [by_number[whole]] if whole in by_number else [p for n, p in by_number.items() if n.startswith(f"{whole}.")]
    if not found and len(wanted) > 2:
        found = [p for p in known.values() if wanted.casefold() in p.text.casefold()][:MOST_FOUND]
    if not found:
        raise UnknownClause("terminal-error-clause", clause=wanted, first=next(iter(known)))
    return found


def show_rules(speaker: Speaker, game: Game, wanted: str | None) -> None:
    """Print the rules page, or only what is wanted of it."""
    if wanted:
        for paragraph in find_clauses(game, speaker.language, wanted):
            speaker.console.print(speaker.clause(paragraph))
        return
    for chapter in chapters(game, speaker.language):
        speaker.console.print(Text(f"\n{chapter.title}", style=HEADING))
        for paragraph in chapter.paragraphs:
            indent = 0 if paragraph.clause else 2
            speaker.console.print(Padding(speaker.clause(paragraph), (1, 0, 0, indent)))
