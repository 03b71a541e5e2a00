"""Learning a net by self-play: `python -m saturnalia.research.training pax --seconds 300 --out net.npz`.

Proximal policy optimisation (Schulman and others, 2017) of one net that all seats share, in thousands of matches at
once, on a graphics card (`gpu_batch`) or slowly on the processor (`batch`). In a part of the matches all seats but one
are greedy bots, and how often the net wins those is printed on the way. The net says how good each answer is, and who
will win: the chances of its own seat, of the next ones, and of nobody. It learns from what its own seat saw only.
Needs PyTorch: pip install saturnalia[train].
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from saturnalia.kernel.game import Game, load
from saturnalia.research.batch import Batch
from saturnalia.research.lanes import seed_lanes
from saturnalia.research.nets import BITS, LAYERS, NUMBER, PICK, SEAT, Inputs, inputs_text
from saturnalia.research.partners import THREADS, chooser, choosing_kernel

torch: Any = import_module("torch") if find_spec("torch") else None


@dataclass(frozen=True)
class Plan:
    """How a net is taught.

    >>> Plan(tables=(({"seats": 2}, 512),), seconds=60).device
    'cuda'
    """

    tables: tuple[tuple[dict[str, Any], int], ...]  # options, and how many matches are played with them at once
    seconds: float
    device: str = "cuda"
    greedy: float = 0.5  # the share of the matches in which the others are greedy bots
    hidden: tuple[int, int] = (192, 96)
    steps: int = 64  # answers in each match between two rounds of learning
    rounds: int = 2  # how often what was played is learned from
    portion: int = 16384  # choices that are learned from at once
    rate: float = 1e-3  # how much is learned from each; it shrinks towards the end
    trace: float = 0.95  # how far ahead the outcome of a choice is looked for (lambda)
    curiosity: tuple[float, float] = (0.01, 0.001)  # what an even choice is worth, at the beginning and at the end
    clip: float = 0.2
    seed: int = 1


@dataclass
class Table:
    """Many matches with the same options, and the greedy bots among them."""

    inputs: Inputs
    options: dict[str, Any]
    count: int
    plan: Plan
    batch: Any = field(init=False)

    def __post_init__(self) -> None:
        """Begin the matches."""
        game, on_card = self.inputs.game, self.plan.device != "cpu"
        if on_card:
            from saturnalia.research.gpu_batch import DeviceBatch

            self.batch = DeviceBatch(game, self.count, seed=self.plan.seed, **self.options)
        else:
            self.batch = Batch(game, self.count, seed=self.plan.seed, **self.options)
        self.seats = int(self.batch.seats)
        self._greedy: tuple[Any, ...]
        shared = ("observations", "masks", "actors", "counts", "dones", "results")
        for name in shared:
            setattr(self, name, torch.as_tensor(getattr(self.batch, name), device=self.plan.device))
        self._tables()
        lanes = torch.arange(self.count, device=self.plan.device)
        self.learner = lanes % self.seats  # the seat that the net has where the others are greedy
        self.mixed = lanes < int(self.plan.greedy * self.count)
        numbers = np.zeros((self.count, 1), dtype=np.uint64)
        seed_lanes(self.plan.seed + 1, numbers)
        if on_card:
            self._prepare_card(numbers)
        else:
            ids = np.zeros(game.action_count, dtype=np.int16)
            self._greedy = self.batch.states, game.state.new_array(2), ids
            self._numbers, self._choose = numbers, chooser(game)

    def _tables(self) -> None:
        """Lay out where the entries of every seat stand, and which of them are read in which way."""
        places = torch.as_tensor(self.inputs.places(self.seats), device=self.plan.device)
        self._places, self._missing = places.clamp(min=0), places < 0
        kinds = torch.as_tensor(self.inputs.kinds, device=self.plan.device)
        more = torch.as_tensor(self.inputs.more, device=self.plan.device)
        self._seats, self._bits, self._picks = ((kinds == kind).nonzero()[:, 0] for kind in (SEAT, BITS, PICK))
        self._bit, self._by, self._picked = more[self._bits], more[self._picks], self._places[0, self._picks]

    def _prepare_card(self, numbers: Any) -> None:
        from saturnalia.research.device import numba_cuda
        from saturnalia.research.gpu_batch import _View, plain_dtype

        device, kind = numba_cuda(), plain_dtype(self.inputs.game.state.dtype())
        scratch = device.to_device(np.zeros(2 * max(1, int(self.mixed.sum())), dtype=kind))
        words = [device.as_cuda_array(_View(records, np.int64)) for records in (self.batch.states, scratch)]
        self._greedy = self.batch.states, words[0], scratch, words[1]
        self._numbers, self._choose = device.to_device(numbers), choosing_kernel(self.inputs.game)
        self._array, self._stream = device.as_cuda_array, device.stream()

    def look(self) -> Any:
        """Return the entries that the net reads: numbers, bits, and which of several; -1 for none of them."""
        seen, actors = self.observations, self.actors  # type: ignore[attr-defined]
        read = seen.gather(1, self._places[actors])
        read.masked_fill_(self._missing[actors], 0)
        seats = read[:, self._seats].long()
        read[:, self._seats] = torch.where(seats >= 0, (seats - actors[:, None]) % self.seats, -1).to(read.dtype)
        read[:, self._bits] = (read[:, self._bits].long() >> self._bit & 1).to(read.dtype)
        by = seen[:, self._by].long()
        picked = seen.gather(1, (self._picked + by).clamp(min=0))
        read[:, self._picks] = torch.where(by >= 0, picked, -1).to(read.dtype)
        return read.to(torch.int8)

    def answer_greedily(self, listed: Any, actions: Any) -> None:
        """Put the answers of greedy bots in place of the net's in the lanes that are listed."""
        if not len(listed):
            return
        if self.plan.device == "cpu":
            self._choose(*self._greedy, listed.numpy(), self._numbers, actions.numpy())
            return
        grid = -(-len(listed) // THREADS), THREADS, self._stream
        ids, counts = self.batch.ids, self.batch.counts
        self._choose[grid](*self._greedy, self._array(listed), ids, counts, self._numbers, self._array(actions))


class Learner:
    """The net as PyTorch learns it: three layers, all numbers in single tensors."""

    def __init__(self, inputs: Inputs, plan: Plan, start: Path | None = None) -> None:
        self.inputs, self.device = inputs, plan.device
        self.kind = torch.float32 if plan.device == "cpu" else torch.bfloat16
        single = (inputs.kinds == NUMBER) | (inputs.kinds == BITS)
        self._single, self._which = (torch.as_tensor(np.flatnonzero(x), device=self.device) for x in (single, ~single))
        columns = torch.as_tensor(inputs.columns, device=self.device)
        self._into, self._among = columns[self._single], columns[self._which]
        self._scales = torch.as_tensor(inputs.scales[single], device=self.device)
        self.layers: list[Any] = []
        sizes = inputs.width, *plan.hidden, inputs.game.action_count + inputs.seats + 1
        for name, (size, wide) in zip(LAYERS, pairwise(sizes), strict=True):
            weights, bias = torch.empty(size, wide), torch.zeros(wide)
            torch.nn.init.uniform_(weights, -(size**-0.5), size**-0.5)
            if name == LAYERS[-1]:
                weights *= 0.1
            if start:
                with np.load(start) as stored:
                    weights, bias = (torch.as_tensor(stored[x].astype(np.float32)) for x in (name, name + "_bias"))
            self.layers += [x.to(self.device).requires_grad_() for x in (weights, bias)]

    def __call__(self, read: Any) -> tuple[Any, Any]:
        """Return what the net says of each action and of each outcome."""
        numbers = torch.zeros(len(read), self.inputs.width + 1, dtype=self.kind, device=self.device)
        numbers[:, self._into] = (read[:, self._single] * self._scales).to(self.kind)
        which = read[:, self._which].long()
        where = torch.where(which >= 0, which + self._among, self.inputs.width)
        numbers.scatter_add_(1, where, torch.ones((), dtype=self.kind, device=self.device).expand(where.shape))
        first, first_bias, second, second_bias, third, third_bias = (x.to(self.kind) for x in self.layers)
        hidden = torch.relu(torch.addmm(first_bias, numbers[:, :-1], first))
        out = torch.addmm(third_bias, torch.relu(torch.addmm(second_bias, hidden, second)), third).float()
        actions = self.inputs.game.action_count
        return out[:, :actions], out[:, actions:]

    def save(self, path: Path, told: dict[str, Any]) -> None:
        """Write the net as `nets.LearnedBot` reads it, with what was measured on the way."""
        numbers = [x.detach().cpu().numpy().astype(np.float16) for x in self.layers]
        names = [name for layer in LAYERS for name in (layer, layer + "_bias")]
        stored: dict[str, Any] = dict(zip(names, numbers, strict=True))
        np.savez_compressed(path, inputs=np.array(self.inputs.text), told=np.array(json.dumps(told)), **stored)


def turned(shares: Any, by: Any, seats: Any) -> Any:
    """Return outcomes by seat as outcomes counted from the seat `by` on; with `-by`, the other way round."""
    most = shares.shape[1] - 1
    seat = torch.arange(most, device=shares.device)[None]
    index = torch.where(seat < seats[:, None], (seat + by[:, None]) % seats[:, None], seat)
    return torch.cat([shares.gather(1, index), shares[:, most:]], 1)


class Training:
    """Plays and learns in turns."""

    def __init__(self, game: Game, plan: Plan, text: str | None = None, start: Path | None = None) -> None:
        if torch is None:
            raise ImportError("learning needs PyTorch: pip install saturnalia[train]")
        torch.manual_seed(plan.seed)
        self.plan, self.inputs = plan, Inputs(game, inputs_text(game) if text is None else text)
        self.net = Learner(self.inputs, plan, start)
        self.optimiser = torch.optim.Adam(self.net.layers, lr=plan.rate, eps=1e-5)
        self.tables = [Table(self.inputs, options, count, plan) for options, count in plan.tables]
        self.parts = list(pairwise(np.cumsum([0] + [table.count for table in self.tables]).tolist()))
        self.lanes = self.parts[-1][1]
        self.seats = torch.cat([torch.full_like(table.learner, table.seats) for table in self.tables])
        self.learner, self.mixed = self._all("learner"), self._all("mixed")
        self.won = np.zeros((len(self.tables), 2))  # points and matches against greedy bots since they were last told
        steps, most, device = plan.steps, self.inputs.seats, plan.device

        def room(kind: Any, *shape: int) -> Any:
            return torch.zeros(steps, self.lanes, *shape, dtype=kind, device=device)

        self.read = room(torch.int8, len(self.inputs.kinds))
        self.offered = room(torch.bool, game.action_count)
        self.actors, self.actions = room(torch.int64), room(torch.int64)
        self.logs, self.values = room(torch.float32), room(torch.float32, most + 1)
        self.free, self.over, self.places = room(torch.bool), room(torch.bool), room(torch.int8, most)

    def _all(self, name: str) -> Any:
        return torch.cat([getattr(table, name) for table in self.tables])

    def _ask(self) -> tuple[Any, Any, Any, Any, Any]:
        """Return what is read, what is offered, who is asked, and what the net says to it."""
        with torch.no_grad():
            read = torch.cat([table.look() for table in self.tables])
            offered, actors = self._all("masks").bool(), self._all("actors")
            liked, judged = self.net(read)
            logs = torch.log_softmax(liked.masked_fill(~offered, -1e9), 1)
            return read, offered, actors, logs, turned(torch.softmax(judged, 1), -actors, self.seats)

    def play(self) -> None:
        """Play some steps in all matches, and keep what happened."""
        for step in range(self.plan.steps):
            read, offered, actors, logs, values = self._ask()
            noise = -torch.log(-torch.log(torch.rand_like(logs).clamp(1e-9, 1 - 1e-7)))
            actions = torch.where(offered, logs + noise, -1e9).argmax(1)
            self.read[step], self.offered[step], self.actors[step], self.values[step] = read, offered, actors, values
            self.logs[step] = logs.gather(1, actions[:, None])[:, 0]
            is_free, is_greedy = self._all("counts") > 1, self.mixed & (actors != self.learner)
            self.free[step] = is_free & ~is_greedy
            asked = is_free & is_greedy
            listed = [asked[first:last].nonzero()[:, 0] for first, last in self.parts]
            for table, lanes, (first, last) in zip(self.tables, listed, self.parts, strict=True):
                table.answer_greedily(lanes, actions[first:last])  # on a card all tables at the same time
            self.actions[step] = actions
            for table, (first, last) in zip(self.tables, self.parts, strict=True):
                table.batch.step(actions[first:last].numpy() if self.plan.device == "cpu" else actions[first:last])
            self.over[step] = self._all("dones")
            for table, (first, last) in zip(self.tables, self.parts, strict=True):
                self.places[step, first:last, : table.seats] = table.results[:, 1].to(torch.int8)  # type: ignore[attr-defined]

    def outcomes(self) -> Any:
        """Return how each match that ended was won: the shares of all seats, and of nobody."""
        wins = (self.places == 1).float()
        winners = wins.sum(2, keepdim=True)
        outcomes = torch.cat([wins / winners.clamp(min=1), (winners == 0).float()], 2)
        for i, (first, last) in enumerate(self.parts):
            counted = self.over[:, first:last] & self.mixed[first:last]
            own = outcomes[:, first:last].gather(2, self.learner[None, first:last, None].expand(len(wins), -1, 1))
            self.won[i] += float((own[:, :, 0] * counted).sum()), float(counted.sum())
        return outcomes

    def weigh(self) -> tuple[Any, Any]:
        """Return how much better each choice was than expected, and what should have been expected.

        A choice is judged by what its own seat saw when it was asked again: generalised advantages, seat by seat.
        """
        outcomes, most = self.outcomes(), self.inputs.seats
        following = self._ask()[-1][:, None].repeat(1, most, 1)
        ahead = torch.zeros_like(following)
        lanes = torch.arange(self.lanes, device=self.plan.device)
        better, expected = torch.zeros_like(self.logs), torch.zeros_like(self.values)
        for step in reversed(range(self.plan.steps)):
            is_over, actors, values = self.over[step, :, None, None], self.actors[step], self.values[step]
            following = torch.where(is_over, outcomes[step][:, None], following)
            ahead = torch.where(is_over, 0.0, ahead)
            gain = following[lanes, actors] - values + self.plan.trace * ahead[lanes, actors]
            better[step] = gain[lanes, actors]
            expected[step] = turned((values + gain).clamp(0, 1), actors, self.seats)
            ahead[lanes, actors], following[lanes, actors] = gain, values
        return better, expected

    def learn(self, done: float) -> None:
        """Learn from what was played; `done` is the part of the time that is over."""
        plan = self.plan
        better, expected = self.weigh()
        curiosity = plan.curiosity[0] + (plan.curiosity[1] - plan.curiosity[0]) * done
        for group in self.optimiser.param_groups:
            group["lr"] = plan.rate * max(0.03, 1 - done)
        chosen = self.free.view(-1).nonzero()[:, 0]
        kept = [
            x.view(plan.steps * self.lanes, *x.shape[2:])
            for x in (self.read, self.offered, self.actions, self.logs, better, expected)
        ]
        spread = kept[4][chosen].std() + 1e-6
        for _ in range(plan.rounds):
            for some in chosen[torch.randperm(len(chosen), device=plan.device)].split(plan.portion):
                read, offered, actions, before, gain, outcome = (x[some] for x in kept)
                liked, judged = self.net(read)
                logs = torch.log_softmax(liked.masked_fill(~offered, -1e9), 1)
                ratio = (logs.gather(1, actions[:, None])[:, 0] - before).exp()
                clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
                loss = -torch.minimum(ratio * gain, clipped * gain).mean() / spread
                loss += curiosity * (logs.exp() * logs.clamp(min=-30)).sum(1).mean()
                loss -= 0.5 * (outcome * torch.log_softmax(judged, 1)).sum(1).mean()
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.layers, 1.0)
                self.optimiser.step()

    def run(self, out: Path, tell: Any, every: float = 30.0) -> None:
        """Play and learn until the time is over; from time to time tell how it goes, and write the net."""
        began = told = time.perf_counter()
        turns, done = 0, 0.0
        while done < 1.0:
            self.play()
            self.learn(done)
            turns += 1
            now = time.perf_counter()
            done = min(1.0, (now - began) / self.plan.seconds)
            if now - told > every or done >= 1.0:
                told = now
                news = {
                    "seconds": round(now - began, 1),
                    "turns": turns,
                    "steps": turns * self.plan.steps * self.lanes,
                    "against_greedy": [round(won / max(1.0, count), 4) for won, count in self.won.tolist()],
                    "matches": self.won[:, 1].astype(int).tolist(),
                }
                tell(json.dumps(news))
                self.won[:] = 0
                self.net.save(out, news)


def table_of(text: str) -> tuple[dict[str, Any], int]:
    """Return the options and the number of matches that somebody wrote.

    >>> table_of("seats=2,variant=nocturnus:4096")
    ({'seats': 2, 'variant': 'nocturnus'}, 4096)
    """
    options, _, count = text.partition(":")
    pairs = (pair.split("=", 1) for pair in options.split(","))
    return {name: int(value) if value.isdigit() else value for name, value in pairs}, int(count)


def main() -> None:
    """Read the command line, and train."""
    parser = argparse.ArgumentParser(prog="python -m saturnalia.research.training", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--out", type=Path, default=Path("net.npz"))
    parser.add_argument("--tables", nargs="+", type=table_of, default=[table_of("seats=2:32768")])
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda")
    parser.add_argument("--greedy", type=float, default=0.5)
    parser.add_argument("--hidden", nargs=2, type=int, default=(192, 96))
    parser.add_argument("--start", type=Path, help="a net to go on from")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    plan = Plan(tuple(given.tables), given.seconds, given.device, given.greedy, tuple(given.hidden), seed=given.seed)
    Training(load(given.game), plan, start=given.start).run(given.out, lambda line: print(line, flush=True))  # noqa: T201


if __name__ == "__main__":
    main()
