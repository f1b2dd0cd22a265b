/** How many boards fit on a screen that nobody scrolls, and how large they can be. */

export interface Fit {
  columns: number;
  rows: number;
  /** Boards on one screen; the others come when the page turns. */
  perPage: number;
  /** Of letters, in pixels. */
  font: number;
}

/** The smallest board that can be read from the third row of chairs. */
const SMALLEST = 120;
/** Lines of text around a board, in heights of letters. */
const LINES = 7.4;
const GAP = 10;

/** The side of a board, with so many columns and rows. */
function side(columns: number, rows: number, width: number, height: number): { side: number; font: number } {
  const w = (width - GAP * (columns - 1)) / columns;
  const h = (height - GAP * (rows - 1)) / rows;
  const font = Math.min(24, Math.max(11, Math.min(w / 18, h / 20)));
  return { side: Math.min(w - font * 1.6, h - font * LINES), font };
}

function best(count: number, width: number, height: number): Fit & { side: number } {
  let found = { columns: 1, rows: count, perPage: count, font: 11, side: -Infinity };
  for (let rows = 1; rows <= count; rows += 1) {
    const columns = Math.ceil(count / rows);
    const made = side(columns, rows, width, height);
    if (made.side > found.side) found = { columns, rows, perPage: count, ...made };
  }
  return found;
}

export function fit(count: number, width: number, height: number): Fit {
  let found = best(Math.max(1, count), width, height);
  for (let pages = 2; found.side < SMALLEST && found.perPage > 1; pages += 1) {
    // Pages of equal fullness look calmer than a last one with a single board.
    found = best(Math.ceil(count / pages), width, height);
  }
  const { columns, rows, perPage, font } = found;
  return { columns, rows, perPage: Math.max(perPage, Math.min(count, columns * rows)), font };
}
