"""The Roma track and the influence tracks of Ave Roma: what a move costs, and where a cube lands (6.8, chapter 10)."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .components import DENARII, GAIN_POLITICAL, INFLUENCE_MAX, ROMA_ICON, ROMA_PRICE, ROMA_SPACES
from .state import Happening, State
from .stock import add_effect

# ---------------------------------------------------------------- 6.8 Roma


@rule
def stands_there(s: State, seat: int, space: int) -> bool:
    """Whether another player's token stands on a space of the Roma track (AVE-6.8.2, AVE-6.8.3)."""
    for other in range(s.seats):
        if other != seat and s.roma[other] == space:
            return True
    return False


@rule
def toll_of_space(s: State, seat: int, space: int) -> int:
    """What a space costs a seat now: nothing where somebody else stands (AVE-6.8.2)."""
    price = int(ROMA_PRICE[space])
    return 0 if price == 0 or stands_there(s, seat, space) else price


@rule
def toll_of(s: State, seat: int, value: int) -> int:
    """The price of every space passed and of the final one (AVE-6.8.2)."""
    toll = 0
    for step in range(1, value + 1):
        toll += toll_of_space(s, seat, (int(s.roma[seat]) + step) % ROMA_SPACES)
    return toll


@rule
def icons_on_the_way(s: State, seat: int, value: int) -> int:
    """The influence icons passed or reached, the one on the start space too when it is entered again (AVE-6.8.5)."""
    icons = 0
    for step in range(1, value + 1):
        icons += int(ROMA_ICON[(int(s.roma[seat]) + step) % ROMA_SPACES])  # AVE-6.8.6
    return icons


@rule
def move_on_roma_track(s: State, seat: int) -> None:
    """Move exactly as far as the value says, pay, and gain an influence for each icon (AVE-6.8.1)."""
    toll = toll_of(s, seat, s.value)
    icons = icons_on_the_way(s, seat, s.value)
    s.stock[seat, DENARII] -= toll
    s.roma[seat] = (int(s.roma[seat]) + s.value) % ROMA_SPACES
    note(s, Happening.PAID_TOLL, seat, toll, s.roma[seat])
    add_effect(s, GAIN_POLITICAL, icons)


# ---------------------------------------------------------------- 10. area influence


@rule
def is_free(s: State, area: int, space: int) -> bool:
    """Whether no cube stands on a space above 0 (AVE-10.1)."""
    for seat in range(s.seats):
        if s.influence[seat, area] == space:
            return False
    return True


@rule
def landing_space(s: State, seat: int, area: int, gain: int) -> int:
    """Where a cube comes to stand: the first free space from its goal up, else the highest free one below."""
    start = int(s.influence[seat, area])
    if gain <= 0:
        return start
    goal = min(INFLUENCE_MAX, start + gain)
    for space in range(goal, INFLUENCE_MAX + 1):  # AVE-10.2
        if is_free(s, area, space):
            return space
    for space in range(goal - 1, start, -1):  # AVE-10.3
        if is_free(s, area, space):
            return space
    return start


@rule
def raise_influence(s: State, seat: int, area: int, gain: int) -> None:
    """Move a cube up; it never goes down (AVE-10.4), and one that must stay where it is has not risen (AVE-10.3)."""
    space = landing_space(s, seat, area, gain)
    if space > s.influence[seat, area]:
        s.influence[seat, area] = space
        note(s, Happening.ROSE, seat, area + 1, space)


@rule
def area_rank(s: State, seat: int, area: int) -> int:
    """How many cubes are ahead in an area; nobody is tied above space 0 (AVE-10.1)."""
    ahead = 0
    for other in range(s.seats):
        if s.influence[other, area] > s.influence[seat, area]:
            ahead += 1
    return ahead
