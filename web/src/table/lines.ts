/** The sentences of an entry of the log, with whoever they are about. */
import type { GameUI } from '../games';
import type { LogEntry, Position, Sentence } from '../types';

export interface ShownLine {
  line: Sentence;
  seat: number | null;
  /** It goes on about the same player as the sentence before. */
  isDetail: boolean;
}

export function linesOf(entry: LogEntry, position: Position | null, ui: GameUI): ShownLine[] {
  const seats = entry.lines.map((line) => seatOf(entry, line, position, ui));
  return entry.lines.map((line, place) => ({
    line,
    seat: seats[place]!,
    isDetail: place > 0 && seats[place] !== null && seats[place] === seats[place - 1],
  }));
}

/** Whoever a sentence is about; what is about nobody, such as the match itself, has no seat. */
function seatOf(entry: LogEntry, line: Sentence, position: Position | null, ui: GameUI): number | null {
  if (typeof line.args?.seat === 'number') return line.args.seat;
  if (line.id.startsWith('log-')) return entry.seat;
  return position && ui.seatOfLine ? ui.seatOfLine(line, position) : null;
}
