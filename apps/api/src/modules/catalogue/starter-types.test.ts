import { newStandardFee } from '@courtside/contract/fees';
import { caseTypeCodes } from '@courtside/domain/case-types';
import { utbmsTasks } from '@courtside/domain/catalogue';
import { isAtALoss } from '@courtside/domain/fees';
import { describe, expect, it } from 'vitest';
import { readStarterTypes } from './read-starter-types.ts';

const types = readStarterTypes();

describe('the kinds of hearing that the product comes with', () => {
  it.each(caseTypeCodes)('are 6 to 14 of %s, each with a name of its own', (caseType) => {
    const names = types.filter((type) => type.caseType === caseType).map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(6);
    expect(names.length).toBeLessThanOrEqual(14);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  it('have ids that stay', () => {
    expect(new Set(types.map(({ id }) => id)).size).toBe(types.length);
    const status = types.find(
      ({ caseType, name }) => caseType === 'Civil' && name === 'Status conference',
    );
    expect(status).toEqual({
      id: '2a465c00-d942-576c-9d24-5c2775836295',
      caseType: 'Civil',
      name: 'Status conference',
      description: 'The court asks where the case stands and sets the next dates.',
      utbmsTask: 'L230',
      usualMinutes: 30,
      inPerson: true,
      remote: true,
      position: 10,
      clientFeeCents: 17_500,
      attorneyFeeCents: 11_000,
      includedMinutes: 60,
      clientHourlyCents: 15_000,
      attorneyHourlyCents: 9500,
    });
  });

  it.each(types)('$caseType: $name is sound', ({ id: _id, position: _position, ...type }) => {
    expect(newStandardFee.parse({ ...type, active: true })).toEqual({ ...type, active: true });
    expect(Object.keys(utbmsTasks)).toContain(type.utbmsTask);
    expect(isAtALoss(type)).toBe(false);
    // A margin of a third at least, on the fee and on each further hour.
    expect(type.attorneyFeeCents * 3).toBeLessThanOrEqual(type.clientFeeCents * 2);
    expect(type.attorneyHourlyCents * 3).toBeLessThanOrEqual(type.clientHourlyCents * 2);
    expect(type.usualMinutes).toBeLessThanOrEqual(type.includedMinutes);
    expect(type.description).toMatch(/^[A-Z].*[a-z]\.$/);
    expect(type.remote || type.caseType !== 'VirtualAppearance').toBe(true);
  });
});
