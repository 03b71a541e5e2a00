"""Every game as a PettingZoo environment in which one agent after another answers (AEC).

An observation is a dictionary: `observation` (see `saturnalia.kernel.observation_layout`) and `action_mask`, which is
all zero for seats that are not asked. Every seat's utility comes as the reward of the last action.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from saturnalia.kernel.game import Game, load
from saturnalia.research.batch import Batch
from saturnalia.research.pictures import as_picture, as_text

LOWEST, HIGHEST = -(2**15), 2**15 - 1
RENDER_MODES = ("human", "ansi", "rgb_array")


def env(game: str | Game, *, render_mode: str | None = None, utility: str = "rank", **options: Any) -> Any:
    """Return an environment with PettingZoo's usual guards: an illegal action loses, order is enforced.

    >>> table = env("pax", seats=3)
    >>> table.reset(seed=7)
    >>> for agent in table.agent_iter():
    ...     seen, reward, terminated, truncated, info = table.last()
    ...     table.step(None if terminated else int(seen["action_mask"].argmax()))
    >>> table.agents
    []
    """
    table = raw_env(game, render_mode=render_mode, utility=utility, **options)
    # no AssertOutOfBoundsWrapper: `raw_env` refuses such numbers itself, and every wrapper costs a fifth of the speed
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(table, illegal_reward=-1))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801
    """The environment without guards; the options of the game (`seats`, `variant` …) are its arguments.

    >>> raw_env("pax", seats=2).possible_agents
    ['seat_0', 'seat_1']
    """

    def __init__(
        self, game: str | Game, *, render_mode: str | None = None, utility: str = "rank", **options: Any
    ) -> None:
        super().__init__()
        self.game = load(game) if isinstance(game, str) else game
        self.metadata = {
            "name": f"saturnalia_{self.game.name}_v{self.game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.render_mode = render_mode
        self._batch = Batch(self.game, 1, utility=utility, begins_again=False, **options)
        self._seed = 0
        self.possible_agents = [f"seat_{seat}" for seat in range(self._batch.seats)]
        self.agents = list(self.possible_agents)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        count, width = self.game.action_count, self._batch.observation_layout.width
        self.action_spaces = {agent: gymnasium.spaces.Discrete(count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(LOWEST, HIGHEST, (width,), np.int16),
                    "action_mask": gymnasium.spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._not_asked = np.zeros(count, dtype=np.int8)

    def observation_space(self, agent: str) -> Any:
        """Return what observations of an agent are like.

        >>> raw_env("pax", seats=2).observation_space("seat_0")["action_mask"].shape
        (62,)
        """
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the ids of all actions of the game.

        >>> raw_env("pax", seats=2).action_space("seat_0")
        Discrete(62)
        """
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; without a seed the next of a row of matches, which begins with seed 0.

        >>> table = raw_env("pax", seats=2)
        >>> table.reset(seed=7)
        >>> table.match_seed
        6654738377353848610
        """
        self._seed = self._seed + 1 if seed is None else seed
        self._batch.reset(self._seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._batch.actors[0]]

    @property
    def match_seed(self) -> int:
        """The seed with which `saturnalia.Match` deals this match.

        >>> table = raw_env("pax", seats=2)
        >>> table.reset(seed=7)
        >>> from saturnalia import Match
        >>> Match.new("pax", seats=2, seed=table.match_seed).actor == int(table.agent_selection[-1])
        True
        """
        return int(self._batch.seeds[0])

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees and may do now.

        >>> table = raw_env("pax", seats=2)
        >>> table.reset(seed=7)
        >>> [int(table.observe(agent)["action_mask"].any()) for agent in table.agents]
        [0, 1]
        """
        seat = self._seat_of[agent]
        if seat == self._batch.actors[0]:
            return {"observation": self._batch.observations[0].copy(), "action_mask": self._batch.masks[0].copy()}
        return {"observation": self._batch.observe(0, seat), "action_mask": self._not_asked.copy()}

    def step(self, action: int | None) -> None:
        """Play the action of the selected agent; finished agents are stepped with None.

        >>> table = raw_env("pax", seats=2)
        >>> table.reset(seed=7)
        >>> table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        batch = self._batch
        batch.step((action,))
        self._cumulative_rewards[agent] = 0.0
        if not batch.dones[0]:
            self.agent_selection = self.possible_agents[batch.actors[0]]
        else:
            self.rewards = {agent: float(batch.rewards[0, self._seat_of[agent]]) for agent in self.agents}
            points, places = batch.results[0].tolist()
            for agent in self.agents:
                seat = self._seat_of[agent]
                self.terminations[agent] = True
                self.infos[agent] = {"points": points[seat], "place": places[seat]}
            self._accumulate_rewards()
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Show the position to the seat that is asked: printed, as text, or as a picture.

        >>> table = raw_env("pax", render_mode="ansi", seats=2)
        >>> table.reset(seed=7)
        >>> "Rome" in table.render()
        True
        """
        if self.render_mode is None:
            gymnasium.logger.warn("render() shows nothing: give the environment a render_mode")
            return None
        text = as_text(self.game, self._batch.states[0], int(self._batch.actors[0]))
        if self.render_mode == "human":
            print(text)  # noqa: T201
            return None
        return text if self.render_mode == "ansi" else as_picture(text)

    def close(self) -> None:
        """There is nothing to close.

        >>> raw_env("pax", seats=2).close()
        """
