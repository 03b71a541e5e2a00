/** Who would win if the match ended now, and why, as one sentence (PAX-11.3 to 11.7, 15.3). */
import type { Position, Sentence } from '../../types';
import { viewOf, type PaxView } from './view';

export interface Standing {
  sentence: Sentence;
  rome: boolean;
}

export function standingOf(position: Position): Standing {
  const view = viewOf(position);
  if (position.ending) return { sentence: position.ending.outcome, rome: view.rome.categories >= view.rome.wins_at };
  const me = view.seats[0];
  if (view.solo_goal && me) {
    const { stronger, played } = view.solo_goal;
    const reached = me.above_rome >= stronger && me.categories_played >= played;
    const args = { level: view.solo_level, above: me.above_rome, stronger, covered: me.categories_played, played };
    return { sentence: { id: reached ? 'pax-board-now-solo-reached' : 'pax-board-now-solo', args }, rome: !reached };
  }
  const args = { rome: view.rome.categories, categories: view.categories.length, needed: view.rome.wins_at };
  if (view.rome.categories >= view.rome.wins_at) {
    if (view.conspiratus < 0) return { sentence: { id: 'pax-board-now-rome-nobody', args }, rome: true };
    return { sentence: { id: 'pax-board-now-rome', args: { ...args, seat: view.conspiratus } }, rome: true };
  }
  const points = Math.max(...view.seats.map((seat) => seat.points));
  const leaders = view.seats.filter((seat) => seat.points === points).map((seat) => seat.seat);
  if (leaders.length === 1) {
    return { sentence: { id: 'pax-board-now-players', args: { ...args, seat: leaders[0], points } }, rome: false };
  }
  return { sentence: { id: 'pax-board-now-players-shared', args: { ...args, seats: leaders, points } }, rome: false };
}

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
