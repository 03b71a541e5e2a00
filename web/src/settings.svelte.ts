/** What this browser prefers: theme, sound and vibration, the guard against double taps, the pace of others, and the position as a board or as plain tables. */
import { recall, remember } from './remember';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast what others do is shown: each thing when I ask for it, with time to read it, turn after turn, or as it comes. */
export const PACES = ['step', 'slow', 'normal', 'once'] as const;
export type Pace = (typeof PACES)[number];

class Settings {
  #theme = $state<Theme>(THEMES.find((theme) => theme === recall('theme')) ?? 'system');
  #sound = $state(recall('sound') === 'on');
  #vibration = $state(recall('vibration') === 'on');
  #guard = $state(recall('guard') !== 'off');
  #pace = $state<Pace>(PACES.find((pace) => pace === recall('pace')) ?? 'normal');
  #plain = $state(recall('plain') === 'on');
  #listed = $state(recall('listed') === 'on');
  #held = $state(recall('held') === 'on');

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

  get vibration(): boolean {
    return this.#vibration;
  }

  set vibration(on: boolean) {
    this.#vibration = on;
    remember('vibration', on ? 'on' : 'off');
  }

  /** Whether a tap on a question that has just appeared does not count. */
  get guard(): boolean {
    return this.#guard;
  }

  set guard(on: boolean) {
    this.#guard = on;
    remember('guard', on ? 'on' : 'off');
  }

  get pace(): Pace {
    return this.#pace;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    remember('pace', pace);
  }

  /** Whether all answers stand in the list, also those that can be tapped on the board. */
  get listed(): boolean {
    return this.#listed;
  }

  set listed(on: boolean) {
    this.#listed = on;
    remember('listed', on ? 'on' : 'off');
  }

  /** Whether somebody has once held a finger on something to read about it. */
  get held(): boolean {
    return this.#held;
  }

  set held(on: boolean) {
    this.#held = on;
    remember('held', on ? 'on' : 'off');
  }

  get plain(): boolean {
    return this.#plain;
  }

  set plain(on: boolean) {
    this.#plain = on;
    remember('plain', on ? 'on' : 'off');
  }

  /** Shows the chosen theme. */
  paint(): void {
    if (this.#theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#theme;
  }
}

export const settings = new Settings();
