/** A question that has just appeared waits for a moment: a second tap, meant for the question before it, does not answer it. */
import type { Attachment } from 'svelte/attachments';
import { settings } from '../settings.svelte';

const SETTLE_MS = 400;
/** How long it is told that a tap came too early. */
const TOLD_MS = 2500;

export class Settling {
  /** The question is too new to be answered by a tap. */
  waits = $state(false);
  /** A tap came too early: the table says so. */
  wasEarly = $state(false);
  /** The mouse has not moved since the question appeared: what happens to lie below it was not pointed at. */
  isStill = $state(false);
  /** Taps that began before this moment answer nothing. */
  #readyAt = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Another question is on the screen, or is in sight again. */
  begin(): void {
    this.#timers.forEach(clearTimeout);
    this.wasEarly = false;
    this.isStill = true;
    if (!settings.guard) return;
    this.waits = true;
    this.#readyAt = Infinity;
    requestAnimationFrame(() => {
      this.#readyAt = performance.now() + SETTLE_MS;
      this.#timers = [setTimeout(() => (this.waits = false), SETTLE_MS)];
    });
  }

  move = (): void => {
    this.isStill = false;
  };

  /** Attach to whatever answers can be given on. Keys answer at once, but one that is held down answers nothing by itself. */
  guard: Attachment<HTMLElement> = (node) => {
    let beganAt = 0;
    const down = (event: PointerEvent) => (beganAt = event.timeStamp);
    const click = (event: MouseEvent) => {
      const isTap = event.detail > 0;
      if (!isTap || beganAt >= this.#readyAt) return;
      event.preventDefault();
      event.stopPropagation();
      this.wasEarly = true;
      this.#timers.push(setTimeout(() => (this.wasEarly = false), TOLD_MS));
    };
    const key = (event: KeyboardEvent) => {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    };
    node.addEventListener('pointerdown', down, true);
    node.addEventListener('click', click, true);
    node.addEventListener('keydown', key, true);
    return () => {
      node.removeEventListener('pointerdown', down, true);
      node.removeEventListener('click', click, true);
      node.removeEventListener('keydown', key, true);
    };
  };
}
