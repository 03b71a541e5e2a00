"""Everything that travels between browser and server. The TypeScript types are generated from these models.

Requests forbid unknown fields and bound every length; answers hold only what their viewer may see.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Language = Literal["en", "hu"]
Name = Annotated[str, Field(min_length=1, max_length=40)]
Seat = Annotated[int, Field(ge=0, le=15)]
Viewer = Annotated[int, Field(ge=-1, le=15)]
LARGEST_SEQUENCE = 2**31 - 1
"""What the column of the database holds; no log comes near it, because taking back is limited."""
Sequence = Annotated[int, Field(ge=0, le=LARGEST_SEQUENCE)]
Token = Annotated[str, Field(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class Request(BaseModel):
    """Something a browser sends."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Answer(BaseModel):
    """Something the server sends."""

    model_config = ConfigDict(extra="forbid")


class Sentence(Answer):
    """A message id of the Fluent files with its arguments; `seat` arguments are seat numbers."""

    id: str
    args: dict[str, Any] = {}


class Refusal(Answer):
    """Why something was not done; `clause` is the rule behind it, if a rule is."""

    reason: Sentence
    clause: str | None = None


# ---------------------------------------------------------------- lobby (HTTP)


class Me(Answer):
    """The person behind the cookie."""

    name: str
    language: Language | None = None


class CampaignInfo(Answer):
    """A campaign as it stands for me: `option` is the level, `apart` is set to `campaign`; which level is open."""

    game: str
    campaign: str
    apart: str
    option: str
    won: list[int]
    open: int
    last: int


DeviceKind = Literal["phone", "tablet", "computer"]


class MyDetails(Request):
    """What a person may change about themselves; `device`: what kind they are at."""

    name: Name
    language: Language | None = None
    device: DeviceKind | None = None


class DeviceInfo(Answer):
    """A device where I am signed in, since when, and whether it is this one."""

    id: int
    kind: DeviceKind | None
    since: str
    is_this: bool


class TransferLink(Answer):
    """The path that signs in one further device as me, once, within so many seconds."""

    path: str
    seconds: int


class TransferCode(Request):
    """The code of such a path; `device`: what kind this one is."""

    code: Token
    device: DeviceKind | None = None


class Leaving(Request):
    """Signs out one of my devices or, without a number, all of them."""

    device: Annotated[int, Field(ge=1, le=2**31)] | None = None


class OptionInfo(Answer):
    """One option of a game, from which the form is built; labels are `<game>-option-<name>[-<value>]`."""

    name: str
    values: list[int | str | bool]
    default: int | str | bool
    only_if: dict[str, list[int | str | bool]]
    at_most: str | None
    in_company: int | str | bool | None


class Preparing(Answer):
    """A game that is being compiled: about how many seconds that still takes; null if it could not be done."""

    seconds: int | None


class GameInfo(Answer):
    """A game in the lobby; its words are `<game>-title`, `<game>-tagline`, `<game>-about`.

    `pack`: the host's corrected component file, which is in force at new tables. `preparing`: null once it is ready.
    """

    name: str
    version: str
    pack: str | None
    seat_counts: list[int]
    minutes: int
    designer: str
    year: int
    reconstructed_share: float
    options: list[OptionInfo]
    levels: list[str]
    preparing: Preparing | None = None


class RulesParagraph(Answer):
    """A clause, or text without an id (an example)."""

    text: str
    clause: str | None = None
    provenance: str | None = None


class RulesChapter(Answer):
    """A chapter of the rules page."""

    title: str
    paragraphs: list[RulesParagraph]


