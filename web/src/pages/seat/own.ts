/** The board that a device belongs to: in the round of its link, or in the round that is played. */
import type { BoardState, State } from '../../state.svelte';
import type { HallView, PairingView, Role } from '../../wire/types';

export function ownBoard(state: State): BoardState | null {
  const role = state.role;
  if (!role || !('board' in role)) return null;
  const round = 'round' in role ? (role.round ?? null) : null;
  const own = [...state.boards.values()].filter(({ key }) => key.board === role.board && (round === null || key.round === round));
  const [latest] = own.sort((a, b) => b.key.round - a.key.round);
  if (!latest) return null;
  // The next round may have been paired already; then the last game is over for this place.
  const closed = state.hall?.rounds.find(({ number }) => number === latest.key.round)?.finished ?? false;
  const over = closed || ('phase' in latest.view && latest.view.phase === 'over');
  return over && latest.key.round < (state.hall?.current ?? 0) ? null : latest;
}

export interface Next {
  round: number;
  pairing: PairingView;
  side: 'white' | 'black';
}

/**
 * Where the player of a link sits next: the hall tells his device his own pairings and no others. Nothing, if that is
 * not known yet or the link is a board's.
 */
export function nextPlace(hall: HallView | null, role: Role | null): Next | null {
  const player = ownNumber(hall, role);
  if (!hall || player === null) return null;
  for (const { number, finished, pairings } of hall.rounds) {
    if (finished || number < hall.current) continue;
    for (const pairing of pairings) {
      if (pairing.result !== null && pairing.board !== null) continue;
      const side = (['white', 'black'] as const).find((color) => pairing.players[color]?.id === player);
      if (side) return { round: number, pairing, side };
    }
  }
  return null;
}

function ownNumber(hall: HallView | null, role: Role | null): number | null {
  if (role?.kind === 'waiting') return role.player;
  if (role?.kind !== 'seat' && role?.kind !== 'assistant') return null;
  const round = hall?.rounds.find(({ number }) => number === role.round);
  const pairing = round?.pairings.find(({ board }) => board === role.board);
  return pairing?.players[role.color]?.id ?? null;
}
