/** What sentences about a substitute need to know: the bot's level, or that nobody plays on. */
import { words } from './words.svelte';

/** No level, but a choice at set-up: the seat stays empty and passes. */
export const NOBODY = 'nobody';

export function substitute(level: string): { level: string; who: 'bot' | 'nobody' } {
  return { level: words(`level-${level}`), who: level === NOBODY ? 'nobody' : 'bot' };
}
