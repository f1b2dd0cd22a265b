/** What the set-up asks of the hall, and what it gets back. */
import { newId } from '../../outbox';

export interface Detail {
  place: string;
  problem: string;
}

/** What the hall says when it refuses. */
export class Refused extends Error {
  readonly status: number;
  readonly kind: string;
  readonly details: Detail[];
  constructor(status: number, body: { kind?: string; words?: string; details?: Detail[] }) {
    super(body.words ?? '');
    this.status = status;
    this.kind = body.kind ?? '';
    this.details = body.details ?? [];
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  // A refusal comes in the language of the page.
  const headers: Record<string, string> = { 'accept-language': document.documentElement.lang };
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  const answer = await fetch(path, init);
  if (!answer.ok) throw new Refused(answer.status, await answer.json().catch(() => ({})));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export const get = <T>(path: string): Promise<T> => ask('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask('POST', path, body);
export const remove = <T>(path: string): Promise<T> => ask('DELETE', path);

/** How often a change is sent again whose answer was lost, and after what pause; twice as long each time. */
const AGAIN = 4;
const PAUSE = 500;

/** Did the answer get lost, and not the change refused? Then nobody knows whether it was made. */
const isLost = (error: unknown): boolean =>
  error instanceof Refused ? error.status === 502 || error.status === 504 : error instanceof TypeError;

/**
 * One change of the competition; the answer is the competition after it. If a node falls before it has answered, the same
 * is sent again under the same id: it is made once.
 */
export async function organise(act: unknown): Promise<Competition> {
  const id = newId();
  for (let sent = 1; ; sent += 1) {
    try {
      return await post('/api/event/acts', { act, id });
    } catch (error) {
      if (!isLost(error) || sent > AGAIN) throw error;
      await new Promise((done) => setTimeout(done, PAUSE * 2 ** (sent - 1)));
    }
  }
}

export interface Period {
  moves: number | null;
  time: number;
  per_move: string | Record<string, number>;
}

export interface Regulations {
  edition: string;
  time_control: { periods: { white: Period[]; black: Period[] }; next: string };
  supervision: string | null;
  default_time: number | null;
  draw_agreement: string | Record<string, number>;
  points: { win: number; draw: number; loss: number };
  scoresheets: string;
  flag: string;
  guidelines: { adjournment: boolean; quickplay: boolean };
  chess960: number | null;
  confirmation: string;
  [other: string]: unknown;
}

/** What is announced for teams; points in halves. */
export interface TeamRules {
  boards: number;
  colors?: string[];
  win: number;
  draw: number;
  loss: number;
  primary: 'match' | 'game';
  second_score: 'used' | 'unused';
  preferences: 'type-a' | 'type-b' | 'none';
  order: 'fixed' | 'free';
}

export interface Team {
  id: number;
  name: string;
  short?: string;
  captain?: string;
  /** In board order, reserves last. */
  members: number[];
}

export interface Match {
  number: number;
  teams: { white: number; black: number };
  line_ups: { white: (number | null)[]; black: (number | null)[] };
  /** The board in the hall of the first game. */
  first: number;
}

export interface Settings {
  name: string;
  place: string;
  federation: string;
  first_day: string;
  last_day: string;
  chief_arbiter: string;
  kind?: 'individual' | 'team';
  teams?: TeamRules;
  rounds: number;
  public_delay: number;
  tie_breaks: string[];
  system: 'free' | 'swiss' | 'round-robin' | 'double-round-robin';
  acceleration: 'none' | 'baku';
  publication: 'at-once' | 'by-hand';
  kept_apart?: { players: number[]; first_round?: number; last_round?: number }[];
  boards: 'wooden' | 'screen';
  links: 'player' | 'board';
  /** Which boards have devices. */
  devices: 'all' | { 'up-to': number };
  regulations: Regulations;
  [other: string]: unknown;
}

export interface Needs {
  assistant: boolean;
  disability: boolean;
  visually_disabled: boolean;
  hearing_impaired: boolean;
}

export interface Player {
  id: number;
  surname: string;
  given: string;
  title?: string | null;
  rating?: number | null;
  federation?: string;
  club?: string;
  fixed_board?: number | null;
  needs?: Needs;
  [other: string]: unknown;
}

/** What a file would bring, before anything is saved. */
export interface Preview {
  columns: { heading: string; meaning: string | null }[];
  rows: { line: number; player: Player; duplicate?: { by: 'fide-id' | 'name'; player?: number; line?: number } }[];
  problems: { line: number; column: number; expected: string }[];
}

/** Looks into a file with players. */
export async function preview(text: string): Promise<Preview> {
  const answer = await fetch('/api/event/preview', { method: 'POST', headers: { 'content-type': 'text/plain', 'accept-language': document.documentElement.lang }, body: text });
  if (!answer.ok) throw new Refused(answer.status, await answer.json().catch(() => ({})));
  return (await answer.json()) as Preview;
}

export interface Pairing {
  board: number;
  players: { white: number; black: number };
  entry: unknown;
}

export interface Round {
  number: number;
  /** The day, or day and time. */
  date: string;
  /** Are the pairings for staff only? */
  hidden?: boolean;
  chess960: number | null;
  pairings: Pairing[];
  matches?: Match[];
  team_byes?: Record<string, string>;
  byes: Record<string, string>;
  absent: number[];
  started: number | null;
  finished: number | null;
  /** How the pairing came about. */
  paired_by: string;
}

export interface Competition {
  created: number | null;
  settings: Settings;
  players: Record<string, { player: Player; participation: unknown }>;
  teams?: Record<string, { team: Team; participation: unknown }>;
  rounds: Round[];
  /** Once or twice against everybody, if the Berger tables were used. */
  round_robin: unknown;
  /** The colour drawn for the first of the list (C.04.3 5.2.5). */
  initial_color: 'white' | 'black' | null;
}

export interface Preset {
  name: string;
  regulations: Regulations;
}

export interface Link {
  /** None if it is for every round. */
  round: number | null;
  board: number;
  place: string;
  /** Nobody at the clock. */
  player: string | null;
  path: string;
}

export interface Me {
  role: { kind: string; name?: string };
  setup: boolean;
}
