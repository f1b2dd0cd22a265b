/** The one hall of this page: its state and the line to it. */
import { language, onLanguage, t } from './i18n';
import { notify } from './notices.svelte';
import { LastSaid } from './offline';
import type { Kept } from './outbox';
import { Connection, type LineStatus, type Sent } from './socket';
import { Snapshots } from './snapshots';
import { reduce, State } from './state.svelte';
import type { Act, Color, Key, ServerMsg } from './wire/types';

export const state = new State();

let connection: Connection | null = null;
let token: string | null = null;
/** For the device of a link, which must go on without the hall. */
let last: LastSaid | null = null;

/** Connects as whoever the token says, or as staff by session, or as a spectator. */
export function connect(link: string | null = null): void {
  connection?.close();
  token = link;
  last = link === null ? null : new LastSaid(link, storage());
  state.forget();
  state.role = null;
  state.language = language();
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  connection = new Connection({
    url: `${scheme}://${location.host}/ws`,
    token,
    language,
    seen: () => state.seen(),
    onMessage: hear,
    onStatus: show,
    storage: storage(),
    crowd: () => new Snapshots(),
  });
  connection.watch(watched);
  connection.open();
}

function show(status: LineStatus): void {
  state.line = status;
  if (status.line !== 'offline' || state.role || !last || !connection) return;
  // Opened while the hall is out of reach: what it said last holds until it is heard again.
  const now = last.restore(state);
  if (now !== null) connection.time.guess(now);
}

/** Kept for a page that is loaded again without the hall. */
function remember(message: ServerMsg): void {
  if (message.type === 'hall') last?.keepHall(message.hall);
  else if (message.type === 'board') last?.keepBoards(state, connection?.time.now() ?? null);
  else if (message.type === 'revoked') last?.forget();
}

function hear(message: ServerMsg): void {
  // A session that has ended is no lost link: whoever signed out is a spectator.
  if (message.type === 'revoked' && token === null) queueMicrotask(() => connect(null));
  const lost = reduce(state, message);
  if (lost) connection?.whole(lost);
  remember(message);
  if (message.type === 'refused' && message.kind !== 'disk' && message.kind !== 'too-fast') {
    const article = message.article ? ` ${t('refused-article', { article: message.article })}` : '';
    notify(`${message.words}${article}`, 'warning');
  }
}

/** The hall speaks the device's language, so another language means saying hello again and hearing all of it. */
onLanguage(() => {
  state.language = language();
  connection?.again();
});

/** After signing in or out. */
export function sessionChanged(): void {
  connect(null);
}

let watched: Key[] = [];

export function watch(boards: Key[]): void {
  watched = boards;
  connection?.watch(boards);
}

/** `side` is for a clock between two players: on which side of it. */
export function act(what: Act, key: Key | null = null, side: Color | null = null): Sent {
  return line().act(what, key, side);
}

export function callArbiter(reason: string, key: Key | null = null): Sent {
  return line().call(reason, key);
}

export function takeCall(key: Key, call: number): Sent {
  return line().takeCall(key, call);
}

export function closeCall(key: Key, call: number): Sent {
  return line().closeCall(key, call);
}

/** What was done here and is not yet known to be on the hall's disk. */
export function keptActs(): readonly Kept[] {
  // The status is a new one whenever something is kept or answered.
  void state.line;
  return connection?.kept ?? [];
}

/** The hall's time; the device's own until the hall has been heard. */
export function now(): number {
  return connection?.time.now() ?? performance.now();
}

function line(): Connection {
  if (!connection) throw new Error('an act before the line was opened');
  return connection;
}

/** Private windows may forbid storage; then nothing survives the page, but the page works. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
