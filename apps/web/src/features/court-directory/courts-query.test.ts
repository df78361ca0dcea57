import { expect, it } from 'vitest';
import { courtQueryOf } from './courts-query.ts';

const none = { search: '', state: '', county: '', kind: '' };

it('asks for all courts when nothing is filtered', () => {
  expect(courtQueryOf(none)).toEqual({});
});

it('asks for what the address says', () => {
  const filters = { search: 'kern', state: 'CA', county: '06029', kind: 'immigration' };
  expect(courtQueryOf(filters)).toEqual(filters);
});

it('leaves out what an address cannot mean', () => {
  const made = { search: '  ', state: 'california', county: '6029', kind: 'traffic' };
  expect(courtQueryOf(made)).toEqual({});
  expect(courtQueryOf({ ...none, search: 'x'.repeat(200) })).toEqual({ search: 'x'.repeat(100) });
});
