/** What the boards of all games are made with: how their parts speak and answer. */
import { untrack } from 'svelte';
import type { BoardProps } from '../games';
import type { Position, Sentence } from '../types';

/** What every part of a board needs to speak and to answer. */
export interface BoardContext {
  say: (sentence: Sentence) => string;
  words: (id: string, args?: Record<string, unknown>) => string;
  nameOf: (seat: number) => string;
  /** Answers with this target; one that several questions lead to answers them all, one after the other. */
  choose: (target: string) => void;
  /** Answers several questions with one gesture, each as soon as it is asked. */
  chooseAll: (first: string, ...rest: string[]) => void;
  isLegal: (target: string) => boolean;
  /** Whether choosing it would first answer the questions that stand before it. */
  isReachable: (target: string) => boolean;
  isHinted: (target: string) => boolean;
  /** The whole sentence of a legal answer, or nothing. */
  answer: (target: string) => string | null;
  /** The values in that sentence by their names, such as a price; none if the answer is not legal. */
  valuesOf: (target: string) => Record<string, unknown>;
}

/** The context of a board; `stepsTo` names the answers that lead to a target which is not legal yet, and the target as the last of them. */
export function createContext(props: () => BoardProps, stepsTo: (target: string) => [string, ...string[]] | null = () => null): BoardContext {
  const legal = $derived(new Map(props().position.choices.map((choice) => [choice.name, choice])));
  const steps = (target: string) => (legal.has(target) ? null : stepsTo(target));
  const chooseAll = answerInTurn(() => props().position, (target) => props().choose(target));
  return {
    say: (sentence) => props().say(sentence),
    words: (id, args) => props().words(id, args),
    nameOf: (seat) => props().table.seats[seat]?.name || props().words('seat-number', { number: seat + 1 }),
    choose: (target) => chooseAll(...(steps(target) ?? [target])),
    chooseAll,
    isLegal: (target) => legal.has(target),
    isReachable: (target) => steps(target) !== null,
    isHinted: (target) => target === props().hint,
    answer: (target) => {
      const choice = legal.get(target);
      return choice ? props().say(choice.text) : null;
    },
    valuesOf: (target) => legal.get(target)?.text.args ?? {},
  };
}

/** A function that gives the first answer now and each other one to the question after it; one that is not offered there ends it. */
export function answerInTurn(position: () => Position | null, choose: (target: string) => void): BoardContext['chooseAll'] {
  let waiting: string[] = [];
  const seq = $derived(position()?.seq);
  $effect(() => {
    void seq;
    untrack(() => {
      const target = waiting.shift();
      if (target && position()?.choices.some((choice) => choice.name === target)) choose(target);
      else waiting = [];
    });
  });
  return (first, ...rest) => {
    waiting = rest;
    choose(first);
  };
}
