/** Checks that the deal is the one that was promised at the start: sha256 of seed and salt against the commitment. */
import type { TableInfo } from '../types';

export type Verdict = 'fair' | 'unfair' | 'impossible';

export async function checkFairness(fairness: NonNullable<TableInfo['fairness']>): Promise<Verdict> {
  // browsers offer the check only on https and localhost
  if (!globalThis.crypto?.subtle || !fairness.seed || !fairness.salt) return 'impossible';
  const text = `${BigInt(fairness.seed).toString(16).padStart(16, '0')}-${fairness.salt}`;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === fairness.commitment.toLowerCase() ? 'fair' : 'unfair';
}
