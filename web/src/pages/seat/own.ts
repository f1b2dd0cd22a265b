/** The board that a device belongs to, in the round that is played. */
import type { BoardState, State } from '../../state.svelte';

export function ownBoard(state: State, number: number): BoardState | null {
  const own = [...state.boards.values()].filter(({ key }) => key.board === number);
  const [latest] = own.sort((a, b) => b.key.round - a.key.round);
  if (!latest) return null;
  // The next round may have been paired already; then the last game is over for this place.
  const over = 'phase' in latest.view && latest.view.phase === 'over';
  return over && latest.key.round < (state.hall?.current ?? 0) ? null : latest;
}
