"""A position of any game that is played on by names, for tests that read: given …, when …, then …"""

from __future__ import annotations

from typing import Any, ClassVar, Self

import numpy as np

from saturnalia.kernel.game import Game


class Played:
    """Plays by names, and answers questions by names; each game's `positions.py` adds what its tests ask."""

    game: ClassVar[Game]

    def __init__(self, state: Any) -> None:
        self.state = state
        self.happened: list[dict[str, Any]] = []

    # -- how things are called: a game may have shorter names ----------------------------------------------------------

    def name_of(self, action: int) -> str:
        """The name of an action."""
        return self.game.action_name(action)

    def action_of(self, name: str) -> int:
        """The id of an action."""
        return self.game.action_ids[name]

    def journal(self) -> list[dict[str, Any]]:
        """What the last action caused, nothing hidden."""
        return self.game.journal(self.state, -1)

    # -- playing -------------------------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """The names of the actions offered to the actor."""
        ids = np.zeros(self.game.action_count, dtype=np.int16)
        return [self.name_of(int(action)) for action in ids[: self.game.compiled.legal(self.state, ids)]]

    def offered(self, kind: str) -> list[str]:
        """What is offered of one kind, such as the sites: the names without the kind."""
        return [name.removeprefix(f"{kind}:") for name in self.legal() if name.startswith(f"{kind}:")]

    def play(self, *names: str) -> Self:
        """Play the named actions, each of which must be offered; `happened` then tells all they caused."""
        self.happened = []
        for name in names:
            offered = [] if self.is_over else self.legal()
            assert name in offered, f"{name} is not offered by {self.decision}, but {offered}"
            self.game.compiled.step(self.state, self.action_of(name))
            self.happened += self.journal()
            assert self.game.room("state").broken_laws(self.state) == []
        return self

    def refuses(self, name: str) -> str | None:
        """Return the clause with which an action is refused, which must not be offered."""
        assert name not in self.legal(), f"{name} is offered"
        return self.game.why_not(self.state, self.action_of(name)).clause

    def told(self, event: str) -> list[dict[str, Any]]:
        """What `happened` under one name, without that name."""
        return [
            {key: value for key, value in line.items() if key != "event"}
            for line in self.happened
            if line["event"] == event
        ]

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> str:
        """The question being asked."""
        return str(self.game.room("state").Decision(self.state.decision).name.lower())

    @property
    def actor(self) -> int:
        """Who must answer it; -1 at the end."""
        return int(self.state.actor)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor < 0
