/** The view of Ave Roma, its types made from `games/ave_roma/view_types.py`, and small questions about it. */
import type { Position, Sentence } from '../../types';
import type { Colours, DeedCardView, Effect, Gain, Goal, Goods, PatronCardView, View } from './view_types';

export type * from './view_types';
export type AveRomaView = View;
export type Resource = Gain['resource'];
export type Good = keyof Goods;
export type Colour = keyof Colours;
export type Metric = Goal['metric'];

export const RESOURCES: readonly Resource[] = ['wood', 'stone', 'cattle', 'ore', 'grain', 'wine'];
export const COLOURS: readonly Colour[] = ['black', 'red', 'green'];
export const VALUES: readonly number[] = [1, 2, 3, 4, 5];

export type RowCardView = DeedCardView | PatronCardView;

export function viewOf(position: Position): AveRomaView {
  return position.view as unknown as AveRomaView;
}

export function effectSentence(effect: Effect): Sentence {
  return { id: 'ave_roma-effect', args: { ...effect } };
}

export function amounts(goods: Partial<Record<Good, number>>): Sentence[] {
  return Object.entries(goods).map(([good, count]) => ({ id: 'ave_roma-amount', args: { good, count } }));
}
