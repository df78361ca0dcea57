import { describe, expect, it } from 'vitest';
import { suggestOrderMapping } from './columns.ts';
import {
  columnOfField,
  fileNumberOf,
  isArchiveLitter,
  mappingToRemember,
  nearNames,
  type OrderColumn,
  orderColumnLabels,
  orderColumns,
  orderColumnTable,
  readOrderLine,
} from './index.ts';
import { readCents, readDay, readParties, readTime } from './read-values.ts';

const problem = { problem: expect.any(String) as string };

describe('a date', () => {
  it.each([
    ['2026-12-01', { day: '2026-12-01' }],
    ['2026-12-1', { day: '2026-12-01' }],
    ['12/1/2026', { day: '2026-12-01' }],
    ['12/01/26', { day: '2026-12-01' }],
    ['12-1-2026', { day: '2026-12-01' }],
    ['Dec 1, 2026', { day: '2026-12-01' }],
    ['Tuesday, December 1, 2026', { day: '2026-12-01' }],
    ['46357', { day: '2026-12-01' }],
    ['2026-12-01 08:30', { day: '2026-12-01', time: '08:30' }],
    ['2026-12-01T13:30', { day: '2026-12-01', time: '13:30' }],
    ['12/1/2026 1:30 PM', { day: '2026-12-01', time: '13:30' }],
  ])('%s is %j', (text, value) => {
    expect(readDay(text)).toEqual({ value });
  });

  it.each(['13/1/2026', '2026-02-30', 'tomorrow', '1/2', '', '99999', 'Foo 1, 2026'])(
    '%j is none',
    (text) => {
      expect(readDay(text)).toEqual(problem);
    },
  );
});

describe('a time', () => {
  it.each([
    ['8:30 AM', '08:30'],
    ['8:30am', '08:30'],
    ['8:30 a.m.', '08:30'],
    ['08:30', '08:30'],
    ['8:30', '08:30'],
    ['0830', '08:30'],
    ['13:30:00', '13:30'],
    ['1:30 PM', '13:30'],
    ['12:00 AM', '00:00'],
    ['12:15 pm', '12:15'],
    ['9 AM', '09:00'],
    ['noon', '12:00'],
    ['01:30', '01:30'],
    ['1899-12-30 08:30', '08:30'],
    ['0.354166666666667', '08:30'],
  ])('%s is %s', (text, value) => {
    expect(readTime(text)).toEqual({ value });
  });

  it.each(['25:00', '8:75', '13:00 PM', 'morning', '8', '2026-12-01', '1:30'])(
    '%j is none, or says too little',
    (text) => {
      expect(readTime(text)).toEqual(problem);
    },
  );
});

it('parties need a role behind each name', () => {
  expect(readParties('A & Co. (CA) (plaintiff); B (Respondent)\n C (opposing counsel);')).toEqual({
    value: [
      { name: 'A & Co. (CA)', role: 'plaintiff' },
      { name: 'B', role: 'defendant' },
      { name: 'C', role: 'opposing_counsel' },
    ],
  });
  expect(readParties('A (plaintiff); Acme (USA)')).toEqual({
    problem:
      'Say in parentheses behind “Acme (USA)” what they are: plaintiff, defendant, creditor, debtor, opposing counsel, witness, other',
  });
});

it.each([
  ['$1,250.5', 125_050],
  ['50', 5_000],
  ['0.99', 99],
])('%s are %d cents', (text, value) => {
  expect(readCents(text)).toEqual({ value });
});

