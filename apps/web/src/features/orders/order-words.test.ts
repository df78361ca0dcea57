import { defaultPolicies } from '@courtside/domain/policies';
import { describe, expect, it } from 'vitest';
import { cancellationLines } from './cancellation-words.ts';
import { courtWords, dayWords, timeWords, weekdayOf, zoneAbbreviation } from './hearing-words.ts';
import { inPageOrder, stepOf } from './order-steps.ts';
import { blankValues } from './order-values.ts';
import { stepWords } from './step-words.ts';

describe('what canceling costs', () => {
  const before = (hours: number) => `${hours} hours before`;

  it('follows the policy from mild to steep', () => {
    expect(cancellationLines(defaultPolicies.cancellation, before)).toEqual([
      { when: 'Before an attorney accepts', cost: 'Free' },
      { when: 'Then until 24 hours before', cost: 'Free' },
      { when: 'Then until 4 hours before', cost: '50% of the fee' },
      { when: 'After that', cost: 'The whole fee' },
    ]);
  });

  it('is said of a policy without steps too', () => {
    expect(cancellationLines({ beforeAcceptancePercent: 10, tiers: [] }, before)).toEqual([
      { when: 'Before an attorney accepts', cost: '10% of the fee' },
      { when: 'After that', cost: 'Free' },
    ]);
  });
});

describe('a hearing in words', () => {
  it('has its weekday, day, time and zone', () => {
    expect(weekdayOf('2026-03-12')).toBe('Thursday');
    expect(weekdayOf('2026-03')).toBeUndefined();
    expect(dayWords('2026-03-12')).toBe('Mar 12, 2026');
    expect([timeWords('00:05'), timeWords('12:30'), timeWords('17:00')]).toEqual([
      '12:05 AM',
      '12:30 PM',
      '5:00 PM',
    ]);
    const summer = Date.parse('2026-07-01T00:00:00Z');
    expect(zoneAbbreviation(summer, 'America/Los_Angeles')).toBe('PDT');
  });

  it('names the county once', () => {
    const clark = { countyName: 'Clark County', state: 'NV' };
    expect(courtWords({ ...clark, name: 'District Court, Clark County' })).toBe(
      'District Court, Clark County, NV',
    );
    expect(courtWords({ ...clark, name: 'Justice Court' })).toBe('Justice Court, Clark County, NV');
  });
});

describe('the steps', () => {
  it('say what was entered, or what they are for', () => {
    const values = { ...blankValues, date: '2026-03-12', time: '08:30', caption: 'Otter v. Moon' };
    expect(stepWords('hearing', values, 'Kern Superior')).toBe(
      'Kern Superior · Mar 12, 2026, 8:30 AM',
    );
    expect(stepWords('case', values)).toBe('Otter v. Moon');
    expect(stepWords('instructions', values)).toBe('Outcome, authority, files');
  });

  it('know where a field stands and which comes first', () => {
    expect(stepOf('parties.1.role')).toBe('case');
    expect(stepOf('deposition.witness')).toBe('hearing');
    expect(stepOf('nothing')).toBeUndefined();
    expect(inPageOrder(['contactName', 'parties.0.name', 'time', 'date'])).toEqual([
      'date',
      'time',
      'parties.0.name',
      'contactName',
    ]);
  });
});
