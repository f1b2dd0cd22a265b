/** The letters that players write for pieces. The pawn has none. */
import type { Language } from '../../i18n';
import type { PieceRole } from '../../wire/types';

/** From knight to king, as on the keys beside the squares. */
export const PIECES = ['knight', 'bishop', 'rook', 'queen', 'king'] as const satisfies PieceRole[];
/** What a pawn can become. */
export const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const satisfies PieceRole[];

const LETTERS: Record<Language, Record<(typeof PIECES)[number], string>> = {
  en: { knight: 'N', bishop: 'B', rook: 'R', queen: 'Q', king: 'K' },
  ru: { knight: 'К', bishop: 'С', rook: 'Л', queen: 'Ф', king: 'Кр' },
  bg: { knight: 'К', bishop: 'О', rook: 'Т', queen: 'Д', king: 'Ц' },
  sr: { knight: 'С', bishop: 'Л', rook: 'Т', queen: 'Д', king: 'К' },
  mk: { knight: 'С', bishop: 'Л', rook: 'Т', queen: 'Д', king: 'К' },
  hy: { knight: 'Ձ', bishop: 'Փ', rook: 'Ն', queen: 'Թ', king: 'Ա' },
};

export function letterOf(role: PieceRole, language: string): string {
  return role === 'pawn' ? '' : (LETTERS[language as Language] ?? LETTERS.en)[role];
}

/** The piece that a text begins with, and the rest of it. Two letters are tried before one: Кр is a king. */
export function pieceFirst(text: string, language: string): { role: PieceRole; rest: string } | null {
  const letters = PIECES.map((role) => ({ role, letter: letterOf(role, language) }));
  letters.sort((a, b) => b.letter.length - a.letter.length);
  const found = letters.find(({ letter }) => text.startsWith(letter));
  return found ? { role: found.role, rest: text.slice(found.letter.length) } : null;
}
