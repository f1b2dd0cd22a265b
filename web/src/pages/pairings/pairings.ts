/** A round as players look for themselves in it: by name. */
import type { PairingView, PlayerTag, RoundView } from '../../wire/types';

export interface Seat {
  player: PlayerTag;
  board: number | null;
  color: 'white' | 'black' | null;
  opponent: PlayerTag | null;
  result: string | null;
}

export function byName(round: RoundView, locale: string): Seat[] {
  const collator = new Intl.Collator(locale);
  const seats = round.pairings.flatMap((pairing: PairingView) => {
    const { white, black } = pairing.players;
    const of = (color: 'white' | 'black', player: PlayerTag | null, opponent: PlayerTag | null): Seat[] =>
      player
        ? [{ player, board: pairing.board, color: pairing.board === null ? null : color, opponent, result: pairing.result }]
        : [];
    return [...of('white', white, black), ...of('black', black, white)];
  });
  return seats.sort((a, b) => collator.compare(a.player.name, b.player.name));
}
