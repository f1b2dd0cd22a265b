import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawing } from './drawing';

test('the pieces are those of the printed diagrams', () => {
  const picture = readFileSync('../docs/diagram.svg', 'utf8');
  const letters = { P: 'pawn', N: 'knight', B: 'bishop', R: 'rook', Q: 'queen', K: 'king' } as const;
  for (const [letter, role] of Object.entries(letters)) {
    const group = new RegExp(`<g id="light-[wb]${letter}">(.*?)</g>`, 's').exec(picture)?.[1] ?? '';
    const printed = [...group.matchAll(/ d="([^"]*)"/g)].map((found) => found[1]);
    expect(drawing[role].map((stroke) => stroke.d)).toEqual(printed);
  }
});
