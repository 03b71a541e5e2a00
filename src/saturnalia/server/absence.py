"""Seats where nobody is, in a match: a bot stands in, the link is given out again, and whoever was away comes back.

The host does it at once. Anybody else proposes it: it happens when the host or all others have agreed, or when a minute
is over and nobody has said no; then the same person proposes the same again only after a minute. While a seat's own
person is at the table, nobody can do anything about it, and a link that was given out meanwhile is no longer valid.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from saturnalia.server import clock
from saturnalia.server.consent import missing_votes
from saturnalia.server.people import Person, clean_name
from saturnalia.server.play import ServerContext, TableInPlay, bot_at, check_holds, check_playing, commit
from saturnalia.server.refuse import Refused
from saturnalia.server.rows import Entry, Seat, StoredTable
from saturnalia.server.table_log import PROPOSALS
from saturnalia.server.tokens import make_token

VOTE_SECONDS = 60.0
LEAST_AFTER_RETURN_MS = 60_000
"""What whoever comes back finds on their clock at least; half of it the second time, a quarter the third …"""

MOST_FORMER = 50
"""How many people may have sat at one seat: the names of all are told with every message."""


def change_seat(
    context: ServerContext,
    in_play: TableInPlay,
    seat: int,
    change: str,
    person: int,
    connected: Collection[int],
    ref: int | None = None,
) -> None:
    """Let a bot play for an absent seat (`bot`) or give out its link (`link`); whoever is not the host proposes it."""
    table, table_log = in_play.table, in_play.log
    check_playing(in_play)
    check_may_change(table, seat, change, connected)
    mine = table.seats_of(person)
    now = context.now()
    if person == table.host:
        _carry_out(context, in_play, seat, change, [], person, ref)
        return
    if not mine:
        raise Refused("refused-not-seated", status=403)
    if table_log.vote is not None:
        raise Refused("refused-vote-open", seat=table_log.vote.by)
    if any(now < table_log.refused_votes.get((by, seat, change), 0.0) + VOTE_SECONDS for by in mine):
        raise Refused("refused-vote-again")
    kind = next(kind for kind, meant in PROPOSALS.items() if meant == change)
    commit(context, in_play, [Entry(table_log.seq + 1, kind, seat, now, action=mine[0], person=person, ref=ref)])


def vote(
    context: ServerContext,
    in_play: TableInPlay,
    seat: int,
    agree: bool,
    person: int,
    connected: Collection[int],
    ref: int | None = None,
    about: int | None = None,
) -> None:
    """Agree to what was proposed about a seat, or not; `about`: the entry by which it was proposed.

    Whoever taps while one vote ends and another begins says nothing to what they have not read.
    """
    table, open_vote = in_play.table, in_play.log.vote
    check_playing(in_play)
    check_holds(table, seat, person)
    if open_vote is None or about not in (None, open_vote.seq) or seat not in missing_votes(table, open_vote):
        raise Refused("refused-vote-none")
    kind = "agree_vote" if agree else "refuse_vote"
    entry = Entry(in_play.log.seq + 1, kind, seat, context.now(), person=person, ref=ref)
    if agree and (person == table.host or missing_votes(table, open_vote) == [seat]):
        check_may_change(table, open_vote.seat, open_vote.change, connected)
        _carry_out(context, in_play, open_vote.seat, open_vote.change, [entry], None, None)
    else:
        commit(context, in_play, [entry])


def end_vote(context: ServerContext, in_play: TableInPlay, connected: Collection[int]) -> None:
    """A vote is over because its time is, or because the person has come back: who kept silent has agreed."""
    open_vote = in_play.log.vote
    check_playing(in_play)
    if open_vote is None or not is_due(in_play, context.now(), connected):
        raise Refused("refused-vote-none")
    try:
        check_may_change(in_play.table, open_vote.seat, open_vote.change, connected)
    except Refused:
        commit(context, in_play, [Entry(in_play.log.seq + 1, "end_vote", open_vote.seat, context.now())])
    else:
        _carry_out(context, in_play, open_vote.seat, open_vote.change, [], None, None)


def is_due(in_play: TableInPlay, now: float, connected: Collection[int]) -> bool:
    """Whether a vote ends now."""
    open_vote = in_play.log.vote
    if open_vote is None or in_play.log.is_over:
        return False
    return now >= open_vote.at + VOTE_SECONDS or open_vote.seat in connected


def come_back(context: ServerContext, in_play: TableInPlay, seat: int, person: int, ref: int | None = None) -> None:
    """Take one's seat back from the bot that stands in; it is asked no more, not even where it thinks already.

    Only the question at which time ran out stays the bot's: else one would win a minute by it, again and again.
    """
    table = in_play.table
    check_playing(in_play)
    if seat >= len(table.seats) or not table.may_return(person, seat):
        raise Refused("refused-not-away")
    _check_question_is_another(in_play, seat)
    entry = Entry(in_play.log.seq + 1, "come_back", seat, context.now(), person=person, ref=ref)
    back = replace(
        table.seats[seat], kind="person", level=None, stand_in=None, left=False, token=make_token(), handed_out=False
    )
    commit(context, in_play, [entry], [back], clocks=_clocks_after_return(in_play, seat, entry.at))


def links_to_revoke(table: StoredTable, connected: Collection[int]) -> list[int]:
    """Return the seats whose link was given out and whose own person is at the table again."""
    return [
        seat.seat
        for seat in table.seats
        if seat.handed_out and seat.kind == "person" and not seat.left and seat.seat in connected
    ]


def revoke_links(context: ServerContext, in_play: TableInPlay, connected: Collection[int]) -> None:
    """Whoever has come back keeps the seat: the link that was given out meanwhile opens nothing any more."""
    table, now = in_play.table, context.now()
    check_playing(in_play)
    found = links_to_revoke(table, connected)
    if not found:
        raise Refused("refused-not-away")
    new = [Entry(in_play.log.seq + 1 + number, "revoke", seat, now) for number, seat in enumerate(found)]
    commit(context, in_play, new, [replace(table.seats[seat], token=make_token(), handed_out=False) for seat in found])


def sit(
    context: ServerContext, in_play: TableInPlay, seat: int, name: str, person: Person, connected: Collection[int]
) -> None:
    """Sit down in the middle of a match at a seat whose link was given out; it is nobody else's any more.

    With the seat of the host, who may have lost a cookie, one becomes the host.
    """
    table = in_play.table
    check_playing(in_play)
    _check_may_sit(table, table.seats[seat], person.id, connected)
    _check_question_is_another(in_play, seat)
    taken = replace(
        table.seats[seat], kind="person", name=clean_name(name) or person.name, level=None, left=False,
        token=make_token(), holders={person.id}, guest=False, stand_in=None, handed_out=False,
    )  # fmt: skip
    entry = Entry(in_play.log.seq + 1, "sit", seat, context.now(), person=person.id)
    host = person.id if table.seats[seat].handed_out and table.host in table.seats[seat].holders else None
    commit(context, in_play, [entry], [taken], clocks=_clocks_after_return(in_play, seat, entry.at), host=host)


def _check_may_sit(table: StoredTable, seat: Seat, person: int, connected: Collection[int]) -> None:
    """Refuse a handed-out link while the seat's own person is here, and to whoever plays at this table already."""
    if not (seat.handed_out or seat.guest):
        raise Refused("refused-link", status=403)  # somebody else was quicker
    if seat.handed_out and seat.kind == "person" and seat.seat in connected:
        raise Refused("refused-seat-present", seat=seat.seat)
    if seat.handed_out and person in table.persons():
        raise Refused("refused-already-seated")
    if len(seat.former) >= MOST_FORMER:
        raise Refused("refused-seat-worn", seat=seat.seat)


