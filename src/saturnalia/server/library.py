"""What can be read without sitting at a table: games, their rules, their components, the words."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse

from saturnalia import bots
from saturnalia.kernel import clauses, words
from saturnalia.kernel.errors import UnknownGame
from saturnalia.kernel.game import Game
from saturnalia.server.installed_games import InstalledGames
from saturnalia.server.packing import Packed, once, pack, send
from saturnalia.server.preparation import Preparation
from saturnalia.server.refuse import Refused
from saturnalia.server.wire import GameInfo, Language, OptionInfo, Preparing, Refusal, RulesChapter, RulesParagraph

router = APIRouter(prefix="/api", responses={404: {"model": Refusal}, 422: {"model": Refusal}, 429: {"model": Refusal}})


def installed_games(request: Request) -> InstalledGames:
    """Return the games of this server."""
    games: InstalledGames = request.app.state.games
    return games


def the_preparation(request: Request) -> Preparation:
    """Return how far the games of this server are prepared."""
    preparation: Preparation = request.app.state.hall.preparation
    return preparation


Games = Annotated[InstalledGames, Depends(installed_games)]
ThePreparation = Annotated[Preparation, Depends(the_preparation)]


@router.get("/games")
def list_games(games: Games, preparation: ThePreparation) -> list[GameInfo]:
    """Return every installed game."""
    found = [games.game(name) for name in games.names]
    return [describe_game(games, game).model_copy(update={"preparing": preparation.show(game)}) for game in found]


@router.post("/games/{game}/prepare")
def put_game_first(game: str, games: Games, preparation: ThePreparation) -> Preparing | None:
    """Let a game that is not compiled yet go before the others, because somebody is about to play it."""
    found = find_game(games, game)
    preparation.want(found)
    return preparation.show(found)


@router.get("/games/{game}/rules/{language}")
def read_rules(game: str, language: Language, games: Games) -> list[RulesChapter]:
    """Return the rules page of a game, clause by clause."""
    return [
        RulesChapter(
            title=chapter.title,
            paragraphs=[
                RulesParagraph(text=one.text, clause=one.clause, provenance=one.provenance)
                for one in chapter.paragraphs
            ],
        )
        for chapter in clauses.chapters(find_game(games, game), language)
    ]


@router.get("/games/{game}/components")
def read_components(game: str, games: Games) -> dict[str, Any]:
    """Return every card, tile and number of a game as new tables play it, with the source of each."""
    return find_game(games, game).components


@router.get("/words/{language}", response_class=PlainTextResponse)
def read_words(request: Request, language: Language, games: Games, game: str | None = None) -> Response:
    """Return the Fluent source of a language: a game's own words or, if none is named, all that the lobby says."""
    packed = pack_words(language, find_game(games, game)) if game else pack_lobby(language, games)
    return send(request, packed, "text/plain; charset=utf-8")


@once
def pack_words(language: str, game: Game) -> Packed:
    """Return the words of a game, ready to be sent."""
    return pack(words.own_source(language, game).encode())


@once
def pack_lobby(language: str, games: InstalledGames) -> Packed:
    """Return what is said outside of all games, and about each of them, ready to be sent."""
    about = [words.source_about(language, games.game(name)) for name in games.names]
    return pack("\n".join([words.shared_source(language, "kernel", "server", "web"), *about]).encode())


def find_game(games: InstalledGames, name: str) -> Game:
    """Return a game, or refuse."""
    try:
        return games.game(name)
    except UnknownGame:
        raise Refused("refused-game-unknown", status=404, game=name[:40]) from None


@once
def describe_game(games: InstalledGames, game: Game) -> GameInfo:
    """Return a game as the lobby shows it."""
    return GameInfo(
        name=game.name,
        version=game.version,
        pack=games.pack_of(game),
        seat_counts=list(game.seat_counts),
        minutes=game.minutes,
        designer=game.designer,
        year=game.year,
        reconstructed_share=game.reconstructed_share,
        options=[OptionInfo(**option) for option in game.describe_options()],
        levels=list(bots.LEVELS),
    )
