/** The boards and pictures of the games, found in their folders; a game without its own uses the plain ones. */
import type { Component } from 'svelte';
import type { Pictures } from '../icons/iconsOf';
import { SvelteSet } from 'svelte/reactivity';
import type { BoardContext } from '../parts/board.svelte';
import { settings } from '../settings.svelte';
import type { Position, Sentence, TableInfo } from '../types';
import PlainBoard from './PlainBoard.svelte';
import PlainEmblem from './PlainEmblem.svelte';

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

/** What everything of a game needs that stands outside its board. */
export interface OutsideProps {
  position: Position;
  say: BoardProps['say'];
  words: BoardProps['words'];
}

export interface FinaleProps extends OutsideProps {
  table: TableInfo;
}

export interface AnswerControlProps extends OutsideProps {
  hint: BoardProps['hint'];
  /** Answers this question, and with further targets also those after it. */
  chooseAll: BoardContext['chooseAll'];
}

/** A way to answer some questions that is better than one button for each answer, such as a slider. */
export interface AnswerControl {
  isFor: (position: Position) => boolean;
  Control: Component<AnswerControlProps>;
}

/** What a game's `index.ts` exports; only the board is required. */
export interface GameUI {
  Board: Component<BoardProps>;
  /** A small picture of what a question is about, for a phone on which the board may be out of sight. */
  QuestionPicture?: Component<OutsideProps>;
  /** What it adds to the end of a match, such as a title earned alone. */
  Finale?: Component<FinaleProps>;
  /** The icon before a line of the log that is about nobody at the table, such as Rome. */
  LogIcon?: Component<{ line: Sentence }>;
  /** Its pictures, which stand in the log before the words for what they show. */
  pictures?: Pictures;
  /** Whose shape stands before a line of the log that names no seat, such as one about a civilisation; null for nobody's. */
  seatOfLine?: (line: Sentence, position: Position) => number | null;
  /** Many answers can be given on the board: on a phone their list scrolls early, so that the board stays in sight. */
  answersOnBoard?: boolean;
  /** Questions whose answers are too small on the board to be looked for there: their list is always open. */
  listsAnswersOf?: (position: Position) => boolean;
  /** It stands in the question, instead of the list; its buttons are called `.choices`, as those of the list are. */
  answerControl?: AnswerControl;
}

const games = import.meta.glob<{ default: GameUI }>('./*/index.ts');
const emblems = import.meta.glob<{ default: Component }>('./*/Emblem.svelte', { eager: true });

const plainUI = Promise.resolve<GameUI>({ Board: PlainBoard });
/** One promise per game: whoever asks again must not see the board built anew. */
const loaded = new Map<string, Promise<GameUI>>();

/** Games whose own board did not load, or broke on a view that it does not know: the plain board plays on until the page is loaded again. */
export const brokenBoards = new SvelteSet<string>();

/** Whether a game is shown on the plain board: by choice, for want of its own, or because that broke. */
export function isPlain(game: string): boolean {
  return settings.plain || brokenBoards.has(game) || !(`./${game}/index.ts` in games);
}

/** The board of a game and what belongs to it, or the plain board. */
export function loadUI(game: string): Promise<GameUI> {
  if (isPlain(game)) return plainUI;
  let ui = loaded.get(game);
  if (!ui) {
    ui = games[`./${game}/index.ts`]!().then(
      (module) => module.default,
      (error: unknown) => {
        console.warn(error);
        brokenBoards.add(game);
        return plainUI;
      },
    );
    loaded.set(game, ui);
  }
  return ui;
}

export function emblemOf(game: string): Component {
  return emblems[`./${game}/Emblem.svelte`]?.default ?? PlainEmblem;
}
