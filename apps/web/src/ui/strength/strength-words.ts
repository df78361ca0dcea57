export type Strength = { word: string; kind: 'bad' | 'warn' | 'ok' };

const words: readonly Strength[] = [
  { word: 'Too easy to guess', kind: 'bad' },
  { word: 'Easy to guess', kind: 'bad' },
  { word: 'Fair', kind: 'warn' },
  { word: 'Strong', kind: 'ok' },
  { word: 'Very strong', kind: 'ok' },
];

/** What to say about a score of 0 to 4. Short passwords are refused however clever they are. */
export function strengthOf(score: number, length: number, shortest: number): Strength {
  if (length < shortest) return { word: `Use at least ${shortest} characters`, kind: 'bad' };
  return words[score] ?? { word: 'Too easy to guess', kind: 'bad' };
}

/** The parts of names and addresses that a guesser would try first. */
export function knownWords(facts: readonly unknown[]): string[] {
  return facts
    .filter((fact) => typeof fact === 'string')
    .flatMap((fact) => [fact, ...fact.split(/[^\p{L}\d]+/u)])
    .filter((word) => word.length > 2);
}
