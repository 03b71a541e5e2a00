/** What the person looks at on the board: a cell or a direction, by pointer or focus, for the previews. */
import type { Direction } from './view';

export class Look {
  cell = $state<number | null>(null);
  direction = $state<Direction | null>(null);

  atCell(cell: number): void {
    this.cell = cell;
  }

  towards(direction: Direction): void {
    this.direction = direction;
  }

  /** Later, because a focused node that is taken away loses the focus while the board is being drawn. */
  away(): void {
    queueMicrotask(() => {
      this.cell = null;
      this.direction = null;
    });
  }
}
