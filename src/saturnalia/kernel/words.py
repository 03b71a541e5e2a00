"""Sentences in the person's language, from the Fluent files that server, terminal and browser share.

`saturnalia/words/*.<language>.ftl` hold what all games share; each game adds its own `words.<language>.ftl`, and where
it has one, `names.<language>.toml`, whose tables become messages, too (`naming`).
Nobody else imports `fluent.runtime`: whatever replaces it one day does so in this file.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Junk

from saturnalia.kernel.game import LANGUAGES, Game
from saturnalia.kernel.message import Message
from saturnalia.kernel.naming import fluent_messages

_BRACKETS = re.compile(r"\([^()]*\)")
_ENTRY = re.compile(r"^(?=[-a-z#])", re.MULTILINE)
_ID = re.compile(r"(-?[a-z][\w-]*) =")
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_SHARED = Path(__file__).resolve().parent.parent / "words"
_AND = {"en": (" and ", ", and "), "hu": (" és ", ", valamint ")}
"""How a language joins the last of several things, and how where that word has been used inside one of them."""
_AND_DID = {"en": _AND["en"], "hu": (", és ", ", és ")}
"""The same for several things that somebody did: in Hungarian a comma parts two verbs."""
_LOCALES = {"en": "en_GB", "hu": "hu"}
"""Whose lists a language writes: the English of the words is British."""


class Words:
    """One language: turns messages into sentences.

    >>> Words("en").say(Message("error-unknown-game", {"game": "chess", "known": ["pax"]}))
    'There is no game called “chess”. Known games: pax.'
    """

    def __init__(self, language: str, game: Game | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language: {language!r}, known are {LANGUAGES}")
        self.language = language
        self.faults: dict[str, str] = {}
        """What could not be said so far, by its id: that it is missing, or in which way it is broken."""
        resource = FluentResource(source(language, game))
        junk = [part for part in resource.body if isinstance(part, Junk)]
        self._unreadable = {_id_of(part): str(part.annotations[0].message) for part in junk if part.annotations}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(resource)

    def has(self, message_id: str) -> bool:
        """Whether there is a sentence with this id.

        >>> Words("hu").has("error-unknown-game")
        True
        """
        return bool(self._bundle.has_message(message_id))

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """Return the sentence; seats become the names of those who sit there.

        A message that is missing is shown by its id, one that is broken as far as it goes, and both are remembered in
        `faults`: never an exception.

        >>> Words("en").say(Message("why-not-your-turn", {"seat": 1}), ["Ann", "Bob"])
        'Bob is choosing now.'
        >>> Words("en").say(Message("no-such-sentence"))
        'no-such-sentence'
        """
        pattern = self._bundle.get_message(message.id).value if self.has(message.id) else None
        if pattern is None:
            broken = self._unreadable.get(message.id)
            self.faults[message.id] = f"broken: {broken}" if broken else "missing"
            return message.id
        args = {key: self._argument(key, value, names) for key, value in message.args.items()}
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            self.faults[message.id] = f"broken: {errors[0]}"
        return str(text)

    def _argument(self, key: str, value: Any, names: Sequence[str]) -> Any:
        if names_a_seat(key):
            return self._name(value, names)
        if names_seats(key):
            return self.enumerate([self._name(seat, names) for seat in value])
        if isinstance(value, list | tuple):
            said = [self.say(_message(part), names) if _is_message(part) else str(part) for part in value]
            return self.join(said, are_deeds(key)) if any(map(_is_message, value)) else self.enumerate(said)
        return self.say(_message(value), names) if _is_message(value) else value

    def join(self, parts: Sequence[str], are_done: bool = False) -> str:
        """Return an enumeration of sentences; where one is divided itself, they stand between semicolons.

        Where one is two things joined ("a 2 and a 3 from the Mercator"), the last of them is set apart from it.
        So is the last of several things that somebody did, where the language parts two verbs by a comma.

        >>> Words("en").join(["1 wheat", "2 wine"])
        '1 wheat and 2 wine'
        >>> Words("en").join(["Up: 1 stone", "Left: 1 ore, 1 wood"])
        'Up: 1 stone; Left: 1 ore, 1 wood'
        >>> Words("en").join(["a fleet (1 symbol, 2 aurei)", "an estate"])
        'a fleet (1 symbol, 2 aurei) and an estate'
        >>> Words("en").join(["1 wheat and 1 wood (estate)", "1 ore (mine)"])
        '1 wheat and 1 wood (estate), and 1 ore (mine)'
        >>> Words("hu").join(["1 búza és 1 fa (birtok)", "1 érc (bánya)"])
        '1 búza és 1 fa (birtok), valamint 1 érc (bánya)'
        >>> Words("hu").join(["eladott 1 fát", "vett 1 követ"], are_done=True)
        'eladott 1 fát, és vett 1 követ'
        """
        bare = [_BRACKETS.sub("", part) for part in parts]
        if any(mark in part for part in bare for mark in (", ", ": ", " – ")):
            return "; ".join(parts)
        within, apart = (_AND_DID if are_done else _AND)[self.language]
        if len(parts) > 1 and (within == apart or any(within in part for part in bare)):
            return apart.join([", ".join(parts[:-1]), parts[-1]])
        return self.enumerate(parts)

    def enumerate(self, texts: Sequence[str]) -> str:
        """Return an enumeration as the language writes it, whatever stands in its texts, such as names of people.

        >>> Words("en").enumerate(["Ann", "Bob", "Cid"]), Words("hu").enumerate(["Ann", "Kis, Bea", "Cili"])
        ('Ann, Bob and Cid', 'Ann, Kis, Bea és Cili')
        """
        return format_list(texts, locale=_LOCALES[self.language])

    def _name(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if 0 <= seat < len(names) else self.say(Message("seat-number", {"number": seat + 1}))


def names_a_seat(argument: str) -> bool:
    """Whether an argument of this name is a seat, shown as whoever sits there.

    >>> [names_a_seat(name) for name in ("seat", "from_seat", "seats", "place")]
    [True, True, False, False]
    """
    return argument == "seat" or argument.endswith("_seat")


def names_seats(argument: str) -> bool:
    """Whether an argument of this name is a list of seats, shown as those who sit there.

    >>> [names_seats(name) for name in ("seats", "tied_seats", "seat", "numbers")]
    [True, True, False, False]
    """
    return argument == "seats" or argument.endswith("_seats")


def are_deeds(argument: str) -> bool:
    """Whether an argument of this name is a list of what somebody did, such as "sold 1 wood", "bought 1 stone".

    >>> [are_deeds(name) for name in ("deeds", "parts")]
    [True, False]
    """
    return argument == "deeds"


def _is_message(value: Any) -> bool:
    return isinstance(value, Message) or (isinstance(value, dict) and "id" in value and "args" in value)


def _message(value: Any) -> Message:
    return value if isinstance(value, Message) else Message(value["id"], value["args"])


def _id_of(junk: Junk) -> str:
    return str(junk.content).partition("=")[0].strip()


def percent(share: float) -> Any:
    """Return a share as an argument that every language writes in its own way.

    >>> Words("hu").say(Message("terminal-number", {"number": percent(0.125)}))
    '12,5%'
    """
    return fluent_number(share, style="percent", minimumFractionDigits=1, maximumFractionDigits=1)


def decimal(number: float) -> Any:
    """Return a number as an argument with two places, which every language writes in its own way.

    >>> Words("hu").say(Message("terminal-number", {"number": decimal(0.5)}))
    '0,50'
    """
    return fluent_number(number, minimumFractionDigits=2, maximumFractionDigits=2)


@cache
def source(language: str, game: Game | None = None) -> str:
    """Return the Fluent source of a language: the shared files, and the game's own if one is given.

    >>> "error-unknown-game" in source("hu")
    True
    """
    texts = [shared_source(language)]
    if game is not None:
        texts.append(own_source(language, game))
    return "\n".join(texts)


def shared_source(language: str, *parts: str) -> str:
    """Return the Fluent source that all games share, or only some parts of it.

    >>> "terminal-help" in shared_source("hu", "kernel", "web")
    False
    """
    files = [_SHARED / f"{part}.{language}.ftl" for part in parts] or sorted(_SHARED.glob(f"*.{language}.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def own_source(language: str, game: Game) -> str:
    """Return the Fluent source of a game alone: its sentences, and the messages that are made of its names.

    >>> from saturnalia.kernel.game import load
    >>> "pax-category-plain" in own_source("hu", load("pax"))
    True
    """
    texts = [game.text(f"words.{language}.ftl")]
    if (game.folder / f"names.{language}.toml").exists():
        texts.append(fluent_messages(game.text(f"names.{language}.toml")))
    return "\n".join(texts)


def source_about(language: str, game: Game) -> str:
    """Return what is said about a game where it is not played: what it is, its options, and what these refer to.

    >>> from saturnalia.kernel.game import load
    >>> about = source_about("hu", load("pax"))
    >>> "pax-title = PAX" in about, "pax-ask-" in about
    (True, False)
    """
    entries = {found[1]: entry for entry in _ENTRY.split(own_source(language, game)) if (found := _ID.match(entry))}
    outside = [f"{game.name}-{part}" for part in ("title", "tagline", "about", "designer")]
    wanted = [one for one in entries if one in outside or one.startswith(f"{game.name}-option-")]
    for one in wanted:  # which grows by what is referred to
        wanted += [other for other in _REFERENCE.findall(entries[one]) if other in entries and other not in wanted]
    return "".join(entries[one] for one in wanted)
