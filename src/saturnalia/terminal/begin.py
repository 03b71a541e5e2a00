"""Sitting down: a new match from what was typed, or a saved one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from saturnalia.bots import make_bot, seat_bots
from saturnalia.kernel.errors import BadOptions
from saturnalia.kernel.game import Game
from saturnalia.kernel.match import Match
from saturnalia.speaking import Speaker
from saturnalia.terminal.campaigns import with_open_level
from saturnalia.terminal.play import TerminalSession
from saturnalia.terminal.prepare import prepare_play
from saturnalia.terminal.replay import open_match
from saturnalia.terminal.saved_matches import Seating, account_name, names_around, new_file, plain_name


def begin_match(
    speaker: Speaker,
    game: Game,
    options: dict[str, Any],
    seat: int,
    bots: list[str],
    seed: int | None,
    name: str | None,
    components: Path | None,
) -> TerminalSession:
    """Return a new match with the person and the bots seated."""
    options = with_open_level(game, options)
    seats = int(game.complete_options(options)["seats"])
    if not 0 <= seat < seats:
        raise BadOptions("terminal-error-seat", number=seat, last=seats - 1)
    chosen = seat_bots(bots, seats, seat)
    names = names_around(seats, seat, person_name(speaker, name))
    seating = Seating(seat, chosen, names, str(components.resolve()) if components else None)
    prepare_play(speaker, game, components)
    match = Match.new(game, seed=seed, **options)
    return TerminalSession(speaker, match, seating, new_file(match))


def person_name(speaker: Speaker, name: str | None) -> str:
    """Return the name under which the person plays."""
    return plain_name(name or "") or plain_name(account_name()) or speaker.say("terminal-player")


def resume_match(speaker: Speaker, file: Path, name: str | None, components: Path | None) -> TerminalSession:
    """Return a saved match with the same people and bots at it."""
    match, notes = open_match(speaker, file, components)
    seating = Seating.from_notes(notes, match.seats, person_name(speaker, name))
    if components:
        seating = replace(seating, components=str(components.resolve()))
    for bot in seating.bots:
        make_bot(bot)
    return TerminalSession(speaker, match, seating, file.resolve())
