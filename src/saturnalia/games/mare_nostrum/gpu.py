"""How Mare Nostrum is played on a graphics card: its actions in pieces (see `saturnalia.gpu.pauses`)."""

from __future__ import annotations

from .rules import go_on, go_on_once, is_something_left
from .state import State, Upcoming

LAUNCH = {"kernel": "play_freely", "threads": 256, "lanes": 1024}
"""What was fastest of that which was tried on an H200 (`saturnalia.gpu.playouts.LaunchSettings`)."""

LOOP, ONE_TURN = go_on, go_on_once
KINDS_LEFT = len(Upcoming)


def what_is_left(s: State) -> int:
    """Return what an action has left to be done: 0 for nothing, else a number up to KINDS_LEFT."""
    return int(s.upcoming) + 1 if is_something_left(s) else 0
