"""Matches from which a judgement is learned, each in a lane of its own: the same loops here and on a graphics card.

In a lane everybody plays as the learner does, or one seat does and somebody else sits at all others: a bot that does
not think, the greedy one, or what was learned before. Answers without a choice are given at once.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from saturnalia.bots.loops import GREEDY_BOT, HOARDING_BOT, PASSING_BOT, RANDOM_BOT, SPENDING_BOT, passes_of, wealth_of
from saturnalia.kernel.compiling import specialise
from saturnalia.kernel.game import Game
from saturnalia.kernel.random import below, next_number

LEARNER = 1.0
"""Who chooses at a seat: the learner, or a bot by its number in the compiled loops (`saturnalia.bots.loops`)."""
NOT_OFFERED = -1e30
NOBODY = -1

DOORS = ("begin", "step", "legal", "scores", "places", "redeal", "value")

# placeholders: `specialise` puts one game's functions in their place
begin: Any = None
step: Any = None
legal: Any = None
scores: Any = None
places: Any = None
redeal: Any = None
value: Any = None
wealth: Any = None
passes: Any = None
look: Any = None
score_rows: Any = None


class Arrays(NamedTuple):
    """What the loops read and write, a row for each lane.

    >>> Arrays._fields[0]
    'states'
    """

    states: Any
    words: Any  # the states again, as rows of 64-bit words
    known: Any  # the position as its actor may know it
    known_words: Any
    tries: Any  # where answers are tried
    tries_words: Any
    options: Any  # encoded, of the lane's table
    numbers: Any  # every lane's generator
    manners: Any  # who sits at the seats that the learner does not have
    learners: Any  # the learner's seat, -1 for all
    ids: Any
    counts: Any
    actors: Any
    decisions: Any
    actions: Any  # what is to be played next
    chosen: Any  # what somebody else than the learner answers, or -1
    seen: Any  # what the actor sees
    tastes: Any  # by what answers are weighed
    worths: Any  # lane x action: what each answer is worth, NOT_OFFERED where it is none
    dones: Any  # whether the last action ended a match: how it ended stands in the next three
    points: Any
    ranks: Any
    rows: Any


def specialised(game: Game) -> dict[str, Any]:
    """Return the loops made for one game.

    >>> from saturnalia import load
    >>> sorted(specialised(load("minerva")))
    ['advance_lanes', 'begin_lanes', 'look_lanes']
    """
    known = {name: getattr(game.compiled, name) for name in DOORS}
    room = game.room("judgement")
    known |= {"look": room.look, "score_rows": room.score_rows}
    known |= {"wealth": wealth_of(game), "passes": passes_of(game)}
    for template in (begin_match, go_on, begin_lane, advance_lane, choose_here, look_lane, weigh_answer):
        known[template.__name__] = specialise(template, game.folder, game.compiled_name, **known)
    return {
        template.__name__: specialise(template, game.folder, game.compiled_name, **known)
        for template in (begin_lanes, advance_lanes, look_lanes)
    }


def begin_match(s: Any, options: Any, numbers: Any) -> None:
    """Begin a match with a seed from the lane's generator."""
    begin(s, options, np.int64(next_number(numbers) >> np.uint64(1)))


def go_on(
    s: Any, lane: int, options: Any, numbers: Any, ids: Any, dones: Any, points: Any, ranks: Any, rows: Any
) -> int:
    """Give all answers without a choice, note how a match ends, begin the next; return how many answers there are."""
    count = 0
    while count <= 1:
        if s.actor < 0:
            dones[lane] = 1
            scores(s, points[lane])
            places(s, ranks[lane])
            for seat in range(s.seats):
                score_rows(s, seat, rows[lane, seat])
            begin_match(s, options[lane], numbers[lane])
        count = legal(s, ids[lane])
        if count == 1:
            step(s, ids[lane, 0])
    return int(count)


def begin_lane(
    lane: int, states: Any, options: Any, numbers: Any, ids: Any, counts: Any, actors: Any, decisions: Any, dones: Any,
    points: Any, ranks: Any, rows: Any,
) -> None:  # fmt: skip
    """Begin the first match of a lane."""
    s = states[lane]
    begin_match(s, options[lane], numbers[lane])
    counts[lane] = go_on(s, lane, options, numbers, ids, dones, points, ranks, rows)
    actors[lane] = s.actor
    decisions[lane] = s.decision
    dones[lane] = 0


