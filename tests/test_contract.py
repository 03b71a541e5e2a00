"""Every registered game obeys every law of the contract, with every set of options; and broken games are caught."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import combinations_with_replacement
from math import prod
from typing import Any

import pytest

import saturnalia
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.game import Game
from saturnalia.kernel.options import Value
from saturnalia.testing import BrokenLaw, Law, check_game, option_sets
from saturnalia.testing.faults import check_many
from saturnalia.testing.interpreted import Recording, check_interpreted
from saturnalia.testing.redeals import check_laws
from saturnalia.testing.threads import check_gil
from saturnalia.testing.walks import _Walk, walk
from tests.kernel import toy

MATCHES = 300
MATCHES_OF_OTHERS = 60
"""With a set of options in which no two values meet that do not meet elsewhere, too."""
SAMPLES = 2
INTERPRETED_MATCHES = 10
SEED = 20260


def pairwise(sets: list[dict[str, Value]]) -> list[int]:
    """Return the numbers of some sets of options, in which any two values that can meet do meet."""
    pairs = [set(combinations_with_replacement(chosen.items(), 2)) for chosen in sets]
    left, numbers = set().union(*pairs), []
    while left:
        numbers.append(max(range(len(sets)), key=lambda number: len(pairs[number] & left)))
        left -= pairs[numbers[-1]]
    return numbers


@cache
def usual_of(name: str) -> list[int]:
    return pairwise(option_sets(saturnalia.load(name)))


def every_game_and_option_set(every: int = 1) -> list[Any]:
    """One case for each; those that bring no new pair of values are for `make test-all`, so many of them."""
    cases = []
    for name in saturnalia.names():
        sets = option_sets(saturnalia.load(name))
        usual = usual_of(name)
        for number, chosen in enumerate(sets):
            if number not in usual and number % every:
                continue
            title = "-".join(str(value) for value in chosen.values())
            marks = [] if number in usual else [pytest.mark.thorough]
            cases.append(pytest.param(name, number, id=f"{name}-{title}", marks=marks))
    return cases


@cache
def recorded(name: str, number: int) -> Recording:
    game = saturnalia.load(name)
    return walk(game, option_sets(game)[number], seed=SEED + number, samples=SAMPLES)


@pytest.mark.parametrize(("name", "number"), every_game_and_option_set())
def test_hundreds_of_random_matches_never_get_stuck(name: str, number: int) -> None:
    game = saturnalia.load(name)
    matches = MATCHES if number in usual_of(name) else MATCHES_OF_OTHERS
    check_many(game, option_sets(game)[number], matches=matches, seed=SEED + number)


@pytest.mark.parametrize(("name", "number"), every_game_and_option_set(every=6))
def test_one_match_obeys_every_law(name: str, number: int) -> None:
    assert recorded(name, number).actions


def every_game_and_seat_count() -> list[Any]:
    """One case for each; the other options are for `make laws`."""
    return [(name, seats) for name in saturnalia.names() for seats in saturnalia.load(name).seat_counts]


@pytest.mark.skipif(INTERPRET, reason="every position of a match of bots, redealt for everybody")
@pytest.mark.parametrize(("name", "seats"), every_game_and_seat_count())
def test_every_position_of_a_match_of_bots_obeys_the_laws_whoever_imagines_it(name: str, seats: int) -> None:
    game = saturnalia.load(name)
    assert check_laws(game, game.complete_options({"seats": seats}), seed=SEED + seats) > 0


@pytest.mark.skipif(INTERPRET, reason="nothing is compiled in this run")
@pytest.mark.parametrize("selection", ["pairwise", pytest.param("others", marks=pytest.mark.thorough)])
@pytest.mark.parametrize("name", saturnalia.names())
def test_interpreted_rules_play_like_compiled_ones(name: str, selection: str) -> None:
    game = saturnalia.load(name)
    usual = usual_of(name)
    others = [number for number in range(len(option_sets(game))) if number not in usual]
    numbers = usual if selection == "pairwise" else others[:: max(1, len(others) // INTERPRETED_MATCHES)]
    matches = [recorded(name, number) for number in numbers]
    with ThreadPoolExecutor(2) as threads:
        list(threads.map(check_interpreted, (game, game), (matches[::2], matches[1::2])))


@pytest.mark.parametrize("name", saturnalia.names())
def test_compiled_functions_let_other_threads_run(name: str) -> None:
    check_gil(saturnalia.load(name))


# ---------------------------------------------------------------- the contract test itself


def test_the_contract_accepts_a_sound_game_of_a_third_party() -> None:
    check_game(toy.game, {"seats": 3}, matches=200, walks=5)


CAUGHT = {
    "foreign_id": Law.IDS,
    "repeated_id": Law.IDS,
    "dead_end": Law.NO_DEAD_END,
    "endless": Law.BOUNDED,
    "talkative": Law.JOURNAL_FITS,
    "unseeded": Law.SAME_BYTES,
    "lost_card": Law.CONSERVATION,
    "open_hands": Law.REDEAL_KEEPS_VIEW,
    "redeals_own_hand": Law.REDEAL_KEEPS_VIEW,
    "redeals_by_swapping": Law.REDEAL_IS_HONEST,
    "redeal_loses_cards": Law.REDEAL_KEEPS_LAWS,
    "tells_drawn_card": Law.JOURNAL_KEEPS_SECRETS,
    "unmarked_draw": Law.REVEALS_ARE_MARKED,
    "no_words": Law.WORDS,
    "no_json": Law.JSON,
    "short_score_sheet": Law.ENDING,
}


@pytest.mark.parametrize("fault", CAUGHT)
def test_the_contract_catches(fault: str) -> None:
    with pytest.raises(BrokenLaw) as caught:
        check_game(toy.game, {"fault": fault}, matches=50, walks=3, samples=20, interpreted=False)
    assert caught.value.law == CAUGHT[fault]


@pytest.mark.parametrize("fault", ["lost_card", "redeal_loses_cards", "endless"])
def test_a_match_of_bots_catches(fault: str) -> None:
    with pytest.raises(BrokenLaw) as caught:
        check_laws(toy.game, toy.game.complete_options({"fault": fault}), seed=0)
    assert caught.value.law == CAUGHT[fault]


@pytest.mark.skipif(INTERPRET, reason="nothing is compiled in this run")
def test_the_contract_catches_small_integers_that_overflow_only_when_interpreted() -> None:
    with pytest.raises(BrokenLaw) as caught:
        check_game(toy.game, {"fault": "overflow"}, matches=1, walks=5, samples=1)
    assert caught.value.law == Law.INTERPRETED


def test_every_fault_of_the_toy_game_is_tried() -> None:
    assert {"none", *CAUGHT, "overflow"} == set(toy.FAULTS)


def test_undo_beyond_a_reveal_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    from saturnalia import Match

    honest = Match.undo_point
    monkeypatch.setattr(Match, "undo_point", lambda match, seat: honest(match, seat, beyond=True))
    with pytest.raises(BrokenLaw) as caught:
        walk(toy.game, toy.game.complete_options({}), seed=1, samples=1)
    assert caught.value.law == Law.UNDO


def test_an_undo_that_steps_over_the_forced_answers_of_others_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would tell a seat whether another could have reacted (PAX-H11)."""
    from saturnalia import Match

    def careless(match: Match, seat: int) -> int | None:
        choices = [index for index, played in enumerate(match.played) if played.revealed or not played.forced]
        if not choices or match.played[choices[-1]].revealed or match.played[choices[-1]].seat != seat:
            return None
        return choices[-1]

    def look_closely(walks: list[_Walk]) -> None:
        for walked in walks:
            for number, state in list(walked.positions())[:-1]:
                walked.check_undo_secrets(number, state)

    game = saturnalia.load("pax")
    walks = [_Walk(game, game.complete_options({"seats": 5}), seed) for seed in range(10)]
    for walked in walks:
        walked.play_to_the_end()
    look_closely(walks)
    monkeypatch.setattr(Match, "undo_point", careless)
    with pytest.raises(BrokenLaw) as caught:
        look_closely(walks)
    assert caught.value.law == Law.UNDO_KEEPS_SECRETS


