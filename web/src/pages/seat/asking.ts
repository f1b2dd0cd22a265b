/** The board read aloud on request: a square, a file, a rank, a kind of piece, or all of it. */
import { t } from '../../i18n';
import { readPieces, type Piece } from '../../squares';
import type { Square } from '../../wire/types';
import { pieceFirst } from './letters';

type Placed = [Square, Piece];

/** `what` is `e4`, `e`, `4`, a piece's letter, or nothing for the whole board. */
export function answer(what: string, fen: string, letters: string): string {
  const pieces = readPieces(fen);
  const asked = what.trim();
  if (/^[a-h][1-8]$/.test(asked)) {
    const piece = pieces.get(asked);
    return piece ? named([asked, piece]) : t('square-empty', { square: asked });
  }
  const kind = pieceFirst(asked, letters);
  const wanted = [...pieces].filter(([square, piece]) => {
    if (asked === '') return true;
    if (/^[a-h1-8]$/.test(asked)) return square.includes(asked);
    return kind?.rest === '' && piece.role === kind.role;
  });
  return wanted.length > 0 ? wanted.sort(inOrder).map(named).join('; ') : t('seat-none-there');
}

function named([square, piece]: Placed): string {
  return t('square-piece', { piece: t(`piece-${piece.color}-${piece.role}`), square });
}

/** White first, then from a to h and from 1 to 8. */
function inOrder([a, first]: Placed, [b, second]: Placed): number {
  if (first.color !== second.color) return first.color === 'white' ? -1 : 1;
  return a < b ? -1 : 1;
}
