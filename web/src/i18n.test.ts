import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { LANGUAGES, setLanguage, t, type Section } from './i18n';

const SECTIONS: Section[] = ['ui', 'desk', 'seat', 'setup', 'records', 'standings'];

function ftl(language: string, section: string): string {
  return readFileSync(`../locales/${language}/${section}.ftl`, 'utf8');
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

test.each(SECTIONS)('%s: all six languages have the same messages with the same values', (section) => {
  const english = messages(ftl('en', section));
  for (const language of LANGUAGES) {
    const own = messages(ftl(language, section));
    expect([...own.keys()], language).toEqual([...english.keys()]);
    for (const [id, values] of english) expect(own.get(id), `${language} ${id}`).toEqual(values);
  }
});

test('every message can be read, and no two files use one name', () => {
  for (const language of LANGUAGES) {
    const bundle = new FluentBundle(language);
    for (const section of SECTIONS) {
      const text = ftl(language, section);
      const errors = bundle.addResource(new FluentResource(text));
      expect(errors, `${language} ${section}`).toEqual([]);
      for (const id of messages(text).keys()) expect(bundle.hasMessage(id), `${language} ${id}`).toBe(true);
    }
  }
});

test('every message that the pages use exists', () => {
  const known = SECTIONS.flatMap((section) => [...messages(ftl('en', section)).keys()]);
  for (const path of sources('src')) {
    const text = readFileSync(path, 'utf8');
    for (const hit of text.matchAll(/\bt\(\s*(?:'([\w-]+)'|`([\w-]*)\$\{)/g)) {
      const [, whole, start] = hit;
      if (whole) expect(known, `${path}: ${whole}`).toContain(whole);
      else expect(known.some((id) => id.startsWith(start ?? '')), `${path}: ${start}…`).toBe(true);
    }
  }
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
