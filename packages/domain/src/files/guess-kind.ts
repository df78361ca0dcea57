import type { FileKind } from './types.ts';

const kindWords: readonly [FileKind, RegExp][] = [
  ['notice', /\b(?:notices?|summons|subpoenas?)\b/],
  ['order', /\b(?:orders?|ruling|minutes?|judgment)\b/],
  ['exhibit', /\b(?:exhibits?|exh?\d*|attachments?)\b/],
  [
    'pleading',
    /\b(?:pleadings?|complaint|answer|motion|petition|brief|memorandum|opposition|reply|statement|stipulation|declaration|demurrer|objections?)\b/,
  ],
  ['instruction', /\b(?:instructions?|memo|cover letter)\b/],
];

/** What a document is by the first telling word of its name; whoever hands it in can say otherwise. */
export function guessFileKind(name: string): FileKind {
  const words = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');
  const found = kindWords
    .map(([kind, word]) => ({ kind, at: words.search(word) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.kind ?? 'other';
}
