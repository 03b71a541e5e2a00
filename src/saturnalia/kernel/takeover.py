"""Playing on from a stored position after the rules have changed: what is kept of it, and whether it still fits."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from saturnalia.kernel.errors import BadPosition
from saturnalia.kernel.game import Game
from saturnalia.kernel.match import Match
from saturnalia.kernel.options import Value
from saturnalia.kernel.schema import SPECTATOR, Record

LOOK_EVERY = 20
"""Answers of a trial match after which the laws are looked at again."""


def keep(match: Match) -> dict[str, Any]:
    """Return what is kept of a position, as JSON: its fields by name, and the name of the question.

    >>> keep(Match.new("pax", seats=2, seed=1))["question"]
    'SETUP_KEEP'
    """
    question = match.game.room("state").Decision(int(match.state.decision)).name
    return {"question": question, "fields": match.game.state.kept_fields(match.state)}


def take_over(game: Game, options: dict[str, Value], kept: dict[str, Any]) -> Record:
    """Return a kept position in which these rules can play on, or say why they cannot.

    The fields must fit, the question must be the same, no law may be broken, everybody must be able to look at it, and
    a match that is played on from it, with random answers, must come to its end without breaking a law.

    >>> match = Match.new("pax", seats=2, seed=1)
    >>> Match(match.game, match.options, 0, take_over(match.game, match.options, keep(match))).legal() == match.legal()
    True
    >>> kept = keep(match)
    >>> kept["fields"]["seats"] = 3
    >>> take_over(match.game, match.options, kept)
    Traceback (most recent call last):
    saturnalia.kernel.errors.BadPosition: misfit-options
    """
    state = game.state.from_kept_fields(kept["fields"])
    if int(state.seats) != options.get("seats", int(state.seats)):
        raise BadPosition("misfit-options")
    if game.room("state").Decision.__members__.get(kept["question"]) != int(state.decision):
        raise BadPosition("misfit-question")
    if not 0 <= int(state.actor) < int(state.seats):
        raise BadPosition("misfit-laws")
    try:
        is_lawful = (
            not game.room("state").broken_laws(state) and _is_shown(game, state) and _comes_to_an_end(game, state)
        )
    except Exception:  # whatever a position does that these rules were never meant for
        raise BadPosition("misfit-laws") from None
    if not is_lawful:
        raise BadPosition("misfit-laws")
    return state


def _is_shown(game: Game, state: Record) -> bool:
    """Whether everybody can look at a position: what does not fit raises an error."""
    for viewer in range(SPECTATOR, int(state.seats)):
        game.view(state, viewer)
        game.tables(state, viewer)
    return bool(game.prompt(state).id)


def _comes_to_an_end(game: Game, state: Record) -> bool:
    """Whether a match from this position ends, with random answers, and breaks no law on its way."""
    trial, offered, lots = game.state.copy(state), np.zeros(game.action_count, dtype=np.int16), random.Random(1)
    broken_laws = game.room("state").broken_laws
    for number in range(game.longest_match):
        if trial.actor < 0:
            return not broken_laws(trial)
        count = game.compiled.legal(trial, offered)
        if count == 0:
            return False
        game.compiled.step(trial, int(offered[lots.randrange(count)]))
        if number % LOOK_EVERY == 0 and broken_laws(trial):
            return False
    return False
