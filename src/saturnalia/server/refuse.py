"""Refusals: everything the server does not do has a coded reason, which the client says in the person's language."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.errors import SaturnaliaError
from saturnalia.kernel.message import Message, Reason
from saturnalia.server.wire import Refusal, Sentence


class Refused(SaturnaliaError):
    """A request was not carried out; nothing changed.

    >>> Refused("refused-stale", status=409).status
    409
    """

    def __init__(self, reason: str, *, status: int = 409, clause: str | None = None, **args: Any) -> None:
        super().__init__(reason, **args)
        self.status = status
        self.clause = clause

    @classmethod
    def because(cls, reason: Reason) -> Refused:
        """Refuse for a reason that the rules give."""
        refused = cls(reason.message.id, clause=reason.clause)
        refused.message = reason.message
        return refused


class Overtaken(Refused):
    """Another process has appended an entry first; this table has moved on."""

    def __init__(self) -> None:
        super().__init__("refused-stale")


def refusal_of(error: SaturnaliaError) -> Refusal:
    """Return any error that a person can understand as it travels."""
    clause = error.clause if isinstance(error, Refused) else None
    return Refusal(reason=sentence(error.message), clause=clause)


def sentence(message: Message) -> Sentence:
    """Return a message as it travels.

    >>> sentence(Message("yes")).id
    'yes'
    """
    return Sentence(id=message.id, args=message.args)


def status_of(error: SaturnaliaError) -> int:
    """Return the HTTP status of an error: 400 where the kernel itself objects to what was sent."""
    return error.status if isinstance(error, Refused) else 400
