import { results as endpoints } from '@courtside/contract/results';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { aReportedAppearance, aResult } from '../../testing/results.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

type Approve = (typeof endpoints)['approve' | 'approveByAdmin'];
const approve = async (endpoint: Approve, { token }: SignedInUser, id: string, version: number) => {
  const answer = await test.call(endpoint, { token, params: { id }, body: { version } });
  const { status, message } = answer.json<{ status?: string; message?: string }>();
  return [answer.statusCode, status ?? message];
};

describe('a version that came while another was read', () => {
  it.each([
    ['client', endpoints.approve],
    ['admin', endpoints.approveByAdmin],
  ] as const)('is not approved unread by a %s', async (role, endpoint) => {
    const { id, client, attorney } = await aReportedAppearance(test);
    const who = role === 'client' ? client : await aSignedInUser(test.platform.db, 'admin');
    const amended = await test.call(endpoints.amend, {
      token: attorney.token,
      params: { id },
      body: aResult({ reason: 'The motion was denied after all.', outcome: 'denied' }),
    });
    expect(amended.statusCode).toBe(201);
    expect(await approve(endpoint, who, id, 1)).toEqual([
      409,
      'The report was amended meanwhile. Please read the new version first.',
    ]);
    expect(await approve(endpoint, who, id, 2)).toEqual([200, 'completed']);
  });
});
