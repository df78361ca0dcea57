import { describe, expect, it } from 'vitest';
import { blankValues, draftOf, orderOf, templateOf, valuesFrom } from './order-values.ts';

const attorney = '0192f0c1-0000-7000-8000-00000000000a';
const filled = {
  ...blankValues,
  caption: 'Otter v. Moon',
  time: '09:30',
  parties: [
    { name: 'Otter', role: 'plaintiff' as const },
    { name: ' ', role: 'defendant' as const },
  ],
  preferredAttorney: { value: attorney, label: 'Robin Hale' },
  reportRecipients: 'a@example.test; b@example.test',
  coupon: 'FIRST25',
  templateName: 'Mine',
  files: [
    {
      uid: attorney,
      name: 'notice.pdf',
      kind: 'notice' as const,
      size: 7,
      addedAt: '2026-11-15T00:00:00.000Z',
    },
  ],
};

describe('a draft', () => {
  it('holds what was entered under the names of an order, and nothing empty', () => {
    expect(draftOf(filled)).toEqual({
      caption: 'Otter v. Moon',
      time: '09:30',
      mode: 'in_person',
      parties: [{ name: 'Otter', role: 'plaintiff' }],
      preferredAttorney: attorney,
      attorneyNames: { [attorney]: 'Robin Hale' },
      reportRecipients: ['a@example.test', 'b@example.test'],
      coupon: 'FIRST25',
      files: filled.files,
    });
    expect(draftOf(blankValues)).toEqual({ mode: 'in_person' });
  });

  it('fills the form again as it was, on any device', () => {
    const again = valuesFrom(JSON.parse(JSON.stringify(draftOf(filled))) as object as never);
    expect(again).toEqual({
      ...filled,
      parties: [{ name: 'Otter', role: 'plaintiff' }],
      reportRecipients: 'a@example.test, b@example.test',
      templateName: '',
    });
  });

  it('of another make fills what can be read of it', () => {
    const odd = { mode: 'by owl', parties: 'none', date: 7, deposition: { witness: 'Ann' } };
    expect(valuesFrom(odd)).toEqual({
      ...blankValues,
      deposition: { ...blankValues.deposition, witness: 'Ann' },
    });
  });

  it('of a stored order turns what is missing into empty fields', () => {
    const stored = { judge: null, expectedMinutes: 45, deposition: null, mayCostMoreCents: 0 };
    expect(valuesFrom(stored)).toEqual({
      ...blankValues,
      expectedMinutes: 45,
      mayCostMoreCents: 0,
    });
  });
});

it('keeps the day, the files and the code out of a template', () => {
  const kept = templateOf({ ...filled, date: '2026-12-01', which: 'later' });
  expect(kept).not.toHaveProperty('date');
  expect(kept).not.toHaveProperty('time');
  expect(kept).not.toHaveProperty('which');
  expect(kept).not.toHaveProperty('files');
  expect(kept).not.toHaveProperty('coupon');
  expect(kept).toMatchObject({ caption: 'Otter v. Moon' });
});

describe('the order of a form', () => {
  it('leaves out blank rows and what belongs to another way of attending', () => {
    const remote = { remoteLink: 'https://example.test/1', remotePasscode: '77' };
    const order = orderOf({ ...filled, ...remote }, { isDeposition: false });
    expect(order).toMatchObject({
      parties: [{ name: 'Otter', role: 'plaintiff' }],
      remoteLink: '',
      remotePasscode: '',
      preferredAttorney: attorney,
      mayCostMoreCents: 0,
      deposition: null,
    });
    expect(order).not.toHaveProperty('coupon');
    expect(order).not.toHaveProperty('which');
    expect(orderOf({ ...filled, ...remote, mode: 'phone' }, { isDeposition: false })).toMatchObject(
      {
        remoteLink: '',
        remotePasscode: '77',
      },
    );
  });

  it('has the fields of a deposition only if it is one', () => {
    const deposition = { ...blankValues.deposition, witness: 'Ann', expectedHours: '2.5' };
    expect(orderOf({ ...filled, deposition }, { isDeposition: true }).deposition).toEqual({
      witness: 'Ann',
      isExpert: false,
      expectedHours: 2.5,
      location: '',
      notice: '',
    });
    expect(orderOf({ ...filled, deposition }, { isDeposition: false }).deposition).toBeNull();
  });
});
