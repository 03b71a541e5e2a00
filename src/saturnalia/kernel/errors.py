"""Everything that can go wrong for a person, as a message id with arguments, so that it can be said in any language."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.message import Message, Reason


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

    def __init__(self, action: Any, reason: Reason) -> None:
        super().__init__(reason.message.id, **reason.message.args)
        self.action = action
        self.reason = reason
        self.clause = reason.clause
