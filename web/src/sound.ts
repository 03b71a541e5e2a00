/** What pieces sound like on a table, made in the page: wood, coins, dice, a rising pair when it is your turn, a fanfare at the end. Silent unless switched on. */
import { settings } from './settings.svelte';
import type { LogEntry } from './types';

export type Sound = 'wood' | 'coins' | 'dice' | 'turn' | 'end';

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  if (sound === 'wood') knock(context, now, 1);
  else if (sound === 'coins') [0, 0.07, 0.17].forEach((after) => clink(context!, now + after));
  else if (sound === 'dice') [0, 0.08, 0.15, 0.25, 0.31, 0.44].forEach((after, index) => knock(context!, now + after, 0.9 - index * 0.1));
  else if (sound === 'turn') [523, 784].forEach((frequency, index) => tone(context!, frequency, now + index * 0.12, 0.18));
  else [392, 523, 659, 784].forEach((frequency, index) => tone(context!, frequency, now + index * 0.16, index === 3 ? 0.9 : 0.25));
}

const MONEY = /denari|aure[iu]|coin|sesterti|price|paid|income|tax/;
const DICE = /battle|fight|dice|rolled/;

/** What these entries of the log sound like: dice above coins, coins above the wood of a piece that is put down. */
export function soundOf(entries: LogEntry[]): Sound {
  const lines = entries.flatMap((entry) => entry.lines);
  if (lines.some((line) => DICE.test(line.id))) return 'dice';
  if (lines.some((line) => MONEY.test(line.id) || Object.keys(line.args ?? {}).some((name) => MONEY.test(name)))) return 'coins';
  return 'wood';
}

/** A piece on wood: a short dull body, and the click of the touch. */
function knock(audio: AudioContext, start: number, loudness: number): void {
  const pitch = 170 + Math.random() * 60;
  ring(audio, 'sine', pitch, start, 0.09, 0.22 * loudness);
  ring(audio, 'triangle', pitch * 3.1, start, 0.03, 0.09 * loudness);
}

/** A coin: partials that are no multiples of each other. */
function clink(audio: AudioContext, start: number): void {
  const pitch = 2600 + Math.random() * 500;
  [1, 1.47, 2.09].forEach((partial, index) => ring(audio, 'sine', pitch * partial, start, 0.16 - index * 0.03, 0.035));
}

function tone(audio: AudioContext, frequency: number, start: number, length: number): void {
  ring(audio, 'triangle', frequency, start, length, 0.08);
}

function ring(audio: AudioContext, wave: OscillatorType, frequency: number, start: number, length: number, loudness: number): void {
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}
