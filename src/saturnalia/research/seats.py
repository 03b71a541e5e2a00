"""Many matches in which one seat learns and bots hold the others, stepped together in compiled loops."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from saturnalia.bots import make_bot
from saturnalia.bots.greedy import GreedyBot
from saturnalia.bots.loops import GREEDY_BOT, RANDOM_BOT, loops
from saturnalia.bots.random import RandomBot
from saturnalia.kernel.compiling import specialise
from saturnalia.kernel.game import Game
from saturnalia.kernel.random import next_number
from saturnalia.research.batch import Batch
from saturnalia.research.lanes import lanes
from saturnalia.research.utilities import utility

ILLEGAL = -1.0
"""What a seat gets for an action that is not legal; the match is over then."""

# placeholders: `specialise` puts one game's functions in their place
step: Any = None
legal: Any = None
redeal: Any = None
scores: Any = None
places: Any = None
choose_greedy: Any = None
choose_random: Any = None
begin_lane: Any = None
show_lanes: Any = None


class SeatLoops:
    """The functions below, made for one game.

    >>> from saturnalia import load
    >>> seat_loops(load("pax")).step_seats.__name__
    'step_seats_pax'
    """

    def __init__(self, game: Game) -> None:
        known = {name: getattr(game.compiled, name) for name in ("step", "legal", "redeal", "scores", "places")}
        known |= {name: getattr(loops(game), name) for name in ("choose_greedy", "choose_random")}
        known |= {name: getattr(lanes(game), name) for name in ("begin_lane", "show_lanes")}
        for template in (play_others, begin_seat, begin_seats, step_seats):
            known[template.__name__] = specialise(template, game.folder, game.compiled_name, **known)
        self.begin_seats: Any = known["begin_seats"]
        self.step_seats: Any = known["step_seats"]


@cache
def seat_loops(game: Game) -> SeatLoops:
    """Return the loops for a game; they are compiled when they are first called.

    >>> from saturnalia import load
    >>> seat_loops(load("pax")) is seat_loops(load("pax"))
    True
    """
    return SeatLoops(game)


def play_others(states: Any, lane: int, scratch: Any, ids: Any, numbers: Any, seat: int, temperature: float) -> None:
    """Let the bots play until the seat is asked or the match is over; each knows only what its own seat may know.

    >>> batch = SeatBatch("pax", 2, seat=1, opponent="greedy", seats=3)
    >>> batch.actors.tolist()
    [1, 1]
    """
    s = states[lane]
    while s.actor >= 0 and s.actor != seat:
        count = legal(s, ids)
        if count == 1:
            action = int(ids[0])
        elif temperature >= GREEDY_BOT:
            scratch[0] = states[lane]
            redeal(scratch[0], int(s.actor), np.int64(next_number(numbers) >> np.uint64(1)))
            action = choose_greedy(scratch, numbers, ids, count, temperature)
        else:
            action = choose_random(numbers, ids, count)
        step(s, action)


def begin_seat(
    states: Any, lane: int, scratch: Any, ids: Any, options: Any, numbers: Any, seat: int, temperature: float
) -> int:
    """Begin the lane's next match in which the seat is asked at all; return the seed of the deal.

    >>> SeatBatch("pax", 1, seat=0, opponent="random", seats=2).seeds.shape
    (1,)
    """
    while True:
        seed = begin_lane(states[lane], options, numbers)
        play_others(states, lane, scratch, ids, numbers, seat, temperature)
        if states[lane].actor >= 0:
            return int(seed)


def begin_seats(first: int, last: int, arrays: Any, seat: int, temperature: float) -> None:
    """Begin a new match in the lanes `first` to `last` - 1, and show it to the seat.

    >>> SeatBatch("pax", 3, seat=0, opponent="random", seats=2).actors.tolist()
    [0, 0, 0]
    """
    states, ids, options, numbers = arrays.states, arrays.ids, arrays.options, arrays.numbers
    scratch = np.empty(2, states.dtype)
    for lane in range(first, last):
        arrays.seeds[lane] = begin_seat(states, lane, scratch, ids[lane], options, numbers[lane], seat, temperature)
    show_lanes(first, last, arrays)


def step_seats(
    first: int, last: int, arrays: Any, seat: int, temperature: float, actions: Any, utility_kind: int
) -> None:
    """Play the seat's action in each lane, then the bots; where the match was over already, begin the next one.

    >>> batch = SeatBatch("pax", 1, seat=0, opponent="random", seats=2)
    >>> batch.step([0])
    >>> float(batch.rewards[0, 0]), bool(batch.dones[0])
    (-1.0, True)
    """
    states, ids, masks, options, numbers = arrays.states, arrays.ids, arrays.masks, arrays.options, arrays.numbers
    results, rewards, dones, seeds = arrays.results, arrays.rewards, arrays.dones, arrays.seeds
    scratch = np.empty(2, states.dtype)
    seats = rewards.shape[1]
    for lane in range(first, last):
        for other in range(seats):
            rewards[lane, other] = 0.0
        action = actions[lane]
        if dones[lane]:
            dones[lane] = False
            seeds[lane] = begin_seat(states, lane, scratch, ids[lane], options, numbers[lane], seat, temperature)
        elif action < 0 or action >= masks.shape[1] or masks[lane, action] == 0:
            dones[lane] = True
            rewards[lane, seat] = ILLEGAL
        else:
            s = states[lane]
            step(s, action)
            play_others(states, lane, scratch, ids[lane], numbers[lane], seat, temperature)
            if s.actor < 0:
                dones[lane] = True
                scores(s, results[lane, 0])
                places(s, results[lane, 1])
                for other in range(seats):
                    rewards[lane, other] = utility(utility_kind, results[lane, 0], results[lane, 1], seats, other)
    show_lanes(first, last, arrays)


class SeatBatch(Batch):
    """A batch whose actor is always the same seat; `opponent` is a bot that runs in compiled code.

    Where `dones` is true, the next `step` begins a new match, whatever the action is. The observation of a finished
    match shows everything; an action that is not legal ends the match with the reward `ILLEGAL`.

    >>> batch = SeatBatch("pax", 10, seat=2, opponent="greedy:2", seed=7, seats=4)
    >>> for _ in range(200):
    ...     batch.step(batch.random_actions())
    >>> batch.matches_ended > 10
    True
    """

    def __init__(
        self, game: Game | str, count: int, *, seat: int = 0, opponent: str = "greedy", **settings: Any
    ) -> None:
        """Begin `count` matches; `settings` are those of `Batch`, the options of the game among them."""
        bot = make_bot(opponent, game)
        if not isinstance(bot, GreedyBot | RandomBot):
            raise ValueError(f"only random and greedy bots run in compiled loops, not {opponent!r}")
        self.seat = seat
        self._temperature = bot.temperature if isinstance(bot, GreedyBot) else RANDOM_BOT
        super().__init__(game, count, begins_again=False, **settings)

    def reset(self, seed: int = 0) -> None:
        """Begin all matches anew.

        >>> batch = SeatBatch("pax", 2, opponent="random", seats=2)
        >>> batch.reset(3)
        >>> batch.actors.tolist()
        [0, 0]
        """
        if not 0 <= self.seat < self.seats:
            raise ValueError(f"the seats are 0 to {self.seats - 1}, and {self.seat} is none of them")
        self._begin(seed, seat_loops(self.game).begin_seats, self.seat, self._temperature)

    def step(self, actions: Any) -> None:
        """Play one action of the seat in every match.

        >>> batch = SeatBatch("pax", 2, opponent="random", seats=2)
        >>> batch.step(batch.random_actions())
        >>> batch.dones.tolist()
        [False, False]
        """
        actions = self._checked(actions)
        self._run(seat_loops(self.game).step_seats, self.seat, self._temperature, actions, self._utility)
        self.matches_ended += int(np.count_nonzero(self.dones))
