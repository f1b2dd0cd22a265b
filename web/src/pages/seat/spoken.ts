/**
 * Appendix D.2.1: moves as they are announced, Anna to Hector and eins to acht; and the ear for what a player types,
 * in that form or in algebraic notation.
 */
import { FILES, RANKS, readPieces } from '../../squares';
import type { Attempt, Color, PieceRole, Square } from '../../wire/types';
import { pieceFirst } from './letters';

const FILE_NAMES = [
  ['anna', 'анна', 'ана', 'աննա'],
  ['bella', 'белла', 'бела', 'բելլա'],
  ['cesar', 'caesar', 'cäsar', 'цезарь', 'цезар', 'սեզար'],
  ['david', 'давид', 'դավիթ'],
  ['eva', 'ева', 'եվա'],
  ['felix', 'феликс', 'ֆելիքս'],
  ['gustav', 'густав', 'գուստավ'],
  ['hector', 'hektor', 'хектор', 'гектор', 'հեկտոր'],
];
const RANK_NAMES = [
  ['eins', 'айнс', 'ајнс', 'այնս'],
  ['zwei', 'цвай', 'цвај', 'ցվայ'],
  ['drei', 'драй', 'драј', 'դրայ'],
  ['vier', 'фир', 'ֆիր'],
  ['fuenf', 'fünf', 'фюнф', 'финф', 'ֆյունֆ'],
  ['sechs', 'зекс', 'զեքս'],
  ['sieben', 'зибен', 'զիբեն', 'զիբն'],
  ['acht', 'ахт', 'ախտ'],
];
const PIECE_NAMES: Record<PieceRole, string[]> = {
  pawn: ['bauer', 'бауэр', 'бауер', 'բաուեր'],
  knight: ['springer', 'шпрингер', 'շպրինգեր'],
  bishop: ['laeufer', 'läufer', 'лойфер', 'лојфер', 'լոյֆեր'],
  rook: ['turm', 'турм', 'թուրմ'],
  queen: ['dame', 'даме', 'դամե'],
  king: ['koenig', 'könig', 'кёниг', 'քյոնիգ'],
};
const SHORT = ['kurze', 'курце', 'кюрце', 'կուրցե'];
const LONG = ['lange', 'ланге', 'լանգե'];
const CASTLING = ['rochade', 'рохаде', 'рошаде', 'ռոխադե'];

type Pieces = ReturnType<typeof readPieces>;

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** A square as it is said: `Felix drei`. */
export function saySquare(square: Square): string {
  const file = FILE_NAMES[square.charCodeAt(0) - 97]?.[0] ?? '';
  return `${capital(file)} ${RANK_NAMES[square.charCodeAt(1) - 49]?.[0] ?? ''}`;
}

function sayPiece(role: PieceRole): string {
  return capital(PIECE_NAMES[role][0] ?? '');
}

/** What was or will be done, in the international form. */
export function say(attempt: Attempt, role: PieceRole | undefined): string {
  if ('castle' in attempt) {
    return attempt.castle.rook > attempt.castle.king ? 'Kurze Rochade' : 'Lange Rochade';
  }
  const { from, to, placed } = attempt.displace;
  const piece = role && role !== 'pawn' ? [sayPiece(role)] : [];
  return [...piece, saySquare(from), saySquare(to), ...(placed ? [sayPiece(placed)] : [])].join(' ');
}

/** Kings and rooks where castling leaves from, when the pieces are not known. */
const UNMOVED = 'r3k2r/8/8/8/8/8/8/R3K2R';

/** What a text says, before anybody asks from where. */
interface Heard {
  role: PieceRole | null;
  /** The square of departure, or a part of it. */
  file: string;
  rank: string;
  to: Square;
  placed: PieceRole | null;
}

export type Reading =
  | { kind: 'move'; attempt: Attempt; role: PieceRole | undefined }
  /** More than one piece may be meant: say the square it comes from. */
  | { kind: 'from-where' }
  | { kind: 'unreadable' };

/**
 * What a text means on these pieces. A piece is told by where its kind can go by its nature, as anybody would
 * understand it; whether the move is legal is not asked.
 */
export function hear(text: string, fen: string | null, color: Color, letters: string): Reading {
  const pieces = readPieces(fen ?? UNMOVED);
  const words = spokenToNotation(text);
  const wing = castlingIn(words);
  if (wing) return castle(pieces, color, wing);
  const heard = notation(words, letters);
  if (!heard) return { kind: 'unreadable' };
  const whole = heard.file !== '' && heard.rank !== '';
  // On a wooden board only the player knows where the piece comes from.
  if (!whole && fen === null) return { kind: 'from-where' };
  const from = whole ? [heard.file + heard.rank] : candidates(heard, pieces, color);
  if (from.length > 1) return { kind: 'from-where' };
  const [start] = from;
  if (!start || (fen !== null && !pieces.has(start))) return { kind: 'unreadable' };
  const attempt: Attempt = { displace: { from: start, to: heard.to, placed: heard.placed } };
  return { kind: 'move', attempt, role: fen === null ? (heard.role ?? undefined) : pieces.get(start)?.role };
}

/** Does the text say that something is taken? */
export function saysTaking(text: string): boolean {
  return /[x:х]/.test(text);
}

