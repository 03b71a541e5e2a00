/** The view of Porta Nigra as `games/porta_nigra/view.py` writes it, and small questions about it. */
import type { Position, Sentence } from '../../types';

export type Color = 'black' | 'blue' | 'red' | 'yellow' | 'white';
export type Building = 'basilica' | 'amphitheatre' | 'city_wall' | 'porta_nigra';

export const COLORS: readonly Color[] = ['black', 'blue', 'red', 'yellow', 'white'];
export const BUILDINGS: readonly Building[] = ['basilica', 'amphitheatre', 'city_wall', 'porta_nigra'];

export interface QuarterView {
  building: Building;
  color: Color;
  target: string;
  next: number;
  builders: number[];
  /** What the way there costs the viewer; null before the viewer's builder stands anywhere. */
  cost: number | null;
}

export interface ShopView {
  color: Color;
  target: string;
  quarter: number | null;
  bricks: number;
  price: number;
  move: number | null;
  cost: number | null;
  affordable: boolean;
}

export interface RewardView {
  every: number;
  torches: number;
  coins: number;
  influence: number;
  romans: number;
  bricks: number;
  color: Color;
  gains: Sentence[];
}

export interface BuildingView {
  building: Building;
  quarter: number;
  reward: RewardView;
  built: number[];
  to_reward: number[];
}

export interface HeightView {
  height: number;
  target: string | null;
  white: number;
  points: number;
  rewards: number;
}

export interface SiteView {
  site: string;
  target: string;
  raise_target: string | null;
  building: Building;
  row: 'a' | 'b' | 'c' | 'single';
  position: number;
  color: Color;
  bricks: number;
  /** How high a segment here is at least and at most. */
  least: number;
  most: number;
  points: number;
  points_per_brick: number | null;
  gives_card: boolean;
  earns_card: boolean;
  owner: number | null;
  height: number;
  mine: { possible: boolean; move: number; missing: number; heights: HeightView[] } | null;
}

export interface BuildingCardView {
  building_card: string;
  building: Building;
  color: Color;
}

export interface HonorView {
  honor: string;
  kind: 'instant' | 'final_scoring' | 'substitute_building' | 'porta_nigra_brick';
  target: string;
  price: number;
  points: number;
  coins: number;
  torches: number;
  romans: number;
  bricks: number;
  color: Color | 'none';
  building: Building | 'none';
  final: number;
  set: number;
  discard: number;
  gains: Sentence[];
  count: number;
  possible: boolean;
}

export interface MajoritySeat {
  seat: number;
  measure: number;
  best: Color | null;
  place: 0 | 1 | 2;
  tied: boolean;
  points: number;
  needed: number | null;
}

export interface MajorityView {
  area: string;
  counts: 'bricks' | 'segments';
  level: number;
  building: Building;
  first: number;
  second: number;
  free: number;
  seats: MajoritySeat[];
}

export interface SymbolView {
  symbol: string;
  amount: number;
  color: Color | 'any' | 'none';
}

export interface CardView {
  card: string;
  target: string;
  torches: number;
  symbols: SymbolView[];
}

export interface TurnSymbol extends SymbolView {
  target: string;
  used: boolean;
  becomes_any: boolean;
  cost: number | null;
  possible: boolean;
}

export interface TurnView {
  card: string;
  torches: number;
  torches_left: number;
  symbols: TurnSymbol[];
}

export interface InterimView {
  seat: number;
  bricks: number;
  multiplier: number;
  units: number;
  tens: number | null;
  coins: number;
  points: number;
}

export interface SeatView {
  seat: number;
  points: number;
  coins: number;
  torches: number;
  influence: number;
  romans: number;
  stock: number;
  segments: number;
  builder: number | null;
  bricks: Record<Color, number>;
  building_cards: Record<Building, number>;
  finals: { honor: string; points: number; count: number }[];
  hand: CardView[] | null;
  hand_count: number;
  deck_left: number;
  played: string[];
  unplayed: string[];
  interim_units: number | null;
  final: { sets: number; finals: number; play_area: number; majorities: number; total: number };
}

export interface PortaNigraView {
  round: number;
  rounds: number;
  start_seat: number;
  active: number;
  decision: string;
  ended_by: number;
  quarters: QuarterView[];
  shops: ShopView[];
  market: { bricks: number; reserve: number; refill_below: number; refill_target: number; supply_left: number };
  buildings: BuildingView[];
  sites: SiteView[];
  building_cards: { display: BuildingCardView[]; left: number };
  honors: { display: HonorView[]; left: number; bought: number; most: number };
  majorities: MajorityView[];
  seats: SeatView[];
  turn: TurnView | null;
  interim: InterimView | null;
}

/** What every part of the board needs to speak and to answer. */
export interface Hands {
  choose: (target: string) => void;
  say: (sentence: Sentence) => string;
  words: (id: string, args?: Record<string, unknown>) => string;
  /** Chooses, and then answers the next question with `then` if that is offered: two questions, one gesture. */
  chooseBoth: (target: string, then: string) => void;
  isLegal: (target: string) => boolean;
  /** Whether a click there would first answer the question that stands before it. */
  isReachable: (target: string) => boolean;
  isHinted: (target: string) => boolean;
  /** The whole sentence of a legal answer: what it costs and what it brings. */
  answer: (target: string) => string | null;
  /** The numbers in that sentence by their names, such as a price; none if the answer is not legal. */
  numbers: (target: string) => Record<string, unknown>;
  nameOf: (seat: number) => string;
}

export function viewOf(position: Position): PortaNigraView {
  return position.view as unknown as PortaNigraView;
}

/** The arguments with which messages name a site. */
export function siteArgs({ building, row, position, color, bricks, least, most, points }: SiteView): Record<string, unknown> {
  return { building, row, position, color, bricks, least, most, points };
}

/** Symbols of coins are one kind, whatever their amount. */
export function kindOf(symbol: SymbolView): 'buy' | 'build' | 'influence' | 'torch' | 'coins' {
  if (symbol.color !== 'none') return 'buy';
  return symbol.symbol.startsWith('coins') ? 'coins' : (symbol.symbol as 'build' | 'influence' | 'torch');
}
