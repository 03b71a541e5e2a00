/** The view of Minerva, its types made from `games/minerva/view_types.py`, and small questions about it. */
import type { Position } from '../../types';
import type { CityTile, Cultures, Line, Resources, TileView, View } from './view_types';

export type * from './view_types';
export type MinervaView = View;
export type Resource = keyof Resources;
export type Culture = keyof Cultures;
export type Category = CityTile['category'];
export type Direction = Line['direction'];

export const RESOURCES = ['wheat', 'wood', 'stone', 'ore'] as const satisfies readonly Resource[];
export const CULTURES = ['theatre', 'art', 'science'] as const satisfies readonly Culture[];
export const CATEGORIES = ['production', 'commerce', 'culture', 'military', 'special', 'temple', 'residence'] as const satisfies readonly Category[];

export function viewOf(position: Position): MinervaView {
  return position.view as unknown as MinervaView;
}

/** A cell as people call it: a letter for the column, a number for the row. */
export function cellName(view: MinervaView, cell: number): string {
  return `${columnName(cell % view.window.size)}${Math.floor(cell / view.window.size) + 1}`;
}

export function columnName(column: number): string {
  return String.fromCharCode(65 + column);
}

/** A line that would give nothing now, however many facilities stand in it. */
export function isIdle({ resources, points, choices, denarii, glory, most_glory, gardens }: Line): boolean {
  return [...Object.values(resources), ...Object.values(points), choices, denarii, glory, most_glory, gardens].every((gain) => gain === 0);
}

/** Temples are called by what they score in the detail panel; on the small picture they are just temples. */
export function isTemple(tile: TileView): boolean {
  return tile.effect.op === 'temple';
}
