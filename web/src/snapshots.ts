/**
 * The hall for those who find no place at its sockets: what the public sees comes over HTTP, from whichever proxy keeps it,
 * and is told to the page as if it came over a line.
 */
import type { Wire } from './socket';
import type { ClientMsg, Key, ServerMsg, Tile } from './wire/types';

interface Wall {
  now: number;
  build: string;
  /** What tells its boards from those of any other event at this address. */
  of: string;
  round: number;
  page: number;
  pages: number;
  /** Each board and the version that the public may see of it. */
  versions: [number, number][];
  tiles: Tile[];
  /** The name of the competition; under the same name it is the same. */
  event: string;
}

/** How a text is had; a test has its own way. */
export type Fetch = (path: string) => Promise<unknown>;

const EVERY = 2_000;
/** After so long there may be room at the sockets again. */
const LONGEST = 120_000;
/** So many failures are a cut. */
const FAILURES = 3;

async function overHttp(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

export class Snapshots implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event?: { code?: number }) => void) | null = null;
  readonly #fetch: Fetch;
  readonly #random: () => number;
  readonly #began = Date.now();
  #language = 'en';
  #watched: Key[] = [];
  /** What was told last: the competition, tiles by board, boards by key. */
  #of = '';
  #event = '';
  readonly #tiles = new Map<string, number>();
  readonly #boards = new Map<string, number>();
  #versions = new Map<string, number>();
  #greeted = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #busy = false;

  constructor(get: Fetch = overHttp, random: () => number = Math.random) {
    this.#fetch = get;
    this.#random = random;
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMsg;
    switch (message.type) {
      case 'hello':
        this.#language = message.language ?? 'en';
        void this.#look();
        return;
      case 'watch':
        this.#watched = message.boards;
        void this.#tellBoards();
        return;
      case 'whole':
        this.#boards.delete(name(message.key));
        void this.#tellBoards();
        return;
      default:
      // Who looks on does nothing else; a ping would ask a cache for the time.
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    if (this.#closed || this.#busy) return;
    this.#busy = true;
    try {
      const first = await this.#wall(1);
      const rest = await Promise.all(Array.from({ length: first.pages - 1 }, (_, n) => this.#wall(n + 2)));
      await this.#tell(first, [first, ...rest]);
      await this.#tellBoards();
      this.#failures = 0;
    } catch {
      this.#failures += 1;
    } finally {
      this.#busy = false;
    }
    if (this.#closed) return;
    if (this.#failures >= FAILURES || Date.now() - this.#began > LONGEST) {
      this.close();
      this.onclose?.();
      return;
    }
    // A hundred thousand must not ask in the same instant.
    this.#timer = setTimeout(() => void this.#look(), EVERY * (0.75 + this.#random() / 2));
  }

  async #wall(page: number): Promise<Wall> {
    const more = page === 1 ? '' : `?page=${String(page)}`;
    return (await this.#fetch(`/public/0/wall.${this.#language}.json${more}`)) as Wall;
  }

  async #tell(first: Wall, pages: Wall[]): Promise<void> {
    // Before the tiles, which speak of it. A name that nobody keeps any more is a failure: the next wall has another.
    const told = first.event === this.#event ? null : ((await this.#fetch(`/public/event/${first.event}.json`)) as ServerMsg);
    if (!this.#greeted) this.#say({ type: 'welcome', role: { kind: 'spectator' }, now: first.now, build: first.build });
    this.#greeted = true;
    this.#of = encodeURIComponent(first.of);
    if (told) this.#say(told);
    this.#event = first.event;
    const tiles: Tile[] = [];
    for (const { round, versions, tiles: shown } of pages) {
      versions.forEach(([board, version], place) => {
        const key = name({ round, board });
        this.#versions.set(key, version);
        const tile = shown[place];
        if (tile && this.#tiles.get(key) !== version) tiles.push(tile);
        this.#tiles.set(key, version);
      });
    }
    if (tiles.length > 0) this.#say({ type: 'wall', tiles });
  }

  /** Boards that are looked at, if they have changed. */
  async #tellBoards(): Promise<void> {
    for (const key of this.#watched) {
      const version = this.#versions.get(name(key));
      if (version === undefined || this.#boards.get(name(key)) === version) continue;
      const file = `${String(version)}.${this.#language}.json?of=${this.#of}`;
      const path = `/public/${String(key.round)}/${String(key.board)}/${file}`;
      const board = (await this.#fetch(path).catch(() => null)) as ServerMsg | null;
      if (!board || this.#closed) continue;
      this.#boards.set(name(key), version);
      this.#say(board);
    }
  }

  #say(message: ServerMsg): void {
    if (!this.#closed) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function name({ round, board }: Key): string {
  return `${String(round)}/${String(board)}`;
}
