/** What the last action changed on the board, so that it can be marked until the next one. */
import type { AveRomaView, SeatView } from './view';

export interface Changes {
  /** By how much a number of a seat has changed: `denarii`, `wood`, `level`, `area.2`. */
  seat: (seat: number, field: string) => number;
  /** Whether another card lies in a slot, or the area card has moved. */
  slot: (target: string) => boolean;
  place: (id: string) => boolean;
}

const NOTHING: Changes = { seat: () => 0, slot: () => false, place: () => false };

function numbersOf(seat: SeatView): Record<string, number> {
  const found: Record<string, number> = {
    points: seat.points,
    denarii: seat.denarii,
    surplus: seat.surplus,
    level: seat.level,
    patrons: seat.slots.filter((slot) => slot.patron).length + seat.waiting.length,
    buildings: seat.buildings.length,
    wars: seat.wars.length,
  };
  for (const { resource, count } of seat.stock) found[resource] = count;
  for (const [colour, count] of Object.entries(seat.half_symbols)) found[`half.${colour}`] = count;
  seat.influence.forEach((space, area) => (found[`area.${area}`] = space));
  return found;
}

function slotsOf(view: AveRomaView): Map<string, string> {
  const slots = view.rows.flatMap((row) => row.slots).map((slot): [string, string] => [slot.target, slot.card?.card ?? '']);
  const areas = view.areas.map((area): [string, string] => [area.target, `${area.card?.card} ${area.position}`]);
  return new Map([...slots, ...areas]);
}

export function changesBetween(before: AveRomaView | null, now: AveRomaView): Changes {
  if (!before || before.seats.length !== now.seats.length) return NOTHING;
  const then = before.seats.map(numbersOf);
  const here = now.seats.map(numbersOf);
  const [oldSlots, newSlots] = [slotsOf(before), slotsOf(now)];
  const workers = (view: AveRomaView, id: string): number => view.places.find((place) => place.id === id)?.workers.length ?? 0;
  return {
    seat: (seat, field) => (here[seat]?.[field] ?? 0) - (then[seat]?.[field] ?? 0),
    slot: (target) => newSlots.get(target) !== oldSlots.get(target),
    place: (id) => workers(now, id) > workers(before, id),
  };
}
