/** How the hall writes what a move adds, and how a form shows it. */

export type Mode = 'nothing' | 'cumulative' | 'bronstein' | 'delay';

export const minutes = (n: number): number => Math.round(n * 60_000);

export function modeOf(perMove: string | Record<string, number>): Mode {
  if (typeof perMove === 'string') return 'nothing';
  return (Object.keys(perMove)[0] ?? 'nothing') as Mode;
}

/** In seconds. */
export function amountOf(perMove: string | Record<string, number>): number {
  if (typeof perMove === 'string') return 0;
  return (Object.values(perMove)[0] ?? 0) / 1000;
}

export function perMove(mode: Mode, seconds: number): string | Record<string, number> {
  return mode === 'nothing' ? 'nothing' : { [mode]: Math.round(seconds * 1000) };
}
