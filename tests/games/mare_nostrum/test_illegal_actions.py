"""Actions that are not offered: the reasons with which they are refused."""

from __future__ import annotations

from copy import deepcopy

import numpy as np
import pytest

from saturnalia.games.mare_nostrum.state import ACTION_NAMES, Decision
from saturnalia.kernel.clauses import clauses
from saturnalia.kernel.match import Match
from saturnalia.kernel.message import Message
from saturnalia.kernel.words import Words
from tests.games.mare_nostrum.positions import FIVE, MARE, Position, new_game, position


def test_every_action_is_refused_in_words_at_every_kind_of_question() -> None:
    """All actions at once, wherever a random match asks something for the first time."""
    words = Words("hu", MARE)
    numbers = np.random.default_rng(9)
    met = set()
    for seed in range(4):
        match = Match.new(MARE, seed=seed, seats=3 + seed % 3)
        while not match.is_over:
            legal = match.legal()
            if int(match.state.decision) not in met:
                met.add(int(match.state.decision))
                for action in range(MARE.action_count):
                    if action not in legal:
                        reason = MARE.why_not(match.state, action)
                        assert words.say(reason.message).endswith(".")
                        assert reason.clause in clauses(MARE)
            match.play(int(numbers.choice(legal)))
    assert words.faults == {}
    assert len(met) > 30


def why(table: Position, name: str) -> tuple[str, dict[str, object]]:
    """The message of a refusal, without the name of the game."""
    reason = MARE.why_not(table.state, ACTION_NAMES.index(name))
    return reason.message.id.removeprefix("mare_nostrum-why-"), reason.message.args


def test_a_refusal_says_how_much_is_missing() -> None:
    table = position(hands={"greece": {"tax": 2, "wine": 1}}).construct("greece")
    assert why(table, "build:market") == ("cannot-pay", {"price": 6, "taxes": 2, "kinds": 1, "missing": 4})
    assert why(table, "acquire:pyramids")[1]["missing"] == 10


def test_a_refusal_says_that_nothing_is_left_or_the_limit_is_reached() -> None:
    table = position(hands={"greece": {"tax": 9}}, tokens=[0, 8, 8, 4], fortresses={"athens": 1}).construct("greece")
    assert why(table, "build:caravan") == ("none-left", {"what": "caravan"})
    assert why(table, "build:fortress")[0] == "no-place"
    table.play("build:legion")
    assert why(table, "province:dacia") == ("not-own", {"place": "dacia"})


@pytest.mark.parametrize(
    ("item", "province", "reason"),
    [
        ("city", "macedonia", "no-city-site"),
        ("market", "illyria", "war"),
        ("temple", "athens", "full"),
        ("trireme", "armenia", "no-coast"),
        ("legion", "illyria", "war"),
        ("influence", "rome", "home-marker"),
        ("influence", "athens", "own-already"),
        ("influence", "armenia", "own-already"),
        ("influence", "syria", "owned-by"),
        ("influence", "numidia", "influence-not-adjacent"),
        ("influence", "dacia", "foreign-legion"),
    ],
)
def test_a_wrong_place_is_refused_with_its_rule(item: str, province: str, reason: str) -> None:
    table = position(
        sides=FIVE, own={"greece": ["macedonia", "illyria", "armenia"], "babylon": ["syria"]},
        buildings={"athens": ["temple"]}, hands={"greece": {"tax": 9}},
        legions={"illyria": {"rome": 1, "greece": 1}, "dacia": {"rome": 1, "greece": 1}},
    ).construct("greece").play(f"build:{item}")  # fmt: skip
    assert why(table, f"province:{province}")[0] == reason


def test_what_nobody_can_do_now_is_refused_with_its_rule() -> None:
    table = position(legions={"athens": {"greece": 1}}).land_step("greece")
    assert [why(table, verb)[0] for verb in ("land_battle", "assign")] == ["no-battle", "no-assign"]
    battle = position(own={"babylon": ["dacia"]}, legions={"dacia": {"greece": 1, "babylon": 1}}).land_step("greece")
    battle.dice(1, 1).play("land_battle", "province:dacia", "side:babylon", "number:1")
    assert battle.is_over or battle.decision != "land_step" or why(battle, "move_legions")[0] == "no-legion"
    poor = position(hands={"greece": {"tax": 3, "wine": 1}}).construct("greece").play("build:legion", "province:athens")
    assert why(poor, "pay_goods") == ("pay-way", {"price": 3, "taxes": 3, "kinds": 1})


