/** Whole sentences about a province, a sea or a hero, for the panel beside the pointer. */
import type { FigureView, MareNostrumContext, MareNostrumView, ProvinceView, SeaView, Side } from './view';

function each(counts: Partial<Record<Side, number>>): [Side, number][] {
  return Object.entries(counts) as [Side, number][];
}

export function linesOfProvince(context: MareNostrumContext, view: MareNostrumView, province: ProvinceView): string[] {
  const { words } = context;
  const lines: string[] = [];
  if (province.owner) {
    const owner = view.sides.find((side) => side.side === province.owner)!;
    lines.push(words('mare_nostrum-board-owner', { side: province.owner, player: owner.seat === null ? words('mare_nostrum-neutral') : context.nameOf(owner.seat) }));
  } else {
    lines.push(words('mare_nostrum-board-nobody'));
  }
  province.sites.forEach((kind, index) => lines.push(words(province.caravans[index] ? 'mare_nostrum-board-caravan' : 'mare_nostrum-board-site', { kind })));
  if (province.city_site) lines.push(words(province.city ? 'mare_nostrum-board-city' : 'mare_nostrum-board-city-site'));
  const buildings = [province.market ? 'market' : '', province.temple ? 'temple' : ''].filter(Boolean).map((what) => ({ id: 'mare_nostrum-building', args: { what } }));
  const units = [
    ...(province.fortresses ? [{ id: 'mare_nostrum-fortresses', args: { count: province.fortresses } }] : []),
    ...each(province.legions).map(([side, count]) => ({ id: 'mare_nostrum-legions-of', args: { side, count } })),
    ...each(province.docked).map(([side, count]) => ({ id: 'mare_nostrum-docked-of', args: { side, count } })),
  ];
  for (const parts of [buildings, units]) if (parts.length) lines.push(words('mare_nostrum-list', { parts }));
  const tasks = province.tasks.map(({ side, slot }) => ({ id: 'mare_nostrum-task-on', args: { side, slot: slot.startsWith('caravan') ? 'caravan' : slot } }));
  if (tasks.length) lines.push(words('mare_nostrum-board-tasks', { tasks }));
  if (province.war_torn) lines.push(words('mare_nostrum-board-war-torn'));
  return lines;
}

export function linesOfSea(context: MareNostrumContext, sea: SeaView): string[] {
  const fleets = each(sea.triremes).map(([side, count]) => context.words('mare_nostrum-triremes-of', { side, count }));
  return fleets.length ? fleets : [context.words('mare_nostrum-board-empty-sea')];
}

export function linesOfFigure(context: MareNostrumContext, figure: FigureView): string[] {
  const lines = [context.words(`mare_nostrum-effect-${figure.id}`)];
  if (figure.owner) lines.push(context.words('mare_nostrum-board-figure-owner', { side: figure.owner }));
  else lines.push(context.words('mare_nostrum-board-figure-price', { price: figure.price, missing: figure.missing }));
  return lines;
}
