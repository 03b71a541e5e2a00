/** It is somebody's turn: told where a person sees, hears or feels it without looking at the page. */
import { settings } from './settings.svelte';
import { play } from './sound';

const PULSE = [120, 80, 120];

/** Marks the tab and the icon of an installed page with how many tables wait for me. */
export function mark(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const path = count > 0 ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon && !icon.href.endsWith(path)) icon.href = path;
  // only some browsers have it, and only for an installed page
  const badge = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  void (count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.())?.catch(() => {});
}

/** Calls the person, as far as they want that. */
export function call(): void {
  play('turn');
  if (settings.vibration && 'vibrate' in navigator) navigator.vibrate(PULSE);
}