def test_the_advanced_set_up_says_how_many_points_are_missing_and_what_comes_later() -> None:
    table = new_game(seats=3, sides=("greece", "babylon", "carthage"), setup="advanced")
    assert why(table, "acquire:ulysses")[0] == "figure-later"
    while table.state.points >= 9:
        table.play("build:fortress" if "build:fortress" in table.legal() else "build:legion", "province:athens")
    reason, args = why(table, "acquire:pericles")
    assert (reason, args["price"], args["missing"]) == ("points", 9, 9 - int(table.state.points))


def test_in_the_advanced_set_up_prices_are_points_and_in_the_game_cards() -> None:
    table = new_game(seats=3, sides=("greece", "babylon", "carthage"), setup="advanced")
    words = {language: Words(language, MARE) for language in ("en", "hu")}

    def answer(language: str, name: str) -> str:
        return words[language].say(MARE.describe(table.state, ACTION_NAMES.index(name)))

    assert (answer("en", "build:legion"), answer("hu", "build:legion")) == ("Legion (3 points)", "Légió (3 pont)")
    assert answer("en", "acquire:pericles") == "Pericles (9 points)"
    table.play("build:market")
    assert words["en"].say(MARE.prompt(table.state)).endswith("it costs 6 points.")
    assert words["hu"].say(MARE.prompt(table.state)).endswith("az ára 6 pont.")
    table = position(hands={"greece": {"tax": 3}}).construct("greece")
    assert (answer("en", "build:legion"), answer("hu", "build:legion")) == ("Legion (3 cards)", "Légió (3 kártya)")


def said(table: Position, name: str) -> tuple[str | None, str, str]:
    """The clause of a refusal, and its sentence in English and in Hungarian."""
    assert name not in table.legal()
    reason = MARE.why_not(table.state, ACTION_NAMES.index(name))
    english, hungarian = (Words(language, MARE).say(reason.message) for language in ("en", "hu"))
    return reason.clause, english, hungarian


def test_cleopatra_exchanges_only_a_tax_for_a_commodity_or_the_other_way_round() -> None:
    table = position(
        sides=FIVE, figures={"egypt": ["cleopatra"]}, hands={"egypt": {"tax": 1, "wine": 1}, "rome": {"gold": 5}}
    ).construct("egypt")  # fmt: skip
    table.play("cleopatra_swap")
    assert said(deepcopy(table).play("card:wine"), "card:fish") == (
        "MAR-12.2",
        "For a commodity you can take only a tax from the bank, not another commodity.",
        "Áruért csak adót kérhetsz a banktól, másik árut nem.",
    )
    table.play("card:tax")
    assert said(table, "card:tax") == (
        "MAR-12.2",
        "For a tax you can take only a commodity from the bank, not another tax.",
        "Adóért csak árut kérhetsz a banktól, másik adót nem.",
    )
    assert why(table, "card:gold") == ("not-in-bank", {"kind": "gold"})


def test_artemis_gives_no_tax_though_the_bank_has_some() -> None:
    table = position(figures={"greece": ["temple_of_artemis"]}, hands={"babylon": {"gold": 5}}).new_round()
    assert said(table, "card:tax") == (
        "MAR-5.8",
        "The Temple of Artemis gives you a commodity, not a tax.",
        "Az Artemisz-szentély árut ad, nem adót.",
    )
    assert why(table, "card:gold") == ("not-in-bank", {"kind": "gold"})


