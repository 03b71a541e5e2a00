"""Emptying a record before a match is set up: a rule for each game, written from the fields that its state declares."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.schema import State

_NOT_CLEARED = ("generator", "journal_length")
"""`begin` gives these their values; what plays without a journal has no such field."""


def clearing(state_class: type[State], folder: Path, name: str) -> Any:
    """Return the rule that makes every field of a record as empty as it was declared.

    >>> import numpy as np
    >>> from saturnalia.kernel.schema import array
    >>> class Deck(State):
    ...     cards: Any = array(np.int8, 3, "the deck", empty=-1)
    >>> state = Deck.new()
    >>> state.seats = 4
    >>> clearing(Deck, Path("."), "demo")(state)
    >>> int(state.seats), state.cards.tolist()
    (0, [-1, -1, -1])
    """
    fields = [field for field in state_class.fields() if field.name not in _NOT_CLEARED]
    lines = [f"    s.{field.name}{'[:]' if field.shape else ''} = {int(field.empty)}" for field in fields]
    written: dict[str, Any] = {"__name__": state_class.__module__}
    source = "\n".join([f"def clear_{name}(s):", *lines])
    # the file is where the fields stand: compiled code is kept by its folder
    exec(compile(source, str(folder / "state.py"), "exec"), written)  # noqa: S102 - lines of our own
    return rule(written[f"clear_{name}"])
