/** At most so many words are looked for; whoever types more gets what the first ones find. */
const mostWords = 8;

/** Another way to write a word that names of places are full of. */
const otherSpellings = new Map([
  ['ct', 'court'],
  ['fort', 'ft'],
  ['ft', 'fort'],
  ['mount', 'mt'],
  ['mt', 'mount'],
  ['saint', 'st'],
  ['st', 'saint'],
  ['la', 'los angeles'],
  ['nyc', 'new york'],
  ['sf', 'san francisco'],
  ['us', 'united states'],
]);

/** A text as `search_form` of the database writes the names of places: letters, digits, single spaces. */
export function searchForm(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/['’\p{M}]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

export function wordsOf(form: string): string[] {
  return [...new Set(form.split(' '))].filter((word) => word !== '').slice(0, mostWords);
}

/** A query for texts that have each of the words, or one that begins with it. */
export function asPrefixes(words: readonly string[]): string {
  return words.map((word) => prefix(word, '')).join(' & ');
}

/** Queries that a better match passes more of. The last word may still be in the typing. */
export function ranksOf(words: readonly string[]): string[] {
  const done = words.slice(0, -1);
  const last = words.slice(-1);
  const begun = (weight: '' | 'A') =>
    [...done.map((word) => whole(word, weight)), ...last.map((word) => prefix(word, weight))].join(
      ' & ',
    );
  return [words.map((word) => whole(word, 'A')).join(' & '), begun('A'), begun('')];
}

/** A query for texts that have, instead of a word, one that it may have been meant for. */
export function asMeant(
  words: readonly string[],
  nearTo: (word: string) => readonly string[],
): string {
  return words.map((word) => anyOf([prefix(word, ''), ...nearTo(word)])).join(' & ');
}

/** A word with two neighbors swapped, the commonest slip, in every way there is. */
export function swapsOf(word: string): string[] {
  if (word.length < 3) return [];
  return Array.from({ length: word.length - 1 }, (_, i) => [
    word.slice(0, i),
    word.charAt(i + 1),
    word.charAt(i),
    word.slice(i + 2),
  ])
    .map((parts) => parts.join(''))
    .filter((swapped) => swapped !== word);
}

// With weight A a word counts in the name only.
function prefix(word: string, weight: '' | 'A'): string {
  return anyOf([`${word}:*${weight}`, ...otherwise(word, weight)]);
}

function whole(word: string, weight: '' | 'A'): string {
  return anyOf([word + (weight && `:${weight}`), ...otherwise(word, weight)]);
}

function otherwise(word: string, weight: '' | 'A'): string[] {
  const other = otherSpellings.get(word)?.split(' ');
  return other ? [`(${other.map((part) => part + (weight && `:${weight}`)).join(' <-> ')})`] : [];
}

function anyOf(alternatives: readonly string[]): string {
  return `(${alternatives.join(' | ')})`;
}

/** The search of a list that keeps its order: each word, or one that begins with it. */
export function asFilter(search: string | undefined): string | undefined {
  return search ? asPrefixes(wordsOf(searchForm(search))) : undefined;
}
