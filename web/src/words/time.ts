/** Points and spans of time in the person's language. */
import { LOCALES } from './join';
import { words, type Language } from './words.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function timeAgo(moment: string, language: Language): string {
  const seconds = (Date.now() - Date.parse(moment)) / 1000;
  if (Number.isNaN(seconds)) return '';
  const format = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' });
  const [unit, length] = STEPS.find(([, size]) => seconds >= size) ?? ['second', 1];
  return unit === 'second' ? words('web-just-now') : format.format(-Math.floor(seconds / length), unit);
}

/** The day of a moment, such as “18 November 2026”. */
export function dayOf(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(new Date(moment));
}

/** A clock: `4:05`, `1:04:05`, or for long times `2 d 4:05`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (number: number) => String(number).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return `${days} d ${hours}:${two(minutes)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
