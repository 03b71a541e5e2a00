"""The rules page of a game, read as chapters of numbered clauses: for the rules drawer and for help."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from saturnalia.kernel.game import Game

_CLAUSE = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+(?:\.\d+)*[a-z]?)\*\* (.*?)(?: \*\(([^()]*)\)\*)?$")


@dataclass(frozen=True)
class Paragraph:
    """A clause (with its id and where it comes from) or, without an id, an example or other text.

    >>> from saturnalia.kernel.game import load
    >>> clauses(load("pax"))["PAX-5.2"].provenance
    'rulebook'
    """

    text: str
    clause: str | None = None
    provenance: str | None = None


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules page; the first has the title of the page and its introduction.

    >>> from saturnalia.kernel.game import load
    >>> buying = chapters(load("pax"), "en")[5]
    >>> buying.title, buying.paragraphs[0].clause
    ('5. Buying cards', 'PAX-5.1')
    """

    title: str
    paragraphs: tuple[Paragraph, ...]


@cache
def chapters(game: Game, language: str) -> tuple[Chapter, ...]:
    """Return the rules page of a game.

    >>> from saturnalia.kernel.game import load
    >>> chapters(load("pax"), "hu")[0].title
    'PAX'
    """
    found: list[tuple[str, list[Paragraph]]] = []
    for block in game.text(f"rules.{language}.md").splitlines():
        line = block.strip()
        if line.startswith("#"):
            found.append((line.lstrip("# "), []))
        elif match := _CLAUSE.match(line):
            found[-1][1].append(Paragraph(match[2], match[1], match[3]))
        elif line:
            found[-1][1].append(Paragraph(line.lstrip("> ")))
    return tuple(Chapter(title, tuple(paragraphs)) for title, paragraphs in found)


@cache
def clauses(game: Game, language: str = "en") -> dict[str, Paragraph]:
    """Return every clause of a game by its id.

    >>> from saturnalia.kernel.game import load
    >>> "PAX-5.2" in clauses(load("pax"))
    True
    """
    return {p.clause: p for chapter in chapters(game, language) for p in chapter.paragraphs if p.clause}
