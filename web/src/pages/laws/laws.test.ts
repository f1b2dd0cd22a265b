import { afterEach, expect, test } from 'vitest';
import { cited } from '../desk/cited';
import type { Entry, Step, Watched } from './api';
import { articleAt, caseAt, tableAt } from './api';
import { chapterOf } from './chapters.svelte';
import { differing, tableText } from './compare';
import { askedOf, choices, isRight, keepScore, score } from './learn';
import { example, handWords, NEW, readTable, writeTable } from './table';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

function step(line: number, says: string, more: Partial<Step> = {}): Step {
  const face = { at: 0, left: { white: 1, black: 1 }, running: null, waits: 0, moves: { white: 0, black: 0 }, period: { white: 0, black: 0 }, fallen: [] };
  return {
    line, says, act: says, told: [], ruled: [], refused: null, facts: [], pieces: START, turn: 'white', touched: [], last_squares: [],
    clock: face, sheets: { white: [], black: [] }, questions: [], result: null, ...more,
  } as Step;
}

function watched(steps: Step[]): Watched {
  return { id: null, name: '', edition: '2023', editions: [], articles: [], text: '', steps, unfit: [], error: null, views: null, answers: [] };
}

const ruled = (name: string, article: string, page = name) => ({ name, words: name, page, articles: [{ article, rule: name, title: name }] });

afterEach(() => keepScore(null));

test('a table is read from any text of the page language and written as one', () => {
  expect(readTable('')).toEqual(NEW);
  const text = 'name  x\neditions 2018\ngiven  rapid, supervised\n# a word\nwhen   white plays e2e4\nthen nothing\nblack resigns\n';
  const table = readTable(text);
  expect(table).toEqual({ given: 'rapid, supervised', acts: ['white plays e2e4', 'black resigns'] });
  expect(readTable(writeTable(table))).toEqual(table);
});

test('a hand on the board in the words of the pages', () => {
  const words = (from: string, to: string, hand: 'plays' | 'moves' | 'touches' = 'plays', pieces = START) =>
    handWords(pieces, 'white', hand, from, to, 'queen', false);
  expect(words('e2', 'e4')).toBe('white plays e2e4');
  expect(words('e2', 'e4', 'moves')).toBe('white moves e2e4');
  expect(words('e2', 'e4', 'touches')).toBe('white touches e2');
  expect(words('e2', 'e2')).toBe('white touches e2');
  expect(words('e1', 'g1', 'plays', '4k3/8/8/8/8/8/8/4K2R')).toBe('white plays e1+h1');
  expect(words('a7', 'a8', 'plays', '4k3/P7/8/8/8/8/8/4K3')).toBe('white plays a7a8=Q');
  expect(handWords('4k3/P7/8/8/8/8/8/4K3', 'white', 'moves', 'a7', 'a8', null, false)).toBe('white moves a7a8');
});

test('an act from the list is said for whoever acts', () => {
  const phrase = { by: 'player' as const, words: 'touches SQUARE', example: 'touches e4', said: { white: 'white touches e4', black: 'black touches e4' }, says: '', message: null };
  expect(example(phrase, 'black')).toBe('black touches e4');
  expect(example({ ...phrase, by: 'arbiter' }, 'black')).toBe('the arbiter touches e4');
  expect(example({ ...phrase, by: 'nobody', example: '2 minutes pass' }, 'time')).toBe('2 minutes pass');
});

test('editions are compared line by line', () => {
  const one = watched([step(1, 'rapid'), step(2, 'a', { ruled: [ruled('add-time', '7.5.5')] }), step(3, 'b')]);
  const other = watched([step(1, 'rapid'), step(2, 'a', { ruled: [ruled('win', '7.5.5')] }), step(3, 'b')]);
  expect(differing(one, other)).toEqual([1]);
  expect(differing(one, one)).toEqual([]);
  expect(tableText(one)).toBe('given rapid\na\nb');
});

