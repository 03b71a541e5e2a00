/** What is under the pointer or has the focus, before anything is chosen: the board shows what it would bring. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export class Hovered<Thing> {
  thing = $state.raw<Thing | null>(null);

  /** Attach to whatever stands for the thing: `{@attach hovered.by(cell)}`. A finger that taps may not count as a pointer. */
  by(thing: Thing, byTouch = true): Attachment<HTMLElement> {
    return (node) => {
      const enter = () => (this.thing = thing);
      // not `pointerenter`: nobody points at what appears under a mouse at rest
      const point = (event: PointerEvent) => this.thing !== thing && (byTouch || event.pointerType !== 'touch') && enter();
      const leave = () => this.leave();
      node.addEventListener('pointermove', point);
      node.addEventListener('pointerleave', leave);
      node.addEventListener('focus', enter);
      node.addEventListener('blur', leave);
      return () => {
        node.removeEventListener('pointermove', point);
        node.removeEventListener('pointerleave', leave);
        node.removeEventListener('focus', enter);
        node.removeEventListener('blur', leave);
      };
    };
  }

  /** An effect that calls it does not wait for the next thing. Later, because a focused node that is taken away loses the focus while the board is being drawn. */
  leave(): void {
    const left = untrack(() => this.thing);
    queueMicrotask(() => {
      if (this.thing === left) this.thing = null;
    });
  }
}
