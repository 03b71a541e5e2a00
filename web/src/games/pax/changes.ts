/** What the last action changed on the board, so that it can be marked until the next one. */
import { countOf, type CountedCard, type PaxView } from './view';

export interface Changes {
  /** How many cards of a type are new at a place: `legion:2`, `hand`, `rome`. */
  fresh: (place: string, type: number) => number;
  deck: boolean;
  rome: boolean[];
  seats: boolean[][];
  hands: boolean[];
  money: number;
  primus: boolean;
  conspiratus: boolean;
}

const NOTHING: Changes = {
  fresh: () => 0,
  deck: false,
  rome: [],
  seats: [],
  hands: [],
  money: 0,
  primus: false,
  conspiratus: false,
};

export function changesBetween(before: PaxView | null, now: PaxView, viewer: number): Changes {
  if (!before || before.seats.length !== now.seats.length || before.legions.length !== now.legions.length) return NOTHING;
  const places = (view: PaxView): Map<string, CountedCard[]> =>
    new Map<string, CountedCard[]>([
      ...view.legions.map((legion): [string, CountedCard[]] => [legion.target, legion.cards]),
      ['hand', view.seats[viewer]?.hand ?? []],
      ['rome', view.rome.cards],
    ]);
  const then = places(before);
  const here = places(now);
  const money = now.seats[viewer]?.money ?? 0;
  return {
    fresh: (place, type) => countOf(here.get(place) ?? [], type) - countOf(then.get(place) ?? [], type),
    deck: before.deck.count !== now.deck.count,
    rome: now.rome.strength.map((strength, category) => strength !== before.rome.strength[category]),
    seats: now.seats.map((seat, index) =>
      seat.symbols.map((symbols, category) => symbols !== before.seats[index]?.symbols[category]),
    ),
    hands: now.seats.map((seat, index) => seat.hand_count !== before.seats[index]?.hand_count),
    money: money - (before.seats[viewer]?.money ?? money),
    primus: before.primus !== now.primus,
    conspiratus: before.conspiratus !== now.conspiratus,
  };
}
