"""Pictures of a balance study, as PNG; they need the extra [arena] (matplotlib)."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from saturnalia.arena.balance import Tally
from saturnalia.kernel.errors import SaturnaliaError

INK, TERRACOTTA, AEGEAN, LAUREL, MARBLE = "#2b2118", "#b4532a", "#2f6f8f", "#4e6b3a", "#fbf8f2"
SERIES = (TERRACOTTA, AEGEAN, LAUREL, "#6b2346", "#c79a3b", "#1f8a85", INK, "#8a8178")
MARKS = ("-", "--", ":", "-.")


class NoPlots(SaturnaliaError):
    """The extra that draws is not installed.

    >>> str(NoPlots("arena-error-no-plots"))
    'arena-error-no-plots'
    """


def shares_plot(tallies: dict[str, Tally], expected: float | None, label: str) -> bytes:
    """Draw the shares of the wins with their 95 % intervals; a line shows what would be even.

    >>> shares_plot({"Rome": Tally(games=9, won=3.0), "Egypt": Tally(games=9, won=6.0)}, 0.5, "wins")[1:4]
    b'PNG'
    """
    names = list(tallies)[::-1]
    figure, axes = _paper(0.9 + 0.32 * len(names))
    for row, name in enumerate(names):
        tally = tallies[name]
        low, high = (100 * end for end in tally.interval)
        axes.plot([low, high], [row, row], color=AEGEAN, linewidth=2.5, solid_capstyle="butt")
        axes.plot([100 * tally.share], [row], marker="D", color=TERRACOTTA, markersize=6)
    if expected is not None:
        axes.axvline(100 * expected, color=INK, linewidth=1, linestyle=":")
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.set_xlim(left=0)
    axes.set_xlabel(label)
    return _png(figure)


def scores_plot(tallies: dict[str, Tally], score_label: str, share_label: str) -> bytes:
    """Draw how often each number of points was reached, one line for each.

    >>> from collections import Counter
    >>> scores_plot({"0": Tally(games=3, scores=Counter({30: 1, 31: 2}))}, "points", "matches")[1:4]
    b'PNG'
    """
    figure, axes = _paper(3.4)
    for number, (name, tally) in enumerate(tallies.items()):
        scores = range(min(tally.scores), max(tally.scores) + 1)
        heights = [100 * tally.scores[score] / tally.games for score in scores]
        colour, mark = SERIES[number % len(SERIES)], MARKS[number % len(MARKS)]
        axes.plot(list(scores), heights, color=colour, linestyle=mark, linewidth=1.6, label=name)
    axes.set_xlabel(score_label)
    axes.set_ylabel(share_label)
    axes.locator_params(axis="x", integer=True)
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False, fontsize=8, ncols=2)
    return _png(figure)


def moves_plot(names: Sequence[str], moves: Sequence[tuple[float, float]], label: str) -> bytes:
    """Draw how far shares moved, with 95 % intervals.

    >>> moves_plot(["a price 3 → 4"], [(0.02, 0.01)], "wins")[1:4]
    b'PNG'
    """
    figure, axes = _paper(0.9 + 0.32 * len(names))
    for row, (size, spread) in enumerate(reversed(moves)):
        axes.plot([100 * (size - spread), 100 * (size + spread)], [row, row], color=AEGEAN, linewidth=2.5)
        axes.plot([100 * size], [row], marker="D", color=TERRACOTTA, markersize=6)
    axes.axvline(0, color=INK, linewidth=1, linestyle=":")
    axes.set_yticks(range(len(names)), list(names)[::-1])
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.set_xlabel(label)
    return _png(figure)


def _paper(height: float) -> tuple[Any, Any]:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise NoPlots("arena-error-no-plots") from None
    figure = Figure(figsize=(7.2, height), dpi=144, facecolor=MARBLE, layout="constrained")
    axes = figure.subplots()
    axes.set_facecolor(MARBLE)
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(labelsize=8, colors=INK)
    axes.grid(axis="x", color="#e2d8c6", linewidth=0.6)
    axes.set_axisbelow(True)
    return figure, axes


def _png(figure: Any) -> bytes:
    file = io.BytesIO()
    figure.savefig(file, format="png")
    return file.getvalue()
