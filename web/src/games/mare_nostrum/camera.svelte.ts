/** Which part of the map is shown: wheel, pinch, drag, buttons and keys move it. */
import type { Attachment } from 'svelte/attachments';
import { CANVAS, type Point } from './components';

const MOST_ZOOM = 4;
const STEP = 1.35;
/** Less movement than this, in pixels, is a click. */
const SLACK = 6;
/** What is nearer to the edge than this, in units of the map, counts as not seen. */
const EDGE = 30;
/** On a narrow screen the map begins so large that its words can be read: pixels per unit. */
const READABLE = 1;

export class Camera {
  width = $state(1);
  height = $state(1);
  /** Zoom above the size at which the whole map is seen. */
  zoom = $state(1);
  /** The middle of what is shown, on the map. */
  x = $state(CANVAS.width / 2);
  y = $state(CANVAS.height / 2);

  /** The whole map fits. */
  fit = $derived(Math.min(this.width / CANVAS.width, this.height / CANVAS.height));
  /** Pixels for one unit of the map. */
  scale = $derived(this.fit * this.zoom);
  box = $derived.by(() => {
    const [width, height] = [this.width / this.scale, this.height / this.scale];
    const x = width >= CANVAS.width ? (CANVAS.width - width) / 2 : Math.max(0, Math.min(CANVAS.width - width, this.x - width / 2));
    const y = height >= CANVAS.height ? (CANVAS.height - height) / 2 : Math.max(0, Math.min(CANVAS.height - height, this.y - height / 2));
    return { x, y, width, height };
  });
  isWhole = $derived(this.zoom <= 1.001);

  #begunAt = 0;

  /** As soon as the size is known, and when it is another one: a desk sees everything, a phone begins at home. */
  begin([x, y]: Point): void {
    const fit = this.fit;
    if (this.width < 2 || (fit < this.#begunAt * 1.3 && this.#begunAt < fit * 1.3)) return;
    this.#begunAt = fit;
    this.zoom = fit < READABLE * 0.8 ? READABLE / fit : 1;
    if (this.zoom > 1) [this.x, this.y] = [x, y];
  }

  whole(): void {
    this.zoom = 1;
  }

  /** Zooms around a point of the map, by default the middle. */
  zoomBy(factor: number, at?: Point): void {
    const { x, y, width, height } = this.box;
    const [cx, cy] = at ?? [x + width / 2, y + height / 2];
    const zoom = Math.max(1, Math.min(MOST_ZOOM / Math.min(1, this.fit), this.zoom * factor));
    const change = this.zoom / zoom;
    this.x = cx + (x + width / 2 - cx) * change;
    this.y = cy + (y + height / 2 - cy) * change;
    this.zoom = zoom;
  }

  closer(): void {
    this.zoomBy(STEP);
  }

  farther(): void {
    this.zoomBy(1 / STEP);
  }

  panBy(dx: number, dy: number): void {
    const { x, y, width, height } = this.box;
    this.x = x + width / 2 + dx / this.scale;
    this.y = y + height / 2 + dy / this.scale;
  }

  sees([px, py]: Point): boolean {
    const { x, y, width, height } = this.box;
    return this.isWhole || (px > x + EDGE && px < x + width - EDGE && py > y + EDGE && py < y + height - EDGE);
  }

  /** Brings a place into the middle, unless it is seen. */
  lookAt(place: Point): void {
    if (!this.sees(place)) [this.x, this.y] = place;
  }

  onMap(node: Element, clientX: number, clientY: number): Point {
    const at = node.getBoundingClientRect();
    return [this.box.x + (clientX - at.left) / this.scale, this.box.y + (clientY - at.top) / this.scale];
  }

  key(event: KeyboardEvent): void {
    const far = 60;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => this.panBy(-far, 0),
      ArrowRight: () => this.panBy(far, 0),
      ArrowUp: () => this.panBy(0, -far),
      ArrowDown: () => this.panBy(0, far),
      '+': () => this.closer(),
      '=': () => this.closer(),
      '-': () => this.farther(),
      Home: () => this.whole(),
    };
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  }
}

/** Lets the pointers move the camera; a drag is no click. */
export function moves(camera: Camera): Attachment<HTMLElement> {
  return (node) => {
    const held = new Map<number, { x: number; y: number }>();
    let travelled = 0;

    const middle = () => {
      const points = [...held.values()];
      return { x: points.reduce((sum, point) => sum + point.x, 0) / points.length, y: points.reduce((sum, point) => sum + point.y, 0) / points.length };
    };
    const spread = () => {
      const [a, b] = [...held.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };

    const down = (event: PointerEvent) => {
      if (event.button > 0) return;
      if (event.isPrimary) {
        held.clear();
        travelled = 0;
      }
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      if (event.buttons === 0) held.delete(event.pointerId); // let go outside
      if (!held.has(event.pointerId)) return;
      const [before, wide] = [middle(), spread()];
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = middle();
      travelled += Math.hypot(after.x - before.x, after.y - before.y) + Math.abs(spread() - wide);
      if (travelled < SLACK) return;
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
      camera.panBy(before.x - after.x, before.y - after.y);
      if (held.size > 1 && wide > 0) camera.zoomBy(spread() / wide, camera.onMap(node, after.x, after.y));
    };
    const up = (event: PointerEvent) => held.delete(event.pointerId);
    const click = (event: MouseEvent) => {
      if (travelled < SLACK) return;
      travelled = 0;
      event.preventDefault();
      event.stopPropagation();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      camera.zoomBy(Math.exp(-event.deltaY * 0.0015), camera.onMap(node, event.clientX, event.clientY));
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('click', click, true);
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, true);
      node.removeEventListener('wheel', wheel);
    };
  };
}
