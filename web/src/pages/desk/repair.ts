/* What the arbiter puts right, as the wire has it; and a position changed piece by piece. */
import type { Color } from '../../wire/types';
import { FILES, RANKS, readPieces } from '../../squares';
import { readTime } from './desk';

export const KINDS = [
  'give-time',
  'take-time',
  'replace',
  'insert',
  'take-out',
  'take-sheet',
  'set-position',
  'set-count',
  'withdraw',
  'go-on',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Typed {
  side: Color;
  /** Minutes, a move such as `23…`, a count, the number of a ruling. */
  value: string;
  /** What was played, square by square. */
  played: string;
  fen: string;
}

const PLACED: Record<string, string> = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight', k: 'king', p: 'pawn' };

/** `e2e4`, `e7e8=Q`, `e1+h1` for castling. */
export function readAttempt(text: string): unknown {
  const castles = /^([a-h][1-8])\+([a-h][1-8])$/i.exec(text.trim());
  if (castles) return { castle: { king: castles[1]?.toLowerCase(), rook: castles[2]?.toLowerCase() } };
  const found = /^([a-h][1-8])[\s-]*([a-h][1-8])=?([qrbnkp])?$/i.exec(text.trim());
  if (!found) return null;
  const placed = found[3] ? PLACED[found[3].toLowerCase()] : null;
  return { displace: { from: found[1]?.toLowerCase(), to: found[2]?.toLowerCase(), placed } };
}

function readMove(text: string): { number: number; of: Color } | null {
  const found = /^(\d+)\s*\.?(\.\.|…)?$/.exec(text.trim());
  return found ? { number: Number(found[1]), of: found[2] ? 'black' : 'white' } : null;
}

/** The repair that was typed; null if something cannot be read. */
export function repairOf(kind: Kind, typed: Typed): unknown {
  const number = Number(typed.value.trim());
  const whole = Number.isInteger(number) && typed.value.trim() !== '' && number >= 0;
  const move = readMove(typed.value);
  const attempt = readAttempt(typed.played);
  const time = readTime(typed.value);
  switch (kind) {
    case 'give-time':
      return time && { 'give-time': { to: typed.side, time } };
    case 'take-time':
      return time && { 'take-time': { from: typed.side, time } };
    case 'replace':
      return move && attempt && { replace: { ...move, attempt } };
    case 'insert':
      return move && attempt && { insert: { ...move, attempt } };
    case 'take-out':
      return move && { 'take-out': move };
    case 'take-sheet':
      return { 'take-sheet': typed.side };
    case 'set-position':
      return typed.fen.trim() && { 'set-position': { position: typed.fen.trim() } };
    case 'set-count':
      return whole ? { 'set-count': { of: typed.side, count: number } } : null;
    case 'withdraw':
      return whole && number > 0 ? { withdraw: number } : null;
    case 'go-on':
      return 'go-on';
  }
}

/** The same position with a piece put on a square, or with the square emptied. */
export function withPiece(fen: string, square: string, letter: string | null): string {
  const [, ...rest] = fen.split(' ');
  const letters = new Map<string, string>();
  for (const [where, piece] of readPieces(fen)) {
    const one = piece.role === 'knight' ? 'n' : (piece.role[0] ?? '');
    letters.set(where, piece.color === 'white' ? one.toUpperCase() : one);
  }
  if (letter) letters.set(square, letter);
  else letters.delete(square);
  const rows = [...RANKS].sort().reverse().map((rank) => {
    const row = [...FILES].map((file) => letters.get(`${file}${rank}`) ?? '1').join('');
    return row.replace(/1+/g, (empty) => String(empty.length));
  });
  return [rows.join('/'), ...rest].join(' ');
}

/** The other player to move; rights and counters stay as they are. */
export function withTurn(fen: string, turn: Color): string {
  const parts = fen.split(' ');
  parts[1] = turn === 'white' ? 'w' : 'b';
  parts[3] = '-';
  return parts.join(' ');
}
