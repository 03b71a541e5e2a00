"""Sentences in the person's language, from the Fluent files that server, terminal and browser share.

`saturnalia/words/*.<language>.ftl` hold what all games share; each game adds its own `words.<language>.ftl`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from saturnalia.kernel.game import LANGUAGES, Game
from saturnalia.kernel.message import Message

_SHARED = Path(__file__).resolve().parent.parent / "words"


class Words:
    """One language: turns messages into sentences.

    >>> Words("en").say(Message("error-unknown-game", {"game": "chess", "known": "pax"}))
    'There is no game called “chess”. Known games: pax.'
    """

    def __init__(self, language: str, game: Game | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language: {language!r}, known are {LANGUAGES}")
        self.language = language
        self.missing: set[str] = set()
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source(language, game)))

    def has(self, message_id: str) -> bool:
        """Whether there is a sentence with this id.

        >>> Words("hu").has("error-unknown-game")
        True
        """
        return bool(self._bundle.has_message(message_id))

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """Return the sentence; seats become the names of those who sit there.

        A message that is missing or broken is shown by its id (and remembered in `missing`): never an exception.

        >>> Words("en").say(Message("why-not-your-turn", {"seat": 1}), ["Ann", "Bob"])
        'Bob is choosing now.'
        >>> Words("en").say(Message("no-such-sentence"))
        'no-such-sentence'
        """
        if not self.has(message.id):
            self.missing.add(message.id)
            return message.id
        args = {key: self._argument(key, value, names) for key, value in message.args.items()}
        pattern = self._bundle.get_message(message.id).value
        assert pattern is not None, f"{message.id} has no text of its own"
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            self.missing.add(message.id)
        return str(text)

    def _argument(self, key: str, value: Any, names: Sequence[str]) -> Any:
        if key == "seat" or key.endswith("_seat"):
            return self._name(value, names)
        if key == "seats":
            return ", ".join(self._name(seat, names) for seat in value)
        if isinstance(value, list):
            return ", ".join(self.say(Message(part["id"], part["args"]), names) for part in value)
        return value

    def _name(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if 0 <= seat < len(names) else self.say(Message("seat-number", {"number": seat + 1}))


@cache
def source(language: str, game: Game | None = None) -> str:
    """Return the Fluent source of a language: the shared files, and the game's own if one is given.

    >>> "error-unknown-game" in source("hu")
    True
    """
    texts = [path.read_text(encoding="utf-8") for path in sorted(_SHARED.glob(f"*.{language}.ftl"))]
    if game is not None:
        texts.append(game.text(f"words.{language}.ftl"))
    return "\n".join(texts)
