/** The wire to one table: sends requests, delivers messages, and comes back by itself after any loss. */
import { fetchTable, isUnreachable, refusalOf } from '../api';
import { isPlain } from '../games';
import type { FromBrowser, FromServer, Refusal, TableInfo } from '../types';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5_000;
/** Whatever changes something is acknowledged at once, or the connection counts as lost; a bot's advice and long logs take longer. */
const ACKNOWLEDGE_WAIT = 3_000;
const ANSWER_WAIT = 12_000;
const SLOW: FromBrowser['type'][] = ['hint', 'at', 'log', 'why'];
const CONNECT_WAIT = 8_000;
/** How often the page asks for a sign of life (a hidden one less often), how often it looks, and how long silence may last. */
const PING_EVERY = 1_000;
const PING_HIDDEN_EVERY = 5_000;
const LOOK_EVERY = 250;
const LONGEST_SILENCE = 2_500;

export type Unnumbered = FromBrowser extends infer Message ? (Message extends FromBrowser ? Omit<Message, 'ref'> : never) : never;
export type Reply = Exclude<FromServer, { type: 'welcome' | 'update' | 'pong' }>;

export interface Listener {
  /** The number of the newest log entry that is already here. */
  since(): number;
  opened(): void;
  lost(): void;
  refused(refusal: Refusal): void;
  table(table: TableInfo): void;
  message(message: Extract<FromServer, { type: 'welcome' | 'update' }>): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #isWelcome = false;
  #refs = 0;
  #open = new Map<number, { settle: (reply: Reply | null) => void; timer: number }>();
  #wait = FIRST_WAIT;
  #timer = 0;
  #attempts = 0;
  #ended = false;
  /** The game, once it is known and as long as the server lets this page in: then nothing is asked before connecting again. */
  #game: string | null = null;
  #watch: number;
  /** When the server was last heard, and when this page last looked and last asked. */
  #heard = 0;
  #looked = 0;
  #asked = 0;

  constructor(
    readonly id: string,
    readonly token: string | null,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#wake);
    this.#watch = window.setInterval(this.#look, LOOK_EVERY);
    void this.#connect();
  }

  /** Sends a request; the reply is null when the connection was lost before an answer came. */
  ask(request: Unnumbered): Promise<Reply | null> {
    const patience = SLOW.includes(request.type) ? ANSWER_WAIT : ACKNOWLEDGE_WAIT;
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const ref = ++this.#refs;
    return new Promise((settle) => {
      const timer = window.setTimeout(this.#drop, patience);
      this.#open.set(ref, { settle, timer });
      socket.send(JSON.stringify({ ...request, ref }));
    });
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }

  async #connect(): Promise<void> {
    const attempt = ++this.#attempts;
    if (this.#game !== null) return this.#dial(this.#game);
    let table: TableInfo;
    try {
      table = await fetchTable(this.id, this.token, CONNECT_WAIT);
    } catch (error) {
      if (this.#ended || attempt !== this.#attempts) return;
      if (isUnreachable(error)) this.#retry();
      else this.listener.refused(refusalOf(error));
      return;
    }
    if (this.#ended || attempt !== this.#attempts) return;
    this.listener.table(table);
    this.#dial(table.game);
  }

  /** Opens a connection of its own: after a loss, those that the browser keeps for other requests may be as dead as the lost one. */
  #dial(game: string): void {
    const query = new URLSearchParams({ since: String(this.listener.since()), tables: String(isPlain(game)) });
    if (this.token) query.set('token', this.token);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.id)}?${query}`);
    this.#socket = socket;
    this.#game = game;
    this.#isWelcome = false;
    this.#heard = performance.now();
    socket.onmessage = (event) => this.#receive(event.data);
    socket.onclose = () => {
      if (!this.#isWelcome) this.#game = null; // it may have been turned away, and asking tells why
      this.#drop();
    };
  }

  /** The connection is gone, or so silent that it counts as gone. Nobody waits for it to close: that takes a minute on a dead network. */
  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.onmessage = socket.onclose = null;
    socket.close();
    this.#abandon();
    if (!this.#ended) this.#retry();
  };

  /** Looks whether the server still lives, and asks it. A hidden page looks seldom: there only a question without an answer is silence. */
  #look = (): void => {
    const now = performance.now();
    const stood = now - this.#looked;
    this.#looked = now;
    if (!this.#socket) return;
    const isHidden = document.hidden;
    // a page that was busy or asleep itself has not heard what may have come meanwhile
    if (!isHidden && stood > PING_EVERY) this.#heard = Math.max(this.#heard, now - PING_EVERY);
    const isWaiting = !isHidden || !this.#isWelcome || this.#heard < this.#asked;
    const silence = isWaiting ? now - Math.max(this.#heard, this.#isWelcome && isHidden ? this.#asked : 0) : 0;
    if (silence > (this.#isWelcome ? LONGEST_SILENCE : CONNECT_WAIT)) this.#drop();
    else if (this.#isWelcome && now - this.#asked >= (isHidden ? PING_HIDDEN_EVERY : PING_EVERY)) this.#ping(now);
  };

  #ping(now: number): void {
    this.#asked = now;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: 'ping', ref: 0 }));
  }

  #receive(data: unknown): void {
    this.#heard = performance.now();
    const message = parse(data);
    if (!message || message.type === 'pong') return;
    if (message.type === 'welcome' || message.type === 'update') {
      if (message.type === 'welcome') {
        this.#wait = FIRST_WAIT;
        this.#isWelcome = true;
        this.#ping(this.#heard);
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

  /** After sleep or a change of network, do not sit out the rest of a long pause, and see whether the connection still lives. */
  #wake = (): void => {
    if (this.#ended || document.hidden) return;
    const now = performance.now();
    if (this.#socket && this.#isWelcome) {
      this.#heard = now;
      this.#ping(now);
      return;
    }
    this.#drop();
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
  const kinds = ['welcome', 'update', 'ack', 'refused', 'past', 'log', 'explanation', 'hint', 'pong'];
  try {
    const message = JSON.parse(String(data)) as FromServer;
    return kinds.includes(message.type) ? message : null;
  } catch {
    return null;
  }
}
