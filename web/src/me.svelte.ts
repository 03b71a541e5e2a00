/** The person behind the cookie: name and language, kept by the server. */
import { changeMe, fetchMe } from './api';
import { recall, remember } from './remember';
import { isLanguage, language, words, type Language } from './words/words.svelte';

export const LONGEST_NAME = 40;

class Person {
  name = $state('');

  async load(): Promise<void> {
    const me = await fetchMe();
    this.name = me.name;
    if (!recall('language') && isLanguage(me.language) && me.language !== language.language) await language.speak(me.language);
  }

  /** Keeps the name; an empty one becomes the word for a guest. Returns the name that counts. */
  async save(name: string): Promise<string> {
    const wanted = name.trim().slice(0, LONGEST_NAME) || words('web-guest');
    if (wanted !== this.name) this.name = (await changeMe(wanted, language.language)).name;
    return this.name;
  }
}

export const me = new Person();

export async function changeLanguage(to: Language): Promise<void> {
  await language.speak(to);
  remember('language', to);
  if (me.name) await changeMe(me.name, to).catch(() => undefined);
}
