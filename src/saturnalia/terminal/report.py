"""The report of a balance study: one HTML file that needs nothing else, and its pictures and numbers beside it."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from saturnalia.arena.balance import Study, Tally, message_of
from saturnalia.arena.ledger import BadLedger
from saturnalia.arena.plots import moves_plot, scores_plot, shares_plot
from saturnalia.arena.vary import Variation
from saturnalia.kernel.words import decimal
from saturnalia.speaking import Speaker
from saturnalia.terminal.balance import COLUMNS, change_cells, named, tally_cells
from saturnalia.terminal.figures import number

STYLE = """
:root { color-scheme: light; --ink: #2b2118; --paper: #fbf8f2; --line: #d9cdb8; --accent: #b4532a; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 54rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 Georgia, "Times New Roman", serif; }
h1 { font-weight: normal; letter-spacing: .04em; } h2 { font-weight: normal; color: var(--accent); margin-top: 2.5rem; }
img { max-width: 100%; height: auto; } .wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
th, td { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
"""


def write_report(speaker: Speaker, title: str, study: Study, changes: Sequence[Variation], folder: Path) -> Path:
    """Write the report, its pictures and its numbers into a folder; return the page."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadLedger("arena-error-ledger-closed", file=str(folder), problem=str(error.strerror)) from None
    say = speaker.say
    seats = {say("seat-number", number=seat + 1): study.seats[seat] for seat in sorted(study.seats)}
    factions, components = named(speaker, study.factions), named(speaker, study.components)
    wins, points, matches = (say(f"terminal-report-{axis}") for axis in ("wins", "points", "matches"))
    even = (1 - study.without_winner / study.games) / len(seats)
    parts = [
        _section(speaker, "seats", COLUMNS["seat"], (tally_cells(speaker, None, *pair) for pair in seats.items())),
        _picture(folder / "seats.png", shares_plot(seats, even, wins), say("terminal-report-seats")),
        _picture(folder / "scores.png", scores_plot(seats, points, matches), say("terminal-report-points")),
    ]
    for what, tallies in (("faction", factions), ("component", components)):
        if tallies:
            seen = study if what == "component" else None
            rows = (tally_cells(speaker, seen, *pair) for pair in tallies.items())
            title_of = say(f"terminal-report-{what}s")
            parts += [
                _section(speaker, f"{what}s", COLUMNS[what], rows),
                _picture(folder / f"{what}s.png", shares_plot(tallies, even, wins), title_of),
            ]
    if factions:
        picture = scores_plot(factions, points, matches)
        parts.append(_picture(folder / "faction-scores.png", picture, say("terminal-report-points")))
    if study.categories:
        rows = ([say(message_of(key)), *_means(speaker, pair)] for key, pair in study.categories.items())
        parts.append(_section(speaker, "categories", COLUMNS["category"], rows))
    if changes:
        rows = (change_cells(speaker, change) for change in changes)
        parts.append(_section(speaker, "changes", COLUMNS["change"], rows))
        shown = [(change, change.largest) for change in changes if change.largest]
        labels = [change_cells(speaker, change)[0] for change, _ in shown]
        moves = [(move[1], move[2]) for _, move in shown]
        if shown:
            picture = moves_plot(labels, moves, say("terminal-report-moves"))
            parts.append(_picture(folder / "changes.png", picture, say("terminal-report-changes")))
    about = say("terminal-report-about", games=study.games, bots=study.bots, seed=str(study.seed))
    options = speaker.words.enumerate([f"{name} = {value}" for name, value in study.options.items()])
    page = folder / "report.html"
    page.write_text(
        f'<!doctype html>\n<html lang="{speaker.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><h1>{escape(title)}</h1>\n<p>{escape(about)}<br>{escape(options)}</p>\n{''.join(parts)}</body></html>\n",
        encoding="utf-8",
    )
    numbers = {**study.to_json(), "changes": [change.to_json() for change in changes]}
    (folder / "study.json").write_text(json.dumps(numbers, ensure_ascii=False, indent=1), encoding="utf-8")
    return page


def _means(speaker: Speaker, tallies: Sequence[Tally]) -> list[str]:
    return [number(speaker, decimal(tally.mean)) if tally.games else "–" for tally in tallies]


def _section(speaker: Speaker, name: str, columns: list[str], rows: Iterable[list[str]]) -> str:
    head = "".join(f"<th scope=col>{escape(speaker.say(f'terminal-column-{column}'))}</th>" for column in columns)
    body = "".join(
        f"<tr><th scope=row>{escape(first)}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in rest)}</tr>\n"
        for first, *rest in rows
    )
    title = escape(speaker.say(f"terminal-report-{name}"))
    return f"<h2>{title}</h2>\n<div class=wide><table><tr>{head}</tr>\n{body}</table></div>\n"


def _picture(file: Path, png: bytes, text: str) -> str:
    file.write_bytes(png)
    code = base64.b64encode(png).decode()
    return f'<p><img alt="{escape(text)}" src="data:image/png;base64,{code}"></p>\n'
