/** The view of PAX, its types made from `games/pax/view_types.py`, and small questions about it. */
import type { Position } from '../../types';
import type { CardView, CountedCard, View } from './view_types';

export type * from './view_types';
export type PaxView = View;
export type Category = CardView['category'];

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
