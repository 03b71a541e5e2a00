/** Enumerations, written as `Words` in `saturnalia/kernel/words.py` writes them. */

/** How a language joins the last of several things, and how where that word has been used inside one of them. */
const AND: Record<string, [string, string]> = { en: [' and ', ', and '], hu: [' és ', ', valamint '] };
/** The same for several things that somebody did: in Hungarian a comma parts two verbs. */
const AND_DID: typeof AND = { ...AND, hu: [', és ', ', és '] };
/** Whose lists and dates a language writes: the English of the words is British. */
export const LOCALES: Record<string, string> = { en: 'en-GB', hu: 'hu' };

/**
 * An enumeration of sentences; where one is divided itself (brackets do not count), they stand between semicolons, and
 * where one is two things joined, or where the language parts two verbs by a comma, the last of them is set apart.
 */
export function join(parts: readonly string[], language: string, areDone = false): string {
  const bare = parts.map((part) => part.replace(/\([^()]*\)/g, ''));
  if (bare.some((part) => /, |: | – /.test(part))) return parts.join('; ');
  const [within, apart] = (areDone ? AND_DID : AND)[language]!;
  if (parts.length > 1 && (within === apart || bare.some((part) => part.includes(within)))) {
    return parts.slice(0, -1).join(', ') + apart + parts.at(-1);
  }
  return enumerate(parts, language);
}

/** "a, b and c" as the language has it, whatever stands in the texts, such as names of people. */
export function enumerate(texts: readonly string[], language: string): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(texts);
}
