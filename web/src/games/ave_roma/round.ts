/** Where things lie on the round board: a disc of 440 units with the Roma track outside, five areas inside it, and the places in the middle. */
const SIZE = 440;
const CENTRE = SIZE / 2;

export const RIM = 218;
export const TRACK = 184;
export const HUB = 106;

const inTurns = (degrees: number): number => (degrees * Math.PI) / 180;

export function at(degrees: number, radius: number): [number, number] {
  const angle = inTurns(degrees);
  return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)];
}

/** The same as a style: how far from the left and the top, in hundredths. */
export function styleAt(degrees: number, radius: number): string {
  const [x, y] = at(degrees, radius);
  return `left: ${((100 * x) / SIZE).toFixed(2)}%; top: ${((100 * y) / SIZE).toFixed(2)}%`;
}

/** Whether a space of the ring is narrow and high there, as on the left and on the right. */
export function isUpright(degrees: number): boolean {
  return Math.abs(Math.cos(inTurns(degrees))) > 0.6;
}

/** A piece of a ring between two angles and two radii. */
export function ringPiece(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [at(from, outer), at(to, outer), at(to, inner), at(from, inner)].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${a}A${outer} ${outer} 0 0 1 ${b}L${c}A${inner} ${inner} 0 0 0 ${d}z`;
}

/** Space 0 of the Roma track and area 1 lie at the top; both go round clockwise. */
export function angleOfSpace(space: number, spaces: number): number {
  return -90 + (360 / spaces) * space;
}

export function angleOfArea(number: number, areas: number): number {
  return -90 + (360 / areas) * (number - 1);
}
