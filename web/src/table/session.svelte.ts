/** One table as this browser knows it: the newest position, the log, the position being looked at, and what may be done. */
import { call } from '../attention';
import { play, soundOf } from '../sound';
import type { Choice, LogEntry, Position, Refusal, SeatInfo, TableInfo, Update, Welcome } from '../types';
import { say, words } from '../words/words.svelte';
import { AnswerNumbers } from './answers.svelte';
import { Connection, type Reply, type Unnumbered } from './connection';
import { Pacing } from './pacing.svelte';
import type { Standing } from './standing';

/** Milliseconds that the first connection may take before it counts as lost. */
const FIRST_CONNECTION = 3_000;

export interface Notice {
  text: string;
  clause: string | null;
}

/** An answer on its way to the server. */
interface Sending {
  seq: number;
  seat: number;
  action: number;
}

export class Session {
  table = $state.raw<TableInfo | null>(null);
  /** The seat that the link leads to by which this page was opened. */
  linkSeat = $state<number | null>(null);
  position = $state.raw<Position | null>(null);
  previous = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** How everybody stood after my last turn. */
  standingBefore = $state.raw<Standing | null>(null);
  /** What the last message brought, for the live region and for marks in the log. */
  news = $state.raw<LogEntry[]>([]);
  /** There is more of the log before what is here. */
  earlier = $state(false);
  past = $state.raw<Position | null>(null);
  online = $state(false);
  /** It has been lost, or does not come about: whoever waits for the first one for a moment is not told so. */
  isLost = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  notice = $state.raw<Notice | null>(null);
  hinted = $state<number | null>(null);
  /** A bot thinks about a hint; the strongest takes its second. */
  advising = $state(false);
  busy = $state(false);
  /** The answer that was tapped and has not happened yet. It is never lost: after a lost connection it is sent again. */
  sending = $state.raw<Sending | null>(null);
  /** When the clocks of `table` were read, on this machine's own clock. */
  clockRead = $state(performance.now());
  /** The seat whose person has said, at the curtain, that they hold the device. */
  #atDevice = $state<number | null>(null);
  readonly #numbers = new AnswerNumbers();
  readonly pacing = new Pacing<Update>((message) => this.#take(message));
  readonly #connection: Connection;
  readonly #patience: number;
  #wantedPast: number | null = null;
  #acknowledged: Sending | null = null;

  constructor(
    id: string,
    readonly token: string | null,
  ) {
    this.#patience = window.setTimeout(() => (this.isLost = !this.online), FIRST_CONNECTION);
    this.#connection = new Connection(id, token, {
      since: () => this.position?.seq ?? -1,
      opened: () => {
        this.online = true;
        this.isLost = false;
        clearTimeout(this.#patience);
      },
      lost: () => {
        this.online = false;
        this.isLost = true;
        this.busy = false;
      },
      refused: (refusal) => (this.refusal = refusal),
      table: (table) => {
        this.linkSeat ??= table.link_seat ?? null;
        this.#setTable(table);
      },
      message: (message) => this.#receive(message),
    });
  }

