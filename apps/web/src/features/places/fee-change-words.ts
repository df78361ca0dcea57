import type { Fee } from '@courtside/domain/fees';
import { formatCents } from '../../ui/format-cents.ts';

type FeeChange = { before: Fee | null; after: Fee | null };

const parts: readonly { key: keyof Fee; name: string; words: (value: number) => string }[] = [
  { key: 'clientFeeCents', name: 'Client fee', words: formatCents },
  { key: 'attorneyFeeCents', name: 'AA fee', words: formatCents },
  { key: 'includedMinutes', name: 'Includes', words: (minutes) => `${minutes} min` },
  { key: 'clientHourlyCents', name: 'Client hour', words: formatCents },
  { key: 'attorneyHourlyCents', name: 'AA hour', words: formatCents },
];

/** What a change of a fee did, part by part: only what differs, or all of a new one. */
export function feeChangeWords({ before, after }: FeeChange): string {
  if (!after) return 'Removed: what applies without it holds again';
  const changed = parts.filter(({ key }) => before?.[key] !== after[key]);
  const words = changed.map(({ key, name, words: say }) =>
    before ? `${name} ${say(before[key])} to ${say(after[key])}` : `${name} ${say(after[key])}`,
  );
  return words.join(', ') || 'Saved without a change';
}
