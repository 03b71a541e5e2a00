"""A learner: `python examples/learner.py 2000 200` learns PAX from 2000 matches played by lot, and plays 200 itself.

scikit-learn (saturnalia[examples]) learns what a position is worth to seat 0; the learner then takes the action after
which its position is worth most. That is one round of policy iteration: a start, and a stronger player than chance.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from sklearn.linear_model import Ridge
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

from saturnalia import load
from saturnalia.research.batch import Batch
from saturnalia.research.record_with_memory import RecordWithMemory


def learn(matches: int) -> Any:
    """Learn from positions that seat 0 meets what their matches are worth to it in the end, from -1 to 1."""
    batch, lots = Batch("pax", 100, seed=1, seats=4), np.random.default_rng(1)
    met: list[list[Any]] = [[] for _ in range(batch.count)]
    positions, worth = [], []
    while batch.matches_ended < matches:
        for lane in np.flatnonzero((batch.actors == 0) & (lots.random(batch.count) < 0.1)):  # neighbours tell the same
            met[lane].append(batch.observations[lane].astype(np.float32))
        batch.step(batch.random_actions())
        for lane in np.flatnonzero(batch.dones):
            positions += met[lane]
            worth += [batch.rewards[lane, 0]] * len(met[lane])
            met[lane] = []
    return make_pipeline(StandardScaler(), Ridge(1000.0)).fit(np.array(positions), np.array(worth))


def play(model: Any, seed: int) -> bool:
    """Play a match against three who play by lot; return whether the learner won."""
    position, lots = RecordWithMemory(load("pax"), {"seats": 4}), np.random.default_rng(seed)
    position.deal(seed)
    while position.legal:
        if position.actor == 0 and len(position.legal) > 1:
            known = position.redealt(viewer=0, seed=seed)  # all that seat 0 cannot know is dealt anew
            after = [known.copy() for _ in position.legal]
            for other, action in zip(after, position.legal, strict=True):
                other.play(action)
            best = int(model.predict(np.array([other.observe(0) for other in after])).argmax())
        else:
            best = int(lots.integers(len(position.legal)))
        position.play(position.legal[best])
    return position.results()[1][0] == 1


if __name__ == "__main__":
    learned, games = learn(int(sys.argv[1])), int(sys.argv[2])
    print(f"won {sum(play(learned, seed) for seed in range(games)) / games:.0%} of {games} matches; chance wins 25%")
