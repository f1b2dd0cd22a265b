import { expect, test } from 'vitest';
import { amountOf, minutes, modeOf, perMove } from './regulations';

test('what a move adds goes to the form and back', () => {
  for (const mode of ['cumulative', 'bronstein', 'delay'] as const) {
    const written = perMove(mode, 30);
    expect(written).toEqual({ [mode]: 30_000 });
    expect(modeOf(written)).toBe(mode);
    expect(amountOf(written)).toBe(30);
  }
  expect(perMove('nothing', 30)).toBe('nothing');
  expect(modeOf('nothing')).toBe('nothing');
  expect(minutes(1.5)).toBe(90_000);
});
