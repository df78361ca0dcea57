import { describe, expect, it } from 'vitest';
import { nextOrderPath } from './next-order.ts';
import type { ResultVersion } from './results-queries.ts';

const version = (result: Partial<ResultVersion['result']>) =>
  ({
    version: 2,
    result: {
      nextDate: null,
      nextTime: null,
      nextDepartment: null,
      nextType: null,
      nextTypeId: null,
      ...result,
    },
  }) as ResultVersion;

describe('the next date', () => {
  it('is ordered from the report, as far as it is known', () => {
    expect(
      nextOrderPath(
        { id: 'a' },
        version({ nextDate: '2026-04-23', nextTime: '08:30', nextDepartment: '17 & B' }),
      ),
    ).toBe(
      '/client/request/appearance?again=a&next=2&date=2026-04-23&time=08%3A30&department=17+%26+B',
    );
    expect(nextOrderPath({ id: 'a' }, version({ nextDate: '2026-04-23' }))).toBe(
      '/client/request/appearance?again=a&next=2&date=2026-04-23',
    );
  });

  it('is ordered as the kind of hearing that it will be', () => {
    const next = { nextDate: '2026-04-23', nextType: 'Trial setting' };
    const path = '/client/request/appearance?again=a&next=2&date=2026-04-23';
    expect(nextOrderPath({ id: 'a' }, version(next))).toBe(`${path}&kind=Trial+setting`);
    expect(nextOrderPath({ id: 'a' }, version({ ...next, nextTypeId: 't' }))).toBe(
      `${path}&type=t&kind=Trial+setting`,
    );
  });

  it('cannot be ordered when none is set', () => {
    expect(nextOrderPath({ id: 'a' }, version({}))).toBeUndefined();
  });
});
