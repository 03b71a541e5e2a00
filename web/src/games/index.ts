/** The boards and pictures of the games, found in their folders; a game without its own uses the generic ones. */
import type { Component } from 'svelte';
import type { Position, Sentence, TableInfo } from '../types';
import GenericBoard from './GenericBoard.svelte';
import GenericEmblem from './GenericEmblem.svelte';

export interface BoardProps {
  position: Position;
  table: TableInfo;
  previous: Position | null;
  choose: (target: string) => void;
  say: (sentence: Sentence) => string;
  words: (id: string, args?: Record<string, unknown>) => string;
}

const boards = import.meta.glob<{ default: { Board: Component<BoardProps> } }>('./*/index.ts');
const emblems = import.meta.glob<{ default: Component }>('./*/Emblem.svelte', { eager: true });

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in boards;
}

/** The board of a game; `plain` asks for the readable tables instead. */
export async function loadBoard(game: string, plain: boolean): Promise<Component<BoardProps>> {
  const load = boards[`./${game}/index.ts`];
  return load && !plain ? (await load()).default.Board : GenericBoard;
}

export function emblemOf(game: string): Component {
  return emblems[`./${game}/Emblem.svelte`]?.default ?? GenericEmblem;
}
