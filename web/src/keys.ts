/** Keys that are named by Latin letters must work on Cyrillic and Armenian keyboards too. */

/** The key as it is named; for another alphabet's letter the Latin one that is engraved in its place. */
export function latin(event: KeyboardEvent): string {
  const foreign = /^\p{L}$/u.test(event.key) && !/^[a-z]$/i.test(event.key);
  return foreign ? (/^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? event.key) : event.key;
}
