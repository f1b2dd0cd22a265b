/**
 * What goes over the wire, under the server's own names. The server's source is the truth; where it changes,
 * this file changes with it.
 */

export type Color = 'white' | 'black';
export type PieceRole = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king';
/** `a1` to `h8`. */
export type Square = string;
/** Thousandths of a second: a moment in the hall's time, or a span. */
export type Millis = number;
export interface ByColor<T> {
  white: T;
  black: T;
}

/** A board in a round. */
export interface Key {
  round: number;
  board: number;
}

export interface Seen {
  key: Key;
  version: number;
}

export type Role =
  | { kind: 'chief-arbiter'; name: string }
  | { kind: 'arbiter'; name: string }
  | { kind: 'organiser'; name: string }
  | { kind: 'seat'; board: number; color: Color }
  | { kind: 'clock'; board: number }
  | { kind: 'assistant'; board: number; color: Color }
  | { kind: 'spectator' };

export type ClientMsg =
  | { type: 'hello'; token: string | null; language: string; seen: Seen[] }
  | { type: 'watch'; boards: Key[] }
  | { type: 'act'; id: string; key: Key | null; side: Color | null; act: Act; moment: Millis | null }
  | { type: 'call'; id: string; key: Key | null; reason: string }
  | { type: 'take-call'; id: string; key: Key; call: number }
  | { type: 'close-call'; id: string; key: Key; call: number }
  | { type: 'ping'; sent: number; delay: number | null };

export type ServerMsg =
  | { type: 'welcome'; role: Role; now: Millis; build: string }
  | { type: 'hall'; hall: HallView }
  | { type: 'wall'; tiles: Tile[] }
  | { type: 'board'; key: Key; version: number; view: BoardView }
  | { type: 'acked'; id: string; version: number; at: Millis }
  | { type: 'refused'; id: string; kind: RefusalKind; words: string; article: string | null }
  | { type: 'pong'; sent: number; now: Millis }
  | { type: 'fault'; words: string | null }
  | { type: 'bad'; words: string }
  | { type: 'revoked' };

export type RefusalKind = 'not-allowed' | 'cannot-happen' | 'unknown-board' | 'too-fast' | 'disk';

// Acts

export type Manner = 'plain' | 'adjusting' | 'accident' | 'doubtful' | 'unannounced' | 'unclear';
export type Hands = 'one' | 'two';
export type Grip = 'held' | 'released';

/** What a player did on the board in place of a move. */
export type Attempt =
  | { displace: { from: Square; to: Square; placed: PieceRole | null } }
  | { castle: { king: Square; rook: Square } };

/** What a game has come to. Half points are whole numbers: 2 for a win. */
export type Outcome =
  | 'draw'
  | { win: Color }
  | { score: ByColor<number> }
  | { unplayed: ByColor<boolean> };

export type Act =
  | { touch: { square: Square; manner: Manner } }
  | { move: { attempt: Attempt; hands: Hands } }
  | { 'touch-two': [Square, Square] }
  | { remove: Square }
  | { put: { from: Square; to: Square } }
  | { place: { role: PieceRole; square: Square; grip: Grip } }
  | { 'find-touch': { square: Square; deliberate: boolean } }
  | 'propose-moving-assistant'
  | 'complain'
  | 'resign'
  | 'perhaps-resign'
  | 'start'
  | { arrive: Color }
  | 'press'
  | 'stop-clocks'
  | 'restart-clock'
  | { 'notice-flag': Color }
  | { clock: ClockAct }
  | 'tick'
  | 'notice-illegal-move'
  | { irregular: IrregularAct }
  | { record: RecordAct }
  | 'offer-draw'
  | { 'offer-draw-if': { condition: string } }
  | 'withdraw-offer'
  | 'accept-draw'
  | 'decline-draw'
  | { 'claim-draw': { ground: ClaimGround; with: ClaimMove } }
  | 'withdraw-claim'
  | { conduct: ConductAct }
  | { answer: Answer }
  | 'tell'
  | 'confirm'
  | { 'decide-otherwise': { reason: string } }
  | { 'can-mate': boolean }
  | { rapid: RapidAct }
  | { blind: BlindAct }
  | { adjourn: AdjournAct }
  | { quickplay: QuickplayAct };

export type ClaimGround = 'repetition' | 'fifty-moves';
export type ClaimMove = 'on-board' | 'written' | { said: string };

