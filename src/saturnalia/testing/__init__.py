"""The contract test: laws that are true of any game, however it was written, also of a third party's.

`check_game(game)` plays random matches and raises `BrokenLaw` with the law, the options, the seed and the number of the
action, so that the position can be found again. It needs no test framework.
"""

from __future__ import annotations

from saturnalia.kernel.errors import BadOptions
from saturnalia.kernel.game import Game
from saturnalia.kernel.options import Value
from saturnalia.testing.faults import check_many
from saturnalia.testing.interpreted import check_interpreted
from saturnalia.testing.laws import BrokenLaw, Law
from saturnalia.testing.redeals import check_laws
from saturnalia.testing.threads import check_gil
from saturnalia.testing.walks import walk

__all__ = ["BrokenLaw", "Law", "check_game", "option_sets"]


def check_game(
    game: Game,
    options: dict[str, Value] | None = None,
    *,
    matches: int = 100,
    walks: int = 1,
    samples: int = 8,
    seed: int = 1,
    interpreted: bool = True,
) -> None:
    """Raise `BrokenLaw` unless the game obeys the contract with these options, or with every set of options.

    `matches` random matches are played entirely in compiled code; `walks` more are looked at closely, with the costly
    laws (all that concern what viewers see) tried at `samples` positions of each; these walks are played again by the
    interpreted rules in a process of its own. In as many matches of bots (`check_laws`) every position is redealt.

    >>> from saturnalia import load
    >>> check_game(load("pax"), {"seats": 2}, matches=5, samples=1, interpreted=False)
    """
    recordings = []
    for chosen in option_sets(game) if options is None else [game.complete_options(dict(options))]:
        check_many(game, chosen, matches=matches, seed=seed)
        recordings += [walk(game, chosen, seed=seed + number, samples=samples) for number in range(walks)]
        for number in range(walks):
            check_laws(game, chosen, seed=seed + number)
    if interpreted:
        check_interpreted(game, recordings)
    check_gil(game)


def option_sets(game: Game) -> list[dict[str, Value]]:
    """Return every combination of options that the game allows; options that do not matter keep their default.

    >>> from saturnalia import load
    >>> {"seats": 2, "variant": "base", "start_player": "random"}.items() <= option_sets(load("pax"))[50].items()
    True
    """
    sets: list[dict[str, Value]] = [{}]
    for option in game.options:
        sets = [
            {**chosen, option.name: value}
            for chosen in sets
            for value in (option.values if option.applies(chosen) else (option.default,))
        ]
    return [chosen for chosen in sets if _is_allowed(game, chosen)]


def _is_allowed(game: Game, chosen: dict[str, Value]) -> bool:
    try:
        game.complete_options(dict(chosen))
    except BadOptions:
        return False
    return True
