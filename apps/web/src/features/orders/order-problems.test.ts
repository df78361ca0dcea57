import { hearingTimeProblems } from '@courtside/domain/hearing-time';
import { describe, expect, it } from 'vitest';
import { checkOrder, checkTemplate, type OrderFacts } from './order-problems.ts';
import { blankValues, type OrderValues } from './order-values.ts';

const id = '0192f0c1-0000-7000-8000-00000000000a';
const facts: OrderFacts = {
  timeZone: 'America/Los_Angeles',
  type: { isDeposition: false, inPerson: true, remote: false },
  nowMs: Date.parse('2026-11-15T12:00:00Z'),
};
const whole: OrderValues = {
  ...blankValues,
  court: id,
  caseType: 'Civil',
  appearanceType: id,
  date: '2026-12-01',
  time: '09:30',
  caption: 'Otter v. Moon',
  parties: [{ name: 'Otter', role: 'plaintiff' }],
  representedParty: 'Otter',
  representedSide: 'plaintiff',
  contactName: 'Casey',
  contactPhone: '(555) 010-0142',
};
const problems = (changes: Partial<OrderValues>, more: Partial<OrderFacts> = {}) =>
  checkOrder({ ...whole, ...changes }, { ...facts, ...more }).problems;

describe('an order', () => {
  it('that is whole has no problem', () => {
    expect(problems({})).toBeUndefined();
    expect(checkOrder(whole, facts).order).toMatchObject({ caption: 'Otter v. Moon', judge: null });
  });

  it('that is empty says of each field what it needs', () => {
    expect(checkOrder(blankValues, { nowMs: 0 }).problems).toEqual({
      court: 'Choose the court',
      caseType: 'Choose a case type',
      appearanceType: 'Choose a kind of hearing',
      date: 'Enter the date of the hearing',
      time: 'Enter the time of the hearing',
      caption: 'Caption is required',
      parties: 'Name at least one party for the conflict check',
      representedParty: 'Say whom the attorney appears for',
      representedSide: 'Choose a side',
      contactName: 'Name somebody who can be reached on the day',
      contactPhone: 'A phone number for the day is required',
    });
  });

  it.each([
    [{ date: '2027-03-14', time: '02:30' }, { time: hearingTimeProblems.gap }],
    [{ date: '2027-11-07', time: '01:30' }, { which: hearingTimeProblems.ambiguous }],
    [{ date: '2027-11-07', time: '01:30', which: 'later' as const }, undefined],
    [{ date: '2026-11-15', time: '03:59' }, { date: hearingTimeProblems.past }],
    [{ mode: 'video' as const }, { mode: 'This kind of hearing is not attended this way.' }],
    [
      { fileNumber: 'OCF|A' },
      { fileNumber: 'Leave out the signs | [ and ]. Billing files reject them.' },
    ],
    [{ reportRecipients: 'a@example.test, nobody' }, { reportRecipients: 'Should be an email' }],
  ])('with %j is told %j', (changes, told) => {
    expect(problems(changes)).toEqual(told);
  });

  it('knows nothing of a time before it knows the court’s zone', () => {
    expect(
      problems({ date: '2027-03-14', time: '02:30' }, { timeZone: undefined }),
    ).toBeUndefined();
  });

  it('names a party by its row, blank rows before it not counted out', () => {
    const parties = [
      { name: '', role: 'plaintiff' as const },
      { name: 'Moon', role: '' as const },
    ];
    expect(problems({ parties })).toEqual({ 'parties.1.role': 'Choose what they are' });
  });

  it('that is a deposition needs its witness', () => {
    const type = { isDeposition: true, inPerson: true, remote: true };
    expect(problems({}, { type })).toEqual({ 'deposition.witness': 'The witness is required' });
  });
});

describe('a template', () => {
  it('needs a name and nothing else', () => {
    expect(checkTemplate(blankValues, facts)).toEqual({ templateName: 'Name is required' });
    expect(checkTemplate({ ...blankValues, templateName: 'Kern' }, facts)).toEqual({});
    expect(checkTemplate({ ...whole, templateName: 'Kern' }, facts)).toEqual({});
  });

  it('is told what is wrong with what was entered', () => {
    const values = { ...blankValues, templateName: 'Kern', reportRecipients: 'nobody' };
    expect(checkTemplate(values, facts)).toEqual({ reportRecipients: 'Should be an email' });
  });
});
