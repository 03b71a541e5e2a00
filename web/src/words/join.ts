/** Enumerations, written as `Words` in `saturnalia/kernel/words.py` writes them. */

/** How a language joins the last of several things, and how where that word has been used inside one of them. */
const AND: Record<string, [string, string]> = { en: [' and ', ', and '], hu: [' és ', ', valamint '] };

/**
 * An enumeration of sentences; where one is divided itself (brackets do not count), they stand between semicolons, and
 * where one is two things joined, the last of them is set apart from it.
 */
export function join(parts: readonly string[], language: string): string {
  const bare = parts.map((part) => part.replace(/\([^()]*\)/g, ''));
  if (bare.some((part) => /, |: | – /.test(part))) return parts.join('; ');
  const [within, apart] = AND[language]!;
  if (parts.length > 1 && bare.some((part) => part.includes(within))) {
    return parts.slice(0, -1).join(', ') + apart + parts.at(-1);
  }
  return enumerate(parts, language);
}

/** "a, b, and c" as the language has it, whatever stands in the texts, such as names of people. */
export function enumerate(texts: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(texts);
}
