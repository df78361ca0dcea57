import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anUpload, buildFilesApp, type FilesApp } from '../../testing/files.ts';
import { oneAfterTheOther } from '../../testing/one-after-the-other.ts';
import { anAppearanceToReport, submitReport } from '../../testing/results.ts';

let test: FilesApp;
beforeAll(async () => {
  test = await buildFilesApp();
});
afterAll(() => test.stop());

describe('documents and receipts', () => {
  it('go with the report, only the attorney’s own of this appearance', async () => {
    const { id, attorney, client } = await anAppearanceToReport(test);
    const order = await anUpload(test, { token: attorney.token, kind: 'order', appearance: id });
    const receipt = await anUpload(test, {
      token: attorney.token,
      kind: 'receipt',
      appearance: id,
      name: 'parking.pdf',
    });
    const others = await anUpload(test, { token: client.token, appearance: id });
    const expense = { code: 'E109', description: 'Parking', cents: 7_500 };
    const refused = await submitReport(
      test,
      { id, attorney },
      { files: [order, others], expenses: [{ ...expense, file: others }] },
    );
    const gone = 'This file is no longer here. Please add it again.';
    expect([refused.statusCode, refused.json<{ errors: object }>().errors]).toEqual([
      400,
      { 'files.1': gone, 'expenses.0.file': gone },
    ]);
    const sent = await submitReport(
      test,
      { id, attorney },
      { files: [order], expenses: [{ ...expense, file: receipt }] },
    );
    expect(sent.json()).toMatchObject({
      versions: [
        {
          files: [
            { uid: order, kind: 'order' },
            { uid: receipt, kind: 'receipt', name: 'parking.pdf' },
          ],
        },
      ],
    });
  });

  it('that are taken back at that moment are asked for again', async () => {
    const { id, attorney } = await anAppearanceToReport(test);
    const file = await anUpload(test, { token: attorney.token, kind: 'order', appearance: id });
    const answer = await oneAfterTheOther(
      test,
      async (tx) => tx.sql('delete from files where id = $1', [file]),
      async () => submitReport(test, { id, attorney }, { files: [file] }),
    );
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      400,
      { 'files.0': 'This file is no longer here. Please add it again.' },
    ]);
  });

  it('can be taken back until a report names them', async () => {
    const { id, attorney } = await anAppearanceToReport(test);
    const upload = () => anUpload(test, { token: attorney.token, kind: 'order', appearance: id });
    const [wrong, right] = [await upload(), await upload()];
    const remove = (uid: string) =>
      test.app.inject({
        method: 'DELETE',
        url: `/v1/file/${uid}`,
        headers: { authorization: `Bearer ${attorney.token}` },
      });
    expect((await remove(wrong)).statusCode).toBe(200);
    await submitReport(test, { id, attorney }, { files: [right] });
    expect((await remove(right)).statusCode).toBe(409);
  });
});