@pytest.mark.parametrize("civilisation", FIVE)
def test_the_set_up_names_every_province_that_is_open_to_a_civilisation(civilisation: str) -> None:
    others = [name for name in FIVE if name != civilisation]
    table = new_game(seats=5, sides=[civilisation, *others], setup="advanced")
    while table.asked != civilisation:
        table.play("done")
    table.play("build:influence")
    clause, english, hungarian = said(table, "province:sardinia")
    assert clause == "MAR-3.4.2"
    assert english.startswith("In the set-up you cannot place influence in Sardinia, only in these provinces: ")
    assert hungarian.startswith("Az előkészületek során nem tehetsz befolyásjelzőt Szardíniára, csak ezekbe a tart")
    for language, text in (("en", english), ("hu", hungarian)):
        named = text.partition(": ")[2].removesuffix(".")
        words = Words(language, MARE)
        opened = [words.say(Message("mare_nostrum-place", {"place": name})) for name in table.offers("province")]
        assert named == words.join(opened)
    if civilisation == "greece":
        assert english.endswith(": Macedonia, Constantinople, Troy, Rhodes and Knossos.")


def conquered(count: int, *tasks: str) -> Position:
    """Legions of Greece hold Knossos with all its buildings, and tasks from earlier turns; the tasks are asked."""
    return position(
        own={"babylon": ["knossos"]}, legions={"knossos": {"greece": count}}, tasks={"knossos": ("greece", tasks)},
        buildings={"knossos": ["city", "caravan_0", "caravan_1", "market", "temple"]},
    ).land_step("greece").play("assign", "province:knossos")  # fmt: skip


def test_a_legion_that_cannot_come_for_a_task_is_refused_with_the_reason_why() -> None:
    table = conquered(3, "city", "caravan_0").play("annex", "occupy", "slot:caravan_1")
    assert table.decision == "task_source"
    assert said(table, "slot:temple") == (
        "MAR-14.2",
        "None of your legions stands on the temple.",
        "Nem áll légiód a templomon.",
    )
    assert said(table, "slot:influence") == (
        "MAR-11.2a",
        "Your legion on the influence marker was given its task this turn and cannot be given another.",
        "Ebben a lépésben kapta a feladatát az a légiód, amelyik a befolyásjelzőn áll, ezért most nem kaphat másikat.",
    )
    assert said(table, "slot:none") == (
        "MAR-14.2",
        "None of your idle legions in Knossos can still be given a task this turn.",
        "Nincs olyan feladat nélküli légiód Knosszoszban, amely ebben a lépésben még kaphatna feladatot.",
    )


@pytest.mark.parametrize(
    ("target", "needed", "english", "hungarian"),
    [
        ("temple", "city", "another one stays on the city.", "ha a városon is marad egy."),
        ("market", "caravan_0", "another one stays on a caravan.", "ha valamelyik karavánon is marad egy."),
    ],
)
def test_a_legion_that_the_temple_or_market_needs_has_to_stay(
    target: str, needed: str, english: str, hungarian: str
) -> None:
    table = conquered(2, "city", "caravan_0").play("occupy", f"slot:{target}")
    assert table.decision == "task_source"
    clause, in_english, in_hungarian = said(table, f"slot:{needed}")
    assert clause == "MAR-11.4"
    assert in_english == f"You can put a legion on the {target} only if {english}"
    assert in_hungarian.endswith(hungarian)


def test_a_province_that_is_refused_is_not_named_as_if_it_were_allowed() -> None:
    table = position(hands={"greece": {"tax": 3}}).construct("greece").play("build:legion")
    assert said(table, "province:troy")[:2] == ("MAR-7.4.1", "You cannot build in Troy: the province is not yours.")
    setup = new_game(seats=3, sides=("greece", "babylon", "carthage"), setup="advanced")
    setup.play("build:influence", "province:troy", "build:legion")
    assert said(setup, "province:troy")[:2] == (
        "MAR-3.4.4",
        "In the set-up legions and triremes start in your home province, not in Troy.",
    )


def test_questions_know_where_they_are_asked() -> None:
    from saturnalia.games.mare_nostrum.why_not import WHERE_ASKED

    assert set(WHERE_ASKED) == set(Decision)
    assert set(WHERE_ASKED.values()) <= set(clauses(MARE))
