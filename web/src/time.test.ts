import { expect, test } from 'vitest';
import { leftAt } from './clock';
import { face } from './test/samples';
import { clockText, spokenTime } from './time';

test('a display', () => {
  expect(clockText(5_400_000, 'en')).toBe('1:30:00');
  expect(clockText(3_599_001, 'en')).toBe('1:00:00');
  expect(clockText(65_000, 'en')).toBe('1:05');
  expect(clockText(20_000, 'en')).toBe('0:20');
  expect(clockText(19_999, 'en')).toBe('20.0');
  expect(clockText(9_350, 'en')).toBe('9.4');
  expect(clockText(9_350, 'ru')).toBe('9,4');
  expect(clockText(1, 'en')).toBe('0.1');
  expect(clockText(0, 'en')).toBe('0.0');
  expect(clockText(-500, 'en')).toBe('0.0');
  expect(clockText(9_350, 'en', false)).toBe('0:10');
});

test('a time said aloud', () => {
  expect(spokenTime(5_025_000, 'en')).toBe('1 hour, 23 minutes, 45 seconds');
  expect(spokenTime(0, 'en')).toBe('0 seconds');
  for (const language of ['ru', 'bg', 'sr', 'mk', 'hy']) expect(spokenTime(61_000, language)).not.toMatch(/minute/);
});

test('only the running side runs, and only after its delay', () => {
  const clock = face({ at: 1_000, left: { white: 60_000, black: 50_000 }, running: 'white', waits: 5_000 });
  expect(leftAt(clock, 'white', 1_000)).toBe(60_000);
  expect(leftAt(clock, 'white', 5_900)).toBe(60_000);
  expect(leftAt(clock, 'white', 9_000)).toBe(57_000);
  expect(leftAt(clock, 'black', 9_000)).toBe(50_000);
  // A clock of this device a little behind the hall's must not show more than there is.
  expect(leftAt(clock, 'white', 0)).toBe(60_000);
});
