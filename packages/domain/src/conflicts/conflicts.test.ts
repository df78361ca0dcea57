import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastTime } from '../testing/least-time.ts';
import {
  changedSides,
  comparableName,
  compareNames,
  isOtherSide,
  needsExplanation,
  needsNewCheck,
  normalizeName,
  standingOf,
} from './index.ts';

const compare = (a: string, b: string) => compareNames(comparableName(a), comparableName(b));

describe('a name in its one spelling', () => {
  it.each([
    ['The Larch Holdings, L.L.C.', 'larch holdings'],
    ['LARCH HOLDINGS LLC', 'larch holdings'],
    ['Larch & Fern Co., Inc.', 'larch fern'],
    ['Larch and Fern Company', 'larch fern'],
    ['Wells Fargo Bank, N.A.', 'wells fargo bank'],
    ['CITIBANK NA', 'citibank'],
    ['Li, Na', 'li na'],
    ['Pine, Jordan Jr.', 'pine jordan'],
    ['Pine Jr., Jordan', 'pine jordan'],
    ['Jordan Pine III', 'jordan pine'],
    ['José Muñoz-Ibáñez', 'jose munoz ibanez'],
    ['Bjørn Strauß', 'bjorn strauss'],
    ["O'Brien", 'obrien'],
    ['O’Brien', 'obrien'],
    ['J.P. Morgan Chase & Co.', 'jp morgan chase'],
    ['Amazon.com, Inc.', 'amazon com'],
    ['Fern Partners L.P.', 'fern partners'],
    ['Hale LLP', 'hale'],
    ['The Company, Inc.', 'company'],
    ['The', 'the'],
    ['王小明', '王小明'],
    [' — ', ''],
  ])('%s is %s', (name, normalized) => {
    expect(normalizeName(name)).toBe(normalized);
  });

  it('is the same again when taken twice', () => {
    const name = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc
        .array(
          fc.constantFrom('The', 'and', 'Inc', 'N.A.', 'Jr', 'Pine', 'II', 'L.L.C.', '&', 'NA'),
        )
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(name, (given) => {
        const once = normalizeName(given);
        expect(normalizeName(once)).toBe(once);
      }),
    );
  });
});

describe('two names', () => {
  it.each([
    ['Larch Holdings LLC', 'larch holdings, inc.', 'exact'],
    ['Jordan Pine', 'Pine, Jordan', 'exact'],
    ['J.P. Morgan', 'JPMorgan', 'exact'],
    ['Fern Hollow Bank', 'Fernhollow Bank', 'exact'],
    ['Jordan Pine', 'Jordan Pike', 'near'],
    ['Jordan Pine', 'Jrodan Pine', 'near'],
    ['Jonathan Pine', 'Johnathan Pine', 'near'],
    ['Catherine Jones', 'Katharine Jones', 'near'],
    ['J. Pine', 'Jordan Pine', 'near'],
    ['Jordan Pine', 'Pine, Jordan Alexander', 'near'],
    ['Jordan A. Pine', 'Jordan Alexander Pine', 'near'],
    ['Citibank', 'Citibank South Dakota, N.A.', 'near'],
    ['Larch Holdings', 'Larch Holdings of Nevada LLC', 'near'],
    ['Larch Holdngs of Nevada', 'Nevada Larch Holdings of Reno', 'near'],
    ['Jordan Pine', 'Morgan Pine', undefined],
    ['Jordan Pine', 'Jordan Fernhollow', undefined],
    ['John Smith', 'Jane Smith', undefined],
    ['J. P.', 'Jordan Pine', undefined],
    ['Bank of America', 'Bank of the West', undefined],
    ['Mark', 'Mary', undefined],
    ['Pine', 'Jordan Pine', undefined],
    ['', 'Jordan Pine', undefined],
    ['—', '…', undefined],
  ] as const)('%s and %s are %s', (a, b, likeness) => {
    expect(compare(a, b)).toBe(likeness);
    expect(compare(b, a)).toBe(likeness);
  });

  const word = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'j', 'n', 'o'),
    minLength: 1,
    maxLength: 9,
  });
  const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));

  it('are alike whichever comes first, and each is itself', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(compare(a, b)).toBe(compare(b, a));
        expect(compare(a, a)).toBe('exact');
      }),
    );
  });

  it('one slip in a long enough name is forgiven, wherever it is', () => {
    const long = fc.string({
      unit: fc.constantFrom('b', 'd', 'f', 'k', 'l', 'm', 'p', 'r', 't'),
      minLength: 6,
      maxLength: 14,
    });
    fc.assert(
      fc.property(
        long,
        fc.nat(),
        fc.constantFrom('out', 'in', 'other', 'swap'),
        (given, at, slip) => {
          const i = at % (given.length - 1);
          const [head, here, next, tail] = [
            given.slice(0, i),
            given[i],
            given[i + 1],
            given.slice(i + 2),
          ];
          const slipped = {
            out: `${head}${next}${tail}`,
            in: `${head}${here}z${next}${tail}`,
            other: `${head}z${next}${tail}`,
            swap: `${head}${next}${here}${tail}`,
          }[slip];
          expect(compare(`Jordan ${given}`, `${slipped} Jordan`)).toBeDefined();
          expect(compare(given, slipped)).toBeDefined();
        },
      ),
    );
  });

  it('cost no more than in proportion to their length, however spiteful', () => {
    const timeOf = (letters: number) => {
      const spiteful = ['a.', 'a ', 'ab', 'N.A. '].map((one) =>
        one.repeat(letters / one.length).trim(),
      );
      return leastTime(() => {
        for (const a of spiteful) for (const b of spiteful) compare(a, `${b}x`);
      });
    };
    // Eight times the letters: what grows by the square would take sixty-four times as long.
    expect(timeOf(800_000) / timeOf(100_000)).toBeLessThan(24);
  });
});

