/** What kind of device this is, so that people recognise it in the list of theirs. */
export type DeviceKind = 'phone' | 'tablet' | 'computer';

const NARROW = 600;

export function deviceKind(): DeviceKind {
  if (!matchMedia('(pointer: coarse)').matches) return 'computer';
  return Math.min(screen.width, screen.height) < NARROW ? 'phone' : 'tablet';
}
