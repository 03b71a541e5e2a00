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

const targetOnBoard = (name: string) => document.querySelector<HTMLElement>(`main.board [data-target="${CSS.escape(name)}"]`);

/** Moves the board so that something of this can be tapped there, if nothing can be yet. */
export function showTargets(names: string[]): void {
  const inSight = targetsInSight();
  if (names.some((name) => inSight.has(name))) return;
  const there = names.map(targetOnBoard).find((node) => node?.checkVisibility());
  there?.scrollIntoView({ block: 'center', inline: 'nearest' });
}

/** Moves the board to the first thing that has just changed, if none of them is in sight. */
export function showChange(): void {
  const ground = document.querySelector('main.board .ground');
  const edges = ground?.getBoundingClientRect();
  const changed = [...(ground?.querySelectorAll<HTMLElement>(':is(.fresh, .changed)') ?? [])].filter((node) => node.checkVisibility());
  const isInSight = (node: Element) => {
    const { top, bottom } = node.getBoundingClientRect();
    return edges && bottom > edges.top && top < edges.bottom;
  };
  if (!changed.some(isInSight)) changed[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'smooth' });
}

/** The targets that can be tapped on the board without scrolling or unfolding anything. */
export function targetsInSight(): Set<string> {
  const ground = document.querySelector('main.board .ground')?.getBoundingClientRect();
  const found = new Set<string>();
  if (!ground) return found;
  for (const node of document.querySelectorAll<HTMLElement | SVGElement>('main.board [data-target]')) {
    const box = node.getBoundingClientRect();
    const middle = [box.left + box.width / 2, box.top + box.height / 2] as const;
    const isInside = middle[0] >= ground.left && middle[0] <= ground.right && middle[1] >= ground.top && middle[1] <= ground.bottom;
    if (isInside && box.width > 0 && node.checkVisibility({ visibilityProperty: true })) found.add(node.dataset.target!);
  }
  return found;
}
