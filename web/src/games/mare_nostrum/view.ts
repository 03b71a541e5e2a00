/** The view of Mare Nostrum, its types made from `games/mare_nostrum/view_types.py`, and small questions about it. */
import type { BoardContext } from '../../parts/board.svelte';
import type { Position } from '../../types';
import type { Cards, FigureView, ItemView, RoleCounts, SideView, TaskView, View } from './view_types';

export type * from './view_types';
export type MareNostrumView = View;
export type Side = SideView['side'];
export type Figure = FigureView['id'];
/** What the map and the hand show while something is under the pointer: places, and the cards that could pay it. */
export type Marking = Pick<ItemView, 'places' | 'pay_tax' | 'pay_goods'>;
export type Kind = Cards['kind'];
export type Role = keyof RoleCounts;
export type Slot = TaskView['slot'];

export const ROLES: readonly Role[] = ['director_of_commerce', 'political_leader', 'military_leader'];
export const KINDS: readonly Kind[] = ['tax', 'grain', 'fish', 'slaves', 'wine', 'metal', 'fruit', 'livestock', 'oil', 'gold', 'gems', 'perfume', 'papyrus'];

/** What every part of the board needs, and whose side is whose. */
export interface MareNostrumContext extends BoardContext {
  seatOf: (side: Side) => number;
}

export function viewOf(position: Position): MareNostrumView {
  return position.view as unknown as MareNostrumView;
}

const NEUTRAL_SHAPES = [6, 7, 5, 4, 3];

export function seatsOfSides(view: MareNostrumView): Record<Side, number> {
  let neutral = 0;
  return Object.fromEntries(view.sides.map(({ side, seat }) => [side, seat ?? NEUTRAL_SHAPES[neutral++]!])) as Record<Side, number>;
}

export function percent(chance: number): number {
  const rounded = Math.round(100 * chance);
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, rounded)) : rounded;
}