def _check_question_is_another(in_play: TableInPlay, seat: int) -> None:
    """Refuse to take a seat whose time has just run out: the bot answers what was asked then."""
    if in_play.log.out_of_time == seat and in_play.log.match.actor == seat:
        raise Refused("refused-return-early")


def check_may_change(table: StoredTable, seat: int, change: str, connected: Collection[int]) -> None:
    """Refuse to change a seat where somebody is; a bot needs no other bot, but a person may take its place."""
    if seat >= len(table.seats):
        raise Refused("refused-no-such-seat", number=seat + 1)
    found = table.seats[seat]
    if found.kind == "person" and not found.left and seat in connected:
        raise Refused("refused-seat-present", seat=seat)
    if change == "bot" and found.kind != "person":
        raise Refused("refused-bot-already", seat=seat)


def _carry_out(
    context: ServerContext,
    in_play: TableInPlay,
    seat: int,
    change: str,
    before: list[Entry],
    person: int | None,
    ref: int | None,
) -> None:
    table, number, now = in_play.table, in_play.log.seq + len(before) + 1, context.now()
    found = table.seats[seat]
    if change == "bot":
        entry = Entry(number, "take_over", seat, now, level=table.substitute, person=person, ref=ref)
        changed = bot_at(table, found, table.substitute, "away")
    else:
        entry = Entry(number, "hand_out", seat, now, person=person, ref=ref)
        changed = replace(found, token=make_token(), handed_out=True)
    commit(context, in_play, [*before, entry], [changed])


def _clocks_after_return(in_play: TableInPlay, seat: int, now: float) -> list[int] | None:
    """Return the clocks once somebody plays a seat again, who must have time to look at the position.

    But nobody wins time for ever by going and coming again, with the help of a host or of a second cookie.
    """
    table = in_play.table
    if table.clock is None or table.clock_left is None:
        return None
    left = clock.left_ms(table, now)
    least = table.clock["seconds"] * 1000 if table.clock["kind"] == "correspondence" else LEAST_AFTER_RETURN_MS
    left[seat] = max(left[seat], least >> in_play.log.returns[seat])
    return left
