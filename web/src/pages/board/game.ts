/** A game as its page shows it: the position and the times after any half-move. */
import type { BoardView, ByColor, Color, MoveView, PublicView, Square } from '../../wire/types';

/** What the public and the arbiter both get; this page shows nothing more. */
export type Game = Pick<PublicView, 'tile' | 'phase' | 'start' | 'fen' | 'moves' | 'result'> & { delay: number };

export function gameOf(view: BoardView | undefined): Game | null {
  if (view?.for === 'public') return view;
  if (view?.for === 'arbiter') return { ...view, delay: 0 };
  return null;
}

export interface Shown {
  fen: string;
  squares: Square[];
}

/** After so many half-moves. Where the hall gives no position, the one before stays. */
export function positionAt(game: Game, ply: number): Shown {
  if (ply >= game.moves.length) return { fen: game.fen, squares: game.moves.at(-1)?.squares ?? [] };
  const made = game.moves.slice(0, ply);
  const fen = made.findLast((move) => move.fen !== null)?.fen ?? game.start;
  return { fen, squares: made.at(-1)?.squares ?? [] };
}

/** What each side had left then; null before its first move. */
export function timesAt(moves: MoveView[], ply: number): ByColor<number | null> {
  const last = (side: Color): number | null =>
    moves.slice(0, ply).findLast((move) => move.color === side)?.clock ?? null;
  return { white: last('white'), black: last('black') };
}

/** The number of the first move, which a position given as FEN may set. */
export function firstNumber(start: string): number {
  return Number(start.split(' ')[5]) || 1;
}
