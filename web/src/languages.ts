/**
 * The languages of the pages, one row each and nowhere else; the words are in `locales`, by the first two letters.
 * The letters for pieces are those of `crates/chess/src/notation/language.rs`, from knight to king.
 */
const ROWS = {
  en: { name: 'English', letters: ['N', 'B', 'R', 'Q', 'K'] },
  ru: { name: 'Русский', letters: ['К', 'С', 'Л', 'Ф', 'Кр'] },
  bg: { name: 'Български', letters: ['К', 'О', 'Т', 'Д', 'Ц'] },
  sr: { name: 'Српски', letters: ['С', 'Л', 'Т', 'Д', 'К'], page: 'sr-Cyrl', other: 'sr-Latn' },
  'sr-Latn': { name: 'Srpski', letters: ['S', 'L', 'T', 'D', 'K'], other: 'sr' },
  mk: { name: 'Македонски', letters: ['С', 'Л', 'Т', 'Д', 'К'] },
  hy: { name: 'Հայերեն', letters: ['Ձ', 'Փ', 'Ն', 'Թ', 'Ա'] },
} as const satisfies Record<string, Row>;

interface Row {
  /** In its own words. */
  name: string;
  letters: readonly [string, string, string, string, string];
  /** What the page says it is in, where that is more than the code. */
  page?: string;
  /** The same language in its other script. */
  other?: string;
}

export type Language = keyof typeof ROWS;

export const LANGUAGES = Object.keys(ROWS) as Language[];

const row = (of: Language): Row => ROWS[of];

/** A language in its own words. */
export const nameOf = (of: Language): string => row(of).name;

/** Its letters for pieces, from knight to king. */
export const lettersOf = (of: Language): Row['letters'] => row(of).letters;

/** The same language in its other script. */
export const inOtherScript = (of: Language): Language | undefined => row(of).other as Language | undefined;

/** For the `lang` of the page. */
export const pageLanguage = (of: Language): string => row(of).page ?? of;

/** The folder of its words. */
export const folderOf = (of: Language): string => of.slice(0, 2);

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.includes(text as Language);
}
