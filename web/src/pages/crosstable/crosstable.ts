/** Who met whom, as the hall gives it. */
import type { PlayerTag } from '../../wire/types';

export interface Meeting {
  round: number;
  opponent?: number;
  /** The line of the opponent, counted from 0. */
  row?: number;
  color?: 'white' | 'black';
  bye?: string;
}

export interface Line {
  standing: { rank: number; player: PlayerTag; points: number; values: (string | null)[] };
  games: Meeting[];
  texts: string[];
}

export interface Cell {
  text: string;
  /** The line of the opponent, counted from 1. */
  line?: number;
  color?: 'white' | 'black';
}

/** A column for each round: whom, with which colour, and what it brought. */
export function byRound(line: Line, rounds: number): Cell[][] {
  return Array.from({ length: rounds }, (_, n) =>
    line.games.flatMap((game, place) => (game.round === n + 1 ? [cell(game, line.texts[place] ?? '')] : [])),
  );
}

/** A column for each opponent, in the order of the lines. */
export function byOpponent(line: Line, players: number): Cell[][] {
  return Array.from({ length: players }, (_, n) =>
    line.games.flatMap((game, place) => (game.row === n ? [cell(game, line.texts[place] ?? '')] : [])),
  );
}

function cell(game: Meeting, text: string): Cell {
  return {
    text,
    ...(game.row === undefined ? {} : { line: game.row + 1 }),
    ...(game.color === undefined ? {} : { color: game.color }),
  };
}