class ClockSetting(Request):
    """`live`: seconds for the whole match plus seconds added per answer; `correspondence`: seconds per answer."""

    kind: Literal["live", "correspondence"]
    seconds: Annotated[int, Field(ge=30, le=60 * 60 * 24 * 30)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0


class SeatSetting(Request):
    """Who shall sit here: me, another person at this device, a bot of a level, or whoever gets the link."""

    kind: Literal["me", "local", "bot", "open"]
    name: Name | None = None
    level: Annotated[str, Field(max_length=20)] | None = None


class NewTable(Request):
    """Opens a table; it starts as soon as no seat is open and everybody present has said that they are ready.

    `hints`: whether people may ask what a bot would play; without it, only where one person plays. `substitute`: the
    level of the bot that plays on for whoever leaves or is away; without it, the middle one. `ready`: I am already.
    """

    game: Annotated[str, Field(max_length=40)]
    options: dict[Annotated[str, Field(max_length=40)], int | str | bool] = {}
    seats: Annotated[list[SeatSetting], Field(min_length=1, max_length=16)]
    visibility: Literal["private", "listed"] = "private"
    clock: ClockSetting | None = None
    undo_beyond: bool = False
    hints: bool | None = None
    substitute: Annotated[str, Field(max_length=20)] | None = None
    ready: bool = False


class Join(Request):
    """Takes an open seat. `token` is the one of the invitation (any open seat) or of a seat link (that seat)."""

    token: Token
    name: Name
    seat: Seat | None = None
    ready: bool = False


class Ready(Request):
    """Says whether the match may begin, as far as this person is concerned."""

    ready: bool


class Answered(Request):
    """Agrees to what somebody has proposed about a seat before the match, or not; `about`: when that was (`began`)."""

    agree: bool
    about: float | None = None


class SeatWish(Request):
    """Changes a seat before the match: to a bot (of a level, or of the table's own), open again, or away altogether.

    The host's wish is done at once, anybody else's is proposed to the others.
    """

    change: Literal["bot", "open", "remove"]
    level: Annotated[str, Field(max_length=20)] | None = None


class FormerName(Answer):
    """Who sat at a seat before: entries of the log with numbers below `until` are about them."""

    name: str
    until: int


class SeatInfo(Answer):
    """One seat of a table. `mine`: held by this browser. `left`: nobody plays it any more.

    `host`: whoever opened the table sits here. `ready`: this person has said that the match may begin. `stand_in`: a
    bot (or nobody) plays on for the person whose name this is; `may_return`: that person is me, and may take the seat
    back; `resigned`: that person is me, and left for good.
    `handed_out`: its link was given out anew; `given_away`: I sat here until somebody came with such a link.
    `former`: who sat here earlier in the match, oldest first.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None = None
    mine: bool = False
    connected: bool = False
    left: bool = False
    host: bool = False
    ready: bool = False
    stand_in: Literal["away", "resigned"] | None = None
    resigned: bool = False
    may_return: bool = False
    handed_out: bool = False
    given_away: bool = False
    former: list[FormerName] = []


class ClockInfo(Answer):
    """What is left on each seat's clock, in milliseconds, when this was sent; the actor's clock is running.

    `seconds` and `increment` are as they were set (`ClockSetting`).
    """

    kind: Literal["live", "correspondence"]
    seconds: int
    increment: int
    left_ms: list[int]
    running: int | None = None


class Links(Answer):
    """Paths to send to others. Only whoever may share them receives them."""

    invite: str | None = None
    spectate: str
    seats: dict[int, str] = {}


class Fairness(Answer):
    """The commitment published at the start, and after the end what it was made of: sha256(f"{seed:016x}-{salt}")."""

    commitment: str
    seed: str | None = None
    salt: str | None = None


class SeatProposal(Answer):
    """Before the match, seat `by` proposes what shall become of a seat; `missing`: who has not answered yet.

    `refused_by`: a seat that said no, so that nothing comes of it. `began`: when it was proposed.
    """

    seat: int
    change: Literal["bot", "open", "remove"]
    level: str
    by: int
    missing: list[int]
    refused_by: int | None = None
    began: float


class ChangedRules(Answer):
    """What those at a table can do whose rules have changed: play on from the position that was stored, or close it.

    `misfit`: why today's rules cannot play on. `lost`: answers given after that position, which would fall away.
    `asked`: what somebody has agreed to already. `missing`: the seats whose people must still agree.
    """

    misfit: Sentence | None = None
    lost: int = 0
    asked: Literal["play_on", "close"] | None = None
    missing: list[int]


class TableInfo(Answer):
    """A table as this person may know it.

    `pack`: the host's corrected component file that it is played with. `round`: how far the match has come.
    `imported`: it came from a file, so somebody knew its shuffle before, and `fairness` promises nothing.
    `substitute`: the level of the bot that plays on for whoever leaves or is away, or `nobody`: the seat passes.
    `bot_waits`: the bot that is to move waits until there is time to think.
    `expires`: when it will be deleted, unless somebody does something at it or keeps it.
    `preparing`: everybody is there, and the match goes on by itself as soon as its game is compiled.
    `link_seat`: the seat that the link with which this was asked for leads to.
    """

    id: str
    game: str
    version: str
    pack: str | None
    options: dict[str, int | str | bool]
    status: Literal["preparing", "waiting", "playing", "over", "read_only"]
    seats: list[SeatInfo]
    visibility: Literal["private", "listed"]
    clock: ClockInfo | None = None
    undo_beyond: bool = False
    hints: bool = True
    substitute: str
    imported: bool = False
    bot_waits: bool = False
    host: bool = False
    links: Links | None = None
    fairness: Fairness | None = None
    rematch: str | None = None
    explanation: Sentence | None = None
    changed_rules: ChangedRules | None = None
    my_turn: bool = False
    round: int | None = None
    updated: str
    expires: str | None = None
    proposal: SeatProposal | None = None
    link_seat: int | None = None


class TableList(Answer):
    """The tables of the lobby: mine, where I am asked first, and those listed by others with open seats or to watch.

    `more_mine`, `more_listed`: whether the next page holds further ones.
    """

    mine: list[TableInfo]
    listed: list[TableInfo]
    more_mine: bool = False
    more_listed: bool = False


class ImportedMatch(Request):
    """A match file to continue or look at as a new table; its persons' seats become mine."""

    match: dict[str, Any]


# ---------------------------------------------------------------- the table (WebSocket)


class Choice(Answer):
    """One legal answer. `name` is also the name of the thing on the board that can be clicked."""

    action: int
    name: str
    text: Sentence


class ReadableTable(Answer):
    """A readable piece of the position for games without a board of their own."""

    title: Sentence
    columns: list[Sentence]
    rows: list[list[Sentence | str | int]]


class ScoreLine(Answer):
    """One scoring category at the end, with the points of every seat."""

    title: Sentence
    points: list[int | None]


class Ending(Answer):
    """How the match ended."""

    outcome: Sentence
    sheet: list[ScoreLine]
    scores: list[int]
    places: list[int]
    history: list[list[int]]


class Standing(Answer):
    """Who would win if the match ended now, as far as this viewer may know it; the rows of a seat add up to its value.

    `headline`: that in a few words; `sentences`: why, and what still decides; `ahead`: the seats that would win;
    `counted`: what the values count; `notes`: for every seat, what is true of it alone.
    """

    headline: Sentence
    sentences: list[Sentence]
    ahead: list[int]
    counted: Sentence
    values: list[int]
    rows: list[ScoreLine]
    notes: list[list[Sentence]]


class UndoAsked(Answer):
    """By entry `seq` a seat asks whether it may take back its last choice; these seats have not agreed yet."""

    seq: int
    seat: int
    beyond: bool
    missing: list[int]


class SeatVote(Answer):
    """Seat `by` proposes that a bot plays for an absent seat, or that its link is given out; who has not agreed yet.

    `seq`: the entry by which it was proposed.
    """

    seq: int
    seat: int
    change: Literal["bot", "link"]
    by: int
    missing: list[int]


class Position(Answer):
    """What one viewer sees after `seq` entries of the table's log, and what they may do.

    `question`: the number of the entry after which the present question was asked; an answer to an earlier one is late.
    `undo_needs`: the seats that would have to agree if this viewer took back the last choice.
    """

    seq: int
    question: int = 0
    viewer: int
    actor: int
    prompt: Sentence | None
    choices: list[Choice]
    view: dict[str, Any]
    tables: list[ReadableTable]
    standing: Standing | None = None
    may_undo: bool = False
    may_undo_beyond: bool = False
    undo_needs: list[int] = []
    undo_asked: UndoAsked | None = None
    vote: SeatVote | None = None
    ending: Ending | None = None


class LogLine(Sentence):
    """A sentence of the log, and how it is told together with one that follows it (`Message.followed_by`).

    `sums`: arguments that add up where it follows itself; `joins`: for the ids of others, the sentence for both.
    """

    sums: list[str] | None = None
    joins: dict[str, str] | None = None


class LogEntry(Answer):
    """What one entry of the log caused, as sentences this viewer may read."""

    seq: int
    seat: int | None
    lines: list[LogLine]


class Act(Request):
    """Answers the question that was asked at `seq`."""

    type: Literal["act"]
    ref: Annotated[int, Field(ge=0, le=2**31)]
    seq: Sequence
    seat: Seat
    action: Annotated[int, Field(ge=0, le=100_000)]


class Undo(Request):
    """Takes back the last choice; `beyond` also across revealed things, where the host allowed it.

    Where others must agree (`Position.undo_needs`) it asks them: everybody sees `Position.undo_asked`.
    """

    type: Literal["undo"]
    ref: Annotated[int, Field(ge=0, le=2**31)]
    seq: Sequence
    seat: Seat
    beyond: bool = False


class AnswerUndo(Request):
    """Agrees that another seat takes back its last choice, or not; to answer the question instead also means no.

    `about`: the `seq` of what was asked, so that an answer that comes late is none to what is asked by then.
    """

    type: Literal["answer_undo"]
    ref: Annotated[int, Field(ge=0, le=2**31)]
    seat: Seat
    agree: bool
    about: Sequence | None = None


class Look(Request):
    """Shows the table from one of my seats (after the hand-over curtain), or as a spectator."""

    type: Literal["look"]
    ref: Annotated[int, Field(ge=0, le=2**31)]
    viewer: Viewer


class At(Request):
    """Asks for an earlier position, for the replay slider."""

    type: Literal["at"]
    ref: Annotated[int, Field(ge=0, le=2**31)]
    seq: Sequence


class ReadLog(Request):
    """Asks for the part of the log before an entry."""

    type: Literal["log"]
    ref: Annotated[int, Field(ge=0, le=2**31)]
    before: Sequence


class Why(Request):
    """Asks why a thing on the board cannot be chosen now."""

    type: Literal["why"]
    ref: Annotated[int, Field(ge=0, le=2**31)]
    target: Annotated[str, Field(min_length=1, max_length=60)]


class Hint(Request):
    """Asks what a bot would play for my seat."""

    type: Literal["hint"]
    ref: Annotated[int, Field(ge=0, le=2**31)]
    seat: Seat


class Resign(Request):
    """Leaves a seat for good."""

    type: Literal["resign"]
    ref: Annotated[int, Field(ge=0, le=2**31)]
    seat: Seat


class TakeOver(Request):
    """Lets a bot play on for a seat that was left (by resigning, time, or a bot that broke)."""

    type: Literal["take_over"]
    ref: Annotated[int, Field(ge=0, le=2**31)]
    seat: Seat
    level: Annotated[str, Field(max_length=20)]


class ChangeSeat(Request):
    """Lets a bot play for an absent seat, or gives out its link anew; whoever is not the host proposes it."""

    type: Literal["change_seat"]
    ref: Annotated[int, Field(ge=0, le=2**31)]
    seat: Seat
    change: Literal["bot", "link"]


class CastVote(Request):
    """Agrees to what was proposed about an absent seat, or not; `seat` is mine, `about` the `seq` of the proposal."""

    type: Literal["vote"]
    ref: Annotated[int, Field(ge=0, le=2**31)]
    seat: Seat
    agree: bool
    about: Sequence | None = None


class ComeBack(Request):
    """Takes my seat back from the bot that has played on for me."""

    type: Literal["come_back"]
    ref: Annotated[int, Field(ge=0, le=2**31)]
    seat: Seat


class ChangeRules(Request):
    """Agrees to play on by today's rules from the stored position, or to close the table; or not. `seat` is mine."""

    type: Literal["change_rules"]
    ref: Annotated[int, Field(ge=0, le=2**31)]
    seat: Seat
    change: Literal["play_on", "close"]
    agree: bool


class Ping(Request):
    """Asks for a sign of life; the answer overtakes whatever the server is busy with."""

    type: Literal["ping"]
    ref: Annotated[int, Field(ge=0, le=2**31)]


FromBrowser = Annotated[
    Act
    | Undo
    | AnswerUndo
    | Look
    | At
    | ReadLog
    | Why
    | Hint
    | Resign
    | TakeOver
    | ChangeSeat
    | CastVote
    | ComeBack
    | ChangeRules
    | Ping,
    Field(discriminator="type"),
]


class Welcome(Answer):
    """The first message after connecting (with `?since=N`: the log holds only entries after N).

    If something was undone while the browser was away, `undone_to` says up to where its old log still holds.
    """

    type: Literal["welcome"] = "welcome"
    table: TableInfo
    position: Position | None
    log: list[LogEntry]
    earlier: bool = False
    undone_to: int | None = None


class Update(Answer):
    """The table moved on: the newest position and the log entries since the last message.

    `undone_to`: forget all log entries with a higher `seq` before adding `log` (after an undo; -1, all of them, after
    a `look`, because another seat knows other things). `earlier`: there is more of the log before what was sent.
    """

    type: Literal["update"] = "update"
    table: TableInfo
    position: Position | None
    log: list[LogEntry]
    earlier: bool = False
    undone_to: int | None = None


class Ack(Answer):
    """The request is done and stored."""

    type: Literal["ack"] = "ack"
    ref: int
    seq: int


class RefusedRequest(Answer):
    """The request was not done; nothing changed."""

    type: Literal["refused"] = "refused"
    ref: int | None
    reason: Sentence
    clause: str | None = None


class Past(Answer):
    """An earlier position."""

    type: Literal["past"] = "past"
    ref: int
    position: Position


class LogPiece(Answer):
    """An earlier part of the log; `earlier`: there is still more before it."""

    type: Literal["log"] = "log"
    ref: int
    log: list[LogEntry]
    earlier: bool


class Explanation(Answer):
    """Why a thing cannot be chosen now."""

    type: Literal["explanation"] = "explanation"
    ref: int
    reason: Sentence
    clause: str | None = None


class HintGiven(Answer):
    """What a bot would play."""

    type: Literal["hint"] = "hint"
    ref: int
    action: int
    seq: int


class Pong(Answer):
    """A sign of life."""

    type: Literal["pong"] = "pong"
    ref: int


FromServer = Annotated[
    Welcome | Update | Ack | RefusedRequest | Past | LogPiece | Explanation | HintGiven | Pong,
    Field(discriminator="type"),
]
