import { fees } from '@courtside/contract/fees';
import { describe, expect, it } from 'vitest';
import { bulkFill, emptyBulkFill } from './bulk-fill.ts';
import { percentIn } from './percent-text.ts';

const type = '01890000-0000-7000-8000-000000000001';
const court = '01890000-0000-7000-8000-000000000002';
const amounts = {
  clientFeeCents: 17_500,
  attorneyFeeCents: 11_000,
  includedMinutes: 60,
  clientHourlyCents: 12_000,
  attorneyHourlyCents: 8_000,
};
const chosen = {
  ...emptyBulkFill,
  appearanceTypes: [type],
  places: [
    { level: 'state' as const, value: 'CA', label: 'California', detail: 'CA' },
    { level: 'county' as const, value: '06037', label: 'Los Angeles County, CA' },
    { level: 'court' as const, value: court, label: 'Stanley Mosk Courthouse' },
  ],
};
const places = [
  { level: 'state', state: 'CA' },
  { level: 'county', county: '06037' },
  { level: 'court', court },
];

describe('a bulk fill', () => {
  it('by amounts ignores what stands under the other way', () => {
    const body = bulkFill.parse({ ...chosen, amounts, percent: { clientPercent: 'x' } });
    expect(body).toEqual({
      appearanceTypes: [type],
      places,
      fill: { by: 'amounts', ...amounts },
    });
    expect(fees.fillNonStandard.body.safeParse({ ...body, dryRun: true }).success).toBe(true);
  });

  it('by percent rounds to what was chosen', () => {
    const percent = { clientPercent: 10, attorneyPercent: -5, roundTo: '500' };
    const body = bulkFill.parse({ ...chosen, by: 'percent', percent });
    expect(body.fill).toEqual({
      by: 'percent',
      clientPercent: 10,
      attorneyPercent: -5,
      roundToCents: 500,
    });
    expect(fees.fillNonStandard.body.safeParse({ ...body, dryRun: false }).success).toBe(true);
  });

  it('says at each field what is missing', () => {
    const refused = bulkFill.safeParse(chosen);
    expect(refused.error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
      'amounts.attorneyFeeCents',
      'amounts.attorneyHourlyCents',
      'amounts.clientFeeCents',
      'amounts.clientHourlyCents',
      'amounts.includedMinutes',
    ]);
    const unsaid = bulkFill.safeParse({ ...emptyBulkFill, by: 'percent' });
    expect(unsaid.error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'appearanceTypes',
      'places',
    ]);
  });
});

it.each([
  ['', undefined],
  ['10', 10],
  ['+10', 10],
  ['-5', -5],
  ['−5', -5],
  [' 7 ', 7],
  ['-', '-'],
  ['1.5', '1.5'],
  ['-0', '-0'],
])('%j is typed for %j', (text, percent) => {
  expect(percentIn(text)).toBe(percent);
});
