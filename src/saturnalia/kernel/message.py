"""A sentence before it is said in some language: the id of a Fluent message, with its arguments."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from typing_extensions import TypedDict


class Sentence(TypedDict):
    """A message as JSON.

    >>> Sentence(id="yes", args={})
    {'id': 'yes', 'args': {}}
    """

    id: str
    args: dict[str, Any]


@dataclass(frozen=True)
class Message:
    """A sentence of the Fluent files: its id, and the values that stand in it.

    An argument called ``seat`` or ``…_seat`` is a seat number; whoever shows the sentence puts the person's name there.

    >>> Message("error-unknown-game", {"game": "chess"}).id
    'error-unknown-game'
    """

    id: str
    args: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """Return the message as JSON.

        >>> Message("yes").to_json()
        {'id': 'yes', 'args': {}}
        """
        return {"id": self.id, "args": self.args}


@dataclass(frozen=True)
class Reason:
    """Why something is refused: the sentence, and the clause that forbids it where one does.

    >>> Reason(Message("pax-why-keep-first"), "PAX-2.8").clause
    'PAX-2.8'
    """

    message: Message
    clause: str | None = None
