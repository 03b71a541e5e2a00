/** Which cards travelled between two positions, from which place to which; places are the `data-zone`s of the board. */
import { spread, type CardView, type PaxView } from './view';

export interface Flight {
  card: CardView;
  from: string;
  to: string;
}

function zonesOf(view: PaxView, viewer: number): Map<string, CardView[]> {
  return new Map<string, CardView[]>([
    ['drawn', view.opening.length ? view.opening : view.window],
    ...view.legions.map((legion): [string, CardView[]] => [legion.target, spread(legion.cards)]),
    ['hand', spread(view.seats[viewer]?.hand ?? [])],
    ...view.seats.map((seat): [string, CardView[]] => [`seat:${seat.seat}`, spread(seat.tableau)]),
    ['rome', spread(view.rome.cards)],
  ]);
}

/** The cards of `more` that are not in `fewer`. */
function surplus(more: CardView[], fewer: CardView[]): CardView[] {
  const left = fewer.map((card) => card.card);
  return more.filter((card) => {
    const at = left.indexOf(card.card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function flightsBetween(before: PaxView, now: PaxView, viewer: number): Flight[] {
  const then = zonesOf(before, viewer);
  const here = zonesOf(now, viewer);
  const gone: { card: CardView; zone: string }[] = [];
  const came: { card: CardView; zone: string }[] = [];
  for (const zone of new Set([...then.keys(), ...here.keys()])) {
    const earlier = then.get(zone) ?? [];
    const later = here.get(zone) ?? [];
    gone.push(...surplus(earlier, later).map((card) => ({ card, zone })));
    came.push(...surplus(later, earlier).map((card) => ({ card, zone })));
  }
  const flights: Flight[] = [];
  for (const { card, zone } of gone) {
    const at = came.findIndex((other) => other.card.card === card.card);
    const found = at >= 0 ? came.splice(at, 1)[0] : undefined;
    // What leaves the market unseen was bought by whoever was at turn; what leaves the drawn cards unseen went under the deck.
    const to = found?.zone ?? (zone.startsWith('legion:') ? `seat:${before.active}` : 'deck');
    flights.push({ card, from: zone, to });
  }
  for (const { card, zone } of came) {
    const dealt = zone === 'drawn' || zone.startsWith('legion:');
    if (dealt) flights.push({ card, from: 'deck', to: zone });
  }
  return flights;
}

/** Where the last drawn card went by itself, because only one place was left for it. */
export function lastDrawn(before: PaxView, now: PaxView, viewer: number): { card: CardView; to: string } | null {
  if (!before.decision.startsWith('draw') || now.decision.startsWith('draw') || before.active !== viewer || now.active !== viewer) return null;
  const then = zonesOf(before, viewer);
  const here = zonesOf(now, viewer);
  const came = [
    ...surplus(now.deck.mine, before.deck.mine).map((card) => ({ card, to: 'deck' })),
    ...[...here.keys()]
      .filter((zone) => zone === 'hand' || zone.startsWith('legion:'))
      .flatMap((zone) => surplus(here.get(zone) ?? [], then.get(zone) ?? []).map((card) => ({ card, to: zone }))),
  ];
  const mine = came.findIndex(({ card }) => card.card === before.chosen?.card);
  if (came.length !== 2 || mine < 0) return null;
  return came[1 - mine] ?? null;
}
