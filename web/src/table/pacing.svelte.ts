/** Holds back what others do, so that it can be followed: with time to read it, or until the person asks for the next thing. */
import { settings } from '../settings.svelte';

const SLOW_MS = 2200;

export class Pacing<Message> {
  /** How many things have happened that are not shown yet. */
  held = $state(0);
  #queue: { message: Message; isStory: boolean }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Nothing is shown before this moment; at the pace of steps, never by itself. */
  #freeAt = 0;

  constructor(readonly show: (message: Message) => void) {}

  /** Something happened; `isStory`: others did it, and it is worth being followed. */
  take(message: Message, isStory: boolean): void {
    if (settings.pace === 'normal' || document.hidden) this.flush();
    if (this.#queue.length === 0 && (!isStory || performance.now() >= this.#freeAt)) return this.#tell(message, isStory);
    this.#queue.push({ message, isStory });
    this.held = this.#queue.length;
    this.#wait();
  }

  /** Shows the next thing now, with what came before it and after it and needs no time. */
  next(): void {
    let isTold = false;
    while (this.#queue.length > 0 && !(isTold && this.#queue[0]!.isStory)) {
      const { message, isStory } = this.#queue.shift()!;
      this.held = this.#queue.length;
      isTold ||= isStory;
      this.#tell(message, isStory);
    }
    this.#wait();
  }

  /** Shows all that is held back. */
  flush(): void {
    this.#queue.splice(0).forEach(({ message }) => this.show(message));
    this.forget();
  }

  /** What is held back is known otherwise. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.held = 0;
    this.#freeAt = 0;
  }

  #tell(message: Message, isStory: boolean): void {
    const pause = { normal: 0, slow: SLOW_MS, step: Infinity }[settings.pace];
    if (isStory) this.#freeAt = performance.now() + pause;
    this.show(message);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#queue.length > 0 && this.#freeAt < Infinity) this.#timer = setTimeout(() => this.next(), this.#freeAt - performance.now());
  }
}
