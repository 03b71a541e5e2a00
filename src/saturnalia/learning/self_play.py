"""A judgement is taught by self-play: proximal policy optimisation (Schulman and others, 2017) of one net for all.

The net reads what the actor sees (`judgement.look`) and says which answer is good, who will come first and with how
many points in each row of the score sheet. It begins as the greedy bot: what `value` thinks of the answers stands
beside what the net says of them, and it learns where that is wrong. In a part of the matches the others are greedy,
naive, or what the net was before. It learns in pieces as long as one likes, on a graphics card or, slowly, on the
processor. Needs PyTorch: pip install saturnalia[nets].
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from saturnalia.bots.judgement import LEAST_HINT, POINTS_UNIT, stored_net
from saturnalia.bots.loops import GREEDY_BOT
from saturnalia.bots.naive import MANNERS
from saturnalia.kernel.errors import SaturnaliaError
from saturnalia.kernel.game import Game
from saturnalia.kernel.random import generator, next_number
from saturnalia.learning import lanes
from saturnalia.learning.evolution import lesson_of

torch: Any = import_module("torch") if find_spec("torch") else None

NO_HINT = -100.0
LAYERS = ("first", "second", "third")
PAST = 3
GROUPS = ("itself", "past", "greedy", *(f"naive:{name}" for name in MANNERS))
"""Who can sit with the learner."""


class NoSelfPlay(SaturnaliaError):
    """Nothing can be learned by self-play: PyTorch is missing, or the game has nothing that a net could read.

    >>> str(NoSelfPlay("learning-error-no-torch"))
    'learning-error-no-torch'
    """


class Shares(NamedTuple):
    """In which part of the matches somebody else than the learner sits at all other seats.

    >>> round(sum(Shares()), 2)
    0.4
    """

    past: float = 0.1
    greedy: float = 0.1
    naive: float = 0.2


@dataclass(frozen=True)
class Plan:
    """How a net is taught.

    >>> Plan(lanes=64, device="cpu").steps
    16
    """

    lanes: int = 65536
    device: str = "cuda"
    shares: Shares = field(default_factory=Shares)
    hidden: tuple[int, int] = (256, 128)
    steps: int = 16  # choices in each lane between two rounds of learning
    rounds: int = 2  # how often what was played is learned from
    portion: int = 32768  # choices that are learned from at once
    rate: float = 4e-4
    trace: float = 0.95  # how far ahead the outcome of a choice is looked for (lambda)
    curiosity: float = 0.005  # what an even choice is worth
    clip: float = 0.2
    margin: float = 0.25  # how much points count beside winning
    boldness: float = 6.0  # how much a deviation of `value` counts at first
    keep_past: int = 100  # so many rounds lie between two past selves
    seed: int = 1


def parties_of(game: Game) -> list[dict[str, Any]]:
    """Return the options with which matches are played in equal shares: PARTIES in the game's `bots.py`.

    >>> from saturnalia import load
    >>> parties_of(load("minerva"))[0]
    {'seats': 1}
    """
    usual = [{"seats": seats} for seats in game.seat_counts]
    return list(getattr(game.optional_room("bots"), "PARTIES", usual))


LoopMaker = Callable[[Game, Any, dict[str, Any]], tuple[Any, dict[str, Callable[[Any], None]]]]
"""Makes of a game, the generators and the arrays of the lanes what the loops take, and the loops by their names."""


def processor_loops(game: Game, numbers: Any, arrays: dict[str, Any]) -> tuple[Any, dict[str, Callable[[Any], None]]]:
    """Return lanes that lie in the memory of the processor."""
    count = len(numbers)
    known: dict[str, Any] = {name: game.state.new_array(count) for name in ("states", "known", "tries")}
    for name, records in {"words": "states", "known_words": "known", "tries_words": "tries"}.items():
        known[name] = known[records].view(np.int64).reshape(count, -1)
    known |= {name: array if isinstance(array, np.ndarray) else array.numpy() for name, array in arrays.items()}
    return lanes.Arrays(**known, numbers=numbers), lanes.specialised(game)


def hints_of(worths: Any) -> Any:
    """Return by how many deviations each answer is worth less than the best one, at most `LEAST_HINT`; or NOT_OFFERED.

    >>> worths = [[3.0, 1.0, 2.0, lanes.NOT_OFFERED]]
    >>> hints_of(torch.tensor(worths)).tolist() if torch else [[0.0, -2.446, -1.223, -100.0]]
    [[0.0, -2.44..., -1.22..., -100.0]]
    """
    is_offered = worths > 0.5 * lanes.NOT_OFFERED
    known = torch.where(is_offered, worths, 0.0)
    count = is_offered.sum(1, keepdim=True).clamp(min=1)
    mean = known.sum(1, keepdim=True) / count
    spread = (torch.where(is_offered, known - mean, 0.0) ** 2).sum(1, keepdim=True) / count
    best = torch.where(is_offered, worths, lanes.NOT_OFFERED).max(1, keepdim=True).values
    hints = ((worths - best) / (spread.sqrt() + 1e-3)).clamp(min=LEAST_HINT)
    return torch.where(is_offered, hints, NO_HINT)


class Tables:
    """All lanes, on the processor or on a card, as PyTorch sees them."""

    def __init__(self, game: Game, plan: Plan, loops: LoopMaker) -> None:
        """Begin a match in every lane."""
        self.game, self.plan = game, plan
        room, count, actions = game.room("judgement"), plan.lanes, game.action_count
        self.seats = max(game.seat_counts)
        self._lay_out()
        kinds: dict[str, tuple[Any, tuple[int, ...]]] = {
            "ids": (torch.int16, (actions,)),
            "counts": (torch.int64, ()),
            "actors": (torch.int64, ()),
            "decisions": (torch.int64, ()),
            "actions": (torch.int64, ()),
            "chosen": (torch.int64, ()),
            "seen": (torch.int8, (room.FEATURES,)),
            "tastes": (torch.float32, ()),
            "worths": (torch.float32, (actions,)),
            "dones": (torch.int8, ()),
            "points": (torch.int32, (self.seats,)),
            "ranks": (torch.int32, (self.seats,)),
            "rows": (torch.int32, (self.seats, len(room.ROWS))),
        }
        made = {
            name: torch.zeros((count, *shape), dtype=kind, device=plan.device) for name, (kind, shape) in kinds.items()
        }
        given = {"options": self.options, "manners": self.manners, "learners": self.learner_seats}
        numbers = np.zeros((count, 1), dtype=np.uint64)
        master = generator(plan.seed)
        for lane in range(count):
            numbers[lane, 0] = next_number(master)
        self._made: dict[str, Any] = made
        self._arrays, self._loops = loops(game, numbers, given | made)
        for name in ("manners", "learner_seats", "seats_of"):
            setattr(self, name, torch.as_tensor(getattr(self, name), device=plan.device))
        self._loops["begin_lanes"](self._arrays)

    def _lay_out(self) -> None:
        """Decide what is played in which lane, and by whom: tables lie together, so that threads do alike."""
        plan, parties = self.plan, parties_of(self.game)
        encoded = [self.game.encode_options(self.game.complete_options(party)) for party in parties]
        count = plan.lanes
        self.party = np.arange(count) * len(parties) // count
        self.options = np.array(encoded)[self.party]
        self.seats_of: Any = np.array([party["seats"] for party in parties], dtype=np.int64)[self.party]
        self.manners: Any = np.full(count, lanes.LEARNER)
        self.learner_seats: Any = np.full(count, -1, dtype=np.int64)
        self.past = np.zeros(count, dtype=bool)
        naive = list(MANNERS.values())
        for number in range(len(parties)):
            own = np.flatnonzero(self.party == number)
            if parties[number]["seats"] == 1:
                continue
            ends = np.cumsum([int(share * len(own)) for share in plan.shares])
            past, greedy, simple = own[: ends[0]], own[ends[0] : ends[1]], own[ends[1] : ends[2]]
            self.past[past] = True
            self.manners[greedy] = GREEDY_BOT
            self.manners[simple] = np.array(naive)[np.arange(len(simple)) * len(naive) // max(1, len(simple))]
            mixed = own[: ends[2]]
            self.learner_seats[mixed] = np.arange(len(mixed)) % parties[number]["seats"]

    def look(self) -> None:
        """Write what all actors see."""
        self.seen.zero_()
        self.worths.fill_(lanes.NOT_OFFERED)
        self._loops["look_lanes"](self._arrays)
        self.hints = hints_of(self.worths)
        tied = torch.where(self.hints >= 0.0, torch.rand_like(self.hints), -1.0)
        is_other = (self.tastes != lanes.LEARNER) & (self.chosen < 0)
        self.chosen.copy_(torch.where(is_other, tied.argmax(1), self.chosen))

    def advance(self, actions: Any) -> None:
        """Play an action in every lane."""
        self.actions.copy_(actions)
        self._loops["advance_lanes"](self._arrays)

    def __getattr__(self, name: str) -> Any:
        """Return an array as PyTorch sees it."""
        if name in self.__dict__.get("_made", {}):
            return self._made[name]
        raise AttributeError(name)


class NetInTraining:
    """The net as PyTorch learns it: three layers, and how much a deviation of `value` counts beside what it says."""

    def __init__(self, game: Game, plan: Plan, kept: dict[str, Any] | None = None) -> None:
        room = game.room("judgement")
        self.game, self.device = game, plan.device
        self.kind = torch.float32 if plan.device == "cpu" else torch.bfloat16
        self.seats, self.rows, self.actions = max(game.seat_counts), len(room.ROWS), game.action_count
        self.outputs = self.seats + self.seats + 1 + self.seats * self.rows
        sizes = room.FEATURES, *plan.hidden, self.actions + self.outputs
        generator_of_weights = torch.Generator().manual_seed(plan.seed)
        self.parameters: dict[str, Any] = {}
        for number, name in enumerate(LAYERS):
            size, wide = sizes[number], sizes[number + 1]
            weights = torch.randn(size, wide, generator=generator_of_weights) * (2.0 / size) ** 0.5
            if name == LAYERS[-1]:
                weights *= 0.02
            self.parameters |= {name: weights, f"{name}_bias": torch.zeros(wide)}
        self.parameters["boldness"] = torch.full((len(game.room("state").Decision),), float(np.log(plan.boldness)))
        self.scales = torch.zeros(room.FEATURES)
        if kept:
            self.parameters = {
                name: torch.as_tensor(np.array(kept[name], dtype=np.float32)) for name in self.parameters
            }
            self.scales = torch.as_tensor(np.array(kept["scales"], dtype=np.float32))
        self.scales = self.scales.to(plan.device)
        self.parameters = {name: array.to(plan.device).requires_grad_() for name, array in self.parameters.items()}

    def measure(self, seen: Any) -> None:
        """Set by what the features are divided, once: how large they usually are where they are not nothing."""
        numbers = seen.float()
        there = (numbers != 0).sum(0)
        self.scales = 1.0 / ((numbers**2).sum(0) / there.clamp(min=1)).sqrt().clamp(min=1.0)

    def __call__(
        self, seen: Any, hints: Any, decisions: Any, parameters: dict[str, Any] | None = None
    ) -> tuple[Any, Any]:
        """Return what is said of each action, and the worths, chances and rows of the seats from the actor on."""
        p = parameters or self.parameters
        cast = {name: p[name].to(self.kind) for name in p}
        numbers = seen.to(self.kind) * self.scales.to(self.kind)
        hidden = torch.relu(torch.addmm(cast["first_bias"], numbers, cast["first"]))
        hidden = torch.relu(torch.addmm(cast["second_bias"], hidden, cast["second"]))
        out = torch.addmm(cast["third_bias"], hidden, cast["third"]).float()
        said = out[:, : self.actions] + p["boldness"].exp()[decisions][:, None] * hints.float().clamp(min=LEAST_HINT)
        said = said.masked_fill(hints < LEAST_HINT - 1, -1e9)
        return said, out[:, self.actions :]

    def split(self, prospects: Any) -> tuple[Any, Any, Any]:
        """Return worths, chances (as logarithms) and rows out of the prospects."""
        seats = self.seats
        return prospects[..., :seats], prospects[..., seats : 2 * seats + 1], prospects[..., 2 * seats + 1 :]

    def settled(self, prospects: Any) -> Any:
        """Return prospects with chances that add up to one."""
        worths, chances, rows = self.split(prospects)
        return torch.cat([worths, torch.softmax(chances, -1), rows], -1)

    def arrays(self) -> dict[str, Any]:
        """Return everything as NumPy arrays."""
        found = {name: array.detach().cpu().numpy() for name, array in self.parameters.items()}
        return found | {"scales": self.scales.cpu().numpy()}


@dataclass
class Progress:
    """How far a net has come.

    >>> Progress().rounds
    0
    """

    rounds: int = 0
    choices: int = 0
    seconds: float = 0.0
    curve: list[dict[str, Any]] = field(default_factory=list)


class SelfPlay:
    """Plays and learns in turns; goes on from its file, in which everything is kept, or from the net of the game."""

    def __init__(self, game: Game, plan: Plan, file: Path, loops: LoopMaker = processor_loops) -> None:
        if torch is None:
            raise NoSelfPlay("learning-error-no-torch")
        if not game.optional_room("judgement"):
            raise NoSelfPlay("learning-error-no-judgement", game=game.title)
        torch.manual_seed(plan.seed)
        self.game, self.plan, self.file = game, plan, file
        kept = dict(np.load(file)) if file.is_file() else taught_before(game)
        self.progress = Progress(**json.loads(str(kept["progress"]))) if kept else Progress()
        self.net = NetInTraining(game, plan, kept)
        self.optimiser = torch.optim.Adam(list(self.net.parameters.values()), lr=plan.rate, eps=1e-5)
        if kept:
            self._remember(kept)
        self.tables = Tables(game, replace(plan, seed=plan.seed + self.progress.rounds), loops)
        self.selves: list[dict[str, Any]] = []
        seats, device, steps, count = self.net.seats, plan.device, plan.steps, plan.lanes
        room = game.room("judgement")
        lesson = lesson_of(game)
        self.lead = lesson.lead

        def space(kind: Any, *shape: int) -> Any:
            return torch.zeros(steps, count, *shape, dtype=kind, device=device)

        self.seen, self.hints = space(torch.int8, room.FEATURES), space(torch.float16, game.action_count)
        self.decisions, self.actors, self.actions = (space(torch.int64) for _ in range(3))
        self.logs, self.prospects = space(torch.float32), space(torch.float32, self.net.outputs)
        self.learned, self.over = space(torch.bool), space(torch.bool)
        self.outcomes = space(torch.float32, seats, self.net.outputs)
        self.past = torch.as_tensor(np.flatnonzero(self.tables.past), device=device)
        self.lane_numbers = torch.arange(count, device=device)
        self._turned, self._back = self._turning()
        self.tallies = torch.zeros(len(GROUPS), len(parties_of(game)), 2, device=device)
        self.groups = self._groups()
        if not kept:
            self.tables.look()
            self.net.measure(self.tables.seen[: 1 << 14])

    def _remember(self, kept: dict[str, Any]) -> None:
        """Go on with the optimiser's memory, too."""
        for name, array in self.net.parameters.items():
            if f"adam_{name}_1" in kept:
                self.optimiser.state[array] = {
                    "step": torch.tensor(float(kept["adam_step"])),
                    "exp_avg": torch.as_tensor(kept[f"adam_{name}_1"], device=self.plan.device),
                    "exp_avg_sq": torch.as_tensor(kept[f"adam_{name}_2"], device=self.plan.device),
                }

    def _turning(self) -> Any:
        """Return for every number of seats and every viewer where each of its prospects stands by seat, and back."""
        net = self.net
        places = np.zeros((net.seats + 1, net.seats, net.outputs), dtype=np.int64)
        for seats in range(1, net.seats + 1):
            for viewer in range(net.seats):
                for seat in range(net.seats):
                    ahead = (seat - viewer) % seats if seat < seats and viewer < seats else seat
                    places[seats, viewer, seat] = ahead
                    places[seats, viewer, net.seats + seat] = net.seats + ahead
                    for row in range(net.rows):
                        first = 2 * net.seats + 1
                        places[seats, viewer, first + seat * net.rows + row] = first + ahead * net.rows + row
                places[seats, viewer, 2 * net.seats] = 2 * net.seats
        back = np.argsort(places, axis=2)
        return tuple(torch.as_tensor(each, device=self.plan.device) for each in (places, back))

    def _groups(self) -> Any:
        """Return for every lane who sits there with the learner."""
        manners, learners = self.tables.manners, self.tables.learner_seats
        groups = torch.zeros_like(learners)
        groups[self.past] = 1
        groups[(learners >= 0) & (manners == GREEDY_BOT)] = 2
        for number, manner in enumerate(MANNERS.values()):
            groups[(learners >= 0) & (manners == manner)] = 3 + number
        return groups

    def _ask(self) -> tuple[Any, Any]:
        """Look at all lanes; return the answers' logarithms and the prospects by the net."""
        with torch.no_grad():
            self.tables.look()
            t = self.tables
            said, prospects = self.net(t.seen, t.hints, t.decisions)
            if self.selves and len(self.past):
                old = self.selves[self.progress.rounds % len(self.selves)]
                others = self.past[t.actors[self.past] != t.learner_seats[self.past]]
                said[others] = self.net(t.seen[others], t.hints[others], t.decisions[others], old)[0]
            return torch.log_softmax(said, 1), self.net.settled(prospects)

    def play(self) -> None:
        """Play some choices in all lanes, and keep what happened."""
        t = self.tables
        for step in range(self.plan.steps):
            logs, prospects = self._ask()
            noise = -torch.log(-torch.log(torch.rand_like(logs).clamp(1e-9, 1 - 1e-7)))
            drawn = torch.where(logs > -1e8, logs + noise, -1e9).argmax(1)
            actions = torch.where(t.chosen >= 0, t.chosen, drawn)
            self.seen[step], self.hints[step], self.decisions[step] = t.seen, t.hints, t.decisions
            self.actors[step], self.actions[step], self.prospects[step] = t.actors, actions, prospects
            self.logs[step] = logs.gather(1, actions[:, None])[:, 0]
            self.learned[step] = (t.learner_seats < 0) | (t.learner_seats == t.actors)
            t.advance(actions)
            self.over[step] = t.dones.bool()
            self.outcomes[step] = self._outcomes()
        self.progress.choices += int(self.learned.sum())

    def _outcomes(self) -> Any:
        """Return for every viewer how the matches that just ended have ended, seats counted from the viewer on."""
        t, net = self.tables, self.net
        seats = torch.arange(net.seats, device=self.plan.device)[None]
        there = seats < t.seats_of[:, None]
        wins = ((t.ranks == 1) & there).float()
        winners = wins.sum(1, keepdim=True)
        wins = wins / winners.clamp(min=1)
        points = t.points.float()
        rivals = torch.where(there, points, -1e6)[:, None, :].expand(-1, net.seats, -1).clone()
        rivals[:, seats[0], seats[0]] = -1e6
        ahead = torch.where(t.seats_of[:, None] > 1, points - rivals.max(2).values, points / 2)
        worths = torch.where(there, wins + self.plan.margin * torch.tanh(ahead / self.lead), 0.0)
        alone = t.seats_of[:, None] == 1
        worths = torch.where(alone & there, wins + 0.5 * torch.tanh(points / (4 * self.lead)), worths)
        rows = torch.where(there[..., None], t.rows.float() / POINTS_UNIT, 0.0).flatten(1)
        all_seats = torch.cat([worths, wins, (winners == 0).float(), rows], 1)
        is_over = t.dones.bool()
        own = wins.gather(1, t.learner_seats.clamp(min=0)[:, None])[:, 0]
        counted = torch.stack([own, torch.ones_like(own)], 1) * (is_over & (t.learner_seats >= 0))[:, None]
        party = torch.as_tensor(t.party, device=self.plan.device)
        self.tallies.view(-1, 2).index_add_(0, self.groups * self.tallies.shape[1] + party, counted)
        index = self._back[t.seats_of]
        return all_seats[:, None].expand(-1, net.seats, -1).gather(2, index)

    def weigh(self) -> tuple[Any, Any]:
        """Return how much better each choice was than expected, and what should have been expected.

        A choice is judged by what its own seat saw when it was asked again: generalised advantages, seat by seat.
        """
        t, net, plan = self.tables, self.net, self.plan
        prospects = self._ask()[1]
        all_seats = prospects.gather(1, self._turned[t.seats_of, t.actors])
        index = self._back[t.seats_of]
        following = all_seats[:, None].expand(-1, net.seats, -1).gather(2, index)
        ahead = torch.zeros_like(following)
        better, expected = torch.zeros_like(self.logs), torch.zeros_like(self.prospects)
        here = self.lane_numbers
        for step in reversed(range(plan.steps)):
            is_over, actors, known = self.over[step, :, None, None], self.actors[step], self.prospects[step]
            following = torch.where(is_over, self.outcomes[step], following)
            ahead = torch.where(is_over, 0.0, ahead)
            gain = following[here, actors] - known + plan.trace * ahead[here, actors]
            better[step] = gain[:, 0]
            expected[step] = known + gain
            ahead[here, actors], following[here, actors] = gain, known
        return better, expected

    def learn(self) -> None:
        """Learn from what was played."""
        plan, net = self.plan, self.net
        better, expected = self.weigh()
        chosen = self.learned.view(-1).nonzero()[:, 0]
        kept = [
            x.view(plan.steps * plan.lanes, *x.shape[2:])
            for x in (self.seen, self.hints, self.decisions, self.actions, self.logs, better, expected)
        ]
        gains = kept[5][chosen]
        mean, spread = gains.mean(), gains.std() + 1e-6
        for _ in range(plan.rounds):
            for some in chosen[torch.randperm(len(chosen), device=plan.device)].split(plan.portion):
                seen, hints, decisions, actions, before, gain, target = (x[some] for x in kept)
                said, prospects = net(seen, hints, decisions)
                logs = torch.log_softmax(said, 1)
                ratio = (logs.gather(1, actions[:, None])[:, 0] - before).exp()
                gain = (gain - mean) / spread
                clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
                loss = -torch.minimum(ratio * gain, clipped * gain).mean()
                loss += plan.curiosity * (logs.exp() * logs.clamp(min=-30)).sum(1).mean()
                worths, chances, rows = net.split(prospects)
                worths_to_be, chances_to_be, rows_to_be = net.split(target)
                loss += ((worths - worths_to_be) ** 2).sum(1).mean()
                shares = chances_to_be.clamp(min=0)
                shares = shares / shares.sum(1, keepdim=True).clamp(min=1e-6)
                loss -= 0.5 * (shares * torch.log_softmax(chances, 1)).sum(1).mean()
                loss += 0.1 * torch.nn.functional.huber_loss(rows, rows_to_be, reduction="none").sum(1).mean()
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(list(net.parameters.values()), 1.0)
                self.optimiser.step()
        self.progress.rounds += 1
        if self.progress.rounds % plan.keep_past == 1:
            past = {name: array.detach().clone() for name, array in net.parameters.items()}
            self.selves = [*self.selves, past][-PAST:]

    def run(
        self, seconds: float, tell: Callable[[dict[str, Any]], None], *, every: float = 20.0, rounds: int = 1 << 30
    ) -> None:
        """Play and learn for so long; from time to time tell how it goes, and keep everything."""
        began = told = time.monotonic()
        before = self.progress.choices
        done = 0
        while time.monotonic() - began < seconds and done < rounds:
            left = 1.0 - (time.monotonic() - began) / seconds
            for group in self.optimiser.param_groups:
                group["lr"] = self.plan.rate * max(0.1, min(1.0, 2.0 * left))
            self.play()
            self.learn()
            done += 1
            now = time.monotonic()
            if now - told > every:
                rate = (self.progress.choices - before) / (now - told)
                self.progress.seconds += now - told
                told, before = now, self.progress.choices
                self._note(rate, tell)
        self.progress.seconds += time.monotonic() - told
        self._note((self.progress.choices - before) / max(1e-9, time.monotonic() - told), tell)

    def _note(self, rate: float, tell: Callable[[dict[str, Any]], None]) -> None:
        found = self.tallies.clone().cpu().numpy()
        self.tallies.zero_()
        news = {
            "rounds": self.progress.rounds,
            "choices": self.progress.choices,
            "seconds": round(self.progress.seconds, 1),
            "choices_a_second": round(rate),
            "wins": {
                name: [round(float(won / count), 3) if count else None for won, count in found[number]]
                for number, name in enumerate(GROUPS)
                if number
            },
        }
        self.progress.curve.append(news)
        self.keep()
        tell(news)

    def keep(self) -> None:
        """Write everything into the file."""
        kept: dict[str, Any] = self.net.arrays()
        for name, array in self.net.parameters.items():
            state = self.optimiser.state.get(array)
            if state:
                kept[f"adam_{name}_1"], kept[f"adam_{name}_2"] = (
                    state[x].cpu().numpy() for x in ("exp_avg", "exp_avg_sq")
                )
                kept["adam_step"] = np.array(float(state["step"]))
        kept["progress"] = np.array(json.dumps(asdict(self.progress)))
        fresh = self.file.with_suffix(".new.npz")
        np.savez(fresh, **kept)
        fresh.replace(self.file)


