/** What hovering, focusing or long pressing a thing shows about it; `TooltipPanel.svelte` shows it. */
import type { Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { settings } from '../settings.svelte';
import { words } from '../words/words.svelte';

export interface Tooltip {
  title: string;
  lines?: string[];
  picture?: Snippet;
}

const LONG_PRESS_MS = 450;
const HOVER_MS = 250;
/** A finger that has moved farther than this, in pixels, drags or scrolls. */
const SLACK = 6;

export const PANEL_ID = 'tooltip';

class ShownTooltip {
  content = $state.raw<Tooltip | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  /** Between these the panel stands: for something on the board those of the board, so that it covers neither question nor log. */
  edges: [number, number] = [0, innerWidth];

  show(node: Element, content: Tooltip): void {
    this.content = content;
    // something that explains all around it covers none of that
    this.anchor = (node.closest('[data-explained]') ?? node).getBoundingClientRect();
    const board = node.closest('main')?.getBoundingClientRect();
    this.edges = board ? [board.left, board.right] : [0, innerWidth];
  }

  hide(): void {
    this.content = null;
    this.anchor = null;
  }
}

export const shownTooltip = new ShownTooltip();

/** Attach to a button: `{@attach tooltip(() => ({ title, lines }))}`; a button that only informs also shows it when tapped,
 * and one that must be read first shows it at the first touch and chooses at the second. */
export function tooltip(what: () => Tooltip, onlyInforms = false, mustBeRead = () => false): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let shown = false;
    let touched = false;
    let isPointed = false;

    const show = (mustTapAgain = false) => {
      const content = what();
      const lines = [...(content.lines ?? []), ...(mustTapAgain ? [words('web-tap-to-choose')] : [])];
      shownTooltip.show(node, { ...content, lines });
      node.setAttribute('aria-describedby', PANEL_ID);
      shown = true;
    };
    const hide = () => {
      clearTimeout(timer);
      node.removeAttribute('aria-describedby');
      if (shown) shownTooltip.hide();
      shown = false;
    };
    // not `pointerenter`: nobody points at what appears under a mouse at rest
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || isPointed) return;
      isPointed = true;
      timer = setTimeout(() => show(), HOVER_MS);
    };
    const leave = (event: PointerEvent) => {
      isPointed = false;
      if (event.pointerType !== 'touch') hide();
    };
    const down = (event: PointerEvent) => {
      pressed = false;
      touched = event.pointerType === 'touch';
      if (!touched) return hide();
      timer = setTimeout(() => {
        pressed = true;
        settings.held = true;
        show();
      }, LONG_PRESS_MS);
      // a map that is dragged takes the pointer away from the thing that was touched
      const { clientX, clientY } = event;
      const move = (moved: PointerEvent) => {
        if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > SLACK) up();
      };
      const up = () => {
        clearTimeout(timer);
        removeEventListener('pointermove', move, true);
        removeEventListener('pointerup', up, true);
      };
      addEventListener('pointermove', move, true);
      addEventListener('pointerup', up, true);
    };
    // A long press asks; it does not choose.
    const click = (event: MouseEvent) => {
      if (pressed || (mustBeRead() && touched && !shown)) {
        if (!pressed) show(node.matches('.legal'));
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (onlyInforms) {
        show();
      }
      pressed = false;
    };
    const focus = () => {
      if (node.matches(':focus-visible')) show();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && shown) {
        event.stopPropagation();
        hide();
      }
    };
    const menu = (event: Event) => {
      if (pressed) event.preventDefault();
    };

    const heard = {
      pointermove: move,
      pointerleave: leave,
      pointerdown: down,
      pointercancel: hide,
      focus,
      // Chromium sends it also while a focused node is being taken away: no state may change in the middle of that.
      blur: () => queueMicrotask(hide),
      keydown: key,
      contextmenu: menu,
    } as unknown as Record<string, EventListener>;
    for (const [name, listener] of Object.entries(heard)) node.addEventListener(name, listener);
    node.addEventListener('click', click, true);
    return () => {
      hide();
      for (const [name, listener] of Object.entries(heard)) node.removeEventListener(name, listener);
      node.removeEventListener('click', click, true);
    };
  };
}
