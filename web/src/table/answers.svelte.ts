/** The answers of a question: which number each has, and which of them stand on the board. */
import type { Choice, Position } from '../types';

/** The same answer to the same question keeps its number as long as the table is open, whatever else can be answered. */
export class AnswerNumbers {
  #known = new Map<string, Map<string, number>>();

  /** The numbers of these answers, one after the other. */
  of(question: string, names: string[]): number[] {
    const known = this.#known.get(question) ?? new Map<string, number>();
    this.#known.set(question, known);
    return names.map((name) => {
      const number = known.get(name) ?? known.size + 1;
      known.set(name, number);
      return number;
    });
  }

  ofPosition(position: Position, choices: Choice[]): number[] {
    return this.of(position.prompt?.id ?? '', choices.map((choice) => choice.name));
  }
}

/** The part of the board that is in sight, and scrolls where there is no room for all of it. */
const groundOf = () => document.querySelector<HTMLElement>('main.board .ground');

/** What can be tapped on the board, unless it is folded away there. */
function targetsOnBoard(kind = ''): (HTMLElement | SVGElement)[] {
  const found = document.querySelectorAll<HTMLElement | SVGElement>(`main.board ${kind}[data-target]`);
  return [...found].filter((node) => node.getBoundingClientRect().width > 0 && node.checkVisibility({ visibilityProperty: true }));
}

/** Pixels that stay free beside what is moved into sight. */
const EDGE = 10;

/** What scrolls up and down around something on the board, from the inside. */
function scrollersAround(node: Element): HTMLElement[] {
  const found = [];
  for (let parent = node.parentElement; parent && !parent.matches('main'); parent = parent.parentElement) {
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY)) found.push(parent);
  }
  return found;
}

/** Moves the board to where most of what can be tapped is whole in sight, as little as possible. */
export function showTargets(): void {
  // a place that is no answer now has its name, too
  const targets = targetsOnBoard('.legal');
  const scrollers = new Map<HTMLElement, Element[]>();
  for (const node of targets) {
    for (const scroller of scrollersAround(node)) scrollers.set(scroller, [...(scrollers.get(scroller) ?? []), node]);
  }
  for (const [scroller, inside] of scrollers) showMost(scroller, inside);
}

function showMost(scroller: HTMLElement, targets: Element[]): void {
  const from = scroller.getBoundingClientRect().top - scroller.scrollTop;
  const boxes = targets.map((node) => {
    // with what hangs below it, such as what a card gives
    const parts = [node, ...node.children].map((part) => part.getBoundingClientRect());
    return { top: parts[0]!.top - from, bottom: Math.max(...parts.map(({ bottom }) => bottom)) - from };
  });
  const seenAt = (scroll: number) => boxes.filter(({ top, bottom }) => top >= scroll && bottom <= scroll + scroller.clientHeight).length;
  const now = scroller.scrollTop;
  const nearest = boxes
    .flatMap(({ top, bottom }) => [top - EDGE, bottom + EDGE - scroller.clientHeight])
    .map((scroll) => Math.min(Math.max(0, scroll), scroller.scrollHeight - scroller.clientHeight))
    .sort((one, other) => Math.abs(one - now) - Math.abs(other - now));
  const best = nearest.reduce((best, scroll) => (seenAt(scroll) > seenAt(best) ? scroll : best), now);
  if (best !== now) scroller.scrollTo({ top: best });
}

/** Moves the board to the first thing that has just changed, if none of them is in sight. */
export function showChange(): void {
  const ground = groundOf();
  const edges = ground?.getBoundingClientRect();
  const changed = [...(ground?.querySelectorAll<HTMLElement>(':is(.fresh, .changed)') ?? [])].filter((node) => node.checkVisibility());
  const isInSight = (node: Element) => {
    const { top, bottom } = node.getBoundingClientRect();
    return edges && bottom > edges.top && top < edges.bottom;
  };
  if (!changed.some(isInSight)) changed[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'smooth' });
}

/** The targets that can be tapped on the board without scrolling or unfolding anything; `anywhere`: also those that scrolling would show. */
export function targetsInSight(anywhere = false): Set<string> {
  const ground = groundOf()?.getBoundingClientRect();
  const found = new Set<string>();
  if (!ground) return found;
  for (const node of targetsOnBoard()) {
    const box = node.getBoundingClientRect();
    const [across, down] = [box.left + box.width / 2, box.top + box.height / 2];
    const isInside = across >= ground.left && across <= ground.right && down >= ground.top && down <= ground.bottom;
    if (anywhere || isInside) found.add(node.dataset.target!);
  }
  return found;
}
