/** Which page is shown, and going to another one without loading everything again. */
export interface TableRoute {
  id: string;
  token: string | null;
  kind: 'invite' | 'seat' | 'watch' | null;
}

class Route {
  #address = $state.raw(new URL(location.href));

  constructor() {
    addEventListener('popstate', () => (this.#address = new URL(location.href)));
  }

  /** The table in the address, or null for the lobby. */
  get table(): TableRoute | null {
    const found = /^\/table\/([A-Za-z0-9_-]+)\/?$/.exec(this.#address.pathname);
    if (!found) return null;
    const kind = (['seat', 'invite', 'watch'] as const).find((name) => this.#address.searchParams.has(name)) ?? null;
    return { id: found[1]!, token: kind && this.#address.searchParams.get(kind), kind };
  }

  /** The code that transfers a person to this device, if that is what the address is for. */
  get transferCode(): string | null {
    return this.#address.pathname === '/transfer' ? this.#address.searchParams.get('code') : null;
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#address = new URL(location.href);
    scrollTo(0, 0);
  }

  /** Changes the address without a step in the history: for tokens that have done their work. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.#address = new URL(location.href);
  }
}

export const route = new Route();
