import { results as endpoints } from '@courtside/contract/results';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../testing/factories.ts';
import { buildFilesApp, type FilesApp } from '../../testing/files.ts';
import { oneAfterTheOther } from '../../testing/one-after-the-other.ts';
import { anAppearanceToReport, submitReport } from '../../testing/results.ts';
import { lockAppearance } from '../appearances/index.ts';
import { dropDraft } from './drafts.ts';

let test: FilesApp;
beforeAll(async () => {
  test = await buildFilesApp();
});
afterAll(() => test.stop());

const get = (attorney: SignedInUser, id: string) =>
  test.call(endpoints.getForAttorney, { token: attorney.token, params: { id } });

describe('a draft', () => {
  const save = (attorney: SignedInUser, id: string, revision: number, narrative: string) =>
    test.call(endpoints.saveDraft, {
      token: attorney.token,
      params: { id },
      body: { data: { narrative }, revision },
    });

  it('is kept for any device, and never overwrites what another device wrote', async () => {
    const { id, attorney } = await anAppearanceToReport(test);
    expect((await get(attorney, id)).json()).toMatchObject({ draft: { data: null, revision: 0 } });
    expect((await save(attorney, id, 0, 'one')).json()).toMatchObject({ revision: 1 });
    expect((await save(attorney, id, 1, 'two')).json()).toMatchObject({ revision: 2 });
    const stale = await save(attorney, id, 1, 'stale');
    expect([stale.statusCode, stale.json<{ message: string }>().message]).toEqual([
      409,
      'This report was changed or sent on another device.',
    ]);
    expect((await get(attorney, id)).json()).toMatchObject({
      draft: { data: { narrative: 'two' }, revision: 2 },
    });
  });

  it('goes when the report is sent, and a late save brings it back no more', async () => {
    const { id, attorney } = await anAppearanceToReport(test);
    await save(attorney, id, 0, 'one');
    await submitReport(test, { id, attorney });
    expect((await get(attorney, id)).json()).toMatchObject({ draft: { data: null } });
    expect((await save(attorney, id, 1, 'late')).statusCode).toBe(409);
  });

  it('is not brought back by a save that comes while the report is being sent', async () => {
    const { id, attorney } = await anAppearanceToReport(test);
    await save(attorney, id, 0, 'one');
    const late = await oneAfterTheOther(
      test,
      async (tx) => {
        await lockAppearance(tx, id);
        await dropDraft(tx, id, attorney.id);
      },
      () => save(attorney, id, 1, 'late'),
    );
    expect(late.statusCode).toBe(409);
    expect((await get(attorney, id)).json()).toMatchObject({ draft: { data: null } });
  });
});
