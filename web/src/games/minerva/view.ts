/** The view of Minerva as `games/minerva/shown.py` writes it, and small questions about it. */
import type { Position, Sentence } from '../../types';

export const RESOURCES = ['wheat', 'wood', 'stone', 'ore'] as const;
export type Resource = (typeof RESOURCES)[number];
export const CULTURES = ['theatre', 'art', 'science'] as const;
export type Culture = (typeof CULTURES)[number];
export const CATEGORIES = ['production', 'commerce', 'culture', 'military', 'special', 'temple', 'residence'] as const;
export type Category = (typeof CATEGORIES)[number];
export const DIRECTIONS = ['up', 'left', 'right', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What is printed on a tile, as the component file says it. */
export interface Effect extends Partial<Record<Resource, number>> {
  op: string;
  options?: Resource[];
  count?: number;
  resource?: Resource;
  denarii?: number;
  denarii_each?: number;
  points?: number;
  category?: Culture;
  glory?: number;
  area?: 'adjacent8' | 'lines4' | 'stock';
  target?: Category | Resource | 'variety';
  vp?: number;
}

export interface TileView {
  tile: string;
  type: number;
  category: Category | 'none';
  cost: Record<Resource, number>;
  name: Sentence;
  about: Sentence;
  effect: Effect;
  source: string;
}

export interface Price {
  resources: Record<Resource, number>;
  denarii: number;
  fee: number;
  short: number;
  affordable: boolean;
}

export interface DisplayTile extends TileView {
  target: string;
  count: number;
  price: Price | null;
}

export interface CityTile {
  cell: number;
  target: string;
  row: number;
  column: number;
  name: string;
  tile: string;
  type: number;
  category: Category;
  assistant: boolean;
  scores: number | null;
}

export interface CultureTile {
  symbols: number;
  vp: number;
  owner: number;
}

export interface CulturePile {
  culture: Culture;
  target: string;
  taken: CultureTile[];
  left: CultureTile[];
}

export interface GloryRound {
  round: number;
  now: boolean;
  tiles: { rank: number; vp: number; owner: number }[];
}

export interface Racer {
  seat: number;
  glory: number;
  rank: number | null;
  vp: number;
}

export interface OrderTile {
  number: number;
  holder: number | null;
  flipped: boolean;
  vp: number;
  vp_back: number;
}

/** What activating a line would give. */
export interface Line {
  target: string;
  direction: Direction;
  tiles: number;
  cells: number[];
  resources: Record<Resource, number>;
  denarii: number;
  glory: number;
  points: Record<Culture, number>;
  gardens: number;
  choices: number;
  most_glory: number;
  culture_tiles: { culture: Culture; symbols: number; vp: number }[];
}

export interface CellPreview {
  cell: number;
  target: string;
  temples: number;
  lines: Line[];
}

export interface Points {
  culture: number;
  glory: number;
  temples: number;
  stock: number;
  order: number;
  total: number;
}

export interface SeatView {
  seat: number;
  city: CityTile[];
  bounds: { top: number; bottom: number; left: number; right: number };
  resources: Record<Resource, number>;
  resource_cap: number;
  denarii: number;
  glory: number;
  residences: number;
  free_residences: number;
  assistants: number;
  placed_assistants: number;
  hire_price: { denarii: number; glory: number } | null;
  order: number;
  culture_tiles: { culture: Culture; symbols: number; vp: number }[];
  glory_tiles: { round: number; rank: number; vp: number }[];
  points: Points;
}

export interface MinervaView {
  solo: boolean;
  round: number;
  rounds: number;
  phase: 'main' | 'hire' | 'over';
  decision: string;
  active: number;
  first_player: number;
  passed: number;
  fee: number;
  pass_income: number;
  order_tiles: OrderTile[];
  next_order: OrderTile | null;
  deck: { count: number; sure: number; piles: number };
  temple_deck: number;
  unseen: { type: number; name: Sentence; count: number }[];
  unseen_temples: TileView[];
  tiles: Record<string, TileView>;
  display: DisplayTile[];
  temples: (DisplayTile | null)[];
  pairs: DisplayTile[][];
  culture: CulturePile[];
  glory: GloryRound[];
  race: Racer[];
  building: TileView | null;
  origin: number;
  source: number;
  effect_tile: TileView | null;
  culture_points: Record<Culture, number>;
  directions: Line[];
  cells: CellPreview[];
  window: { size: number; fountain_cell: number; edges: { seat: number; side: string }[] };
  seats: SeatView[];
  title: string | null;
  /** Alone: the titles, highest first, with the least points for each. */
  titles: { title: string; least: number }[];
  target_score: number | null;
}

/** What every part of the board needs to speak and to answer. */
export interface Hands {
  choose: (target: string) => void;
  say: (sentence: Sentence) => string;
  words: (id: string, args?: Record<string, unknown>) => string;
  isLegal: (target: string) => boolean;
  isHinted: (target: string) => boolean;
  nameOf: (seat: number) => string;
  /** The whole sentence of an offered answer, or nothing. */
  answer: (target: string) => string | null;
}

export function viewOf(position: Position): MinervaView {
  return position.view as unknown as MinervaView;
}

/** A cell as people call it: a letter for the column, a number for the row. */
export function cellName(view: MinervaView, cell: number): string {
  return `${columnName(cell % view.window.size)}${Math.floor(cell / view.window.size) + 1}`;
}

export function columnName(column: number): string {
  return String.fromCharCode(65 + column);
}

/** Temples are called by what they score in the detail panel; on the small picture they are just temples. */
export function isTemple(tile: TileView): boolean {
  return tile.effect.op === 'temple';
}
