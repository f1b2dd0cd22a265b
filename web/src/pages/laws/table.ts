/** The practice table as a text: what is given, and an act a line. The text is the whole state, so that it fits into a link. */
import { attemptOf, promotes } from '../seat/hand';
import { readPieces } from '../../squares';
import type { Color, PieceRole, Square } from '../../wire/types';
import type { Phrase } from './api';

export interface Table {
  given: string;
  acts: string[];
}

/** What a hand on the board does. */
export type Hand = 'plays' | 'moves' | 'touches';
export type Doer = Color | 'arbiter' | 'time';

export const NEW: Table = { given: 'standard', acts: [] };

export function readTable(text: string): Table {
  const lines = text.split('\n').map((line) => line.trim());
  const given = lines.find((line) => /^given(\s|$)/.test(line));
  const acts = lines.filter((line) => line !== '' && !/^(#|(given|name|rule|editions|then|see)(\s|$))/.test(line));
  return {
    given: given?.replace(/^given\s*/, '') || NEW.given,
    acts: acts.map((line) => line.replace(/^when\s+/, '')),
  };
}

export function writeTable({ given, acts }: Table): string {
  return [`given ${given.trim() || NEW.given}`, ...acts].join('\n');
}

/** Who does it, in the words of the pages. */
export function doerWords(doer: Doer): string {
  if (doer === 'time') return '';
  return doer === 'arbiter' ? 'the arbiter ' : `${doer} `;
}

/** A phrase with examples in its places, for somebody. */
export function example(phrase: Phrase, doer: Doer): string {
  if (phrase.by === 'nobody') return phrase.example;
  const side = doer === 'black' ? 'black' : 'white';
  if (phrase.by === 'assistant') return `the assistant of ${side} ${phrase.example}`;
  const who = phrase.by === 'arbiter' ? 'arbiter' : side;
  return doerWords(who) + phrase.example;
}

const LETTERS: Partial<Record<PieceRole, string>> = { queen: 'Q', rook: 'R', bishop: 'B', knight: 'N' };

/** What a piece that is put from one square on another comes to, in the words of the pages. */
export function handWords(
  pieces: string,
  who: Color,
  hand: Hand,
  from: Square,
  to: Square,
  promoted: PieceRole | null,
  chess960: boolean,
): string {
  if (hand === 'touches' || from === to) return `${who} touches ${from}`;
  const lying = readPieces(pieces);
  const attempt = attemptOf(lying, from, to, chess960);
  if ('castle' in attempt) return `${who} ${hand} ${attempt.castle.king}+${attempt.castle.rook}`;
  const letter = promoted && promotes(lying, attempt) ? `=${LETTERS[promoted] ?? ''}` : '';
  return `${who} ${hand} ${from}${to}${letter}`;
}
