"""Who would win Minerva now, and who has won: points by category, and what breaks a tie (chapter 13).

Every state that arrives here is already masked for its viewer, so nothing hidden can be said by mistake.
"""

from __future__ import annotations

from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record
from saturnalia.kernel.standing import ScoreRow, Standing, leads

from . import scoring
from .components import CULTURES, ROUNDS
from .shown import culture_view, glory_view, points_view, solo_title, solo_titles
from .view_types import PointsName

ROWS: list[PointsName] = ["culture", "glory", "temples", "stock", "order"]

# ---------------------------------------------------------------- while it is played


def standing(state: Record, viewer: int) -> Standing:  # noqa: ARG001
    """Return who would win if the points were counted now, what breaks a tie, and what is still to be won."""
    rows, points = score_rows(state), [scoring.points_of(state, seat) for seat in range(state.seats)]
    counted = Message("minerva-standing-points")
    if state.seats == 1:
        headline = Message("minerva-standing-solo", {"points": points[0], "title": solo_title(state)})
        return Standing(headline, [*next_title(state), *still_to_win(state)], [0], counted, rows, [[]])
    tied = [seat for seat in range(state.seats) if points[seat] == max(points)]
    ahead, ties = break_tie(state) if len(tied) > 1 else (tied, [])
    notes = [[tie_merits(state, seat)] if len(tied) > 1 and seat in tied else [] for seat in range(state.seats)]
    return Standing(leads(points, tied), [*ties, *still_to_win(state)], ahead, counted, rows, notes)


def break_tie(state: Record) -> tuple[list[int], list[Message]]:
    """Return who would win a tie, and by what (MIN-13.7): nobody as long as it takes order tiles that are not taken."""
    winner, criterion = first_place(state)
    if criterion == scoring.BY_ORDER and not state.order[: state.seats].all():
        return [], [Message("minerva-standing-tie-open")]
    names = {scoring.BY_TILES: "tiles", scoring.BY_TEMPLES: "temples", scoring.BY_ORDER: "order"}
    return [winner], [Message("minerva-standing-tie", {"seat": winner, "by": names[criterion]})]


def tie_merits(state: Record, seat: int) -> Message:
    """What counts for a seat where points are equal (MIN-13.7)."""
    tiles, temples = scoring.culture_and_glory_tiles(state, seat), scoring.temples_built(state, seat)
    return Message("minerva-standing-merits", {"tiles": tiles, "temples": temples, "order": int(state.order[seat])})


def next_title(state: Record) -> list[Message]:
    """How many points the next higher title takes (MIN-15.10)."""
    points = scoring.points_of(state, 0)
    higher = [each for each in solo_titles() if each["least"] > points]  # the highest first
    args = [{"missing": each["least"] - points, "title": each["title"]} for each in higher[-1:]]
    return [Message("minerva-standing-next-title", each) for each in args]


def still_to_win(state: Record) -> list[Message]:
    """The rounds to come, and the points that lie on tiles which nobody has won yet (MIN-12.5, MIN-13.2)."""
    found = [Message("minerva-standing-rounds", {"rounds": ROUNDS - int(state.round_number)})]
    to_come = [glory_view(state, number) for number in range(int(state.round_number), ROUNDS + 1)]
    glory = sum(tile["vp"] for each in to_come for tile in each["tiles"] if tile["owner"] < 0)
    culture = sum(tile["vp"] for pile in range(CULTURES) for tile in culture_view(state, pile)["left"])
    if glory or culture:
        found.append(Message("minerva-standing-prizes", {"glory": glory, "culture": culture}))
    return found


def first_place(state: Record) -> tuple[int, int]:
    """Return who is ahead of all others, and what decides against the closest of them (MIN-13.7)."""
    seats = range(state.seats)
    winner = next(
        seat for seat in seats if not any(scoring.is_ahead(state, other, seat) for other in seats if other != seat)
    )
    return winner, max(scoring.decided_by(state, winner, other) for other in seats if other != winner)


# ---------------------------------------------------------------- points and the end


def score_rows(state: Record) -> list[ScoreRow]:
    """Return what makes up the points of every seat (chapter 13)."""
    seats = [points_view(state, seat) for seat in range(state.seats)]
    names = ROWS if state.seats > 1 else [name for name in ROWS if name != "order"]  # MIN-15.10
    return [ScoreRow(Message(f"minerva-score-{name}"), [points[name] for points in seats]) for name in names]


def score_sheet(state: Record) -> list[ScoreRow]:
    """Return the points of every seat by scoring category (chapter 13)."""
    total: list[int | None] = [int(scoring.points_of(state, seat)) for seat in range(state.seats)]
    return [*score_rows(state), ScoreRow(Message("minerva-score-total"), total)]


def outcome(state: Record) -> Message:
    """Return who won and by which rule, or the title earned alone."""
    if state.seats == 1:  # MIN-15.10
        return Message(
            "minerva-outcome-solo", {"seat": 0, "title": solo_title(state), "points": scoring.points_of(state, 0)}
        )
    winner, criterion = first_place(state)
    args = {"seat": winner, "points": scoring.points_of(state, winner)}
    if criterion == scoring.BY_POINTS:
        return Message("minerva-outcome", args)
    if criterion == scoring.BY_ORDER:
        return Message("minerva-outcome-order", {**args, "order": int(state.order[winner])})
    name = "tiles" if criterion == scoring.BY_TILES else "temples"
    return Message(f"minerva-outcome-{name}", {**args, "count": scoring.merit(state, winner, criterion)})
