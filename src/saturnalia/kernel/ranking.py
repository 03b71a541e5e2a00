"""Points and places of all seats: rules of each game, made of its `points_of` and its one comparison, `is_ahead`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from saturnalia.kernel.compiling import specialise
from saturnalia.kernel.copies import plain

# placeholders: `specialise` puts one game's functions in their place
points_of: Any = None
is_ahead: Any = None


def scores_from(points_of: Any) -> Any:
    """Return the door `scores` of a game: the points of every seat, by its rule `points_of(s, seat)`.

    >>> import numpy as np
    >>> from saturnalia.kernel.compiling import rule
    >>> from saturnalia.kernel.schema import State
    >>> @rule
    ... def points_of(s, seat):
    ...     return 10 * seat
    >>> state, out = State.new(), np.zeros(3, dtype=np.int64)
    >>> state.seats = 3
    >>> scores_from(points_of)(state, out)
    >>> out.tolist()
    [0, 10, 20]
    """
    return specialise(scores, *_home_of(points_of), points_of=points_of)


def places_from(is_ahead: Any) -> Any:
    """Return the door `places` of a game: the place of every seat, by its rule `is_ahead(s, seat, other)`.

    Seats of which none is ahead of the other share their place.

    >>> import numpy as np
    >>> from saturnalia.kernel.compiling import rule
    >>> from saturnalia.kernel.schema import State
    >>> @rule
    ... def is_ahead(s, seat, other):
    ...     return seat // 2 > other // 2
    >>> state, out = State.new(), np.zeros(3, dtype=np.int64)
    >>> state.seats = 3
    >>> places_from(is_ahead)(state, out)
    >>> out.tolist()
    [2, 2, 1]
    """
    return specialise(places, *_home_of(is_ahead), is_ahead=is_ahead)


def scores(s: Any, out: Any) -> None:
    """Write the points of every seat: the template of `scores_from`.

    >>> import numpy as np
    >>> from saturnalia import Match
    >>> match, out = Match.new("minerva", seats=2, seed=1), np.zeros(2, dtype=np.int64)
    >>> match.game.compiled.scores(match.state, out)
    >>> out.tolist()
    [1, 1]
    """
    for seat in range(s.seats):
        out[seat] = points_of(s, seat)


def places(s: Any, out: Any) -> None:
    """Write the place of every seat, 1 for the first: the template of `places_from`.

    >>> import numpy as np
    >>> from saturnalia import Match
    >>> match, out = Match.new("porta_nigra", seats=2, seed=1), np.zeros(2, dtype=np.int64)
    >>> match.game.compiled.places(match.state, out)
    >>> out.tolist()
    [1, 1]
    """
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if other != seat and is_ahead(s, other, seat):
                out[seat] += 1


def _home_of(function: Any) -> tuple[Path, str]:
    """Return the folder of the game that a rule belongs to, and the name of its package: one of its own with a pack."""
    source = plain(function)
    return Path(source.__code__.co_filename).resolve().parent, source.__module__.rpartition(".")[0].rpartition(".")[2]
