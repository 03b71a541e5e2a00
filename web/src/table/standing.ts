/** What a seat's number is made of, and what changed in it, in words. */
import type { Position } from '../types';
import { say, words } from '../words/words.svelte';

export type Standing = NonNullable<Position['standing']>;

/** The panel that tells all of it. */
export const STANDING_ID = 'standing';

/** "14 = …" as lines: every row that gave the seat something, then what is true of it alone. */
export function breakdownOf(standing: Standing, seat: number, names: string[]): string[] {
  const parts = standing.rows.filter((row) => row.points[seat]);
  return [
    say(standing.counted, names),
    ...parts.map((row) => words('web-standing-part', { points: row.points[seat], part: say(row.title, names) })),
    ...(standing.notes[seat] ?? []).map((note) => say(note, names)),
  ];
}

/** The rows in which a seat has more or fewer than before, each with the difference. */
export function changesOf(before: Standing, after: Standing, seat: number, names: string[]): string[] {
  const former = new Map(before.rows.map((row) => [row.title.id, row.points[seat] ?? 0]));
  return after.rows.flatMap((row) => {
    const change = (row.points[seat] ?? 0) - (former.get(row.title.id) ?? 0);
    if (change === 0) return [];
    return [words('web-standing-part', { points: change > 0 ? `+${change}` : `−${-change}`, part: say(row.title, names) })];
  });
}
