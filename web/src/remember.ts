/** Small things this browser remembers; a browser that forbids storage simply forgets them. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`saturnalia.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`saturnalia.${key}`, value);
  } catch {
    // storage is forbidden or full: nothing here is needed to play
  }
}
