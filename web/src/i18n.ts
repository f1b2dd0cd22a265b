/**
 * Every word of the pages, from the same Fluent files the program reads. A language is loaded when it is chosen, and
 * of it only what the page at hand needs.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { createSubscriber } from 'svelte/reactivity';
import { folderOf, isLanguage, LANGUAGES, pageLanguage, type Language } from './languages';
import { latin } from './latin';
import { store, stored } from './stored';

export { LANGUAGES, type Language };

/** One file each; `ui` is for every page. A language may have all of them in one file, `pages`. */
export type Section = 'ui' | 'desk' | 'seat' | 'setup' | 'records' | 'standings' | 'swiss' | 'tournament' | 'teams' | 'book' | 'start';

const files = import.meta.glob<string>('../../locales/*/{ui,desk,acts,seat,setup,records,standings,swiss,tournament,teams,book,start,pages}.ftl', {
  query: '?raw',
  import: 'default',
});

const sections = new Set<Section>(['ui']);
const listeners = new Set<() => void>();
let current: Language = 'en';
let bundle = newBundle('en');
let changed = (): void => {};
const subscribe = createSubscriber((update) => {
  changed = update;
  return () => (changed = () => {});
});

/** The language of this device. Reading it in a component follows its changes. */
export function language(): Language {
  subscribe();
  return current;
}

/** What the address asks for, or what was chosen once on this device, or else what the browser asks for. */
export function deviceLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  if (isLanguage(asked)) return asked;
  const chosen = stored('language');
  if (isLanguage(chosen)) return chosen;
  const wanted = [...(navigator.languages ?? [])];
  // A language without its script would answer for both, so that those with one are asked first.
  const offered = [...LANGUAGES].sort((a, b) => b.length - a.length);
  const [best] = negotiateLanguages(wanted, offered, { defaultLocale: 'en', strategy: 'lookup' });
  return isLanguage(best) ? best : 'en';
}

export async function setLanguage(to: Language): Promise<void> {
  const fresh = await load(to, sections);
  const other = to !== current;
  current = to;
  bundle = fresh;
  document.documentElement.lang = pageLanguage(to);
  changed();
  if (other) for (const listener of listeners) listener();
}

/** A choice of the person at this device. */
export async function chooseLanguage(to: Language): Promise<void> {
  store('language', to);
  await setLanguage(to);
}

/** The words of a page, before it is shown. */
export async function needWords(...wanted: Section[]): Promise<void> {
  const missing = wanted.filter((section) => !sections.has(section));
  for (const section of missing) sections.add(section);
  if (missing.length > 0) {
    bundle = await load(current, sections);
    changed();
  }
}

/** Told after the language has changed. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A message with its values filled in. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  subscribe();
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return broken(`no message "${id}" in ${current}`, id);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  return errors.length > 0 ? broken(`message "${id}" in ${current}: ${errors[0]?.message}`, text) : text;
}

/** Is there such a message? For names that the hall chooses. */
export function hasWords(id: string): boolean {
  subscribe();
  return bundle.hasMessage(id);
}

/** While pages are made and tested a gap stops everything; in a hall it must not. */
function broken(what: string, instead: string): string {
  if (import.meta.env.DEV) throw new Error(what);
  return instead;
}

function newBundle(of: Language): FluentBundle {
  // All of them run from left to right, so that the marks around values would only disturb copying.
  return new FluentBundle(of, { useIsolating: false, ...(of === 'sr-Latn' ? { transform: latin } : {}) });
}

async function load(of: Language, wanted: Iterable<Section>): Promise<FluentBundle> {
  // An act has its messages for log, cases and desk in one file; the build leaves out what only the program says.
  const named = [...wanted].flatMap((name) => (name === 'desk' ? [name, 'acts'] : [name]));
  const texts = await Promise.all(
    ['pages', ...named].map((name) => files[`../../locales/${folderOf(of)}/${name}.ftl`]?.() ?? Promise.resolve('')),
  );
  const made = newBundle(of);
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}
