import { offers } from '@courtside/contract/offers';
import type { LightMyRequestResponse } from 'fastify';
import type { Db } from '../platform/db/database.ts';
import type { TestApp } from './build-test-app.ts';
import type { SignedInUser } from './factories.ts';

/** What an attorney is shown before they take an appearance that the factories made, and sends back. */
export async function termsOf(db: Db, id: string) {
  const [shown] = await db.sql<{
    expectedCourt: string;
    expectedHearingAt: string;
    expectedType: string;
    expectedMinutes: number;
    expectedMode: string;
    expectedSide: string;
    expectedParties: { name: string; role: string }[];
  }>(
    `select court_id as "expectedCourt", hearing_at as "expectedHearingAt",
            t.name as "expectedType", expected_minutes as "expectedMinutes",
            mode as "expectedMode", details ->> 'representedSide' as "expectedSide",
            (select jsonb_agg(jsonb_build_object('name', p.name, 'role', p.role) order by p.position)
               from appearance_parties p where p.appearance_id = a.id) as "expectedParties"
       from appearances a join appearance_types t on t.id = a.appearance_type_id where a.id = $1`,
    [id],
  );
  if (!shown) throw new Error('There is no such appearance');
  return { expectedFeeCents: 11_000, ...shown };
}

/** Takes an appearance on the terms it stands at, unless others are given. */
export async function acceptOffer(
  test: TestApp,
  { token }: Pick<SignedInUser, 'token'>,
  id: string,
  body: Record<string, unknown> = {},
): Promise<LightMyRequestResponse> {
  return test.call(offers.accept, {
    token,
    params: { id },
    body: { attestsNoConflict: true, ...(await termsOf(test.platform.db, id)), ...body },
  });
}
