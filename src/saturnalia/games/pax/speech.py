"""What PAX says: questions, the meaning of answers, and the lines of the log."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.message import Message, counted
from saturnalia.kernel.schema import Record

from . import cards, rounds, rules
from .components import CATEGORY_NAMES, NO_CARD_COMPENSATION, PASS_AUREI, REACTION_COST, VALUES
from .names import ROMAN, card_args
from .shown import all_cards
from .standing import score_rows
from .state import CARD_0, EXTRA_0, LEGION_1, PASS_AND_PEEK, STOP, TO_DECK, TO_HAND, Decision, Income, State

# ---------------------------------------------------------------- questions and answers


def prompt(state: Record) -> Message:
    """Return the question that the actor is asked."""
    decision = Decision(state.decision)
    args: dict[str, Any] = {}
    if decision == Decision.SOLO_LAY:
        args = {"left": int(state.opening_lay)}
    elif decision in (Decision.DRAW_CARD, Decision.DRAW_DEST):
        total = int(state.placed + state.window_count + state.draws_left)
        args = {"number": int(state.placed) + 1, "total": total}
        if state.chosen >= 0:
            args |= card_args(int(state.window[state.chosen]))
        else:
            args["hand"] = int(not (state.hand_waits and state.placed == 0))  # PAX-8.6
    elif decision == Decision.DRAW_EXTRA:
        args = {"left": int(state.extras_left)}
    elif decision == Decision.SETUP_RETURN:
        args = {"left": int(state.opening_count[state.actor])}
    elif decision == Decision.BUY:
        args = {"money": int(state.money[state.actor])}
    elif decision == Decision.REACT:
        args = {"cost": REACTION_COST, "money": int(state.money[state.actor])}
    elif decision == Decision.PLAY:
        args = {"cost": rules.play_cost(state, state.actor), "money": int(state.money[state.actor])}
    elif decision == Decision.GIVE_TO_ROME:
        args = {"left": int(state.gifts_left)}
    return Message(f"pax-ask-{decision.name.lower().replace('_', '-')}", args)


def describe(state: Record, action: int) -> Message:
    """Return what a legal action means in answer to the present question."""
    decision = Decision(state.decision)
    name = decision.name.lower().replace("_", "-")
    if action == STOP:
        income = {"aurei": rules.income_of_turn(state)} if decision == Decision.PLAY else {}
        return Message(f"pax-do-{name}-stop", income)
    if action >= CARD_0:
        card = action - CARD_0
        args = {**card_args(card), "count": count_offered(state, card)}
        if decision == Decision.PLAY:
            args["cost"] = rules.play_cost(state, state.actor)
        elif decision == Decision.REACT:
            args["cost"] = REACTION_COST
        if decision in (Decision.PLAY, Decision.REACT):
            args |= what_a_card_brings(state, card)
        if decision == Decision.PLAY:
            args |= what_playing_leads_to(state, action)
        return Message(f"pax-do-{name}-card", args)
    if LEGION_1 <= action < STOP:
        legion = action - LEGION_1
        args = {"legion": ROMAN[legion + 1], "count": int(state.stack_count[legion])}
        if decision == Decision.BUY:
            cards = all_cards(state.stack[legion])
            args["cards"] = [Message("pax-card-brief", card_args(card)).to_json() for card in cards]
            args["price"] = rules.price_of(state, state.actor, legion)
            args["left"] = int(state.money[state.actor]) - args["price"]
        else:
            args |= what_placing_leads_to(state, legion)
        return Message(f"pax-do-{name}-legion", args)
    if EXTRA_0 <= action < TO_HAND:
        return Message("pax-do-draw-extra" if action > EXTRA_0 else "pax-do-draw-no-extra")
    if action == PASS_AND_PEEK:
        return Message("pax-do-pass", {"aurei": PASS_AUREI})
    if action in (TO_HAND, TO_DECK):
        return Message("pax-do-to-hand" if action == TO_HAND else "pax-do-to-deck")
    return Message("pax-do-take-turn", {"deck": int(state.deck_count), "aurei": NO_CARD_COMPENSATION})


def called(action: int) -> Message | None:
    """Return what people call the card or the legion of an action."""
    if action >= CARD_0:
        return Message("pax-card", card_args(action - CARD_0))
    if LEGION_1 <= action < STOP:
        return Message("pax-legion", {"legion": ROMAN[action - LEGION_1 + 1]})
    return None


def what_a_card_brings(state: Record, card: int) -> dict[str, Any]:
    """What a card adds to the actor's points that all see, and for what (PAX-11.7); alone, to the goal (PAX-15.3)."""
    seat, after = int(state.actor), State.copy(state)
    cards.add_to_tableau(after, seat, card)
    told, points = [], 0
    for before, row in zip(score_rows(state), score_rows(after), strict=True):
        if gain := int(row.points[seat] or 0) - int(before.points[seat] or 0):
            points += gain
            told.append(Message(f"pax-gain-{row.title.id.removeprefix('pax-score-')}", {"points": gain}).to_json())
    return {"points": points, "alone": int(state.solo_level > 0), "kinds": len(told), "gains": told}


