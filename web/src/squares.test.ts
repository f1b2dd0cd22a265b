import { expect, test } from 'vitest';
import { isLight, placeOf, readPieces, squareAt } from './squares';

test('a square is seen from either side', () => {
  expect(squareAt(0, 0, 'white')).toBe('a8');
  expect(squareAt(0, 0, 'black')).toBe('h1');
  for (const side of ['white', 'black'] as const) {
    for (let n = 0; n < 64; n += 1) {
      const square = squareAt(n % 8, Math.floor(n / 8), side);
      expect(placeOf(square, side)).toEqual({ column: n % 8, row: Math.floor(n / 8) });
    }
  }
});

test('h1 is light', () => {
  expect(isLight('h1')).toBe(true);
  expect(isLight('a1')).toBe(false);
});

test('pieces are read from FEN, also where no game could have them', () => {
  const pieces = readPieces('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
  expect(pieces.size).toBe(32);
  expect(pieces.get('e4')).toEqual({ color: 'white', role: 'pawn' });
  expect(pieces.get('e2')).toBeUndefined();
  expect(readPieces('K7/8/8/8/8/8/8/7P').get('h1')).toEqual({ color: 'white', role: 'pawn' });
  expect(readPieces('').size).toBe(0);
});
