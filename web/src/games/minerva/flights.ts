/** Which tiles travelled between two positions, from which place to which; places are the `data-zone`s of the board. */
import type { Culture, MinervaView, TileView } from './view';

export interface Flight {
  tile: TileView | null;
  culture: { culture: Culture; vp: number } | null;
  from: string;
  to: string;
}

export function flightsBetween(before: MinervaView, now: MinervaView, viewer: number): Flight[] {
  if (before.seats.length !== now.seats.length) return [];
  const placeOf = (seat: number): string => (seat === viewer ? 'mine' : `seat:${seat}`);
  const flights: Flight[] = [];
  const taken = now.building;
  if (taken && taken.tile !== before.building?.tile) {
    const from = taken.category === 'residence' ? placeOf(now.active) : `tile:${taken.tile}`;
    flights.push({ tile: taken, culture: null, from, to: now.active === viewer ? 'matter' : placeOf(now.active) });
  }
  for (const seat of now.seats) {
    const known = new Set(before.seats[seat.seat]?.city.map((tile) => tile.cell));
    for (const tile of seat.city.filter((tile) => !known.has(tile.cell))) {
      const from = seat.seat === viewer ? 'matter' : placeOf(seat.seat);
      flights.push({ tile: now.tiles[tile.tile] ?? null, culture: null, from, to: `cell:${seat.seat}:${tile.cell}` });
    }
  }
  now.culture.forEach((pile, index) => {
    for (const tile of pile.taken.slice(before.culture[index]?.taken.length ?? 0)) {
      flights.push({ tile: null, culture: { culture: pile.culture, vp: tile.vp }, from: pile.target, to: placeOf(tile.owner) });
    }
  });
  return flights;
}
