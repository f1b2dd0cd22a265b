import { expect, test } from 'vitest';
import { maySound, sound } from './sound.svelte';

test('no device at a board makes a sound', () => {
  for (const kind of ['seat', 'clock', 'assistant', 'waiting'] as const) expect(maySound({ kind }), kind).toBe(false);
  for (const kind of ['spectator', 'arbiter', 'chief-arbiter'] as const) expect(maySound({ kind }), kind).toBe(true);
  expect(maySound(null)).toBe(false);
});

test('off until somebody asks, and remembered', () => {
  expect(sound.on).toBe(false);
  sound.toggle();
  expect(localStorage.getItem('adoube.board-sound')).toBe('on');
  sound.toggle();
  expect(sound.on).toBe(false);
});
