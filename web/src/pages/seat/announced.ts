/**
 * The opponent's move as it is announced to a player who does not see (D.2.1), and whether it has been said.
 *
 * On a screen the hall has seen the move. On wood the opponent announces it and it is written later: the announcement is
 * what is said, the entry that follows is the same move and is not said again.
 */
import { readPieces } from '../../squares';
import type { Attempt, BlindView, PieceRole, SeatView } from '../../wire/types';
import { say } from './spoken';
import type { Form } from './voice';

export interface Announced {
  words: string;
  /** In the international form, to know it again. */
  known: string;
}

export function announcedMove(view: Pick<SeatView, 'board' | 'pieces'>, blind: BlindView, form: Form): Announced | null {
  const repeat = blind.to_repeat ?? null;
  const spoken = repeat ? say(repeat, moved(view.pieces, repeat)) : null;
  const seen = blind.announced ?? null;
  // What waits to be repeated on wood is newer than the last move that was written.
  if (spoken && (seen === null || (view.board === 'wooden' && !seen.endsWith(spoken)))) return { words: spoken, known: spoken };
  if (seen === null) return null;
  return { words: (form === 'international' ? seen : blind.announced_local) ?? seen, known: seen };
}

function moved(pieces: string | null, attempt: Attempt): PieceRole | undefined {
  if (pieces === null || !('displace' in attempt)) return undefined;
  const { to, placed } = attempt.displace;
  return placed ? 'pawn' : readPieces(pieces).get(to)?.role;
}

/**
 * The mark of what is to be said, or null if it was said: `before` is the mark of what was said last in this game. A
 * move made again later in the game is another half-move, and is said.
 */
export function unsaid(move: Announced, blind: BlindView, before: string | null): string | null {
  const mark = `${blind.ply} ${move.known}`;
  if (before === null) return mark;
  const [ply = '', ...rest] = before.split(' ');
  const known = rest.join(' ');
  const same = move.known === known || move.known.endsWith(` ${known}`) || known.endsWith(` ${move.known}`);
  // Announced first and written after: the number grows by that entry alone.
  const entered = same && !blind.to_repeat && blind.ply > Number(ply) && blind.ply - Number(ply) <= 2;
  return (same && blind.ply === Number(ply)) || entered ? null : mark;
}
