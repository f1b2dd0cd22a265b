import { expect, test } from 'vitest';
import { hall, tag } from '../../test/samples';
import { nameOf, numberOf, pointsText, readStandings } from './standings';

test('players get their names from the rounds', () => {
  const pairings = [{ board: 1, players: { white: tag(7, 'Ada'), black: null }, result: null, devices: true }];
  const view = hall({ rounds: [{ number: 1, started: 0, finished: false, pairings }] });
  const table = readStandings(
    { after: 1, tie_breaks: ['WIN'], rows: [{ rank: 1, player: 7, points: 2, values: ['1'] }, { rank: 2, player: 8 }] },
    view,
  );
  expect(table.rows.map((row) => [row.rank, row.player.name, row.points])).toEqual([
    [1, 'Ada', 2],
    [2, '№ 8', 0],
  ]);
});

test('anything else is an empty table', () => {
  expect(readStandings(null, null).rows).toEqual([]);
  expect(readStandings({ rows: [] }, null).rows).toEqual([]);
});

test('points', () => {
  expect([0, 1, 2, 9].map(pointsText)).toEqual(['0', '½', '1', '4½']);
});

test('codes and values', () => {
  expect(nameOf('BH/C1')).toEqual({ id: 'tie-bh', modifiers: '/C1' });
  expect(nameOf('DE')).toEqual({ id: 'tie-de', modifiers: '' });
  expect(nameOf('BH:GP/C1')).toEqual({ id: 'tie-bh', modifiers: ':GP/C1' });
  expect(['7.5', '-1', '823/18'].map(numberOf)).toEqual([7.5, -1, 823 / 18]);
});
