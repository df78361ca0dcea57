import { expect, it } from 'vitest';
import { hitReason, hitTitle } from './hit-words.ts';

const hit = {
  kind: 'listed',
  likeness: 'exact',
  name: 'Pine LLC',
  role: 'debtor',
  matched: 'Pine LLC',
} as const;

it.each([
  [{}, 'On your conflict list'],
  [{ matched: 'PINE' }, 'On your conflict list as “PINE”'],
  [{ likeness: 'near', matched: 'Pines' }, 'On your conflict list, nearly: “Pines”'],
  [{ kind: 'former_client' }, 'You appeared for them before'],
  [
    { kind: 'other_side_of_case', matched: 'Larch Inc' },
    'You appeared for the other side of this case: Larch Inc',
  ],
] as const)('%j is told as "%s"', (details, words) => {
  expect(hitReason({ ...hit, ...details })).toBe(words);
});

it('names whom it is about with what they are, when that says something', () => {
  expect(hitTitle(hit)).toBe('Pine LLC, debtor');
  expect(hitTitle({ ...hit, role: 'other' })).toBe('Pine LLC');
});
