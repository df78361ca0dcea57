/** Text reduced to what counts when people write the same name: no case, accents or signs. */
export function spellingOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\bsaint\b/g, 'st')
    .replaceAll(/\bsainte\b/g, 'ste')
    .replaceAll(/[^a-z0-9]/g, '');
}
