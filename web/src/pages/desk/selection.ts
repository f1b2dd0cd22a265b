/** Boards as they are typed: `1-10, 14`. Nothing typed means all; null is no selection at all. */
export function boardsOf(typed: string): number[] | 'all' | null {
  if (typed.trim() === '') return 'all';
  const boards = new Set<number>();
  const parts = typed.trim().replace(/\s*[-–—]\s*/g, '-').split(/\s*[,;]\s*|\s+/);
  for (const part of parts) {
    const hit = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part);
    if (!hit) return null;
    const first = Number(hit[1]);
    const last = Number(hit[2] ?? hit[1]);
    if (first === 0 || last < first || last - first > 9999) return null;
    for (let board = first; board <= last; board += 1) boards.add(board);
  }
  return [...boards].sort((a, b) => a - b);
}

/** Short again: `1–3, 7`. */
export function rangesOf(boards: readonly number[]): string {
  const parts: string[] = [];
  const sorted = [...boards].sort((a, b) => a - b);
  for (let n = 0; n < sorted.length; n += 1) {
    const first = sorted[n] ?? 0;
    while ((sorted[n + 1] ?? 0) === (sorted[n] ?? 0) + 1) n += 1;
    const last = sorted[n] ?? first;
    parts.push(first === last ? `${first}` : `${first}–${last}`);
  }
  return parts.join(', ');
}
