/** What this browser prefers: theme and sound. */
import { recall, remember } from './remember';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Settings {
  #theme = $state<Theme>(THEMES.find((theme) => theme === recall('theme')) ?? 'system');
  #sound = $state(recall('sound') === 'on');

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    remember('theme', theme);
    this.paint();
  }

  get sound(): boolean {
    return this.#sound;
  }

  set sound(on: boolean) {
    this.#sound = on;
    remember('sound', on ? 'on' : 'off');
  }

  /** Shows the chosen theme. */
  paint(): void {
    if (this.#theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#theme;
  }
}

export const settings = new Settings();
