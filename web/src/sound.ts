/** A small tick when something happens and a rising pair when it is your turn; silent unless switched on. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

export function play(kind: 'tick' | 'turn'): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  const tones = kind === 'tick' ? [520] : [523, 784];
  tones.forEach((frequency, index) => tone(context!, frequency, context!.currentTime + index * 0.12));
}

function tone(audio: AudioContext, frequency: number, start: number): void {
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0.08, start);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.18);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.2);
}
