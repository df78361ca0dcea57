import { isWithin, type Spelled, spelled } from './distance.ts';
import { normalizeName } from './normalize-name.ts';

/** The same name, or one so near that somebody must look. */
export type Likeness = 'exact' | 'near';

/** A name made ready to be compared with many. */
export interface ComparableName {
  readonly normalized: string;
  readonly words: readonly Spelled[];
  readonly joined: Spelled;
}

/** Words enough to tell any name; the rest of a longer one only costs time. */
const mostWords = 16;

export function comparableName(name: string): ComparableName {
  const normalized = normalizeName(name);
  const words = normalized === '' ? [] : normalized.split(' ').slice(0, mostWords);
  return {
    normalized,
    words: words.map(spelled),
    joined: spelled(words.join('')),
  };
}

/** How alike two names are, whichever comes first: spelling, order of words and initials are forgiven. */
export function compareNames(a: ComparableName, b: ComparableName): Likeness | undefined {
  if (a.normalized === '' || b.normalized === '') return undefined;
  if (a.joined.text === b.joined.text || hasSameWords(a, b)) return 'exact';
  const isNear =
    isSlipOf(a.joined, b.joined) ||
    (a.words.length <= b.words.length ? isPartOf(a, b) : isPartOf(b, a));
  return isNear ? 'near' : undefined;
}

/** The words of a name whatever their order. */
export function wordsInOrder({ words }: ComparableName): string {
  return words
    .map(({ text }) => text)
    .toSorted()
    .join(' ');
}

// Most names differ in their letters already, and need not be sorted.
function hasSameWords(a: ComparableName, b: ComparableName): boolean {
  return (
    a.words.length === b.words.length &&
    a.joined.letters === b.joined.letters &&
    wordsInOrder(a) === wordsInOrder(b)
  );
}

/** How many slips of the pen a text of so many letters may hold and still be meant. */
function slipsIn(letters: number): number {
  if (letters < 5) return 0;
  if (letters < 12) return 1;
  return letters < 20 ? 2 : 3;
}

function isSlipOf(one: Spelled, other: Spelled): boolean {
  return isWithin(slipsIn(Math.min(one.text.length, other.text.length)), one, other);
}

/** `J. Pine` or `Jordan Pine` in `Pine, Jordan Alexander`; `Citibank` in `Citibank South Dakota`. */
function isPartOf(short: ComparableName, long: ComparableName): boolean {
  const [only] = short.words;
  if (short.words.length === 1 && only) {
    return only.text.length >= 5 && only.text === long.words[0]?.text;
  }
  const isTold = short.words.some((word) => long.words.some((other) => tells(word, other)));
  return isTold && hasPartnerForEach(short.words, long.words);
}

/** Initials alone are nobody's name: at least one word must say more. */
function tells(word: Spelled, other: Spelled): boolean {
  return word.text.length >= 3 && other.text.length >= 3 && isSlipOf(word, other);
}

function meansSame(word: Spelled, other: Spelled): boolean {
  const hasInitial = word.text.length === 1 || other.text.length === 1;
  return hasInitial ? word.text[0] === other.text[0] : isSlipOf(word, other);
}

/** Whether each word finds a partner of its own: the usual search along alternating paths. */
function hasPartnerForEach(words: readonly Spelled[], others: readonly Spelled[]): boolean {
  const partnerOf = new Map<number, number>();
  const place = (index: number, tried: Set<number>): boolean => {
    const word = words[index];
    return others.some((other, j) => {
      if (!word || tried.has(j) || !meansSame(word, other)) return false;
      tried.add(j);
      const held = partnerOf.get(j);
      if (held !== undefined && !place(held, tried)) return false;
      partnerOf.set(j, index);
      return true;
    });
  };
  return words.every((_, index) => place(index, new Set()));
}
