import { describe, expect, it } from 'vitest';
import type { MatchView, RoundView } from '../../wire/types';
import { boardsOf, matchAt, matchScore } from './matches';

const found: MatchView = {
  number: 2,
  teams: { white: { id: 1, name: 'Tower', short: '' }, black: { id: 2, name: 'Bishop', short: '' } },
  points: { white: 4, black: 2 },
  games: { white: 5, black: 3 },
  open: 0,
  first: 5,
  boards: 4,
  turned: [2, 4],
  alone: [],
  bye: null,
};
const round = { number: 1, pairings: [{ board: 5 }, { board: 8 }], matches: [found] } as unknown as RoundView;

describe('matches', () => {
  it('have their boards, empty ones too', () => {
    expect(boardsOf(round, found).map((one) => one?.board ?? null)).toEqual([5, null, null, 8]);
  });

  it('are found by a board of theirs', () => {
    expect(matchAt(round, 8)?.place).toBe(4);
    expect(matchAt(round, 9)).toBeNull();
    expect(matchAt(round, 4)).toBeNull();
  });

  it('have a score once a board has', () => {
    expect(matchScore(found)).toBe('2½ : 1½');
    expect(matchScore({ ...found, open: 4, games: { white: 0, black: 0 } })).toBe('–');
  });
});