def advance_lane(
    lane: int, states: Any, options: Any, numbers: Any, ids: Any, counts: Any, actors: Any, decisions: Any,
    actions: Any, dones: Any, points: Any, ranks: Any, rows: Any,
) -> None:  # fmt: skip
    """Play the action of a lane, and on until somebody has a choice."""
    s = states[lane]
    dones[lane] = 0
    step(s, actions[lane])
    counts[lane] = go_on(s, lane, options, numbers, ids, dones, points, ranks, rows)
    actors[lane] = s.actor
    decisions[lane] = s.decision


def choose_here(ids: Any, lane: int, count: int, numbers: Any, manner: float) -> int:
    """Return what somebody answers who does not look at all: by lot, with a pass, or with the first answer."""
    if manner == RANDOM_BOT:
        return int(ids[lane, below(numbers, count)])
    if manner == PASSING_BOT:
        for i in range(count):
            if passes[ids[lane, i]]:
                return int(ids[lane, i])
    return int(ids[lane, 0])


def look_lane(
    lane: int, states: Any, words: Any, known: Any, known_words: Any, numbers: Any, manners: Any, learners: Any,
    ids: Any, counts: Any, chosen: Any, tastes: Any, seen: Any,
) -> None:  # fmt: skip
    """Write what the actor of a lane sees, or what it chooses without looking, and by what its answers are weighed."""
    s = states[lane]
    seat = int(s.actor)
    manner = LEARNER
    if learners[lane] != NOBODY and learners[lane] != seat:
        manner = manners[lane]
    chosen[lane] = NOBODY
    tastes[lane] = manner
    if manner < GREEDY_BOT and manner != HOARDING_BOT and manner != SPENDING_BOT:
        chosen[lane] = choose_here(ids, lane, counts[lane], numbers[lane], manner)
    else:
        if manner == LEARNER:
            look(s, seat, seen[lane])
        for k in range(words.shape[1]):
            known_words[lane, k] = words[lane, k]
        redeal(known[lane], seat, np.int64(next_number(numbers[lane]) >> np.uint64(1)))


def weigh_answer(
    lane: int, i: int, attempt: int, known: Any, known_words: Any, tries: Any, tries_words: Any, ids: Any, tastes: Any,
    worths: Any,
) -> None:  # fmt: skip
    """Write what one answer is worth to the actor of a lane: to `value`, or as something to spend."""
    for k in range(known_words.shape[1]):
        tries_words[attempt, k] = known_words[lane, k]
    seat = int(known[lane].actor)
    action = int(ids[lane, i])
    step(tries[attempt], action)
    if tastes[lane] < GREEDY_BOT:
        sign = -1.0 if tastes[lane] == SPENDING_BOT else 1.0
        worths[lane, action] = sign * wealth(tries[attempt], seat)
    else:
        worths[lane, action] = value(tries[attempt], seat)


# ---------------------------------------------------------------- all lanes, one after another


def begin_lanes(a: Any) -> None:
    """Begin the first match of every lane."""
    for lane in range(len(a.actors)):
        begin_lane(
            lane, a.states, a.options, a.numbers, a.ids, a.counts, a.actors, a.decisions, a.dones, a.points, a.ranks,
            a.rows,
        )  # fmt: skip


def advance_lanes(a: Any) -> None:
    """Play the action of every lane."""
    for lane in range(len(a.actors)):
        advance_lane(
            lane, a.states, a.options, a.numbers, a.ids, a.counts, a.actors, a.decisions, a.actions, a.dones, a.points,
            a.ranks, a.rows,
        )  # fmt: skip


def look_lanes(a: Any) -> None:
    """Look at every lane, and weigh its answers."""
    for lane in range(len(a.actors)):
        look_lane(
            lane, a.states, a.words, a.known, a.known_words, a.numbers, a.manners, a.learners, a.ids, a.counts,
            a.chosen, a.tastes, a.seen,
        )  # fmt: skip
        if a.chosen[lane] == NOBODY:
            for i in range(a.counts[lane]):
                weigh_answer(
                    lane, i, lane, a.known, a.known_words, a.tries, a.tries_words, a.ids, a.tastes, a.worths
                )  # fmt: skip
