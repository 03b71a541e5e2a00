/** Whole sentences about a card, for the detail panel. */
import type { BoardContext } from '../../parts/board.svelte';
import { amounts, effectSentence, type Effect, type Good, type OwnedPatron, type PatronCardView, type RowCardView, type SeatView } from './view';

interface Situation {
  missing?: Partial<Record<Good, number>> | null;
  set_bonus?: Effect[];
  goal_points?: number | null;
  /** Whose board a patron would come to. */
  seat?: SeatView;
}

export function linesOfCard(context: BoardContext, card: RowCardView, situation: Situation = {}): string[] {
  const lines = [context.words('ave_roma-board-cost', { parts: amounts(card.cost) })];
  const missing = situation.missing ?? {};
  if (Object.keys(missing).length) lines.push(context.words('ave_roma-board-missing', { parts: amounts(missing) }));
  if (card.kind === 'patron') {
    lines.push(...linesOfNewPatron(context.words, card, situation.goal_points, situation.seat));
  } else {
    lines.push(context.words('ave_roma-board-deed', { vp: card.vp, influence: card.influence }));
    lines.push(...linesOfSet(context, card));
    if (situation.set_bonus?.length) lines.push(context.words('ave_roma-board-set-now', { bonus: situation.set_bonus.map(effectSentence) }));
  }
  if (card.source === 'reconstructed') lines.push(context.words('ave_roma-board-card-reconstructed'));
  return lines;
}

function linesOfSet(context: BoardContext, card: Exclude<RowCardView, { kind: 'patron' }>): string[] {
  if (card.pair_bonus) {
    const bonus = [
      { effect: card.pair_bonus.resource, amount: card.pair_bonus.amount },
      { effect: 'vp' as const, amount: card.pair_bonus.vp },
    ];
    return [context.words('ave_roma-board-pair', { bonus: bonus.map(effectSentence) })];
  }
  return [context.words('ave_roma-board-set', { bonus: (card.set_bonuses ?? []).map(effectSentence) })];
}

export function linesOfPatron(context: BoardContext, patron: OwnedPatron): string[] {
  return linesOfGift(context.words, patron, patron.points);
}

/** What a patron who can be won brings, and whether it could be active at once. */
export function linesOfNewPatron(words: BoardContext['words'], patron: PatronCardView, points: number | null | undefined, seat: SeatView | undefined): string[] {
  const mustWait = seat && !seat.slots.some((slot) => slot.open && !slot.patron);
  return [...linesOfGift(words, patron, points), ...(mustWait ? [words('ave_roma-board-would-wait')] : [])];
}

/** What a patron brings: at a place as long as it is active, and at the end; how many points that would be now. */
function linesOfGift(words: BoardContext['words'], patron: Pick<OwnedPatron, 'action' | 'bonus' | 'goal'>, points?: number | null): string[] {
  const lines = [
    words('ave_roma-board-patron-bonus', { place: patron.action, bonus: [effectSentence(patron.bonus)] }),
    words('ave_roma-board-patron-goal', { goal: [{ id: 'ave_roma-goal', args: { ...patron.goal } }] }),
  ];
  return points == null ? lines : [...lines, words('ave_roma-board-goal-now', { points })];
}
