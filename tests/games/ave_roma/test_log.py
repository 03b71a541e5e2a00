"""The log of Ave Roma: one sentence an action, with what it cost, the new order with its sums, and the end in parts."""

from __future__ import annotations

from typing import Any

import pytest

from saturnalia.games.ave_roma.components import (
    AREA_NAMES,
    BUILDING,
    BUILDING_COPIES,
    BUILDING_NAMES,
    CARD_COLOUR,
    COLOUR_NAMES,
    MERCATOR,
    PATRON,
    PATRON_NAMES,
    PROPRAETOR,
)
from saturnalia.kernel.message import told_together
from saturnalia.kernel.words import Words
from tests.games.ave_roma.positions import AVE, Position, position

NAMES = ["Livia", "Cato", "Ovidia"]


def said(table: Position, language: str = "en") -> list[str]:
    """The lines of the log about the last action, as a bystander reads them."""
    words = Words(language, AVE)
    return [words.say(line, NAMES) for line in AVE.narrate(AVE.journal(table.state, -1))]


def test_a_worker_is_told_with_what_it_brought() -> None:
    table = position(workers=[[3, 4], [1]]).play("worker:3", "quaestor")
    assert said(table) == ["Livia placed a 3 at the Quaestor and received 6 denarii."]
    assert said(table, "hu") == ["Livia egy 3-ast rakott le a Quaestornál, és kapott 6 dénárt."]


def test_a_card_is_told_with_its_price_in_one_sentence() -> None:
    table = position(
        workers=[[1, 2, 3, 4, 5], [1]],
        rows={"legatus:1": "gladius_1"},
        stock=[{"surplus": 1, "ore": 1}],
        denarii=3,
    )
    table.play("worker:1", "legatus:1")
    assert said(table)[0] == (
        "Livia placed a 1 at the Legatus and supported a Gladius war for 1 ore, 1 surplus and 1 denarius,"
        " scoring 3 points."
    )


def test_what_did_not_fit_is_told_among_what_was_received() -> None:
    words = {language: Words(language, AVE) for language in ("en", "hu")}
    events = [
        {"event": "gained", "seat": 0, "resource": 0},
        {"event": "overflowed", "seat": 0, "resource": 1, "to_surplus": 0, "denarii": 3},
        {"event": "overflowed", "seat": 0, "resource": 2, "to_surplus": 1, "denarii": 0},
        {"event": "overflowed", "seat": 0, "resource": 1, "to_surplus": 0, "denarii": 3},
    ]
    ((_, line),) = told_together(list(enumerate(AVE.narrate(events))))
    assert words["en"].say(line, NAMES) == (
        "Livia received 1 wood, 6 denarii (instead of 2 stone) and 1 surplus (instead of 1 cattle)."
    )
    told = "Livia kapott 1 fát, 6 dénárt (2 kő helyett) és 1 felesleget (1 marha helyett)."
    assert words["hu"].say(line, NAMES) == told


def test_purchases_are_told_in_one_sentence_also_where_there_is_no_room() -> None:
    words = {language: Words(language, AVE) for language in ("en", "hu")}
    bought = [
        {"event": "bought", "seat": 0, "resource": 1, "denarii": 1},
        {"event": "gained", "seat": 0, "resource": 1},
    ]
    full = [
        {"event": "bought", "seat": 0, "resource": 1, "denarii": 1},
        {"event": "overflowed", "seat": 0, "resource": 1, "to_surplus": 1, "denarii": 0},
    ]
    lines = [line for events in (bought, bought, full, full) for line in AVE.narrate(events)]
    ((_, line),) = told_together(list(enumerate(lines)))
    assert words["en"].say(line, NAMES) == (
        "Livia bought 4 stone for 4 denarii, and received 2 surplus (instead of 2 stone)."
    )
    assert words["hu"].say(line, NAMES) == "Livia vett 4 követ 4 dénárért, és kapott 2 felesleget (2 kő helyett)."


@pytest.mark.clause("AVE-6.3.2")
def test_a_visit_to_the_mercator_is_one_sentence() -> None:
    words = {language: Words(language, AVE) for language in ("en", "hu")}
    placed = [{"event": "placed", "seat": 0, "target": MERCATOR, "how": 0, "value": 3}]
    sold = [{"event": "sold", "seat": 0, "resource": 4, "denarii": 3}]
    fee = [{"event": "paid_surcharge", "seat": 0, "denarii": 2, "area": 3}]
    bought = [{"event": "bought", "seat": 0, "resource": 1, "denarii": 1}]
    full = [{"event": "overflowed", "seat": 0, "resource": 1, "to_surplus": 1, "denarii": 0}]
    lines = [line for events in (placed, sold, sold, fee, bought, full, bought) for line in AVE.narrate(events)]
    ((_, line),) = told_together(list(enumerate(lines)))
    assert words["en"].say(line, NAMES) == (
        "Livia placed a 3 at the Mercator: sold 2 grain for 6 denarii, paid a surcharge of 2 denarii"
        " and bought 2 stone for 2 denarii, receiving 1 surplus (instead of 1 stone)."
    )
    assert words["hu"].say(line, NAMES) == (
        "Livia egy 3-ast rakott le a Mercatornál: eladott 2 gabonát 6 dénárért, kifizetett 2 dénár felárat,"
        " és vett 2 követ 2 dénárért; kapott 1 felesleget (1 kő helyett)."
    )
    alone = [line for events in (placed, sold) for line in AVE.narrate(events)]
    ((_, line),) = told_together(list(enumerate(alone)))
    assert words["en"].say(line, NAMES) == "Livia placed a 3 at the Mercator: sold 1 grain for 3 denarii."


