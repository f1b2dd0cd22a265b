/**
 * The hall's time on this device. The hall's clock rules; here is only an estimate of how far this device's own clock
 * is from it, from the quickest of the last questions, because a quick answer leaves least room for error.
 */

interface Sample {
  roundTrip: number;
  offset: number;
}

/** How many answers are remembered: the two clocks drift, so an old answer must give way. */
const REMEMBERED = 12;

/** This device's own time: it never jumps, not even when somebody sets the wall clock. */
export function deviceTime(): number {
  return performance.now();
}

export class HallTime {
  #samples: Sample[] = [];
  #offset: number | null = null;
  readonly #device: () => number;

  constructor(device: () => number = deviceTime) {
    this.#device = device;
  }

  /** A new connection: the hall may have been started again. `now` came one way, so anything measured is better. */
  welcome(now: number): void {
    this.#samples = [];
    this.#offset = now - this.#device();
  }

  /** From what was known before the page was loaded; anything that the hall says is better. */
  guess(now: number): void {
    this.#offset ??= now - this.#device();
  }

  /** An answer to a question sent at `sent`; gives the time there and back. */
  pong(sent: number, now: number): number {
    const received = this.#device();
    const roundTrip = Math.max(0, received - sent);
    this.#samples.push({ roundTrip, offset: now - (sent + received) / 2 });
    if (this.#samples.length > REMEMBERED) this.#samples.shift();
    const best = this.#samples.reduce((a, b) => (b.roundTrip <= a.roundTrip ? b : a));
    this.#offset = best.offset;
    return roundTrip;
  }

  /** The hall's time, or null before the hall has been heard. */
  now(): number | null {
    return this.#offset === null ? null : this.#device() + this.#offset;
  }
}
