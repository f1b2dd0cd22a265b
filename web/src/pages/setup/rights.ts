/** What a role may change in the set-up, as the hall's own table has it: what it may not is shown and cannot be typed. */

export type Part = 'event' | 'players' | 'pairings' | 'presence' | 'start';

const MAY: Record<Part, readonly string[]> = {
  event: ['chief-arbiter', 'organiser'],
  players: ['chief-arbiter', 'organiser'],
  pairings: ['chief-arbiter', 'organiser'],
  presence: ['chief-arbiter', 'arbiter'],
  start: ['chief-arbiter', 'arbiter'],
};

export function may(kind: string | undefined, part: Part): boolean {
  return kind !== undefined && MAY[part].includes(kind);
}
