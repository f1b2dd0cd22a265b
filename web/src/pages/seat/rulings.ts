/** Which rulings a player is told of beside the board. */
import type { RulingView } from '../../wire/types';

/** That a touched piece is owed is true before almost every move: it is shown while it holds and not said. */
export function isRoutine(ruling: RulingView): boolean {
  return ruling.articles[0]?.rule === 'touched-own-piece';
}
