import { describe, expect, it } from 'vitest';
import {
  courtClockWords,
  dayWords,
  emptyResult,
  minutesBetween,
  orderWords,
  outcomes,
  type Result,
  resultChecklist,
  resultProblems,
  resultSummary,
} from './index.ts';

const heard: Result = {
  ...emptyResult,
  appeared: true,
  checkedIn: '08:21',
  called: '09:04',
  out: '09:12',
  judge: 'Hon. P. Sorrel',
  whoAppeared: 'R. Bindweed for the defendant',
  outcome: 'continued',
  nextDate: '2026-04-23',
  nextTime: '08:30',
  narrative: 'The court continued the matter.',
};
const absent: Result = {
  ...emptyResult,
  appeared: false,
  whyNotAppeared: 'The courthouse was closed by a flood.',
  narrative: 'Nobody was let in; the clerk resets all matters by mail.',
};
const zone = 'America/Los_Angeles';
const hearing = { date: '2026-03-12', timeZone: zone, nowMs: Date.parse('2026-03-12T20:00:00Z') };
const fieldsOf = (result: Result) => resultProblems(result, hearing).map(({ field }) => field);

describe('a report can be sent', () => {
  it.each([
    ['when it tells of a hearing', heard],
    ['when nobody could appear', absent],
    [
      'when the matter was not heard, without a judge or a call',
      {
        ...heard,
        outcome: 'not_heard',
        whyNotHeard: 'No interpreter',
        judge: null,
        called: null,
        whoAppeared: null,
        nextDate: null,
        nextTime: null,
      },
    ],
    [
      'when it was continued and the ruling says that no date is set',
      { ...heard, nextDate: null, nextTime: null, ruling: 'Continued, date by mail.' },
    ],
    [
      'with an expense under the limit and no receipt',
      {
        ...heard,
        expenses: [{ code: 'E109', description: 'Parking', cents: 7_499, file: null }],
      },
    ],
  ] as [string, Result][])('%s', (_, result) => {
    expect(resultProblems(result, hearing)).toEqual([]);
  });
});

const skipped: Result = { ...heard, nextDate: '2027-03-14', nextTime: '02:30' };

describe('a report cannot be sent', () => {
  const cases: [string, Result, string[]][] = [
    ['empty', { ...emptyResult, appeared: true }, ['checkedIn', 'out', 'outcome', 'narrative']],
    ['absent without a reason', { ...absent, whyNotAppeared: '  ' }, ['whyNotAppeared']],
    ['absent with an outcome', { ...absent, outcome: 'granted' }, ['outcome']],
    ['heard by nobody', { ...heard, judge: null, whoAppeared: null }, ['judge', 'whoAppeared']],
    ['never called', { ...heard, called: null }, ['called']],
    ['called before checking in', { ...heard, called: '08:20' }, ['called']],
    ['done before being called', { ...heard, out: '09:03' }, ['out']],
    [
      'done before checking in',
      { ...heard, outcome: 'off_calendar', called: null, out: '08:00' },
      ['out'],
    ],
    ['not heard without why', { ...heard, outcome: 'not_heard' }, ['whyNotHeard']],
    ['continued to nowhere', { ...heard, nextDate: null, nextTime: null }, ['nextDate']],
    ['with a time and no date', { ...heard, outcome: 'granted', nextDate: null }, ['nextDate']],
    ['continued to a time that the clocks skip', skipped, ['nextTime']],
    ['continued into the past', { ...heard, nextDate: '2026-03-11' }, ['nextDate']],
    [
      'with a deadline in the past',
      {
        ...heard,
        deadlines: [
          { what: 'Joint statement', date: '2026-04-08' },
          { what: 'Answer', date: '2026-03-11' },
        ],
      },
      ['deadlines.1.date'],
    ],
    ['asking for something without how soon', { ...heard, actionRequired: 'File it' }, ['urgency']],
    [
      'with a dear expense without receipt',
      { ...heard, expenses: [{ code: 'E112', description: 'Fee', cents: 7_500, file: null }] },
      ['expenses.0.file'],
    ],
    [
      'with an expense of nothing',
      { ...heard, expenses: [{ code: 'E112', description: 'Fee', cents: 0, file: null }] },
      ['expenses.0.cents'],
    ],
  ];
  it.each(cases)('%s', (_, result, fields) => {
    expect(fieldsOf(result)).toEqual(fields);
  });

  it('done later than now, by the court’s clock', () => {
    expect(fieldsOf({ ...heard, out: '13:00' })).toEqual([]);
    expect(resultProblems({ ...heard, out: '13:01' }, hearing)).toEqual([
      { field: 'out', message: 'Should not be later than now' },
    ]);
    expect(resultProblems({ ...heard, out: '13:01' })).toEqual([]);
  });

  it('and the list before sending says which part is missing', () => {
    const parts = resultChecklist({ ...heard, judge: null, narrative: '' });
    expect(parts.filter(({ isDone }) => !isDone).map(({ name }) => name)).toEqual([
      'Outcome and judge',
      'Narrative',
    ]);
    expect(resultChecklist(heard).every(({ isDone }) => isDone)).toBe(true);
  });
});

describe('in words', () => {
  it.each([
    [heard, 'Continued to Apr 23, 2026, 8:30 AM PDT'],
    [{ ...heard, nextDepartment: 'Dept. 17' }, 'Continued to Apr 23, 2026, 8:30 AM PDT, Dept. 17'],
    [{ ...heard, outcome: 'granted' }, 'Granted, next Apr 23, 2026, 8:30 AM PDT'],
    [{ ...heard, nextDate: '2026-12-01' }, 'Continued to Dec 1, 2026, 8:30 AM PST'],
    [{ ...heard, nextTime: null }, 'Continued to Apr 23, 2026'],
    [{ ...heard, outcome: 'off_calendar', nextDate: null }, 'Off calendar'],
    [absent, 'Did not appear'],
  ] as [Result, string][])('a report is one line', (result, words) => {
    expect(resultSummary(result, zone)).toBe(words);
  });

  it('times and days read as people write them', () => {
    const clock = (time: string) => courtClockWords({ date: '2026-11-02', time }, zone);
    expect(['00:05', '08:21', '12:00', '23:59'].map(clock)).toEqual([
      '12:05 AM PST',
      '8:21 AM PST',
      '12:00 PM PST',
      '11:59 PM PST',
    ]);
    expect(dayWords('2026-11-01')).toBe('Nov 1, 2026');
    expect(minutesBetween('08:21', '09:12')).toBe(51);
  });

  it('an order says who drafts it, unless it is signed', () => {
    expect(orderWords({ what: 'Order on notice.', drafter: 'opposing' })).toBe(
      'Order on notice. Drafted by: opposing counsel',
    );
    expect(orderWords({ what: 'Order on notice', drafter: 'signed' })).toBe(
      'Order on notice. Signed.',
    );
  });

  it('every outcome has a name', () => {
    expect(Object.values(outcomes).map(({ name }) => name)).toEqual([
      'Granted',
      'Denied',
      'Continued',
      'Off calendar',
      'Submitted',
      'Settled',
      'Default',
      'Dismissed',
      'Judgment',
      'Not heard',
    ]);
  });
});
