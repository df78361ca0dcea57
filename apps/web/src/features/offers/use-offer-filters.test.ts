import { expect, it } from 'vitest';
import { filtersOf } from './use-offer-filters.ts';

const of = (text: string) => filtersOf(new URLSearchParams(text));

it('reads every filter of the address', () => {
  expect(
    of(
      'rejected&caseType=Civil&state=CA&mode=video&from=2026-12-01&to=2026-12-31&fee=100&within=50&county=06029&sort=fee',
    ),
  ).toEqual({
    rejected: 'true',
    caseType: 'Civil',
    state: 'CA',
    mode: 'video',
    from: '2026-12-01',
    to: '2026-12-31',
    atLeastCents: 10_000,
    withinMiles: 50,
    county: '06029',
    sort: 'fee',
  });
});

it('leaves out what no filter could mean', () => {
  expect(
    of('caseType=Maritime&state=ZZ&mode=&from=soon&fee=-1&within=far&county=LA&sort=x'),
  ).toEqual({});
});
