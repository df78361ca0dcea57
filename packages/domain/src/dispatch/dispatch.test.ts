import { describe, expect, it } from 'vitest';
import { defaultPolicies } from '../policies/index.ts';
import {
  type AttorneyRecord,
  holdMinutes,
  rankAttorneys,
  roundWaves,
  waveAfter,
  waveMinutes,
} from './index.ts';

const newcomer: AttorneyRecord = {
  miles: null,
  completed: 0,
  released: 0,
  noShows: 0,
  ratingSum: 0,
  ratingCount: 0,
};
const named = (id: string, more: Partial<AttorneyRecord> = {}) => ({ id, ...newcomer, ...more });
const order = (attorneys: ReturnType<typeof named>[], isRemote = false) =>
  rankAttorneys(attorneys, { isRemote }).map(({ attorney }) => attorney.id);

describe('the ranking within a wave', () => {
  it('keeps the reasons in numbers', () => {
    const [first] = rankAttorneys(
      [
        named('a', {
          miles: 25,
          completed: 36,
          released: 3,
          noShows: 1,
          ratingSum: 46,
          ratingCount: 10,
        }),
      ],
      { isRemote: false },
    );
    // 0.9 near of 40, 39.6 / 47 reliable of 40, 58.6 / 13 of 5 stars of 20
    expect(first?.reasons).toEqual({
      miles: 25,
      completed: 36,
      released: 3,
      noShows: 1,
      rating: 4.6,
      score: 87.7,
    });
  });

  it('says nothing of a rating that nobody gave', () => {
    expect(rankAttorneys([named('a')], { isRemote: false })[0]?.reasons).toEqual({
      miles: null,
      completed: 0,
      released: 0,
      noShows: 0,
      rating: null,
      score: 72.8,
    });
  });

  it.each<[string, Partial<AttorneyRecord>, Partial<AttorneyRecord>]>([
    ['the nearer', { miles: 10 }, { miles: 60 }],
    ['a known short way over an unknown one', { miles: 30 }, { miles: null }],
    ['an unknown way over a known long one', { miles: null }, { miles: 200 }],
    ['who keeps what they take', { completed: 20 }, { completed: 20, released: 5 }],
    ['who gave one back over who stayed away', { released: 1 }, { noShows: 1 }],
    ['the better rated', { ratingSum: 50, ratingCount: 10 }, { ratingSum: 30, ratingCount: 10 }],
    ['a newcomer over the unreliable', {}, { completed: 4, noShows: 2 }],
    ['the proven over a newcomer', { completed: 50, ratingSum: 48, ratingCount: 10 }, {}],
  ])('puts %s first', (_, better, worse) => {
    expect(order([named('a', worse), named('b', better)])).toEqual(['b', 'a']);
    expect(order([named('a', better), named('b', worse)])).toEqual(['a', 'b']);
  });

  it('forgets the way to a hearing by phone or video', () => {
    const [far, near] = [named('a', { miles: 900, completed: 9 }), named('b', { miles: 2 })];
    expect(order([far, near])).toEqual(['b', 'a']);
    expect(order([far, near], true)).toEqual(['a', 'b']);
  });

  it('does not depend on the order that they came in', () => {
    const equal = ['c', 'a', 'b'].map((id) => named(id));
    expect(order(equal)).toEqual(['a', 'b', 'c']);
    expect(order(equal.toReversed())).toEqual(['a', 'b', 'c']);
  });
});

it('goes from the preferred to the whole state', () => {
  expect(roundWaves.map(waveAfter)).toEqual(['knows_file', 'court', 'county', 'state', undefined]);
});

const policy = defaultPolicies.dispatch;
const day = 24 * 60;

it.each([
  ['two weeks ahead', false, 14 * day, 240, 30],
  ['two days ahead', false, 2 * day, 240, 30],
  ['a day and an hour ahead', false, day + 60, 187, 30],
  ['under a day ahead', false, day - 1, 10, 10],
  ['an hour ahead', false, 60, 7, 10],
  ['minutes ahead', false, 4, 1, 10],
  ['given back two weeks ahead', true, 14 * day, 10, 10],
])(
  '%s the hold and the wave are as short as they must be',
  (_, isUrgent, minutesLeft, hold, wave) => {
    expect(holdMinutes(policy, { isUrgent, minutesLeft })).toBe(hold);
    expect(waveMinutes(policy, { isUrgent, minutesLeft })).toBe(wave);
  },
);
