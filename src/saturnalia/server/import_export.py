"""Matches exported from the server and imported into it, as match files."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.game import Game
from saturnalia.kernel.match import FORMAT, Match, seal
from saturnalia.server import show
from saturnalia.server.forced import give_forced_answers
from saturnalia.server.former import read_former
from saturnalia.server.opening_tables import new_table
from saturnalia.server.people import Person, clean_name
from saturnalia.server.play import ServerContext, TableInPlay, check_substitute, name_bot, progress
from saturnalia.server.refuse import Refused
from saturnalia.server.rows import Entry, Seat, StoredTable, insert_table
from saturnalia.server.snapshot import Frozen
from saturnalia.server.table_log import TableLog, in_force
from saturnalia.server.tokens import make_token


def export(in_play: TableInPlay) -> dict[str, Any]:
    """Return the match file of a table. It holds the seed, which tells all hidden things: so not before the end."""
    table, table_log = in_play.table, in_play.log
    if not table_log.is_over:
        raise Refused("refused-export-unfinished", status=403)
    return table_log.match.to_json(**_notes(table, table_log.seqs))


def export_frozen(table: StoredTable, frozen: Frozen, entries: list[Entry]) -> dict[str, Any]:
    """Return the match file of a table that the rules at hand do not replay: those with which it was played open it."""
    if table.status != "over":
        raise Refused("refused-export-unfinished", status=403)
    stored = [entry for entry in entries if entry.seq <= frozen.seq]
    anew = next((entry for entry in reversed(stored) if entry.kind == "play_on"), None)
    played = stored[anew.seq :] if anew else stored
    first = played[0].seq if played else 0
    kept = in_force(played)
    return seal(
        {
            "format": FORMAT,
            "game": table.game,
            "rules": table.rules,
            "options": table.options,
            "seed": table.seed,
            "actions": [played[number - first].action for number in kept],
            "hash": frozen.hash,
            "notes": _notes(table, kept),
            **({"start": (anew.details or {})["fields"]} if anew else {}),
        }
    )


def _notes(table: StoredTable, seqs: list[int]) -> dict[str, Any]:
    """Return what travels along with the match of a table; `seqs`: the entries of its actions."""
    former = [[_earlier(one, seqs) for one in seat.former] for seat in table.seats]
    return {
        "names": [seat.name for seat in table.seats],
        **({"former": former} if any(former) else {}),
        "seats": show.seat_dicts(table),
        **({} if table.imported else {"commitment": table.commitment, "salt": table.salt}),
        **({"components": table.pack} if table.pack else {}),
    }


def _earlier(former: dict[str, Any], seqs: list[int]) -> dict[str, Any]:
    """Return an earlier name of a seat as it stands in a file: how many actions there were when it ended."""
    return {"name": former["name"], "until": sum(seq < former["until"] for seq in seqs)}


def import_match(context: ServerContext, data: dict[str, Any], person: Person) -> str:
    """Open a table that goes on with a match file; the seats of people become this person's. Return its id."""
    match = Match.from_json(data, game=game_of(context, data))
    now = context.now()
    seats = _seat(data["notes"], match.seats, person)
    held = [seat for seat in seats if seat.kind == "person"]
    for seat in held:
        seat.guest = len(held) > 1  # nobody knows which of them is the person's own: a link gives any of them away
    table = new_table(
        context, match.game, match.options, seats, person.id, seed=match.seed, undo_beyond=True, imported=True,
        hints=len(held) < 2,
    )  # fmt: skip
    played = [
        Entry(number, "forced" if one.forced else "act", one.seat, now, one.action)
        for number, one in enumerate(match.played, start=1)
    ]
    table_log = TableLog(match.game, match.options, match.seed, played)
    played += give_forced_answers(table, table_log, now)
    for name, value in progress(table, table_log, now).items():
        setattr(table, name, value)
    with context.store.writing() as connection:
        insert_table(connection, table, played)
    return table.id


def game_of(context: ServerContext, data: dict[str, Any]) -> Game | None:
    """Return the game of a match file with the components that it was played with, if they are here."""
    name, version = data.get("game"), data.get("rules")
    return context.games.find(name, version) if name in context.games.names and isinstance(version, str) else None


def _seat(notes: dict[str, Any], count: int, person: Person) -> list[Seat]:
    """Seat everybody as the notes say, trusting nothing in them."""
    noted = notes.get("seats")
    names = notes.get("names")
    former = read_former(notes, count)
    seats: list[Seat] = []
    for number in range(count):
        about = noted[number] if isinstance(noted, list) and number < len(noted) else {}
        about = about if isinstance(about, dict) else {}
        name = names[number] if isinstance(names, list) and number < len(names) else ""
        name = clean_name(name[:1000]) if isinstance(name, str) else ""
        seat = Seat(number, "person", name, None, False, make_token(), {person.id})
        level = about.get("level")
        if about.get("kind") == "bot" and isinstance(level, str) and _exists(level):
            name = name or name_bot(level, [other.name for other in seats])  # it stood in for whoever is named
            seat = Seat(number, "bot", name, level, False, make_token())
        for earlier, until in former[number]:  # the entry of the last of those actions has that number
            left = {"name": clean_name(earlier[:1000]), "until": until + 1, "holders": [], "guest": False}
            seat.former.append(left)
        seats.append(seat)
    return seats


def _exists(level: str) -> bool:
    try:
        check_substitute(level)
    except Refused:
        return False
    return True
