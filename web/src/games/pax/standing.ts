/** How strong everybody is in a category, and what others took from somebody. */
import type { Sentence } from '../../types';
import type { PaxView } from './view';

export interface Strength {
  rome: number;
  mine: number | null;
  best: number;
  /** The other seats with the best strength; none where it is 0. */
  bestSeats: number[];
  /** Rome holds a category in which no single player is stronger (PAX-11.3). */
  romeHolds: boolean;
}

/** Rome, the viewer and the best of the others in one category. */
export function strengthIn(view: PaxView, viewer: number, category: number): Strength {
  const rome = view.rome.strength[category] ?? 0;
  const others = view.seats.filter((seat) => seat.seat !== viewer);
  const best = Math.max(0, ...others.map((seat) => seat.strength[category] ?? 0));
  const bestSeats = best ? others.filter((seat) => seat.strength[category] === best).map((seat) => seat.seat) : [];
  const mine = view.seats[viewer]?.strength[category] ?? null;
  return { rome, mine, best, bestSeats, romeHolds: rome >= Math.max(best, mine ?? 0) };
}

/** Points for each category in which a player is stronger than Rome (PAX-11.7). */
const POINTS_ABOVE_ROME = 3;

/** What others took from a seat between two positions: categories in which it was stronger than Rome, and Primus Conspiratus. */
export function lossesOf(seat: number, before: PaxView, now: PaxView): Sentence[] {
  const isAbove = (view: PaxView, index: number): boolean => (view.seats[seat]?.strength[index] ?? 0) > (view.rome.strength[index] ?? 0);
  const lost = now.categories.filter((_, index) => isAbove(before, index) && !isAbove(now, index));
  const found: Sentence[] = [];
  if (lost.length) {
    const parts = lost.map((category) => ({ id: 'pax-category', args: { category } }));
    found.push({ id: 'pax-board-fell', args: { parts, points: POINTS_ABOVE_ROME * lost.length } });
  }
  if (before.conspiratus === seat && now.conspiratus !== seat) found.push({ id: 'pax-board-conspiratus-lost', args: { seat: now.conspiratus } });
  return found;
}
