import { describe, expect, it } from 'vitest';
import { changesCommitment } from './index.ts';

describe('a held appearance that was changed', () => {
  const before = {
    parties: [{ name: 'Jordan Pine' }],
    representedParty: 'Jordan Pine',
    representedSide: 'defendant',
    mode: 'video',
  } as const;
  it.each([
    ['as it was', {}, false],
    ['in person where it was by video', { mode: 'in_person' }, true],
    ['by phone where it was by video', { mode: 'phone' }, false],
    ['with one name more', { parties: [...before.parties, { name: 'Wren Hale' }] }, true],
  ] as const)('%s: is the attorney asked again? %o %s', (_, change, expected) => {
    expect(changesCommitment(before, { ...before, ...change })).toBe(expected);
  });

  it('by video where it was in person, asks for nothing more', () => {
    const inPerson = { ...before, mode: 'in_person' } as const;
    expect(changesCommitment(inPerson, before)).toBe(false);
    expect(changesCommitment(inPerson, inPerson)).toBe(false);
  });
});
