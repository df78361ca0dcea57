/** First letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word = '') => (/^./u.exec(word)?.[0] ?? '').toUpperCase()).join('');
}
