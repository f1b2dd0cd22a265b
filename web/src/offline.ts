/**
 * A player's page must open although the hall is out of reach: a worker keeps its files, and what the hall said last is
 * kept beside what has not been sent.
 */
import { scopeOf } from './outbox';
import type { BoardState, State } from './state.svelte';
import type { HallView, Role } from './wire/types';

/** Browsers have workers only where nobody on the way can change what they load: over TLS, or on the hall's machine. */
export function keepPage(): void {
  if (import.meta.env.PROD) void navigator.serviceWorker?.register('/worker.js', { scope: '/join' }).catch(() => undefined);
}

/** Can this page be loaded again while the hall is out of reach? */
export function isKept(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}

interface Said {
  role: Role;
  boards: BoardState[];
  /** The hall's time, and what the device's calendar clock showed then. */
  now: number;
  at: number;
}

export class LastSaid {
  readonly #name: string;
  readonly #storage: Storage | null;

  constructor(token: string, storage: Storage | null) {
    this.#name = `adoube.said.${scopeOf(token)}`;
    this.#storage = storage;
  }

  /** The hall's own view is large and changes seldom, so that it lies apart. */
  keepHall(hall: HallView): void {
    this.#write('hall', hall);
  }

  keepBoards(state: State, now: number | null): void {
    if (!state.role || now === null) return;
    const said: Said = { role: state.role, boards: [...state.boards.values()], now, at: Date.now() };
    this.#write('boards', said);
  }

  /** Puts it back into a state that has heard nothing; gives the hall's time as far as the device's calendar knows it. */
  restore(state: State): number | null {
    const said = this.#read<Said>('boards');
    if (!said || state.role) return null;
    state.role = said.role;
    state.hall = this.#read<HallView>('hall');
    for (const board of said.boards) {
      // In no language: the hall is to say it again as soon as it is heard.
      state.boards.set(`${board.key.round}.${board.key.board}`, { ...board, language: '' });
    }
    return said.now + Date.now() - said.at;
  }

  forget(): void {
    for (const part of ['hall', 'boards']) this.#storage?.removeItem(`${this.#name}.${part}`);
  }

  #write(part: string, what: unknown): void {
    try {
      this.#storage?.setItem(`${this.#name}.${part}`, JSON.stringify(what));
    } catch {
      // Full or forbidden: then a page that is loaded anew waits for the hall.
    }
  }

  #read<T>(part: string): T | null {
    try {
      return JSON.parse(this.#storage?.getItem(`${this.#name}.${part}`) ?? 'null') as T | null;
    } catch {
      return null;
    }
  }
}
