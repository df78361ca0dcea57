import { defaultPolicies, hoursWords, policyNames } from '@courtside/domain/policies';
import { describe, expect, it } from 'vitest';
import {
  cancellationWords,
  confirmationWords,
  dispatchWords,
  eligibilityWords,
  policyWords,
  releaseWords,
  reportWords,
  rushWords,
} from './policy-words.ts';

describe('the rules until somebody changes them', () => {
  it.each([
    [
      cancellationWords(defaultPolicies.cancellation),
      'Before an attorney accepts: free; after that, 24 hours or more ahead: free; under 24 hours: 50%; under 4 hours: 100% of the client fee, and the attorney receives the same share of the attorney fee.',
    ],
    [
      rushWords(defaultPolicies.rush),
      'Ordered 24 hours or more ahead: no surcharge; under 24 hours: client and attorney fee +25%; under 4 hours: client and attorney fee +50%.',
    ],
    [
      reportWords(defaultPolicies.reports),
      'A report is due 24 hours after the hearing, with reminders after 12 and 24 hours. It is approved for the client 96 hours after its newest version, unless they dispute it.',
    ],
    [
      releaseWords(defaultPolicies.release),
      'Attorneys may give an appearance back themselves until 24 hours before the hearing; after that only an administrator can.',
    ],
    [
      confirmationWords(defaultPolicies.confirmation),
      'An attorney confirms a changed hearing within 24 hours, and 12 hours before it at the latest; they always have 30 minutes. Whoever does not is released, and others are asked at once.',
    ],
    [
      dispatchWords(defaultPolicies.dispatch),
      'The preferred attorney has up to 4 hours alone. Then 20 attorneys hear of it every 30 minutes, every 10 minutes when it is urgent or under 24 hours away. Attorneys are asked to confirm 24 and 2 hours before the hearing. Administrators are warned 48, 24 and 4 hours before the hearing while nobody has taken it, and alarmed when nobody has checked in 15 minutes before. Nobody is assigned without having accepted.',
    ],
    [
      eligibilityWords(defaultPolicies.eligibility),
      'To take work an attorney must have on file: a W-9 and an insurance certificate valid on the day of the hearing.',
    ],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });
});

describe('other rules', () => {
  it('names the mildest step first, in whatever order they were entered', () => {
    expect(
      rushWords({
        tiers: [
          { underHours: 1, clientPercent: 100, attorneyPercent: 80 },
          { underHours: 48, clientPercent: 10, attorneyPercent: 10 },
        ],
      }),
    ).toBe(
      'Ordered 48 hours or more ahead: no surcharge; under 48 hours: client and attorney fee +10%; under 1 hour: client fee +100%, attorney fee +80%.',
    );
  });

  it('says that a scale without steps costs nothing', () => {
    expect(rushWords({ tiers: [] })).toBe('No surcharge, however soon the hearing is.');
    expect(cancellationWords({ beforeAcceptancePercent: 10, tiers: [] })).toBe(
      'Before an attorney accepts: 10%; after that, canceling is free as well.',
    );
  });

  it('names each reminder once, the earliest first', () => {
    expect(reportWords({ dueHours: 36, reminderHours: [24, 12, 24], autoApprovalHours: 1 })).toBe(
      'A report is due 36 hours after the hearing, with reminders after 12 and 24 hours. It is approved for the client 1 hour after its newest version, unless they dispute it.',
    );
    expect(reportWords({ dueHours: 24, reminderHours: [], autoApprovalHours: 96 })).toContain(
      'without a reminder',
    );
    expect(reportWords({ dueHours: 24, reminderHours: [1], autoApprovalHours: 96 })).toContain(
      'with a reminder after 1 hour.',
    );
  });

  it('says what dispatch leaves out, and what it does by itself', () => {
    expect(
      dispatchWords({
        ...defaultPolicies.dispatch,
        waveSize: 1,
        waveMinutes: 1,
        riskHours: [],
        confirmHours: [],
        autoAssign: true,
      }),
    ).toBe(
      'The preferred attorney has up to 4 hours alone. Then one attorney hears of it every minute, every 10 minutes when it is urgent or under 24 hours away. Attorneys are not asked whether they attend. Administrators are alarmed when nobody has checked in 15 minutes before. Attorneys who let us are assigned without being asked first.',
    );
  });

  it.each([
    [true, false, 'To take work an attorney must have on file: a W-9.'],
    [false, false, 'Attorneys take work without papers on file.'],
  ])('names the papers: W-9 %s, insurance %s', (requiresW9, requiresInsurance, words) => {
    expect(eligibilityWords({ requiresW9, requiresInsurance })).toBe(words);
  });

  it('lets attorneys give back up to the hearing', () => {
    expect(releaseWords({ selfServiceUntilHours: 0 })).toBe(
      'Attorneys may give an appearance back themselves up to the hearing.',
    );
  });
});

it.each([
  [1, '1 hour'],
  [24, '24 hours'],
  [36, '36 hours'],
  [96, '96 hours'],
  [120, '5 days'],
  [720, '30 days'],
])('%d hours are %s', (hours, words) => {
  expect(hoursWords(hours)).toBe(words);
});

describe('what a form holds while it is typed', () => {
  it.each([
    ['rush', { tiers: [{ underHours: undefined, clientPercent: 25, attorneyPercent: 25 }] }],
    ['cancellation', { beforeAcceptancePercent: 120, tiers: [] }],
    ['reports', { dueHours: 'soon', reminderHours: [], autoApprovalHours: 96 }],
    ['release', {}],
    ['dispatch', { ...defaultPolicies.dispatch, waveSize: 0 }],
    ['eligibility', { requiresW9: true }],
  ] as const)('says nothing of a %s rule that is none yet', (name, value) => {
    expect(policyWords(name, value)).toBeUndefined();
  });

  it.each(policyNames)('says the %s rule', (name) => {
    expect(policyWords(name, defaultPolicies[name])).toBeTypeOf('string');
  });
});
