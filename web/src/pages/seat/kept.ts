/** What was done on this device and has not yet reached the hall, as it looks on the sheet, the board and the clock. */
import type { Kept } from '../../outbox';
import type { Act, Attempt, ClockFace, Color } from '../../wire/types';

export interface Pending {
  act: Act;
  side: Color | null;
  /** In the hall's time; null if the hall had never been heard. */
  made: number | null;
}

export function pendingOf(kept: readonly Kept[]): Pending[] {
  return kept.flatMap(({ message, made }) =>
    message.type === 'act' ? [{ act: message.act, side: message.side ?? null, made }] : [],
  );
}

/** Moves written for the next places. */
export function writings(pending: Pending[]): string[] {
  return pending.flatMap(({ act }) => {
    if (typeof act === 'string' || !('record' in act) || typeof act.record === 'string') return [];
    if ('enter' in act.record) return [act.record.enter.text];
    return 'write' in act.record ? [act.record.write.text] : [];
  });
}

/** Places written anew: by the half-moves that come before them in a game from its first move. */
export function corrections(pending: Pending[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const { act } of pending) {
    if (typeof act === 'string' || !('record' in act) || typeof act.record === 'string') continue;
    if ('correct' in act.record) {
      const { number, of, text } = act.record.correct;
      found.set((number - 1) * 2 + (of === 'black' ? 1 : 0), text);
    }
  }
  return found;
}

/** What hands did on the board. */
export function displacements(pending: Pending[]): Attempt[] {
  return pending.flatMap(({ act }) => (typeof act !== 'string' && 'move' in act ? [act.move.attempt] : []));
}

/**
 * The clock with presses that the hall does not know of: the side that pressed stands still, the other one runs. Time
 * that is added for moves is the hall's to add.
 */
export function pressed(face: ClockFace, pending: Pending[], own: Color | null): ClockFace {
  return pending.reduce((before, { act, side, made }) => {
    const presser = side ?? own;
    if (act !== 'press' || !presser || made === null || before.running !== presser) return before;
    const run = Math.max(0, made - before.at - before.waits);
    const left = { ...before.left, [presser]: before.left[presser] - run };
    return { ...before, left, at: made, waits: 0, running: presser === 'white' ? 'black' : 'white' } as ClockFace;
  }, face);
}
