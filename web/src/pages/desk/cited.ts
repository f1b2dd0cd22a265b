/** The log ends a ruling with its articles in brackets, and behind them its proof if it has one: `… (6.9). Black can …`. */
export function cited(words: string): { words: string; articles: string[]; proof: string } {
  const found = /^(.*?) \(([0-9A-Z][\w.¶]*(?:, [0-9A-Z][\w.¶]*)*)\)(?:\. (.*))?$/su.exec(words);
  if (!found) return { words, articles: [], proof: '' };
  return { words: found[1] ?? words, articles: (found[2] ?? '').split(', '), proof: found[3] ?? '' };
}
