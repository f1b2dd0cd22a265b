/**
 * The line to the hall. It comes back by itself after a cut, says what has been seen, and sends again whatever has not
 * been acknowledged: an act is done when the hall has written it down, not when it was sent.
 */
import { deviceTime, HallTime } from './hall-time';
import { newId, Outbox, scopeOf, type Kept, type Outgoing } from './outbox';
import type { Act, ClientMsg, Color, Key, Seen, ServerMsg } from './wire/types';

export type Line = 'connecting' | 'online' | 'offline' | 'revoked';

export interface LineStatus {
  line: Line;
  /** Acts not yet acknowledged. */
  kept: number;
  /** The last way there and back, in milliseconds. */
  delay: number | null;
}

export type Reply = Extract<ServerMsg, { type: 'acked' | 'refused' }>;

export interface Sent {
  id: string;
  /** What the hall said. It never comes if the page is closed first; the act is sent again by the next page. */
  reply: Promise<Reply>;
}

/** As much of a WebSocket as is used, so that a test can be one. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event?: { code?: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionOptions {
  url: string;
  token?: string | null;
  language: () => string;
  seen: () => Seen[];
  onMessage: (message: ServerMsg) => void;
  onStatus: (status: LineStatus) => void;
  storage?: Storage | null;
  dial?: (url: string) => Wire;
  /** For those who look on and find no place. */
  crowd?: () => Wire;
  device?: () => number;
  random?: () => number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** After a refusal that asks for patience. */
const PATIENCE = 1_500;
const PING_EVERY = 4_000;
/** The first questions come quickly, so that the clocks agree soon. */
const FIRST_PINGS = [0, 250, 1_000];
/** Longer silence is a cut that nobody has reported. */
const SILENCE = 10_000;
/** All places are taken. */
const NO_PLACE = 1013;

