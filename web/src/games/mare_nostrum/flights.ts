/** Which pieces travelled between two positions; places are the `data-zone`s of the board: provinces, seas and the lines of the sides. */
import type { IconName } from './icons';
import { seatsOfSides, type MareNostrumView, type Side } from './view';

export interface Flight {
  icon: IconName;
  seat: number;
  from: string;
  to: string;
}

type Counts = Map<string, number>;

function legions(view: MareNostrumView, side: Side): Counts {
  return new Map(view.provinces.map((province) => [province.target, province.legions[side] ?? 0]));
}

function ships(view: MareNostrumView, side: Side): Counts {
  return new Map([
    ...view.provinces.map((province): [string, number] => [province.target, province.docked[side] ?? 0]),
    ...view.seas.map((sea): [string, number] => [sea.target, sea.triremes[side] ?? 0]),
  ]);
}

/** Units that left one place and appeared at another, or came from the supply. */
function moved(before: Counts, now: Counts, supply: string): [string, string][] {
  const left: string[] = [];
  const came: string[] = [];
  for (const [place, count] of now) {
    const change = count - (before.get(place) ?? 0);
    for (let unit = 0; unit < Math.abs(change); unit++) (change > 0 ? came : left).push(place);
  }
  return came.map((place, index) => [left[index] ?? supply, place]);
}

export function flightsBetween(before: MareNostrumView, now: MareNostrumView): Flight[] {
  const flights: Flight[] = [];
  const seats = seatsOfSides(now);
  for (const { side } of now.sides) {
    const add = (icon: IconName, from: string, to: string) => flights.push({ icon, seat: seats[side], from, to });
    for (const [from, to] of moved(legions(before, side), legions(now, side), `side:${side}`)) add('legion', from, to);
    for (const [from, to] of moved(ships(before, side), ships(now, side), `side:${side}`)) add('trireme', from, to);
    now.provinces.forEach((province, index) => {
      const then = before.provinces[index]!;
      if (province.owner !== side) return;
      if (then.owner !== side) add('influence', `side:${side}`, province.target);
      for (const what of ['city', 'market', 'temple'] as const) if (province[what] && !then[what]) add(what, `side:${side}`, province.target);
      if (province.caravans.some((stands, site) => stands && !then.caravans[site])) add('caravan', `side:${side}`, province.target);
      if (province.fortresses > then.fortresses) add('fortress', `side:${side}`, province.target);
    });
    const [down, downBefore] = [now.trade?.face_down[side] ?? [], before.trade?.face_down[side] ?? []];
    for (const card of down) {
      const held = downBefore.find((other) => other.kind === card.kind)?.count ?? 0;
      const from = before.trade?.victim ?? before.trade?.taker;
      if (card.count > held && from) add(card.kind, `side:${from}`, `side:${side}`);
    }
  }
  return flights;
}
