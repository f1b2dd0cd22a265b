/** What the book is asked, and the addresses of its pages. */
import type { Language } from '../../i18n';
import type { components } from '../../wire/generated';
import type { Whole } from '../../wire/types';
import { Refused } from './loaded.svelte';

type Schemas = components['schemas'];

export type Edition = Schemas['Edition'];
export type Contents = Whole<Schemas['Contents']>;
export type Entry = Whole<Schemas['Entry']>;
export type ArticleView = Whole<Schemas['ArticleView']>;
export type ArticleLink = Whole<Schemas['Link']>;
export type Change = Whole<Schemas['Change']>;
export type Part = Schemas['Part'];
export type CaseList = Whole<Schemas['CaseList']>;
export type Listed = Whole<Schemas['Listed']>;
export type Watched = Whole<Schemas['Watched']>;
export type Step = Whole<Schemas['Step']>;
export type Ruled = Whole<Schemas['Ruled']>;
export type Vocabulary = Whole<Schemas['Vocabulary']>;
export type Phrase = Whole<Schemas['Phrase']>;
export type Results = Whole<Schemas['Results']>;

export const EDITIONS: Edition[] = ['2014', '2018', '2023'];

export function isEdition(text: string | null | undefined): text is Edition {
  return EDITIONS.includes(text as Edition);
}

/** The name of the program's build, once it has said it: what is asked for with it may be kept for good. */
let build: string | null = null;

async function ask<T>(path: string, values: Record<string, string>): Promise<T> {
  const query = new URLSearchParams(values);
  if (build) query.set('build', build);
  return read<T>(await fetch(`${path}?${query}`));
}

async function read<T>(answer: Response): Promise<T> {
  if (answer.status === 404) throw new Refused('missing');
  if (answer.status === 503 || answer.status === 429) throw new Refused('busy');
  if (!answer.ok) throw new Refused('unreachable');
  return (await answer.json()) as T;
}

export async function contents(edition: Edition, lang: Language): Promise<Contents> {
  const found = await ask<Contents>('/api/laws', { edition, lang });
  build = found.build;
  return found;
}

export const article = (edition: Edition, number: string, lang: Language): Promise<ArticleView> =>
  ask(`/api/laws/articles/${edition}/${encodeURIComponent(number)}`, { lang });

export const cases = (edition: Edition, lang: Language): Promise<CaseList> => ask('/api/laws/cases', { edition, lang });

export const watch = (id: string, edition: Edition, lang: Language): Promise<Watched> =>
  ask(`/api/laws/cases/${id.split('/').map(encodeURIComponent).join('/')}`, { edition, lang });

export const words = (lang: Language): Promise<Vocabulary> => ask('/api/laws/words', { lang });

export const search = (q: string, edition: Edition, lang: Language): Promise<Results> =>
  ask('/api/laws/search', { q, edition, lang });

export async function tryOut(text: string, edition: Edition, lang: Language): Promise<Watched> {
  const body = JSON.stringify({ text, edition, lang });
  const headers = { 'content-type': 'application/json' };
  return read(await fetch('/api/laws/try', { method: 'POST', headers, body }));
}

// Addresses. The language stands in them, so that a link shows what its sender has seen.

const path = (parts: string[], values: Record<string, string>, fragment = ''): string => {
  const query = new URLSearchParams(values).toString();
  const hash = fragment && `#${encodeURIComponent(fragment)}`;
  return `/laws${parts.map((part) => `/${encodeURIComponent(part)}`).join('')}${query && `?${query}`}${hash}`;
};

export const articleAt = (edition: string, key: string, lang: Language): string => path([edition, key], { lang });
export const editionAt = (edition: Edition, lang: Language): string => path([edition], { lang });
export const casesAt = (edition: Edition, lang: Language): string => path(['cases'], { edition, lang });
export const caseAt = (id: string, edition: Edition, lang: Language): string =>
  path(['case', ...id.split('/')], { edition, lang });
export const tableAt = (text: string, edition: Edition, lang: Language): string => path(['try'], { edition, lang }, text);
export const learnAt = (edition: Edition, lang: Language): string => path(['learn'], { edition, lang });
export const searchAt = (q: string, edition: Edition, lang: Language): string => path(['search'], { q, edition, lang });
