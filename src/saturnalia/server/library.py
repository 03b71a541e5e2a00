"""What can be read without sitting at a table: games, their rules, their components, the words."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import PlainTextResponse

from saturnalia import bots
from saturnalia.kernel import clauses, words
from saturnalia.kernel.errors import UnknownGame
from saturnalia.kernel.game import Game, names
from saturnalia.server.refuse import Refused
from saturnalia.server.shelf import Shelf
from saturnalia.server.wire import GameInfo, Language, OptionInfo, Refusal, RulesChapter, RulesParagraph

router = APIRouter(prefix="/api", responses={404: {"model": Refusal}, 422: {"model": Refusal}, 429: {"model": Refusal}})


def the_shelf(request: Request) -> Shelf:
    """Return the games of this server."""
    shelf: Shelf = request.app.state.shelf
    return shelf


TheShelf = Annotated[Shelf, Depends(the_shelf)]


@router.get("/games")
def list_games(shelf: TheShelf) -> list[GameInfo]:
    """Return every installed game."""
    return [describe_game(shelf, shelf.game(name)) for name in names()]


@router.get("/games/{game}/rules/{language}")
def read_rules(game: str, language: Language, shelf: TheShelf) -> list[RulesChapter]:
    """Return the rules page of a game, clause by clause."""
    return [
        RulesChapter(
            title=chapter.title,
            paragraphs=[
                RulesParagraph(text=one.text, clause=one.clause, provenance=one.provenance)
                for one in chapter.paragraphs
            ],
        )
        for chapter in clauses.chapters(find_game(shelf, game), language)
    ]


@router.get("/games/{game}/components")
def read_components(game: str, shelf: TheShelf) -> dict[str, Any]:
    """Return every card, tile and number of a game as new tables play it, with the source of each."""
    return find_game(shelf, game).components


@router.get("/words/{language}", response_class=PlainTextResponse)
def read_words(language: Language, shelf: TheShelf, game: str | None = None) -> str:
    """Return the Fluent source of a language: what all games share and, if named, a game's own."""
    return words.source(language, find_game(shelf, game) if game else None)


def find_game(shelf: Shelf, name: str) -> Game:
    """Return a game, or refuse."""
    try:
        return shelf.game(name)
    except UnknownGame:
        raise Refused("refused-game-unknown", status=404, game=name[:40]) from None


@cache
def describe_game(shelf: Shelf, game: Game) -> GameInfo:
    """Return a game as the lobby shows it."""
    return GameInfo(
        name=game.name,
        version=game.version,
        pack=shelf.pack_of(game),
        seat_counts=list(game.seat_counts),
        minutes=game.minutes,
        designer=game.designer,
        year=game.year,
        reconstructed_share=game.reconstructed_share,
        options=[OptionInfo(**option) for option in game.describe_options()],
        levels=list(bots.LEVELS),
    )
