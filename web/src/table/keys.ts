/** Keyboard play: 1–9 choose, u takes back, r opens the rules, h asks for a hint, ? helps, Escape goes back to now. */
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
  const action = /^[1-9]$/.test(event.key) ? () => actions.choose(Number(event.key) - 1) : byKey[event.key];
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
