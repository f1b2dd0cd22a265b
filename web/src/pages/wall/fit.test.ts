import { expect, test } from 'vitest';
import { fit } from './fit';

test('eight boards fill a projector in two rows', () => {
  expect(fit(8, 1900, 980)).toMatchObject({ columns: 4, rows: 2, perPage: 8 });
});

test('one board is as large as it can be', () => {
  expect(fit(1, 1900, 980)).toMatchObject({ columns: 1, rows: 1, perPage: 1 });
});

test('two hundred boards come page by page, none too small to read', () => {
  const made = fit(200, 1900, 980);
  expect(made.perPage).toBeGreaterThan(20);
  expect(made.perPage).toBeLessThan(60);
  expect(made.columns * made.rows).toBeGreaterThanOrEqual(made.perPage);
});

test('an empty wall and a tiny window do no harm', () => {
  expect(fit(0, 1900, 980).perPage).toBe(1);
  expect(fit(3, 10, 10).perPage).toBe(1);
});
