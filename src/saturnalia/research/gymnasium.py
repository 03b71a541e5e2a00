"""Every game as a Gymnasium environment: one seat learns, bots hold the others.

Importing this module registers `Saturnalia/<name>-v0` with everything that `SeatEnv` and `VectorSeatEnv` take.
Observations are those of `saturnalia.research.pettingzoo`: `observation` and `action_mask`. The reward of the last
action is the seat's utility; an action that is not legal ends the match and counts as the worst defeat.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from saturnalia.bots import Bot, choose, make_bot
from saturnalia.kernel.game import Game, load, names
from saturnalia.kernel.observation_layout import observation_layout
from saturnalia.research.pictures import as_picture, as_text
from saturnalia.research.record_with_memory import RecordWithMemory
from saturnalia.research.seats import ILLEGAL, SeatBatch

LOWEST, HIGHEST = -(2**15), 2**15 - 1
RENDER_MODES = ("human", "ansi", "rgb_array")
BOUNDED = ("rank", "margin")
LARGEST_SEED = 2**31


def spaces(game: Game) -> tuple[Any, Any]:
    """Return what observations and actions of one seat are like.

    >>> observation, action = spaces(load("pax"))
    >>> observation["observation"].shape, int(action.n)
    ((2111,), 62)
    """
    seen = {
        "observation": gymnasium.spaces.Box(LOWEST, HIGHEST, (observation_layout(game).width,), np.int16),
        "action_mask": gymnasium.spaces.MultiBinary(game.action_count),
    }
    return gymnasium.spaces.Dict(seen), gymnasium.spaces.Discrete(game.action_count)


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One match after another, seen from one seat; `opponent` is the name of a bot (see `saturnalia.bots.make_bot`).

    >>> env = gymnasium.make("Saturnalia/pax-v0", seats=3, opponent="random")
    >>> seen, info = env.reset(seed=7)
    >>> terminated = False
    >>> while not terminated:
    ...     action = env.action_space.sample(mask=seen["action_mask"])
    ...     seen, reward, terminated, truncated, info = env.step(action)
    >>> sorted(info)
    ['place', 'points', 'seed']
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        *,
        seat: int = 0,
        opponent: str = "greedy",
        utility: str = "rank",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        if utility not in BOUNDED:
            raise ValueError(f"utility is one of {', '.join(BOUNDED)}, not {utility!r}")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self._position = RecordWithMemory(self.game, options)
        seats = int(self._position.options["seats"])
        if not 0 <= seat < seats:
            raise ValueError(f"the seats are 0 to {seats - 1}, and {seat} is none of them")
        self._options, self._seat, self._utility = options, seat, utility
        self._bot: Bot = make_bot(opponent)
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a match, and let the bots play until the seat is asked; `info` tells the seed that repeats it.

        >>> env = SeatEnv("pax", seats=2)
        >>> env.reset(seed=7)[1] == env.reset(seed=7)[1]
        True
        """
        super().reset(seed=seed)
        while True:  # a match that ends before the seat is asked teaches nothing
            self._match_seed = int(self.np_random.integers(LARGEST_SEED))
            self._position = RecordWithMemory(self.game, self._options)
            self._position.deal(self._match_seed)
            self._play_others()
            if self._position.legal:
                return self._seen(), {"seed": self._match_seed}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play an action of the seat, and let the bots play until it is asked again or the match is over.

        >>> env = SeatEnv("pax", seats=2)
        >>> seen, info = env.reset(seed=7)
        >>> env.step(0)[1:4]
        (-1.0, True, False)
        """
        info: dict[str, Any] = {"seed": self._match_seed}
        if int(action) not in self._position.legal:
            return self._seen(), ILLEGAL, True, False, {**info, "illegal": int(action)}
        self._position.play(int(action))
        self._play_others()
        over = not self._position.legal
        reward = 0.0
        if over:
            points, places = self._position.results()
            info |= {"points": points[self._seat], "place": places[self._seat]}
            reward = self._position.utilities(self._utility)[self._seat]
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, info

    def render(self) -> Any:
        """Show the position to the seat: printed, as text, or as a picture.

        >>> env = SeatEnv("pax", seats=2, render_mode="ansi")
        >>> seen, info = env.reset(seed=7)
        >>> "Rome" in env.render()
        True
        """
        if self.render_mode is None:
            gymnasium.logger.warn("render() shows nothing: give the environment a render_mode")
            return None
        text = as_text(self.game, self._position.record, self._seat)
        if self.render_mode == "human":
            print(text)  # noqa: T201
            return None
        return text if self.render_mode == "ansi" else as_picture(text)

    def _play_others(self) -> None:
        position = self._position
        while position.legal and position.actor != self._seat:
            forced = len(position.legal) == 1
            position.play(position.legal[0] if forced else self._ask_bot())

    def _ask_bot(self) -> int:
        seed = int(self.np_random.integers(LARGEST_SEED))
        return choose(self._bot, self.game, self._position.record, seed)

    def _seen(self) -> dict[str, Any]:
        mask = np.zeros(self.game.action_count, dtype=np.int8)
        mask[self._position.legal] = 1
        return {"observation": self._position.observe(self._seat), "action_mask": mask}


class VectorSeatEnv(gymnasium.vector.VectorEnv):  # type: ignore[misc]
    """Many matches stepped together in compiled loops, each seen from one seat; the bots are random or greedy ones.

    A finished match is followed by another in the next step, whose action counts for nothing.

    >>> envs = gymnasium.make_vec("Saturnalia/pax-v0", num_envs=5, seats=3, opponent="random")
    >>> seen, info = envs.reset(seed=7)
    >>> seen["observation"].shape, seen["action_mask"].shape
    ((5, 2111), (5, 62))
    """

    metadata = {"render_modes": [], "autoreset_mode": gymnasium.vector.AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(self, game: Game | str, num_envs: int = 1, *, copy: bool = True, **settings: Any) -> None:
        """`settings` are those of `SeatBatch`; without `copy` every step writes into the same arrays."""
        self.batch = SeatBatch(game, num_envs, **settings)
        self.num_envs = num_envs
        self._copy = copy
        self.single_observation_space, self.single_action_space = spaces(self.batch.game)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all matches anew; one seed gives each match its own.

        >>> envs = VectorSeatEnv("pax", 2, opponent="random", seats=2)
        >>> (envs.reset(seed=7)[1]["seed"] == envs.reset(seed=7)[1]["seed"]).all()
        np.True_
        """
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(LARGEST_SEED)))
        return self._seen(), {"seed": self.batch.seeds.copy()}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Play an action of the seat in every match; `info` has points and place where a match is over.

        >>> envs = VectorSeatEnv("pax", 2, opponent="random", seats=2)
        >>> seen, info = envs.reset(seed=7)
        >>> envs.step([0, 0])[1:4]
        (array([-1., -1.], dtype=float32), array([ True,  True]), array([False, False]))
        """
        batch = self.batch
        batch.step(actions)
        over = batch.dones.copy()
        legal_end = over & (batch.actors < 0)
        points, places = batch.results[:, 0, batch.seat].copy(), batch.results[:, 1, batch.seat].copy()
        info = {
            "seed": batch.seeds.copy(),
            "points": points,
            "_points": legal_end,
            "place": places,
            "_place": legal_end,
        }
        return self._seen(), batch.rewards[:, batch.seat].copy(), over, np.zeros_like(over), info

    def _seen(self) -> dict[str, Any]:
        seen, mask = self.batch.observations, self.batch.masks
        return {"observation": seen.copy() if self._copy else seen, "action_mask": mask.copy() if self._copy else mask}


def register() -> None:
    """Tell Gymnasium of every installed game.

    >>> gymnasium.spec("Saturnalia/pax-v0").kwargs
    {'game': 'pax'}
    """
    for name in names():
        gymnasium.register(
            f"Saturnalia/{name}-v0", entry_point=SeatEnv, vector_entry_point=VectorSeatEnv, kwargs={"game": name}
        )


register()
