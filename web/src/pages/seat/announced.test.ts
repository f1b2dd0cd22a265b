import { expect, test } from 'vitest';
import type { BlindView } from '../../wire/types';
import { announcedMove, unsaid } from './announced';

const blind = (over: Partial<BlindView> = {}): BlindView => ({
  players: { white: false, black: true },
  announced: null,
  announced_local: null,
  to_repeat: null,
  ply: 0,
  ...over,
});
const e4 = { displace: { from: 'e2', to: 'e4', placed: null } } as const;
const wood = { board: 'wooden', pieces: null } as const;
const screen = { board: 'screen', pieces: '8/8/8/8/4P3/8/8/8' } as const;

test('the first move is said on wood, although nothing is written yet', () => {
  const first = blind({ to_repeat: e4 });
  const move = announcedMove(wood, first, 'international');
  expect(move?.words).toBe('Eva zwei Eva vier');
  expect(unsaid(move!, first, null)).not.toBeNull();
});

test('what was announced is not said again when it is written', () => {
  const first = blind({ to_repeat: e4 });
  const said = unsaid(announcedMove(wood, first, 'international')!, first, null);
  const written = blind({ ply: 1, announced: 'Eva zwei Eva vier', announced_local: 'e2 e4' });
  expect(unsaid(announcedMove(wood, written, 'local')!, written, said)).toBeNull();
  const knight = blind({ ply: 1, announced: 'Eva zwei Eva vier', to_repeat: { displace: { from: 'g1', to: 'f3', placed: null } } });
  const move = announcedMove(wood, knight, 'international')!;
  expect(move.words).toBe('Gustav eins Felix drei');
  const mark = unsaid(move, knight, said);
  expect(mark).not.toBeNull();
  const entered = blind({ ply: 3, announced: 'Springer Gustav eins Felix drei', announced_local: '…' });
  expect(unsaid(announcedMove(wood, entered, 'international')!, entered, mark)).toBeNull();
});

test('on a screen the hall has seen the move, and it is said once for its half-move', () => {
  const seen = blind({ ply: 1, announced: 'Eva zwei Eva vier', announced_local: 'e2 e4', to_repeat: e4 });
  const move = announcedMove(screen, seen, 'local')!;
  expect(move.words).toBe('e2 e4');
  const mark = unsaid(move, seen, null);
  expect(mark).not.toBeNull();
  expect(unsaid(move, { ...seen, to_repeat: null }, mark)).toBeNull();
  const again = blind({ ply: 9, announced: 'Eva zwei Eva vier', announced_local: 'e2 e4', to_repeat: e4 });
  expect(unsaid(announcedMove(screen, again, 'local')!, again, mark)).not.toBeNull();
});
