import { spellingOf } from '../places/index.ts';

/** Those that are spelled the same, but for case, accents and signs. */
export function sameNames<Item>(
  items: readonly Item[],
  wanted: string,
  nameOf: (item: Item) => string,
): Item[] {
  const spelling = spellingOf(wanted);
  return items.filter((item) => spellingOf(nameOf(item)) === spelling);
}

const leastAlike = 0.4;

/** The names that come nearest to what somebody wrote, the best first. */
export function nearNames(names: readonly string[], wanted: string, count = 3): string[] {
  const pairs = pairsOf(wanted);
  const words = wordsOf(wanted);
  return [...new Set(names)]
    .map((name) => ({ name, score: alikeness(name, pairs, words) }))
    .filter(({ score }) => score >= leastAlike)
    .toSorted((a, b) => b.score - a.score || a.name.localeCompare(b.name))
    .slice(0, count)
    .map(({ name }) => name);
}

/** Half by their letters in pairs, half by the words of the shorter that the other has too. */
function alikeness(name: string, pairs: Set<string>, words: Set<string>): number {
  const otherPairs = pairsOf(name);
  const otherWords = wordsOf(name);
  const shared = [...pairs].filter((pair) => otherPairs.has(pair)).length;
  const sharedWords = [...words].filter((word) => otherWords.has(word)).length;
  const byLetters = (2 * shared) / Math.max(1, pairs.size + otherPairs.size);
  const byWords = sharedWords / Math.max(1, Math.min(words.size, otherWords.size));
  return (byLetters + byWords) / 2;
}

function pairsOf(text: string): Set<string> {
  const letters = spellingOf(text);
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  );
}

function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .split(/[^\p{L}\p{N}]+/u)
      .map(spellingOf)
      .filter((word) => word.length > 2),
  );
}
