/** Where the pieces of a province stand: sites, city and units where the component file puts them, the rest in the free room. */
import { PROVINCES, type Point, type ProvinceData } from './components';

export interface Spots {
  label: Point;
  units: Point;
  marker: Point;
  sites: Point[];
  city: Point;
  market: Point;
  temple: Point;
  dock: Point;
}

/** A small island drawn larger in the desert, where there is room. */
export interface Inset {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
}

interface Disc {
  at: Point;
  r: number;
}

const SITE_R = 9.5;
const CITY_R = 10;
const UNITS_R = 15;
const PIECE_R = 8.5;
const MOST_SITES = 2;
const LETTER = 6;
const LINE = 12;
const STEP = 3;
/** More free room than this is no better. */
const ENOUGH = 5;

const ISLANDS: readonly [string, number, number][] = [
  ['corsica', 1.6, 98],
  ['knossos', 1.42, 160],
  ['rhodes', 1.85, 90],
  ['cyprus', 1.55, 114],
];

/** Names that stand better beside a small province than inside it. */
const NAMES_BESIDE: Record<string, Point> = {
  rome: [112, 137],
  sardinia: [60, 158],
  syracusae: [204, 243],
  carthage: [158, 302],
  constantinople: [470, 72],
  phoenicia: [776, 325],
  jerusalem: [775, 372],
  magna_graecia: [308, 205],
  sinai: [754, 432],
};

/** Seas whose widest place is no good one for a name and ships. */
export const SEA_AT: Record<string, Point> = { sardinian_sea: [34, 254], libyan_sea: [271, 367] };
/** A sea too narrow for its name in one line, and where the name begins. */
export const IN_TWO_LINES: Record<string, Point> = { sardinian_sea: [4, 76] };

function boxOf(ring: Point[]): [number, number, number, number] {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export const INSETS: readonly Inset[] = (() => {
  let x = 4;
  return ISLANDS.map(([id, scale, width]) => {
    const inset = { id, scale, x, y: 492, width, height: 104 };
    x += width + 4;
    return inset;
  });
})();

/** The point of the map inside an inset. */
function inInset(inset: Inset, province: ProvinceData, [x, y]: Point): Point {
  const [left, top, right, bottom] = boxOf(province.polygon);
  const middle = [inset.x + inset.width / 2, inset.y + inset.height / 2 + 7] as const;
  return [middle[0] + (x - (left + right) / 2) * inset.scale, middle[1] + (y - (top + bottom) / 2) * inset.scale];
}

export function insetTransform(inset: Inset, province: ProvinceData): string {
  const [x, y] = inInset(inset, province, [0, 0]);
  return `translate(${x} ${y}) scale(${inset.scale})`;
}

/** How far it is to the border, negative outside; what is not more than `least` need not be known. */
function toBorder(x: number, y: number, ring: Point[], least: number): number {
  let nearest = Infinity;
  let inside = false;
  let a = ring[ring.length - 1]!;
  for (const b of ring) {
    const [ax, ay] = a;
    const dx = b[0] - ax;
    const dy = b[1] - ay;
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    const ex = x - ax - along * dx;
    const ey = y - ay - along * dy;
    nearest = Math.min(nearest, ex * ex + ey * ey);
    if (least > 0 && nearest <= least * least) return -Infinity;
    if (ay > y !== b[1] > y && x < (dx * (y - ay)) / dy + ax) inside = !inside;
    a = b;
  }
  return inside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

/** How much room something made of discs has at a place; what is not more than `least` need not be known. */
function roomAt(x: number, y: number, shape: Disc[], ring: Point[], taken: Disc[], least: number): number {
  let room = ENOUGH;
  for (const { at, r } of shape) {
    for (const other of taken) {
      const [dx, dy] = [x + at[0] - other.at[0], y + at[1] - other.at[1]];
      room = Math.min(room, Math.sqrt(dx * dx + dy * dy) - r - other.r); // `Math.hypot` takes several times as long
      if (room <= least) return -Infinity;
    }
  }
  for (const { at, r } of shape) {
    room = Math.min(room, toBorder(x + at[0], y + at[1], ring, least + r - 1) - r + 1);
    if (room <= least) return -Infinity;
  }
  return room;
}

/** The best place for something made of discs, near a wish. A coarse look first: most places are worse than what it finds. */
function roomFor(shape: Disc[], ring: Point[], taken: Disc[], wish: Point): Point {
  const [left, top, right, bottom] = boxOf(ring);
  let [best, found]: [number, Point] = [-Infinity, wish];
  for (const step of [4 * STEP, STEP]) {
    for (let y = top; y <= bottom; y += step) {
      for (let x = left; x <= right; x += step) {
        const [dx, dy] = [x - wish[0], y - wish[1]];
        const way = Math.sqrt(dx * dx + dy * dy) * 0.04;
        if (ENOUGH - way <= best) continue;
        const worth = roomAt(x, y, shape, ring, taken, best + way) - way;
        if (worth > best) [best, found] = [worth, [x, y]];
      }
    }
  }
  return found;
}

function labelShape(name: string): Disc[] {
  const half = (name.length * LETTER) / 2;
  const discs: Disc[] = [];
  for (let x = -half + LINE / 2; x <= half - LINE / 2 + 0.1; x += LINE / 2) discs.push({ at: [x, 0], r: LINE / 2 });
  return discs.length ? discs : [{ at: [0, 0], r: LINE / 2 }];
}

function spotsOf(province: ProvinceData, name: string, moved: (point: Point) => Point, hasLabel: boolean): Spots {
  const ring = province.polygon.map(moved);
  const [sites, units, city] = [province.site.map((site) => moved(site.xy)), moved(province.units_xy), province.city ? moved(province.city.xy) : null];
  const taken: Disc[] = [...sites.map((at) => ({ at, r: SITE_R })), { at: units, r: UNITS_R }];
  if (city) taken.push({ at: city, r: CITY_R });
  const middle = moved(province.center);
  const put = (shape: Disc[], wish: Point): Point => {
    const at = roomFor(shape, ring, taken, wish);
    taken.push(...shape.map((disc) => ({ at: [at[0] + disc.at[0], at[1] + disc.at[1]] as Point, r: disc.r })));
    return at;
  };
  const piece: Disc[] = [{ at: [0, 0], r: PIECE_R }];
  const label = NAMES_BESIDE[province.id] ?? (hasLabel ? put(labelShape(name), [middle[0], middle[1] - province.inradius / 2]) : middle);
  const marker = put(piece, middle);
  const market = put(piece, city ?? middle);
  const temple = put(piece, city ?? middle);
  const dock = put(piece, units);
  // an owner's component file may have sites where the map was drawn with none
  while (sites.length < MOST_SITES) sites.push(put(piece, middle));
  return { label, units, marker, sites, city: city ?? put(piece, middle), market, temple, dock };
}

/** All spots of the map, and those of the insets; the names of the provinces are as long as they are in the person's language. */
export function allSpots(names: readonly string[]): { map: Map<string, Spots>; insets: Map<string, Spots> } {
  const isInset = new Map(INSETS.map((inset) => [inset.id, inset]));
  const map = new Map<string, Spots>();
  const insets = new Map<string, Spots>();
  PROVINCES.forEach((province, index) => {
    const inset = isInset.get(province.id);
    map.set(province.id, spotsOf(province, names[index]!, (point) => point, !inset));
    if (inset) insets.set(province.id, spotsOf(province, '', (point) => inInset(inset, province, point), false));
  });
  return { map, insets };
}
