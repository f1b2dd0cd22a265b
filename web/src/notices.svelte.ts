/** What the page has to say: to the eye for a while, to the ear once. */

export type NoticeKind = 'info' | 'success' | 'warning';

export interface Notice {
  id: number;
  text: string;
  kind: NoticeKind;
}

const SHOWN_FOR = 8_000;
const HEARD_FOR = 10_000;

let next = 1;
export const notices = $state<Notice[]>([]);
/** Lines in the live region. They are only ever added and taken away, never said twice. */
export const spoken = $state<{ id: number; text: string }[]>([]);
const said = new Set<string>();

/** Shows a notice, which the status region also says. */
export function notify(text: string, kind: NoticeKind = 'info'): void {
  const notice = { id: next++, text, kind };
  notices.push(notice);
  setTimeout(() => dismiss(notice.id), SHOWN_FOR);
}

export function dismiss(id: number): void {
  const at = notices.findIndex((notice) => notice.id === id);
  if (at >= 0) notices.splice(at, 1);
}

/**
 * Says something to a screen reader. With a `name` it is said once for that name as long as the page lives: a move, a
 * ruling or a result is heard once even if the hall sends it again.
 */
export function announce(text: string, name?: string): void {
  if (name !== undefined) {
    if (said.has(name)) return;
    said.add(name);
  }
  const line = { id: next++, text };
  spoken.push(line);
  setTimeout(() => {
    const at = spoken.findIndex((other) => other.id === line.id);
    if (at >= 0) spoken.splice(at, 1);
  }, HEARD_FOR);
}

/** Marks a name as said, for what was there before the page was opened. */
export function hush(name: string): void {
  said.add(name);
}
