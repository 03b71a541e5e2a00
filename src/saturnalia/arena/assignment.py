"""A few matches as one piece of work: small enough to be sent anywhere, and the same wherever it is played."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from saturnalia.arena.play import Result, is_compiled, play_compiled, play_timed, seed_of
from saturnalia.arena.spread import stopped
from saturnalia.bots import Budget, choose, make_bot
from saturnalia.kernel.errors import SaturnaliaError
from saturnalia.kernel.game import Game, load
from saturnalia.kernel.match import Match
from saturnalia.kernel.shipped import use_own_code


class OtherRules(SaturnaliaError):
    """A worker has other rules of a game than whoever sends it work.

    >>> str(OtherRules("arena-error-other-rules", game="pax", expected="1-a", found="1-b"))
    'arena-error-other-rules (game=pax, expected=1-a, found=1-b)'
    """


@dataclass(frozen=True)
class Setting:
    """What all matches of a tournament or study have in common.

    >>> setting = Setting("pax", "", {"seats": 2}, seed=7, timed=False)
    >>> setting.game_name
    'pax'
    """

    game_name: str
    pack: str  # the text of an owner's component file, or nothing
    options: dict[str, Any]
    seed: int
    timed: bool  # measure every bot's thinking
    version: str = ""  # the rules that the others have


@dataclass(frozen=True)
class Assignment:
    """Matches to be played: for each the bots by seat, the number of its deal and of the way round the table.

    >>> setting = Setting("pax", "", {"seats": 2}, seed=7, timed=False)
    >>> assignment = Assignment(setting, ((("greedy", "random"), 0, 0), (("random", "greedy"), 0, 1)))
    >>> [result.bots for result in play_assignment(assignment)]
    [['greedy', 'random'], ['random', 'greedy']]
    """

    setting: Setting
    matches: tuple[tuple[tuple[str, ...], int, int], ...]


def play_assignment(assignment: Assignment) -> list[Result]:
    """Play the matches; those that were not finished when the work was stopped are missing.

    The same deal has the same seed whoever sits where.

    >>> setting = Setting("pax", "", {"seats": 2}, seed=7, timed=True)
    >>> [result.moves is None for result in play_assignment(Assignment(setting, ((("greedy", "random"), 0, 0),)))]
    [False]
    """
    setting = assignment.setting
    game = game_of(setting.game_name, setting.pack)
    if setting.version not in ("", game.version):
        raise OtherRules("arena-error-other-rules", game=game.name, expected=setting.version, found=game.version)
    results: list[Result] = []
    for name in {name for bots, *_ in assignment.matches for name in bots} if setting.timed else ():
        warm_up(game, name)
    for bots, deal, rotation in assignment.matches:
        seeds = seed_of(setting.seed, deal), seed_of(setting.seed, deal, rotation)
        if setting.timed or not all(is_compiled(name, game.name) for name in bots):
            result = play_timed(game, setting.options, bots, *seeds, stopped)
        else:
            result = None if stopped() else play_compiled(game, setting.options, bots, *seeds)
        if result is None:
            break
        results.append(result)
    return results


@cache
def warm_up(game: Game, name: str) -> None:
    """Let a bot answer once, so that the time to load compiled code is not taken for thinking.

    >>> from saturnalia import load
    >>> warm_up(load("pax"), "greedy")
    """
    use_own_code()
    match = Match.new(game, seed=0)
    while match.forced() is not None:
        match.play(match.legal()[0])
    choose(make_bot(name), game, match.state, 0, Budget(seconds=0.0, work=1))


@cache
def game_of(name: str, pack: str = "") -> Game:
    """Return a game, with an owner's component file if its text is given: another machine has no such file.

    >>> game_of("pax").name
    'pax'
    """
    if not pack:
        return load(name)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"{name}.toml"
        file.write_text(pack, encoding="utf-8")
        return load(name, file)
