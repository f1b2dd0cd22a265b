import { expect, test } from 'vitest';
import { proposedDays, proposedRounds, RATES, rateOf, supervision, withRate } from './proposals';
import type { Regulations } from './api';

test('rounds follow from how many play', () => {
  expect([2, 3, 8, 9, 40, 200].map((n) => proposedRounds('swiss', n))).toEqual([1, 2, 4, 5, 7, 9]);
  expect([2, 5, 6, 10].map((n) => proposedRounds('round-robin', n))).toEqual([1, 5, 5, 9]);
  expect(proposedRounds('double-round-robin', 5)).toBe(10);
  expect(proposedRounds('swiss', 1)).toBeNull();
});

test('a rate sets the default time, and supervision needs its arbiters', () => {
  const base = { time_control: { periods: { white: [], black: [] }, next: 'at-zero' } } as unknown as Regulations;
  for (const rate of RATES) {
    const made = withRate(base, rate, 40, 2);
    expect(rateOf(made)?.name).toBe(rate.name);
    expect(made.default_time).toBe(Math.min(rate.periods[0]!.time, 1_800_000));
  }
  expect(supervision('standard', 40, 0)).toBeNull();
  expect([6, 7].map((arbiters) => supervision('rapid', 40, arbiters))).toEqual(['unsupervised', 'supervised']);
  expect([3, 4].map((arbiters) => supervision('blitz', 8, arbiters))).toEqual(['unsupervised', 'supervised']);
});

test('days are filled from the first to the last', () => {
  expect(proposedDays('2026-11-16', '', 3)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
  expect(proposedDays('2026-11-16', '2026-11-18', 5)).toEqual(['2026-11-16', '2026-11-16', '2026-11-17', '2026-11-17', '2026-11-18']);
  expect(proposedDays('2026-12-31', '2026-12-31', 2)).toEqual(['2026-12-31', '2026-12-31']);
  expect(proposedDays('', '', 5)).toEqual([]);
});
