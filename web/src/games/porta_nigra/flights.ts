/** Which pieces travelled between two positions, from which place to which; places are the `data-zone`s of the board. */
import { COLORS, type Building, type Color, type PortaNigraView } from './view';

export interface Flight {
  brick?: Color;
  card?: Building | 'points';
  from: string;
  to: string;
}

export function flightsBetween(before: PortaNigraView, now: PortaNigraView, viewer: number): Flight[] {
  const flights: Flight[] = [];
  const zoneOf = (seat: number): string => (seat === viewer ? 'mine' : `seat:${seat}`);
  for (const seat of now.seats) {
    const then = before.seats[seat.seat];
    if (!then) continue;
    for (const color of COLORS) {
      const shop = `shop:${color}`;
      const sold = (before.shops.find((entry) => entry.target === shop)?.bricks ?? 0) - (now.shops.find((entry) => entry.target === shop)?.bricks ?? 0);
      if (sold > 0 && seat.bricks[color] > then.bricks[color]) flights.push({ brick: color, from: shop, to: zoneOf(seat.seat) });
    }
  }
  now.sites.forEach((site, index) => {
    if (site.owner === null || site.height === before.sites[index]?.height) return;
    flights.push({ brick: site.color, from: zoneOf(site.owner), to: site.target });
  });
  for (const card of before.building_cards.display) {
    if (now.building_cards.display.some((other) => other.building_card === card.building_card)) continue;
    flights.push({ card: card.building, from: `building_card:${card.building_card}`, to: zoneOf(before.active) });
  }
  if (now.honors.bought > before.honors.bought) {
    const bought = before.honors.display.find((honor) => (now.honors.display.find((other) => other.honor === honor.honor)?.count ?? 0) < honor.count);
    if (bought) flights.push({ card: bought.building === 'none' ? 'points' : bought.building, from: bought.target, to: zoneOf(before.active) });
  }
  return flights;
}
