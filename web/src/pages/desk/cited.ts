/** The log ends a ruling with its articles in brackets: `… (7.5.5, A.3)`. */
export function cited(words: string): { words: string; articles: string[] } {
  const found = /^(.*) \(([0-9A-Z][\w.¶]*(?:, [0-9A-Z][\w.¶]*)*)\)$/su.exec(words);
  return found ? { words: found[1] ?? words, articles: (found[2] ?? '').split(', ') } : { words, articles: [] };
}
