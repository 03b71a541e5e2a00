/** Keyboard play: 1–9, 0 and then letters choose, u takes back, r opens the rules, h asks for a hint, ? helps, Escape goes back to now. */
/** The keys of the answers in their order; none of them has another meaning. */
export const CHOICE_KEYS: readonly string[] = [...'1234567890abcdefg'];

export interface KeyActions {
  choose(index: number): void;
  undo(): void;
  rules(): void;
  hint(): void;
  help(): void;
  escape(): void;
}

export function handleKey(event: KeyboardEvent, actions: KeyActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  const byKey: Record<string, () => void> = {
    u: actions.undo,
    r: actions.rules,
    h: actions.hint,
    '?': actions.help,
    Escape: actions.escape,
  };
  const index = CHOICE_KEYS.indexOf(event.key);
  const action = index >= 0 ? () => actions.choose(index) : byKey[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) && !isSlider(target);
}

function isSlider(target: HTMLElement): boolean {
  return target instanceof HTMLInputElement && target.type === 'range';
}
