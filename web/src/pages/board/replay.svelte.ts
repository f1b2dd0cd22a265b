/** Going through the moves of a game: which half-move is on the board, from which side, and what is said of it. */
import { t } from '../../i18n';
import type { ByColor, Color } from '../../wire/types';
import { firstNumber, positionAt, timesAt, type Game, type Shown } from './game';

export class Replay {
  orientation = $state<Color>('white');
  /** Said to the ear when the reader has gone to a move; moves that come by themselves are said elsewhere. */
  spoken = $state('');
  /** Half-moves shown; null follows the game. */
  #chosen = $state<number | null>(null);
  readonly #game: () => Game | null;

  constructor(game: () => Game | null) {
    this.#game = game;
  }

  get count(): number {
    return this.#game()?.moves.length ?? 0;
  }

  get ply(): number {
    return Math.min(this.#chosen ?? this.count, this.count);
  }

  get position(): Shown | null {
    const game = this.#game();
    return game && positionAt(game, this.ply);
  }

  /** What both had left then. */
  get times(): ByColor<number | null> | null {
    const game = this.#game();
    return game && timesAt(game.moves, this.ply);
  }

  show(wanted: number): void {
    const within = Math.min(this.count, Math.max(0, wanted));
    this.#chosen = within === this.count ? null : within;
    this.spoken = this.said(within);
  }

  /** Back to the game as it stands, for instance because it is another one. */
  follow(): void {
    this.#chosen = null;
    this.spoken = '';
  }

  flip(): void {
    this.orientation = this.orientation === 'white' ? 'black' : 'white';
  }

  /** The half-move in words: `12… Nf6`. */
  said(ply: number): string {
    const game = this.#game();
    const move = game?.moves[ply - 1];
    if (!game || !move) return t('moves-start');
    const before = game.moves.slice(0, ply - 1).filter((one) => one.color === 'black').length;
    const number = String(firstNumber(game.start) + before);
    return t(move.color === 'white' ? 'move-white' : 'move-black', { number, san: move.san });
  }
}
