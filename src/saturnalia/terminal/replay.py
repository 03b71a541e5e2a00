"""A match file read back: told sentence by sentence, or checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.text import Text

from saturnalia.kernel.errors import BadMatch
from saturnalia.kernel.fairness import commitment
from saturnalia.kernel.game import load, names
from saturnalia.kernel.match import Match, read_match_file
from saturnalia.kernel.message import Message, told_together
from saturnalia.kernel.schema import SPECTATOR
from saturnalia.server.former import names_after, read_former
from saturnalia.speaking import HEADING, Speaker
from saturnalia.terminal.board import BoardTable, TablePlaces, score_table
from saturnalia.terminal.prepare import prepare_play
from saturnalia.terminal.saved_matches import Seating, plain_name


def open_match(speaker: Speaker, file: Path, components: Path | None = None) -> tuple[Match, dict[str, Any]]:
    """Return the match in a file and the notes beside it; the notes may name the component file it was played with."""
    data = read_match_file(file)
    noted = data.get("notes") if isinstance(data, dict) else None
    notes: dict[str, Any] = noted if isinstance(noted, dict) else {}
    noted_pack = notes.get("components")
    if components is None and isinstance(noted_pack, str) and Path(noted_pack).is_file():
        components = Path(noted_pack)
    if isinstance(data, dict) and data.get("game") in names():
        prepare_play(speaker, load(data["game"], components), components)
    return Match.from_json(data, components), notes


def replay(speaker: Speaker, file: Path, components: Path | None) -> None:
    """Tell a match: all of it if it is over, else only what the person who plays it may know."""
    match, notes = open_match(speaker, file, components)
    game = match.game
    seating = Seating.from_notes(notes, match.seats, person="")
    speaker.turn_to(game)
    speaker.names = seating.names if all(seating.names) else ()
    viewer = seating.seat if isinstance(notes.get("seat"), int) else SPECTATOR
    speaker.console.print(Rule(Text(game.title, style=HEADING), style="dim", align="left"))
    actor = viewer
    lines: list[tuple[int, Message]] = []
    for number, position in enumerate(match.positions()):
        # what is hidden in an event is known to whoever acted
        told = game.narrate(game.journal(position.state, actor if match.is_over else viewer))
        lines += [(number, line) for line in told]
        actor = position.actor
    seated, former = speaker.names, read_former(notes, match.seats)
    for number, line in told_together(lines):
        earlier = enumerate(names_after(number, seated, former), start=1)
        speaker.names = [plain_name(name) or speaker.say("seat-number", number=seat) for seat, name in earlier]
        speaker.console.print(speaker.text(line))
    speaker.names = seated
    speaker.console.print()
    tables = [BoardTable(speaker, table) for table in game.tables(match.state, viewer)]
    speaker.console.print(TablePlaces().arranged(tables, speaker.console.width))
    speaker.console.print()
    if match.is_over:
        speaker.console.print(score_table(speaker, game.score_sheet(match.state), match.places()))
        speaker.console.print()
        speaker.tell(game.outcome(match.state), "bold")
    else:
        speaker.tell("terminal-resume", file=str(file))


def verify(speaker: Speaker, file: Path, components: Path | None) -> None:
    """Play a match file again and say that it is intact; check the commitment to the shuffle where there is one."""
    match, notes = open_match(speaker, file, components)
    speaker.turn_to(match.game)
    message = "terminal-verified-over" if match.is_over else "terminal-verified"
    speaker.tell(message, "green", game=match.game.title, actions=len(match.played), hash=match.hash()[:16])
    if "commitment" in notes and "salt" in notes:
        if commitment(match.seed, str(notes["salt"])) != notes["commitment"]:
            raise BadMatch("terminal-error-commitment")
        speaker.tell("terminal-verified-commitment", "green")
