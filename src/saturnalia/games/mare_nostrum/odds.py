"""Exact odds of a battle of Mare Nostrum, for people who want to know before they fight (MAR-10.3, MAR-10.4)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from .components import DIE_SIDES, FORTRESS_VALUE, POINTS_PER_LOSS
from .view_types import Odds


@dataclass(frozen=True)
class Force:
    """What one side brings into a battle: units with a die each, the bonus of each die, and fortresses."""

    dice: int
    bonus: int = 0
    fortresses: int = 0

    @property
    def units(self) -> int:
        """How many units can be lost."""
        return self.dice + self.fortresses


@cache
def sums(dice: int) -> tuple[int, ...]:
    """In how many ways each sum of so many dice comes up, from 0 on."""
    ways: tuple[int, ...] = (1,)
    for _ in range(dice):
        longer = [0] * (len(ways) + DIE_SIDES)
        for total, count in enumerate(ways):
            for die in range(1, DIE_SIDES + 1):
                longer[total + die] += count
        ways = tuple(longer)
    return ways


@cache
def losses_caused(force: Force, most: int) -> tuple[float, ...]:
    """The chance that a force takes 0, 1, 2 … units from an enemy who has `most`."""
    chances = [0.0] * (most + 1)
    always = force.dice * force.bonus + force.fortresses * FORTRESS_VALUE
    every_way = DIE_SIDES**force.dice
    for total, count in enumerate(sums(force.dice)):
        chances[min(most, (total + always) // POINTS_PER_LOSS)] += count / every_way
    return tuple(chances)


def odds(attacker: Force, defender: Force) -> Odds:
    """The chance of every outcome: both roll for themselves, so the two losses are independent of each other."""
    taken = losses_caused(attacker, defender.units)
    suffered = losses_caused(defender, attacker.units)
    return {
        "outcomes": [
            {"attacker_losses": own, "defender_losses": other, "chance": round(chance * of_other, 6)}
            for own, chance in enumerate(suffered)
            for other, of_other in enumerate(taken)
            if chance * of_other > 0
        ],
        "clears": round(taken[-1], 6),
        "survives": round(1 - suffered[-1], 6) if attacker.units else 0.0,
        "wins": round(taken[-1] * (1 - suffered[-1]), 6),
        "attacker_losses": round(sum(number * chance for number, chance in enumerate(suffered)), 4),
        "defender_losses": round(sum(number * chance for number, chance in enumerate(taken)), 4),
    }