export type Mishandling = 'hit' | 'lifted' | 'knocked-over' | 'hovering' | 'other-hand';
export type ClockFault = 'defect' | 'setting';
export type ClockAct =
  | { absent: Color }
  | { admit: Color }
  | 'stop-for-piece'
  | { mishandle: Mishandling }
  | 'object-to-press'
  | 'claim-from-display'
  | { 'find-fault': ClockFault }
  | 'ask-interruption'
  | 'bring-assistant'
  | { 'see-first-flag': Color };

export type IrregularAct =
  | { 'find-wrong-start': { misplaced: Square[] } }
  | 'find-board-turned'
  | 'find-colours-reversed'
  | 'order-right-colours'
  | 'displace-pieces'
  | 'call-over-pieces'
  | 'put-pieces-back'
  | 'find-displaced-pieces'
  | { 'find-lost-illegal-move': Color }
  | { uncount: Color };

export type RecordAct =
  | { write: { text: string; claim: boolean } }
  | { enter: { text: string; claim: boolean } }
  | { 'write-down': string[] }
  | { correct: { number: number; of: Color; text: string } }
  | 'note-offer'
  | { 'bring-up-to-date': { borrowed: boolean } }
  | { letters: string }
  | 'ask-for-assistant'
  | 'report-fault'
  | { sign: Outcome }
  | { look: Color }
  | 'call-for-sheets'
  | 'reconstruct'
  | { 'cannot-be-shown': Color }
  | { evidence: { of: Color; moves: number } };

export type Offence =
  | 'disrepute'
  | 'left-venue'
  | 'left-area'
  | 'notes'
  | 'refused-inspection'
  | 'distraction';
export type ConductAct =
  | { note: [Color, Offence] }
  | { 'find-device': Color }
  | { 'find-refusal': Color }
  | 'find-both-refuse'
  | { 'ask-leave': string }
  | { 'note-disturbance': Color }
  | 'ask-explanation'
  | { appeal: string }
  | { 'enter-score': ByColor<number> }
  | { 'enter-unplayed': ByColor<boolean> };

export type RapidAct =
  | 'look-at-record'
  | 'ask-for-scoresheet'
  | 'notice-illegal-position'
  | 'agree-to-correct'
  | 'find-schedule-in-danger';

export type Medium = 'braille' | 'longhand' | 'recorder';
export type BlindAct =
  | { 'take-out': Square }
  | { 'take-off': Square }
  | { place: Attempt }
  | { announce: Attempt }
  | { repeat: Attempt }
  | { 'keep-score': Medium }
  | 'find-boards-differ';

export type AdjournAct =
  | { seal: { text: string; early: Millis | null } }
  | { 'set-resumption': string }
  | { resume: ByColor<boolean> }
  | { 'seal-reply': string }
  | { come: Color }
  | 'find-envelope-missing'
  | 'find-position-lost'
  | 'point-out-clock';

export type Why = 'cannot-win' | 'no-effort';
export type Proof = 'position' | 'position-and-score';
export type QuickplayAct =
  | 'request-extra-time'
  | { claim: { why: Why; proof: Proof } }
  | 'verify'
  | 'declare-draw';

/** What is not given stays. */
export interface ClockSetting {
  times: ByColor<Millis | null>;
  moves: ByColor<number | null>;
  periods: ByColor<number | null>;
}

export type Answer =
  | 'yes'
  | 'no'
  | 'nothing'
  | 'warn'
  | { 'opponent-gains': Millis }
  | { 'offender-loses': Millis }
  | { 'opponent-points-up': number }
  | { 'offender-points-down': number }
  | 'loss'
  | 'fine'
  | { 'exclude-rounds': number }
  | 'expel'
  | { score: number }
  | { time: Millis }
  | { 'position-before': { number: number; color: Color } }
  | { result: Outcome }
  | { clocks: ClockSetting }
  | { postpone: Millis }
  | { extra: unknown };

// Views

/** Both displays of the clock at one moment; a page lets the running one run on by itself. */
export interface ClockFace {
  at: Millis;
  left: ByColor<Millis>;
  running: Color | null;
  waits: Millis;
  moves: ByColor<number>;
  period: ByColor<number>;
  fallen: Color[];
}

export interface PlayerTag {
  id: number;
  name: string;
  title: string;
  rating: number;
  federation: string;
}

export type TileState =
  | 'not-started'
  | 'default-time'
  | 'playing'
  | 'stopped'
  | 'called'
  | 'ruling'
  | 'flag-down'
  | 'adjourned'
  | 'unsigned'
  | 'finished';

