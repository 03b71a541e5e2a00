/** The worker that is picked up in the page and not placed yet: worker and place are one gesture, and until then it can be put back. */
import type { Position } from '../../types';

class Picked {
  #target = $state<string | null>(null);
  #seq = $state(-1);

  /** The answer that the worker in hand stands for, at this question; null if none is. */
  at({ seq }: Position): string | null {
    return this.#seq === seq ? this.#target : null;
  }

  pick({ seq }: Position, target: string | null): void {
    this.#seq = seq;
    this.#target = target;
  }
}

export const picked = new Picked();
