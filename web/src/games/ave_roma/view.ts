/** The view of Ave Roma as `games/ave_roma/shown.py` writes it, and small questions about it. */
import type { Position, Sentence } from '../../types';

export type Resource = 'wood' | 'stone' | 'cattle' | 'ore' | 'grain' | 'wine';
export type Good = Resource | 'surplus' | 'denarii';
export type Colour = 'black' | 'red' | 'green';
export type PlaceId = 'quaestor' | 'aedilis' | 'mercator' | 'propraetor' | 'roma' | 'aedificator' | 'legatus' | 'senatus';

export const RESOURCES: readonly Resource[] = ['wood', 'stone', 'cattle', 'ore', 'grain', 'wine'];
export const COLOURS: readonly Colour[] = ['black', 'red', 'green'];
export const VALUES: readonly number[] = [1, 2, 3, 4, 5];

export type EffectName =
  | 'denarii'
  | 'vp'
  | 'surplus'
  | 'political_influence'
  | 'area_influence'
  | `resource_${Colour}`
  | Resource;

export interface Effect {
  effect: EffectName;
  amount: number;
}

export interface Gain {
  resource: Resource;
  stored: boolean;
}

/** What a worker of a value would pay and give the viewer at a place; which fields are there depends on the place. */
export interface Preview {
  value: number;
  legal: boolean;
  pays: number;
  denarii?: number;
  to?: number;
  icons?: number;
  level?: number;
  area?: number;
  card?: 'up' | 'taken' | null;
  gains?: Gain[];
  sale_value?: number;
  buys?: Partial<Record<Resource, number>>;
  upper?: Gain[];
  lower?: Gain[];
  usable_cards?: number;
  usable_influence?: number;
}

export interface PlaceView {
  id: PlaceId;
  target: string | null;
  recruit: string;
  /** Denarii for each value, resources gained, bought or added; null where there is no such number. */
  number: number | null;
  capacity: number;
  /** Spaces that are left; null while workers need none. */
  free: number | null;
  workers: number[];
  bonuses: (Effect & { patron: string })[];
  values: Preview[];
}

export interface AreaCardView {
  card: string;
  upper: Resource[];
  lower: Resource[];
  colour: Colour;
  source: string;
}

export interface AreaView {
  number: number;
  id: string;
  target: string;
  card: AreaCardView | null;
  position: 'lower' | 'upper' | 'empty';
  surcharge: number;
  prestige: number;
  cubes: number[];
  points: number[];
  reach: number | null;
  points_by_rank: number[];
}

export interface DeedCardView {
  kind: 'building' | 'war';
  card: string;
  id: string;
  target: string;
  cost: Partial<Record<Good, number>>;
  vp: number;
  influence: number;
  pair_bonus?: { resource: Resource; vp: number };
  set_bonuses?: Effect[];
  source: string;
}

export interface Goal {
  metric: Metric;
  per: number;
  vp: number;
  max: number;
}

export type Metric =
  | 'denarii'
  | `stored_${Colour}`
  | 'stored_total'
  | 'surplus'
  | 'buildings'
  | 'wars'
  | 'patrons'
  | 'area_cards'
  | 'active_patrons'
  | 'building_pairs'
  | 'building_types'
  | 'war_types'
  | 'war_largest_set'
  | 'war_sets_of_3'
  | 'area_card_pairs'
  | 'political_influence'
  | 'areas_first'
  | 'areas_present'
  | 'areas_level4'
  | 'area_influence_total'
  | 'used_cards'
  | 'card_trios';

export interface PatronCardView {
  kind: 'patron';
  card: string;
  id: string;
  target: string;
  cost: Partial<Record<Good, number>>;
  action: PlaceId;
  bonus: Effect;
  goal: Goal;
  source: string;
}

export type RowCardView = DeedCardView | PatronCardView;

export interface OwnedPatron extends PatronCardView {
  points: number;
}

export interface OwnedCard extends DeedCardView {
  rotated: boolean;
}

export interface SlotView {
  slot: number;
  target: string;
  /** The values that it accepts, in figures. */
  range: string;
  card: RowCardView | null;
  missing: Partial<Record<Good, number>> | null;
  legal_values: number[];
  set_bonus: Effect[];
  /** What the goal of a patron would bring the viewer if the game ended now. */
  goal_points: number | null;
}

export interface RowView {
  id: PlaceId;
  kind: 'building' | 'war' | 'patron';
  slots: SlotView[];
}

export interface RomaSpace {
  space: number;
  price: number;
  icon: boolean;
  seats: number[];
  toll: number | null;
}

export interface StockView {
  resource: Resource;
  count: number;
  limit: number;
  price: number;
  sell: string;
  buy: string;
  take: string;
}

export interface SeatView {
  seat: number;
  board: string;
  out: boolean;
  workers: { value: number; target: string }[];
  worker_sum: number;
  training: { value: number; ready: boolean; targets: string[] } | null;
  denarii: number;
  surplus: number;
  surplus_max: number;
  stock: StockView[];
  level: number;
  level_max: number;
  slots: { slot: number; open: boolean; target: string; patron: OwnedPatron | null }[];
  waiting: OwnedPatron[];
  buildings: OwnedCard[];
  wars: OwnedCard[];
  area_cards: AreaCardView[];
  half_symbols: Record<Colour, number>;
  roma: number;
  influence: number[];
  points: number;
  final: Record<string, number>;
  projected: number;
}

export interface AveRomaView {
  reconstructed_percent: number;
  options: { training_ready: string; propraetor_area: string };
  round: number;
  phase: 'action' | 'recruiting' | 'extra' | 'over';
  end: 'area' | 'row' | null;
  decision: string;
  active: number;
  order: number[];
  worker: { value: number; how: 'ordinary' | 'trained' | 'imaginary'; place: PlaceId | null; target: string | null } | null;
  question: {
    resource?: Resource;
    price?: number;
    colour?: Colour;
    place?: PlaceId;
    patron?: PatronCardView;
    area?: string;
    influence?: number;
    space?: number | null;
  };
  places: PlaceView[];
  areas: AreaView[];
  rows: RowView[];
  decks: Record<'building' | 'war' | 'patron' | 'area', number>;
  roma: { spaces: RomaSpace[] };
  seats: SeatView[];
}

/** What every part of the board needs to speak and to answer. */
export interface Hands {
  choose: (target: string) => void;
  words: (id: string, args?: Record<string, unknown>) => string;
  isLegal: (target: string) => boolean;
  /** Whether a click there would first answer the question that stands before it. */
  isReachable: (target: string) => boolean;
  isHinted: (target: string) => boolean;
  /** The whole sentence of a legal answer: what it costs and what it brings. */
  answer: (target: string) => string | null;
  nameOf: (seat: number) => string;
}

export function viewOf(position: Position): AveRomaView {
  return position.view as unknown as AveRomaView;
}

export function effectSentence(effect: Effect): Sentence {
  return { id: 'ave_roma-effect', args: { ...effect } };
}

export function amounts(goods: Partial<Record<Good, number>>): Sentence[] {
  return Object.entries(goods).map(([good, count]) => ({ id: 'ave_roma-amount', args: { good, count } }));
}
