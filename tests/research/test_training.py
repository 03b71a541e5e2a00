"""Nets: they read what their seat sees and nothing else, they learn, and a bot plays what was learned."""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saturnalia import Match, load
from saturnalia.bots import choose
from saturnalia.kernel.layout import layout
from saturnalia.research import training
from saturnalia.research.device import available
from saturnalia.research.nets import Inputs, LearnedBot, inputs_text
from saturnalia.research.training import Learner, Plan, Table, Training

needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="to run this test: pip install saturnalia[train]")

TINY = Plan(tables=(({"seats": 2}, 96), ({"seats": 3}, 32)), seconds=1.0, device="cpu", hidden=(16, 8), portion=512)


def after(answers: int, seats: int = 3) -> Match:
    match = Match.new("pax", seats=seats, seed=4)
    while len(match.played) < answers or match.forced() is not None:
        match.play(match.legal()[-1])
    return match


@pytest.mark.parametrize("answers", [0, 20, 60])
def test_a_net_reads_nothing_that_its_seat_cannot_know(answers: int) -> None:
    match = after(answers)
    inputs, seat = Inputs(match.game, inputs_text(match.game)), match.actor
    read = inputs.read(layout(match.game).observe(match.state, seat), seat, 3)
    for seed in range(5):
        other = match.game.state.copy(match.state)
        match.game.compiled.redeal(other, seat, seed)
        np.testing.assert_array_equal(inputs.read(layout(match.game).observe(other, seat), seat, 3), read)


def test_every_seat_reads_its_own_things_first() -> None:
    text = 'seats = 4\n[[input]]\nfield = "hand_count"\neach = "seat"\n[[input]]\nfield = "primus"\nas = "seat"\n'
    match = after(0)
    match.state.hand_count[:3] = 5, 6, 7
    match.state.primus = 1
    inputs, seen = Inputs(match.game, text), layout(match.game)
    assert inputs.read(seen.observe(match.state, 0), 0, 3).tolist() == [5, 6, 7, 0, 0, 1, 0, 0]
    assert inputs.read(seen.observe(match.state, 2), 2, 3).tolist() == [7, 5, 6, 0, 0, 0, 1, 0]


def test_a_net_that_does_not_fit_the_game_is_refused(tmp_path: Path) -> None:
    pax, path = load("pax"), tmp_path / "net.npz"
    with pytest.raises(ValueError, match="this net reads denarii, and pax has no such thing"):
        Inputs(pax, 'seats = 4\n[[input]]\nfield = "denarii"\n')
    with pytest.raises(ValueError, match="at tables of 2 to 4, not of 5"):
        Inputs(pax, inputs_text(pax)).places(5)
    small: dict[str, Any] = {name: np.zeros((2, 2)) for name in ("first", "second", "third")}
    small |= {name + "_bias": np.zeros(2) for name in ("first", "second", "third")}
    np.savez(path, inputs=np.array(inputs_text(pax)), **small)
    with pytest.raises(ValueError, match="does not fit pax"):
        LearnedBot(pax, path)


def test_without_pytorch_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "torch", None)
    with pytest.raises(ImportError, match=r"pip install saturnalia\[train\]"):
        Training(load("pax"), TINY)


@needs_torch
def test_the_bot_says_what_the_learner_says(tmp_path: Path) -> None:
    pax = load("pax")
    inputs = Inputs(pax, inputs_text(pax))
    net, table = Learner(inputs, TINY), Table(inputs, {"seats": 3}, 40, TINY)
    net.save(tmp_path / "net.npz", {})
    bot = LearnedBot(pax, tmp_path / "net.npz")
    for _ in range(60):
        table.batch.step(table.batch.random_actions())
    liked, judged = (x.detach().numpy() for x in net(table.look()))
    for lane, state in enumerate(table.batch.states):
        says, chances = bot.judge(state)
        np.testing.assert_allclose(says, liked[lane], atol=0.01)
        own = np.exp(judged[lane, [0, 1, 2, 4]])
        assert chances[int(state.actor)] == pytest.approx(own[0] / own.sum(), abs=0.01)
        assert choose(bot, pax, state, seed=1) in np.flatnonzero(table.batch.masks[lane])


@needs_torch
def test_greedy_bots_answer_only_where_they_are_asked() -> None:
    torch = training.torch
    table = Table(Inputs(load("pax"), inputs_text(load("pax"))), {"seats": 2}, 40, TINY)
    table.batch.step(table.batch.random_actions())
    actions = torch.full((40,), -1)
    listed = torch.arange(0, 40, 3)
    table.answer_greedily(listed, actions)
    assert int((actions == -1).sum()) == 40 - len(listed)
    assert table.batch.masks[listed.numpy(), actions[listed].numpy()].all()


@needs_torch
@pytest.mark.skipif(bool(available()), reason=available() or "a device is there")
def test_greedy_bots_on_the_card_answer_as_those_on_the_processor() -> None:
    torch = training.torch
    inputs = Inputs(load("pax"), inputs_text(load("pax")))
    plan = replace(TINY, device="cuda", greedy=1.0)
    ours, theirs = Table(inputs, {"seats": 2}, 200, TINY), Table(inputs, {"seats": 2}, 200, plan)
    for _ in range(80):
        actions = torch.as_tensor(ours.batch.random_actions().copy())
        on_card = actions.cuda()
        listed = (torch.as_tensor(ours.batch.counts) > 1).nonzero()[:, 0]
        ours.answer_greedily(listed, actions)
        theirs.answer_greedily(listed.cuda(), on_card)
        assert on_card.cpu().tolist() == actions.tolist()
        assert theirs.look().cpu().tolist() == ours.look().tolist()
        ours.batch.step(actions.numpy())
        theirs.batch.step(on_card)


@needs_torch
def test_a_net_learns_who_can_win_at_all(tmp_path: Path) -> None:
    """At two seats the third, the fourth and nobody win next to nothing, which a new net does not know."""
    told: list[str] = []
    learning = Training(load("pax"), replace(TINY, rate=0.01, portion=128, trace=1.0))
    read = learning.tables[0].look()

    def idle() -> float:
        return float(training.torch.softmax(learning.net(read)[1].detach(), 1)[:, 2:].sum(1).mean())

    before = idle()
    for _ in range(4):
        learning.play()
        learning.learn(done=0.0)
    assert before > 0.55
    assert idle() < 0.2
    learning.run(tmp_path / "net.npz", told.append)
    assert '"matches"' in told[-1]
    assert LearnedBot(load("pax"), tmp_path / "net.npz").inputs.width == learning.inputs.width
