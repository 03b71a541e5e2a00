"""Every game in OpenSpiel, as `python_saturnalia_<name>(players=…)`; importing this module registers them.

The options of the game are parameters of the same names, and so are `utility` (rank or margin) and `deals`: chance is
one node at the beginning that draws the seed of the deal, 0 to `deals` - 1, with which `saturnalia.Match` deals too.
OpenSpiel takes a text of digits for a number; such a value of an option is written with an underscore before it: `_1`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from saturnalia.kernel.game import Game, load, names
from saturnalia.kernel.observation_layout import guarded, observation_layout
from saturnalia.kernel.options import Option
from saturnalia.kernel.schema import SPECTATOR
from saturnalia.research.record_with_memory import RecordWithMemory

DEALS = 1000
BOUNDED = ("rank", "margin")


def game_name(game: Game | str) -> str:
    """Return the name under which OpenSpiel knows a game.

    >>> game_name("pax")
    'python_saturnalia_pax'
    >>> pyspiel.load_game("python_saturnalia_pax(players=3)").num_players()
    3
    """
    return f"python_saturnalia_{game if isinstance(game, str) else game.name}"


def game_type(game: Game) -> Any:
    """Return what OpenSpiel wants to know about a game before it is loaded.

    >>> game_type(load("pax")).max_num_players
    8
    """
    options = {option.name: _spelt(option.default) for option in game.options}
    seats = options.pop("seats")
    return pyspiel.GameType(
        short_name=game_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": seats, "deals": DEALS, "utility": "rank", **options},
    )


def _spelt(value: Any) -> Any:
    return f"_{value}" if isinstance(value, str) and value.isdecimal() else value


def _meant(option: Option, written: Any) -> Any:
    return next((value for value in option.values if _spelt(value) == written), written)


class SaturnaliaGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its options; each registered game is a class of its own, whose `game` it is.

    >>> game = pyspiel.load_game("python_saturnalia_pax(players=2,deals=5)")
    >>> game.max_chance_outcomes(), game.min_utility(), game.max_utility()
    (5, -1.0, 1.0)
    """

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        written = {name: _spelt(value) for name, value in (params or {}).items()}
        given = dict(written)
        self.utility = given.pop("utility", "rank")
        if self.utility not in BOUNDED:
            raise ValueError(f"utility is one of {', '.join(BOUNDED)}, not {self.utility!r}")
        self.deals = given.pop("deals", DEALS)
        if self.deals < 1:
            raise ValueError(f"there is at least one deal, not {self.deals}")
        if "players" in given:
            given["seats"] = given.pop("players")
        self.options = {
            option.name: _meant(option, given[option.name]) for option in game.options if option.name in given
        }
        seats = int(game.complete_options(self.options)["seats"])
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=game.longest_match,
        )
        super().__init__(game_type(game), info, written)

    def new_initial_state(self) -> SaturnaliaState:
        """Return the chance node before the deal.

        >>> pyspiel.load_game("python_saturnalia_pax").new_initial_state().is_chance_node()
        True
        """
        return SaturnaliaState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Only the deal is drawn by lot; the seed decides all later chances.

        >>> pyspiel.load_game("python_saturnalia_pax").max_chance_nodes_in_history()
        1
        """
        return 1

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """Return an observer of public, private or all information.

        >>> pyspiel.load_game("python_saturnalia_pax").observation_tensor_size()
        2111
        """
        if params:
            raise ValueError(f"an observer has no parameters: {params}")
        return Observer(self.game, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SaturnaliaState(pyspiel.State):  # type: ignore[misc]
    """A position; `points()` tells the raw points.

    >>> state = pyspiel.load_game("python_saturnalia_pax(players=2)").new_initial_state()
    >>> state.apply_action(1)
    >>> state.current_player(), state.legal_actions()
    (1, [43, 45])
    """

    def __init__(self, game: SaturnaliaGame) -> None:
        super().__init__(game)
        self._position = RecordWithMemory(game.game, game.options)
        self._deals = game.deals
        self._utility = game.utility

    def current_player(self) -> int:
        """Return the seat that must answer.

        >>> pyspiel.load_game("python_saturnalia_pax").new_initial_state().current_player()
        -1
        """
        actor = self._position.actor
        if actor is None:
            return int(pyspiel.PlayerId.CHANCE)
        return actor if actor >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the match is over.

        >>> pyspiel.load_game("python_saturnalia_pax").new_initial_state().is_terminal()
        False
        """
        actor = self._position.actor
        return actor is not None and actor < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the seeds of all deals, each with the same chance.

        >>> pyspiel.load_game("python_saturnalia_pax(deals=2)").new_initial_state().chance_outcomes()
        [(0, 0.5), (1, 0.5)]
        """
        return [(seed, 1 / self._deals) for seed in range(self._deals)]

    def returns(self) -> list[float]:
        """Return the utility of every seat, 0 before the end.

        >>> pyspiel.load_game("python_saturnalia_pax(players=2)").new_initial_state().returns()
        [0.0, 0.0]
        """
        return self._position.utilities(self._utility) if self.is_terminal() else [0.0] * self.num_players()

    def points(self) -> list[int]:
        """Return the raw points of every seat as they stand.

        >>> state = pyspiel.load_game("python_saturnalia_pax(players=2)").new_initial_state()
        >>> state.apply_action(1)
        >>> len(state.points())
        2
        """
        return self._position.results()[0]

    def resample_from_infostate(self, player: int, sampler: Any) -> SaturnaliaState:
        """Return a state that the player cannot tell from this one; `sampler` returns numbers from 0 to 1.

        >>> state = pyspiel.load_game("python_saturnalia_pax(players=2)").new_initial_state()
        >>> state.apply_action(1)
        >>> other = state.resample_from_infostate(0, lambda: 0.3)
        >>> other.information_state_string(0) == state.information_state_string(0)
        True
        """
        other: SaturnaliaState = self.clone()
        other._position = self._position.redealt(player, int(sampler() * (2**53 - 1)))
        return other

    def _legal_actions(self, _player: int) -> list[int]:
        return self._position.legal

    def _apply_action(self, action: int) -> None:
        if self._position.actor is None:
            self._position.deal(action)
        else:
            self._position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        names_of_actions: list[str] = self._position.game.room("state").ACTION_NAMES
        return f"deal:{action}" if player == pyspiel.PlayerId.CHANCE else names_of_actions[action]

    def __str__(self) -> str:
        actor = self._position.actor
        if actor is None:
            return "before the deal"
        return f"after {len(self._position.memories)} actions\n" + _text(self._position, actor, None)


class Observer:
    """What a player sees, as numbers and as text; with perfect recall the text begins with all the player was told.

    >>> state = pyspiel.load_game("python_saturnalia_pax(players=2)").new_initial_state()
    >>> state.apply_action(1)
    >>> print(state.observation_string(0).splitlines()[0])
    seats=2
    """

    def __init__(self, game: Game, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees the secrets of all players")
        self._alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        found = observation_layout(game)
        private = [field.name for field in guarded(found)] if self._alone else []
        self._fields = None if kind.public_info else private
        kept = [entry for entry in found.entries if self._fields is None or entry.field in self._fields]
        places = [np.arange(entry.start, entry.start + entry.size) for entry in kept]
        self._places = np.concatenate(places) if places else np.zeros(0, dtype=np.int64)
        self.tensor = None if self._recalls else np.zeros(len(self._places), dtype=np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SaturnaliaState, player: int) -> None:
        """Write what the player sees into `tensor`.

        >>> Observer(load("pax"), pyspiel.IIGObservationType(perfect_recall=False)).tensor.shape
        (2111,)
        """
        position = state._position
        if self.tensor is not None:
            dealt = position.actor is not None
            self.tensor[:] = position.observe(player if self._alone else SPECTATOR)[self._places] if dealt else 0

    def string_from(self, state: SaturnaliaState, player: int) -> str:
        """Return what the player sees, a line for each field.

        >>> state = pyspiel.load_game("python_saturnalia_pax(players=2)").new_initial_state()
        >>> Observer(load("pax"), pyspiel.IIGObservationType(perfect_recall=False)).string_from(state, 0)
        ''
        """
        position, viewer = state._position, player if self._alone else SPECTATOR
        if position.actor is None:
            return ""
        told = position.told(viewer) + "\n" if self._recalls else ""
        return told + _text(position, viewer, self._fields)


def _text(position: RecordWithMemory, viewer: int, fields: list[str] | None) -> str:
    found = observation_layout(position.game)
    row = position.observe(viewer)
    shown = [entry.field for entry in found.entries] if fields is None else fields
    numbers = {field: np.ravel(found.read(row, field)).tolist() for field in shown}
    return "\n".join(f"{field}={' '.join(map(str, values))}" for field, values in numbers.items())


# OpenSpiel keeps what it is given until after Python has ended, when freeing it would crash: a class is never freed.
for _game in map(load, names()):
    _class = type(f"{_game.name}_game", (SaturnaliaGame,), {"game": _game, "__module__": __name__})
    globals()[_class.__name__] = _class  # where pickle looks for it
    pyspiel.register_game(game_type(_game), _class)
