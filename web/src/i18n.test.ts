import { FluentBundle, FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { deviceLanguage, LANGUAGES, setLanguage, t, type Language, type Section } from './i18n';
import { folderOf } from './languages';
import { latin } from './latin';

const SECTIONS: Section[] = ['ui', 'desk', 'seat', 'setup', 'records', 'standings', 'swiss', 'tournament', 'teams', 'book', 'start'];

/** The files of a language; it may have the words of all sections in one. */
function ftl(language: Language): { file: string; text: string }[] {
  const files = [...SECTIONS, 'acts', 'pages'].map((name) => `../locales/${folderOf(language)}/${name}.ftl`);
  return files.filter((file) => existsSync(file)).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

/** Each message with the values it asks for. */
function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const block of text.split(/^(?=[a-z][\w-]* =)/m)) {
    const id = /^([a-z][\w-]*) =/.exec(block)?.[1];
    if (id) found.set(id, [...new Set([...block.matchAll(/\$([\w-]+)/g)].map((hit) => hit[1] ?? ''))].sort());
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts') ? [path] : [];
  });
}

afterEach(() => setLanguage('en'));

const all = (language: Language): Map<string, string[]> =>
  messages(ftl(language).map(({ text }) => text).join('\n'));

test('all languages have the same messages with the same values', () => {
  const english = all('en');
  expect(english.size).toBeGreaterThan(500);
  const sorted = (words: Map<string, string[]>): [string, string[]][] => [...words].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const language of LANGUAGES) expect(sorted(all(language)), language).toEqual(sorted(english));
});

test('every message can be read, and no two files use one name', () => {
  for (const language of LANGUAGES) {
    const bundle = new FluentBundle(language);
    for (const { file, text } of ftl(language)) {
      expect(bundle.addResource(new FluentResource(text)), file).toEqual([]);
      expect([...messages(text).keys()].filter((id) => !bundle.hasMessage(id)), file).toEqual([]);
    }
  }
});

test('every message that the pages use exists', () => {
  const known = [...all('en').keys()];
  const missing = sources('src').flatMap((path) => {
    const used = readFileSync(path, 'utf8').matchAll(/\bt\(\s*(?:'([\w-]+)'|`([\w-]*)\$\{)/g);
    const gaps = [...used].filter(([, whole, start = '']) => !(whole ? known.includes(whole) : known.some((id) => id.startsWith(start))));
    return gaps.map(([, whole, start]) => `${path}: ${whole ?? `${start}…`}`);
  });
  expect(missing).toEqual([]);
});

test('plurals follow the language', async () => {
  const said = async (language: (typeof LANGUAGES)[number]) => {
    await setLanguage(language);
    return [1, 2, 5, 21].map((count) => t('line-offline-kept', { count }).split(': ').at(-1));
  };
  expect(await said('en')).toEqual(['1 act kept', '2 acts kept', '5 acts kept', '21 acts kept']);
  expect(await said('ru')).toEqual([
    'сохранено 1 действие',
    'сохранено 2 действия',
    'сохранено 5 действий',
    'сохранено 21 действие',
  ]);
  expect((await said('mk'))[3]).toBe('зачувано е 21 дејство');
});

test('a missing message stops a test', () => {
  expect(() => t('no-such-message')).toThrow(/no-such-message/);
  expect(() => t('wall-round')).toThrow(/wall-round/);
});

test('the page says which language it is in', async () => {
  await setLanguage('sr');
  expect(document.documentElement.lang).toBe('sr-Cyrl');
  expect(t('white')).toBe('Бели');
});

test('every folder of words is a language of the pages', () => {
  const folders = readdirSync('../locales').filter((name) => !name.startsWith('.'));
  expect([...new Set(LANGUAGES.map(folderOf))].sort()).toEqual(folders.sort());
});

test('Serbian in Latin letters says the same, and values stay as they are', async () => {
  await setLanguage('sr');
  const cyrillic = [t('white'), t('seat-press-of', { side: 'black' }), t('call-taken-by', { name: 'Љубиша' })];
  await setLanguage('sr-Latn');
  expect(document.documentElement.lang).toBe('sr-Latn');
  const letters = [t('white'), t('seat-press-of', { side: 'black' }), t('call-taken-by', { name: 'Љубиша' })];
  expect(letters.slice(0, 2)).toEqual(cyrillic.slice(0, 2).map(latin));
  expect(letters[2]).toMatch(/^\p{Script=Latin}.*Љубиша$/u);
  expect([1, 2, 5, 21].map((count) => t('line-offline-kept', { count }))).not.toContainEqual(expect.stringMatching(/\p{Script=Cyrillic}/u));
});

test.each([
  [['sr-Latn-RS', 'en'], 'sr-Latn'],
  [['sr-Latn'], 'sr-Latn'],
  [['sr-RS', 'en'], 'sr'],
  [['sr'], 'sr'],
  [['sr-Cyrl-RS'], 'sr'],
  [['bg-BG'], 'bg'],
  [['xx'], 'en'],
])('a device that wants %s gets %s', (wanted, expected) => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted as string[]);
  expect(deviceLanguage()).toBe(expected);
  languages.mockRestore();
});
