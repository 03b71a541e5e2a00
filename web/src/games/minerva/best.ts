/** The most points reached alone, which this browser remembers. */
import { recall, remember } from '../../remember';

const KEY = 'minerva.best';

export interface Best {
  points: number;
  /** The table at which they were reached. */
  table: string;
}

export function recallBest(): Best | null {
  const [points, table] = recall(KEY)?.split(' ') ?? [];
  return points && table && Number.isInteger(Number(points)) ? { points: Number(points), table } : null;
}

/** Remembers a finished match if it was the best so far, and returns the best result of all other matches. */
export function keepBest(points: number, table: string): Best | null {
  const best = recallBest();
  if (!best || points > best.points) remember(KEY, `${points} ${table}`);
  return best?.table === table ? null : best;
}