describe('a line', () => {
  const columns = ['caption', 'court', 'date', 'time', 'mode', 'contactPhone', 'witness'] as const;
  const mapping = {
    ...suggestOrderMapping([]),
    ...Object.fromEntries(columns.map((column, at) => [column, at])),
  };
  const defaults = { contactName: 'Casey Fernhollow', contactPhone: '(555) 010-0142' };

  it('is read as far as it goes, with the contact of the account', () => {
    expect(
      readOrderLine([' A v. B ', 'Mosk', '46357', '8:30 AM', 'Zoom', '', ''], mapping, defaults),
    ).toEqual({
      names: { state: '', county: '', court: 'Mosk', caseType: '', appearanceType: '' },
      fields: {
        caption: 'A v. B',
        mode: 'video',
        date: '2026-12-01',
        time: '08:30',
        contactName: 'Casey Fernhollow',
        contactPhone: '(555) 010-0142',
      },
      problems: [],
    });
  });

  it('tells what cannot be understood by the column that it stands in', () => {
    const { problems } = readOrderLine(['', '', 'soon', '1:30', 'by mail'], mapping, defaults);
    expect(problems).toEqual([
      { column: 'Mode', message: '“by mail” is none of: In person, By phone, By video' },
      { column: 'Date', message: '“soon” is not a date. Write 2027-01-12 or 1/12/2027' },
      { column: 'Time', message: 'Say whether 1:30 is AM or PM' },
    ]);
  });

  it('with a witness is a deposition', () => {
    const { fields } = readOrderLine(['', '', '', '', '', '', 'Dr. Moss'], mapping, defaults);
    expect(fields['deposition']).toEqual({
      witness: 'Dr. Moss',
      isExpert: false,
      expectedHours: null,
      location: '',
      notice: '',
    });
  });
});

describe('the columns', () => {
  const labels = orderColumns.map((column) => orderColumnLabels[column]);

  it('of the template are all known again, in their places', () => {
    expect(Object.values(suggestOrderMapping(labels))).toEqual(labels.map((_, at) => at));
  });

  it('have no name twice', () => {
    const names = orderColumns.flatMap((column) => [
      ...new Set([orderColumnTable[column].label.toLowerCase(), ...orderColumnTable[column].also]),
    ]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('are found by what the client chose before, however the heading is written', () => {
    const remembered = mappingToRemember(['Docket Title', 'Caption', 'Notes'], {
      ...suggestOrderMapping([]),
      caption: 0,
    });
    expect([...remembered]).toEqual([
      ['dockettitle', 'caption'],
      ['caption', null],
      ['notes', null],
    ]);
    const mapping = suggestOrderMapping(['caption', 'DOCKET-TITLE', 'notes', 'Judge'], remembered);
    expect(mapping).toMatchObject({ caption: 1, privateInstructions: null, judge: 3 });
  });

  it('chosen before are not taken away by another of that name', () => {
    const remembered = new Map<string, OrderColumn | null>([['style', 'caption']]);
    expect(suggestOrderMapping(['Case name', 'Style'], remembered).caption).toBe(1);
  });

  it.each([
    ['caption', 'Caption'],
    ['parties.0.name', 'Parties'],
    ['deposition.witness', 'Witness'],
    ['deposition.expectedHours', 'Deposition hours'],
    ['mayCostMoreCents', 'May cost more by'],
    ['reportRecipients.1', 'Report recipients'],
  ])('%s is read from %s', (field, column) => {
    expect(columnOfField(field)).toBe(column);
  });
});

describe('a path in an archive', () => {
  const keys = new Set(['ocf20260017', 'ocf2026', '12']);

  it.each([
    ['OCF-2026-0017/notice.pdf', 'ocf20260017'],
    ['OCF-2026-0017 notice.pdf', 'ocf20260017'],
    ['ocf_2026_0017.pdf', 'ocf20260017'],
    ['batch/OCF-2026-0017 Larch/exhibits/a.pdf', 'ocf20260017'],
    ['OCF-2026-00171.pdf', 'ocf2026'],
    ['12/OCF-2026-0017/a.pdf', 'ocf20260017'],
    ['123.pdf', undefined],
    ['notice OCF-2026-0017.pdf', undefined],
  ])('%s belongs to %s', (path, key) => {
    expect(fileNumberOf(path, keys)).toBe(key);
  });

  it.each(['__MACOSX/a/._b.pdf', 'a/.DS_Store', 'Thumbs.db'])('%s is litter', (path) => {
    expect(isArchiveLitter(path)).toBe(true);
  });
});

it('near names are those with the same words or nearly the same letters', () => {
  const names = ['Stanley Mosk Courthouse', 'Compton Courthouse', 'Santa Monica Courthouse'];
  expect(nearNames(names, 'LA Superior Court - Stanley Mosk')).toEqual(['Stanley Mosk Courthouse']);
  expect(nearNames(names, 'Comptom Courthouse')[0]).toBe('Compton Courthouse');
  expect(nearNames(names, 'xyz')).toEqual([]);
});
