"""People: a name and a secret cookie, no account. The cookie is stored only as a hash."""

from __future__ import annotations

import time
import unicodedata
from dataclasses import dataclass

from saturnalia.server.refuse import Refused
from saturnalia.server.store import Store, people
from saturnalia.server.tokens import digest, make_token

LONGEST_NAME = 40
JOINER = "\u200d"
SKINS = "".join(map(chr, range(0x1F3FB, 0x1F400)))
FLAG_LETTERS = "".join(map(chr, range(0x1F1E6, 0x1F200)))  # two of them make a flag
COOKIE = "saturnalia"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one


@dataclass(frozen=True)
class Person:
    """Somebody with a cookie; `fresh` holds the secret of one that was made just now."""

    id: int
    name: str
    language: str | None
    fresh: str | None = None


def find_person(store: Store, token: str | None) -> Person | None:
    """Return the person behind a cookie, or refuse one whom the host has banned.

    The hash is looked up, so the time this takes says nothing about the secret itself.
    """
    if not token or len(token) > 100:
        return None
    with store.reading() as connection:
        row = connection.execute(people.select().where(people.c.token_hash == digest(token))).first()
    if row is not None and row.banned:
        raise Refused("refused-banned", status=403)
    return None if row is None else Person(row.id, row.name, row.language)


def make_person(store: Store, name: str, language: str | None = None) -> Person:
    """Store a new person."""
    token = make_token()
    values = {"token_hash": digest(token), "name": name, "language": language, "created": time.time(), "banned": False}
    with store.writing() as connection:
        result = connection.execute(people.insert().values(**values))
        assert result.inserted_primary_key is not None
        return Person(result.inserted_primary_key[0], name, language, fresh=token)


def change_person(store: Store, person: Person, name: str, language: str | None) -> Person:
    """Store what a person wants to be called, and in which language."""
    with store.writing() as connection:
        connection.execute(people.update().where(people.c.id == person.id).values(name=name, language=language))
    return Person(person.id, name, language, person.fresh)


def clean_name(name: str) -> str:
    """Return a name fit to be shown: no control or formatting characters, single spaces, not too long.

    >>> clean_name("  Julia\\n\\u202e  Domna ")
    'Julia Domna'
    >>> clean_name("👩\\u200d🌾") == "👩\\u200d🌾"
    True
    >>> clean_name("x" * 39 + "👩\\u200d🌾") == "x" * 39
    True
    """
    kept = "".join(" " if c.isspace() else c for at, c in enumerate(name) if c.isspace() or _may_be_shown(name, at))
    name = " ".join(kept.split())
    end = LONGEST_NAME
    while 0 < end < len(name) and _belong_together(name[:end], name[end]):
        end -= 1
    return name[: end or LONGEST_NAME].strip().strip(JOINER)


def _belong_together(before: str, after: str) -> bool:
    """Whether a character is seen as one sign with what stands before it: accents, skins, joined pictures, flags."""
    if JOINER in (before[-1], after) or after in SKINS or unicodedata.category(after)[0] == "M":
        return True
    letters = len(before) - len(before.rstrip(FLAG_LETTERS))
    return after in FLAG_LETTERS and letters % 2 == 1


def _may_be_shown(name: str, at: int) -> bool:
    """Whether a character is none of Unicode's C*: control, format (also right-to-left overrides), unassigned.

    Only the joiner between two pictures stays, because it makes them one.
    """
    if name[at] == JOINER:
        return _ends_picture(name[at - 1 : at]) and _is_picture(name[at + 1 : at + 2])
    return unicodedata.category(name[at])[0] != "C"


def _is_picture(character: str) -> bool:
    return character != "" and unicodedata.category(character) == "So"


def _ends_picture(character: str) -> bool:
    """Whether this is a picture, or one of the signs that may follow a picture: its skin or its colouring."""
    return _is_picture(character) or (character != "" and unicodedata.category(character) in ("Sk", "Mn"))
