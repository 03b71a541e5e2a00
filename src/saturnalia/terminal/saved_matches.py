"""Where matches that are played in the terminal lie, and what is noted beside them."""

from __future__ import annotations

import getpass
import os
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import platformdirs

if TYPE_CHECKING:
    from saturnalia.kernel.match import Match

LONGEST_NAME = 16
BOT_NAMES = ("Livia", "Cato", "Decimus", "Flavia", "Titus", "Octavia", "Marcus", "Valeria")


@dataclass(frozen=True)
class Seating:
    """Who sits where: the person's seat, the bot at every other seat, and everybody's name."""

    seat: int
    bots: list[str]
    names: list[str]
    components: str | None = None

    def notes(self) -> dict[str, Any]:
        """Return what travels with the match file."""
        return asdict(self)

    @classmethod
    def from_notes(cls, notes: dict[str, Any], seats: int, person: str) -> Seating:
        """Return the seating noted in a match file, or the usual one where a note is missing or makes no sense.

        >>> Seating.from_notes({"seat": 1, "names": "?"}, seats=2, person="Anna")
        Seating(seat=1, bots=['greedy', 'greedy'], names=['Livia', 'Anna'], components=None)
        """
        seat, bots, names, components = (notes.get(key) for key in ("seat", "bots", "names", "components"))
        if type(seat) is not int or not 0 <= seat < seats:
            seat = 0
        return cls(
            seat,
            _texts(bots, seats) or ["greedy"] * seats,
            _plain_names(names, seats) or names_around(seats, seat, person),
            components if isinstance(components, str) else None,
        )


def _texts(value: Any, count: int) -> list[str] | None:
    is_fine = isinstance(value, list) and len(value) == count and all(isinstance(text, str) for text in value)
    return value if is_fine else None


def _plain_names(value: Any, count: int) -> list[str] | None:
    names = [plain_name(name) for name in _texts(value, count) or []]
    return names if names and all(names) else None


def plain_name(text: str) -> str:
    """Return a name that can stand in a table: short, and nothing in it that would disturb the terminal.

    >>> plain_name(" Anna\\x1b[31m ")
    'Anna[31m'
    """
    return "".join(letter for letter in text if letter.isprintable()).strip()[:LONGEST_NAME]


def names_around(seats: int, seat: int, person: str) -> list[str]:
    """Return the names at the table: the person's, and Roman ones for the bots.

    >>> names_around(3, 1, "Cato")
    ['Livia', 'Cato', 'Decimus']
    """
    romans = [name for name in BOT_NAMES if name.casefold() != person.casefold()]
    return [*romans[:seat], person, *romans[seat : seats - 1]]


def account_name() -> str:
    """Return the name of the person's account, or nothing if it is nobody's in particular."""
    try:
        name = getpass.getuser().strip()
    except (OSError, KeyError):  # a container may run under a number that has no name
        return ""
    return name[:1].upper() + name[1:] if name != "root" else ""


def matches_folder() -> Path:
    """Return the folder for matches in the user's data folder (or in $SATURNALIA_DATA)."""
    return Path(os.environ.get("SATURNALIA_DATA") or platformdirs.user_data_dir("saturnalia")) / "matches"


def new_file(match: Match) -> Path:
    """Return a file for a new match, named after the game and the moment."""
    moment = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    folder = matches_folder()
    number = 0
    while True:
        file = folder / f"{match.game.name}-{moment}{f'-{number}' if number else ''}.json"
        if not file.exists():
            return file
        number += 1