  end(): void {
    clearTimeout(this.#patience);
    this.#connection.end();
    this.pacing.forget();
  }

  // -- questions ----------------------------------------------------------------------------------------------------

  names = $derived(this.table?.seats.map((seat) => seat.name) ?? []);
  shown = $derived(this.past ?? this.position);
  isPast = $derived(this.past !== null);
  mySeats = $derived(this.table?.seats.filter((seat) => seat.mine && seat.kind === 'person' && !seat.left) ?? []);
  myTurn = $derived(
    this.position !== null && this.position.actor >= 0 && this.position.actor === this.position.viewer && this.position.choices.length > 0,
  );
  choices = $derived<Choice[]>(this.isPast || !this.myTurn ? [] : (this.position?.choices ?? []));

  /** The number that each of them has for the keyboard. */
  numbers = $derived(this.position ? this.#numbers.ofPosition(this.position, this.choices) : []);

  /** Whoever must take the device before anything may be shown: several when nobody has said who holds it. */
  handOver = $derived.by((): SeatInfo[] => {
    const position = this.position;
    if (!position || position.actor < 0 || this.table?.status !== 'playing' || this.mySeats.length < 2) return [];
    const next = this.mySeats.find((seat) => seat.seat === position.actor);
    if (next) return this.#atDevice === next.seat && position.viewer === next.seat ? [] : [next];
    return this.#atDevice === position.viewer ? [] : this.mySeats;
  });

  /** The names of those who sat at the table when an entry of the log was written. */
  namesAt(seq: number): string[] {
    return this.names.map((name, seat) => this.table?.seats[seat]?.former.find((one) => seq < one.until)?.name ?? name);
  }

  nameOf(seat: number): string {
    return this.names[seat] || words('seat-number', { number: seat + 1 });
  }

  // -- requests -----------------------------------------------------------------------------------------------------

  /** Clicking a thing on the board: plays it if it is offered, and otherwise asks why it is not. */
  choose = (target: string): void => {
    const choice = this.choices.find((offered) => offered.name === target);
    if (choice) void this.act(choice.action);
    else if (this.isPast) this.tell(words('web-past-choice'));
    else void this.#request({ type: 'why', target });
  };

  async act(action: number): Promise<void> {
    const position = this.position;
    if (!position || this.isPast) return;
    if (this.sending || this.busy) {
      if (this.sending?.action !== action) this.tell(words('web-still-sending'));
      return;
    }
    this.sending = { seq: position.seq, seat: position.viewer, action };
    await this.#send();
  }

  /** Without a reply the answer waits until the table is there again. After an acknowledgement the new position is on its way. */
  async #send(): Promise<void> {
    const wanted = this.sending;
    if (!wanted) return;
    this.notice = null;
    const reply = await this.#connection.ask({ type: 'act', ...wanted });
    if (reply?.type === 'ack') this.#acknowledged = wanted;
    if (this.sending !== wanted || reply === null || reply.type === 'ack') return;
    this.sending = null;
    if (reply.type === 'refused') this.tell(say(reply.reason, this.names), reply.clause);
  }

  /** The question that was answered stands no more: it has happened, or the table went on without it. What is said about a seat is no answer. */
  #settleSending(): void {
    const wanted = this.sending;
    if (!wanted) return;
    const isMine = this.mySeats.some((mine) => mine.seat === wanted.seat);
    if (isMine && (this.position?.question ?? 0) <= wanted.seq) return;
    this.sending = null;
    const happened = this.#acknowledged === wanted || this.log.some((entry) => entry.seq > wanted.seq && entry.seat === wanted.seat);
    if (isMine && !happened) this.tell(words('refused-stale'));
  }

  async undo(): Promise<void> {
    this.pacing.flush();
    const position = this.position;
    if (!position || position.viewer < 0 || this.busy) return;
    this.busy = true;
    const beyond = !position.may_undo && position.may_undo_beyond;
    await this.#change({ type: 'undo', seq: position.seq, seat: position.viewer, beyond });
  }

  /** Says whether another seat may take back its last choice. */
  answerUndo(seat: number, agree: boolean): Promise<unknown> {
    return this.#request({ type: 'answer_undo', seat, agree, about: this.position?.undo_asked?.seq ?? null });
  }

  /** The person of this seat says that they hold the device now. */
  async takeDevice(seat: number): Promise<void> {
    const reply = await this.#request({ type: 'look', viewer: seat });
    if (reply?.type !== 'refused' && reply !== null) this.#atDevice = seat;
  }

  async hint(): Promise<void> {
    if (!this.position || !this.myTurn || this.advising || !this.table?.hints) return;
    this.advising = true;
    const reply = await this.#request({ type: 'hint', seat: this.position.viewer });
    this.advising = false;
    if (reply?.type === 'hint' && reply.seq === this.position.seq) this.hinted = reply.action;
  }

