/** Smooth outlines for polygons that tile the map: every edge becomes one curve, which both of its sides share. */
import { DECOR, PROVINCES, SEAS, type Point } from './components';

type Kind = 'coast' | 'border' | 'waters' | 'rim';

interface Edge {
  a: Point;
  b: Point;
  kind: Kind;
}

interface Area {
  ring: Point[];
  isLand: boolean;
}

/** How far the middle of an edge is moved aside, as a share of its length, and from which length on. */
const AWAY: Record<Kind, number> = { coast: 0.11, border: 0.06, waters: 0, rim: 0 };
const LONG_ENOUGH = 14;
/** How far the handles of a curve reach along its edge. */
const REACH = 0.34;

const areas = new Map<string, Area>([
  ...SEAS.map((sea): [string, Area] => [sea.id, { ring: sea.polygon, isLand: false }]),
  ...DECOR.map((area): [string, Area] => [area.id, { ring: area.polygon, isLand: area.id !== 'red_sea' }]),
  ...PROVINCES.map((province): [string, Area] => [`province:${province.id}`, { ring: province.polygon, isLand: true }]),
]);

const nameOf = ([x, y]: Point): string => `${x},${y}`;
const edgeName = (a: Point, b: Point): string => [nameOf(a), nameOf(b)].sort().join(' ');

function edgesOf(ring: Point[]): [Point, Point][] {
  return ring.map((point, index) => [point, ring[(index + 1) % ring.length]!]);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** A number between -1 and 1 that depends on the edge alone: the same coast in every browser. */
function chance(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash >>> 8) / 2 ** 23) - 1;
}

function kindsOfEdges(): Map<string, Kind> {
  const sides = new Map<string, boolean[]>();
  for (const { ring, isLand } of areas.values()) {
    for (const [a, b] of edgesOf(ring)) sides.set(edgeName(a, b), [...(sides.get(edgeName(a, b)) ?? []), isLand]);
  }
  const kind = (lands: boolean[]): Kind => (lands.length < 2 ? 'rim' : lands[0] !== lands[1] ? 'coast' : lands[0] ? 'border' : 'waters');
  return new Map([...sides].map(([name, lands]) => [name, kind(lands)]));
}

const kinds = kindsOfEdges();
const edges = new Map<string, Edge>();
const rings = new Map<string, Point[]>();

/** One more corner in the middle of an edge, moved aside by chance: coasts are not straight. */
function bent(a: Point, b: Point): Point[] {
  const name = edgeName(a, b);
  const kind = kinds.get(name)!;
  const [from, to] = nameOf(a) < nameOf(b) ? [a, b] : [b, a];
  const aside = AWAY[kind] * chance(name);
  if (aside === 0 || distance(a, b) < LONG_ENOUGH) return [];
  const at = 0.5 + 0.12 * chance(`${name}!`);
  return [[from[0] + (to[0] - from[0]) * at - (to[1] - from[1]) * aside, from[1] + (to[1] - from[1]) * at + (to[0] - from[0]) * aside]];
}

for (const [id, { ring }] of areas) {
  const corners: Point[] = [];
  for (const [a, b] of edgesOf(ring)) {
    const between = bent(a, b);
    const points = [a, ...between, b];
    points.slice(1).forEach((point, index) => edges.set(edgeName(points[index]!, point), { a: points[index]!, b: point, kind: kinds.get(edgeName(a, b))! }));
    corners.push(a, ...between);
  }
  rings.set(id, corners);
}

const around = new Map<string, Edge[]>();
for (const edge of edges.values()) {
  for (const end of [edge.a, edge.b]) around.set(nameOf(end), [...(around.get(nameOf(end)) ?? []), edge]);
}

/** The corner on the other side of `at` where the line goes on: coasts run through, borders end at them. */
function goesOn(at: Point, edge: Edge): Point | null {
  const others = around.get(nameOf(at))!.filter((other) => other !== edge && other.kind === edge.kind);
  if (others.length !== 1 || edge.kind === 'rim') return null;
  const other = others[0]!;
  return nameOf(other.a) === nameOf(at) ? other.b : other.a;
}

function handle(at: Point, to: Point, edge: Edge): Point {
  const before = goesOn(at, edge) ?? at;
  const length = distance(before, to) || 1;
  const reach = (distance(at, to) * REACH) / length;
  return [at[0] + (to[0] - before[0]) * reach, at[1] + (to[1] - before[1]) * reach];
}

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function curve(a: Point, b: Point): string {
  const edge = edges.get(edgeName(a, b))!;
  if (edge.kind === 'rim') return `L${written(b)}`;
  return `C${written(handle(a, b, edge))} ${written(handle(b, a, edge))} ${written(b)}`;
}

function outline(id: string): string {
  const ring = rings.get(id)!;
  return `M${written(ring[0]!)}${edgesOf(ring).map(([a, b]) => curve(a, b)).join('')}z`;
}

function lines(kind: Kind): string {
  return [...edges.values()].filter((edge) => edge.kind === kind).map(({ a, b }) => `M${written(a)}${curve(a, b)}`).join('');
}

export const OUTLINE: ReadonlyMap<string, string> = new Map([...areas.keys()].map((id) => [id, outline(id)]));
export const COAST = lines('coast');
export const BORDERS = lines('border');
export const WATERS = lines('waters');
