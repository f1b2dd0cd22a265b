/**
 * What the hall tells of a board is whole but for the lists that grow with the game: of these it sends what is new, and how
 * much the page keeps of what it has.
 */
import type { BoardView, Kept, LogEntry } from './wire/types';

/**
 * The whole of a board. `kept` is missing if what came is whole already, but for the log, which always goes by versions.
 * Nothing, if the page does not have what it should keep.
 */
export function behind(view: BoardView, before: BoardView | undefined, kept: Kept | undefined): BoardView | null {
  if (view.for === 'arbiter' && before?.for === 'arbiter') {
    const log = joined(before.log, view.log);
    if (!kept) return { ...view, log };
    const moves = after(before.moves, kept.moves, view.moves);
    const rulings = after(before.rulings, kept.rulings, view.rulings);
    const white = after(before.sheets.white, kept.sheets.white, view.sheets.white);
    const black = after(before.sheets.black, kept.sheets.black, view.sheets.black);
    return moves && rulings && white && black && { ...view, moves, rulings, sheets: { white, black }, log };
  }
  if (!kept) return view;
  if (view.for === 'seat' && before?.for === 'seat' && view.color === before.color) {
    const sheet = after(before.sheet, kept.sheets[view.color], view.sheet);
    const rulings = after(before.rulings, kept.rulings, view.rulings);
    return sheet && rulings && { ...view, sheet, rulings };
  }
  if (view.for === 'public' && before?.for === 'public') {
    const moves = after(before.moves, kept.moves, view.moves);
    return moves && { ...view, moves };
  }
  return view.for === 'clock' ? view : null;
}

function after<T>(old: T[], kept: number, fresh: T[]): T[] | null {
  if (kept > old.length) return null;
  return kept === 0 ? fresh : [...old.slice(0, kept), ...fresh];
}

function joined(old: LogEntry[], fresh: LogEntry[]): LogEntry[] {
  const first = fresh[0];
  if (!first) return old;
  return [...old.filter((entry) => entry.version < first.version), ...fresh];
}