  /** Leaves the match; whoever else plays at this screen must not go on looking at the cards of that seat. */
  async resign(seat: number): Promise<void> {
    const reply = await this.#request({ type: 'resign', seat });
    if (reply === null || reply.type === 'refused') return;
    this.#atDevice = null;
    const others = this.mySeats.filter((mine) => mine.seat !== seat);
    if (others.length === 1) await this.takeDevice(others[0]!.seat);
  }

  /** Does something about a seat where nobody is; whoever is not the host proposes it. */
  changeSeat(seat: number, change: 'bot' | 'link'): Promise<unknown> {
    return this.#request({ type: 'change_seat', seat, change });
  }

  /** Agrees to what was proposed about a seat, or not. */
  vote(seat: number, agree: boolean): Promise<unknown> {
    return this.#request({ type: 'vote', seat, agree, about: this.position?.vote?.seq ?? null });
  }

  /** Agrees to play on by today's rules or to close the table, or not. */
  changeRules(seat: number, change: 'play_on' | 'close', agree: boolean): Promise<unknown> {
    return this.#request({ type: 'change_rules', seat, change, agree });
  }

  /** Takes my seat back from a bot, and looks from it. */
  async comeBack(seat: number): Promise<void> {
    const reply = await this.#request({ type: 'come_back', seat });
    if (reply?.type === 'ack') await this.takeDevice(seat);
  }

  takeOver(seat: number, level: string): Promise<unknown> {
    return this.#request({ type: 'take_over', seat, level });
  }

  /** Reads the part of the log that lies before what is here. */
  async readEarlier(): Promise<void> {
    const first = this.log[0]?.seq;
    const viewer = this.position?.viewer;
    if (!this.earlier || first === undefined) return;
    const reply = await this.#connection.ask({ type: 'log', before: first });
    if (reply?.type !== 'log' || this.log[0]?.seq !== first || this.position?.viewer !== viewer) return;
    this.log = [...reply.log, ...this.log];
    this.earlier = reply.earlier;
  }

