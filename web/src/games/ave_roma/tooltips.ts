/** Whole sentences about a card, for the detail panel. */
import type { BoardContext } from '../../parts/board.svelte';
import { amounts, effectSentence, type Effect, type Good, type OwnedPatron, type RowCardView } from './view';

interface Situation {
  missing?: Partial<Record<Good, number>> | null;
  set_bonus?: Effect[];
  goal_points?: number | null;
}

export function linesOfCard(context: BoardContext, card: RowCardView, situation: Situation = {}): string[] {
  const lines = [context.words('ave_roma-board-cost', { parts: amounts(card.cost) })];
  const missing = situation.missing ?? {};
  if (Object.keys(missing).length) lines.push(context.words('ave_roma-board-missing', { parts: amounts(missing) }));
  if (card.kind === 'patron') {
    lines.push(...linesOfGift(context.words, card, situation.goal_points));
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

/** What a patron brings: at a place as long as it is active, and at the end; how many points that would be now. */
export function linesOfGift(words: BoardContext['words'], patron: Pick<OwnedPatron, 'action' | 'bonus' | 'goal'>, points?: number | null): string[] {
  const lines = [
    words('ave_roma-board-patron-bonus', { place: patron.action, bonus: [effectSentence(patron.bonus)] }),
    words('ave_roma-board-patron-goal', { goal: [{ id: 'ave_roma-goal', args: { ...patron.goal } }] }),
  ];
  return points == null ? lines : [...lines, words('ave_roma-board-goal-now', { points })];
}
