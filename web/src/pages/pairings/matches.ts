/** Matches of teams: which boards belong to one, and how it stands. */
import type { MatchView, PairingView, RoundView } from '../../wire/types';
import { pointsText } from '../standings/standings';

/** The games of a match, board by board; none where nobody sits opposite. */
export function boardsOf(round: RoundView, found: MatchView): (PairingView | null)[] {
  if (found.first === null) return [];
  const first = found.first;
  return Array.from({ length: found.boards }, (_, place) => round.pairings.find(({ board }) => board === first + place) ?? null);
}

/** `2½ : 1½`; nothing before the first result. */
export function matchScore(found: MatchView): string {
  const begun = found.open < found.boards;
  return begun ? `${pointsText(found.games.white)} : ${pointsText(found.games.black)}` : '–';
}

/** The match of a board, and the place of the board in it from 1. */
export function matchAt(round: RoundView | undefined, board: number): { found: MatchView; place: number } | null {
  for (const found of round?.matches ?? []) {
    if (found.first !== null && board >= found.first && board < found.first + found.boards) return { found, place: board - found.first + 1 };
  }
  return null;
}
