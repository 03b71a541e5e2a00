/** Which moments of a match its graph shows: points rise and fall within a turn, and only what stands after it counts. */
import type { LogEntry } from '../types';

/** Without a log that fits the history, as after choices taken back, so many moments are drawn. */
const THINNED = 24;

/** The moments after which a round begins, else after which somebody else acts; always the first and the last. */
export function momentsOf(history: number[][], log: LogEntry[]): number[] {
  const last = history.length - 1;
  let moments: number[];
  if (log.length === history.length) {
    const rounds = log.flatMap((entry, moment) => (entry.lines.some((line) => 'round' in line.args) ? [moment] : []));
    const turns = log.flatMap((entry, moment) => (entry.seat !== log[moment + 1]?.seat ? [moment] : []));
    moments = rounds.length > 3 ? rounds : turns;
  } else {
    const step = Math.max(1, Math.ceil(last / THINNED));
    moments = history.flatMap((_, moment) => (moment % step === 0 ? [moment] : []));
  }
  return [...new Set([0, ...moments, last])];
}
