/** Enumerations, written as `Words.join` in `saturnalia/kernel/words.py` writes them. */

/** "a, b, and c" as the language has it; parts that are divided themselves stand between semicolons. */
export function join(parts: readonly string[], language: string): string {
  if (parts.some((part) => part.includes(', ') || part.includes(': '))) return parts.join('; ');
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
}
