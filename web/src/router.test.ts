import { expect, test } from 'vitest';
import { parse } from './router.svelte';

test('addresses', () => {
  expect(parse('/')).toEqual({ name: 'wall', rest: [], fragment: '' });
  expect(parse('/board/2/14')).toEqual({ name: 'board', rest: ['2', '14'], fragment: '' });
  expect(parse('/join', '#abc')).toEqual({ name: 'join', rest: [], fragment: 'abc' });
  expect(parse('/wall').name).toBe('missing');
  expect(parse('/nothing/here').name).toBe('missing');
});
