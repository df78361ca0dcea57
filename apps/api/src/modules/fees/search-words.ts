/** A pattern for `like` that finds the words anywhere. */
export function containing(words: string | undefined): string | undefined {
  return words ? `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : undefined;
}
