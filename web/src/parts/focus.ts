/** Attach to a panel: `{@attach giveFocusBack}`. When it is taken away, the focus goes back to what opened it; whoever has gone on elsewhere stays there. */
export function giveFocusBack(panel: Element): () => void {
  const opener = document.activeElement as HTMLElement | SVGElement | null;
  return () => {
    const active = document.activeElement;
    if (active === document.body || panel.contains(active)) opener?.focus();
  };
}
