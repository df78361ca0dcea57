import { describe, expect, test } from 'vitest';
import { laterChanges } from './settle-form.ts';

describe('what was entered after a form was sent', () => {
  const sent = { code: 'spring', isActive: true, areas: ['Civil'], limit: { uses: '1' } };

  test.each([
    { name: 'nothing', now: structuredClone(sent), changed: [] },
    { name: 'a word', now: { ...sent, code: 'SPRING' }, changed: ['code'] },
    { name: 'a box', now: { ...sent, isActive: false }, changed: ['isActive'] },
    { name: 'a list', now: { ...sent, areas: ['Civil', 'Probate'] }, changed: ['areas'] },
    { name: 'inside a group', now: { ...sent, limit: { uses: '2' } }, changed: ['limit'] },
    { name: 'a field that came up since', now: { ...sent, note: 'x' }, changed: ['note'] },
  ])('$name', ({ now, changed }) => {
    expect(laterChanges<Record<string, unknown>>(sent, now)).toEqual(changed);
  });
});
