/** The boards and pictures of the games, found in their folders; a game without its own uses the generic ones. */
import type { Component } from 'svelte';
import type { Position, Sentence, TableInfo } from '../types';
import GenericBoard from './GenericBoard.svelte';
import GenericEmblem from './GenericEmblem.svelte';

export interface BoardProps {
  position: Position;
  table: TableInfo;
  previous: Position | null;
  /** The target that a bot would choose, once the person has asked for a hint. */
  hint: string | null;
  choose: (target: string) => void;
  say: (sentence: Sentence) => string;
  words: (id: string, args?: Record<string, unknown>) => string;
}

export interface SubjectProps {
  position: Position;
  say: BoardProps['say'];
  words: BoardProps['words'];
}

export interface FinaleProps extends SubjectProps {
  table: TableInfo;
}

export interface GestureProps extends SubjectProps {
  hint: BoardProps['hint'];
  choose: BoardProps['choose'];
}

/** A way to answer some questions that is better than one button for each answer, such as a slider. */
export interface Gesture {
  answers: (position: Position) => boolean;
  Answers: Component<GestureProps>;
}

/** What a game's `index.ts` exports: its board and, where the board may be out of sight on a phone, a small picture of what a question is about; and what it adds to the end of a match, such as a title earned alone. */
export interface Face {
  Board: Component<BoardProps>;
  Subject?: Component<SubjectProps>;
  Finale?: Component<FinaleProps>;
  /** The sign before a line of the log that is about nobody at the table, such as Rome. */
  Sign?: Component<{ line: Sentence }>;
  /** Many answers can be given on the board: on a phone their list scrolls early, so that the board stays in sight. */
  answersOnBoard?: boolean;
  /** It stands in the question, instead of the list; its buttons are called `.choices`, as those of the list are. */
  gesture?: Gesture;
}

const faces = import.meta.glob<{ default: Face }>('./*/index.ts');
const emblems = import.meta.glob<{ default: Component }>('./*/Emblem.svelte', { eager: true });

const generic = Promise.resolve<Face>({ Board: GenericBoard });
/** One promise per game: whoever asks again must not see the board built anew. */
const loaded = new Map<string, Promise<Face>>();

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in faces;
}

/** The board of a game; `plain` asks for the readable tables instead. */
export function loadFace(game: string, plain: boolean): Promise<Face> {
  const load = faces[`./${game}/index.ts`];
  if (!load || plain) return generic;
  let face = loaded.get(game);
  if (!face) {
    face = load().then((module) => module.default);
    face.catch(() => loaded.delete(game));
    loaded.set(game, face);
  }
  return face;
}

export function emblemOf(game: string): Component {
  return emblems[`./${game}/Emblem.svelte`]?.default ?? GenericEmblem;
}