def what_playing_leads_to(state: Record, action: int) -> dict[str, Any]:
    """The income of a turn that ends after this card, and whether Primus Conspiratus changes hands (PAX-8.13)."""
    after = State.copy(state)
    rules.take_play(after, action)
    takes = after.conspiratus != state.conspiratus
    return {"income": rules.income_of_turn(after), "conspiratus": int(takes)}


def what_placing_leads_to(state: Record, legion: int) -> dict[str, int]:
    """The value of a stack with the drawn card, and whether that would be the most valuable one (PAX-9.1, PAX-9.2)."""
    after = State.copy(state)
    after.stack_count[legion] += 1
    after.stack_value[legion] += VALUES[state.window[state.chosen]]
    rome = rounds.most_valuable_stack(after) == legion
    return {"value": int(after.stack_value[legion]), "rome": int(rome)}


def count_offered(state: Record, card: int) -> int:
    """How many copies of a card lie where the present question looks for them."""
    decision = state.decision
    if decision == Decision.DRAW_CARD:
        return int((state.window[: state.window_count] == card).sum())
    if decision in (Decision.SOLO_LAY, Decision.SETUP_KEEP, Decision.SETUP_RETURN):
        return int((state.opening[state.actor] == card).sum())
    return int(state.hand[state.actor, card])


# ---------------------------------------------------------------- the log


def narrate(events: list[dict[str, Any]]) -> list[Message]:
    """Return the lines of the log for all that one action caused: what belongs together is told in one sentence."""
    lines: list[Message] = []
    new_primus = any(event["event"] == "took_primus" for event in events)
    alone = any(event["event"] == "ended_alone" for event in events)
    for kind, told in grouped(events):
        event = told[0]
        if kind in TOGETHER:
            lines.append(TOGETHER[kind](told))
        elif kind in ("bought", "rome_took"):
            lines.append(with_cards(event, told[1:]))
        elif kind == "game_ended":  # why it ended comes first, before what then came to light
            before = lines.index(next(line for line in lines if line.id == "pax-log-rome-revealed"))
            lines.insert(before, Message("pax-log-deck-out", {"deck": event["deck"], "empty": event["empty"]}))
            lines += [] if alone else [line for line in (tell(event),) if line]
        elif kind == "round_began" and new_primus:
            lines.append(Message("pax-log-took-primus", {"round": event["round"], "seat": event["seat"]}))
        elif (line := tell(event)) is not None:
            lines.append(line)
    return lines


def grouped(events: list[dict[str, Any]]) -> list[tuple[str, list[dict[str, Any]]]]:
    """Return events with those after them that belong to the same sentence: equal ones, or the cards of a stack."""
    groups: list[tuple[str, list[dict[str, Any]]]] = []
    for event in events:
        kind = event["event"]
        if groups and (kind == "card_of_stack" or (kind in TOGETHER and groups[-1][0] == kind)):
            groups[-1][1].append(event)
        else:
            groups.append((kind, [event]))
    return groups


def opening_line(told: list[dict[str, Any]]) -> Message:
    """How many cards everybody draws to begin with."""
    parts = [Message("pax-drew", {"seat": event["seat"], "count": event["count"]}).to_json() for event in told]
    return Message("pax-log-drew-opening", {"parts": parts})


def returned_line(told: list[dict[str, Any]]) -> Message:
    """Which opening cards went under the deck, as far as the viewer knows."""
    seat = told[0]["seat"]
    if told[0]["card"] is None:
        return Message("pax-log-returned-opening-secret", {"seat": seat, "count": len(told)}, sums=("count",))
    cards = [card_object(event["card"]) for event in told]
    return Message("pax-log-returned-opening", {"seat": seat, "cards": counted(cards)}, sums=("cards",))


def cards_line(told: list[dict[str, Any]]) -> Message:
    """Which cards somebody played in the opening, or gave to Rome; it goes on with the next one."""
    cards = [card_object(event["card"]) for event in told]
    name = told[0]["event"].replace("_", "-")
    return Message(f"pax-log-{name}", {"seat": told[0]["seat"], "cards": counted(cards)}, sums=("cards",))


def legions_line(told: list[dict[str, Any]]) -> Message:
    """Which cards were turned up under which legions."""
    if len(told) == 1 and told[0]["event"] == "refilled":
        card = [card_json(told[0]["card"])]
        return Message("pax-log-refilled-one", {"legion": ROMAN[told[0]["legion"]], "cards": card})
    parts = [
        Message("pax-under", {"legion": ROMAN[event["legion"]], **card_args(event["card"])}).to_json() for event in told
    ]
    return Message(f"pax-log-{told[0]['event'].replace('_', '-')}", {"parts": parts})


