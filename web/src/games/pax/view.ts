/** The view of PAX as `games/pax/view.py` writes it, and small questions about it. */
import type { Position, Sentence } from '../../types';

export type Category =
  | 'wealth'
  | 'fleet'
  | 'army'
  | 'religion'
  | 'senator'
  | 'estate'
  | 'conspiracy'
  | 'militia'
  | 'scout'
  | 'adversary';

export interface CardView {
  card: number;
  target: string;
  category: Category;
  symbols: number;
  value: number;
}

export interface CountedCard extends CardView {
  count: number;
}

export interface DeckCard extends CardView {
  above: number;
}

export interface LegionView {
  name: string;
  target: string;
  cards: CountedCard[];
  value: number;
  price: number | null;
  for_rome: boolean;
}

export interface SeatView {
  seat: number;
  hand_count: number;
  hand: CountedCard[] | null;
  known_hand: CountedCard[];
  money: number | null;
  tableau: CountedCard[];
  symbols: number[];
  cards: number[];
  strength: number[];
  unit_limit: number;
  discount: number;
  above_rome: number;
  categories_played: number;
  points: number;
}

export interface PaxView {
  variant: 'base' | 'nocturnus';
  categories: Category[];
  solo_level: number;
  solo_goal: { stronger: number; played: number } | null;
  round: number;
  active: number;
  primus: number;
  conspiratus: number;
  decision: string;
  deck: { count: number; mine: DeckCard[] };
  legions: LegionView[];
  rome: {
    cards: CountedCard[];
    symbols: number[];
    strength: number[];
    hidden: (CardView | null)[];
    peeked: number[];
    wins_at: number;
    categories: number;
  };
  seats: SeatView[];
  window: CardView[];
  window_count: number;
  chosen: CardView | null;
  draws_left: number;
  opening: CardView[];
  play_cost: number;
}

/** What every part of the board needs to speak and to answer. */
export interface Hands {
  choose: (target: string) => void;
  say: (sentence: Sentence) => string;
  words: (id: string, args?: Record<string, unknown>) => string;
  isLegal: (target: string) => boolean;
  isHinted: (target: string) => boolean;
  nameOf: (seat: number) => string;
}

export function viewOf(position: Position): PaxView {
  return position.view as unknown as PaxView;
}

/** One entry per card instead of one entry per type with its number. */
export function spread(cards: CountedCard[]): CardView[] {
  return cards.flatMap((card) => Array.from({ length: card.count }, () => card));
}

/** The arguments with which messages name a card. */
export function cardArgs(card: CardView): Record<string, unknown> {
  return { category: card.category, symbols: card.symbols, value: card.value };
}

export function countOf(cards: CountedCard[], type: number): number {
  return cards.find((card) => card.card === type)?.count ?? 0;
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