def test_a_game_that_does_not_let_other_threads_run_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saturnalia.testing.threads._ticks_beside", lambda *_: (0, 1.0))
    with pytest.raises(BrokenLaw) as caught:
        check_gil.__wrapped__(toy.game)
    assert caught.value.law == Law.GIL


@pytest.mark.parametrize("name", saturnalia.names())
def test_in_a_pairwise_selection_any_two_values_meet_that_can_meet(name: str) -> None:
    sets = option_sets(saturnalia.load(name))
    chosen = [sets[number] for number in pairwise(sets)]
    counts = sorted(len({one[option] for one in sets}) for option in sets[0])
    assert len(chosen) <= 2 * prod(counts[-2:]), "the two options with most values alone need half of that"
    for one in sets:
        for pair in combinations_with_replacement(one.items(), 2):
            assert any(set(pair) <= set(other.items()) for other in chosen), pair


def test_option_sets_are_distinct_allowed_and_leave_idle_options_alone() -> None:
    game: Game = saturnalia.load("pax")
    sets = option_sets(game)
    assert len({tuple(chosen.items()) for chosen in sets}) == len(sets)
    assert all(game.complete_options(dict(chosen)) == chosen for chosen in sets)
    assert {chosen["solo_level"] for chosen in sets if chosen["seats"] == 2} == {1}
    assert {chosen["solo_level"] for chosen in sets if chosen["seats"] == 1} == {1, 2, 3, 4, 5}
