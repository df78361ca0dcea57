import { isDeepStrictEqual } from 'node:util';
import type { Mode, PartyRole, Side } from '@courtside/domain/appearances';
import { statement, type Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { LockedAppearance } from '../appearances/index.ts';

/** What an attorney was shown of an appearance that they commit to. */
export interface ShownTerms {
  expectedFeeCents: number;
  expectedCourt: string;
  expectedHearingAt: string;
  expectedType: string;
  expectedMinutes: number;
  expectedMode: Mode;
  expectedSide: Side;
  expectedParties: Terms['parties'];
}

interface Terms {
  feeCents: number;
  court: string;
  type: string;
  minutes: number;
  mode: Mode;
  side: Side;
  parties: readonly { name: string; role: PartyRole }[];
}

const selectTerms = statement<Terms>(
  'select_terms',
  `select a.attorney_total_cents as "feeCents", a.court_id as court, t.name as type,
          a.expected_minutes as minutes, a.mode, a.details ->> 'representedSide' as side,
          (select jsonb_agg(jsonb_build_object('name', p.name, 'role', p.role) order by p.position)
             from appearance_parties p where p.appearance_id = a.id) as parties
     from appearances a join appearance_types t on t.id = a.appearance_type_id where a.id = $1`,
);

/** Nobody commits to what the client has changed since they looked at it. */
export async function refuseOtherTerms(
  tx: Tx,
  { id, hearingAtMs }: LockedAppearance,
  { expectedFeeCents, expectedCourt, expectedHearingAt, expectedParties, ...expected }: ShownTerms,
): Promise<void> {
  const terms = await tx.first(selectTerms, [id]);
  if (terms?.feeCents !== expectedFeeCents) throw new Refusal('price_changed');
  if (terms.court !== expectedCourt || hearingAtMs !== Date.parse(expectedHearingAt)) {
    throw new Refusal('conflict', {
      message: 'The client has moved this hearing. Please look at it again.',
    });
  }
  if (
    terms.type !== expected.expectedType ||
    terms.minutes !== expected.expectedMinutes ||
    terms.mode !== expected.expectedMode ||
    terms.side !== expected.expectedSide
  ) {
    throw new Refusal('conflict', {
      message: 'The client has changed this appearance. Please look at it again.',
    });
  }
  if (!isDeepStrictEqual(expectedParties, terms.parties)) {
    throw new Refusal('conflict', {
      message: 'The client has changed the names in this case. Please look at them again.',
    });
  }
}
