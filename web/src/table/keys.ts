/** Keyboard play: the number of an answer chooses it, u takes back, r opens the rules, h asks for a hint, n shows what happened next, p pauses what others do, ? helps, Escape closes and goes back to now. */
export interface KeyActions {
  /** A digit of the number of an answer. */
  type(digit: string): void;
  /** The number is whole; says whether there was one. */
  enter(): boolean;
  undo(): void;
  rules(): void;
  hint(): void;
  help(): void;
  next(): void;
  pause(): void;
  escape(): void;
}

export function handleKey(event: KeyboardEvent, actions: KeyActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  if (event.key === 'Enter') {
    if (actions.enter()) event.preventDefault();
    return;
  }
  const byKey: Record<string, () => void> = {
    u: actions.undo,
    r: actions.rules,
    h: actions.hint,
    '?': actions.help,
    n: actions.next,
    p: actions.pause,
    Escape: actions.escape,
  };
  const action = /^[0-9]$/.test(event.key) ? () => actions.type(event.key) : byKey[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

/** What a further digit makes of the number that is being typed: the number of an answer, or digits that wait for the rest of it. */
export function typeNumber(typed: string, digit: string, answers: number[]): { typed: string } | { chosen: number } {
  const written = answers.map(String);
  const next = [typed + digit, digit].find((begun) => written.some((number) => number.startsWith(begun)));
  if (next === undefined) return { typed: '' };
  return written.filter((number) => number.startsWith(next)).length === 1 && written.includes(next) ? { chosen: Number(next) } : { typed: next };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) && !isSlider(target);
}

function isSlider(target: HTMLElement): boolean {
  return target instanceof HTMLInputElement && target.type === 'range';
}
