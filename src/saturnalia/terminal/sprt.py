"""`saturnalia arena sprt` on the screen: a test that goes on until it knows whether a change is better."""

from __future__ import annotations

import json
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import Any

from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from saturnalia.arena.intervals import of_mean
from saturnalia.arena.ledger import Ledger
from saturnalia.arena.sprt import Question, Test, whole_deals
from saturnalia.arena.tournament import Tournament
from saturnalia.kernel.words import decimal, percent
from saturnalia.speaking import Speaker, stopping_gently
from saturnalia.terminal.arena import ledger_file, make_ready


def run_sprt(
    speaker: Speaker,
    tournament: Tournament,
    question: Question,
    games: int,
    out: Path | None,
    as_json: bool,
    pack: Path | None,
    **where: Any,
) -> bool:
    """Play until the test ends, or so many matches at most; tell whether nobody interrupted it."""
    change, test, undisturbed = tournament.bots[0], Test(question), True
    with Ledger(ledger_file(tournament, out), tournament.header()) as ledger:
        make_ready(speaker, tournament.game, tournament.bots, tournament.options, pack)
        columns = SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
        hidden = not speaker.errors.is_terminal
        try:
            with (
                stopping_gently(),
                Progress(*columns, console=speaker.errors, transient=True, disable=hidden) as progress,
                closing(tournament.play(games, ledger, **where)) as playing,
            ):
                matches = chain(list(ledger.matches), playing)
                task = progress.add_task(tournament.game.title, total=None)
                for share in whole_deals(matches, change, len(tournament.bots)):
                    test.add(share)
                    progress.update(task, description=speaker.say("terminal-sprt-so-far", **_numbers(test)))
                    if test.verdict:
                        break
        except KeyboardInterrupt:
            undisturbed = False
    if as_json:
        speaker.console.print(json.dumps(_report(tournament, test), ensure_ascii=False, indent=1), soft_wrap=True)
    else:
        speaker.tell("terminal-sprt-so-far", **_numbers(test))
        verdict = test.verdict or "open"
        elo = decimal(question.elo1 if verdict == "not-better" else question.elo0)
        speaker.tell(f"terminal-sprt-{verdict}", change=change, baseline=tournament.bots[-1], elo=elo)
        speaker.tell("terminal-arena-file", file=str(ledger.file))
    return undisturbed


def _numbers(test: Test) -> dict[str, Any]:
    low, high = _interval(test)
    least, most = test.question.bounds
    return {
        "deals": len(test.observed),
        "share": percent(test.mean),
        "low": percent(low),
        "high": percent(high),
        "ratio": decimal(test.ratio),
        "least": decimal(least),
        "most": decimal(most),
    }


def _interval(test: Test) -> tuple[float, float]:
    squares = sum(share * share for share in test.observed)
    return of_mean(sum(test.observed), squares, len(test.observed))


def _report(tournament: Tournament, test: Test) -> dict[str, Any]:
    question = test.question
    return {
        **tournament.header(),
        "elo0": question.elo0,
        "elo1": question.elo1,
        "alpha": question.alpha,
        "beta": question.beta,
        "deals": len(test.observed),
        "games": len(test.observed) * len(tournament.bots),
        "win_share": round(test.mean, 6),
        "interval": [round(end, 6) for end in _interval(test)],
        "llr": round(test.ratio, 4),
        "bounds": [round(bound, 4) for bound in question.bounds],
        "verdict": test.verdict,
    }