  /** The end of a match is told with all that led there. */
  async #readAll(): Promise<void> {
    let known = -1;
    while (this.earlier && this.log.length > known) {
      known = this.log.length;
      await this.readEarlier();
    }
  }

  /** Shows the position after `seq` entries; dragging asks only for the newest wish. */
  async goTo(seq: number): Promise<void> {
    if (seq >= (this.position?.seq ?? 0)) return this.goToNow();
    const isAsking = this.#wantedPast !== null;
    this.#wantedPast = seq;
    if (isAsking) return;
    while (this.#wantedPast !== null) {
      const wanted: number = this.#wantedPast;
      const reply = await this.#request({ type: 'at', seq: wanted });
      if (this.#wantedPast === wanted || reply?.type !== 'past') {
        if (reply?.type === 'past' && this.#wantedPast !== null) this.past = reply.position;
        this.#wantedPast = null;
      }
    }
  }

  goToNow(): void {
    this.#wantedPast = null;
    this.past = null;
  }

  tell(text: string, clause: string | null = null): void {
    this.notice = { text, clause };
  }

  /** After an acknowledgement the new position is on its way: nothing is chosen from the old one any more. */
  async #change(request: Unnumbered): Promise<void> {
    const reply = await this.#request(request);
    if (reply?.type !== 'ack') this.busy = false;
  }

  async #request(request: Unnumbered): Promise<Reply | null> {
    this.notice = null;
    const reply = await this.#connection.ask(request);
    if (reply === null) this.tell(words('web-not-sent'));
    else if (reply.type === 'refused' || reply.type === 'explanation') this.tell(say(reply.reason, this.names), reply.clause);
    return reply;
  }

  // -- news ---------------------------------------------------------------------------------------------------------

  #setTable(table: TableInfo): void {
    this.table = table;
    this.clockRead = performance.now();
  }

  /** What others do may be held back; where time is counted nothing is. */
  #receive(message: Welcome | Update): void {
    if (message.type === 'welcome') {
      this.pacing.forget();
      this.#take(message);
      return;
    }
    const told = message.undone_to === null ? message.log.findLast((entry) => entry.lines.length > 0 && !this.#isMine(entry.seat)) : undefined;
    if (message.table.clock) this.#take(message);
    else this.pacing.take(message, told?.seat ?? null);
  }

  #take(message: Welcome | Update): void {
    const wasMyTurn = this.myTurn;
    const before = this.position;
    const after = message.position;
    this.#setTable(message.table);
    this.position = after;
    if (before === null || before.viewer !== after?.viewer) this.#startLog(message);
    else if (before.seq !== after.seq && message.undone_to === -1) this.#startLog(message);
    else if (before.seq !== after.seq) this.#continueLog(message, before);
    if (message.type === 'welcome') this.#returnToSeat();
    this.#settleSending();
    // back at the table: the server takes the answer only if the same question stands
    const isBack = message.type === 'welcome' || before?.viewer !== after?.viewer;
    if (isBack && this.sending?.seat === after?.viewer) void this.#send();
    if (after?.ending) void this.#readAll();
    if (this.myTurn && !wasMyTurn) call();
  }

  /** Another viewer knows other things: nothing of the old log stays. */
  #startLog(message: Welcome | Update): void {
    this.log = message.log;
    this.earlier = message.earlier;
    this.news = [];
    void this.#recallStanding();
    this.previous = null;
    this.#settle();
    this.goToNow();
  }

  #continueLog(message: Welcome | Update, before: Position): void {
    const undoneTo = message.undone_to;
    const kept = undoneTo === null ? this.log : this.log.filter((entry) => entry.seq <= undoneTo);
    const last = kept.at(-1)?.seq ?? -1;
    this.news = message.log.filter((entry) => entry.seq > last);
    this.log = [...kept, ...this.news];
    this.previous = undoneTo === null ? before : null;
    this.#settle();
    this.#tellRefusedUndo(before);
    if (this.news.some((entry) => this.#isMine(entry.seat))) this.standingBefore = this.position?.standing ?? null;
    if (this.position?.ending && !before.ending) play('end');
    else if (this.news.some((entry) => entry.lines.length > 0)) play(soundOf(this.news));
  }

  #isMine(seat: number | null): boolean {
    return this.mySeats.some((mine) => mine.seat === seat);
  }

  /** After the table was opened again: how everybody stood after my last turn. */
  async #recallStanding(): Promise<void> {
    this.standingBefore = null;
    const seq = this.log.findLast((entry) => this.#isMine(entry.seat))?.seq;
    if (seq === undefined || seq >= (this.position?.seq ?? 0)) return;
    const reply = await this.#connection.ask({ type: 'at', seq });
    if (reply?.type === 'past' && reply.position.viewer === this.position?.viewer) this.standingBefore ??= reply.position.standing ?? null;
  }

  /** Whoever asked to take back a choice reads the answer where they asked, not only in the log. */
  #tellRefusedUndo(before: Position): void {
    const asked = before.undo_asked?.seat;
    const line = this.news.flatMap((entry) => entry.lines).find((one) => one.id === 'log-refuse-undo' || one.id === 'log-undo-ended');
    if (line && this.mySeats.some((mine) => mine.seat === asked)) this.tell(say(line, this.names));
  }

  #settle(): void {
    this.notice = null;
    this.hinted = null;
    this.busy = false;
  }

  /** A connection begins without a seat where several are mine: whoever held the device still does. */
  #returnToSeat(): void {
    const seat = this.#atDevice;
    if (seat !== null && this.position?.viewer !== seat && this.mySeats.some((mine) => mine.seat === seat)) void this.takeDevice(seat);
  }
}
