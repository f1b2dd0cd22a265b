/** Which pieces glide when one position follows another. Nothing here knows how pieces move: it sees what an eye sees. */
import { placeOf, type Piece } from './squares';
import type { Color, Square } from './wire/types';

export interface Glide {
  from: Square;
  to: Square;
}

/** More than this is no move but another position: a replay that jumps, a game that begins. */
const MOST = 2;

function same(a: Piece | undefined, b: Piece | undefined): boolean {
  return a?.color === b?.color && a?.role === b?.role;
}

/** Pieces that stand elsewhere than before, each with where it stood; a pawn that became another piece comes too. */
export function glides(before: ReadonlyMap<Square, Piece>, after: ReadonlyMap<Square, Piece>): Glide[] {
  const left = [...before].filter(([square, piece]) => !same(piece, after.get(square)));
  const come = [...after].filter(([square, piece]) => !same(piece, before.get(square)));
  if (come.length === 0 || come.length > MOST || left.length > MOST + 2) return [];
  const found: Glide[] = [];
  for (const [to, piece] of come) {
    const from = origin(piece, left) ?? (come.length === 1 ? pawn(piece, left) : undefined);
    // What was taken comes back from nowhere when somebody goes back.
    if (from !== undefined) found.push({ from, to });
  }
  return found;
}

function origin(piece: Piece, left: [Square, Piece][]): Square | undefined {
  return left.find(([, other]) => same(piece, other))?.[0];
}

function pawn({ color }: Piece, left: [Square, Piece][]): Square | undefined {
  return left.find(([, other]) => other.color === color && other.role === 'pawn')?.[0];
}

/** How far a piece has to be pushed back to seem to stand where it stood, in squares to the right and down. */
export function offset({ from, to }: Glide, orientation: Color): { columns: number; rows: number } {
  const [start, end] = [placeOf(from, orientation), placeOf(to, orientation)];
  return { columns: start.column - end.column, rows: start.row - end.row };
}

/** Does the person at this device want things to stand still? */
export function stillness(): boolean {
  return typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** In milliseconds: long enough for the eye to follow, over before the next move. */
const SPAN = 160;

/** Lets a piece on the page come from where it stood. */
export function glide(square: HTMLElement, { columns, rows }: { columns: number; rows: number }): void {
  const piece = square.firstElementChild;
  if (!piece || typeof piece.animate !== 'function') return;
  const way = piece.animate(
    [{ transform: `translate(${columns * 100}%, ${rows * 100}%)` }, { transform: 'none' }],
    { duration: SPAN, easing: 'ease-out' },
  );
  // Over the pieces that it passes.
  square.classList.add('gliding');
  const done = (): void => square.classList.remove('gliding');
  way.onfinish = done;
  way.oncancel = done;
}
