/** A pattern for `like` that finds the words anywhere in a text of small letters; none for no words. */
export function containing(words: string | undefined): string | undefined {
  if (!words) return undefined;
  return `%${words.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
