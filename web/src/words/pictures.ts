/**
 * Pictures inside sentences: before the word for a thing stands the picture of it.
 *
 * No sentence says where: a name of the Fluent files belongs to a picture if it is the term of that name
 * (`-minerva-temple`) or is chosen by it (`{ $resource -> [wheat] … }`). Whole lines of the log choose by such values,
 * too, but do not name anything by it.
 */
import type { FluentResource } from '@fluent/bundle';

/** The name of the picture of a thing, or null if it has none. */
export type PictureOf = (id: string) => string | null;

/** What a sentence is made of: texts, and the names of pictures. */
export type Piece = { text: string } | { picture: string };

const [BEGIN, END] = ['\uE000', '\uE001'];
const MARK = new RegExp(`${BEGIN}([^${END}]*)${END}`);
const ARTICLE = /^\s*(?:(?:an?|the|az|egy) )?/;

type Pattern = string | Element[];
interface Variant {
  key: { value: string | number };
  value: Pattern;
}
type Element = string | { type: 'select'; selector: { type: string }; variants: Variant[] } | { type: 'var' | 'term' | 'mesg' | 'str' | 'num' | 'func' };

/** Writes marks into the names of pictured things; changes the resource. */
export function illustrate(resource: FluentResource, pictureOf: PictureOf): FluentResource {
  for (const entry of resource.body) {
    const value = entry.value as Pattern | null;
    if (value === null || entry.id.includes('-log-')) continue;
    const picture = entry.id.startsWith('-') ? pictureOf(entry.id.replace(/^-[^-]*-/, '').replaceAll('-', '_')) : null;
    (entry as { value: Pattern }).value = picture ? marked(value, picture) : chosen(value, pictureOf);
  }
  return resource;
}

/** The pattern with marks in those variants that are chosen by a pictured thing. */
function chosen(pattern: Pattern, pictureOf: PictureOf): Pattern {
  if (typeof pattern === 'string') return pattern;
  for (const element of pattern) {
    if (typeof element === 'string' || element.type !== 'select' || element.selector.type !== 'var') continue;
    for (const variant of element.variants) {
      const picture = typeof variant.key.value === 'string' ? pictureOf(variant.key.value) : null;
      variant.value = picture ? marked(variant.value, picture) : chosen(variant.value, pictureOf);
    }
  }
  return pattern;
}

/** The pattern with a mark before its first word, behind its article and numbers; what another name begins is left to that. */
function marked(pattern: Pattern, picture: string): Pattern {
  if (typeof pattern === 'string') return pattern.replace(ARTICLE, (article) => `${article}${BEGIN}${picture}${END}`);
  for (const [place, element] of pattern.entries()) {
    if (typeof element === 'string') {
      if (!element.trim()) continue;
      pattern[place] = marked(element, picture) as string;
    } else if (element.type === 'select') {
      for (const variant of element.variants) variant.value = marked(variant.value, picture);
    } else if (element.type === 'var') {
      continue;
    }
    return pattern;
  }
  return pattern;
}

/** Takes a sentence with marks apart. */
export function piecesOf(text: string): Piece[] {
  return text.split(MARK).flatMap((part, place): Piece[] => (place % 2 ? [{ picture: part }] : part ? [{ text: part }] : []));
}