@pytest.mark.clause("AVE-6.4.5")
def test_a_visit_to_the_propraetor_is_one_sentence() -> None:
    words = {language: Words(language, AVE) for language in ("en", "hu")}
    placed = [{"event": "placed", "seat": 0, "target": PROPRAETOR, "how": 0, "value": 2}]
    got = [{"event": "gained", "seat": 0, "resource": 1}]
    full = [{"event": "overflowed", "seat": 0, "resource": 0, "to_surplus": 1, "denarii": 0}]
    taberna = BUILDING_NAMES.index("taberna") * BUILDING_COPIES
    turned = [{"event": "rotated", "seat": 0, "kind": BUILDING, "card": taberna, "influence": 2}]
    rose = [{"event": "rose", "seat": 0, "area": 2, "space": 4}]

    def told(language: str, *actions: list[dict[str, Any]]) -> list[str]:
        lines = [line for events in actions for line in AVE.narrate(events)]
        return [words[language].say(line, NAMES) for _, line in told_together(list(enumerate(lines)))]

    whole = ([*placed, *got], full, turned, turned, rose)
    assert told("en", *whole) == [
        (
            "Livia placed a 2 at the Propraetor, received 1 stone and 1 surplus (instead of 1 wood),"
            " turned 2 Taberna cards for 4 influence and rose to space 4 in Gallia."
        )
    ]
    assert told("hu", *whole) == [
        (
            "Livia egy 2-est rakott le a Propraetornál, kapott 1 követ és 1 felesleget (1 fa helyett),"
            " elfordított 2 Boltot 4 befolyásért, és a kockája Galliában a 4. mezőre lépett."
        )
    ]
    assert told("en", placed, turned) == ["Livia placed a 2 at the Propraetor, and turned the Taberna for 2 influence."]
    assert told("en", [*placed, *got]) == ["Livia placed a 2 at the Propraetor and received 1 stone."]


def test_cards_that_leave_the_game_have_their_article() -> None:
    left = [
        {"event": "discarded", "kind": BUILDING, "card": BUILDING_NAMES.index("taberna") * BUILDING_COPIES},
        {"event": "discarded", "kind": PATRON, "card": PATRON_NAMES.index("agrippa")},
    ]
    (line,) = AVE.narrate(left)
    assert (
        Words("hu", AVE).say(line)
        == "Visszakerült a dobozba a Bolt és Agrippa, mert a sorukból senki sem vitt el lapot."
    )
    new = {"event": "refilled_row", "kind": PATRON, "card": PATRON_NAMES.index("agrippa"), "slot": 1}
    (one,), (two,) = AVE.narrate([new]), AVE.narrate([new, {**new, "slot": 2}])
    assert Words("hu", AVE).say(one) == "Új kártya – Senatus: Agrippa."
    assert Words("hu", AVE).say(two).startswith("Új kártyák – ")


@pytest.mark.clause("AVE-13.1", "AVE-13.2")
def test_workers_are_told_by_value_and_the_new_order_with_its_sums() -> None:
    table = position(
        seats=3, phase="recruiting", workers=[[2, 3, 4, 5, 5], [1, 1, 2, 3, 3], [1, 2]], standing={"roma": [4, 4, 5]}
    )
    table.play("recruit:roma")
    order = "Round 2. Player order, lowest worker total first: Cato (10), Ovidia (16) and Livia (19)."
    assert said(table) == ["Ovidia took back two 4s and a 5 from Roma.", order]
    assert said(table, "hu")[0] == "Ovidia Rómából két 4-est és egy 5-öst vett vissza."
    tied = position(seats=3, workers=[[1, 2, 3, 4, 5]] * 3).play("pass", "pass", "pass")
    assert said(tied)[-1].endswith("Livia (15); tied players reverse their previous order.")


@pytest.mark.clause("AVE-15.1")
def test_the_end_is_told_in_the_order_of_the_final_scoring() -> None:
    table = position(phase="extra", ending=1, turn=1, denarii=[20, 0], influence={1: [2, 1]}, level=[0, 1])
    table.play("pass")
    told = said(table)
    assert [line.split(":")[0] for line in told[1:]] == [
        "The game ended in round 1",
        "Points for areas",
        "Points for political influence",
        "Points for denarii left over",
    ]
    assert told[-1] == "Points for denarii left over: Livia +2."


def test_an_area_card_is_told_with_the_colour_that_makes_pairs() -> None:
    words = {language: Words(language, AVE) for language in ("en", "hu")}
    cards = {colour: COLOUR_NAMES.index(colour) for colour in ("green", "black")}
    green, black = (CARD_COLOUR.tolist().index(cards[colour]) for colour in ("green", "black"))
    took = {"event": "took_area_card", "seat": 0, "area": 1, "card": green, "prestige": 2}
    (line,) = AVE.narrate([took, {"event": "refilled_area", "area": 1, "card": black}])
    place = AREA_NAMES[0].capitalize()
    assert words["en"].say(line, NAMES) == (
        f"Livia took the green {place} card; the prestige there is now 2, and a black card replaced it."
    )
    assert (
        words["hu"]
        .say(line, NAMES)
        .endswith("zöld kártyáját; a terület presztízse most 2, és fekete kártya került oda.")
    )
    (line,) = AVE.narrate([took])
    assert words["en"].say(line, NAMES) == f"Livia took the green {place} card; the prestige there is now 2."
