/** What a new table looks like before anybody has chosen anything. */
import type { GameInfo, NewTable, OptionInfo, OptionValue, SeatSetting } from '../types';

export type Options = Record<string, OptionValue>;

export function defaultOptions(game: GameInfo): Options {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** The options that matter beside the others as they are chosen now. */
export function applicableOptions(game: GameInfo, chosen: Options): OptionInfo[] {
  return game.options.filter((option) => Object.entries(option.only_if).every(([name, values]) => values.includes(chosen[name]!)));
}

/** The values of an option that the number of another one leaves; what is not a number has no bound. */
export function allowedValues(option: OptionInfo, chosen: Options): OptionValue[] {
  const bound = option.at_most === null ? Infinity : Number(chosen[option.at_most]);
  return option.values.filter((value) => !(Number(value) > bound));
}

export function middleLevel(game: GameInfo): string {
  return game.levels[Math.floor(game.levels.length / 2)] ?? '';
}

export function botSeat(level: string): SeatSetting {
  return { kind: 'bot', level, name: null };
}

/** Me in the first seat and bots in the others. */
export function defaultSeats(game: GameInfo, count: number): SeatSetting[] {
  const others = Array.from({ length: Math.max(0, count - 1) }, () => botSeat(middleLevel(game)));
  return [{ kind: 'me', name: null, level: null }, ...others];
}

/** A table against bots with everything as the game suggests: one click. */
export function quickTable(game: GameInfo): NewTable {
  const options = defaultOptions(game);
  return { game: game.name, options, seats: defaultSeats(game, Number(options.seats)), visibility: 'private', clock: null, undo_beyond: true };
}
