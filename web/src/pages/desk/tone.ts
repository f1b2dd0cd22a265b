/** A short tone, made here: nothing is loaded and nothing can be missing. */
let context: AudioContext | null = null;

export function tone(): void {
  if (typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    const begin = context.currentTime;
    oscillator.frequency.setValueAtTime(660, begin);
    oscillator.frequency.setValueAtTime(880, begin + 0.12);
    gain.gain.setValueAtTime(0.15, begin);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + 0.4);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(begin + 0.4);
  } catch {
    // A browser may refuse sound until somebody has touched the page; the queue is seen all the same.
  }
}
