import { describe, expect, it } from 'vitest';
import { quoteQueryOf } from './quote-query.ts';

const asked = {
  court: { value: 'court-1', label: 'Kern County Superior Court' },
  caseType: 'Civil',
  appearanceType: 'type-1',
  date: '',
  time: '',
  which: '',
};
const place = { court: 'court-1', appearanceType: 'type-1' };

describe('quoteQueryOf', () => {
  it('asks nothing without a court or a kind of appearance', () => {
    expect(quoteQueryOf({ ...asked, court: null })).toBeUndefined();
    expect(quoteQueryOf({ ...asked, appearanceType: '' })).toBeUndefined();
  });

  it('leaves out a date without its time, and a time without its date', () => {
    expect(quoteQueryOf(asked)).toEqual(place);
    expect(quoteQueryOf({ ...asked, date: '2027-03-12' })).toEqual(place);
    expect(quoteQueryOf({ ...asked, time: '08:30', which: 'later' })).toEqual(place);
  });

  it('asks for the hearing, and which of two times only where it was told', () => {
    const hearing = { date: '2027-11-07', time: '01:30' };
    expect(quoteQueryOf({ ...asked, ...hearing })).toEqual({ ...place, ...hearing });
    expect(quoteQueryOf({ ...asked, ...hearing, which: 'later' })).toEqual({
      ...place,
      ...hearing,
      which: 'later',
    });
  });
});
