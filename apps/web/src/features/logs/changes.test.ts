import { expect, it } from 'vitest';
import { changedFields } from './changes.ts';

it('sets before and after of each field side by side', () => {
  expect(
    changedFields({ standing: 'waiting', firm: null }, { standing: 'active', tries: 2 }),
  ).toEqual([
    { field: 'standing', before: 'waiting', after: 'active' },
    { field: 'firm', before: '', after: '' },
    { field: 'tries', before: '', after: '2' },
  ]);
});

it('has nothing to show for an entry without values', () => {
  expect(changedFields(null, null)).toEqual([]);
});

it('writes lists and objects as JSON', () => {
  expect(changedFields(null, { states: ['CA', 'NV'] })).toEqual([
    { field: 'states', before: '', after: '["CA","NV"]' },
  ]);
});
