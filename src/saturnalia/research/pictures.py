"""A position for people who look at an environment: as text, and as a picture of that text."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from saturnalia.kernel.game import Game
from saturnalia.kernel.words import Words

PAPER, INK = (250, 244, 230), (60, 20, 20)
LETTER_HEIGHT = 14
MARGIN = 12


def as_text(game: Game, state: Any, viewer: int, language: str = "en") -> str:
    """Return what a viewer sees, as plain tables.

    >>> from saturnalia import Match
    >>> match = Match.new("pax", seats=2, seed=1)
    >>> "Rome" in as_text(match.game, match.state, viewer=0)
    True
    """
    words = _words(language, game)
    parts = []
    for table in game.tables(state, viewer):
        heads = [words.say(column) for column in table.columns]
        rows = [[str(cell) if isinstance(cell, str | int) else words.say(cell) for cell in row] for row in table.rows]
        widths = [max(len(row[column]) for row in [heads, *rows]) for column in range(len(heads))]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
                 for row in [heads, *rows]]  # fmt: skip
        parts.append("\n".join([words.say(table.title), *lines]))
    if state.actor < 0:
        parts.append(words.say(game.outcome(state)))
    return "\n\n".join(parts)


@cache
def _words(language: str, game: Game) -> Words:
    return Words(language, game)


def as_picture(text: str) -> Any:
    """Return a text as an RGB picture: height x width x 3, uint8. Needs Pillow.

    >>> as_picture.__name__
    'as_picture'
    """
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.load_default(size=LETTER_HEIGHT)
    probe = ImageDraw.Draw(Image.new("RGB", (1, 1)))
    _, _, width, height = probe.multiline_textbbox((0, 0), text, font=font)
    picture = Image.new("RGB", (int(width) + 2 * MARGIN, int(height) + 2 * MARGIN), PAPER)
    ImageDraw.Draw(picture).multiline_text((MARGIN, MARGIN), text, font=font, fill=INK)
    return np.asarray(picture)
