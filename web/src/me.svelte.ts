/** The person behind the cookie: name and language, kept by the server. */
import { changeMe, fetchMe } from './api';
import { recall, remember } from './remember';
import { isLanguage, language, words, type Language } from './words/words.svelte';

const LONGEST_NAME = 40;

/** The beginning of a name that fits, cut between whole signs: what people see as one picture may be many characters. */
export function fitName(name: string): string {
  let fitting = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (fitting.length + segment.length > LONGEST_NAME) break;
    fitting += segment;
  }
  return fitting;
}

class Person {
  /** The name as it stands in the field, saved or not yet. */
  typed = $state('');
  #saved = '';
  #isLoaded = false;
  /** Saving goes one after another: two first requests at once would make two persons of one, each with a cookie. */
  #saving: Promise<unknown> = Promise.resolve();

  async load(): Promise<void> {
    const me = await fetchMe();
    this.#saved = me.name;
    this.#isLoaded = true;
    this.typed ||= me.name;
    if (!recall('language') && isLanguage(me.language) && me.language !== language.language) await language.speak(me.language);
  }

  /** Keeps the typed name; an empty one becomes the word for a guest. Returns the name that counts. */
  save(): Promise<string> {
    const saved = this.#saving.then(() => this.#keep());
    this.#saving = saved.catch(() => undefined);
    return saved;
  }

  async #keep(): Promise<string> {
    if (!this.#isLoaded) await this.load(); // whoever is quicker than the network has a name perhaps
    const wanted = fitName(this.typed.trim()) || words('web-guest');
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
