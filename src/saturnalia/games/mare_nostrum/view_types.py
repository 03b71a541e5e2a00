"""The types of what boards read of Mare Nostrum: `npm run types` in web/ makes `view_types.ts` from them."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from .ids import Item, Kind, Role, Side, Slot

PhaseName = Literal["setup", "commerce", "construction", "military"]


class CardCount(TypedDict):
    """A number of cards of one kind."""

    kind: Kind
    count: int


class Cards(CardCount):
    """Cards of one kind that can be chosen."""

    target: str


class RoleCounts(TypedDict):
    """How much of what each role counts."""

    director_of_commerce: int
    political_leader: int
    military_leader: int


class UnitsLeft(TypedDict):
    """What a side can still build."""

    influence: int
    legion: int
    fortress: int
    trireme: int


class BestSet(TypedDict):
    """How near a side is to a large set, as far as the viewer knows."""

    tax: int
    goods: int
    unknown: int


class SideView(TypedDict):
    """One civilisation: who plays it, its cards as far as the viewer knows them, pieces, counts and progress."""

    side: Side
    target: str
    seat: int | None
    neutral: bool
    hand_count: int
    hand: list[Cards] | None
    known: list[Cards]
    unknown: int
    figures: list[str]
    figure_count: int
    roles: list[Role]
    role_counts: RoleCounts
    income: dict[Kind, int]
    provinces: int
    left: UnitsLeft
    best_set: BestSet


class TaskView(TypedDict):
    """A task on a slot of a province."""

    slot: Slot
    side: Side


class ProvinceView(TypedDict):
    """One province with everything on it."""

    id: str
    target: str
    owner: Side | None
    city_site: bool
    sites: list[Kind]
    city: bool
    market: bool
    temple: bool
    caravans: list[bool]
    fortresses: int
    legions: dict[Side, int]
    docked: dict[Side, int]
    tasks: list[TaskView]
    war_torn: bool
    placed_by: list[Side]


class SeaView(TypedDict):
    """One sea zone with its triremes."""

    id: str
    target: str
    triremes: dict[Side, int]


class Payment(TypedDict):
    """With which sets the viewer could pay, and how many cards are missing from the better one."""

    price: int
    pay_tax: bool
    pay_goods: bool
    missing: int


class FigureView(Payment):
    """A hero or wonder: who has it, who could buy it, and for how much."""

    id: str
    target: str
    kind: Literal["hero", "wonder"]
    side: Side | None
    owner: Side | None
    for_me: bool


class ItemView(Payment):
    """What the viewer could build, and where."""

    id: Item
    target: str
    left: int
    places: list[str]
    sites: dict[str, list[Kind]] | None


class Purchase(TypedDict):
    """What is being bought at the moment, and how much of it is paid."""

    id: str
    side: Side | None
    price: int
    free: bool
    place: str | None
    site: Slot | None
    paid: list[Kind]
    due: int


class CardsBySide(TypedDict):
    """The cards of every side in the trade."""

    rome: list[Cards]
    greece: list[Cards]
    babylon: list[Cards]
    egypt: list[Cards]
    carthage: list[Cards]


class Trade(TypedDict):
    """The trade: what lies face up and face down, who takes, and from whom it is allowed."""

    number: int
    participants: list[Side]
    revealed: bool
    my_offer: list[Cards]
    offered_by_active: int
    face_up: CardsBySide
    face_down: CardsBySide
    taker: Side | None
    victim: Side | None
    taken: Kind | None
    may_take_from: list[Side]
    barred_pair: list[Side]
    ulysses_used: bool


class Outcome(TypedDict):
    """The chance of these losses."""

    attacker_losses: int
    defender_losses: int
    chance: float


class Odds(TypedDict):
    """The chance of every outcome of a battle, and what is lost on average."""

    outcomes: list[Outcome]
    clears: float
    survives: float
    wins: float
    attacker_losses: float
    defender_losses: float


class Attack(Odds):
    """One size of an attack with its odds."""

    number: int
    target: str
    fortresses: int


class BattleChance(TypedDict):
    """A battle that the active side could fight."""

    place: str
    enemy: Side
    at_sea: bool
    options: list[Attack]


class LastBattle(TypedDict):
    """The dice, totals and losses of the last battle."""

    attacker: Side
    defender: Side
    place: str
    at_sea: bool
    attacker_dice: list[int]
    defender_dice: list[int]
    attack: int
    defence: int
    attacker_losses: int
    defender_losses: int


class UnitTurn(TypedDict):
    """What the units of a place have done in this military turn."""

    fresh: int
    moved: int
    attacked: int


class RoleHolders(TypedDict):
    """Who holds the roles."""

    director_of_commerce: Side | None
    political_leader: Side | None
    military_leader: Side | None


class ReachView(TypedDict):
    """Where legions could march."""

    provinces: list[str]
    seas: list[str]


class LegionTurn(UnitTurn):
    """What the legions of a province have done in this military turn."""

    used: int


class TurnView(TypedDict):
    """What the units of the active side have done in this military turn."""

    legions: dict[str, LegionTurn]
    triremes: dict[str, UnitTurn]
    origin: str | None
    goal: str | None
    must_fight: list[str]
    helen_used: bool


class BattleView(TypedDict):
    """The battle that is being prepared or whose losses are being taken."""

    place: str
    at_sea: bool
    enemy: Side | None
    attacker_losses: int
    defender_losses: int
    loser: Side | None


class View(TypedDict):
    """What a viewer sees of Mare Nostrum."""

    setup: Literal["basic", "advanced"]
    round: int
    max_rounds: int
    phase: PhaseName
    decision: str
    my_side: Side | None
    active: Side | None
    next: Side | None
    waiting: list[Side]
    winner: Side | None
    figures_to_win: int
    pyramids_price: int
    roles: RoleHolders
    sides: list[SideView]
    provinces: list[ProvinceView]
    seas: list[SeaView]
    bank: dict[Kind, int]
    tokens: dict[str, int]
    figures: list[FigureView]
    shop: list[ItemView]
    purchase: Purchase | None
    points: int
    trade: Trade | None
    reach: dict[str, ReachView]
    ship_reach: dict[str, list[str]]
    turn: TurnView | None
    battles: list[BattleChance]
    battle: BattleView | None
    last_battle: LastBattle | None
    task_place: str | None
