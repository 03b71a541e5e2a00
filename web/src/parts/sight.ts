/** On a screen where the board scrolls, what a question is about comes into sight. */

/** Scroll to what can be chosen on a board, unless some of it is seen already. */
export function bringIntoSight(board: HTMLElement): void {
  const ground = board.closest<HTMLElement>('.ground');
  if (!ground || ground.scrollHeight <= ground.clientHeight + 1) return;
  const frame = ground.getBoundingClientRect();
  const legal = [...board.querySelectorAll<HTMLElement>('.legal')].map((piece) => piece.getBoundingClientRect()).filter((box) => box.height > 0);
  if (!legal.length || legal.some((box) => box.top >= frame.top && box.bottom <= frame.bottom)) return;
  const top = Math.min(...legal.map((box) => box.top)) - frame.top;
  ground.scrollBy({ top: top - Math.min(60, frame.height / 5), behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
}
