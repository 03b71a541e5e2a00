/** The view of Mare Nostrum as `games/mare_nostrum/shown.py` writes it, and small questions about it. */
import type { Position } from '../../types';

export type Side = 'rome' | 'greece' | 'babylon' | 'egypt' | 'carthage';
export type Kind =
  | 'tax'
  | 'grain'
  | 'fish'
  | 'slaves'
  | 'wine'
  | 'metal'
  | 'fruit'
  | 'livestock'
  | 'oil'
  | 'gold'
  | 'gems'
  | 'perfume'
  | 'papyrus';
export type Item = 'influence' | 'caravan' | 'city' | 'market' | 'temple' | 'legion' | 'fortress' | 'trireme';
export type Role = 'director_of_commerce' | 'political_leader' | 'military_leader';
export type Slot = 'none' | 'city' | 'caravan_0' | 'caravan_1' | 'market' | 'temple' | 'influence';

export const ROLES: readonly Role[] = ['director_of_commerce', 'political_leader', 'military_leader'];
export const KINDS: readonly Kind[] = ['tax', 'grain', 'fish', 'slaves', 'wine', 'metal', 'fruit', 'livestock', 'oil', 'gold', 'gems', 'perfume', 'papyrus'];

export interface Cards {
  kind: Kind;
  count: number;
  target: string;
}

type BySide = Partial<Record<Side, number>>;

export interface SideView {
  side: Side;
  target: string;
  seat: number | null;
  neutral: boolean;
  hand_count: number;
  hand: Cards[] | null;
  known: Cards[];
  unknown: number;
  figures: string[];
  figure_count: number;
  roles: Role[];
  role_counts: Record<Role, number>;
  income: Partial<Record<Kind, number>>;
  provinces: number;
  left: { influence: number; legion: number; fortress: number; trireme: number };
  best_set: { tax: number; goods: number; unknown: number };
}

export interface ProvinceView {
  id: string;
  target: string;
  owner: Side | null;
  city_site: boolean;
  sites: Kind[];
  city: boolean;
  market: boolean;
  temple: boolean;
  caravans: boolean[];
  fortresses: number;
  legions: BySide;
  docked: BySide;
  tasks: { slot: Slot; side: Side }[];
  war_torn: boolean;
  placed_by: Side[];
}

export interface SeaView {
  id: string;
  target: string;
  triremes: BySide;
}

interface Payment {
  price: number;
  pay_tax: boolean;
  pay_goods: boolean;
  missing: number;
}

export interface FigureView extends Payment {
  id: string;
  target: string;
  kind: 'hero' | 'wonder';
  side: Side | null;
  owner: Side | null;
  for_me: boolean;
}

export interface ItemView extends Payment {
  id: Item;
  target: string;
  left: number;
  places: string[];
  sites: Record<string, Kind[]> | null;
}

export interface Purchase {
  id: string;
  side: Side | null;
  price: number;
  free: boolean;
  place: string | null;
  site: Slot | null;
  paid: Kind[];
  due: number;
}

export interface Trade {
  number: number;
  participants: Side[];
  revealed: boolean;
  my_offer: Cards[];
  offered_by_active: number;
  face_up: Record<Side, Cards[]>;
  face_down: Record<Side, Cards[]>;
  taker: Side | null;
  victim: Side | null;
  taken: Kind | null;
  may_take_from: Side[];
  barred_pair: Side[];
  ulysses_used: boolean;
}

export interface Outcome {
  attacker_losses: number;
  defender_losses: number;
  chance: number;
}

export interface Attack {
  number: number;
  target: string;
  fortresses: number;
  outcomes: Outcome[];
  clears: number;
  survives: number;
  wins: number;
  attacker_losses: number;
  defender_losses: number;
}

export interface BattleChance {
  place: string;
  enemy: Side;
  at_sea: boolean;
  options: Attack[];
}

export interface LastBattle {
  attacker: Side;
  defender: Side;
  place: string;
  at_sea: boolean;
  attacker_dice: number[];
  defender_dice: number[];
  attack: number;
  defence: number;
  attacker_losses: number;
  defender_losses: number;
}

interface Fresh {
  fresh: number;
  moved: number;
  attacked: number;
}

export interface MareNostrumView {
  setup: 'basic' | 'advanced';
  round: number;
  max_rounds: number;
  phase: 'setup' | 'commerce' | 'construction' | 'military';
  decision: string;
  my_side: Side | null;
  active: Side | null;
  next: Side | null;
  waiting: Side[];
  winner: Side | null;
  figures_to_win: number;
  pyramids_price: number;
  roles: Record<Role, Side | null>;
  sides: SideView[];
  provinces: ProvinceView[];
  seas: SeaView[];
  bank: Record<Kind, number>;
  tokens: Record<string, number>;
  figures: FigureView[];
  shop: ItemView[];
  purchase: Purchase | null;
  points: number;
  trade: Trade | null;
  reach: Record<string, { provinces: string[]; seas: string[] }>;
  ship_reach: Record<string, string[]>;
  turn: {
    legions: Record<string, Fresh & { used: number }>;
    triremes: Record<string, Fresh>;
    origin: string | null;
    goal: string | null;
    must_fight: string[];
    helen_used: boolean;
  } | null;
  battles: BattleChance[];
  battle: { place: string; at_sea: boolean; enemy: Side | null; attacker_losses: number; defender_losses: number; loser: Side | null } | null;
  last_battle: LastBattle | null;
  task_place: string | null;
}

/** What every part of the board needs to be answered with and to speak with. */
export interface Hands {
  choose: (target: string) => void;
  /** Answers several questions with one gesture, each as soon as it is asked. */
  chooseAll: (...targets: string[]) => void;
  words: (id: string, args?: Record<string, unknown>) => string;
  isLegal: (target: string) => boolean;
  isHinted: (target: string) => boolean;
  /** The whole sentence of a legal answer. */
  answer: (target: string) => string | null;
  nameOf: (seat: number) => string;
  /** The seat whose shape and colour a side has; neutral sides have those of seats that nobody has. */
  seatOf: (side: Side) => number;
}

export function viewOf(position: Position): MareNostrumView {
  return position.view as unknown as MareNostrumView;
}

const NEUTRAL_SHAPES = [6, 7, 5, 4, 3];

export function seatsOfSides(view: MareNostrumView): Record<Side, number> {
  let neutral = 0;
  return Object.fromEntries(view.sides.map(({ side, seat }) => [side, seat ?? NEUTRAL_SHAPES[neutral++]!])) as Record<Side, number>;
}

export function percent(chance: number): number {
  const rounded = Math.round(100 * chance);
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, rounded)) : rounded;
}
