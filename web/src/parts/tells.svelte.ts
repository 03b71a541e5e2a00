/** The detail panel of a board: what hovering, focusing or long pressing a thing tells about it. A board marks its root with `data-board` and shows one `<Told />`. */
import type { Attachment } from 'svelte/attachments';

export interface Told {
  title: string;
  lines?: string[];
}

const LONG_PRESS_MS = 450;
const HOVER_MS = 250;

export const PANEL_ID = 'told';

class Telling {
  told = $state.raw<Told | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  /** Left and right edge of the board: the panel covers neither question nor log. */
  edges: [number, number] = [0, innerWidth];

  show(node: Element, told: Told): void {
    this.told = told;
    this.anchor = node.getBoundingClientRect();
    const board = node.closest('[data-board]')?.getBoundingClientRect();
    if (board) this.edges = [board.left, board.right];
  }

  hide(): void {
    this.told = null;
    this.anchor = null;
  }
}

export const telling = new Telling();

/** Attach to a button: `{@attach tells(() => ({ title, lines }))}`; a button that only informs also tells when tapped. */
export function tells(what: () => Told, onlyInforms = false): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let shown = false;

    const show = () => {
      telling.show(node, what());
      node.setAttribute('aria-describedby', PANEL_ID);
      shown = true;
    };
    const hide = () => {
      clearTimeout(timer);
      node.removeAttribute('aria-describedby');
      if (shown) telling.hide();
      shown = false;
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') timer = setTimeout(show, HOVER_MS);
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') hide();
    };
    const down = (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType !== 'touch') return hide();
      timer = setTimeout(() => {
        pressed = true;
        show();
      }, LONG_PRESS_MS);
    };
    const up = () => clearTimeout(timer);
    // A long press asks; it does not choose.
    const click = (event: MouseEvent) => {
      if (pressed) {
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

    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', hide);
    node.addEventListener('click', click, true);
    node.addEventListener('focus', focus);
    node.addEventListener('blur', hide);
    node.addEventListener('keydown', key);
    node.addEventListener('contextmenu', menu);
    return () => {
      hide();
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', hide);
      node.removeEventListener('click', click, true);
      node.removeEventListener('focus', focus);
      node.removeEventListener('blur', hide);
      node.removeEventListener('keydown', key);
      node.removeEventListener('contextmenu', menu);
    };
  };
}
