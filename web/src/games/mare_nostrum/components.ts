/** The map's geometry and the start positions, read from the game's own component file, as the rules read them. */
import type { Figure, Role, Side } from './view';
import source from '../../../../src/saturnalia/games/mare_nostrum/components.toml?raw';

export type Point = [number, number];

interface Drawn {
  id: string;
  polygon: Point[];
}

export interface ProvinceData extends Drawn {
  center: Point;
  inradius: number;
  units_xy: Point;
  kind: 'mainland' | 'island';
  city?: { xy: Point };
  site: { slot: number; xy: Point; commodity: string }[];
  land: string[];
  seas: string[];
}

export interface SeaData extends Drawn {
  center: Point;
  inradius: number;
  seas: string[];
  coasts: string[];
}

/** How a civilisation begins in the basic set-up. */
export interface Civilisation {
  side: Side;
  hero: Figure;
  role: Role | '';
  places: string[];
  start: { id: string; city: number; caravans: number[]; caravan_choice: number[] }[];
}

export const CANVAS = { width: 1000, height: 600 };

type Component = Record<string, unknown>;

/** The components of these kinds; every value of theirs is written on one line, as in JSON. */
function read(...kinds: string[]): Record<string, Component[]> {
  const found: Record<string, Component[]> = Object.fromEntries(kinds.map((kind) => [kind, []]));
  let component: Component | null = null;
  for (const line of source.split('\n')) {
    const heading = /^\[+([a-z_.]+)\]+/.exec(line)?.[1];
    if (heading) {
      const [kind, part] = heading.split('.') as [string, string?];
      component = null;
      if (!found[kind]) continue;
      component = {};
      const parent = found[kind].at(-1);
      if (!part) found[kind].push(component);
      else if (parent && line.startsWith('[[')) parent[part] = [...((parent[part] as Component[]) ?? []), component];
      else if (parent) parent[part] = component;
    } else if (component) {
      const pair = /^([a-z_]+) = (.+)$/.exec(line);
      if (pair) component[pair[1]!] = JSON.parse(pair[2]!);
    }
  }
  return found;
}

const COMPONENTS = read('province', 'sea', 'decor', 'setup');

export const PROVINCES = COMPONENTS.province!.map((component) => ({ site: [], ...component })) as unknown as ProvinceData[];
export const SEAS = COMPONENTS.sea as unknown as SeaData[];
export const DECOR = COMPONENTS.decor as unknown as Drawn[];
export const CIVILISATIONS = COMPONENTS.setup!.map(({ civilisation, hero, role, province }): Civilisation => {
  const start = province as Civilisation['start'];
  return { side: civilisation as Side, hero: hero as Figure, role: role as Role | '', places: start.map(({ id }) => id), start };
});
