import { describe, expect, it } from 'vitest';
import { type ResultValues, reportForm, resultOf, startingValues } from './result-values.ts';

type Report = Parameters<typeof startingValues>[0];
const report = (details: Partial<Report> = {}): Report => ({
  timeZone: 'America/Los_Angeles',
  checkedInAt: '2026-03-12T15:21:40Z',
  checkedOutAt: null,
  judge: 'Hon. P. Sorrel',
  versions: [],
  draft: { data: null, revision: 0, updatedAt: null },
  ...details,
});

const resultForm = reportForm({ date: '2026-03-12', timeZone: 'America/Los_Angeles' }, false);
const issuesOf = (values: unknown) =>
  resultForm.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the form starts', () => {
  it('with what check-in told, by the court’s clock', () => {
    expect(startingValues(report())).toMatchObject({
      appeared: 'yes',
      checkedIn: '08:21',
      out: '',
      judge: 'Hon. P. Sorrel',
      deadlines: [],
    });
  });

  it('with the draft before all else', () => {
    const draft = { data: { narrative: 'So far' }, revision: 2, updatedAt: null };
    expect(startingValues(report({ draft }))).toMatchObject({ narrative: 'So far', checkedIn: '' });
  });

  it('with another kind of hearing where only words tell it', () => {
    const draft = { data: { nextType: 'Trial setting' }, revision: 1, updatedAt: null };
    expect(startingValues(report({ draft }))).toMatchObject({
      nextType: 'Trial setting',
      nextTypeId: 'other',
    });
  });
});

describe('what is sent', () => {
  const values: ResultValues = {
    ...startingValues(report()),
    called: '09:04',
    out: '09:12',
    outcome: 'granted',
    whoAppeared: 'Nobody',
    narrative: 'It was granted.',
  };

  it('has nothing for what was left empty, and names files by their ids', () => {
    const file = { uid: '0192f0c1-0000-7000-8000-000000000000', name: 'a', kind: 'order', size: 1 };
    const sent = resultForm.parse({ ...values, files: [file] });
    expect(sent).toMatchObject({
      appeared: true,
      outcome: 'granted',
      nextDate: null,
      ruling: null,
      urgency: null,
      files: [file.uid],
    });
  });

  it('of a hearing that was not attended tells nothing of it', () => {
    const sent = resultOf({ ...values, appeared: 'no', whyNotAppeared: 'Flood' });
    expect(sent).toMatchObject({
      appeared: false,
      whyNotAppeared: 'Flood',
      outcome: null,
      checkedIn: null,
      judge: '',
    });
    expect(
      resultForm.safeParse({ ...values, appeared: 'no', whyNotAppeared: 'Flood' }).success,
    ).toBe(true);
  });

  it('must say whether one appeared', () => {
    expect(issuesOf({ ...values, appeared: '' })).toEqual([
      ['appeared', 'Say whether you appeared'],
    ]);
  });

  it('tells all that is missing at once, but asks for times only of who appeared', () => {
    const blank = { ...values, checkedIn: '', outcome: '', narrative: '' };
    const expenses = [{ code: 'E109', description: 'Parking', cents: null, file: null }];
    expect(issuesOf({ ...blank, appeared: '', expenses })).toEqual([
      ['appeared', 'Say whether you appeared'],
      ['expenses.0.cents', 'Enter an amount'],
      ['outcome', 'Choose the outcome'],
      ['narrative', 'Tell the firm what happened'],
    ]);
    expect(issuesOf({ ...blank, nextDate: '2026-03-11' })?.map(([field]) => field)).toEqual([
      'checkedIn',
      'outcome',
      'narrative',
      'nextDate',
    ]);
  });

  it('has the kind of the next hearing as a type or in words', () => {
    const typeId = '0192f0c1-0000-7000-8000-000000000000';
    const next = { ...values, nextDate: '2026-04-23' };
    expect(resultOf({ ...next, nextTypeId: typeId, nextType: 'Hearing' })).toMatchObject({
      nextTypeId: typeId,
      nextType: 'Hearing',
    });
    expect(resultOf({ ...next, nextTypeId: 'other', nextType: 'Trial setting' })).toMatchObject({
      nextTypeId: null,
      nextType: 'Trial setting',
    });
    expect(issuesOf({ ...next, nextTypeId: 'other', nextType: ' ' })).toEqual([
      ['nextType', 'Say which kind'],
    ]);
  });
});
