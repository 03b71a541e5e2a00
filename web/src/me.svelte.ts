/** The person behind the cookie: name and language, kept by the server. */
import { changeMe, fetchMe } from './api';
import { recall, remember } from './remember';
import { isLanguage, language, words, type Language } from './words/words.svelte';

export const LONGEST_NAME = 40;

class Person {
  /** The name as it stands in the field, saved or not yet. */
  typed = $state('');
  #saved = '';

  async load(): Promise<void> {
    const me = await fetchMe();
    this.#saved = me.name;
    this.typed ||= me.name;
    if (!recall('language') && isLanguage(me.language) && me.language !== language.language) await language.speak(me.language);
  }

  /** Keeps the typed name; an empty one becomes the word for a guest. Returns the name that counts. */
  async save(): Promise<string> {
    const wanted = this.typed.trim() || words('web-guest');
    if (wanted !== this.#saved) {
      this.#saved = (await changeMe(wanted, language.language)).name;
      this.typed = this.#saved;
    }
    return this.#saved;
  }

  async speak(to: Language): Promise<void> {
    await language.speak(to);
    remember('language', to);
    if (this.#saved) await changeMe(this.#saved, to).catch(() => undefined);
  }
}

export const me = new Person();
