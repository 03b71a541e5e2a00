/** The map's geometry, read from the game's own component file: the same polygons that the rules take adjacency from. */
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
  site: { slot: number; xy: Point }[];
}

export interface SeaData extends Drawn {
  center: Point;
  inradius: number;
}

export const CANVAS = { width: 1000, height: 600 };

type Entry = Record<string, unknown>;

/** The entries of the tables named; every value of theirs is written on one line, as in JSON. */
function read(...names: string[]): Record<string, Entry[]> {
  const found: Record<string, Entry[]> = Object.fromEntries(names.map((name) => [name, []]));
  let entry: Entry | null = null;
  for (const line of source.split('\n')) {
    const heading = /^\[+([a-z_.]+)\]+/.exec(line)?.[1];
    if (heading) {
      const [table, part] = heading.split('.') as [string, string?];
      entry = null;
      if (!found[table]) continue;
      entry = {};
      const parent = found[table].at(-1);
      if (!part) found[table].push(entry);
      else if (parent && line.startsWith('[[')) parent[part] = [...((parent[part] as Entry[]) ?? []), entry];
      else if (parent) parent[part] = entry;
    } else if (entry) {
      const pair = /^([a-z_]+) = (.+)$/.exec(line);
      if (pair) entry[pair[1]!] = JSON.parse(pair[2]!);
    }
  }
  return found;
}

const tables = read('province', 'sea', 'decor');

export const PROVINCES = tables.province!.map((entry) => ({ site: [], ...entry })) as unknown as ProvinceData[];
export const SEAS = tables.sea as unknown as SeaData[];
export const DECOR = tables.decor as unknown as Drawn[];
