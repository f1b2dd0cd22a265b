/** All that this page knows of the hall. Messages change it, pages show it, and nothing else writes here. */
import { SvelteMap } from 'svelte/reactivity';
import type { LineStatus } from './socket';
import { behind } from './behind';
import type { BoardView, HallView, Key, ResultAt, Role, Seen, ServerMsg, Tile } from './wire/types';

export interface BoardState {
  key: Key;
  version: number;
  view: BoardView;
  /** The language its words are in. */
  language: string;
}

export class State {
  /** Null until the hall has answered. */
  role = $state.raw<Role | null>(null);
  hall = $state.raw<HallView | null>(null);
  /** By `round.board`. A map, so that one board's change redraws one tile among two hundred. */
  readonly tiles = new SvelteMap<string, Tile>();
  readonly boards = new SvelteMap<string, BoardState>();
  /** The disk takes nothing; the words are for staff, others get an empty text. */
  fault = $state.raw<string | null>(null);
  line = $state.raw<LineStatus>({ line: 'connecting', kept: 0, delay: null });
  /** The language in which the hall speaks to this page. */
  language = 'en';
  /** The program that answers; another one than at first means that this page is out of date. */
  build = $state.raw<string | null>(null);
  outdated = $state(false);

  /** Does somebody of the staff sit here? */
  get staff(): boolean {
    return this.role !== null && ['chief-arbiter', 'arbiter', 'organiser'].includes(this.role.kind);
  }

  /** The tiles of a round in the order of boards; of the current round unless told otherwise. */
  round(number: number = this.hall?.current ?? 0): Tile[] {
    return [...this.tiles.values()]
      .filter((tile) => tile.key.round === number)
      .sort((a, b) => a.key.board - b.key.board);
  }

  board(key: Key): BoardState | undefined {
    return this.boards.get(keyText(key));
  }

  /** What need not be said again. Words of another language do not count. */
  seen(): Seen[] {
    return [...this.boards.values()]
      .filter(({ language }) => language === this.language)
      .map(({ key, version }) => ({ key, version }));
  }

  /** Forgets what was said to another role. */
  forget(): void {
    this.tiles.clear();
    this.boards.clear();
  }
}

export function keyText(key: Key): string {
  return `${key.round}.${key.board}`;
}

/** Gives the board of which this page has lost track, if there is one: the hall must tell the whole of it. */
export function reduce(state: State, message: ServerMsg): Key | undefined {
  switch (message.type) {
    case 'welcome':
      state.role = message.role;
      if (state.build !== null && state.build !== message.build) state.outdated = true;
      state.build = message.build;
      return;
    case 'hall':
      state.hall = message.hall;
      putAway(state, message.hall);
      return;
    case 'results':
      if (state.hall) state.hall = withResults(state.hall, message.results);
      return;
    case 'wall':
      for (const tile of message.tiles) {
        const known = state.tiles.get(keyText(tile.key));
        if (!known || known.version <= tile.version) state.tiles.set(keyText(tile.key), tile);
      }
      return;
    case 'board': {
      const id = keyText(message.key);
      const known = state.boards.get(id);
      const { key, version, since = 0 } = message;
      if (since > 0 && known?.version !== since) return key;
      const view = behind(message.view, known?.view, since > 0 ? message.kept : undefined);
      if (!view) return key;
      state.boards.set(id, { key, version, view, language: state.language });
      return;
    }
    case 'fault':
      state.fault = message.words;
      return;
    default:
      // Acknowledgements and times belong to the line.
  }
}

/** Nothing else has changed in the competition. */
function withResults(hall: HallView, results: ResultAt[]): HallView {
  const come = new Map(results.map(({ round, board, result }) => [keyText({ round, board }), result]));
  const rounds = hall.rounds.map((round) => {
    if (!results.some((each) => each.round === round.number)) return round;
    const pairings = round.pairings.map((pairing) => {
      const key = keyText({ round: round.number, board: pairing.board ?? 0 });
      return come.has(key) ? { ...pairing, result: come.get(key) ?? null } : pairing;
    });
    return { ...round, pairings };
  });
  return { ...hall, rounds };
}

/** The start of a round was taken back: its boards are not there any more. */
function putAway(state: State, hall: HallView): void {
  const waiting = new Set(hall.rounds.filter(({ started }) => started === null).map(({ number }) => number));
  for (const known of [state.tiles, state.boards]) {
    for (const [id, { key }] of known) if (waiting.has(key.round)) known.delete(id);
  }
}
