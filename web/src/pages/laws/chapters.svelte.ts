/** The parts of an edition, for lists to choose from. */
import type { Language } from '../../i18n';
import { contents, type Edition, type Entry } from './api';
import { Loaded } from './loaded.svelte';

/** `7.5.5` is in 7, `III.4` in III. */
export const chapterOf = (number: string): string => number.split(/[.¶]/)[0] ?? number;

export class Chapters {
  readonly book: Loaded<Awaited<ReturnType<typeof contents>>>;

  constructor(of: () => [Edition, Language]) {
    this.book = new Loaded(() => contents(...of()));
  }

  /** The parts themselves. */
  get all(): Entry[] {
    return (this.book.value?.articles ?? []).filter(({ depth }) => depth === 0);
  }

  /** The articles of a part that can be ruled on. */
  rulesOf(chapter: string): Entry[] {
    const own = (this.book.value?.articles ?? []).filter(({ number }) => chapterOf(number) === chapter);
    return own.filter(({ kind }) => kind === 'rule' || kind === 'discretion');
  }
}
