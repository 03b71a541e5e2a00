/** Sentences in the person's language, from the Fluent files that server, terminal and browser share. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall } from '../remember';
import type { Sentence } from '../types';
import { enumerate, join } from './join';
import { illustrate, piecesOf, type Piece, type PictureOf } from './pictures';
import { areDeeds, namesASeat, namesSeats } from './seats';

export const LANGUAGES = ['en', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, unknown>;

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hu: 'Magyar' };

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.includes(text as Language);
}

function firstLanguage(): Language {
  const known = recall('language');
  if (isLanguage(known)) return known;
  return navigator.languages.some((language) => language.startsWith('hu')) ? 'hu' : 'en';
}

const sources = new Map<string, Promise<string>>();

function fetchSource(language: Language, game: string | null): Promise<string> {
  const path = `/api/words/${language}${game ? `?game=${encodeURIComponent(game)}` : ''}`;
  let source = sources.get(path);
  if (!source) {
    source = fetch(path).then((answer) => {
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.text();
    });
    source.catch(() => sources.delete(path));
    sources.set(path, source);
  }
  return source;
}

class Words {
  language = $state<Language>(firstLanguage());
  #bundle = $state.raw<FluentBundle | null>(null);
  /** The same sentences with marks where pictures stand; only for a game that has pictures. */
  #illustrated = $state.raw<FluentBundle | null>(null);
  #pictureOf: PictureOf | null = null;
  #games = new Set<string>();
  /** The games whose words can be said. */
  #known = new Set<string>();
  #loads = 0;
  #newest = Promise.resolve();

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Switches to a language as soon as its words are here. */
  async speak(language: Language): Promise<void> {
    await this.#load(language);
  }

  /** Adds the words of a game to what can be said. */
  async learn(game: string): Promise<void> {
    this.#games.add(game);
    if (!this.#known.has(game)) await this.#load(this.language);
  }

  /** Puts pictures before the words for things where a sentence is told with them. */
  async illustrate(pictureOf: PictureOf): Promise<void> {
    if (this.#pictureOf === pictureOf) return;
    this.#pictureOf = pictureOf;
    await this.#load(this.language);
  }

  #load(language: Language): Promise<void> {
    return (this.#newest = this.#fetch(language));
  }

  /** Whoever waits for words that are fetched once more with others waits for those. */
  async #fetch(language: Language): Promise<void> {
    const load = ++this.#loads;
    const games = [...this.#games];
    const texts = await Promise.all([null, ...games].map((game) => fetchSource(language, game)));
    if (load !== this.#loads) return this.#newest;
    const pictureOf = this.#pictureOf;
    this.#bundle = bundleOf(language, texts);
    this.#known = new Set(games);
    this.#illustrated = pictureOf && bundleOf(language, texts, pictureOf);
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** The sentence of an id; one that is missing is shown by its id, never an exception. */
  format(id: string, args: Record<string, FluentVariable> = {}, isIllustrated = false): string {
    const bundle = (isIllustrated && this.#illustrated) || this.#bundle;
    const pattern = bundle?.getMessage(id)?.value;
    return pattern ? bundle!.formatPattern(pattern, args, []) : id;
  }
}

function bundleOf(language: Language, texts: readonly string[], pictureOf: PictureOf | null = null): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const resource = new FluentResource(text);
    bundle.addResource(pictureOf ? illustrate(resource, pictureOf) : resource, { allowOverrides: true });
  }
  return bundle;
}

export const language = new Words();

/** A sentence of the furniture or of a game, by its id. */
export function words(id: string, args: Arguments = {}, names: readonly string[] = [], isIllustrated = false): string {
  const given = Object.entries(args).map(([key, value]) => [key, argument(key, value, names, isIllustrated)] as const);
  return language.format(id, Object.fromEntries(given), isIllustrated);
}

/** A sentence that came from the server; seats become the names of those who sit there. */
export function say(sentence: Sentence, names: readonly string[] = []): string {
  return words(sentence.id, sentence.args, names);
}

/** The same, with the pictures of the things that it names. */
export function sayInPieces(sentence: Sentence, names: readonly string[] = []): Piece[] {
  return piecesOf(words(sentence.id, sentence.args, names, true));
}

function argument(key: string, value: unknown, names: readonly string[], isIllustrated: boolean): FluentVariable {
  const inside = (part: Sentence) => words(part.id, part.args, names, isIllustrated);
  if (typeof value === 'number') return namesASeat(key) ? nameOf(value, names) : value;
  if (Array.isArray(value)) {
    const parts = value.map((part) => (namesSeats(key) ? nameOf(part as number, names) : isSentence(part) ? inside(part) : String(part)));
    return value.some(isSentence) ? join(parts, language.language, areDeeds(key)) : enumerate(parts, language.language);
  }
  if (isSentence(value)) return inside(value);
  return value === null || value === undefined ? '' : String(value);
}

function nameOf(seat: number, names: readonly string[]): string {
  return names[seat] || language.format('seat-number', { number: seat + 1 });
}

function isSentence(value: unknown): value is Sentence {
  return typeof value === 'object' && value !== null && 'id' in value && 'args' in value;
}
