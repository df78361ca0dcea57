import { describe, expect, it } from 'vitest';
import { leastTime } from '../testing/least-time.ts';
import { type CheckedOrder, type EarlierOrder, findConflicts } from './index.ts';

const order: CheckedOrder = {
  representedParty: 'Larch Holdings LLC',
  representedSide: 'plaintiff',
  parties: [
    { name: 'Larch Holdings LLC', role: 'plaintiff' },
    { name: 'Jordan Pine', role: 'defendant' },
    { name: 'Robin Ash', role: 'witness' },
  ],
};
const nothing = { listed: [], earlier: [] };
const then = (details: Partial<EarlierOrder>): EarlierOrder => ({
  ...order,
  id: 'e1',
  isSameCase: false,
  ...details,
});
const found = (given: Partial<Parameters<typeof findConflicts>[1]>, now = order) =>
  findConflicts(now, { ...nothing, ...given }).map(
    ({ kind, likeness, name, matched, foundIn }) => ({ kind, likeness, name, matched, foundIn }),
  );

describe('the conflicts of an order', () => {
  it('are none without a list and without a past', () => {
    expect(found({})).toEqual([]);
  });

  it('are names of the list, whichever side they are on, the surest first', () => {
    const listed = [
      { id: 'n1', name: 'Jordan Pike' },
      { id: 'n2', name: 'LARCH HOLDINGS, INC.' },
      { id: 'n3', name: 'Somebody Else' },
    ];
    expect(found({ listed })).toEqual([
      {
        kind: 'listed',
        likeness: 'exact',
        name: 'Larch Holdings LLC',
        matched: 'LARCH HOLDINGS, INC.',
        foundIn: 'n2',
      },
      {
        kind: 'listed',
        likeness: 'near',
        name: 'Jordan Pine',
        matched: 'Jordan Pike',
        foundIn: 'n1',
      },
    ]);
  });

  it('are none when everybody stands where they stood', () => {
    expect(found({ earlier: [then({}), then({ id: 'e2', isSameCase: true })] })).toEqual([]);
  });

  const fern = {
    representedParty: 'Pine, Jordan',
    representedSide: 'plaintiff',
    parties: [
      { name: 'Pine, Jordan', role: 'plaintiff' },
      { name: 'Fern Partners', role: 'defendant' },
    ],
  } as const;

  it('are former clients on the other side, once, with the latest time', () => {
    const earlier = [
      then({ ...fern, id: 'e1' }),
      then({ ...fern, id: 'e3' }),
      then({ ...fern, id: 'e2' }),
    ];
    expect(found({ earlier })).toEqual([
      {
        kind: 'former_client',
        likeness: 'exact',
        name: 'Jordan Pine',
        matched: 'Pine, Jordan',
        foundIn: 'e3',
      },
    ]);
  });

  it('are former clients who are witnesses now', () => {
    const earlier = [then({ ...fern, representedParty: 'Robin Ash', parties: [] })];
    expect(found({ earlier })).toMatchObject([{ kind: 'former_client', name: 'Robin Ash' }]);
  });

  it('are former opponents who are to be represented now', () => {
    const earlier = [
      then({
        ...fern,
        parties: [{ name: 'Larch Holdings', role: 'defendant' }],
        representedParty: 'Fern',
      }),
    ];
    expect(found({ earlier })).toMatchObject([
      { kind: 'former_opponent', name: 'Larch Holdings LLC', matched: 'Larch Holdings' },
    ]);
  });

  it('are the same case for its other side, before all else', () => {
    const earlier = [
      then({
        ...order,
        representedParty: 'Jordan Pine',
        representedSide: 'defendant',
        isSameCase: true,
      }),
    ];
    expect(found({ earlier }).map(({ kind, name, matched }) => [kind, name, matched])).toEqual([
      ['other_side_of_case', 'Larch Holdings LLC', 'Jordan Pine'],
      ['former_client', 'Jordan Pine', 'Jordan Pine'],
      ['former_opponent', 'Larch Holdings LLC', 'Larch Holdings LLC'],
    ]);
  });

  it('are of somebody who is represented but no named party', () => {
    const now = {
      ...order,
      representedParty: 'Quill Estate',
      parties: [{ name: 'Jordan Pine', role: 'defendant' }],
    } as const;
    expect(found({ listed: [{ id: 'n1', name: 'Quill Estate' }] }, now)).toMatchObject([
      { name: 'Quill Estate' },
    ]);
  });

  it('have keys that stay the same and differ between findings', () => {
    const given = {
      listed: [
        { id: 'n1', name: 'Jordan Pine' },
        { id: 'n2', name: 'Jordan Pike' },
      ],
      earlier: [then(fern)],
    };
    const keys = findConflicts(order, given).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    expect(findConflicts(order, given).map(({ key }) => key)).toEqual(keys);
  });

  const timeAmong = (count: number) => {
    const listed = Array.from({ length: count }, (_, i) => ({
      id: `n${i}`,
      name: `Person Number ${i}`,
    }));
    const earlier = Array.from({ length: count }, (_, i) =>
      then({
        id: `e${i}`,
        representedParty: `Firm ${i % 700} Holdings`,
        parties: [
          { name: `Jordan ${i} Alder`, role: 'defendant' },
          { name: `Firm ${i % 700} Holdings`, role: 'plaintiff' },
        ],
      }),
    );
    return leastTime(() => {
      expect(findConflicts(order, { listed, earlier })).toEqual([]);
    });
  };

  it('cost no more than in proportion to what an attorney has done', () => {
    // Eight times the names and orders: what grows by the square would take sixty-four times as long.
    expect(timeAmong(8000) / timeAmong(1000)).toBeLessThan(24);
  });
});
