import { expect, test } from 'vitest';
import { tag } from '../../test/samples';
import type { RoundView } from '../../wire/types';
import { list, points, say } from './explanation';
import { byName } from './pairings';
import { byOpponent, byRound, type Line } from '../crosstable/crosstable';

const round: RoundView = {
  number: 2,
  started: null,
  finished: false,
  pairings: [
    { board: 1, players: { white: tag(2, 'Vera'), black: tag(1, 'Ada') }, result: null, devices: false },
    { board: null, players: { white: tag(3, 'Ida'), black: null }, result: 'U', devices: false },
  ],
};

test('everybody is in the list by name, also who is free', () => {
  const seats = byName(round, 'en').map(({ player, board, color, opponent }) => [player.name, board, color, opponent?.name ?? null]);
  expect(seats).toEqual([
    ['Ada', 1, 'black', 'Vera'],
    ['Ida', null, null, null],
    ['Vera', 1, 'white', 'Ada'],
  ]);
});

test('a message gets names for numbers, and keeps its values', () => {
  const named = (player: number): string => `P${player}`;
  const said = { message: 'swiss-why-met', players: { player: 3, other: 5 }, values: { round: '2' } };
  expect(say(said, named)).toBe('P3 and P5 met in round 2 (C1).');
  expect(list([3, 5], named)).toBe('P3, P5');
});

test('scores as everybody writes them', () => {
  expect(['0.0', '0.5', '3.0', '3.5', '2.3'].map(points)).toEqual(['0', '½', '3', '3½', '2.3']);
});

test('a cross table by rounds and by opponents', () => {
  const line: Line = {
    standing: { rank: 1, player: tag(1, 'Ada'), points: 3, values: [] },
    games: [{ round: 1, opponent: 2, row: 1, color: 'white' }, { round: 3, bye: 'half-point' }],
    texts: ['1', '½'],
  };
  expect(byRound(line, 3)).toEqual([[{ text: '1', line: 2, color: 'white' }], [], [{ text: '½' }]]);
  expect(byOpponent(line, 3)).toEqual([[], [{ text: '1', line: 2, color: 'white' }], []]);
});
