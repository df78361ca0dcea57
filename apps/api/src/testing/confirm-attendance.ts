import { attendance } from '@courtside/contract/attendance';
import type { LightMyRequestResponse } from 'fastify';
import { termsOf } from './accept-offer.ts';
import type { TestApp } from './build-test-app.ts';
import type { SignedInUser } from './factories.ts';

/** Confirms an appearance as it stands, unless the attorney was shown something else. */
export async function confirmAttendance(
  test: TestApp,
  { token }: Pick<SignedInUser, 'token'>,
  id: string,
  body: Record<string, unknown> = {},
): Promise<LightMyRequestResponse> {
  const { db } = test.platform;
  const [fee] = await db.sql<{ expectedFeeCents: number }>(
    'select attorney_total_cents as "expectedFeeCents" from appearances where id = $1',
    [id],
  );
  return test.call(attendance.confirm, {
    token,
    params: { id },
    body: { ...(await termsOf(db, id)), ...fee, ...body },
  });
}
