/** Times as they are shown and as they are said, by the reader's language. */

/** Below this a display shows tenths. */
export const TENTHS_BELOW = 20_000;

const formats = new Map<string, Intl.NumberFormat>();

function number(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = language + JSON.stringify(options);
  let format = formats.get(name);
  if (!format) formats.set(name, (format = new Intl.NumberFormat(language, options)));
  return format;
}

/**
 * `1:23:45`, `12:05`, `9.4`. Rounded up, so that zero is shown only when there is nothing left. Below zero it stays at
 * zero: that a flag is down is for the hall to say.
 */
export function clockText(left: number, language: string, tenths = true): string {
  if (tenths && left < TENTHS_BELOW) {
    const shown = Math.max(0, Math.ceil(left / 100) / 10);
    return number(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(shown);
  }
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The same for the ear: `1 hour, 23 minutes, 45 seconds`. */
export function spokenTime(left: number, language: string): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const parts: [number, string][] = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ];
  const said = parts
    .filter(([count, unit], n) => count > 0 || (n === 2 && seconds === 0 && unit === 'second'))
    .map(([count, unit]) => number(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count));
  return new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(said);
}

/** A plain number in the reader's way of writing. */
export function figure(value: number, language: string, digits = 1): string {
  return number(language, { maximumFractionDigits: digits }).format(value);
}
