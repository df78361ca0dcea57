import { decide, refusalText } from '@courtside/domain/appearances';
import { cancellationPercent } from '@courtside/domain/policies';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import { databaseNowMs } from '../../platform/db/now.ts';
import type { Origin } from '../../platform/http/context.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { Refusal } from '../../platform/refusal.ts';
import { releaseRedemption } from '../coupons/index.ts';
import { getPolicies } from '../policies/index.ts';
import { lockOwnAppearance, transitionAppearance } from './transition-appearance.ts';

interface CancellationFacts {
  status: 'payment_due' | 'open' | 'assigned';
  hearingAtMs: number;
  clientTotalCents: number;
  isAccepted: boolean;
}

const selectFacts = statement<CancellationFacts>(
  'select_cancellation_facts',
  `select a.status, (extract(epoch from a.hearing_at) * 1000)::float8 as "hearingAtMs",
          a.client_total_cents as "clientTotalCents",
          exists (select from assignments s
                   where s.appearance_id = a.id and s.released_at is null) as "isAccepted"
     from appearances a where a.id = $1 and a.client_id = $2`,
);

/** What canceling costs at this moment, by the policy in force. */
export async function previewCancellation(db: DbOrTx, id: string, clientId: string) {
  const facts = await db.first(selectFacts, [id, clientId]);
  if (!facts) throw new Refusal('not_found');
  const [policies, nowMs] = [await getPolicies(db), await databaseNowMs(db)];
  const decision = decide('cancel', { ...facts, policies }, 'client', nowMs);
  if (!decision.allowed) {
    throw new Refusal('conflict', { message: refusalText(decision.because) });
  }
  const hoursLeft = (facts.hearingAtMs - nowMs) / 3_600_000;
  const percent = cancellationPercent(policies.cancellation, { ...facts, hoursLeft });
  const feeCents = Math.round((facts.clientTotalCents * percent) / 100);
  return { percent, feeCents, refundCents: facts.clientTotalCents - feeCents, hoursLeft };
}

const setFee = statement<never>(
  'set_cancellation_fee',
  'update appearances set cancellation_fee_cents = $2 where id = $1',
);

/** Cancels coverage for the fee that the client was shown. A code that cost nothing is given back. */
export async function cancelAppearance(
  tx: Tx,
  jobs: JobSender,
  {
    id,
    clientId,
    origin,
    expectedFeeCents,
    reason,
  }: {
    id: string;
    clientId: string;
    origin: Origin;
    expectedFeeCents: number;
    reason: string | null;
  },
): Promise<void> {
  const appearance = await lockOwnAppearance(tx, id, clientId);
  const { percent, feeCents, refundCents } = await previewCancellation(tx, id, clientId);
  if (feeCents !== expectedFeeCents) {
    throw new Refusal('price_changed', {
      message: 'The cancellation fee has changed. Please look at it again.',
    });
  }
  await transitionAppearance(tx, jobs, {
    appearance,
    action: 'cancel',
    party: 'client',
    origin,
    details: { percent, feeCents, refundCents, ...(reason && { reason }) },
  });
  await tx.all(setFee, [id, feeCents]);
  if (feeCents === 0) await releaseRedemption(tx, id);
}
