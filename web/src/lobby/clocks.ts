/** The clocks a table can have, by the name of their words. */
import type { ClockSetting } from '../types';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const CLOCKS: Record<string, ClockSetting | null> = {
  none: null,
  'live-5': { kind: 'live', seconds: 5 * MINUTE, increment: 5 },
  'live-15': { kind: 'live', seconds: 15 * MINUTE, increment: 10 },
  'live-45': { kind: 'live', seconds: 45 * MINUTE, increment: 15 },
  'days-1': { kind: 'correspondence', seconds: DAY, increment: 0 },
  'days-3': { kind: 'correspondence', seconds: 3 * DAY, increment: 0 },
  'days-7': { kind: 'correspondence', seconds: 7 * DAY, increment: 0 },
};