test('a question is about the last ruling, and every part of the answer counts', () => {
  expect(askedOf(watched([step(1, 'x'), step(2, 'y')]))).toBeNull();
  const asked = askedOf(
    watched([step(1, 'x'), step(2, 'y', { ruled: [ruled('reinstate', '7.5.1'), ruled('must-move', '4.3.1'), ruled('add-time', '7.5.5')] }), step(3, 'z')]),
  );
  expect(asked).toEqual({ at: 1, right: { end: 'goes-on', ticks: ['time', 'position', 'duty'] }, articles: ['7.5.1', '4.3.1', '7.5.5'] });
  if (!asked) throw new Error('there is a question');
  expect(isRight(asked, { end: 'goes-on', ticks: ['duty', 'time', 'position'], article: '7.5.5' })).toBe(true);
  expect(isRight(asked, { end: 'goes-on', ticks: ['time'], article: '7.5.5' })).toBe(false);
  expect(isRight(asked, { end: 'draw', ticks: ['duty', 'time', 'position'], article: '7.5.5' })).toBe(false);
  expect(isRight(asked, { end: 'goes-on', ticks: ['duty', 'time', 'position'], article: '9.2' })).toBe(false);
  const over = askedOf(watched([step(1, 'x'), step(2, 'y', { ruled: [ruled('win', '6.9')], result: { score: '0-1', words: '', outcome: 'draw' } as unknown as NonNullable<Step['result']> })]));
  expect(over?.right.end).toBe('black');
});

test('the right article is always among those offered', () => {
  const entry = (number: string): Entry => ({ key: number, number, title: number, kind: 'rule', depth: 1, cases: 1 });
  const others = ['7.1', '7.2', '7.3', '7.4', '7.5', '7.6'].map(entry);
  for (const dice of [0, 0.3, 0.6, 0.999]) {
    const offered = choices('7.5', others, () => dice);
    expect(offered).toHaveLength(5);
    expect(offered).toContain('7.5');
    expect(new Set(offered).size).toBe(5);
    expect([...offered].sort()).toEqual(offered);
  }
  expect(choices('A.3', others.slice(0, 1), () => 0)).toEqual(['A.3', '7.1']);
});

test('the score is kept on the device, and nonsense counts for nothing', () => {
  expect(score()).toEqual({ right: 0, count: 0 });
  keepScore({ right: 3, count: 4 });
  expect(score()).toEqual({ right: 3, count: 4 });
  localStorage.setItem('adoube.learnt', '{"right":9,"count":1}');
  expect(score()).toEqual({ right: 0, count: 0 });
  localStorage.setItem('adoube.learnt', 'x');
  expect(score()).toEqual({ right: 0, count: 0 });
});

test('addresses', () => {
  expect(articleAt('2014', '7.4¶3', 'sr')).toBe('/laws/2014/7.4%C2%B63?lang=sr');
  expect(caseAt('07-irregularities/a-b', '2018', 'en')).toBe('/laws/case/07-irregularities/a-b?edition=2018&lang=en');
  expect(tableAt('given rapid\nwhite resigns', '2023', 'hy')).toBe('/laws/try?edition=2023&lang=hy#given%20rapid%0Awhite%20resigns');
  expect([chapterOf('7.5.5'), chapterOf('III.4'), chapterOf('7.4¶3'), chapterOf('A')]).toEqual(['7', 'III', '7', 'A']);
});

test('articles of a ruling in the log', () => {
  expect(cited('Black gets 2 minutes more (7.5.5, A.3)')).toEqual({ words: 'Black gets 2 minutes more', articles: ['7.5.5', 'A.3'], proof: '' });
  expect(cited('The game goes on (III.4)')).toEqual({ words: 'The game goes on', articles: ['III.4'], proof: '' });
  expect(cited('White said (something) here')).toEqual({ words: 'White said (something) here', articles: [], proof: '' });
  const proved = 'The game is drawn (6.9). Black can never mate: Black has nothing but the king';
  expect(cited(proved)).toEqual({
    words: 'The game is drawn',
    articles: ['6.9'],
    proof: 'Black can never mate: Black has nothing but the king',
  });
});
