/** Which moments of a match its graph shows: points rise and fall within a turn, and only what stands after it counts. */
import type { LogEntry } from '../types';

/** Without a log that fits the history so many moments are drawn. */
const THINNED = 24;
/** With more rounds than this only what stands after a round is drawn. */
const FEW_ROUNDS = 3;

export interface Moments {
  /** Places in the history, in order: always the first and the last. */
  drawn: number[];
  /** The rounds, with the place in the history at which each began. */
  rounds: { round: number; begins: number }[];
  unit: 'round' | 'turn' | 'moment';
}

/** The number of the round that a line of this entry names, if any does: games tell a new round in their own words. */
function roundNamedBy(entry: LogEntry): number {
  return Math.max(0, ...entry.lines.map((line) => (typeof line.args?.round === 'number' ? line.args.round : 0)));
}

/** Entries that are no moves, such as somebody leaving, have words of the server. */
function isMove(entry: LogEntry): boolean {
  return !entry.lines.some((line) => line.id.startsWith('log-'));
}

export function momentsOf(history: number[][], log: LogEntry[]): Moments {
  const last = history.length - 1;
  const setUp = log.filter((entry) => entry.seq === 0);
  const moves = log.filter((entry) => entry.seq > 0 && isMove(entry));
  if (moves.length < last) {
    const step = Math.max(1, Math.ceil(last / THINNED));
    const drawn = history.flatMap((_, place) => (place % step === 0 || place === last ? [place] : []));
    return { drawn, rounds: [], unit: 'moment' };
  }
  // a long history holds only every so manieth position
  const step = Math.ceil((moves.length + 1) / history.length);
  const placeOf = (move: number) => Math.min(last, Math.round(move / step));
  let current = 0;
  const rounds = [...setUp.map((entry) => ({ entry, begins: 0 })), ...moves.map((entry, index) => ({ entry, begins: placeOf(index + 1) }))].flatMap(
    ({ entry, begins }) => {
      const round = roundNamedBy(entry);
      if (round <= current) return [];
      current = round;
      return [{ round, begins }];
    },
  );
  const begins = rounds.map((round) => round.begins);
  const turns = moves.flatMap((entry, index) => (entry.seat !== moves[index + 1]?.seat ? [placeOf(index + 1)] : []));
  const byRound = rounds.length > FEW_ROUNDS;
  const drawn = [...new Set([0, ...begins, ...(byRound ? [] : turns), last])].toSorted((a, b) => a - b);
  return { drawn, rounds, unit: byRound ? 'round' : 'turn' };
}
