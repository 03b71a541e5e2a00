"""Everything that can go wrong for a person, as a message id with arguments, so that it can be said in any language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


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
    """Why something is refused: the sentence, and the clause that forbids it where one does."""

    message: Message
    clause: str | None = None


class SaturnaliaError(Exception):
    """An error that a person can understand and act upon; ``message`` says it in their language.

    >>> str(SaturnaliaError("error-unknown-game", game="chess"))
    'error-unknown-game (game=chess)'
    """

    def __init__(self, message_id: str, **args: Any) -> None:
        self.message = Message(message_id, args)
        details = ", ".join(f"{key}={value}" for key, value in args.items())
        super().__init__(f"{message_id} ({details})" if details else message_id)


class UnknownGame(SaturnaliaError):
    """There is no such game."""


class BadOptions(SaturnaliaError):
    """The options of a match are not allowed."""


class BadComponents(SaturnaliaError):
    """A component file is damaged or incomplete."""


class BadMatch(SaturnaliaError):
    """A match file is damaged, edited, or belongs to other rules."""


class NothingToUndo(SaturnaliaError):
    """The last action cannot be taken back."""


class IllegalAction(SaturnaliaError):
    """The action is not among those offered; ``reason`` says why, with the clause where known."""

    def __init__(self, action: int, reason: Reason) -> None:
        super().__init__(reason.message.id, **reason.message.args)
        self.action = action
        self.reason = reason
        self.clause = reason.clause
