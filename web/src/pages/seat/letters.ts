/** The letters that players write for pieces. The pawn has none. */
import { inOtherScript, isLanguage, lettersOf } from '../../languages';
import type { PieceRole } from '../../wire/types';

/** From knight to king, as on the keys beside the squares. */
export const PIECES = ['knight', 'bishop', 'rook', 'queen', 'king'] as const satisfies PieceRole[];
/** What a pawn can become. */
export const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const satisfies PieceRole[];

export function letterOf(role: PieceRole, language: string): string {
  return role === 'pawn' ? '' : (lettersOf(isLanguage(language) ? language : 'en')[PIECES.indexOf(role)] ?? '');
}

/**
 * The piece that a text begins with, and the rest of it. Two letters are tried before one: Кр is a king. Whoever has two
 * scripts may write in either.
 */
export function pieceFirst(text: string, language: string): { role: PieceRole; rest: string } | null {
  const letters = PIECES.map((role) => ({ role, letter: letterOf(role, language) }));
  const other = isLanguage(language) ? inOtherScript(language) : undefined;
  letters.sort((a, b) => b.letter.length - a.letter.length);
  if (other) letters.push(...PIECES.map((role) => ({ role, letter: letterOf(role, other) })));
  const found = letters.find(({ letter }) => text.startsWith(letter));
  return found ? { role: found.role, rest: text.slice(found.letter.length) } : null;
}