def revealed_line(told: list[dict[str, Any]]) -> Message:
    """Which face-down cards Rome revealed."""
    return Message("pax-log-rome-revealed", {"cards": counted([card_json(event["card"]) for event in told])})


TOGETHER = {
    "drew_opening": opening_line,
    "laid_opening": cards_line,
    "returned_opening": returned_line,
    "gave_to_rome": cards_line,
    "laid_out": legions_line,
    "refilled": legions_line,
    "rome_revealed": revealed_line,
}
"""Events of which several in a row make one sentence."""


KEPT_AND_RETURNED = {
    "pax-log-returned-opening": "pax-log-kept-and-returned",
    "pax-log-returned-opening-secret": "pax-log-kept-and-returned-secret",
}
"""The opening card that is kept is told with those that go under the deck."""


PLAYED_AND_INCOME = {"pax-log-got-income": "pax-log-played-for-income"}
"""The cards that are played are told with the income that they lead to."""

NOTHING_BOUGHT = {"pax-log-played": "pax-log-played-unbought", "pax-log-got-income": "pax-log-income-unbought"}
"""That somebody buys nothing is told with what they do instead, the income after it too."""


def card_json(card: int, count: int = 1) -> dict[str, Any]:
    """A card, or several equal ones, in an enumeration."""
    return Message("pax-card-listed", {"count": count, **card_args(card)}).to_json()


def card_object(card: int) -> dict[str, Any]:
    """A card that somebody gives, plays or returns; equal ones are counted where they come together."""
    return Message("pax-card-object", {"count": 1, **card_args(card)}).to_json()


def with_cards(event: dict[str, Any], cards: list[dict[str, Any]]) -> Message:
    """A stack that somebody took, with its cards."""
    args = {key: value for key, value in event.items() if key != "event"}
    args["legion"] = ROMAN[args["legion"]]
    args["cards"] = [card_json(card["card"], card["count"]) for card in cards]
    return Message(f"pax-log-{event['event'].replace('_', '-')}", args)


def tell(event: dict[str, Any]) -> Message | None:
    """Return the sentence for one event; a card that the viewer may not know is not named.

    What somebody draws is told when it is placed, the cards of a stack with whoever takes it, and who takes Primus with
    the round that begins.
    """
    name = event["event"].replace("_", "-")
    if event["event"] in ("drew", "card_of_stack", "took_primus"):
        return None
    if event["event"] in TOGETHER:
        return TOGETHER[event["event"]]([event])
    if event["event"] in ("bought", "rome_took"):
        return with_cards(event, [])
    args = {key: value for key, value in event.items() if key not in ("event", "card")}
    if "card" in event:
        if event["card"] is None:
            name += "-secret"
        else:
            args |= card_args(event["card"])
    if "legion" in args:
        args["legion"] = ROMAN[args["legion"]]
    if event["event"] == "got_income":
        args |= income_args(event["why"]) | {"cards": event["aurei"] - event["senator"]}
    if event["event"] == "reacted":
        args["cost"] = REACTION_COST
    if event["event"] == "played":
        played = {key: value for key, value in args.items() if key != "seat"}
        parts = [Message("pax-played-for", played).to_json()]
        counted_cards = {"seat": event["seat"], "parts": parts, "played": 1}
        return Message("pax-log-played", counted_cards, sums=("parts", "played"), joins=PLAYED_AND_INCOME)
    if event["event"] == "bought_nothing":
        return Message("pax-log-bought-nothing", args | {"parts": [], "played": 0}, joins=NOTHING_BOUGHT)
    if event["event"] in ("took_to_hand", "put_under_deck", "put_under_legion"):
        placed = {key: value for key, value in args.items() if key != "seat"}
        return in_parts("drew", event["seat"], Message(f"pax-drawn-{name}", placed))
    if event["event"] == "kept_opening":
        return Message(f"pax-log-{name}", args, joins=KEPT_AND_RETURNED)
    if event["event"] == "did_not_react":
        somebody = Message("pax-somebody", args).to_json()
        return Message("pax-log-did-not-react", {"parts": [somebody]}, sums=("parts",))
    if event["event"] == "took_conspiratus" and event["from_seat"] < 0:
        name, args = "took-conspiratus-first", {"seat": event["seat"]}
    if event["event"] == "game_ended":
        args = {key: event[key] for key in ("rome_categories", "rome_wins")}
    return Message(f"pax-log-{name}", args)


def in_parts(name: str, seat: int, part: Message) -> Message:
    """A line that goes on as long as the same seat does the same: a card that was drawn, then the next."""
    return Message(f"pax-log-{name}", {"seat": seat, "deeds": [part.to_json()]}, sums=("deeds",))


def income_args(why: int) -> dict[str, Any]:
    """Why an income is as high as it is, and by which category."""
    if why >= Income.CATEGORY:
        return {"why": "category", "category": CATEGORY_NAMES[why - Income.CATEGORY]}
    return {"why": "nothing" if why == Income.NOTHING_PLAYED else "conspiracy", "category": "none"}
