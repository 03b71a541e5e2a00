"""The questions and actions of every game as a page: `python -m saturnalia.research.actions` prints it."""

from __future__ import annotations

from itertools import groupby

from saturnalia.kernel.game import Game, load, names
from saturnalia.kernel.words import Words

HEAD = """# Questions and actions of each game

An action is one answer to one question, and its id is its entry in a mask. `load("pax").action_ids` gives the ids by
name. The question that is asked stands in the field `decision` of the state. `python -m saturnalia.research.actions`
makes this page, and a test keeps it true.
"""


def page() -> str:
    """Return the page of all installed games.

    >>> page().startswith("# Questions")
    True
    """
    return "\n".join([HEAD, *(section(load(name)) for name in names())])


def section(game: Game) -> str:
    """Return the part of the page about one game.

    >>> print(section(load("pax")).splitlines()[6])
    | 0 | `take_turn` | |
    """
    questions = ", ".join(f"{int(each)} `{each.name.lower()}`" for each in game.room("state").Decision)
    lines = [
        f"## {game.name}",
        "",
        f"Questions: {questions}.",
        "",
        "| id | action | what people call it |",
        "|---|---|---|",
    ]
    called = getattr(game.room("view"), "called", lambda _action: None)
    words = Words("en", game)
    messages = [called(action) for action in range(game.action_count)]
    said = ["" if message is None else words.say(message) for message in messages]
    for (_, _), rows in groupby(range(game.action_count), lambda action: (_family(game, action), said[action])):
        first, *_, last = [*rows] * 2
        ids = str(first) if first == last else f"{first}–{last}"
        name = f"`{game.action_name(first)}`" + (f" … `{game.action_name(last)}`" if last > first else "")
        lines.append(f"| {ids} | {name} | {said[first]} |".replace("|  |", "| |"))
    return "\n".join([*lines, ""])


def _family(game: Game, action: int) -> str:
    """Actions that differ by a number only, and are called nothing else, share a row."""
    kind, _, which = game.action_name(action).partition(":")
    return f"{kind}:" if which.isdecimal() else game.action_name(action)


if __name__ == "__main__":
    print(page(), end="")  # noqa: T201
