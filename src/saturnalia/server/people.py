"""People: a name and a secret cookie on each of their devices, no account. Cookies are stored only as hashes."""

from __future__ import annotations

import time
import unicodedata
from dataclasses import dataclass, replace

import sqlalchemy as sa

from saturnalia.server.refuse import Refused
from saturnalia.server.store import Store, devices, people
from saturnalia.server.tokens import digest, make_token

LONGEST_NAME = 40
JOINER = "\u200d"
SKINS = "".join(map(chr, range(0x1F3FB, 0x1F400)))
FLAG_LETTERS = "".join(map(chr, range(0x1F1E6, 0x1F200)))  # two of them make a flag
COOKIE = "saturnalia"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one


@dataclass(frozen=True)
class Person:
    """Somebody with a cookie, at one of their devices; `fresh` holds the secret of one that was made just now."""

    id: int
    name: str
    language: str | None
    fresh: str | None = None
    device: int = 0


def find_person(store: Store, token: str | None) -> Person | None:
    """Return the person behind a cookie, or refuse one whom the host has banned.

    The hash is looked up, so the time this takes says nothing about the secret itself.
    """
    if not token or len(token) > 100:
        return None
    query = sa.select(people, devices.c.id.label("device")).join(devices, devices.c.person == people.c.id)
    with store.reading() as connection:
        row = connection.execute(query.where(devices.c.token_hash == digest(token))).first()
    if row is not None and row.banned:
        raise Refused("refused-banned", status=403)
    return None if row is None else Person(row.id, row.name, row.language, device=row.device)


def make_person(store: Store, name: str, language: str | None = None) -> Person:
    """Store a new person, with the device they come from."""
    nobodys = digest(make_token())  # the cookies are those of the devices
    values = {"token_hash": nobodys, "name": name, "language": language, "created": time.time(), "banned": False}
    with store.writing() as connection:
        result = connection.execute(people.insert().values(**values))
        assert result.inserted_primary_key is not None
        return add_device(connection, Person(result.inserted_primary_key[0], name, language))


def add_device(connection: sa.Connection, person: Person, kind: str | None = None) -> Person:
    """Sign in a further device of a person; `fresh` of the answer is its secret."""
    token = make_token()
    values = {"person": person.id, "token_hash": digest(token), "kind": kind, "created": time.time()}
    result = connection.execute(devices.insert().values(**values))
    assert result.inserted_primary_key is not None
    return replace(person, fresh=token, device=result.inserted_primary_key[0])


def change_person(store: Store, person: Person, name: str, language: str | None, device: str | None = None) -> Person:
    """Store what a person wants to be called, in which language, and what kind of device they are at."""
    with store.writing() as connection:
        connection.execute(people.update().where(people.c.id == person.id).values(name=name, language=language))
        if device is not None:
            connection.execute(devices.update().where(devices.c.id == person.device).values(kind=device))
    return replace(person, name=name, language=language)


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
