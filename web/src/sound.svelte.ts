/**
 * Sounds of the board, made here: nothing is loaded and nothing can be missing. Quiet, off until somebody asks for them,
 * and never on a device at a board: there a sound would disturb those who play (11.5) and could tell them something (11.3).
 */
import { store, stored } from './stored';
import type { Role } from './wire/types';

/** May a device of this role sound? */
export function maySound(role: Pick<Role, 'kind'> | null): boolean {
  return role !== null && ['spectator', 'chief-arbiter', 'arbiter', 'organiser'].includes(role.kind);
}

class Sound {
  on = $state(stored('board-sound') === 'on');

  toggle(): void {
    this.on = !this.on;
    store('board-sound', this.on ? 'on' : 'off');
    if (this.on) knock();
  }
}

export const sound = new Sound();

let context: AudioContext | null = null;

/** Wood on wood. */
export function knock(): void {
  if (typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    const begin = context.currentTime;
    oscillator.type = 'triangle';
    oscillator.frequency.setValueAtTime(210, begin);
    oscillator.frequency.exponentialRampToValueAtTime(90, begin + 0.06);
    gain.gain.setValueAtTime(0.08, begin);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + 0.09);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(begin + 0.1);
  } catch {
    // A browser may refuse sound until somebody has touched the page; the move is seen all the same.
  }
}
