/** The board as data: squares, and the pieces of FEN's first field. Nothing here knows how pieces move. */
import type { Color, PieceRole, Square } from './wire/types';

export interface Piece {
  color: Color;
  role: PieceRole;
}

export const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

const ROLES: Record<string, PieceRole> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
};

/** Column and row as they are seen, from the top left; and the square that is there. */
export function squareAt(column: number, row: number, orientation: Color): Square {
  const file = orientation === 'white' ? column : 7 - column;
  const rank = orientation === 'white' ? 7 - row : row;
  return `${FILES[file]}${RANKS[rank]}`;
}

/** The opposite way: where a square is seen. */
export function placeOf(square: Square, orientation: Color): { column: number; row: number } {
  const file = square.charCodeAt(0) - 97;
  const rank = square.charCodeAt(1) - 49;
  return orientation === 'white' ? { column: file, row: 7 - rank } : { column: 7 - file, row: rank };
}

/** Is the square a light one? */
export function isLight(square: Square): boolean {
  return (square.charCodeAt(0) + square.charCodeAt(1)) % 2 === 1;
}

/** The pieces by square. Takes a whole FEN as well; what is no piece and no number is passed over. */
export function readPieces(fen: string): Map<Square, Piece> {
  const pieces = new Map<Square, Piece>();
  const rows = (fen.split(' ')[0] ?? '').split('/');
  rows.slice(0, 8).forEach((row, down) => {
    let file = 0;
    for (const sign of row) {
      const empty = Number(sign);
      if (empty > 0) file += empty;
      const role = ROLES[sign.toLowerCase()];
      if (role && file < 8) {
        pieces.set(`${FILES[file]}${RANKS[7 - down]}`, { color: sign === sign.toLowerCase() ? 'black' : 'white', role });
        file += 1;
      }
    }
  });
  return pieces;
}

/** The name of a piece's drawing in the page. */
export function pieceId(piece: Piece): string {
  return `piece-${piece.color}-${piece.role}`;
}