describe('where somebody stands', () => {
  const order = {
    representedParty: comparableName('Larch Holdings'),
    representedSide: 'plaintiff',
  } as const;
  it.each([
    ['LARCH HOLDINGS LLC', 'other', 'ours'],
    ['Fern Partners', 'plaintiff', 'ours'],
    ['Jordan Pine', 'defendant', 'theirs'],
    ['Casey Hale', 'opposing_counsel', 'theirs'],
    ['Robin Ash', 'witness', 'neither'],
    ['Robin Ash', 'other', 'neither'],
  ] as const)('%s as %s is %s', (name, role, standing) => {
    expect(standingOf({ name: comparableName(name), role }, order)).toBe(standing);
  });

  it('is known by name alone when the side has none', () => {
    const other = { ...order, representedSide: 'other' } as const;
    expect(standingOf({ name: comparableName('Jordan Pine'), role: 'defendant' }, other)).toBe(
      'neither',
    );
  });

  it.each([
    ['ours', 'theirs', 'former_client'],
    ['ours', 'neither', 'former_client'],
    ['theirs', 'ours', 'former_opponent'],
    ['ours', 'ours', undefined],
    ['theirs', 'theirs', undefined],
    ['neither', 'ours', undefined],
    ['theirs', 'neither', undefined],
  ] as const)('then %s and now %s is %s', (then, now, kind) => {
    expect(changedSides(then, now)).toBe(kind);
  });

  it.each([
    [['Larch', 'plaintiff'], ['Pine', 'defendant'], true],
    [['Larch', 'plaintiff'], ['Fern', 'plaintiff'], false],
    [['Larch Inc', 'plaintiff'], ['Larch', 'creditor'], false],
    [['Larch', 'other'], ['Pine', 'other'], true],
    [['Larch', 'other'], ['Larch', 'other'], false],
  ] as const)('%j and %j are two sides of a case: %s', (then, now, isOther) => {
    const side = ([representedParty, representedSide]: typeof then | typeof now) => ({
      representedParty,
      representedSide,
    });
    expect(isOtherSide(side(then), side(now))).toBe(isOther);
  });

  it('asks for words only where there is little doubt', () => {
    expect(needsExplanation('listed', 'near')).toBe(false);
    expect(needsExplanation('listed', 'exact')).toBe(true);
    expect(needsExplanation('other_side_of_case', 'near')).toBe(true);
  });
});

describe('a case that was changed', () => {
  const before = {
    parties: [{ name: 'Larch Holdings LLC' }, { name: 'Jordan Pine' }],
    representedParty: 'Larch Holdings LLC',
    representedSide: 'plaintiff',
  } as const;
  it.each([
    ['as it was', {}, false],
    ['spelled otherwise', { parties: [{ name: 'The LARCH Holdings' }] }, false],
    ['with fewer names', { parties: [{ name: 'Jordan Pine' }] }, false],
    ['with one name more', { parties: [...before.parties, { name: 'Wren Hale' }] }, true],
    ['with another in the place of one', { parties: [{ name: 'Wren Hale' }] }, true],
    ['for another of them', { representedParty: 'Jordan Pine' }, true],
    ['for the other side', { representedSide: 'defendant' }, true],
  ] as const)('%s: looked at for conflicts anew? %o %s', (_, change, expected) => {
    expect(needsNewCheck(before, { ...before, ...change })).toBe(expected);
  });
});
