"""Refusals: everything the server does not do has a coded reason, which the client says in the person's language."""

from __future__ import annotations

from typing import Any

from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError

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


def invalid(error: ValidationError | RequestValidationError, status: int) -> Refused:
    """Return the refusal of something that does not fit its schema; it names the first thing that is wrong.

    The first part of its place says only where the schema was applied (`body`, `query`, the type of a message).

    >>> from saturnalia.server.wire import MyDetails
    >>> try:
    ...     MyDetails.model_validate({"name": "x" * 41})
    ... except ValidationError as error:
    ...     invalid(error, 422).message.args["problem"]
    'too-long'
    """
    first = error.errors()[0]
    where = [str(part) for part in first["loc"]]
    return Refused(
        "refused-invalid", status=status, where=".".join(where[1:] or where)[:100], problem=_problem(str(first["type"]))
    )


def _problem(kind: str) -> str:
    """Return the word of the Fluent files for a kind of Pydantic's errors."""
    if kind.endswith(("_type", "_parsing")):
        return "wrong-kind"
    return _PROBLEMS.get(kind, "other")


_PROBLEMS = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_too_long": "too-long",
    "too_long": "too-long",
    "string_too_short": "too-short",
    "too_short": "too-short",
    "greater_than": "out-of-range",
    "greater_than_equal": "out-of-range",
    "less_than": "out-of-range",
    "less_than_equal": "out-of-range",
    "literal_error": "not-offered",
    "enum": "not-offered",
}


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
