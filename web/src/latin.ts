/** Serbian Cyrillic in Latin letters, by the same rule as `crates/locale/src/latin.rs`. Everything else stays. */

const SINGLE: Record<string, string> = {};
[...'абвгдђежзијклмнопрстћуфхцчш'].forEach((letter, n) => (SINGLE[letter] = [...'abvgdđežzijklmnoprstćufhcčš'][n] ?? ''));
const PAIRS: Record<string, string> = { љ: 'lj', њ: 'nj', џ: 'dž' };

const isCapital = (letter: string): boolean => letter !== letter.toLowerCase();
const isLetter = (letter: string | undefined): letter is string => letter !== undefined && /\p{L}/u.test(letter);

/** Letters that become two are both capitals in a word of capitals: ЉУБАВ is LJUBAV, Љубав is Ljubav. */
export function latin(text: string): string {
  const letters = [...text];
  const written = letters.map((letter, n) => {
    const small = letter.toLowerCase();
    const single = SINGLE[small];
    if (single) return letter === small ? single : single.toUpperCase();
    const pair = PAIRS[small];
    if (!pair) return letter;
    if (letter === small) return pair;
    const [next, before] = [letters[n + 1], letters[n - 1]];
    const capitals = isLetter(next) ? isCapital(next) : isLetter(before) && isCapital(before);
    return capitals ? pair.toUpperCase() : pair.slice(0, 1).toUpperCase() + pair.slice(1);
  });
  return written.join('');
}
