/** What a display shows at a moment: a running side runs on by itself until the hall says otherwise. */
import type { ClockFace, Color } from './wire/types';

export function leftAt(face: ClockFace, side: Color, now: number): number {
  if (face.running !== side) return face.left[side];
  const run = Math.max(0, now - face.at - face.waits);
  return face.left[side] - run;
}