/** Names become letters and digits; pieces become their English letters, marked so that no other language reads them. */
function spokenToNotation(text: string): string {
  const small: Record<string, string> = {};
  FILE_NAMES.forEach((names, n) => names.forEach((name) => (small[name] = FILES[n] ?? '')));
  RANK_NAMES.forEach((names, n) => names.forEach((name) => (small[name] = RANKS[n] ?? '')));
  for (const [role, names] of Object.entries(PIECE_NAMES)) for (const name of names) small[name] = `<${role}>`;
  for (const word of SHORT) small[word] = '0-0';
  for (const word of LONG) small[word] = '0-0-0';
  for (const word of CASTLING) small[word] = '';
  const words = text.trim().split(/[\s,;]+/);
  return words.map((word) => small[word.toLowerCase()] ?? word).join('');
}

function castlingIn(text: string): 'short' | 'long' | null {
  const zeros = text.replace(/[OoОо]/g, '0').replace(/[–—]/g, '-');
  if (/^0-?0-?0[+#]*$/.test(zeros)) return 'long';
  return /^0-?0[+#]*$/.test(zeros) ? 'short' : null;
}

function castle(pieces: Pieces, color: Color, wing: 'short' | 'long'): Reading {
  const own = [...pieces].filter(([, piece]) => piece.color === color);
  const king = own.find(([, piece]) => piece.role === 'king')?.[0];
  if (!king) return { kind: 'unreadable' };
  const beside = own
    .filter(([square, { role }]) => role === 'rook' && square[1] === king[1] && square > king === (wing === 'short'))
    .map(([square]) => square)
    .sort();
  const rook = wing === 'short' ? beside.at(-1) : beside[0];
  if (!rook) return { kind: 'unreadable' };
  return { kind: 'move', attempt: { castle: { king, rook } }, role: 'king' };
}

function notation(text: string, letters: string): Heard | null {
  const named = /^<(\w+)>(.*)$/.exec(text);
  const written = named ? null : pieceFirst(text, letters);
  const role = (named?.[1] as PieceRole | undefined) ?? written?.role ?? null;
  const rest = named?.[2] ?? written?.rest ?? text;
  const found = /^([a-h]?)([1-8]?)[-x:х]?([a-h][1-8])(?:=?(.*?))[+#!?]*$/.exec(rest);
  if (!found) return null;
  const [, file = '', rank = '', to = '', end = ''] = found;
  const placed = end ? (/^<(\w+)>$/.exec(end)?.[1] as PieceRole | undefined) ?? exactPiece(end, letters) : null;
  return placed === undefined ? null : { role, file, rank, to, placed };
}

function exactPiece(text: string, letters: string): PieceRole | undefined {
  const found = pieceFirst(text, letters);
  return found?.rest === '' ? found.role : undefined;
}

/** The pieces that may be meant: those that reach the square by their nature, or else all of the kind. */
function candidates(heard: Heard, pieces: Pieces, color: Color): Square[] {
  const role = heard.role ?? 'pawn';
  const kind = [...pieces]
    .filter(([square, piece]) => piece.color === color && piece.role === role && square.includes(heard.file))
    .map(([square]) => square)
    .filter((square) => heard.rank === '' || square[1] === heard.rank);
  // A pawn that takes is named by its file, so that one without a name goes straight on.
  const straight = (from: Square): boolean => role !== 'pawn' || heard.file !== '' || from[0] === heard.to[0];
  const reaching = kind.filter((from) => straight(from) && reaches(pieces, role, color, from, heard.to));
  return reaching.length > 0 ? reaching : kind;
}

function reaches(
  pieces: Pieces,
  role: PieceRole,
  color: Color,
  from: Square,
  to: Square,
): boolean {
  const across = to.charCodeAt(0) - from.charCodeAt(0);
  const up = to.charCodeAt(1) - from.charCodeAt(1);
  const [wide, high] = [Math.abs(across), Math.abs(up)];
  if (wide === 0 && high === 0) return false;
  if (role === 'knight') return wide * high === 2;
  if (role === 'king') return Math.max(wide, high) === 1;
  if (role === 'pawn') return pawnReaches(pieces, color, from, to, across, color === 'white' ? up : -up);
  const straight = wide === 0 || high === 0;
  const diagonal = wide === high;
  if (!(role === 'queen' ? straight || diagonal : role === 'rook' ? straight : diagonal)) return false;
  for (let n = 1; n < Math.max(wide, high); n += 1) {
    const file = from.charCodeAt(0) + Math.sign(across) * n;
    const rank = from.charCodeAt(1) + Math.sign(up) * n;
    if (pieces.has(String.fromCharCode(file, rank))) return false;
  }
  return true;
}

function pawnReaches(
  pieces: Pieces,
  color: Color,
  from: Square,
  to: Square,
  across: number,
  ahead: number,
): boolean {
  // Straight on to a free square, aside to where somebody stands or has just passed.
  if (across !== 0) return Math.abs(across) === 1 && ahead === 1;
  const home = from[1] === (color === 'white' ? '2' : '7');
  const between = `${from[0]}${color === 'white' ? '3' : '6'}`;
  return !pieces.has(to) && (ahead === 1 || (ahead === 2 && home && !pieces.has(between)));
}
