"""Training in Ave Roma (chapter 11): which worker may be trained, and who counts as one of the five."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .state import Happening, How, Stage, State


@rule
def can_train(s: State, seat: int) -> bool:
    """Only a worker of the supply, and only onto an empty space (AVE-11.1, AVE-11.10, AVE-14.5)."""
    return s.how == How.ORDINARY and s.training[seat] == 0


@rule
def train(s: State, seat: int) -> None:
    """The worker stands on the training space; nothing else happens (AVE-11.1)."""
    s.supply[seat, s.value] -= 1
    s.supply_count[seat] -= 1
    s.training[seat] = s.value
    s.training_ready[seat] = s.training_next_turn  # AVE-11.4: its owner's next turn is the next time it can be used
    note(s, Happening.TRAINED, seat, s.value)
    s.stage = Stage.TURN_END


@rule
def workers_held(s: State, seat: int) -> int:
    """A seat's workers: the supply, and one that stays on the training space (AVE-11.5)."""
    return int(s.supply_count[seat]) + (1 if s.training[seat] > 0 else 0)
