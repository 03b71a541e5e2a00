/** What a worker could do at each place, in the sentences that the question after it will give (`describe_target` in speech.py). */
import type { Position, Sentence } from '../../types';
import { amounts, effectSentence, RESOURCES, viewOf, type AveRomaView, type PlaceView, type Resource } from './view';

const WORKERS = ['worker', 'extra_action'];
const KINDS = ['worker:', 'trained_as:'];

/** Whether a worker is to be chosen, with its place as one gesture. */
export function asksForWorker(position: Position): boolean {
  return position.choices.length > 0 && WORKERS.includes(viewOf(position).decision);
}

export function isWorker(target: string): boolean {
  return KINDS.some((kind) => target.startsWith(kind));
}

export function valueOf(worker: string): number {
  return Number(worker.split(':')[1]);
}

/** The sentences of all places that a worker could be sent to, by their targets, in the order of the rules. */
export function answersOf(view: AveRomaView, seat: number, worker: string): Map<string, Sentence> {
  const value = valueOf(worker);
  const found = new Map<string, Sentence>();
  for (const place of view.places) {
    if (place.target && place.values[value - 1]?.legal) found.set(place.target, { id: `ave_roma-do-${place.id}`, args: argsOf(view, place, value) });
  }
  const mayTrain = view.decision === 'worker' && worker.startsWith('worker:') && view.seats[seat]?.training === null;
  if (mayTrain) found.set('training', { id: 'ave_roma-do-training', args: { ready: view.options.training_ready === 'next_turn' ? 'turn' : 'round' } });
  for (const row of view.rows) {
    for (const { slot, target, card, legal_values, set_bonus } of row.slots) {
      if (!card || !legal_values.includes(value)) continue;
      const args: Record<string, unknown> = { card: card.id, cost: amounts(card.cost), slot };
      if (card.kind !== 'patron') Object.assign(args, { vp: card.vp, bonus: set_bonus.map(effectSentence), set: set_bonus.length });
      found.set(target, { id: `ave_roma-do-take-${row.kind}`, args });
    }
  }
  return found;
}

function argsOf(view: AveRomaView, place: PlaceView, value: number): Record<string, unknown> {
  const preview = place.values[value - 1]!;
  if (place.id === 'quaestor') return { denarii: preview.denarii };
  if (place.id === 'roma') return { steps: value, toll: preview.pays, icons: preview.icons };
  const { id: area, card } = view.areas[value - 1]!;
  const common = { area, surcharge: preview.pays, position: card ? 'card' : 'empty' };
  const told = (goods: Resource[], name = 'ave_roma-good') => goods.map((good) => ({ id: name, args: { good } }));
  if (place.id === 'propraetor' && card) return { ...common, upper: told(card.upper), lower: told(card.lower) };
  const goods = RESOURCES.filter((good) => card?.upper.includes(good) || card?.lower.includes(good));
  return { ...common, parts: told(goods, place.id === 'aedilis' ? 'ave_roma-good-object' : 'ave_roma-good') };
}
