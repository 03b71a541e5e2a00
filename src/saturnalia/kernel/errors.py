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
        texts = {key: ", ".join(map(str, value)) if isinstance(value, list) else value for key, value in args.items()}
        details = ", ".join(f"{key}={text}" for key, text in texts.items())
        super().__init__(f"{message_id} ({details})" if details else message_id)


class UnknownGame(SaturnaliaError):
    """There is no such game.

    >>> str(UnknownGame("error-unknown-game", game="chess", known=["pax"]))
    'error-unknown-game (game=chess, known=pax)'
    """


class BadOptions(SaturnaliaError):
    """The options of a match are not allowed.

    >>> from saturnalia.kernel.game import load
    >>> load("pax").complete_options({"seats": 9})
    Traceback (most recent call last):
    saturnalia.kernel.errors.BadOptions: error-option-value (option=seats, value=9, allowed=1, 2, 3, 4, 5, 6, 7, 8)
    """


class BadComponents(SaturnaliaError):
    """A component file is damaged or incomplete.

    >>> BadComponents("error-components-unusable", file="mine.toml", problem="no cards").message.args["problem"]
    'no cards'
    """


class BadMatch(SaturnaliaError):
    """A match file is damaged, edited, or belongs to other rules.

    >>> from saturnalia.kernel.match import Match
    >>> Match.from_json("not a match")
    Traceback (most recent call last):
    saturnalia.kernel.errors.BadMatch: error-match-format
    """


class BadPosition(SaturnaliaError):
    """A stored position does not fit the rules at hand.

    >>> str(BadPosition("misfit-fields", fields=["market"]))
    'misfit-fields (fields=market)'
    """


class NothingToUndo(SaturnaliaError):
    """The last action cannot be taken back.

    >>> from saturnalia.kernel.match import Match
    >>> Match.new("pax", seats=2, seed=1).undo(0)
    Traceback (most recent call last):
    saturnalia.kernel.errors.NothingToUndo: error-undo-nothing
    """


class IllegalAction(SaturnaliaError):
    """The action is not among those offered; ``reason`` says why, with the clause where known.

    >>> error = IllegalAction(0, Reason(Message("pax-why-keep-first"), "PAX-2.8"))
    >>> str(error), error.clause
    ('pax-why-keep-first', 'PAX-2.8')
    """

    def __init__(self, action: Any, reason: Reason) -> None:
        super().__init__(reason.message.id, **reason.message.args)
        self.action = action
        self.reason = reason
        self.clause = reason.clause
