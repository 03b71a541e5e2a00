/** Enumerations, written as `Words` in `saturnalia/kernel/words.py` writes them. */

/** An enumeration of sentences; where one is divided itself (brackets do not count), they stand between semicolons. */
export function join(parts: readonly string[], language: string): string {
  const bare = parts.map((part) => part.replace(/\([^()]*\)/g, ''));
  if (bare.some((part) => /, |: | – /.test(part))) return parts.join('; ');
  return enumerate(parts, language);
}

/** "a, b, and c" as the language has it, whatever stands in the texts, such as names of people. */
export function enumerate(texts: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(texts);
}