export class Connection {
  readonly time: HallTime;
  readonly #options: ConnectionOptions;
  readonly #outbox: Outbox;
  readonly #replies = new Map<string, (reply: Reply) => void>();
  /** Ids sent on this line and not answered. */
  readonly #inFlight = new Set<string>();
  #wire: Wire | null = null;
  #line: Line = 'connecting';
  #watched: Key[] = [];
  #attempts = 0;
  #delay: number | null = null;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setTimeout>[] = [];
  #beat: ReturnType<typeof setInterval> | undefined;
  #closed = true;
  /** Nobody but those who look on is told that there is no place. */
  #looksOn = true;
  #crowded = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.time = new HallTime(options.device);
    this.#outbox = new Outbox(scopeOf(options.token ?? null), options.storage ?? null);
  }

  get status(): LineStatus {
    return { line: this.#line, kept: this.#outbox.all.length, delay: this.#delay };
  }

  /** What is not yet known to be on the hall's disk, the oldest first. */
  get kept(): readonly Kept[] {
    return this.#outbox.all;
  }

  /** Begins, and does not give up until `close`. */
  open(): void {
    if (!this.#closed) return;
    this.#closed = false;
    globalThis.addEventListener?.('online', this.#hurry);
    this.#dial();
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.('online', this.#hurry);
    this.#hangUp();
    clearTimeout(this.#retry);
  }

  /** Says hello anew: the language or the session has changed. */
  again(): void {
    if (this.#closed) return;
    this.#hangUp();
    clearTimeout(this.#retry);
    this.#attempts = 0;
    this.#dial();
  }

  /** `side` is for a clock between two players: on which side of it. */
  act(act: Act, key: Key | null = null, side: Color | null = null): Sent {
    return this.#keep({ type: 'act', id: newId(), key, side, act, moment: null });
  }

  call(reason: string, key: Key | null = null): Sent {
    return this.#keep({ type: 'call', id: newId(), key, reason });
  }

  takeCall(key: Key, call: number): Sent {
    return this.#keep({ type: 'take-call', id: newId(), key, call });
  }

  closeCall(key: Key, call: number): Sent {
    return this.#keep({ type: 'close-call', id: newId(), key, call });
  }

  /** Which boards this screen shows in full. */
  watch(boards: Key[]): void {
    this.#watched = boards;
    if (this.#line === 'online') this.#send({ type: 'watch', boards });
  }

  /** This page has lost track of a board. */
  whole(key: Key): void {
    this.#send({ type: 'whole', key });
  }

  // Sending

  #keep(message: Outgoing): Sent {
    // Nothing may overtake what still waits.
    const clear = this.#line === 'online' && !this.#patience && this.#outbox.all.length === this.#inFlight.size;
    const kept = this.#outbox.keep(message, this.#hallTime());
    const reply = new Promise<Reply>((resolve) => this.#replies.set(message.id, resolve));
    if (clear) {
      this.#inFlight.add(message.id);
      this.#send(message);
    } else {
      // Done while nobody could hear it: the moment goes with it.
      this.#stamp(kept);
    }
    this.#report();
    return { id: message.id, reply };
  }

  #stamp(kept: Kept): void {
    if (kept.message.type === 'act' && kept.message.moment === null) kept.message.moment = kept.made;
  }

  /** What was kept goes out one by one, so that its order cannot be lost. */
  #drain(): void {
    if (this.#line !== 'online' || this.#patience || this.#inFlight.size > 0) return;
    const next = this.#outbox.all[0];
    if (!next) return;
    this.#stamp(next);
    this.#inFlight.add(next.message.id);
    this.#send(next.message);
  }

  #send(message: ClientMsg): void {
    try {
      this.#wire?.send(JSON.stringify(message));
    } catch {
      // The line is going down; what matters is kept.
    }
  }

  #hallTime(): number | null {
    const now = this.time.now();
    return now === null ? null : Math.round(now);
  }

  // Hearing

  #hear(message: ServerMsg): void {
    this.#heard = this.#now();
    switch (message.type) {
      case 'welcome':
        this.time.welcome(message.now);
        this.#attempts = 0;
        this.#looksOn = message.role.kind === 'spectator';
        this.#set('online');
        if (this.#watched.length > 0) this.#send({ type: 'watch', boards: this.#watched });
        this.#startPings();
        this.#options.onMessage(message);
        // Staff whose session has ended while acts were kept: they wait for the next signing in.
        if (message.role.kind !== 'spectator') this.#drain();
        return;
      case 'pong':
        this.#delay = this.time.pong(message.sent, message.now);
        this.#report();
        return;
      case 'acked':
        this.#answered(message);
        break;
      case 'refused':
        if (message.kind === 'disk' || message.kind === 'too-fast') this.#wait(message.id);
        else this.#answered(message);
        break;
      case 'revoked':
        this.close();
        this.#set('revoked');
        break;
      default:
    }
    this.#options.onMessage(message);
  }

  #answered(reply: Reply): void {
    this.#inFlight.delete(reply.id);
    this.#outbox.drop(reply.id);
    this.#replies.get(reply.id)?.(reply);
    this.#replies.delete(reply.id);
    this.#report();
    this.#drain();
  }

  /** The hall cannot take it now: it stays kept, and so does all that is made meanwhile. */
  #wait(id: string): void {
    this.#inFlight.delete(id);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.#patience = undefined;
      this.#drain();
    }, PATIENCE);
  }

  // The line

  #dial(): void {
    const { url, dial = (to: string) => new WebSocket(to) as Wire, crowd } = this.#options;
    const crowded = this.#crowded;
    this.#crowded = false;
    this.#set(this.#attempts === 0 ? 'connecting' : 'offline');
    let wire: Wire;
    try {
      wire = crowded && crowd ? crowd() : dial(url);
    } catch {
      this.#lost();
      return;
    }
    this.#wire = wire;
    this.#heard = this.#now();
    clearInterval(this.#beat);
    // Who asks by himself hears silence by himself.
    if (!crowded) this.#beat = setInterval(() => this.#listen(wire), 1_000);
    wire.onopen = () => {
      const { token = null, language, seen } = this.#options;
      this.#send({ type: 'hello', token, language: language(), seen: seen() });
    };
    wire.onmessage = (event) => {
      if (this.#wire === wire) this.#hear(JSON.parse(event.data) as ServerMsg);
    };
    wire.onclose = (event) => {
      if (this.#wire !== wire) return;
      const alone = (this.#options.token ?? null) === null && this.#looksOn;
      this.#crowded = alone && event?.code === NO_PLACE;
      this.#lost();
    };
  }

  /** A line may die without a word, for instance when a tablet leaves the reach of the hall's radio. */
  #listen(wire: Wire): void {
    if (this.#wire === wire && this.#now() - this.#heard > SILENCE) {
      this.#hangUp();
      this.#lost();
    }
  }

  #lost(): void {
    this.#hangUp();
    if (this.#closed) return;
    this.#attempts += 1;
    this.#set('offline');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#attempts - 1, 8));
    // Two hundred tablets must not come back in the same instant.
    const jitter = 0.5 + (this.#options.random ?? Math.random)();
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#dial(), wait * jitter);
  }

  #hangUp(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#inFlight.clear();
    clearTimeout(this.#patience);
    this.#patience = undefined;
    clearInterval(this.#beat);
    for (const ping of this.#pings) clearTimeout(ping);
    this.#pings = [];
    this.#delay = null;
    wire?.close();
  }

  readonly #hurry = (): void => {
    if (this.#line === 'offline' && !this.#closed && !this.#wire) {
      clearTimeout(this.#retry);
      this.#dial();
    }
  };

  #startPings(): void {
    const ping = (): void => this.#send({ type: 'ping', sent: this.#now(), delay: this.#delay });
    const beat = (): void => {
      ping();
      this.#pings = [setTimeout(beat, PING_EVERY)];
    };
    this.#pings = FIRST_PINGS.map((after) => setTimeout(ping, after));
    this.#pings.push(setTimeout(beat, PING_EVERY));
  }

  #now(): number {
    return (this.#options.device ?? deviceTime)();
  }

  #set(line: Line): void {
    this.#line = line;
    this.#report();
  }

  #report(): void {
    this.#options.onStatus(this.status);
  }
}
