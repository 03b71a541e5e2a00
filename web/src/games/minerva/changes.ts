/** What the last action changed on the board, so that it can be marked until the next one. */
import type { CityTile, MinervaView, Resource } from './view';

export interface Changes {
  isNew: (seat: number, tile: CityTile) => boolean;
  resource: (seat: number, resource: Resource) => number;
  denarii: (seat: number) => number;
  glory: (seat: number) => number;
}

const NOTHING: Changes = { isNew: () => false, resource: () => 0, denarii: () => 0, glory: () => 0 };

export function changesBetween(before: MinervaView | null, now: MinervaView): Changes {
  if (!before || before.seats.length !== now.seats.length) return NOTHING;
  const known = before.seats.map((seat) => new Set(seat.city.map((tile) => `${tile.cell} ${tile.type} ${tile.assistant}`)));
  const grown = (count: (view: MinervaView) => number | undefined): number => (count(now) ?? 0) - (count(before) ?? 0);
  return {
    isNew: (seat, tile) => !known[seat]?.has(`${tile.cell} ${tile.type} ${tile.assistant}`),
    resource: (seat, resource) => grown((view) => view.seats[seat]?.resources[resource]),
    denarii: (seat) => grown((view) => view.seats[seat]?.denarii),
    glory: (seat) => grown((view) => view.seats[seat]?.glory),
  };
}