export interface Tile {
  key: Key;
  version: number;
  players: ByColor<PlayerTag>;
  state: TileState;
  clock: ClockFace;
  plies: number;
  last: string | null;
  last_squares: Square[];
  pieces: string;
  result: string | null;
  deadline: Millis | null;
  attention: number;
  /** Staff only. */
  calls?: CallView[];
  /** Staff only. */
  alerts?: Alert[];
}

export type BoardView =
  | ({ for: 'seat' } & SeatView)
  | ({ for: 'clock' } & ClockView)
  | ({ for: 'arbiter' } & ArbiterView)
  | ({ for: 'public' } & PublicView);

export type PhaseView = 'not-started' | 'playing' | 'stopped' | 'adjourned' | 'over';
export type BoardKind = 'wooden' | 'screen';

export interface ResultView {
  outcome: Outcome;
  score: string;
  words: string;
}

export interface RulingView {
  at: Millis | null;
  words: string;
  articles: Cited[];
}

export interface Cited {
  article: string;
  rule: string;
  title: string;
}

export interface SheetEntry {
  text: string;
  offer: boolean;
}

export interface CallView {
  call: number;
  by: Color | null;
  at: Millis;
  reason: string;
  taken_by: string | null;
}

export interface SeatView {
  color: Color;
  players: ByColor<PlayerTag>;
  board: BoardKind;
  phase: PhaseView;
  clock: ClockFace;
  present: ByColor<boolean>;
  pieces: string | null;
  last_squares: Square[];
  touched: Square[];
  made: boolean;
  chess960: boolean;
  scoresheets: 'paper' | 'electronic';
  sheet: SheetEntry[];
  letters: string;
  offer: Color | null;
  arbiter_at_board: boolean;
  rulings: RulingView[];
  calls: CallView[];
  result: ResultView | null;
  signed: ByColor<boolean>;
  blind: BlindView | null;
  adjournment: boolean;
  quickplay: boolean;
}

export interface BlindView {
  players: ByColor<boolean>;
  announced: string | null;
  announced_local: string | null;
  to_repeat: Attempt | null;
  ply: number;
}

export interface ClockView {
  players: ByColor<PlayerTag>;
  phase: PhaseView;
  clock: ClockFace;
  result: ResultView | null;
}

export interface MoveView {
  color: Color;
  san: string;
  uci: string;
  squares: Square[];
  illegal: string | null;
  completed: boolean;
  clock: Millis;
  at: Millis;
  fen: string | null;
}

export interface PublicView {
  tile: Tile;
  phase: PhaseView;
  start: string;
  fen: string;
  moves: MoveView[];
  result: ResultView | null;
  delay: Millis;
}

export interface Alert {
  kind: string;
  words: string;
  article: string | null;
  urgent: boolean;
}

export type Field = 'none' | 'time' | 'points' | 'rounds' | 'move' | 'result' | 'clocks' | 'extra';

export interface Choice {
  name: string;
  answer: Answer;
  field: Field;
}

export interface QuestionView {
  name: string;
  words: string;
  choices: Choice[];
}

export interface LogEntry {
  version: number;
  at: Millis;
  who: string;
  words: string;
  ruling: boolean;
  late: Millis | null;
}

export interface OffenceView {
  round: number;
  board: number;
  ruling: RulingView;
}

export interface Offered {
  name: string;
  act: Act;
}

export interface ArbiterView {
  tile: Tile;
  edition: string;
  phase: PhaseView;
  board: BoardKind;
  present: ByColor<boolean>;
  start: string;
  fen: string;
  turn: Color;
  moves: MoveView[];
  touched: Square[];
  open_moves: string[] | null;
  sheets: ByColor<SheetEntry[]>;
  differences: number[];
  alerts: Alert[];
  questions: QuestionView[];
  proposed: RulingView[];
  rulings: RulingView[];
  calls: CallView[];
  offences: ByColor<OffenceView[]>;
  illegal_moves: ByColor<number>;
  offer: Color | null;
  clock_error: Millis;
  delays: ByColor<number | null>;
  result: ResultView | null;
  signed: ByColor<boolean>;
  log: LogEntry[];
}

export interface PairingView {
  board: number | null;
  players: ByColor<PlayerTag | null>;
  result: string | null;
}

export interface RoundView {
  number: number;
  started: Millis | null;
  finished: boolean;
  pairings: PairingView[];
}

export interface HallView {
  name: string;
  place: string;
  edition: string;
  time_control: string;
  board: BoardKind;
  current: number;
  rounds_planned: number;
  players: number;
  rounds: RoundView[];
  public_delay: Millis;
}
