/** What the options of a game and their values are called. */
import type { OptionInfo, OptionValue } from '../types';
import { language, words } from './words.svelte';

function firstKnown(ids: string[], otherwise: string): string {
  const known = ids.find((id) => language.has(id));
  return known ? words(known) : otherwise;
}

export function optionLabel(game: string, option: OptionInfo): string {
  return firstKnown([`${game}-option-${option.name}`, `option-${option.name}`], option.name);
}

export function optionAbout(game: string, option: OptionInfo): string {
  return firstKnown([`${game}-option-${option.name}-about`], '');
}

export function valueLabel(game: string, option: OptionInfo, value: OptionValue): string {
  return firstKnown([`${game}-option-${option.name}-${value}`], String(value));
}
