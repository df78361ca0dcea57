import { describe, expect, it } from 'vitest';
import { listSort, sortInAddress } from './list-sort.ts';

describe('the order in the address', () => {
  it('is by name unless it says otherwise', () => {
    expect(listSort('')).toEqual({ key: 'name', direction: 'ascending' });
    expect(listSort('-name')).toEqual({ key: 'name', direction: 'descending' });
    expect(listSort('newest')).toBeUndefined();
  });

  it('is left out when it is the usual one', () => {
    expect(sortInAddress({ key: 'name', direction: 'ascending' })).toBe('');
    expect(sortInAddress({ key: 'name', direction: 'descending' })).toBe('-name');
  });
});
