/** The wire to one table: sends requests, delivers messages, and comes back by itself after any loss. */
import { fetchTable, isUnreachable, refusalOf } from '../api';
import { isPlain } from '../games';
import type { FromBrowser, FromServer, Refusal, TableInfo } from '../types';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5_000;
const ANSWER_WAIT = 12_000;

export type Unnumbered = FromBrowser extends infer Message ? (Message extends FromBrowser ? Omit<Message, 'ref'> : never) : never;
export type Reply = Exclude<FromServer, { type: 'welcome' | 'update' }>;

export interface Listener {
  /** The number of the newest log entry that is already here. */
  since(): number;
  opened(): void;
  /** The page is looked at again: a good moment to see whether the connection still lives. */
  awake(): void;
  lost(): void;
  refused(refusal: Refusal): void;
  table(table: TableInfo): void;
  message(message: Extract<FromServer, { type: 'welcome' | 'update' }>): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #refs = 0;
  #open = new Map<number, { settle: (reply: Reply | null) => void; timer: number }>();
  #wait = FIRST_WAIT;
  #timer = 0;
  #ended = false;

  constructor(
    readonly id: string,
    readonly token: string | null,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    void this.#connect();
  }

  /** Sends a request; the reply is null when the connection was lost before an answer came. */
  ask(request: Unnumbered, patience = ANSWER_WAIT): Promise<Reply | null> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const ref = ++this.#refs;
    return new Promise((settle) => {
      // a network that went away silently shows itself only by not answering
      const timer = window.setTimeout(() => socket.close(), patience);
      this.#open.set(ref, { settle, timer });
      socket.send(JSON.stringify({ ...request, ref }));
    });
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#socket?.close();
    this.#abandon();
  }

  async #connect(): Promise<void> {
    let table: TableInfo;
    try {
      table = await fetchTable(this.id, this.token);
    } catch (error) {
      if (this.#ended) return;
      if (isUnreachable(error)) this.#retry();
      else this.listener.refused(refusalOf(error));
      return;
    }
    if (this.#ended) return;
    this.listener.table(table);
    const query = new URLSearchParams({ since: String(this.listener.since()), tables: String(isPlain(table.game)) });
    if (this.token) query.set('token', this.token);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.id)}?${query}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(event.data);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#abandon();
      if (!this.#ended) this.#retry();
    };
  }

  #receive(data: unknown): void {
    const message = parse(data);
    if (!message) return;
    if (message.type === 'welcome' || message.type === 'update') {
      if (message.type === 'welcome') {
        this.#wait = FIRST_WAIT;
        this.listener.opened();
      }
      this.listener.message(message);
    } else if (message.ref !== null && this.#open.has(message.ref)) {
      const { settle, timer } = this.#open.get(message.ref)!;
      this.#open.delete(message.ref);
      clearTimeout(timer);
      settle(message);
    }
  }

  #retry(): void {
    this.listener.lost();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** After sleep or a change of network, do not sit out the rest of a long pause. */
  #wake = (): void => {
    if (this.#ended || document.hidden) return;
    if (this.#socket) {
      this.listener.awake();
      return;
    }
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#timer = window.setTimeout(() => void this.#connect(), 0);
  };

  #abandon(): void {
    for (const { settle, timer } of this.#open.values()) {
      clearTimeout(timer);
      settle(null);
    }
    this.#open.clear();
  }
}

/** A message of a kind we know; anything else is ignored, so that a newer server does not break an open page. */
function parse(data: unknown): FromServer | null {
  const kinds = ['welcome', 'update', 'ack', 'refused', 'past', 'log', 'explanation', 'hint'];
  try {
    const message = JSON.parse(String(data)) as FromServer;
    return kinds.includes(message.type) ? message : null;
  } catch {
    return null;
  }
}