def taught_before(game: Game) -> dict[str, Any] | None:
    """Return what the game's own net was taught, to go on from there without a file; None where there is none.

    >>> from saturnalia import load
    >>> taught_before(load("mare_nostrum")) is None
    True
    """
    stored = stored_net(game)
    if stored is None:
        return None
    arrays = {name: array.astype(np.float32) for name, array in stored.items() if name != "told"}
    told = json.loads(str(stored["told"]))
    progress = Progress(rounds=told["rounds"], choices=told["choices"])
    return {
        "first": arrays["first"] / arrays["scales"][:, None],
        "first_bias": arrays["first_bias"],
        "second": arrays["second"],
        "second_bias": arrays["second_bias"],
        "third": np.concatenate([arrays["actions"].T, arrays["prospects"]], axis=1),
        "third_bias": np.concatenate([arrays["actions_bias"], arrays["prospects_bias"]]),
        "boldness": np.log(arrays["boldness"]),
        "scales": arrays["scales"],
        "progress": np.array(json.dumps(asdict(progress))),
    }


def write_net(file: Path, game: Game, learned: Path) -> None:
    """Write what was learned as bots read it (`saturnalia.bots.judgement`), and by which rules it was taught."""
    with np.load(learned) as kept:
        progress = json.loads(str(kept["progress"]))
        third, third_bias, actions = kept["third"], kept["third_bias"], game.action_count
        arrays = {
            "first": kept["first"] * kept["scales"][:, None],
            "first_bias": kept["first_bias"],
            "second": kept["second"],
            "second_bias": kept["second_bias"],
            "actions": third[:, :actions].T,
            "actions_bias": third_bias[:actions],
            "prospects": third[:, actions:],
            "prospects_bias": third_bias[actions:],
            "boldness": np.exp(kept["boldness"]),
            "scales": kept["scales"],
        }
    told = {"game": game.name, "rules": game.version, "choices": progress["choices"], "rounds": progress["rounds"]}
    narrow: dict[str, Any] = {name: array.astype(np.float16) for name, array in arrays.items()}
    np.savez_compressed(file, told=np.array(json.dumps(told)), **narrow)
