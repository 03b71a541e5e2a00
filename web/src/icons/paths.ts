/** Shapes that the pictures of several games are put together from, as paths on the 24-unit grid. */
export const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
export const gable = (x: number, y: number, w: number, h: number): string => `M${x} ${y + h}l${w / 2} ${-h} ${w / 2} ${h}z`;
export const columns = (xs: number[], y: number, h: number, w = 2.2): string => xs.map((x) => box(x, y, w, h)).join('');
