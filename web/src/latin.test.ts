import { expect, test } from 'vitest';
import { latin } from './latin';

test('letter by letter', () => {
  expect(latin('АБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШ')).toBe('ABVGDĐEŽZIJKLMNOPRSTĆUFHCČŠ');
  expect(latin('абвгдђежзијклмнопрстћуфхцчш')).toBe('abvgdđežzijklmnoprstćufhcčš');
});

test.each([
  ['љубав њива џеп', 'ljubav njiva džep'],
  ['Љубав Њива Џеп', 'Ljubav Njiva Džep'],
  ['ЉУБАВ ЊИВА ЏЕП', 'LJUBAV NJIVA DŽEP'],
  ['КРАЉ КОЊ', 'KRALJ KONJ'],
  ['Њ. Петровић', 'Nj. Petrović'],
  ['Потез Сg1f3 (члан 7.5.5)', 'Potez Sg1f3 (član 7.5.5)'],
])('%s is %s', (cyrillic, expected) => expect(latin(cyrillic)).toBe(expected));

test.each(['', 'Nf3 e2e4 0-0', '7.5.5, III.4', 'ѓ ќ ы', 'Ձf3', '½–½ č š'])('%s stays', (text) => expect(latin(text)).toBe(text));
