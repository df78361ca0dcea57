import { expect, it } from 'vitest';
import { templateFacts } from './template-facts.ts';

const names = { court: 'Kern Superior Court, Kern County, CA', appearanceType: 'Trial call' };

it('tells in words what is filled in, and leaves out what is not', () => {
  const groups = templateFacts(
    {
      court: 'c',
      appearanceType: 't',
      time: '08:45',
      expectedMinutes: 45,
      mode: 'in_person',
      judge: '  ',
      representedParty: 'Heron Mill LLC',
      representedSide: 'plaintiff',
      parties: [{ name: 'Rowan Thistle', role: 'defendant' }, { name: 'Nobody’s role' }, null],
      contactName: 'Casey Fernhollow',
      contactPhone: '(555) 010-0142',
    },
    names,
  );
  expect(groups).toEqual([
    {
      title: 'Hearing',
      facts: [
        { name: 'Court', value: 'Kern Superior Court, Kern County, CA' },
        { name: 'Kind of hearing', value: 'Trial call' },
        { name: 'Time', value: '8:45 AM' },
        { name: 'Expected length', value: '45 minutes' },
        { name: 'Attended', value: 'In person' },
      ],
    },
    {
      title: 'Case',
      facts: [
        { name: 'You represent', value: 'Heron Mill LLC, plaintiff or petitioner' },
        {
          name: 'Named for the conflict check',
          value: 'Rowan Thistle (defendant or respondent), Nobody’s role',
        },
      ],
    },
    {
      title: 'Contacts and billing',
      facts: [{ name: 'Day-of contact', value: 'Casey Fernhollow, (555) 010-0142' }],
    },
  ]);
});

it('says when a court or a kind of hearing is gone, and takes anything for a form', () => {
  const gone = { court: undefined, appearanceType: undefined };
  expect(templateFacts({ court: 'c', appearanceType: 't' }, gone)[0]?.facts).toEqual([
    { name: 'Court', value: 'No longer in our directory' },
    { name: 'Kind of hearing', value: 'No longer offered' },
  ]);
  expect(templateFacts({ caption: {}, parties: 'x', mode: 7, court: null }, gone)).toEqual([]);
});
