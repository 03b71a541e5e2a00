/** The view of Porta Nigra, its types made from `games/porta_nigra/view_types.py`, and small questions about it. */
import type { Position } from '../../types';
import type { Buildings, Colors, SiteView, SymbolView, View } from './view_types';

export type * from './view_types';
export type PortaNigraView = View;
export type Color = keyof Colors;
export type Building = keyof Buildings;

export const COLORS: readonly Color[] = ['black', 'blue', 'red', 'yellow', 'white'];
export const BUILDINGS: readonly Building[] = ['basilica', 'amphitheatre', 'city_wall', 'porta_nigra'];

export function viewOf(position: Position): PortaNigraView {
  return position.view as unknown as PortaNigraView;
}

/** The arguments with which messages name a site. */
export function siteArgs({ building, row, position, color, bricks, least, most, points }: SiteView): Record<string, unknown> {
  return { building, row, position, color, bricks, least, most, points };
}

/** Symbols of coins are one kind, whatever their amount. */
export function kindOf(symbol: SymbolView): 'buy' | 'build' | 'influence' | 'torch' | 'coins' {
  if (symbol.color !== 'none') return 'buy';
  return symbol.symbol.startsWith('coins') ? 'coins' : (symbol.symbol as 'build' | 'influence' | 'torch');
}
