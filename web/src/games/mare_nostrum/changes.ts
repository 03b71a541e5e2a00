/** Which places the last action changed, so that they can be marked until the next one. */
import type { MareNostrumView } from './view';

export function changedPlaces(before: MareNostrumView | null, now: MareNostrumView): ReadonlySet<string> {
  if (!before) return new Set();
  const then = new Map([...before.provinces, ...before.seas].map((place) => [place.target, JSON.stringify(place)]));
  return new Set([...now.provinces, ...now.seas].filter((place) => then.get(place.target) !== JSON.stringify(place)).map((place) => place.target));
}
