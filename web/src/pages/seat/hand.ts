/**
 * What hands do to pieces, mechanically: which displacement a drop is, and how the pieces lie after it. Nothing here
 * asks whether a move is legal.
 */
import { FILES, readPieces, type Piece } from '../../squares';
import type { Attempt, Color, PieceRole, Square } from '../../wire/types';

type Pieces = Map<Square, Piece>;

const LETTER: Record<PieceRole, string> = { pawn: 'p', knight: 'n', bishop: 'b', rook: 'r', queen: 'q', king: 'k' };

const fileOf = (square: Square): number => square.charCodeAt(0) - 97;
const homeRank = (color: Color): string => (color === 'white' ? '1' : '8');

/**
 * A piece was put from one square on another: castling if the king was put on his own rook, or two squares aside with a
 * rook beyond; otherwise a displacement.
 */
export function attemptOf(pieces: Pieces, from: Square, to: Square, chess960: boolean): Attempt {
  const [piece, target] = [pieces.get(from), pieces.get(to)];
  if (piece?.role === 'king') {
    if (target?.role === 'rook' && target.color === piece.color) return { castle: { king: from, rook: to } };
    const rook = rookBeyond(pieces, from, to, piece.color, chess960);
    if (rook) return { castle: { king: from, rook } };
  }
  return { displace: { from, to, placed: null } };
}

/** The rook that a king put two squares aside castles with. In Chess960 he goes to c or g, however far that is. */
function rookBeyond(pieces: Pieces, from: Square, to: Square, color: Color, chess960: boolean): Square | null {
  if (from[1] !== homeRank(color) || to[1] !== from[1] || !['c', 'g'].includes(to[0] ?? '')) return null;
  const far = Math.abs(fileOf(to) - fileOf(from));
  if (chess960 ? far < 2 : far !== 2) return null;
  const step = Math.sign(fileOf(to) - fileOf(from));
  for (let file = step > 0 ? 7 : 0; file !== fileOf(from); file -= step) {
    const square = `${FILES[file]}${from[1]}`;
    const piece = pieces.get(square);
    if (piece?.role === 'rook' && piece.color === color) return square;
  }
  return null;
}

/** Does a pawn come to the last rank, so that the hand must choose a piece? */
export function promotes(pieces: Pieces, attempt: Attempt): boolean {
  if (!('displace' in attempt)) return false;
  const { from, to } = attempt.displace;
  const piece = pieces.get(from);
  return piece?.role === 'pawn' && to[1] === (piece.color === 'white' ? '8' : '1');
}

/** Where the piece that is taken stands, if the hand takes one: en passant it stands beside. */
export function takenBy(pieces: Pieces, attempt: Attempt): Square | null {
  if (!('displace' in attempt)) return null;
  const { from, to } = attempt.displace;
  if (pieces.has(to)) return to;
  const beside = `${to[0]}${from[1]}`;
  const passing = pieces.get(from)?.role === 'pawn' && from[0] !== to[0] && pieces.get(beside)?.role === 'pawn';
  return passing ? beside : null;
}

/** The pieces after it, as the first field of FEN. */
export function lying(fen: string, attempts: Attempt[]): string {
  const pieces = readPieces(fen);
  for (const attempt of attempts) apply(pieces, attempt);
  return write(pieces);
}

function apply(pieces: Pieces, attempt: Attempt): void {
  if ('castle' in attempt) {
    const { king, rook } = attempt.castle;
    const [kingPiece, rookPiece] = [pieces.get(king), pieces.get(rook)];
    const short = fileOf(rook) > fileOf(king);
    pieces.delete(king);
    pieces.delete(rook);
    if (kingPiece) pieces.set(`${short ? 'g' : 'c'}${king[1]}`, kingPiece);
    if (rookPiece) pieces.set(`${short ? 'f' : 'd'}${king[1]}`, rookPiece);
    return;
  }
  const { from, to, placed } = attempt.displace;
  const piece = pieces.get(from);
  if (!piece) return;
  const taken = takenBy(pieces, attempt);
  if (taken) pieces.delete(taken);
  pieces.delete(from);
  pieces.set(to, placed ? { ...piece, role: placed } : piece);
}

function write(pieces: Pieces): string {
  const rows: string[] = [];
  for (let rank = 8; rank >= 1; rank -= 1) {
    let row = '';
    let empty = 0;
    for (const file of FILES) {
      const piece = pieces.get(`${file}${rank}`);
      if (!piece) empty += 1;
      else {
        const letter = LETTER[piece.role];
        row += (empty || '') + (piece.color === 'white' ? letter.toUpperCase() : letter);
        empty = 0;
      }
    }
    rows.push(row + (empty || ''));
  }
  return rows.join('/');
}
