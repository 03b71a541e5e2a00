/** Holds back what others do, so that it can be followed: a turn after the other at a pace that the person chooses, or a step when they ask for it. */
import { settings, type Pace } from '../settings.svelte';

/** Milliseconds that a thing stands before the next one of the same seat, and before another seat's. */
const STEP_MS: Record<Pace, number> = { once: 0, normal: 450, slow: 1300, step: Infinity };
const TURN_MS: Record<Pace, number> = { once: 0, normal: 1300, slow: 2800, step: Infinity };

interface Held<Message> {
  message: Message;
  /** The seat that did it; null for what needs no time of its own. */
  by: number | null;
}

export class Pacing<Message> {
  /** How many things have happened that are not shown yet. */
  held = $state(0);
  /** Nothing is shown by itself until the person lets it go on. */
  isPaused = $state(false);
  #queue: Held<Message>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: { by: number; at: number } | null = null;

  constructor(readonly show: (message: Message) => void) {}

  /** Something happened; `by`: the other seat that did it, if it is worth being followed. */
  take(message: Message, by: number | null): void {
    if ((settings.pace === 'once' && !this.isPaused) || document.hidden) this.flush();
    if (this.#queue.length === 0 && (by === null || this.#waitFor(by) <= 0)) return this.#tell({ message, by });
    this.#queue.push({ message, by });
    this.held = this.#queue.length;
    this.#wait();
  }

  /** Shows the next thing now, with what came before it and after it and needs no time. */
  next(): void {
    let isTold = false;
    while (this.#queue.length > 0 && !(isTold && this.#queue[0]!.by !== null)) {
      const held = this.#queue.shift()!;
      this.held = this.#queue.length;
      isTold ||= held.by !== null;
      this.#tell(held);
    }
    this.#wait();
  }

  pause(): void {
    this.isPaused = true;
    this.#wait();
  }

  goOn(): void {
    this.isPaused = false;
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
    this.isPaused = false;
    this.#last = null;
  }

  #tell({ message, by }: Held<Message>): void {
    if (by !== null) this.#last = { by, at: performance.now() };
    this.show(message);
  }

  /** Milliseconds until something that this seat did may be shown. */
  #waitFor(by: number | null): number {
    if (this.isPaused) return Infinity;
    if (!this.#last) return 0;
    const pause = (by === null || by === this.#last.by ? STEP_MS : TURN_MS)[settings.pace];
    return this.#last.at + pause - performance.now();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const first = this.#queue[0];
    const wait = first ? this.#waitFor(first.by) : Infinity;
    if (wait < Infinity) this.#timer = setTimeout(() => this.next(), Math.max(0, wait));
  }
}
