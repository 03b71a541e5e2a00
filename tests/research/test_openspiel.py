"""Every game passes OpenSpiel's own tests, and its algorithms play our games."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="install saturnalia[research]")

import pyspiel
from open_spiel.python.algorithms import evaluate_bots, generate_playthrough, ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

from saturnalia import Match, load, names
from saturnalia.research.openspiel import SaturnaliaState, game_name
from tests.research.tables import option_sets

LONGEST = "mare_nostrum"
GAMES = [pytest.param(name, marks=pytest.mark.thorough) if name == LONGEST else name for name in names()]
"""A match of Mare Nostrum has thousands of actions: OpenSpiel's own tests play it in `make test-all` only."""


def begun(name: str, deal: int = 3, **parameters: int | str) -> SaturnaliaState:
    state: SaturnaliaState = pyspiel.load_game(game_name(name), parameters).new_initial_state()
    state.apply_action(deal)
    return state


def play_on(state: SaturnaliaState, actions: int, seed: int = 1) -> None:
    lots = np.random.default_rng(seed)
    for _ in range(actions):
        if not state.is_terminal():
            state.apply_action(int(lots.choice(state.legal_actions())))


def under_way(name: str, actions: int) -> SaturnaliaState:
    """A match after some actions; after fewer where matches are short."""
    state = begun(name)
    play_on(state, actions)
    return under_way(name, actions // 2) if state.is_terminal() else state


@pytest.mark.parametrize("name", GAMES)
def test_random_sim(name: str) -> None:
    """With few seats: matches are shorter. `test_games_sim` plays the others."""
    serialize = name != LONGEST  # every position would be written and read
    game = pyspiel.load_game(game_name(name), {"players": min(load(name).seat_counts)})
    pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_games_sim(name: str) -> None:
    from open_spiel.python.tests import games_sim_test  # here: it tests the games that were registered before

    tests = [test for test in dir(games_sim_test.GamesSimTest) if test.endswith(game_name(name))]
    several = len(load(name).seat_counts) > 1
    assert len(tests) >= 1 + several, "one with the usual number of seats, and one for each number if there are several"
    for test in tests:
        getattr(games_sim_test.GamesSimTest(test), test)()


# a match of Mare Nostrum is so long that its playthrough, whose time grows with the square, takes a minute
@pytest.mark.parametrize("name", [name for name in names() if name != LONGEST])
def test_playthrough(name: str) -> None:
    """With few seats: the generator asks every player for every kind of observation after every action."""
    game = f"{game_name(name)}(players={min(load(name).seat_counts)},deals=3)"
    found = generate_playthrough.playthrough(game, [], seed=5)
    assert "IsTerminal() = True" in found


def test_playthrough_can_be_repeated() -> None:
    one, two = (generate_playthrough.playthrough(f"{game_name('pax')}(players=1)", [], seed=5) for _ in range(2))
    assert one == two


@pytest.mark.parametrize("name", names())
def test_every_option_is_a_parameter(name: str) -> None:
    for options in option_sets(name):
        parameters = {"players" if option == "seats" else option: value for option, value in options.items()}
        state = begun(name, **parameters)
        match = Match.new(name, seed=3, **options)
        assert (state.current_player(), state.legal_actions()) == (match.actor, sorted(match.legal()))
        assert str(pyspiel.load_game(str(state.get_game()))) == str(state.get_game())


@pytest.mark.parametrize("name", names())
def test_the_end_is_that_of_the_match(name: str) -> None:
    state = begun(name)
    play_on(state, load(name).longest_match)
    match = Match.new(name, seed=3)
    for action in state.history()[1:]:
        match.play(action)
    assert match.is_over
    assert state.points() == match.scores()
    assert all(-1 <= utility <= 1 for utility in state.returns())


@pytest.mark.parametrize("name", names())
def test_resampled_states_look_the_same_to_their_player_and_differ_otherwise(name: str) -> None:
    state = under_way(name, 30)
    player = state.current_player()
    differing = 0
    for number in range(8):
        other = state.resample_from_infostate(player, lambda number=number: (number + 0.5) / 8)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        differing += other.serialize() != state.serialize()
        play_on(other, 5)
    assert differing == 8


def test_information_states_keep_secrets_and_remember() -> None:
    state = begun("pax", players=2, deal=1)
    state.apply_action(43)
    assert "1:43" in state.information_state_string(1)
    assert "1:?" in state.information_state_string(0)
    other = begun("pax", players=2, deal=1)
    other.apply_action(45)
    assert other.information_state_string(0).splitlines()[0] == state.information_state_string(0).splitlines()[0]


def test_copies_are_independent_and_travel_whole() -> None:
    state = begun("pax")
    play_on(state, 20)
    copy, sent = state.clone(), pickle.loads(pickle.dumps(state))
    before = str(state)
    play_on(copy, 5)
    assert str(state) == before == str(sent)
    play_on(sent, 5)
    assert str(sent) == str(copy)
    assert sent.information_state_string(0) == copy.information_state_string(0)


def test_a_game_that_makes_no_sense_is_refused() -> None:
    for parameters in ({"utility": "points"}, {"deals": 0}):
        with pytest.raises(ValueError, match=str(next(iter(parameters.values())))):
            pyspiel.load_game(game_name("pax"), parameters)


@pytest.mark.parametrize("name", names())
def test_tree_searches_of_openspiel_choose_legal_actions(name: str) -> None:
    state = under_way(name, 10)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    search = mcts.MCTSBot(state.get_game(), 2, 4, evaluator, random_state=np.random.RandomState(1))
    assert search.mcts_search(state).best_child().action in state.legal_actions()
    hidden = ismcts.ISMCTSBot(state.get_game(), evaluator, 2, 4, random_state=np.random.RandomState(1))
    policy, action = hidden.step_with_policy(state)
    assert action in state.legal_actions()
    assert sum(chance for _, chance in policy) == pytest.approx(1)


def test_bots_of_openspiel_play_whole_matches() -> None:
    lots = np.random.RandomState(1)
    bots = [UniformRandomBot(player, lots) for player in range(3)]
    start = pyspiel.load_game(game_name("pax"), {"players": 3}).new_initial_state()
    returns = evaluate_bots.evaluate_bots(start, bots, lots)
    assert sum(returns) <= 1e-9
