"""What a bot has learned of a game: the weights of its `value`, in `weights.toml` beside it.

The file is written by `saturnalia learn`; a game without one uses the weights that its `value.py` was written with.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from saturnalia.kernel.game import Game

FILE = "weights.toml"

Weights = TypeVar("Weights", bound=tuple[float, ...])


def learned_weights(game_folder: Path, kind: type[Weights]) -> Weights:
    """Return the weights of a game: those learned, and for what nobody has learned yet those it was written with.

    >>> from saturnalia import load
    >>> from typing import NamedTuple
    >>> class Taste(NamedTuple):
    ...     salt: float = 0.5
    >>> learned_weights(load("pax").folder, Taste)
    Taste(salt=0.5)
    """
    fields: Any = kind._fields  # type: ignore[attr-defined]
    file = game_folder / FILE
    learned = tomllib.loads(file.read_text(encoding="utf-8"))["weights"] if file.is_file() else {}
    return kind(**{name: float(learned[name]) for name in fields if name in learned})


def write_weights(file: Path, weights: Any, game: Game, generation: int) -> None:
    """Write weights as a file that a game can read, and by which rules they were learned.

    >>> import tempfile
    >>> from saturnalia import load
    >>> pax = load("pax")
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     write_weights(Path(folder) / FILE, pax.room("value").WEIGHTS, pax, generation=12)
    ...     kind = type(pax.room("value").WEIGHTS)
    ...     learned_weights(Path(folder), kind)._fields == kind._fields
    True
    """
    lines = [
        f"# What the bots of this game have learned (saturnalia learn {game.name}): the weights of value.py.",
        "",
        "[learned]",
        f'rules = "{game.version}"',
        f"generation = {generation}",
        "",
        "[weights]",
        *(f"{name} = {round(number, 4)}" for name, number in weights._asdict().items()),
    ]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
