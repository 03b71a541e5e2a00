/** What the last action changed on the board, so that it can be marked until the next one. */
import type { PortaNigraView, SeatView } from './view';

export interface Changes {
  sites: Set<string>;
  shops: Set<string>;
  /** Whether a number of a seat is another one: `coins`, `bricks.red`, `points`. */
  seat: (seat: number, field: string) => boolean;
}

function numbersOf(seat: SeatView): Record<string, number> {
  const { points, coins, torches, influence, romans, stock } = seat;
  const found: Record<string, number> = { points, coins, torches, influence, romans, stock };
  for (const [color, count] of Object.entries(seat.bricks)) found[`bricks.${color}`] = count;
  for (const [building, count] of Object.entries(seat.building_cards)) found[`cards.${building}`] = count;
  found.finals = seat.final.finals;
  return found;
}

export function changesBetween(before: PortaNigraView | null, now: PortaNigraView): Changes {
  if (!before || before.seats.length !== now.seats.length) return { sites: new Set(), shops: new Set(), seat: () => false };
  const then = before.seats.map(numbersOf);
  const here = now.seats.map(numbersOf);
  return {
    sites: new Set(now.sites.filter((site, index) => site.height !== before.sites[index]?.height).map((site) => site.site)),
    shops: new Set(now.shops.filter((shop, index) => shop.bricks !== before.shops[index]?.bricks).map((shop) => shop.color)),
    seat: (seat, field) => here[seat]?.[field] !== then[seat]?.[field],
  };
}
